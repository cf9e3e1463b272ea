// How fast samples of instruction-based sampling are decoded: million records a second from a
// buffer of 64 MiB to the typed form, on one core, beside memcpy of the same bytes; the median of
// five runs, in seconds of the processor, for other programs may be running. The typed form is
// written to memory, to an array that stays in the cache.
#include "figure.hpp"

#include <msr/amd/ibs/sample.hpp>
#include <msr/amd/ibs/sample_records.hpp>
#include <msr/amd/ibs/target.hpp>

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <random>
#include <vector>

#include <time.h>

namespace {

namespace ibs = msr::ibs;

constexpr std::size_t bytes = std::size_t{64} << 20;
constexpr std::size_t block = 128;

/// Makes the compiler believe that the memory is read, so that it leaves out no store.
void use_memory(const void *place) { asm volatile("" : : "g"(place) : "memory"); }

/// Returns the seconds for which this thread has had a processor.
double seconds() {
    timespec current{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &current);
    return static_cast<double>(current.tv_sec) + static_cast<double>(current.tv_nsec) * 1e-9;
}

/// Returns a target that the compiler does not know, like one from CPUID at run time.
ibs::target target_at_run_time() {
    volatile std::uint8_t number = static_cast<std::uint8_t>(ibs::generation::zen4);
    return ibs::target_of(static_cast<ibs::generation>(number));
}

/// Returns how many million records a second are decoded.
template <typename Sample, typename Raw>
double decoded(const ibs::sample_decoder &decoder, const std::vector<unsigned char> &buffer) {
    const ibs::raw_records<Raw> records{buffer.data(), buffer.size()};
    static Sample typed[block];
    const double begin = seconds();
    for (std::size_t first = 0; first + block <= records.size(); first += block) {
        for (std::size_t i = 0; i < block; ++i)
            typed[i] = decoder.decode(records[first + i]);
        use_memory(typed);
    }
    const double elapsed = seconds() - begin;
    return static_cast<double>(records.size() / block * block) / elapsed / 1e6;
}

/// Returns how many million records of `record_size` bytes memcpy copies in a second.
double copied(const std::vector<unsigned char> &buffer, std::vector<unsigned char> &destination,
              std::size_t record_size) {
    const double begin = seconds();
    std::memcpy(destination.data(), buffer.data(), buffer.size());
    use_memory(destination.data());
    const double elapsed = seconds() - begin;
    return static_cast<double>(buffer.size() / record_size) / elapsed / 1e6;
}

} // namespace

int main() {
    std::vector<unsigned char> buffer(bytes);
    std::vector<unsigned char> destination(bytes);
    std::mt19937_64 random{1};
    for (std::size_t i = 0; i + 8 <= bytes; i += 8) {
        const std::uint64_t word = random();
        std::memcpy(buffer.data() + i, &word, sizeof word);
    }
    const ibs::sample_decoder decoder{target_at_run_time()};
    const char *const unit = "million records a second";
    constexpr std::size_t op_size = ibs::op_records::record_size;

    const double ops = bench::median_of_five(
        [&] { return decoded<ibs::op_sample, ibs::raw_op>(decoder, buffer); });
    const double fetches = bench::median_of_five(
        [&] { return decoded<ibs::fetch_sample, ibs::raw_fetch>(decoder, buffer); });
    const double copies =
        bench::median_of_five([&] { return copied(buffer, destination, op_size); });
    bool met = bench::at_least("IBS op samples decoded", ops, unit, 40);
    met = bench::at_least("IBS fetch samples decoded", fetches, unit, 40) && met;
    std::printf("%-28s %9.2f %s (of the same bytes; decoding is %.2f of it)\n",
                "memcpy of op samples", copies, unit, ops / copies);
    return met ? 0 : 1;
}
