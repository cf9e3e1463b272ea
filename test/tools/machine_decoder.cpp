// Tests of the simulated machine's decoder, with instructions assembled by hand.
#include "../../tools/msrpp_machine/decoder/decoder.hpp"

#include <msr/processor/table.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace msr::sim;
using msr::sim::signal; // the C library has a function named signal
using msrpp::machine::code_decoder;

constexpr std::uint64_t start = 0x401000;
using code = std::vector<std::uint8_t>;

block_facts decode(const code &bytes, unsigned instructions = 1, msr::core core = msr::core::none) {
    code_decoder decoder{core};
    block_facts facts = decoder.decode(start, bytes, instructions);
    CHECK(decoder.undecoded() == 0);
    return facts;
}

// Checks that an instruction is decoded as these signals and as no others, except as one
// instruction with its uops.
void is(const code &bytes, std::initializer_list<std::pair<signal, std::uint64_t>> signals) {
    const block_facts facts = decode(bytes);
    tally expected;
    expected[signal::instructions] = 1;
    for (const auto &[which, times] : signals)
        expected[which] = times;
    for (const signal kind :
         {signal::uops, signal::fused_uops, signal::heavy_uops, signal::load_instructions,
          signal::store_instructions}) // other test cases check these signals
        expected[kind] = facts.each[kind];
    CHECK(facts.each == expected);
}

struct uops {
    std::uint64_t total, fused;
    friend bool operator==(const uops &, const uops &) = default;
};

uops uops_of(const code &bytes, msr::core core = msr::core::none) {
    const block_facts facts = decode(bytes, 1, core);
    return {facts.each[signal::uops], facts.each[signal::fused_uops]};
}

instruction_facts only(const code &bytes) {
    const block_facts facts = decode(bytes);
    REQUIRE(facts.instructions.size() == 1);
    return facts.instructions[0];
}

} // namespace

TEST_CASE("instructions of no class") {
    is({0x01, 0xd8}, {});                   // add %ebx, %eax
    is({0x48, 0x8b, 0x07}, {});             // mov (%rdi), %rax
    is({0x48, 0x8d, 0x07}, {});             // lea (%rdi), %rax
    is({0x0f, 0xaf, 0xc1}, {});             // imul %ecx, %eax
    is({0xf3, 0x0f, 0xb8, 0xc1}, {});       // popcnt %ecx, %eax
    is({0xf2, 0x0f, 0x10, 0x07}, {});       // movsd (%rdi), %xmm0
    is({0x0f, 0x28, 0xc1}, {});             // movaps %xmm1, %xmm0
    is({0xf2, 0x0f, 0x2a, 0xc0}, {});       // cvtsi2sd %eax, %xmm0
    is({0xd9, 0x00}, {});                   // flds (%rax)
    is({0xd9, 0xc9}, {});                   // fxch
    is({0xa4}, {});                         // movsb, once
    is({0x66, 0x0f, 0x38, 0x2a, 0x07}, {}); // movntdqa (%rdi), %xmm0: a load
    is({0xc5, 0xfc, 0x28, 0x07}, {});       // vmovaps (%rdi), %ymm0
}

