// Tests of branch stacks of events on simulated processors: what perf_event_open(2) refuses, which
// branches threads keep, and the words of samples. Expected errors are those of Linux,
// arch/x86/events/amd/lbr.c and arch/x86/events/intel/lbr.c.
#include "../../tools/msrpp_machine/perf_events/samples/branch_samples.hpp"
#include "../../tools/msrpp_machine/samples/branch_stacks.hpp"

#include <msr/branches/choice.hpp>
#include <msr/branches/names.hpp>
#include <msr/branches/table.hpp>
#include <msr/processor/identity.hpp>
#include <msr/sim/models/models.hpp>
#include <msr/sim/player/sampling.hpp>
#include <msr/sim/stream/block_facts.hpp>

#include <doctest/doctest.h>

#include <cerrno>
#include <cstdint>
#include <string>
#include <vector>

#include <linux/perf_event.h>

namespace {

using namespace msrpp::machine;
using msr::core;
using msr::sim::branch_kind;

constexpr std::uint64_t user = PERF_SAMPLE_BRANCH_USER, any = PERF_SAMPLE_BRANCH_ANY;

perf_event_attr attributes_with(std::uint64_t branches) {
    perf_event_attr attributes{};
    attributes.sample_period = 1000;
    attributes.sample_type = PERF_SAMPLE_IP | PERF_SAMPLE_BRANCH_STACK;
    attributes.branch_sample_type = branches;
    return attributes;
}

branch_request request_of(core processor, std::uint64_t branches) {
    return branch_request_of(attributes_with(branches), processor, "it");
}

/// Records that a thread, that of lane 1, took a branch.
void take(branch_stacks &stacks, branch_kind kind, std::uint64_t source, std::uint64_t destination,
          bool is_wrong = false) {
    msr::sim::block_facts facts{};
    facts.branch_address = source;
    facts.last_branch = kind;
    stacks.branch({.cpu = 0, .lane = 1}, facts, true, destination, is_wrong);
}

std::vector<std::uint64_t> sources_in(const branch_stack &stack) {
    std::vector<std::uint64_t> sources;
    for (const stack_entry &entry : stack.entries)
        sources.push_back(entry.record.source);
    return sources;
}

} // namespace

TEST_CASE("a processor refuses branches that it cannot record, with the kernel's error") {
    struct refusal {
        core processor;
        std::uint64_t branches;
        int error;
        const char *reason;
    };
    constexpr std::uint64_t call_stack = PERF_SAMPLE_BRANCH_CALL_STACK;
    const refusal refusals[] = {
        {core::zen2, user | any, EOPNOTSUPP, "it is not known to record branches"},
        {core::core2, user | any, EOPNOTSUPP, "no source says how"},
        {core::zen4, user | any | PERF_SAMPLE_BRANCH_IN_TX, EOPNOTSUPP, "no filter"},
        {core::zen4, user | any | PERF_SAMPLE_BRANCH_NO_FLAGS, EOPNOTSUPP, "cannot leave out"},
        {core::zen4, user | call_stack, EOPNOTSUPP, "call stack"},
        {core::sandy_bridge, user | call_stack, EOPNOTSUPP, "call stack"},
        {core::haswell, user | call_stack | any, EINVAL, "takes no kinds"},
        {core::haswell, user | call_stack, 0, ""},
        {core::sapphire_rapids, user | call_stack, 0, ""},
        {core::haswell, user | any | PERF_SAMPLE_BRANCH_IN_TX, 0, ""},
        {core::haswell, user | any | PERF_SAMPLE_BRANCH_NO_FLAGS, 0, ""},
        {core::nehalem, user | PERF_SAMPLE_BRANCH_ANY_CALL, 0, ""},
    };
    for (const refusal &expected : refusals) {
        CAPTURE(expected.branches);
        const branch_request request = request_of(expected.processor, expected.branches);
        CHECK(request.error == expected.error);
        CHECK(request.reason.find(expected.reason) != std::string::npos);
        CHECK((request.facility != nullptr) == (expected.error == 0));
    }
    // AMD's driver refuses branches of events that only count, and Intel's does not.
    perf_event_attr counting = attributes_with(user | any);
    counting.sample_period = 0;
    CHECK(branch_request_of(counting, core::zen4, "it").error == EINVAL);
    CHECK(branch_request_of(counting, core::haswell, "it").error == 0);
    // An event without branches is accepted everywhere.
    CHECK(branch_request_of({}, core::zen2, "it").error == 0);
}

