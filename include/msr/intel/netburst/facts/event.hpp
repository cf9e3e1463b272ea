// An event of the Pentium 4 as a row of facts: the row type of the event table.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/target.hpp>

#include <cstdint>

namespace msr::netburst {

/// The documents that have a mask bit.
enum class mask_status : std::uint8_t {
    documented,       ///< in the event's own row of the manual
    ts_ti_table_only, ///< only in SDM Table 19-34; encodable, but its meaning is a name
    historical,       ///< the event was dropped from later manuals
    number_only,      ///< the manual gives the number without a name; `bitN` is our label
};

/// One mask bit of an event.
struct mask_row {
    const char *name{};    ///< the mask's name
    std::uint8_t bit{};    ///< 0 to 15, relative to the event mask field: ESCR bit 9 is 0
    mask_status status{};  ///< how sources document the mask
    const char *meaning{}; ///< what is counted, in words
    const char *part_of{}; ///< the encoded value that it belongs to, or null
};

/// The part of the manual's tables that lists an event.
enum class event_category : std::uint8_t {
    non_retirement, ///< counts as it happens, whether the instruction retires or not
    at_retirement,  ///< counts at retirement
    model_specific, ///< the manual lists it for some models only
};

/// The part an event plays in at-retirement counting (SDM 18.15.6).
enum class tagging : std::uint8_t {
    none,               ///< takes no part
    front_end_upstream, ///< tags uops in the front end
    execution_upstream, ///< tags uops in the execution units
    replay_upstream,    ///< tags uops that replay
    front_end_count,    ///< `front_end_event`, counts what the front end tags
    execution_count,    ///< `execution_event`, counts what execution tags
    replay_count,       ///< `replay_event`, counts what replays tag
};

/// Whether the event distinguishes logical processors (SDM Table 19-34: TS or TI).
enum class thread_scope : std::uint8_t {
    thread_specific,    ///< TS: counted for the logical processors that a choice names
    thread_independent, ///< TI: counted whichever logical processor causes it
    unspecified,        ///< the table does not have the event
};

/// An event of the manual's tables, with its ESCR selects and masks.
struct event_row {
    const char *name{};         ///< the event's name
    std::uint8_t select{};      ///< ESCR[30:25]
    std::uint8_t cccr_select{}; ///< CCCR[15:13] as the manual documents it for the event
    std::uint8_t escr_count{};  ///< how many ESCRs can select it
    escr_number escrs[2]{};     ///< the first `escr_count` are the event's
    model_set models{};         ///< the models that have the event
    bool models_known{};        ///< false: the manual says "some models" or no source says which
    event_category category{};  ///< the manual's category
    bool pebs{};                ///< may be the counted event of precise sampling
    tagging role{};             ///< how the event takes part in tagging
    thread_scope scope{};       ///< whether the event distinguishes logical processors
    bool disputed{};            ///< the documented CCCR select does not reach the documented ESCRs
    signature first_escr_only_before{}; ///< earlier processors use escrs[0] only
    const char *note{};                 ///< further remarks of the sources, or null
    sequence<mask_row> masks{};         ///< the event's masks

    /// Returns the ESCRs that can select the event.
    constexpr sequence<escr_number> all_escrs() const { return {escrs, escr_count}; }
    /// Whether an ESCR can select the event.
    constexpr bool selectable_on(escr_number escr) const {
        for (const escr_number mine : all_escrs())
            if (mine == escr) return true;
        return false;
    }
    /// The bits that any source names.
    constexpr unsigned known_masks() const {
        unsigned bits = 0;
        for (const mask_row &mask : masks)
            bits |= 1u << mask.bit;
        return bits;
    }
    /// The counters that the event's ESCRs reach.
    constexpr counter_set counters() const {
        counter_set reached = 0;
        for (const escr_number mine : all_escrs())
            reached |= row_of(mine).counters;
        return reached;
    }
};

/// The event's ESCR that feeds the counter, as its place in `event.escrs`; `escr_count` if none
/// does.
constexpr unsigned escr_feeding(const event_row &event, counter_number counter) {
    for (unsigned i = 0; i < event.escr_count; ++i)
        if (feeds(event.escrs[i], counter)) return i;
    return event.escr_count;
}

/// Whether the event is counted through the ESCR on all of a target.
constexpr bool counts_through(escr_number escr, const event_row &event, const target &target) {
    if (!event.selectable_on(escr)) return false;
    return escr == event.escrs[0] || !names_before(target, event.first_escr_only_before);
}

/// Returns the confidence of an event's encoding with these mask bits.
constexpr confidence confidence_of(const event_row &event, unsigned masks) {
    if (event.disputed) return confidence::low;
    if (!event.models_known) return confidence::medium;
    for (const mask_row &mask : event.masks)
        if ((masks >> mask.bit & 1) != 0 && mask.status != mask_status::documented)
            return confidence::medium;
    return confidence::high;
}

/// Calls `sink(const mask_row &)` for each mask of an event that is in `masks`.
/// Returns the bits that the event does not have.
template <typename Sink>
constexpr unsigned each_mask(const event_row &event, unsigned masks, Sink &&sink) {
    for (const mask_row &mask : event.masks)
        if ((masks >> mask.bit & 1) != 0) sink(mask);
    return masks & ~event.known_masks();
}

namespace event_facts {

/// Where a fact names a mask that its event does not have, no constant comes of it.
unsigned no_such_mask();

/// The bits of the masks of these names: `mask_bits<page_walk_type>("dtmiss")`.
template <typename Event, typename... Name>
consteval unsigned mask_bits(Name... names) {
    const char *const request[] = {names...};
    unsigned bits = 0;
    for (const char *const name : request) {
        unsigned bit = 16;
        for (const mask_row &mask : Event::masks)
            if (same_text(mask.name, name)) bit = mask.bit;
        bits |= bit < 16 ? 1u << bit : no_such_mask();
    }
    return bits;
}

} // namespace event_facts

} // namespace msr::netburst
