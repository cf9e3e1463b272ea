// Simulated faults (lies) of the machine beside counters and meters: cache allocation, controls,
// registers that CPUID announces, the sockets and caches of CPUs.
#include "lie_functions.hpp"
#include "lies.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace msrpp::validate {

namespace {

std::uint64_t only_full_masks(std::uint64_t value, lie_access &access) {
    // A capacity mask with one bit less than the largest mask is stored as the largest mask.
    return access.has_first ? value | access.first : value;
}
std::uint64_t without_lowest_bit(std::uint64_t value, lie_access &) {
    return value & ~std::uint64_t{1};
}
std::uint64_t with_error(std::uint64_t value, lie_access &) {
    return value | std::uint64_t{1} << 63; // bit 63 of QM_CTR is the bit of errors
}
std::uint64_t huge(std::uint64_t, lie_access &) { return (std::uint64_t{1} << 62) - 1; }

// --- simulated faults (lies) of topology ---------------------------------------------------------

void share_core(std::vector<msr::cpu_place> &places) {
    for (msr::cpu_place &place : places)
        place.core = places.front().core;
}
void part_packages(std::vector<msr::cpu_place> &places) {
    for (msr::cpu_place &place : places)
        place.package = place.cpu;
}
void part_third_level(std::vector<msr::cpu_place> &places) {
    for (msr::cpu_place &place : places)
        if (place.l3 != msr::no_unit && place.l3 != msr::absent_unit) place.l3 = place.cpu;
}

constexpr lie_row topology_lie(std::string_view name, std::string_view text,
                               void (*places)(std::vector<msr::cpu_place> &)) {
    lie_row row{name, text, "topology", lie_place::topology};
    row.places = places;
    return row;
}

// --- simulated faults (lies) of samples ----------------------------------------------------------

void drop_half(std::vector<std::uint64_t> &addresses) { addresses.resize(addresses.size() / 2); }
void add_page(std::vector<std::uint64_t> &addresses) {
    for (std::uint64_t &address : addresses)
        address += 4096;
}

// --- lies about counts that no register shows ----------------------------------------------------

std::uint64_t low_half(std::uint64_t value) { return value & 0xffff'ffff; }
std::uint64_t nothing(std::uint64_t) { return 0; }
std::uint64_t twice(std::uint64_t value) { return 2 * value; }
std::uint64_t half(std::uint64_t value) { return value / 2; }

constexpr lie_row count_lie(std::string_view name, std::string_view text, std::string_view check,
                            lie_place place, std::uint64_t (*count)(std::uint64_t)) {
    lie_row row{name, text, check, place};
    row.count = count;
    return row;
}

// --- lies about samples of IBS -------------------------------------------------------------------

std::uint64_t page_behind(std::uint64_t value, lie_access &) { return value + 4096; }
std::uint64_t without_sample(std::uint64_t value, lie_access &) {
    // bit 18 of IBS_OP_CTL says that IBS has taken a sample
    return value & ~(std::uint64_t{1} << 18);
}

constexpr lie_row sample_lie(std::string_view name, std::string_view text,
                             void (*samples)(std::vector<std::uint64_t> &)) {
    lie_row row{name, text, "samples", lie_place::samples};
    row.samples = samples;
    return row;
}

constexpr lie_row machine_lies[] = {
    {"mask_lost",
     "writes of a capacity mask are lost",
     "resources",
     lie_place::cache_mask,
     {},
     swallow,
     false},
    {"mask_widened",
     "a capacity mask is stored as the largest mask",
     "resources",
     lie_place::cache_mask,
     {},
     only_full_masks,
     false},
    {"mask_refused",
     "a capacity mask cannot be written",
     "resources",
     lie_place::cache_mask,
     {},
     refuse},
    {"mask_kept",
     "a capacity mask is not put back",
     "resources",
     lie_place::cache_mask,
     {},
     keeps_restored,
     false},
    {"mask_bit_lost",
     "a capacity mask is stored without its lowest bit",
     "resources",
     lie_place::cache_mask,
     {},
     without_lowest_bit,
     false},
    {"occupancy_error", "the occupancy of the cache is read as an error", "resources",
     lie_place::occupancy, with_error},
    {"occupancy_huge", "the occupancy is larger than any cache", "resources", lie_place::occupancy,
     huge},
    {"occupancy_zero", "the occupancy of a class that runs is read as 0", "resources",
     lie_place::occupancy, zero},
    {"control_lost",
     "writes of a control are lost",
     "controls",
     lie_place::prefetcher,
     {},
     swallow,
     false},
    {"control_refused",
     "a control cannot be written",
     "controls",
     lie_place::prefetcher,
     {},
     refuse},
    {"control_kept",
     "a control is not put back",
     "controls",
     lie_place::prefetcher,
     {},
     keeps_restored,
     false},
    {"announced_refused", "a register that CPUID announces cannot be read", "announced",
     lie_place::announced, refuse},
    sample_lie("samples_lost", "half of the samples are lost", drop_half),
    sample_lie("samples_astray", "samples stand a page behind the code that ran", add_page),
    count_lie("rdpmc_narrow", "RDPMC returns the lower half of a counter", "rdpmc",
              lie_place::rdpmc, low_half),
    count_lie("rdpmc_zero", "RDPMC returns 0", "rdpmc", lie_place::rdpmc, nothing),
    count_lie("rdpmc_double", "RDPMC returns twice the counter", "rdpmc", lie_place::rdpmc, twice),
    count_lie("exec_ends_count", "a count by perf ends when the process executes a program", "exec",
              lie_place::thread_count, half),
    {"op_never_sampled", "IBS never takes a sample", "addresses", lie_place::op_control,
     without_sample},
    {"op_astray", "samples of IBS stand a page behind the code that ran", "addresses",
     lie_place::op_address, page_behind},
    {"data_astray", "samples of IBS have data addresses a page behind the access", "addresses",
     lie_place::data_address, page_behind},
    topology_lie("core_shared", "by CPUID all CPUs share a core", share_core),
    topology_lie("packages_parted", "by CPUID each CPU is in a package of its own", part_packages),
    topology_lie("cache_parted", "by CPUID no CPUs share a third-level cache", part_third_level),
};

} // namespace

std::span<const lie_row> lies_of_machines() { return machine_lies; }

} // namespace msrpp::validate
