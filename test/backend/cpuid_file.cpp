// CPUID as Linux's cpuid driver shows it, from a file that stands in the driver's place.
#include <msr/backend/cpuid_file.hpp>

#include "../temporary_folder.hpp"

#include <msr/processor/cpuid.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <ios>
#include <string>

#include <unistd.h>

using msr::cpuid_registers;

TEST_CASE("a file of CPUID is believed where it is of this machine") {
    const temporary_folder folder;
    const std::string &root = folder.path();
    std::filesystem::create_directory(root + "/7");
    const auto put = [&root](std::uint32_t leaf, std::uint32_t subleaf, cpuid_registers answer) {
        std::fstream file{root + "/7/cpuid", std::ios::binary | std::ios::in | std::ios::out};
        file.seekp(std::streamoff{subleaf} << 32 | leaf);
        file.write(reinterpret_cast<const char *>(&answer), sizeof answer);
        CHECK(file.good());
    };
    const auto is_there = [&root](unsigned cpu) {
        return msr::detail::cpuid_file{cpu, root.c_str()}.is_there();
    };
    CHECK_FALSE(is_there(7)); // CPU 7 has no file
    std::ofstream{root + "/7/cpuid"};
    CHECK_FALSE(is_there(7)); // an empty file has no CPUID

    const cpuid_registers version = msr::cpuid_of_this_processor(1, 0);
    // In a file on a disk leaf 1 lies inside leaf 0; the driver has 16 bytes for each leaf. A file
    // with leaf 1 alone is that of another machine.
    put(1, 0, version);
    CHECK_FALSE(is_there(7));
    CHECK_FALSE(is_there(8));
    put(7, 1, {.eax = 0x11, .ebx = 0x22, .ecx = 0x33, .edx = 0x44});
    const msr::detail::cpuid_file file{7, root.c_str()};
    CHECK(file(7, 1) == cpuid_registers{.eax = 0x11, .ebx = 0x22, .ecx = 0x33, .edx = 0x44});
    CHECK(file(7, 2) == cpuid_registers{});
    const auto lowest_free = [] {
        const int number = ::dup(2);
        ::close(number);
        return number;
    };
    const int previous = lowest_free();
    { const msr::detail::cpuid_file closed{7, root.c_str()}; }
    CHECK(lowest_free() == previous);
}

TEST_CASE("a processor is of this machine by who made it and by its model") {
    const auto is_of_this_machine = [](bool same_maker, bool same_model) {
        return msr::detail::is_of_this_machine([=](std::uint32_t leaf, std::uint32_t subleaf) {
            cpuid_registers answer = msr::cpuid_of_this_processor(leaf, subleaf);
            if (leaf == 0 && !same_maker) answer.ebx ^= 1;
            if (leaf == 1 && !same_model) answer.eax ^= 1;
            // EBX of leaf 1 has the processor's APIC ID, which differs between processors
            if (leaf == 1) answer.ebx ^= ~0u;
            return answer;
        });
    };
    CHECK(is_of_this_machine(true, true));
    CHECK_FALSE(is_of_this_machine(false, true));
    CHECK_FALSE(is_of_this_machine(true, false));
}
