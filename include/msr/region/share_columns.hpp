// Shares of slots among the counters of regions. A share is of all issue slots since the start of
// the session, so a reading of a share is useful only beside the count of slots, and only for long
// passes.
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>
#include <msr/session/execution/share_readings.hpp>
#include <msr/session/share_periods.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>

namespace msr {

namespace detail {

/// Whether a plan has shares of slots; false for a plan whose program is no constant.
template <typename Plan>
inline constexpr bool has_share_columns = [] {
    if constexpr (requires {
                      typename std::integral_constant<std::size_t, Plan::view().readouts.size()>;
                  })
        return has_shares(Plan::view().readouts);
    else
        return false;
}();

/// The columns of a reading of counters, a value for each counter; some of the columns may be
/// shares of slots.
class share_columns {
public:
    /// Makes columns of which none is a share of slots.
    share_columns() = default;
    /// Makes the columns of a reading from the list of the counters that are read. `list`: a
    /// counter for each column, which must live as long as the object
    /// Throws std::invalid_argument where a column is a meter that reports a value of the moment,
    /// or there are shares without the slots that they are parts of.
    explicit share_columns(sequence<readout> list)
        : readouts{has_shares(list) ? list : sequence<readout>{}} {
        for (const readout &entry : list)
            if (entry.is_instant())
                invalid_argument("a region has what happens in it, not a meter of the moment: read "
                                 "that with a session");
        if (exist() && !has_whole())
            invalid_argument("regions count shares of slots beside the slots that they are of: "
                             "count topdown_slots, or all four shares of the first level");
    }

    bool exist() const noexcept { return readouts.size() != 0; }
    bool is_share(std::size_t column) const noexcept {
        return column < readouts.size() && readouts[column].is_share();
    }
    /// Returns the readout (counter that is read) of each column of a reading; an empty list where
    /// no column is a share of slots.
    sequence<readout> columns() const noexcept { return readouts; }

    /// Returns the number of all slots in a row of counts, or in a row of differences of counts.
    std::uint64_t whole(const std::uint64_t *counts) const noexcept {
        return whole_of_shares(readouts, counts);
    }

    /// Returns whether a period is long enough for its shares to be known.
    /// `period`: the number of slots of the period, the sum of `differences` differences of
    /// readings
    /// `differences`: the number of differences, each of which may be wrong by the 255th part of
    /// `later`
    /// `later`: all slots from the start of the session to the end of the period
    static constexpr bool are_known(std::uint64_t period, std::uint64_t differences,
                                    std::uint64_t later) noexcept {
        return later != 0 && period / differences >= later / largest_share_ratio;
    }

private:
    bool has_whole() const noexcept {
        unsigned observed = 0;
        for (const readout &entry : readouts) {
            if (!entry.is_share()) {
                for (const readout &share : readouts)
                    if (share.is_share() && share.share.address == entry.address) return true;
            } else if (entry.share.low < 32) {
                observed |= 1u << entry.share.low / 8;
            }
        }
        return observed == 0xf;
    }

    sequence<readout> readouts{};
};

/// The registers to be read for a plan with shares of slots: the counters of no share first, then
/// the counter of the slots and the register with the shares, next to each other. Where no column
/// is for the count of all slots, the column of the second share holds that count until `settle`.
template <std::size_t Size>
class share_registers {
public:
    /// A register, and the column of a reading that receives its content.
    struct place {
        std::uint32_t address{};
        const char *name{};
        std::size_t column{};
    };

    /// Finds the registers of a reading's columns. `list`: a counter for each column, which must
    /// live as long as the object
    /// Throws std::invalid_argument where a column is a meter, or there are shares without the
    /// slots that they are parts of.
    explicit share_registers(sequence<readout> list) : columns_{list}, readouts{list} {
        if (has_meters(list))
            invalid_argument("a reader of registers has no meters, whose units it does not know: "
                             "msr::session_reader has them");
        const readout *share = nullptr;
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (!list[i].is_share()) continue;
            if (share == nullptr) {
                share = &list[i];
                shares = whole = i;
            } else if (whole == shares) {
                whole = i;
            }
        }
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (list[i].is_share()) continue;
            if (share != nullptr && list[i].address == share->share.address)
                whole = i;
            else
                add({list[i].address, list[i].name, i});
        }
        if (share == nullptr) return;
        add({share->share.address, share->share.name, whole});
        add({share->address, share->name, shares});
    }

    std::size_t size() const noexcept { return count; }
    const place &operator[](std::size_t i) const noexcept { return places[i]; }
    const share_columns &columns() const noexcept { return columns_; }

    /// Turns the register contents that a reading of the counters stored into counts, in place; the
    /// caller passes readings in their order. Fails where the count of slots went back: the counter
    /// has wrapped, or another start has cleared it, and shares are unknown from then on.
    failure settle(std::uint64_t *readings) noexcept {
        if (!columns_.exist()) return {};
        const readout &share = readouts[shares];
        const std::uint64_t slot_count = readings[whole], value = readings[shares];
        has_wrapped = has_wrapped || slot_count < last;
        last = slot_count;
        if (has_wrapped)
            return {.kind = error_code::whole_wrapped,
                    .address = share.share.address,
                    .name = share.share.name,
                    .subject =
                        "went back: it went round, or its session was started anew, and "
                        "shares of what it counts then say nothing: start the session before "
                        "the counter goes round, and make a region_thread after the start"};
        if (slot_count >= least_whole_of_shares && !make_up_whole(value))
            return {.kind = error_code::not_shares,
                    .address = share.address,
                    .value = slot_count,
                    .actual_value = value,
                    .name = share.name};
        for (std::size_t i = 0; i < readouts.size(); ++i)
            if (readouts[i].is_share())
                readings[i] = part_of_whole(slot_count, value, readouts[i].share.low);
        return {};
    }

private:
    void add(const place &entry) noexcept { places[count++] = entry; }

    share_columns columns_;
    sequence<readout> readouts;
    place places[Size == 0 ? 1 : Size]{};
    std::size_t count{};
    std::size_t whole{}; ///< index of the column of readings that holds the slots
    /// Index of the column of readings that holds the register with the shares of slots.
    std::size_t shares{};
    std::uint64_t last{}; ///< number of issue slots in the previous reading
    bool has_wrapped{};
};

} // namespace detail

} // namespace msr
