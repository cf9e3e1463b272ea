#include "cpuinfo.hpp"

#include "host_caches.hpp"

#include <msr/processor/cpuid.hpp>
#include <msr/processor/topology.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace msrpp::machine {

namespace {

/// Returns the text in registers, four letters in each register.
template <typename... Word>
std::string letters_of(Word... words) {
    std::string text;
    for (const std::uint32_t word : {words...}) {
        char letters[sizeof word];
        std::memcpy(letters, &word, sizeof word);
        text.append(letters, sizeof letters);
    }
    return text;
}

std::string vendor_name(const cpu_identification &cpuid) {
    const msr::cpuid_registers leaf = cpuid(0, 0);
    return letters_of(leaf.ebx, leaf.edx, leaf.ecx);
}

/// Returns the name in leaves Fn8000_0002 to 4, without the zeroes or blanks around the name.
std::string processor_name(const cpu_identification &cpuid) {
    std::string text;
    for (std::uint32_t leaf = 0x8000'0002; leaf <= 0x8000'0004; ++leaf) {
        const msr::cpuid_registers part = msr::leaf_or_zeros(cpuid, leaf);
        text += letters_of(part.eax, part.ebx, part.ecx, part.edx);
    }
    text.resize(std::min(text.find('\0'), text.size()));
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string::npos) return "unknown";
    return text.substr(first, text.find_last_not_of(' ') + 1 - first);
}

/// Returns the size in KiB of the cache that /proc/cpuinfo shows: of AMD's processors the second
/// level, of others the last level.
std::uint64_t shown_cache_kib(const std::vector<host_cache> &caches, bool is_amd) {
    std::uint64_t bytes = 0;
    for (const host_cache &cache : caches)
        if (cache.kind != host_cache::content::code && (!is_amd || cache.level <= 2))
            bytes = cache.bytes;
    return bytes / 1024;
}

/// Returns the names of the bits of Fn8000_0007 EDX. A bit with an empty name is a feature that
/// Linux shows elsewhere.
std::string power_features(const cpu_identification &cpuid) {
    constexpr const char *names[] = {"ts",          "fid",           "vid",      "ttp", "tm",
                                     "stc",         "100mhzsteps",   "hwpstate", "",    "cpb",
                                     "eff_freq_ro", "proc_feedback", "acc_power"};
    const std::uint32_t bits = msr::leaf_or_zeros(cpuid, 0x8000'0007).edx;
    std::string text;
    for (unsigned bit = 0; bit < 32; ++bit) {
        if ((bits >> bit & 1) == 0) continue;
        const bool has_name = bit < std::size(names);
        if (has_name && *names[bit] == '\0') continue;
        text += has_name ? fmt::format(" {}", names[bit]) : fmt::format(" [{}]", bit);
    }
    return text;
}

struct counts_of_package {
    std::size_t siblings{};
    std::size_t cores{};
    unsigned first_core = ~0u;
};

counts_of_package package_of(unsigned package, const std::vector<msr::cpu_place> &places) {
    counts_of_package result;
    std::set<unsigned> cores;
    for (const msr::cpu_place &place : places) {
        if (place.package != package) continue;
        ++result.siblings;
        cores.insert(place.core);
        result.first_core = std::min(result.first_core, place.core);
    }
    result.cores = cores.size();
    return result;
}

/// Returns the lines of a logical processor in /proc/cpuinfo.
std::string paragraph(unsigned cpu, const cpu_identification &cpuid,
                      const std::vector<msr::cpu_place> &places, std::optional<double> megahertz) {
    const msr::cpuid_registers version = msr::leaf_or_zeros(cpuid, 1);
    const msr::cpu_signature kind = msr::signature_of(version.eax);
    const msr::cpu_vendor vendor = msr::vendor_of(cpuid(0, 0));
    const bool is_amd = vendor == msr::cpu_vendor::amd || vendor == msr::cpu_vendor::hygon;
    const bool is_netburst = vendor == msr::cpu_vendor::intel && kind.family == 15;
    const msr::cpu_place &place = places[cpu];
    std::string text;
    const auto line = [&text](const char *name, const auto &value) {
        text += fmt::format("{}: {}\n", name, value);
    };
    line("processor\t", cpu);
    line("vendor_id\t", vendor_name(cpuid));
    line("cpu family\t", kind.family);
    line("model\t\t", kind.model);
    line("model name\t", processor_name(cpuid));
    line("stepping\t", kind.stepping);
    if (megahertz) line("cpu MHz\t\t", fmt::format("{:.3f}", *megahertz));
    const std::uint64_t kib = shown_cache_kib(caches_of(cpuid, place), is_amd);
    if (kib != 0) line("cache size\t", fmt::format("{} KB", kib));
    const counts_of_package package = package_of(place.package, places);
    line("physical id\t", place.package);
    line("siblings\t", package.siblings);
    line("core id\t\t", place.core - package.first_core);
    line("cpu cores\t", package.cores);
    line("apicid\t\t", apic_id_of(cpuid));
    line("initial apicid\t", apic_id_of(cpuid));
    line("fpu\t\t", "yes");
    line("fpu_exception\t", "yes");
    line("cpuid level\t", cpuid(0, 0).eax);
    line("wp\t\t", "yes");
    line("flags\t\t", feature_names(cpuid));
    text += "bugs\t\t:\n";
    if (megahertz) line("bogomips\t", fmt::format("{:.2f}", 2 * *megahertz));
    const std::uint32_t pages = msr::leaf_or_zeros(cpuid, 0x8000'0006).ebx;
    constexpr std::uint32_t entries = 0xfff;
    if (const std::uint32_t tlb = (pages >> 16 & entries) + (pages & entries); is_amd && tlb != 0)
        line("TLB size\t", fmt::format("{} 4K pages", tlb));
    const std::uint32_t flushed = (version.ebx >> 8 & 0xff) * 8;
    line("clflush size\t", flushed);
    line("cache_alignment\t", is_netburst ? 2 * flushed : flushed);
    const std::uint32_t sizes = msr::leaf_or_zeros(cpuid, 0x8000'0008).eax;
    line("address sizes\t",
         fmt::format("{} bits physical, {} bits virtual", sizes & 0xff, sizes >> 8 & 0xff));
    return text + fmt::format("power management:{}\n\n", power_features(cpuid));
}

} // namespace

std::string cpuinfo_text(const cpu_identifications &cpus, std::optional<double> megahertz) {
    std::vector<msr::cpu_place> places;
    for (unsigned cpu = 0; cpu < cpus.size(); ++cpu)
        places.push_back(whole_place(cpu, cpus[cpu]));
    std::string text;
    for (unsigned cpu = 0; cpu < cpus.size(); ++cpu)
        text += paragraph(cpu, cpus[cpu], places, megahertz);
    return text;
}

} // namespace msrpp::machine
