// A simulated processor with branch records that a program feeds with instructions, for unit tests
// of code that reads branch records. Nothing was measured.
//
//   sim::fed_records<sim::machine<sim::perfmon_pmu>> processor{core::skylake, perfmon::skylake};
//   branch_session session{processor, branch_records<perfmon::skylake>, watch_cpu(0)};
//   session.start();
//   processor.branch(true, {.address = 0x401000}, 0x402000);
#pragma once

#include <msr/processor/identity.hpp>
#include <msr/sim/branches/branch_recorder.hpp>
#include <msr/sim/fed.hpp>
#include <msr/sim/models/processor_shapes.hpp>
#include <msr/sim/recorded.hpp>

#include <utility>

namespace msr::sim {

/// A fed processor of one CPU whose branch records hold the branches that the program feeds.
template <typename Machine>
class fed_records : public fed<recorded<Machine>> {
public:
    /// Makes the processor, with the models of caches, predictor and time that `shape_of` names.
    /// Throws std::invalid_argument for a processor without branch records of a known format.
    /// `processor`: the processor; `shape_of` must know its models
    /// `arguments`: the arguments of the machine's constructor
    template <typename... Arguments>
    explicit fed_records(core processor, Arguments &&...arguments)
        : fed<recorded<Machine>>{shape_of(processor)->shape, fed_shape{}, processor,
                                 std::forward<Arguments>(arguments)...},
          recorder_{this->machine().records()} {
        this->looking().add(recorder_);
        recorder_.begin();
    }

private:
    branch_recorder recorder_;
};

} // namespace msr::sim
