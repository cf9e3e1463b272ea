// Makes the lists, plans and explanations of a processor family whose counters select events, for
// the command line tool and every vendor.
#pragma once

#include "../../support/complaint.hpp"
#include "../../support/text.hpp"
#include "../choices/elsewhere.hpp"
#include "../choices/raw_choice.hpp"
#include "../choices/suggest.hpp"
#include "../family.hpp"
#include "choice_complaints.hpp"
#include "generic_names.hpp"
#include "packed_lists.hpp"

#include <msr/pmu/select/describe.hpp>
#include <msr/pmu/select/listed_choice.hpp>
#include <msr/pmu/select/notation.hpp>
#include <msr/pmu/select/numbers.hpp>
#include <msr/pmu/select/planner.hpp>
#include <msr/pmu/select/portable.hpp>
#include <msr/pmu/select/suggestions.hpp>

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp {

/// A function that returns the name of --cpu for a target processor; the name is suggested where a
/// requested event is legal on the target. Empty: no name.
template <typename M>
using target_name = std::string (*)(const typename M::target &);

/// Returns the names of counters, with blanks between them. Thousands of events share a few sets,
/// whose texts are made once.
template <typename M>
const std::string &counters_in(msr::select::counter_set counters) {
    static std::map<msr::select::counter_set, std::string> known;
    const auto [found, is_new] = known.try_emplace(counters);
    if (!is_new) return found->second;
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < M::counters.size(); ++i)
        if ((counters & msr::select::set_of(static_cast<int>(i))) != 0)
            names.push_back(M::counters[i].name);
    return found->second = joined(names, " ");
}

/// Returns the qualifiers of a list's event beyond its numbers, in a few words.
inline std::string listed_text(const msr::select::event_facts &statement, const char *name) {
    std::vector<std::string> words;
    if (statement.threshold != 0) words.push_back(fmt::format("cmask={}", statement.threshold));
    if (statement.invert) words.emplace_back("inv");
    if (statement.edge) words.emplace_back("edge");
    if (statement.any_thread) words.emplace_back("any_thread");
    constexpr const char *registers[] = {"",
                                         "msr_offcore_rsp=0x{:x}",
                                         "msr_offcore_rsp_0=0x{:x}",
                                         "msr_offcore_rsp_1=0x{:x}",
                                         "ldlat={}",
                                         "msr_pebs_frontend=0x{:x}",
                                         "another register",
                                         "msr_omr=0x{:x}"};
    if (statement.needs != msr::select::beside::none)
        words.push_back(fmt::format(fmt::runtime(registers[static_cast<unsigned>(statement.needs)]),
                                    statement.holds));
    if (statement.precise == msr::select::precision::can) words.emplace_back("PEBS");
    if (statement.precise == msr::select::precision::only) words.emplace_back("PEBS only");
    if (statement.taken_alone) words.emplace_back("to be counted alone");
    if (statement.deprecated) words.emplace_back("deprecated");
    if (statement.has_errata)
        words.push_back(fmt::format("errata {}", name + std::string_view{name}.size() + 1));
    return joined(words, ", ");
}

/// Returns the target processor with a single thread per core; the target unchanged where the
/// number of threads makes no difference.
template <typename M>
typename M::target with_one_thread(const typename M::target &target) {
    return target;
}

/// Adds properties that only events of a certain PMU have; the general template adds none.
template <typename M>
void add_particulars(event_particulars &, const msr::select::request &,
                     const typename M::target &) {}

/// Returns the counters of a set whose names begin with `fixed_`.
template <typename M>
msr::select::counter_set fixed_among(msr::select::counter_set counters) {
    constexpr std::string_view start = "fixed_";
    msr::select::counter_set result = 0;
    for (std::size_t i = 0; i < M::counters.size(); ++i) {
        const msr::select::counter_set set = msr::select::set_of(static_cast<int>(i));
        if ((counters & set) != 0 &&
            std::string_view{M::counters[i].name}.substr(0, start.size()) == start)
            result |= set;
    }
    return result;
}

template <typename M>
event_particulars particulars_of(const msr::select::request &request,
                                 const typename M::target &target) {
    const msr::select::counter_set able = M::counters_of(request, target) & M::counters_on(target);
    const typename M::target one_thread = with_one_thread<M>(target);
    const msr::select::counter_set alone =
        M::counters_of(request, one_thread) & M::counters_on(one_thread);
    const msr::select::counter_set fixed = fixed_among<M>(~msr::select::counter_set{0});
    const bool is_limited = (M::counters_on(target) & ~able & ~fixed) != 0;
    const bool is_limited_alone = (M::counters_on(one_thread) & ~alone & ~fixed) != 0;
    event_particulars result{.counters = counters_in<M>(able & ~fixed),
                             .alone = counters_in<M>(alone & ~fixed),
                             .fixed = counters_in<M>(able & fixed),
                             .alone_is_other = is_limited_alone && (!is_limited || able != alone)};
    add_particulars<M>(result, request, target);
    return result;
}

