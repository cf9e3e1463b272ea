// The registers that control all counters and tell of their overflows, on every processor of
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

/// A counter of a target, by the manual's addresses.
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
    for (unsigned n = 0; n < 3; ++n) // those that count what all models have
        if ((target.fixed >> n & 1) != 0) numbereds.push_back({true, n});
    return numbereds;
}

/// Instructions, or clocks, at user level, with an interrupt where it is asked for.
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

/// Calls `check` with a machine of each processor from a version on.
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
    for_each_processor(2, [](machine &on, const perfmon::target &is) {
        for (const numbered &one : counters_of(is)) {
            CAPTURE(one.is_fixed);
            CAPTURE(one.number);
            std::uint64_t others = 0;
            for (const numbered &each : counters_of(is))
                others |= each.bit();
            others &= ~one.bit();
            set_up(on, one);
            put(on, one.counter(is), 0);
            put(on, global_ctrl, others);
            on.count(0, ten_of_each());
            CHECK(value_at(on, one.counter(is)) == 0);
            put(on, global_ctrl, one.bit());
            on.count(0, ten_of_each());
            CHECK(value_at(on, one.counter(is)) == 10);
            put_off(on, one);
            on.count(0, ten_of_each());
            CHECK(value_at(on, one.counter(is)) == 10);
        }
    });
}

