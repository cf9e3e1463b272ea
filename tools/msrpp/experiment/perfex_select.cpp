// perfex on processors whose counters have a select register: `evntsel@counter`.
#include "import.hpp"

#include "../../support/complaint.hpp"
#include "../../support/text.hpp"
#include "../printed.hpp"

#include <msr/core/digits.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp::experiment {

namespace {

// Conditions of perfex's driver on values (perfctr, x86.c), in addition to the processor's rules:
// the counters P6 from Pentium Pro to Pentium M have their enable bit in the first select alone;
// others have it in each; the Pentium has none, and a half of CESR for each counter.
constexpr std::uint64_t user = 1 << 16, kernel = 1 << 17, edge = 1 << 18, pin = 1 << 19;
constexpr std::uint64_t interrupts = 1 << 20, enable = 1 << 22, inverts = 1 << 23;

/// How a processor's counters are set up.
struct selects {
    std::uint32_t first{};  ///< the first select register, or CESR
    unsigned counters = 2;  ///< as many as perfex has
    bool halves{};          ///< both counters are in one register
    bool one_enable{};      ///< the bit of counter 0 is that of all
    bool has_pin_control{}; ///< bit 19 is the choice's, not perfex's
};

/// A setting.
struct setting {
    std::uint64_t value{};
    std::optional<unsigned> counter;
};

std::optional<selects> selects_of(const family &of) {
    for (const family_register &one : of.registers(of)) {
        if (one.name == "cesr") return selects{.first = one.address, .halves = true};
        if (one.name == "perfevtsel0")
            return selects{.first = one.address, .one_enable = true, .has_pin_control = true};
        if (one.name == "perf_legacy_ctl0") return selects{.first = one.address, .counters = 4};
        if (one.name == "ia32_perfevtsel0") return selects{.first = one.address};
    }
    return std::nullopt;
}

std::uint64_t number_of(std::string_view digits, std::string_view whole) {
    const msr::number_read found = msr::number_in(view(digits));
    if (!found || found.value > 0xffffffff)
        complain(wrong_usage, fmt::format("{}: numbers of 32 bits belong here, as in 0x4100c0@0",
                                          in_quotes(whole)));
    return found.value;
}

setting setting_of(std::string_view text, const selects &how, const std::string &processor) {
    if (text.find('/') != text.npos)
        complain(wrong_usage,
                 fmt::format("{}: only the Pentium 4 has something behind /", in_quotes(text)));
    const std::size_t at = text.find('@');
    setting result{number_of(text.substr(0, at), text), {}};
    if (at == text.npos) return result;
    result.counter = static_cast<unsigned>(number_of(text.substr(at + 1), text) & 0x7fffffff);
    if (*result.counter >= how.counters)
        complain(wrong_usage, fmt::format("{}: perfex has counters 0 to {} of a {}",
                                          in_quotes(text), how.counters - 1, processor));
    return result;
}

/// Complains about what perfex's driver refuses.
void check(const setting &one, unsigned counter, const selects &how, std::string_view text) {
    const auto refuse = [&](const char *why) {
        complain(rule_broken, fmt::format("{}: {}", in_quotes(text), why));
    };
    if (how.halves) {
        if (one.value > 0xffff) refuse("a counter has a half of CESR, 16 bits");
        if ((one.value & 0xc0) == 0) refuse("it counts at no privilege level");
        return;
    }
    if ((one.value & (user | kernel)) == 0) refuse("it counts at no privilege level");
    if ((one.value & interrupts) != 0) refuse("it asks for interrupts: perfex does not sample");
    const bool enables = (one.value & enable) != 0;
    if (how.one_enable && counter != 0 && enables)
        refuse("bit 22 is reserved in all but the first select: that of counter 0 enables both");
    if (!enables && !(how.one_enable && counter != 0)) refuse("it is not enabled: bit 22");
}

/// Bits that say what is counted, in the layout of a select.
std::uint64_t meaning_of(std::uint64_t value, const selects &how) {
    return how.halves ? value & 0xffff : value & ~enable;
}

/// The values that a plan leaves in the selects of counters that count, in order of size.
std::vector<std::uint64_t> meanings_in(const family_plan &plan, const selects &how) {
    std::map<std::uint32_t, std::uint64_t> last;
    for (const named_family_write *const each : start_state(plan))
        if (each->what.address >= how.first &&
            each->what.address < how.first + (how.halves ? 1 : how.counters))
            last[each->what.address] = each->what.value;
    std::vector<std::uint64_t> result;
    for (const auto &[address, value] : last)
        for (unsigned half = 0; half < (how.halves ? 2u : 1u); ++half)
            if (const std::uint64_t one = meaning_of(value >> 16 * half, how); one != 0)
                result.push_back(one);
    std::sort(result.begin(), result.end());
    return result;
}

/// The qualifiers of a choice with these bits.
std::string qualifiers_of(std::uint64_t value, const selects &how) {
    std::string result;
    if (how.halves) {
        const std::uint64_t levels = value >> 6 & 3;
        if ((levels & 2) != 0) result += ":user";
        if ((levels & 1) != 0) result += ":kernel";
        if ((value & 0x100) != 0) result += ":clocks";
        if ((value & 0x200) != 0) result += ":pc";
        return result;
    }
    if ((value & user) != 0) result += ":user";
    if ((value & kernel) != 0) result += ":kernel";
    if ((value & edge) != 0) result += ":edge";
    if ((value & inverts) != 0) result += ":inv";
    if (const std::uint64_t least = value >> 24 & 0xff; least != 0)
        result += fmt::format(":cmask={}", least);
    if (how.has_pin_control && (value & pin) != 0) result += ":pc";
    return result;
}

/// `NAME (MASK, MASK)` of the sentence about a counter, as a choice has it; empty: the event has no
/// name, and the sentence begins with its number.
std::string named_in(const std::string &sentence) {
    const std::size_t counts = sentence.find(" counts ");
    if (counts == sentence.npos || sentence.compare(counts, 15, " counts event 0") == 0) return {};
    std::string rest = sentence.substr(counts + 8);
    const std::size_t end = rest.find_first_of(" ,;");
    std::string name = rest.substr(0, end);
    if (end == rest.npos || rest.compare(end, 2, " (") != 0) return name;
    const std::string masks = rest.substr(end + 2, rest.find(')') - end - 2);
    for (std::size_t at = 0; at <= masks.size();) {
        const std::size_t comma = std::min(masks.find(", ", at), masks.size());
        name += ":" + masks.substr(at, comma - at);
        at = comma + 2;
    }
    return name;
}

/// The choice that a plan makes into this select, the event by its name where it has one.
std::string choice_of(const family &of, const selects &how, std::uint64_t value,
                      const std::string &told) {
    const std::string behind = qualifiers_of(value, how);
    const std::uint64_t event = how.halves ? value & 0x3f : value & 0xff;
    const std::uint64_t masks = how.halves ? 0 : value >> 8 & 0xff;
    const std::string name = named_in(told);
    std::vector<std::string> choices;
    if (!name.empty())
        choices = {name + behind, fmt::format("{}:umask={:#x}{}", name, masks, behind)};
    choices.push_back(fmt::format("raw:event={:#x}:umask={:#x}{}", event, masks, behind));
    for (const std::string &each : choices)
        try {
            const std::vector<std::uint64_t> found = meanings_in(of.plan(of, {each}), how);
            if (found == std::vector{meaning_of(value, how)}) return each;
        } catch (const complaint &) {
            continue; // not in these words
        }
    complain(rule_broken, fmt::format("{:#x}: no choice of msrpp sets exactly these bits", value));
}

} // namespace

