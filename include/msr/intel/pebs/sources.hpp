// Sources of an access to memory: the meanings of the codes in the data source word of a record.
// Sources: Linux, arch/x86/events/intel/ds.c (tables pebs_data_source). Nothing here was measured.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::pebs {

/// The level of memory that served an access.
enum class memory_level : std::uint8_t {
    unknown,           ///< the code does not say the level
    l1,                ///< the first-level data cache
    fill_buffer,       ///< a line fill buffer: a miss that was already on its way
    l2,                ///< the second-level cache
    l3,                ///< the third-level cache, on this socket or another
    l4,                ///< the fourth-level cache
    memory,            ///< DRAM
    persistent_memory, ///< memory that keeps its contents without power
    some_cache,        ///< of another socket; the level is not reported
    io,                ///< I/O
    uncached,          ///< memory that is not cached
    l0,                ///< the cache in front of the first level, of Panther Cove
    l2_miss_buffer,    ///< a miss of the second level that was already on its way
    memory_side_cache, ///< in front of memory, of Lion Cove
};

/// The result of a snoop in other caches.
enum class snoop_result : std::uint8_t {
    not_told,  ///< the code does not say the result of a snoop
    none,      ///< no other cache was asked
    miss,      ///< no other cache has the line
    hit,       ///< another cache has the line
    modified,  ///< another cache has the line modified
    forwarded, ///< another cache forwarded the line
    exclusive, ///< no other cache has the line, or none was asked
};

/// The source of the data. The names are those of the codes; what a code means in parts is in
/// `source_rows`.
enum class source : std::uint8_t {
    unknown_l3_miss,           ///< unknown; the third level missed
    l1_hit,                    ///< hit in the first level
    fill_buffer_hit,           ///< hit in a line fill buffer
    l2_hit,                    ///< hit in the second level
    l3_hit,                    ///< hit in the third level; no snoop was needed
    l3_hit_snoop_miss,         ///< hit in the third level; no other cache had the line
    l3_hit_snoop_unmodified,   ///< hit in the third level; another cache had the line, unmodified
    l3_hit_snoop_modified,     ///< hit in the third level; another cache had the line, modified
    l3_hit_snoop_hit,          ///< hit in the third level; another cache had the line
    l3_hit_forwarded,          ///< hit in the third level; another cache gave the line
    l3_hit_modified,           ///< hit in the third level, modified
    remote_cache_hit,          ///< miss of the third level, hit in a cache of another socket
    remote_cache_hit_modified, ///< miss of the third level, modified line of another socket
    local_memory_shared,       ///< miss of the third level, memory of this socket, line shared
    remote_memory_shared,      ///< miss of the third level, memory of another socket, line shared
    local_memory_exclusive,    ///< miss of the third level, memory of this socket, line exclusive
    remote_memory_exclusive, ///< miss of the third level, memory of another socket, line exclusive
    io,                      ///< I/O
    uncached,                ///< memory that is not cached
    local_l4_hit,            ///< hit in the fourth level of this socket
    remote_l4_hit,           ///< hit in the fourth level of another socket
    local_persistent_memory_hit,  ///< persistent memory of this socket
    remote_persistent_memory_hit, ///< persistent memory of another socket
    remote_memory,                ///< memory of another socket
    remote_cache_forwarded,       ///< a cache of another socket gave the line
    remote_cache_modified,        ///< modified line in a cache of another socket
    local_memory,                 ///< memory of this socket
    remote_memory_forwarded,      ///< memory of another socket, with the line forwarded
    remote_memory_modified,       ///< memory of another socket, with the line modified
    l2_miss_buffer_hit,           ///< a miss of the second level that was already on its way
    l3_miss_modified,             ///< miss of the third level; another cache had the line, modified
    memory_side_cache_hit,        ///< hit in the cache in front of memory
    non_cache,                    ///< unknown; no cache
    l0_hit,                       ///< hit in the cache in front of the first level
    l2_hit_snoop_hit,             ///< hit in the second level; another cache had the line
    l2_hit_snoop_modified,        ///< hit in the second level; another cache had the line, modified
    l3_hit_snoop_not_told,        ///< hit in the third level; the snoop is not reported
    not_known,                    ///< no table of this library has the code
};

/// A source in words and in parts.
struct source_row {
    source is{};          ///< the place that the data came from
    const char *name{};   ///< the enumerator's name
    const char *text{};   ///< a description of the place, for people
    memory_level level{}; ///< the cache or memory that it is
    snoop_result snoop{}; ///< the result of the snoop of other caches
    bool remote{};        ///< the place belongs to another socket
};

