// The sampler that fills the registers of branch records while a program is played.
#pragma once

#include <msr/sim/branches/branch_registers.hpp>
#include <msr/sim/player/sampling.hpp>
#include <msr/sim/stream/block_facts.hpp>

#include <cstdint>

namespace msr::sim {

/// A sampler that records the taken branches of programs, which run at user level. The sampler sees
/// a CPU while recording is enabled on it. Add it to the samplers of the player, then call begin().
class branch_recorder : public sampling {
public:
    /// Makes the sampler. `registers`: the registers to be filled; the registers must live as long
    /// as the sampler.
    explicit branch_recorder(branch_registers &registers) : registers_{registers} {
        registers_.on_change({.call =
                                  [](void *self, unsigned cpu, bool is_recording) {
                                      static_cast<branch_recorder *>(self)->want(cpu, is_recording);
                                  },
                              .context = this});
    }
    branch_recorder(const branch_recorder &) = delete;
    branch_recorder &operator=(const branch_recorder &) = delete;
    /// Removes the sampler from the registers.
    ~branch_recorder() override { registers_.on_change({}); }

    /// Makes the sampler see the CPUs that record branches already. Call after samplers::add().
    void begin() {
        for (unsigned cpu = 0; cpu < registers_.cpus(); ++cpu)
            want(cpu, registers_.is_recording(cpu));
    }

    /// Returns that the sampler needs no accesses to memory.
    hits_needed needs_hits() const override { return hits_needed::none; }
    /// Records a branch that is taken.
    void branch(running running_code, const block_facts &facts, bool is_taken, std::uint64_t next,
                bool is_wrong) override {
        if (is_taken)
            registers_.record(running_code.cpu, {.source = facts.branch_address,
                                                 .destination = next,
                                                 .kind = facts.last_branch,
                                                 .is_mispredicted = is_wrong});
    }

private:
    branch_registers &registers_;
};

} // namespace msr::sim
