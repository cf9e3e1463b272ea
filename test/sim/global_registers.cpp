// The registers that control all counters and report their overflows, on every processor with
// architectural performance monitoring, versions 1 to 6: each counter by its own bits. Expected
// bits are the manual's (SDM volume 3, "Architectural Performance Monitoring").
#include "machines.hpp"

#include <msr/intel/perfmon.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/machine.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <vector>

namespace {

using namespace machines;
namespace perfmon = msr::perfmon;
using machine = sim::machine<sim::perfmon_pmu>;

constexpr std::uint32_t fixed_ctr_ctrl = 0x38d, global_status = 0x38e, global_ctrl = 0x38f,
                        status_reset = 0x390, status_set = 0x391, global_inuse = 0x392,
                        debugctl = 0x1d9;
constexpr std::uint64_t counters_frozen = std::uint64_t{1} << 59;

/// A counter of a target, with the addresses of the manual.
struct numbered {
    bool is_fixed{};
    unsigned number{};

    std::uint32_t counter(const perfmon::target &target) const {
        if (is_fixed)
            return number < 3 || !target.has_aliases() ? 0x309 + number : 0x1980 + 4 * number;
        return number < 8 ? 0xc1 + number : 0x1900 + 4 * number;
    }
    std::uint32_t select() const { return number < 8 ? 0x186 + number : 0x1901 + 4 * number; }
    std::uint64_t bit() const { return std::uint64_t{1} << (number + (is_fixed ? 32 : 0)); }
};

std::vector<numbered> counters_of(const perfmon::target &target) {
    std::vector<numbered> numbereds;
    for (unsigned n = 0; n < 16; ++n)
        if ((target.general >> n & 1) != 0) numbereds.push_back({false, n});
    for (unsigned n = 0; n < 3; ++n) // the three fixed counters that every model has
        if ((target.fixed >> n & 1) != 0) numbereds.push_back({true, n});
    return numbereds;
}

/// Sets up a counter for instructions, or clocks, at user level.
/// `interrupts`: whether the counter requests an interrupt
void set_up(machine &machine, const numbered &numbered, bool interrupts = false) {
    if (numbered.is_fixed)
        put(machine, fixed_ctr_ctrl,
            std::uint64_t{interrupts ? 0xau : 0x2u} << 4 * numbered.number);
    else
        put(machine, numbered.select(), 0x4100c0 | std::uint64_t{interrupts} << 20);
}
void put_off(machine &machine, const numbered &numbered) {
    put(machine, numbered.is_fixed ? fixed_ctr_ctrl : numbered.select(), 0);
}

tally ten_of_each() {
    tally tally;
    for (std::uint64_t &number : tally.of)
        number = 10;
    return tally;
}

/// Calls `check` with a machine of each processor from a version of architectural monitoring on.
template <typename Check>
void for_each_processor(unsigned from_version, Check &&check) {
    std::size_t processors = 0;
    for (unsigned place = 0; place < perfmon::processor_count; ++place) {
        const perfmon::target kind = perfmon::target_at(place);
        if (kind.version < from_version) continue;
        CAPTURE(std::string{perfmon::processors[place].name});
        machine machine{kind};
        check(machine, kind);
        ++processors;
    }
    CHECK(processors > 10);
}

} // namespace

TEST_CASE("each counter runs by its own bit of IA32_PERF_GLOBAL_CTRL") {
    for_each_processor(2, [](machine &machine, const perfmon::target &target) {
        for (const numbered &entry : counters_of(target)) {
            CAPTURE(entry.is_fixed);
            CAPTURE(entry.number);
            std::uint64_t rest = 0;
            for (const numbered &numbered : counters_of(target))
                rest |= numbered.bit();
            rest &= ~entry.bit();
            set_up(machine, entry);
            put(machine, entry.counter(target), 0);
            put(machine, global_ctrl, rest);
            machine.count(0, ten_of_each());
            CHECK(value_at(machine, entry.counter(target)) == 0);
            put(machine, global_ctrl, entry.bit());
            machine.count(0, ten_of_each());
            CHECK(value_at(machine, entry.counter(target)) == 10);
            put_off(machine, entry);
            machine.count(0, ten_of_each());
            CHECK(value_at(machine, entry.counter(target)) == 10);
        }
    });
}

