// Explains samples, in the same words for each source of samples: IBS, PEBS, or Linux's perf.
#pragma once

#include <msr/amd/ibs/sample.hpp>
#include <msr/intel/pebs/data_source.hpp>
#include <msr/profile/record.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp::profile {

/// The cache or memory that served a memory access.
enum class level : std::uint8_t {
    not_told,    ///< no memory access, or the level is unknown
    l1,          ///< the first-level cache
    fill_buffer, ///< the fill buffer: an earlier miss of the same line was under way
    l2,
    l3,
    l4,
    other_cache,  ///< a cache of another core or group of cores of the same NUMA node
    remote_cache, ///< a cache of another NUMA node than the core's
    dram,         ///< memory of the core's own NUMA node
    remote_dram,  ///< memory of another NUMA node than the core's
    persistent,   ///< persistent memory (NVDIMM)
    extension,    ///< memory behind CXL
    peer,         ///< memory of a peer device
    io,           ///< device memory (input and output), or uncached memory
    past_l1,      ///< a level behind the first-level cache, unknown which
    past_l3,      ///< a level behind the caches of the same NUMA node, unknown which
};
inline constexpr unsigned level_count = 16;

/// Returns the word for a level of cache or memory in columns and filters.
const char *name_of(level level);

/// How a linear address was translated.
enum class tlb : std::uint8_t {
    not_told,
    l1,       ///< a translation by the first-level TLB
    l2,       ///< a translation by the second-level TLB
    l1_or_l2, ///< a translation by the first-level or the second-level TLB
    walk,     ///< a translation by a walk of the page tables
};
const char *name_of(tlb tlb);

/// The subject of a sample, such as a load, and further properties of the sample, as bits.
enum subject : std::uint16_t {
    is_load = 1,
    is_store = 2,
    is_branch = 4,
    is_taken = 8,
    is_mispredicted = 0x10,
    is_return = 0x20,
    is_prefetch = 0x40, ///< a software prefetch, which does not wait for its data
    is_locked = 0x80,
    is_misaligned = 0x100,
    /// Miss of the first-level data cache; for a fetch, of the instruction cache.
    is_l1_miss = 0x200,
    has_address = 0x400,
    has_latency = 0x800,
    in_kernel = 0x1000,
    /// The address `ip` is that of the sampled instruction, not that of the interrupt.
    is_exact = 0x2000,
    is_undelivered = 0x4000, ///< an instruction fetch that did not reach the decoder
    is_doubtful = 0x8000,    ///< an erratum makes a part of the sample doubtful
};

/// The meaning of a sample, decoded from its registers or perf's words.
struct meaning {
    /// Linear address of the sample's data access or instruction fetch; valid where `has_address`.
    std::uint64_t address{};
    std::uint32_t latency{}; ///< latency of the load or fetch in clocks; valid where `has_latency`
    std::uint16_t flags{};   ///< properties of the sample: bits of `subject`
    std::uint16_t to_retire{}; ///< clocks from the tagging of the op to its retirement; 0: unknown
    std::uint16_t translation{}; ///< clocks of the address translation; 0: unknown
    level source{level::not_told};
    tlb through{tlb::not_told};
    msr::ibs::page_size page{}; ///< page size of the sample's data access or fetch
};

/// Returns the registers of an op sample (raw_op_of) or a fetch sample (raw_fetch_of) in the form
/// that the library decodes.
msr::ibs::raw_op raw_op_of(const msr::profile::record &record);
msr::ibs::raw_fetch raw_fetch_of(const msr::profile::record &record);

/// Decodes the samples of a processor to their meanings.
class decoder {
public:
    /// `cpu`: the processor's name in descriptions of profiles. Registers in samples of an unknown
    /// processor are not decoded.
    explicit decoder(std::string_view cpu);

    meaning of(const msr::profile::record &record) const;
    /// Returns whether the decoder decodes registers of IBS.
    bool knows_ibs() const { return ibs_.has_value(); }
    /// Returns whether the decoder decodes data sources of PEBS.
    bool knows_pebs() const { return pebs_.has_value(); }
    /// Returns the decoder of IBS registers; empty where the processor's registers are unknown.
    const std::optional<msr::ibs::sample_decoder> &ibs() const { return ibs_; }
    /// Returns the decoded data source of a precise sample; empty where the sample has no data
    /// source, or the processor's encoding is unknown.
    std::optional<msr::pebs::data_source> pebs_source_of(const msr::profile::record &record) const;

private:
    std::optional<msr::ibs::sample_decoder> ibs_{};
    std::optional<msr::pebs::generation> pebs_{};

    void read_op(const msr::profile::record &record, meaning &destination) const;
    void read_fetch(const msr::profile::record &record, meaning &destination) const;
    void read_precise(const msr::profile::record &record, meaning &destination) const;
};

/// Decodes the samples of a profile, whose CPUs may be of several kinds.
class decoders {
public:
    /// Takes a name and a value of the profile's description; names that are not about processors
    /// are ignored.
    void take(std::string_view name, std::string_view value);
    /// Returns the decoder for a CPU's samples, which decodes no registers where the description
    /// does not name the CPU's processor.
    const decoder &of_cpu(unsigned cpu) const { return kind_of(cpu).decodes; }
    /// Returns the name of a CPU's processor in the profile's description; where the CPU's is not
    /// named, the names of all processors.
    const std::string &name_of_cpu(unsigned cpu) const { return kind_of(cpu).name; }

private:
    struct kind {
        std::string name{};
        decoder decodes{""};
    };
    kind unknown_{};
    std::vector<kind> kinds_{};
    /// Index in `kinds_` of each CPU's kind of processor, by CPU; the index of a CPU of an unknown
    /// kind is behind the end.
    std::vector<std::uint16_t> by_cpu_{};

    const kind &kind_of(unsigned cpu) const;
};

} // namespace msrpp::profile
