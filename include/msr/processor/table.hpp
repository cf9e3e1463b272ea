// The table of processors: all rows, the search for a row, and the places of processors in lists of
// facts.
#pragma once

#include <msr/core/text.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/row.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// Every processor, in the order of `core`.
inline constexpr processor_row processor_table[] = {MSR_CORES(MSR_CORE_ROW)};

/// The number of processors; as numbers they are 1 to this.
inline constexpr unsigned core_count = sizeof processor_table / sizeof processor_table[0];

/// The row of a processor, which must not be `none`.
constexpr const processor_row &processor_row_of(core core) {
    return processor_table[static_cast<unsigned>(core) - 1];
}

/// The place of each processor in a list of facts that an area has: its own facts, or else those of
/// the processor that it is like.
struct core_places {
    static constexpr std::uint8_t no_place = 0xff; ///< the place where there are no facts
    std::uint8_t at[core_count + 1]{}; ///< by `core`: the index in the area's list, or `no_place`

    /// The place of a processor, or `no_place`.
    constexpr std::uint8_t operator[](core core) const { return at[static_cast<unsigned>(core)]; }
};

/// Returns the places of all processors in `rows`, whose `member` is the processor (`none`: a row
/// of no processor). There must be fewer than 255 rows.
template <typename Row, std::size_t Count>
constexpr core_places places_in(const Row (&rows)[Count], core Row::*member) {
    static_assert(Count < core_places::no_place);
    core_places result;
    for (std::uint8_t &place : result.at)
        place = core_places::no_place;
    for (std::size_t i = 0; i < Count; ++i)
        if (rows[i].*member != core::none)
            result.at[static_cast<unsigned>(rows[i].*member)] = static_cast<std::uint8_t>(i);
    // A row that refers to another row comes after that row.
    for (const processor_row &row : processor_table) {
        std::uint8_t &place = result.at[static_cast<unsigned>(row.is)];
        if (place == core_places::no_place && row.like != core::none) place = result[row.like];
    }
    return result;
}

/// Calls `each(core)` for every processor that has this place in `places`.
template <typename Each>
constexpr void each_core_at(const core_places &places, std::size_t place, Each &&visit) {
    for (const processor_row &row : processor_table)
        if (places[row.is] == place) visit(row.is);
}

namespace detail {

constexpr bool joins_words(char letter) {
    return letter == '_' || letter == '-' || letter == ' ' || letter == '.';
}

/// Whether two names are the same without case and the signs that join words.
constexpr bool same_joined(text_view a, text_view b) {
    std::size_t i = 0;
    std::size_t k = 0;
    while (true) {
        while (i < a.size() && joins_words(a[i]))
            ++i;
        while (k < b.size() && joins_words(b[k]))
            ++k;
        if (i == a.size() || k == b.size()) return i == a.size() && k == b.size();
        if (in_lower_case(a[i++]) != in_lower_case(b[k++])) return false;
    }
}

} // namespace detail

/// Calls `each(text_view)` for the other names of a row.
template <typename Each>
constexpr void each_other_name(const processor_row &row, Each &&visit) {
    if (row.names == nullptr) return;
    read_pieces(row.names, ' ', [&](text_view name) {
        visit(name);
        return true;
    });
}

/// Returns the processor of a name, or `none`: its own name, another name of it, or the name of its
/// counters; where several processors have that name, the first of them.
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
