// Sources of an access to memory: the meanings of the codes in the data source word of a record.
// Sources: Linux, arch/x86/events/intel/ds.c (tables pebs_data_source). Nothing here was measured.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::pebs {

/// The level of the memory hierarchy that served an access.
enum class memory_level : std::uint8_t {
    unknown,           ///< the code of the data source does not report the level
    l1,                ///< the first-level data cache
    fill_buffer,       ///< a line fill buffer: the missing line was already being fetched
    l2,                ///< the second-level cache
    l3,                ///< the third-level cache, of this socket or another socket
    l4,                ///< the fourth-level cache
    memory,            ///< DRAM
    persistent_memory, ///< memory that keeps its contents without power
    some_cache,        ///< a cache of another socket, whose level is not reported
    io,                ///< an input or output device
    uncached,          ///< memory that is not cached
    l0,                ///< the cache in front of the first-level cache, on Panther Cove
    l2_miss_buffer,    ///< a buffer of misses of the second-level cache: the line was already being
                       ///< fetched
    memory_side_cache, ///< the cache in front of memory, on Lion Cove
};

/// The result of a snoop of other caches for the line of an access.
enum class snoop_result : std::uint8_t {
    not_told,  ///< the code of the data source does not report the result of a snoop
    none,      ///< no other cache was snooped
    miss,      ///< no other cache has the line
    hit,       ///< another cache has the line
    modified,  ///< another cache has the line modified
    forwarded, ///< another cache forwarded the line
    exclusive, ///< no other cache has the line, or no other cache was snooped
};

/// The source of the data of an access, named like the code in the data source word. `source_rows`
/// has the level of memory and the result of the snoop for each source.
enum class source : std::uint8_t {
    unknown_l3_miss,         ///< an unknown place; the third-level cache missed
    l1_hit,                  ///< a hit in the first-level cache
    fill_buffer_hit,         ///< a hit in a line fill buffer
    l2_hit,                  ///< a hit in the second-level cache
    l3_hit,                  ///< a hit in the third-level cache; no snoop was needed
    l3_hit_snoop_miss,       ///< a hit in the third-level cache; no other cache had the line
    l3_hit_snoop_unmodified, ///< a hit in the third-level cache; another cache had the line,
                             ///< unmodified
    l3_hit_snoop_modified, ///< a hit in the third-level cache; another cache had the line, modified
    l3_hit_snoop_hit,      ///< a hit in the third-level cache; another cache had the line
    l3_hit_forwarded,      ///< a hit in the third-level cache; another cache forwarded the line
    l3_hit_modified,       ///< a hit in the third-level cache; the line was modified
    remote_cache_hit,      ///< a miss of the third-level cache; a hit in a cache of another socket
    remote_cache_hit_modified, ///< a miss of the third-level cache; a hit in a cache of another
                               ///< socket, with the line modified
    local_memory_shared, ///< a miss of the third-level cache, served by memory of this socket, line
                         ///< shared
    remote_memory_shared, ///< a miss of the third-level cache, served by memory of another socket,
                          ///< line shared
    local_memory_exclusive,  ///< a miss of the third-level cache, served by memory of this socket,
                             ///< line exclusive
    remote_memory_exclusive, ///< a miss of the third-level cache, served by memory of another
                             ///< socket, line exclusive
    io,                      ///< an input or output device
    uncached,                ///< memory that is not cached
    local_l4_hit,            ///< a hit in the fourth-level cache of this socket
    remote_l4_hit,           ///< a hit in the fourth-level cache of another socket
    local_persistent_memory_hit,  ///< persistent memory of this socket
    remote_persistent_memory_hit, ///< persistent memory of another socket
    remote_memory,                ///< memory of another socket
    remote_cache_forwarded,       ///< a cache of another socket, which forwarded the line
    remote_cache_modified,        ///< a cache of another socket, which had the line modified
    local_memory,                 ///< memory of this socket
    remote_memory_forwarded,      ///< memory of another socket; the line was forwarded
    remote_memory_modified,       ///< memory of another socket; the line was modified
    l2_miss_buffer_hit, ///< a hit in the buffer of misses of the second-level cache: the line was
                        ///< already being fetched
    l3_miss_modified,   ///< a miss of the third-level cache; another cache had the line, modified
    memory_side_cache_hit, ///< a hit in the cache in front of memory
    non_cache,             ///< an unknown place that is no cache
    l0_hit,                ///< a hit in the cache in front of the first-level cache
    l2_hit_snoop_hit,      ///< a hit in the second-level cache; another cache had the line
    l2_hit_snoop_modified, ///< a hit in the second-level cache; another cache had the line,
                           ///< modified
    l3_hit_snoop_not_told, ///< a hit in the third-level cache; the result of the snoop is not
                           ///< reported
    not_known,             ///< a code that is in no table of this library
};

/// A source of data in words, with the level of memory and the result of the snoop.
struct source_row {
    source is{};          ///< the source that the row describes
    const char *name{};   ///< the name of the enumerator of `source`
    const char *text{};   ///< a description of the source, for people
    memory_level level{}; ///< the cache or memory that served the access
    snoop_result snoop{}; ///< the result of the snoop of other caches
    bool remote{};        ///< whether the cache or memory belongs to another socket
};

/// The rows of all sources of data; the index is the number of the `source`.
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

/// Returns the row of a source of data: its description, level of memory and result of the snoop.
/// Returns the row of `not_known` for a number that is no source.
constexpr const source_row &row_of(source kind) {
    const auto number = static_cast<std::size_t>(kind);
    const auto last = static_cast<std::size_t>(source::not_known);
    return source_rows[number < last ? number : last];
}

} // namespace msr::pebs
