// Two threads count in two counters, which lie in the same line of the caches: no thread needs what
// the other writes, and each takes the line from the other. `false_sharing mended` gives each
// counter a line of its own. doc/profile_tutorial.md finds the line with `msrpp profile` on a
// simulated processor; nothing is measured.
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <thread>

namespace {

constexpr std::uint64_t turns = 200'000;

struct {
    volatile std::uint64_t odd;
    volatile std::uint64_t even;
} together;

struct {
    alignas(64) volatile std::uint64_t odd;
    alignas(64) volatile std::uint64_t even;
} apart;

/// A step of the Collatz problem, as work whose instructions are counted.
std::uint64_t step(std::uint64_t number) { return number % 2 == 0 ? number / 2 : 3 * number + 1; }

[[gnu::noinline]] void count_odd(volatile std::uint64_t &destination) {
    std::uint64_t number = 27;
    for (std::uint64_t turn = 0; turn < turns; ++turn, number = step(number))
        if (number % 2 == 1) destination = destination + 1;
}

[[gnu::noinline]] void count_even(volatile std::uint64_t &destination) {
    std::uint64_t number = 27;
    for (std::uint64_t turn = 0; turn < turns; ++turn, number = step(number))
        if (number % 2 == 0) destination = destination + 1;
}

template <typename Counters>
void count(Counters &destination) {
    std::thread other{[&] { count_odd(destination.odd); }};
    count_even(destination.even);
    other.join();
    std::printf("%llu odd, %llu even\n", static_cast<unsigned long long>(destination.odd),
                static_cast<unsigned long long>(destination.even));
}

} // namespace

int main(int words_given, char **words) {
    const bool is_mended = words_given > 1 && std::strcmp(words[1], "mended") == 0;
    is_mended ? count(apart) : count(together);
}
