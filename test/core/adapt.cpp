// Tests registers with Boost.Hana: a type of MSR_REGISTER is a Hana Struct, and a type adapted by
// Hana's own macro is a register.
#include <boost/hana.hpp>

#include <msr/core/adapt.hpp>
#include <msr/register.hpp>
#include <msr/update.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <type_traits>

namespace adapt_test {

namespace hana = boost::hana;

namespace {

struct mode {
    msr::flag<0> enable{};
    msr::field<1, 4> level{};
    msr::field<8, 8> count{};

    friend constexpr bool operator==(const mode &, const mode &) = default;
};

/// A register with the fields of `mode`, adapted by Hana's macro.
struct users_mode {
    msr::flag<0> enable;
    msr::field<1, 4> level;
    msr::field<8, 8> count;
};

/// A register with the greatest number of fields that MSR_REGISTER takes.
struct longest {
    msr::flag<0> f0{};
    msr::flag<1> f1{};
    msr::flag<2> f2{};
    msr::flag<3> f3{};
    msr::flag<4> f4{};
    msr::flag<5> f5{};
    msr::flag<6> f6{};
    msr::flag<7> f7{};
    msr::flag<8> f8{};
    msr::flag<9> f9{};
    msr::flag<10> f10{};
    msr::flag<11> f11{};
    msr::flag<12> f12{};
    msr::flag<13> f13{};
    msr::flag<14> f14{};
    msr::flag<15> f15{};
    msr::flag<16> f16{};
    msr::flag<17> f17{};
    msr::flag<18> f18{};
    msr::flag<19> f19{};
    msr::flag<20> f20{};
    msr::flag<21> f21{};
    msr::flag<22> f22{};
    msr::flag<23> f23{};
    msr::flag<24> f24{};
    msr::flag<25> f25{};
    msr::flag<26> f26{};
    msr::flag<27> f27{};
    msr::flag<28> f28{};
    msr::flag<29> f29{};
    msr::flag<30> f30{};
    msr::flag<31> f31{};
    msr::flag<32> f32{};
    msr::flag<33> f33{};
    msr::flag<34> f34{};
    msr::flag<35> f35{};
    msr::flag<36> f36{};
    msr::flag<37> f37{};
    msr::flag<38> f38{};
    msr::flag<39> f39{};
    msr::flag<40> f40{};
    msr::flag<41> f41{};
    msr::flag<42> f42{};
    msr::flag<43> f43{};
    msr::flag<44> f44{};
    msr::flag<45> f45{};
    msr::flag<46> f46{};
    msr::flag<47> f47{};
    msr::flag<48> f48{};
    msr::flag<49> f49{};
    msr::flag<50> f50{};
    msr::flag<51> f51{};
    msr::flag<52> f52{};
    msr::flag<53> f53{};
    msr::flag<54> f54{};
    msr::flag<55> f55{};
    msr::flag<56> f56{};
    msr::flag<57> f57{};
    msr::flag<58> f58{};
    msr::flag<59> f59{};
    msr::flag<60> f60{};
    msr::flag<61> f61{};
    msr::flag<62> f62{};
    msr::flag<63> f63{};
};

} // namespace

} // namespace adapt_test

MSR_REGISTER(adapt_test::mode, enable, level, count);
BOOST_HANA_ADAPT_STRUCT(adapt_test::users_mode, enable, level, count);
MSR_REGISTER(adapt_test::longest, f0, f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14,
             f15, f16, f17, f18, f19, f20, f21, f22, f23, f24, f25, f26, f27, f28, f29, f30, f31,
             f32, f33, f34, f35, f36, f37, f38, f39, f40, f41, f42, f43, f44, f45, f46, f47, f48,
             f49, f50, f51, f52, f53, f54, f55, f56, f57, f58, f59, f60, f61, f62, f63);

namespace adapt_test {

TEST_CASE("a register of MSR_REGISTER is a Hana Struct") {
    static_assert(hana::Struct<mode>::value);
    constexpr auto accessors = hana::accessors<mode>();
    static_assert(decltype(hana::size(accessors))::value == 3);
    const mode level{.enable = true, .level = 5, .count = 0x42};
    CHECK(hana::second(hana::at_c<1>(accessors))(level).bits == 5);
    CHECK(std::string{hana::first(hana::at_c<2>(accessors)).c_str()} == "count");
}

TEST_CASE("Hana's algorithms go over the fields") {
    const mode level{.enable = true, .level = 5, .count = 0x42};
    std::string text;
    hana::for_each(hana::accessors<mode>(), [&](auto pair) {
        text += std::string{hana::first(pair).c_str()} + '=' +
                std::to_string(hana::second(pair)(level).bits) + ' ';
    });
    CHECK(text == "enable=1 level=5 count=66 ");

    constexpr auto low_bits = [](auto... field) { return ((1u << field.low) | ...); };
    CHECK(hana::unpack(hana::members(level), low_bits) == 0x103);

    const auto sum =
        hana::fold_left(hana::members(level), std::uint64_t{0},
                        [](std::uint64_t total, auto field) { return total + field.bits; });
    CHECK(sum == 1 + 5 + 0x42);
}

TEST_CASE("a member that Hana reaches can be changed") {
    mode level{};
    hana::second(hana::at_c<1>(hana::accessors<mode>()))(level) = 7;
    CHECK(level == mode{.level = 7});
}

TEST_CASE("a struct of Hana's own macro is a register") {
    static_assert(msr::hardware_register<users_mode>);
    static_assert(msr::encode(users_mode{true, 5, 0x42}) == 0x420b);
    static_assert(msr::decode<users_mode>(0x420b).level.bits == 5);
    static_assert(msr::fields_of<users_mode>().size() == 3);
    CHECK(std::string{msr::fields_of<users_mode>()[2].name} == "count");
    CHECK(std::string{msr::try_encode(users_mode{true, 16, 0}).unfit_field} == "level");
    CHECK(msr::merge(msr::set<&users_mode::level>(3)).bits == 6);
}

TEST_CASE("both ways give the same layout") {
    const auto ours = msr::fields_of<mode>();
    const auto theirs = msr::fields_of<users_mode>();
    REQUIRE(ours.size() == theirs.size());
    for (std::size_t i = 0; i < ours.size(); ++i) {
        CHECK(std::string{ours[i].name} == theirs[i].name);
        CHECK(ours[i].mask() == theirs[i].mask());
    }
}

TEST_CASE("MSR_REGISTER takes a field for each of the 64 bits") {
    static_assert(msr::fields_of<longest>().size() == 64);
    static_assert(decltype(hana::size(hana::accessors<longest>()))::value == 64);
    static_assert(msr::encode(longest{.f0 = true, .f40 = true}) == 0x100'0000'0001);
    static_assert(msr::encode(longest{.f63 = true}) == std::uint64_t{1} << 63);
    static_assert(msr::decode<longest>(std::uint64_t{1} << 41).f41);
    CHECK(std::string{msr::fields_of<longest>()[63].name} == "f63");
}

} // namespace adapt_test
