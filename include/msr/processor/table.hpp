// The table of processors: all rows, the search for a row, and the indexes of processors in lists
// of facts.
#pragma once

#include <msr/core/text.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/row.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// The table of processors: a row for every processor, in the order of `core`.
inline constexpr processor_row processor_table[] = {MSR_CORES(MSR_CORE_ROW)};

/// The number of processors in the table; their values of `core` are 1 to this number.
inline constexpr unsigned core_count = sizeof processor_table / sizeof processor_table[0];

/// Returns the row of a processor, which must not be `none`.
constexpr const processor_row &processor_row_of(core core) {
    return processor_table[static_cast<unsigned>(core) - 1];
}

/// The index of each processor in a list of facts, such as the facts about counters: the index of
/// the processor's own facts, or else of the facts of the processor that its row calls `like`.
struct core_places {
    /// The index of a processor without facts in the list.
    static constexpr std::uint8_t no_place = 0xff;
    /// The index of each processor in the list of facts, or `no_place`, by the value of
    /// `core`.
    std::uint8_t at[core_count + 1]{};

    /// Returns the index of a processor in the list of facts, or `no_place`.
    constexpr std::uint8_t operator[](core core) const { return at[static_cast<unsigned>(core)]; }
};

/// Returns the index of each processor in `rows`, fewer than 255.
/// `member`: the member of a row that is its processor; `none` in a row of no processor.
template <typename Row, std::size_t Count>
constexpr core_places places_in(const Row (&rows)[Count], core Row::*member) {
    static_assert(Count < core_places::no_place);
    core_places result;
    for (std::uint8_t &place : result.at)
        place = core_places::no_place;
    for (std::size_t i = 0; i < Count; ++i)
        if (rows[i].*member != core::none)
            result.at[static_cast<unsigned>(rows[i].*member)] = static_cast<std::uint8_t>(i);
    // In the table, a row comes after the row that its `like` refers to.
    for (const processor_row &row : processor_table) {
        std::uint8_t &place = result.at[static_cast<unsigned>(row.is)];
        if (place == core_places::no_place && row.like != core::none) place = result[row.like];
    }
    return result;
}

/// Calls `visit(core)` for every processor that has the index `place` in `places`.
template <typename Each>
constexpr void each_core_at(const core_places &places, std::size_t place, Each &&visit) {
    for (const processor_row &row : processor_table)
        if (places[row.is] == place) visit(row.is);
}

namespace detail {

constexpr bool joins_words(char letter) {
    return letter == '_' || letter == '-' || letter == ' ' || letter == '.';
}

/// Returns whether two names are equal but for case and for the signs that join words.
constexpr bool same_joined(text_view a, text_view b) {
    std::size_t i = 0;
    std::size_t k = 0;
    while (true) {
        while (i < a.size() && joins_words(a[i]))
            ++i;
        while (k < b.size() && joins_words(b[k]))
            ++k;
        if (i == a.size() || k == b.size()) return i == a.size() && k == b.size();
        if (to_lower(a[i++]) != to_lower(b[k++])) return false;
    }
}

} // namespace detail

/// Calls `visit(text_view)` for each further name of a row's processor.
template <typename Each>
constexpr void each_other_name(const processor_row &row, Each &&visit) {
    if (row.names == nullptr) return;
    read_pieces(row.names, ' ', [&](text_view name) {
        visit(name);
        return true;
    });
}

/// Returns the processor with a name, or `none`: the processor's own name, a further name, or the
/// name of its counters; where several processors have the name, the first of these processors.
/// `name`: in any case, with any or no sign between its words
/// Example:
///     static_assert(msr::core_named("Golden-Cove") == msr::core::alder_lake);
constexpr core core_named(text_view name) {
    if (name.empty()) return core::none;
    for (const processor_row &row : processor_table)
        if (detail::same_joined(row.name, name)) return row.is;
    core core = core::none;
    for (const processor_row &row : processor_table) {
        each_other_name(row, [&](text_view other) {
            if (core == core::none && detail::same_joined(other, name)) core = row.is;
        });
        if (core != core::none) return core;
    }
    for (const processor_row &row : processor_table)
        if (row.cpu != nullptr && detail::same_joined(row.cpu, name)) return row.is;
    return core::none;
}

} // namespace msr
