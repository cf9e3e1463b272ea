#include "metrics.hpp"

#include "../../support/complaint.hpp"
#include "../../support/text.hpp"
#include "../families/meters.hpp"
#include "../families/targets.hpp"
#include "elsewhere.hpp"
#include "metric_lists.hpp"
#include "pattern.hpp"
#include "share_metrics.hpp"

#include <msr/amd/events/zen4.hpp>
#include <msr/amd/metrics/common.hpp>
#include <msr/backend/shim_registers.h>
#include <msr/intel/metrics/architectural.hpp>
#include <msr/intel/netburst/choice_text.hpp>
#include <msr/intel/netburst/ratios.hpp>
#include <msr/intel/p5/metrics.hpp>
#include <msr/intel/p6/metrics.hpp>
#include <msr/intel/uncore/box.hpp>
#include <msr/intel/uncore/events/sandy_bridge.hpp>
#include <msr/intel/uncore/events/sapphire_rapids.hpp>
#include <msr/intel/uncore/events/tiger_lake.hpp>
#include <msr/intel/uncore/metrics.hpp>
#include <msr/intel/uncore/target.hpp>
#include <msr/metric/evaluate.hpp>
#include <msr/pmu/fewest_groups.hpp>
#include <msr/pmu/select/describe.hpp>
#include <msr/portable/slot_share.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace msrpp {

namespace {

// --- metrics as text for list and encode ---------------------------------------------------------

/// Returns the text of an event of a list.
template <typename M>
std::string text_of_choice(const msr::select::vendor_event<M> &event) {
    return msr::select::text_of<M>(request_of(event)).text;
}
/// Returns the text of a requested event that is given by its type. `Choice`: the type.
template <typename Choice>
std::string text_of_choice(const Choice &choice) {
    if constexpr (requires { typename Choice::event_pmu_type; }) {
        return msr::select::text_of<typename Choice::event_pmu_type>(choice.as_request()).text;
    } else {
        std::string text;
        write_text(choice.as_request(),
                   [&](msr::text_view piece) { text.append(piece.data(), piece.size()); });
        return text;
    }
}

/// Writes a formula with its events by name.
struct formula_sink {
    const std::vector<std::string> &events;
    std::string &output;

