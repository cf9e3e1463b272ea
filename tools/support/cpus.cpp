#include "cpus.hpp"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstddef>

#include <sched.h>

namespace support {

namespace {

/// A set of CPUs in the form of the kernel: a bit for each CPU, in words.
using bits = std::vector<unsigned long>;
constexpr std::size_t word_bits = sizeof(unsigned long) * CHAR_BIT;

cpu_set_t *set_of(bits &words) { return reinterpret_cast<cpu_set_t *>(words.data()); }

} // namespace

std::vector<unsigned> usable_cpus(pid_t thread) {
    // The kernel refuses a set of CPUs that is shorter than its own with EINVAL, so that larger
    // sets are tried.
    for (std::size_t room = CPU_SETSIZE; room <= most_cpus; room *= 2) {
        bits words(room / word_bits);
        if (sched_getaffinity(thread, words.size() * sizeof words[0], set_of(words)) != 0) {
            if (errno != EINVAL) break;
            continue;
        }
        std::vector<unsigned> cpus;
        for (std::size_t cpu = 0; cpu < room; ++cpu)
            if ((words[cpu / word_bits] >> cpu % word_bits & 1) != 0)
                cpus.push_back(static_cast<unsigned>(cpu));
        return cpus;
    }
    return {};
}

bool keep_on(const std::vector<unsigned> &cpus, pid_t thread) {
    const unsigned last = cpus.empty() ? 0 : *std::max_element(cpus.begin(), cpus.end());
    bits words(std::max<std::size_t>(CPU_SETSIZE / word_bits, last / word_bits + 1));
    for (const unsigned cpu : cpus)
        words[cpu / word_bits] |= 1UL << cpu % word_bits;
    return sched_setaffinity(thread, words.size() * sizeof words[0], set_of(words)) == 0;
}

std::string list_of(const std::vector<unsigned> &cpus) {
    std::string list;
    for (std::size_t i = 0; i < cpus.size(); ++i) {
        std::size_t last = i;
        while (last + 1 < cpus.size() && cpus[last + 1] == cpus[last] + 1)
            ++last;
        list += (list.empty() ? "" : ",") + std::to_string(cpus[i]);
        if (last != i) list += "-" + std::to_string(cpus[last]);
        i = last;
    }
    return list;
}

} // namespace support