std::vector<imported_choice> select_choices_for(const family &of,
                                                const std::vector<std::string> &settings) {
    const std::optional<selects> how = selects_of(of);
    if (!how)
        complain(wrong_usage,
                 fmt::format("perfex knows no {}: it has the Pentium, P6, AMD's K7 and K8, Core 2 "
                             "and the Pentium 4",
                             of.name));
    std::vector<setting> all;
    for (const std::string &each : settings)
        all.push_back(setting_of(each, *how, of.name));
    std::map<unsigned, std::size_t> of_counter; // in order of the counters
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].counter.has_value() != all.front().counter.has_value())
            complain(wrong_usage, "perfex has a counter behind each event, as in 0x4100c0@0, or "
                                  "behind none");
        const unsigned counter = all[i].counter.value_or(static_cast<unsigned>(i));
        if (counter >= how->counters)
            complain(wrong_usage, fmt::format("{} has {} counters, and there are more events",
                                              of.name, how->counters));
        if (!of_counter.emplace(counter, i).second)
            complain(wrong_usage, fmt::format("counter {} is given twice", counter));
        check(all[i], counter, *how, settings[i]);
    }
    asked_values values;
    std::uint64_t both = 0;
    for (const auto &[counter, i] : of_counter)
        if (how->halves)
            both |= all[i].value << 16 * counter;
        else
            values.registers.push_back(
                {how->first + counter, all[i].value, fmt::format("counter {}", counter)});
    if (how->halves) values.registers.push_back({how->first, both, "cesr"});
    const family_explanation told = of.explain(of, values);
    if (!told.broken.empty()) complain(rule_broken, whole_sentence(told.broken.front()));
    std::vector<imported_choice> choices(all.size());
    std::vector<std::string> texts;
    std::vector<std::uint64_t> wanted;
    for (const auto &[counter, i] : of_counter) {
        std::string sentence; // about this counter, whose name ends in its number
        for (const statement &one : told.counts)
            if (const std::size_t end = one.text.find(' ');
                end != one.text.npos && end != 0 &&
                one.text.substr(0, end).ends_with(std::to_string(counter)))
                sentence = one.text;
        choices[i] = {choice_of(of, *how, all[i].value, sentence), ""};
        if (const std::string name = named_in(sentence); name.empty())
            choices[i].remark = "no event of this processor has this number and unit mask";
        else if (choices[i].choice.starts_with("raw:"))
            choices[i].remark = name;
        wanted.push_back(meaning_of(all[i].value, *how));
    }
    for (const imported_choice &each : choices)
        texts.push_back(each.choice);
    std::sort(wanted.begin(), wanted.end());
    if (meanings_in(of.plan(of, texts), *how) != wanted)
        complain(rule_broken, "no plan of msrpp counts exactly what these values count");
    return choices;
}

} // namespace msrpp::experiment
