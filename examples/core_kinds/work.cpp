// The work that is counted: it adds to numbers of an array of 256 MiB at random places, which
// differ in each call. No last level of cache holds lines that the work has not read before.
#include <cstddef>
#include <cstdint>

void work();

void work() {
    constexpr std::size_t size = std::size_t{1} << 25; // numbers of 8 bytes each: 256 MiB
    // Zeroed memory, of which the kernel provides a page at the first write.
    static std::uint64_t numbers[size];
    static std::uint64_t place = 1;
    for (std::size_t i = 0; i < (std::size_t{1} << 17); ++i) {
        place = place * 6364136223846793005u + 1442695040888963407u;
        ++numbers[place >> 39];
    }
}
