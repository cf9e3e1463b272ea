// A program that waits for memory: it adds up a matrix by columns, so that each access is to
// another line and another page than the one before.
//
// usage: memory_bound [PASSES]
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>

int main(int count, char **words) {
    constexpr std::size_t rows = 4096;
    // A row is not a power of two long, so that a column's elements lie in different cache sets.
    constexpr std::size_t columns = 4096 + 16;
    const int passes = count > 1 ? std::atoi(words[1]) : 8;
    const auto matrix = std::make_unique_for_overwrite<std::int32_t[]>(rows * columns);
    for (std::size_t i = 0; i < rows * columns; ++i)
        matrix[i] = static_cast<std::int32_t>(i % 7);
    std::uint64_t sum = 0;
    for (int pass = 0; pass < passes; ++pass)
        for (std::size_t column = 0; column < columns; ++column)
            for (std::size_t row = 0; row < rows; ++row)
                sum += static_cast<std::uint32_t>(matrix[row * columns + column]);
    std::printf("%llu\n", static_cast<unsigned long long>(sum));
}
