// Choices for AMD QoS as text: those of <msr/rdt/notation.hpp>, where `mba=N` of a class is a
// bandwidth limit in eighths of GB/s or `unlimited` and `smba=N` the same to slow memory;
// `count:event=NAME:KIND...`, the traffic that a bandwidth event counts; and
// `counter=N:rmid=N:KIND...`, an assigned counter. A KIND is a field of evt_cfg. `check` decides
// whether a choice is legal.
#pragma once

#include <msr/amd/qos/choice.hpp>
#include <msr/amd/qos/registers.hpp>
#include <msr/core/register.hpp>
#include <msr/core/text.hpp>
#include <msr/pmu/notation.hpp>
#include <msr/rdt/notation.hpp>
#include <msr/rdt/request.hpp>

namespace msr::qos {

using msr::notation_problem;
using rdt::sentence_of;

/// The words with which choices for AMD QoS begin: those of Intel RDT, then AMD's own.
inline constexpr word_row first_words[] = {
    rdt::first_words[0], rdt::first_words[1], rdt::first_words[2], {"count"}, {"counter", true}};

/// A word of a choice of a class of service, and the setting that the word gives: one of Intel
/// RDT's or one of AMD's own; the pointer to the other is null.
struct class_word : word_row {
    setting rdt::request::*shared{};
    setting request::*own{};
};

inline constexpr class_word class_words[] = {{{"l3", true}, &rdt::request::l3},
                                             {{"l2", true}, &rdt::request::l2},
                                             {{"l3code", true}, &rdt::request::l3_code},
                                             {{"l3data", true}, &rdt::request::l3_data},
                                             {{"l2code", true}, &rdt::request::l2_code},
                                             {{"l2data", true}, &rdt::request::l2_data},
                                             {{"mba", true}, nullptr, &request::limit},
                                             {{"delay", true}, &rdt::request::delay},
                                             {{"smba", true}, nullptr, &request::slow_limit}};

/// The word for a bandwidth limit that is no limit: `mba=unlimited`.
inline constexpr const char *unlimited_word = "unlimited";

/// The result of reading a choice for AMD QoS from text: a request, or the first problem and its
/// position in the text.
using parsed = read_result<request>;

/// Returns the bit of a kind of traffic in the register evt_cfg; 0 where no kind has the name.
/// `name`: the name of a field of evt_cfg, such as `local_reads`, in upper or lower case
constexpr unsigned traffic_named(text_view name) {
    for (const field_row &field : fields_of<evt_cfg>())
        if (field.kind == access::read_write && same_without_case(name, field.name))
            return static_cast<unsigned>(field.mask());
    return 0;
}

namespace detail {

/// The words and types with which `rdt::detail::notation_reader` reads choices for AMD QoS.
struct notation_words {
    using request = qos::request;
    static constexpr const auto &first_words = qos::first_words;
    static constexpr const auto &class_words = qos::class_words;

    static constexpr rdt::request &shared_part_of(request &request) { return request.shared; }
    static constexpr const rdt::request &shared_part_of(const request &request) {
        return request.shared;
    }
    static constexpr setting &setting_of(request &request, const class_word &word) {
        return word.own == nullptr ? request.shared.*word.shared : request.*word.own;
    }
    static constexpr bool is_unlimited(const class_word &word, text_view value) {
        return word.own == &request::limit && same_without_case(value, unlimited_word);
    }

    template <typename Reader>
    static constexpr void begin(Reader &reader, unsigned first, const notation_word &word) {
        request &request = reader.result.wanted;
        request.kind = first_words[first].has_value ? amd_kind::counter : amd_kind::configuration;
        if (request.kind == amd_kind::counter) request.counter = reader.small_number(word);
    }
    template <typename Reader>
    static constexpr void read_own(Reader &reader, const notation_word &word) {
        request &request = reader.result.wanted;
        const bool is_counter = request.kind == amd_kind::counter;
        if (same_without_case(word.name, is_counter ? "rmid" : "event")) {
            if (!reader.stands_once(word, 0)) return;
            if (!is_counter) return reader.read_event(word.value);
            request.shared.rmid = reader.small_number(word);
            return;
        }
        const unsigned kinds = traffic_named(word.name);
        if (kinds == 0) return reader.fail(notation_problem::unknown_qualifier, word.name);
        if (reader.has_its_value(word, false)) request.traffic |= kinds;
    }
    template <typename Reader>
    static constexpr notation_problem missing(const Reader &reader) {
        const request &request = reader.result.wanted;
        if (request.kind == amd_kind::configuration && !reader.has_seen(0))
            return notation_problem::event_missing;
        return request.traffic == 0 ? notation_problem::traffic_missing : notation_problem::none;
    }
};

} // namespace detail

/// Reads a choice for AMD QoS from text. Only the notation is checked; `check` decides whether the
/// choice is legal.
/// `text`: a choice; it must live as long as `piece` of the result is used
/// Returns the request, or the first problem and its position in the text.
constexpr parsed parse(text_view text) {
    return rdt::detail::notation_reader<detail::notation_words>{{text}}.read();
}

} // namespace msr::qos
