// Tests of Linux's files of a processor, made from CPUID: expected lines are written by hand from
// CPUID, in the formats of Linux's documentation. APIC IDs, levels and sharing are those of
// test/facts/cpuid (InstLatx64); cache sizes are those that the products are sold with.
#include "../../tools/msrpp_machine/host_files/cpu_files.hpp"
#include "../../tools/msrpp_machine/host_files/cpu_sets.hpp"
#include "../../tools/msrpp_machine/host_files/cpuinfo.hpp"

#include <msr/processor/cpuid.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace {

using msr::cpuid_registers;
using namespace msrpp::machine;

/// CPUID values by leaf and subleaf; leaves without an entry are zeros.
using answers = std::map<std::pair<std::uint32_t, std::uint32_t>, cpuid_registers>;

cpu_identification cpuid_of(answers entries) {
    return [entries = std::move(entries)](std::uint32_t leaf, std::uint32_t subleaf) {
        const auto entry = entries.find({leaf, subleaf});
        return entry == entries.end() ? cpuid_registers{} : entry->second;
    };
}

constexpr cpuid_registers intel(std::uint32_t highest) {
    return {.eax = highest, .ebx = 0x756e6547, .ecx = 0x6c65746e, .edx = 0x49656e69};
}

/// CPUID values of a cache as in leaf 4 and Fn8000_001D, with lines of 64 bytes.
constexpr cpuid_registers cache(std::uint32_t eax, std::uint32_t ways, std::uint32_t sets) {
    return {.eax = eax, .ebx = (ways - 1) << 22 | 63, .ecx = sets - 1};
}

/// Returns the line of a one-line file without its newline; `missing` where the file does not
/// exist.
std::string line_of(const file_texts &files, const std::string &path) {
    const auto file = files.find(path);
    if (file == files.end() || file->second.empty()) return "missing";
    REQUIRE(file->second.back() == '\n');
    return file->second.substr(0, file->second.size() - 1);
}

std::string of_cpu(const file_texts &files, unsigned cpu, const std::string &name) {
    return line_of(files, "/sys/devices/system/cpu/cpu" + std::to_string(cpu) + "/" + name);
}

constexpr host_memory memory{.total = 2048, .free = 512};

/// Returns the files of two Xeon Skylake SP of 8 cores: 32 logical processors.
file_texts two_sockets() {
    cpu_identifications cpus;
    for (std::uint32_t id = 0; id < 32; ++id)
        cpus.push_back(cpuid_of({{{0, 0}, intel(0x16)},
                                 {{1, 0}, {.eax = 0x00050654}},
                                 {{4, 0}, cache(0x1c004121, 8, 64)},
                                 {{4, 1}, cache(0x1c004122, 8, 64)},
                                 {{4, 2}, cache(0x1c004143, 16, 1024)},
                                 {{4, 3}, cache(0x1c03c163, 11, 16384)},
                                 {{6, 0}, {.ecx = 1 << 3}},
                                 {{0xb, 0}, {1, 2, 0x100, id}},
                                 {{0xb, 1}, {4, 16, 0x201, id}}}));
    return cpu_files(cpus, memory);
}

/// Returns the files of logical processors 0, 16, 184 and 185 of an EPYC Genoa with 96 cores.
file_texts several_third_levels() {
    cpu_identifications cpus;
    for (const std::uint32_t id : {0x00u, 0x10u, 0xb8u, 0xb9u})
        cpus.push_back(cpuid_of(
            {{{0, 0}, {.eax = 0x10, .ebx = 0x68747541, .ecx = 0x444d4163, .edx = 0x69746e65}},
             {{1, 0}, {.eax = 0x00a10f11}},
             {{0xb, 0}, {1, 2, 0x100, id}},
             {{0xb, 1}, {8, 0xc0, 0x201, id}},
             {{0x80000000, 0}, {.eax = 0x80000028}},
             {{0x80000001, 0}, {.ecx = 0x75c237ff}},
             {{0x8000001d, 0}, cache(0x00004121, 8, 64)},
             {{0x8000001d, 1}, cache(0x00004122, 8, 64)},
             {{0x8000001d, 2}, cache(0x00004143, 8, 2048)},
             {{0x8000001d, 3}, cache(0x0003c163, 16, 32768)},
             {{0x8000001e, 0}, {id, 0x100 | id / 2, 0, 0}},
             {{0x80000026, 0}, {1, 2, 0x100, id}},
             {{0x80000026, 1}, {4, 16, 0x201, id}},
             {{0x80000026, 2}, {4, 16, 0x302, id}},
             {{0x80000026, 3}, {8, 0xc0, 0x403, id}}}));
    return cpu_files(cpus, memory);
}

