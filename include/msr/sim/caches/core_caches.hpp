// The caches that one simulated CPU uses: first levels for data and code, the levels behind them,
// and the last level, which CPUs share. The class takes addresses and counts signals (hits, misses,
// write-backs).
//
// Limits: write-back and write-allocate at every level, true LRU, no prefetcher; levels are neither
// inclusive nor exclusive; no coherence: a line that one core writes stays in the caches of others.
#pragma once

#include <msr/sim/caches/cache.hpp>
#include <msr/sim/caches/controller_traffic.hpp>
#include <msr/sim/caches/shared_cache.hpp>
#include <msr/sim/caches/slice_traffic.hpp>
#include <msr/sim/events/signal.hpp>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace msr::sim {

/// The level of a cache, or memory, that answered a request for a line; a greater level is farther
/// from the core.
enum class level : std::uint8_t { first, mid, second, third, memory };

/// The shapes of all levels of cache that a CPU uses. A level of 0 bytes does not exist; the first
/// and the second level must exist.
struct cache_shapes {
    cache::geometry first_data{};
    cache::geometry first_code{};
    /// Shape of the data cache between the first and the second level (Lion Cove).
    cache::geometry mid{};
    cache::geometry second{};
    shared_cache::geometry third{};
    /// Whether the third level takes only lines that leave the second level (AMD, and Intel's
    /// servers from Skylake on); otherwise the third level takes lines that are read from memory.
    bool third_takes_victims{};

    friend constexpr bool operator==(const cache_shapes &, const cache_shapes &) = default;
};

/// Functions that a last-level cache calls before it carries out an access.
struct last_level_listener {
    /// Announces the address of a line that the next calls may concern.
    virtual void comes_soon(std::uint64_t line) = 0;
    /// Reports a read that does not allocate the line where the cache lacks the line.
    virtual void looks_up(std::uint64_t line) = 0;
    /// Reports a request that allocates the line where the cache lacks the line. `is_read`: the
    /// core requests the line; false: the line leaves the cache before the last level and is
    /// written to the last level.
    virtual void brings_in(std::uint64_t line, bool dirty, bool is_read) = 0;

protected:
    ~last_level_listener() = default;
};

/// A last-level cache with its listener, and its traffic by owner of lines, by memory controller
/// and by slice.
struct last_level {
    shared_cache lines;
    std::vector<memory_traffic> traffic;
    controller_traffic controllers{};
    slice_traffic slices{};
    /// Receives the accesses of the last-level cache; null: nothing receives them.
    last_level_listener *listener = nullptr;

    explicit last_level(const shared_cache::geometry &shape)
        : lines{shape}, traffic(shared_cache::most_owners) {}
};

/// The caches that one CPU uses. A cache that several CPUs share is a shared object of their
/// `core_caches`.
class core_caches {
public:
    static constexpr const char *limits =
        "caches: true LRU, write-back, no prefetcher, no coherence between cores, levels neither "
        "inclusive nor exclusive";

    /// The ways of the last-level cache in which this CPU may allocate, and the owner number that
    /// its lines and its traffic get.
    shared_cache::allocation allocates{};

    /// Makes the caches of a core. `second` and `third` may be shared with other CPUs; `third`
    /// null: the core has no third level. Throws std::invalid_argument where a shape is not that of
    /// a cache.
    core_caches(const cache_shapes &shapes, std::shared_ptr<cache> second,
                std::shared_ptr<last_level> third)
        : first_data_{shapes.first_data},
          first_code_{shapes.first_code}, second_{std::move(second)}, third_{std::move(third)},
          line_bytes_{shapes.first_data.line_bytes}, sector_bytes_{shapes.second.bytes_of_sector()},
          third_takes_victims_{shapes.third_takes_victims} {
        if (shapes.mid.total_bytes != 0) mid_.emplace(shapes.mid);
    }

    /// Returns whether `bytes` bytes from `address`, 1 or more, lie in one line.
    bool in_one_line(std::uint64_t address, unsigned bytes) const {
        return (address & (line_bytes_ - 1)) + bytes <= line_bytes_;
    }

    /// Accesses bytes in one line if the line is the newest of its set in the first level: a hit,
    /// for which no signal (event of the simulation) is counted. Returns false, and changes
    /// nothing, for any other line.
    bool access_newest(std::uint64_t address, bool writes) {
        return first_data_.refer_to_newest(address, writes);
    }

