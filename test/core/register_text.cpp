#include <msr/core/register_text.hpp>

#include <msr/register.hpp>
#include <msr/register_text.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace register_text_test {

namespace {

enum class mode : std::uint8_t { off, fast };

struct supply {
    msr::flag<0> enable{};
    msr::field<1, 2, mode> how{};
    msr::reserved<3, 1> reserved3{};
    msr::must_be_one<4, 2> ones{};
    msr::scaled_field<8, 8, msr::field_scale{100, 1}, "MHz"> ratio{};
    msr::signed_field<16, 8> offset{};
    msr::scaled_field<32, 16, msr::field_scale{1, 8192}, "V"> voltage{};
    msr::scaled_field<48, 4, msr::field_scale{2, 3}> third{};
};

struct whole {
    msr::signed_field<0, 64> number{};
};

} // namespace

} // namespace register_text_test

template <>
inline constexpr msr::enumerator msr::names_of<register_text_test::mode>[] = {{0, "off"},
                                                                              {1, "fast"}};

MSR_REGISTER(register_text_test::supply, enable, how, reserved3, ones, ratio, offset, voltage,
             third);
MSR_REGISTER(register_text_test::whole, number);

namespace register_text_test {

TEST_CASE("a register is written with the names of its fields and values") {
    const supply value{
        .enable = true, .how = mode::fast, .ratio = 3600, .offset = -5, .voltage = 1.25};
    CHECK(msr::to_string(value) ==
          "enable=1, how=fast, ratio=3600 MHz, offset=-5, voltage=1.25 V, third=0");
    CHECK(msr::to_string(value, msr::number_base::hexadecimal) ==
          "enable=0x1, how=fast, ratio=0x24, offset=0xfb, voltage=0x2800, third=0x0");
}

TEST_CASE("reserved and must-be-one bits are written where they are not as they must be") {
    CHECK(msr::to_string(msr::decode<supply>(0x30)).find("ones") == std::string::npos);
    CHECK(msr::to_string(msr::decode<supply>(0x18)).find("how=off, reserved3=1, ones=1, ratio") !=
          std::string::npos);
}

TEST_CASE("a value without a name is a number; digits that are cut off are marked") {
    const std::string text = msr::to_string(msr::decode<supply>(std::uint64_t{1} << 48 | 0x34));
    CHECK(text.find("how=2, ") != std::string::npos);
    CHECK(text.find("third=0.666666...") != std::string::npos);
    CHECK(
        msr::to_string(msr::decode<supply>(std::uint64_t{1} << 32)).find("voltage=0.000122... V") !=
        std::string::npos);
}

TEST_CASE("the lowest number has its sign") {
    CHECK(msr::to_string(msr::decode<whole>(std::uint64_t{1} << 63)) ==
          "number=-9223372036854775808");
    CHECK(msr::to_string(whole{.number = -1}) == "number=-1");
    CHECK(msr::to_string(whole{.number = INT64_MAX}) == "number=9223372036854775807");
}

} // namespace register_text_test
