#include <msr/rdt/monitoring.hpp>

#include <msr/backend/recorder.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace {

namespace rdt = msr::rdt;
using rdt::event;

constexpr unsigned cpu = 3;
constexpr std::uint32_t evtsel = 0xc8d;
constexpr std::uint32_t ctr = 0xc8e;
constexpr std::uint64_t unavailable = std::uint64_t{1} << 62;
constexpr std::uint64_t error = std::uint64_t{1} << 63;

/// Broadwell in the output of PMCTrack's author: counters of 24 bits, 32768 bytes for each count.
constexpr rdt::cache_monitoring broadwell{.rmids = 64,
                                          .occupancy = true,
                                          .total = true,
                                          .local = true,
                                          .counter_width = 24,
                                          .upscale = 32768};
constexpr rdt::monitor total_of_5{.what = event::l3_total_bandwidth, .rmid = 5};
constexpr rdt::monitor occupancy_of_5{.what = event::l3_occupancy, .rmid = 5};

rdt::reading reading_of(const rdt::monitor &monitor, std::uint64_t count,
                        const rdt::cache_monitoring &features = broadwell) {
    msr::recorder machine;
    machine.set(cpu, ctr, count);
    return rdt::read(machine, cpu, monitor, features);
}

std::string name_of(msr::broken_rule broken) { return broken == nullptr ? "" : broken->name; }

} // namespace

TEST_CASE("events have the numbers of the tables") {
    // Numbers by rdt_rules.csv, "1 L3 occupancy, 2 total, 3 local", which is the order of bits in
    // CPUID.0FH.1 EDX.
    static_assert(static_cast<unsigned>(event::l3_occupancy) == 1);
    static_assert(static_cast<unsigned>(event::l3_total_bandwidth) == 2);
    static_assert(static_cast<unsigned>(event::l3_local_bandwidth) == 3);
    for (std::uint64_t number = 0; number < 256; ++number)
        CHECK((rdt::event_of_number(number) != nullptr) == (number >= 1 && number <= 3));
    CHECK(rdt::event_of_number(256 + 1) == nullptr);
    CHECK(rdt::event_named_so("L3_Occupancy")->number == event::l3_occupancy);
    CHECK(rdt::event_named_so("local")->number == event::l3_local_bandwidth);
    CHECK(rdt::event_named_so("occupanc") == nullptr);
}

// A thesis on cache partitioning numbers the events 0 for occupancy, 1 for local and 2 for total
// bandwidth. The kernel module in the thesis uses 1, 2 and 3, as Linux does. With 0, each read
// would report Error; with 1 and 2, counts of occupancy and total traffic would be taken for local
// and total traffic.
TEST_CASE("event numbers counted from 0, as a thesis prints them, are rejected") {
    const auto rule = [](std::uint64_t number, event intended) {
        return name_of(rdt::check_event_number(number, intended));
    };
    CHECK(rule(0, event::l3_occupancy) == "event_number_is_of_its_event");
    CHECK(rule(1, event::l3_local_bandwidth) == "event_number_is_of_its_event");
    CHECK(rule(2, event::l3_total_bandwidth) == "");
    CHECK(rule(2, event::l3_local_bandwidth) == "event_number_is_of_its_event");
    CHECK(rule(1, event::l3_occupancy) == "");
    CHECK(rule(3, event::l3_local_bandwidth) == "");
    static_assert(rdt::event_numbered<2, event::l3_total_bandwidth> == event::l3_total_bandwidth);

    // rdt::read() does not select event 0 either.
    msr::recorder machine;
    const rdt::reading empty = rdt::read(machine, cpu, {.what = event{}, .rmid = 5}, broadwell);
    CHECK(empty.state == rdt::reading_state::not_legal);
    CHECK(name_of(empty.broken) == "event_number_is_of_its_event");
    CHECK(machine.log().empty());
}

TEST_CASE("what a processor does not monitor is not asked for") {
    msr::recorder machine;
    const rdt::cache_monitoring haswell{.rmids = 24, .occupancy = true};
    CHECK(name_of(rdt::read(machine, cpu, total_of_5, haswell).broken) == "event_is_monitored");
    CHECK(name_of(rdt::read(machine, cpu, {event::l3_occupancy, 24}, haswell).broken) ==
          "rmid_exists");
    CHECK(machine.log().empty());
    CHECK(rdt::check_monitor({event::l3_occupancy, 23}, haswell) == nullptr);
}

