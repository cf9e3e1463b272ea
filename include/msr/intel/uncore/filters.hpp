// The filters of a box (an uncore unit), which all choices counted in that box share.
#pragma once

#include <msr/intel/uncore/listed.hpp>
#include <msr/intel/uncore/target.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstdint>

namespace msr::uncore {

constexpr value_number filter_number(unsigned index) {
    return index == 0 ? value_number::filter0 : value_number::filter1;
}

/// Returns the bits that a choice uses of a filter of the choice's box. The filter's bits for a
/// thread are used only with `tid_en`.
/// `index`: 0 for the first filter of the box, 1 for the second
constexpr std::uint32_t filter_bits(const select::request &request, unsigned index,
                                    const unit_row &unit) {
    std::uint32_t bits = wanted_by(request).filter[index];
    if (index == 0 && has(request, flag_number::tid_en)) bits |= unit.thread_bits;
    return bits & unit.filter_bits[index];
}

/// Returns the value that a choice gives to a filter of the choice's box; 0 where the choice gives
/// none.
/// `index`: 0 for the first filter of the box, 1 for the second
constexpr std::uint32_t filter_value(const select::request &request, unsigned index) {
    return static_cast<std::uint32_t>(value_of(request, filter_number(index)));
}

/// Returns whether two choices of the same box can share the filters of the box: all filter bits
/// that both choices use have equal values.
constexpr bool filters_agree(const select::request &first, const select::request &second,
                             const unit_row &unit) {
    for (unsigned index = 0; index < 2; ++index) {
        if (unit.filter_bits[index] == 0) continue; // the box lacks filter `index`
        const std::uint32_t common =
            filter_bits(first, index, unit) & filter_bits(second, index, unit);
        if (((filter_value(first, index) ^ filter_value(second, index)) & common) != 0)
            return false;
    }
    return true;
}

} // namespace msr::uncore
