#include <msr/processor/cpuid.hpp>

#include <doctest/doctest.h>

namespace {

using msr::cpu_signature;
using msr::cpu_vendor;
using msr::cpuid_registers;

/// CPUID of a processor with these highest leaves; leaves beyond the highest return another leaf's
/// values, as on Intel's processors.
struct answers {
    std::uint32_t highest;
    std::uint32_t highest_extended;

    constexpr cpuid_registers operator()(std::uint32_t leaf, std::uint32_t subleaf) const {
        if (leaf == 0) return {.eax = highest};
        if (leaf == msr::first_extended_leaf && highest_extended != 0)
            return {.eax = highest_extended};
        return {.eax = leaf, .ebx = subleaf};
    }
};

/// EBX, EDX and ECX with the letters of a vendor's name.
constexpr cpuid_registers spelled(const char *name) {
    std::uint32_t words[3]{};
    for (unsigned i = 0; i < 12; ++i)
        words[i / 4] |= std::uint32_t{static_cast<unsigned char>(name[i])} << (8 * (i % 4));
    return {.ebx = words[0], .ecx = words[2], .edx = words[1]};
}

} // namespace

TEST_CASE("a leaf that a processor does not have is zeros") {
    constexpr answers cpuid{.highest = 7, .highest_extended = 0x8000'0008};
    CHECK(msr::leaf_or_zeros(cpuid, 7, 2) == cpuid_registers{.eax = 7, .ebx = 2});
    CHECK(msr::leaf_or_zeros(cpuid, 8) == cpuid_registers{});
    CHECK(msr::leaf_or_zeros(cpuid, 0x8000'0008) == cpuid_registers{.eax = 0x8000'0008});
    CHECK(msr::leaf_or_zeros(cpuid, 0x8000'001b) == cpuid_registers{});
}

TEST_CASE(
    "a processor without extended leaves answers them with something else, which is not used") {
    constexpr auto cpuid = [](std::uint32_t leaf, std::uint32_t) {
        return cpuid_registers{.eax = leaf == 0 ? 2u : 0x0302'0101u};
    };
    CHECK(msr::leaf_or_zeros(cpuid, 0x8000'001b) == cpuid_registers{});
}

TEST_CASE("a view answers as the function that it refers to") {
    const auto cpuid = [](std::uint32_t leaf, std::uint32_t subleaf) {
        return cpuid_registers{.eax = leaf, .ebx = subleaf};
    };
    const msr::cpuid_view view{cpuid};
    CHECK(view(0x0a, 3) == cpuid_registers{.eax = 0x0a, .ebx = 3});
    // The highest leaf of this CPUID is 0, so leaf 5 reads as zeros.
    CHECK(msr::leaf_or_zeros(view, 5) == cpuid_registers{});
}

TEST_CASE("logical processors differ on hybrids, and on a Pentium 4 with two threads") {
    // The hybrid flag is leaf 7 EDX[15]; Hyper-Threading of family 15 is leaf 1 EDX[28].
    const auto differ = [](const char *vendor, std::uint32_t version, std::uint32_t flags,
                           std::uint32_t leaf_7) {
        return msr::logical_processors_differ([=](std::uint32_t leaf, std::uint32_t) {
            cpuid_registers answer;
            if (leaf == 0) answer = spelled(vendor);
            if (leaf == 0) answer.eax = 7;
            if (leaf == 1) answer = {.eax = version, .edx = flags};
            if (leaf == 7) answer.edx = leaf_7;
            return answer;
        });
    };
    constexpr std::uint32_t pentium4 = 0xf4a, alder_lake = 0x90672, zen4 = 0xa10f11;
    constexpr std::uint32_t threads = 1u << 28, hybrid = 1u << 15;
    CHECK(differ("GenuineIntel", alder_lake, threads, hybrid));
    CHECK_FALSE(differ("GenuineIntel", alder_lake, threads, 0));
    CHECK(differ("GenuineIntel", pentium4, threads, 0));
    CHECK_FALSE(differ("GenuineIntel", pentium4, 0, 0));
    CHECK_FALSE(differ("AuthenticAMD", zen4, threads, 0));
}

TEST_CASE("the vendor is spelled in EBX, EDX and ECX of leaf 0") {
    // EBX, ECX and EDX of GenuineIntel, as in the Intel SDM.
    constexpr cpuid_registers intel{.ebx = 0x756e6547, .ecx = 0x6c65746e, .edx = 0x49656e69};
    static_assert(msr::vendor_of(intel) == cpu_vendor::intel);
    CHECK(msr::vendor_of(spelled("GenuineIntel")) == cpu_vendor::intel);
    CHECK(msr::vendor_of(spelled("AuthenticAMD")) == cpu_vendor::amd);
    CHECK(msr::vendor_of(spelled("HygonGenuine")) == cpu_vendor::hygon);
    CHECK(msr::vendor_of(spelled("CyrixInstead")) == cpu_vendor::cyrix);
    CHECK(msr::vendor_of(spelled("GenuineIntex")) == cpu_vendor::unknown);
    CHECK(msr::vendor_of({}) == cpu_vendor::unknown);
}

TEST_CASE("the extended family and model count where the manuals say so") {
    // the signature of a Pentium 4
    static_assert(msr::signature_of(0x0000'0f4a) == cpu_signature{15, 4, 10});
    // the signature of a Pentium M
    static_assert(msr::signature_of(0x0000'06d8) == cpu_signature{6, 0x0d, 8});
    // the signature of Coffee Lake
    static_assert(msr::signature_of(0x0009'06ea) == cpu_signature{6, 0x9e, 10});
    // the signature of a Zen 3 processor
    static_assert(msr::signature_of(0x00a2'0f12) == cpu_signature{0x19, 0x21, 2});
    static_assert(msr::signature_of(0x0001'0543) == cpu_signature{5, 4, 3});
}

TEST_CASE("this processor has a vendor, and no leaf that it does not have") {
#if defined(__i386__) || defined(__x86_64__)
    CHECK(msr::cpuid_of_this_processor(0, 0) != cpuid_registers{});
#endif
    CHECK(msr::cpuid_of_this_processor(0x7fff'ffff, 0) == cpuid_registers{});
    CHECK(msr::cpuid_of_this_processor(0xffff'ffff, 0) == cpuid_registers{});
}
