#include <msr/register.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace register_test {

namespace {

enum class speed : std::uint8_t { slow = 1, fast = 3 };

/// A register with a field of every kind of access; bits 10 to 15 and 62 have no field.
struct mode {
    msr::flag<0> enable{};
    msr::field<1, 4> level{};
    msr::field<5, 2, speed> how_fast{};
    msr::read_only<7, 2> state{};
    msr::write_only<9, 1, bool> reset{};
    msr::write_0_to_clear<16> overflowed{};
    msr::write_1_to_clear<17> failed{};
    msr::must_be_one<18, 2> ones{};
    msr::reserved<20, 2> reserved20{};
    msr::field<22, 40> count{};
    msr::flag<63> last{};

    friend constexpr bool operator==(const mode &, const mode &) = default;
};

struct whole {
    msr::field<0, 64> value{};
};

/// A register with 64 fields, the greatest number.
struct flags_of_all_bits {
    msr::flag<0> b0{};
    msr::flag<1> b1{};
    msr::flag<2> b2{};
    msr::flag<3> b3{};
    msr::flag<4> b4{};
    msr::flag<5> b5{};
    msr::flag<6> b6{};
    msr::flag<7> b7{};
    msr::flag<8> b8{};
    msr::flag<9> b9{};
    msr::flag<10> b10{};
    msr::flag<11> b11{};
    msr::flag<12> b12{};
    msr::flag<13> b13{};
    msr::flag<14> b14{};
    msr::flag<15> b15{};
    msr::flag<16> b16{};
    msr::flag<17> b17{};
    msr::flag<18> b18{};
    msr::flag<19> b19{};
    msr::flag<20> b20{};
    msr::flag<21> b21{};
    msr::flag<22> b22{};
    msr::flag<23> b23{};
    msr::flag<24> b24{};
    msr::flag<25> b25{};
    msr::flag<26> b26{};
    msr::flag<27> b27{};
    msr::flag<28> b28{};
    msr::flag<29> b29{};
    msr::flag<30> b30{};
    msr::flag<31> b31{};
    msr::flag<32> b32{};
    msr::flag<33> b33{};
    msr::flag<34> b34{};
    msr::flag<35> b35{};
    msr::flag<36> b36{};
    msr::flag<37> b37{};
    msr::flag<38> b38{};
    msr::flag<39> b39{};
    msr::flag<40> b40{};
    msr::flag<41> b41{};
    msr::flag<42> b42{};
    msr::flag<43> b43{};
    msr::flag<44> b44{};
    msr::flag<45> b45{};
    msr::flag<46> b46{};
    msr::flag<47> b47{};
    msr::flag<48> b48{};
    msr::flag<49> b49{};
    msr::flag<50> b50{};
    msr::flag<51> b51{};
    msr::flag<52> b52{};
    msr::flag<53> b53{};
    msr::flag<54> b54{};
    msr::flag<55> b55{};
    msr::flag<56> b56{};
    msr::flag<57> b57{};
    msr::flag<58> b58{};
    msr::flag<59> b59{};
    msr::flag<60> b60{};
    msr::flag<61> b61{};
    msr::flag<62> b62{};
    msr::flag<63> b63{};
};

struct no_register {
    int value;
};

} // namespace

} // namespace register_test

template <>
inline constexpr msr::enumerator msr::names_of<register_test::speed>[] = {{1, "slow"}, {3, "fast"}};

MSR_REGISTER(register_test::mode, enable, level, how_fast, state, reset, overflowed, failed, ones,
             reserved20, count, last);
MSR_REGISTER(register_test::whole, value);
MSR_REGISTER(register_test::flags_of_all_bits, b0, b1, b2, b3, b4, b5, b6, b7, b8, b9, b10, b11,
             b12, b13, b14, b15, b16, b17, b18, b19, b20, b21, b22, b23, b24, b25, b26, b27, b28,
             b29, b30, b31, b32, b33, b34, b35, b36, b37, b38, b39, b40, b41, b42, b43, b44, b45,
             b46, b47, b48, b49, b50, b51, b52, b53, b54, b55, b56, b57, b58, b59, b60, b61, b62,
             b63);

