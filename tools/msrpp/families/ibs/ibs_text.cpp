#include "ibs_text.hpp"

#include "../../../support/complaint.hpp"
#include "../../../support/text.hpp"
#include "../../choices/elsewhere.hpp"
#include "../../choices/suggest.hpp"

#include <msr/amd/ibs/choice_text.hpp>
#include <msr/amd/ibs/errata.hpp>
#include <msr/amd/ibs/notation.hpp>
#include <msr/amd/ibs/planner.hpp>
#include <msr/amd/ibs/rules.hpp>
#include <msr/core/text.hpp>

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp::ibs_room {

namespace ibs = msr::ibs;

namespace {

/// Returns the words that requests for samples of an engine (fetch or op) may have.
std::vector<std::string_view> words_of(ibs::engine engine) {
    std::vector<std::string_view> words;
    unsigned place = 0;
    for (const auto &row : ibs::choice_words)
        if (takes(engine, static_cast<ibs::choice_word>(place++))) words.emplace_back(row.name);
    return words;
}

/// Returns the mistake in a text that requests no legal sampling, as a sentence.
std::string sentence_about(const ibs::parsed &read) {
    const std::string_view word = view(read.word);
    const std::string_view key = word.substr(0, word.find('='));
    switch (read.problem) {
    case ibs::notation_problem::unknown_choice:
        return fmt::format("a choice begins with op or fetch, not {}{}", in_quotes(word),
                           event_hint(word, {"op", "fetch"}));
    case ibs::notation_problem::value_missing:
    case ibs::notation_problem::malformed_number:
        return fmt::format("{} takes a number: {}=N", key, key);
    default: {
        const std::vector<std::string_view> known = words_of(read.wanted.what);
        return fmt::format("{} is not known of {}{}; known: {}", in_quotes(word),
                           read.wanted.what == ibs::engine::op ? "op" : "fetch",
                           suggestion(key, known), joined(known, ", "));
    }
    }
}

ibs::request read_choice(std::string_view text) {
    const ibs::parsed read = ibs::parse({text.data(), text.size()});
    if (read.problem == ibs::notation_problem::given_twice)
        complain(rule_broken,
                 fmt::format("{} ({}): {}", ibs::ibs_qualifier_stands_once::text.sentence,
                             in_quotes(view(read.word)), in_quotes(text)));
    if (!read.well_formed())
        complain(wrong_usage, fmt::format("{}: {}", in_quotes(text), sentence_about(read)));
    return read.wanted;
}

/// Returns the target processors on which a request is legal, without targets that depend on
/// announced features.
std::vector<std::string> targets_for(const ibs::request &request) {
    std::vector<std::string> names;
    for (const ibs::generation_row &row : ibs::generations)
        if (!row.announced && ibs::check(request, ibs::target_of(row.is)).legal())
            names.push_back(fmt::format("ibs:{}", row.name));
    return names;
}

} // namespace

std::string choice_text(const ibs::request &request) {
    std::string text;
    ibs::write_text(request, [&text](msr::text_view piece) { text += view(piece); });
    return text;
}

std::vector<std::string> legal_instead(msr::broken_rule broken, const ibs::request &request,
                                       const ibs::target &target) {
    const auto kind = [&](const msr::rule_text &rule) { return broken == &rule; };
    if (kind(ibs::op_period_is_in_range::text) || kind(ibs::fetch_period_is_in_range::text) ||
        kind(ibs::long_period_needs_op_cnt_ext::text)) {
        const bool op = request.what == ibs::engine::op;
        const std::uint64_t maximum = op && target.has(ibs::feature::op_cnt_ext)
                                          ? ibs::most_long_period
                                          : ibs::most_short_period;
        return {fmt::format("period={} to {}", ibs::least_period(request.what), maximum)};
    }
    if (kind(ibs::period_is_a_multiple_of_16::text)) {
        const std::uint64_t lower = request.period / ibs::period_step * ibs::period_step;
        std::vector<std::string> nearest;
        for (const std::uint64_t number : {lower, lower + ibs::period_step})
            if (number >= ibs::least_period(request.what) &&
                number <= ibs::most_period(request.what))
                nearest.push_back(fmt::format("period={}", number));
        return nearest;
    }
    if (kind(ibs::load_latency_is_a_step::text)) return {"ldlat=128, 256, ... 2048"};
    if (kind(ibs::load_latency_needs_l3_miss_only::text)) {
        ibs::request variant = request;
        variant.l3_miss_only = true;
        return {choice_text(variant)};
    }
    if (kind(ibs::engine_stands_once::text) || kind(ibs::ibs_plan_has_choices::text)) return {};
    return targets_for(request);
}

std::string erratum_text(std::string_view name) {
    const bool number = !name.empty() && name.front() >= '0' && name.front() <= '9';
    if (number) return fmt::format("erratum {}", name);
    constexpr std::string_view empty = "(none) ";
    return std::string{name.substr(0, empty.size()) == empty ? name.substr(empty.size()) : name};
}

std::vector<std::string> errata_notes(ibs::engine engine, const ibs::target &target) {
    const auto engine_set =
        engine == ibs::engine::op ? ibs::engine_set::op : ibs::engine_set::fetch;
    std::vector<std::string> notes;
    for (const ibs::erratum &erratum : ibs::errata) {
        const bool of_this =
            (static_cast<unsigned>(erratum.engines) & static_cast<unsigned>(engine_set));
        if (!of_this || !erratum.concerns(target)) continue;
        std::string line = erratum_text(erratum.name);
        if (target.model == ibs::any_model && erratum.models.last < 0xff)
            line += fmt::format(" (models {:02X}h to {:02X}h)", erratum.models.first,
                                erratum.models.last);
        const std::string_view effect = erratum.effect;
        if (!effect.empty() && effect != "-")
            line += fmt::format(": {}; {}", effect, erratum.handling);
        else
            line += fmt::format(": {}", erratum.handling);
        if (erratum.sure != ibs::confidence::high)
            line += fmt::format(" ({} confidence)", name_of(erratum.sure));
        notes.push_back(line);
    }
    return notes;
}

std::vector<ibs::request> read_choices(const std::vector<std::string> &texts,
                                       const ibs::target &target) {
    std::vector<ibs::request> requests;
    for (const std::string &text : texts) {
        const ibs::request request = read_choice(text);
        const msr::verdict alone = ibs::check(request, target);
        requests.push_back(request);
        const msr::verdict together =
            ibs::check(msr::sequence<ibs::request>{requests.data(), requests.size()}, target);
        const msr::verdict &verdict = alone.legal() ? together : alone;
        if (verdict.legal()) continue;
        const std::vector<std::string> legal = legal_instead(verdict.broken, request, target);
        std::string line = fmt::format("{}: {}", sentence_with_names(verdict), in_quotes(text));
        if (!legal.empty()) line += fmt::format("; legal: {}", joined(legal, ", "));
        complain(rule_broken, line);
    }
    return requests;
}

} // namespace msrpp::ibs_room
