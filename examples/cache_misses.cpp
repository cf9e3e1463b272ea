// Adds up a table by columns: each element is in another line, and every line has left the caches
// before its next element is read. `cache_misses mended` adds it up by rows.
// doc/profile_tutorial.md finds the loop with `msrpp profile` on a simulated processor; nothing is
// measured.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>

namespace {

constexpr std::size_t rows = 4096;
constexpr std::size_t columns = 64; // a row is eight lines of 64 bytes, the table 2 MiB

std::uint64_t table[rows][columns];

[[gnu::noinline]] void fill() {
    std::uint64_t next = 0;
    for (auto &row : table)
        for (std::uint64_t &element : row)
            element = next++ & 7;
}

[[gnu::noinline]] std::uint64_t add_by_columns() {
    std::uint64_t total = 0;
    for (std::size_t column = 0; column < columns; ++column)
        for (std::size_t row = 0; row < rows; ++row)
            total += table[row][column];
    return total;
}

[[gnu::noinline]] std::uint64_t add_by_rows() {
    std::uint64_t total = 0;
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t column = 0; column < columns; ++column)
            total += table[row][column];
    return total;
}

} // namespace

int main(int count, char **words) {
    const bool is_mended = count > 1 && std::strcmp(words[1], "mended") == 0;
    fill();
    const std::uint64_t total = is_mended ? add_by_rows() : add_by_columns();
    std::printf("%llu\n", static_cast<unsigned long long>(total));
}
