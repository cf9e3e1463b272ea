// Walks over memory again and again, with a load of each line: a program that uses a cache, or that
// fills it with lines that are not read again.
//
// usage: walk_memory KIB ROUNDS
#include <cstddef>
#include <cstdlib>
#include <vector>

int main(int count, char **words) {
    if (count != 3) return 2;
    constexpr std::size_t line = 64;
    const std::vector<char> memory(std::strtoul(words[1], nullptr, 10) * 1024, 1);
    const volatile char *const over = memory.data();
    for (unsigned long round = std::strtoul(words[2], nullptr, 10); round > 0; --round)
        for (std::size_t position = 0; position < memory.size(); position += line)
            static_cast<void>(over[position]);
}
