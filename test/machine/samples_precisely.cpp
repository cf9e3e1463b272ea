// This program samples itself precisely by perf_event_open(2) (precise_ip), in parts with names.
// The instructions of its loops and their accesses are known, so that each sample is known.
//
// usage: samples_precisely [PART...]
//   without a part the program executes its loop alone
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include <linux/perf_event.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

constexpr std::size_t page = 4096, data_pages = 64;
constexpr std::size_t lines = 1 << 14; // the loop reads a line of 64 bytes each turn
alignas(64) unsigned char memory[64 * lines];

perf_event_attr attributes_of(std::uint32_t type, std::uint64_t config, std::uint64_t period,
                              unsigned precise) {
    perf_event_attr attributes{};
    attributes.size = sizeof attributes;
    attributes.type = type;
    attributes.config = config;
    attributes.sample_period = period;
    attributes.sample_type =
        PERF_SAMPLE_IP | PERF_SAMPLE_ADDR | PERF_SAMPLE_WEIGHT | PERF_SAMPLE_DATA_SRC;
    attributes.disabled = 1;
    attributes.exclude_kernel = 1;
    attributes.exclude_hv = 1;
    attributes.precise_ip = precise & 3;
    return attributes;
}

int open_event(const perf_event_attr &attributes) {
    return static_cast<int>(
        syscall(SYS_perf_event_open, &attributes, 0, -1, -1, PERF_FLAG_FD_CLOEXEC));
}

/// Enables an event, reads the first word of each line of `memory`, and disables the event. The
/// loop's instructions: a load, two additions, a decrement with a jump.
[[gnu::noinline]] void read_memory(int file) {
    long number = SYS_ioctl;
    long code = PERF_EVENT_IOC_ENABLE;
    const unsigned char *place = memory;
    asm volatile(R"(
    .globl loop_load, loop_addition, loop_decrement, loop_jump
        syscall
        mov %[lines], %%r9d
    loop_load:
        mov (%[place]), %%r8d
    loop_addition:
        add $64, %[place]
    loop_decrement:
        dec %%r9d
    loop_jump:
        jnz loop_load
        mov $16, %%eax
        mov $0x2401, %%esi
        syscall)"
                 : "+a"(number), "+S"(code), [place] "+r"(place)
                 : "D"(static_cast<long>(file)), "d"(0L), [lines] "i"(lines)
                 : "rcx", "r8", "r9", "r11", "memory", "cc");
}
extern "C" const char loop_load[], loop_addition[], loop_decrement[], loop_jump[];

struct sample {
    std::uint64_t header, instruction, address, weight, source;
};

