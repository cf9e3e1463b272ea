#include "ibs_text.hpp"

#include "../../support/complaint.hpp"
#include "../../support/text.hpp"
#include "../choices/elsewhere.hpp"
#include "../choices/suggest.hpp"

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

/// The words of an engine, in the order in which help has them.
std::vector<std::string_view> words_of(ibs::engine which) {
    using ibs::choice_word;
    constexpr choice_word order[] = {choice_word::period,       choice_word::cycles,
                                     choice_word::ops,          choice_word::random,
                                     choice_word::l3_miss_only, choice_word::load_latency};
    std::vector<std::string_view> words;
    for (const choice_word word : order)
        if (takes(which, word))
            words.push_back(ibs::choice_words[static_cast<unsigned>(word)].name);
    return words;
}

/// The mistake in a text that is no choice, as a sentence.
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

/// The targets on which a request is legal; those that are announced are not offered.
std::vector<std::string> targets_for(const ibs::request &asked) {
    std::vector<std::string> names;
    for (const ibs::generation_row &one : ibs::generations)
        if (!one.announced && ibs::check(asked, ibs::target_of(one.is)).legal())
            names.push_back(fmt::format("ibs:{}", one.name));
    return names;
}

} // namespace

std::string choice_text(const ibs::request &asked) {
    std::string text;
    ibs::write_text(asked, [&text](msr::text_view piece) { text += view(piece); });
    return text;
}

std::vector<std::string> legal_instead(msr::broken_rule broken, const ibs::request &asked,
                                       const ibs::target &on) {
    const auto is = [&](const msr::rule_text &rule) { return broken == &rule; };
    if (is(ibs::op_period_is_in_range::text) || is(ibs::fetch_period_is_in_range::text) ||
        is(ibs::long_period_needs_op_cnt_ext::text)) {
        const bool op = asked.what == ibs::engine::op;
        const std::uint64_t most =
            op && on.has(ibs::feature::op_cnt_ext) ? ibs::most_long_period : ibs::most_short_period;
        return {fmt::format("period={} to {}", ibs::least_period(asked.what), most)};
    }
    if (is(ibs::period_is_a_multiple_of_16::text)) {
        const std::uint64_t down = asked.period / ibs::period_step * ibs::period_step;
        std::vector<std::string> near;
        for (const std::uint64_t one : {down, down + ibs::period_step})
            if (one >= ibs::least_period(asked.what) && one <= ibs::most_period(asked.what))
                near.push_back(fmt::format("period={}", one));
        return near;
    }
    if (is(ibs::load_latency_is_a_step::text)) return {"ldlat=128, 256, ... 2048"};
    if (is(ibs::load_latency_needs_l3_miss_only::text)) {
        ibs::request with = asked;
        with.l3_miss_only = true;
        return {choice_text(with)};
    }
    if (is(ibs::engine_stands_once::text) || is(ibs::ibs_plan_has_choices::text)) return {};
    return targets_for(asked);
}

std::string erratum_text(std::string_view name) {
    const bool number = !name.empty() && name.front() >= '0' && name.front() <= '9';
    if (number) return fmt::format("erratum {}", name);
    constexpr std::string_view none = "(none) ";
    return std::string{name.substr(0, none.size()) == none ? name.substr(none.size()) : name};
}

std::vector<std::string> errata_notes(ibs::engine what, const ibs::target &on) {
    const auto asked = what == ibs::engine::op ? ibs::engine_set::op : ibs::engine_set::fetch;
    std::vector<std::string> notes;
    for (const ibs::erratum &one : ibs::errata) {
        const bool of_this = (static_cast<unsigned>(one.engines) & static_cast<unsigned>(asked));
        if (!of_this || !one.concerns(on)) continue;
        std::string line = erratum_text(one.name);
        if (on.model == ibs::any_model && one.models.last < 0xff)
            line += fmt::format(" (models {:02X}h to {:02X}h)", one.models.first, one.models.last);
        const std::string_view effect = one.effect;
        if (!effect.empty() && effect != "-")
            line += fmt::format(": {}; {}", effect, one.handling);
        else
            line += fmt::format(": {}", one.handling);
        if (one.sure != ibs::confidence::high)
            line += fmt::format(" ({} confidence)", name_of(one.sure));
        notes.push_back(line);
    }
    return notes;
}

std::vector<ibs::request> read_choices(const std::vector<std::string> &texts,
                                       const ibs::target &on) {
    std::vector<ibs::request> all;
    for (const std::string &text : texts) {
        const ibs::request asked = read_choice(text);
        const msr::verdict alone = ibs::check(asked, on);
        all.push_back(asked);
        const msr::verdict together =
            ibs::check(msr::sequence<ibs::request>{all.data(), all.size()}, on);
        const msr::verdict &why = alone.legal() ? together : alone;
        if (why.legal()) continue;
        const std::vector<std::string> legal = legal_instead(why.broken, asked, on);
        std::string line = fmt::format("{}: {}", sentence_with_names(why), in_quotes(text));
        if (!legal.empty()) line += fmt::format("; legal: {}", joined(legal, ", "));
        complain(rule_broken, line);
    }
    return all;
}

} // namespace msrpp::ibs_room