    /// Accesses bytes that lie in one line; `counted` gets the signals, such as misses. Returns the
    /// level that the line came from. `misses_count`: whether a miss counts as the miss of an
    /// access; false for a part of an access that was already counted as a miss.
    level access_in_line(std::uint64_t address, bool writes, tally &counted,
                         bool misses_count = true) {
        const level source = access_line(address, writes, counted);
        if (misses_count)
            count_access(source, writes, counted);
        else
            count_other_line(source, writes, counted);
        return source;
    }

    /// Loads or stores 1 byte or more; `counted` gets the signals, such as misses. Returns the
    /// farthest level that a line of the access came from. `misses_count`: whether a miss counts as
    /// the miss of an access; false for a part of an access that was already counted as a miss.
    level access(std::uint64_t address, unsigned bytes, bool writes, tally &counted,
                 bool misses_count = true) {
        const std::uint64_t last = (address + (bytes - 1)) & ~(line_bytes_ - 1);
        std::uint64_t line = address & ~(line_bytes_ - 1);
        level source = access_line(line, writes, counted);
        while (line != last) {
            line += line_bytes_;
            const level next = access_line(line, writes, counted);
            count_other_line(std::min(source, next), writes, counted);
            source = std::max(source, next);
        }
        if (misses_count)
            count_access(source, writes, counted);
        else
            count_other_line(source, writes, counted);
        return source;
    }

    /// Prefetches the words of the simulated caches into the host's caches, for an access that may
    /// need levels up to `farthest`. Words of the second level and of levels before it lie in the
    /// host's own second level, and are not prefetched.
    void prefetch(std::uint64_t address, level farthest) const {
        if (farthest <= level::second || !third_) return;
        second_->prefetch(address);
        third_->lines.prefetch(address);
        if (third_->listener != nullptr) [[unlikely]]
            third_->listener->comes_soon(address);
    }

    /// Returns whether the lines of code at two addresses belong to different sets of the first
    /// level.
    bool code_lies_apart(std::uint64_t left, std::uint64_t other) const {
        return !first_code_.in_one_set(left, other);
    }

    /// Fetches the line of code at `address`; `counted` gets the signals, such as misses. Returns
    /// the cache level that the line came from.
    level fetch(std::uint64_t address, tally &counted) {
        ++counted[signal::l1i_fetches];
        if (first_code_.refer(address, false).before != sector_state::absent) return level::first;
        ++counted[signal::l1i_misses];
        const std::uint64_t line = address & ~(line_bytes_ - 1);
        const cache::reference reference = second_->refer(line, false);
        const bool hit = reference.before != sector_state::absent;
        ++counted[hit ? signal::l2_code_hits : signal::l2_code_misses];
        if (hit) return level::second;
        const level source = behind_second(line, reference, line_request::code_read, counted);
        if (source == level::memory) ++counted[signal::l3_code_misses];
        return source;
    }

    unsigned line_bytes() const { return static_cast<unsigned>(line_bytes_); }

private:
    cache first_data_;
    cache first_code_;
    std::optional<cache> mid_;
    std::shared_ptr<cache> second_;
    std::shared_ptr<last_level> third_;
    std::uint64_t line_bytes_;
    std::uint64_t sector_bytes_;
    bool third_takes_victims_;

    static void count_access(level source, bool writes, tally &counted) {
        if (source == level::first) return;
        ++counted[writes ? signal::l1d_store_misses : signal::l1d_load_misses];
        if (source == level::mid) {
            ++counted[writes ? signal::mid_store_hits : signal::mid_load_hits];
            return;
        }
        if (source == level::second) {
            ++counted[writes ? signal::l2_store_hits : signal::l2_load_hits];
            return;
        }
        ++counted[writes ? signal::l2_store_misses : signal::l2_load_misses];
        if (!writes)
            ++counted[source == level::third ? signal::l3_load_hits : signal::l3_load_misses];
    }

    // Counts the line of an access that came from level `source`, where the farthest line of the
    // access came from another level.
    [[gnu::cold, gnu::noinline]] static void count_other_line(level source, bool writes,
                                                              tally &counted) {
        if (source <= level::mid) return;
        if (source == level::second) {
            ++counted[writes ? signal::other_l2_store_hits : signal::other_l2_load_hits];
            return;
        }
        ++counted[writes ? signal::other_l2_store_misses : signal::other_l2_load_misses];
        if (!writes && source == level::memory) ++counted[signal::other_l3_load_misses];
    }

    // Accesses bytes that lie in one line of cache, through the levels that have to be asked.
    level access_line(std::uint64_t address, bool writes, tally &counted) {
        const std::uint64_t mark = cache::mark_of(address);
        const cache::reference reference = first_data_.refer_by_mark(address, mark, writes);
        if (reference.before != sector_state::absent) return level::first;
        ++counted[signal::l1d_replacements];
        // The missing line is read before the victim is written, because the victim waits in a
        // buffer.
        const level source = mid_ ? from_mid(address, mark, writes, counted)
                                  : from_second(address, mark, writes, counted);
        if (first_data_.is_victim_dirty(reference))
            leave_first(first_data_.victim_address(reference), counted);
        return source;
    }