/// Calls `take` with each sample of an event, and its number from 0.
template <typename Take>
unsigned each_sample(const perf_event_attr &attributes, Take take) {
    const int file = open_event(attributes);
    if (file < 0) {
        std::printf("perf_event_open: %s\n", std::strerror(errno));
        return 0;
    }
    void *const place =
        mmap(nullptr, (1 + data_pages) * page, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (place == MAP_FAILED) return 0;
    read_memory(file);
    const auto &positions = *static_cast<const perf_event_mmap_page *>(place);
    const unsigned char *const data = static_cast<const unsigned char *>(place) + page;
    unsigned count = 0;
    for (std::uint64_t offset = 0; offset + sizeof(sample) <= positions.data_head;
         offset += sizeof(sample)) {
        sample next{};
        std::memcpy(&next, data + offset, sizeof next);
        take(next, count++);
    }
    munmap(place, (1 + data_pages) * page);
    close(file);
    return count;
}

/// Prints how many samples of an event have the address of an instruction, and are exact.
void print_places(const char *name, const perf_event_attr &attributes, const char *instruction) {
    unsigned right = 0, exact = 0;
    const unsigned count = each_sample(attributes, [&](const sample &next, unsigned) {
        right += next.instruction == reinterpret_cast<std::uintptr_t>(instruction);
        exact += (next.header >> 32 & PERF_RECORD_MISC_EXACT_IP) != 0;
    });
    std::printf("%s: %u samples, %u at the instruction, %u exact\n", name, count, right, exact);
}

// --- parts ---------------------------------------------------------------------------------------

/// Instructions: the first is before the loop, the turns have four.
int instructions() {
    const auto attributes = [](std::uint64_t period, unsigned precise) {
        return attributes_of(PERF_TYPE_HARDWARE, PERF_COUNT_HW_INSTRUCTIONS, period, precise);
    };
    // The event counts one instruction before the loop: instruction 4 N is the decrement.
    for (const unsigned precise : {1u, 2u, 3u})
        print_places("decrement", attributes(1024, precise), loop_decrement);
    print_places("load", attributes(40'002, 2), loop_load);
    return 0;
}

/// Conditional branches (0xc4, 0x01): precise_ip 1 is the next instruction, where records have it.
int branches() {
    for (const unsigned precise : {1u, 2u, 3u})
        print_places(precise == 1 ? "next" : "jump",
                     attributes_of(PERF_TYPE_RAW, 0x01c4, 64, precise),
                     precise == 1 ? loop_load : loop_jump);
    return 0;
}

/// Loads (of the raw event): each sample has the address of its load.
int loads(std::uint64_t event) {
    unsigned right = 0, weighted = 0, known = 0;
    constexpr unsigned period = 100;
    const unsigned count = each_sample(
        attributes_of(PERF_TYPE_RAW, event, period, 2), [&](const sample &next, unsigned number) {
            const unsigned char *const line = memory + 64 * ((number + 1) * period - 1);
            right += next.address == reinterpret_cast<std::uintptr_t>(line) &&
                     next.instruction == reinterpret_cast<std::uintptr_t>(loop_load);
            weighted += next.weight > 3;
            known += (next.source & 0x1f) == PERF_MEM_OP_LOAD;
        });
    std::printf("%u samples, %u addresses right, %u with a weight, %u of loads\n", count, right,
                weighted, known);
    return 0;
}

/// Instruction-based sampling of ops: by the events of the cores, and by the unit's own type.
int ops() {
    for (const unsigned precise : {1u, 2u, 3u}) {
        unsigned exact = 0, in_loop = 0;
        const unsigned count = each_sample(
            attributes_of(PERF_TYPE_RAW, 0xc1, 160, precise), [&](const sample &next, unsigned) {
                exact += (next.header >> 32 & PERF_RECORD_MISC_EXACT_IP) != 0;
                in_loop += next.instruction >= reinterpret_cast<std::uintptr_t>(loop_load) &&
                           next.instruction <= reinterpret_cast<std::uintptr_t>(loop_jump);
            });
        if (count != 0)
            std::printf("%s, %s\n", exact == count ? "exact" : "not exact",
                        in_loop == count ? "in the loop" : "elsewhere");
    }
    return 0;
}

/// Events that are refused.
int refusals() {
    const auto attempt = [](const char *name, const perf_event_attr &attributes) {
        const int file = open_event(attributes);
        std::printf("%s %s\n", name, file < 0 ? std::strerror(errno) : "ok");
        if (file >= 0) close(file);
    };
    attempt("cycles 1", attributes_of(PERF_TYPE_HARDWARE, PERF_COUNT_HW_CPU_CYCLES, 1600, 1));
    attempt("cycles 2", attributes_of(PERF_TYPE_HARDWARE, PERF_COUNT_HW_CPU_CYCLES, 1600, 2));
    attempt("cycles 3", attributes_of(PERF_TYPE_HARDWARE, PERF_COUNT_HW_CPU_CYCLES, 1600, 3));
    attempt("cycles, odd", attributes_of(PERF_TYPE_HARDWARE, PERF_COUNT_HW_CPU_CYCLES, 1001, 1));
    attempt("instructions", attributes_of(PERF_TYPE_HARDWARE, PERF_COUNT_HW_INSTRUCTIONS, 1600, 2));
    attempt("branches", attributes_of(PERF_TYPE_RAW, 0x01c4, 1600, 2));
    attempt("cache misses", attributes_of(PERF_TYPE_RAW, 0x412e, 1600, 2));
    attempt("counting", attributes_of(PERF_TYPE_RAW, 0x01c4, 0, 2));
    return 0;
}

int run_part(std::string_view part) {
    if (part == "instructions") return instructions();
    if (part == "branches") return branches();
    if (part == "mem_uops_retired.all_loads") return loads(0x81d0);
    if (part == "ops") return ops();
    if (part == "refusals") return refusals();
    return 2;
}

} // namespace

int main(int argc, char **argv) {
    if (argc == 1) read_memory(-1); // without samples of its own
    for (int i = 1; i < argc; ++i) {
        std::printf("%s:\n", argv[i]);
        if (run_part(argv[i]) != 0) return 1;
    }
    return 0;
}
