// The filters of a box, which all choices in it share.
#pragma once

#include <msr/intel/uncore/listed.hpp>
#include <msr/intel/uncore/target.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstdint>

namespace msr::uncore {

constexpr value_number filter_number(unsigned which) {
    return which == 0 ? value_number::filter0 : value_number::filter1;
}

/// Bits of a filter of its box that a choice looks at. The thread counts with `tid_en` only.
constexpr std::uint32_t filter_bits(const select::request &wanted, unsigned which,
                                    const unit_row &unit) {
    std::uint32_t bits = wanted_by(wanted).filter[which];
    if (which == 0 && has(wanted, flag_number::tid_en)) bits |= unit.thread_bits;
    return bits & unit.filter_bits[which];
}

/// What a choice asks of a filter of its box: 0 where it does not say.
constexpr std::uint32_t filter_value(const select::request &wanted, unsigned which) {
    return static_cast<std::uint32_t>(value_of(wanted, filter_number(which)));
}

/// Whether two choices of one box can share its filters.
constexpr bool filters_agree(const select::request &one, const select::request &other,
                             const unit_row &unit) {
    for (unsigned which = 0; which < 2; ++which) {
        const std::uint32_t common =
            filter_bits(one, which, unit) & filter_bits(other, which, unit);
        if (((filter_value(one, which) ^ filter_value(other, which)) & common) != 0) return false;
    }
    return true;
}

} // namespace msr::uncore