TEST_CASE("an RMID that registers cannot name is not selected, whatever CPUID says") {
    // The RMID field of QM_EVTSEL has 10 bits: a larger RMID would select RMID 0.
    rdt::cache_monitoring hostile = broadwell;
    hostile.rmids = 5000;
    msr::recorder machine;
    for (const unsigned rmid : {1024u, 4096u, 4999u})
        CHECK(name_of(rdt::read(machine, cpu, {event::l3_occupancy, rmid}, hostile).broken) ==
              "rmid_exists");
    CHECK(machine.log().empty());
    CHECK(rdt::check_monitor({event::l3_occupancy, 1023}, hostile) == nullptr);
}

TEST_CASE("without an upscaling factor nothing is monitored, rather than 0 bytes read") {
    rdt::cache_monitoring empty = broadwell;
    empty.upscale = 0; // a virtual machine's CPUID may have an upscaling factor of 0
    msr::recorder machine;
    CHECK(name_of(rdt::read(machine, cpu, occupancy_of_5, empty).broken) == "event_is_monitored");
    CHECK(machine.log().empty());
    const rdt::reading level = reading_of(occupancy_of_5, 640);
    const rdt::reading traffic = reading_of(total_of_5, 640);
    CHECK(name_of(rdt::occupancy_of(level, empty).broken) == "event_is_monitored");
    CHECK(name_of(rdt::traffic_between(traffic, traffic, empty).broken) == "event_is_monitored");
    rdt::cache_monitoring no_width = broadwell;
    no_width.counter_width = 0;
    CHECK(name_of(rdt::traffic_between(traffic, traffic, no_width).broken) == "event_is_monitored");
}

TEST_CASE("a read selects, reads, and looks whether the selection still stands") {
    msr::recorder machine;
    machine.set(cpu, ctr, 640);
    machine.expect({msr::expected_write(cpu, evtsel, 0x500000001), msr::expected_read(cpu, ctr),
                    msr::expected_read(cpu, evtsel)});
    const rdt::reading reading = rdt::read(machine, cpu, occupancy_of_5, broadwell);
    CHECK(machine.difference() == "");
    CHECK(reading);
    CHECK(reading.attempts == 1);
    CHECK(reading.count == 640);
    CHECK(reading.of == occupancy_of_5);
}

TEST_CASE("a selection that somebody else changed in between is made again") {
    msr::recorder machine;
    // The counter reads 111 for RMID 7, which another owner has selected.
    machine.answer(cpu, ctr, 111);
    machine.answer(cpu, evtsel, 0x700000003); // QM_EVTSEL selects RMID 7 for another owner
    machine.answer(cpu, ctr, 222);
    const rdt::reading reading = rdt::read(machine, cpu, total_of_5, broadwell);
    CHECK(reading);
    CHECK(reading.attempts == 2);
    CHECK(reading.count == 222);

    msr::recorder busy;
    for (int i = 0; i < 4; ++i)
        busy.answer(cpu, evtsel, 0x700000003);
    const rdt::reading empty = rdt::read(busy, cpu, total_of_5, broadwell);
    CHECK_FALSE(empty);
    CHECK(empty.state == rdt::reading_state::disturbed);
    CHECK(empty.attempts == 4);
    CHECK(empty.count == 0);
}

TEST_CASE("data that is not there yet is asked for again, and never taken for a count") {
    msr::recorder machine;
    machine.answer(cpu, ctr, unavailable | 5);
    machine.answer(cpu, ctr, 7);
    const rdt::reading later = rdt::read(machine, cpu, occupancy_of_5, broadwell);
    CHECK(later.count == 7);
    CHECK(later.attempts == 2);

    machine.set(cpu, ctr, unavailable | 5);
    const rdt::reading never = rdt::read(machine, cpu, occupancy_of_5, broadwell, 3);
    CHECK(never.state == rdt::reading_state::unavailable);
    CHECK(never.attempts == 3);
    CHECK(never.count == 0);
}

TEST_CASE("an error is reported at once, also where both flags are set") {
    for (const std::uint64_t value : {error | 9, error | unavailable}) {
        msr::recorder machine;
        machine.set(cpu, ctr, value);
        const rdt::reading reading = rdt::read(machine, cpu, occupancy_of_5, broadwell);
        CHECK(reading.state == rdt::reading_state::error);
        CHECK(reading.attempts == 1);
        CHECK(reading.count == 0);
    }
}

