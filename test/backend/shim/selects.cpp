// The register that the kernel module takes for the select register of a counter is the register
// that plans write.
#include <msr/backend/shim_selects.h>

#include <msr/amd/counters/counter_table.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/registers.hpp>
#include <msr/intel/perfmon/counters.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <iterator>

namespace {

/// A row of the kernel module's table of registers.
struct known_row {
    unsigned processors;
    std::uint32_t first, last, step, alias, alias_step;
};
constexpr known_row known_rows[] = {
#define KNOWN(processors, first, last, step, alias, alias_step, ...)                               \
    {processors, first, last, step, alias, alias_step},
    MSRPP_COUNTING_REGISTERS(KNOWN)
#undef KNOWN
};

/// Returns the address by which the module knows a register.
std::uint32_t known_address(unsigned wired, std::uint32_t address) {
    for (const known_row &row : known_rows)
        if ((row.processors & wired) != 0 && row.first <= address && address <= row.last &&
            (address - row.first) % row.step == 0)
            return row.alias + (address - row.first) / row.step * row.alias_step;
    return address;
}

struct select_row {
    unsigned processors;
    std::uint32_t first, last, step, select, select_step;
    std::uint64_t deciding_bits;
    unsigned shift;
};
constexpr select_row select_rows[] = {
#define SELECTION(...) {__VA_ARGS__},
    MSRPP_COUNTER_SELECTS(SELECTION)
#undef SELECTION
};

struct selection {
    /// Address of the select register; 0: the kernel module's table lacks the counter.
    std::uint32_t address{};
    std::uint64_t deciding_bits{};
};

/// Returns the select register of a counter, by any address of the counter.
selection select_behind(unsigned wired, std::uint32_t address) {
    const std::uint32_t counter = known_address(wired, address);
    for (const select_row &row : select_rows) {
        const std::uint32_t place = (counter - row.first) / row.step;
        if ((row.processors & wired) != 0 && row.first <= counter && counter <= row.last &&
            (counter - row.first) % row.step == 0)
            return {row.select + place * row.select_step, row.deciding_bits << place * row.shift};
    }
    return {};
}

struct wiring_row {
    std::uint32_t first, last;
    std::uint32_t escrs[8];
};
constexpr wiring_row wiring_rows[] = {
#define WIRING(first, last, ...) {first, last, {__VA_ARGS__}},
    MSRPP_COUNTER_ESCRS(WIRING)
#undef WIRING
};

/// Returns the ESCR that a number in a counter's CCCR selects; 0: there is none.
std::uint32_t escr_behind(std::uint32_t counter, unsigned number) {
    for (const wiring_row &row : wiring_rows)
        if (row.first <= counter && counter <= row.last) return row.escrs[number];
    FAIL("no row has the counter ", counter);
    return 0;
}

struct switch_row {
    unsigned processors;
    std::uint32_t address;
    unsigned first_bit, last_bit;
    std::uint32_t counter, step;
};
constexpr switch_row switch_rows[] = {
#define GLOBAL_SWITCH(...) {__VA_ARGS__},
    MSRPP_GLOBAL_SWITCHES(GLOBAL_SWITCH)
#undef GLOBAL_SWITCH
};

std::uint32_t counter_behind(std::uint32_t address, unsigned bit) {
    for (const switch_row &row : switch_rows)
        if (row.address == address && row.first_bit <= bit && bit <= row.last_bit)
            return row.counter + (bit - row.first_bit) * row.step;
    return 0;
}

} // namespace

