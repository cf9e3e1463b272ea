// An event of the Pentium 4 as a row of facts: the row type of the event table.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/target.hpp>

#include <cstdint>

namespace msr::netburst {

/// The kinds of documents that name a mask bit of an event.
enum class mask_status : std::uint8_t {
    documented, ///< the manual's own row of the event names the mask bit
    /// Only SDM Table 19-34 names the mask bit; a choice can use it, but the bit's name is all that
    /// is known of its meaning.
    ts_ti_table_only,
    historical, ///< older manuals name the mask bit of an event that later manuals dropped
    /// The manual gives the number of the mask bit without a name; `bitN` is the label given by
    /// msrpp.
    number_only,
};

/// One mask bit of an event: its name, its number and its source.
struct mask_row {
    const char *name{}; ///< name of the mask bit, as the text of a choice writes it
    /// Number of the mask bit, 0 to 15, counted from the event mask field: 0 is ESCR bit 9.
    std::uint8_t bit{};
    mask_status status{};  ///< the documents that name the mask bit
    const char *meaning{}; ///< what is counted where the mask bit is set, in words
    /// Name of the encoded value to which the mask bit belongs, or null where the bit means
    /// something by itself.
    const char *part_of{};
};

/// The part of the manual's tables that lists an event.
enum class event_category : std::uint8_t {
    non_retirement, ///< the event counts as it happens, whether the instruction retires or not
    at_retirement,  ///< the event counts at retirement
    model_specific, ///< the manual lists the event for some models only
};

/// The role of an event in counting at retirement (SDM 18.15.6).
enum class tagging : std::uint8_t {
    none,               ///< the event neither tags uops nor counts tagged uops
    front_end_upstream, ///< the event tags uops in the front end
    execution_upstream, ///< the event tags uops in the execution units
    replay_upstream,    ///< the event tags uops that replay
    front_end_count, ///< the event is `front_end_event`, which counts uops tagged in the front end
    /// The event is `execution_event`, which counts uops tagged in the execution units.
    execution_count,
    replay_count, ///< the event is `replay_event`, which counts uops tagged as they replay
};

/// The way in which an event distinguishes logical processors (SDM Table 19-34: TS or TI).
enum class thread_scope : std::uint8_t {
    thread_specific,    ///< TS: the event is counted for the logical processors that a choice names
    thread_independent, ///< TI: the event is counted whichever logical processor causes it
    unspecified,        ///< SDM Table 19-34 does not list the event
};

/// An event of the manual's tables, with its ESCR selects and masks.
struct event_row {
    const char *name{};    ///< name of the event, as the text of a choice writes it
    std::uint8_t select{}; ///< number that selects the event in the event's ESCRs, ESCR[30:25]
    /// The value of CCCR[15:13] that the manual documents for the event; where `disputed`, not the
    /// value that the event's ESCRs need.
    std::uint8_t cccr_select{};
    std::uint8_t escr_count{}; ///< number of the ESCRs that can select the event, 1 or 2
    /// The ESCRs that can select the event, of which the first `escr_count` are valid.
    escr_number escrs[2]{};
    model_set models{}; ///< the models that have the event
    /// Whether the sources say which models have the event; false: the manual says "some models" or
    /// nothing.
    bool models_known{};
    event_category category{}; ///< the part of the manual's tables that lists the event
    bool pebs{};               ///< whether the event can be sampled precisely (PEBS)
    tagging role{};            ///< the part that the event plays in counting at retirement
    thread_scope scope{};      ///< the way in which the event distinguishes logical processors
    /// Whether the manual contradicts itself: the documented CCCR select does not reach the
    /// documented ESCRs.
    bool disputed{};
    /// The CPUID signature below which processors count the event by escrs[0] only; a signature
    /// without a model: no processor is limited to escrs[0].
    signature first_escr_only_before{};
    const char *note{};         ///< further remarks of the sources on the event, or null
    sequence<mask_row> masks{}; ///< the mask bits of the event

    /// Returns the ESCRs that can select the event.
    constexpr sequence<escr_number> all_escrs() const { return {escrs, escr_count}; }
    /// Returns whether an ESCR can select the event.
    constexpr bool selectable_on(escr_number escr) const {
        for (const escr_number mine : all_escrs())
            if (mine == escr) return true;
        return false;
    }
    /// Returns the mask bits of the event that any source names.
    constexpr unsigned known_masks() const {
        unsigned bits = 0;
        for (const mask_row &mask : masks)
            bits |= 1u << mask.bit;
        return bits;
    }
    /// Returns the counters that the event's ESCRs feed.
    constexpr counter_set counters() const {
        counter_set reached = 0;
        for (const escr_number mine : all_escrs())
            reached |= row_of(mine).counters;
        return reached;
    }
};

/// Returns the index in `event.escrs` of the ESCR that feeds the counter; `escr_count` if none of
/// the event's ESCRs does.
constexpr unsigned escr_feeding(const event_row &event, counter_number counter) {
    for (unsigned i = 0; i < event.escr_count; ++i)
        if (feeds(event.escrs[i], counter)) return i;
    return event.escr_count;
}

/// Returns whether the event can be counted through the ESCR on every processor of a target.
constexpr bool counts_through(escr_number escr, const event_row &event, const target &target) {
    if (!event.selectable_on(escr)) return false;
    return escr == event.escrs[0] || !names_before(target, event.first_escr_only_before);
}

/// Returns the confidence in the encoding of an event with the mask bits `masks`.
constexpr confidence confidence_of(const event_row &event, unsigned masks) {
    if (event.disputed) return confidence::low;
    if (!event.models_known) return confidence::medium;
    for (const mask_row &mask : event.masks)
        if ((masks >> mask.bit & 1) != 0 && mask.status != mask_status::documented)
            return confidence::medium;
    return confidence::high;
}

/// Calls `sink(const mask_row &)` for each mask bit of an event that is set in `masks`. Returns the
/// bits of `masks` that the event does not have.
template <typename Sink>
constexpr unsigned each_mask(const event_row &event, unsigned masks, Sink &&sink) {
    for (const mask_row &mask : event.masks)
        if ((masks >> mask.bit & 1) != 0) sink(mask);
    return masks & ~event.known_masks();
}

namespace event_facts {

/// Stops compilation where a fact names a mask that its event does not have: a call of this
/// function is no constant.
unsigned no_such_mask();

/// Returns the mask bits of an event by their names: `mask_bits<page_walk_type>("dtmiss")`.
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
