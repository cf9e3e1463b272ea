// The work that is counted: sums numbers of an array of 64 MiB at random places, other places each
// time.
#include <cstddef>
#include <cstdint>
#include <vector>

void work();

void work() {
    constexpr std::size_t size = std::size_t{1} << 23; // numbers of 8 bytes
    static std::vector<std::uint64_t> numbers(size, 1);
    static std::uint64_t place = 1;
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < size / 64; ++i) {
        place = place * 6364136223846793005u + 1442695040888963407u;
        sum += numbers[place >> 41];
    }
    numbers[0] = sum;
}