/// Returns the files of a performance core with two threads and a module of four Atom cores of an
/// Alder Lake.
file_texts hybrid() {
    cpu_identifications cpus;
    for (const std::uint32_t id : {0x00u, 0x01u, 0x40u, 0x42u, 0x44u, 0x46u}) {
        const bool is_atom = id >= 0x40;
        cpus.push_back(
            cpuid_of({{{0, 0}, intel(0x20)},
                      {{1, 0}, {.eax = 0x00090672}},
                      {{4, 0}, is_atom ? cache(0xfc000121, 8, 64) : cache(0xfc004121, 12, 64)},
                      {{4, 1}, is_atom ? cache(0xfc000122, 8, 128) : cache(0xfc004122, 8, 64)},
                      {{4, 2}, is_atom ? cache(0xfc01c143, 16, 2048) : cache(0xfc004143, 10, 2048)},
                      {{4, 3}, cache(0xfc1fc163, 12, 40960)},
                      {{0xb, 0}, {1, is_atom ? 1u : 2u, 0x100, id}},
                      {{0xb, 1}, {7, 6, 0x201, id}}}));
    }
    return cpu_files(cpus, memory);
}

/// Returns CPUID of a Pentium 4 of Prescott's model with two threads.
cpu_identifications pentium_4() {
    cpu_identifications cpus;
    for (std::uint32_t id = 0; id < 2; ++id)
        cpus.push_back(cpuid_of({{{0, 0}, intel(5)},
                                 {{1, 0}, {0x00000f43, id << 24 | 0x00020800, 0x641d, 0xbfebfbff}},
                                 {{4, 0}, cache(0x00004121, 8, 32)},
                                 {{4, 1}, cache(0x00004143, 8, 4096)},
                                 {{0x80000000, 0}, {.eax = 0x80000008}},
                                 {{0x80000001, 0}, {.edx = 0x20100800}},
                                 {{0x80000002, 0}, {.eax = 0x20202020, .ebx = 0x6e492020}},
                                 {{0x80000008, 0}, {.eax = 0x3024}}}));
    return cpus;
}

} // namespace

TEST_CASE("sets of CPUs are printed as Linux prints them") {
    CHECK(cpu_list({}) == "");
    CHECK(cpu_list({3}) == "3");
    CHECK(cpu_list({0, 1, 2, 3, 8, 10, 11}) == "0-3,8,10-11");
    CHECK(cpu_mask({0, 1}, 2) == "3");
    CHECK(cpu_mask({0}, 6) == "01");
    CHECK(cpu_mask({4, 31}, 32) == "80000010");
    CHECK(cpu_mask({0, 33}, 40) == "02,00000001");
    CHECK(cpu_mask({64}, 96) == "00000001,00000000,00000000");
}

TEST_CASE("an Intel server with two sockets") {
    const file_texts files = two_sockets();
    CHECK(line_of(files, "/sys/devices/system/cpu/online") == "0-31");
    CHECK(line_of(files, "/sys/devices/system/cpu/offline") == "");
    CHECK(line_of(files, "/sys/devices/system/cpu/smt/active") == "1");
    CHECK(of_cpu(files, 31, "power/energy_perf_bias") == "6");
    CHECK(of_cpu(files, 15, "topology/physical_package_id") == "0");
    CHECK(of_cpu(files, 15, "topology/core_id") == "7");
    CHECK(of_cpu(files, 17, "topology/physical_package_id") == "1");
    CHECK(of_cpu(files, 17, "topology/core_id") == "0");
    CHECK(of_cpu(files, 17, "topology/thread_siblings_list") == "16-17");
    CHECK(of_cpu(files, 17, "topology/thread_siblings") == "00030000");
    CHECK(of_cpu(files, 17, "topology/core_siblings_list") == "16-31");
    CHECK(of_cpu(files, 17, "topology/package_cpus") == "ffff0000");
    CHECK(of_cpu(files, 0, "cache/index0/size") == "32K");
    CHECK(of_cpu(files, 0, "cache/index1/type") == "Instruction");
    CHECK(of_cpu(files, 0, "cache/index2/size") == "1024K");
    CHECK(of_cpu(files, 0, "cache/index2/shared_cpu_list") == "0-1");
    CHECK(of_cpu(files, 17, "cache/index3/size") == "11264K");
    CHECK(of_cpu(files, 17, "cache/index3/ways_of_associativity") == "11");
    CHECK(of_cpu(files, 17, "cache/index3/number_of_sets") == "16384");
    CHECK(of_cpu(files, 17, "cache/index3/shared_cpu_list") == "16-31");
    CHECK(of_cpu(files, 17, "cache/index3/id") == "1");
    CHECK(of_cpu(files, 0, "cache/index4/size") == "missing");
    CHECK(line_of(files, "/sys/devices/system/node/online") == "0-1");
    CHECK(line_of(files, "/sys/devices/system/node/node1/cpulist") == "16-31");
    CHECK(line_of(files, "/sys/devices/system/node/node1/cpumap") == "ffff0000");
    CHECK(line_of(files, "/sys/devices/system/node/node1/distance") == "20 10");
    CHECK(files.at("/sys/devices/system/node/node1/meminfo") ==
          "Node 1 MemTotal:           1024 kB\n"
          "Node 1 MemFree:             256 kB\n"
          "Node 1 MemUsed:             768 kB\n");
}

