// A benchmark without counters: it sorts 1,000 numbers 1,000 times. Google's benchmark library runs
// the benchmark where the library is installed.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <vector>

#if defined(HAS_GOOGLE_BENCHMARK)
#include <benchmark/benchmark.h>
#endif

namespace {

std::vector<std::uint32_t> numbers(std::size_t count) {
    std::vector<std::uint32_t> result(count);
    std::uint64_t state = 0x9e3779b97f4a7c15;
    for (std::uint32_t &number : result) {
        state = state * 6364136223846793005 + 1442695040888963407;
        number = static_cast<std::uint32_t>(state >> 32);
    }
    return result;
}

} // namespace

#if defined(HAS_GOOGLE_BENCHMARK)

static void sorting(benchmark::State &state) {
    const std::vector<std::uint32_t> unsorted = numbers(1000);
    for (auto _ : state) {
        std::vector<std::uint32_t> sorted = unsorted;
        std::sort(sorted.begin(), sorted.end());
        benchmark::DoNotOptimize(sorted.data());
    }
}
BENCHMARK(sorting)->Iterations(1000);
BENCHMARK_MAIN();

#else

int main() {
    const std::vector<std::uint32_t> list = numbers(1000);
    std::uint64_t sum = 0;
    for (int turn = 0; turn < 1000; ++turn) {
        std::vector<std::uint32_t> entry = list;
        std::sort(entry.begin(), entry.end());
        sum += entry[500];
    }
    std::printf("sorting: %llu\n", static_cast<unsigned long long>(sum / 1000));
}

#endif