TEST_CASE("a refused access is reported, whichever it is") {
    for (std::size_t access = 0; access < 3; ++access) {
        msr::recorder machine;
        machine.refuse_access(access);
        const rdt::reading reading = rdt::read(machine, cpu, occupancy_of_5, broadwell);
        CHECK(reading.state == rdt::reading_state::failed);
        CHECK(reading.why.kind == msr::error_code::refused);
        CHECK(machine.log().size() == access + 1);
        CHECK(reading.count == 0);
    }
    // a virtual machine that ignores writes to QM_EVTSEL gives an error, not 0
    msr::recorder machine;
    machine.swallow_writes();
    CHECK(rdt::read(machine, cpu, total_of_5, broadwell).state == rdt::reading_state::disturbed);
}

TEST_CASE("any device with read and write will do, in a constant too") {
    struct small_machine {
        std::uint64_t selected = 0;
        constexpr msr::failure read(unsigned, std::uint32_t address, std::uint64_t &destination) {
            destination = address == evtsel ? selected : selected >> 32;
            return {};
        }
        constexpr msr::failure write(unsigned, std::uint32_t, std::uint64_t value) {
            selected = value;
            return {};
        }
    };
    static_assert(rdt::register_access<small_machine>);
    static_assert([] {
        small_machine machine;
        return rdt::read(machine, 0, occupancy_of_5, broadwell).count == 5;
    }());
    CHECK(rdt::register_access<msr::recorder>);
    CHECK_FALSE(rdt::register_access<int>);
}

TEST_CASE("bytes are counts times the upscaling factor") {
    // PMCTrack's output: 20971520 bytes are a whole cache of 20 MiB, 640 counts of 32768 bytes.
    CHECK(rdt::occupancy_of(reading_of(occupancy_of_5, 640), broadwell).bytes == 20971520);
    CHECK(rdt::occupancy_of(reading_of(occupancy_of_5, 602), broadwell).bytes == 19726336);
    // PMCTrack's traffic between two samples: 7488471040 bytes are 228530 counts of 32768 bytes.
    const rdt::reading previous = reading_of(total_of_5, 1000);
    CHECK(rdt::traffic_between(previous, reading_of(total_of_5, 229530), broadwell).bytes ==
          7488471040);
}

TEST_CASE("a run that a thesis prints comes out of its counts") {
    // A sample of libquantum06 under PMCTrack: counts of 32768 bytes, the bytes in the cache, and
    // the bytes moved in half a second.
    struct sample {
        std::uint64_t counts, held, moved_counts, moved;
    };
    const sample samples[] = {
        {602, 19726336, 226569, 7424210301}, {622, 20381696, 228530, 7488471040},
        {629, 20611072, 229552, 7521959936}, {638, 20905984, 208700, 6838681600},
        {631, 20676608, 237709, 7789248512}, {635, 20807680, 221411, 7255195648},
        {633, 20742144, 202300, 6628966400}, {638, 20905984, 240826, 7891386368},
        {640, 20971520, 215504, 7061635072}, {631, 20676608, 203648, 6673137664},
        {629, 20611072, 242653, 7951253504}, {615, 20152320, 212408, 6960185344},
        {593, 19431424, 206580, 6769213440}, {630, 20643840, 237511, 7782760448}};
    // A start value from which the 24-bit counter wraps during the samples.
    std::uint64_t counter = 0xf00000;
    bool first = true;
    for (const sample &entry : samples) {
        CHECK(rdt::occupancy_of(reading_of(occupancy_of_5, entry.counts), broadwell).bytes ==
              entry.held);
        const rdt::reading previous = reading_of(total_of_5, counter);
        counter = (counter + entry.moved_counts) & 0xffffff;
        const rdt::reading final_value = reading_of(total_of_5, counter);
        // PMCTrack took the first sample before it had two readings, so its bytes are no multiple
        // of 32768.
        if (!first)
            CHECK(rdt::traffic_between(previous, final_value, broadwell).bytes == entry.moved);
        first = false;
    }
    CHECK(counter < 0xf00000);
}

