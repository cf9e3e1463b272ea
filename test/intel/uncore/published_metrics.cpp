// Metrics over boxes outside of Intel's cores: each event of each metric is planned with the
// metric's filters, and the value from made-up counts is that of the formula in the table.
#include "../../facts.hpp"

#include <msr/intel/uncore.hpp>
#include <msr/intel/uncore/metrics/alder_lake.hpp>
#include <msr/intel/uncore/metrics/arrow_lake_core.hpp>
#include <msr/intel/uncore/metrics/broadwell.hpp>
#include <msr/intel/uncore/metrics/broadwell_ep.hpp>
#include <msr/intel/uncore/metrics/cascade_lake.hpp>
#include <msr/intel/uncore/metrics/clearwater_forest.hpp>
#include <msr/intel/uncore/metrics/emerald_rapids.hpp>
#include <msr/intel/uncore/metrics/grand_ridge.hpp>
#include <msr/intel/uncore/metrics/granite_rapids.hpp>
#include <msr/intel/uncore/metrics/haswell.hpp>
#include <msr/intel/uncore/metrics/haswell_ep.hpp>
#include <msr/intel/uncore/metrics/ice_lake.hpp>
#include <msr/intel/uncore/metrics/ice_lake_sp.hpp>
#include <msr/intel/uncore/metrics/meteor_lake.hpp>
#include <msr/intel/uncore/metrics/rocket_lake.hpp>
#include <msr/intel/uncore/metrics/sapphire_rapids.hpp>
#include <msr/intel/uncore/metrics/sierra_forest.hpp>
#include <msr/intel/uncore/metrics/skylake.hpp>
#include <msr/intel/uncore/metrics/skylake_sp.hpp>
#include <msr/intel/uncore/metrics/tiger_lake.hpp>
#include <msr/metric/evaluate.hpp>
#include <msr/pmu/select/planner.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace {

namespace select = msr::select;
namespace uncore = msr::uncore;
using metric_list = msr::metric_list<uncore::event_pmu>;
using listed_metric = msr::listed_metric<uncore::event_pmu>;

struct tested_metrics {
    /// The name of the processor's list in metrics.csv; `spr_hbm` is a variant of `spr`.
    const char *table;
    const metric_list *list;
    uncore::target processor;
};
// clang-format off
const tested_metrics all_lists[] = {
    {"adl_goldencove", &msr::events::alder_lake::uncore_metrics::list, uncore::alder_lake},
    {"arl_lioncove", &msr::events::arrow_lake_core::uncore_metrics::list, uncore::arrow_lake_core},
    {"bdw", &msr::events::broadwell::uncore_metrics::list, uncore::broadwell},
    {"bdx", &msr::events::broadwell_ep::uncore_metrics::list, uncore::broadwell_ep},
    {"clx", &msr::events::cascade_lake::uncore_metrics::list, uncore::cascade_lake},
    {"cwf", &msr::events::clearwater_forest::uncore_metrics::list, uncore::clearwater_forest},
    {"emr", &msr::events::emerald_rapids::uncore_metrics::list, uncore::emerald_rapids},
    {"gnr", &msr::events::granite_rapids::uncore_metrics::list, uncore::granite_rapids},
    {"grr", &msr::events::grand_ridge::uncore_metrics::list, uncore::grand_ridge},
    {"hsw", &msr::events::haswell::uncore_metrics::list, uncore::haswell},
    {"hsx", &msr::events::haswell_ep::uncore_metrics::list, uncore::haswell_ep},
    {"icl", &msr::events::ice_lake::uncore_metrics::list, uncore::ice_lake},
    {"icx", &msr::events::ice_lake_sp::uncore_metrics::list, uncore::ice_lake_sp},
    {"mtl_redwoodcove", &msr::events::meteor_lake::uncore_metrics::list, uncore::meteor_lake},
    {"rkl", &msr::events::rocket_lake::uncore_metrics::list, uncore::rocket_lake},
    {"skl", &msr::events::skylake::uncore_metrics::list, uncore::skylake},
    {"skx", &msr::events::skylake_sp::uncore_metrics::list, uncore::skylake_sp},
    {"spr", &msr::events::sapphire_rapids::uncore_metrics::list, uncore::sapphire_rapids},
    {"srf", &msr::events::sierra_forest::uncore_metrics::list, uncore::sierra_forest},
    {"tgl", &msr::events::tiger_lake::uncore_metrics::list, uncore::tiger_lake},
};
// clang-format on

