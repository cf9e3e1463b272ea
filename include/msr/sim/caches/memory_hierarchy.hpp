// The data caches of a simulated Pentium 4: the class takes a stream of addresses, and returns the
// numbers of the events that a performance counter could have counted. The class has no counters.
// The class is a model, not a measurement, and simpler than the processor in these points: the
// first level is write-back in the model and write-through in the processor, replacement is true
// LRU in the model and an approximation of LRU in the processor (IA-32 Optimization Reference
// Manual, table 1-1 and the text before it); there is no prefetcher, no instruction fetch, no
// address translation and no third level.
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/sim/caches/cache.hpp>

#include <concepts>
#include <cstdint>
#include <string>
#include <utility>

namespace msr::sim {

/// The first-level data cache, second-level cache and memory of a Pentium 4, as a single logical
/// processor uses them.
class memory_hierarchy {
    // `for_each_line` is defined before its users: clang evaluates a template in a constant only
    // where it has seen the template already.
    template <std::invocable<std::uint64_t> Visitor>
    constexpr void for_each_line(std::uint64_t address, unsigned bytes, Visitor visit) {
        const std::uint64_t last = (address + (bytes - 1)) & ~(line_bytes_ - 1);
        std::uint64_t line = address & ~(line_bytes_ - 1);
        for (visit(line); line != last; visit(line))
            line += line_bytes_;
    }

public:
    /// The shapes of a first-level data cache and of the second level behind it. A line of the
    /// first level is as large as a sector of the second.
    struct geometry {
        cache::geometry first_level{};  ///< shape of the first-level data cache
        cache::geometry second_level{}; ///< shape of the second-level cache

        friend constexpr bool operator==(const geometry &, const geometry &) = default;
    };

    /// The counts of references to the caches of a Pentium 4, and of misses. Members whose names
    /// begin with rd_2ndl and wr_2ndl are the masks of BSQ_cache_reference of the same names.
    /// Source: SDM volume 3, 325384-059, table 19-28; of wr_2ndl_hit table 19-34.
    struct tallies {
        /// Number of calls of read() for 1 byte or more, also for bytes in several lines.
        std::uint64_t loads{};
        /// Number of calls of write() for 1 byte or more, also for bytes in several lines.
        std::uint64_t stores{};
        /// Number of 64-byte lines that loads missed in the first-level data cache.
        std::uint64_t l1_load_misses{};
        /// Number of 64-byte lines that stores missed in the first-level data cache.
        std::uint64_t l1_store_misses{};
        /// Second-level read hits on sectors in state Shared; always 0, since a sector is Shared
        /// only where another processor may have it, and the model has a single processor.
        std::uint64_t rd_2ndl_hits{};
        /// Second-level read hits on 64-byte sectors in state Exclusive (clean).
        std::uint64_t rd_2ndl_hite{};
        /// Second-level read hits on 64-byte sectors in state Modified (dirty).
        std::uint64_t rd_2ndl_hitm{};
        /// Second-level read misses, also those of reads for ownership, in 128-byte lines: a miss
        /// fetches both 64-byte sectors of the line, so reads of consecutive addresses miss a line
        /// once and then hit the line's other sector.
        std::uint64_t rd_2ndl_miss{};
        /// Number of dirty first-level lines written back to a sector that the second level has.
        std::uint64_t wr_2ndl_hit{};
        /// Number of dirty first-level lines written back to a sector that the second level lacks.
        std::uint64_t wr_2ndl_miss{};
        std::uint64_t memory_writebacks{}; ///< number of dirty 64-byte sectors written to memory

        friend constexpr bool operator==(const tallies &, const tallies &) = default;
    };

    /// Makes empty caches. Throws std::invalid_argument where a shape is not that of a cache, or
    /// where a line of the first level is not as large as a sector of the second.
    constexpr explicit memory_hierarchy(const geometry &shape)
        : line_bytes_{matched(shape).first_level.line_bytes}, first_level_{shape.first_level},
          second_level_{shape.second_level} {}

    /// Loads `bytes` bytes from `address`: references every line that the bytes overlap. The access
    /// wraps at the end of the address space; 0 bytes reference nothing.
    constexpr void read(std::uint64_t address, unsigned bytes = 4) {
        if (bytes == 0) return;
        ++counts_.loads;
        for_each_line(address, bytes, [this](std::uint64_t line) {
            if (first_level_.refer_to_newest(line, false)) return;
            const cache::reference reference = first_level_.refer(line, false);
            if (reference.before != sector_state::absent) return;
            ++counts_.l1_load_misses;
            fill_first_level(line, reference);
        });
    }

