#include "explain_input.hpp"

#include "choices.hpp"
#include "complaint.hpp"
#include "elsewhere.hpp"
#include "json.hpp"
#include "lines.hpp"
#include "suggest.hpp"
#include "value_lines.hpp"

#include <msr/intel/netburst/explain.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/rules.hpp>
#include <msr/intel/netburst/sampling_registers.hpp>
#include <msr/text.hpp>

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <string_view>

namespace msrpp {

namespace netburst = msr::netburst;
using netburst::named_register;

namespace {

/// The registers below and above an address that is none.
std::string neighbours_of(std::uint64_t address) {
    named_register below{};
    named_register above{};
    for (unsigned place = 0; place < netburst::named_register_count; ++place) {
        const named_register one = netburst::register_by_place(place);
        if (one.address < address && one.address > below.address) below = one;
        if (one.address > address && (above.address == 0 || one.address < above.address))
            above = one;
    }
    std::string result = "; next to it:";
    for (const named_register &one : {below, above})
        if (one.address != 0) result += fmt::format(" {} ({})", hex(one.address), one.name);
    return result;
}

named_register register_of(std::string_view name, const netburst::target &on) {
    if (const auto found = netburst::register_named(view(name))) return found.is;
    const msr::number_read address = msr::number_in(view(name));
    if (address) {
        if (const auto found = netburst::register_at(address.value, on)) return found.is;
        complain(wrong_usage,
                 fmt::format("no performance-monitoring register has the address {}{}{}",
                             in_quotes(name), neighbours_of(address.value),
                             register_elsewhere(address.value)));
    }
    std::vector<std::string_view> known;
    for (unsigned place = 0; place < netburst::named_register_count; ++place)
        known.push_back(netburst::register_by_place(place).name);
    const std::string_view bare = view(msr::without_start(view(name), "msr_"));
    std::string hint = register_elsewhere(name) + suggestion(bare, known);
    if (hint.empty()) hint = "; give a name, or an address as 0x3a0";
    complain(wrong_usage, fmt::format("no register has the name {}{}", in_quotes(name), hint));
}

/// The register that a text without a value names, or one that there is.
std::string example_for(std::string_view text, const netburst::target &on) {
    const bool is_known = netburst::register_named(view(text)) || msr::number_in(view(text));
    return is_known ? register_of(text, on).name : "bsu_escr0";
}

/// Whether a text is `r` and hexadecimal digits: a word of perf.
bool is_perf_word(std::string_view text) {
    if (text.size() < 2 || msr::in_lower_case(text[0]) != 'r') return false;
    for (const char letter : text.substr(1))
        if (msr::digit_value(letter) >= 16) return false;
    return true;
}

/// Reads one thing after the other.
class reader {
public:
    explicit reader(const netburst::target &on) : on{on} {}

    void read_argument(std::string_view text) {
        if (is_perf_word(text.substr(0, text.find(',')))) return read_perf_words(text);
        if (text.find('@') != text.npos) return read_perfex(text);
        read_assignment(*this, text,
                        [this](std::string_view name) { return example_for(name, on); });
    }

    /// A register by name or address, and its value.
    void read_pair(std::string_view name, std::string_view digits, std::string_view whole) {
        if (name == "--p4pe") name = "ia32_pebs_enable"; // as perfex has them
        if (name == "--p4pmv") name = "pebs_matrix_vert";
        const named_register where = register_of(name, on);
        const std::uint64_t value = register_value_in(digits, whole);
        if (value_at(where) != nullptr)
            complain(wrong_usage,
                     fmt::format("{} is given twice: {}", where.name, in_quotes(whole)));
        add(where, value);
    }

    explain_input result;

private:
    void read_perf_words(std::string_view text) {
        for (std::string_view rest = text;;) {
            const std::string_view word = rest.substr(0, rest.find(','));
            if (!is_perf_word(word))
                complain(wrong_usage, fmt::format("{}: {} is not a word of perf: r and up to 16 "
                                                  "hexadecimal digits",
                                                  in_quotes(text), in_quotes(word)));
            const std::string digits = fmt::format("0x{}", word.substr(1));
            result.words.push_back(register_value_in(digits, word));
            if (word.size() == rest.size()) return;
            rest.remove_prefix(word.size() + 1);
        }
    }

    /// `CCCR/ESCR@COUNTER`; bit 31 of the counter asks for the fast form of RDPMC.
    void read_perfex(std::string_view text) {
        const std::size_t at = text.find('@');
        const std::size_t slash = text.find('/');
        if (slash == text.npos || slash > at)
            complain(wrong_usage,
                     fmt::format("{}: write it as 0x3b000/0x1200020c@12", in_quotes(text)));
        constexpr std::uint64_t fast = std::uint64_t{1} << 31;
        const std::uint64_t cccr = register_value_in(text.substr(0, slash), text);
        const std::uint64_t escr = register_value_in(text.substr(slash + 1, at - slash - 1), text);
        const std::uint64_t number = register_value_in(text.substr(at + 1), text) & ~fast;
        if (number >= netburst::counter_count)
            complain(wrong_usage,
                     fmt::format("{}: counters have the numbers 0 to 17", in_quotes(text)));
        const auto counter = static_cast<netburst::counter_number>(number);
        const netburst::counter_row &row = row_of(counter);
        if (value_at(netburst::register_at(row.cccr_address).is) != nullptr)
            complain(rule_broken,
                     fmt::format("{} ({}): {}", netburst::counter_has_one_owner::text.sentence,
                                 row.name, in_quotes(text)));
        const int heard = netburst::escr_heard(counter, cccr);
        if (heard < 0)
            complain(rule_broken,
                     fmt::format("{} ({}): {}", netburst::cccr_selects_an_escr::text.sentence,
                                 row.cccr_name, in_quotes(text)));
        add(netburst::register_at(row.cccr_address).is, cccr);
        add_shared(netburst::register_at(netburst::escrs[heard].address).is, escr, text);
    }

    /// Two counters may listen to one ESCR, which then has one value.
    void add_shared(const named_register &where, std::uint64_t value, std::string_view text) {
        const given_value *const before = value_at(where);
        if (before == nullptr) return add(where, value);
        if (before->value != value)
            complain(rule_broken,
                     fmt::format("{} ({}): {}", netburst::escr_has_one_value::text.sentence,
                                 where.name, in_quotes(text)));
    }

    const given_value *value_at(const named_register &where) const {
        for (const given_value &before : result.values)
            if (before.where.address == where.address) return &before;
        return nullptr;
    }
    void add(const named_register &where, std::uint64_t value) {
        result.values.push_back({where, value});
    }

    const netburst::target &on;
};

void read_arguments(reader &into, const command_line &given, const settings &asked) {
    try {
        for (const std::string &argument : asked.arguments)
            into.read_argument(argument);
        if (!given.p4pe.empty()) into.read_pair("--p4pe", given.p4pe, "--p4pe=" + given.p4pe);
        if (!given.p4pmv.empty()) into.read_pair("--p4pmv", given.p4pmv, "--p4pmv=" + given.p4pmv);
    } catch (const complaint &why) {
        complain(why.status, "explain: " + why.line);
    }
}

} // namespace

explain_input read_input(const command_line &given, const settings &asked) {
    reader into{asked.on};
    read_arguments(into, given, asked);
    if (!given.file.empty())
        each_line_of(given.file, "explain",
                     [&](std::string_view line) { read_value_line(into, line); });
    if (into.result.values.empty() && into.result.words.empty())
        complain(wrong_usage, "explain: give a register and its value, as bsu_escr0=0x18020e04");
    return into.result;
}

} // namespace msrpp
