#include "proofs.hpp"

#include <cstring>
#include <utility>
#include <vector>

#include <sys/mman.h>

// The assembly code of a round of each test program (proof); the tables `counts_of_...` in this
// file count the instructions by hand. Registers: rdi has the number of rounds, rsi the memory. The
// code before and after the rounds is the same in a run of n and of 2n rounds, so that the
// difference of the two runs is n rounds exactly.
asm(R"(
    .pushsection .text.msrpp_proofs,"ax",@progbits
    .balign 64
msrpp_proof_straight:
1:  .rept 98
    nop
    .endr
    dec %rdi
    jnz 1b
    ret

    .balign 64
msrpp_proof_branches:
1:  xor %eax, %eax
    jz 2f
    nop
2:  jnz 3f
    nop
3:  xor %eax, %eax
    jz 4f
    nop
4:  dec %rdi
    jnz 1b
    ret

    .balign 64
msrpp_proof_calls:
1:  call 2f
    dec %rdi
    jnz 1b
    ret
2:  ret

    .balign 64
msrpp_proof_loads:
1:  mov (%rsi), %rax
    mov 8(%rsi), %rax
    mov 16(%rsi), %rax
    mov 24(%rsi), %rax
    mov 32(%rsi), %rax
    mov 40(%rsi), %rax
    mov 48(%rsi), %rax
    mov 56(%rsi), %rax
    dec %rdi
    jnz 1b
    ret

    .balign 64
msrpp_proof_stores:
1:  mov %rax, (%rsi)
    mov %rax, 8(%rsi)
    mov %rax, 16(%rsi)
    mov %rax, 24(%rsi)
    mov %rax, 32(%rsi)
    mov %rax, 40(%rsi)
    mov %rax, 48(%rsi)
    mov %rax, 56(%rsi)
    dec %rdi
    jnz 1b
    ret

    .balign 64
msrpp_proof_splits:
1:  mov 60(%rsi), %rax
    mov 188(%rsi), %rax
    dec %rdi
    jnz 1b
    ret

    .balign 64
msrpp_proof_scalar:
    pxor %xmm0, %xmm0
1:  addsd %xmm0, %xmm1
    addsd %xmm0, %xmm2
    addsd %xmm0, %xmm3
    addsd %xmm0, %xmm4
    dec %rdi
    jnz 1b
    ret

    .balign 64
msrpp_proof_packed:
    pxor %xmm0, %xmm0
1:  addpd %xmm0, %xmm1
    addpd %xmm0, %xmm2
    addpd %xmm0, %xmm3
    addpd %xmm0, %xmm4
    dec %rdi
    jnz 1b
    ret

    .balign 64
msrpp_proof_chain:
1:  mov (%rsi), %rsi
    dec %rdi
    jnz 1b
    ret

    .balign 64
msrpp_proof_random:
    mov $88172645463325252, %rax
1:  mov %rax, %rdx
    shl $13, %rdx
    xor %rdx, %rax
    mov %rax, %rdx
    shr $7, %rdx
    xor %rdx, %rax
    mov %rax, %rdx
    shl $17, %rdx
    xor %rdx, %rax
    test $0x10000, %eax
    jz 2f
    nop
    jmp 3f
2:  nop
    nop
3:  dec %rdi
    jnz 1b
    ret

    .balign 64
msrpp_proof_pages:
    xor %edx, %edx
1:  imul $5, %rdx, %rdx
    add $1237, %rdx
    and $8191, %rdx
    mov %rdx, %rax
    shl $12, %rax
    mov (%rsi,%rax), %rax
    dec %rdi
    jnz 1b
    ret

    .balign 64
msrpp_proof_system_calls:
1:  mov $39, %eax
    syscall
    dec %rdi
    jnz 1b
    ret
    .popsection
)");

extern "C" {
void msrpp_proof_straight(unsigned long, void *);
void msrpp_proof_branches(unsigned long, void *);
void msrpp_proof_calls(unsigned long, void *);
void msrpp_proof_loads(unsigned long, void *);
void msrpp_proof_stores(unsigned long, void *);
void msrpp_proof_splits(unsigned long, void *);
void msrpp_proof_scalar(unsigned long, void *);
void msrpp_proof_packed(unsigned long, void *);
void msrpp_proof_chain(unsigned long, void *);
void msrpp_proof_random(unsigned long, void *);
void msrpp_proof_pages(unsigned long, void *);
void msrpp_proof_system_calls(unsigned long, void *);
}

