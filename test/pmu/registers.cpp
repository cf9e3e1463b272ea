#include <msr/pmu/registers.hpp>

#include <doctest/doctest.h>

#include <string>

#include <msr/intel/netburst/values/named_registers.hpp>

namespace registers_test {

TEST_CASE("a register has one name, with or without MSR_ or IA32_ in front") {
    CHECK(msr::same_register_name("MSR_BSU_ESCR0", "bsu_escr0"));
    CHECK(msr::same_register_name("ia32_pmc0", "PMC0"));
    CHECK(msr::same_register_name("msr_ia32_pmc0", "pmc0"));
    CHECK_FALSE(msr::same_register_name("ia32_msr_pmc0", "pmc0"));
    CHECK_FALSE(msr::same_register_name("pmc0", "pmc1"));
    CHECK_FALSE(msr::same_register_name("", "pmc0"));
}

TEST_CASE("a value is found by its address") {
    constexpr msr::register_value values[] = {{0x186, 1}, {0xc1, 2}, {0x186, 3}};
    static_assert(msr::held_at(msr::all_of(values), 0x186)->value == 1);
    CHECK(msr::held_at(msr::all_of(values), 0xc1)->value == 2);
    CHECK(msr::held_at(msr::all_of(values), 0xc2) == nullptr);
    CHECK(msr::held_at({}, 0xc1) == nullptr);
}

TEST_CASE("a search that found nothing is false") {
    CHECK_FALSE(msr::found_in<int>{});
    CHECK(msr::found_in<int>{true, 5});
    CHECK(msr::netburst::register_named("MSR_BSU_ESCR0"));
    CHECK_FALSE(msr::netburst::register_named("bsu_escr2"));
}

namespace {

struct some_fields {
    msr::field<0, 8> code{};
    msr::reserved<8, 4> reserved8{};
    msr::flag<12> enable{};
    msr::reserved<13, 51> reserved13{};
};
struct status_fields {
    msr::read_only<0, 4> overflowed{};
    msr::reserved<4, 60> reserved4{};
};
struct open_fields {
    msr::read_only<0, 4> overflowed{};
};

} // namespace

} // namespace registers_test

MSR_REGISTER(registers_test::some_fields, code, reserved8, enable, reserved13);
MSR_REGISTER(registers_test::status_fields, overflowed, reserved4);
MSR_REGISTER(registers_test::open_fields, overflowed);

namespace registers_test {

namespace {

constexpr msr::named_register with(msr::sequence<msr::field_row> fields) {
    return msr::register_of_fields("one", 0x186, msr::register_kind::select, 0, fields);
}
constexpr msr::named_register some = with(msr::fields_of<some_fields>());

} // namespace

TEST_CASE("the reserved bits of a register are those of its fields") {
    static_assert(some.reserved == 0xffffffffffffef00);
    static_assert(with(msr::fields_of<status_fields>()).reserved == 0xfffffffffffffff0);
}

TEST_CASE("a register is read-only where no bit of it can be written") {
    static_assert(!some.is_read_only());
    static_assert(with(msr::fields_of<status_fields>()).is_read_only());
    // Bits that open_fields does not describe can be written.
    static_assert(!with(msr::fields_of<open_fields>()).is_read_only());
    static_assert(!msr::named_register{}.is_read_only());
}

TEST_CASE("bits are told by the field in which the lowest lies") {
    CHECK(std::string{field_with(some, 0x3000)} == "enable");
    CHECK(std::string{field_with(some, 0x1080)} == "code");
    CHECK(std::string{field_with(some, 0x900)} == "reserved8");
    CHECK(field_with(some, 0) == nullptr);
}

TEST_CASE("a field is sure unless the register says otherwise") {
    constexpr msr::doubtful_field doubts[] = {{0xff, msr::confidence::low, "from memory"}};
    msr::named_register one = some;
    CHECK(confidence_of(one, one.fields[0]) == msr::confidence::high);
    one.doubts = msr::all_of(doubts);
    CHECK(confidence_of(one, one.fields[0]) == msr::confidence::low);
    CHECK(std::string{doubt_about(one.doubts, one.fields[0]).row.why} == "from memory");
    CHECK(confidence_of(one, one.fields[2]) == msr::confidence::high);
    CHECK_FALSE(doubt_about(one.doubts, one.fields[2]));
}

TEST_CASE("rows are of one register where name, address, kind and number are the same") {
    msr::named_register other = some;
    other.reserved = 0;
    CHECK(other == some);
    other.number = 1;
    CHECK_FALSE(other == some);
    other = some;
    other.address = 0x187;
    CHECK_FALSE(other == some);
    other = some;
    other.kind = msr::register_kind::counter;
    CHECK_FALSE(other == some);
    other = some;
    other.name = "another";
    CHECK_FALSE(other == some);
}

TEST_CASE("who shares a register has a name") {
    using msr::register_scope;
    CHECK(std::string{name_of(register_scope::thread)} == "thread");
    CHECK(std::string{name_of(register_scope::core)} == "core");
    CHECK(std::string{name_of(register_scope::l2)} == "l2");
    CHECK(std::string{name_of(register_scope::l3)} == "l3");
    CHECK(std::string{name_of(register_scope::node)} == "node");
    CHECK(std::string{name_of(register_scope::package)} == "package");
    CHECK(std::string{name_of(register_scope::die)} == "die");
    CHECK(std::string{name_of(register_scope::machine)} == "machine");
}

} // namespace registers_test