TEST_CASE("a Zen with several third levels") {
    const file_texts files = several_third_levels();
    // CPUID does not announce the energy bias
    CHECK(of_cpu(files, 0, "power/energy_perf_bias") == "missing");
    CHECK(of_cpu(files, 0, "cache/index3/size") == "32768K");
    CHECK(of_cpu(files, 0, "cache/index3/shared_cpu_list") == "0");
    CHECK(of_cpu(files, 0, "cache/index3/id") == "0");
    CHECK(of_cpu(files, 1, "cache/index3/shared_cpu_list") == "1");
    CHECK(of_cpu(files, 1, "cache/index3/id") == "1");
    CHECK(of_cpu(files, 2, "cache/index3/shared_cpu_list") == "2-3");
    CHECK(of_cpu(files, 2, "cache/index3/shared_cpu_map") == "c");
    CHECK(of_cpu(files, 3, "cache/index3/id") == "11");
    CHECK(of_cpu(files, 3, "cache/index2/shared_cpu_list") == "2-3");
    CHECK(of_cpu(files, 3, "cache/index2/size") == "1024K");
    CHECK(of_cpu(files, 1, "cache/index2/shared_cpu_list") == "1");
    CHECK(of_cpu(files, 1, "topology/core_id") == "8");
    CHECK(of_cpu(files, 3, "topology/core_id") == "92");
    CHECK(of_cpu(files, 3, "topology/thread_siblings_list") == "2-3");
    CHECK(of_cpu(files, 3, "topology/core_siblings_list") == "0-3");
    CHECK(line_of(files, "/sys/devices/system/node/online") == "0");
    CHECK(line_of(files, "/sys/devices/system/node/node0/distance") == "10");
}

TEST_CASE("an Intel hybrid") {
    const file_texts files = hybrid();
    CHECK(of_cpu(files, 0, "cache/index0/size") == "48K");
    CHECK(of_cpu(files, 0, "cache/index0/shared_cpu_list") == "0-1");
    CHECK(of_cpu(files, 0, "cache/index2/size") == "1280K");
    CHECK(of_cpu(files, 0, "cache/index2/shared_cpu_list") == "0-1");
    CHECK(of_cpu(files, 2, "cache/index0/size") == "32K");
    CHECK(of_cpu(files, 2, "cache/index0/shared_cpu_list") == "2");
    CHECK(of_cpu(files, 2, "cache/index1/size") == "64K");
    CHECK(of_cpu(files, 3, "cache/index2/size") == "2048K");
    CHECK(of_cpu(files, 3, "cache/index2/shared_cpu_list") == "2-5");
    CHECK(of_cpu(files, 5, "cache/index3/size") == "30720K");
    CHECK(of_cpu(files, 5, "cache/index3/shared_cpu_list") == "0-5");
    CHECK(of_cpu(files, 1, "topology/core_id") == "0");
    CHECK(of_cpu(files, 2, "topology/core_id") == "32");
    CHECK(of_cpu(files, 2, "topology/cluster_cpus_list") == "2-5");
    CHECK(of_cpu(files, 2, "topology/cluster_cpus") == "3c");
    CHECK(of_cpu(files, 2, "topology/thread_siblings_list") == "2");
    CHECK(of_cpu(files, 0, "topology/thread_siblings_list") == "0-1");
    CHECK(of_cpu(files, 0, "topology/core_siblings_list") == "0-5");
}

