// Choices for Intel RDT as text: `class=N[:l3=MASK][:l2=MASK][:l3code=MASK:l3data=MASK]
// [:l2code=MASK:l2data=MASK][:delay=N]`, where `mba` is another word for `delay`;
// `assoc:class=N:rmid=N`; `monitor:event=NAME:rmid=N`. `parse` checks the notation only; `check`
// decides whether a choice is legal. AMD QoS has these choices and further ones:
// <msr/amd/qos/notation.hpp>.
#pragma once

#include <msr/core/text.hpp>
#include <msr/pmu/notation.hpp>
#include <msr/rdt/monitoring.hpp>
#include <msr/rdt/request.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::rdt {

using msr::notation_problem;

/// Returns the sentence that describes a problem of a text; where a rule is broken, the sentence of
/// the rule.
constexpr const char *sentence_of(notation_problem problem) {
    if (problem == notation_problem::event_by_number)
        return event_number_is_of_its_event::text.sentence;
    return common_sentence_of(problem);
}

/// The words with which the text of a choice begins, in the order of `request_kind`.
inline constexpr word_row first_words[] = {{"class", true}, {"assoc"}, {"monitor"}};

/// A word in the text of a class of service, and the setting that it gives.
struct class_word : word_row {
    setting request::*sets{}; ///< the setting of a class of service that the word gives
};

/// The words in the text of a class of service, with the settings that they give.
inline constexpr class_word class_words[] = {
    {{"l3", true}, &request::l3},          {{"l2", true}, &request::l2},
    {{"l3code", true}, &request::l3_code}, {{"l3data", true}, &request::l3_data},
    {{"l2code", true}, &request::l2_code}, {{"l2data", true}, &request::l2_data},
    {{"mba", true}, &request::delay},      {{"delay", true}, &request::delay}};

/// The words in the text of an association of a logical processor with a class and an RMID.
inline constexpr word_row association_words[] = {{"class", true}, {"rmid", true}};
/// The words in the text of a monitored event.
inline constexpr word_row monitor_words[] = {{"event", true}, {"rmid", true}};

/// The result of reading a choice's text: a request (the choice as a plain value), or the first
/// problem of the text and its position.
using parsed = read_result<request>;

namespace detail {

/// A reader of a choice's text, word by word. `Room` has the words, and reads the kinds of choices
/// that Intel RDT lacks.
template <typename Room>
struct notation_reader : notation_base<read_result<typename Room::request>> {
    using base = notation_base<read_result<typename Room::request>>;
    using base::fail;
    using base::result;

    constexpr auto &wanted() { return Room::shared_part_of(result.wanted); }

