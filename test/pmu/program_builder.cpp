#include <msr/pmu/program_builder.hpp>

#include "../owners.hpp"

#include <doctest/doctest.h>

#include <csignal>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>

#include <sys/wait.h>
#include <unistd.h>

namespace {

using msr::every_choice;
using msr::phase;
using msr::program_builder;
using msr::program_sizes;

constexpr program_sizes sizes{.writes = 5, .readouts = 2, .registers = 3, .claims = 7};

/// Builds a register program with these numbers of writes, counters to read, registers and claims
/// (bits that no other program may use), in space for two of each.
template <std::size_t Writes, std::size_t Readouts, std::size_t Registers, std::size_t Claims>
constexpr auto filled() {
    program_builder<program_sizes{.writes = 2, .readouts = 2, .registers = 2, .claims = 2}>
        destination;
    for (std::size_t i = 0; i < Writes; ++i)
        destination.add_write(phase::set_up, i, {1, i});
    for (std::size_t i = 0; i < Readouts; ++i)
        destination.add_readout(i, {1});
    for (std::size_t i = 0; i < Registers; ++i)
        destination.touch({static_cast<std::uint32_t>(i)});
    for (std::size_t i = 0; i < Claims; ++i)
        destination.add_claim({static_cast<std::uint32_t>(i)});
    return destination.finished();
}

/// True if the compiler can compute the program as a constant.
template <std::size_t... Count>
concept fits = requires {
    typename std::bool_constant<(filled<Count...>(), true)>;
};

/// Writes a program: one register starts and stops all events, another is set up for each event.
struct writer {
    std::size_t choices;
    program_builder<sizes> into{};

    constexpr void claims() { into.add_claim({0x10, 1, 1, "ten", "it"}); }
    constexpr void registers() { into.touch({0x10, 1, "ten"}); }
    constexpr void readouts() { into.add_readout(0, {.address = 0x20, .width = 40}); }
    constexpr void stop() { into.add_write(phase::stop, every_choice, {0x10, 0}); }
    constexpr void start() { into.add_write(phase::start, every_choice, {0x10, 1}); }
    constexpr void set_up() {
        for (std::size_t i = 0; i < choices; ++i)
            into.add_write(phase::set_up, i, {0x11, i});
    }
};

} // namespace

TEST_CASE("writes come in the order of their phases, in whatever order they are added") {
    constexpr auto program = [] {
        program_builder<sizes> destination;
        destination.add_write(phase::stop, 0, {0x31, 1});
        destination.add_write(phase::set_up, every_choice, {0x11, 2, 0xf0});
        destination.add_write(phase::start, 1, {0x21, 3});
        destination.add_write(phase::stop, 1, {0x32, 4});
        destination.add_write(phase::set_up, 0, {0x12, 5});
        return destination.finished();
    }();
    const msr::program_view view = program.view();
    CHECK(owners_of(view.set_up) == owners{{0x11, every_choice}, {0x12, 0}});
    CHECK(owners_of(view.start) == owners{{0x21, 1}});
    CHECK(owners_of(view.stop) == owners{{0x31, 0}, {0x32, 1}});
    CHECK(view.set_up[0].value == 2);
    CHECK(view.set_up[0].keep == 0xf0);
    CHECK(view.set_up[1].value == 5);
    CHECK(view.set_up[1].keep == 0);
    CHECK(view.start[0].value == 3);
    CHECK(view.stop[0].value == 1);
    CHECK(view.stop[1].value == 4);
}

TEST_CASE("the owner is the one that is given, not what the write has said before") {
    program_builder<sizes> destination;
    destination.add_write(phase::start, 1, {.address = 0x10, .owner = 7});
    destination.add_readout(1, {.address = 0x20, .owner = 7});
    const auto program = destination.finished();
    CHECK(program.view().start[0].owner == 1);
    CHECK(program.view().readouts[0].owner == 1);
}