TEST_CASE("branches by kind") {
    const auto ends = [](const code &bytes, branch_kind kind, std::uint64_t target) {
        const block_facts facts = decode(bytes);
        CHECK(facts.last_branch == kind);
        CHECK(facts.branch_address == start);
        CHECK(facts.target == target);
        CHECK_FALSE(facts.repeats);
    };
    is({0x74, 0x10}, {{signal::branches, 1}, {signal::conditional_branches, 1}}); // je
    ends({0x74, 0x10}, branch_kind::conditional, start + 2 + 0x10);
    is({0xe2, 0xfe}, {{signal::branches, 1}, {signal::conditional_branches, 1}}); // loop
    ends({0xe2, 0xfe}, branch_kind::conditional, start);
    is({0xeb, 0x10}, {{signal::branches, 1}, {signal::taken_branches, 1}}); // jmp
    ends({0xeb, 0x10}, branch_kind::jump, start + 2 + 0x10);
    is({0xe9, 0x00, 0x01, 0x00, 0x00}, {{signal::branches, 1}, {signal::taken_branches, 1}});
    ends({0xe9, 0x00, 0x01, 0x00, 0x00}, branch_kind::jump, start + 5 + 0x100);
    is({0xff, 0x20}, // jmp *(%rax)
       {{signal::branches, 1}, {signal::taken_branches, 1}, {signal::indirect_jumps, 1}});
    ends({0xff, 0x20}, branch_kind::indirect_jump, 0);
    is({0xe8, 0x10, 0x00, 0x00, 0x00},
       {{signal::branches, 1}, {signal::taken_branches, 1}, {signal::calls, 1}});
    ends({0xe8, 0x10, 0x00, 0x00, 0x00}, branch_kind::call, start + 5 + 0x10);
    is({0xff, 0xd0}, // call *%rax
       {{signal::branches, 1},
        {signal::taken_branches, 1},
        {signal::calls, 1},
        {signal::indirect_calls, 1}});
    ends({0xff, 0xd0}, branch_kind::indirect_call, 0);
    is({0xc3}, {{signal::branches, 1}, {signal::taken_branches, 1}, {signal::returns, 1}});
    ends({0xc3}, branch_kind::ret, 0);
    is({0xc2, 0x08, 0x00}, // ret $8: the immediate 8 is no target
       {{signal::branches, 1}, {signal::taken_branches, 1}, {signal::returns, 1}});
    ends({0xc2, 0x08, 0x00}, branch_kind::ret, 0);
    is({0x0f, 0x05}, {{signal::far_branches, 1}}); // syscall
    ends({0x0f, 0x05}, branch_kind::far, 0);
    is({0xcd, 0x80}, {{signal::far_branches, 1}}); // int $0x80
    ends({0xcd, 0x80}, branch_kind::far, 0);
    is({0xcc}, {{signal::far_branches, 1}}); // int3
    ends({0x90}, branch_kind::none, 0);
}

TEST_CASE("only the last instruction ends the block") {
    // add; je: the block has two instructions.
    const block_facts facts = decode({0x01, 0xd8, 0x74, 0x10}, 2);
    CHECK(facts.branch_address == start + 2);
    CHECK(facts.end() == start + 4);
    CHECK(facts.target == start + 4 + 0x10);
    CHECK(facts.each[signal::instructions] == 2);
    REQUIRE(facts.instructions.size() == 2);
    CHECK(facts.instructions[0].offset == 0);
    CHECK(facts.instructions[0].bytes == 2);
    CHECK(facts.instructions[1].offset == 2);
}

TEST_CASE("x87 and MMX") {
    is({0xd8, 0xc1}, {{signal::x87_operations, 1}});                          // fadd
    is({0xda, 0x08}, {{signal::x87_operations, 1}});                          // fimull (%rax)
    is({0xd9, 0xfe}, {{signal::x87_operations, 1}});                          // fsin
    is({0xdb, 0xf1}, {{signal::x87_operations, 1}});                          // fcomi
    is({0xd8, 0xf1}, {{signal::x87_operations, 1}, {signal::divisions, 1}});  // fdiv
    is({0x0f, 0xfe, 0xc1}, {{signal::mmx_operations, 1}});                    // paddd, MMX
    is({0x0f, 0x77}, {{signal::mmx_operations, 1}});                          // emms
    is({0x66, 0x0f, 0xfe, 0xc1}, {{signal::integer_vectors, 1}});             // paddd, SSE2
    is({0xc5, 0xf5, 0xfe, 0xc2}, {{signal::integer_vectors, 1}});             // vpaddd, AVX2
    is({0x62, 0xf1, 0x75, 0x48, 0xfe, 0xc2}, {{signal::integer_vectors, 1}}); // vpaddd, AVX-512
}

