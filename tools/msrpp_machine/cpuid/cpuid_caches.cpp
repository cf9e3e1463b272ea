// Sources of CPUID's leaves about caches: Intel SDM volume 2, CPUID, leaves 2 and 4; AMD64
// Architecture Programmer's Manual volume 3, appendix E: Fn8000_0005, 0006 and 001D.
#include "cpuid_caches.hpp"

#include <msr/processor/cpuid.hpp>
#include <msr/sim/caches/core_caches.hpp>
#include <msr/sim/models/processor_shapes.hpp>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace msrpp::machine {

namespace {

/// A cache of the simulated processor, by the values that CPUID's leaves have.
struct cache_facts {
    std::uint64_t bytes{}; ///< size of the cache in bytes; 0: the processor has no such cache
    std::uint32_t ways{};
    std::uint32_t line{};
    std::uint32_t kind{}; ///< leaf 4 EAX[4:0]: 1 data, 2 code, 3 data and code
    std::uint32_t level{};

    std::uint32_t kib() const { return static_cast<std::uint32_t>(bytes / 1024); }
    std::uint32_t sets() const { return static_cast<std::uint32_t>(bytes / ways / line); }
};

template <typename Geometry>
cache_facts facts_of(const Geometry &of, std::uint32_t kind, std::uint32_t level) {
    return {of.total_bytes, of.ways, of.line_bytes, kind, level};
}

/// Returns a subleaf of leaf 4 (Intel) or of Fn8000_001D (AMD). Intel's has the number of APIC IDs
/// for the sharers of the cache and for the cores of the package, AMD's only the number of sharers.
cpuid_answer parameters(std::uint32_t leaf, std::uint32_t subleaf, const cache_facts &cache,
                        const topology &layout) {
    constexpr std::uint32_t self_initialising = 1u << 8;
    constexpr unsigned sharing_at = 14, cores_at = 26;
    constexpr std::uint32_t most_sharing = 0xfff, most_cores = 0x3f;
    cpuid_answer answer{.first = leaf, .last = leaf, .subleaf = subleaf};
    answer.eax = answer.ebx = answer.ecx = answer.edx = exactly(0);
    if (cache.bytes == 0) return answer;
    const bool is_intel = leaf == 4;
    const unsigned sharing = cache.level == 3 ? layout.cpus_of_package() : layout.threads_of_core;
    const unsigned cores = is_intel ? std::bit_ceil(layout.cores()) : 1;
    const unsigned ids = is_intel ? std::bit_ceil(sharing) : sharing;
    answer.eax = exactly(cache.kind | cache.level << 5 | self_initialising |
                         std::min(ids - 1, most_sharing) << sharing_at |
                         std::min(cores - 1, most_cores) << cores_at);
    answer.ebx = exactly((cache.line - 1) | (cache.ways - 1) << 22);
    answer.ecx = exactly(cache.sets() - 1);
    return answer;
}

void add_parameters(std::vector<cpuid_answer> &destination, std::uint32_t leaf,
                    const std::vector<cache_facts> &caches, const topology &layout) {
    std::uint32_t subleaf = 0;
    for (const cache_facts &cache : caches)
        if (cache.bytes != 0) destination.push_back(parameters(leaf, subleaf++, cache, layout));
    destination.push_back(parameters(leaf, any_subleaf, {}, layout));
}

/// Returns leaf 2, whose descriptor FFh says that leaf 4 describes the caches.
cpuid_answer descriptors() {
    constexpr std::uint32_t see_leaf_4 = 0xff;
    cpuid_answer answer{.first = 2, .last = 2, .subleaf = any_subleaf};
    // AL = 1 in leaf 2: one query returns all descriptors.
    answer.eax = exactly(see_leaf_4 << 8 | 1);
    answer.ebx = answer.ecx = answer.edx = exactly(0);
    return answer;
}

/// Returns Fn8000_0005 ECX (cache of data) or EDX (cache of code).
std::uint32_t first_level(const cache_facts &cache) {
    constexpr std::uint32_t lines_for_a_tag = 1;
    return cache.kib() << 24 | cache.ways << 16 | lines_for_a_tag << 8 | cache.line;
}

/// Returns a number of ways as Fn8000_0006 encodes it; code 9 refers to Fn8000_001D.
std::uint32_t encoded_ways(std::uint32_t ways) {
    switch (ways) {
    case 1:
        return 1;
    case 2:
        return 2;
    case 4:
        return 4;
    case 8:
        return 6;
    case 16:
        return 8;
    case 32:
        return 0xa;
    case 48:
        return 0xb;
    case 64:
        return 0xc;
    case 96:
        return 0xd;
    case 128:
        return 0xe;
    default:
        return 9;
    }
}

std::vector<cpuid_answer> of_amd(const std::vector<cache_facts> &caches, unsigned family,
                                 const topology &layout) {
    const cache_facts &data = caches[0], &code = caches[1], &second = caches[2], &third = caches[3];
    std::vector<cpuid_answer> answers;
    cpuid_answer first{.first = 0x8000'0005, .last = 0x8000'0005, .subleaf = any_subleaf};
    first.ecx = exactly(first_level(data));
    first.edx = exactly(first_level(code));
    answers.push_back(first);
    cpuid_answer rest{.first = 0x8000'0006, .last = 0x8000'0006, .subleaf = any_subleaf};
    rest.ecx = exactly(second.kib() << 16 | encoded_ways(second.ways) << 12 | second.line);
    rest.edx = exactly(third.bytes == 0
                           ? 0
                           : third.kib() / 512 << 18 | encoded_ways(third.ways) << 12 | third.line);
    answers.push_back(rest);
    if (family >= first_family_with_topology) add_parameters(answers, 0x8000'001d, caches, layout);
    return answers;
}

} // namespace

std::vector<cpuid_answer> cpuid_of_caches(const msr::processor_row &processor_row,
                                          const topology &layout) {
    const msr::sim::shape_row *const row = msr::sim::shape_of(processor_row.is);
    if (row == nullptr) return {};
    const msr::sim::cache_shapes &caches = row->shape.caches;
    std::vector<cache_facts> caches_of_row{
        facts_of(caches.first_data, 1, 1), facts_of(caches.first_code, 2, 1),
        facts_of(caches.second, 3, 2), facts_of(caches.third, 3, 3)};
    if (msr::same_line(processor_row.vendor, msr::cpu_vendor::amd))
        return of_amd(caches_of_row, processor_row.family, layout);
    const bool is_netburst = processor_row.family == 15;
    if (is_netburst)
        // A Pentium 4 has a trace cache in place of a cache of code.
        caches_of_row.erase(caches_of_row.begin() + 1);
    std::vector<cpuid_answer> answers{descriptors()};
    add_parameters(answers, 4, caches_of_row, layout);
    return answers;
}

} // namespace msrpp::machine
