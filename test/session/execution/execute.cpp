// Carrying out the parts of a program.
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

/// A task on CPU 4 of a recorder, with the touched registers above and a single phase.
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
    bench on;
    CHECK_FALSE(on.write(0x20, 0x1234));
    CHECK(on.tape.log().size() == 1);
    CHECK(on.tape.value(4, 0x20) == 0x1234);
}

TEST_CASE("bits to keep are read first and win over the value") {
    bench on;
    on.tape.set(4, 0x20, 0xaaaa'aaaa'aaaa'aaaa);
    CHECK_FALSE(on.write(0x20, 0x5555, 0xffff'ffff'ffff'ff00));
    CHECK(on.tape.value(4, 0x20) == 0xaaaa'aaaa'aaaa'aa55);
    CHECK(on.tape.log().size() == 2);
}

TEST_CASE("failures carry the name of the register, and none for a register that has none") {
    bench on;
    on.tape.refuse_from(0);
    CHECK(is(on.write(0x20, 1).name, "whole"));
    CHECK(is(on.write(0x20, 1, 2).name, "whole"));
    CHECK(is(on.write(0x30, 1).name, "write_only"));
    CHECK(on.write(0x40, 1).name == nullptr);
    CHECK(is(save(on.task()).name, "low_byte"));
}

TEST_CASE("a phase ends at its first failure, except where everything is to be tried") {
    constexpr msr::write phase[] = {{0x10, 1}, {0x20, 2}, {0x30, 3}};
    bench on;
    on.tape.refuse_register(0x20);
    CHECK(carry_out(on.task(), msr::all_of(phase)).address == 0x20);
    CHECK(on.tape.value(4, 0x30) == 0);
    on.tape.refuse_register(0x10, error_code::blocked);
    const failure first = carry_out_all(on.task(), msr::all_of(phase));
    CHECK(first.address == 0x10);
    CHECK(on.tape.value(4, 0x30) == 3);
}

TEST_CASE("verifying compares the checked bits of what was written last, once") {
    bench on;
    CHECK_FALSE(on.write(0x10, 1));
    CHECK_FALSE(on.write(0x10, 0x102));
    on.tape.answer(4, 0x10, 0xf02);
    CHECK_FALSE(verify(on.task()));
    const std::size_t accesses = on.tape.log().size();
    CHECK_FALSE(verify(on.task()));
    CHECK(on.tape.log().size() == accesses);
}

TEST_CASE("a failed verification reports the register, what was written and what it holds") {
    bench on;
    CHECK_FALSE(on.write(0x10, 0x102));
    on.tape.answer(4, 0x10, 0x103);
    const failure why = verify(on.task());
    CHECK(why.kind == error_code::not_kept);
    CHECK(why.cpu == 4);
    CHECK(is(why.name, "low_byte"));
    CHECK(why.value == 2); // of the checked bits
    CHECK(why.got == 3);
}

TEST_CASE("a write-only register is neither saved nor verified nor put back") {
    bench on;
    CHECK_FALSE(save(on.task()));
    CHECK_FALSE(on.write(0x30, 7));
    CHECK_FALSE(verify(on.task()));
    CHECK_FALSE(put_back(on.task()));
    for (const msr::action &each : on.tape.log())
        if (each.address == 0x30) CHECK(each.kind == msr::access_kind::write);
    CHECK(on.tape.value(4, 0x30) == 7);
}

TEST_CASE("a register that was not written is not put back") {
    bench on;
    CHECK_FALSE(save(on.task()));
    CHECK_FALSE(on.write(0x20, 7));
    on.tape.set(4, 0x10, 99); // by somebody else
    CHECK_FALSE(put_back(on.task()));
    CHECK(on.tape.value(4, 0x10) == 99);
    CHECK(on.tape.value(4, 0x20) == 0);
}

TEST_CASE("what was found is put back whole, not only its checked bits") {
    bench on;
    on.tape.set(4, 0x10, 0xabcd);
    CHECK_FALSE(save(on.task()));
    CHECK_FALSE(on.write(0x10, 1));
    CHECK_FALSE(put_back(on.task()));
    CHECK(on.tape.value(4, 0x10) == 0xabcd);
}

TEST_CASE("putting back reads a register before only where others have bits in it") {
    bench on;
    CHECK_FALSE(save(on.task()));
    CHECK_FALSE(on.write(0x20, 7));
    on.tape.expect({msr::expected_write(4, 0x20, 0), msr::expected_read(4, 0x20)});
    CHECK_FALSE(put_back(on.task()));
    CHECK(on.tape.difference() == "");
}

TEST_CASE("a single bit of others stays, too") {
    constexpr msr::touched_register lowest[] = {{0x80, ~std::uint64_t{1}, "lowest", false, 1}};
    bench on;
    on.program.registers = msr::all_of(lowest);
    CHECK_FALSE(save(on.task()));
    CHECK_FALSE(on.write(0x80, 6));
    on.tape.set(4, 0x80, 7);
    CHECK_FALSE(put_back(on.task()));
    CHECK(on.tape.value(4, 0x80) == 1);
}

TEST_CASE("what is put back is done with; what could not be is tried again the next time") {
    bench on;
    CHECK_FALSE(save(on.task()));
    CHECK_FALSE(on.write(0x10, 1));
    CHECK_FALSE(on.write(0x20, 2));
    const std::size_t next = on.tape.log().size();
    on.tape.refuse_access(next + 1); // writes of both registers; a look at each; once more
    on.tape.refuse_access(next + 4);
    const failure why = put_back(on.task());
    CHECK(why.left_changed == 1);
    CHECK(is(why.name, "whole"));
    on.tape.expect({msr::expected_write(4, 0x20, 0), msr::expected_read(4, 0x20)});
    CHECK_FALSE(put_back(on.task()));
    CHECK_FALSE(put_back(on.task()));
    CHECK(on.tape.difference() == "");
    CHECK(on.tape.value(4, 0x20) == 0);
}

TEST_CASE("what others changed meanwhile stays, and our bits are as they were found") {
    constexpr std::uint64_t others = ~std::uint64_t{0xff};
    bench on;
    on.tape.set(4, 0x70, 0x1111'0022);
    CHECK_FALSE(save(on.task()));
    CHECK_FALSE(on.write(0x70, 0x33, others));
    CHECK(on.tape.value(4, 0x70) == 0x1111'0033);
    on.tape.set(4, 0x70, 0x4000'0133); // two of theirs set, two cleared
    CHECK_FALSE(verify(on.task()));    // which is no change of what was set up
    CHECK_FALSE(verify_settings(on.task()));
    SUBCASE("at once") {}
    SUBCASE("the first write refused") { on.tape.refuse_access(on.tape.log().size() + 1); }
    CHECK_FALSE(put_back(on.task()));
    CHECK(on.tape.value(4, 0x70) == 0x4000'0122);
}

TEST_CASE("beside the bits of others ours are verified") {
    bench on;
    CHECK_FALSE(save(on.task()));
    CHECK_FALSE(on.write(0x70, 0x33, ~std::uint64_t{0xff}));
    on.tape.set(4, 0x70, 0x4000'0132);
    CHECK(verify(on.task()).got == 0x32);
    const failure why = verify_settings(on.task());
    CHECK(why.kind == error_code::not_kept);
    CHECK(why.value == 0x33);
    CHECK(why.got == 0x32);
    on.tape.refuse_writes(0x70);
    const failure left = put_back(on.task());
    CHECK(is(left.name, "partly"));
    CHECK(left.left_changed == 1);
}

TEST_CASE("where the bits of others cannot be read all is as it was found") {
    bench on;
    on.tape.set(4, 0x70, 0x1111'0022);
    CHECK_FALSE(save(on.task()));
    CHECK_FALSE(on.write(0x70, 0x33, ~std::uint64_t{0xff}));
    on.tape.set(4, 0x70, 0x4000'0133);
    on.tape.refuse_access(on.tape.log().size());
    CHECK_FALSE(put_back(on.task()));
    CHECK(on.tape.value(4, 0x70) == 0x1111'0022);
}

TEST_CASE("a bit that is kept but nobody else's is put back: the OVF that our counter sets") {
    constexpr std::uint64_t overflow = 0x8000'0000;
    bench on;
    std::uint64_t found = 0x3e000;
    SUBCASE("clear before") {}
    SUBCASE("set before") { found |= overflow; }
    on.tape.set(4, 0x20, found);
    CHECK_FALSE(save(on.task()));
    CHECK_FALSE(on.write(0x20, 0x3f000, overflow));
    on.tape.set(4, 0x20, (0x3f000 | overflow) ^ (found & overflow)); // it changes meanwhile
    CHECK_FALSE(put_back(on.task()));
    CHECK(on.tape.value(4, 0x20) == found);
}

TEST_CASE("putting back tries again once where it was refused or not kept") {
    bench on;
    on.tape.set(4, 0x20, 5);
    CHECK_FALSE(save(on.task()));
    CHECK_FALSE(on.write(0x20, 7));
    SUBCASE("refused") { on.tape.refuse_access(on.tape.log().size()); }
    SUBCASE("not kept") { on.tape.answer(4, 0x20, 6); }
    CHECK_FALSE(put_back(on.task()));
    CHECK(on.tape.value(4, 0x20) == 5);
}

TEST_CASE("a register whose write failed but took effect is put back") {
    struct {
        std::uint64_t held{5};
        bool fails{true};

        failure read(unsigned, std::uint32_t, std::uint64_t &into) noexcept {
            into = held;
            return {};
        }
        failure write(unsigned, std::uint32_t address, std::uint64_t value) noexcept {
            held = value;
            return fails ? failure{.kind = error_code::io, .address = address} : failure{};
        }
    } machine;
    bench on;
    msr::task job = on.task();
    job.registers = msr::registers_of(machine, 4);
    CHECK_FALSE(save(job));
    CHECK(carry_out(job, msr::write{0x20, 7}).kind == error_code::io);
    CHECK(machine.held == 7);
    machine.fails = false;
    CHECK_FALSE(put_back(job));
    CHECK(machine.held == 5);
}

TEST_CASE("registers that stay changed are counted, and the first is reported") {
    bench on;
    CHECK_FALSE(save(on.task()));
    CHECK_FALSE(on.write(0x10, 1));
    CHECK_FALSE(on.write(0x20, 2));
    on.tape.refuse_writes(0x10, error_code::blocked);
    on.tape.refuse_writes(0x20);
    const failure why = put_back(on.task());
    CHECK(why.kind == error_code::blocked);
    CHECK(why.writing);
    CHECK(is(why.name, "low_byte"));
    CHECK(why.left_changed == 2);
}

TEST_CASE("a claim holds where all its bits are as they are when taken") {
    constexpr msr::claim claims[] = {{0x10, 0x3, 0x1, "first"}, {0x20, 0x30, 0, "second"}};
    bench on;
    on.program.claims = msr::all_of(claims);
    on.tape.set(4, 0x20, 0x10);
    CHECK_FALSE(check_claims(on.task()));
    on.tape.set(4, 0x10, 0x3);
    CHECK_FALSE(check_claims(on.task()));
    on.tape.set(4, 0x10, 0xfd);
    CHECK(is(check_claims(on.task()).name, "first"));
    on.tape.set(4, 0x10, 0);
    on.tape.set(4, 0x20, 0x40); // bits that are taken while clear
    const failure why = check_claims(on.task());
    CHECK(why.kind == error_code::taken);
    CHECK(is(why.name, "second"));
    CHECK(why.got == 0x40);
}

TEST_CASE("counters are read in the order of the readouts") {
    constexpr msr::readout readouts[] = {{0x60, 40, "late"}, {0x50, 40, "early"}};
    bench on;
    on.program.readouts = msr::all_of(readouts);
    on.tape.set(4, 0x60, 1);
    on.tape.set(4, 0x50, 2);
    std::uint64_t counts[2]{};
    CHECK_FALSE(read_counters(on.task(), counts));
    CHECK(counts[0] == 1);
    CHECK(counts[1] == 2);
    on.tape.refuse_register(0x50);
    CHECK(is(read_counters(on.task(), counts).name, "early"));
}