TEST_CASE("an overflow sets the counter's bit of the status; a write of it clears it") {
    for_each_processor(2, [](machine &on, const perfmon::target &is) {
        for (const numbered &one : counters_of(is)) {
            CAPTURE(one.is_fixed);
            CAPTURE(one.number);
            set_up(on, one);
            put(on, global_ctrl, one.bit());
            // 32 bits of a general counter are written, extended by their sign.
            const bool whole = one.is_fixed || one.number >= 8;
            const std::uint64_t most =
                (std::uint64_t{1} << (one.is_fixed ? is.fixed_width : is.width)) - 1;
            put(on, one.counter(is), whole ? most - 4 : 0xffff'fffb);
            on.count(0, ten_of_each());
            CHECK(value_at(on, one.counter(is)) == 5);
            CHECK(value_at(on, global_status) == one.bit());
            CHECK(on.interrupt_requests() == 0);
            put(on, status_reset, ~one.bit() & counters_of(is)[0].bit());
            CHECK(value_at(on, global_status) == one.bit());
            put(on, status_reset, one.bit());
            CHECK(value_at(on, global_status) == 0);
            CHECK(value_at(on, status_reset) == 0);
            put_off(on, one);
        }
    });
}

TEST_CASE("the status is read-only; from version 4 on software sets its bits by another register") {
    for_each_processor(2, [](machine &on, const perfmon::target &is) {
        CHECK(is_refused(on, global_status, 0));
        CHECK(is_refused(on, global_status, 1));
        CHECK(is_refused(on, status_set, 0) == (is.version < 4));
        CHECK(is_refused(on, global_inuse, 0)); // read-only, or not there
        if (is.version < 4) return;
        for (const numbered &one : counters_of(is)) {
            put(on, status_set, one.bit());
            CHECK(value_at(on, global_status) == one.bit());
            CHECK(cannot_read(on, status_set));   // write-only
            put(on, status_set, counters_frozen); // adds
            CHECK(value_at(on, global_status) == (one.bit() | counters_frozen));
            put(on, status_reset, one.bit() | counters_frozen);
            CHECK(value_at(on, global_status) == 0);
        }
        for (const unsigned bit : {58u, 59u, 60u, 61u, 62u}) { // LBR_FRZ, CTR_FRZ, ASCI, ...
            put(on, status_set, std::uint64_t{1} << bit);
            CHECK(value_at(on, global_status) == std::uint64_t{1} << bit);
            put(on, status_reset, std::uint64_t{1} << bit);
            CHECK(value_at(on, global_status) == 0);
        }
        CHECK(is_refused(on, status_set, std::uint64_t{1} << 63)); // CondChgd cannot be set
        CHECK_FALSE(is_refused(on, status_reset, std::uint64_t{1} << 63));
    });
}

TEST_CASE("bits of counters that a processor does not have are refused in all of them") {
    for_each_processor(2, [](machine &on, const perfmon::target &is) {
        std::uint64_t present = is.general | std::uint64_t{is.fixed} << 32;
        for (unsigned bit = 0; bit < 48; ++bit) {
            CAPTURE(bit);
            const bool absent = (present >> bit & 1) == 0;
            CHECK(is_refused(on, global_ctrl, std::uint64_t{1} << bit) == absent);
            CHECK(is_refused(on, status_reset, std::uint64_t{1} << bit) == absent);
            if (is.version >= 4)
                CHECK(is_refused(on, status_set, std::uint64_t{1} << bit) == absent);
        }
    });
}

// Before version 4 the interrupt clears IA32_PERF_GLOBAL_CTRL; from then on CTR_FRZ holds the
// counters, and clearing it lets them run.
TEST_CASE("freezing at the interrupt, where IA32_DEBUGCTL asks for it") {
    for_each_processor(2, [](machine &on, const perfmon::target &is) {
        for (const bool freezes : {false, true}) {
            CAPTURE(freezes);
            const numbered one{false, 0};
            const std::uint64_t before = on.interrupt_requests();
            put(on, debugctl, std::uint64_t{freezes} << 12);
            set_up(on, one, true);
            put(on, global_ctrl, one.bit());
            put(on, one.counter(is), 0xffff'fffb);
            on.count(0, ten_of_each());
            CHECK(on.interrupt_requests() == before + 1);
            const bool holds = freezes && is.version >= 4;
            CHECK(value_at(on, global_ctrl) == (freezes && is.version < 4 ? 0 : one.bit()));
            CHECK(value_at(on, global_status) == (one.bit() | (holds ? counters_frozen : 0)));
            on.count(0, ten_of_each());
            CHECK(value_at(on, one.counter(is)) == (freezes ? 5 : 15));
            put(on, status_reset, one.bit() | (holds ? counters_frozen : 0));
            put(on, global_ctrl, one.bit());
            on.count(0, ten_of_each());
            CHECK(value_at(on, one.counter(is)) == (freezes ? 15 : 25));
        }
    });
}

TEST_CASE("software freezes counters by the status register, too") {
    for_each_processor(4, [](machine &on, const perfmon::target &is) {
        const numbered one{false, 0};
        set_up(on, one);
        put(on, global_ctrl, one.bit());
        put(on, one.counter(is), 0);
        put(on, status_set, counters_frozen);
        on.count(0, ten_of_each());
        CHECK(value_at(on, one.counter(is)) == 0);
        put(on, status_reset, counters_frozen);
        on.count(0, ten_of_each());
        CHECK(value_at(on, one.counter(is)) == 10);
    });
}

TEST_CASE("IA32_PERF_GLOBAL_INUSE follows each counter's own register") {
    for_each_processor(4, [](machine &on, const perfmon::target &is) {
        for (const numbered &one : counters_of(is)) {
            if (!one.is_fixed && one.number >= 8) continue; // the field has eight
            CAPTURE(one.is_fixed);
            CAPTURE(one.number);
            set_up(on, one);
            CHECK(value_at(on, global_inuse) == one.bit());
            set_up(on, one, true);
            CHECK(value_at(on, global_inuse) == (one.bit() | std::uint64_t{1} << 63));
            put_off(on, one);
            CHECK(value_at(on, global_inuse) == 0);
        }
    });
}

TEST_CASE("fixed counters count instructions, clocks and reference clocks, at their levels") {
    for_each_processor(2, [](machine &on, const perfmon::target &is) {
        constexpr kind of[] = {kind::instructions, kind::cycles, kind::reference_cycles};
        for (unsigned n = 0; n < 3; ++n) {
            if ((is.fixed >> n & 1) == 0) continue;
            CAPTURE(n);
            const numbered one{true, n};
            put(on, global_ctrl, one.bit());
            for (std::uint64_t levels = 0; levels < 4; ++levels) { // bit 0: OS, bit 1: USR
                CAPTURE(levels);
                put(on, fixed_ctr_ctrl, levels << 4 * n);
                put(on, one.counter(is), 0);
                tally user, kernel;
                user[of[n]] = 3;
                kernel[of[n]] = 5;
                on.count(0, user, sim::privilege::user);
                on.count(0, kernel, sim::privilege::kernel);
                CHECK(value_at(on, one.counter(is)) ==
                      ((levels & 1) != 0 ? 5u : 0u) + ((levels & 2) != 0 ? 3u : 0u));
            }
            put(on, fixed_ctr_ctrl, 0);
            // AnyThread is of versions 3 and 4.
            CHECK(is_refused(on, fixed_ctr_ctrl, std::uint64_t{4} << 4 * n) ==
                  !(is.version == 3 || is.version == 4));
        }
    });
}
