// Reads the tables of facts about instruction-based sampling (processor families, CPUID bits,
// registers), without the library's headers.
#pragma once

#include "../../facts.hpp"

#include <msr/amd/ibs/target.hpp>

#include <cctype>
#include <stdexcept>
#include <string>
#include <vector>

namespace ibs_facts {

namespace ibs = msr::ibs;

/// One key of the column `families` of the IBS tables, in the order of the tables' legend.
struct family_key {
    const char *key;
    std::vector<ibs::generation> generations;
};

inline const std::vector<family_key> &family_keys() {
    using g = ibs::generation;
    static const std::vector<family_key> keys = {{"10h", {g::family10h}},
                                                 {"12h", {g::family12h}},
                                                 {"14h", {g::family14h}},
                                                 {"15h_00-0F", {g::family15h_00}},
                                                 {"15h_10-1F", {g::family15h_10}},
                                                 {"15h_30-3F", {g::family15h_30}},
                                                 {"15h_60-7F", {g::family15h_60}},
                                                 {"16h", {g::family16h}},
                                                 {"17h", {g::zen1, g::zen2, g::hygon18h}},
                                                 {"19h_Zen3", {g::zen3}},
                                                 {"19h_Zen4", {g::zen4}},
                                                 {"1Ah_Zen5", {g::zen5}},
                                                 {"next", {g::zen6}}};
    return keys;
}

/// Returns the indices of the keys that a word means: `15h` and `19h` stand for several keys,
/// `15h_00-3F` for those of the models between.
inline std::vector<std::size_t> places_of(const std::string &word) {
    std::vector<std::size_t> places;
    const auto &keys = family_keys();
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const std::string key = keys[i].key;
        bool kind = key == word || key.rfind(word + "_", 0) == 0;
        if (key.rfind("15h_", 0) == 0 && word.rfind("15h_", 0) == 0) {
            const auto source = [](const std::string &text) {
                return std::stoi(text.substr(4, 2), nullptr, 16);
            };
            const auto destination = [](const std::string &text) {
                return std::stoi(text.substr(7, 2), nullptr, 16);
            };
            kind = source(key) >= source(word) && destination(key) <= destination(word);
        }
        if (kind) places.push_back(i);
    }
    if (places.empty()) throw std::runtime_error("no such family: " + word);
    return places;
}

/// Returns the generations that a cell of the column `families` means.
inline ibs::generation_set generations_of(std::string cell) {
    if (const std::size_t remark = cell.find(" ("); remark != cell.npos) cell.resize(remark);
    if (const std::size_t remark = cell.find(" only"); remark != cell.npos) cell.resize(remark);
    unsigned total = 0;
    for (const std::string &part : facts::list_of(cell)) {
        const std::size_t dots = part.find("..");
        const auto first = places_of(part.substr(0, dots));
        const auto last = places_of(dots == part.npos ? part : part.substr(dots + 2));
        for (std::size_t i = first.front(); i <= last.back(); ++i)
            for (const ibs::generation generation : family_keys()[i].generations)
                total |= ibs::only(generation);
    }
    return static_cast<ibs::generation_set>(total);
}

/// Returns a name in lower case and without underscores, so that names of tables and headers
/// compare.
inline std::string bare(const std::string &name) {
    std::string result;
    for (const char letter : name)
        if (letter != '_')
            result += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return result;
}

/// Returns EAX of Fn8000_001B of a generation, from CPUID dumps.
inline ibs::feature_set measured_features(ibs::generation generation) {
    using g = ibs::generation;
    static const std::vector<std::pair<g, std::pair<const char *, const char *>>> rows = {
        {g::family10h, {"10h", "04,"}},    {g::family12h, {"12h", "01"}},
        {g::family14h, {"14h", "00,"}},    {g::family15h_00, {"15h", "00,"}},
        {g::family15h_10, {"15h", "00,"}}, {g::family15h_30, {"15h", "30,"}},
        {g::family15h_60, {"15h", "60,"}}, {g::family16h, {"16h", "00,"}},
        {g::zen1, {"17h", "01,"}},         {g::zen2, {"17h", "31,"}},
        {g::hygon18h, {"18h", "00,"}},     {g::zen3, {"19h", "01,"}},
        {g::zen4, {"19h", "11,"}},         {g::zen5, {"1Ah", "02,"}}};
    static const facts::table table{"amd/ibs_cpuid_measured.csv"};
    for (const auto &[which, where] : rows)
        if (which == generation)
            for (const facts::row &row : table)
                if (row["family"] == where.first && row["models_hex"].rfind(where.second, 0) == 0)
                    return static_cast<ibs::feature_set>(facts::number(row["fn8000001B_eax"]));
    throw std::runtime_error("not measured");
}

/// Whether the CPUID bit in a cell of the column `gate` is among some features.
inline bool announced(const std::string &gate, ibs::feature_set features) {
    if (gate == "fam") return true;
    if (gate == "-") return false;
    return (features >> std::stoul(gate) & 1) != 0;
}

/// Returns the generations whose CPUID was measured: all but Zen 6, which is only announced.
inline std::vector<ibs::generation> measured_generations() {
    std::vector<ibs::generation> generations;
    for (unsigned i = 0; i + 1 < ibs::generation_count; ++i)
        generations.push_back(ibs::generations[i].is);
    return generations;
}

} // namespace ibs_facts
