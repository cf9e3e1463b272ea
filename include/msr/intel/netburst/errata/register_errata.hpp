// Errata that concern programs that write or read a register, by the register's content.
#pragma once

#include <msr/intel/netburst/errata/erratum.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/registers.hpp>
#include <msr/intel/netburst/sampling_registers.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/intel/netburst/values/named_registers.hpp>

#include <cstdint>

namespace msr::netburst {

/// An erratum of a register, with the register and the bits that it concerns.
struct register_erratum {
    erratum entry{};
    register_condition when{};
};

namespace detail {

inline constexpr std::uint64_t interrupt_requests =
    decltype(cccr::ovf_pmi_t0)::mask | decltype(cccr::ovf_pmi_t1)::mask;
inline constexpr std::uint64_t precise_sampling_requests =
    decltype(pebs_enable::enable_pebs_my_thr)::mask |
    decltype(pebs_enable::enable_pebs_oth_thr)::mask;
inline constexpr std::uint64_t every_clock = decltype(cccr::compare)::mask |
                                             decltype(cccr::complement)::mask |
                                             decltype(cccr::threshold)::mask;
inline constexpr std::uint64_t above_32_bits = field<32, 8>::mask;

} // namespace detail

inline constexpr register_erratum register_errata[] = {
    // Errata of counters.
    {{"counter_write_may_fail", "a write can leave a wrong value in a counter: write it twice",
      "specification updates, N15 (Pentium 4) and O8 (Xeon MP); Linux and OProfile write twice",
      confidence::high},
     {.kind = register_kind::counter}},
    {{"counter_write_is_not_extended",
      "a write sets all 40 bits and extends no sign, as that of a P6 does: from here the overflow "
      "is more than 2^39 events away",
      "SDM 18.15.2; Linux", confidence::high},
     {.kind = register_kind::counter,
      .each_of = field<31, 1>::mask,
      .none_of = detail::above_32_bits}},
    {{"fast_rdpmc_has_32_bits",
      "the fast form of RDPMC (bit 31 of ECX) gives the lower 32 bits only, and this counter "
      "holds more",
      "SDM volume 2, RDPMC", confidence::high},
     {.kind = register_kind::counter, .one_of = detail::above_32_bits}},

    // Errata of CCCRs that concern counting.
    {{"stop_may_lose_a_carry",
      "stopping a counter in the clock in which a carry runs into its upper part can lose 2^32: "
      "read it before it is stopped too, and compare",
      "Xeon MP specification update, O9; N17 of the Pentium 4 seems to be the same",
      confidence::medium},
     {.kind = register_kind::control, .one_of = decltype(cccr::enable)::mask}},
    {{"bpu_cccr1_enable_is_doubted",
      "Linux does without BPU_COUNTER1 and calls the enable bit of its CCCR unreliable; perfctr "
      "and OProfile use it, and the text of that erratum was not found",
      "Linux, Pentium 4 driver of perf", confidence::low},
     {.kind = register_kind::control,
      .counters = set_of(counter_number::bpu_counter1),
      .one_of = decltype(cccr::enable)::mask}},
    {{"every_clock_is_counted",
      "complement with threshold 15 counts every clock, whatever privilege levels the ESCR names, "
      "until both logical processors halt; global_power_events:running counts by privilege",
      "SDM 18.17", confidence::high},
     {.kind = register_kind::control,
      .each_of = detail::every_clock,
      .none_of = decltype(cccr::edge)::mask}},

    // Errata of CCCRs that concern overflow.
    {{"write_loses_overflow_flag",
      "every write to the CCCR with bit 31 clear, that which stops the counter too, loses the "
      "overflow flag: read it first",
      "SDM 18.15.3; Linux and OProfile", confidence::high},
     {.kind = register_kind::control, .one_of = decltype(cccr::ovf)::mask}},
    {{"interrupt_repeats_until_flag_is_clear",
      "the counter asks for its interrupt again and again while OVF is set: clear OVF, reload the "
      "counter, then unmask the local APIC's entry, in this order",
      "Linux; OProfile", confidence::high},
     {.kind = register_kind::control, .one_of = detail::interrupt_requests}},
    {{"interrupt_masks_its_entry",
      "the processor masks the performance entry of the local APIC when it delivers the "
      "interrupt: the handler must write the entry again",
      "SDM 10.5.1; Linux, OProfile, perfctr and illumos do", confidence::high},
     {.kind = register_kind::control, .one_of = detail::interrupt_requests}},
    {{"interrupt_comes_one_event_later",
      "the interrupt comes with the event after the overflow: for one at event N a counter starts "
      "from -(N - 1)",
      "SDM 18.15.5.8", confidence::high},
     {.kind = register_kind::control, .one_of = detail::interrupt_requests}},
    {{"overflow_may_go_unflagged",
      "OVF can be clear though the counter wrapped: look at bit 39 of the counter too",
      "Linux, Pentium 4 driver of perf", confidence::medium},
     {.kind = register_kind::control, .one_of = detail::interrupt_requests}},
    {{"counters_outlive_a_kernel",
      "after kexec the counters of the other logical processor go on and interrupt: clear all 18 "
      "CCCRs first",
      "Linux, Pentium 4 driver of perf", confidence::high},
     {.kind = register_kind::control,
      .one_of = detail::interrupt_requests,
      .each_of = decltype(cccr::enable)::mask,
      .on = {.shared_by = sharing::two}}},
    {{"ovf_pmi_t1_is_doubtful",
      "on a Pentium D of CPUID signature F44h OVF_PMI_T1 is said not to work: Linux asks with "
      "OVF_PMI_T0",
      "Linux, NMI watchdog", confidence::medium},
     {.kind = register_kind::control,
      .one_of = decltype(cccr::ovf_pmi_t1)::mask,
      .on = {.only = {.model = 4, .first = 4, .last = 4}, .shared_by = sharing::two}}},

    // Errata of CCCRs that concern cascades.
    {{"cascade_ends_by_its_flag",
      "what halts a counter that a cascade started is a clear CASCADE, or a clear OVF of the "
      "counter that started it",
      "SDM 18.15.5.5; Linux and OProfile", confidence::high},
     {.kind = register_kind::control, .one_of = decltype(cccr::cascade)::mask}},
    {{"cascade_of_odd_counters_is_inferred",
      "the manual spells out the cascades of IQ counters 0, 2 and 4 only and calls the others "
      "similar",
      "SDM 18.15.5.6", confidence::medium},
     {.kind = register_kind::control,
      .counters = counters_of(13, 15, 17),
      .one_of = decltype(cccr::cascade)::mask}},

    // Errata of IA32_PEBS_ENABLE and the registers used with it.
    {{"bit_24_tags_only",
      "bit 24 tags uops for replay_event and samples nothing, though 18.15.7 calls it the enable "
      "of precise sampling; that is bit 25",
      "SDM Table 35-41 against 18.15.7; Linux and perfctr count with bit 24 alone",
      confidence::high},
     {.kind = register_kind::sampling,
      .address = pebs_enable::address,
      .one_of = decltype(pebs_enable::uop_tag)::mask,
      .none_of = detail::precise_sampling_requests}},
    {{"tagged_mispred_branch_sets_reserved_bits",
      "bits 15 and 16, which Tagged_mispred_branch sets, lie in a field that the register's "
      "description calls reserved; Linux writes them, perfctr refuses them",
      "SDM Table 19-33 against Table 35-41; Linux", confidence::medium},
     {.kind = register_kind::sampling,
      .address = pebs_enable::address,
      .one_of = field<15, 2>::mask}},
    {{"precise_sampling_may_be_unavailable",
      "precise sampling is not there where bit 12 of IA32_MISC_ENABLE is set: look first",
      "SDM 18.15.7.1; Linux", confidence::high},
     {.kind = register_kind::sampling,
      .address = pebs_enable::address,
      .one_of = detail::precise_sampling_requests}},
    {{"precise_counter_of_thread_1_is_unsure",
      "one section gives logical processor 1 IQ_COUNTER5 for precise sampling, another knows "
      "IQ_COUNTER4 only",
      "SDM 18.16.3 against 18.15.7.3", confidence::medium},
     {.kind = register_kind::sampling,
      .address = pebs_enable::address,
      .one_of = detail::precise_sampling_requests,
      .on = {.shared_by = sharing::two}}},
    {{"replay_registers_are_shared",
      "both logical processors share this register and MSR_PEBS_MATRIX_VERT: what one writes "
      "changes what the other counts",
      "SDM Table 35-41; perfmon2", confidence::high},
     {.kind = register_kind::sampling,
      .address = pebs_enable::address,
      .on = {.shared_by = sharing::two}}},
    {{"tc_precise_event_is_unpublished",
      "no bit of this register was ever published, and no metric of the manual needs it",
      "perfctr read FC00h from it after reset", confidence::medium},
     {.kind = register_kind::sampling, .address = tc_precise_event::address}},

    // Errata of the debug store.
    {{"buffer_holds_whole_records",
      "where a buffer's size is no multiple of its records' the processor can write past its end",
      "Xeon specification update, P79", confidence::high},
     {.kind = register_kind::sampling, .address = ds_area::register_address}},
    {{"debug_store_stays_mapped",
      "the area must be in memory that is never paged out, and at the same address in every "
      "context",
      "SDM 17.4.9", confidence::high},
     {.kind = register_kind::sampling, .address = ds_area::register_address}},
    {{"branch_trace_store_may_be_unavailable",
      "the branch trace store is not there where bit 11 of IA32_MISC_ENABLE is set: look first",
      "SDM 17.4.9; Linux", confidence::high},
     {.kind = register_kind::sampling,
      .address = debugctla::address,
      .one_of = decltype(debugctla::bts)::mask}},

    // Errata of the third-level cache.
    {{"ifsb_ctl6_enable_is_unsure",
      "the manual's text says that bit 26 enables the latency counter, its drawing bit 57 or 59",
      "SDM 18.20", confidence::low},
     {.kind = register_kind::cache, .address = 0x107d2, .on = {.models = of_models(3, 4)}}},
};

} // namespace msr::netburst
