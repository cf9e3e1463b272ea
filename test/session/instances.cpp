// Tests a program for all instances of a unit, at even distances: the parts that are repeated, and
// the parts that are not.
#include <msr/session/instances.hpp>

#include <msr/core/program.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/session/execution/cpu_registers.hpp>
#include <msr/session/execution/execution.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace {

using msr::cpu_registers;
using msr::error_code;
using msr::every_choice;
using msr::failure;
using msr::instance_program;

/// Returns the number of boxes of a processor, which leaf 40h of CPUID has; 0: the number is not
/// known.
msr::instance_count boxes_in(const msr::cpuid_view &cpuid) {
    const msr::cpuid_registers leaf = cpuid(0x40, 0);
    if (leaf.eax == 0) return {.problem = "no boxes"};
    return {.number = leaf.eax};
}
constexpr msr::unit_instances boxes{.stride = 0x20, .count = boxes_in};

/// A register program with a counter of a core and a counter of each box.
struct program {
    msr::write set_up[3]{{.address = 0x10, .value = 1, .owner = 0},
                         {.address = 0x100, .value = 2, .owner = 1},
                         {.address = 0x101, .value = 0, .owner = 1}};
    msr::write start[2]{{.address = 0x100, .value = 3, .owner = 1},
                        {.address = 0x1f, .value = 1, .owner = every_choice}};
    msr::readout readouts[2]{
        {.address = 0x11, .width = 48, .name = "core", .owner = 0},
        {.address = 0x101, .width = 48, .name = "box", .owner = 1, .instances = boxes}};
    msr::touched_register registers[3]{{.address = 0x100, .check = 1, .name = "select"},
                                       {.address = 0x101, .check = 1, .name = "box"},
                                       {.address = 0x1f, .check = 1, .name = "all"}};
    msr::claim claims[1]{{.address = 0x100, .mask = 1, .value = 1, .name = "select"}};

    msr::program_view view() const {
        return {.set_up = {set_up, 3},
                .start = {start, 2},
                .stop = {},
                .readouts = {readouts, 2},
                .registers = {registers, 3},
                .claims = {claims, 1}};
    }
};

std::uint32_t number_of_boxes = 3;

/// Returns a processor that answers CPUID, and its registers.
cpu_registers registers() {
    cpu_registers expanded{};
    expanded.cpuid_of = [](void *, unsigned, std::uint32_t leaf, std::uint32_t) noexcept {
        return leaf == 0 ? msr::cpuid_registers{.eax = 0x40}
                         : msr::cpuid_registers{.eax = leaf == 0x40 ? number_of_boxes : 0};
    };
    return expanded;
}

template <typename T>
std::vector<std::uint32_t> addresses(msr::sequence<T> instances) {
    std::vector<std::uint32_t> result;
    for (const T &item : instances)
        result.push_back(item.address);
    return result;
}

using list = std::vector<std::uint32_t>;

} // namespace

TEST_CASE("what belongs to the unit is repeated at each instance's addresses, nothing else") {
    number_of_boxes = 3;
    const program of_first;
    const instance_program instances{registers(), of_first.view()};
    REQUIRE_FALSE(instances.refusal());
    const msr::program_view expanded = instances.view();
    CHECK(addresses(expanded.set_up) == list{0x10, 0x100, 0x120, 0x140, 0x101, 0x121, 0x141});
    CHECK(expanded.set_up[3].value == 2);
    CHECK(addresses(expanded.start) == list{0x100, 0x120, 0x140, 0x1f});
    CHECK(addresses(expanded.readouts) == list{0x11, 0x101, 0x121, 0x141});
    CHECK(expanded.readouts[3].instance == 2);
    CHECK(expanded.readouts[3].owner == 1);
    CHECK_FALSE(msr::has_instances(expanded.readouts));
    CHECK(addresses(expanded.registers) == list{0x100, 0x120, 0x140, 0x101, 0x121, 0x141, 0x1f});
    CHECK(addresses(expanded.claims) == list{0x100, 0x120, 0x140});
}

TEST_CASE("counts of instances add up, and stay known") {
    number_of_boxes = 3;
    const program of_first;
    instance_program instances{registers(), of_first.view()};
    std::uint64_t counts[2]{};
    std::uint64_t *const values = instances.count_memory(counts);
    for (std::uint64_t i = 0; i < 4; ++i)
        values[i] = 10 + i;
    instances.add_up(counts);
    CHECK(counts[0] == 10);
    CHECK(counts[1] == 11 + 12 + 13);
    // counter 0 has a single instance, so no counts by instance
    CHECK(instances.counts_at(0).empty());
    CHECK(instances.counts_at(1) == std::vector<std::uint64_t>{11, 12, 13});
    CHECK(instances.counts_at(2).empty());
}

TEST_CASE("a program of units with one instance stays as it is") {
    program plain;
    plain.readouts[1].instances = {};
    instance_program instances{cpu_registers{}, plain.view()};
    CHECK(instances.view().set_up.begin() == plain.set_up);
    std::uint64_t counts[2]{};
    CHECK(instances.count_memory(counts) == counts);
    instances.add_up(counts);
}

TEST_CASE("instances whose number is not known are refused, and so are programs of one of them") {
    const program of_first;
    number_of_boxes = 0;
    const instance_program absent{registers(), of_first.view()};
    CHECK(absent.refusal().kind == error_code::unfit_plan);
    CHECK(std::string{absent.refusal().subject} == "no boxes");
    const instance_program unknown{cpu_registers{}, of_first.view()};
    CHECK(unknown.refusal().kind == error_code::unfit_plan);
    CHECK(std::string{unknown.refusal().name} == "box");
    msr::execution alone{cpu_registers{}, of_first.view(), {}};
    CHECK(alone.open(false).kind == error_code::inexpressible);
}

TEST_CASE("a backend of whole programs does not reach several instances") {
    const program of_first;
    constexpr msr::whole_program_calls calls{};
    cpu_registers device = registers();
    device.program_calls = &calls;
    const instance_program instances{device, of_first.view()};
    CHECK(instances.refusal().kind == error_code::inexpressible);
    CHECK(std::string{instances.refusal().subject}.find("/dev/cpu") != std::string::npos);
}
