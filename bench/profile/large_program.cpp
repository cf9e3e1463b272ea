// A program of several MB with debugging information and much that is inlined, for
// bench/profiles.cpp to take addresses of; it is never run.
#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <map>
#include <random>
#include <regex>
#include <string>
#include <unordered_map>
#include <vector>

namespace {

template <typename Value>
void fill(std::vector<std::pair<Value, std::string>> &rows, std::map<std::string, Value> &by_name) {
    std::mt19937_64 random{1};
    for (int i = 0; i < 1000; ++i)
        rows.emplace_back(static_cast<Value>(random()), std::to_string(random()));
    std::sort(rows.begin(), rows.end());
    std::stable_sort(rows.begin(), rows.end(),
                     [](auto &a, auto &b) { return a.second < b.second; });
    for (const auto &[value, name] : rows)
        by_name[name] += value;
}

template <typename Value>
void work() {
    std::vector<std::pair<Value, std::string>> rows;
    std::map<std::string, Value> by_name;
    fill(rows, by_name);
    std::unordered_map<std::string, Value> other{by_name.begin(), by_name.end()};
    nlohmann::json entries = by_name;
    std::cout << entries.dump(1) << other.size() << '\n';
}

} // namespace

int main(int count, char **words) {
    CLI::App app{"none"};
    std::string pattern;
    app.add_option("--pattern", pattern);
    CLI11_PARSE(app, count, words);
    work<int>(), work<long>(), work<unsigned>(), work<double>(), work<float>(), work<short>();
    const std::regex regex{pattern};
    for (std::string line; std::getline(std::cin, line);)
        if (std::regex_search(line, regex)) std::cout << nlohmann::json::parse(line) << '\n';
}
