#include "elsewhere.hpp"

#include "family.hpp"
#include "suggest.hpp"
#include "text.hpp"

#include <msr/processor/row.hpp>
#include <msr/processor/table.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <vector>

namespace msrpp {

namespace {

using cpu_list = std::vector<std::string_view>;

/// A register's name in lower case without what manuals put in front of it.
std::string bare(std::string_view name) { return in_lower_case(bare_name(name)); }

/// Which processors have a name or an address, of everything that is known.
class known_names {
public:
    known_names() {
        for (const family &one : families())
            add(one);
        for (const msr::processor_row &row : msr::processor_table)
            if (row.cpu != nullptr && row.cpu != std::string_view{row.name}) add_events_of(row);
    }

    std::map<std::string, cpu_list> events; ///< and metrics
    std::map<std::string, cpu_list> registers;
    std::map<std::uint64_t, cpu_list> addresses;

private:
    void add(const family &of) {
        for (const listed &row : of.list(of))
            if (row.kind == "event" || row.kind == "metric")
                add(events[in_lower_case(row.name)], of.name);
        for (const family_register &one : of.registers(of)) {
            add(registers[bare(one.name)], of.name);
            add(addresses[one.address], of.name);
        }
    }

    /// Events of a processor that the processor with whose name it goes does not have.
    void add_events_of(const msr::processor_row &row) {
        const family *const found = family_named(row.cpu);
        if (found == nullptr) return;
        family of = *found;
        of.processor = row.is;
        for (const listed &event : of.list(of)) {
            if (event.kind != "event") continue;
            cpu_list &cpus = events[in_lower_case(event.name)];
            if (std::find(cpus.begin(), cpus.end(), of.name) == cpus.end()) add(cpus, row.name);
        }
    }

    static void add(cpu_list &to, std::string_view cpu) {
        if (to.empty() || to.back() != cpu) to.push_back(cpu);
    }
};

/// Everything that is known. To gather it takes time, so this is for complaints.
const known_names &all() {
    static const known_names result;
    return result;
}

/// `--cpu k7, k8 and 15 more`
std::string text_of(const cpu_list &cpus) {
    constexpr std::size_t most = 3;
    const bool all_fit = cpus.size() <= most;
    const std::size_t shown = all_fit ? cpus.size() : most - 1;
    std::string result = "--cpu";
    for (std::size_t i = 0; i < shown; ++i) {
        const char *const between = i == 0 ? " " : all_fit && i + 1 == shown ? " and " : ", ";
        result += fmt::format("{}{}", between, cpus[i]);
    }
    if (!all_fit) result += fmt::format(" and {} more", cpus.size() - shown);
    return result;
}

template <typename Key>
std::string sentence(const std::map<Key, cpu_list> &names, const Key &name) {
    const auto found = names.find(name);
    return found == names.end() ? "" : "; it is of " + text_of(found->second);
}

/// The event of any processor whose name is a slip away; empty where there is none.
std::string misspelt_event(std::string_view name) {
    std::size_t least = std::max<std::size_t>(1, name.size() / 6);
    std::string result;
    for (const auto &[event, cpus] : all().events)
        if (const std::size_t distance = edit_distance(name, event, least);
            distance < least || (distance == least && result.empty())) {
            least = distance;
            result = event;
        }
    return result;
}

} // namespace

std::string event_elsewhere(std::string_view name) {
    return sentence(all().events, in_lower_case(name));
}

std::string event_hint(std::string_view name, const std::vector<std::string_view> &known) {
    std::string hint = event_elsewhere(name) + suggestion(name, known);
    if (!hint.empty()) return hint;
    const std::string near = misspelt_event(name);
    if (near.empty()) return {};
    return fmt::format("; did you mean {} of {}?", near, text_of(all().events.at(near)));
}

std::string register_elsewhere(std::string_view name) {
    return sentence(all().registers, bare(name));
}

std::string register_elsewhere(std::uint64_t address) { return sentence(all().addresses, address); }

} // namespace msrpp
