// Meanings of a sample, in the same words for each source: IBS, PEBS, or Linux's perf.
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

/// The cache or memory that served an access.
enum class level : std::uint8_t {
    not_told,    ///< no access, or nothing is said of it
    l1,          ///< the first cache
    fill_buffer, ///< a miss that was under way already
    l2,
    l3,
    l4,
    other_cache,  ///< of another core, or group of cores, of this node
    remote_cache, ///< of another node
    dram,         ///< of this node
    remote_dram,  ///< of another node
    persistent,   ///< persistent memory
    extension,    ///< memory behind CXL
    peer,         ///< memory of another device
    io,           ///< input and output, and what is not cached
    past_l1,      ///< not the first cache; which one is not said
    past_l3,      ///< none of the caches of this node; what it was is not said
};
inline constexpr unsigned level_count = 16;

/// One word for a level, as columns and filters have it.
const char *name_of(level level);

/// How a linear address was translated.
enum class tlb : std::uint8_t {
    not_told,
    l1,       ///< by the first TLB
    l2,       ///< by the second
    l1_or_l2, ///< by one of them
    walk,     ///< by the page tables
};
const char *name_of(tlb tlb);

/// Bits of what a sample was.
enum subject : std::uint16_t {
    is_load = 1,
    is_store = 2,
    is_branch = 4,
    is_taken = 8,
    is_mispredicted = 0x10,
    is_return = 0x20,
    is_prefetch = 0x40, ///< by software; such a load does not wait
    is_locked = 0x80,
    is_misaligned = 0x100,
    is_l1_miss = 0x200, ///< of the data cache; of a fetch, of the instruction cache
    has_address = 0x400,
    has_latency = 0x800,
    in_kernel = 0x1000,
    is_exact = 0x2000,       ///< the instruction is that of the sample, not of its interrupt
    is_undelivered = 0x4000, ///< a fetch that did not reach the decoder
    is_doubtful = 0x8000,    ///< an erratum makes something of it doubtful
};

/// A sample, decoded.
struct meaning {
    std::uint64_t address{};     ///< of the data or of the fetch, where `has_address`
    std::uint32_t latency{};     ///< clocks of the load or fetch, where `has_latency`
    std::uint16_t flags{};       ///< bits of `subject`
    std::uint16_t to_retire{};   ///< clocks from the op's tag to its retirement; 0: not told
    std::uint16_t translation{}; ///< clocks that the translation took; 0: not told
    level source{level::not_told};
    tlb through{tlb::not_told};
    msr::ibs::page_size page{}; ///< of the data or of the fetch
};

/// The registers of an op or a fetch sample as the library takes them.
msr::ibs::raw_op raw_op_of(const msr::profile::record &record);
msr::ibs::raw_fetch raw_fetch_of(const msr::profile::record &record);

/// Decodes the samples of one processor.
class decoder {
public:
    /// `cpu`: its name, as descriptions of profiles have it; of an unknown one registers say
    /// nothing.
    explicit decoder(std::string_view cpu);

    meaning of(const msr::profile::record &record) const;
    /// Whether registers of IBS are understood.
    bool knows_ibs() const { return ibs_.has_value(); }
    /// Whether data sources of PEBS are understood.
    bool knows_pebs() const { return pebs_.has_value(); }
    /// The decoder of IBS registers; none where they are not understood.
    const std::optional<msr::ibs::sample_decoder> &ibs() const { return ibs_; }
    /// The decoded data source of a precise sample; none where it has none, or it is not
    /// understood.
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
    /// A text of the description; what is not about processors changes nothing.
    void take(std::string_view name, std::string_view value);
    /// The decoder for a CPU's samples; it knows nothing where the description does not name the
    /// CPU's processor.
    const decoder &of_cpu(unsigned cpu) const { return kind_of(cpu).decodes; }
    /// The description's name of a CPU's processor; where it has none, all that it names.
    const std::string &name_of_cpu(unsigned cpu) const { return kind_of(cpu).name; }

private:
    struct kind {
        std::string name{};
        decoder decodes{""};
    };
    kind unknown_{};
    std::vector<kind> kinds_{};
    std::vector<std::uint16_t> by_cpu_{}; ///< positions in `kinds_`, or others

    const kind &kind_of(unsigned cpu) const;
};

} // namespace msrpp::profile
