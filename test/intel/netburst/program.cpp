#include <msr/intel/netburst/program.hpp>

#include "../../owners.hpp"
#include "../../program_rows.hpp"

#include <msr/intel/netburst/choice.hpp>
#include <msr/intel/netburst/metrics.hpp>
#include <msr/intel/netburst/plan.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace {

namespace p4 = msr::netburst;

constexpr std::uint64_t overflow = 0x80000000;
constexpr std::uint64_t enable = 0x1000;
constexpr std::uint64_t cascade = 0x40000000;
constexpr std::uint64_t extended = 0x800;
constexpr std::uint64_t all = ~std::uint64_t{0};
constexpr std::uint64_t counter_bits = 0xff'ffff'ffff;
constexpr std::uint64_t all_but_overflow = all & ~overflow;

/// Returns the index of the choice (event with qualifiers) to which a register belongs: the first
/// event counted, or used to tag, with the register; the number of such events where none has it.
std::size_t owner_by_assignment(const p4::assignments &assignments, std::uint32_t address) {
    const p4::expansion &needed = assignments.needed;
    for (std::size_t part = 0; part < needed.count; ++part) {
        const p4::counter_row &counter = p4::row_of(assignments.assigned[part].counter);
        const bool replays = needed.parts[part].how.replay != 0 || needed.parts[part].how.precise;
        if (address == p4::row_of(assignments.assigned[part].escr).address ||
            address == counter.address || address == counter.cccr_address ||
            ((address == 0x3f1 || address == 0x3f2) && replays))
            return needed.owners[part];
    }
    return needed.count;
}

/// Returns whether the rows (writes, claims or registers) of a register program equal the expected
/// rows.
template <typename Row>
bool is(msr::sequence<Row> part, const std::vector<Row> &expected) {
    return std::equal(part.begin(), part.end(), expected.begin(), expected.end());
}

constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss;
constexpr auto references = p4::masks<p4::bsq_cache_reference, 0x107>;
constexpr auto uops = p4::uops_retired::nbogus;

} // namespace

TEST_CASE("misses and references: CCCRs stopped, ESCRs, counters twice, then CCCRs enabled") {
    const msr::program_view program = msr::plan<misses, references>.view();
    CHECK(is(program.set_up, {{0x360, 0x3e000, overflow},
                              {0x362, 0x3e000, overflow},
                              {0x3a0, 0x1802000c},
                              {0x3a1, 0x18020e0c},
                              {0x300, 0},
                              {0x300, 0},
                              {0x302, 0},
                              {0x302, 0}}));
    CHECK(is(program.start, {{0x360, 0x3f000, overflow}, {0x362, 0x3f000, overflow}}));
}

TEST_CASE("stopping clears enable; every write keeps OVF as the CCCR has it") {
    const msr::program_view program = msr::plan<misses, references>.view();
    CHECK(is(program.stop, {{0x360, 0x3e000, overflow}, {0x362, 0x3e000, overflow}}));
}

TEST_CASE("each choice is read from its counter, 40 bits wide, in the order of the choices") {
    CHECK(is(msr::plan<misses, references>.view().readouts,
             {{0x300, 40, "bpu_counter0"}, {0x302, 40, "bpu_counter2"}}));
    CHECK(is(msr::plan<references.on(p4::bpu_counter3), misses>.view().readouts,
             {{0x303, 40, "bpu_counter3"}, {0x300, 40, "bpu_counter0"}}));
}

TEST_CASE("what a program changes is put back ESCRs first and CCCRs last") {
    CHECK(is(msr::plan<misses, references>.view().registers,
             {{0x3a0, all, "bsu_escr0"},
              {0x3a1, all, "bsu_escr1"},
              {0x300, counter_bits, "bpu_counter0"},
              {0x302, counter_bits, "bpu_counter2"},
              {0x360, all_but_overflow, "bpu_cccr0"},
              {0x362, all_but_overflow, "bpu_cccr2"}}));
    // The program keeps OVF of a CCCR that counts, and shares no bit with other programs.
    for (const msr::touched_register &one : msr::plan<misses, references>.view().registers)
        CHECK(one.shared == 0);
}

