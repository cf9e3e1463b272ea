// Portable events (events with the same name on all processors) of the Pentium 4 and its Xeons, and
// portable choices in plans for them.
// Sources: msr/intel/netburst/facts; Linux 7.3.4, arch/x86/events/intel/p4.c.
#pragma once

#include <msr/core/names.hpp>
#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>
#include <msr/intel/netburst/choice.hpp>
#include <msr/intel/netburst/facts/events.hpp>
#include <msr/intel/netburst/notation.hpp>
#include <msr/intel/netburst/plan.hpp>
#include <msr/intel/netburst/printed_choice.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/pmu/choice.hpp>
#include <msr/portable/choice.hpp>
#include <msr/portable/definition.hpp>
#include <msr/portable/event.hpp>
#include <msr/portable/request.hpp>

#include <cstdint>

namespace msr::netburst {

/// The definitions of portable events: for each portable event the choice that counts the event on
/// NetBurst.
inline constexpr portable_definition portable_definitions[] = {
    {portable_event::cycles, "global_power_events:running"},
    // the event counts retired instructions, whether or not they are tagged
    {portable_event::instructions, "instr_retired:nbogusntag:nbogustag"},
    {portable_event::branches, "retired_branch_type:conditional:call:return:indirect"},
    {portable_event::branch_misses, "mispred_branch_retired:nbogus"},
    {portable_event::l2_misses, "bsq_cache_reference:rd_2ndl_miss:wr_2ndl_miss", nullptr,
     "prefetches of the hardware as well"},
    {portable_event::dtlb_walks, "page_walk_type:dtmiss"},
};

/// Returns the definition of a portable event on NetBurst, or null where no NetBurst event counts
/// it.
constexpr const portable_definition *definition_of(portable_event event, const target &) {
    return first_definition(all_of(portable_definitions), event,
                            [](std::uint64_t) { return false; });
}

/// A portable event (an event with the same name on all processors) that NetBurst counts by the
/// event with index `Number` in `events`.
template <portable_event Event, unsigned Number>
struct portable_table_event {
    /// Index in `events` of the event that counts the portable event.
    static constexpr unsigned number = Number;
    /// The row of the event that counts the portable event.
    static constexpr const event_row &row = events[Number];
};

namespace detail {

template <auto Target, portable_choice Choice, bool IsDefined>
struct portable_type_on {
    using type = void;
};
template <auto Target, portable_choice Choice>
struct portable_type_on<Target, Choice, true> {
    static constexpr request wanted = request_on(Choice, Target).request;
    using type = typename qualified<portable_table_event<Choice.event, wanted.event>, wanted.masks,
                                    wanted.how>::type;
};

} // namespace detail

} // namespace msr::netburst

template <>
struct msr::portable_reader<msr::netburst::pmu> {
    static constexpr portable_request<netburst::request> read(const portable_definition &definition,
                                                              const portable_choice &choice,
                                                              const netburst::target &) {
        portable_request<netburst::request> result{
            &definition, netburst::parse(text_view{definition.choice}).wanted};
        result.request.how.user = choice.user_level;
        result.request.how.kernel = choice.kernel_level;
        return result;
    }
};

template <auto Target, msr::portable_choice Choice>
struct msr::type_on_target<msr::netburst::pmu, Target, Choice>
    : msr::netburst::detail::portable_type_on<Target, Choice,
                                              static_cast<bool>(msr::request_on(Choice, Target))> {
};

// An error shows a portable event by its portable name, not by the name of an event of NetBurst.
template <msr::portable_event Event, unsigned Number>
struct msr::printed_type<msr::netburst::portable_table_event<Event, Number>> {
    using type = msr::portable<Event>;
};