    void number(double value) const { output += fmt::format("{}", value); }
    void text(msr::text_view piece) const { output.append(piece.data(), piece.size()); }
    void event(std::size_t place) const { output += events[place]; }
};

template <typename Metric>
void take_texts(tool_metric &destination, const Metric &metric, msr::constant_set constants) {
    destination.name = metric.name();
    destination.unit = metric.unit();
    metric.write_formula(formula_sink{destination.events, destination.formula});
    for (std::size_t i = 0; i < msr::metric_constant_count; ++i)
        if ((constants >> i & 1) != 0)
            destination.constants.emplace_back(msr::metric_constants[i].name);
    destination.value = [metric](msr::sequence<msr::metric_value> counts,
                                 const msr::known_constants &constants) {
        return msr::value_of(metric, counts, constants);
    };
}

template <typename Formula>
tool_metric shown_metric(const msr::own_metric<Formula> &metric) {
    tool_metric result;
    [&]<std::size_t... Place>(std::index_sequence<Place...>) {
        (result.events.push_back(text_of_choice(metric.template choice_at<Place>())), ...);
    }
    (std::make_index_sequence<Formula::events>{});
    take_texts(result, metric, Formula::constants);
    return result;
}

template <typename M>
tool_metric shown_metric(const msr::listed_metric<M> &metric) {
    tool_metric result;
    const msr::formula_uses uses = metric.used();
    for (std::size_t i = 0; i < uses.count; ++i) {
        if (uses.event[i] >= msr::first_share_place) {
            result.events.push_back(
                msr::select::text_of<M>(request_of(metric.choice_of_event(uses.event[i]))).text);
            continue;
        }
        const msr::metric_event<M> &event = metric.list->events[uses.event[i]];
        std::string text = event.event->name();
        if (event.threshold != 0) text += fmt::format(":cmask={}", event.threshold);
        if (event.edge) text += ":edge";
        if (event.invert) text += ":inv";
        for (unsigned flag = 0; flag < M::flags.size(); ++flag)
            if ((event.flags >> flag & 1) != 0) text += fmt::format(":{}", M::flags[flag].name);
        const msr::select::request values = event.with_values({});
        for (unsigned index = 0; index < M::values.size(); ++index)
            if (values.has_value(index))
                text += fmt::format(":{}=0x{:x}", M::values[index].name, values.values[index]);
        if (event.user) text += ":user";
        if (event.kernel) text += ":kernel";
        result.events.push_back(std::move(text));
    }
    take_texts(result, metric, uses.constants);
    return result;
}

template <typename... Metric>
std::vector<tool_metric> shown_metrics(const Metric &...whole) {
    return {shown_metric(whole)...};
}

/// Returns the metrics that all processors with a family's kind of counters have.
std::vector<tool_metric> common_metrics(const family &identity) {
    // IBS and RDT have no events of the core.
    const bool has_events_of_core = identity.list_core != nullptr;
    if (has_events_of_core && identity.wired == MSRPP_ON_PERFMON)
        return shown_metrics(msr::perfmon::metric::cpi, msr::perfmon::metric::ipc,
                             msr::perfmon::metric::branch_misprediction_ratio,
                             msr::perfmon::metric::llc_miss_ratio,
                             msr::perfmon::metric::llc_misses_per_1000);
    if (has_events_of_core && identity.wired == MSRPP_ON_AMD)
        return shown_metrics(msr::amd::metric::cpi, msr::amd::metric::ipc,
                             msr::amd::metric::branch_misprediction_ratio,
                             msr::amd::metric::l3_cache_accesses, msr::amd::metric::l3_misses);
    if (identity.cpu_family == 15)
        return shown_metrics(msr::netburst::metric::cpi, msr::netburst::metric::ipc,
                             msr::netburst::metric::branch_misprediction_ratio,
                             msr::netburst::metric::l2_read_miss_ratio,
                             msr::netburst::metric::bus_use);
    if (msr::p5::target target; p5_target(identity, target))
        return shown_metrics(msr::p5::metric::cpi, msr::p5::metric::ipc,
                             msr::p5::metric::data_miss_ratio, msr::p5::metric::code_miss_ratio,
                             msr::p5::metric::bus_use);
    if (msr::p6::target target; !p6_target(identity, target)) return {};
    return shown_metrics(
        msr::p6::metric::cpi, msr::p6::metric::ipc, msr::p6::metric::branch_misprediction_ratio,
        msr::p6::metric::l1d_miss_ratio, msr::p6::metric::instruction_fetch_miss_ratio,
        msr::p6::metric::l2_miss_ratio, msr::p6::metric::references_per_instruction,
        msr::p6::metric::l1d_misses_per_instruction, msr::p6::metric::l2_misses_per_instruction,
        msr::p6::metric::itlb_miss_ratio, msr::p6::metric::uops_per_instruction,
        msr::p6::metric::floating_point_share, msr::p6::metric::bus_use);
}

/// Returns the metrics of memory controllers of Intel's servers, whose lists give the events equal
/// names.
std::vector<tool_metric> controller_metrics() {
    namespace transfers = msr::events::sapphire_rapids::imc::cas_count;
    namespace metric = msr::uncore::metric;
    return shown_metrics(metric::memory_bandwidth_read<transfers::rd>,
                         metric::memory_bandwidth_write<transfers::wr>,
                         metric::memory_bandwidth_total<transfers::rd, transfers::wr>,
                         metric::memory_read_ratio<transfers::rd, transfers::all>);
}

/// Returns the metrics of the free-running counters in the memory controllers of Intel's clients;
/// empty for other processors. The lists have one name for each free-running counter from Sandy
/// Bridge to Rocket Lake, and another from Tiger Lake on.
std::vector<tool_metric> client_metrics(const family &processor) {
    namespace metric = msr::uncore::metric;
    namespace older = msr::events::sandy_bridge::imc_free_running;
    namespace newer = msr::events::tiger_lake::imc_free_running;
    const msr::uncore::found_unit counters = msr::uncore::unit_of(
        msr::uncore::box::imc_free_running, msr::uncore::target_of(processor.list_core(processor)));
    if (!counters) return {};
    if (counters->linux_pmu == std::string_view{"uncore_imc"})
        return shown_metrics(metric::memory_bandwidth_read<older::data_reads>,
                             metric::memory_bandwidth_write<older::data_writes>,
                             metric::memory_bandwidth_total<older::data_reads, older::data_writes>);
    return shown_metrics(metric::memory_bandwidth_read<newer::data_read>,
                         metric::memory_bandwidth_write<newer::data_write>,
                         metric::memory_bandwidth_total<newer::data_read, newer::data_write>,
                         metric::memory_read_ratio<newer::data_read, newer::data_total>);
}

/// Returns further metrics of a processor: floating-point operations, whose event the lists of all
/// Zen processors name alike, and metrics of units that cores share.
std::vector<tool_metric> further_metrics(const family &processor) {
    if (processor.list_core == nullptr) return {};
    if (processor.wired == MSRPP_ON_PERFMON) {
        std::vector<tool_metric> of_client = client_metrics(processor);
        return of_client.empty() ? controller_metrics() : of_client;
    }
    if (processor.wired != MSRPP_ON_AMD) return {};
    namespace operations = msr::events::zen4::fp_ret_sse_avx_ops;
    return shown_metrics(
        msr::amd::metric::flops_per_clock<operations::all>,
        msr::amd::metric::gflops<operations::all>, msr::amd::metric::l3_hit_ratio,
        msr::amd::metric::umc_mem_read_bandwidth, msr::amd::metric::umc_mem_write_bandwidth,
        msr::amd::metric::umc_mem_bandwidth, msr::amd::metric::umc_cas_cmd_read_ratio,
        msr::amd::metric::umc_cas_cmd_write_ratio);
}

/// Returns the power in watts for each energy that a processor measures.
std::vector<tool_metric> power_metrics(const family &processor) {
    std::vector<tool_metric> result;
    for (const msr::meters::meter_row *const row : meters_of(processor)) {
        const std::string energy = name_of(*row);
        if (meter_named(energy)->measures != msr::meters::quantity::energy) continue;
        result.push_back({.name = power_name_of(energy),
                          .unit = "W",
                          .formula = energy + " / 1e+09 / duration",
                          .events = {energy},
                          .constants = {"duration"},
                          .value = [](msr::sequence<msr::metric_value> counts,
                                      const msr::known_constants &constants) {
                              return counts[0] / msr::metric_value{1e9} /
                                     constants[msr::metric_constant::duration];
                          }});
    }
    return result;
}

/// Returns a metric that is the ratio of two meters.
tool_metric ratio_metric(std::string name, const std::string &numerator,
                         const std::string &denominator) {
    return {.name = std::move(name),
            .unit = "",
            .formula = numerator + " / " + denominator,
            .events = {numerator, denominator},
            .constants = {},
            .value = [](msr::sequence<msr::metric_value> counts, const msr::known_constants &) {
                return counts[0] / counts[1];
            }};
}

/// Returns the energy of the package for an instruction that retires. The choices have the same
/// names on all processors.
tool_metric energy_of_instruction() {
    const std::string energy = "energy_package", instructions = "instructions";
    return {.name = "joules_per_instruction",
            .unit = "J",
            .formula = energy + " / 1e+09 / " + instructions,
            .events = {energy, instructions},
            .constants = {},
            .value = [](msr::sequence<msr::metric_value> counts, const msr::known_constants &) {
                return counts[0] / msr::metric_value{1e9} / counts[1];
            }};
}

/// Returns whether a processor can count each event of a metric alone.
bool is_countable(known_plans &plans, const tool_metric &metric) {
    return std::all_of(metric.events.begin(), metric.events.end(),
                       [&](const std::string &event) { return plans.find({event}) != nullptr; });
}

/// Returns the metrics of a processor, with the metrics of its units.
std::vector<tool_metric> own_metrics(const family &processor) {
    std::vector<tool_metric> result = common_metrics(processor);
    for (tool_metric &metric : further_metrics(processor))
        result.push_back(std::move(metric));
    for (tool_metric &metric : power_metrics(processor))
        result.push_back(std::move(metric));
    if (!meters_of(processor).empty()) {
        result.push_back(ratio_metric("clock_ratio", "aperf", "mperf"));
        result.push_back(ratio_metric("busy_share", "mperf", "tsc"));
        result.push_back(energy_of_instruction());
    }
    return result;
}

/// Returns the metrics of `result` that a processor can count.
std::vector<tool_metric> countable_among(known_plans &plans, std::vector<tool_metric> result) {
    std::erase_if(result, [&](const tool_metric &metric) { return !is_countable(plans, metric); });
    return result;
}

// --- metrics among the requests of a command -----------------------------------------------------

constexpr std::string_view metric_word = "metric:";

/// The name of a metric that is requested in place of an event, and the text behind the name.
struct metric_request {
    std::string name;
    std::string level; ///< privilege level behind the name: `:user`, `:kernel`, both or nothing
};

bool is_metric_text(std::string_view choice) {
    return msr::has_prefix_without_case(view(choice), view(metric_word));
}

metric_request metric_in(std::string_view choice) {
    choice.remove_prefix(metric_word.size());
    const std::size_t colon = std::min(choice.find(':'), choice.size());
    return {std::string{choice.substr(0, colon)}, std::string{choice.substr(colon)}};
}

std::vector<std::string_view> views_of(const std::vector<std::string> &names) {
    return {names.begin(), names.end()};
}

bool is_named(std::string_view metric, std::string_view name) {
    return msr::same_without_case(view(metric), view(name));
}

/// Returns the metric of exactly this name, without making the texts of other metrics.
std::optional<tool_metric> metric_of_name(known_plans &plans, std::string_view name) {
    for (tool_metric &entry : own_metrics(plans.of()))
        if (is_named(entry.name, name) && is_countable(plans, entry)) return std::move(entry);
    std::optional<tool_metric> result;
    if (plans.of().processor != msr::core::none)
        each_published_metric(plans.of().processor, [&](const auto &metric) {
            if (!result && is_named(metric.name(), name)) result = shown_metric(metric);
        });
    return result;
}

/// Returns the metric of a name that is published for the processor, or that the library defines.
/// The name may have `tma_` in front where the list's name has not, or lack it where the list's
/// name has: Linux writes `tma_` in front of the names of Intel's top-down metrics.
std::optional<tool_metric> metric_of_either_name(known_plans &plans, std::string_view name) {
    std::optional<tool_metric> result = metric_of_name(plans, name);
    if (result) return result;
    const std::string_view bare = without_linux_start(name);
    return bare.size() != name.size()
               ? metric_of_name(plans, bare)
               : metric_of_name(plans, std::string{linux_start} + std::string{name});
}

/// Returns the metric of a portable share of issue slots; none where no share has the name, or the
/// processor defines no shares.
std::optional<tool_metric> portable_share(known_plans &plans, std::string_view name) {
    const std::optional<msr::slot_share> share = share_named(name);
    const msr::slot_definition *const definition = share ? defined_shares(plans.of()) : nullptr;
    if (definition == nullptr) return std::nullopt;
    return share_metric(plans, *definition, *share);
}

/// Returns the metric of a name, with `tma_` in front or without. Where no metric of the name is
/// published for the processor, the name of a share of issue slots is the portable share.
std::optional<tool_metric> metric_named(known_plans &plans, std::string_view name) {
    std::optional<tool_metric> result = metric_of_either_name(plans, name);
    return result ? result : portable_share(plans, without_linux_start(name));
}

/// Returns the reason why a processor has no metric for the name of a share of issue slots, which
/// Linux writes with `tma_`; empty for other names, and where the processor defines the shares.
std::string missing_share_reason(const family &processor, std::string_view name) {
    return share_named(without_linux_start(name)) && defined_shares(processor) == nullptr
               ? msr::issue_slots_are_divided::text.sentence
               : std::string{};
}

void check_level(const std::string &choice, const std::string &level) {
    for (const char *const known : {"", ":user", ":kernel", ":user:kernel", ":kernel:user"})
        if (level == known) return;
    complain(wrong_usage, fmt::format("{}: only :user and :kernel may follow a metric, not {}",
                                      in_quotes(choice), in_quotes(level.substr(1))));
}

/// Returns the requests for a metric's events, each with the requested privilege level.
std::vector<std::string> choices_of(const tool_metric &metric, const std::string &level) {
    std::vector<std::string> result;
    for (const std::string &event : metric.events) {
        const bool says_level =
            event.find(":user") != event.npos || event.find(":kernel") != event.npos;
        result.push_back(says_level ? event : event + level);
    }
    return result;
}

/// Returns the requested events, with the events of metrics in place of the metrics, each event
/// once.
std::vector<std::string> choices_with_metrics(known_plans &plans,
                                              const std::vector<std::string> &choices) {
    std::vector<std::string> result;
    const auto add = [&](const std::string &text) {
        if (std::find(result.begin(), result.end(), text) == result.end()) result.push_back(text);
    };
    for (const std::string &choice : choices) {
        const metric_request request =
            is_metric_text(choice) ? metric_in(choice) : metric_request{};
        const std::optional<tool_metric> metric =
            is_metric_text(choice) ? metric_named(plans, request.name) : std::nullopt;
        if (!metric) {
            add(choice);
            continue;
        }
        check_level(choice, request.level);
        for (const std::string &event : choices_of(*metric, request.level))
            add(event);
    }
    return result;
}

constexpr std::size_t most_choices = 64;
/// Largest number of steps of the search for fewer groups of events.
constexpr std::size_t most_steps = 20'000;

/// Finds whether requested events have a plan together, as the processor family decides.
class plans_of_sets {
public:
    plans_of_sets(known_plans &plans, const std::vector<std::string> &choices)
        : plans{plans}, choices{choices} {}