TEST_CASE("an overflow sets the counter's bit of the status; a write of it clears it") {
    for_each_processor(2, [](machine &machine, const perfmon::target &target) {
        for (const numbered &numbered : counters_of(target)) {
            CAPTURE(numbered.is_fixed);
            CAPTURE(numbered.number);
            set_up(machine, numbered);
            put(machine, global_ctrl, numbered.bit());
            // A write of a general counter takes 32 bits, and extends their sign.
            const bool whole = numbered.is_fixed || numbered.number >= 8;
            const std::uint64_t maximum =
                (std::uint64_t{1} << (numbered.is_fixed ? target.fixed_width : target.width)) - 1;
            put(machine, numbered.counter(target), whole ? maximum - 4 : 0xffff'fffb);
            machine.count(0, ten_of_each());
            CHECK(value_at(machine, numbered.counter(target)) == 5);
            CHECK(value_at(machine, global_status) == numbered.bit());
            CHECK(machine.interrupt_requests() == 0);
            put(machine, status_reset, ~numbered.bit() & counters_of(target)[0].bit());
            CHECK(value_at(machine, global_status) == numbered.bit());
            put(machine, status_reset, numbered.bit());
            CHECK(value_at(machine, global_status) == 0);
            CHECK(value_at(machine, status_reset) == 0);
            put_off(machine, numbered);
        }
    });
}

TEST_CASE("the status is read-only; from version 4 on software sets its bits by another register") {
    for_each_processor(2, [](machine &machine, const perfmon::target &target) {
        CHECK(is_refused(machine, global_status, 0));
        CHECK(is_refused(machine, global_status, 1));
        CHECK(is_refused(machine, status_set, 0) == (target.version < 4));
        // IA32_PERF_GLOBAL_INUSE is read-only, or does not exist
        CHECK(is_refused(machine, global_inuse, 0));
        if (target.version < 4) return;
        for (const numbered &numbered : counters_of(target)) {
            put(machine, status_set, numbered.bit());
            CHECK(value_at(machine, global_status) == numbered.bit());
            CHECK(cannot_read(machine, status_set)); // IA32_PERF_GLOBAL_STATUS_SET is write-only
            // A write of 1 sets the bit of the status and keeps the others.
            put(machine, status_set, counters_frozen);
            CHECK(value_at(machine, global_status) == (numbered.bit() | counters_frozen));
            put(machine, status_reset, numbered.bit() | counters_frozen);
            CHECK(value_at(machine, global_status) == 0);
        }
        // bits of LBR_FRZ, CTR_FRZ, ASCI, ...
        for (const unsigned bit : {58u, 59u, 60u, 61u, 62u}) {
            put(machine, status_set, std::uint64_t{1} << bit);
            CHECK(value_at(machine, global_status) == std::uint64_t{1} << bit);
            put(machine, status_reset, std::uint64_t{1} << bit);
            CHECK(value_at(machine, global_status) == 0);
        }
        // CondChgd (bit 63) cannot be set by software.
        CHECK(is_refused(machine, status_set, std::uint64_t{1} << 63));
        CHECK_FALSE(is_refused(machine, status_reset, std::uint64_t{1} << 63));
    });
}

TEST_CASE("bits of counters that a processor does not have are refused in all of them") {
    for_each_processor(2, [](machine &machine, const perfmon::target &target) {
        std::uint64_t present = target.general | std::uint64_t{target.fixed} << 32;
        for (unsigned bit = 0; bit < 48; ++bit) {
            CAPTURE(bit);
            const bool absent = (present >> bit & 1) == 0;
            CHECK(is_refused(machine, global_ctrl, std::uint64_t{1} << bit) == absent);
            CHECK(is_refused(machine, status_reset, std::uint64_t{1} << bit) == absent);
            if (target.version >= 4)
                CHECK(is_refused(machine, status_set, std::uint64_t{1} << bit) == absent);
        }
    });
}

// Before version 4 the interrupt clears IA32_PERF_GLOBAL_CTRL. From version 4 on CTR_FRZ stops the
// counters, and they run again when it is cleared.
TEST_CASE("freezing at the interrupt, where IA32_DEBUGCTL asks for it") {
    for_each_processor(2, [](machine &machine, const perfmon::target &target) {
        for (const bool freezes : {false, true}) {
            CAPTURE(freezes);
            const numbered numbered{false, 0};
            const std::uint64_t previous = machine.interrupt_requests();
            put(machine, debugctl, std::uint64_t{freezes} << 12);
            set_up(machine, numbered, true);
            put(machine, global_ctrl, numbered.bit());
            put(machine, numbered.counter(target), 0xffff'fffb);
            machine.count(0, ten_of_each());
            CHECK(machine.interrupt_requests() == previous + 1);
            const bool holds = freezes && target.version >= 4;
            CHECK(value_at(machine, global_ctrl) ==
                  (freezes && target.version < 4 ? 0 : numbered.bit()));
            CHECK(value_at(machine, global_status) ==
                  (numbered.bit() | (holds ? counters_frozen : 0)));
            machine.count(0, ten_of_each());
            CHECK(value_at(machine, numbered.counter(target)) == (freezes ? 5 : 15));
            put(machine, status_reset, numbered.bit() | (holds ? counters_frozen : 0));
            put(machine, global_ctrl, numbered.bit());
            machine.count(0, ten_of_each());
            CHECK(value_at(machine, numbered.counter(target)) == (freezes ? 15 : 25));
        }
    });
}

TEST_CASE("software freezes counters by the status register, too") {
    for_each_processor(4, [](machine &machine, const perfmon::target &target) {
        const numbered numbered{false, 0};
        set_up(machine, numbered);
        put(machine, global_ctrl, numbered.bit());
        put(machine, numbered.counter(target), 0);
        put(machine, status_set, counters_frozen);
        machine.count(0, ten_of_each());
        CHECK(value_at(machine, numbered.counter(target)) == 0);
        put(machine, status_reset, counters_frozen);
        machine.count(0, ten_of_each());
        CHECK(value_at(machine, numbered.counter(target)) == 10);
    });
}

TEST_CASE("IA32_PERF_GLOBAL_INUSE follows each counter's own register") {
    for_each_processor(4, [](machine &machine, const perfmon::target &target) {
        for (const numbered &numbered : counters_of(target)) {
            // the register has eight general counters
            if (!numbered.is_fixed && numbered.number >= 8) continue;
            CAPTURE(numbered.is_fixed);
            CAPTURE(numbered.number);
            set_up(machine, numbered);
            CHECK(value_at(machine, global_inuse) == numbered.bit());
            set_up(machine, numbered, true);
            CHECK(value_at(machine, global_inuse) == (numbered.bit() | std::uint64_t{1} << 63));
            put_off(machine, numbered);
            CHECK(value_at(machine, global_inuse) == 0);
        }
    });
}

TEST_CASE("fixed counters count instructions, clocks and reference clocks, at their levels") {
    for_each_processor(2, [](machine &machine, const perfmon::target &target) {
        constexpr kind device[] = {kind::instructions, kind::cycles, kind::reference_cycles};
        for (unsigned n = 0; n < 3; ++n) {
            if ((target.fixed >> n & 1) == 0) continue;
            CAPTURE(n);
            const numbered numbered{true, n};
            put(machine, global_ctrl, numbered.bit());
            // Enable bits of a fixed counter: bit 0 OS, bit 1 USR.
            for (std::uint64_t levels = 0; levels < 4; ++levels) {
                CAPTURE(levels);
                put(machine, fixed_ctr_ctrl, levels << 4 * n);
                put(machine, numbered.counter(target), 0);
                tally user, kernel;
                user[device[n]] = 3;
                kernel[device[n]] = 5;
                machine.count(0, user, sim::privilege::user);
                machine.count(0, kernel, sim::privilege::kernel);
                CHECK(value_at(machine, numbered.counter(target)) ==
                      ((levels & 1) != 0 ? 5u : 0u) + ((levels & 2) != 0 ? 3u : 0u));
            }
            put(machine, fixed_ctr_ctrl, 0);
            // AnyThread of a fixed counter exists in versions 3 and 4.
            CHECK(is_refused(machine, fixed_ctr_ctrl, std::uint64_t{4} << 4 * n) ==
                  !(target.version == 3 || target.version == 4));
        }
    });
}