/// Returns the properties of an event of a list.
template <typename M>
event_particulars listed_particulars(const msr::select::vendor_event<M> &event,
                                     const typename M::target &target) {
    const msr::select::event_facts statement = event.facts();
    event_particulars result = particulars_of<M>(M::with_row({}, event), target);
    result.deprecated = statement.deprecated;
    if (statement.has_errata)
        result.errata = event.name() + std::string_view{event.name()}.size() + 1;
    return result;
}

/// Returns the row of `list` for an event of a list.
template <typename M>
listed listed_event_row(const msr::select::vendor_event<M> &event,
                        const typename M::target &target) {
    const msr::select::event_facts statement = event.facts();
    const msr::select::counter_set counter_set = M::counters_on(target);
    const msr::select::counter_set able =
        M::counters_of(M::with_row({}, event), target) & counter_set;
    std::string encoding =
        fmt::format("event=0x{:02x} umask=0x{:02x}", statement.code, statement.mask);
    if (statement.mask2 != 0) encoding += fmt::format(" umask2=0x{:02x}", statement.mask2);
    return {"event",
            event.name(),
            "",
            encoding,
            able == counter_set ? "" : counters_in<M>(able),
            listed_text(statement, event.name()),
            "high",
            {},
            {},
            {},
            listed_particulars<M>(event, target),
            true};
}

/// Returns whether the library itself defines an event with a name, which then takes the place of a
/// list's event.
template <typename M>
bool is_of_table(const char *event, const typename M::target &target) {
    const int in_table = msr::select::event_named<M>(event, target);
    return in_table >= 0 && M::exists(M::events[static_cast<std::size_t>(in_table)], target);
}

/// Returns the names of the events of a target processor, followed by the names of its lists.
template <typename M>
std::vector<std::string_view> event_names_on(const typename M::target &target) {
    std::vector<std::string_view> names;
    for (const msr::select::event_row &event : M::events)
        if (M::exists(event, target)) names.emplace_back(event.name);
    for (const packed_list &list : lists_of<M>())
        if (M::has_list(*list.list, target))
            list.each_row([&](const msr::select::listed_row &row) {
                if (!is_of_table<M>(row.name(), target)) names.emplace_back(row.name());
            });
    return names;
}

/// Returns the code and the unit mask of an event on a target processor, which may differ from the
/// table's.
template <typename M>
std::pair<std::uint32_t, std::uint32_t> numbers_of(const msr::select::request &request,
                                                   const typename M::target &) {
    return {msr::select::code_of<M>(request), msr::select::masks_of<M>(request)};
}

/// Adds the portable events that a target processor defines.
template <typename M>
std::vector<listed> portable_list(const typename M::target &target) {
    std::vector<listed> result;
    for (std::size_t i = 0; i < msr::portable_event_count; ++i) {
        const msr::portable_choice choice{static_cast<msr::portable_event>(i)};
        const auto match = msr::request_on(choice, target);
        if (!match) continue;
        const msr::select::counter_set counter_set = M::counters_on(target);
        const msr::select::counter_set able = M::counters_of(match.request, target) & counter_set;
        const auto [code, masks] = numbers_of<M>(match.request, target);
        // Position in the table; negative: the event belongs to a list.
        const std::int32_t event = match.request.event;
        result.push_back(
            {"portable", msr::row_of(choice.event).name, "",
             fmt::format("event=0x{:02x} umask=0x{:02x}", code, masks),
             able == counter_set ? "" : counters_in<M>(able), portable_text(*match.definition),
             event < 0
                 ? "high"
                 : name_of(M::confidence_of(M::events[static_cast<std::size_t>(event)], target))});
    }
    return result;
}

