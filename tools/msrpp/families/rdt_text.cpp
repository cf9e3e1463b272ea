#include "rdt_text.hpp"

#include "../../support/complaint.hpp"
#include "../../support/text.hpp"
#include "../choices/elsewhere.hpp"
#include "../choices/suggest.hpp"

#include <msr/amd/qos/notation.hpp>
#include <msr/amd/qos/processors.hpp>
#include <msr/core/text.hpp>
#include <msr/pmu/notation.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/rdt/notation.hpp>
#include <msr/rdt/processors.hpp>

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>

namespace msrpp::rdt_room {

namespace qos = msr::qos;
namespace rdt = msr::rdt;

namespace {

using msr::notation_word;
using words = std::vector<notation_word>;

words words_of(std::string_view text) {
    words result;
    msr::read_pieces(view(text), ':', [&result](msr::text_view piece) {
        result.push_back(msr::word_in(piece));
        return true;
    });
    return result;
}

bool same(msr::text_view a, std::string_view b) { return msr::same_without_case(a, view(b)); }

[[noreturn]] void no_number(const notation_word &word, std::string_view text) {
    complain(wrong_usage, fmt::format("{} takes a number, as {}=1: {}", view(word.name),
                                      view(word.name), in_quotes(text)));
}

[[noreturn]] void number_too_large(std::string_view text) {
    complain(wrong_usage, fmt::format("the number is too large: {}", in_quotes(text)));
}

unsigned small_number_of(const notation_word &word, std::string_view text) {
    const msr::number_read number = msr::parse_number(word.value);
    if (!word.has_value || !number.well_formed) no_number(word, text);
    if (number.too_large || number.value > 0xffff'ffff) number_too_large(text);
    return static_cast<unsigned>(number.value);
}

[[noreturn]] void unknown_word(const notation_word &word, std::string_view text,
                               const std::vector<std::string_view> &known) {
    complain(wrong_usage,
             fmt::format("{} has a word that is not known here: {}{}", in_quotes(text),
                         in_quotes(view(word.whole)), suggestion(view(word.name), known)));
}

// --- features of RDT and QoS as text -------------------------------------------------------------

void take_rdt(qos::features &destination, const rdt::processor_row &row) {
    rdt::cache_monitoring monitoring = destination.shared.monitoring;
    monitoring.counter_width = row.capabilities.monitoring.counter_width;
    destination.shared = row.capabilities;
    destination.shared.monitoring = monitoring;
}

void take_processor(qos::features &destination, std::string_view name, std::string_view text,
                    maker maker) {
    std::vector<std::string_view> known;
    if (maker == maker::amd) {
        for (const qos::processor_row &row : qos::processors) {
            if (same(view(name), row.name)) {
                destination = row.capabilities.with(destination.shared);
                return;
            }
            known.push_back(row.name);
        }
    } else {
        for (const rdt::processor_row &row : rdt::processors) {
            if (same(view(name), row.name)) return take_rdt(destination, row);
            known.push_back(row.name);
        }
    }
    complain(wrong_usage, fmt::format("no such processor here: {}{} (known: {})", in_quotes(text),
                                      suggestion(name, known), joined(known, ", ")));
}

void take_feature(qos::features &destination, const notation_word &notation_word,
                  std::string_view text, maker maker) {
    struct number_word {
        std::string_view key;
        unsigned *destination;
    };
    rdt::features &shared = destination.shared;
    const number_word numbers[] = {{"cbm", &shared.l3.mask_length},
                                   {"classes", &shared.l3.classes},
                                   {"min", &shared.l3.minimum_bits},
                                   {"l2cbm", &shared.l2.mask_length},
                                   {"l2classes", &shared.l2.classes},
                                   {"l2min", &shared.l2.minimum_bits},
                                   {"delay", &shared.mba.maximum},
                                   {"delayclasses", &shared.mba.classes},
                                   {"rmids", &shared.monitoring.rmids},
                                   {"width", &shared.monitoring.counter_width},
                                   {"upscale", &shared.monitoring.upscale},
                                   {"bwlen", &destination.bandwidth_length},
                                   {"bwclasses", &destination.bandwidth_classes},
                                   {"traffic", &destination.configurable_traffic},
                                   {"counters", &destination.assignable_counters}};
    const std::size_t usable = maker == maker::amd ? std::size(numbers) : std::size(numbers) - 4;
    std::vector<std::string_view> known;
    for (std::size_t i = 0; i < usable; ++i) {
        known.push_back(numbers[i].key);
        if (!same(notation_word.name, numbers[i].key)) continue;
        *numbers[i].destination = small_number_of(notation_word, text);
        return;
    }
    if (same(notation_word.name, "processor"))
        return take_processor(destination, view(notation_word.value), text, maker);
    struct flag_word {
        std::string_view key;
        bool *destination;
        bool value;
    };
    const flag_word flags[] = {
        {"sparse", &shared.l3.sparse, true},     {"empty", &shared.l3.may_be_empty, true},
        {"cdp", &shared.l3.cdp, true},           {"l2sparse", &shared.l2.sparse, true},
        {"l2cdp", &shared.l2.cdp, true},         {"nonlinear", &shared.mba.linear, false},
        {"smba", &destination.slow_memory, true}};
    for (const flag_word &flag : flags) {
        known.push_back(flag.key);
        if (notation_word.has_value || !same(notation_word.name, flag.key)) continue;
        *flag.destination = flag.value;
        return;
    }
    known.push_back("processor");
    known.push_back("this_processor");
    unknown_word(notation_word, text, known);
}

/// Reads the features that `features:` names; features that the text does not name are absent.
qos::features features_in(const words &words, std::string_view text, maker maker) {
    if (words.size() == 2 && same(words[1].whole, "this_processor"))
        return qos::features_from(msr::cpuid_of_this_processor);
    qos::features result;
    const bool is_amd = maker == maker::amd;
    result.shared.mba.linear = true;
    result.shared.monitoring.occupancy = result.shared.monitoring.total =
        result.shared.monitoring.local = true;
    result.shared.monitoring.counter_width =
        rdt::default_counter_width(is_amd ? msr::cpu_vendor::amd : msr::cpu_vendor::intel);
    result.shared.l3.sparse = result.shared.l3.may_be_empty = is_amd;
    for (std::size_t i = 1; i < words.size(); ++i)
        take_feature(result, words[i], text, maker);
    // Sets a number of classes that the text does not give: the largest of known processors. A
    // given 0 stays 0.
    const auto default_classes = [&words](bool has, std::string_view word, unsigned &classes) {
        for (const notation_word &notation_word : words)
            if (same(notation_word.name, word)) return;
        if (has && classes == 0) classes = 16;
    };
    rdt::features &shared = result.shared;
    default_classes(shared.l3.mask_length != 0, "classes", shared.l3.classes);
    default_classes(shared.l2.mask_length != 0, "l2classes", shared.l2.classes);
    default_classes(shared.mba.maximum != 0, "delayclasses", shared.mba.classes);
    default_classes(result.bandwidth_length != 0, "bwclasses", result.bandwidth_classes);
    if (rdt::impossible_of(result.shared) != rdt::impossible::nothing)
        complain(rule_broken,
                 fmt::format("{}: {}", rdt::features_are_possible::text.sentence, in_quotes(text)));
    return result;
}

// --- requested settings of RDT and QoS as text ---------------------------------------------------

/// Returns the words that may follow the start of a requested setting (choice).
std::vector<std::string_view> words_for(const qos::request &start, maker maker) {
    std::vector<std::string_view> known;
    const auto add = [&known](const auto &rows) {
        for (const auto &row : rows)
            known.push_back(row.name);
    };
    switch (start.shared.kind) {
    case rdt::request_kind::partition:
        if (maker == maker::amd)
            add(qos::class_words);
        else
            add(rdt::class_words);
        break;
    case rdt::request_kind::association:
        add(rdt::association_words);
        break;
    case rdt::request_kind::monitor:
        add(rdt::monitor_words);
        break;
    case rdt::request_kind::other:
        known.push_back(start.kind == qos::amd_kind::counter ? "rmid" : "event");
        for (const msr::field_row &field : msr::fields_of<qos::evt_cfg>())
            if (field.kind == msr::access::read_write) known.push_back(field.name);
    }
    return known;
}

[[noreturn]] void no_such_choice(std::string_view first, std::string_view text) {
    complain(wrong_usage,
             fmt::format("no such choice: {}{} (known: class=N:l3=0xMASK, assoc:class=N:rmid=N, "
                         "monitor:event=NAME:rmid=N)",
                         in_quotes(text),
                         event_hint(first, {"class", "assoc", "monitor", "features"})));
}

[[noreturn]] void no_such_event(std::string_view name, std::string_view text) {
    std::vector<std::string_view> known;
    for (const rdt::event_row &row : rdt::events) {
        known.push_back(row.name);
        known.push_back(row.short_name);
    }
    complain(wrong_usage, fmt::format("no such event: {}{} (known: l3_occupancy, "
                                      "l3_total_bandwidth, l3_local_bandwidth)",
                                      in_quotes(text), suggestion(name, known)));
}

[[noreturn]] void event_missing(const qos::request &start, std::string_view text) {
    if (start.shared.kind == rdt::request_kind::monitor)
        complain(wrong_usage, fmt::format("a monitor names its event, as "
                                          "monitor:event=l3_occupancy:rmid=1: {}",
                                          in_quotes(text)));
    complain(wrong_usage,
             fmt::format("say which event counts that, as event=total: {}", in_quotes(text)));
}

/// Throws a complaint about a text that requests no setting.
[[noreturn]] void complain_about(const qos::parsed &read, std::string_view text, maker maker) {
    using msr::notation_problem;
    const notation_word word = msr::word_in(read.word);
    const std::vector<std::string_view> known = words_for(read.wanted, maker);
    switch (read.problem) {
    case notation_problem::unknown_choice:
        no_such_choice(view(word.name), text);
    case notation_problem::value_missing:
    case notation_problem::malformed_number:
        no_number(word, text);
    case notation_problem::number_too_large:
        number_too_large(text);
    case notation_problem::unknown_event:
        no_such_event(view(read.piece), text);
    case notation_problem::event_by_number:
        complain(rule_broken, fmt::format("{}; say which by its name: {}",
                                          qos::sentence_of(read.problem), in_quotes(text)));
    case notation_problem::word_missing:
        complain(wrong_usage, fmt::format("an association names a class, an RMID or both, as "
                                          "assoc:class=1:rmid=5: {}",
                                          in_quotes(text)));
    case notation_problem::event_missing:
        event_missing(read.wanted, text);
    case notation_problem::traffic_missing:
        complain(wrong_usage,
                 fmt::format("say what it counts, or it counts nothing: {}; known: {}",
                             in_quotes(text),
                             joined(std::vector(known.begin() + 1, known.end()), ", ")));
    case notation_problem::given_twice:
        complain(wrong_usage, fmt::format("{} stands twice: {}", view(word.name), in_quotes(text)));
    default:
        unknown_word(word, text, known);
    }
}

qos::parsed parse(std::string_view text, maker maker) {
    if (maker == maker::amd) return qos::parse(view(text));
    const rdt::parsed read = rdt::parse(view(text));
    return {.wanted = {.shared = read.wanted},
            .problem = read.problem,
            .piece = read.piece,
            .position = read.position,
            .event_known = read.event_known,
            .word = read.word};
}

} // namespace

qos::features assumed_features(maker maker) {
    const bool is_amd = maker == maker::amd;
    // The largest number of classes of known processors; Intel's servers have MSR_SNC_CFG at 0xCA0,
    // where the mask of class 16 would be.
    constexpr unsigned classes = 16;
    const rdt::cache_allocation l3{.mask_length = 32,
                                   .classes = classes,
                                   .sparse = is_amd,
                                   .may_be_empty = is_amd,
                                   .cdp = true};
    const rdt::cache_monitoring monitoring{
        .rmids = 1024,
        .occupancy = true,
        .total = true,
        .local = true,
        .counter_width =
            rdt::default_counter_width(is_amd ? msr::cpu_vendor::amd : msr::cpu_vendor::intel)};
    if (is_amd)
        return {.shared = {.l3 = l3, .monitoring = monitoring},
                .bandwidth_length = 12,
                .bandwidth_classes = qos::mba_bw::most,
                .slow_memory = true,
                .configurable_traffic = 0x7f,
                .assignable_counters = 32,
                .io_allocation = true};
    return {.shared = {.l3 = l3,
                       .l2 = {.mask_length = 32, .classes = classes, .cdp = true},
                       .mba = {.maximum = 90, .classes = classes, .linear = true},
                       .monitoring = monitoring}};
}

read_choices read_texts(const std::vector<std::string> &texts, maker maker) {
    read_choices result{.has = assumed_features(maker)};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const words words = words_of(texts[i]);
        if (same(words[0].name, "features")) {
            if (i != 0)
                complain(wrong_usage,
                         fmt::format("features stand before all choices: {}", in_quotes(texts[i])));
            result.has = features_in(words, texts[i], maker);
            result.assumed = false;
            continue;
        }
        const qos::parsed read = parse(texts[i], maker);
        if (!read.well_formed()) complain_about(read, texts[i], maker);
        result.places.push_back(i);
        result.requests.push_back(read.wanted);
    }
    return result;
}

std::string mask_text(std::uint64_t mask) {
    if (mask == 0) return "0x0 (no bit)";
    const unsigned low = rdt::detail::lowest_bit(mask);
    const unsigned high = rdt::detail::highest_bit(mask);
    const unsigned bits = rdt::detail::bit_count(mask);
    if (bits == 1) return fmt::format("0x{:x} (bit {})", mask, low);
    if (rdt::detail::is_one_run(mask))
        return fmt::format("0x{:x} (bits {} to {})", mask, low, high);
    return fmt::format("0x{:x} ({} bits between {} and {})", mask, bits, low, high);
}

} // namespace msrpp::rdt_room