    bool operator()(msr::request_set members) const {
        return plans.find(chosen(members)) != nullptr;
    }
    std::vector<std::string> chosen(msr::request_set members) const {
        std::vector<std::string> result;
        for (std::size_t i = 0; i < choices.size(); ++i)
            if ((members & msr::set_of_request(i)) != 0) result.push_back(choices[i]);
        return result;
    }

private:
    known_plans &plans;
    const std::vector<std::string> &choices;
};

/// Returns the portable shares of issue slots of a processor, without those that have the name of a
/// metric in `metrics`, with `tma_` in front or without. `name_of`: returns a metric's name.
template <typename Metrics, typename Name>
std::vector<msr::slot_share> further_shares(const family &identity, const Metrics &metrics,
                                            Name name_of) {
    std::vector<msr::slot_share> result;
    if (defined_shares(identity) == nullptr) return result;
    for (std::size_t i = 0; i < msr::slot_share_count; ++i) {
        const auto share = static_cast<msr::slot_share>(i);
        if (std::none_of(metrics.begin(), metrics.end(), [&](const auto &metric) {
                return share_named(without_linux_start(std::invoke(name_of, metric))) == share;
            }))
            result.push_back(share);
    }
    return result;
}

/// Returns the names of metrics, of the processor's published metrics and of its portable shares of
/// issue slots. `own`: metrics that are not published
std::vector<std::string> names_with_published(const family &identity,
                                              std::vector<tool_metric> own) {
    std::vector<std::string> result;
    for (tool_metric &metric : own)
        result.push_back(std::move(metric.name));
    if (identity.processor != msr::core::none)
        each_published_metric(identity.processor,
                              [&](const auto &metric) { result.emplace_back(metric.name()); });
    for (const msr::slot_share share : further_shares(identity, result, std::identity{}))
        result.emplace_back(row_of(share).name);
    return result;
}

} // namespace

