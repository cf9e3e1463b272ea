// Unit masks of events whose masks form groups, by the tables of mask groups beside some tables of
// events (core2_masks.csv).
#pragma once

#include "facts.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace facts {

/// A unit mask with one mask of each group, and its name: the joined names of the masks that are
/// not their groups' defaults.
struct joined_mask {
    std::string name;
    std::uint32_t value{};
};

class mask_groups {
public:
    /// Reads the groups of a file of test/facts; no groups if the file does not exist.
    explicit mask_groups(const std::string &file) {
        if (!std::filesystem::exists(MSR_FACTS_DIR "/" + file)) return;
        for (const row &row : table{file}) {
            auto &groups = events[row["event"]];
            const std::size_t place = number(row["group"]);
            if (groups.size() <= place) groups.resize(place + 1);
            const auto value = static_cast<std::uint32_t>(number(row["value"]));
            groups[place].masks[row["mask"]] = value;
            if (row["default"] == "1") groups[place].usual = value;
        }
    }
    bool has(const std::string &event) const { return events.count(event) != 0; }

    /// All unit masks of an event with their names: each mask alone, and each combination of masks
    /// of several groups.
    std::vector<joined_mask> names_of(const std::string &event) const {
        const std::vector<group> &groups = events.at(event);
        std::vector<joined_mask> joined{{"", 0}};
        std::vector<joined_mask> result;
        for (std::size_t place = 0; place < groups.size(); ++place) {
            const group &entry = groups[place];
            for (const auto &[name, value] : entry.masks)
                result.push_back({name, value | usual_of_others(groups, place)});
            std::vector<joined_mask> addition;
            for (const joined_mask &previous : joined) {
                addition.push_back({previous.name, previous.value | entry.usual});
                for (const auto &[name, value] : entry.masks)
                    if (value != entry.usual)
                        addition.push_back(
                            {previous.name + (previous.name.empty() ? "" : ".") + name,
                             previous.value | value});
            }
            joined = std::move(addition);
        }
        for (joined_mask &mask : joined)
            if (mask.name.find('.') != mask.name.npos) result.push_back(std::move(mask));
        return result;
    }

private:
    struct group {
        std::map<std::string, std::uint32_t> masks;
        std::uint32_t usual{}; ///< the group's default mask, for names without a mask of the group
    };
    std::map<std::string, std::vector<group>> events;

    static std::uint32_t usual_of_others(const std::vector<group> &groups, std::size_t place) {
        std::uint32_t value = 0;
        for (std::size_t other = 0; other < groups.size(); ++other)
            if (other != place) value |= groups[other].usual;
        return value;
    }
};

} // namespace facts