/// All sources, in the order of their numbers.
inline constexpr source_row source_rows[] = {
    {source::unknown_l3_miss, "unknown_l3_miss", "unknown, missed L3", memory_level::unknown,
     snoop_result::not_told, false},
    {source::l1_hit, "l1_hit", "L1 hit", memory_level::l1, snoop_result::none, false},
    {source::fill_buffer_hit, "fill_buffer_hit", "line fill buffer hit", memory_level::fill_buffer,
     snoop_result::none, false},
    {source::l2_hit, "l2_hit", "L2 hit", memory_level::l2, snoop_result::none, false},
    {source::l3_hit, "l3_hit", "L3 hit, no snoop needed", memory_level::l3, snoop_result::none,
     false},
    {source::l3_hit_snoop_miss, "l3_hit_snoop_miss", "L3 hit, snoop missed", memory_level::l3,
     snoop_result::miss, false},
    {source::l3_hit_snoop_unmodified, "l3_hit_snoop_unmodified", "L3 hit, snoop hit unmodified",
     memory_level::l3, snoop_result::hit, false},
    {source::l3_hit_snoop_modified, "l3_hit_snoop_modified", "L3 hit, snoop hit modified",
     memory_level::l3, snoop_result::modified, false},
    {source::l3_hit_snoop_hit, "l3_hit_snoop_hit", "L3 hit, snoop hit", memory_level::l3,
     snoop_result::hit, false},
    {source::l3_hit_forwarded, "l3_hit_forwarded", "L3 hit, forwarded", memory_level::l3,
     snoop_result::forwarded, false},
    {source::l3_hit_modified, "l3_hit_modified", "L3 hit, modified", memory_level::l3,
     snoop_result::modified, false},
    {source::remote_cache_hit, "remote_cache_hit", "L3 miss, remote cache hit", memory_level::l3,
     snoop_result::hit, true},
    {source::remote_cache_hit_modified, "remote_cache_hit_modified",
     "L3 miss, remote cache hit modified", memory_level::l3, snoop_result::modified, true},
    {source::local_memory_shared, "local_memory_shared", "L3 miss, local memory, shared",
     memory_level::memory, snoop_result::hit, false},
    {source::remote_memory_shared, "remote_memory_shared", "L3 miss, remote memory, shared",
     memory_level::memory, snoop_result::hit, true},
    {source::local_memory_exclusive, "local_memory_exclusive", "L3 miss, local memory, exclusive",
     memory_level::memory, snoop_result::exclusive, false},
    {source::remote_memory_exclusive, "remote_memory_exclusive",
     "L3 miss, remote memory, exclusive", memory_level::memory, snoop_result::exclusive, true},
    {source::io, "io", "I/O", memory_level::io, snoop_result::none, false},
    {source::uncached, "uncached", "uncached", memory_level::uncached, snoop_result::none, false},
    {source::local_l4_hit, "local_l4_hit", "local L4, hit", memory_level::l4, snoop_result::hit,
     false},
    {source::remote_l4_hit, "remote_l4_hit", "remote L4, hit", memory_level::l4, snoop_result::hit,
     true},
    {source::local_persistent_memory_hit, "local_persistent_memory_hit",
     "local persistent memory, hit", memory_level::persistent_memory, snoop_result::hit, false},
    {source::remote_persistent_memory_hit, "remote_persistent_memory_hit",
     "remote persistent memory, hit", memory_level::persistent_memory, snoop_result::hit, true},
    {source::remote_memory, "remote_memory", "remote memory", memory_level::memory,
     snoop_result::none, true},
    {source::remote_cache_forwarded, "remote_cache_forwarded", "remote cache, forwarded",
     memory_level::some_cache, snoop_result::forwarded, true},
    {source::remote_cache_modified, "remote_cache_modified", "remote cache, modified",
     memory_level::some_cache, snoop_result::modified, true},
    {source::local_memory, "local_memory", "local memory", memory_level::memory, snoop_result::none,
     false},
    {source::remote_memory_forwarded, "remote_memory_forwarded", "remote memory, forwarded",
     memory_level::memory, snoop_result::forwarded, true},
    {source::remote_memory_modified, "remote_memory_modified", "remote memory, modified",
     memory_level::memory, snoop_result::modified, true},
    {source::l2_miss_buffer_hit, "l2_miss_buffer_hit", "L2 miss buffer hit",
     memory_level::l2_miss_buffer, snoop_result::none, false},
    {source::l3_miss_modified, "l3_miss_modified", "L3 miss, snoop hit modified",
     memory_level::unknown, snoop_result::modified, false},
    {source::memory_side_cache_hit, "memory_side_cache_hit", "memory-side cache hit",
     memory_level::memory_side_cache, snoop_result::none, false},
    {source::non_cache, "non_cache", "unknown, no cache", memory_level::unknown,
     snoop_result::not_told, false},
    {source::l0_hit, "l0_hit", "L0 hit", memory_level::l0, snoop_result::none, false},
    {source::l2_hit_snoop_hit, "l2_hit_snoop_hit", "L2 hit, snoop hit", memory_level::l2,
     snoop_result::hit, false},
    {source::l2_hit_snoop_modified, "l2_hit_snoop_modified", "L2 hit, snoop hit modified",
     memory_level::l2, snoop_result::modified, false},
    {source::l3_hit_snoop_not_told, "l3_hit_snoop_not_told", "L3 hit", memory_level::l3,
     snoop_result::not_told, false},
    {source::not_known, "not_known", "not known", memory_level::unknown, snoop_result::not_told,
     false}};

/// Returns the row of a source: its meaning in words and in parts.
constexpr const source_row &row_of(source kind) {
    const auto number = static_cast<std::size_t>(kind);
    const auto last = static_cast<std::size_t>(source::not_known);
    return source_rows[number < last ? number : last];
}

} // namespace msr::pebs
