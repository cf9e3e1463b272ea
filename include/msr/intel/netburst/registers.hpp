// The registers of the Pentium 4 and Xeon performance-monitoring unit.
// Sources: Intel SDM volume 3 (325384-059) 18.15, 18.16 (Hyper-Threading), Table 18-65 (extended
// cascade). Nothing here was measured on a Pentium 4.
#pragma once

#include <msr/core/register.hpp>
#include <msr/intel/netburst/facts/register_bits.hpp>

#include <cstdint>

namespace msr::netburst {

/// An event selection control register (ESCR) with Hyper-Threading: the ESCR selects the event that
/// counters may listen to.
struct escr {
    flag<0> t1_usr{};        ///< events of logical processor 1 at CPL 1, 2 and 3 are counted
    flag<1> t1_os{};         ///< events of logical processor 1 at CPL 0 are counted
    flag<2> t0_usr{};        ///< events of logical processor 0 at CPL 1, 2 and 3 are counted
    flag<3> t0_os{};         ///< events of logical processor 0 at CPL 0 are counted
    flag<4> tag_enable{};    ///< the uops that the ESCR selects are tagged
    field<5, 4> tag_value{}; ///< the tag bits that selected uops get, bit n for tag n
    /// The mask bits of the event: the kinds of the event that are counted.
    field<9, 16> event_mask{};
    field<25, 6> event_select{}; ///< the number of the event among the events of the ESCR
    reserved<31, 33> reserved31{};

    MSR_EQUAL_FIELDS(escr);
};

/// An event selection control register (ESCR) on a processor without Hyper-Threading.
struct escr_without_ht {
    reserved<0, 2> reserved0{};
    flag<2> usr{}; ///< events at CPL 1, 2 and 3 are counted
    flag<3> os{};  ///< events at CPL 0 are counted
    /// Each field has the meaning of the field of its name in the register `escr`.
    flag<4> tag_enable{};
    field<5, 4> tag_value{};
    field<9, 16> event_mask{};
    field<25, 6> event_select{};
    reserved<31, 33> reserved31{};

