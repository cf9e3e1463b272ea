// Curves for the tests: seeded ones that this makes itself, and those of the tables.
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

/// Curves of so many applications `a0`, `a1` … by ways: smooth ones, steps and ones that go up and
/// down.
inline partition::curves random_curves(unsigned seed, unsigned applications, unsigned ways) {
    std::mt19937 random{seed};
    const auto between = [&random](double least, double most) {
        return least + (most - least) * static_cast<double>(random()) / 4294967296.0;
    };
    std::vector<partition::curve_row> rows;
    for (unsigned i = 0; i < applications; ++i) {
        const unsigned shape = random() % 4;
        const double base = between(0.4, 2.5);
        const double gain = shape == 0 ? between(0, 0.02) : between(0.05, 0.7);
        const double scale = between(0.5, ways);
        const double step = between(1, ways);
        const double traffic = between(50, 9000);
        const double waiting = between(0.05, 0.8);
        for (unsigned w = 1; w <= ways; ++w) {
            double lost = std::exp(-static_cast<double>(w) / scale);
            if (shape == 2) lost = w < step ? 1 : 0.1;
            if (shape == 3) lost = 0.5 * lost + between(0, 0.3);
            partition::curve_row row;
            row.application = std::string{"a"}.append(std::to_string(i));
            row.ways = w;
            const double misses = 0.05 + 20 * lost * gain;
            const double stalls = waiting * (0.3 + 0.7 * lost);
            row.values = {base * (1 - gain * lost),
                          misses,
                          misses * base,
                          traffic * (0.1 + 0.9 * lost),
                          stalls * between(0.7, 1),
                          stalls * between(0.3, 0.9),
                          stalls,
                          stalls * between(0, 0.3)};
            rows.push_back(row);
        }
    }
    partition::made_curves made = partition::make_curves(rows, partition::properties::all());
    if (!made) throw std::runtime_error(made.problem);
    return made.value;
}

/// The same curves, but that more ways never mean a lower IPC or more traffic, misses and waiting.
inline partition::curves monotone(const partition::curves &from) {
    std::vector<partition::curve_row> rows;
    for (const partition::application_curves &one : from.applications())
        for (unsigned w = 1; w <= one.ways; ++w) {
            partition::curve_row row{one.name, w, {}};
            for (std::size_t i = 0; i < partition::property_count; ++i) {
                const auto &values = one.values[i];
                const auto begin = values.begin(), end = values.begin() + w;
                row.values[i] = i == partition::place_of(partition::property::ipc)
                                    ? *std::max_element(begin, end)
                                    : *std::min_element(begin, end);
            }
            rows.push_back(row);
        }
    return partition::make_curves(rows, from.known()).value;
}

/// The traffic of all applications, each with the mean of its curve.
inline double mean_traffic(const partition::workload &of) {
    double sum = 0;
    for (const partition::application &one : of.applications)
        for (unsigned w = 1; w <= one.ways; ++w)
            sum += one.of(partition::property::bandwidth_mbps).entries[w] / one.ways;
    return sum;
}

/// The curves of a file.
inline partition::made_curves curves_of_file(const std::string &file) {
    std::ifstream from{file};
    if (!from) return {{}, "no such file: " + file};
    std::stringstream text;
    text << from.rdbuf();
    return partition::read_curves(text.str());
}

/// The tables `curves_synth11` and `curves_synth20`.
inline partition::curves table(const std::string &name) {
    partition::made_curves made = curves_of_file(std::string{MSR_FACTS_DIR} + "/rdt/" + name);
    if (!made) throw std::runtime_error(made.problem);
    return made.value;
}

/// So many applications of the curves, drawn at random; one may stand twice.
inline partition::workload random_workload(const partition::curves &from, unsigned seed,
                                           unsigned count) {
    std::mt19937 random{seed};
    std::vector<std::string> names;
    for (unsigned i = 0; i < count; ++i)
        names.push_back(from.applications()[random() % from.applications().size()].name);
    partition::made_workload made = partition::make_workload(from, names);
    if (!made) throw std::runtime_error(made.problem);
    return made.value;
}

/// Applications `a`, `b` … whose curves are given by property; each IPC is 1 where none is.
inline partition::workload
by_hand(const std::vector<std::pair<partition::property, std::vector<std::vector<double>>>> &all) {
    std::vector<partition::curve_row> rows;
    partition::properties known{partition::property::ipc};
    for (std::size_t a = 0; a < all.front().second.size(); ++a)
        for (unsigned w = 0; w < all.front().second[a].size(); ++w) {
            partition::curve_row row{std::string(1, static_cast<char>('a' + a)), w + 1, {1}};
            for (const auto &[which, curves] : all) {
                row.values[partition::place_of(which)] = curves[a][w];
                known.add(which);
            }
            rows.push_back(row);
        }
    const partition::curves made = partition::make_curves(rows, known).value;
    std::vector<std::string> names;
    for (const partition::application_curves &one : made.applications())
        names.push_back(one.name);
    return partition::make_workload(made, names).value;
}

/// Calls `sink(ways)` for each way to give all ways to so many applications, each at least so many.
template <typename Sink>
void each_partition(unsigned applications, unsigned ways, unsigned least, Sink &&sink) {
    std::vector<unsigned> given(applications, least);
    const auto go = [&](auto &&self, unsigned at, unsigned left) -> void {
        if (at + 1 == applications) {
            given[at] = left;
            return sink(given);
        }
        const unsigned others = (applications - at - 1) * least;
        for (unsigned one = least; one + others <= left; ++one) {
            given[at] = one;
            self(self, at + 1, left - one);
        }
    };
    go(go, 0, ways);
}

} // namespace test_curves
