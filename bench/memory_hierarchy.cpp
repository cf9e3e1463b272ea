// How fast the simulated caches are: million accesses per second on one core of this machine.
// The median of five runs.
#include "figure.hpp"

#include <msr/sim/caches/memory_hierarchy.hpp>

#include <chrono>
#include <cstdint>

namespace {

constexpr std::uint64_t rows = 1024;
constexpr std::uint64_t columns = 1024;
constexpr std::uint64_t int_bytes = 4;
// Page-aligned address of the matrix in the simulated memory.
constexpr std::uint64_t matrix = std::uint64_t{1} << 32;
constexpr std::uint64_t passes = 16;
constexpr std::uint64_t accesses = passes * rows * columns;

void by_rows(msr::sim::memory_hierarchy &memory) {
    for (std::uint64_t pass = 0; pass < passes; ++pass)
        for (std::uint64_t row = 0; row < rows; ++row)
            for (std::uint64_t column = 0; column < columns; ++column)
                memory.read(matrix + (row * columns + column) * int_bytes);
}

void by_columns(msr::sim::memory_hierarchy &memory) {
    for (std::uint64_t pass = 0; pass < passes; ++pass)
        for (std::uint64_t column = 0; column < columns; ++column)
            for (std::uint64_t row = 0; row < rows; ++row)
                memory.read(matrix + (row * columns + column) * int_bytes);
}

// Accesses addresses that are uniform over the matrix, which is eight times the second-level cache:
// most accesses miss, and hits lie anywhere in their sets, so that the host cannot predict where a
// search ends.
void at_random(msr::sim::memory_hierarchy &memory) {
    std::uint64_t state = 0x9e3779b97f4a7c15;
    for (std::uint64_t access = 0; access < accesses; ++access) {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        memory.read(matrix + (state >> 44) * int_bytes);
    }
}

using pattern = void (*)(msr::sim::memory_hierarchy &);

double million_accesses_per_second(pattern walk) {
    msr::sim::memory_hierarchy memory{msr::sim::geometry_of_model(2)};
    const auto begin = std::chrono::steady_clock::now();
    walk(memory);
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begin;
    // The simulated caches must have counted one load for each access: so the compiler cannot leave
    // accesses out, and the time is that of all accesses.
    if (memory.take().loads != accesses)
        std::fputs("memory_hierarchy: loads went missing\n", stderr);
    return static_cast<double>(accesses) / elapsed.count() / 1e6;
}

bool report(const char *name, pattern walk) {
    const double median = bench::median_of_five([&] { return million_accesses_per_second(walk); });
    return bench::at_least(name, median, "million accesses a second", 50);
}

} // namespace

int main() {
    bool met = report("simulated memory, rows", by_rows);
    met = report("simulated memory, columns", by_columns) && met;
    met = report("simulated memory, random", at_random) && met;
    return met ? 0 : 1;
}
