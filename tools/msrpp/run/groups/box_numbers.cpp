#include "box_numbers.hpp"

#include <msr/backend/capability_boxes.hpp>
#include <msr/core/failure.hpp>
#include <msr/intel/uncore/box.hpp>
#include <msr/intel/uncore/capabilities.hpp>
#include <msr/intel/uncore/target.hpp>
#include <msr/intel/uncore/unit_row.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <string_view>

namespace msrpp::run {

namespace {

/// A backend that refuses each access to a register of a CPU: to find the numbers of uncore boxes,
/// only registers of PCI devices are read.
struct no_registers {
    msr::failure read(unsigned, std::uint32_t, std::uint64_t &) noexcept {
        return {.kind = msr::error_code::inexpressible};
    }
    msr::failure write(unsigned, std::uint32_t, std::uint64_t) noexcept {
        return {.kind = msr::error_code::inexpressible};
    }
};

bool counts_in(plans groups, std::string_view box) {
    return std::any_of(groups.begin(), groups.end(), [&](const family_plan &group) {
        return std::any_of(group.readouts.begin(), group.readouts.end(),
                           [&](const msr::readout &counter) { return box == counter.unit; });
    });
}

/// Returns how many uncore boxes of a kind a processor has where none is fused off.
unsigned most_boxes(const msr::capability_count &row, const msr::uncore::unit_row &unit) {
    if (unit.bases.size() != 0) return static_cast<unsigned>(unit.bases.size());
    if (unit.boxes != 0) return unit.boxes;
    return static_cast<unsigned>(std::popcount(row.masks[0]) + std::popcount(row.masks[1]));
}

} // namespace

msr::sequence<msr::capability_count> capabilities_for(const family &processor, plans groups) {
    if (std::none_of(groups.begin(), groups.end(), is_of_boxes)) return {};
    return msr::uncore::capabilities_of(msr::uncore::target_of(processor.list_core(processor)));
}

std::vector<std::string> notes_on_boxes(const family &processor, plans groups) {
    std::vector<std::string> notes;
    const msr::sequence<msr::capability_count> rows = capabilities_for(processor, groups);
    msr::capability_boxes<no_registers> device{rows};
    for (const msr::capability_count &row : rows) {
        const auto kind = static_cast<msr::uncore::box>(row.kind);
        const char *const name = msr::uncore::name_of(kind);
        const msr::uncore::found_unit unit =
            msr::uncore::unit_of(kind, msr::uncore::target_of(processor.list_core(processor)));
        if (!unit || !counts_in(groups, name)) continue;
        const unsigned number = device.boxes(0, row.kind), most = most_boxes(row, *unit);
        if (number != 0 && number < most)
            notes.push_back(fmt::format("{}: {} of {} boxes count in each package; the others are "
                                        "fused off, as a register of a PCI device says",
                                        name, number, most));
    }
    return notes;
}

} // namespace msrpp::run