TEST_CASE("floating point by width and precision, and each element's operation") {
    is({0xf3, 0x0f, 0x58, 0xc1}, {{signal::scalar_single, 1}, {signal::add_operations, 1}});
    is({0xf2, 0x0f, 0x58, 0xc1}, {{signal::scalar_double, 1}, {signal::add_operations, 1}});
    is({0x0f, 0x58, 0xc1}, {{signal::packed_128_single, 1}, {signal::add_operations, 4}});
    is({0x66, 0x0f, 0x58, 0xc1}, {{signal::packed_128_double, 1}, {signal::add_operations, 2}});
    is({0xc5, 0xf4, 0x58, 0xc2}, {{signal::packed_256_single, 1}, {signal::add_operations, 8}});
    is({0xc5, 0xf5, 0x58, 0xc2}, {{signal::packed_256_double, 1}, {signal::add_operations, 4}});
    is({0x62, 0xf1, 0x74, 0x48, 0x58, 0xc2},
       {{signal::packed_512_single, 1}, {signal::add_operations, 16}});
    is({0x62, 0xf1, 0xf5, 0x48, 0x58, 0xc2},
       {{signal::packed_512_double, 1}, {signal::add_operations, 8}});
    is({0xc5, 0xf4, 0x59, 0x07}, // vmulps (%rdi), %ymm1, %ymm0
       {{signal::packed_256_single, 1}, {signal::multiply_operations, 8}});
    is({0xf2, 0x0f, 0x5e, 0xc1}, // divsd
       {{signal::scalar_double, 1}, {signal::divide_operations, 1}, {signal::divisions, 1}});
    is({0x66, 0x0f, 0x51, 0xc1}, // sqrtpd: no division
       {{signal::packed_128_double, 1}, {signal::divide_operations, 2}});
    is({0xf2, 0x0f, 0x7c, 0xc1}, // haddps
       {{signal::packed_128_single, 1}, {signal::add_operations, 4}});
    is({0x0f, 0x5d, 0xc1}, {{signal::packed_128_single, 1}});   // minps
    is({0xf3, 0x0f, 0x53, 0xc1}, {{signal::scalar_single, 1}}); // rcpss
    is({0x0f, 0xc2, 0xc1, 0x00}, {});        // cmpps compares and counts no operation
    is({0x66, 0x0f, 0x3a, 0x40, 0xc1, 0xff}, // dpps: four products, three sums
       {{signal::packed_128_single, 2},
        {signal::multiply_operations, 4},
        {signal::add_operations, 3}});
}

TEST_CASE("fused multiply-adds") {
    is({0xc4, 0xe2, 0xf5, 0xb8, 0xc2}, // vfmadd231pd, 256 bits
       {{signal::packed_256_double, 1},
        {signal::fused_multiply_adds, 1},
        {signal::packed_256_double_fused, 1},
        {signal::fused_operations, 8}});
    is({0xc4, 0xe2, 0x71, 0xb9, 0xc2}, // vfmadd231ss
       {{signal::scalar_single, 1},
        {signal::fused_multiply_adds, 1},
        {signal::scalar_single_fused, 1},
        {signal::fused_operations, 2}});
}

TEST_CASE("an instruction on two pages belongs to the block that begins with it") {
    code_decoder decoder;
    // nop, then the first byte of a call on a page whose end cut the emulator's read at 0x401ffe;
    // the four bytes of the call's offset lie on two pages.
    const block_facts cut = decoder.decode(0x401ffd, code{0x90, 0xe8}, 2);
    CHECK(cut.each[signal::instructions] == 1);
    CHECK(cut.each[signal::uops] == 1);
    CHECK(cut.bytes == 1);
    CHECK(decoder.undecoded() == 0);
    const block_facts next = decoder.decode(0x401ffe, code{0xe8, 0, 0, 0, 0}, 1);
    CHECK(next.each[signal::instructions] == 1);
    CHECK(next.bytes == 5);
    // Bytes that are no instruction count as one instruction.
    CHECK(decoder.decode(0x401000, code{0x90, 0xe8}, 2).each[signal::instructions] == 2);
    CHECK(decoder.undecoded() == 1);
}

