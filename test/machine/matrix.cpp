// The experiment that A. Isasa published of a Pentium 4 ("Registro de Fallos en Accesos a Caché
// (L2) del Pentium 4 mediante Performance Counters", UOC, 2005): it increments each element of a
// matrix of 1024 x 1024 ints, by rows, then by columns. The program counts itself at every
// privilege level through /dev/cpu/0/msr with numeric addresses: BPU_COUNTER0 counts reads that
// miss the second level, BPU_COUNTER2 all reads of the second level, IQ_COUNTER0 loads tagged for a
// second-level miss (replay_event). It prints `rows,MISSES,REFERENCES,TAGGED`, then the line
// `columns,...`.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include <fcntl.h>
#include <unistd.h>

namespace {

struct counter {
    off_t escr, cccr, count;
    std::uint64_t escr_value, cccr_value;
};

constexpr counter counters[] = {
    {0x3a0, 0x360, 0x300, 0x1802'000c, 0x3'f000}, // BSQ_cache_reference, RD_2ndL_MISS
    // BSQ_cache_reference: RD_2ndL_MISS, RD_2ndL_HITS, HITE and HITM
    {0x3a1, 0x362, 0x302, 0x1802'0e0c, 0x3'f000},
    {0x3cc, 0x36c, 0x30c, 0x1200'020c, 0x3'b000}, // Replay_event: NBOGUS
};
constexpr off_t pebs_enable = 0x3f1, pebs_matrix_vert = 0x3f2;
constexpr std::uint64_t enable = 0x1000;
constexpr int size = 1024;

alignas(4096) int matrix[size][size];
int device = -1;

std::uint64_t read_register(off_t address) {
    std::uint64_t value = 0;
    if (pread(device, &value, sizeof value, address) != sizeof value) std::abort();
    return value;
}

void write_register(off_t address, std::uint64_t value) {
    if (pwrite(device, &value, sizeof value, address) != sizeof value) std::abort();
}

__attribute__((noinline)) void increment_by_rows() {
    for (int i = 0; i < size; ++i)
        for (int k = 0; k < size; ++k)
            asm volatile("incl %0" : "+m"(matrix[i][k]) : : "cc");
}

__attribute__((noinline)) void increment_by_columns() {
    for (int i = 0; i < size; ++i)
        for (int k = 0; k < size; ++k)
            asm volatile("incl %0" : "+m"(matrix[k][i]) : : "cc");
}

void count(const char *name, void (*subject)()) {
    for (const counter &entry : counters) {
        write_register(entry.cccr, entry.cccr_value & ~enable);
        write_register(entry.escr, entry.escr_value);
        write_register(entry.count, 0);
    }
    for (const counter &entry : counters)
        write_register(entry.cccr, entry.cccr_value);
    subject();
    for (const counter &entry : counters)
        write_register(entry.cccr, entry.cccr_value & ~enable);
    std::printf("%s", name);
    for (const counter &counter : counters)
        std::printf(",%llu", static_cast<unsigned long long>(read_register(counter.count)));
    std::printf("\n");
}

} // namespace

int main() {
    device = open("/dev/cpu/0/msr", O_RDWR);
    if (device < 0) return 1;
    write_register(pebs_enable, 0x0100'0002); // 2ndL_cache_load_miss_retired
    write_register(pebs_matrix_vert, 1);
    count("rows", increment_by_rows);
    count("columns", increment_by_columns);
}
