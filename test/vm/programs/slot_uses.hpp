// Issue slots on registers that msrpp_soft.ko simulates, and counts of the slots by the library's
// register programs.
#pragma once

#include "callers.hpp"

#include <msr/backend/message.hpp>
#include <msr/backend/shim.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/plan.hpp>

#include <array>
#include <cstdint>

namespace slot_uses {

namespace pm = msr::perfmon;

constexpr std::uint32_t slot_counter = 0x30c, metrics = 0x329, fixed_control = 0x38d,
                        global = 0x38f;
constexpr std::uint64_t enabled_slots = 1ULL << 35, enabled_metrics = 1ULL << 48,
                        counts_user = 0x2000, all_bits = ~std::uint64_t{0};
inline int device = -1;

constexpr const auto &first_level =
    msr::plan<pm::sapphire_rapids, pm::topdown_slots.user(), pm::topdown_retiring.user(),
              pm::topdown_bad_spec.user(), pm::topdown_fe_bound.user(), pm::topdown_be_bound.user(),
              pm::topdown_heavy_ops.user()>;

/// Counts of the plan `first_level`: slots, the four uses that add up to all slots, heavy
/// operations.
using counts = std::array<std::uint64_t, 6>;

/// Makes slots of each use in this thread. Four numbers with the sum 255 are the bytes that
/// IA32_PERF_METRICS then holds.
inline void happen(int descriptor, std::uint64_t times, std::uint64_t retiring, std::uint64_t bad,
                   std::uint64_t frontend, std::uint64_t backend, std::uint64_t heavy = 0) {
    msrpp_soft_slots used{
        {retiring * times, bad * times, frontend * times, backend * times, heavy * times, 0, 0, 0}};
    if (raw::call(descriptor, MSRPP_IOCTL_SOFT_SLOTS, &used) != 0) expect("slots happen", false);
}

inline bool same(const char *name, const counts &result, const counts &counts) {
    return expect(
        name, result == counts, "%llu: %llu %llu %llu %llu, %llu",
        static_cast<unsigned long long>(result[0]), static_cast<unsigned long long>(result[1]),
        static_cast<unsigned long long>(result[2]), static_cast<unsigned long long>(result[3]),
        static_cast<unsigned long long>(result[4]), static_cast<unsigned long long>(result[5]));
}

inline bool good(const char *name, const msr::failure &problem) {
    return expect(name, !problem, "%s", msr::message(problem).c_str());
}

/// Returns the registers of a CPU that register programs with shares change.
inline std::array<std::uint64_t, 4> registers_of(unsigned cpu) {
    return {raw::read(device, cpu, slot_counter), raw::read(device, cpu, metrics),
            raw::read(device, cpu, fixed_control), raw::read(device, cpu, global)};
}

inline void leave(unsigned cpu, const std::array<std::uint64_t, 4> &values) {
    raw::write(device, cpu, slot_counter, values[0]);
    raw::write(device, cpu, metrics, values[1]);
    raw::write(device, cpu, fixed_control, values[2]);
    raw::write(device, cpu, global, values[3]);
}

/// Loads the plan for this thread and starts it; true if both calls succeed.
inline bool follow(msr::shim &module, msr::program_handle &loaded, bool inherit = false) {
    return good("a thread is followed", module.load_for_thread(first_level.view(), loaded)) &&
           good("ATTACH", module.attach(loaded, 0, inherit)) && good("START", module.start(loaded));
}

inline counts of(msr::shim &module, msr::program_handle loaded) {
    counts counts{};
    good("COUNTS", module.counts(loaded, counts.data(), counts.size()));
    return counts;
}

} // namespace slot_uses
