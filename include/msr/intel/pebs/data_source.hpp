// The data source word of a record, which encodes where a load or a store found its data. The
// word's bits, and the meaning of its code, depend on the generation of the core. Sources: Linux,
// arch/x86/events/intel/ds.c (tables pebs_data_source, union intel_x86_pebs_dse). Nothing here was
// measured.
#pragma once

#include <msr/intel/pebs/sources.hpp>
#include <msr/intel/pebs/words.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::pebs {

// --- the data source word that a generation of cores writes --------------------------------------

/// A group of cores whose data source word has the same layout and codes.
enum class generation : std::uint8_t {
    nehalem,      ///< cores of Nehalem and Westmere
    sandy_bridge, ///< cores of Sandy Bridge and Ivy Bridge
    haswell,      ///< cores of Haswell and Broadwell
    skylake,      ///< cores from Skylake to Ice Lake and cores like them, without persistent memory
    skylake_server,     ///< Skylake and Ice Lake servers, which may have persistent memory
    golden_cove,        ///< performance cores of Alder Lake and later
    golden_cove_server, ///< cores of Sapphire Rapids and later servers
    gracemont,          ///< efficient cores of Alder Lake
    crestmont,          ///< efficient cores of Meteor Lake, and servers with such cores
    lion_cove,          ///< performance cores of Lunar Lake
    panther_cove,       ///< performance cores of Nova Lake (Coyote Cove)
    arctic_wolf,        ///< efficient cores of Nova Lake
};

/// The layout of the data source word of a load, as cores of a generation write it.
struct load_layout {
    const char *name{}; ///< name of the generation of cores
    /// The meaning of each code, `code_count` entries; the index is the code.
    const source *codes{};
    /// How many codes of the data source have a meaning, from code 0 on.
    unsigned code_count{};
    confidence codes_how_sure{}; ///< how sure the sources are of the meanings of the codes
    record_field code{};         ///< the field that holds the code: where the data came from
    record_field tlb_miss{}; ///< the flag for a miss of the second-level TLB; width 0: not reported
    record_field locked{};   ///< the flag for a locked access; width 0: not reported
    /// The flag for a load that an earlier store blocked, as the store could not forward its data;
    /// width 0: not reported.
    record_field blocked_data{};
    /// The flag for a load that was blocked because its address may conflict with that of an
    /// earlier store; width 0: not reported.
    record_field blocked_address{};
    /// The flag for a miss of the second-level cache: where the flag is set, the code consists of
    /// the parts in `omr_code`. Width 0: the word has no such flag.
    record_field l2_miss{nullptr, 0, 8, 0, 0, confidence::high};
};

/// The region of a machine's memory that served a load, as Panther Cove and Arctic Wolf report it.
/// "CA" is what Linux calls a coherency agent.
enum class memory_region : std::uint8_t {
    not_told, ///< the data source word does not report the region
    /// The coherency agent of the thread's own core, a cache that the core shares.
    local_ca_shared,
    /// The coherency agent of the thread's own core, a cache that the core does not share.
    local_ca_non_shared,
    other_ca_io,     ///< a coherency agent that is not of the thread's own core, I/O
    other_ca_shared, ///< a coherency agent that is not of the thread's own core, a shared cache
    /// A coherency agent that is not of the thread's own core, a cache that is not shared.
    other_ca_non_shared,
    mmio,     ///< an address of memory-mapped I/O
    region_0, ///< region 0 of the machine's memory
    region_1, ///< region 1 of the machine's memory
    region_2, ///< region 2 of the machine's memory
    region_3, ///< region 3 of the machine's memory
    region_4, ///< region 4 of the machine's memory
    region_5, ///< region 5 of the machine's memory
    region_6, ///< region 6 of the machine's memory
    region_7, ///< region 7 of the machine's memory
};
/// Returns the name of a memory region in words.
constexpr const char *name_of(memory_region region) {
    constexpr const char *names[] = {"not told",
                                     "local CA, shared cache",
                                     "local CA, own cache",
                                     "other CA, I/O",
                                     "other CA, shared cache",
                                     "other CA, own cache",
                                     "MMIO",
                                     "memory region 0",
                                     "memory region 1",
                                     "memory region 2",
                                     "memory region 3",
                                     "memory region 4",
                                     "memory region 5",
                                     "memory region 6",
                                     "memory region 7"};
    return names[static_cast<unsigned>(region)];
}

namespace detail {

inline constexpr record_field not_reported{nullptr, 0, 8, 0, 0, confidence::high};

/// Returns a field of the data source word.
/// `low`, `high`: the field's lowest and highest bit, 0 to 63
constexpr record_field part(const char *name, unsigned low, unsigned high,
                            confidence how_sure = confidence::high) {
    return bits(name, 0, low, high, how_sure);
}

} // namespace detail

