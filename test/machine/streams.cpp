// This program loads a byte of each of N lines, in ascending order, in memory that was never
// written.
// usage: streams N
#include <cstddef>
#include <cstdlib>

#include <sys/mman.h>

int main(int count, char **words) {
    if (count != 2) return 2;
    const std::size_t lines = std::strtoull(words[1], nullptr, 10);
    void *const memory = mmap(nullptr, lines * 64, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return 1;
    for (std::size_t i = 0; i < lines; ++i)
        static_cast<const volatile char *>(memory)[i * 64];
}
