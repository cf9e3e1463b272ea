// Tests the registers of the simulated Pentium 4 compared with the tables of facts: the registers
// of each model, and the bits of each register that a write may set.
#include "../../facts.hpp"

#include <msr/core/failure.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/sim/pentium4/pentium4_registers.hpp>
#include <msr/sim/registers/register_file.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <map>
#include <string>

namespace {

using msr::netburst::hyper_threading;
using msr::sim::register_file;

constexpr unsigned models[] = {0, 1, 2, 3, 4, 6};

register_file registers_of(unsigned model, hyper_threading threads) {
    return register_file{msr::sim::pentium4_registers(model, threads),
                         threads == hyper_threading::on ? 2u : 1u};
}

bool has_model(const std::string &cell, unsigned model) {
    return (facts::set_of_numbers(cell) >> model & 1) != 0;
}

// The name of a register's row in fields.csv, by address.
using register_names = std::map<std::uint32_t, std::string>;

register_names expected_registers(unsigned model) {
    register_names names{{0x10, "time stamp counter"}, {0x1a0, "IA32_MISC_ENABLE"},
                         {0x1d9, "MSR_DEBUGCTLA"},     {0x3f0, "MSR_TC_PRECISE_EVENT"},
                         {0x3f1, "IA32_PEBS_ENABLE"},  {0x3f2, "MSR_PEBS_MATRIX_VERT"},
                         {0x600, "IA32_DS_AREA"}};
    for (const facts::row &escr : facts::table{"netburst/escrs.csv"})
        if (has_model(escr["models"], model))
            names[static_cast<std::uint32_t>(facts::number(escr["msr"]))] = "ESCR";
    for (const facts::row &counter : facts::table{"netburst/counters.csv"}) {
        names[static_cast<std::uint32_t>(facts::number(counter["counter_msr"]))] = "COUNTER";
        names[static_cast<std::uint32_t>(facts::number(counter["cccr_msr"]))] = "CCCR";
    }
    return names;
}

// Returns whether a row of fields.csv is about a register on a model. The CCCRs with an extended
// cascade have rows of their own, besides those of all CCCRs.
bool concerns(const facts::row &field, std::uint32_t address, const std::string &name,
              unsigned model, hyper_threading threads) {
    const std::string &variant = field["variant"];
    if (variant == "extended-cascade")
        return facts::number(field["address"]) == address && has_model(field["models"], model);
    if (field["register"] != name) return false;
    // ENABLE_PEBS_MY_THR is in a row for Hyper-Threading, but is ENABLE_PEBS without
    // Hyper-Threading.
    if (field["field"] == "ENABLE_PEBS_MY_THR") return true;
    if (variant == "HT") return threads == hyper_threading::on;
    if (variant == "non-HT") return threads == hyper_threading::off;
    if (variant == "32-bit") return model < 3;
    if (variant == "IA-32e") return has_model(field["models"], model);
    return variant == "all";
}

struct register_bits {
    std::uint64_t kept;      // bits that are read back as written
    std::uint64_t read_only; // bits whose write is accepted and has no effect
    std::uint64_t sticky;    // bits whose write is accepted, and which only the processor sets
};

// Returns the bits of a register that a write may set, from fields.csv alone. The manual calls some
// bits reserved that its replay metrics use: bits that a metric uses may be set.
register_bits expected_bits(const facts::table &fields, const facts::table &metrics,
                            std::uint32_t address, const std::string &name, unsigned model,
                            hyper_threading threads) {
    register_bits bits{};
    if (address == 0x10) bits.kept = ~std::uint64_t{0};
    for (const facts::row &field : fields) {
        if (!concerns(field, address, name, model, threads)) continue;
        const std::uint64_t mask = facts::number(field["mask"]);
        const std::string &access = field["access"];
        if (access == "RW" || access == "MB1") bits.kept |= mask;
        if (access == "RO") bits.read_only |= mask;
        if (access == "RW0C") bits.sticky |= mask;
        if (access == "see note")
            for (const facts::row &metric : metrics)
                bits.kept |= mask & facts::number(metric["pebs_enable_value"]);
    }
    return bits;
}

} // namespace

TEST_CASE("each model has its registers and no others") {
    for (const unsigned model : models) {
        for (const hyper_threading threads : {hyper_threading::off, hyper_threading::on}) {
            CAPTURE(model);
            register_file registers = registers_of(model, threads);
            const register_names expected = expected_registers(model);
            CHECK(expected.size() == (model < 3 ? 45u : 43u) + 18 + 18 + 7);
            unsigned differences = 0;
            for (std::uint32_t address = 0; address < 0x2000; ++address) {
                std::uint64_t value = 0;
                const bool present = !registers.read(0, address, value);
                differences += present != expected.contains(address);
            }
            CHECK(differences == 0);
        }
    }
}

