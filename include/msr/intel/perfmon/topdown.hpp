// IA32_PERF_METRICS: the uses of the pipeline's issue slots, as shares of 255. Sources: the Linux
// driver (arch/x86/events/intel/core.c) and its description of topdown metrics; the fields in
// test/facts/intel/intel_arch_pmu_fields.csv. Nothing was measured here.
#pragma once

#include <msr/core/register.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/intel/perfmon/registers/global_registers.hpp>

#include <cstdint>

namespace msr::perfmon {

/// The value of a field of IA32_PERF_METRICS that stands for all slots.
inline constexpr unsigned all_slots = 0xff;

/// The uses of issue slots, as shares of 255. The shares of the first level, `retiring` to
/// `backend_bound`, add up to about 255, as each is rounded. The shares of the second level are
/// parts of the shares of the first level, on processors whose register has eight fields; otherwise
/// the shares of the second level are 0.
struct topdown {
    unsigned retiring{};
    unsigned bad_speculation{};
    unsigned frontend_bound{};
    unsigned backend_bound{};
    bool has_second_level{};
    /// Slots of heavy operations, in 255ths of all slots; a part of `retiring`.
    unsigned heavy_operations{};
    /// Slots lost to mispredicted branches, in 255ths of all slots; a part of `bad_speculation`.
    unsigned branch_mispredict{};
    /// Slots lost while the front end waits for instructions, in 255ths; a part of
    /// `frontend_bound`.
    unsigned fetch_latency{};
    /// Slots lost while the back end waits for memory, in 255ths; a part of `backend_bound`.
    unsigned memory_bound{};

    /// Each function returns the rest of a share of the first level, without the part that is a
    /// member, in 255ths of all slots; 0 where rounding made the part larger than the whole.
    constexpr unsigned light_operations() const { return rest(retiring, heavy_operations); }
    constexpr unsigned machine_clears() const { return rest(bad_speculation, branch_mispredict); }
    constexpr unsigned fetch_bandwidth() const { return rest(frontend_bound, fetch_latency); }
    constexpr unsigned core_bound() const { return rest(backend_bound, memory_bound); }

    friend constexpr bool operator==(const topdown &, const topdown &) = default;

private:
    static constexpr unsigned rest(unsigned whole, unsigned part) {
        return whole > part ? whole - part : 0;
    }
};

/// Returns the shares in a value of IA32_PERF_METRICS, on a processor whose register has `layout`;
/// all 0 where the processor lacks the register.
constexpr topdown topdown_of(std::uint64_t metrics, metrics_layout layout) {
    if (layout == metrics_layout::none) return {};
    const auto value = decode<perf_metrics_spr>(metrics);
    topdown result{.retiring = value.retiring,
                   .bad_speculation = value.bad_speculation,
                   .frontend_bound = value.frontend_bound,
                   .backend_bound = value.backend_bound,
                   .has_second_level = layout == metrics_layout::spr};
    if (!result.has_second_level) return result;
    result.heavy_operations = value.heavy_ops;
    result.branch_mispredict = value.branch_mispredict;
    result.fetch_latency = value.fetch_latency;
    result.memory_bound = value.memory_bound;
    return result;
}

/// Returns the slots of a share, rounded down.
/// `slot_count`: the slots that fixed counter 3 has counted since the counter and IA32_PERF_METRICS
/// were cleared together; `share`: 0 to 255.
constexpr std::uint64_t slots_of(unsigned share, std::uint64_t slot_count) {
    const std::uint64_t whole = slot_count / all_slots;
    return whole * share + slot_count % all_slots * share / all_slots;
}

/// Returns the shares of the slots between two readings of slots and IA32_PERF_METRICS that were
/// not cleared in between, rounded to the nearest. `later` was read after `earlier`.
constexpr topdown topdown_between(const topdown &earlier, std::uint64_t earlier_slots,
                                  const topdown &later, std::uint64_t later_slots) {
    const std::uint64_t slot_count = later_slots - earlier_slots;
    if (later_slots <= earlier_slots) return {.has_second_level = later.has_second_level};
    const auto share = [&](unsigned previous, unsigned end) {
        const std::uint64_t first = slots_of(previous, earlier_slots);
        const std::uint64_t second = slots_of(end, later_slots);
        const std::uint64_t used = second > first ? second - first : 0;
        if (used >= slot_count) return all_slots;
        // The slot counts are shifted so that no product has more than 64 bits: a share, at most
        // 255, needs 8 bits of a product.
        const unsigned shift = slot_count >> 55 != 0 ? 9 : 0;
        return static_cast<unsigned>(((used >> shift) * all_slots + (slot_count >> shift) / 2) /
                                     (slot_count >> shift));
    };
    return {.retiring = share(earlier.retiring, later.retiring),
            .bad_speculation = share(earlier.bad_speculation, later.bad_speculation),
            .frontend_bound = share(earlier.frontend_bound, later.frontend_bound),
            .backend_bound = share(earlier.backend_bound, later.backend_bound),
            .has_second_level = later.has_second_level,
            .heavy_operations = share(earlier.heavy_operations, later.heavy_operations),
            .branch_mispredict = share(earlier.branch_mispredict, later.branch_mispredict),
            .fetch_latency = share(earlier.fetch_latency, later.fetch_latency),
            .memory_bound = share(earlier.memory_bound, later.memory_bound)};
}

} // namespace msr::perfmon
