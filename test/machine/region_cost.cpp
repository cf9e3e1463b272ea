// Executes so many begins and ends of regions, or so many readings alone, and nothing else that
// depends on the number: what is asked for is counted from outside, as a difference of two runs.
// Two plain loads stand in for RDPMC, which the emulator does not have.
//
// usage: region_cost begins|ends|passes|reads NUMBER LOGGED
#include <msr/program.hpp>
#include <msr/region.hpp>
#include <msr/sequence.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

namespace {

struct two_counters {
    static constexpr std::size_t size = 2;
    static constexpr msr::readout readouts[] = {{.address = 0, .width = 48, .name = "a"},
                                                {.address = 1, .width = 48, .name = "b"}};
    static constexpr msr::program_view view() {
        msr::program_view program;
        program.readouts = msr::all_of(readouts);
        return program;
    }
};
constexpr two_counters plan;

constexpr std::uint32_t index_of(std::uint32_t address) { return address; }

volatile std::uint64_t counters[2];

/// Is one load, as RDPMC is one instruction but for its operands.
struct load {
    [[gnu::always_inline]] std::uint64_t operator()(std::uint32_t index) const noexcept {
        return counters[index];
    }
};

using reader = msr::rdpmc_reader<two_counters::size, load>;

} // namespace

int main(int count, char **words) {
    if (count != 4) return 2;
    const std::string what = words[1];
    const std::uint64_t number = std::strtoull(words[2], nullptr, 10);
    const std::size_t logged = std::strtoull(words[3], nullptr, 10);
    reader reads{plan, index_of};
    msr::regions all{plan, {.most_logged = logged}};
    const msr::region_name work = all.name("work");
    {
        msr::region_thread mine{all, reads};
        if (what == "begins")
            for (std::uint64_t i = 0; i < number; ++i)
                mine.begin(work);
        else if (what == "ends")
            for (std::uint64_t i = 0; i < number; ++i)
                mine.end();
        else if (what == "passes")
            for (std::uint64_t i = 0; i < number; ++i) {
                mine.begin(work);
                mine.end();
            }
        else
            for (std::uint64_t i = 0; i < number; ++i) {
                std::uint64_t into[2];
                reads.read(into);
                asm volatile("" ::"r"(into) : "memory");
            }
        if (what != "passes") std::_Exit(0); // what was noted is not summed up
    }
    std::_Exit(all.report().lost.all() == 0 ? 0 : 1);
}
