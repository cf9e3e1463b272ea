// The filters of a box, which all choices counted in that box share.
#pragma once

#include <msr/intel/uncore/listed.hpp>
#include <msr/intel/uncore/target.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstdint>

namespace msr::uncore {

constexpr value_number filter_number(unsigned index) {
    return index == 0 ? value_number::filter0 : value_number::filter1;
}

/// Bits of a filter of its box that a choice looks at. The thread counts with `tid_en` only.
constexpr std::uint32_t filter_bits(const select::request &request, unsigned index,
                                    const unit_row &unit) {
    std::uint32_t bits = wanted_by(request).filter[index];
    if (index == 0 && has(request, flag_number::tid_en)) bits |= unit.thread_bits;
    return bits & unit.filter_bits[index];
}

/// The value that a choice needs in a filter of its box: 0 where it gives none.
constexpr std::uint32_t filter_value(const select::request &request, unsigned index) {
    return static_cast<std::uint32_t>(value_of(request, filter_number(index)));
}

/// Whether two choices of one box can share its filters.
constexpr bool filters_agree(const select::request &first, const select::request &second,
                             const unit_row &unit) {
    for (unsigned index = 0; index < 2; ++index) {
        const std::uint32_t common =
            filter_bits(first, index, unit) & filter_bits(second, index, unit);
        if (((filter_value(first, index) ^ filter_value(second, index)) & common) != 0)
            return false;
    }
    return true;
}

} // namespace msr::uncore