const known_plans::answer &known_plans::ask(const std::vector<std::string> &choices) {
    const auto text = answers_.find(choices);
    if (text != answers_.end()) return text->second;
    try {
        return answers_.emplace(choices, of_.plan(of_, choices)).first->second;
    } catch (const complaint &problem) {
        return answers_.emplace(choices, problem).first->second;
    }
}

const family_plan *known_plans::find(const std::vector<std::string> &choices) {
    return std::get_if<family_plan>(&ask(choices));
}

const family_plan &known_plans::plan(const std::vector<std::string> &choices) {
    const answer &answer = ask(choices);
    if (const complaint *const problem = std::get_if<complaint>(&answer)) throw *problem;
    return std::get<family_plan>(answer);
}

std::vector<tool_metric> metrics_of(const family &identity) {
    known_plans plans{identity};
    std::vector<tool_metric> result = countable_among(plans, own_metrics(identity));
    if (identity.processor != msr::core::none)
        each_published_metric(identity.processor, [&](const auto &metric) {
            if (std::none_of(result.begin(), result.end(), [&](const tool_metric &entry) {
                    return is_named(entry.name, metric.name());
                }))
                result.push_back(shown_metric(metric));
        });
    for (const msr::slot_share share : further_shares(identity, result, &tool_metric::name))
        result.push_back(share_metric(plans, *defined_shares(identity), share));
    return result;
}

