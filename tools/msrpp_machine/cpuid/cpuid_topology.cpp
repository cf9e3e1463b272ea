// Sources of CPUID's leaves about the topology: Intel SDM volume 2, CPUID, leaves 1 and 0Bh; AMD64
// Architecture Programmer's Manual volume 3, appendix E: Fn0000_0001, Fn0000_000B and Fn8000_001E;
// which of AMD's have leaf 0Bh: Linux, arch/x86/kernel/cpu/topology_amd.c.
#include "cpuid_topology.hpp"

#include "cpuid_caches.hpp"

#include <msr/processor/identity.hpp>

#include <cstdint>
#include <vector>

namespace msrpp::machine {

namespace {

constexpr std::uint32_t every_bit = ~std::uint32_t{0};
// Leaf 1 EDX: HTT, the package has several logical processors.
constexpr std::uint32_t several_threads = 1u << 28;

bool is_of_amd(const msr::processor_row &processor_row) {
    return msr::same_line(processor_row.vendor, msr::cpu_vendor::amd);
}

/// Returns whether packages of the processor may have several cores: Intel's from Core Duo on,
/// AMD's from K8 on.
bool has_packages_of_several(const msr::processor_row &processor_row) {
    if (is_of_amd(processor_row)) return processor_row.family >= 0x0f;
    if (processor_row.vendor != msr::cpu_vendor::intel || processor_row.family < 6) return false;
    return processor_row.is != msr::core::ppro && processor_row.is != msr::core::pii &&
           processor_row.is != msr::core::piii && processor_row.is != msr::core::pentium_m;
}

/// Returns whether the processor has CPUID leaf 0Bh.
bool has_levels(const msr::processor_row &processor_row) {
    switch (processor_row.is) {
    case msr::core::yonah:
    case msr::core::core2:
    case msr::core::bonnell:
    case msr::core::zen1:
    case msr::core::hygon18h:
        return false;
    default:
        return is_of_amd(processor_row)
                   ? processor_row.family >= 0x17
                   : has_packages_of_several(processor_row) && processor_row.family != 15;
    }
}

/// Returns a subleaf of leaf 0Bh. `kind` of the level: 1 threads, 2 cores, 0 behind the last level.
cpuid_answer level(std::uint32_t subleaf, std::uint32_t kind, unsigned shift, unsigned cpus) {
    constexpr std::uint32_t low_byte = 0xff;
    cpuid_answer answer{.first = 0x0b, .last = 0x0b, .subleaf = subleaf};
    answer.eax = exactly(shift);
    answer.ebx = exactly(cpus);
    answer.ecx = exactly((subleaf & low_byte) | kind << 8);
    answer.edx = {.mask = every_bit, .cpu_at = 0};
    return answer;
}

} // namespace

topology topology_of(const msr::processor_row &processor_row, unsigned cpus, bool hyper_threading) {
    return {.cpus = hyper_threading && cpus < 2 ? 2 : cpus,
            .threads_of_core = hyper_threading ? 2u : 1u,
            .one_package = has_packages_of_several(processor_row)};
}

void put_topology(cpuid_answer &leaf_1, const topology &layout) {
    constexpr std::uint32_t byte = 0xff;
    constexpr unsigned id_at = 24, count_at = 16;
    leaf_1.ebx.mask |= byte << id_at | byte << count_at;
    leaf_1.ebx.value |= (layout.cpus_of_package() & byte) << count_at;
    leaf_1.ebx.cpu_at = id_at;
    leaf_1.edx.mask |= several_threads;
    if (layout.cpus_of_package() > 1) leaf_1.edx.value |= several_threads;
}

std::vector<cpuid_answer> cpuid_of_topology(const msr::processor_row &processor_row,
                                            const topology &layout) {
    std::vector<cpuid_answer> answers;
    if (has_levels(processor_row)) {
        answers.push_back(level(0, 1, layout.thread_bits(), layout.threads_of_core));
        answers.push_back(level(1, 2, layout.id_bits(), layout.cpus));
        cpuid_answer following = level(any_subleaf, 0, 0, 0);
        // ECX[7:0] of leaf 0Bh keeps the number of the subleaf that the program has put into ECX.
        following.ecx = {.mask = every_bit & ~0xffu};
        answers.push_back(following);
    } else {
        cpuid_answer empty{.first = 0x0b, .last = 0x0b, .subleaf = any_subleaf};
        empty.eax = empty.ebx = empty.ecx = empty.edx = exactly(0);
        answers.push_back(empty);
    }
    if (is_of_amd(processor_row) && processor_row.family >= first_family_with_topology) {
        cpuid_answer identifiers{.first = 0x8000'001e, .last = 0x8000'001e, .subleaf = any_subleaf};
        identifiers.eax = {.mask = every_bit, .cpu_at = 0};
        identifiers.ebx = {
            .mask = every_bit, .value = (layout.threads_of_core - 1) << 8, .cpu_at = 0};
        identifiers.ecx = identifiers.edx = exactly(0); // Fn8000_001E ECX: one node, with number 0
        answers.push_back(identifiers);
    }
    return answers;
}

} // namespace msrpp::machine
