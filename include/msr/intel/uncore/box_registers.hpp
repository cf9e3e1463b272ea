// The registers beside the counters of boxes outside of the cores: box controls and filters.
// Sources: Linux 7.3 arch/x86/events/intel/uncore_snbep.c, uncore_snb.c, uncore_nhmex.c (positions
// only), github.com/intel/pcm types.h, LIKWID; see doc/uncore.md. units.hpp has the layout of each
// box. Nothing here was measured.
#pragma once

#include <msr/core/register.hpp>

namespace msr::uncore {

/// The box control of boxes from Sandy Bridge EP (jkt) to Ice Lake SP (icx).
struct box_control {
    flag<0> reset_control{};  ///< set: clears the select registers of the box
    flag<1> reset_counters{}; ///< set: clears the counters of the box
    reserved<2, 6> reserved2{};
    flag<8> freeze{}; ///< set: the counters of the box stand still
    reserved<9, 7> reserved9{};
    /// Set: the bit `freeze` has an effect; only in boxes that have this bit.
    flag<16> freeze_enable{};
    reserved<17, 47> reserved17{};

    MSR_EQUAL_FIELDS(box_control);
};

/// The box control of boxes on Sapphire Rapids and later.
struct generic_box_control {
    flag<0> freeze{}; ///< set: the counters of the box stand still
    reserved<1, 7> reserved1{};
    flag<8> reset_control{};  ///< set: clears the select registers of the box
    flag<9> reset_counters{}; ///< set: clears the counters of the box
    reserved<10, 54> reserved10{};

    MSR_EQUAL_FIELDS(generic_box_control);
};

/// The filter register of the CBo on Sandy Bridge EP.
struct cbo_filter_jkt {
    field<0, 5> tid{}; ///< thread whose events are counted
    reserved<5, 5> reserved5{};
    field<10, 8> nid{};   ///< nodes whose transactions are counted
    field<18, 5> state{}; ///< states of cache lines for which events are counted
    field<23, 9> opc{};   ///< opcode of the transactions that are counted
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(cbo_filter_jkt);
};

/// The first filter register of the CBo on Ivy Bridge EP.
struct cbo_filter0_ivt {
    field<0, 5> tid{};  ///< thread whose events are counted
    field<5, 4> link{}; ///< number of the link whose transactions are counted
    reserved<9, 8> reserved9{};
    field<17, 6> state{}; ///< states of cache lines for which events are counted
    reserved<23, 41> reserved23{};

    MSR_EQUAL_FIELDS(cbo_filter0_ivt);
};

/// The first filter register of the CBo on Haswell EP and Broadwell.
struct cbo_filter0 {
    field<0, 6> tid{};  ///< thread whose events are counted
    field<6, 3> link{}; ///< number of the link whose transactions are counted
    reserved<9, 8> reserved9{};
    field<17, 7> state{}; ///< states of cache lines for which events are counted
    reserved<24, 40> reserved24{};

    MSR_EQUAL_FIELDS(cbo_filter0);
};

/// The second filter register of the CBo on Ivy Bridge EP to Broadwell.
struct cbo_filter1 {
    field<0, 16> nid{}; ///< nodes whose transactions are counted
    reserved<16, 4> reserved16{};
    field<20, 9> opc{}; ///< opcode of the transactions that are counted
    flag<29> c{};       ///< set: the filter matches the transactions that Linux calls `filter_c6`
    flag<30> nc{};      ///< set: the filter matches non-coherent transactions
    flag<31> isoc{};    ///< set: the filter matches isochronous transactions
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(cbo_filter1);
};

/// The first filter register of the CHA on Skylake SP and Cascade Lake.
struct cha_filter0_skx {
    field<0, 9> tid{}; ///< thread whose events are counted
    reserved<9, 8> reserved9{};
    field<17, 10> state{}; ///< states of cache lines for which events are counted
    reserved<27, 37> reserved27{};