TEST_CASE("a Pentium 4 with two threads") {
    const file_texts files = cpu_files(pentium_4(), memory);
    CHECK(of_cpu(files, 1, "topology/thread_siblings_list") == "0-1");
    CHECK(of_cpu(files, 1, "topology/core_id") == "0");
    CHECK(of_cpu(files, 1, "cache/index0/size") == "16K");
    CHECK(of_cpu(files, 1, "cache/index0/shared_cpu_list") == "0-1");
    CHECK(of_cpu(files, 1, "cache/index1/size") == "2048K");
    CHECK(of_cpu(files, 1, "cache/index2/size") == "missing");
    CHECK(of_cpu(files, 0, "online") == "missing");
    CHECK(of_cpu(files, 1, "online") == "1");
    const std::string rest =
        "fpu\t\t: yes\n"
        "fpu_exception\t: yes\n"
        "cpuid level\t: 5\n"
        "wp\t\t: yes\n"
        "flags\t\t: fpu vme de pse tsc msr pae mce cx8 apic sep mtrr pge mca cmov pat pse36 "
        "clflush dts acpi mmx fxsr sse sse2 ss ht tm pbe syscall nx lm constant_tsc nopl cpuid pni "
        "dtes64 monitor ds_cpl cid cx16 xtpr\n"
        "bugs\t\t:\n"
        "bogomips\t: 6000.25\n"
        "clflush size\t: 64\n"
        "cache_alignment\t: 128\n"
        "address sizes\t: 36 bits physical, 48 bits virtual\n"
        "power management:\n\n";
    const std::string first = "vendor_id\t: GenuineIntel\n"
                              "cpu family\t: 15\n"
                              "model\t\t: 4\n"
                              "model name\t: In\n"
                              "stepping\t: 3\n"
                              "cpu MHz\t\t: 3000.125\n"
                              "cache size\t: 2048 KB\n"
                              "physical id\t: 0\n"
                              "siblings\t: 2\n"
                              "core id\t\t: 0\n"
                              "cpu cores\t: 1\n";
    CHECK(cpuinfo_text(pentium_4(), 3000.125) ==
          "processor\t: 0\n" + first + "apicid\t\t: 0\ninitial apicid\t: 0\n" + rest +
              "processor\t: 1\n" + first + "apicid\t\t: 1\ninitial apicid\t: 1\n" + rest);
    CHECK(cpuinfo_text(pentium_4(), {}).find("MHz") == std::string::npos);
}

TEST_CASE("an AMD processor without a leaf of caches") {
    // A Phenom: caches by Fn8000_0005 and 0006, four cores of a package share the third level.
    cpu_identifications cpus;
    for (std::uint32_t id = 0; id < 4; ++id)
        cpus.push_back(
            cpuid_of({{{0, 0}, {.eax = 5, .ebx = 0x68747541, .ecx = 0x444d4163, .edx = 0x69746e65}},
                      {{1, 0}, {.eax = 0x00100f23, .ebx = id << 24 | 0x00040800}},
                      {{0x80000000, 0}, {.eax = 0x8000001a}},
                      {{0x80000005, 0}, {.ecx = 0x40020140, .edx = 0x40020140}},
                      {{0x80000006, 0}, {.ecx = 0x02008140, .edx = 0x0010a140}},
                      {{0x80000007, 0}, {.edx = 0x1f9}},
                      {{0x80000008, 0}, {.eax = 0x3030, .ecx = 0x2003}}}));
    const file_texts files = cpu_files(cpus, memory);
    CHECK(of_cpu(files, 1, "cache/index0/size") == "64K");
    CHECK(of_cpu(files, 1, "cache/index0/ways_of_associativity") == "2");
    CHECK(of_cpu(files, 1, "cache/index2/size") == "512K");
    CHECK(of_cpu(files, 1, "cache/index2/number_of_sets") == "512");
    CHECK(of_cpu(files, 1, "cache/index2/shared_cpu_list") == "1");
    CHECK(of_cpu(files, 1, "cache/index3/size") == "2048K");
    CHECK(of_cpu(files, 1, "cache/index3/ways_of_associativity") == "32");
    CHECK(of_cpu(files, 1, "cache/index3/shared_cpu_list") == "0-3");
    CHECK(of_cpu(files, 3, "topology/core_id") == "3");
    const std::string text = cpuinfo_text(cpus, {});
    CHECK(text.find("cache size\t: 512 KB\n") != std::string::npos);
    CHECK(text.find("power management: ts ttp tm stc 100mhzsteps hwpstate\n") != std::string::npos);
    CHECK(text.find("constant_tsc") != std::string::npos);
}
