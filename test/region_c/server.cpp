// Counters for user.c: misses of a simulated Pentium with a cache that keeps all lines. Nothing is
// measured.
#include <msr/core/failure.hpp>
#include <msr/intel/p5.hpp>
#include <msr/region_c.hpp>
#include <msr/session.hpp>

#include <bitset>
#include <cstdint>

namespace {

constexpr auto misses = msr::p5::data_read_miss.user();
constexpr auto &plan = msr::plan<misses>;

// The registers that the plan names: selects, and a counter that counts misses.
struct pentium {
    // CTR0, the first counter of the Pentium (Intel SDM, volume 4, table 2-2).
    static constexpr std::uint32_t counter = 0x12;

    msr::failure read(unsigned, std::uint32_t address, std::uint64_t &value) noexcept {
        value = address == counter ? missed : select;
        return {};
    }
    msr::failure write(unsigned, std::uint32_t address, std::uint64_t value) noexcept {
        (address == counter ? missed : select) = value;
        return {};
    }
    void load(unsigned line) {
        if (!lines.test(line)) ++missed;
        lines.set(line);
    }

    std::uint64_t select{}, missed{};
    std::bitset<2048> lines;
};

pentium device;
msr::regions regions{plan, {.most_regions = 2}};

} // namespace

extern "C" void load_line(unsigned line) { device.load(line); }

extern "C" void serve() {
    msr::serve_c_regions(
        regions, [] { return msr::session_for_c(regions, device, plan, msr::watch_cpu(0)); });
}