    /// Returns the number of a word's value, which must fit 32 bits; reports a problem otherwise.
    constexpr unsigned small_number(const notation_word &word) {
        if (!base::has_its_value(word, true)) return 0;
        return static_cast<unsigned>(base::number_up_to(0xffff'ffff, word.value));
    }

    constexpr void read_first(const notation_word &word) {
        const int index = word_named(word.name, Room::first_words);
        if (index < 0) return fail(notation_problem::unknown_choice, word.name);
        result.event_known = true;
        if (!Room::first_words[index].has_value && !base::has_its_value(word, false)) return;
        const auto kind = static_cast<request_kind>(index);
        wanted().kind = kind < request_kind::other ? kind : request_kind::other;
        if (kind == request_kind::partition) wanted().class_of_service = small_number(word);
        if (kind >= request_kind::other) Room::begin(*this, static_cast<unsigned>(index), word);
    }

    /// Reads a word of a class of service. A setting that is given twice is no problem of the text;
    /// the rule `class_sets_each_thing_once` reports it.
    constexpr void read_setting(const notation_word &word) {
        const int index = word_named(word.name, Room::class_words);
        if (index < 0) return fail(notation_problem::unknown_qualifier, word.name);
        setting &setting = Room::setting_of(result.wanted, Room::class_words[index]);
        if (Room::is_unlimited(Room::class_words[index], word.value)) {
            setting = setting.with(~std::uint64_t{0});
        } else if (base::has_its_value(word, true)) {
            setting = setting.with(base::number_up_to(~std::uint64_t{0}, word.value));
        }
    }

    constexpr void read_association(const notation_word &word) {
        const int index = word_named(word.name, association_words);
        if (index < 0) return fail(notation_problem::unknown_qualifier, word.name);
        if (!base::stands_once(word, static_cast<unsigned>(index))) return;
        unsigned &number = index == 0 ? wanted().class_of_service : wanted().rmid;
        number = small_number(word);
    }

    /// Reads the name of an event. A number is a problem of its own, as some texts number the
    /// events from 0.
    constexpr void read_event(text_view name) {
        if (const event_row *const row = event_named_so(name)) {
            wanted().what = row->number;
            return;
        }
        fail(parse_number(name) ? notation_problem::event_by_number
                                : notation_problem::unknown_event,
             name);
    }

    constexpr void read_monitor(const notation_word &word) {
        const int index = word_named(word.name, monitor_words);
        if (index < 0) return fail(notation_problem::unknown_qualifier, word.name);
        if (!base::stands_once(word, static_cast<unsigned>(index))) return;
        if (index == 0) return read_event(word.value);
        wanted().rmid = small_number(word);
    }

    constexpr void read_word(text_view piece) {
        const notation_word word = word_in(piece);
        if (!result.event_known) return read_first(word);
        if (piece.empty()) return fail(notation_problem::empty_piece, piece);
        switch (wanted().kind) {
        case request_kind::partition:
            return read_setting(word);
        case request_kind::association:
            return read_association(word);
        case request_kind::monitor:
            return read_monitor(word);
        case request_kind::other:
            return Room::read_own(*this, word);
        }
    }

    /// Returns the problem of a text that ended before all needed words, or `none`.
    constexpr notation_problem missing() const {
        switch (Room::shared_part_of(result.wanted).kind) {
        case request_kind::partition:
            return notation_problem::none;
        case request_kind::association:
            return base::given_words == 0 ? notation_problem::word_missing : notation_problem::none;
        case request_kind::monitor:
            return base::has_seen(0) ? notation_problem::none : notation_problem::event_missing;
        case request_kind::other:
            return Room::missing(*this);
        }
        return notation_problem::none;
    }

    constexpr read_result<typename Room::request> read() {
        read_words(*this);
        if (!result.well_formed()) return result;
        base::current = base::whole.without_prefix(base::whole.size());
        if (const notation_problem lacks = missing(); lacks != notation_problem::none)
            fail(lacks, base::current);
        return result;
    }
};

/// The words of Intel RDT's choices, for `notation_reader`.
struct notation_words {
    using request = rdt::request;
    static constexpr const auto &first_words = rdt::first_words;
    static constexpr const auto &class_words = rdt::class_words;

    static constexpr request &shared_part_of(request &request) { return request; }
    static constexpr const request &shared_part_of(const request &request) { return request; }
    static constexpr setting &setting_of(request &request, const class_word &word) {
        return request.*word.sets;
    }
    static constexpr bool is_unlimited(const class_word &, text_view) { return false; }

    // Each function does nothing: Intel has no choices beside those that AMD QoS shares.
    template <typename Reader>
    static constexpr void begin(Reader &, unsigned, const notation_word &) {}
    template <typename Reader>
    static constexpr void read_own(Reader &, const notation_word &) {}
    template <typename Reader>
    static constexpr notation_problem missing(const Reader &) {
        return notation_problem::none;
    }
};

} // namespace detail

/// Reads a choice. The text must live as long as the `piece` of the result is used. Returns the
/// request, or the first problem of the text and its position.
constexpr parsed parse(text_view text) {
    return detail::notation_reader<detail::notation_words>{{text}}.read();
}

} // namespace msr::rdt
