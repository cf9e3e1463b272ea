// Execution of a program of register writes: its checks, phases and restored registers.
#include <msr/backend/recorder.hpp>
#include <msr/session/execution/execute.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>

using msr::error_code;
using msr::failure;
using msr::recorder;

namespace {

constexpr msr::touched_register touched[] = {
    {0x10, 0xff, "low_byte"},
    {0x20, ~std::uint64_t{0}, "whole"},
    {0x30, 0, "write_only"},
    {0x70, ~std::uint64_t{0}, "partly", false, ~std::uint64_t{0xff}}};

/// A task on CPU 4 of a recorder, with a single phase and registers of an invented machine.
struct bench {
    recorder tape;
    msr::register_memory memory[4]{};
    msr::program_view program{};

    bench() { program.registers = msr::all_of(touched); }

    msr::task task() {
        return {.registers = registers_of(tape, 4), .program = program, .memory = memory};
    }

    failure write(std::uint32_t address, std::uint64_t value, std::uint64_t keep = 0) {
        return carry_out(task(), msr::write{address, value, keep});
    }
};

bool is(const char *name, const char *expected) {
    return name != nullptr && std::string{name} == expected;
}

} // namespace

TEST_CASE("a write without bits to keep is a single access") {
    bench bench;
    CHECK_FALSE(bench.write(0x20, 0x1234));
    CHECK(bench.tape.log().size() == 1);
    CHECK(bench.tape.value(4, 0x20) == 0x1234);
}