TEST_CASE("claims: our counters, and others that listen to an ESCR that we change") {
    // BSU_ESCR0 and 1 have the select number 7. BPU_COUNTER1 may listen to BSU_ESCR0, BPU_COUNTER3
    // to BSU_ESCR1; each may be running, or waiting for a cascade.
    CHECK(is(msr::plan<misses, references>.view().claims,
             {{0x360, enable, enable, "bpu_cccr0", "bpu_counter0"},
              {0x360, cascade, cascade, "bpu_cccr0", "bpu_counter0"},
              {0x362, enable, enable, "bpu_cccr2", "bpu_counter2"},
              {0x362, cascade, cascade, "bpu_cccr2", "bpu_counter2"},
              {0x361, 0xf000, 0xf000, "bpu_cccr1", "bsu_escr0"},
              {0x361, 0x4000e000, 0x4000e000, "bpu_cccr1", "bsu_escr0"},
              {0x363, 0xf000, 0xf000, "bpu_cccr3", "bsu_escr1"},
              {0x363, 0x4000e000, 0x4000e000, "bpu_cccr3", "bsu_escr1"}}));
}

TEST_CASE("an ESCR that two choices share is written once and put back once") {
    const msr::program_view program = msr::plan<uops, uops.greater_than<1>()>.view();
    CHECK(is(program.set_up, {{0x36c, 0x38000, overflow},
                              {0x36d, 0x178000, overflow},
                              {0x3b8, 0x0200020c},
                              {0x30c, 0},
                              {0x30c, 0},
                              {0x30d, 0},
                              {0x30d, 0}}));
    CHECK(is(program.start, {{0x36c, 0x39000, overflow}, {0x36d, 0x179000, overflow}}));
    CHECK(is(program.stop, {{0x36c, 0x38000, overflow}, {0x36d, 0x178000, overflow}}));
    CHECK(is(program.registers, {{0x3b8, all, "cru_escr0"},
                                 {0x30c, counter_bits, "iq_counter0"},
                                 {0x30d, counter_bits, "iq_counter1"},
                                 {0x36c, all_but_overflow, "iq_cccr0"},
                                 {0x36d, all_but_overflow, "iq_cccr1"}}));
    // CRU_ESCR0 has the select number 4; of its counters only IQ_COUNTER4 is left to other
    // programs. Bit 11 in the CCCRs of IQ counters 0 and 4 is an extended cascade.
    CHECK(is(program.claims, {{0x36c, enable, enable, "iq_cccr0", "iq_counter0"},
                              {0x36c, cascade, cascade, "iq_cccr0", "iq_counter0"},
                              {0x36c, extended, extended, "iq_cccr0", "iq_counter0"},
                              {0x36d, enable, enable, "iq_cccr1", "iq_counter1"},
                              {0x36d, cascade, cascade, "iq_cccr1", "iq_counter1"},
                              {0x370, 0xf000, 0x9000, "iq_cccr4", "cru_escr0"},
                              {0x370, 0x4000e000, 0x40008000, "iq_cccr4", "cru_escr0"},
                              {0x370, 0xe800, 0x8800, "iq_cccr4", "cru_escr0"}}));
}

TEST_CASE("a replay metric writes its registers after the ESCRs, and puts them back") {
    const msr::program_view program = msr::plan<p4::metric::_1stl_cache_load_miss_retired>.view();
    CHECK(is(program.set_up, {{0x36c, 0x3a000, overflow},
                              {0x3cc, 0x1200020c},
                              {0x3f2, 0x1},
                              {0x3f1, 0x01000001},
                              {0x30c, 0},
                              {0x30c, 0}}));
    CHECK(is(program.start, {{0x36c, 0x3b000, overflow}}));
    CHECK(is(program.registers, {{0x3cc, all, "cru_escr2"},
                                 {0x30c, counter_bits, "iq_counter0"},
                                 {0x3f2, all, "pebs_matrix_vert"},
                                 {0x3f1, all, "ia32_pebs_enable"},
                                 {0x36c, all_but_overflow, "iq_cccr0"}}));
    // The program claims IA32_PEBS_ENABLE bits 24 (replay tagging), 25 and 26 (precise sampling):
    // no other program may have set them.
    const char *const ours = "replay tagging or precise sampling";
    CHECK(is(program.claims, {{0x3f1, 1u << 24, 1u << 24, "ia32_pebs_enable", ours},
                              {0x3f1, 1u << 25, 1u << 25, "ia32_pebs_enable", ours},
                              {0x3f1, 1u << 26, 1u << 26, "ia32_pebs_enable", ours},
                              {0x36c, enable, enable, "iq_cccr0", "iq_counter0"},
                              {0x36c, cascade, cascade, "iq_cccr0", "iq_counter0"},
                              {0x36c, extended, extended, "iq_cccr0", "iq_counter0"},
                              {0x36d, 0xf000, 0xb000, "iq_cccr1", "cru_escr2"},
                              {0x36d, 0x4000e000, 0x4000a000, "iq_cccr1", "cru_escr2"},
                              {0x370, 0xf000, 0xb000, "iq_cccr4", "cru_escr2"},
                              {0x370, 0x4000e000, 0x4000a000, "iq_cccr4", "cru_escr2"},
                              {0x370, 0xe800, 0xa800, "iq_cccr4", "cru_escr2"}}));
}

