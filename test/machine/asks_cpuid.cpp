// This program executes CPUID with leaf 0Ah in several ways, and prints for each way a line `WAY
// 0xEAX`, with the value of EAX that CPUID returned. The argument `hidden` selects a way that the
// emulator's plugin cannot follow; `timer` selects code that reads the time stamp counter and
// executes CPUID to make later instructions wait; `apic` prints the APIC ID of the logical
// processor (leaf 1) as a line `apic NUMBER`.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <thread>

#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

struct registers {
    std::uint32_t eax, ebx, ecx, edx;
};

__attribute__((noinline)) registers by_constant() {
    registers registers{0x0a, 0, 0, 0};
    asm volatile("cpuid"
                 : "+a"(registers.eax), "=b"(registers.ebx), "+c"(registers.ecx),
                   "=d"(registers.edx));
    return registers;
}

/// CPUID whose leaf and subleaf are loaded from memory that was stored just before.
__attribute__((noinline)) registers by_memory(volatile std::uint32_t *words) {
    registers registers{};
    asm volatile("movl $0x0a, (%4)\n\t"
                 "movl $0, 4(%4)\n\t"
                 "movl (%4), %%eax\n\t"
                 "movl 4(%4), %%ecx\n\t"
                 // a store behind the loads of leaf and subleaf must not change CPUID's answer
                 "movl $7, (%4)\n\t"
                 "cpuid"
                 : "=&a"(registers.eax), "=&b"(registers.ebx), "=&c"(registers.ecx),
                   "=&d"(registers.edx)
                 : "S"(words)
                 : "memory");
    return registers;
}

/// CPUID whose leaf comes through the stack; RBX, which CPUID destroys, is kept as
/// position-independent code keeps it.
__attribute__((noinline)) registers by_stack(std::uint64_t leaf) {
    registers registers{};
    asm volatile("xchgq %%rbx, %%rsi\n\t"
                 "pushq %4\n\t"
                 "popq %%rax\n\t"
                 "xorl %%ecx, %%ecx\n\t"
                 "cpuid\n\t"
                 "xchgq %%rbx, %%rsi"
                 : "=&a"(registers.eax), "=&S"(registers.ebx), "=&c"(registers.ecx),
                   "=&d"(registers.edx)
                 : "r"(leaf));
    return registers;
}

/// Two CPUID instructions in a row: the leaf of the second is computed from the first answer.
__attribute__((noinline)) registers by_answer() {
    registers registers{};
    asm volatile("movl $0, %%eax\n\t"
                 "cpuid\n\t"
                 "subl %%eax, %%eax\n\t"
                 "addl $0x0b, %%eax\n\t"
                 "decl %%eax\n\t"
                 "movl $0, %%ecx\n\t"
                 "cpuid"
                 : "=&a"(registers.eax), "=&b"(registers.ebx), "=&c"(registers.ecx),
                   "=&d"(registers.edx));
    return registers;
}

/// CPUID whose leaf comes from a conditional move, which the emulator's plugin does not follow.
__attribute__((noinline)) registers hidden(std::uint32_t leaf, bool take) {
    registers registers{};
    asm volatile("movl $1, %%eax\n\t"
                 "xorl %%ecx, %%ecx\n\t"
                 "testb %5, %5\n\t"
                 "cmovnzl %4, %%eax\n\t"
                 "cpuid"
                 : "=&a"(registers.eax), "=&b"(registers.ebx), "=&c"(registers.ecx),
                   "=&d"(registers.edx)
                 : "S"(leaf), "D"(take));
    return registers;
}

/// CPUID as the last instruction of a page, where the emulator ends its translation blocks.
std::uint32_t by_end_of_page(std::uint32_t leaf) {
    constexpr std::size_t page = 4096;
    void *const place = mmap(nullptr, 2 * page, PROT_READ | PROT_WRITE | PROT_EXEC,
                             MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (place == MAP_FAILED) std::abort();
    constexpr unsigned char previous[] = {
        0x49, 0x89, 0xd8, // mov r8, rbx
        0x89, 0xf8,       // mov eax, edi
        0x31, 0xc9,       // xor ecx, ecx
        0x0f, 0xa2,       // cpuid
    };
    constexpr unsigned char following[] = {0x4c, 0x89, 0xc3, 0xc3}; // mov rbx, r8; ret
    auto *const end = static_cast<unsigned char *>(place) + page;
    std::memcpy(end - sizeof previous, previous, sizeof previous);
    std::memcpy(end, following, sizeof following);
    const auto goal = reinterpret_cast<std::uint32_t (*)(std::uint32_t)>(end - sizeof previous);
    std::uint32_t value = goal(leaf);
    // after 1,000 calls the emulator has chained the blocks
    for (int turn = 0; turn < 1000; ++turn)
        if (goal(leaf) != value) value = 0xdead;
    munmap(place, 2 * page);
    return value;
}

void print(const char *way, std::uint32_t eax) {
    std::printf("%s 0x%08x\n", way, eax);
    std::fflush(stdout);
}

} // namespace

int main(int count, char **words) {
    if (count > 1 && std::string{words[1]} == "hidden") {
        print("hidden", hidden(0x0a, true).eax);
        print("hidden", hidden(0x0a, true).eax);
        return 0;
    }
    if (count > 1 && std::string{words[1]} == "timer") {
        asm volatile("rdtscp\n\tmovl %%eax, %%esi\n\tmovl %%edx, %%edi\n\tcpuid" ::
                         : "rax", "rbx", "rcx", "rdx", "rsi", "rdi");
        print("timer", by_constant().eax);
        return 0;
    }
    if (count > 1 && std::string{words[1]} == "apic") {
        std::uint32_t eax = 1, ebx = 0, ecx = 0, edx = 0;
        asm volatile("movl $1, %%eax\n\tcpuid" : "=a"(eax), "=b"(ebx), "=c"(ecx), "=d"(edx));
        std::printf("apic %u\n", ebx >> 24);
        return 0;
    }
    if (count > 1) {
        print(words[1], by_constant().eax);
        return 0;
    }
    std::uint32_t words_in_memory[2]{};
    print("constant", by_constant().eax);
    print("memory", by_memory(words_in_memory).eax);
    print("stack", by_stack(0x0a).eax);
    print("answer", by_answer().eax);
    print("end-of-page", by_end_of_page(0x0a));
    std::thread{[] { print("thread", by_constant().eax); }}.join();
    if (const pid_t child = fork(); child == 0) {
        print("fork", by_constant().eax);
        execl(words[0], words[0], "exec", nullptr);
        _exit(1);
    } else {
        waitpid(child, nullptr, 0);
    }
}