TEST_CASE("a write is refused exactly where it sets a bit that the manual reserves") {
    const facts::table fields{"netburst/fields.csv"};
    const facts::table metrics{"netburst/replay_metrics.csv"};
    unsigned refused = 0;
    unsigned accepted = 0;
    for (const unsigned model : models)
        for (const hyper_threading threads : {hyper_threading::off, hyper_threading::on})
            for (const auto &expected : expected_registers(model)) {
                const std::uint32_t address = expected.first;
                const register_bits may =
                    expected_bits(fields, metrics, address, expected.second, model, threads);
                register_file registers = registers_of(model, threads);
                const std::uint64_t reset = *registers.held(address);
                for (unsigned bit = 0; bit < 64; ++bit) {
                    CAPTURE(model);
                    CAPTURE(address);
                    CAPTURE(bit);
                    *registers.held(address) = reset;
                    const std::uint64_t number = std::uint64_t{1} << bit;
                    const msr::failure problem = registers.write(0, address, number);
                    const bool legal = ((may.kept | may.read_only | may.sticky) & number) != 0;
                    CHECK(problem.kind ==
                          (legal ? msr::error_code::none : msr::error_code::refused));
                    const std::uint64_t stays = reset & may.read_only;
                    CHECK(*registers.held(address) ==
                          (legal ? stays | (number & may.kept) : reset));
                    ++(legal ? accepted : refused);
                }
            }
    CHECK(refused > 30000); // about half of the writes of 12 * 88 * 64 single bits are refused
    CHECK(accepted > 20000);
}

TEST_CASE("the reserved fields of the table are among the refused bits") {
    // Expected answers for model 2 without Hyper-Threading are worked out by hand.
    register_file registers = registers_of(2, hyper_threading::off);
    const auto refused = [&](std::uint32_t address, std::uint64_t value) {
        return registers.write(0, address, value).kind == msr::error_code::refused;
    };
    CHECK(refused(0x3a0, 0x1)); // T1_USR
    CHECK(refused(0x3a0, 0x2)); // T1_OS
    CHECK_FALSE(refused(0x3a0, 0x1802000c));
    CHECK(refused(0x3a0, 0x8000'0000));
    CHECK_FALSE(refused(0x360, 0x3f000));
    CHECK(refused(0x360, 0x0803'f000)); // OVF_PMI_T1 is reserved
    CHECK(refused(0x360, 0x1000'0000));
    CHECK_FALSE(refused(0x36c, 0x3'0800)); // IQ_CCCR0 has CASCNT4INTO0
    CHECK(refused(0x36d, 0x3'0800));       // IQ_CCCR1 has no CASCNT4INTO0
    CHECK_FALSE(refused(0x300, 0xff'ffff'ffff));
    CHECK(refused(0x300, 0x100'0000'0000));
    CHECK_FALSE(refused(0x3f1, 0x0301'8000)); // Tagged_mispred_branch sets bits 15 and 16
    CHECK(refused(0x3f1, 0x0000'2000));
    CHECK(refused(0x3f1, 0x0400'0000)); // ENABLE_PEBS_OTH_THR is reserved
    CHECK_FALSE(refused(0x3f2, 0x13));
    CHECK(refused(0x3f2, 0x4));
    CHECK_FALSE(refused(0x600, 0xffff'ffff));
    CHECK(refused(0x600, 0x1'0000'0000));
    CHECK(refused(0x1d9, 0x80));
}

TEST_CASE("Hyper-Threading and later models accept more") {
    register_file registers = registers_of(3, hyper_threading::on);
    CHECK_FALSE(registers.write(0, 0x3a0, 0xf));
    CHECK_FALSE(registers.write(0, 0x360, 0x0803'f000));
    CHECK_FALSE(registers.write(1, 0x3f1, 0x0400'0000));
    CHECK_FALSE(registers.write(1, 0x600, 0xffff'8000'0000'0000));
    register_file old = registers_of(1, hyper_threading::off);
    CHECK(old.write(0, 0x36c, 0x3'0800).kind ==
          msr::error_code::refused); // model 1 has no extended cascade
}

TEST_CASE("only the sticky overflow flag does not read back") {
    register_file registers = registers_of(2, hyper_threading::off);
    CHECK_FALSE(registers.write(0, 0x360, 0x8003'f000));
    CHECK(*registers.held(0x360) == 0x0003'f000); // software cannot set OVF
    *registers.held(0x360) |= 0x8000'0000;
    CHECK_FALSE(registers.write(0, 0x360, 0x8003'e000));
    CHECK(*registers.held(0x360) == 0x8003'e000); // a write of 1 leaves OVF
    CHECK_FALSE(registers.write(0, 0x360, 0x0003'e000));
    CHECK(*registers.held(0x360) == 0x0003'e000); // a write of 0 clears OVF
}

TEST_CASE("the CCCR keeps any active-thread value without Hyper-Threading") {
    register_file registers = registers_of(2, hyper_threading::off);
    for (const std::uint64_t value : {0x0'0000u, 0x1'0000u, 0x2'0000u, 0x3'0000u}) {
        CHECK_FALSE(registers.write(0, 0x360, value));
        CHECK(*registers.held(0x360) == value);
    }
}

TEST_CASE("IA32_MISC_ENABLE says that there are counters, and cannot be changed") {
    register_file registers = registers_of(2, hyper_threading::off);
    CHECK(*registers.held(0x1a0) == 0x80); // the bits BTS_UNAVAILABLE and PEBS_UNAVAILABLE are 0
    CHECK_FALSE(registers.write(0, 0x1a0, 0x1800));
    CHECK(*registers.held(0x1a0) == 0x80);
}

TEST_CASE("two logical processors share what measures, and have their own debug store") {
    register_file registers = registers_of(2, hyper_threading::on);
    for (const auto &expected : expected_registers(2)) {
        const std::uint32_t address = expected.first;
        CAPTURE(address);
        const bool own = address == 0x10 || address == 0x1d9 || address == 0x600;
        CHECK((registers.held(address, 0) != registers.held(address, 1)) == own);
    }
}