    MSR_EQUAL_FIELDS(escr_without_ht);
};

/// The number of logical processors that must be active for a counter to count.
enum class threads_active : std::uint8_t {
    none,   ///< the counter counts while no logical processor is active
    single, ///< the counter counts while exactly one logical processor is active
    both,   ///< the counter counts while both logical processors are active
    any,    ///< the counter counts while one logical processor or both are active
};

/// A counter configuration control register (CCCR) with Hyper-Threading.
struct cccr {
    reserved<0, 12> reserved0{};
    flag<12> enable{}; ///< the counter of the CCCR counts
    /// The number of the ESCR that feeds the counter, among the ESCRs that are wired to it.
    field<13, 3> escr_select{};
    /// How many logical processors must be active for the counter to count.
    field<16, 2, threads_active> active_thread{};
    flag<18> compare{};    ///< the counter compares the events of each clock with the threshold
    flag<19> complement{}; ///< 1: clocks with at most `threshold` events count; 0: clocks with more
    field<20, 4> threshold{}; ///< the number with which the events of a clock are compared, 0 to 15
    /// The counter counts how often the comparison with the threshold becomes true.
    flag<24> edge{};
    flag<25> force_ovf{};  ///< each increment of the counter counts as an overflow
    flag<26> ovf_pmi_t0{}; ///< an overflow of the counter interrupts logical processor 0
    flag<27> ovf_pmi_t1{}; ///< an overflow of the counter interrupts logical processor 1
    reserved<28, 2> reserved28{};
    flag<30> cascade{};         ///< an overflow of another counter starts this CCCR's counter
    write_0_to_clear<31> ovf{}; ///< the counter has overflowed; writing 0 clears the flag
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(cccr);
};

/// A counter configuration control register (CCCR) on a processor without Hyper-Threading.
struct cccr_without_ht {
    reserved<0, 12> reserved0{};
    /// Each field has the meaning of the field of its name in the register `cccr`.
    flag<12> enable{};
    field<13, 3> escr_select{};
    must_be_one<16, 2> must_be_3{};
    flag<18> compare{};
    flag<19> complement{};
    field<20, 4> threshold{};
    flag<24> edge{};
    flag<25> force_ovf{};
    flag<26> ovf_pmi{}; ///< an overflow of the counter interrupts the processor
    reserved<27, 3> reserved27{};
    flag<30> cascade{};
    write_0_to_clear<31> ovf{};
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(cccr_without_ht);
};

/// A CCCR with extended cascading: that of IQ counters 0, 3, 4 and 5 on models 2, 3, 4 and 6, where
/// bit 11 is an extended cascade. The bit's name differs by counter (CASCNT4INTO0 and so on) and
/// stands in the table of counters.
struct extended_cccr {
    reserved<0, 11> reserved0{};
    /// An overflow of another counter, which the table of counters names, starts this CCCR's
    /// counter.
    flag<11> extended_cascade{};
    /// Each field has the meaning of the field of its name in the register `cccr`.
    flag<12> enable{};
    field<13, 3> escr_select{};
    field<16, 2, threads_active> active_thread{};
    flag<18> compare{};
    flag<19> complement{};
    field<20, 4> threshold{};
    flag<24> edge{};
    flag<25> force_ovf{};
    flag<26> ovf_pmi_t0{};
    flag<27> ovf_pmi_t1{};
    reserved<28, 2> reserved28{};
    flag<30> cascade{};
    write_0_to_clear<31> ovf{};
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(extended_cccr);
};

/// A CCCR with extended cascading on a processor without Hyper-Threading.
struct extended_cccr_without_ht {
    reserved<0, 11> reserved0{};
    /// An overflow of another counter, which the table of counters names, starts this CCCR's
    /// counter.
    flag<11> extended_cascade{};
    /// Each field has the meaning of the field of its name in the register `cccr`.
    flag<12> enable{};
    field<13, 3> escr_select{};
    must_be_one<16, 2> must_be_3{};
    flag<18> compare{};
    flag<19> complement{};
    field<20, 4> threshold{};
    flag<24> edge{};
    flag<25> force_ovf{};
    flag<26> ovf_pmi{}; ///< an overflow of the counter interrupts the processor
    reserved<27, 3> reserved27{};
    flag<30> cascade{};
    write_0_to_clear<31> ovf{};
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(extended_cccr_without_ht);
};

/// A NetBurst counter, which counts up; WRMSR writes all 40 bits (unlike P6's sign-extended 32).
struct counter {
    field<0, counter_width> value{}; ///< the number of counted events, modulo 2^40
    reserved<counter_width, 24> reserved40{};

    MSR_EQUAL_FIELDS(counter);
};

} // namespace msr::netburst

template <>
inline constexpr msr::enumerator msr::names_of<msr::netburst::threads_active>[] = {
    {0, "none"}, {1, "single"}, {2, "both"}, {3, "any"}};

MSR_REGISTER(msr::netburst::escr, t1_usr, t1_os, t0_usr, t0_os, tag_enable, tag_value, event_mask,
             event_select, reserved31);
MSR_REGISTER(msr::netburst::escr_without_ht, reserved0, usr, os, tag_enable, tag_value, event_mask,
             event_select, reserved31);
MSR_REGISTER(msr::netburst::cccr, reserved0, enable, escr_select, active_thread, compare,
             complement, threshold, edge, force_ovf, ovf_pmi_t0, ovf_pmi_t1, reserved28, cascade,
             ovf, reserved32);
MSR_REGISTER(msr::netburst::cccr_without_ht, reserved0, enable, escr_select, must_be_3, compare,
             complement, threshold, edge, force_ovf, ovf_pmi, reserved27, cascade, ovf, reserved32);
MSR_REGISTER(msr::netburst::extended_cccr, reserved0, extended_cascade, enable, escr_select,
             active_thread, compare, complement, threshold, edge, force_ovf, ovf_pmi_t0, ovf_pmi_t1,
             reserved28, cascade, ovf, reserved32);
MSR_REGISTER(msr::netburst::extended_cccr_without_ht, reserved0, extended_cascade, enable,
             escr_select, must_be_3, compare, complement, threshold, edge, force_ovf, ovf_pmi,
             reserved27, cascade, ovf, reserved32);
MSR_REGISTER(msr::netburst::counter, value, reserved40);