TEST_CASE("Zen 3 records branches for samples of taken branches alone, as amd_brs_hw_config()") {
    perf_event_attr valid = attributes_with(user | any);
    valid.type = PERF_TYPE_RAW;
    valid.config = 0xc4;
    valid.sample_period = 17;
    const auto error_with = [&](auto change) {
        perf_event_attr attributes = valid;
        change(attributes);
        const branch_request request = branch_request_of(attributes, core::zen3, "it");
        CHECK(request.reason.empty() == (request.error == 0));
        return request.error;
    };
    CHECK(error_with([](perf_event_attr &) {}) == 0);
    // Bits 16 and 17 of the raw event, USR and OS of the select register, do no harm.
    CHECK(error_with([](perf_event_attr &event) { event.config |= 3u << 16; }) == 0);
    CHECK(error_with([](perf_event_attr &event) { event.branch_sample_type = any; }) == 0);
    CHECK(error_with([](perf_event_attr &event) { event.sample_period = 0; }) == EINVAL);
    CHECK(error_with([](perf_event_attr &event) { event.sample_period = 16; }) == EINVAL);
    CHECK(error_with([](perf_event_attr &event) { event.freq = 1; }) == EINVAL);
    CHECK(error_with([](perf_event_attr &event) { event.config = 0xc2; }) == EINVAL);
    CHECK(error_with([](perf_event_attr &event) { event.config |= 0x100; }) == EINVAL);
    CHECK(error_with([](perf_event_attr &event) { event.config |= std::uint64_t{1} << 32; }) ==
          EINVAL);
    CHECK(error_with([](perf_event_attr &event) { event.type = PERF_TYPE_HARDWARE; }) == EINVAL);
    for (const std::uint64_t kind :
         {PERF_SAMPLE_BRANCH_ANY_CALL, PERF_SAMPLE_BRANCH_CALL_STACK, PERF_SAMPLE_BRANCH_TYPE_SAVE})
        CHECK(error_with([&](perf_event_attr &event) { event.branch_sample_type |= kind; }) ==
              EINVAL);
    CHECK(error_with([](perf_event_attr &event) {
              event.branch_sample_type = user | PERF_SAMPLE_BRANCH_COND;
          }) == EINVAL);
}

TEST_CASE("a sample of Zen 3 has the 16 newest branches, without flags") {
    perf_event_attr attributes = attributes_with(user | any);
    attributes.type = PERF_TYPE_RAW;
    attributes.config = 0xc4;
    const branch_request request = branch_request_of(attributes, core::zen3, "it");
    attributes.branch_sample_type = PERF_SAMPLE_BRANCH_KERNEL | any;
    const branch_request kernel_branches = branch_request_of(attributes, core::zen3, "it");
    REQUIRE(request.error == 0);
    branch_stacks stacks{*request.facility, 2};
    stacks.add(request.choice);
    stacks.add(kernel_branches.choice);
    for (std::uint64_t i = 0; i < 20; ++i)
        take(stacks, i % 2 == 0 ? branch_kind::conditional : branch_kind::ret, 0x401000 + i,
             0x7fff'0040'2000, i % 3 == 0);
    const branch_stack stack = stacks.of(1, request.choice);
    const std::vector<std::uint64_t> words =
        branch_words(attributes_with(user | any), request, stack);
    REQUIRE(words.size() == 1 + 16 * 3);
    CHECK(words[0] == 16);
    for (std::uint64_t age = 0; age < 16; ++age) {
        CHECK(words[1 + 3 * age] == 0x401000 + 19 - age);
        CHECK(words[2 + 3 * age] == 0x7fff'0040'2000);
        CHECK(words[3 + 3 * age] == 0);
    }
    CHECK(stacks.of(1, kernel_branches.choice).entries.empty());
}

TEST_CASE("a thread keeps the newest branches of each choice, as many as the processor has") {
    const msr::lbr::facility_row &facility = *msr::lbr::facility_of(core::haswell);
    branch_stacks stacks{facility, 2};
    const stack_choice every = request_of(core::haswell, user | any).choice;
    const stack_choice calls = request_of(core::haswell, user | PERF_SAMPLE_BRANCH_ANY_CALL).choice;
    const stack_choice returns =
        request_of(core::haswell, user | PERF_SAMPLE_BRANCH_ANY_RETURN).choice;
    const stack_choice kernel =
        request_of(core::haswell, PERF_SAMPLE_BRANCH_KERNEL | PERF_SAMPLE_BRANCH_ANY).choice;
    for (const stack_choice &choice : {every, calls, returns, kernel, every})
        stacks.add(choice);
    CHECK(stacks.of(1, every).entries.empty());
    for (std::uint64_t i = 0; i < 20; ++i)
        take(stacks, branch_kind::conditional, 0x1000 + i, 0x2000);
    take(stacks, branch_kind::call, 0x3000, 0x4000);
    take(stacks, branch_kind::indirect_call, 0x3001, 0x4000);
    take(stacks, branch_kind::ret, 0x3002, 0x3000);
    take(stacks, branch_kind::far, 0x3003, 0x3005);
    const std::vector<std::uint64_t> newest = sources_in(stacks.of(1, every));
    REQUIRE(newest.size() == 16);
    CHECK(newest.front() == 0x3003);
    CHECK(newest.back() == 0x1000 + 20 - 12);
    CHECK(sources_in(stacks.of(1, calls)) == std::vector<std::uint64_t>{0x3001, 0x3000});
    CHECK(sources_in(stacks.of(1, returns)) == std::vector<std::uint64_t>{0x3003, 0x3002});
    CHECK(stacks.of(1, kernel).entries.empty());
    CHECK(stacks.of(0, every).entries.empty()); // lane 0 is another thread
    stacks.begin(1);
    CHECK(stacks.of(1, every).entries.empty());
}