/// The parts of the code in the data source word of a load that missed the second-level cache, as
/// Panther Cove and Arctic Wolf write it (Linux 7.3, ds.c).
struct omr_code {
    /// Each field is a part of the code of a load that missed the second-level cache: the number of
    /// the source, or a flag.
    static constexpr record_field source_is = detail::part("source", 0, 3, confidence::medium);
    static constexpr record_field remote = detail::part("remote", 4, 4, confidence::medium);
    static constexpr record_field modified = detail::part("modified", 5, 5, confidence::medium);
    static constexpr record_field snoop = detail::part("snoop", 6, 6, confidence::medium);
    static constexpr record_field promoted = detail::part("promoted", 7, 7, confidence::medium);
};

namespace detail {

/// The codes of the data source on Sandy Bridge, from which the tables of most generations differ
/// in some places.
inline constexpr source base_codes[16] = {source::unknown_l3_miss,
                                          source::l1_hit,
                                          source::fill_buffer_hit,
                                          source::l2_hit,
                                          source::l3_hit,
                                          source::l3_hit_snoop_miss,
                                          source::l3_hit_snoop_unmodified,
                                          source::l3_hit_snoop_modified,
                                          source::remote_cache_hit,
                                          source::remote_cache_hit_modified,
                                          source::local_memory_shared,
                                          source::remote_memory_shared,
                                          source::local_memory_exclusive,
                                          source::remote_memory_exclusive,
                                          source::io,
                                          source::uncached};
inline constexpr source nehalem_codes[16] = {source::unknown_l3_miss,
                                             source::l1_hit,
                                             source::fill_buffer_hit,
                                             source::l2_hit,
                                             source::l3_hit,
                                             source::l3_hit_snoop_hit,
                                             source::l3_hit_snoop_modified,
                                             source::l3_hit_snoop_modified,
                                             source::remote_cache_hit,
                                             source::remote_cache_hit_modified,
                                             source::local_memory_shared,
                                             source::remote_memory_shared,
                                             source::local_memory_exclusive,
                                             source::remote_memory_exclusive,
                                             source::io,
                                             source::uncached};
inline constexpr source skylake_codes[16] = {source::unknown_l3_miss,
                                             source::l1_hit,
                                             source::fill_buffer_hit,
                                             source::l2_hit,
                                             source::l3_hit,
                                             source::l3_hit_snoop_miss,
                                             source::l3_hit_snoop_unmodified,
                                             source::l3_hit_snoop_modified,
                                             source::local_l4_hit,
                                             source::remote_l4_hit,
                                             source::local_memory_shared,
                                             source::remote_memory,
                                             source::remote_cache_forwarded,
                                             source::remote_cache_modified,
                                             source::io,
                                             source::uncached};
inline constexpr source skylake_server_codes[16] = {source::unknown_l3_miss,
                                                    source::l1_hit,
                                                    source::fill_buffer_hit,
                                                    source::l2_hit,
                                                    source::l3_hit,
                                                    source::l3_hit_snoop_miss,
                                                    source::l3_hit_snoop_unmodified,
                                                    source::l3_hit_snoop_modified,
                                                    source::local_persistent_memory_hit,
                                                    source::remote_persistent_memory_hit,
                                                    source::local_memory_shared,
                                                    source::remote_memory,
                                                    source::remote_cache_forwarded,
                                                    source::remote_cache_modified,
                                                    source::io,
                                                    source::uncached};
inline constexpr source gracemont_codes[16] = {source::unknown_l3_miss,
                                               source::l1_hit,
                                               source::fill_buffer_hit,
                                               source::l2_hit,
                                               source::l3_hit,
                                               source::l3_hit_snoop_hit,
                                               source::l3_hit_snoop_modified,
                                               source::l3_hit_snoop_modified,
                                               source::l3_hit_forwarded,
                                               source::remote_cache_hit_modified,
                                               source::local_memory_shared,
                                               source::remote_memory_shared,
                                               source::local_memory_exclusive,
                                               source::remote_memory_exclusive,
                                               source::io,
                                               source::uncached};
inline constexpr source crestmont_codes[16] = {source::unknown_l3_miss,
                                               source::l1_hit,
                                               source::fill_buffer_hit,
                                               source::l2_hit,
                                               source::l3_hit,
                                               source::l3_hit_snoop_miss,
                                               source::l3_hit_snoop_unmodified,
                                               source::l3_hit_forwarded,
                                               source::l3_hit_modified,
                                               source::remote_cache_hit_modified,
                                               source::local_memory,
                                               source::remote_memory,
                                               source::remote_memory_forwarded,
                                               source::remote_memory_modified,
                                               source::io,
                                               source::uncached};

/// The codes of the data source of loads on Lion Cove, as Linux 6.12.117 and 7.3.4 have them.
inline constexpr source lion_cove_codes[18] = {source::unknown_l3_miss,
                                               source::l1_hit,
                                               source::l1_hit,
                                               source::fill_buffer_hit,
                                               source::not_known,
                                               source::l2_hit,
                                               source::l2_miss_buffer_hit,
                                               source::not_known,
                                               source::l3_hit,
                                               source::not_known,
                                               source::not_known,
                                               source::not_known,
                                               source::l3_hit_forwarded,
                                               source::l3_hit_snoop_modified,
                                               source::not_known,
                                               source::l3_miss_modified,
                                               source::memory_side_cache_hit,
                                               source::local_memory};
/// The codes of the data source of loads on Panther Cove, as Linux 7.3.4 has them; codes 9 and 10
/// are prefetches that the load promoted.
inline constexpr source panther_cove_codes[16] = {
    source::non_cache,       source::l0_hit,           source::l1_hit,
    source::fill_buffer_hit, source::l2_hit,           source::not_known,
    source::not_known,       source::l2_hit_snoop_hit, source::l2_hit_snoop_modified,
    source::l2_hit,          source::l2_hit,           source::not_known,
    source::not_known,       source::not_known,        source::not_known,
    source::uncached};
inline constexpr source arctic_wolf_codes[7] = {
    source::non_cache, source::l1_hit,           source::fill_buffer_hit,
    source::l2_hit,    source::l2_hit_snoop_hit, source::l2_hit_snoop_modified,
    source::uncached};

/// Returns the data source of a load that missed the second-level cache, from the parts of the
/// load's code.
constexpr source source_of_omr(std::uint64_t code) {
    const std::uint64_t source = omr_code::source_is.in(code);
    const bool modified = omr_code::modified.in(code) != 0;
    const bool snoop = omr_code::snoop.in(code) != 0;
    const bool promoted = omr_code::promoted.in(code) != 0;
    if (source < 2) return source::not_known;
    if (source >= 7) return source::local_memory;
    if (modified) return source::l3_hit_snoop_modified;
    if (source > 2) return snoop ? source::l3_hit_forwarded : source::l3_hit_snoop_hit;
    if (promoted) return snoop ? source::l3_hit : source::l3_hit_snoop_hit;
    return snoop ? source::l3_hit_snoop_miss : source::l3_hit_snoop_not_told;
}
constexpr memory_region region_of_omr(std::uint64_t code) {
    // the number of the first source for which a memory region is reported
    constexpr unsigned first = 2;
    const auto source = static_cast<unsigned>(omr_code::source_is.in(code));
    return source < first ? memory_region::not_told
                          : static_cast<memory_region>(source - first + 1);
}

} // namespace detail