/// Returns the rows of `list`: events with their masks, counters, and the qualifiers that requested
/// events may have.
template <typename M>
std::vector<listed> select_list(const typename M::target &target) {
    std::vector<listed> result;
    const msr::select::counter_set counter_set = M::counters_on(target);
    for (std::size_t i = 0; i < M::events.size(); ++i) {
        const msr::select::event_row &event = M::events[i];
        if (!M::exists(event, target)) continue;
        const msr::select::request request{.event = static_cast<std::int32_t>(i)};
        const msr::select::counter_set able = M::counters_of(request, target) & counter_set;
        const std::string sure = name_of(M::confidence_of(event, target));
        const auto [code, masks] = numbers_of<M>(request, target);
        result.push_back({"event",
                          event.name,
                          "",
                          fmt::format("event=0x{:02x} umask=0x{:02x}", code, masks),
                          able == counter_set ? "" : counters_in<M>(able),
                          event.meaning == nullptr ? "" : event.meaning,
                          sure,
                          {},
                          {},
                          {},
                          particulars_of<M>(request, target)});
        for (const msr::select::mask_row &mask : event.masks)
            result.push_back({"mask", mask.name, event.name,
                              fmt::format("umask=0x{:02x}", mask.value), "",
                              mask.meaning == nullptr ? "" : mask.meaning, sure});
    }
    for (const auto &list : lists_on<M>(target))
        for (const auto *const event : list.events)
            if (!is_of_table<M>(event->name(), target))
                result.push_back(listed_event_row<M>(*event, target));
    for (listed &row : portable_list<M>(target))
        result.push_back(std::move(row));
    for (std::size_t i = 0; i < M::counters.size(); ++i)
        if (const msr::select::counter_row &counter = M::counters[i];
            (counter_set & msr::select::set_of(static_cast<int>(i))) != 0)
            result.push_back({"counter", counter.name, "", fmt::format("0x{:x}", counter.address),
                              "", fmt::format("{} bits", counter.width), "high"});
    const msr::select::limits maximum = M::limits_of({}, target);
    for (unsigned i = 0; i < M::flags.size(); ++i)
        if ((maximum.flags >> i & 1) != 0)
            result.push_back({"choice", fmt::format(":{}", M::flags[i].name), "", "", "",
                              M::flags[i].meaning, ""});
    for (unsigned i = 0; i < M::values.size(); ++i)
        if (maximum.values[i] != 0)
            result.push_back({"choice", fmt::format(":{}=N", M::values[i].name), "", "", "",
                              M::values[i].meaning, ""});
    return result;
}

/// Returns every name that may follow an event.
template <typename M>
std::vector<std::string_view> select_words(const msr::select::request &request,
                                           const typename M::target &target) {
    std::vector<std::string_view> names;
    if (const auto *const row = msr::select::row_of<M>(request))
        for (const msr::select::mask_row &mask : row->masks)
            names.push_back(mask.name);
    const msr::select::limits maximum = M::limits_of(request, target);
    for (const auto &shared_qualifier_row : msr::select::shared_qualifiers)
        if (request.is_raw() || std::string_view{shared_qualifier_row.name} != "event")
            names.push_back(shared_qualifier_row.name);
    for (unsigned i = 0; i < M::flags.size(); ++i)
        if ((maximum.flags >> i & 1) != 0) names.push_back(M::flags[i].name);
    for (unsigned i = 0; i < M::values.size(); ++i)
        if (maximum.values[i] != 0) names.push_back(M::values[i].name);
    return names;
}

/// Returns the target processors that --cpu can name on which a request is legal.
template <typename M>
std::vector<std::string> select_targets(const msr::select::request &request, target_name<M> named) {
    std::vector<std::string> result;
    if (named == nullptr) return result;
    for (const typename M::target &entry : M::targets)
        if (msr::select::check<M>(request, entry).legal())
            if (std::string name = named(entry); !name.empty()) result.push_back(std::move(name));
    return result;
}

/// Returns the qualifier for the number of a field, in the text notation.
template <typename M>
std::string_view number_name(const msr::select::fitting_numbers &fits) {
    using msr::select::number_field;
    using msr::select::shared_qualifier;
    const auto shared = [](shared_qualifier qualifier) {
        return msr::select::shared_qualifiers[static_cast<unsigned>(qualifier)].name;
    };
    switch (fits.field) {
    case number_field::none:
        return {};
    case number_field::code:
        return shared(shared_qualifier::event);
    case number_field::masks:
        return shared(shared_qualifier::masks);
    case number_field::threshold:
        return shared(shared_qualifier::threshold);
    case number_field::period:
        return shared(shared_qualifier::period);
    case number_field::value:
        return M::values[fits.value].name;
    }
    return {};
}