    // Never inlined: few processors have a middle level of cache; inlined, the function would slow
    // down processors without it.
    [[gnu::flatten, gnu::noinline]] level from_mid(std::uint64_t address, std::uint64_t mark,
                                                   bool writes, tally &counted) {
        const cache::reference reference = mid_->refer(address, false);
        if (reference.before != sector_state::absent) return level::mid;
        const level source = from_second(address, mark, writes, counted);
        leave_mid(reference, counted);
        return source;
    }

    void leave_first(std::uint64_t victim, tally &counted) {
        ++counted[signal::l1d_writebacks];
        if (mid_)
            leave_mid(mid_->refer(victim, true), counted);
        else
            put_back(victim, counted);
    }

    void leave_mid(const cache::reference &reference, tally &counted) {
        if (mid_->victim_dirty(reference) != 0) put_back(mid_->victim_address(reference), counted);
    }

    level from_second(std::uint64_t address, std::uint64_t mark, bool writes, tally &counted) {
        const cache::reference reference = second_->refer_by_mark(address, mark, false);
        if (reference.before == sector_state::absent) {
            ++counted[signal::l2_data_misses];
            return behind_second(address & ~(line_bytes_ - 1), reference,
                                 writes ? line_request::ownership : line_request::data_read,
                                 counted);
        }
        ++counted[reference.before == sector_state::clean ? signal::l2_clean_hits
                                                          : signal::l2_dirty_hits];
        return level::second;
    }

    // Writes back a dirty line that leaves the cache level before the second. The line is whole:
    // nothing is fetched where the second level lacks the line.
    void put_back(std::uint64_t line, tally &counted) {
        const cache::reference reference = second_->refer_by_mark(line, cache::mark_of(line), true);
        const bool absent = reference.before == sector_state::absent;
        ++counted[absent ? signal::l2_writeback_misses : signal::l2_writeback_hits];
        leave_second(reference, counted);
    }

    level behind_second(std::uint64_t line, cache::reference reference, line_request kind,
                        tally &counted) {
        ++counted[signal::l2_fills];
        ++counted[signal::l3_references];
        const bool hit = third_ && third_has(line, counted);
        if (third_ && third_->slices.number() != 0) third_->slices.request(line, kind, hit);
        if (!hit) {
            ++counted[signal::l3_misses];
            ++counted[signal::memory_reads];
            if (third_) {
                ++third_->traffic[allocates.owner].reads;
                third_->controllers.read(line);
            }
        }
        leave_second(reference, counted);
        return hit ? level::third : level::memory;
    }

    bool third_has(std::uint64_t line, tally &counted) {
        if (third_->listener != nullptr) [[unlikely]] {
            if (third_takes_victims_)
                third_->listener->looks_up(line);
            else
                third_->listener->brings_in(line, false, true);
        }
        if (third_takes_victims_) return third_->lines.look_up(line);
        const shared_cache::outcome outcome = third_->lines.reference(line, false, allocates);
        leave_third(outcome, counted);
        return outcome.hit;
    }

    void leave_second(const cache::reference &reference, tally &counted) {
        if (reference.gone == 0) return;
        std::uint64_t sector = second_->victim_address(reference);
        unsigned dirty = second_->victim_dirty(reference);
        if (third_ && third_takes_victims_ && dirty == 0) {
            if (third_->listener != nullptr) [[unlikely]]
                third_->listener->brings_in(sector, false, false);
            leave_third(third_->lines.reference(sector, false, allocates), counted);
        }
        for (; dirty != 0; dirty >>= 1) {
            if ((dirty & 1) != 0) write_behind_second(sector, counted);
            sector += sector_bytes_;
        }
    }

    void write_behind_second(std::uint64_t line, tally &counted) {
        ++counted[signal::l2_writebacks];
        if (!third_) {
            ++counted[signal::memory_writes];
            return;
        }
        if (third_->listener != nullptr) [[unlikely]]
            third_->listener->brings_in(line, true, false);
        leave_third(third_->lines.reference(line, true, allocates), counted);
    }

    void leave_third(const shared_cache::outcome &outcome, tally &counted) {
        if (!outcome.victim_dirty) return;
        ++counted[signal::memory_writes];
        ++third_->traffic[outcome.victim_owner].writes;
        third_->controllers.write(outcome.victim_address);
    }
};

} // namespace msr::sim
