// The work that is counted: adds to numbers of an array of 256 MiB at random places, other places
// each time. No last level of cache holds the lines that it has not read before.
#include <cstddef>
#include <cstdint>

void work();

void work() {
    constexpr std::size_t size = std::size_t{1} << 25; // numbers of 8 bytes
    static std::uint64_t numbers[size];                // a page has memory when it is written first
    static std::uint64_t place = 1;
    for (std::size_t i = 0; i < (std::size_t{1} << 17); ++i) {
        place = place * 6364136223846793005u + 1442695040888963407u;
        ++numbers[place >> 39];
    }
}