/// Returns the range of the field whose number breaks a rule: "; event takes 0x0 to 0xff"; empty
/// where the rule is about no number.
template <typename M>
std::string select_numbers(const msr::broken_rule &broken, const msr::select::request &request,
                           const typename M::target &target) {
    using msr::select::number_field;
    const auto fits = msr::select::numbers_that_fit<M>(broken, request, target);
    if (fits.field == number_field::none) return {};
    const bool decimal =
        fits.field == number_field::threshold || fits.field == number_field::period;
    const auto in_text = [decimal](std::uint64_t number) {
        return decimal ? fmt::format("{}", number) : fmt::format("0x{:x}", number);
    };
    const std::string_view name = number_name<M>(fits);
    const std::string maximum = in_text(fits.most);
    if (fits.only_bits) return fmt::format("; {} takes bits of {}", name, maximum);
    if (fits.least == fits.most) return fmt::format("; {} takes {} only", name, maximum);
    return fmt::format("; {} takes {} to {}", name, in_text(fits.least), maximum);
}

/// Returns the range of the field whose number in a text is too large to be read: found by the rule
/// that the largest readable number breaks in place of the text's number.
template <typename M>
std::string select_numbers_for(const std::string &text, const msr::select::parsed &parsed,
                               const typename M::target &target) {
    for (const char *const largest : {"0xffffffffffffffff", "0xffffffff"}) {
        std::string other = text;
        other.replace(parsed.position, parsed.piece.size(), largest);
        const auto read =
            msr::select::parse<M>({other.data(), other.size()}, target, lists_on<M>(target));
        if (!read.well_formed()) continue;
        return select_numbers<M>(msr::select::check<M>(read.wanted, target).broken, read.wanted,
                                 target);
    }
    return {};
}

/// Returns a hint for a text that requests no event.
template <typename M>
std::string select_hint(const std::string &text, const msr::select::parsed &parsed,
                        const typename M::target &target, target_name<M> named) {
    using msr::select::notation_problem;
    const std::string_view piece{parsed.piece.data(), parsed.piece.size()};
    std::vector<std::string_view> known;
    switch (parsed.problem) {
    case notation_problem::unknown_event:
        if (std::string hint = portable_name_hint(piece, slot_shares_of(target) != nullptr);
            !hint.empty())
            return hint;
        for (std::size_t i = 0; i < msr::portable_event_count; ++i)
            if (msr::request_on(msr::portable_choice{static_cast<msr::portable_event>(i)}, target))
                known.push_back(msr::portable_events[i].name);
        for (const msr::select::event_row &event : M::events)
            if (M::exists(event, target)) known.push_back(event.name);
        for (const auto &list : lists_on<M>(target))
            for (const auto *const event : list.events)
                known.push_back(event->name());
        known.push_back("raw");
        if (std::string hint = event_hint(piece, known); !hint.empty()) return hint;
        return "; 'msrpp list' names them";
    case notation_problem::event_not_on_target: {
        msr::select::request request = parsed.wanted;
        request.chosen = ~std::uint32_t{0};
        const std::vector<std::string> cpus = select_targets<M>(request, named);
        return cpus.empty() ? event_elsewhere(piece)
                            : fmt::format("; --cpu {} has it", joined(cpus, ", "));
    }
    case notation_problem::raw_without_event:
        return raw_suggestion(text);
    case notation_problem::mask_of_another_event:
    case notation_problem::unknown_mask:
    case notation_problem::unknown_qualifier:
        if (std::string intended = raw_suggestion(text); !intended.empty()) return intended;
        known = select_words<M>(parsed.wanted, target);
        if (const std::string nearest = suggestion(piece, known); !nearest.empty()) return nearest;
        return fmt::format("; known are {}", joined(known, ", "));
    case notation_problem::unknown_counter:
        return "; there are " + counters_in<M>(M::counters_on(target));
    case notation_problem::number_too_large:
        return select_numbers_for<M>(text, parsed, target);
    default:
        return {};
    }
}

/// Returns the legal alternatives to a requested event that alone breaks a rule.
template <typename M>
std::string select_remedy(const msr::select::request &request, const typename M::target &target,
                          target_name<M> named) {
    const auto less = msr::select::detail::superfluous<M>(request, target);
    const std::string as_it_is = msr::select::text_of<M>(request).text;
    std::vector<std::string> texts;
    // An alternative must keep its list's row: the text does not show what the row adds to the
    // event.
    const auto add = [&](const msr::select::request &other) {
        const std::string text = msr::select::text_of<M>(other).text;
        if (text != as_it_is) texts.push_back(in_quotes(text));
    };
    if (const auto intended = msr::select::detail::meant_instead<M>(request, target);
        intended != request)
        add(intended);
    for (std::size_t i = 0; i < less.count; ++i)
        add(msr::select::detail::without_qualifier(request, less.entries[i]));
    if (request.counter >= 0)
        if (const auto free = msr::select::detail::counters_for<M>(request, target); free != 0)
            return "; it can be counted on " + counters_in<M>(free);
    if (!texts.empty()) return fmt::format("; legal would be {}", joined(texts, ", "));
    if (const auto cpus = select_targets<M>(request, named); !cpus.empty())
        return fmt::format("; it is legal with --cpu {}", joined(cpus, ", "));
    if (const auto *const row = msr::select::row_of<M>(request);
        row != nullptr && row->masks.size() != 0) {
        std::vector<std::string_view> masks;
        for (const msr::select::mask_row &mask : row->masks)
            masks.push_back(mask.name);
        return fmt::format("; the event has {}", joined(masks, ", "));
    }
    return {};
}