std::vector<chosen_metric> chosen_metrics(known_plans &plans,
                                          const std::vector<std::string> &choices) {
    std::vector<chosen_metric> result;
    for (const std::string &choice : choices) {
        if (!is_metric_text(choice)) continue;
        const metric_request metric_request = metric_in(choice);
        if (std::optional<tool_metric> metric = metric_named(plans, metric_request.name)) {
            std::vector<std::string> events = choices_of(*metric, metric_request.level);
            result.push_back({choice, std::move(*metric), std::move(events)});
        }
    }
    return result;
}

bool have_different_metrics(const std::vector<family> &processors,
                            const std::vector<std::string> &choices) {
    for (const std::string &choice : choices) {
        if (!is_metric_text(choice)) continue;
        std::vector<std::string> formulas;
        for (const family &processor : processors) {
            known_plans plans{processor};
            const std::optional<tool_metric> metric = metric_named(plans, metric_in(choice).name);
            formulas.push_back(metric ? metric->formula : std::string{});
        }
        if (std::any_of(formulas.begin(), formulas.end(),
                        [&](const std::string &formula) { return formula != formulas.front(); }))
            return true;
    }
    return false;
}

bool is_missing_metric(known_plans &plans, const std::string &choice) {
    return is_metric_text(choice) && !metric_named(plans, metric_in(choice).name);
}

