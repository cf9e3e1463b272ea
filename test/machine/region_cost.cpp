// This program executes NUMBER begins and ends of regions, or NUMBER reads alone, and nothing else
// that depends on the number; a caller counts the cost from outside as the difference of two runs.
// Two plain loads replace RDPMC, which the emulator lacks.
//
// usage: region_cost rdpmc|shares|perf begins|ends|passes|reads NUMBER LOGGED
//   rdpmc: the reader is msr::rdpmc_reader; shares: msr::rdpmc_reader of slots and a share of the
//   slots; perf: the reader of msr::perf, on pages as the kernel maps them. Each reader reads two
//   registers.
#include <msr/backend/perf.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>
#include <msr/region.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>

#include <linux/perf_event.h>
#include <sys/types.h>

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

/// A plan of issue slots, and of a share of the slots in another register.
struct slots_and_share {
    static constexpr std::size_t size = 2;
    static constexpr msr::readout readouts[] = {
        {.address = 0, .width = 48, .name = "slots"},
        {.address = 1, .width = 64, .name = "share", .share = {.address = 0, .width = 48}}};
    static constexpr msr::program_view view() {
        msr::program_view program;
        program.readouts = msr::all_of(readouts);
        return program;
    }
};
constexpr slots_and_share plan_of_shares;

constexpr std::uint32_t index_of(std::uint32_t address) { return address; }

volatile std::uint64_t counters[2];

/// Replaces RDPMC by one load; RDPMC takes one instruction, too, without counting its operands.
struct load {
    [[gnu::always_inline]] std::uint64_t operator()(std::uint32_t index) const noexcept {
        return counters[index];
    }
};

using reader = msr::rdpmc_reader<two_counters::size, load>;
using reader_of_shares = msr::rdpmc_reader<slots_and_share::size, load, true>;

perf_event_mmap_page pages[2];

/// The calls of perf, without a kernel: two events, each of which has a counter all the time.
struct two_events {
    static int open(const perf_event_attr &, pid_t, int, int leader) noexcept { return leader + 1; }
    static int close(int) noexcept { return 0; }
    static int control(int, unsigned long) noexcept { return 0; }
    static ssize_t read(int, void *bytes, std::size_t) noexcept {
        // a read of a perf group gives: number of events, two times, two counts
        constexpr std::uint64_t words[]{2, 0, 0, 0, 0};
        std::memcpy(bytes, words, sizeof words);
        return sizeof words;
    }
    static const volatile perf_event_mmap_page *map(int event) noexcept {
        perf_event_mmap_page &page = pages[event];
        page.cap_user_rdpmc = 1;
        page.index = static_cast<std::uint32_t>(event) + 1;
        page.pmc_width = 48;
        return &page;
    }
    static void unmap(const volatile perf_event_mmap_page *) noexcept {}
    [[gnu::always_inline]] static std::uint64_t rdpmc(std::uint32_t index) noexcept {
        return counters[index];
    }
    static std::uint64_t monotonic() noexcept { return 0; }
    static ssize_t read_file(const char *, char *, std::size_t) noexcept { return -1; }
};

/// Carries out `number` begins, ends or passes; returns false where passes were lost.
template <typename Reader>
bool carry_out(Reader reads, const std::string &text, std::uint64_t number, std::size_t logged) {
    msr::regions regions{plan, {.most_logged = logged}};
    const msr::region_name work = regions.name("work");
    {
        msr::region_thread mine{regions, reads};
        if (text == "begins")
            for (std::uint64_t i = 0; i < number; ++i)
                mine.begin(work);
        else if (text == "ends")
            for (std::uint64_t i = 0; i < number; ++i)
                mine.end();
        else
            for (std::uint64_t i = 0; i < number; ++i) {
                mine.begin(work);
                mine.end();
            }
        if (mine.why()) return false;
        // the process ends without a report of the begins and ends
        if (text != "passes") std::_Exit(0);
    }
    const msr::lost_passes lost = regions.report().lost;
    return lost.all() == lost.drifted; // the counts have no slots, so that passes may lack shares
}

void read_alone(reader reads, std::uint64_t number) {
    for (std::uint64_t i = 0; i < number; ++i) {
        std::uint64_t destination[2];
        reads.read(destination);
        asm volatile("" ::"r"(destination) : "memory");
    }
}

} // namespace

int main(int count, char **words) {
    if (count != 5) return 2;
    const std::string method = words[1], text = words[2];
    const std::uint64_t number = std::strtoull(words[3], nullptr, 10);
    const std::size_t logged = std::strtoull(words[4], nullptr, 10);
    bool good = true;
    if (text == "reads") {
        read_alone({plan, index_of}, number);
    } else if (method == "perf") {
        msr::basic_perf<two_events> device;
        const msr::perf_event events[2]{{.config = 1}, {.config = 2}};
        msr::program_handle loaded;
        good = !device.load(0, msr::all_of(events), 2, loaded) && !device.start(loaded) &&
               device.reads_with_rdpmc(loaded) &&
               carry_out(device.reader<2>(loaded), text, number, logged);
    } else if (method == "shares") {
        good = carry_out(reader_of_shares{plan_of_shares, index_of}, text, number, logged);
    } else {
        good = carry_out(reader{plan, index_of}, text, number, logged);
    }
    std::_Exit(good ? 0 : 1);
}