namespace msrpp::validate {

namespace {

constexpr std::size_t line_size = 64;
constexpr std::size_t small_chain = 4096;
constexpr std::size_t large_chain = std::size_t{1} << 20;
// Number of pages that the test program `pages` accesses: more than a second-level TLB has entries.
constexpr std::size_t walked_pages = 8192;

/// Links the cache lines of the memory as a single cycle, in an order that no prefetcher guesses.
void link_lines(void *memory, std::size_t size) {
    const std::size_t lines = size / line_size;
    std::vector<std::uint32_t> order(lines);
    for (std::size_t i = 0; i < lines; ++i)
        order[i] = static_cast<std::uint32_t>(i);
    std::uint64_t state = 1; // state of Knuth's linear congruential generator
    for (std::size_t i = lines - 1; i > 0; --i) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        std::swap(order[i], order[(state >> 33) % (i + 1)]);
    }
    auto *const bytes = static_cast<std::byte *>(memory);
    for (std::size_t i = 0; i < lines; ++i) {
        void *const next = bytes + std::size_t{order[(i + 1) % lines]} * line_size;
        std::memcpy(bytes + std::size_t{order[i]} * line_size, &next, sizeof next);
    }
}
void link_small(void *memory) { link_lines(memory, small_chain); }
void link_large(void *memory) { link_lines(memory, large_chain); }

void touch_pages(void *memory) {
    for (std::size_t page = 0; page < walked_pages; ++page)
        static_cast<volatile char *>(memory)[page * 4096] = 1;
}

constexpr expected_count exactly(quantity kind, double count) { return {kind, count, count}; }

// A round of straight code is 98 NOPs, DEC, JNZ. Limits of clocks: no processor retires 16
// instructions in a clock, or takes ten clocks for an instruction.
constexpr expected_count counts_of_straight[] = {
    exactly(quantity::instructions, 100),
    exactly(quantity::branches, 1),
    exactly(quantity::conditional, 1),
    {quantity::cycles, 100.0 / 16, 1000},
    {quantity::reference_cycles, 100.0 / 100, 2000},
    {quantity::branch_misses, 0, 0.1},
};
// A round of branches is XOR, JZ (taken), JNZ (not taken), NOP, XOR, JZ (taken), DEC, JNZ. The
// Pentium 4 does not count direct jumps.
constexpr expected_count counts_of_branches[] = {
    exactly(quantity::instructions, 8),
    exactly(quantity::branches, 4),
    exactly(quantity::conditional, 4),
    {quantity::branch_misses, 0, 0.1},
};
// A round of the test program of calls is CALL, RET, DEC, JNZ.
constexpr expected_count counts_of_calls[] = {
    exactly(quantity::instructions, 4), exactly(quantity::branches, 3),
    exactly(quantity::conditional, 1),  exactly(quantity::calls, 1),
    exactly(quantity::returns, 1),
};
// A round of the test program of loads is 8 MOVs from memory, DEC, JNZ.
constexpr expected_count counts_of_loads[] = {
    exactly(quantity::instructions, 10),
    exactly(quantity::loads, 8),
    exactly(quantity::stores, 0),
};
// A round of the test program of stores is 8 MOVs to memory, DEC, JNZ.
constexpr expected_count counts_of_stores[] = {
    exactly(quantity::instructions, 10),
    exactly(quantity::loads, 0),
    exactly(quantity::stores, 8),
};
// A round of the test program of split loads is 2 MOVs of 8 bytes, each from the last 4 bytes of a
// cache line and the first 4 of the next line, DEC, JNZ.
constexpr expected_count counts_of_splits[] = {
    exactly(quantity::instructions, 4),
    exactly(quantity::loads, 2),
    exactly(quantity::split_loads, 2),
};
// A round of the test program of additions is 4 ADDSDs or ADDPDs, DEC, JNZ.
constexpr expected_count counts_of_scalar[] = {
    exactly(quantity::instructions, 6),
    exactly(quantity::scalar_doubles, 4),
    exactly(quantity::packed_doubles, 0),
};
constexpr expected_count counts_of_packed[] = {
    exactly(quantity::instructions, 6),
    exactly(quantity::scalar_doubles, 0),
    exactly(quantity::packed_doubles, 4),
};
// A round of a chain of loads is MOV from memory, DEC, JNZ: the address of a load is the value that
// the load before returned.
constexpr expected_count counts_of_near_chain[] = {
    exactly(quantity::instructions, 3),
    exactly(quantity::loads, 1),
    {quantity::l1d_misses, 0, 0.05},
};
constexpr expected_count counts_of_far_chain[] = {
    exactly(quantity::instructions, 3),
    exactly(quantity::loads, 1),
    // A load that waits for its line in a fill buffer may be counted as a second miss when the line
    // has come.
    {quantity::l1d_misses, 0.8, 2.2},
};
// A round of random branches is 9 instructions of a xorshift generator, TEST, JZ, two instructions
// on either way, DEC, JNZ: half of the JZs are mispredicted.
constexpr expected_count counts_of_random[] = {
    exactly(quantity::instructions, 15),
    exactly(quantity::conditional, 2),
    {quantity::branch_misses, 0.3, 0.7},
};
// A round of the test program of page walks is IMUL, ADD, AND, MOV, SHL, MOV from memory, DEC, JNZ.
constexpr expected_count counts_of_pages[] = {
    exactly(quantity::instructions, 8),
    exactly(quantity::loads, 1),
    {quantity::dtlb_walks, 0.3, 2.2},
};
// A round of the test program of system calls is MOV, SYSCALL, DEC, JNZ.
constexpr expected_count counts_of_system_calls[] = {
    exactly(quantity::instructions, 4),
    exactly(quantity::conditional, 1),
};

constexpr proof all_proofs[] = {
    {"straight", "100 instructions in a row", msrpp_proof_straight, 200, 0, nullptr,
     counts_of_straight},
    {"branches", "four branches, each known", msrpp_proof_branches, 1000, 0, nullptr,
     counts_of_branches},
    {"calls", "a call and its return", msrpp_proof_calls, 1000, 0, nullptr, counts_of_calls},
    {"loads", "eight loads", msrpp_proof_loads, 1000, 64, nullptr, counts_of_loads},
    {"stores", "eight stores", msrpp_proof_stores, 1000, 64, nullptr, counts_of_stores},
    {"splits", "two loads across lines", msrpp_proof_splits, 1000, 256, nullptr, counts_of_splits},
    {"scalar", "four scalar additions", msrpp_proof_scalar, 1000, 0, nullptr, counts_of_scalar},
    {"packed", "four additions of two numbers", msrpp_proof_packed, 1000, 0, nullptr,
     counts_of_packed},
    {"near chain", "a chain of loads in 4 KiB", msrpp_proof_chain, 2000, small_chain, link_small,
     counts_of_near_chain},
    {"far chain", "a chain of loads in 1 MiB", msrpp_proof_chain, 4000, large_chain, link_large,
     counts_of_far_chain},
    {"random", "a branch that nobody can guess", msrpp_proof_random, 4000, 0, nullptr,
     counts_of_random},
    {"pages", "a load from each of 8,192 pages", msrpp_proof_pages, walked_pages / 2,
     walked_pages * 4096, touch_pages, counts_of_pages},
    {"system calls", "a system call", msrpp_proof_system_calls, 100, 0, nullptr,
     counts_of_system_calls},
};

constexpr const char *of_instructions[] = {"instructions"};
constexpr const char *of_branches[] = {"branches"};
constexpr const char *of_conditional[] = {"br_inst_retired.conditional", "br_inst_retired.cond",
                                          "ex_ret_cond", "retired_branch_type:conditional"};
constexpr const char *of_calls[] = {"br_inst_retired.near_call"};
constexpr const char *of_returns[] = {"br_inst_retired.near_return", "ex_ret_near_ret"};
constexpr const char *of_loads[] = {"mem_inst_retired.all_loads", "mem_uops_retired.all_loads",
                                    "mem_inst_retired.loads"};
constexpr const char *of_stores[] = {"mem_inst_retired.all_stores", "mem_uops_retired.all_stores",
                                     "mem_inst_retired.stores"};
constexpr const char *of_splits[] = {"mem_inst_retired.split_loads",
                                     "mem_uops_retired.split_loads"};
constexpr const char *of_scalar[] = {"fp_arith_inst_retired.scalar_double"};
constexpr const char *of_packed[] = {"fp_arith_inst_retired.128b_packed_double"};
constexpr const char *of_cycles[] = {"cycles"};
constexpr const char *of_reference[] = {"reference_cycles"};
constexpr const char *of_misses[] = {"branch_misses"};
constexpr const char *of_l1d_misses[] = {"l1d_misses"};
constexpr const char *of_walks[] = {"dtlb_walks"};

struct quantity_row {
    std::string_view name;
    std::span<const char *const> choices;
};

// The names of events that count each quantity, in the order of the enumerators of `quantity`.
constexpr quantity_row quantities[] = {
    {"instructions", of_instructions},
    {"branches", of_branches},
    {"conditional branches", of_conditional},
    {"calls", of_calls},
    {"returns", of_returns},
    {"loads", of_loads},
    {"stores", of_stores},
    {"split loads", of_splits},
    {"scalar additions", of_scalar},
    {"packed additions", of_packed},
    {"cycles", of_cycles},
    {"reference cycles", of_reference},
    {"mispredicted branches", of_misses},
    {"misses of the first level", of_l1d_misses},
    {"page walks", of_walks},
};

const quantity_row &row_of(quantity quantity) {
    return quantities[static_cast<std::size_t>(quantity)];
}

} // namespace

std::string_view name_of(quantity quantity) { return row_of(quantity).name; }

std::span<const char *const> choices_of(quantity quantity) { return row_of(quantity).choices; }

std::span<const proof> proofs() { return all_proofs; }

proof_memory::~proof_memory() {
    if (memory_ != nullptr) munmap(memory_, size_);
}

void *proof_memory::ready_for(const proof &next) {
    if (owner_ == &next) return memory_;
    if (size_ < next.memory || memory_ == nullptr) {
        if (memory_ != nullptr) munmap(memory_, size_);
        size_ = next.memory < 4096 ? 4096 : next.memory;
        memory_ = mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (memory_ == MAP_FAILED) {
            memory_ = nullptr;
            return nullptr;
        }
        // Page walks are counted for pages of 4 KiB. Where the system has no large pages, it
        // refuses MADV_NOHUGEPAGE, which is no error.
        static_cast<void>(madvise(memory_, size_, MADV_NOHUGEPAGE));
    }
    if (next.prepare != nullptr) next.prepare(memory_);
    owner_ = &next;
    return memory_;
}

} // namespace msrpp::validate