namespace register_test {

namespace {

constexpr std::uint64_t ones = 0xc0000;

template <mode Chosen>
constexpr std::uint64_t value_of_argument = msr::try_encode(Chosen).value;

} // namespace

TEST_CASE("a register is written by the names of its fields") {
    static_assert(msr::encode(mode{}) == ones);
    static_assert(msr::encode(mode{.enable = true}) == (ones | 1));
    static_assert(msr::encode(mode{.level = 0xa}) == (ones | 0xa << 1));
    static_assert(msr::encode(mode{.how_fast = speed::fast}) == (ones | 3 << 5));
    static_assert(msr::encode(mode{.reset = true}) == (ones | 1 << 9));
    static_assert(msr::encode(mode{.overflowed = true, .failed = true}) == (ones | 3 << 16));
    static_assert(msr::encode(mode{.count = 0xff'ffff'ffff}) ==
                  (ones | std::uint64_t{0xff'ffff'ffff} << 22));
    static_assert(msr::encode(mode{.last = true}) == (ones | std::uint64_t{1} << 63));
    static_assert(msr::encode(whole{.value = 0x0123'4567'89ab'cdef}) == 0x0123'4567'89ab'cdef);
    CHECK(msr::try_encode(mode{.enable = true, .level = 15}).value == (ones | 0x1f));
}

TEST_CASE("encode of a constant is a constant, also as an array bound or a template argument") {
    constexpr mode chosen{.enable = true, .level = 5};
    static const char as_bound[msr::encode(chosen) & 0x1f] = {};
    CHECK(sizeof as_bound == 11);
    CHECK(value_of_argument<mode{.enable = true, .failed = true}> == (ones | 1 | 1 << 17));
}

TEST_CASE("a register value is read by the names of its fields") {
    constexpr mode read = msr::decode<mode>(0x8000'0000'0067'00eb);
    static_assert(read.enable == true);
    static_assert(read.level == 5);
    static_assert(read.how_fast == speed::fast);
    static_assert(read.state == 1);
    static_assert(read.reset == false);
    static_assert(read.overflowed == true);
    static_assert(read.failed == true);
    static_assert(read.ones.bits == 1);
    static_assert(read.reserved20 == 2);
    static_assert(read.count == 1);
    static_assert(read.last == true);
    CHECK(msr::decode<mode>(0) != mode{}); // the value 0 lacks the must-be-one bits
}

TEST_CASE("what was decoded is written back as it may be written") {
    std::mt19937_64 random{1};
    // Bits of enable, level, how_fast, reset, overflowed, count and last: fields that are written
    // back as read.
    constexpr std::uint64_t as_read = 0xbfff'ffff'ffc1'027f;
    for (int round = 0; round < 10'000; ++round) {
        // bit 5 makes how_fast 1 or 3, the values with names
        const std::uint64_t value = random() | 0x20;
        const mode read = msr::decode<mode>(value);
        const msr::encoding_result back = msr::try_encode(read);
        REQUIRE(back);
        // Must-be-one bits are ones; read-only, reserved and write-1-to-clear bits are zeros.
        REQUIRE(back.value == ((value & as_read) | ones));
        mode changed = read;
        changed.level = 9;
        changed.failed = true;
        REQUIRE(msr::try_encode(changed).value == ((back.value & ~0x1eull) | 9 << 1 | 1 << 17));
    }
    constexpr std::uint64_t in_a_constant = msr::encode(msr::decode<mode>(~std::uint64_t{0}));
    static_assert(in_a_constant == (as_read | ones));
}

TEST_CASE("fields that software does not set are not given by their bits or by copies") {
    mode by_bits;
    by_bits.state.bits = 1;
    CHECK(std::string{msr::try_encode(by_bits).unfit_field} == "state");
    mode reserved;
    reserved.reserved20.bits = 1;
    CHECK(std::string{msr::try_encode(reserved).unfit_field} == "reserved20");
    mode not_one;
    not_one.ones.bits = 1;
    CHECK(std::string{msr::try_encode(not_one).unfit_field} == "ones");
    CHECK(msr::try_encode(not_one).value == ones);

    const mode read = msr::decode<mode>(0x180);
    CHECK(read.state == 3);
    const mode copied = read;
    CHECK(msr::try_encode(copied).value == ones);
    CHECK(msr::try_encode(mode{.state = read.state}).value == ones);
}

TEST_CASE("an enumeration's value that has no name is reported") {
    for (const unsigned unnamed : {0u, 2u}) {
        const msr::encoding_result result =
            msr::try_encode(mode{.how_fast = static_cast<speed>(unnamed)});
        REQUIRE(result.unfit_field != nullptr);
        CHECK(std::string{result.unfit_field} == "how_fast");
    }
    CHECK(std::string{msr::try_encode(msr::decode<mode>(0x40)).unfit_field} == "how_fast");
    CHECK(msr::try_encode(mode{})); // a field that nobody has set fits
}

TEST_CASE("a number below 0 is reported at run time") {
    const msr::encoding_result result = msr::try_encode(whole{.value = -1});
    REQUIRE(result.unfit_field != nullptr);
    CHECK(std::string{result.unfit_field} == "value");
    CHECK(msr::try_encode(whole{.value = ~std::uint64_t{0}}));
}

TEST_CASE("a value that does not fit at run time is reported by its field's name") {
    for (const std::uint64_t level : {std::uint64_t{16}, std::uint64_t{0xff},
                                      std::uint64_t{0x1'0000'0000}, ~std::uint64_t{0}}) {
        const msr::encoding_result result = msr::try_encode(mode{.level = level});
        CHECK_FALSE(result);
        REQUIRE(result.unfit_field != nullptr);
        CHECK(std::string{result.unfit_field} == "level");
        CHECK((result.value & ~(ones | 0x1e)) == 0); // no bit outside of the field `level` changes
    }
    const msr::encoding_result two = msr::try_encode(mode{.level = 99, .count = ~std::uint64_t{0}});
    // `level` is the first field whose value does not fit
    CHECK(std::string{two.unfit_field} == "level");
    const msr::encoding_result enumerator =
        msr::try_encode(mode{.how_fast = static_cast<speed>(4)});
    CHECK(std::string{enumerator.unfit_field} == "how_fast");
    CHECK(msr::try_encode(mode{.level = 15}));
}

TEST_CASE("what a target reserves is refused where its bits are given") {
    // all bits of level are reserved, and one bit of reserved20
    constexpr std::uint64_t reserved = 0x1e | 0x20'0000;
    static_assert(msr::encode(mode{.enable = true}, reserved) == (ones | 1));
    CHECK(msr::try_encode(mode{.enable = true}, reserved).value == (ones | 1));
    CHECK(msr::try_encode(mode{.enable = true}, reserved));
    CHECK(std::string{msr::try_encode(mode{.level = 2}, reserved).unfit_field} == "level");
    // bit 1 is reserved, and level = 2 sets bit 2
    CHECK(msr::try_encode(mode{.level = 2}, 0x2));
    // fields of reserved bits are written as zeros
    CHECK(msr::try_encode(msr::decode<mode>(0x30'0000), reserved));
    // The error of a value that does not fit comes before the error of a reserved bit.
    const mode setting{.level = 2, .count = ~std::uint64_t{0}};
    CHECK(std::string{msr::try_encode(setting, reserved).unfit_field} == "count");
}

TEST_CASE("a register has up to 64 fields") {
    static_assert(msr::encode(flags_of_all_bits{}) == 0);
    static_assert(msr::encode(flags_of_all_bits{.b0 = true, .b63 = true}) == 0x8000000000000001);
    CHECK(msr::decode<flags_of_all_bits>(std::uint64_t{1} << 31).b31);
    CHECK_FALSE(msr::decode<flags_of_all_bits>(std::uint64_t{1} << 31).b30);
}

TEST_CASE("registers are equal if their fields are") {
    static_assert(mode{.level = 5} == mode{.level = 5});
    static_assert(mode{.level = 5} != mode{.level = 6});
    static_assert(mode{.level = 5} != mode{.enable = true, .level = 5});
    CHECK(msr::decode<mode>(0x3c00) == msr::decode<mode>(0)); // bits 10 to 13 belong to no field
}

TEST_CASE("the layout of a register is data") {
    constexpr msr::sequence<msr::field_row> fields = msr::fields_of<mode>();
    static_assert(fields.size() == 11);
    std::string text;
    for (const msr::field_row &row : fields)
        text += std::string{row.name} + ' ' + std::to_string(row.low) + '+' +
                std::to_string(row.width) + ", ";
    CHECK(text == "enable 0+1, level 1+4, how_fast 5+2, state 7+2, reset 9+1, overflowed 16+1, "
                  "failed 17+1, ones 18+2, reserved20 20+2, count 22+40, last 63+1, ");
    CHECK(fields[0].value_bits == 1);
    CHECK(fields[1].value_bits == 32);
    CHECK(fields[2].value_bits == 8);
    CHECK(fields[9].value_bits == 64);
}

TEST_CASE("bits are found by what software may do with them") {
    using msr::access;
    constexpr auto fields = msr::fields_of<mode>();
    static_assert(msr::bits_with(fields, access::read_only) == 0x180);
    static_assert(msr::bits_with(fields, access::write_only) == 0x200);
    static_assert(msr::bits_with(fields, access::write_0_to_clear) == 0x1'0000);
    static_assert(msr::bits_with(fields, access::write_1_to_clear) == 0x2'0000);
    static_assert(msr::bits_with(fields, access::must_be_one) == ones);
    static_assert(msr::bits_with(fields, access::reserved) == 0x30'0000);
    static_assert(msr::bits_with(fields, access::read_write) == 0xbfff'ffff'ffc0'007f);
    CHECK(msr::described_bits(fields) == 0xbfff'ffff'ffff'03ff);
}

TEST_CASE("describe reports every field with its value, and its name where it has a name") {
    std::vector<std::string> lines;
    msr::describe(msr::fields_of<mode>(), 0x4000'0061, [&](const msr::described_field &field) {
        lines.push_back(std::string{field.row.name} + '=' + std::to_string(field.value) +
                        (field.text == nullptr ? "" : std::string{" "} + field.text));
    });
    CHECK(lines.size() == 11);
    CHECK(lines[0] == "enable=1");
    CHECK(lines[1] == "level=0");
    CHECK(lines[2] == "how_fast=3 fast");
    CHECK(lines[9] == "count=256");
    lines.clear();
    msr::describe(msr::fields_of<mode>(), 0x40, [&](const msr::described_field &field) {
        if (field.text == nullptr && field.value != 0) lines.push_back(field.row.name);
    });
    // 2 has no name in the enumeration `speed`
    CHECK(lines == std::vector<std::string>{"how_fast"});
}

TEST_CASE("what is no register is distinguished") {
    static_assert(msr::hardware_register<mode>);
    static_assert(!msr::hardware_register<no_register>);
    static_assert(!msr::hardware_register<int>);
}

} // namespace register_test