TEST_CASE("a difference is right across a wrap, whatever the width") {
    struct row {
        unsigned width;
        std::uint64_t before, after, moved;
    };
    const row rows[] = {
        {24, 0xfffffe, 0x000003, 5},
        {24, 0xffffff, 0xffffff, 0},
        {24, 5, 4, 0xffffff},
        {24, 0x800000, 0, 0x800000},
        {32, 0xffffffff, 0, 1},
        {32, 0xffffff, 0x1000000, 1},
        {44, 0xfffffffffff, 9, 10},
        {62, 0x3fffffffffffffff, 0, 1},
        // Bits of the readings above the counter's 24 bits are ignored.
        {24, 0x1ffffff, 0x1000001, 2},
    };
    for (const row &entry : rows) {
        INFO("width ", entry.width, ", from ", entry.before);
        rdt::cache_monitoring features = broadwell;
        features.counter_width = entry.width;
        features.upscale = 1;
        const rdt::byte_count moved =
            rdt::traffic_between(reading_of(total_of_5, entry.before, features),
                                 reading_of(total_of_5, entry.after, features), features);
        CHECK(moved);
        CHECK(moved.bytes == entry.moved);
    }
    // A wrap of 24 bits at 32768 bytes for each count takes 512 GiB, 37 seconds at 14.8 GB/s
    CHECK(rdt::bytes_until_wrap(broadwell) == std::uint64_t{512} << 30);
    CHECK(rdt::bytes_until_wrap({.counter_width = 62, .upscale = 4}) == ~std::uint64_t{0});
    CHECK(rdt::bytes_until_wrap({.counter_width = 62, .upscale = 3}) == std::uint64_t{3} << 62);
}

TEST_CASE("an overflow bit is no part of the count") {
    rdt::cache_monitoring features = broadwell;
    features.overflow_bit = true;
    const rdt::reading reading = reading_of(total_of_5, std::uint64_t{1} << 61 | 5, features);
    CHECK(reading.count == 5);
    CHECK(reading.has_wrapped);
    const rdt::reading other = reading_of(total_of_5, std::uint64_t{1} << 61 | 5);
    CHECK(other.count == (std::uint64_t{1} << 61 | 5));
    CHECK_FALSE(other.has_wrapped);
}

TEST_CASE("a whole wrap that the overflow bit shows is reported, and no traffic") {
    rdt::cache_monitoring features = broadwell;
    features.overflow_bit = true;
    constexpr std::uint64_t overflow = std::uint64_t{1} << 61;
    const auto difference = [&](std::uint64_t previous, std::uint64_t final_value) {
        return rdt::traffic_between(reading_of(total_of_5, previous, features),
                                    reading_of(total_of_5, final_value, features), features);
    };
    CHECK(name_of(difference(100, overflow | 100).broken) == "counter_went_round_once");
    CHECK(name_of(difference(100, overflow | 107).broken) == "counter_went_round_once");
    CHECK(difference(100, overflow | 107).bytes == 0);
    CHECK(difference(100, 107).bytes == 7 * 32768);
    CHECK(difference((1 << 24) - 1, overflow | 1).bytes ==
          2 * 32768); // from 2^24 - 1 over the wrap to 1: 2 counts of 32,768 bytes
    // the overflow bit was set before the first reading
    CHECK(difference(overflow | 100, overflow | 107).bytes == 7 * 32768);
}

TEST_CASE("what two readings do not say") {
    const rdt::reading traffic = reading_of(total_of_5, 10);
    const rdt::reading level = reading_of(occupancy_of_5, 10);
    const rdt::reading of_6 = reading_of({event::l3_total_bandwidth, 6}, 10);
    const rdt::reading failed = reading_of(total_of_5, error);
    const auto difference = [](const rdt::reading &a, const rdt::reading &b) {
        const rdt::byte_count count = rdt::traffic_between(a, b, broadwell);
        CHECK(count.bytes == 0);
        return name_of(count.broken);
    };
    CHECK(difference(level, level) == "occupancy_is_a_level");
    CHECK(difference(traffic, of_6) == "readings_are_of_one_monitor");
    CHECK(difference(traffic, level) == "readings_are_of_one_monitor");
    CHECK(difference(failed, traffic) == "reading_is_valid");
    CHECK(difference(traffic, failed) == "reading_is_valid");
    CHECK(name_of(rdt::occupancy_of(traffic, broadwell).broken) == "traffic_is_a_count");
    CHECK(name_of(rdt::occupancy_of(failed, broadwell).broken) == "reading_is_valid");
}
