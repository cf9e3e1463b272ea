// Invariants of all facts together, checked by the compiler in the tests, which include this
// header. Plans do not include this header: the checks take time, and facts do not change. Five of
// the six open Pentium 4 tables contain an entry that the checks would have found.
#pragma once

#include <msr/intel/netburst/facts/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>

#include <cstdint>

namespace msr::netburst::detail {

static_assert(sizeof escrs / sizeof escrs[0] == 45 && escr_count == 45, "there are 45 ESCRs");
static_assert(sizeof counters / sizeof counters[0] == 18, "there are 18 counters");
static_assert(sizeof events / sizeof events[0] == event_count, "every event is counted");

consteval bool addresses_rise() {
    for (unsigned i = 1; i < escr_count; ++i)
        if (escrs[i - 1].address >= escrs[i].address) return false;
    for (unsigned i = 0; i < counter_count; ++i)
        if (counters[i].address != 0x300 + i || counters[i].cccr_address != 0x360 + i) return false;
    return true;
}
static_assert(addresses_rise(), "addresses are unique, and counters and CCCRs go in step");

/// Returns whether each ESCR but SSU_ESCR0 has a partner, with the next address, the same select
/// number, the other half, and other counters of the same group.
consteval bool halves_pair_up() {
    unsigned single = 0;
    for (unsigned i = 0; i < escr_count; ++i) {
        const escr_row &row = escrs[i];
        if (row.half == 1) continue;
        if (i + 1 == escr_count || escrs[i + 1].half == 0) {
            ++single;
            continue;
        }
        const escr_row &other = escrs[i + 1];
        if (other.address != row.address + 1 || other.select != row.select) return false;
        if ((other.counters & row.counters) != 0 || other.models != row.models) return false;
    }
    return single == 1;
}
static_assert(halves_pair_up(), "ESCR halves pair up, and only SSU_ESCR0 is single");

/// Returns whether each counter can select at most one ESCR by each select number.
consteval bool selects_are_unambiguous() {
    // for each counter: bit n is 1 where an ESCR of select number n feeds the counter
    unsigned listened[counter_count]{};
    for (const escr_row &escr : escrs)
        for (counter_set left = escr.counters; left != 0; left &= left - 1) {
            unsigned &numbers = listened[__builtin_ctz(left)];
            if ((numbers >> escr.select & 1) != 0) return false;
            numbers |= 1u << escr.select;
        }
    return true;
}
static_assert(selects_are_unambiguous(), "a counter hears one ESCR under each number");

consteval bool counters_stay_in_their_group() {
    for (const escr_row &escr : escrs) {
        const counter_group group = counters[__builtin_ctz(escr.counters)].group;
        for (counter_set left = escr.counters; left != 0; left &= left - 1)
            if (counters[__builtin_ctz(left)].group != group) return false;
    }
    return true;
}
static_assert(counters_stay_in_their_group(), "an ESCR feeds counters of one group");

consteval bool selects_agree() {
    for (const event_row &event : events)
        for (const escr_number escr : event.all_escrs())
            if ((row_of(escr).select == event.cccr_select) == event.disputed) return false;
    return true;
}
static_assert(selects_agree(),
              "every event's ESCRs carry its CCCR select; exactly the disputed events' do not");

/// Returns whether the ESCRs of each event are one ESCR or the two halves of a pair, so that the
/// counter decides which ESCR is used.
consteval bool escrs_of_an_event_are_a_pair() {
    for (const event_row &event : events) {
        if (event.escr_count < 1 || event.escr_count > 2) return false;
        if (event.escr_count == 2 &&
            (row_of(event.escrs[1]).address != row_of(event.escrs[0]).address + 1 ||
             row_of(event.escrs[1]).half != 1))
            return false;
    }
    return true;
}
static_assert(escrs_of_an_event_are_a_pair(), "the ESCRs of an event are one or a pair");

consteval bool masks_are_sound() {
    for (const event_row &event : events) {
        unsigned observed = 0;
        for (const mask_row &mask : event.masks) {
            if (mask.bit > 15 || (observed >> mask.bit & 1) != 0) return false;
            observed |= 1u << mask.bit;
        }
        if (observed == 0) return false;
    }
    return true;
}
static_assert(masks_are_sound(), "masks lie in 16 bits, once each");

/// Returns whether all events of each ESCR have different event selects.
consteval bool selects_of_an_escr_differ() {
    // for each ESCR: bit n is 1 where one of the ESCR's events has event select n
    std::uint64_t handle[escr_count]{};
    for (const event_row &event : events)
        for (const escr_number escr : event.all_escrs()) {
            std::uint64_t &selects = handle[static_cast<unsigned>(escr)];
            if ((selects >> event.select & 1) != 0) return false;
            selects |= std::uint64_t{1} << event.select;
        }
    return true;
}
static_assert(selects_of_an_escr_differ(), "no ESCR has two events with one select");

consteval bool cascades_are_mutual() {
    counter_set starters[counter_count]{};
    for (unsigned i = 0; i < counter_count; ++i)
        for (counter_set left = counters[i].cascade_starts; left != 0; left &= left - 1) {
            const int started = __builtin_ctz(left);
            starters[started] |= counter_set{1} << i;
            if (counters[i].group != counters[started].group) return false;
        }
    for (unsigned i = 0; i < counter_count; ++i)
        if (starters[i] != counters[i].cascade_started_by) return false;
    return true;
}
static_assert(cascades_are_mutual(), "a cascade has two ends in one group");

} // namespace msr::netburst::detail
