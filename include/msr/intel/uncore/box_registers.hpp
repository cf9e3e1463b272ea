// The registers beside the counters of boxes outside of the cores: box controls and filters.
// Sources: Linux 7.3 arch/x86/events/intel/uncore_snbep.c, uncore_snb.c, uncore_nhmex.c (positions
// only), github.com/intel/pcm types.h, LIKWID; see doc/uncore.md. units.hpp has the layout of each
// box. Nothing here was measured.
#pragma once

#include <msr/core/register.hpp>

namespace msr::uncore {

/// Jkt to icx: of a box.
struct box_control {
    flag<0> reset_control{};  ///< clears the select registers
    flag<1> reset_counters{}; ///< clears the counters
    reserved<2, 6> reserved2{};
    flag<8> freeze{}; ///< the counters stand still
    reserved<9, 7> reserved9{};
    flag<16> freeze_enable{}; ///< freezing works; where the box has it
    reserved<17, 47> reserved17{};

    MSR_EQUAL_FIELDS(box_control);
};

/// Sapphire Rapids and later: of a box.
struct generic_box_control {
    flag<0> freeze{}; ///< the counters stand still
    reserved<1, 7> reserved1{};
    flag<8> reset_control{};  ///< clears the select registers
    flag<9> reset_counters{}; ///< clears the counters
    reserved<10, 54> reserved10{};

    MSR_EQUAL_FIELDS(generic_box_control);
};

/// CBo of Sandy Bridge EP.
struct cbo_filter_jkt {
    field<0, 5> tid{}; ///< thread
    reserved<5, 5> reserved5{};
    field<10, 8> nid{};   ///< nodes
    field<18, 5> state{}; ///< line states
    field<23, 9> opc{};   ///< opcode
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(cbo_filter_jkt);
};

/// CBo of Ivy Bridge EP, first filter.
struct cbo_filter0_ivt {
    field<0, 5> tid{};  ///< thread
    field<5, 4> link{}; ///< number of the link
    reserved<9, 8> reserved9{};
    field<17, 6> state{}; ///< line states
    reserved<23, 41> reserved23{};

    MSR_EQUAL_FIELDS(cbo_filter0_ivt);
};

/// CBo of Haswell EP and Broadwell, first filter.
struct cbo_filter0 {
    field<0, 6> tid{};  ///< thread
    field<6, 3> link{}; ///< number of the link
    reserved<9, 8> reserved9{};
    field<17, 7> state{}; ///< line states
    reserved<24, 40> reserved24{};

    MSR_EQUAL_FIELDS(cbo_filter0);
};

/// CBo of Ivy Bridge EP to Broadwell, second filter.
struct cbo_filter1 {
    field<0, 16> nid{}; ///< nodes
    reserved<16, 4> reserved16{};
    field<20, 9> opc{}; ///< opcode
    flag<29> c{};       ///< C
    flag<30> nc{};      ///< matches non-coherent transactions
    flag<31> isoc{};    ///< isochronous
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(cbo_filter1);
};

/// CHA of Skylake SP and Cascade Lake, first filter.
struct cha_filter0_skx {
    field<0, 9> tid{}; ///< thread
    reserved<9, 8> reserved9{};
    field<17, 10> state{}; ///< line states
    reserved<27, 37> reserved27{};

    MSR_EQUAL_FIELDS(cha_filter0_skx);
};

/// CHA of Skylake SP and Cascade Lake, second filter.
struct cha_filter1_skx {
    flag<0> rem{}; ///< remote
    flag<1> loc{}; ///< local
    reserved<2, 1> reserved2{};
    flag<3> all_op{}; ///< every opcode
    flag<4> nm{};     ///< near memory
    flag<5> not_nm{}; ///< not near memory
    reserved<6, 3> reserved6{};
    field<9, 10> opc0{};  ///< first opcode
    field<19, 10> opc1{}; ///< second opcode
    reserved<29, 1> reserved29{};
    flag<30> nc{};   ///< matches non-coherent transactions
    flag<31> isoc{}; ///< isochronous
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(cha_filter1_skx);
};

/// CHA of Knights Landing, first filter.
struct cha_filter0_knl {
    field<0, 9> tid{}; ///< thread
    reserved<9, 3> reserved9{};
    flag<12> link{}; ///< matches transactions of the link
    reserved<13, 5> reserved13{};
    field<18, 3> state{}; ///< line states
    reserved<21, 43> reserved21{};

    MSR_EQUAL_FIELDS(cha_filter0_knl);
};

/// CHA of Knights Landing, second filter.
struct cha_filter1_knl {
    reserved<0, 1> reserved0{};
    flag<1> local_{}; ///< matches local transactions
    reserved<2, 1> reserved2{};
    flag<3> all_op{}; ///< every opcode
    reserved<4, 1> reserved4{};
    flag<5> nnm{}; ///< not near memory
    reserved<6, 3> reserved6{};
    field<9, 20> opc{}; ///< opcodes
    reserved<29, 1> reserved29{};
    flag<30> nc{};   ///< matches non-coherent transactions
    flag<31> isoc{}; ///< isochronous
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(cha_filter1_knl);
};

/// CHA of Ice Lake SP and later.
struct cha_filter {
    field<0, 10> tid{}; ///< thread
    reserved<10, 54> reserved10{};

    MSR_EQUAL_FIELDS(cha_filter);
};

/// PCU: frequency bands.
struct pcu_filter {
    field<0, 8> band0{};  ///< least frequency of FREQ_BAND0_CYCLES
    field<8, 8> band1{};  ///< frequency threshold of FREQ_BAND1_CYCLES
    field<16, 8> band2{}; ///< frequency threshold of FREQ_BAND2_CYCLES
    field<24, 8> band3{}; ///< frequency threshold of FREQ_BAND3_CYCLES
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(pcu_filter);
};

/// UBox of Haswell EP.
struct ubox_filter {
    flag<0> tid{};     ///< thread
    field<1, 5> cid{}; ///< core
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
