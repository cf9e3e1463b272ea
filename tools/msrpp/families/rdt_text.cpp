#include "rdt_text.hpp"

#include "../complaint.hpp"
#include "../elsewhere.hpp"
#include "../suggest.hpp"

#include <msr/amd/qos/processors.hpp>
#include <msr/cpuid.hpp>
#include <msr/rdt/processors.hpp>
#include <msr/text.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstddef>
#include <cstdint>

namespace msrpp::rdt_room {

namespace qos = msr::qos;
namespace rdt = msr::rdt;

namespace {

using words = std::vector<std::string_view>;

words words_of(std::string_view text) {
    words result;
    for (std::size_t end; (end = text.find(':')) != text.npos; text.remove_prefix(end + 1))
        result.push_back(text.substr(0, end));
    result.push_back(text);
    return result;
}

msr::text_view view(std::string_view text) { return {text.data(), text.size()}; }

bool same(std::string_view a, std::string_view b) {
    return msr::same_without_case(view(a), view(b));
}

/// A word as `key=value`; without `=` there is no value.
struct key_value {
    std::string_view key;
    std::string_view value;
    bool has_value{};
};

key_value key_value_of(std::string_view word) {
    const std::size_t at = word.find('=');
    if (at == word.npos) return {word, {}, false};
    return {word.substr(0, at), word.substr(at + 1), true};
}

std::uint64_t number_of(const key_value &word, std::string_view text) {
    const msr::number_read number = msr::number_in(view(word.value));
    if (!word.has_value || !number.well_formed)
        complain(wrong_usage, fmt::format("{} takes a number, as {}=1: {}", word.key, word.key,
                                          in_quotes(text)));
    if (number.too_large)
        complain(wrong_usage, fmt::format("the number is too large: {}", in_quotes(text)));
    return number.value;
}

unsigned small_number_of(const key_value &word, std::string_view text) {
    const std::uint64_t number = number_of(word, text);
    if (number > 0xffff'ffff)
        complain(wrong_usage, fmt::format("the number is too large: {}", in_quotes(text)));
    return static_cast<unsigned>(number);
}

[[noreturn]] void unknown_word(std::string_view word, std::string_view text,
                               const std::vector<std::string_view> &known) {
    complain(wrong_usage, fmt::format("{} has a word that is not known here: {}{}", in_quotes(text),
                                      in_quotes(word), suggestion(key_value_of(word).key, known)));
}

// --- features -----------------------------------------------------------------------------------

void take_rdt(qos::features &into, const rdt::processor_row &one) {
    rdt::cache_monitoring monitoring = into.shared.monitoring;
    monitoring.counter_width = one.has.monitoring.counter_width;
    into.shared = one.has;
    into.shared.monitoring = monitoring;
}

void take_processor(qos::features &into, std::string_view name, std::string_view text, maker of) {
    std::vector<std::string_view> known;
    if (of == maker::amd) {
        for (const qos::processor_row &one : qos::processors) {
            if (same(name, one.name)) {
                into = one.has.with(into.shared);
                return;
            }
            known.push_back(one.name);
        }
    } else {
        for (const rdt::processor_row &one : rdt::processors) {
            if (same(name, one.name)) return take_rdt(into, one);
            known.push_back(one.name);
        }
    }
    complain(wrong_usage, fmt::format("no such processor here: {}{} (known: {})", in_quotes(text),
                                      suggestion(name, known), fmt::join(known, ", ")));
}

void take_feature(qos::features &into, std::string_view word, std::string_view text, maker of) {
    const key_value given = key_value_of(word);
    struct number_word {
        std::string_view key;
        unsigned *into;
    };
    rdt::features &shared = into.shared;
    const number_word numbers[] = {
        {"cbm", &shared.l3.mask_length},         {"classes", &shared.l3.classes},
        {"min", &shared.l3.minimum_bits},        {"l2cbm", &shared.l2.mask_length},
        {"l2classes", &shared.l2.classes},       {"l2min", &shared.l2.minimum_bits},
        {"delay", &shared.mba.maximum},          {"delayclasses", &shared.mba.classes},
        {"rmids", &shared.monitoring.rmids},     {"width", &shared.monitoring.counter_width},
        {"upscale", &shared.monitoring.upscale}, {"bwlen", &into.bandwidth_length},
        {"bwclasses", &into.bandwidth_classes},  {"traffic", &into.configurable_traffic},
        {"counters", &into.assignable_counters}};
    const std::size_t usable = of == maker::amd ? std::size(numbers) : std::size(numbers) - 4;
    std::vector<std::string_view> known;
    for (std::size_t i = 0; i < usable; ++i) {
        known.push_back(numbers[i].key);
        if (!same(given.key, numbers[i].key)) continue;
        *numbers[i].into = small_number_of(given, text);
        return;
    }
    if (same(given.key, "processor")) return take_processor(into, given.value, text, of);
    struct flag_word {
        std::string_view key;
        bool *into;
        bool value;
    };
    const flag_word flags[] = {
        {"sparse", &shared.l3.sparse, true}, {"empty", &shared.l3.may_be_empty, true},
        {"cdp", &shared.l3.cdp, true},       {"l2sparse", &shared.l2.sparse, true},
        {"l2cdp", &shared.l2.cdp, true},     {"nonlinear", &shared.mba.linear, false},
        {"smba", &into.slow_memory, true}};
    for (const flag_word &flag : flags) {
        known.push_back(flag.key);
        if (given.has_value || !same(given.key, flag.key)) continue;
        *flag.into = flag.value;
        return;
    }
    known.push_back("processor");
    known.push_back("this_processor");
    unknown_word(word, text, known);
}

/// Features that are named begin with nothing: what is not said is not there.
qos::features features_in(const words &given, std::string_view text, maker of) {
    if (given.size() == 2 && same(given[1], "this_processor"))
        return qos::features_from(msr::cpuid_of_this_processor);
    qos::features result;
    const bool is_amd = of == maker::amd;
    result.shared.mba.linear = true;
    result.shared.monitoring.occupancy = result.shared.monitoring.total =
        result.shared.monitoring.local = true;
    result.shared.monitoring.counter_width =
        rdt::default_counter_width(is_amd ? msr::cpu_vendor::amd : msr::cpu_vendor::intel);
    result.shared.l3.sparse = result.shared.l3.may_be_empty = is_amd;
    for (std::size_t i = 1; i < given.size(); ++i)
        take_feature(result, given[i], text, of);
    // Classes of which nothing is said: as many as known processors have at most. Who says 0 means
    // 0.
    const auto default_classes = [&given](bool has, std::string_view word, unsigned &classes) {
        for (const std::string_view each : given)
            if (same(key_value_of(each).key, word)) return;
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

// --- choices ------------------------------------------------------------------------------------

qos::request class_in(const words &given, std::string_view text, maker of) {
    qos::request result{.shared = {.kind = rdt::request_kind::partition}};
    rdt::request &shared = result.shared;
    shared.class_of_service = small_number_of(key_value_of(given[0]), text);
    const bool is_amd = of == maker::amd;
    struct setting_word {
        std::string_view key;
        rdt::setting *into;
    };
    const setting_word settings[] = {{"l3", &shared.l3},
                                     {"l2", &shared.l2},
                                     {"l3code", &shared.l3_code},
                                     {"l3data", &shared.l3_data},
                                     {"l2code", &shared.l2_code},
                                     {"l2data", &shared.l2_data},
                                     {"mba", is_amd ? &result.limit : &shared.delay},
                                     {"delay", &shared.delay},
                                     {"smba", &result.slow_limit}};
    const std::size_t usable = is_amd ? std::size(settings) : std::size(settings) - 1;
    std::vector<std::string_view> known;
    for (std::size_t i = 0; i < usable; ++i)
        known.push_back(settings[i].key);
    for (std::size_t i = 1; i < given.size(); ++i) {
        const key_value word = key_value_of(given[i]);
        bool found = false;
        for (std::size_t k = 0; k < usable && !found; ++k) {
            found = same(word.key, settings[k].key);
            if (!found) continue;
            const bool unlimited =
                settings[k].into == &result.limit && same(word.value, "unlimited");
            *settings[k].into =
                settings[k].into->with(unlimited ? qos::unlimited : number_of(word, text));
        }
        if (!found) unknown_word(given[i], text, known);
    }
    return result;
}

qos::request association_in(const words &given, std::string_view text) {
    qos::request result{.shared = {.kind = rdt::request_kind::association}};
    for (std::size_t i = 1; i < given.size(); ++i) {
        const key_value word = key_value_of(given[i]);
        if (same(word.key, "class"))
            result.shared.class_of_service = small_number_of(word, text);
        else if (same(word.key, "rmid"))
            result.shared.rmid = small_number_of(word, text);
        else
            unknown_word(given[i], text, {"class", "rmid"});
    }
    if (given.size() < 2)
        complain(wrong_usage, fmt::format("an association names a class, an RMID or both, as "
                                          "assoc:class=1:rmid=5: {}",
                                          in_quotes(text)));
    return result;
}

/// The event of a name. A number is told apart, for some texts number the events from 0.
rdt::event event_in(const key_value &word, std::string_view text) {
    if (const rdt::event_row *const row = rdt::event_named_so(view(word.value)); row != nullptr)
        return row->number;
    const msr::number_read number = msr::number_in(view(word.value));
    if (number)
        complain(rule_broken,
                 fmt::format("{}; say which by its name: {}",
                             rdt::event_number_is_of_its_event::text.sentence, in_quotes(text)));
    std::vector<std::string_view> known;
    for (const rdt::event_row &row : rdt::events) {
        known.push_back(row.name);
        known.push_back(row.short_name);
    }
    complain(wrong_usage, fmt::format("no such event: {}{} (known: l3_occupancy, "
                                      "l3_total_bandwidth, l3_local_bandwidth)",
                                      in_quotes(text), suggestion(word.value, known)));
}

qos::request monitor_in(const words &given, std::string_view text) {
    qos::request result{.shared = {.kind = rdt::request_kind::monitor}};
    bool has_event = false;
    for (std::size_t i = 1; i < given.size(); ++i) {
        const key_value word = key_value_of(given[i]);
        if (same(word.key, "event")) {
            result.shared.what = event_in(word, text);
            has_event = true;
        } else if (same(word.key, "rmid")) {
            result.shared.rmid = small_number_of(word, text);
        } else {
            unknown_word(given[i], text, {"event", "rmid"});
        }
    }
    if (!has_event)
        complain(wrong_usage, fmt::format("a monitor names its event, as "
                                          "monitor:event=l3_occupancy:rmid=1: {}",
                                          in_quotes(text)));
    return result;
}

/// `count:event=NAME:KIND…` and `counter=N:rmid=N:KIND…`, kinds being the fields of evt_cfg.
qos::request traffic_in(const words &given, std::string_view text) {
    const bool is_counter = same(key_value_of(given[0]).key, "counter");
    qos::request result{.shared = {.kind = rdt::request_kind::other},
                        .kind = is_counter ? qos::own_kind::counter : qos::own_kind::configuration};
    if (is_counter) result.counter = small_number_of(key_value_of(given[0]), text);
    std::vector<std::string_view> known{is_counter ? "rmid" : "event"};
    for (const msr::field_row &field : msr::fields_of<qos::evt_cfg>())
        if (field.kind == msr::access::read_write) known.push_back(field.name);
    bool has_event = is_counter;
    for (std::size_t i = 1; i < given.size(); ++i) {
        const key_value word = key_value_of(given[i]);
        bool found = false;
        for (const msr::field_row &field : msr::fields_of<qos::evt_cfg>())
            if (!word.has_value && field.kind == msr::access::read_write &&
                same(word.key, field.name)) {
                result.traffic |= static_cast<unsigned>(field.mask());
                found = true;
            }
        if (is_counter && same(word.key, "rmid")) {
            result.shared.rmid = small_number_of(word, text);
        } else if (!is_counter && same(word.key, "event")) {
            result.shared.what = event_in(word, text);
            has_event = true;
        } else if (!found) {
            unknown_word(given[i], text, known);
        }
    }
    if (!has_event)
        complain(wrong_usage,
                 fmt::format("say which event counts that, as event=total: {}", in_quotes(text)));
    if (result.traffic == 0)
        complain(wrong_usage,
                 fmt::format("say what it counts, or it counts nothing: {}; known: {}",
                             in_quotes(text), fmt::join(known.begin() + 1, known.end(), ", ")));
    return result;
}

} // namespace

qos::features assumed_features(maker of) {
    const bool is_amd = of == maker::amd;
    // No processor that is known has more classes; Intel's servers have MSR_SNC_CFG at 0xCA0, where
    // the mask of class 16 would be.
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

read_choices read_texts(const std::vector<std::string> &texts, maker of) {
    read_choices result{.has = assumed_features(of)};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const words given = words_of(texts[i]);
        const std::string_view first = key_value_of(given[0]).key;
        if (same(first, "features")) {
            if (i != 0)
                complain(wrong_usage,
                         fmt::format("features stand before all choices: {}", in_quotes(texts[i])));
            result.has = features_in(given, texts[i], of);
            result.assumed = false;
            continue;
        }
        result.places.push_back(i);
        if (same(first, "class"))
            result.requests.push_back(class_in(given, texts[i], of));
        else if (same(first, "assoc"))
            result.requests.push_back(association_in(given, texts[i]));
        else if (same(first, "monitor"))
            result.requests.push_back(monitor_in(given, texts[i]));
        else if (of == maker::amd && (same(first, "count") || same(first, "counter")))
            result.requests.push_back(traffic_in(given, texts[i]));
        else
            complain(wrong_usage,
                     fmt::format("no such choice: {}{} (known: class=N:l3=0xMASK, "
                                 "assoc:class=N:rmid=N, monitor:event=NAME:rmid=N)",
                                 in_quotes(texts[i]),
                                 event_elsewhere(first) +
                                     suggestion(first, {"class", "assoc", "monitor", "features"})));
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
