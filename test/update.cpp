#include <msr/update.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace update_test {

/// A register whose bits 12 to 31 belong to no field.
struct mode {
    msr::flag<0> enable{};
    msr::field<1, 4> level{};
    msr::write_0_to_clear<5> overflowed{};
    msr::write_1_to_clear<6> failed{};
    msr::must_be_one<7, 2> ones{};
    msr::reserved<9, 2> reserved9{};
    msr::read_only<11, 1, bool> busy{};
    msr::reserved<32, 32> reserved32{};
};

/// A register of which software sets two fields, and other bits need not be kept.
struct command {
    msr::field<0, 8> number{};
    msr::write_only<8, 8> argument{};
    msr::reserved<16, 48> reserved16{};
};

/// A register of flags that hardware sets and software clears.
struct status {
    msr::write_1_to_clear<0> first{};
    msr::write_1_to_clear<1> second{};
    msr::write_0_to_clear<2> third{};
    msr::reserved<3, 61> reserved3{};
};

enum class speed : std::uint8_t { slow = 1, fast = 3 };

struct choice {
    msr::field<0, 2, speed> how_fast{};
};

struct wide {
    msr::field<0, 64> address{};
};

} // namespace update_test

template <>
inline constexpr msr::enumerator msr::names_of<update_test::speed>[] = {{1, "slow"}, {3, "fast"}};

MSR_REGISTER(update_test::choice, how_fast);
MSR_REGISTER(update_test::wide, address);
MSR_REGISTER(update_test::mode, enable, level, overflowed, failed, ones, reserved9, busy,
             reserved32);
MSR_REGISTER(update_test::command, number, argument, reserved16);
MSR_REGISTER(update_test::status, first, second, third, reserved3);

namespace update_test {

namespace {

/// A register that counts accesses, and can be made to fail.
struct fake_device {
    std::uint64_t held = 0;
    unsigned reads = 0;
    unsigned writes = 0;
    unsigned cpu = 0;
    std::uint32_t address = 0;
    msr::failure on_read{};
    msr::failure on_write{};

