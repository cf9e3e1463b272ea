#include "amd_lists.hpp"

#include <msr/amd/events/fam10h.hpp>
#include <msr/amd/events/fam11h.hpp>
#include <msr/amd/events/fam12h.hpp>
#include <msr/amd/events/fam14h.hpp>
#include <msr/amd/events/fam15h.hpp>
#include <msr/amd/events/fam15h_units.hpp>
#include <msr/amd/events/fam16h.hpp>
#include <msr/amd/events/k7.hpp>
#include <msr/amd/events/k8.hpp>
#include <msr/amd/events/zen1.hpp>
#include <msr/amd/events/zen1_units.hpp>
#include <msr/amd/events/zen2.hpp>
#include <msr/amd/events/zen2_units.hpp>
#include <msr/amd/events/zen3.hpp>
#include <msr/amd/events/zen3_units.hpp>
#include <msr/amd/events/zen4.hpp>
#include <msr/amd/events/zen4_units.hpp>
#include <msr/amd/events/zen5.hpp>
#include <msr/amd/events/zen5_units.hpp>
#include <msr/amd/events/zen6.hpp>
#include <msr/amd/events/zen6_units.hpp>

namespace msrpp {

namespace {

namespace events = msr::events;

constexpr packed_list amd_lists[] = {
    packed<events::k7::core_events::all>,     packed<events::k8::core_events::all>,
    packed<events::fam10h::core_events::all>, packed<events::fam11h::core_events::all>,
    packed<events::fam12h::core_events::all>, packed<events::fam14h::core_events::all>,
    packed<events::fam15h::core_events::all>, packed<events::fam16h::core_events::all>,
    packed<events::zen1::core_events::all>,   packed<events::zen2::core_events::all>,
    packed<events::zen3::core_events::all>,   packed<events::zen4::core_events::all>,
    packed<events::zen5::core_events::all>,   packed<events::zen6::core_events::all>,
    packed<events::zen1::unit_events::all>,   packed<events::zen2::unit_events::all>,
    packed<events::zen3::unit_events::all>,   packed<events::zen4::unit_events::all>,
    packed<events::zen5::unit_events::all>,   packed<events::zen6::unit_events::all>,
    packed<events::fam15h::unit_events::all>,
};

} // namespace

template <>
msr::sequence<packed_list> lists_of<msr::amd::event_pmu>() {
    return msr::all_of(amd_lists);
}

template <>
bool has_numbers_of<msr::amd::event_pmu>(const msr::select::request &by_row,
                                         const msr::select::request &request,
                                         const msr::amd::target &) {
    using msr::amd::event_pmu;
    return event_pmu::unit_of(request) == event_pmu::unit_of(by_row) &&
           by_row.code == msr::select::code_of<event_pmu>(request) &&
           by_row.masks == msr::select::masks_of<event_pmu>(request);
}

} // namespace msrpp
