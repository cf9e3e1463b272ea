#include <msr/intel/netburst/detect.hpp>

#include <msr/intel/netburst.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

namespace {

namespace p4 = msr::netburst;
using msr::cpuid_registers;

/// CPUID of a processor with a given highest leaf; it logs the leaves that are read.
struct answers {
    std::uint32_t highest;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> leaves{};

    cpuid_registers operator()(std::uint32_t leaf, std::uint32_t subleaf) {
        leaves.emplace_back(leaf, subleaf);
        switch (leaf) {
        case 0:
            return {.eax = highest, .ebx = 0x756e6547, .ecx = 0x6c65746e, .edx = 0x49656e69};
        case 1:
            return {.eax = 0xf68, .ebx = 4 << 16, .ecx = 1 << 2, .edx = 1u << 28 | 1u << 21};
        case 2:
            return {.eax = 0x01, .edx = 0x4a000000};
        default: // further leaves report two cores, and caches of level 1, 2 and 3 only
            return {.eax = subleaf == 3 ? 0 : 3 | (subleaf + 1) << 5 | 1u << 26};
        }
    }
};

using queries = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

/// Returns the value of a line of /proc/cpuinfo for the first processor; empty where there is no
/// such line.
std::string in_cpuinfo(const std::string &name) {
    std::ifstream file{"/proc/cpuinfo"};
    for (std::string line; std::getline(file, line);) {
        const std::size_t colon = line.find(':');
        if (colon == line.npos) continue;
        std::string left = line.substr(0, colon);
        left.erase(left.find_last_not_of(" \t") + 1);
        if (left == name && colon + 2 <= line.size()) return line.substr(colon + 2);
    }
    return {};
}

} // namespace

TEST_CASE("a Xeon MP of model 6 is recognized by its CPUID") {
    answers cpuid{.highest = 6};
    CHECK(p4::detect(cpuid) == p4::processor{.intel = true,
                                             .family = 15,
                                             .model = 6,
                                             .stepping = 8,
                                             .hyper_threading = true,
                                             .ds = true,
                                             .dtes64 = true,
                                             .ds_cpl = false,
                                             .has_l3 = true});
    CHECK(cpuid.leaves == queries{{0, 0}, {1, 0}, {2, 0}, {4, 0}, {4, 1}, {4, 2}, {4, 3}});
}

TEST_CASE("no leaf is asked for that the processor does not have") {
    const auto leaves_up_to = [](std::uint32_t highest) {
        answers cpuid{.highest = highest};
        p4::detect(cpuid);
        return cpuid.leaves;
    };
    CHECK(leaves_up_to(0) == queries{{0, 0}});
    CHECK(leaves_up_to(1) == queries{{0, 0}, {1, 0}});
    CHECK(leaves_up_to(2) == queries{{0, 0}, {1, 0}, {2, 0}});
    CHECK(leaves_up_to(3) == queries{{0, 0}, {1, 0}, {2, 0}});
    CHECK(leaves_up_to(4).size() == 7);
}

TEST_CASE("a function of the compiler may answer too") {
    constexpr auto willamette = [](std::uint32_t leaf, std::uint32_t) {
        if (leaf == 0)
            return cpuid_registers{
                .eax = 2, .ebx = 0x756e6547, .ecx = 0x6c65746e, .edx = 0x49656e69};
        return leaf == 1 ? cpuid_registers{.eax = 0xf0a} : cpuid_registers{};
    };
    static_assert(p4::detect(willamette) ==
                  p4::processor{.intel = true, .family = 15, .model = 0, .stepping = 10});
}

TEST_CASE("the processor of this machine is the one that the operating system sees") {
    const p4::processor processor = p4::detect();
    CHECK(p4::detect() == processor);
    const std::string vendor = in_cpuinfo("vendor_id");
    if (vendor.empty()) {
        MESSAGE("no /proc/cpuinfo with a vendor: not compared");
        return;
    }
    CHECK(processor.intel == (vendor == "GenuineIntel"));
    CHECK(std::to_string(processor.family) == in_cpuinfo("cpu family"));
    CHECK(std::to_string(processor.model) == in_cpuinfo("model"));
    CHECK(std::to_string(processor.stepping) == in_cpuinfo("stepping"));
}

TEST_CASE("a plan is checked against the processor of this machine") {
    static constexpr auto cycles = p4::global_power_events::running;
    const p4::processor processor = p4::detect();
    const msr::verdict verdict = msr::check_this_processor(msr::plan<cycles>);
    CHECK(verdict.legal() ==
          (processor.is_netburst() && p4::is_model(static_cast<int>(processor.model)) &&
           !processor.hyper_threading));
    if (!processor.is_netburst()) CHECK(verdict.broken == &p4::processor_is_netburst::text);
}
