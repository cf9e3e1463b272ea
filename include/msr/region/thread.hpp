// The begins and ends of regions in a thread. A begin or an end only reads the counters and writes
// the values to a log.
#pragma once

#include <msr/core/failure.hpp>
#include <msr/region/reader.hpp>
#include <msr/region/regions.hpp>
#include <msr/region/tally.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace msr {

template <counter_reader Reader>
class region;

/// The regions of a single thread, which must be the thread that makes the object: all memory that
/// begins and ends of regions need, and their cost, which the constructor measures with empty
/// regions. A begin or an end allocates nothing, takes no lock and makes no system call of its own.
/// After `region_options::most_logged` begins and ends the log is summed up; counts do not contain
/// the events of the summing.
template <counter_reader Reader>
class region_thread {
public:
    /// Registers the calling thread with regions, and measures the cost of a begin and an end.
    /// Throws std::invalid_argument where the reader has not as many counters as the regions, and
    /// where the cost of shares of slots is to be subtracted.
    region_thread(regions &common_part, Reader reads)
        : shared{common_part}, reader{reads}, tally{common_part.options().most_regions,
                                                    common_part.options().most_nested,
                                                    widths_of(common_part, reads),
                                                    shares_of(common_part, reads)},
          log(common_part.options().most_logged * tally.entry_size()), next{log.data()},
          full{log.data() + log.size()} {
        calibrate();
        number_ = shared.join();
    }

    region_thread(const region_thread &) = delete;
    region_thread &operator=(const region_thread &) = delete;

    /// Hands over the counts of the thread. Regions that are still open count as
    /// `lost_passes::unfinished`.
    ~region_thread() {
        replay();
        tally.finish();
        shared.leave(number_, tally, costs);
    }

    /// Begins a region inside of the region that was begun last and has not ended.
    [[gnu::always_inline]] void begin(region_name name) noexcept { note(name.number); }

    /// Ends the region that was begun last and has not ended.
    [[gnu::always_inline]] void end() noexcept { note(detail::end_mark); }

    /// Begins a region that ends with the returned object.
    [[nodiscard]] region<Reader> enter(region_name name) noexcept;
    /// Begins the region with a name, which is searched among all names; throws as `regions::name`
    /// does. The region ends with the returned object.
    [[nodiscard]] region<Reader> enter(std::string_view name);

    /// Adds the counts of passes that have ended to the report; open regions continue. Takes a
    /// lock.
    void hand_over() {
        make_room();
        shared.take(number_, tally, costs);
        tally.clear();
    }

    /// Returns the thread's number in reports: 1 for the first `region_thread` of its regions.
    std::size_t number() const noexcept { return number_; }

    /// Returns the costs of a region's begin and end, for each counter.
    const std::vector<region_cost> &own_costs() const noexcept { return costs; }

    /// Returns the first failure to read a counter, if any: passes in which a read failed count as
    /// `lost_passes::unread`. Where the constructor could not read the counters, as from a session
    /// that was not started, the costs are 0.
    failure why() const noexcept { return first_failure; }

private:
    /// Number of rounds in which the cost of a region's begin and end is measured.
    static constexpr std::size_t rounds = 16;
    /// Number of empty regions in each round of the calibration of costs.
    static constexpr std::size_t empty_regions = 8;

    static std::vector<unsigned> widths_of(const regions &common_part, const Reader &reads) {
        if (reads.size() != common_part.counters())
            detail::invalid_argument(
                "msr::region_thread: the reader reads " + std::to_string(reads.size()) +
                " counters and the regions have " + std::to_string(common_part.counters()));
        std::vector<unsigned> widths(reads.size());
        for (std::size_t i = 0; i < widths.size(); ++i)
            widths[i] = reads.width(i);
        return widths;
    }

    static detail::share_columns shares_of(const regions &common_part, const Reader &reads) {
        if constexpr (share_reader<Reader>) {
            const detail::share_columns shares{reads.columns()};
            if (shares.exist() && common_part.options().subtract_own_cost)
                detail::invalid_argument("msr::region_thread: what a begin and an end cost is not "
                                         "known in shares of slots, so it cannot be subtracted: "
                                         "leave region_options::subtract_own_cost out");
            return shares;
        } else {
            static_cast<void>(common_part);
            static_cast<void>(reads);
            return {};
        }
    }

    /// Returns the number of words of a log entry; a constant where the number of counters is
    /// constant.
    std::size_t entry_size() const noexcept {
        if constexpr (Reader::always_most)
            return Reader::most + 1;
        else
            return tally.entry_size();
    }

    [[gnu::always_inline]] void note(std::uint64_t mark) noexcept {
        if (next == full) [[unlikely]]
            make_room();
        std::uint64_t *const entry = next;
        next = entry + entry_size();
        entry[0] = mark;
        if constexpr (std::is_void_v<decltype(reader.read(entry))>) {
            reader.read(entry + 1);
        } else if constexpr (requires { reader.read_at_once(entry); }) {
            if (!reader.read_at_once(entry + 1)) [[unlikely]]
                read_slowly(entry);
        } else if (const failure problem = reader.read(entry + 1)) [[unlikely]] {
            lose(entry, problem);
        }
    }

