#include <msr/intel/netburst/start_state.hpp>

#include <msr/intel/netburst/choice.hpp>
#include <msr/intel/netburst/events.hpp>

#include <doctest/doctest.h>

#include <cstdint>

namespace {

namespace p4 = msr::netburst;
using p4::escr_number;

constexpr p4::target plain{};
constexpr p4::target with_threads = p4::models<p4::any_model, p4::hyper_threading::on>;

/// Returns the ESCR and CCCR values of a choice (event with qualifiers) that is counted through an
/// ESCR; the values do not depend on the counter.
template <typename Choice>
constexpr p4::start_state state(Choice, escr_number escr, const p4::target &target) {
    return p4::start_state_of(Choice::as_request(), {escr, p4::counter_number{}}, target);
}

constexpr auto references = p4::masks<p4::bsq_cache_reference, 0x107>;
constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss;

} // namespace

TEST_CASE("L2 references and misses as they were published") {
    // Event 0Ch, mask bits 0, 1, 2 and 8 from ESCR bit 9 on, CPL 1-3 in bit 2 and CPL 0 in bit 3.
    static_assert(state(references.user(), escr_number::bsu_escr0, plain).escr == 0x18020e04);
    static_assert(state(references, escr_number::bsu_escr0, plain).escr == 0x18020e0c);
    static_assert(state(misses, escr_number::bsu_escr0, plain).escr == 0x1802000c);
    static_assert(state(misses.kernel(), escr_number::bsu_escr0, plain).escr == 0x18020008);
    // BSU_ESCR0 has the select number 7; bits 17:16 of a CCCR are 3.
    static_assert(state(misses, escr_number::bsu_escr0, plain).cccr == 0x3f000);
    CHECK(state(misses, escr_number::bsu_escr1, plain).cccr == 0x3f000);
    CHECK(state(misses, escr_number::bsu_escr1, plain).counter == 0);
}

TEST_CASE("clocks in which more than two branches retire taken, user only") {
    constexpr auto handle = p4::branch_retired::mmtp | p4::branch_retired::mmtm;
    constexpr auto state_of = state(handle.user().greater_than<2>(), escr_number::cru_escr2, plain);
    static_assert(state_of.escr == 0x0c001804);
    static_assert(state_of.cccr == 0x0027b000);
    CHECK(state_of.counter == 0);
}

TEST_CASE("filters stand in their bits of the CCCR") {
    constexpr auto uops = p4::uops_retired::nbogus;
    constexpr escr_number cru = escr_number::cru_escr0; // number 4: 39000h
    static_assert(state(uops, cru, plain).cccr == 0x00039000);
    static_assert(state(uops.greater_than<0>(), cru, plain).cccr == 0x00079000);
    static_assert(state(uops.at_most<15>(), cru, plain).cccr == 0x00ff9000);
    static_assert(state(uops.edge(), cru, plain).cccr == 0x01079000);
    static_assert(state(uops.complement(), cru, plain).cccr == 0x000f9000);
    CHECK(state(uops.greater_than<1>().edge(), cru, plain).cccr == 0x01179000);
}

TEST_CASE("replayed uops that retire") {
    constexpr auto replays = p4::replay_event::nbogus;
    static_assert(state(replays, escr_number::cru_escr2, plain).escr == 0x1200020c);
    static_assert(state(replays, escr_number::cru_escr2, plain).cccr == 0x3b000);
}

TEST_CASE("with Hyper-Threading both logical processors are counted unless one is named") {
    constexpr auto loads = p4::uop_type::tagloads.user();
    constexpr escr_number rat = escr_number::rat_escr0;
    static_assert(state(loads, rat, with_threads).escr == 0x04000405);
    static_assert(state(loads.both_threads(), rat, with_threads).escr == 0x04000405);
    static_assert(state(loads.thread_0(), rat, with_threads).escr == 0x04000404);
    static_assert(state(loads.thread_1(), rat, with_threads).escr == 0x04000401);
    static_assert(state(loads, rat, with_threads).cccr == 0x35000);
    static_assert(state(loads, rat, plain).escr == 0x04000404);
    static_assert(state(p4::uop_type::tagloads, rat, with_threads).escr == 0x0400040f);
    static_assert(state(p4::uop_type::tagloads.kernel().thread_1(), rat, with_threads).escr ==
                  0x04000402);
    static_assert(
        state(p4::front_end_event::nbogus.user(), escr_number::cru_escr2, with_threads).escr ==
        0x10000205);
    CHECK(state(loads, rat, with_threads).escr == 0x04000405);
}

TEST_CASE("uops that were tagged at execution") {
    constexpr auto tagged = p4::execution_event::nbogus0.user();
    static_assert(state(tagged, escr_number::cru_escr2, plain).escr == 0x18000204);
}

TEST_CASE("a tag is tag enable and one of the bits 5 to 8") {
    constexpr auto bits = [](unsigned tag) {
        p4::request request = p4::x87_fp_uop::all.user().as_request();
        request.how = p4::with_tag(request.how, tag);
        return p4::start_state_of(request, {escr_number::firm_escr0, {}}, plain);
    };
    static_assert(bits(0).escr == 0x09000034); // the value of the published example for x87 uops
    static_assert(bits(1).escr == 0x09000054);
    static_assert(bits(2).escr == 0x09000094);
    static_assert(bits(3).escr == 0x09000114);
    CHECK(bits(0).cccr == 0x33000);
}

TEST_CASE("a disputed event is heard under the number of the ESCR that it is written to") {
    // The manual gives B2B_cycles the CCCR select 3, which selects ITLB_ESCR; FSB_ESCR has the
    // number 6.
    constexpr auto cycles = p4::b2b_cycles::bit1.disputed();
    constexpr auto state_of = state(cycles, escr_number::fsb_escr0, plain);
    static_assert(p4::b2b_cycles::row.cccr_select == 3);
    static_assert(state_of.cccr == 0x3d000);
    CHECK(state_of.escr == 0x2c00040c);
}

TEST_CASE("every event with every mask has its select and masks in the ESCR, and no more") {
    for (const p4::event_row &event : p4::events) {
        const auto number = static_cast<unsigned>(&event - p4::events);
        for (unsigned masks = 1; masks < 0x10000; masks <<= 1) {
            if ((masks & event.known_masks()) == 0) continue;
            const p4::request request{.event = number, .masks = masks};
            const p4::start_state state =
                p4::start_state_of(request, {event.escrs[0], p4::counter_number{}}, plain);
            CHECK(state.escr == (std::uint64_t{event.select} << 25 | masks << 9 | 0xc));
        }
    }
}
