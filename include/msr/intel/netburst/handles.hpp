// ESCRs and counters as types, so that compilers print their names, each with an object of the same
// name to write in programs: `.on(bsu_escr0, bpu_counter1)`.
#pragma once

#include <msr/intel/netburst/wiring.hpp>

#include <type_traits>

namespace msr::netburst {

inline constexpr struct bsu_escr0 {
    static constexpr escr_number number = escr_number::bsu_escr0;
} bsu_escr0;
inline constexpr struct bsu_escr1 {
    static constexpr escr_number number = escr_number::bsu_escr1;
} bsu_escr1;
inline constexpr struct fsb_escr0 {
    static constexpr escr_number number = escr_number::fsb_escr0;
} fsb_escr0;
inline constexpr struct fsb_escr1 {
    static constexpr escr_number number = escr_number::fsb_escr1;
} fsb_escr1;
inline constexpr struct firm_escr0 {
    static constexpr escr_number number = escr_number::firm_escr0;
} firm_escr0;
inline constexpr struct firm_escr1 {
    static constexpr escr_number number = escr_number::firm_escr1;
} firm_escr1;
inline constexpr struct flame_escr0 {
    static constexpr escr_number number = escr_number::flame_escr0;
} flame_escr0;
inline constexpr struct flame_escr1 {
    static constexpr escr_number number = escr_number::flame_escr1;
} flame_escr1;
inline constexpr struct dac_escr0 {
    static constexpr escr_number number = escr_number::dac_escr0;
} dac_escr0;
inline constexpr struct dac_escr1 {
    static constexpr escr_number number = escr_number::dac_escr1;
} dac_escr1;
inline constexpr struct mob_escr0 {
    static constexpr escr_number number = escr_number::mob_escr0;
} mob_escr0;
inline constexpr struct mob_escr1 {
    static constexpr escr_number number = escr_number::mob_escr1;
} mob_escr1;
inline constexpr struct pmh_escr0 {
    static constexpr escr_number number = escr_number::pmh_escr0;
} pmh_escr0;
inline constexpr struct pmh_escr1 {
    static constexpr escr_number number = escr_number::pmh_escr1;
} pmh_escr1;
inline constexpr struct saat_escr0 {
    static constexpr escr_number number = escr_number::saat_escr0;
} saat_escr0;
inline constexpr struct saat_escr1 {
    static constexpr escr_number number = escr_number::saat_escr1;
} saat_escr1;
inline constexpr struct u2l_escr0 {
    static constexpr escr_number number = escr_number::u2l_escr0;
} u2l_escr0;
inline constexpr struct u2l_escr1 {
    static constexpr escr_number number = escr_number::u2l_escr1;
} u2l_escr1;
inline constexpr struct bpu_escr0 {
    static constexpr escr_number number = escr_number::bpu_escr0;
} bpu_escr0;
inline constexpr struct bpu_escr1 {
    static constexpr escr_number number = escr_number::bpu_escr1;
} bpu_escr1;
inline constexpr struct is_escr0 {
    static constexpr escr_number number = escr_number::is_escr0;
} is_escr0;
inline constexpr struct is_escr1 {
    static constexpr escr_number number = escr_number::is_escr1;
} is_escr1;
inline constexpr struct itlb_escr0 {
    static constexpr escr_number number = escr_number::itlb_escr0;
} itlb_escr0;
inline constexpr struct itlb_escr1 {
    static constexpr escr_number number = escr_number::itlb_escr1;
} itlb_escr1;
inline constexpr struct cru_escr0 {
    static constexpr escr_number number = escr_number::cru_escr0;
} cru_escr0;
inline constexpr struct cru_escr1 {
    static constexpr escr_number number = escr_number::cru_escr1;
} cru_escr1;
inline constexpr struct iq_escr0 {
    static constexpr escr_number number = escr_number::iq_escr0;
} iq_escr0;
inline constexpr struct iq_escr1 {
    static constexpr escr_number number = escr_number::iq_escr1;
} iq_escr1;
inline constexpr struct rat_escr0 {
    static constexpr escr_number number = escr_number::rat_escr0;
} rat_escr0;
inline constexpr struct rat_escr1 {
    static constexpr escr_number number = escr_number::rat_escr1;
} rat_escr1;
inline constexpr struct ssu_escr0 {
    static constexpr escr_number number = escr_number::ssu_escr0;
} ssu_escr0;
inline constexpr struct ms_escr0 {
    static constexpr escr_number number = escr_number::ms_escr0;
} ms_escr0;
inline constexpr struct ms_escr1 {
    static constexpr escr_number number = escr_number::ms_escr1;
} ms_escr1;
inline constexpr struct tbpu_escr0 {
    static constexpr escr_number number = escr_number::tbpu_escr0;
} tbpu_escr0;
inline constexpr struct tbpu_escr1 {
    static constexpr escr_number number = escr_number::tbpu_escr1;
} tbpu_escr1;
inline constexpr struct tc_escr0 {
    static constexpr escr_number number = escr_number::tc_escr0;
} tc_escr0;
inline constexpr struct tc_escr1 {
    static constexpr escr_number number = escr_number::tc_escr1;
} tc_escr1;
inline constexpr struct ix_escr0 {
    static constexpr escr_number number = escr_number::ix_escr0;
} ix_escr0;
inline constexpr struct ix_escr1 {
    static constexpr escr_number number = escr_number::ix_escr1;
} ix_escr1;
inline constexpr struct alf_escr0 {
    static constexpr escr_number number = escr_number::alf_escr0;
} alf_escr0;
inline constexpr struct alf_escr1 {
    static constexpr escr_number number = escr_number::alf_escr1;
} alf_escr1;
inline constexpr struct cru_escr2 {
    static constexpr escr_number number = escr_number::cru_escr2;
} cru_escr2;
inline constexpr struct cru_escr3 {
    static constexpr escr_number number = escr_number::cru_escr3;
} cru_escr3;
inline constexpr struct cru_escr4 {
    static constexpr escr_number number = escr_number::cru_escr4;
} cru_escr4;
inline constexpr struct cru_escr5 {
    static constexpr escr_number number = escr_number::cru_escr5;
} cru_escr5;

inline constexpr struct bpu_counter0 {
    static constexpr counter_number number = counter_number::bpu_counter0;
} bpu_counter0;
inline constexpr struct bpu_counter1 {
    static constexpr counter_number number = counter_number::bpu_counter1;
} bpu_counter1;
inline constexpr struct bpu_counter2 {
    static constexpr counter_number number = counter_number::bpu_counter2;
} bpu_counter2;
inline constexpr struct bpu_counter3 {
    static constexpr counter_number number = counter_number::bpu_counter3;
} bpu_counter3;
inline constexpr struct ms_counter0 {
    static constexpr counter_number number = counter_number::ms_counter0;
} ms_counter0;
inline constexpr struct ms_counter1 {
    static constexpr counter_number number = counter_number::ms_counter1;
} ms_counter1;
inline constexpr struct ms_counter2 {
    static constexpr counter_number number = counter_number::ms_counter2;
} ms_counter2;
inline constexpr struct ms_counter3 {
    static constexpr counter_number number = counter_number::ms_counter3;
} ms_counter3;
inline constexpr struct flame_counter0 {
    static constexpr counter_number number = counter_number::flame_counter0;
} flame_counter0;
inline constexpr struct flame_counter1 {
    static constexpr counter_number number = counter_number::flame_counter1;
} flame_counter1;
inline constexpr struct flame_counter2 {
    static constexpr counter_number number = counter_number::flame_counter2;
} flame_counter2;
inline constexpr struct flame_counter3 {
    static constexpr counter_number number = counter_number::flame_counter3;
} flame_counter3;
inline constexpr struct iq_counter0 {
    static constexpr counter_number number = counter_number::iq_counter0;
} iq_counter0;
inline constexpr struct iq_counter1 {
    static constexpr counter_number number = counter_number::iq_counter1;
} iq_counter1;
inline constexpr struct iq_counter2 {
    static constexpr counter_number number = counter_number::iq_counter2;
} iq_counter2;
inline constexpr struct iq_counter3 {
    static constexpr counter_number number = counter_number::iq_counter3;
} iq_counter3;
inline constexpr struct iq_counter4 {
    static constexpr counter_number number = counter_number::iq_counter4;
} iq_counter4;
inline constexpr struct iq_counter5 {
    static constexpr counter_number number = counter_number::iq_counter5;
} iq_counter5;

template <typename Handle>
concept escr_handle = std::is_same_v<decltype(Handle::number), const escr_number>;
template <typename Handle>
concept counter_handle = std::is_same_v<decltype(Handle::number), const counter_number>;

/// Whether the ESCR's events can reach the counter: `escr_feeds<bsu_escr0, bpu_counter1>`.
template <escr_handle auto Escr, counter_handle auto Counter>
inline constexpr bool escr_feeds = feeds(Escr.number, Counter.number);

/// Stands in an error where a choice names no ESCR or counter.
struct any_of_them;

/// The type that names an ESCR by number; used where an error is told.
template <int Number>
struct named_escr {
    using type = any_of_them;
};
/// The type that names a counter by number; used where an error is told.
template <int Number>
struct named_counter {
    using type = any_of_them;
};

template <>
struct named_escr<0> {
    using type = struct bsu_escr0;
};
template <>
struct named_escr<1> {
    using type = struct bsu_escr1;
};
template <>
struct named_escr<2> {
    using type = struct fsb_escr0;
};
template <>
struct named_escr<3> {
    using type = struct fsb_escr1;
};
template <>
struct named_escr<4> {
    using type = struct firm_escr0;
};
template <>
struct named_escr<5> {
    using type = struct firm_escr1;
};
template <>
struct named_escr<6> {
    using type = struct flame_escr0;
};
template <>
struct named_escr<7> {
    using type = struct flame_escr1;
};
template <>
struct named_escr<8> {
    using type = struct dac_escr0;
};
template <>
struct named_escr<9> {
    using type = struct dac_escr1;
};
template <>
struct named_escr<10> {
    using type = struct mob_escr0;
};
template <>
struct named_escr<11> {
    using type = struct mob_escr1;
};
template <>
struct named_escr<12> {
    using type = struct pmh_escr0;
};
template <>
struct named_escr<13> {
    using type = struct pmh_escr1;
};
template <>
struct named_escr<14> {
    using type = struct saat_escr0;
};
template <>
struct named_escr<15> {
    using type = struct saat_escr1;
};
template <>
struct named_escr<16> {
    using type = struct u2l_escr0;
};
template <>
struct named_escr<17> {
    using type = struct u2l_escr1;
};
template <>
struct named_escr<18> {
    using type = struct bpu_escr0;
};
template <>
struct named_escr<19> {
    using type = struct bpu_escr1;
};
template <>
struct named_escr<20> {
    using type = struct is_escr0;
};
template <>
struct named_escr<21> {
    using type = struct is_escr1;
};
template <>
struct named_escr<22> {
    using type = struct itlb_escr0;
};
template <>
struct named_escr<23> {
    using type = struct itlb_escr1;
};
template <>
struct named_escr<24> {
    using type = struct cru_escr0;
};
template <>
struct named_escr<25> {
    using type = struct cru_escr1;
};
template <>
struct named_escr<26> {
    using type = struct iq_escr0;
};
template <>
struct named_escr<27> {
    using type = struct iq_escr1;
};
template <>
struct named_escr<28> {
    using type = struct rat_escr0;
};
template <>
struct named_escr<29> {
    using type = struct rat_escr1;
};
template <>
struct named_escr<30> {
    using type = struct ssu_escr0;
};
template <>
struct named_escr<31> {
    using type = struct ms_escr0;
};
template <>
struct named_escr<32> {
    using type = struct ms_escr1;
};
template <>
struct named_escr<33> {
    using type = struct tbpu_escr0;
};
template <>
struct named_escr<34> {
    using type = struct tbpu_escr1;
};
template <>
struct named_escr<35> {
    using type = struct tc_escr0;
};
template <>
struct named_escr<36> {
    using type = struct tc_escr1;
};
template <>
struct named_escr<37> {
    using type = struct ix_escr0;
};
template <>
struct named_escr<38> {
    using type = struct ix_escr1;
};
template <>
struct named_escr<39> {
    using type = struct alf_escr0;
};
template <>
struct named_escr<40> {
    using type = struct alf_escr1;
};
template <>
struct named_escr<41> {
    using type = struct cru_escr2;
};
template <>
struct named_escr<42> {
    using type = struct cru_escr3;
};
template <>
struct named_escr<43> {
    using type = struct cru_escr4;
};
template <>
struct named_escr<44> {
    using type = struct cru_escr5;
};
template <>
struct named_counter<0> {
    using type = struct bpu_counter0;
};
template <>
struct named_counter<1> {
    using type = struct bpu_counter1;
};
template <>
struct named_counter<2> {
    using type = struct bpu_counter2;
};
template <>
struct named_counter<3> {
    using type = struct bpu_counter3;
};
template <>
struct named_counter<4> {
    using type = struct ms_counter0;
};
template <>
struct named_counter<5> {
    using type = struct ms_counter1;
};
template <>
struct named_counter<6> {
    using type = struct ms_counter2;
};
template <>
struct named_counter<7> {
    using type = struct ms_counter3;
};
template <>
struct named_counter<8> {
    using type = struct flame_counter0;
};
template <>
struct named_counter<9> {
    using type = struct flame_counter1;
};
template <>
struct named_counter<10> {
    using type = struct flame_counter2;
};
template <>
struct named_counter<11> {
    using type = struct flame_counter3;
};
template <>
struct named_counter<12> {
    using type = struct iq_counter0;
};
template <>
struct named_counter<13> {
    using type = struct iq_counter1;
};
template <>
struct named_counter<14> {
    using type = struct iq_counter2;
};
template <>
struct named_counter<15> {
    using type = struct iq_counter3;
};
template <>
struct named_counter<16> {
    using type = struct iq_counter4;
};
template <>
struct named_counter<17> {
    using type = struct iq_counter5;
};

} // namespace msr::netburst
