#include <msr/core/number_field.hpp>

#include <msr/register.hpp>
#include <msr/update.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace number_field_test {

namespace {

/// A register with a clock's ratio, a voltage in units of 2^-13 V, and a signed voltage offset in
/// units of 2^-10 V.
struct supply {
    msr::scaled_field<8, 8, msr::field_scale{100, 1}, "MHz"> ratio{};
    msr::signed_field<16, 8> level{};
    msr::signed_scaled_field<24, 8, msr::field_scale{1, 1024}, "V"> offset{};
    msr::scaled_field<32, 16, msr::field_scale{1, 8192}, "V", msr::access::read_only> voltage{};
    msr::signed_field<48, 16> last{};

    friend constexpr bool operator==(const supply &, const supply &) = default;
};

struct whole {
    msr::signed_field<0, 64> number{};
};

constexpr std::uint64_t low32 = 0xffff'ffff;

} // namespace

} // namespace number_field_test

MSR_REGISTER(number_field_test::supply, ratio, level, offset, voltage, last);
MSR_REGISTER(number_field_test::whole, number);

namespace number_field_test {

TEST_CASE("a signed field holds numbers in two's complement") {
    static_assert(msr::encode(supply{.level = -1}) == 0xff'0000);
    static_assert(msr::encode(supply{.level = -128}) == 0x80'0000);
    static_assert(msr::encode(supply{.level = 127}) == 0x7f'0000);
    static_assert(msr::encode(supply{.last = -2}) == 0xfffe'0000'0000'0000);
    static_assert(msr::decode<supply>(0xff'0000).level == -1);
    static_assert(msr::decode<supply>(0x80'0000).level == -128);
    static_assert(msr::decode<supply>(0x7f'0000).level == 127);
    static_assert(msr::decode<supply>(0x8000'0000'0000'0000).last == -32768);
    static_assert(msr::encode(whole{.number = INT64_MIN}) == std::uint64_t{1} << 63);
    static_assert(msr::decode<whole>(~std::uint64_t{0}).number == -1);
    CHECK(msr::decode<whole>(std::uint64_t{1} << 63).number.raw() == INT64_MIN);
}

TEST_CASE("a scaled field is given and gives the quantity") {
    static_assert(msr::encode(supply{.ratio = 3600}) == 0x2400);
    static_assert(msr::encode(supply{.ratio = 25500}) == 0xff00);
    static_assert(msr::encode(supply{.offset = -0.125}) == (std::uint64_t{0x80} << 24));
    static_assert(msr::decode<supply>(0x2400).ratio == 3600);
    static_assert(msr::decode<supply>(0x2400).ratio.raw() == 36);
    static_assert(msr::decode<supply>(std::uint64_t{10240} << 32).voltage == 1.25);
    static_assert(msr::decode<supply>(0xff00'0000).offset == -1.0 / 1024);
    CHECK(msr::encode(supply{.ratio = decltype(supply::ratio)::of_raw(36)}) == 0x2400);
}

TEST_CASE("tenths are as exact as their decimal numbers") {
    using tenths = msr::scaled_field<0, 12, msr::field_scale{1, 10}>;
    for (unsigned raw = 0; raw < 4096; ++raw) {
        const tenths tenth{raw / 10.0};
        REQUIRE(tenth.fits());
        REQUIRE(tenth.raw() == raw);
        REQUIRE(tenth == raw / 10.0);
    }
}

TEST_CASE("a number that the field does not hold exactly is reported, and reaches no neighbour") {
    for (const int level : {128, -129, 1'000'000, -1'000'000}) {
        const msr::encoding_result result = msr::try_encode(supply{.level = level});
        REQUIRE(result.unfit_field != nullptr);
        CHECK(std::string{result.unfit_field} == "level");
        CHECK((result.value & ~std::uint64_t{0xff'0000}) == 0);
    }
    for (const double ratio : {3650.0, -100.0, 25600.0, 0.5, 1e30}) {
        const msr::encoding_result result = msr::try_encode(supply{.ratio = ratio});
        REQUIRE(result.unfit_field != nullptr);
        CHECK(std::string{result.unfit_field} == "ratio");
        CHECK((result.value & ~std::uint64_t{0xff00}) == 0);
    }
    // 0.125 is 128 / 1024, and the field's greatest value is 127 / 1024
    CHECK_FALSE(msr::try_encode(supply{.offset = 0.125}));
    CHECK(msr::try_encode(supply{.offset = 127.0 / 1024}));
    // 2^64 - 1 is above the greatest value of the field
    CHECK_FALSE(msr::try_encode(whole{.number = ~std::uint64_t{0}}));
}

TEST_CASE("numbers are compared as numbers") {
    const supply read = msr::decode<supply>(0xff'2400);
    CHECK(read.level != 255);
    CHECK(read.level < 0);
    CHECK(read.ratio > 3599.5);
    CHECK(read.ratio != 36);
    CHECK(read == msr::decode<supply>(0xff'2400));
}

TEST_CASE("what was decoded is written back, but for read-only numbers") {
    constexpr std::uint64_t ones = ~std::uint64_t{0};
    const msr::encoding_result back = msr::try_encode(msr::decode<supply>(ones));
    CHECK(back);
    CHECK(back.value == (0xffff'0000'ffff'ff00));
    CHECK((back.value & low32) == 0xffff'ff00);
}

TEST_CASE("an update sets numbers") {
    constexpr msr::change change =
        msr::merge(msr::set<&supply::level>(-3), msr::set<&supply::ratio>(1200));
    static_assert(change.mask == 0xffff00);
    static_assert(change.bits == 0xfd'0c00);
    const msr::change unfit = msr::merge(msr::set<&supply::ratio>(50));
    REQUIRE(unfit.unfit_field != nullptr);
    CHECK(std::string{unfit.unfit_field} == "ratio");
}

TEST_CASE("a number's row says how it is read") {
    constexpr auto fields = msr::fields_of<supply>();
    static_assert(!fields[0].is_signed && fields[1].is_signed);
    static_assert(fields[0].scale == msr::field_scale{100, 1});
    CHECK(std::string{fields[2].symbol} == "V");
    CHECK(fields[1].scale == msr::field_scale{});
}

} // namespace number_field_test