/// Reads and checks requested events. Throws a complaint where a request breaks a rule.
template <typename M>
std::vector<msr::select::request> select_requests(const std::vector<std::string> &choices,
                                                  const typename M::target &target,
                                                  target_name<M> named) {
    std::vector<msr::select::request> result;
    for (const std::string &choice : choices) {
        const std::string text = expand_generic_name(choice, target);
        const msr::select::parsed parsed =
            msr::select::parse<M>({text.data(), text.size()}, target, lists_on<M>(target));
        if (!parsed.well_formed()) {
            using msr::select::notation_problem;
            const bool of_the_hardware =
                parsed.problem == notation_problem::mask_of_another_event ||
                parsed.problem == notation_problem::event_not_on_target ||
                parsed.problem == notation_problem::masks_of_one_field;
            complain(of_the_hardware ? rule_broken : wrong_usage,
                     fmt::format("{}: {}", in_quotes(text),
                                 notation_sentence(parsed, msr::select::sentence_of(parsed.problem),
                                                   select_hint<M>(text, parsed, target, named))));
        }
        result.push_back(parsed.wanted);
    }
    return result;
}

inline std::string note_on_confidence(const char *event, msr::select::confidence sure) {
    return fmt::format("{}: the facts about this event are of {} confidence", event, name_of(sure));
}

/// Returns the plan of the events that `choices` request, for `family::plan`. Throws a complaint
/// where there is no plan. `registers`: the registers, whose names writes get. The plan has notes
/// on doubtful events only; the caller adds further notes.
template <typename M, std::size_t Most = 64>
family_plan select_plan(const typename M::target &target, const std::vector<std::string> &choices,
                        const std::vector<family_register> &registers,
                        target_name<M> named = nullptr) {
    family_plan result;
    result.texts = choices;
    const std::vector<msr::select::request> requests = select_requests<M>(choices, target, named);
    const auto made = msr::select::try_plan<M, Most>({requests.data(), requests.size()}, target);
    if (!made.legal()) {
        std::string remedy;
        if (made.found.culprit_count == 1)
            remedy =
                select_numbers<M>(made.found.why.broken, requests[made.found.culprits[0]], target) +
                select_remedy<M>(requests[made.found.culprits[0]], target, named);
        else if (made.found.culprit_count > 1)
            remedy = fmt::format("; any {} of them fit", made.found.culprit_count - 1);
        complain_of_plan(sentence_with_names(made.found.why), made.found, choices, remedy);
    }
    const msr::program_view program = made.view();
    take_writes(result, program, [&](std::uint32_t address) {
        std::string name = fmt::format("0x{:x}", address);
        for (const family_register &register_row : registers)
            if (register_row.address == address) name = register_row.name;
        return name;
    });
    result.readouts.assign(program.readouts.begin(), program.readouts.end());
    for (std::size_t i = 0; i < requests.size(); ++i) {
        result.places.push_back(msr::select::counter_name<M>(made.found.assigned[i].counter));
        const auto *const row = msr::select::row_of<M>(requests[i]);
        if (row == nullptr) continue;
        const auto sure = M::confidence_of(*row, target);
        if (sure != msr::select::confidence::high)
            result.notes.push_back(note_on_confidence(row->name, sure));
    }
    return result;
}

/// Returns a rule that a request breaks, for `family::explain`.
template <typename M>
rule_report request_report(const msr::verdict &verdict, const msr::select::request &request,
                           const typename M::target &target, target_name<M> named) {
    rule_report report = rule_report_of(verdict);
    const auto counters = msr::select::detail::counters_for<M>(request, target);
    for (std::size_t i = 0; i < M::counters.size(); ++i)
        if ((counters & msr::select::set_of(static_cast<int>(i))) != 0)
            report.legal.emplace_back(M::counters[i].name);
    if (report.legal.empty()) report.legal = select_targets<M>(request, named);
    if (const auto *const row = msr::select::row_of<M>(request);
        report.legal.empty() && row != nullptr)
        for (const msr::select::mask_row &mask : row->masks)
            report.legal.emplace_back(mask.name);
    return report;
}

} // namespace msrpp
