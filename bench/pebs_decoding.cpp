// Measures how fast PEBS records become samples: million records a second on one core, from a
// buffer of
// 64 MiB that is checked record by record, beside memcpy of the same bytes; each the median of five
// runs. The records are made up, as no processor was asked for them.
#include "figure.hpp"

#include <msr/intel/pebs.hpp>

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <vector>

namespace {

namespace pebs = msr::pebs;

constexpr std::size_t buffer_size = std::size_t{64} << 20;
constexpr double least = 40; // lowest speed of decoding, in million records a second

using buffer = std::vector<unsigned char>;

void put(buffer &bytes, std::size_t position, std::uint64_t word) {
    for (unsigned i = 0; i < 8; ++i)
        bytes[position + i] = static_cast<unsigned char>(word >> 8 * i);
}

/// A pattern of a record: its size in bytes, and the words that it begins with.
struct pattern {
    std::size_t size{};
    std::vector<std::uint64_t> begin{};
};

/// Returns a buffer with the patterns again and again, as often as the buffer takes all of them;
/// behind the words of a pattern its record has numbers that differ.
buffer filled(const std::vector<pattern> &records) {
    std::size_t size = 0;
    for (const pattern &entry : records)
        size += entry.size;
    buffer bytes(buffer_size / size * size);
    std::uint64_t number = 1;
    for (std::size_t position = 0; position < bytes.size(); position += 8)
        put(bytes, position, number = number * 6364136223846793005 + 1442695040888963407);
    for (std::size_t start = 0; start < bytes.size();)
        for (const pattern &entry : records) {
            for (std::size_t i = 0; i < entry.begin.size(); ++i)
                put(bytes, start + 8 * i, entry.begin[i]);
            start += entry.size;
        }
    return bytes;
}

/// Returns the processor time of the work in seconds, which other programs on the machine change
/// little.
double seconds_of(const auto &work) {
    const std::clock_t begin = std::clock();
    work();
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

/// Returns a sum of all members of a sample, so that the compiler leaves out no part of the
/// decoding.
std::uint64_t sum_of(const pebs::sample &sample) {
    return sample.parts + sample.retire_latency + sample.ip + sample.eventing_ip +
           sample.counters.raw + sample.address + sample.data_source + sample.latency +
           sample.tsx.raw + sample.tsc;
}

/// A sum of decoded members; volatile, so that the compiler does not leave the decoding out.
volatile std::uint64_t seen;

/// Prints the speed of decoding a kind of PEBS records, and of memcpy of their bytes. Returns
/// whether the speed of decoding is at least `limit`.
bool measure(const char *text, const pebs::selection &chosen, const std::vector<pattern> &records,
             double limit) {
    const buffer bytes = filled(records);
    buffer copy(bytes.size());
    std::size_t count = 0;
    std::size_t unlike = 0;
    const double decoding = bench::median_of_five([&] {
        return seconds_of([&] {
            std::uint64_t sum = 0;
            const pebs::read_result read = pebs::for_each_sample(
                chosen, bytes, [&](const pebs::sample &sample) { sum += sum_of(sample); });
            if (!read.complete()) ++unlike;
            count = read.records;
            seen = sum;
        });
    });
    const double copying = bench::median_of_five([&] {
        return seconds_of([&] {
            std::memcpy(copy.data(), bytes.data(), bytes.size());
            seen = copy[bytes.size() / 2];
        });
    });
    std::size_t size = 0;
    for (const pattern &entry : records)
        size += entry.size;
    if (unlike != 0 || count != bytes.size() / size * records.size()) {
        std::fprintf(stderr, "pebs_decoding: %s: not every record is read\n", text);
        return false;
    }
    const double millions = static_cast<double>(count) / 1e6;
    const bool met = bench::at_least(text, millions / decoding, "million records a second", limit);
    std::printf("%-28s %9.2f million records a second, of %g bytes\n", "  memcpy of their bytes",
                millions / copying,
                static_cast<double>(size) / static_cast<double>(records.size()));
    return met;
}

/// Returns the pattern of an adaptive record.
pattern adaptive(const pebs::data_groups &groups) {
    const pebs::selection chosen{pebs::format::adaptive, groups};
    const std::uint64_t size = pebs::largest_record(chosen);
    return {size, {size << 48 | (pebs::data_configuration(groups) & 0xffff'ffff)}};
}

/// Returns the pattern of a record of architectural PEBS with a basic and an auxiliary group.
pattern architectural() { return {128, {0xc000'0000'0000'0000 | 128}}; }

} // namespace

int main() {
    using pebs::format;
    constexpr pebs::data_groups memory{.memory = true};
    constexpr pebs::data_groups registers{.memory = true, .registers = true};
    constexpr pebs::data_groups data_groups{
        .memory = true, .registers = true, .xmm = true, .lbr_entries = 32};
    constexpr pebs::selection selection{format::adaptive, data_groups};
    // A counter whose adaptive bit is clear writes the basic group only, so that the layouts of
    // records alternate.
    const std::vector<pattern> mixed = {adaptive(registers), adaptive({}), adaptive(memory)};

    bool met = measure("PEBS format 1", {format::nehalem}, {{176}}, least);
    met &= measure("PEBS format 3", {format::skylake}, {{200}}, least);
    met &= measure("PEBS adaptive, memory", selection, {adaptive(memory)}, least);
    met &= measure("PEBS adaptive, registers", selection, {adaptive(registers)}, least);
    met &= measure("PEBS adaptive, mixed", selection, mixed, least);
    met &= measure("PEBS architectural, aux", {format::architectural}, {architectural()}, least);
    // The decoder skips most of a record that has all groups and 32 branch records.
    met &= measure("PEBS adaptive, all, 32 LBR", selection, {adaptive(data_groups)}, least);
    return met ? 0 : 1;
}