TEST_CASE("what tags starts before what counts, and only the counts are read") {
    const msr::program_view program = msr::plan<p4::metric::x87_fp_retired.user()>.view();
    CHECK(is(program.set_up, {{0x36c, 0x3a000, overflow},
                              {0x368, 0x32000, overflow},
                              {0x3cc, 0x18000204},
                              {0x3a4, 0x09000034},
                              {0x30c, 0},
                              {0x30c, 0},
                              {0x308, 0},
                              {0x308, 0}}));
    CHECK(is(program.start, {{0x368, 0x33000, overflow}, {0x36c, 0x3b000, overflow}}));
    CHECK(is(program.stop, {{0x36c, 0x3a000, overflow}, {0x368, 0x32000, overflow}}));
    CHECK(is(program.readouts, {{0x30c, 40, "iq_counter0"}}));
}

TEST_CASE("a cascade: its source starts last and stops first, and no old overflow starts it") {
    constexpr auto first = uops.on(p4::iq_counter2).overflow_after<1000>();
    constexpr auto later = p4::branch_retired::mmtm.cascaded_from(p4::iq_counter2);
    constexpr msr::program_view view = msr::plan<later, first>.view();
    constexpr std::uint64_t preset = 0x100'0000'0000 - 1000;
    CHECK(is<msr::write>(view.set_up, {{0x36c, 0x3a000},
                                       {0x36e, 0x38000},
                                       {0x3cc, 0x0c00100c},
                                       {0x3b9, 0x0200020c},
                                       {0x30c, 0},
                                       {0x30c, 0},
                                       {0x30e, preset},
                                       {0x30e, preset}}));
    CHECK(is<msr::write>(view.start, {{0x36c, 0x4003a000}, {0x36e, 0x39000}}));
    CHECK(is<msr::write>(view.stop, {{0x36e, 0x38000, overflow}, {0x36c, 0x3a000, overflow}}));
    CHECK(view.overflows);
    CHECK_FALSE(view.interrupts);
    // The overflow would start IQ_COUNTER4 as well, if another program had armed that counter.
    bool claimed = false;
    for (const msr::claim &each : view.claims)
        claimed = claimed || each == msr::claim{0x370, cascade, cascade, "iq_cccr4", "iq_counter4"};
    CHECK(claimed);
}

TEST_CASE("samples: the interrupt is on while the counter runs and off when it is stopped") {
    constexpr auto sampled = uops.sample_every<1000>();
    constexpr msr::program_view view = msr::plan<sampled>.view();
    constexpr std::uint64_t preset = 0x100'0000'0000 - 999;
    CHECK(is<msr::write>(
        view.set_up, {{0x36c, 0x38000}, {0x3b8, 0x0200020c}, {0x30c, preset}, {0x30c, preset}}));
    CHECK(is<msr::write>(view.start, {{0x36c, 0x04039000}}));
    CHECK(is<msr::write>(view.stop, {{0x36c, 0x38000, overflow}}));
    CHECK(view.overflows);
    CHECK(view.interrupts);
    CHECK_FALSE(msr::plan<uops>.view().overflows);
}

TEST_CASE("precise samples enable PEBS for this logical processor, and claim it") {
    constexpr auto loads = p4::metric::memory_loads.sample_every<100000>().precise();
    constexpr msr::program_view view = msr::plan<loads>.view();
    CHECK(is<msr::write>(view.set_up, {{0x370, 0x3a000},
                                       {0x36c, 0x34000, overflow},
                                       {0x3cc, 0x1000020c},
                                       {0x3bc, 0x0400040c},
                                       {0x3f2, 0},
                                       {0x3f1, 0x02000000},
                                       {0x310, 0x100'0000'0000 - 99999},
                                       {0x310, 0x100'0000'0000 - 99999},
                                       {0x30c, 0},
                                       {0x30c, 0}}));
    CHECK(is<msr::write>(view.start, {{0x36c, 0x35000, overflow}, {0x370, 0x0403b000}}));
    CHECK(view.claims[1] == msr::claim{0x3f1, 0x02000000, 0x02000000, "ia32_pebs_enable",
                                       "replay tagging or precise sampling"});
}