/// The layout of the data source word of a load on each generation; the index is the number of the
/// `generation`.
inline constexpr load_layout load_layouts[] = {
    {"nehalem", detail::nehalem_codes, 16, confidence::high, detail::part("source", 0, 3),
     detail::not_reported, detail::not_reported, detail::not_reported, detail::not_reported},
    {"sandy_bridge", detail::base_codes, 16, confidence::high, detail::part("source", 0, 3),
     detail::part("stlb_miss", 4, 4), detail::part("locked", 5, 5), detail::not_reported,
     detail::not_reported},
    {"haswell", detail::base_codes, 16, confidence::high, detail::part("source", 0, 3),
     detail::part("stlb_miss", 4, 4), detail::part("locked", 5, 5), detail::not_reported,
     detail::not_reported},
    {"skylake", detail::skylake_codes, 16, confidence::high, detail::part("source", 0, 3),
     detail::part("stlb_miss", 4, 4), detail::part("locked", 5, 5), detail::not_reported,
     detail::not_reported},
    {"skylake_server", detail::skylake_server_codes, 16, confidence::high,
     detail::part("source", 0, 3), detail::part("stlb_miss", 4, 4), detail::part("locked", 5, 5),
     detail::not_reported, detail::not_reported},
    {"golden_cove", detail::skylake_codes, 16, confidence::high, detail::part("source", 0, 3),
     detail::part("stlb_miss", 4, 4), detail::part("locked", 5, 5),
     detail::part("blocked_data", 6, 6), detail::part("blocked_addr", 7, 7)},
    {"golden_cove_server", detail::skylake_server_codes, 16, confidence::high,
     detail::part("source", 0, 3), detail::part("stlb_miss", 4, 4), detail::part("locked", 5, 5),
     detail::part("blocked_data", 6, 6), detail::part("blocked_addr", 7, 7)},
    // On Gracemont the flags stlb_miss and locked have the bits that the driver uses, which differ
    // from the names of the bits in the driver.
    {"gracemont", detail::gracemont_codes, 16, confidence::medium,
     detail::part("source", 0, 3, confidence::medium),
     detail::part("stlb_miss", 5, 5, confidence::medium),
     detail::part("locked", 4, 4, confidence::medium),
     detail::part("blocked_fwd", 6, 6, confidence::medium), detail::not_reported},
    // The tables of Crestmont have no codes from 16 on.
    {"crestmont", detail::crestmont_codes, 16, confidence::medium,
     detail::part("source", 0, 4, confidence::medium),
     detail::part("stlb_miss", 6, 6, confidence::medium),
     detail::part("locked", 5, 5, confidence::medium),
     detail::part("blocked_fwd", 7, 7, confidence::medium), detail::not_reported},
    {"lion_cove", detail::lion_cove_codes, 18, confidence::high,
     detail::part("source", 0, 7, confidence::medium),
     detail::part("stlb_miss", 10, 10, confidence::medium),
     detail::part("locked", 11, 11, confidence::medium),
     detail::part("blocked_data", 12, 12, confidence::medium),
     detail::part("blocked_addr", 13, 13, confidence::medium)},
    {"panther_cove", detail::panther_cove_codes, 16, confidence::medium,
     detail::part("source", 0, 7, confidence::medium),
     detail::part("stlb_miss", 11, 11, confidence::medium),
     detail::part("locked", 12, 12, confidence::medium),
     detail::part("blocked_data", 13, 13, confidence::medium),
     detail::part("blocked_addr", 14, 14, confidence::medium),
     detail::part("l2_miss", 8, 8, confidence::medium)},
    {"arctic_wolf", detail::arctic_wolf_codes, 7, confidence::medium,
     detail::part("source", 0, 7, confidence::medium),
     detail::part("stlb_miss", 11, 11, confidence::medium),
     detail::part("locked", 12, 12, confidence::medium),
     detail::part("blocked_data", 13, 13, confidence::medium),
     detail::part("blocked_addr", 14, 14, confidence::medium),
     detail::part("l2_miss", 8, 8, confidence::medium)}};

