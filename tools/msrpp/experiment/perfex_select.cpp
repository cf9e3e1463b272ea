// Converts settings of the tool perfex for processors whose counters have a select register:
// `evntsel@counter`.
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

// Bits that perfex's driver checks (perfctr, x86.c), in addition to the processor's rules: the
// counters from Pentium Pro to Pentium M have their enable bit in the first select register only;
// later processors have an enable bit in each; the Pentium has none, and a half of CESR for each
// counter.
constexpr std::uint64_t user = 1 << 16, kernel = 1 << 17, edge = 1 << 18, pin = 1 << 19;
constexpr std::uint64_t interrupts = 1 << 20, enable = 1 << 22, inverts = 1 << 23;

/// The select registers of a processor's counters.
struct selects {
    std::uint32_t first{}; ///< address of the first select register, or of CESR
    unsigned counters = 2; ///< number of counters that perfex supports
    bool halves{};         ///< a single register has the settings of both counters
    bool one_enable{};     ///< the enable bit of counter 0 enables all counters
    /// Bit 19 (PC) belongs to the requested event; perfex does not set bit 19.
    bool has_pin_control{};
};

/// A setting of perfex: a value, and a counter if the setting names one.
struct setting {
    std::uint64_t value{};
    std::optional<unsigned> counter;
};

std::optional<selects> selects_of(const family &identity) {
    for (const family_register &row : identity.registers(identity)) {
        if (row.name == "cesr") return selects{.first = row.address, .halves = true};
        if (row.name == "perfevtsel0")
            return selects{.first = row.address, .one_enable = true, .has_pin_control = true};
        if (row.name == "perf_legacy_ctl0") return selects{.first = row.address, .counters = 4};
        if (row.name == "ia32_perfevtsel0") return selects{.first = row.address};
    }
    return std::nullopt;
}

std::uint64_t number_of(std::string_view digits, std::string_view whole) {
    const msr::number_read read = msr::parse_number(view(digits));
    if (!read || read.value > 0xffffffff)
        complain(wrong_usage, fmt::format("{}: numbers of 32 bits belong here, as in 0x4100c0@0",
                                          in_quotes(whole)));
    return read.value;
}

setting setting_of(std::string_view text, const selects &selects, const std::string &processor) {
    if (text.find('/') != text.npos)
        complain(wrong_usage,
                 fmt::format("{}: only the Pentium 4 has something behind /", in_quotes(text)));
    const std::size_t position = text.find('@');
    setting result{number_of(text.substr(0, position), text), {}};
    if (position == text.npos) return result;
    result.counter = static_cast<unsigned>(number_of(text.substr(position + 1), text) & 0x7fffffff);
    if (*result.counter >= selects.counters)
        complain(wrong_usage, fmt::format("{}: perfex has counters 0 to {} of a {}",
                                          in_quotes(text), selects.counters - 1, processor));
    return result;
}

/// Throws a complaint about a setting that perfex's driver refuses.
void check(const setting &setting, unsigned counter, const selects &selects,
           std::string_view text) {
    const auto refuse = [&](const char *reason) {
        complain(rule_broken, fmt::format("{}: {}", in_quotes(text), reason));
    };
    if (selects.halves) {
        if (setting.value > 0xffff) refuse("a counter has a half of CESR, 16 bits");
        if ((setting.value & 0xc0) == 0) refuse("it counts at no privilege level");
        return;
    }
    if ((setting.value & (user | kernel)) == 0) refuse("it counts at no privilege level");
    if ((setting.value & interrupts) != 0) refuse("it asks for interrupts: perfex does not sample");
    const bool enables = (setting.value & enable) != 0;
    if (selects.one_enable && counter != 0 && enables)
        refuse("bit 22 is reserved in all but the first select: that of counter 0 enables both");
    if (!enables && !(selects.one_enable && counter != 0)) refuse("it is not enabled: bit 22");
}

/// Returns the bits of a value that decide what is counted, in the layout of a select register.
std::uint64_t meaning_of(std::uint64_t value, const selects &selects) {
    return selects.halves ? value & 0xffff : value & ~enable;
}

/// Returns the values that a plan leaves in the select registers of enabled counters, in ascending
/// order.
std::vector<std::uint64_t> meanings_in(const family_plan &plan, const selects &selects) {
    std::map<std::uint32_t, std::uint64_t> last;
    for (const named_family_write *const write : start_state(plan))
        if (write->what.address >= selects.first &&
            write->what.address < selects.first + (selects.halves ? 1 : selects.counters))
            last[write->what.address] = write->what.value;
    std::vector<std::uint64_t> result;
    for (const auto &[address, value] : last)
        for (unsigned half = 0; half < (selects.halves ? 2u : 1u); ++half)
            if (const std::uint64_t number = meaning_of(value >> 16 * half, selects); number != 0)
                result.push_back(number);
    std::sort(result.begin(), result.end());
    return result;
}

