#include <msr/core/each_field.hpp>

#include <msr/pmu/registers.hpp>
#include <msr/register.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace each_field_test {

namespace {

struct control {
    msr::flag<0> enable{};
    msr::reserved<1, 3> reserved1{};
    msr::field<4, 4> threshold{};
};
struct whole {
    msr::field<0, 60> count{};
    msr::reserved<60, 4> reserved60{};
};

/// Returns the fields of a register value as text, `name=value` each.
std::string text_of(msr::sequence<msr::field_row> fields, std::uint64_t value) {
    std::string result;
    msr::each_field_of(fields, value, [&](const char *name, std::uint64_t contents) {
        result += std::string{name} + '=' + std::to_string(contents) + ' ';
    });
    return result;
}

} // namespace

} // namespace each_field_test

MSR_REGISTER(each_field_test::control, enable, reserved1, threshold);
MSR_REGISTER(each_field_test::whole, count, reserved60);

namespace each_field_test {

namespace {

constexpr msr::named_register registers[] = {
    {.name = "control", .address = 0x10, .fields = msr::fields_of<control>()},
    {.name = "whole", .address = 0x11, .fields = msr::fields_of<whole>()}};

struct target {};
template <typename Sink>
constexpr void each_register(const target &, Sink &&sink) {
    for (const msr::named_register &row : registers)
        sink(row);
}
constexpr msr::sequence<msr::field_row> fields_at(std::uint32_t address) {
    return msr::register_with_address(address, target{}).row.fields;
}

} // namespace

TEST_CASE("each field of a value is reported, also reserved fields") {
    CHECK(text_of(msr::fields_of<whole>(), 0x2000'0000'0000'0005) == "count=5 reserved60=2 ");
}

TEST_CASE("the bits outside of all fields are reported together, in their own positions") {
    CHECK(text_of(msr::fields_of<control>(), 0x95) ==
          "enable=1 reserved1=2 threshold=9 other_bits=0 ");
    CHECK(text_of(msr::fields_of<control>(), 0x301) ==
          "enable=1 reserved1=0 threshold=0 other_bits=768 ");
}

TEST_CASE("nothing is reported of a register that does not exist") {
    CHECK(text_of(fields_at(0x12), 5) == "");
    CHECK(text_of(fields_at(0x11), 5) == "count=5 reserved60=0 ");
    static_assert(fields_at(0x10).size() == 3);
    static_assert(fields_at(0x12).size() == 0);
}

} // namespace each_field_test