// The registers of each event and counter: SDM volume 3, Tables 18-63 and 19-28 to 19-33.

TEST_CASE("a CCCR, an ESCR and a counter are of the choice that has them") {
    const msr::program_view program = msr::plan<misses, references>.view();
    CHECK(owners_of(program.set_up) == owners{{0x360, 0},
                                              {0x362, 1},
                                              {0x3a0, 0},
                                              {0x3a1, 1},
                                              {0x300, 0},
                                              {0x300, 0},
                                              {0x302, 1},
                                              {0x302, 1}});
    CHECK(owners_of(program.start) == owners{{0x360, 0}, {0x362, 1}});
    CHECK(owners_of(program.stop) == owners{{0x360, 0}, {0x362, 1}});
    REQUIRE(program.readouts.size() == 2);
    CHECK(program.readouts[0].owner == 0);
    CHECK(program.readouts[1].owner == 1);
}

TEST_CASE("an ESCR that choices share is the first one's") {
    const msr::program_view program = msr::plan<misses, uops, uops.greater_than<1>()>.view();
    CHECK(owners_of(program.set_up) == owners{{0x360, 0},
                                              {0x36c, 1},
                                              {0x36d, 2},
                                              {0x3a0, 0},
                                              {0x3b8, 1},
                                              {0x300, 0},
                                              {0x300, 0},
                                              {0x30c, 1},
                                              {0x30c, 1},
                                              {0x30d, 2},
                                              {0x30d, 2}});
}

TEST_CASE("what tags is of the choice that is counted at retirement") {
    // x87_FP_uop tags by FIRM_ESCR0 and FLAME_COUNTER0, execution_event counts by CRU_ESCR2.
    const msr::program_view program = msr::plan<misses, p4::metric::x87_fp_retired>.view();
    CHECK(owners_of(program.set_up) == owners{{0x360, 0},
                                              {0x36c, 1},
                                              {0x368, 1},
                                              {0x3a0, 0},
                                              {0x3cc, 1},
                                              {0x3a4, 1},
                                              {0x300, 0},
                                              {0x300, 0},
                                              {0x30c, 1},
                                              {0x30c, 1},
                                              {0x308, 1},
                                              {0x308, 1}});
    CHECK(owners_of(program.start) == owners{{0x368, 1}, {0x360, 0}, {0x36c, 1}});
    CHECK(owners_of(program.stop) == owners{{0x360, 0}, {0x36c, 1}, {0x368, 1}});
    CHECK(program.readouts[1].owner == 1);
}

TEST_CASE("an ESCR by which one choice counts and another tags is of the one that counts") {
    // The two choices set RAT_ESCR0 for uop_type; the first choice counts by CRU_ESCR2.
    const msr::program_view program =
        msr::plan<p4::metric::memory_loads, p4::uop_type::tagloads>.view();
    std::size_t written = 0;
    for (const msr::write &each : program.set_up) {
        if (each.address == 0x3bc) CHECK(each.owner == 1);
        if (each.address == 0x3cc) CHECK(each.owner == 0);
        written += each.address == 0x3bc || each.address == 0x3cc;
    }
    CHECK(written == 2);
}

TEST_CASE("the registers of replay tagging and precise sampling are of the first choice with it") {
    constexpr auto loads = p4::metric::_1stl_cache_load_miss_retired;
    const msr::program_view replayed = msr::plan<misses, loads, loads.user()>.view();
    const msr::program_view precise =
        msr::plan<misses, p4::metric::memory_loads.sample_every<100000>().precise()>.view();
    for (const msr::program_view &program : {replayed, precise}) {
        std::size_t written = 0;
        for (const msr::write &each : program.set_up)
            if (each.address == 0x3f1 || each.address == 0x3f2) {
                CHECK(each.owner == 1);
                ++written;
            }
        CHECK(written == 2);
    }
}

