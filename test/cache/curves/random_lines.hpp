// Streams of lines for tests of curves: walks, hot lines and lines at random, seeded.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

namespace test {

/// Returns a random mixture of accesses to `span` lines from `base` on.
inline std::vector<std::uint64_t> random_lines(unsigned seed, std::size_t count, std::uint64_t span,
                                               std::uint64_t base = 0) {
    std::mt19937_64 random{seed};
    std::vector<std::uint64_t> lines;
    std::uint64_t walk = 0;
    while (lines.size() < count) {
        switch (random() % 3) {
        case 0: // lines of a part of a sequential walk
            for (unsigned i = 0; i < 20; ++i)
                lines.push_back(base + walk++ % span);
            break;
        case 1: // lines of the hot sixteenth of the span
            lines.push_back(base + random() % (span / 16 + 1));
            break;
        default:
            lines.push_back(base + random() % span);
        }
    }
    lines.resize(count);
    return lines;
}

} // namespace test
