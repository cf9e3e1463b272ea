// A program whose branches depend on its data: it sorts numbers that a generator makes.
//
// usage: branchy [PASSES]
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

int main(int count, char **words) {
    const int passes = count > 1 ? std::atoi(words[1]) : 60;
    std::vector<std::uint32_t> numbers(1u << 18);
    std::uint64_t state = 0x9e3779b97f4a7c15;
    std::uint64_t sum = 0;
    for (int pass = 0; pass < passes; ++pass) {
        for (std::uint32_t &number : numbers) {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            number = static_cast<std::uint32_t>(state >> 32);
        }
        std::sort(numbers.begin(), numbers.end());
        sum += numbers[numbers.size() / 2];
    }
    std::printf("%llu\n", static_cast<unsigned long long>(sum));
}
