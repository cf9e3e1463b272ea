// The time of a core as a sum: clocks are micro-ops divided by the width of the core, and a penalty
// for each miss and each misprediction.
//
//   cycles = uops / width + sum of penalty * signal
//
// The micro-ops are fused micro-ops, except for cores that do not fuse.
//
// Each clock has as many issue slots as the core is wide. Slots of the first term are used by
// micro-ops that retire, slots of a penalty are lost to its miss or misprediction; both together
// are all slots.
//
// Limits: the time is a documented estimate, linear in signals. Waits do not overlap, and
// instructions do not depend on each other: a chain of dependent instructions takes too few clocks,
// misses that overlap too many. Penalties are the published latencies less what out-of-order
// execution usually hides (`overlap`).
#pragma once

#include <msr/sim/caches/core_caches.hpp>
#include <msr/sim/caches/translation.hpp>
#include <msr/sim/events/signal.hpp>

#include <cstdint>

namespace msr::sim {

/// The costs of execution, in clocks of the core, for the model of time.
struct timing_shape {
    unsigned width = 4;         ///< micro-ops that the core issues in a clock, at least 1
    unsigned mispredicted = 15; ///< clocks that a mispredicted branch costs
    /// Clocks until a line comes from the cache level between the first and the second.
    unsigned mid = 9;
    unsigned second = 12;    ///< clocks until a line comes from the second-level cache
    unsigned third = 40;     ///< clocks until a line comes from the third-level cache
    unsigned memory = 200;   ///< clocks until a line comes from memory
    unsigned second_tlb = 7; ///< clocks of an address translation that the second-level TLB has
    unsigned walk = 30;      ///< clocks of an address translation by a page walk
    unsigned division = 20;  ///< clocks that a division costs
    /// The sixteenths of the clocks of each miss in which the core waits, 0 to 16; the other clocks
    /// overlap with other work. Stores and fetches wait as loads do.
    unsigned waited_of_16 = 8;
    /// The clocks of the time stamp counter for 100 clocks of the core.
    unsigned reference_percent = 100;
    bool fuses = true; ///< whether a load and its computation take one issue slot

    friend constexpr bool operator==(const timing_shape &, const timing_shape &) = default;
};

/// The progress of a CPU (its pace) since the player began to count it: ticks (see class `timing`),
/// micro-ops and fetches.
struct pace {
    static constexpr std::uint64_t window = 32; ///< bytes of code that one fetch takes

    std::uint64_t ticks{};   ///< time of the CPU in ticks of class `timing`
    std::uint64_t ops{};     ///< fused micro-ops of the blocks that have begun
    std::uint64_t fetches{}; ///< windows of 32 bytes of code in the blocks that have begun

    /// Adds the ticks, micro-ops and fetches of a step.
    constexpr void go_on(const pace &step) {
        ticks += step.ticks;
        ops += step.ops;
        fetches += step.fetches;
    }
};

/// A model of time: computes clocks and issue slots from signals. A clock has 16 ticks for each
/// micro-op of the core's width, so that all costs are whole numbers of ticks.
class timing {
public:
    /// A sentence on where the model of time is simpler than real processors.
    static constexpr const char *limits =
        "cycles: uops / width + penalties of misses, mispredictions and divisions; an estimate, "
        "linear, without dependences";

    /// Makes the model of time. `shape`: widths, latencies in clocks and penalties; the width is at
    /// least 1.
    explicit constexpr timing(const timing_shape &shape)
        : shape_{shape}, memory_{std::uint64_t{100} * shape.memory} {
        work_out_waits();
    }

    /// Slows memory down to `percent` (1 to 100) of its speed: the latency of memory grows.
    constexpr void slow_memory(unsigned percent) {
        memory_ = std::uint64_t{100} * 100 * shape_.memory / percent;
        work_out_waits();
    }

    /// Sets the clocks and issue slots of a tally (counts of signals) from its other counts.
    /// Fractions of a clock are kept for the next call.
    constexpr void tell(tally &counted) {
        const std::uint64_t uops = micro_ops_of(counted) + uops_left_;
        uops_left_ = uops % shape_.width;
        const std::uint64_t waits = waits_of(counted) * shape_.waited_of_16 + waits_left_;
        waits_left_ = waits % 16;
        const std::uint64_t mispredicted =
            counted[signal::mispredicted_branches] * shape_.mispredicted;
        const std::uint64_t divisions = counted[signal::divisions] * shape_.division;
        const std::uint64_t cycles = uops / shape_.width + waits / 16 + mispredicted + divisions;
        counted[signal::cycles] = cycles;
        const std::uint64_t fetches = clocks_of_fetches(counted, waits / 16);
        const std::uint64_t used = uops / shape_.width * shape_.width;
        counted[signal::used_slots] = used;
        const std::uint64_t heavy = counted[signal::heavy_uops] + heavy_left_;
        counted[signal::heavy_slots] = heavy < used ? heavy : used;
        heavy_left_ = heavy - counted[signal::heavy_slots];
        counted[signal::slots_of_mispredictions] = mispredicted * shape_.width;
        counted[signal::recovery_clocks] = mispredicted;
        counted[signal::slots_of_fetches] = fetches * shape_.width;
        counted[signal::slots_of_memory] = (waits / 16 - fetches) * shape_.width;
        counted[signal::slots_of_backend] =
            counted[signal::slots_of_memory] + divisions * shape_.width;
        const std::uint64_t reference = cycles * shape_.reference_percent + reference_left_;
        counted[signal::reference_cycles] = reference / 100;
        reference_left_ = reference % 100;
    }

