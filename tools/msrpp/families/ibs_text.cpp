#include "ibs_text.hpp"

#include "../complaint.hpp"
#include "../elsewhere.hpp"
#include "../suggest.hpp"

#include <msr/amd/ibs/errata.hpp>
#include <msr/amd/ibs/rules.hpp>
#include <msr/text.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp::ibs_room {

namespace ibs = msr::ibs;

namespace {

const std::vector<std::string_view> words_of_ops = {"period", "cycles",     "ops",
                                                    "random", "l3missonly", "ldlat"};
const std::vector<std::string_view> words_of_fetches = {"period", "random", "l3missonly"};

msr::text_view view(std::string_view text) { return {text.data(), text.size()}; }
bool same(std::string_view a, std::string_view b) {
    return msr::same_without_case(view(a), view(b));
}

/// Reads one choice, word by word.
class reader {
public:
    explicit reader(std::string_view whole) : whole{whole} {}

    ibs::request read() {
        std::string_view rest = whole;
        take_engine(next_word(rest));
        while (!rest.empty()) {
            rest.remove_prefix(1); // the colon
            take_word(next_word(rest));
        }
        return result;
    }

private:
    static std::string_view next_word(std::string_view &rest) {
        const std::size_t end = rest.find(':');
        const std::string_view word = rest.substr(0, end);
        rest.remove_prefix(word.size());
        return word;
    }

    [[noreturn]] void wrong(const std::string &why) const {
        complain(wrong_usage, fmt::format("{}: {}", in_quotes(whole), why));
    }

    void take_engine(std::string_view word) {
        const bool op = same(word, "op");
        if (!op && !same(word, "fetch"))
            wrong(fmt::format("a choice begins with op or fetch, not {}{}", in_quotes(word),
                              event_elsewhere(word) + suggestion(word, {"op", "fetch"})));
        result.what = op ? ibs::engine::op : ibs::engine::fetch;
    }

    bool of_ops() const { return result.what == ibs::engine::op; }

    void once(bool &said, std::string_view word) const {
        if (said)
            complain(rule_broken,
                     fmt::format("{} ({}): {}", ibs::ibs_qualifier_stands_once::text.sentence,
                                 in_quotes(word), in_quotes(whole)));
        said = true;
    }

    std::uint64_t number_in(std::string_view word, std::string_view key) const {
        const std::string_view digits =
            word.size() > key.size() ? word.substr(key.size() + 1) : std::string_view{};
        const msr::number_read number = msr::number_in(view(digits));
        if (!number.well_formed) wrong(fmt::format("{} takes a number: {}=N", key, key));
        return number.value; // all ones where it is too large, which no rule lets pass
    }

    void take_word(std::string_view word) {
        const std::string_view key = word.substr(0, word.find('='));
        const auto is = [&](std::string_view name) { return same(word, name); };
        if (same(key, "period")) {
            once(period_said, word);
            result.period = number_in(word, key);
        } else if (is("random")) {
            once(result.random, word);
        } else if (is("l3missonly")) {
            once(result.l3_miss_only, word);
        } else if (of_ops() && (is("cycles") || is("ops"))) {
            once(counts_said, word);
            result.counts = is("ops") ? ibs::counted::dispatched_ops : ibs::counted::core_clocks;
        } else if (of_ops() && same(key, "ldlat")) {
            once(latency_said, word);
            const std::uint64_t clocks = number_in(word, key);
            // 1 is as illegal as 0, which would say that there is no filter.
            const bool small = clocks > 0 && clocks <= ibs::most_load_latency;
            result.load_latency = small ? static_cast<unsigned>(clocks) : 1;
        } else {
            const auto &known = of_ops() ? words_of_ops : words_of_fetches;
            wrong(fmt::format("{} is not known of {}{}; known: {}", in_quotes(word),
                              of_ops() ? "op" : "fetch", suggestion(key, known),
                              fmt::join(known, ", ")));
        }
    }

    std::string_view whole;
    ibs::request result{};
    bool period_said{};
    bool counts_said{};
    bool latency_said{};
};

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
    std::string text = asked.what == ibs::engine::op ? "op" : "fetch";
    text += fmt::format(":period={}", asked.period);
    if (asked.counts == ibs::counted::dispatched_ops) text += ":ops";
    if (asked.random) text += ":random";
    if (asked.l3_miss_only) text += ":l3missonly";
    if (asked.load_latency != 0) text += fmt::format(":ldlat={}", asked.load_latency);
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
        const ibs::request asked = reader{text}.read();
        const msr::verdict alone = ibs::check(asked, on);
        all.push_back(asked);
        const msr::verdict together =
            ibs::check(msr::sequence<ibs::request>{all.data(), all.size()}, on);
        const msr::verdict &why = alone.legal() ? together : alone;
        if (why.legal()) continue;
        const std::vector<std::string> legal = legal_instead(why.broken, asked, on);
        std::string line = fmt::format("{}: {}", sentence_with_names(why), in_quotes(text));
        if (!legal.empty()) line += fmt::format("; legal: {}", fmt::join(legal, ", "));
        complain(rule_broken, line);
    }
    return all;
}

} // namespace msrpp::ibs_room