TEST_CASE("on NetBurst each counter has the CCCR that plans write, and each number its ESCR") {
    namespace p4 = msr::netburst;
    for (unsigned c = 0; c < p4::counter_count; ++c) {
        const p4::counter_row &counter = p4::counters[c];
        CAPTURE(counter.name);
        CHECK(select_behind(MSRPP_ON_NETBURST, counter.address).address == counter.cccr_address);
        for (unsigned number = 0; number < 8; ++number) {
            CAPTURE(number);
            std::uint32_t expected = 0;
            for (const p4::escr_row &escr : p4::escrs)
                if (escr.select == number && (escr.counters >> c & 1) != 0) {
                    CHECK(expected == 0);
                    expected = escr.address;
                }
            CHECK(escr_behind(counter.address, number) == expected);
        }
    }
}

TEST_CASE("the bits of a CCCR are those of the manual") {
    using cccr = msr::netburst::extended_cccr;
    static_assert(MSRPP_CCCR_ESCR_SHIFT == decltype(cccr::escr_select)::low);
    static_assert(MSRPP_CCCR_COUNTS ==
                  (decltype(cccr::extended_cascade)::mask | decltype(cccr::enable)::mask |
                   decltype(cccr::cascade)::mask));
    static_assert(MSRPP_CCCR_DECIDING_BITS ==
                  (MSRPP_CCCR_COUNTS | decltype(cccr::escr_select)::mask));
}

TEST_CASE("architectural counters have the selects that plans write, by every address") {
    namespace pm = msr::perfmon;
    // The rows after those of counters are shares of slots, which are in one register.
    const std::size_t count = std::size(pm::counter_aliases);
    REQUIRE(count < std::size(pm::counter_rows));
    REQUIRE(pm::is_share(static_cast<int>(count)));
    for (std::size_t i = 0; i < count; ++i) {
        const msr::select::counter_row &counter = pm::counter_rows[i];
        CAPTURE(counter.name);
        const selection usual = select_behind(MSRPP_ON_PERFMON, counter.address),
                        other = select_behind(MSRPP_ON_PERFMON, pm::counter_aliases[i].address);
        CHECK(usual.address == counter.select_address);
        CHECK(other.address == counter.select_address);
        const bool fixed = pm::is_fixed(static_cast<int>(i));
        const std::uint64_t deciding_bits =
            fixed ? pm::fixed_bits << pm::fixed_shift(static_cast<int>(i)) : ~std::uint64_t{0};
        CHECK(usual.deciding_bits == deciding_bits);
        CHECK(other.deciding_bits == deciding_bits);
    }
    for (std::size_t i = 0; i < std::size(pm::full_width_counters); ++i)
        CHECK(select_behind(MSRPP_ON_PERFMON, pm::full_width_counters[i].address).address ==
              pm::counter_rows[i].select_address);
    for (std::size_t i = 0; i < std::size(pm::select_aliases); ++i)
        CHECK(known_address(MSRPP_ON_PERFMON, pm::select_aliases[i].address) ==
              pm::counter_rows[i].select_address);
}

TEST_CASE("a bit of IA32_PERF_GLOBAL_CTRL is that of the counter for which plans set it") {
    namespace pm = msr::perfmon;
    for (std::size_t i = 0; i < std::size(pm::counter_rows); ++i) {
        const std::uint64_t bit = pm::global_bit(static_cast<int>(i));
        CHECK(counter_behind(pm::global_ctrl_address, static_cast<unsigned>(__builtin_ctzll(
                                                          bit))) == pm::counter_rows[i].address);
    }
    for (unsigned bit = 0; bit < 6; ++bit)
        CHECK(counter_behind(msr::amd::global_control_address, bit) ==
              msr::amd::counter_table[4 + bit].address); // perf_ctr0 has index 4 in counter_table
}

TEST_CASE("AMD's counters have the selects that plans write, by the older addresses, too") {
    for (const msr::select::counter_row &counter : msr::amd::counter_table) {
        CAPTURE(counter.name);
        const selection selection = select_behind(MSRPP_ON_AMD, counter.address);
        CHECK(selection.address == known_address(MSRPP_ON_AMD, counter.select_address));
        CHECK(selection.deciding_bits == ~std::uint64_t{0});
    }
}