/// Returns the request for an event of a metric, as a plan has it.
select::request request_of_event(const listed_metric &metric, std::size_t in_table) {
    return metric.choice_of_event(in_table).how;
}

// --- the formulas of the table, read apart from the library --------------------------------------

/// A formula of metrics.csv: + - * / and parentheses over numbers and names.
class table_formula {
public:
    table_formula(std::string formula, const std::map<std::string, double> &known)
        : text{std::move(formula)}, values{known} {}
    double value() {
        const double result = sum();
        skip();
        REQUIRE(place == text.size());
        return result;
    }

private:
    void skip() {
        while (place < text.size() && text[place] == ' ')
            ++place;
    }
    bool take(char sign) {
        skip();
        if (place == text.size() || text[place] != sign) return false;
        ++place;
        return true;
    }
    double sum() {
        double result = product();
        while (true) {
            if (take('+'))
                result += product();
            else if (take('-'))
                result -= product();
            else
                return result;
        }
    }
    double product() {
        double result = factor();
        while (true) {
            if (take('*'))
                result *= factor();
            else if (take('/'))
                result /= factor();
            else
                return result;
        }
    }
    double factor() {
        if (take('(')) {
            const double result = sum();
            REQUIRE(take(')'));
            return result;
        }
        skip();
        REQUIRE(place < text.size());
        if (std::isdigit(static_cast<unsigned char>(text[place])) != 0) {
            char *end = nullptr;
            const double result = std::strtod(text.c_str() + place, &end);
            place = static_cast<std::size_t>(end - text.c_str());
            return result;
        }
        const std::size_t start = place;
        while (place < text.size() &&
               (std::isalnum(static_cast<unsigned char>(text[place])) != 0 || text[place] == '_'))
            ++place;
        const std::string name = text.substr(start, place - start);
        INFO(name);
        REQUIRE(values.count(name) == 1);
        return values.at(name);
    }

    std::string text;
    std::map<std::string, double> values;
    std::size_t place = 0;
};

constexpr double seconds = 0.25, sockets = 2, cores = 20, slices = 24;

double constant_named(const std::string &name) {
    if (name == "CHAS_PER_SOCKET") return slices;
    if (name == "CORES_PER_SOCKET") return cores;
    if (name == "SOCKET_COUNT") return sockets;
    REQUIRE(name == "DURATIONTIMEINMILLISECONDS");
    return seconds * 1000;
}

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return text;
}

/// Returns a made-up count of an event.
double count_of(const std::string &event) {
    unsigned count = 1;
    for (const char letter : event)
        count = (count * 31 + static_cast<unsigned char>(letter)) % 1000003;
    return count + 1;
}

std::vector<std::string> words_of(const std::string &text) {
    std::istringstream stream{text};
    std::vector<std::string> words;
    for (std::string word; std::getline(stream, word, ';');)
        words.push_back(word);
    return words;
}

/// Returns the value of a metric's row in metrics.csv, from made-up counts.
double expected_value(const facts::row &row) {
    std::map<std::string, double> values{{"DURATIONTIMEINSECONDS", seconds}};
    for (const std::string &word : words_of(row["events"]))
        values[word.substr(0, word.find('='))] = count_of(lower(word.substr(word.find('=') + 1)));
    for (const std::string &word : words_of(row["constants"]))
        values[word.substr(0, word.find('='))] = constant_named(word.substr(word.find('=') + 1));
    return table_formula{row["formula"], values}.value();
}

/// Returns the events of a row in the order of their first use in the formula, which has letters
/// for them.
std::vector<std::string> events_by_use(const facts::row &row) {
    std::map<std::string, std::string> of_letter;
    for (const std::string &word : words_of(row["events"]))
        of_letter[word.substr(0, word.find('='))] = lower(word.substr(word.find('=') + 1));
    std::vector<std::string> result;
    std::string name;
    for (const char letter : row["formula"] + " ") {
        if (std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_') {
            name += letter;
            continue;
        }
        const auto place = of_letter.find(name);
        if (place != of_letter.end() &&
            std::find(result.begin(), result.end(), place->second) == result.end())
            result.push_back(place->second);
        name.clear();
    }
    return result;
}