TEST_CASE("a call stack has the calls that have not returned") {
    branch_stacks stacks{*msr::lbr::facility_of(core::sapphire_rapids), 2};
    const stack_choice choice =
        request_of(core::sapphire_rapids, user | PERF_SAMPLE_BRANCH_CALL_STACK).choice;
    stacks.add(choice);
    take(stacks, branch_kind::ret, 0x10, 0x20); // a return without a known call
    take(stacks, branch_kind::call, 0x100, 0x200);
    take(stacks, branch_kind::conditional, 0x204, 0x208);
    take(stacks, branch_kind::indirect_call, 0x210, 0x300);
    CHECK(sources_in(stacks.of(1, choice)) == std::vector<std::uint64_t>{0x210, 0x100});
    take(stacks, branch_kind::ret, 0x304, 0x212);
    CHECK(sources_in(stacks.of(1, choice)) == std::vector<std::uint64_t>{0x100});
}

TEST_CASE("Nehalem records jumps with calls, and the reader gets calls alone") {
    branch_stacks stacks{*msr::lbr::facility_of(core::nehalem), 2};
    const stack_choice choice =
        request_of(core::nehalem, user | PERF_SAMPLE_BRANCH_ANY_CALL).choice;
    stacks.add(choice);
    for (std::uint64_t i = 0; i < 12; ++i) {
        take(stacks, branch_kind::call, 0x100 + i, 0x200);
        take(stacks, branch_kind::jump, 0x200 + i, 0x300);
    }
    // Linux drops the jumps, which are half of the 16 records.
    const std::vector<std::uint64_t> sources = sources_in(stacks.of(1, choice));
    REQUIRE(sources.size() == 8);
    CHECK(sources.front() == 0x10b);
    CHECK(sources.back() == 0x104);
}

TEST_CASE("the words of a sample are those of perf_event_open(2)") {
    branch_stacks stacks{*msr::lbr::facility_of(core::zen4), 2};
    const branch_request request = request_of(core::zen4, user | any);
    stacks.add(request.choice);
    take(stacks, branch_kind::call, 0x401000, 0x402000);
    take(stacks, branch_kind::conditional, 0x402004, 0x402000, true);
    const branch_stack stack = stacks.of(1, request.choice);
    const auto words_with = [&](std::uint64_t branches) {
        return branch_words(attributes_with(branches), request, stack);
    };
    // The flags are bits of struct perf_branch_entry: 0 mispredicted, 1 predicted, 20 to 23 the
    // type, 24 and 25 the speculation.
    constexpr std::uint64_t on_right_path = std::uint64_t{PERF_BR_NON_SPEC_CORRECT_PATH} << 24;
    CHECK(words_with(user | any) == std::vector<std::uint64_t>{2, 0x402004, 0x402000,
                                                               1 | on_right_path, 0x401000,
                                                               0x402000, 2 | on_right_path});
    // on AMD the newest branch is record 0
    CHECK(words_with(user | any | PERF_SAMPLE_BRANCH_HW_INDEX)[1] == 0);
    const std::vector<std::uint64_t> typed = words_with(user | any | PERF_SAMPLE_BRANCH_TYPE_SAVE);
    CHECK((typed[3] >> 20 & 0xf) == PERF_BR_COND);
    CHECK((typed[6] >> 20 & 0xf) == PERF_BR_CALL);
}

TEST_CASE("records that have no mispredictions, and readers that want none, get no flags") {
    constexpr std::uint64_t no_info = PERF_SAMPLE_BRANCH_NO_FLAGS | PERF_SAMPLE_BRANCH_NO_CYCLES;
    branch_stacks stacks{*msr::lbr::facility_of(core::skylake), 2};
    const branch_request request = request_of(core::skylake, user | any | no_info);
    stacks.add(request.choice);
    take(stacks, branch_kind::call, 0x401000, 0x402000);
    take(stacks, branch_kind::ret, 0x402000, 0x401005);
    const branch_stack stack = stacks.of(1, request.choice);
    CHECK(branch_words(attributes_with(user | any | no_info), request, stack)[3] == 0);
    CHECK(branch_words(attributes_with(user | any), request, stack)[3] == 2);
    // The index of the newest record grows with each record of a legacy facility.
    CHECK(branch_words(attributes_with(user | any | PERF_SAMPLE_BRANCH_HW_INDEX), request,
                       stack)[1] == 2);
}
