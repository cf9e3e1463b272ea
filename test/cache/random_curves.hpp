// Curves for the tests: seeded random curves, and curves of the tables.
#pragma once

#include <msr/cache/applications/curves.hpp>
#include <msr/cache/applications/read_curves.hpp>
#include <msr/cache/applications/workload.hpp>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <random>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace test_curves {

namespace partition = msr::partition;

/// Returns random curves, by ways, of applications `a0`, `a1` …: smooth curves, steps, and curves
/// that rise and fall.
inline partition::curves random_curves(unsigned seed, unsigned applications, unsigned ways) {
    std::mt19937 random{seed};
    const auto draw = [&random](double low, double high) {
        return low + (high - low) * static_cast<double>(random()) / 4294967296.0;
    };
    std::vector<partition::curve_row> rows;
    for (unsigned i = 0; i < applications; ++i) {
        const unsigned shape = random() % 4;
        const double base = draw(0.4, 2.5);
        const double gain = shape == 0 ? draw(0, 0.02) : draw(0.05, 0.7);
        const double scale = draw(0.5, ways);
        const double step = draw(1, ways);
        const double traffic = draw(50, 9000);
        const double waiting = draw(0.05, 0.8);
        for (unsigned w = 1; w <= ways; ++w) {
            double lost = std::exp(-static_cast<double>(w) / scale);
            if (shape == 2) lost = w < step ? 1 : 0.1;
            if (shape == 3) lost = 0.5 * lost + draw(0, 0.3);
            partition::curve_row row;
            row.application = std::string{"a"}.append(std::to_string(i));
            row.ways = w;
            const double misses = 0.05 + 20 * lost * gain;
            const double stalls = waiting * (0.3 + 0.7 * lost);
            row.values = {base * (1 - gain * lost),
                          misses,
                          misses * base,
                          traffic * (0.1 + 0.9 * lost),
                          stalls * draw(0.7, 1),
                          stalls * draw(0.3, 0.9),
                          stalls,
                          stalls * draw(0, 0.3)};
            rows.push_back(row);
        }
    }
    partition::made_curves result = partition::make_curves(rows, partition::properties::all());
    if (!result) throw std::runtime_error(result.problem);
    return result.value;
}

/// Returns the curves, changed so that more ways never mean a lower IPC, or more traffic, misses or
/// stalls.
inline partition::curves monotone(const partition::curves &curves) {
    std::vector<partition::curve_row> rows;
    for (const partition::application_curves &application : curves.applications())
        for (unsigned w = 1; w <= application.ways; ++w) {
            partition::curve_row row{application.name, w, {}};
            for (std::size_t i = 0; i < partition::property_count; ++i) {
                const auto &values = application.values[i];
                const auto begin = values.begin(), end = values.begin() + w;
                row.values[i] = i == partition::place_of(partition::property::ipc)
                                    ? *std::max_element(begin, end)
                                    : *std::min_element(begin, end);
            }
            rows.push_back(row);
        }
    return partition::make_curves(rows, curves.known()).value;
}

/// Returns the sum over all applications of the mean traffic of the curve, in MB/s.
inline double mean_traffic(const partition::workload &workload) {
    double sum = 0;
    for (const partition::application &application : workload.applications)
        for (unsigned w = 1; w <= application.ways; ++w)
            sum +=
                application.of(partition::property::bandwidth_mbps).entries[w] / application.ways;
    return sum;
}

/// Reads the curves of a file of test/facts.
inline partition::made_curves curves_of_file(const std::string &file) {
    std::ifstream stream{file};
    if (!stream) return {{}, "no such file: " + file};
    std::stringstream text;
    text << stream.rdbuf();
    return partition::read_curves(text.str());
}

/// Reads the table `curves_synth11` or `curves_synth20`.
inline partition::curves table(const std::string &name) {
    partition::made_curves result = curves_of_file(std::string{MSR_FACTS_DIR} + "/rdt/" + name);
    if (!result) throw std::runtime_error(result.problem);
    return result.value;
}

/// Returns a workload of `count` applications drawn at random from the curves; a curve may be drawn
/// twice.
inline partition::workload random_workload(const partition::curves &curves, unsigned seed,
                                           unsigned count) {
    std::mt19937 random{seed};
    std::vector<std::string> names;
    for (unsigned i = 0; i < count; ++i)
        names.push_back(curves.applications()[random() % curves.applications().size()].name);
    partition::made_workload result = partition::make_workload(curves, names);
    if (!result) throw std::runtime_error(result.problem);
    return result.value;
}

/// Applications `a`, `b` … with curves given by property; without a curve the IPC is 1.
inline partition::workload
by_hand(const std::vector<std::pair<partition::property, std::vector<std::vector<double>>>>
            &given_curves) {
    std::vector<partition::curve_row> rows;
    partition::properties known{partition::property::ipc};
    for (std::size_t a = 0; a < given_curves.front().second.size(); ++a)
        for (unsigned w = 0; w < given_curves.front().second[a].size(); ++w) {
            partition::curve_row row{std::string(1, static_cast<char>('a' + a)), w + 1, {1}};
            for (const auto &[property, curves] : given_curves) {
                row.values[partition::place_of(property)] = curves[a][w];
                known.add(property);
            }
            rows.push_back(row);
        }
    const partition::curves result = partition::make_curves(rows, known).value;
    std::vector<std::string> names;
    for (const partition::application_curves &application : result.applications())
        names.push_back(application.name);
    return partition::make_workload(result, names).value;
}

/// Calls `sink(ways)` for each division of all ways among the applications, with at least
/// `min_ways` for each.
template <typename Sink>
void each_partition(unsigned applications, unsigned ways, unsigned min_ways, Sink &&sink) {
    std::vector<unsigned> partition(applications, min_ways);
    const auto descend = [&](auto &&self, unsigned index, unsigned left) -> void {
        if (index + 1 == applications) {
            partition[index] = left;
            return sink(partition);
        }
        const unsigned reserve = (applications - index - 1) * min_ways;
        for (unsigned count = min_ways; count + reserve <= left; ++count) {
            partition[index] = count;
            self(self, index + 1, left - count);
        }
    };
    descend(descend, 0, ways);
}

} // namespace test_curves
