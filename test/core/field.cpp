#include <msr/core/field.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <type_traits>

namespace field_test {

namespace {

enum class speed : std::uint8_t { slow = 1, fast = 3 };

using enabled = msr::flag<3>;
using level = msr::field<4, 5>;
using chosen_speed = msr::field<9, 2, speed>;
using everything = msr::field<0, 64>;
using top = msr::field<63, 1>;

} // namespace

} // namespace field_test

template <>
inline constexpr msr::enumerator msr::names_of<field_test::speed>[] = {{1, "slow"}, {3, "fast"}};

namespace field_test {

TEST_CASE("a field's value is put into a register value and taken out without a register") {
    using threshold = msr::field<4, 4>;
    static_assert(threshold::truncated_bits(9) == 0x90);
    // truncated_bits() drops bits: its caller has checked that the value fits
    static_assert(threshold::truncated_bits(0x19) == 0x90);
    static_assert(threshold::value_in(0xf9f) == 9);
    static_assert(msr::field<63, 1>::truncated_bits(1) == 1ull << 63);
    static_assert(msr::field<63, 1>::value_in(~0ull) == 1);
}

TEST_CASE("low_bits gives as many bits as asked, from none to 64") {
    static_assert(msr::low_bits(0) == 0);
    static_assert(msr::low_bits(1) == 1);
    static_assert(msr::low_bits(40) == 0xff'ffff'ffff);
    static_assert(msr::low_bits(63) == 0x7fff'ffff'ffff'ffff);
    static_assert(msr::low_bits(64) == 0xffff'ffff'ffff'ffff);
    CHECK(msr::low_bits(16) == 0xffff);
}

TEST_CASE("a field knows its place") {
    static_assert(level::low == 4);
    static_assert(level::width == 5);
    static_assert(level::mask == 0x1f0);
    static_assert(everything::mask == 0xffff'ffff'ffff'ffff);
    static_assert(top::mask == 0x8000'0000'0000'0000);
    static_assert(enabled::mask == 8);
    CHECK(chosen_speed::mask == 0x600);
}

TEST_CASE("a field has the narrowest ordinary value type, a flag is a bool") {
    static_assert(std::is_same_v<enabled::value_type, bool>);
    static_assert(std::is_same_v<level::value_type, unsigned>);
    static_assert(std::is_same_v<msr::field<0, 32>::value_type, unsigned>);
    static_assert(std::is_same_v<msr::field<0, 33>::value_type, std::uint64_t>);
    static_assert(std::is_same_v<chosen_speed::value_type, speed>);
}

TEST_CASE("a field is placed at its bits") {
    static_assert(level{0x15}.register_bits() == 0x150);
    static_assert(enabled{true}.register_bits() == 8);
    static_assert(chosen_speed{speed::fast}.register_bits() == 0x600);
    static_assert(top{1}.register_bits() == 0x8000'0000'0000'0000);
    static_assert(everything{0x0123'4567'89ab'cdef}.register_bits() == 0x0123'4567'89ab'cdef);
    CHECK(level{}.register_bits() == 0);
}

TEST_CASE("a value that does not fit is reported, and no bit of it reaches its neighbours") {
    for (unsigned value = 0; value < 2048; ++value) {
        const level number{value};
        CHECK(number.fits() == (value < 32));
        CHECK((number.register_bits() & ~level::mask) == 0);
        CHECK(number.bits == value);
    }
    static_assert(!level{0xffff'ffff}.fits());
    // fits() sees all bits of the value, not the value truncated to 1
    static_assert(!level{0x1'0000'0001}.fits());
    static_assert(!msr::field<0, 8, std::uint8_t>{256}.fits());
    static_assert(everything{~std::uint64_t{0}}.fits());
}

TEST_CASE("a field is taken from its bits of a register value, whatever the others are") {
    level number;
    number.decode(0xffff'ffff'ffff'fe5f); // bits 4 to 8 are 00101b
    CHECK(number == 5u);
    number.decode(0x1a0);
    CHECK(number == 0x1au);
    everything whole;
    whole.decode(0xfedc'ba98'7654'3210);
    CHECK(whole.bits == 0xfedc'ba98'7654'3210);
    chosen_speed how_fast;
    how_fast.decode(0x200);
    CHECK(how_fast == speed::slow);
}

TEST_CASE("fields compare with fields and with plain values") {
    static_assert(level{5} == level{5});
    static_assert(level{5} != level{6});
    static_assert(level{5} == 5);
    static_assert(level{5} == 5u);
    static_assert(level{5} != 6);
    static_assert(enabled{true} == true);
    static_assert(chosen_speed{speed::fast} == speed::fast);
    static_assert(chosen_speed{speed::fast} != speed::slow);
    const unsigned plain = level{7};
    CHECK(plain == 7);
    // A field compares with a plain value of every type, on either side: no comparison is
    // ambiguous.
    constexpr std::uint8_t narrow = 7;
    static_assert(narrow == level{7});
    static_assert(level{7} == narrow);
    static_assert(narrow != level{8});
    constexpr std::uint64_t wide = 7;
    static_assert(wide == level{7});
    static_assert(level{8} != wide);
}

TEST_CASE("only a must-be-one field starts with ones") {
    static_assert(msr::must_be_one<16, 2>{}.register_bits() == 0x30000);
    static_assert(msr::must_be_one<16, 2>::kind == msr::access::must_be_one);
    static_assert(msr::reserved<40, 24>{}.register_bits() == 0);
    static_assert(msr::read_only<7, 1, bool>{}.register_bits() == 0);
    static_assert(msr::write_only<1, 4>{}.register_bits() == 0);
    static_assert(msr::write_0_to_clear<31>{}.register_bits() == 0);
    CHECK(level{}.bits == 0);
}

TEST_CASE("software sets fields that are writable in any way, and no others") {
    using msr::access;
    using msr::detail::program_chooses;
    static_assert(program_chooses<access::read_write>);
    static_assert(program_chooses<access::write_only>);
    static_assert(program_chooses<access::write_0_to_clear>);
    static_assert(program_chooses<access::write_1_to_clear>);
    static_assert(!program_chooses<access::read_only>);
    static_assert(!program_chooses<access::must_be_one>);
    static_assert(!program_chooses<access::reserved>);
}

TEST_CASE("a row of a layout finds its value and the value's name") {
    const msr::field_row row{.name = "speed",
                             .low = 9,
                             .width = 2,
                             .kind = msr::access::read_write,
                             .value_bits = 8,
                             .enumerators = msr::all_of(msr::names_of<speed>)};
    CHECK(row.mask() == 0x600);
    CHECK(row.value_in(0xffff'ffff'ffff'fbff) == 1);
    CHECK(std::string{row.name_of(1)} == "slow");
    CHECK(std::string{row.name_of(3)} == "fast");
    CHECK(row.name_of(0) == nullptr);
    CHECK(row.name_of(2) == nullptr);
    const msr::field_row last{.name = "top", .low = 63, .width = 1, .value_bits = 1};
    CHECK(last.mask() == 0x8000'0000'0000'0000);
    CHECK(last.value_in(0x7fff'ffff'ffff'ffff) == 0);
    CHECK(last.value_in(0x8000'0000'0000'0000) == 1);
    CHECK(last.name_of(1) == nullptr);
}

TEST_CASE("a flag that is given more than 1 is seen, and reaches no neighbour") {
    static_assert(!enabled{2}.fits());
    static_assert(enabled{2}.register_bits() == 0);
    static_assert(enabled{true}.fits() && enabled{1}.register_bits() == 8);
    CHECK_FALSE(level{-1}.fits());
}

TEST_CASE("a number below 0 does not fit, however wide the field and the number are") {
    static_assert(!everything{-1}.fits());
    static_assert(!everything{std::int64_t{-1}}.fits());
    static_assert(!everything{static_cast<signed char>(-128)}.fits());
    static_assert(everything{~std::uint64_t{0}}.fits());
    static_assert(!level{-31}.fits());
    everything assigned{7};
    assigned = -1;
    CHECK_FALSE(assigned.fits());
    assigned = 7;
    CHECK(assigned.fits());
    // A field whose values have a sign takes negative values.
    CHECK(msr::field<0, 64, std::int64_t>{-1}.register_bits() == ~std::uint64_t{0});
    CHECK(msr::field<0, 64, std::int64_t>{-1}.fits());
    // An unsigned field of all ones does not equal -1.
    CHECK(everything{~std::uint64_t{0}} != -1);
}

TEST_CASE("a field is given whole numbers of at most 64 bits, or its enumeration") {
    using msr::detail::is_acceptable;
    enum plain { three = 3 };
    enum class other { none };
    static_assert(is_acceptable<bool, unsigned> && is_acceptable<char, unsigned>);
    static_assert(is_acceptable<long long, bool> && is_acceptable<unsigned long long, unsigned>);
    static_assert(is_acceptable<plain, unsigned>);
    static_assert(!is_acceptable<float, unsigned> && !is_acceptable<long double, std::uint64_t>);
    static_assert(!is_acceptable<other, unsigned>);
    static_assert(is_acceptable<speed, speed>);
    static_assert(!is_acceptable<bool, speed> && !is_acceptable<int, speed>);
    static_assert(!is_acceptable<other, speed> && !is_acceptable<double, speed>);
    // __int128 is an integral type only under the compiler's extensions; a field never takes it.
    static_assert(!is_acceptable<msr::detail::wide_integer, std::uint64_t>);
    static_assert(!is_acceptable<msr::detail::wide_unsigned, std::uint64_t>);
    CHECK(level{three}.bits == 3);
}

TEST_CASE("a value without an enumerator does not fit, where the enumeration has names") {
    enum class unnamed : std::uint8_t { zero };
    static_assert(chosen_speed{speed::slow}.fits() && chosen_speed{speed::fast}.fits());
    static_assert(!chosen_speed{static_cast<speed>(0)}.fits());
    static_assert(!chosen_speed{static_cast<speed>(2)}.fits());
    static_assert(msr::field<9, 2, unnamed>{static_cast<unnamed>(2)}.fits());
    chosen_speed read;
    CHECK(read.fits()); // a field that nobody has set fits
    read.decode(0x400);
    CHECK_FALSE(read.fits());
    read.decode(0x600);
    CHECK(read.fits());
    read.decode(0);
    CHECK(read.fits());
}

TEST_CASE("what software does not set is written as it must be, whatever the field holds") {
    msr::read_only<7, 2> state;
    msr::reserved<20, 2> unused;
    msr::must_be_one<16, 2> ones;
    CHECK((state.fits() && unused.fits() && ones.fits()));
    state.decode(0x180);
    unused.decode(0x300000);
    ones.decode(0x10000);
    CHECK((state == 3 && unused == 3 && ones == 1));
    // fits() accepts decoded values, which no program has chosen
    CHECK((state.fits() && unused.fits() && ones.fits()));
    CHECK((state.register_bits() == 0 && unused.register_bits() == 0 &&
           ones.register_bits() == 0x30000));
    const msr::read_only<7, 2> copied = state;
    CHECK(copied == 3);
    CHECK(copied.register_bits() == 0);

    msr::read_only<7, 2> given_state;
    msr::reserved<20, 2> given_unused;
    msr::must_be_one<16, 2> given_ones;
    given_state.bits = 1;
    given_unused.bits = 1;
    given_ones.bits = 1;
    CHECK_FALSE(given_state.fits());
    CHECK_FALSE(given_unused.fits());
    CHECK_FALSE(given_ones.fits());
    CHECK((given_state.register_bits() == 0 && given_unused.register_bits() == 0));
    CHECK(given_ones.register_bits() == 0x30000);
}

TEST_CASE("a write-1-to-clear field clears what it was given, not what was read") {
    msr::write_1_to_clear<17> failed;
    failed.decode(0x20000);
    CHECK(failed == true);
    CHECK(failed.register_bits() == 0);
    failed = true;
    CHECK(failed.register_bits() == 0x20000);
    // Writing back a decoded value clears no flag, whether a written 0 or a written 1 clears the
    // flag.
    msr::write_0_to_clear<16> overflowed;
    overflowed.decode(0x10000);
    CHECK(overflowed.register_bits() == 0x10000);
}

TEST_CASE("fields are equal if their values are, wherever these come from") {
    msr::write_1_to_clear<17> read;
    read.decode(0x20000);
    CHECK(read == msr::write_1_to_clear<17>{true});
    CHECK(level{3} == 3.0);
    CHECK(level{3} != 3.9);
    CHECK(everything{3} != ((static_cast<msr::detail::wide_unsigned>(1) << 64) | 3));
}

} // namespace field_test