std::vector<std::string> usual_metrics(known_plans &plans) {
    std::vector<std::string> names;
    for (const tool_metric &metric : countable_among(plans, common_metrics(plans.of())))
        if (metric.constants.empty()) names.push_back(metric.name);
    return names;
}

std::string power_name_of(std::string_view energy) {
    return "power" + std::string{energy.substr(energy.find('_'))};
}

std::vector<std::string> metric_names_of(const family &identity) {
    known_plans plans{identity};
    return names_with_published(identity, countable_among(plans, own_metrics(identity)));
}

std::vector<std::string> possible_metric_names(const family &identity) {
    return names_with_published(identity, own_metrics(identity));
}

bool has_metric_named(const family &identity, std::string_view name) {
    if (const std::string_view bare = without_linux_start(name);
        share_named(bare) && defined_shares(identity) != nullptr)
        return true;
    known_plans plans{identity};
    return metric_named(plans, name).has_value();
}

bool asks_for_metrics(const family &identity, std::string_view pattern) {
    if (is_metric_text(pattern)) { // the processor may have rows with names like metric:NAME
        const std::vector<listed> rows = identity.list(identity);
        return std::none_of(rows.begin(), rows.end(), [&](const listed &row) {
            return msr::same_without_case(view(row.whole), view(pattern));
        });
    }
    if (pattern == "metrics") return true;
    // The Pentium 4's own list has rows of kind `metric`.
    return pattern == "metric" && identity.cpu_family != 15;
}

