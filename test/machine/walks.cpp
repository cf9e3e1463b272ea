// Walks over memory again and again, a load of each line, or until a time is over.
//
// usage: walks KIB ROUNDS [SECONDS]
#include <chrono>
#include <cstddef>
#include <cstdlib>
#include <vector>

int main(int count, char **words) {
    if (count < 3) return 2;
    constexpr std::size_t line = 64;
    const std::vector<char> over(std::strtoul(words[1], nullptr, 0) * 1024);
    const unsigned long rounds = std::strtoul(words[2], nullptr, 0);
    const double seconds = count > 3 ? std::strtod(words[3], nullptr) : 1e9;
    const auto began = std::chrono::steady_clock::now();
    const auto is_over = [&] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count() >
               seconds;
    };
    for (unsigned long round = 0; round < rounds && !is_over(); ++round)
        for (std::size_t at = 0; at < over.size(); at += line)
            static_cast<volatile const char *>(over.data())[at];
}