TEST_CASE("a write or a readout that nobody gave an owner is of no choice") {
    CHECK(msr::write{0x10, 1}.owner == every_choice);
    CHECK(msr::readout{0x10, 40}.owner == every_choice);
    CHECK(every_choice == SIZE_MAX);
}

TEST_CASE("a register is put back once, as it was named first") {
    program_builder<sizes> destination;
    destination.touch({0x11, 0xff, "first", true});
    destination.touch({0x12, 1, "second"});
    destination.touch({0x11, 1, "again"});
    destination.touch({0x12, 1, "again"});
    destination.touch({0x13, 0, "third"});
    const auto program = destination.finished();
    const auto registers = program.view().registers;
    REQUIRE(registers.size() == 3);
    CHECK(std::string{registers[0].name} == "first");
    CHECK(registers[0].check == 0xff);
    CHECK(registers[0].is_counter);
    CHECK(std::string{registers[1].name} == "second");
    CHECK(std::string{registers[2].name} == "third");
}

TEST_CASE("claims have room of their own, and may look at a register several times") {
    program_builder<sizes> destination;
    for (std::uint64_t bit = 1; bit < 1 << sizes.claims; bit <<= 1)
        destination.add_claim({0x10, bit, bit, "ten", "a bit"});
    const auto program = destination.finished();
    const auto claims = program.view().claims;
    REQUIRE(claims.size() == 7);
    CHECK(claims[0].value == 1);
    CHECK(claims[6].value == 0x40);
    CHECK(program.view().set_up.size() == 0);
}

TEST_CASE("a counter that is sampled overflows; only what is said to interrupts does") {
    program_builder<sizes> destination;
    destination.add_readout(0, {.address = 0x20, .width = 40, .is_sampled = true});
    CHECK(destination.finished().view().overflows);
    destination.add_readout(1, {.address = 0x21, .width = 48});
    const auto program = destination.finished();
    CHECK(program.view().overflows);
    CHECK_FALSE(program.view().interrupts);
    REQUIRE(program.view().readouts.size() == 2);
    CHECK(program.view().readouts[0].owner == 0);
    CHECK(program.view().readouts[1].owner == 1);
    CHECK(program.view().readouts[1].width == 48);
    destination.ask_for_interrupts();
    CHECK(destination.finished().view().interrupts);

    program_builder<sizes> counts;
    counts.add_readout(0, {.address = 0x20, .width = 40});
    CHECK_FALSE(counts.finished().view().overflows);
}

TEST_CASE("bits that are never written are left to others") {
    program_builder<sizes> destination;
    destination.add_write(phase::set_up, 0, {0x10, 1, ~std::uint64_t{0xf}});
    destination.touch({0x10, 0xff, "ten"});
    destination.share_unwritten_bits();
    CHECK(destination.finished().view().registers[0].shared == ~std::uint64_t{0xf});
}

TEST_CASE("what does not fit is no constant, and ends the process at run time") {
    static_assert(fits<2, 2, 2, 2>);
    static_assert(!fits<3, 2, 2, 2>);
    static_assert(!fits<2, 3, 2, 2>);
    static_assert(!fits<2, 2, 3, 2>);
    static_assert(!fits<2, 2, 2, 3>);
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        std::signal(SIGILL, SIG_DFL);
        const auto program = filled<3, 0, 0, 0>();
        _exit(program.view().set_up.size() == 3 ? 1 : 0);
    }
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    REQUIRE(WIFSIGNALED(status));
    CHECK(WTERMSIG(status) == SIGILL);
}

TEST_CASE("a writer is asked for each part of a program") {
    constexpr auto program = msr::program_by(writer{.choices = 2});
    const msr::program_view view = program.view();
    CHECK(owners_of(view.set_up) == owners{{0x11, 0}, {0x11, 1}});
    CHECK(owners_of(view.start) == owners{{0x10, every_choice}});
    CHECK(owners_of(view.stop) == owners{{0x10, every_choice}});
    CHECK(view.readouts.size() == 1);
    CHECK(view.registers.size() == 1);
    CHECK(view.claims.size() == 1);
}