    [[gnu::noinline]] void read_slowly(std::uint64_t *entry) noexcept {
        if (const failure problem = reader.read(entry + 1)) lose(entry, problem);
    }

    [[gnu::noinline]] void lose(std::uint64_t *entry, const failure &problem) noexcept {
        entry[0] |= detail::unread_mark;
        if (!first_failure) first_failure = problem;
    }

    /// Reads the counters into `values`. Returns whether the counters could be read.
    bool read_counters(std::uint64_t *values) noexcept {
        if constexpr (std::is_void_v<decltype(reader.read(values))>) {
            reader.read(values);
            return true;
        } else {
            return !reader.read(values);
        }
    }

    /// Turns the register contents that a reading of the counters stored into counts, in place;
    /// does nothing for readers without shares.
    failure settle(std::uint64_t *readings) noexcept {
        if constexpr (share_reader<Reader>)
            return reader.settle(readings);
        else
            return {};
    }

    /// Turns the register contents of all readings in the log into counts.
    void settle_log() noexcept requires share_reader<Reader> {
        if (!tally.has_shares()) return;
        for (std::uint64_t *entry = log.data(); entry != next; entry += entry_size())
            if ((*entry & detail::unread_mark) == 0)
                if (const failure problem = settle(entry + 1)) lose(entry, problem);
    }

    /// Sums up the log, and excludes the events of the summing from the counts of open regions.
    [[gnu::noinline]] void make_room() noexcept {
        std::uint64_t previous[Reader::most], later[Reader::most];
        const bool was_read = read_counters(previous);
        replay();
        const bool is_known =
            was_read && !settle(previous) && read_counters(later) && !settle(later);
        if (is_known) {
            for (std::size_t i = 0; i < costs.size(); ++i)
                // `inside`, what two readings cost, is added: parts of the readings lie before
                // `previous` and after `later`
                later[i] += costs[i].inside;
            tally.leave_out(previous, later);
        } else {
            tally.lose_open();
        }
    }

    void replay() noexcept {
        if constexpr (share_reader<Reader>) settle_log();
        tally.replay(log.data(), next);
        next = log.data();
    }

    /// Measures the cost of a region's begin and end in each counter by rounds of empty regions
    /// inside of a region; a cost is the least of all rounds.
    void calibrate() noexcept {
        costs.assign(tally.counters(), {~std::uint64_t{0}, ~std::uint64_t{0}});
        for (std::size_t round = 0; round < rounds; ++round) {
            note(0);
            for (std::size_t i = 0; i < empty_regions; ++i) {
                note(0);
                note(detail::end_mark);
            }
            note(detail::end_mark);
            for (std::size_t i = 0; i < costs.size(); ++i)
                look_at_round(i);
            next = log.data();
        }
        // all costs are 0 after a failed read, and why() returns the failure
        if (first_failure) costs.assign(costs.size(), {});
        for (std::size_t i = 0; i < costs.size(); ++i)
            if (tally.is_share(i)) costs[i] = {.is_known = false};
        if (shared.options().subtract_own_cost)
            for (std::size_t i = 0; i < costs.size(); ++i)
                tally.subtract(i, costs[i]);
    }

    void look_at_round(std::size_t counter) noexcept {
        std::uint64_t all_inside = 0;
        for (std::size_t i = 0; i < empty_regions; ++i) {
            const std::uint64_t inner = moved(counter, 2 * i + 1, 2 * i + 2);
            all_inside += inner;
            costs[counter].inside = std::min(costs[counter].inside, inner);
        }
        const std::uint64_t whole = moved(counter, 0, 2 * empty_regions + 1);
        const std::uint64_t own = all_inside + costs[counter].inside;
        const std::uint64_t outer = whole > own ? (whole - own) / empty_regions : 0;
        costs[counter].around = std::min(costs[counter].around, outer);
    }

    /// Returns how far a counter moved between two entries of the log.
    std::uint64_t moved(std::size_t counter, std::size_t begin,
                        std::size_t destination) const noexcept {
        const auto reading = [&](std::size_t entry) {
            return log[entry * tally.entry_size() + 1 + counter];
        };
        return counter_increase(reading(begin), reading(destination), reader.width(counter));
    }

    regions &shared;
    Reader reader;
    detail::region_tally tally;
    std::vector<std::uint64_t> log;
    std::uint64_t *next;
    std::uint64_t *full;
    std::vector<region_cost> costs;
    failure first_failure;
    std::size_t number_{};
};

/// A pass of a region, from the construction of the object to its destruction.
template <counter_reader Reader>
class [[nodiscard]] region {
public:
    /// Begins a region. `container`, the calling thread's own, must outlive the object.
    region(region_thread<Reader> &container, region_name name) noexcept : thread{container} {
        thread.begin(name);
    }
    region(const region &) = delete;
    region &operator=(const region &) = delete;
    /// Ends the region that the constructor began.
    ~region() { thread.end(); }

private:
    region_thread<Reader> &thread;
};

template <counter_reader Reader>
region<Reader> region_thread<Reader>::enter(region_name name) noexcept {
    return region<Reader>{*this, name};
}
template <counter_reader Reader>
region<Reader> region_thread<Reader>::enter(std::string_view name) {
    return region<Reader>{*this, shared.name(name)};
}

} // namespace msr
