// Errata that concern programs that count an event or a metric.
#pragma once

#include <msr/intel/netburst/errata/erratum.hpp>
#include <msr/intel/netburst/facts/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/target.hpp>

namespace msr::netburst {

/// An erratum of a count, with the events, masks and qualifiers that it concerns.
struct event_erratum {
    erratum entry{};
    event_condition when{};
};

namespace detail {

/// Returns the set of the events for which `kind(const event_row &)` is true.
template <typename Predicate>
constexpr event_set events_that(Predicate kind) {
    event_set result = 0;
    for (unsigned i = 0; i < event_count; ++i)
        if (kind(events[i])) result |= event_set{1} << i;
    return result;
}

inline constexpr event_set thread_independent_events = events_that(
    [](const event_row &event) { return event.scope == thread_scope::thread_independent; });
inline constexpr event_set disputed_events =
    events_that([](const event_row &event) { return event.disputed; });
inline constexpr event_set ioq_events =
    events_of<event_facts::ioq_allocation, event_facts::ioq_active_entries>;

} // namespace detail

inline constexpr event_erratum event_errata[] = {
    {{"thread_independent_event",
      "the event does not tell logical processors apart: what the other one does can count too",
      "SDM 18.16, Tables 18-67 and 19-34", confidence::medium},
     {.events = detail::thread_independent_events,
      .of_one_thread = true,
      .on = {.shared_by = sharing::two}}},
    {{"bus_event_is_disputed",
      "the documented number of the ESCR does not reach the documented ESCR, and the masks have "
      "no documented meaning",
      "SDM Table 19-28 against Table 18-63", confidence::low},
     {.events = detail::disputed_events}},

    // Errata of events of the front end.
    {{"second_processor_counts_as_halted",
      "with one logical processor the other counts as halted: of the masks DI and BI alone can "
      "occur",
      "SDM Table 19-28; OProfile offers no others", confidence::high},
     {.events = events_of<event_facts::tc_deliver_mode>,
      .masks = ~event_facts::mask_bits<event_facts::tc_deliver_mode>("di", "bi"),
      .on = {.shared_by = sharing::one}}},
    {{"only_tcmiss_is_known",
      "FFh was seen to count more than TCMISS, and no mask at all nothing: use TCMISS alone",
      "OProfile", confidence::medium},
     {.events = events_of<event_facts::bpu_fetch_request>,
      .masks = ~event_facts::mask_bits<event_facts::bpu_fetch_request>("tcmiss")}},
    {{"itlb_counts_4_kb_pages",
      "lookups are counted as those of 4-KB pages, whatever the size of the page; "
      "page_walk_type:itmiss is the careful choice",
      "SDM Table 19-28", confidence::high},
     {.events = events_of<event_facts::itlb_reference>}},
    {{"tc_misc_counts_twice", "each occurrence counts twice", "SDM Table 19-28", confidence::high},
     {.events = events_of<event_facts::tc_misc>}},

    // Errata of events of caches and bus.
    {{"bsq_cache_reference_is_an_estimate",
      "the event counts up to twice too much or half too little, and a prefetch under way can "
      "turn from hit to miss: take it for an estimate",
      "SDM Table 19-28, note 2 and 3", confidence::high},
     {.events = events_of<event_facts::bsq_cache_reference>}},
    {{"read_misses_are_of_128_bytes",
      "read misses count lines of 128 bytes, hits those of 64: they do not add up",
      "IA-32 Optimization manual (248966), Appendix B", confidence::high},
     {.events = events_of<event_facts::bsq_cache_reference>,
      .masks = event_facts::mask_bits<event_facts::bsq_cache_reference>("rd_2ndl_miss",
                                                                        "rd_3rdl_miss")}},
    {{"uop_type_increments_no_counter",
      "it tags uops for front_end_event; its own counter stays as it is", "SDM Table 19-29",
      confidence::high},
     {.events = events_of<event_facts::uop_type>}},
    {{"bus_event_wants_edge", "without edge in the CCCR one occurrence is counted more than once",
      "SDM Table 19-28, notes; Optimization manual, Appendix B", confidence::high},
     {.events = events_of<event_facts::ioq_allocation, event_facts::fsb_data_activity,
                          event_facts::bsq_allocation>,
      .without_edge = true}},
    {{"ioq_allocation_ignores_privilege",
      "before CPUID signature F27h user and kernel are both counted, whatever the ESCR says",
      "SDM Table 19-28", confidence::high},
     {.events = events_of<event_facts::ioq_allocation>,
      .of_one_privilege = true,
      .on = {.before = {.model = 2, .stepping = 7}}}},
    {{"ioq_active_entries_ignores_privilege",
      "user and kernel are both counted, whatever the ESCR says", "SDM Table 19-28",
      confidence::high},
     {.events = events_of<event_facts::ioq_active_entries>, .of_one_privilege = true}},
    {{"ioq_masks_differ_by_model",
      "how the masks combine differs between models 0 and 1 and later ones, and the manual's text "
      "has a third form",
      "SDM Table 19-28; Optimization manual, Appendix B", confidence::medium},
     {.events = detail::ioq_events}},
    {{"ioq_is_missing_on_xeon_7100",
      "a Xeon 7100, which is of model 6 with a third-level cache, does not have the event",
      "SDM on the Xeon 7100", confidence::medium},
     {.events = detail::ioq_events, .on = {.models = of_models(6)}}},
    {{"ioq_active_entries_goes_with_allocation",
      "each clock adds the number of entries, at most 15, which means something only while "
      "IOQ_allocation is set up too, in both FSB_ESCRs",
      "SDM Table 19-28; Optimization manual, Appendix B", confidence::high},
     {.events = events_of<event_facts::ioq_active_entries>}},
    {{"bsq_allocation_undercounts",
      "requests that cross 64 bytes, reads of 16 bytes from WC or UC memory and partial WC writes "
      "of a doubleword can be missed",
      "SDM Table 19-28, note 6", confidence::high},
     {.events = events_of<event_facts::bsq_allocation>}},
    {{"bsq_entry_covers_two_sectors",
      "on models 0 and 1 one entry is for the sector that was asked for and for the prefetched one",
      "SDM Table 19-28, note 4", confidence::high},
     {.events = events_of<event_facts::bsq_allocation>, .on = {.models = of_models(0, 1)}}},
    {{"bsq_active_entries_goes_with_allocation",
      "each update adds the number of entries, at most 15, which means something only while "
      "BSQ_allocation is set up too",
      "SDM Table 19-28", confidence::high},
     {.events = events_of<event_facts::bsq_active_entries>}},
    {{"bsq_active_entries_every_second_clock",
      "models 3 and 4 update the count in every second clock, earlier ones in each: scale averages",
      "SDM Table 19-28, note 6 and 7", confidence::high},
     {.events = events_of<event_facts::bsq_active_entries>, .on = {.models = of_models(3, 4)}}},
    {{"bsq_active_entries_escr_is_a_guess",
      "the manual says ESCR1 without a unit; BSU_ESCR1 is what Linux and OProfile guess and "
      "others use",
      "SDM Table 19-28; Linux, OProfile, perfctr, FreeBSD", confidence::medium},
     {.events = events_of<event_facts::bsq_active_entries>}},
    {{"assist_requests_of_wrong_paths",
      "requests on a mispredicted path count, though no assist follows", "SDM Table 19-28",
      confidence::high},
     {.events = events_of<event_facts::sse_input_assist>}},

    // Errata of events of branches and retirement.
    {{"conditional_branches_overcount", "conditional branches can be counted too often",
      "SDM Table 19-28", confidence::high},
     {.events = events_of<event_facts::retired_branch_type>,
      .masks = event_facts::mask_bits<event_facts::retired_branch_type>("conditional")}},
    {{"conditional_branches_overcount", "conditional branches can be counted too often",
      "SDM Table 19-28", confidence::high},
     {.events = events_of<event_facts::retired_mispred_branch_type>,
      .masks = event_facts::mask_bits<event_facts::retired_mispred_branch_type>("conditional")}},
    {{"instructions_counted_twice",
      "complex instructions that were interrupted before they retired can be counted more than "
      "once",
      "SDM Table 19-29, note 2 on instr_retired", confidence::high},
     {.events = events_of<event_facts::instr_retired>}},
    {{"clear_counts_clocks",
      "without edge in the CCCR the mask CLEAR counts a part of the clocks, not how often",
      "SDM Table 19-29", confidence::high},
     {.events = events_of<event_facts::machine_clear>,
      .masks = event_facts::mask_bits<event_facts::machine_clear>("clear"),
      .without_edge = true}},
    {{"smclear_has_moved",
      "SMCLEAR is mask bit 6 in the newest manuals and in OProfile, bit 3 in older manuals and in "
      "perfctr",
      "SDM Table 19-29; 245472-011 and -012", confidence::medium},
     {.events = events_of<event_facts::machine_clear>,
      .masks = event_facts::mask_bits<event_facts::machine_clear>("smclear")}},

    // Errata of the tagging of uops.
    {{"some_uops_cannot_be_tagged",
      "uops of I/O, of uncacheable and locked accesses, of returns and far transfers cannot be "
      "tagged and are missing",
      "SDM Table 19-33, note 1", confidence::high},
     {.events = events_of<event_facts::replay_event>}},
    {{"front_end_tagging_undercounts",
      "tags of the front end are lost around an overflow or underflow of the x87 stack",
      "SDM Table 19-31", confidence::high},
     {.events = events_of<event_facts::front_end_event>}},
    {{"tag_enable_of_uop_type_is_open",
      "no source says whether uop_type wants tag enable; PAPI leaves it clear",
      "SDM 18.15.6.2 is silent; presets of PAPI", confidence::low},
     {.events = events_of<event_facts::front_end_event>}},
    {{"second_level_misses_found_late",
      "only misses that are known early are tagged: the metric undercounts", "SDM Table 19-33",
      confidence::high},
     {.events = events_of<event_facts::replay_event>, .replay = 2}},
    {{"escr_of_split_store_is_open",
      "the table of metrics names SAAT_ESCR0 for store_port_replay, the note of the event demands "
      "ESCR1: try both",
      "SDM Table 19-33 against Table 19-28", confidence::low},
     {.events = events_of<event_facts::replay_event>, .replay = 9}},
};

} // namespace msr::netburst