report metric_listing(const family &identity, const std::string &pattern) {
    const std::vector<tool_metric> metrics = metrics_of(identity);
    const std::string request = is_metric_text(pattern) ? metric_in(pattern).name : "";
    table printed{.member = "metrics",
                  .columns = {{"metric"},
                              {"unit"},
                              {"formula"},
                              {"", "constants", "constants"},
                              {"", "events", "events"}}};
    for (const tool_metric &metric : metrics)
        if (request.empty() || matches(metric.name, request))
            printed.rows.push_back({metric.name, metric.unit, metric.formula,
                                    joined(metric.constants, " "), joined(metric.events, " ")});
    if (printed.rows.empty())
        complain(wrong_usage,
                 fmt::format("list: no metric of {} matches {}{}", identity.name,
                             in_quotes(request),
                             metric_hint(request, views_of(metric_names_of(identity)))));
    return {.members = {{"cpu", identity.name}}, .tables = {std::move(printed)}};
}

bool has_metrics(known_plans &plans, const std::vector<std::string> &choices) {
    const family &identity = plans.of();
    bool present = false;
    for (const std::string &choice : choices) {
        if (!is_metric_text(choice)) continue;
        const std::string name = metric_in(choice).name;
        if (metric_named(plans, name)) {
            present = true;
            continue;
        }
        const std::string reason = missing_share_reason(identity, name);
        // NetBurst's own metrics are planned like events
        if (identity.cpu_family == 15 && reason.empty()) continue;
        const std::string nearest = metric_hint(name, views_of(metric_names_of(identity)));
        complain(wrong_usage,
                 fmt::format("{}: {}: {} in column 8{}", in_quotes(choice),
                             reason.empty() ? "no metric has this name" : reason, in_quotes(name),
                             nearest.empty() ? "; 'msrpp list metric' names them" : nearest));
    }
    return present;
}

std::vector<std::vector<std::string>> metric_groups(known_plans &plans,
                                                    const std::vector<std::string> &choices) {
    const std::vector<std::string> texts = choices_with_metrics(plans, choices);
    if (texts.size() > most_choices)
        complain(rule_broken, fmt::format("{} choices are too many: groups have room for {}",
                                          texts.size(), most_choices));
    for (const std::string &text : texts)
        plans.plan({text}); // plan() throws where the event alone has no plan
    const plans_of_sets fits{plans, texts};
    const auto bundles = msr::bundles_of<most_choices>(texts.size(), {});
    auto result = msr::fewest_groups<most_choices>(bundles.sets(), fits, 1, most_steps);
    if (result.group_count == 0) result = msr::first_fit_groups<most_choices>(bundles.sets(), fits);
    std::vector<std::vector<std::string>> groups(result.group_count);
    for (std::size_t i = 0; i < texts.size(); ++i)
        groups[result.group_of[i]].push_back(texts[i]);
    return groups;
}

} // namespace msrpp