TEST_CASE("locked, serialising, fences and hints") {
    is({0xf0, 0x01, 0x07}, {{signal::locked, 1}}); // lock add %eax, (%rdi)
    is({0x87, 0x07}, {{signal::locked, 1}});       // xchg with memory: locked without prefix
    is({0x87, 0xc1}, {});                          // xchg of registers: not locked
    is({0xf0, 0x48, 0x0f, 0xc7, 0x0f}, {{signal::locked, 1}}); // lock cmpxchg16b
    is({0x0f, 0xa2}, {{signal::serialising, 1}});              // cpuid
    is({0x0f, 0x01, 0xe8}, {{signal::serialising, 1}});        // serialize
    is({0x0f, 0xae, 0xe8}, {{signal::fences, 1}});             // lfence
    is({0x0f, 0xae, 0xf0}, {{signal::fences, 1}});             // mfence
    is({0x0f, 0xae, 0xf8}, {{signal::fences, 1}});             // sfence
    is({0xf3, 0x90}, {{signal::pauses, 1}});
    is({0x90}, {{signal::no_operations, 1}});
    is({0x0f, 0x1f, 0x40, 0x00}, {{signal::no_operations, 1}}); // nopl 0(%rax)
    is({0x0f, 0x18, 0x0f}, {{signal::software_prefetches, 1}}); // prefetcht0 (%rdi)
    is({0x0f, 0xae, 0x3f}, {{signal::line_flushes, 1}});        // clflush (%rdi)
    is({0x0f, 0xc3, 0x07}, {{signal::nontemporal_stores, 1}});  // movnti %eax, (%rdi)
    is({0x0f, 0x2b, 0x07}, {{signal::nontemporal_stores, 1}});  // movntps %xmm0, (%rdi)
    is({0xf7, 0xf1}, {{signal::divisions, 1}});                 // div %ecx
    is({0x48, 0xf7, 0xf9}, {{signal::divisions, 1}});           // idiv %rcx
}

TEST_CASE("which instructions read and write memory") {
    const auto accesses = [](const code &bytes, bool reads, bool writes) {
        const instruction_facts facts = only(bytes);
        CHECK(facts.reads == reads);
        CHECK(facts.writes == writes);
        const tally counts = decode(bytes).each;
        CHECK(counts[signal::load_instructions] == reads);
        CHECK(counts[signal::store_instructions] == writes);
    };
    accesses({0x01, 0xd8}, false, false);
    accesses({0x03, 0x07}, true, false);              // add (%rdi), %eax
    accesses({0x01, 0x07}, true, true);               // add %eax, (%rdi)
    accesses({0x48, 0x89, 0x07}, false, true);        // mov %rax, (%rdi)
    accesses({0x48, 0x8d, 0x07}, false, false);       // lea
    accesses({0x50}, false, true);                    // push
    accesses({0x58}, true, false);                    // pop
    accesses({0xff, 0x37}, true, true);               // push (%rdi)
    accesses({0xe8, 0, 0, 0, 0}, false, true);        // call
    accesses({0xc3}, true, false);                    // ret
    accesses({0x0f, 0x1f, 0x40, 0x00}, false, false); // nopl
    accesses({0x0f, 0x18, 0x0f}, false, false);       // prefetcht0
    accesses({0xa4}, true, true);                     // movsb
    CHECK(only({0x0f, 0x18, 0x0f}).prefetches);
    CHECK_FALSE(only({0x03, 0x07}).prefetches);
    CHECK(only({0xf0, 0x01, 0x07}).locked);
    CHECK_FALSE(only({0x01, 0x07}).locked);
}

TEST_CASE("repeated string instructions") {
    const auto repeats = [](const code &bytes, unsigned accesses, std::uint64_t uops) {
        const block_facts facts = decode(bytes);
        CHECK(facts.repeats);
        CHECK(facts.branch_address == start);
        CHECK(facts.last_branch == branch_kind::none);
        CHECK(facts.accesses_of_iteration == accesses);
        CHECK(facts.each[signal::instructions] == 1);
        CHECK(facts.each[signal::string_iterations] == 0);
        CHECK(facts.each_iteration[signal::string_iterations] == 1);
        CHECK(facts.each_iteration[signal::uops] == uops); // a load is 1 uop, a store 2
        CHECK(facts.each_iteration[signal::instructions] == 0);
    };
    repeats({0xf3, 0xa4}, 2, 3);       // rep movsb
    repeats({0xf3, 0x48, 0xab}, 1, 2); // rep stosq
    repeats({0xf3, 0xa6}, 2, 2);       // repe cmpsb
    repeats({0xf2, 0xae}, 1, 1);       // repne scasb
    repeats({0xf3, 0xac}, 1, 1);       // rep lodsb
    CHECK_FALSE(decode({0xa4}).repeats);
    CHECK_FALSE(decode({0xf3, 0xc3}).repeats); // rep ret is a return without repetition
}

