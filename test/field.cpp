#include <msr/field.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <type_traits>

namespace {

enum class speed : std::uint8_t { slow = 1, fast = 3 };

using enabled = msr::flag<3>;
using level = msr::field<4, 5>;
using chosen_speed = msr::field<9, 2, speed>;
using everything = msr::field<0, 64>;
using top = msr::field<63, 1>;

} // namespace

template <>
inline constexpr msr::enumerator msr::names_of<speed>[] = {{1, "slow"}, {3, "fast"}};

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
    static_assert(level{0x15}.placed() == 0x150);
    static_assert(enabled{true}.placed() == 8);
    static_assert(chosen_speed{speed::fast}.placed() == 0x600);
    static_assert(top{1}.placed() == 0x8000'0000'0000'0000);
    static_assert(everything{0x0123'4567'89ab'cdef}.placed() == 0x0123'4567'89ab'cdef);
    CHECK(level{}.placed() == 0);
}

TEST_CASE("a value that does not fit is told, and its neighbours do not get a bit of it") {
    for (unsigned value = 0; value < 2048; ++value) {
        const level given{value};
        CHECK(given.fits() == (value < 32));
        CHECK((given.placed() & ~level::mask) == 0);
        CHECK(given.bits == value);
    }
    static_assert(!level{0xffff'ffff}.fits());
    static_assert(!level{0x1'0000'0001}.fits()); // not cut off to 1 on the way
    static_assert(!msr::field<0, 8, std::uint8_t>{256}.fits());
    static_assert(everything{~std::uint64_t{0}}.fits());
}

TEST_CASE("a field is taken from its bits of a register value, whatever the others are") {
    level taken;
    taken.take_from(0xffff'ffff'ffff'fe5f); // bits 4 to 8: 00101b
    CHECK(taken == 5u);
    taken.take_from(0x1a0);
    CHECK(taken == 0x1au);
    everything all;
    all.take_from(0xfedc'ba98'7654'3210);
    CHECK(all.bits == 0xfedc'ba98'7654'3210);
    chosen_speed how_fast;
    how_fast.take_from(0x200);
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
}

TEST_CASE("only a must-be-one field starts with ones") {
    static_assert(msr::must_be_one<16, 2>{}.placed() == 0x30000);
    static_assert(msr::must_be_one<16, 2>::kind == msr::access::must_be_one);
    static_assert(msr::reserved<40, 24>{}.placed() == 0);
    static_assert(msr::read_only<7, 1, bool>{}.placed() == 0);
    static_assert(msr::write_only<1, 4>{}.placed() == 0);
    static_assert(msr::write_0_to_clear<31>{}.placed() == 0);
    CHECK(level{}.bits == 0);
}

TEST_CASE("software sets fields that are writable in any way, and no others") {
    using msr::access;
    using msr::detail::software_sets;
    static_assert(software_sets<access::read_write>);
    static_assert(software_sets<access::write_only>);
    static_assert(software_sets<access::write_0_to_clear>);
    static_assert(software_sets<access::write_1_to_clear>);
    static_assert(!software_sets<access::read_only>);
    static_assert(!software_sets<access::must_be_one>);
    static_assert(!software_sets<access::reserved>);
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
    static_assert(enabled{2}.placed() == 0);
    static_assert(enabled{true}.fits() && enabled{1}.placed() == 8);
    static_assert(!std::is_convertible_v<double, level>);
    CHECK_FALSE(level{-1}.fits());
}
