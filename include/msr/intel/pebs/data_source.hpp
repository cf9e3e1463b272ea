// Where a load or a store found its data: the data source word of a record. Which bits it has, and
// what the code in it means, depends on the generation of the core.
// Sources: Linux, arch/x86/events/intel/ds.c (tables pebs_data_source, union intel_x86_pebs_dse).
// Nothing here was measured.
#pragma once

#include <msr/intel/pebs/sources.hpp>
#include <msr/intel/pebs/words.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::pebs {

// --- what a generation writes -------------------------------------------------------------------

/// Cores that write the data source word alike.
enum class generation : std::uint8_t {
    nehalem,            ///< Nehalem, Westmere
    sandy_bridge,       ///< Sandy Bridge, Ivy Bridge
    haswell,            ///< Haswell, Broadwell
    skylake,            ///< Skylake to Ice Lake and their like, without persistent memory
    skylake_server,     ///< Skylake and Ice Lake servers, with persistent memory
    golden_cove,        ///< Alder Lake and later, performance core
    golden_cove_server, ///< Sapphire Rapids and later
    gracemont,          ///< Alder Lake, efficient core
    crestmont,          ///< Meteor Lake, efficient core; servers with it
    lion_cove,          ///< Lunar Lake, performance core: no table of its codes is known
};

/// How a generation writes the word of a load.
struct load_layout {
    const char *name{};    ///< of the generation
    const source *codes{}; ///< what each code means; null where no table is known
    unsigned code_count{};
    confidence codes_how_sure{};
    record_field code{};
    record_field tlb_miss{}; ///< width 0: not reported
    record_field locked{};
    record_field blocked_data{};
    record_field blocked_address{};
};

namespace detail {

inline constexpr record_field not_reported{nullptr, 0, 8, 0, 0, confidence::high};

/// A part of the data source word.
constexpr record_field part(const char *name, unsigned low, unsigned high,
                            confidence how_sure = confidence::high) {
    return bits(name, 0, low, high, how_sure);
}

/// The table of Sandy Bridge, from which most of the others differ in some places.
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

} // namespace detail

/// How each generation writes the word of a load, in the order of their numbers.
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
    // The order of the two bits is that in which the driver uses them, not that of its names.
    {"gracemont", detail::gracemont_codes, 16, confidence::medium,
     detail::part("source", 0, 3, confidence::medium),
     detail::part("stlb_miss", 5, 5, confidence::medium),
     detail::part("locked", 4, 4, confidence::medium),
     detail::part("blocked_fwd", 6, 6, confidence::medium), detail::not_reported},
    // Codes from 16 on are in no table.
    {"crestmont", detail::crestmont_codes, 16, confidence::medium,
     detail::part("source", 0, 4, confidence::medium),
     detail::part("stlb_miss", 6, 6, confidence::medium),
     detail::part("locked", 5, 5, confidence::medium),
     detail::part("blocked_fwd", 7, 7, confidence::medium), detail::not_reported},
    {"lion_cove", nullptr, 0, confidence::low, detail::part("source", 0, 7, confidence::low),
     detail::part("stlb_miss", 10, 10, confidence::low),
     detail::part("locked", 11, 11, confidence::low),
     detail::part("blocked_data", 12, 12, confidence::low),
     detail::part("blocked_addr", 13, 13, confidence::low)}};

constexpr const load_layout &layout_of(generation core) {
    return load_layouts[static_cast<std::size_t>(core)];
}

/// The parts of the word of a precise store, on Sandy Bridge and Ivy Bridge. From Haswell on until
/// Ice Lake only the first of them is reported.
struct store_fields {
    static constexpr record_field l1d_hit = detail::part("l1d_hit", 0, 0);
    static constexpr record_field stlb_miss = detail::part("stlb_miss", 4, 4);
    static constexpr record_field locked = detail::part("locked", 5, 5);
    static constexpr record_field all[] = {l1d_hit, stlb_miss, locked};
};

// --- decoded ------------------------------------------------------------------------------------

/// What a processor says of something that not every processor reports.
enum class answer : std::uint8_t { not_reported, no, yes };

/// A data source word, decoded.
struct data_source {
    std::uint64_t raw{};
    std::uint8_t code{}; ///< as it stands in the word
    source from{source::not_known};
    answer l1d_hit{};         ///< of stores, until Ice Lake
    answer tlb_miss{};        ///< the second level TLB missed
    answer locked{};          ///< a locked access
    answer blocked_data{};    ///< a store in front could not forward its data
    answer blocked_address{}; ///< its address may conflict with a store in front
    bool is_store{};

    friend constexpr bool operator==(const data_source &, const data_source &) = default;
};

namespace detail {

constexpr answer answer_in(const record_field &where, std::uint64_t word) {
    if (where.width == 0) return answer::not_reported;
    return where.in(word) != 0 ? answer::yes : answer::no;
}

} // namespace detail

/// What the word of a load means. A code that is in no table gives `source::not_known`.
constexpr data_source decode_load(generation core, std::uint64_t word) {
    const load_layout &layout = layout_of(core);
    const auto code = static_cast<std::uint8_t>(layout.code.in(word));
    return {.raw = word,
            .code = code,
            .from = code < layout.code_count ? layout.codes[code] : source::not_known,
            .tlb_miss = detail::answer_in(layout.tlb_miss, word),
            .locked = detail::answer_in(layout.locked, word),
            .blocked_data = detail::answer_in(layout.blocked_data, word),
            .blocked_address = detail::answer_in(layout.blocked_address, word)};
}

/// Whether stores of a generation tell their source with the codes of its loads.
constexpr bool stores_have_codes(generation core) { return core >= generation::golden_cove; }

/// What the word of a store means. Nehalem tells nothing of stores, and until Ice Lake a store
/// tells whether it hit the first level cache rather than a code.
constexpr data_source decode_store(generation core, std::uint64_t word) {
    if (stores_have_codes(core)) {
        data_source found = decode_load(core, word);
        // The driver takes no block of a store from the big cores; the small ones report it alike.
        if (core == generation::golden_cove || core == generation::golden_cove_server)
            found.blocked_data = found.blocked_address = answer::not_reported;
        found.is_store = true;
        return found;
    }
    data_source found{.raw = word, .is_store = true};
    if (core == generation::nehalem) return found;
    found.l1d_hit = detail::answer_in(store_fields::l1d_hit, word);
    if (core != generation::sandy_bridge) return found;
    found.tlb_miss = detail::answer_in(store_fields::stlb_miss, word);
    found.locked = detail::answer_in(store_fields::locked, word);
    return found;
}

/// Calls `sink(name, text)` with each part of a decoded word that the processor reports: what the
/// code means, then "yes" or "no".
template <typename Sink>
constexpr void describe(const data_source &word, Sink &&sink) {
    if (word.from != source::not_known || word.l1d_hit == answer::not_reported)
        sink("source", row_of(word.from).text);
    const auto tell = [&](const char *name, answer said) {
        if (said != answer::not_reported) sink(name, said == answer::yes ? "yes" : "no");
    };
    tell("l1d_hit", word.l1d_hit);
    tell("stlb_miss", word.tlb_miss);
    tell("locked", word.locked);
    tell("blocked_data", word.blocked_data);
    tell("blocked_address", word.blocked_address);
}

} // namespace msr::pebs