TEST_CASE("bits to keep are read first and win over the value") {
    bench bench;
    bench.tape.set(4, 0x20, 0xaaaa'aaaa'aaaa'aaaa);
    CHECK_FALSE(bench.write(0x20, 0x5555, 0xffff'ffff'ffff'ff00));
    CHECK(bench.tape.value(4, 0x20) == 0xaaaa'aaaa'aaaa'aa55);
    CHECK(bench.tape.log().size() == 2);
}

TEST_CASE("failures carry the name of the register, and none for a register that has none") {
    bench bench;
    bench.tape.refuse_from(0);
    CHECK(is(bench.write(0x20, 1).name, "whole"));
    CHECK(is(bench.write(0x20, 1, 2).name, "whole"));
    CHECK(is(bench.write(0x30, 1).name, "write_only"));
    CHECK(bench.write(0x40, 1).name == nullptr);
    CHECK(is(save(bench.task()).name, "low_byte"));
}

TEST_CASE("a phase ends at its first failure, except where everything is to be tried") {
    constexpr msr::write phase[] = {{0x10, 1}, {0x20, 2}, {0x30, 3}};
    bench bench;
    bench.tape.refuse_register(0x20);
    CHECK(carry_out(bench.task(), msr::all_of(phase)).address == 0x20);
    CHECK(bench.tape.value(4, 0x30) == 0);
    bench.tape.refuse_register(0x10, error_code::blocked);
    const failure first = carry_out_all(bench.task(), msr::all_of(phase));
    CHECK(first.address == 0x10);
    CHECK(bench.tape.value(4, 0x30) == 3);
}

TEST_CASE("verifying compares the checked bits of what was written last, once") {
    bench bench;
    CHECK_FALSE(bench.write(0x10, 1));
    CHECK_FALSE(bench.write(0x10, 0x102));
    bench.tape.answer(4, 0x10, 0xf02);
    CHECK_FALSE(verify(bench.task()));
    const std::size_t accesses = bench.tape.log().size();
    CHECK_FALSE(verify(bench.task()));
    CHECK(bench.tape.log().size() == accesses);
}

TEST_CASE("a failed verification reports the register, what was written and what it holds") {
    bench bench;
    CHECK_FALSE(bench.write(0x10, 0x102));
    bench.tape.answer(4, 0x10, 0x103);
    const failure problem = verify(bench.task());
    CHECK(problem.kind == error_code::not_kept);
    CHECK(problem.cpu == 4);
    CHECK(is(problem.name, "low_byte"));
    CHECK(problem.value == 2); // number of the checked bits that differ
    CHECK(problem.actual_value == 3);
}

TEST_CASE("a write-only register is neither saved nor verified nor put back") {
    bench bench;
    CHECK_FALSE(save(bench.task()));
    CHECK_FALSE(bench.write(0x30, 7));
    CHECK_FALSE(verify(bench.task()));
    CHECK_FALSE(put_back(bench.task()));
    for (const msr::action &action : bench.tape.log())
        if (action.address == 0x30) CHECK(action.kind == msr::access_kind::write);
    CHECK(bench.tape.value(4, 0x30) == 7);
}

TEST_CASE("a register that was not written is not put back") {
    bench bench;
    CHECK_FALSE(save(bench.task()));
    CHECK_FALSE(bench.write(0x20, 7));
    bench.tape.set(4, 0x10, 99); // another program writes the register
    CHECK_FALSE(put_back(bench.task()));
    CHECK(bench.tape.value(4, 0x10) == 99);
    CHECK(bench.tape.value(4, 0x20) == 0);
}

TEST_CASE("what was found is put back whole, not only its checked bits") {
    bench bench;
    bench.tape.set(4, 0x10, 0xabcd);
    CHECK_FALSE(save(bench.task()));
    CHECK_FALSE(bench.write(0x10, 1));
    CHECK_FALSE(put_back(bench.task()));
    CHECK(bench.tape.value(4, 0x10) == 0xabcd);
}

TEST_CASE("putting back reads a register before only where others have bits in it") {
    bench bench;
    CHECK_FALSE(save(bench.task()));
    CHECK_FALSE(bench.write(0x20, 7));
    bench.tape.expect({msr::expected_write(4, 0x20, 0), msr::expected_read(4, 0x20)});
    CHECK_FALSE(put_back(bench.task()));
    CHECK(bench.tape.difference() == "");
}

TEST_CASE("a single bit of others stays, too") {
    constexpr msr::touched_register lowest[] = {{0x80, ~std::uint64_t{1}, "lowest", false, 1}};
    bench bench;
    bench.program.registers = msr::all_of(lowest);
    CHECK_FALSE(save(bench.task()));
    CHECK_FALSE(bench.write(0x80, 6));
    bench.tape.set(4, 0x80, 7);
    CHECK_FALSE(put_back(bench.task()));
    CHECK(bench.tape.value(4, 0x80) == 1);
}

TEST_CASE("what is put back is done with; what could not be is tried again the next time") {
    bench bench;
    CHECK_FALSE(save(bench.task()));
    CHECK_FALSE(bench.write(0x10, 1));
    CHECK_FALSE(bench.write(0x20, 2));
    const std::size_t next = bench.tape.log().size();
    // put_back() makes two writes and two reads, and makes all of these accesses again.
    bench.tape.refuse_access(next + 1);
    bench.tape.refuse_access(next + 4);
    const failure problem = put_back(bench.task());
    CHECK(problem.unrestored_registers == 1);
    CHECK(is(problem.name, "whole"));
    bench.tape.expect({msr::expected_write(4, 0x20, 0), msr::expected_read(4, 0x20)});
    CHECK_FALSE(put_back(bench.task()));
    CHECK_FALSE(put_back(bench.task()));
    CHECK(bench.tape.difference() == "");
    CHECK(bench.tape.value(4, 0x20) == 0);
}

TEST_CASE("what others changed meanwhile stays, and our bits are as they were found") {
    constexpr std::uint64_t rest = ~std::uint64_t{0xff};
    bench bench;
    bench.tape.set(4, 0x70, 0x1111'0022);
    CHECK_FALSE(save(bench.task()));
    CHECK_FALSE(bench.write(0x70, 0x33, rest));
    CHECK(bench.tape.value(4, 0x70) == 0x1111'0033);
    // In the unchecked bits, other programs set two and cleared two.
    bench.tape.set(4, 0x70, 0x4000'0133);
    // Changes of bits of other programs are no change of the set-up.
    CHECK_FALSE(verify(bench.task()));
    CHECK_FALSE(verify_settings(bench.task()));
    SUBCASE("at once") {}
    SUBCASE("the first write refused") { bench.tape.refuse_access(bench.tape.log().size() + 1); }
    CHECK_FALSE(put_back(bench.task()));
    CHECK(bench.tape.value(4, 0x70) == 0x4000'0122);
}

TEST_CASE("beside the bits of others ours are verified") {
    bench bench;
    CHECK_FALSE(save(bench.task()));
    CHECK_FALSE(bench.write(0x70, 0x33, ~std::uint64_t{0xff}));
    bench.tape.set(4, 0x70, 0x4000'0132);
    CHECK(verify(bench.task()).actual_value == 0x32);
    const failure problem = verify_settings(bench.task());
    CHECK(problem.kind == error_code::not_kept);
    CHECK(problem.value == 0x33);
    CHECK(problem.actual_value == 0x32);
    bench.tape.refuse_writes(0x70);
    const failure left = put_back(bench.task());
    CHECK(is(left.name, "partly"));
    CHECK(left.unrestored_registers == 1);
}

TEST_CASE("where the bits of others cannot be read all is as it was found") {
    bench bench;
    bench.tape.set(4, 0x70, 0x1111'0022);
    CHECK_FALSE(save(bench.task()));
    CHECK_FALSE(bench.write(0x70, 0x33, ~std::uint64_t{0xff}));
    bench.tape.set(4, 0x70, 0x4000'0133);
    bench.tape.refuse_access(bench.tape.log().size());
    CHECK_FALSE(put_back(bench.task()));
    CHECK(bench.tape.value(4, 0x70) == 0x1111'0022);
}

TEST_CASE("a bit that is kept but nobody else's is put back: the OVF that our counter sets") {
    constexpr std::uint64_t overflow = 0x8000'0000;
    bench bench;
    std::uint64_t value = 0x3e000;
    SUBCASE("clear before") {}
    SUBCASE("set before") { value |= overflow; }
    bench.tape.set(4, 0x20, value);
    CHECK_FALSE(save(bench.task()));
    CHECK_FALSE(bench.write(0x20, 0x3f000, overflow));
    // The register's overflow bit changes between the write and put_back().
    bench.tape.set(4, 0x20, (0x3f000 | overflow) ^ (value & overflow));
    CHECK_FALSE(put_back(bench.task()));
    CHECK(bench.tape.value(4, 0x20) == value);
}

TEST_CASE("putting back tries again once where it was refused or not kept") {
    bench bench;
    bench.tape.set(4, 0x20, 5);
    CHECK_FALSE(save(bench.task()));
    CHECK_FALSE(bench.write(0x20, 7));
    SUBCASE("refused") { bench.tape.refuse_access(bench.tape.log().size()); }
    SUBCASE("not kept") { bench.tape.answer(4, 0x20, 6); }
    CHECK_FALSE(put_back(bench.task()));
    CHECK(bench.tape.value(4, 0x20) == 5);
}

TEST_CASE("a register whose write failed but took effect is put back") {
    struct {
        std::uint64_t held{5};
        bool fails{true};

        failure read(unsigned, std::uint32_t, std::uint64_t &destination) noexcept {
            destination = held;
            return {};
        }
        failure write(unsigned, std::uint32_t address, std::uint64_t value) noexcept {
            held = value;
            return fails ? failure{.kind = error_code::io, .address = address} : failure{};
        }
    } machine;
    bench bench;
    msr::task job = bench.task();
    job.registers = msr::registers_of(machine, 4);
    CHECK_FALSE(save(job));
    CHECK(carry_out(job, msr::write{0x20, 7}).kind == error_code::io);
    CHECK(machine.held == 7);
    machine.fails = false;
    CHECK_FALSE(put_back(job));
    CHECK(machine.held == 5);
}

TEST_CASE("registers that stay changed are counted, and the first is reported") {
    bench bench;
    CHECK_FALSE(save(bench.task()));
    CHECK_FALSE(bench.write(0x10, 1));
    CHECK_FALSE(bench.write(0x20, 2));
    bench.tape.refuse_writes(0x10, error_code::blocked);
    bench.tape.refuse_writes(0x20);
    const failure problem = put_back(bench.task());
    CHECK(problem.kind == error_code::blocked);
    CHECK(problem.is_write);
    CHECK(is(problem.name, "low_byte"));
    CHECK(problem.unrestored_registers == 2);
}

TEST_CASE("a claim holds where all its bits are as they are when taken") {
    constexpr msr::claim claims[] = {{0x10, 0x3, 0x1, "first"}, {0x20, 0x30, 0, "second"}};
    bench bench;
    bench.program.claims = msr::all_of(claims);
    bench.tape.set(4, 0x20, 0x10);
    CHECK_FALSE(check_claims(bench.task()));
    bench.tape.set(4, 0x10, 0x3);
    CHECK_FALSE(check_claims(bench.task()));
    bench.tape.set(4, 0x10, 0xfd);
    CHECK(is(check_claims(bench.task()).name, "first"));
    bench.tape.set(4, 0x10, 0);
    // the bits 30h are clear, by which another program claims the register
    bench.tape.set(4, 0x20, 0x40);
    const failure problem = check_claims(bench.task());
    CHECK(problem.kind == error_code::taken);
    CHECK(is(problem.name, "second"));
    CHECK(problem.actual_value == 0x40);
}

TEST_CASE("counters are read in the order of the readouts") {
    constexpr msr::readout readouts[] = {{0x60, 40, "late"}, {0x50, 40, "early"}};
    bench bench;
    bench.program.readouts = msr::all_of(readouts);
    bench.tape.set(4, 0x60, 1);
    bench.tape.set(4, 0x50, 2);
    std::uint64_t counts[2]{};
    CHECK_FALSE(read_counters(bench.task(), counts));
    CHECK(counts[0] == 1);
    CHECK(counts[1] == 2);
    bench.tape.refuse_register(0x50);
    CHECK(is(read_counters(bench.task(), counts).name, "early"));
}