TEST_CASE("micro-ops by class, as decoder.hpp says") {
    CHECK(uops_of({0x01, 0xd8}) == uops{1, 1});             // add of registers
    CHECK(uops_of({0x48, 0x8b, 0x07}) == uops{1, 1});       // a load
    CHECK(uops_of({0x48, 0x89, 0x07}) == uops{2, 1});       // a store
    CHECK(uops_of({0x03, 0x07}) == uops{2, 1});             // add from memory
    CHECK(uops_of({0x01, 0x07}) == uops{4, 2});             // add to memory
    CHECK(uops_of({0xf0, 0x01, 0x07}) == uops{8, 6});       // lock add to memory
    CHECK(uops_of({0x50}) == uops{2, 1});                   // push
    CHECK(uops_of({0x58}) == uops{1, 1});                   // pop
    CHECK(uops_of({0xe8, 0, 0, 0, 0}) == uops{3, 2});       // call
    CHECK(uops_of({0xc3}) == uops{2, 1});                   // ret
    CHECK(uops_of({0x90}) == uops{1, 1});                   // nop
    CHECK(uops_of({0xf7, 0xf1}) == uops{10, 10});           // div, 32 bits
    CHECK(uops_of({0x48, 0xf7, 0xf9}) == uops{36, 36});     // idiv, 64 bits
    CHECK(uops_of({0xf7, 0xe1}) == uops{2, 2});             // mul with a wide product
    CHECK(uops_of({0x0f, 0xaf, 0xc1}) == uops{1, 1});       // imul
    CHECK(uops_of({0x87, 0xc1}) == uops{3, 3});             // xchg
    CHECK(uops_of({0x0f, 0xa2}) == uops{70, 70});           // cpuid
    CHECK(uops_of({0xd9, 0xfe}) == uops{70, 70});           // fsin
    CHECK(uops_of({0xd9, 0x00}) == uops{1, 1});             // fld from memory
    CHECK(uops_of({0xf2, 0x0f, 0x7c, 0xc1}) == uops{3, 3}); // haddps
    CHECK(uops_of({0xf3, 0x90}) == uops{4, 4});             // pause
    CHECK(uops_of({0xf3, 0xa4}) == uops{10, 10}); // rep movsb: uops without the iterations
    CHECK(only({0x01, 0x07}).uops == 4);
}

TEST_CASE("instructions of two fused micro-ops or more are heavy, with all of theirs") {
    const auto heavy = [](const code &bytes, unsigned instructions = 1) {
        return decode(bytes, instructions, msr::core::sapphire_rapids).each[signal::heavy_uops];
    };
    CHECK(heavy({0x01, 0xd8}) == 0);                            // add of registers
    CHECK(heavy({0x03, 0x07}) == 0);                            // add from memory: one fused uop
    CHECK(heavy({0x48, 0x89, 0x07}) == 0);                      // store: one fused uop
    CHECK(heavy({0x01, 0x07}) == 2);                            // add to memory
    CHECK(heavy({0xf7, 0xf1}) == 4);                            // div
    CHECK(heavy({0xf7, 0xe1}) == 2);                            // mul with a wide product
    CHECK(heavy({0x01, 0xd8, 0xf7, 0xe1, 0xf7, 0xf1}, 3) == 6); // add, mul, div
    // rep movsb: uops of its begin, and of each byte.
    const block_facts copy = decode({0xf3, 0xa4}, 1, msr::core::sapphire_rapids);
    CHECK(copy.each[signal::heavy_uops] == 10);
    CHECK(copy.each_iteration[signal::heavy_uops] == 2);
}

