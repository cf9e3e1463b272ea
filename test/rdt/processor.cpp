// A session compares a plan with the processor's RDT features before its first register access.
#include <msr/rdt/processor.hpp>

#include <msr/amd/qos.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/core/failure.hpp>
#include <msr/rdt.hpp>
#include <msr/session.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <map>
#include <string_view>
#include <utility>

namespace {

namespace rdt = msr::rdt;
namespace qos = msr::qos;
using msr::cpuid_registers;
using msr::failure;

using leaf_values = std::map<std::pair<std::uint32_t, std::uint32_t>, cpuid_registers>;

/// CPUID of "GenuineIntel" with a signature, and RDT-M (bit 12) and RDT-A (bit 15) in leaf 7 EBX.
leaf_values intel(std::uint32_t signature) {
    return {{{0, 0}, {.eax = 0x1b, .ebx = 0x756e6547, .ecx = 0x6c65746e, .edx = 0x49656e69}},
            {{1, 0}, {.eax = signature}},
            {{7, 0}, {.ebx = 1u << 12 | 1u << 15}}};
}

/// CPUID of an Intel processor whose L3 cache has 16 classes; `mask_length` is the number of bits
/// in a mask.
leaf_values intel_l3(std::uint32_t signature, unsigned mask_length) {
    leaf_values result = intel(signature);
    result[{0x10, 0}] = {.ebx = 1u << 1};
    result[{0x10, 1}] = {.eax = mask_length - 1, .edx = 15};
    return result;
}

/// Adds 64 RMIDs to CPUID; `upscale` is the number of bytes for each count of traffic.
leaf_values monitored(leaf_values source, std::uint32_t upscale) {
    source[{0xf, 0}] = {.ebx = 63, .edx = 1u << 1};
    source[{0xf, 1}] = {.ebx = upscale, .ecx = 63, .edx = 7};
    return source;
}

/// A recorder that answers CPUID from the leaves.
class processor {
public:
    explicit processor(leaf_values leaves) : leaves_{std::move(leaves)} {}

    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        return tape.read(cpu, address, value);
    }
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        return tape.write(cpu, address, value);
    }
    cpuid_registers cpuid(unsigned, std::uint32_t leaf, std::uint32_t subleaf) const noexcept {
        const auto position = leaves_.find({leaf, subleaf});
        return position == leaves_.end() ? cpuid_registers{} : position->second;
    }

    msr::recorder tape;

private:
    leaf_values leaves_;
};
static_assert(msr::processor_backend<processor>);

/// The error of a session that refuses a plan on a processor; a session that refuses has accessed
/// no register.
template <typename Plan>
failure refusal(const leaf_values &leaves, const Plan &plan) {
    processor device{leaves};
    failure problem;
    { msr::session session{device, plan, msr::watch_cpu(0), problem}; }
    if (problem) CHECK(device.tape.log().empty());
    return problem;
}

template <typename Plan>
bool fits(const leaf_values &leaves, const Plan &plan) {
    const failure problem = refusal(leaves, plan);
    if (problem) {
        CHECK(problem.kind == msr::error_code::unfit_plan);
        CHECK(std::string_view{problem.subject} == rdt::processor_has_resources::text.sentence);
    }
    return !problem;
}

constexpr std::uint32_t broadwell_ep = 0x406f1;
constexpr std::uint32_t haswell_ep = 0x306f2;
constexpr std::uint32_t skylake_sp = 0x50654;
constexpr std::uint32_t goldmont = 0x506c9;

} // namespace

TEST_CASE("a mask of another length is another share of the cache") {
    constexpr const auto &plan = msr::plan<rdt::skylake_sp, rdt::class_of_service<1>.l3(0x7ff)>;
    CHECK(fits(intel_l3(skylake_sp, 11), plan));
    // 11 of 20 ways are another share of the cache than 11 of 11
    CHECK_FALSE(fits(intel_l3(broadwell_ep, 20), plan));
    // A hypervisor hides the leaf of L3 allocation, and the plan does not fit.
    CHECK_FALSE(fits(intel(broadwell_ep), plan));
    CHECK_FALSE(fits(intel_l3(broadwell_ep, 20), plan.part<rdt::scope::l3>));
}