/// Returns the layout of the data source word of loads on a generation.
constexpr const load_layout &layout_of(generation core) {
    return load_layouts[static_cast<std::size_t>(core)];
}

/// The parts of the data source word of a store, on Sandy Bridge and Ivy Bridge. From Haswell until
/// Ice Lake only `l1d_hit` is reported.
struct store_fields {
    /// The flag for a store that hit the first-level data cache.
    static constexpr record_field l1d_hit = detail::part("l1d_hit", 0, 0);
    /// The flag for a store that missed the second-level TLB.
    static constexpr record_field stlb_miss = detail::part("stlb_miss", 4, 4);
    /// The flag for a locked store.
    static constexpr record_field locked = detail::part("locked", 5, 5);
    /// All fields of the data source word of a store, from bit 0 on.
    static constexpr record_field all[] = {l1d_hit, stlb_miss, locked};
};

// --- decoded ------------------------------------------------------------------------------------

/// The answer, yes or no, to a question about an access that not every processor reports.
enum class answer : std::uint8_t {
    not_reported, ///< the processor does not report whether the condition holds
    no,           ///< the processor reports that the condition does not hold
    yes,          ///< the processor reports that the condition holds
};

/// The meaning of a data source word.
struct data_source {
    std::uint64_t raw{}; ///< the data source word as the record has it
    /// The code of the data source in the data source word of a record; 0 where there is no code.
    std::uint8_t code{};
    source from{source::not_known}; ///< the place where the access found its data
    /// Whether a store hit the first-level data cache; reported from Sandy Bridge until Ice Lake.
    answer l1d_hit{};
    answer tlb_miss{}; ///< whether the access missed the second-level TLB
    answer locked{};   ///< whether the access was locked
    /// Whether an earlier store blocked the load because the store could not forward its data.
    answer blocked_data{};
    /// Whether the load was blocked because its address may conflict with that of an earlier store.
    answer blocked_address{};
    /// Whether the data came from another socket, where a bit of the code reports it.
    answer remote{};
    /// Whether another cache forwarded the line, where a bit of the code reports it.
    answer forwarded{};
    /// The region of memory that served the load; `not_told` where the core does not report the
    /// region.
    memory_region region{};
    bool is_store{}; ///< whether the access was a store; false: a load

