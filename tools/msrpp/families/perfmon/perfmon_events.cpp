// Particulars of the events of Intel's processors that `list` prints in addition to their numbers
// and counters.
#include "perfmon_lists.hpp"

#include <msr/intel/perfmon.hpp>
#include <msr/intel/perfmon/precise.hpp>

#include <fmt/format.h>

#include <bit>
#include <cstdint>

namespace msrpp {

namespace {

namespace perfmon = msr::perfmon;
namespace select = msr::select;

/// The event without what a choice would have to say first: a register's value.
select::request with_a_value(select::request wanted, const perfmon::target &on) {
    if (wanted.event < 0) return wanted;
    const select::event_row &row = perfmon::events[static_cast<std::size_t>(wanted.event)];
    const select::limits most = perfmon::event_pmu::limits_of(wanted, on);
    const auto with = [&](perfmon::value_number which) {
        const unsigned place = perfmon::number_of(which);
        return select::with_value(wanted, place, most.values[place] & ~(most.values[place] - 1));
    };
    if (row.where == perfmon::where_offcore) return with(perfmon::value_number::offcore);
    if (row.where == perfmon::where_frontend) return with(perfmon::value_number::frontend);
    return wanted;
}

void add_precise(event_particulars &to, select::request wanted, const perfmon::target &on) {
    const bool has_precise = perfmon::precise_facts_of(on).form != perfmon::precise_form::none;
    if (!has_precise || !perfmon::event_can_be_precise(wanted, on)) return;
    const bool only = wanted.is_listed && wanted.listed->facts().precise == select::precision::only;
    to.precise = only ? "only" : "can";
    wanted = select::with_flag(wanted, perfmon::number_of(perfmon::qualifier::precise));
    to.precise_on = counters_in<perfmon::event_pmu>(perfmon::event_pmu::counters_of(wanted, on) &
                                                    perfmon::event_pmu::counters_on(on));
}

void add_beside(event_particulars &to, const select::request &wanted, const perfmon::target &on) {
    const select::needs needs = perfmon::event_pmu::needs_of(with_a_value(wanted, on), on);
    for (unsigned i = 0; i < needs.count; ++i) {
        const auto &one = needs.all[i];
        const auto add = [&](std::uint32_t address) {
            to.beside += fmt::format("{}0x{:x}", to.beside.empty() ? "" : " ", address);
        };
        if (one.kind == perfmon::auxiliary_offcore || one.kind == perfmon::auxiliary_omr)
            for (int place = 0; place < perfmon::offcore_register_count(on.offcore); ++place)
                if ((one.places >> place & 1) != 0)
                    add(perfmon::offcore_register_at(on.offcore, place).address);
        if (one.kind == perfmon::auxiliary_frontend) add(perfmon::frontend_address);
        if (one.kind == perfmon::auxiliary_ld_lat) add(perfmon::pebs_ld_lat_address);
    }
    if (wanted.is_listed && !to.beside.empty())
        to.holds = fmt::format("0x{:x}", wanted.listed->facts().holds);
}

} // namespace

template <>
bool has_numbers_of<perfmon::event_pmu>(const select::request &by_row,
                                        const select::request &wanted, const perfmon::target &on) {
    const auto is = [&](const perfmon::event_code &held) {
        return by_row.code == held.code && by_row.masks == held.masks;
    };
    if (wanted.event == static_cast<std::int32_t>(perfmon::event_number::offcore_response))
        return is(perfmon::offcore_event(on, 0)) || is(perfmon::offcore_event(on, 1));
    if (wanted.event == static_cast<std::int32_t>(perfmon::event_number::frontend_retired))
        return is(perfmon::frontend_event(on));
    return is({select::code_of<perfmon::event_pmu>(wanted),
               select::masks_of<perfmon::event_pmu>(wanted)});
}

namespace {

/// The request of a select register whose event MSR_OMR_0 to 3 filter: the unit mask selects one of
/// these, and lists have the mask of the first.
select::request held_with_omr(const select::request &wanted, const asked_values &asked) {
    constexpr auto registers = perfmon::offcore_variant::omr_core; // those of Atom cores are alike
    const auto place = static_cast<int>(std::countr_zero(wanted.masks));
    if (!std::has_single_bit(wanted.masks) || place >= perfmon::offcore_register_count(registers))
        return wanted;
    const family_value *const filter =
        asked.at(perfmon::offcore_register_at(registers, place).address);
    if (filter == nullptr) return wanted;
    select::request result = select::with_value(
        wanted, perfmon::number_of(perfmon::value_number::offcore), filter->value);
    result.masks = 1;
    return result;
}

} // namespace

template <>
select::request held_for<perfmon::event_pmu>(const select::vendor_event<perfmon::event_pmu> &event,
                                             const select::request &wanted,
                                             const asked_values &asked) {
    if (event.facts().needs == select::beside::omr && wanted.is_raw())
        return held_with_omr(wanted, asked);
    const family_value *const frontend = asked.at(perfmon::frontend_address);
    const bool is_filtered = event.facts().needs == select::beside::frontend && wanted.is_raw();
    if (!is_filtered || frontend == nullptr) return wanted;
    return select::with_value(wanted, perfmon::number_of(perfmon::value_number::frontend),
                              frontend->value);
}

template <>
msr::core list_core<perfmon::event_pmu>(const perfmon::target &on) {
    return perfmon::listed_core_of(on);
}

template <>
perfmon::target with_one_thread<perfmon::event_pmu>(const perfmon::target &on) {
    perfmon::target result = on;
    if (const std::uint16_t general = perfmon::processors[on.processor].without_threads;
        general != 0)
        result.general = general;
    return result;
}

template <>
std::pair<std::uint32_t, std::uint32_t>
numbers_of<perfmon::event_pmu>(const select::request &wanted, const perfmon::target &on) {
    const perfmon::event_code held = perfmon::event_code_of<perfmon::event_pmu>(wanted, on);
    return {held.code, held.masks};
}

template <>
void add_particulars<perfmon::event_pmu>(event_particulars &to, const select::request &wanted,
                                         const perfmon::target &on) {
    add_precise(to, wanted, on);
    add_beside(to, wanted, on);
}

} // namespace msrpp
