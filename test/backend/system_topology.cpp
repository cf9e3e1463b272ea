// The places of a machine's CPUs, read from a folder like Linux's: an invented machine of two
// packages with two third-level caches each, whose cores have two threads.
#include <msr/backend/system_topology.hpp>

#include "../temporary_folder.hpp"

#include <msr/processor/cpuid.hpp>
#include <msr/processor/topology.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <unistd.h>

using msr::cpu_place;
using msr::no_unit;

namespace {

/// A folder with files like those of /sys/devices/system/cpu.
class cpu_folder {
public:
    const std::string &path() const { return folder_.path(); }

    void write(unsigned cpu, const std::string &file, const std::string &text) const {
        folder_.write("cpu" + std::to_string(cpu) + "/" + file, text);
    }
    void write_cache(unsigned cpu, unsigned index, const std::string &level,
                     const std::string &type, const std::string &shared) const {
        const std::string cache = "cache/index" + std::to_string(index);
        write(cpu, cache + "/level", level);
        write(cpu, cache + "/type", type);
        write(cpu, cache + "/shared_cpu_list", shared);
    }

private:
    temporary_folder folder_;
};

/// Returns the list of a CPU and its neighbours, such as `0-1`: `count` CPUs in all.
std::string neighbours(unsigned cpu, unsigned count) {
    const unsigned first = cpu - cpu % count;
    return std::to_string(first) + "-" + std::to_string(first + count - 1);
}

void write_cpu(const cpu_folder &destination, unsigned cpu, bool older_kernel) {
    destination.write_cache(cpu, 0, "1", "Data", neighbours(cpu, 2));
    destination.write_cache(cpu, 1, "1", "Instruction", neighbours(cpu, 2));
    destination.write_cache(cpu, 2, "2", "Unified", neighbours(cpu, 2));
    destination.write_cache(cpu, 3, "3", "Unified", neighbours(cpu, 4));
    destination.write(cpu,
                      older_kernel ? "topology/thread_siblings_list" : "topology/core_cpus_list",
                      neighbours(cpu, 2));
    destination.write(cpu,
                      older_kernel ? "topology/core_siblings_list" : "topology/package_cpus_list",
                      neighbours(cpu, 8));
    if (!older_kernel) destination.write(cpu, "topology/die_cpus_list", neighbours(cpu, 8));
}

msr::cpuid_registers no_cpuid(std::uint32_t, std::uint32_t) { return {}; }

/// Answers CPUID as a processor whose packages are nodes.
msr::cpuid_registers amd(std::uint32_t leaf, std::uint32_t) {
    if (leaf == 0) return {.ebx = 0x6874'7541, .ecx = 0x444d'4163, .edx = 0x6974'6e65};
    return {};
}

} // namespace

TEST_CASE("CPUs that share a unit have its lowest CPU for its number") {
    const cpu_folder folder;
    bool older = false;
    SUBCASE("of this kernel") {}
    SUBCASE("of an older one") { older = true; }
    for (unsigned cpu = 0; cpu < 16; ++cpu)
        write_cpu(folder, cpu, older);
    const auto places = msr::places_below(folder.path(), {0, 5, 14}, amd);
    REQUIRE(places.size() == 3);
    CHECK(places[1].cpu == 5);
    CHECK(places[1].core == 4);
    CHECK(places[1].l2 == 4);
    CHECK(places[1].l3 == 4);
    CHECK(places[1].package == 0);
    CHECK(places[1].node == 0);
    CHECK(places[1].die == (older ? no_unit : 0));
    CHECK(places[2].l3 == 12);
    CHECK(places[2].package == 8);
    CHECK(places[2].node == 8);
}

TEST_CASE("what the folder does not tell is not known") {
    const cpu_folder folder;
    write_cpu(folder, 0, false);
    const auto places = msr::places_below(folder.path(), {0, 1}, no_cpuid);
    CHECK(places[0].l3 == 0);
    CHECK(places[0].node == no_unit); // CPUID does not announce nodes
    CHECK(places[1].cpu == 1);
    CHECK(places[1].core == no_unit);
    CHECK(places[1].l3 == no_unit);
    CHECK(places[1].package == no_unit);
}

TEST_CASE("caches are found whatever their places, and what is no cache of data is none") {
    const cpu_folder folder;
    folder.write_cache(0, 0, "2", "Unified", "4-7");
    folder.write_cache(0, 1, "3", "Instruction", "8-9");
    folder.write_cache(0, 2, "3", "Data", "12-15");
    const auto places = msr::places_below(folder.path(), {0}, no_cpuid);
    CHECK(places[0].l2 == 4);
    CHECK(places[0].l3 == 12);
}

TEST_CASE("files are read from their beginning; what is no file has none") {
    const cpu_folder folder;
    folder.write(0, "some", "12-15");
    const std::string name = folder.path() + "/cpu0/some";
    CHECK(msr::detail::beginning_of(name) == "12-15\n");
    CHECK(msr::detail::beginning_of(folder.path()).empty());
    CHECK(msr::detail::beginning_of(name + "/none").empty());
    // The test runner may have closed standard input: then an opened file gets descriptor 0.
    const int standard_input = ::dup(0);
    ::close(0);
    CHECK(msr::detail::beginning_of(name) == "12-15\n");
    if (standard_input >= 0) {
        ::dup2(standard_input, 0);
        ::close(standard_input);
    }
}

TEST_CASE("a number is that behind its word") {
    using msr::detail::number_behind;
    CHECK(number_behind("model\t\t: 33\nstepping\t: 5\n", "stepping") == 5);
    CHECK(number_behind("model\t\t: 33\n", "model") == 33);
    CHECK(number_behind("1 2 3 4 5 6 7 8 9", "stepping") == no_unit);
    CHECK(number_behind("33 model", "model") == no_unit);
    CHECK(msr::detail::first_number(std::string_view{"12345"}.substr(0, 3)) == 123);
    CHECK(msr::detail::first_number("") == no_unit);
}

TEST_CASE("an emulator may show the files of another processor, which are not believed") {
    const std::string text = "processor\t: 0\nvendor_id\t: AuthenticAMD\ncpu family\t: 25\n"
                             "model\t\t: 33\nmodel name\t: AMD Ryzen 9 5950X\nstepping\t: 0\n";
    CHECK(msr::detail::kernel_has({.family = 25, .model = 33}, text));
    CHECK_FALSE(msr::detail::kernel_has({.family = 25, .model = 34}, text));
    CHECK_FALSE(msr::detail::kernel_has({.family = 23, .model = 33}, text));
    CHECK_FALSE(msr::detail::kernel_has({.family = 25, .model = 33}, ""));
}

TEST_CASE("this machine has a place for each CPU that is asked for") {
    const auto places = msr::system_places({0, 1'000'000});
    REQUIRE(places.size() == 2);
    CHECK(places[0].cpu == 0);
    CHECK(places[1].cpu == 1'000'000);
    CHECK(places[1].package == no_unit); // no machine has a CPU of this number
    // Where the files of the kernel describe another processor, none of them is used.
    const auto empty =
        msr::detail::system_places({3, 0}, "processor\t: 0\ncpu family\t: 1\nmodel\t\t: 1\n");
    REQUIRE(empty.size() == 2);
    CHECK(empty[0].cpu == 3);
    CHECK(empty[1].cpu == 0);
    for (const cpu_place &place : empty)
        for (const unsigned unit :
             {place.core, place.l2, place.l3, place.package, place.node, place.die})
            CHECK(unit == no_unit);
}