    friend constexpr bool operator==(const data_source &, const data_source &) = default;
};

namespace detail {

constexpr answer answer_in(const record_field &place, std::uint64_t word) {
    if (place.width == 0) return answer::not_reported;
    return place.in(word) != 0 ? answer::yes : answer::no;
}

} // namespace detail

/// Returns the meaning of the data source word of a load. A code that is in no table gives
/// `source::not_known`.
/// `core`: the generation of the processor's cores
/// `word`: the data source word of a record
/// Returns the source in words and numbers; what the generation does not report is
/// `answer::not_reported`.
/// Example:
///     namespace pebs = msr::pebs;
///     constexpr auto load = pebs::decode_load(pebs::generation::sandy_bridge, 0x17);
///     static_assert(load.from == pebs::source::l3_hit_snoop_modified);
constexpr data_source decode_load(generation core, std::uint64_t word) {
    const load_layout &layout = layout_of(core);
    const auto code = static_cast<std::uint8_t>(layout.code.in(word));
    data_source source{.raw = word,
                       .code = code,
                       .from = code < layout.code_count ? layout.codes[code] : source::not_known,
                       .tlb_miss = detail::answer_in(layout.tlb_miss, word),
                       .locked = detail::answer_in(layout.locked, word),
                       .blocked_data = detail::answer_in(layout.blocked_data, word),
                       .blocked_address = detail::answer_in(layout.blocked_address, word)};
    if (layout.l2_miss.width != 0 && layout.l2_miss.in(word) != 0) {
        source.from = detail::source_of_omr(code);
        source.region = detail::region_of_omr(code);
        source.remote = detail::answer_in(omr_code::remote, code);
        if (row_of(source.from).level == memory_level::l3 &&
            source.region != memory_region::local_ca_shared)
            source.forwarded = detail::answer_in(omr_code::snoop, code);
    }
    return source;
}
/// Returns whether the cache or memory that served an access belongs to another socket.
constexpr bool is_remote(const data_source &word) {
    return row_of(word.from).remote || word.remote == answer::yes;
}

/// Returns whether stores of a generation of cores report their data source with the codes of the
/// generation's loads.
constexpr bool stores_have_codes(generation core) { return core >= generation::golden_cove; }

/// Returns the meaning of the data source word of a store. On Nehalem the word of a store has no
/// meaning; from Sandy Bridge until Ice Lake the word reports whether the store hit the first-level
/// cache, and has no code.
/// `core`: the generation of the processor's cores
/// `word`: the data source word of a record
/// Returns the source; what the generation does not report is `answer::not_reported`.
constexpr data_source decode_store(generation core, std::uint64_t word) {
    if (stores_have_codes(core)) {
        data_source source = decode_load(core, word);
        // Linux's driver does not decode on Golden Cove whether a store was blocked; the other
        // cores report a blocked store as they report a blocked load.
        if (core == generation::golden_cove || core == generation::golden_cove_server)
            source.blocked_data = source.blocked_address = answer::not_reported;
        source.is_store = true;
        return source;
    }
    data_source source{.raw = word, .is_store = true};
    if (core == generation::nehalem) return source;
    source.l1d_hit = detail::answer_in(store_fields::l1d_hit, word);
    if (core != generation::sandy_bridge) return source;
    source.tlb_miss = detail::answer_in(store_fields::stlb_miss, word);
    source.locked = detail::answer_in(store_fields::locked, word);
    return source;
}

/// Calls `sink(name, text)` with each part of a decoded data source word that the processor
/// reports: the source in words, then "yes" or "no" for each flag, then the region.
/// `word`: a decoded data source word
/// `sink`: called with two texts, `const char *`
template <typename Sink>
constexpr void describe(const data_source &word, Sink &&sink) {
    if (word.from != source::not_known || word.l1d_hit == answer::not_reported)
        sink("source", row_of(word.from).text);
    const auto tell = [&](const char *name, answer statement) {
        if (statement != answer::not_reported) sink(name, statement == answer::yes ? "yes" : "no");
    };
    tell("l1d_hit", word.l1d_hit);
    tell("stlb_miss", word.tlb_miss);
    tell("locked", word.locked);
    tell("blocked_data", word.blocked_data);
    tell("blocked_address", word.blocked_address);
    tell("remote", word.remote);
    tell("forwarded", word.forwarded);
    if (word.region != memory_region::not_told) sink("region", name_of(word.region));
}

} // namespace msr::pebs