const listed_metric *metric_named(const std::vector<listed_metric> &metrics,
                                  const std::string &name) {
    for (const listed_metric &metric : metrics)
        if (lower(name) == metric.name()) return &metric;
    return nullptr;
}

std::vector<listed_metric> metrics_of(const metric_list &list) {
    std::vector<listed_metric> result;
    msr::each_metric(list, [&](const listed_metric &metric) { result.push_back(metric); });
    return result;
}

} // namespace

TEST_CASE("each event of each metric is planned, or its box is carried by perf alone") {
    std::size_t count = 0, by_msr = 0;
    for (const tested_metrics &tested : all_lists)
        for (const listed_metric &metric : metrics_of(*tested.list)) {
            INFO(std::string{tested.table} << ' ' << std::string{metric.name()});
            const msr::formula_uses uses = metric.used();
            REQUIRE(uses.fits);
            bool all_by_msr = true;
            for (std::size_t i = 0; i < uses.count; ++i) {
                const select::request request = request_of_event(metric, uses.event[i]);
                INFO(std::string{metric.list->events[uses.event[i]].event->name()});
                const auto unit = uncore::unit_of(uncore::box_of(request), tested.processor);
                REQUIRE(static_cast<bool>(unit));
                const auto plan =
                    select::try_plan<uncore::event_pmu, 1>({&request, 1}, tested.processor);
                const bool reached = unit->access == uncore::reach::msr;
                all_by_msr = all_by_msr && reached;
                CHECK((plan.legal() || !reached));
            }
            ++count;
            by_msr += all_by_msr ? 1 : 0;
        }
    MESSAGE(count << " metrics, " << by_msr << " of them over boxes with MSRs alone");
    CHECK(count == 310);
}

TEST_CASE("each metric has the value of its formula in the table") {
    // path from test/facts to the table of metrics
    const std::string table = "../../../shared/facts/uncore/metrics.csv";
    if (!std::filesystem::exists(MSR_FACTS_DIR "/" + table)) {
        MESSAGE("skipped: the table is not here");
        return;
    }
    std::size_t rows = 0, compared = 0;
    for (const facts::row &row : facts::table{table}) {
        ++rows;
        for (const tested_metrics &tested : all_lists) {
            const std::string list = row["list"] == "spr_hbm" ? "spr" : row["list"];
            if (list != tested.table) continue;
            const std::vector<listed_metric> metrics = metrics_of(*tested.list);
            const listed_metric *const metric = metric_named(metrics, row["name"]);
            if (metric == nullptr) continue;
            INFO(row["list"] << ' ' << row["name"]);
            CHECK(row["unit"] == metric->unit());
            const std::vector<std::string> events = events_by_use(row);
            const msr::formula_uses uses = metric->used();
            REQUIRE(events.size() == uses.count);
            std::vector<msr::metric_value> counts;
            for (std::size_t i = 0; i < events.size(); ++i) {
                const auto &entry = metric->list->events[uses.event[i]];
                CHECK(events[i].substr(0, events[i].find(':')) == entry.event->name());
                CHECK((events[i].find(":opc") != events[i].npos ||
                       events[i].find(":filter") != events[i].npos) == (entry.value_set != 0));
                counts.push_back(count_of(events[i]));
            }
            const msr::metric_value value = msr::value_of(
                *metric, {counts.data(), counts.size()},
                msr::known_constants{msr::given::duration{seconds}, msr::given::sockets{sockets},
                                     msr::given::cores_per_socket{cores},
                                     msr::given::chas_per_socket{slices}});
            REQUIRE(static_cast<bool>(value));
            CHECK(value.value_or(0) == doctest::Approx(expected_value(row)).epsilon(1e-9));
            ++compared;
        }
    }
    MESSAGE(rows << " rows, " << compared << " of them compared");
    CHECK(compared == 351);
}
