// Properties of the events of Intel's processors that `list` prints in addition to numbers and
// counters.
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

/// Returns a request for an event, with a value for the register that users would have to give.
select::request with_a_value(select::request request, const perfmon::target &target) {
    if (request.event < 0) return request;
    const select::event_row &row = perfmon::events[static_cast<std::size_t>(request.event)];
    const select::limits maximum = perfmon::event_pmu::limits_of(request, target);
    const auto with = [&](perfmon::value_number number) {
        const unsigned place = perfmon::number_of(number);
        return select::with_value(request, place,
                                  maximum.values[place] & ~(maximum.values[place] - 1));
    };
    if (row.where == perfmon::where_offcore) return with(perfmon::value_number::offcore);
    if (row.where == perfmon::where_frontend) return with(perfmon::value_number::frontend);
    return request;
}

void add_precise(event_particulars &destination, select::request request,
                 const perfmon::target &target) {
    const bool has_precise = perfmon::precise_facts_of(target).form != perfmon::precise_form::none;
    if (!has_precise || !perfmon::event_can_be_precise(request, target)) return;
    const bool only =
        request.is_listed && request.listed->facts().precise == select::precision::only;
    destination.precise = only ? "only" : "can";
    request = select::with_flag(request, perfmon::number_of(perfmon::qualifier::precise));
    destination.precise_on = counters_in<perfmon::event_pmu>(
        perfmon::event_pmu::counters_of(request, target) & perfmon::event_pmu::counters_on(target));
}

void add_beside(event_particulars &destination, const select::request &request,
                const perfmon::target &target) {
    const select::needs needs = perfmon::event_pmu::needs_of(with_a_value(request, target), target);
    for (unsigned i = 0; i < needs.count; ++i) {
        const auto &need = needs.all[i];
        const auto add = [&](std::uint32_t address) {
            destination.beside +=
                fmt::format("{}0x{:x}", destination.beside.empty() ? "" : " ", address);
        };
        if (need.kind == perfmon::auxiliary_offcore || need.kind == perfmon::auxiliary_omr)
            for (int place = 0; place < perfmon::offcore_register_count(target.offcore); ++place)
                if ((need.places >> place & 1) != 0)
                    add(perfmon::offcore_register_at(target.offcore, place).address);
        if (need.kind == perfmon::auxiliary_frontend) add(perfmon::frontend_address);
        if (need.kind == perfmon::auxiliary_ld_lat) add(perfmon::pebs_ld_lat_address);
    }
    if (request.is_listed && !destination.beside.empty())
        destination.holds = fmt::format("0x{:x}", request.listed->facts().holds);
}

} // namespace

template <>
bool has_numbers_of<perfmon::event_pmu>(const select::request &by_row,
                                        const select::request &request,
                                        const perfmon::target &target) {
    const auto kind = [&](const perfmon::event_code &value) {
        return by_row.code == value.code && by_row.masks == value.masks;
    };
    if (request.event == static_cast<std::int32_t>(perfmon::event_number::offcore_response))
        return kind(perfmon::offcore_event(target, 0)) || kind(perfmon::offcore_event(target, 1));
    if (request.event == static_cast<std::int32_t>(perfmon::event_number::frontend_retired))
        return kind(perfmon::frontend_event(target));
    return kind({select::code_of<perfmon::event_pmu>(request),
                 select::masks_of<perfmon::event_pmu>(request)});
}

namespace {

/// Returns the request of a select register whose event is filtered by one of MSR_OMR_0 to
/// MSR_OMR_3: the unit mask selects the MSR_OMR register, and lists have the mask of MSR_OMR_0.
select::request held_with_omr(const select::request &request,
                              const explain_arguments &explain_arguments) {
    // the registers of Atom cores have the same names as those of other cores
    constexpr auto registers = perfmon::offcore_variant::omr_core;
    const auto place = static_cast<int>(std::countr_zero(request.masks));
    if (!std::has_single_bit(request.masks) || place >= perfmon::offcore_register_count(registers))
        return request;
    const family_value *const filter =
        explain_arguments.at(perfmon::offcore_register_at(registers, place).address);
    if (filter == nullptr) return request;
    select::request result = select::with_value(
        request, perfmon::number_of(perfmon::value_number::offcore), filter->value);
    result.masks = 1;
    return result;
}

} // namespace

template <>
select::request held_for<perfmon::event_pmu>(const select::vendor_event<perfmon::event_pmu> &event,
                                             const select::request &request,
                                             const explain_arguments &explain_arguments) {
    if (event.facts().needs == select::beside::omr && request.is_raw())
        return held_with_omr(request, explain_arguments);
    const family_value *const frontend = explain_arguments.at(perfmon::frontend_address);
    const bool is_filtered = event.facts().needs == select::beside::frontend && request.is_raw();
    if (!is_filtered || frontend == nullptr) return request;
    return select::with_value(request, perfmon::number_of(perfmon::value_number::frontend),
                              frontend->value);
}

template <>
msr::core list_core<perfmon::event_pmu>(const perfmon::target &target) {
    return perfmon::listed_core_of(target);
}

template <>
perfmon::target with_one_thread<perfmon::event_pmu>(const perfmon::target &target) {
    perfmon::target result = target;
    if (const std::uint16_t general = perfmon::processors[target.processor].without_threads;
        general != 0)
        result.general = general;
    return result;
}

template <>
std::pair<std::uint32_t, std::uint32_t>
numbers_of<perfmon::event_pmu>(const select::request &request, const perfmon::target &target) {
    const perfmon::event_code value = perfmon::event_code_of<perfmon::event_pmu>(request, target);
    return {value.code, value.masks};
}

template <>
void add_particulars<perfmon::event_pmu>(event_particulars &destination,
                                         const select::request &request,
                                         const perfmon::target &target) {
    add_precise(destination, request, target);
    add_beside(destination, request, target);
}

} // namespace msrpp