    constexpr msr::failure read(unsigned from_cpu, std::uint32_t begin, std::uint64_t &value) {
        ++reads;
        cpu = from_cpu;
        address = begin;
        if (!on_read) value = held;
        return on_read;
    }
    constexpr msr::failure write(unsigned to_cpu, std::uint32_t destination, std::uint64_t value) {
        ++writes;
        cpu = to_cpu;
        address = destination;
        if (!on_write) held = value;
        return on_write;
    }
};

using msr::set;

constexpr std::uint64_t ones = 0x180;
constexpr std::uint64_t no_overflow_cleared = 0x20;

} // namespace

TEST_CASE("several fields change in one read and one write, and the rest stays") {
    // The register holds a bit of no field, a reserved bit, and a level that is replaced as a
    // whole.
    fake_device device{.held = 0xabcd'0000'1234'5000 | ones | 0x15};
    const msr::failure why = msr::update(
        device, 3, 0x1d9, msr::merge(set<&mode::enable>(false), set<&mode::level>(0x6)));
    CHECK_FALSE(why);
    CHECK(device.reads == 1);
    CHECK(device.writes == 1);
    CHECK(device.cpu == 3);
    CHECK(device.address == 0x1d9);
    CHECK(device.held == (0xabcd'0000'1234'5000 | ones | no_overflow_cleared | 0xc));
}

TEST_CASE("the order of the settings does not matter") {
    constexpr msr::change one = msr::merge(set<&mode::enable>(true), set<&mode::level>(9));
    constexpr msr::change other = msr::merge(set<&mode::level>(9), set<&mode::enable>(true));
    static_assert(one.mask == 0x1f && one.bits == 0x13);
    static_assert(other.mask == one.mask && other.bits == one.bits &&
                  other.preserved == one.preserved);
    CHECK(one.apply(~std::uint64_t{0}) == other.apply(~std::uint64_t{0}));
}

TEST_CASE("a bit that writing clears is not touched unless it is set by name") {
    // Hardware has set both flags: a written 1 keeps `overflowed`, a written 0 keeps `failed`.
    fake_device device{.held = ones | 0x60};
    CHECK_FALSE(msr::update(device, 0, 0x1d9, msr::merge(set<&mode::enable>(true))));
    CHECK((device.held & 0x20) == 0x20);
    CHECK((device.held & 0x40) == 0);
    // A flag that hardware sets after the read is not cleared either.
    CHECK((msr::merge(set<&mode::enable>(true)).apply(ones) & 0x60) == 0x20);
    // A named flag is cleared: `overflowed` by 0, `failed` by 1.
    CHECK((msr::merge(set<&mode::overflowed>(false)).apply(ones | 0x60) & 0x60) == 0);
    CHECK((msr::merge(set<&mode::failed>(true)).apply(ones | 0x60) & 0x60) == 0x60);
}

TEST_CASE("must-be-one bits are written as 1, also where they were read as 0") {
    CHECK((msr::merge(set<&mode::enable>(true)).apply(0) & ones) == ones);
}

TEST_CASE("nothing is read where nothing has to survive") {
    fake_device device{.held = 0xffff};
    CHECK_FALSE(msr::update(
        device, 0, 0x10, msr::merge(set<&command::number>(0x12), set<&command::argument>(0x34))));
    CHECK(device.reads == 0);
    CHECK(device.writes == 1);
    CHECK(device.held == 0x3412);
    // A register of flags alone needs no read: the written values keep the flags that are not
    // named.
    fake_device flags{.held = 7};
    CHECK_FALSE(msr::update(flags, 0, 0x11, msr::merge(set<&status::first>(true))));
    CHECK(flags.reads == 0);
    // written 101b: 1 clears the first flag, 0 keeps the second, 1 keeps the third
    CHECK(flags.held == 0b101);
}

TEST_CASE("a write-only field does not need a read, and must be given") {
    // The register still has to be read, for the field `number` is not named.
    fake_device device{.held = 0x00cd};
    CHECK_FALSE(msr::update(device, 0, 0x10, msr::merge(set<&command::argument>(0x34))));
    CHECK(device.reads == 1);
    CHECK(device.held == 0x34cd);
}

TEST_CASE("a value that does not fit is reported, and the device is not touched") {
    for (const std::uint64_t level : {std::uint64_t{16}, std::uint64_t{0x1'0000'0000}}) {
        fake_device device{.held = 0x1234};
        const msr::failure why = msr::update(
            device, 5, 0x1d9, msr::merge(set<&mode::level>(level), set<&mode::enable>(true)));
        CHECK(why.kind == msr::error_code::unfit);
        CHECK(why.is_write);
        CHECK(why.cpu == 5);
        CHECK(why.address == 0x1d9);
        CHECK(device.reads == 0);
        CHECK(device.writes == 0);
        CHECK(device.held == 0x1234);
    }
}

TEST_CASE("what a field cannot be given is reported with its name, and the device is not touched") {
    const auto reported = [](const msr::change &wanted) {
        fake_device device{.held = 0x1234};
        const msr::failure why = msr::update(device, 5, 0x1d9, wanted);
        CHECK(why.kind == msr::error_code::unfit);
        CHECK(device.reads + device.writes == 0);
        return std::string{why.subject == nullptr ? "" : why.subject};
    };
    CHECK(reported(msr::merge(set<&mode::level>(-1))) == "level");
    CHECK(reported(msr::merge(set<&wide::address>(-1))) == "address");
    CHECK(reported(msr::merge(set<&wide::address>(std::int8_t{-1}))) == "address");
    CHECK(reported(msr::merge(set<&choice::how_fast>(static_cast<speed>(2)))) == "how_fast");
    CHECK(reported(msr::merge(set<&choice::how_fast>(static_cast<speed>(0)))) == "how_fast");
    CHECK(reported(msr::merge(set<&mode::enable>(2))) == "enable");
}

TEST_CASE("a field is set to the value of another") {
    const mode read = msr::decode<mode>(0x4a);
    CHECK(msr::merge(set<&mode::level>(read.level)).bits == 0xa);
    CHECK(msr::merge(set<&mode::enable>(read.failed)).bits == 1);
    // a setting that names the flag `failed` clears the flag
    CHECK(msr::merge(set<&mode::failed>(read.failed)).bits == 0x40);
    const choice chosen{.how_fast = speed::fast};
    CHECK(msr::merge(set<&choice::how_fast>(chosen.how_fast)).bits == 3);
}

TEST_CASE("a change with a value that does not fit leaves every field as it is") {
    const std::uint64_t level = 16;
    const msr::change wanted = msr::merge(set<&mode::level>(level), set<&mode::enable>(true),
                                          set<&mode::failed>(true), set<&mode::overflowed>(false));
    CHECK(wanted.unfit_field != nullptr);
    const std::uint64_t held = 0xabcd'0000'1234'5000 | ones | 0x14;
    CHECK(wanted.apply(held | 0x60) == (held | no_overflow_cleared));
    // The change needs the register's value, although the settings alone would not.
    const std::uint64_t number = 0x1'0000;
    CHECK(msr::merge(set<&command::number>(number), set<&command::argument>(0x34)).needs_read);
}

TEST_CASE("a failed read is passed on, and nothing is written") {
    fake_device device{.held = 0x1234, .on_read = {.kind = msr::error_code::refused}};
    const msr::failure why = msr::update(device, 0, 0x1d9, msr::merge(set<&mode::enable>(true)));
    CHECK(why.kind == msr::error_code::refused);
    CHECK(device.reads == 1);
    CHECK(device.writes == 0);
    CHECK(device.held == 0x1234);
}

TEST_CASE("a failed write is passed on, and not tried again") {
    fake_device device{.held = 0x1234, .on_write = {.kind = msr::error_code::blocked}};
    const msr::failure why = msr::update(device, 0, 0x1d9, msr::merge(set<&mode::enable>(true)));
    CHECK(why.kind == msr::error_code::blocked);
    CHECK(device.writes == 1);
    CHECK(device.held == 0x1234);
}

TEST_CASE("an update can be carried out in the compiler") {
    constexpr std::uint64_t held = [] {
        fake_device device{.held = 0x180};
        const msr::change wanted = msr::merge(set<&mode::level>(3));
        return msr::update(device, 0, 0, wanted) ? 0 : device.held;
    }();
    static_assert(held == (ones | no_overflow_cleared | 6));
}

} // namespace update_test