TEST_CASE("a program of 18 choices fits, and writes every counter") {
    std::vector<p4::request> requests;
    for (unsigned counter = 0; counter < 18; ++counter)
        for (unsigned event = 0; event < p4::event_count; ++event)
            if ((p4::events[event].counters() >> counter & 1) != 0) {
                const unsigned mask = 1u << p4::events[event].masks[0].bit;
                requests.push_back(
                    {.event = event,
                     .masks = mask,
                     .how = p4::with_counter(p4::with_dispute({}), p4::counter_number(counter))});
                break;
            }
    const p4::target on = p4::models<3>;
    const p4::assignments found = p4::assign({requests.data(), requests.size()}, on);
    REQUIRE(found.found());
    const auto program = p4::program_of<18>(found.needed, found.assigned, on);
    const msr::program_view view = program.view();
    CHECK(view.start.size() == 18);
    CHECK(view.stop.size() == 18);
    CHECK(view.readouts.size() == 18);
    // The program claims enable and cascade of 18 CCCRs, and the extended cascade of four: another
    // program can run no counter.
    CHECK(view.claims.size() == 2 * 18 + 4);
    std::set<std::uint32_t> counters;
    for (const msr::readout &one : view.readouts)
        counters.insert(one.address);
    CHECK(counters.size() == 18);
    CHECK(*counters.begin() == 0x300);
    CHECK(*counters.rbegin() == 0x311);
}

namespace {

/// The values of registers while a program is executed, and the rule that no write may break: an
/// ESCR or counter changes only while the counters concerned are stopped.
class bench_of_registers {
public:
    std::string fault;

    void carry_out(msr::sequence<msr::write> part) {
        for (const msr::write &write : part) {
            const bool is_cccr = write.address >= 0x360 && write.address <= 0x371;
            if (!is_cccr && any_enabled()) fault = "written while a counter runs";
            if (is_cccr && (write.value & 0x30000) != 0x30000) fault = "a CCCR without 3 in 17:16";
            if (write.keep != 0 && write.keep != overflow) fault = "keeps other bits than OVF";
            held[write.address] = write.value | (held[write.address] & write.keep);
        }
    }
    std::size_t running() const {
        return static_cast<std::size_t>(std::count_if(
            held.begin(), held.end(), [](const auto &entry) { return is_running(entry); }));
    }
    std::map<std::uint32_t, std::uint64_t> held;

private:
    static bool is_running(const std::pair<const std::uint32_t, std::uint64_t> &entry) {
        return entry.first >= 0x360 && entry.first <= 0x371 && (entry.second & enable) != 0;
    }
    bool any_enabled() const { return running() != 0; }
};

} // namespace

TEST_CASE("random programs change ESCRs and counters only while all of theirs are stopped") {
    std::mt19937 random{7};
    const p4::target on = p4::models<3>;
    int carried_out = 0;
    std::size_t tagging = 0;
    for (int round = 0; round < 3000; ++round) {
        std::vector<p4::request> requests(1 + random() % 6);
        for (p4::request &asks : requests) {
            asks.event = static_cast<unsigned>(random() % p4::event_count);
            asks.masks = p4::events[asks.event].known_masks();
            asks.how = p4::with_threshold(p4::with_dispute({}), random() % 16);
            if (random() % 4 == 0) asks = p4::request_of(p4::metrics[random() % 19]);
        }
        const p4::assignments found = p4::assign({requests.data(), requests.size()}, on);
        if (!found.found()) continue;
        ++carried_out;
        tagging += found.needed.count - requests.size();
        const auto program = p4::program_of<12>(found.needed, found.assigned, on);
        const msr::program_view view = program.view();
        bench_of_registers registers;
        registers.carry_out(view.set_up);
        CHECK(registers.running() == 0);
        registers.carry_out(view.start);
        CHECK(registers.running() == found.needed.count);
        CHECK(view.readouts.size() == requests.size());
        for (const auto phase : {view.set_up, view.start, view.stop})
            for (const msr::write &each : phase) {
                CHECK(each.owner < requests.size());
                CHECK(each.owner == owner_by_assignment(found, each.address));
            }
        // the hardware sets OVF while the counter counts
        registers.held[view.start[0].address] |= overflow;
        registers.carry_out(view.stop);
        CHECK(registers.running() == 0);
        CHECK((registers.held[view.start[0].address] & overflow) != 0);
        CHECK(registers.fault == "");
        // The registers to be put back are exactly those that are written.
        std::set<std::uint32_t> written;
        std::set<std::uint32_t> listed;
        for (const auto &one : registers.held)
            written.insert(one.first);
        for (const msr::touched_register &one : view.registers)
            CHECK(listed.insert(one.address).second);
        CHECK((written == listed));
    }
    CHECK(carried_out > 1000);
    CHECK(tagging > 300);
}
