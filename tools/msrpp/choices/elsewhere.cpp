#include "elsewhere.hpp"

#include "../../support/text.hpp"
#include "../family.hpp"
#include "metrics.hpp"
#include "share_metrics.hpp"
#include "suggest.hpp"

#include <msr/processor/row.hpp>
#include <msr/processor/table.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace msrpp {

namespace {

using cpu_list = std::vector<std::string_view>;

/// Returns a register's name in lower case without the prefix that manuals give the name.
std::string bare(std::string_view name) { return in_lower_case(bare_name(name)); }

void add(cpu_list &destination, std::string_view cpu) {
    if (destination.empty() || destination.back() != cpu) destination.push_back(cpu);
}

/// The names of events or metrics of a processor.
struct cpu_name_set {
    std::string_view cpu;
    /// The processor that hints name first; hints name `cpu` only where `instead` lacks the name.
    std::string_view instead{};
    std::vector<std::string> owned{};
    std::vector<std::string_view> names{};
    /// The processor of names of metrics, which may lack a metric's events; otherwise empty.
    std::optional<family> processor{};
};

cpu_name_set names_for_cpu(const family &identity, std::string_view cpu, std::string_view instead) {
    cpu_name_set result{.cpu = cpu, .instead = instead};
    if (identity.event_names != nullptr) {
        result.names = identity.event_names(identity);
        return result;
    }
    for (listed &row : identity.list(identity))
        if (row.kind == "event" || row.kind == "metric")
            result.owned.push_back(std::move(row.name));
    result.names.assign(result.owned.begin(), result.owned.end());
    return result;
}

/// Returns a processor's names of metrics, also of metrics whose events the processor cannot count:
/// to find out takes time, which is spent only for a name that a hint has.
cpu_name_set metrics_of_cpu(const family &identity, std::string_view cpu,
                            std::string_view instead) {
    cpu_name_set result{.cpu = cpu, .instead = instead, .owned = possible_metric_names(identity)};
    result.processor = identity;
    result.names.assign(result.owned.begin(), result.owned.end());
    return result;
}

/// Returns each processor's names of events, or of metrics, as `names` returns them.
template <typename Names>
std::vector<cpu_name_set> names_of_all_cpus(Names names) {
    std::vector<cpu_name_set> sets;
    for (const family &identity : families())
        sets.push_back(names(identity, identity.name, ""));
    for (const msr::processor_row &row : msr::processor_table) {
        if (row.cpu == nullptr || row.cpu == std::string_view{row.name}) continue;
        const family *const result = family_named(row.cpu);
        if (result == nullptr) continue;
        family family = *result;
        family.processor = row.is;
        sets.push_back(names(family, row.name, result->name));
    }
    return sets;
}

/// Returns the names of events of all processors. Only complaints call the function, because it
/// takes time.
const std::vector<cpu_name_set> &all_names() {
    static const std::vector<cpu_name_set> result = names_of_all_cpus(names_for_cpu);
    return result;
}
const std::vector<cpu_name_set> &all_metrics() {
    static const std::vector<cpu_name_set> result = names_of_all_cpus(metrics_of_cpu);
    return result;
}

/// Returns whether a processor has an event, or a metric, of a name, in any case. Names of metrics
/// may have `tma_` in front or lack it.
bool has_name(const cpu_name_set &set, std::string_view name) {
    const auto bare = [&](std::string_view text) {
        return set.processor ? without_linux_start(text) : text;
    };
    const std::string_view bare_name = bare(name);
    return std::any_of(set.names.begin(), set.names.end(),
                       [&](std::string_view known) {
                           const std::string_view text = bare(known);
                           return text.size() == bare_name.size() &&
                                  msr::same_without_case(view(text), view(bare_name));
                       }) &&
           (!set.processor || has_metric_named(*set.processor, name));
}

/// Returns the processors that have a name in their set, in any case.
cpu_list cpus_with(std::string_view name, const std::vector<cpu_name_set> &sets) {
    cpu_list result;
    for (const cpu_name_set &set : sets) {
        if (std::find(result.begin(), result.end(), set.instead) != result.end()) continue;
        if (has_name(set, name)) add(result, set.cpu);
    }
    return result;
}

/// The processors that have a register, by the register's name and by the register's address.
struct known_registers {
    std::map<std::string, cpu_list> names;
    std::map<std::uint64_t, cpu_list> addresses;
};

const known_registers &all_registers() {
    static const known_registers result = [] {
        known_registers known;
        for (const family &identity : families())
            for (const family_register &row : identity.registers(identity)) {
                add(known.names[bare(row.name)], identity.name);
                add(known.addresses[row.address], identity.name);
            }
        return known;
    }();
    return result;
}

/// Returns a list of processors as text: `--cpu k7, k8 and 15 more`.
std::string text_of(const cpu_list &cpus) {
    constexpr std::size_t maximum = 3;
    const bool all_fit = cpus.size() <= maximum;
    const std::size_t printed = all_fit ? cpus.size() : maximum - 1;
    std::string result = "--cpu";
    for (std::size_t i = 0; i < printed; ++i) {
        const char *const separator = i == 0 ? " " : all_fit && i + 1 == printed ? " and " : ", ";
        result += fmt::format("{}{}", separator, cpus[i]);
    }
    if (!all_fit) result += fmt::format(" and {} more", cpus.size() - printed);
    return result;
}

std::string sentence(const cpu_list &cpus) {
    return cpus.empty() ? "" : "; it is of " + text_of(cpus);
}

template <typename Key>
std::string sentence(const std::map<Key, cpu_list> &names, const Key &name) {
    const auto result = names.find(name);
    return result == names.end() ? "" : sentence(result->second);
}

/// Returns the name of any processor that is one slip away from `name`; of several the first in the
/// alphabet; empty where there is none.
std::string_view misspelt(std::string_view name, const std::vector<cpu_name_set> &sets) {
    std::size_t minimum = std::max<std::size_t>(1, name.size() / 6);
    std::string_view result;
    for (const cpu_name_set &set : sets)
        for (const std::string_view event : set.names)
            if (const std::size_t distance = edit_distance(name, event, minimum);
                distance < minimum || (distance == minimum && (result.empty() || event < result))) {
                minimum = distance;
                result = event;
            }
    return result;
}

std::string hint(std::string_view name, const std::vector<std::string_view> &known,
                 const std::vector<cpu_name_set> &sets) {
    std::string result = sentence(cpus_with(name, sets)) + suggestion(name, known);
    if (!result.empty()) return result;
    const std::string_view nearest = misspelt(name, sets);
    const cpu_list cpus = nearest.empty() ? cpu_list{} : cpus_with(nearest, sets);
    if (cpus.empty()) return {};
    return fmt::format("; did you mean {} of {}?", in_lower_case(nearest), text_of(cpus));
}

} // namespace

std::string event_elsewhere(std::string_view name) {
    return sentence(cpus_with(name, all_names()));
}

std::string event_hint(std::string_view name, const std::vector<std::string_view> &known) {
    return hint(name, known, all_names());
}

std::string metric_hint(std::string_view name, const std::vector<std::string_view> &known) {
    return hint(name, known, all_metrics());
}

std::string register_elsewhere(std::string_view name) {
    return sentence(all_registers().names, bare(name));
}

std::string register_elsewhere(std::uint64_t address) {
    return sentence(all_registers().addresses, address);
}

} // namespace msrpp
