// Reads from a table of facts which core counters of AMD's family 15h can count an event.
#pragma once

#include "../facts.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>

namespace family_15h {

/// Events that a line of amd_pmc_constraints.csv is about: `0x060-0x09F`, `0x031`, or `0x004 with
/// more than one unit mask bit`.
struct line {
    std::uint32_t first{};
    std::uint32_t last{};
    std::string when{};
    unsigned counters{};
};

inline std::uint32_t hexadecimal(const std::string &text) {
    return static_cast<std::uint32_t>(std::stoul(text, nullptr, 16));
}

inline line line_of(const facts::row &row) {
    const std::string &event = row["event"];
    line result{.first = hexadecimal(event)};
    const std::size_t dash = event.find('-');
    const std::size_t blank = event.find(' ');
    result.last = dash < blank ? hexadecimal(event.substr(dash + 1)) : result.first;
    if (blank != event.npos) result.when = event.substr(blank + 1);
    if (row["counter_mask"].rfind("0x", 0) == 0)
        result.counters = static_cast<unsigned>(facts::number(row["counter_mask"]));
    return result;
}

inline unsigned bits_in(std::uint32_t mask) {
    return static_cast<unsigned>(__builtin_popcount(mask));
}

/// Whether a line is about an event: a range of events is a group, which bits 7:4 of an event
/// select.
inline bool is_about(const line &line, std::uint32_t code) {
    const std::uint32_t looked_at = line.first == line.last ? code : code & 0xff;
    return looked_at >= line.first && looked_at <= line.last;
}

/// Returns the counters of an event by amd_pmc_constraints.csv: the narrowest line about the event
/// decides, a line with a condition before one without.
inline unsigned counters_in_facts(const facts::table &table, std::uint32_t code,
                                  std::uint32_t mask) {
    unsigned counters = 0x3f;
    std::uint32_t narrowest = ~0u;
    bool conditional = false;
    for (const facts::row &row : table) {
        if (row["families"] != "15h") continue;
        const line line = line_of(row);
        if (!is_about(line, code)) continue;
        bool holds = true;
        if (line.when == "with unit mask having bits in both nibbles")
            holds = (mask & 0x0f) != 0 && (mask & 0xf0) != 0;
        else if (line.when == "with more than one unit mask bit")
            holds = bits_in(mask) > 1;
        else
            REQUIRE(line.when.empty());
        const bool better = line.last - line.first < narrowest ||
                            (line.last - line.first == narrowest && !conditional);
        if (!holds || !better) continue;
        narrowest = line.last - line.first;
        conditional = !line.when.empty();
        counters = line.counters;
        if (row["note"].find("only one unit mask bit allowed") != std::string::npos &&
            bits_in(mask) > 1)
            counters = 0;
    }
    return counters;
}

} // namespace family_15h