// Expected uops: Agner Fog's tables, cited in uop_rules.hpp.
TEST_CASE("vectors that are wider than what a processor computes at once are split") {
    using msr::core;
    const code addps{0x0f, 0x58, 0xc1};                  // addps of 128 bits
    const code vaddps{0xc5, 0xf4, 0x58, 0xc2};           // vaddps of 256 bits
    const code vmovaps{0xc5, 0xfc, 0x28, 0x07};          // vmovaps: a load of 256 bits
    const code vaddsd{0xc5, 0xf3, 0x58, 0xc2};           // vaddsd: a scalar
    const code movq{0x66, 0x48, 0x0f, 0x6e, 0xc0};       // movq from a general register
    const code wide{0x62, 0xf1, 0x74, 0x48, 0x58, 0xc2}; // vaddps of 512 bits
    for (const core target : {core::piii, core::pentium_m, core::k8, core::family14h})
        CHECK(uops_of(addps, target) == uops{2, 2});
    for (const core target : {core::core2, core::family10h, core::zen1, core::northwood})
        CHECK(uops_of(addps, target) == uops{1, 1});
    for (const core target : {core::zen1, core::hygon18h, core::family15h_00, core::family16h}) {
        CHECK(uops_of(vaddps, target) == uops{2, 2});
        CHECK(uops_of(vmovaps, target) == uops{2, 2});
    }
    for (const core target : {core::zen2, core::zen4, core::haswell, core::sandy_bridge})
        CHECK(uops_of(vaddps, target) == uops{1, 1});
    CHECK(uops_of(wide, core::skylake_sp) == uops{1, 1});
    CHECK(uops_of(wide, core::zen4) == uops{1, 1});
    for (const core target : {core::k8, core::piii, core::zen1}) {
        CHECK(uops_of(vaddsd, target) == uops{1, 1});
        CHECK(uops_of(movq, target) == uops{1, 1});
    }
}

TEST_CASE("what is fused, and what a store is") {
    using msr::core;
    const code from_memory{0x03, 0x07}; // add (%rdi), %eax
    const code store{0x89, 0x07};       // mov %eax, (%rdi)
    for (const core target : {core::ppro, core::piii, core::willamette, core::prescott}) {
        CHECK(uops_of(from_memory, target) == uops{2, 2}); // load and add are not fused
        CHECK(uops_of(store, target) == uops{2, 2});
    }
    for (const core target : {core::pentium_m, core::core2, core::skylake, core::lunar_lake}) {
        CHECK(uops_of(from_memory, target) == uops{2, 1});
        CHECK(uops_of(store, target) == uops{2, 1});
    }
    for (const core target : {core::k7, core::zen1, core::zen5})
        CHECK(uops_of(store, target) == uops{1, 1}); // a store is one macro-op on AMD
}

TEST_CASE("divisions and wide multiplications") {
    using msr::core;
    const code div{0xf7, 0xf1};
    const code wide_div{0x48, 0xf7, 0xf9};
    const code mul{0xf7, 0xe1};
    CHECK(uops_of(div, core::northwood) == uops{20, 20});
    CHECK(uops_of(div, core::haswell) == uops{10, 10});
    CHECK(uops_of(div, core::ice_lake) == uops{4, 4});
    CHECK(uops_of(div, core::zen3) == uops{2, 2});
    CHECK(uops_of(wide_div, core::k8) == uops{71, 71});
    CHECK(uops_of(wide_div, core::haswell) == uops{36, 36});
    CHECK(uops_of(wide_div, core::sapphire_rapids) == uops{4, 4});
    CHECK(uops_of(mul, core::zen2) == uops{2, 2});
    CHECK(uops_of(mul, core::core2) == uops{3, 3});
}

TEST_CASE("each processor has one row of rules") {
    for (const msr::processor_row &row : msr::processor_table) {
        CAPTURE(std::string{row.name});
        unsigned rows = 0;
        for (const msrpp::machine::uop_rules_row &rules : msrpp::machine::uop_rules_table)
            rows += rules.first <= row.is && row.is <= rules.last;
        CHECK(rows == 1);
    }
}

TEST_CASE("what cannot be decoded counts as instructions without a class") {
    code_decoder decoder;
    // add; then 06h, which is invalid in 64-bit code; the emulator counted three instructions.
    const block_facts facts = decoder.decode(start, code{0x01, 0xd8, 0x06, 0x06}, 3);
    CHECK(facts.each[signal::instructions] == 3);
    CHECK(facts.each[signal::uops] == 3);
    CHECK(facts.instructions.size() == 1);
    CHECK(facts.last_branch == branch_kind::none);
    CHECK(facts.end() == start + 4);
    CHECK(decoder.undecoded() == 2);
    // A block that is cut within an instruction counts as one instruction.
    CHECK(decoder.decode(start, code{0xe8, 0x00}, 1).each[signal::instructions] == 1);
    CHECK(decoder.undecoded() == 3);
    CHECK(decoder.decode(start, code{}, 0).each == tally{});
}