TEST_CASE("so it is of the second-level cache") {
    constexpr rdt::features features{.l2 = {.mask_length = 8, .classes = 4}};
    constexpr const auto &plan = msr::plan<features, rdt::class_of_service<1>.l2(0xf)>;
    const auto l2 = [](unsigned mask_length) {
        leaf_values result = intel(goldmont);
        result[{0x10, 0}] = {.ebx = 1u << 2};
        result[{0x10, 2}] = {.eax = mask_length - 1, .edx = 3};
        return result;
    };
    CHECK(fits(l2(8), plan));
    CHECK_FALSE(fits(l2(16), plan));
    CHECK_FALSE(fits(intel_l3(skylake_sp, 11), plan));
}

TEST_CASE("each group of a schedule is asked for") {
    constexpr const auto &schedule =
        msr::schedule<rdt::skylake_sp, rdt::class_of_service<1>.l3(0x7ff),
                      rdt::class_of_service<1>.l3(0xf)>;
    const auto refuses = [&](const leaf_values &leaves) {
        const processor device{leaves};
        const auto cpuid = [&](std::uint32_t leaf, std::uint32_t subleaf) {
            return device.cpuid(0, leaf, subleaf);
        };
        return !schedule.check_cpuid(msr::cpuid_view{cpuid}).legal();
    };
    CHECK_FALSE(refuses(intel_l3(skylake_sp, 11)));
    CHECK(refuses(intel_l3(broadwell_ep, 20)));
}

TEST_CASE("Haswell servers have masks of which CPUID does not tell") {
    constexpr const auto &plan = msr::plan<rdt::haswell_ep, rdt::class_of_service<1>.l3(0xff)>;
    CHECK(fits(intel(haswell_ep), plan));
    CHECK_FALSE(fits(intel(broadwell_ep), plan));
}

TEST_CASE("a count of another unit is another number of bytes") {
    constexpr rdt::features features = rdt::broadwell_ep.monitored(64, 65'536);
    constexpr const auto &plan =
        msr::plan<features, rdt::monitor{.what = rdt::event::l3_total_bandwidth, .rmid = 3}>;
    CHECK(fits(monitored(intel_l3(broadwell_ep, 20), 65'536), plan));
    CHECK_FALSE(fits(monitored(intel_l3(broadwell_ep, 20), 32'768), plan));
    CHECK_FALSE(fits(intel_l3(broadwell_ep, 20), plan));
    leaf_values wider = monitored(intel_l3(broadwell_ep, 20), 65'536);
    // counters of 32 bits wrap elsewhere than the plan's counters of 24 bits
    wider[{0xf, 1}].eax = 8;
    CHECK_FALSE(fits(wider, plan));
}

TEST_CASE("delays are in the steps of the processor") {
    constexpr const auto &plan = msr::plan<rdt::skylake_sp, rdt::class_of_service<1>.delay(50)>;
    leaf_values leaves = intel(skylake_sp);
    leaves[{0x10, 0}] = {.ebx = 1u << 3};
    // Delays in percent (linear), up to 90.
    leaves[{0x10, 3}] = {.eax = 89, .ecx = 1u << 2, .edx = 7};
    CHECK(fits(leaves, plan));
    leaves[{0x10, 3}].ecx = 0; // not linear: delays are steps of the platform, not percent
    CHECK_FALSE(fits(leaves, plan));
    // Delays in percent (linear), up to 80.
    leaves[{0x10, 3}] = {.eax = 79, .ecx = 1u << 2, .edx = 7};
    CHECK_FALSE(fits(leaves, plan));
}

TEST_CASE("AMD's limits have 11 or 12 bits") {
    constexpr const auto &plan = msr::plan<qos::zen4, qos::class_of_service<1>.bandwidth(8)>;
    leaf_values leaves{
        {{0, 0}, {.eax = 0x10, .ebx = 0x68747541, .ecx = 0x444d4163, .edx = 0x69746e65}},
        {{1, 0}, {.eax = 0xa10f11}},
        {{0x8000'0000, 0}, {.eax = 0x8000'0028}},
        {{0x8000'0020, 0}, {.ebx = 1u << 1}},
        {{0x8000'0020, 1}, {.eax = 11, .edx = 15}}};
    CHECK(fits(leaves, plan));
    leaves[{0x8000'0020, 1}].eax = 12;
    CHECK_FALSE(fits(leaves, plan));
}