/// Returns the qualifiers of a requested event for the bits of a select register.
std::string qualifiers_of(std::uint64_t value, const selects &selects) {
    std::string result;
    if (selects.halves) {
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
    if (const std::uint64_t minimum = value >> 24 & 0xff; minimum != 0)
        result += fmt::format(":cmask={}", minimum);
    if (selects.has_pin_control && (value & pin) != 0) result += ":pc";
    return result;
}

/// Returns `NAME (MASK, MASK)` in the sentence about a counter as a choice; empty: the event has no
/// name, and the sentence begins with the event's number.
std::string named_in(const std::string &sentence) {
    const std::size_t counts = sentence.find(" counts ");
    if (counts == sentence.npos || sentence.compare(counts, 15, " counts event 0") == 0) return {};
    std::string rest = sentence.substr(counts + 8);
    const std::size_t end = rest.find_first_of(" ,;");
    std::string name = rest.substr(0, end);
    if (end == rest.npos || rest.compare(end, 2, " (") != 0) return name;
    const std::string masks = rest.substr(end + 2, rest.find(')') - end - 2);
    for (std::size_t position = 0; position <= masks.size();) {
        const std::size_t comma = std::min(masks.find(", ", position), masks.size());
        name += ":" + masks.substr(position, comma - position);
        position = comma + 2;
    }
    return name;
}

/// Returns the text of the event whose plan sets a select register to a value: by name, if the
/// event has a name.
std::string choice_of(const family &identity, const selects &selects, std::uint64_t value,
                      const std::string &text) {
    const std::string arguments = qualifiers_of(value, selects);
    const std::uint64_t event = selects.halves ? value & 0x3f : value & 0xff;
    const std::uint64_t masks = selects.halves ? 0 : value >> 8 & 0xff;
    const std::string name = named_in(text);
    std::vector<std::string> choices;
    if (!name.empty())
        choices = {name + arguments, fmt::format("{}:umask={:#x}{}", name, masks, arguments)};
    choices.push_back(fmt::format("raw:event={:#x}:umask={:#x}{}", event, masks, arguments));
    for (const std::string &word : choices)
        try {
            const std::vector<std::uint64_t> result =
                meanings_in(identity.plan(identity, {word}), selects);
            if (result == std::vector{meaning_of(value, selects)}) return word;
        } catch (const complaint &) {
            continue; // no event has this spelling; the next spelling is tried
        }
    complain(rule_broken, fmt::format("{:#x}: no choice of msrpp sets exactly these bits", value));
}

} // namespace

std::vector<imported_choice> select_choices_for(const family &identity,
                                                const std::vector<std::string> &settings) {
    const std::optional<selects> how = selects_of(identity);
    if (!how)
        complain(wrong_usage,
                 fmt::format("perfex knows no {}: it has the Pentium, P6, AMD's K7 and K8, Core 2 "
                             "and the Pentium 4",
                             identity.name));
    std::vector<setting> list;
    for (const std::string &text : settings)
        list.push_back(setting_of(text, *how, identity.name));
    std::map<unsigned, std::size_t> of_counter; // position of each setting, by counter
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i].counter.has_value() != list.front().counter.has_value())
            complain(wrong_usage, "perfex has a counter behind each event, as in 0x4100c0@0, or "
                                  "behind none");
        const unsigned counter = list[i].counter.value_or(static_cast<unsigned>(i));
        if (counter >= how->counters)
            complain(wrong_usage, fmt::format("{} has {} counters, and there are more events",
                                              identity.name, how->counters));
        if (!of_counter.emplace(counter, i).second)
            complain(wrong_usage, fmt::format("counter {} is given twice", counter));
        check(list[i], counter, *how, settings[i]);
    }
    explain_arguments values;
    std::uint64_t both = 0;
    for (const auto &[counter, i] : of_counter)
        if (how->halves)
            both |= list[i].value << 16 * counter;
        else
            values.registers.push_back(
                {how->first + counter, list[i].value, fmt::format("counter {}", counter)});
    if (how->halves) values.registers.push_back({how->first, both, "cesr"});
    const family_explanation report = identity.explain(identity, values);
    if (!report.broken.empty()) complain(rule_broken, whole_sentence(report.broken.front()));
    std::vector<imported_choice> choices(list.size());
    std::vector<std::string> texts;
    std::vector<std::uint64_t> requests;
    for (const auto &[counter, i] : of_counter) {
        std::string sentence; // a sentence about the counter, whose name ends in its number
        for (const statement &statement : report.counts)
            if (const std::size_t end = statement.text.find(' ');
                end != statement.text.npos && end != 0 &&
                statement.text.substr(0, end).ends_with(std::to_string(counter)))
                sentence = statement.text;
        choices[i] = {choice_of(identity, *how, list[i].value, sentence), ""};
        if (const std::string name = named_in(sentence); name.empty())
            choices[i].remark = "no event of this processor has this number and unit mask";
        else if (choices[i].choice.starts_with("raw:"))
            choices[i].remark = name;
        requests.push_back(meaning_of(list[i].value, *how));
    }
    for (const imported_choice &choice : choices)
        texts.push_back(choice.choice);
    std::sort(requests.begin(), requests.end());
    if (meanings_in(identity.plan(identity, texts), *how) != requests)
        complain(rule_broken, "no plan of msrpp counts exactly what these values count");
    return choices;
}

} // namespace msrpp::experiment