    /// Stores `bytes` bytes to `address`: references every line that the bytes overlap. A missing
    /// line is read for ownership first, which the second level counts as a read. The access wraps
    /// at the end of the address space; 0 bytes reference nothing.
    constexpr void write(std::uint64_t address, unsigned bytes = 4) {
        if (bytes == 0) return;
        ++counts_.stores;
        for_each_line(address, bytes, [this](std::uint64_t line) {
            if (first_level_.refer_to_newest(line, true)) return;
            const cache::reference reference = first_level_.refer(line, true);
            if (reference.before != sector_state::absent) return;
            ++counts_.l1_store_misses;
            fill_first_level(line, reference);
        });
    }

    /// Returns the counts of references and misses since the last call of take(), and sets them to
    /// 0. The contents of the caches are unchanged.
    constexpr tallies take() { return std::exchange(counts_, tallies{}); }

    /// Empties both cache levels. Each dirty sector is written to memory and counts as one of
    /// memory_writebacks, even where both levels have it dirty; nothing else is counted, since the
    /// processor referenced nothing.
    constexpr void flush() {
        first_level_.flush([this](std::uint64_t line, unsigned) {
            if (second_level_.state_of(line) != sector_state::dirty) ++counts_.memory_writebacks;
        });
        second_level_.flush([this](std::uint64_t, unsigned dirty) { write_to_memory(dirty); });
    }

private:
    std::uint64_t line_bytes_;
    cache first_level_;
    cache second_level_;
    tallies counts_{};

    static constexpr const geometry &matched(const geometry &shape) {
        const unsigned line = cache::checked(shape.first_level).line_bytes;
        const unsigned sector = cache::checked(shape.second_level).bytes_of_sector();
        if (shape.first_level.bytes_of_sector() != line || sector != line)
            refuse("a line of the first level must be unsectored and as long as a sector of the "
                   "second, which has ",
                   sector, " bytes");
        return shape;
    }

    [[noreturn]] static void refuse(const char *rule, unsigned number, const char *unit) {
        msr::detail::invalid_argument("memory hierarchy: " + std::string(rule) +
                                      std::to_string(number) + unit);
    }

    // The missing line is read before the replaced line is written, because the replaced line waits
    // in a write-back buffer.
    constexpr void fill_first_level(std::uint64_t line, const cache::reference &reference) {
        fetch(line);
        if (first_level_.victim_dirty(reference) != 0)
            put_back(first_level_.victim_address(reference));
    }

    constexpr void fetch(std::uint64_t line) {
        const cache::reference reference = second_level_.refer(line, false);
        switch (reference.before) {
        case sector_state::absent:
            ++counts_.rd_2ndl_miss;
            break;
        case sector_state::clean:
            ++counts_.rd_2ndl_hite;
            break;
        case sector_state::dirty:
            ++counts_.rd_2ndl_hitm;
            break;
        }
        write_to_memory(second_level_.victim_dirty(reference));
    }

    // Writes a dirty sector back to the second level. The levels are not inclusive, so the second
    // level may have lost the sector. The write is of a whole sector, so nothing is fetched; the
    // other sector of a newly allocated line stays absent.
    constexpr void put_back(std::uint64_t line) {
        const cache::reference reference = second_level_.refer(line, true);
        ++(reference.before == sector_state::absent ? counts_.wr_2ndl_miss : counts_.wr_2ndl_hit);
        write_to_memory(second_level_.victim_dirty(reference));
    }

    constexpr void write_to_memory(unsigned dirty_sectors) {
        // a loop over the set bits, since mostly no bit is set, and std::popcount is a function
        // call where the host's POPCNT may not be used
        for (; dirty_sectors != 0; dirty_sectors &= dirty_sectors - 1)
            ++counts_.memory_writebacks;
    }
};

/// Returns the shapes of a Pentium 4's caches by its CPUID model number in family 0Fh: 0, 1, 2, 3,
/// 4 or 6. The second level has 256 KiB (0, 1), 512 KiB (2) or 1 MiB, although some of models 4 and
/// 6 have 2 MiB. The first level has 8 KiB in 4 ways for all, although that of model 3 has 16 KiB
/// in 8 ways.
/// Throws std::invalid_argument for any other model.
/// Source: IA-32 Optimization Reference Manual, table 1-1.
constexpr memory_hierarchy::geometry geometry_of_model(unsigned model) {
    constexpr std::uint64_t kib = 1024;
    constexpr auto with_second_level = [](std::uint64_t total_bytes) {
        return memory_hierarchy::geometry{
            .first_level = {.total_bytes = 8 * kib, .ways = 4, .line_bytes = 64},
            .second_level = {
                .total_bytes = total_bytes, .ways = 8, .line_bytes = 128, .sector_bytes = 64}};
    };
    switch (model) {
    case 0:
    case 1:
        return with_second_level(256 * kib);
    case 2:
        return with_second_level(512 * kib);
    case 3:
    case 4:
    case 6:
        return with_second_level(1024 * kib);
    default:
        msr::detail::invalid_argument("no Pentium 4 has CPUID model " + std::to_string(model));
    }
}

} // namespace msr::sim