    MSR_EQUAL_FIELDS(cha_filter0_skx);
};

/// The second filter register of the CHA on Skylake SP and Cascade Lake.
struct cha_filter1_skx {
    flag<0> rem{}; ///< set: the filter matches remote transactions
    flag<1> loc{}; ///< set: the filter matches local transactions
    reserved<2, 1> reserved2{};
    flag<3> all_op{}; ///< set: the filter matches transactions of every opcode
    flag<4> nm{};     ///< set: the filter matches transactions of near memory
    flag<5> not_nm{}; ///< set: the filter matches transactions that are not of near memory
    reserved<6, 3> reserved6{};
    field<9, 10> opc0{};  ///< first opcode of the transactions that are counted
    field<19, 10> opc1{}; ///< second opcode of the transactions that are counted
    reserved<29, 1> reserved29{};
    flag<30> nc{};   ///< set: the filter matches non-coherent transactions
    flag<31> isoc{}; ///< set: the filter matches isochronous transactions
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(cha_filter1_skx);
};

/// The first filter register of the CHA on Knights Landing.
struct cha_filter0_knl {
    field<0, 9> tid{}; ///< thread whose events are counted
    reserved<9, 3> reserved9{};
    flag<12> link{}; ///< set: the filter matches transactions of the link
    reserved<13, 5> reserved13{};
    field<18, 3> state{}; ///< states of cache lines for which events are counted
    reserved<21, 43> reserved21{};

    MSR_EQUAL_FIELDS(cha_filter0_knl);
};

/// The second filter register of the CHA on Knights Landing.
struct cha_filter1_knl {
    reserved<0, 1> reserved0{};
    flag<1> local_{}; ///< set: the filter matches local transactions
    reserved<2, 1> reserved2{};
    flag<3> all_op{}; ///< set: the filter matches transactions of every opcode
    reserved<4, 1> reserved4{};
    flag<5> nnm{}; ///< set: the filter matches transactions that are not of near memory
    reserved<6, 3> reserved6{};
    field<9, 20> opc{}; ///< opcodes of the transactions that are counted
    reserved<29, 1> reserved29{};
    flag<30> nc{};   ///< set: the filter matches non-coherent transactions
    flag<31> isoc{}; ///< set: the filter matches isochronous transactions
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(cha_filter1_knl);
};

/// The filter register of the CHA on Ice Lake SP and later.
struct cha_filter {
    field<0, 10> tid{}; ///< thread whose events are counted
    reserved<10, 54> reserved10{};

    MSR_EQUAL_FIELDS(cha_filter);
};

/// The filter register of the PCU: thresholds of frequency bands.
struct pcu_filter {
    field<0, 8> band0{};  ///< least frequency for the event FREQ_BAND0_CYCLES
    field<8, 8> band1{};  ///< frequency threshold of the event FREQ_BAND1_CYCLES
    field<16, 8> band2{}; ///< frequency threshold of the event FREQ_BAND2_CYCLES
    field<24, 8> band3{}; ///< frequency threshold of the event FREQ_BAND3_CYCLES
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(pcu_filter);
};

/// The filter register of the UBox on Haswell EP.
struct ubox_filter {
    flag<0> tid{};     ///< thread of the core whose events are counted
    field<1, 5> cid{}; ///< number of the core whose events are counted
    reserved<6, 58> reserved6{};

    MSR_EQUAL_FIELDS(ubox_filter);
};

} // namespace msr::uncore

MSR_REGISTER(msr::uncore::box_control, reset_control, reset_counters, reserved2, freeze, reserved9,
             freeze_enable, reserved17);
MSR_REGISTER(msr::uncore::generic_box_control, freeze, reserved1, reset_control, reset_counters,
             reserved10);
MSR_REGISTER(msr::uncore::cbo_filter_jkt, tid, reserved5, nid, state, opc, reserved32);
MSR_REGISTER(msr::uncore::cbo_filter0_ivt, tid, link, reserved9, state, reserved23);
MSR_REGISTER(msr::uncore::cbo_filter0, tid, link, reserved9, state, reserved24);
MSR_REGISTER(msr::uncore::cbo_filter1, nid, reserved16, opc, c, nc, isoc, reserved32);
MSR_REGISTER(msr::uncore::cha_filter0_skx, tid, reserved9, state, reserved27);
MSR_REGISTER(msr::uncore::cha_filter1_skx, rem, loc, reserved2, all_op, nm, not_nm, reserved6, opc0,
             opc1, reserved29, nc, isoc, reserved32);
MSR_REGISTER(msr::uncore::cha_filter0_knl, tid, reserved9, link, reserved13, state, reserved21);
MSR_REGISTER(msr::uncore::cha_filter1_knl, reserved0, local_, reserved2, all_op, reserved4, nnm,
             reserved6, opc, reserved29, nc, isoc, reserved32);
MSR_REGISTER(msr::uncore::cha_filter, tid, reserved10);
MSR_REGISTER(msr::uncore::pcu_filter, band0, band1, band2, band3, reserved32);
MSR_REGISTER(msr::uncore::ubox_filter, tid, cid, reserved6);
