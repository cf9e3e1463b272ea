#include "simulated.hpp"

#include "../msrpp/complaint.hpp"
#include "../msrpp/families/targets.hpp"

#include <msr/amd/counters/target.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/sim/machine.hpp>
#include <msr/sim/pentium4.hpp>
#include <msr/sim/select_amd.hpp>
#include <msr/sim/select_perfmon.hpp>

#include <fmt/format.h>

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::machine {

namespace {

/// A processor whose counters select events.
template <typename Pmu>
class select_processor : public simulated {
public:
    select_processor(const typename Pmu::target &on, unsigned cpus)
        : machine_{on, listed_rows(on), {.cpus = cpus}} {}

    unsigned cpus() const override { return machine_.cpus(); }
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &into) override {
        return machine_.read(cpu, address, into);
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override {
        return machine_.write(cpu, address, value);
    }
    void count(unsigned cpu, const msr::sim::tally &what) override { machine_.count(cpu, what); }
    std::vector<std::string> not_simulated(unsigned cpu) override {
        std::vector<std::string> sentences;
        for (const msr::sim::still_counter &each : machine_.not_simulated(cpu))
            sentences.push_back(fmt::format("{} stays still: {}", each.counter, each.text()));
        return sentences;
    }

private:
    msr::sim::machine<Pmu> machine_;
};

} // namespace

std::unique_ptr<simulated> simulated_processor(const family &of, unsigned cpus) {
    if (msr::perfmon::target on{}; perfmon_target(of, on))
        return std::make_unique<select_processor<msr::sim::perfmon_pmu>>(on, cpus);
    if (msr::amd::target on{}; amd_target(of, on))
        return std::make_unique<select_processor<msr::sim::amd_pmu>>(on, cpus);
    complain(wrong_usage, fmt::format("machine: no simulated processor for --cpu {}", of.name));
}

} // namespace msrpp::machine
