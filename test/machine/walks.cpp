// This program walks over KIB of memory ROUNDS times, with a load of each line.
//
// usage: walks KIB ROUNDS
#include <cstddef>
#include <cstdlib>

#include <sys/mman.h>

int main(int count, char **words) {
    if (count != 3) return 2;
    constexpr std::size_t line = 64;
    const std::size_t bytes = std::strtoul(words[1], nullptr, 0) * 1024;
    // Fresh pages of mmap(2): no line was touched before, whatever the host's allocator does.
    void *const value =
        mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (value == MAP_FAILED) return 1;
    const volatile char *const memory = static_cast<const char *>(value);
    const unsigned long rounds = std::strtoul(words[2], nullptr, 0);
    for (unsigned long round = 0; round < rounds; ++round)
        for (std::size_t position = 0; position < bytes; position += line)
            static_cast<void>(memory[position]);
}