    /// Returns the ticks of a clock of the core.
    constexpr std::uint64_t ticks_of_clock() const { return std::uint64_t{16} * shape_.width; }
    /// Returns the ticks that the computations of a block take.
    constexpr std::uint64_t ticks_of(const tally &block) const {
        return ticks_of_op * micro_ops_of(block) +
               block[signal::divisions] * shape_.division * ticks_of_clock();
    }
    /// Returns the ticks that a CPU waits for an access. `source`: cache level that the line came
    /// from. `translation`: TLB level that translated the address.
    constexpr std::uint64_t ticks_of_wait(level source, translated translation) const {
        return waits_[static_cast<unsigned>(source)][static_cast<unsigned>(translation)];
    }
    /// Returns the ticks that a branch misprediction costs.
    constexpr std::uint64_t ticks_of_misprediction() const {
        return shape_.mispredicted * ticks_of_clock();
    }
    /// Returns the clocks until a line comes from a cache level or from memory; 0 for the first
    /// level.
    constexpr unsigned latency_of(level source) const {
        switch (source) {
        case level::first:
            return 0;
        case level::mid:
            return shape_.mid;
        case level::second:
            return shape_.second;
        case level::third:
            return shape_.third;
        case level::memory:
            break;
        }
        return static_cast<unsigned>(memory_ / 100);
    }
    /// Returns the clocks until a translation comes from a TLB level or a page walk; 0 for the
    /// first level.
    constexpr unsigned latency_of(translated translation) const {
        if (translation == translated::first) return 0;
        return translation == translated::second ? shape_.second_tlb : shape_.walk;
    }

    /// Returns the clocks of the time stamp counter for 100 clocks of the core.
    constexpr unsigned reference_percent() const { return shape_.reference_percent; }

    /// Smallest number of ticks that a fused micro-op takes.
    static constexpr std::uint64_t ticks_of_op = 16;

private:
    timing_shape shape_;
    std::uint64_t memory_; ///< latency of memory, in hundredths of a clock of the core
    std::uint64_t uops_left_ = 0;
    /// heavy micro-ops (signal `heavy_uops`) that the signal `heavy_slots` does not include yet
    std::uint64_t heavy_left_ = 0;
    std::uint64_t waits_left_ = 0;
    std::uint64_t fetches_left_ = 0;
    std::uint64_t reference_left_ = 0;
    std::uint64_t waits_[static_cast<unsigned>(level::memory) + 1]
                        [static_cast<unsigned>(translated::walked) + 1]{};

    constexpr std::uint64_t micro_ops_of(const tally &counted) const {
        return counted[shape_.fuses ? signal::fused_uops : signal::uops];
    }

    constexpr void work_out_waits() {
        for (unsigned begin = 0; begin <= static_cast<unsigned>(level::memory); ++begin)
            for (unsigned translation = 0; translation <= static_cast<unsigned>(translated::walked);
                 ++translation)
                waits_[begin][translation] =
                    std::uint64_t{latency_of(static_cast<level>(begin)) +
                                  latency_of(static_cast<translated>(translation))} *
                    shape_.waited_of_16 * shape_.width;
    }

    /// Returns how many of `total` clocks of waiting are spent on fetches of code; the clocks of
    /// fetches beyond `total` are kept for the next call.
    constexpr std::uint64_t clocks_of_fetches(const tally &counted, std::uint64_t total) {
        const std::uint64_t memory = counted[signal::l3_code_misses];
        const std::uint64_t third = counted[signal::l2_code_misses] - memory;
        const std::uint64_t waits = counted[signal::l2_code_hits] * shape_.second +
                                    third * shape_.third + memory * memory_ / 100 +
                                    counted[signal::stlb_code_hits] * shape_.second_tlb +
                                    counted[signal::code_walks] * shape_.walk;
        fetches_left_ += waits * shape_.waited_of_16;
        const std::uint64_t clocks = fetches_left_ / 16 < total ? fetches_left_ / 16 : total;
        fetches_left_ -= clocks * 16;
        return clocks;
    }

    constexpr std::uint64_t waits_of(const tally &counted) const {
        const std::uint64_t mid = counted[signal::mid_load_hits] + counted[signal::mid_store_hits];
        const std::uint64_t second =
            counted[signal::l2_load_hits] + counted[signal::other_l2_load_hits] +
            counted[signal::l2_store_hits] + counted[signal::other_l2_store_hits] +
            counted[signal::l2_code_hits];
        const std::uint64_t memory = counted[signal::l3_misses];
        const std::uint64_t third = counted[signal::l3_references] - memory;
        const std::uint64_t second_tlb = counted[signal::stlb_load_hits] +
                                         counted[signal::stlb_store_hits] +
                                         counted[signal::stlb_code_hits];
        const std::uint64_t walks = counted[signal::load_walks] + counted[signal::store_walks] +
                                    counted[signal::code_walks];
        return mid * shape_.mid + second * shape_.second + third * shape_.third +
               memory * memory_ / 100 + second_tlb * shape_.second_tlb + walks * shape_.walk;
    }
};

} // namespace msr::sim
