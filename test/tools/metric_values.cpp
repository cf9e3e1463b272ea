// Prints, for every published metric of cores, a row: its list, its name, its events, the number of
// groups that count them, and the metric's value from made-up counts that another program can
// compute, too. `-` stands for a meaningless value, `!` for a metric that cannot be planned.
#include "../../tools/msrpp/choices/metric_lists.hpp"

#include <msr/amd/counters/listed_units.hpp>
#include <msr/amd/counters/target.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/metric/evaluate.hpp>
#include <msr/metric/listed.hpp>
#include <msr/pmu/select/grouping.hpp>
#include <msr/pmu/select/planner.hpp>

#include <cstdint>
#include <cstdio>
#include <string>
#include <type_traits>
#include <vector>

namespace {

constexpr unsigned seeds = 4;

/// FNV-1a hash of a text, 64 bits.
std::uint64_t number_of(const std::string &text) {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char letter : text)
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
    return hash >> 20;
}

std::uint64_t count_of(const std::string &event, unsigned seed) {
    const std::uint64_t number = number_of(event + "#" + std::to_string(seed));
    return number % 13 == 0 ? 0 : number % 1'000'000;
}

template <typename M>
std::string text_of(const msr::metric_event<M> &event) {
    std::string text = event.event->name();
    if (event.threshold != 0) text += ":cmask=" + std::to_string(event.threshold);
    if (event.edge) text += ":edge";
    if (event.invert) text += ":inv";
    for (unsigned flag = 0; flag < M::flags.size(); ++flag)
        if ((event.flags >> flag & 1) != 0) text += std::string{":"} + M::flags[flag].name;
    if (event.user) text += ":user";
    if (event.kernel) text += ":kernel";
    return text;
}

template <typename M>
void print_values(const msr::listed_metric<M> &metric, const std::vector<std::string> &events) {
    for (unsigned seed = 1; seed <= seeds; ++seed) {
        std::vector<msr::metric_value> counts;
        for (const std::string &event : events)
            counts.push_back(static_cast<double>(count_of(event, seed)));
        msr::known_constants constants;
        for (std::size_t i = 0; i < msr::metric_constant_count; ++i)
            constants.set(static_cast<msr::metric_constant>(i),
                          static_cast<double>(count_of(msr::metric_constants[i].name, seed) + 1));
        constants.set(msr::metric_constant::smt_on, seed % 2);
        const msr::metric_value value =
            msr::value_of(metric, {counts.data(), counts.size()}, constants);
        if (value)
            std::printf("\t%.17g", *value);
        else
            std::printf("\t-");
    }
}

msr::perfmon::target target_of(const msr::listed_metric<msr::perfmon::event_pmu> &,
                               msr::core core) {
    return msr::perfmon::target_at(core);
}
msr::amd::target target_of(const msr::listed_metric<msr::amd::event_pmu> &, msr::core core) {
    return msr::amd::target_of(core);
}

template <typename M>
void print(const msr::listed_metric<M> &metric, msr::core core) {
    const typename M::target target = target_of(metric, core);
    const msr::formula_uses uses = metric.used();
    std::vector<std::string> events;
    std::vector<msr::select::request> requests;
    for (std::size_t i = 0; i < uses.count; ++i) {
        // shares of slots are given as constants, not as counts
        if (uses.event[i] < msr::first_share_place)
            events.push_back(text_of(metric.list->events[uses.event[i]]));
        requests.push_back(request_of(metric.choice_of_event(uses.event[i])));
    }
    // Lists of several processors share a metric that one of the lists (the base) stores; the
    // printed list is the processor's own.
    std::printf("%s\t%s\t", msrpp::metric_lists_of<M>(core).front()->name, metric.name());
    for (std::size_t i = 0; i < events.size(); ++i)
        std::printf("%s%s", i == 0 ? "" : " ", events[i].c_str());
    const auto groups =
        msr::select::schedule_groups<M>({requests.data(), requests.size()}, {}, target);
    if (groups.found())
        std::printf("\t%zu", groups.group_count);
    else
        std::printf("\t!%s", groups.why.broken->sentence);
    print_values(metric, events);
    std::printf("\n");
}

/// Whether a metric is of units outside of the cores; metrics of units have a test of their own.
bool is_of_units(const msr::listed_metric<msr::perfmon::event_pmu> &) { return false; }
bool is_of_units(const msr::listed_metric<msr::amd::event_pmu> &metric) {
    return msr::amd::unit_of(*metric.list->events[0].event) != msr::amd::unit::core;
}

} // namespace

int main() {
    for (unsigned core = 0; core < 256; ++core) {
        const auto model = static_cast<msr::core>(core);
        msrpp::each_published_metric(model, [&]<typename M>(const msr::listed_metric<M> &metric) {
            if constexpr (!std::is_same_v<M, msr::uncore::event_pmu>)
                if (!is_of_units(metric)) print(metric, model);
        });
    }
}
