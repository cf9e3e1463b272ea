// Boxes outside of the cores of simulated Intel servers: bytes that a stream reads and writes are
// counted at the channels of the memory controllers, and its misses are inserts of the CHAs, once
// for each instance, on one socket and on two.
#include <msr/sim/counters/uncore_boxes.hpp>

#include <msr/backend/backend.hpp>
#include <msr/backend/message.hpp>
#include <msr/core/box_register.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/intel/uncore.hpp>
#include <msr/intel/uncore/events/sapphire_rapids.hpp>
#include <msr/intel/uncore/events/skylake_sp.hpp>
#include <msr/session.hpp>
#include <msr/session/machine.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/machine.hpp>
#include <msr/sim/models/models.hpp>
#include <msr/sim/models/processor_shapes.hpp>

#include "../../thorough.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <string>
#include <vector>

namespace {

namespace sim = msr::sim;
namespace uncore = msr::uncore;
namespace skx = msr::events::skylake_sp;
namespace spr = msr::events::sapphire_rapids;
using msr::error_code;
using msr::failure;

constexpr std::uint64_t line_bytes = 64;
constexpr std::uint64_t mib = 1 << 20;

/// The divisor of the size of the last-level cache that leaves the cache whole; a larger divisor
/// makes a smaller cache.
constexpr std::uint64_t whole_third = 1;

/// A machine of packages of four CPUs that share a last-level cache.
class server {
public:
    static constexpr unsigned cpus_of_package = 4;

    server(msr::core processor, unsigned packages, std::uint64_t third_divisor = whole_third)
        : parts_{shape(processor, third_divisor), packages * cpus_of_package},
          counters_{msr::perfmon::target_at(processor), {.cpus = packages * cpus_of_package}},
          boxes_{processor, parts_, packages} {}

    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &result) noexcept {
        return boxes_.has(address) ? boxes_.read(cpu, address, result)
                                   : counters_.read(cpu, address, result);
    }
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        return boxes_.has(address) ? boxes_.write(cpu, address, value)
                                   : counters_.write(cpu, address, value);
    }
    failure read_box(unsigned cpu, const msr::box_register &place, std::uint64_t &result) noexcept {
        return boxes_.read_box(cpu, place, result);
    }
    failure write_box(unsigned cpu, const msr::box_register &place, std::uint64_t value) noexcept {
        return boxes_.write_box(cpu, place, value);
    }
    unsigned boxes(unsigned cpu, unsigned kind) const noexcept { return boxes_.boxes(cpu, kind); }
    msr::cpuid_registers cpuid(unsigned cpu, std::uint32_t leaf,
                               std::uint32_t subleaf) const noexcept {
        return counters_.cpuid(cpu, leaf, subleaf);
    }
    msr::cpu_place place_of(unsigned cpu) const noexcept {
        const unsigned package = cpu / cpus_of_package;
        return {.cpu = cpu,
                .core = cpu,
                .l2 = cpu,
                .l3 = package,
                .package = package,
                .node = package,
                .die = package};
    }
    unsigned cpus() const noexcept { return counters_.cpus(); }

    /// Reads or writes each line of `bytes` bytes from `first` on.
    void walk(unsigned cpu, std::uint64_t first, std::uint64_t bytes, bool writes_them) {
        for (std::uint64_t position = first; position < first + bytes; position += line_bytes)
            parts_[cpu].access(position, 8, writes_them);
    }
    const sim::last_level &last_level(unsigned number) const {
        return *parts_.last_levels()[number];
    }
    bool are_counting() const { return boxes_.are_counting(); }
    std::vector<std::string> stills() const {
        std::vector<std::string> names;
        boxes_.each_still(
            0, [&](const sim::still_counter &entry) { names.emplace_back(entry.counter); });
        return names;
    }

private:
    sim::processor_models parts_;
    sim::machine<sim::perfmon_pmu> counters_;
    sim::uncore_boxes boxes_;

    static sim::processor_shape shape(msr::core processor, std::uint64_t third_divisor) {
        sim::processor_shape sized = sim::shape_of(processor)->shape;
        sized.caches.third.total_bytes /= third_divisor;
        sized.cpus_of_third = cpus_of_package;
        return sized;
    }
};
static_assert(msr::box_backend<server>);

/// Returns the bytes of a stream: 1 GiB, or 8 MiB in the first tier, which are 2,340 lines for each
/// of 56 slices.
std::uint64_t stream_bytes() { return rounds(8, 1024) * mib; }

/// Returns whether all elements of `shares` are equal within 2 percent.
bool are_even(const std::vector<std::uint64_t> &shares) {
    const std::uint64_t whole = std::accumulate(shares.begin(), shares.end(), std::uint64_t{0});
    return std::all_of(shares.begin(), shares.end(), [&](std::uint64_t share) {
        return share * shares.size() > whole * 98 / 100 &&
               share * shares.size() < whole * 102 / 100;
    });
}

} // namespace

TEST_CASE_TEMPLATE_DEFINE("bytes that are read from memory are those at the channels, once", Traits,
                          of_streams) {
    constexpr auto reads = Traits::reads;
    constexpr auto writes = Traits::writes;
    constexpr auto plan = msr::plan<Traits::target, reads, writes>;
    server machine{Traits::target.model, 1};
    msr::session session{machine, plan, msr::watch_cpu(0)};
    const auto counts =
        session.measure([&] { machine.walk(2, 0x10'0000'0000, stream_bytes(), false); });
    CHECK(counts[reads] * line_bytes == stream_bytes());
    CHECK(counts[writes] == 0);
    const std::vector<std::uint64_t> shares = session.instance_counts(0);
    CHECK(shares.size() == Traits::channels);
    CHECK(std::accumulate(shares.begin(), shares.end(), std::uint64_t{0}) == counts[reads]);
    CHECK(are_even(shares));
}

TEST_CASE_TEMPLATE_DEFINE("each socket counts its own, once for each channel", Traits, of_sockets) {
    constexpr auto reads = Traits::reads;
    constexpr auto plan = msr::plan<Traits::target, reads>;
    server machine{Traits::target.model, 2};
    msr::session session{machine, plan, msr::on_machine()};
    const auto counts = session.measure([&] {
        machine.walk(1, 0x10'0000'0000, stream_bytes(), false);
        machine.walk(6, 0x20'0000'0000, stream_bytes() / 2, false);
    });
    CHECK(counts.sum()[reads] * line_bytes == stream_bytes() + stream_bytes() / 2);
    CHECK(counts.counts_on(3)[reads] * line_bytes == stream_bytes());
    CHECK(counts.counts_on(5)[reads] * line_bytes == stream_bytes() / 2);
    // CPU 4, the lowest CPU of the socket, reads the counters for CPU 7.
    CHECK(counts.representative_of(7, 0) == 4);
    const std::vector<msr::unit_count> units = counts.units(reads);
    REQUIRE(units.size() == 2 * Traits::channels);
    const msr::unit_count &fourth = units[Traits::channels + 3];
    CHECK(std::string{fourth.unit} == "imc");
    CHECK(fourth.instance == 3);
    CHECK(fourth.cpus == std::vector<unsigned>{4, 5, 6, 7});
    CHECK(fourth.count == machine.last_level(1).controllers.of(3).reads);
}

TEST_CASE_TEMPLATE_DEFINE("misses are inserts of the slices that have their lines", Traits,
                          of_slices) {
    constexpr auto inserts = Traits::inserts;
    constexpr auto plan = msr::plan<Traits::target, inserts, Traits::reads>;
    server machine{Traits::target.model, 1};
    msr::session session{machine, plan, msr::watch_cpu(0)};
    const auto counts = session.measure([&] {
        machine.walk(0, 0x10'0000'0000, stream_bytes(), false);
        // Writes read lines for ownership, which is another event.
        machine.walk(1, 0x20'0000'0000, mib, true);
    });
    CHECK(counts[inserts] * line_bytes == stream_bytes());
    CHECK(counts[Traits::reads] * line_bytes == stream_bytes() + mib);
    const std::vector<std::uint64_t> shares = session.instance_counts(0);
    CHECK(shares.size() == Traits::slices);
    CHECK(are_even(shares));
    for (unsigned slice = 0; slice < Traits::slices; ++slice)
        CHECK(shares[slice] == machine.last_level(0).slices.requests_at(slice).misses[0]);
}

TEST_CASE_TEMPLATE_DEFINE("modified lines that leave the last level are writes", Traits,
                          of_writes) {
    constexpr auto writes = Traits::writes;
    constexpr auto plan = msr::plan<Traits::target, Traits::reads, writes>;
    const std::uint64_t third_divisor = rounds(8, whole_third);
    const std::uint64_t third_bytes = Traits::third_bytes / third_divisor;
    server machine{Traits::target.model, 1, third_divisor};
    msr::session session{machine, plan, msr::watch_cpu(0)};
    const std::uint64_t bytes = 2 * third_bytes;
    const auto counts = session.measure([&] { machine.walk(0, 1 << 30, bytes, true); });
    // A store that misses reads the line first (read for ownership).
    CHECK(counts[Traits::reads] * line_bytes == bytes);
    // The third level takes lines that leave the second level, which has the lines of the first
    // level: both levels keep lines.
    CHECK(counts[writes] * line_bytes == bytes - third_bytes - Traits::second_bytes);
}

TEST_CASE_TEMPLATE_DEFINE("all registers are put back, and other boxes are not there", Traits,
                          of_registers) {
    constexpr auto plan = msr::plan<Traits::target, Traits::inserts, Traits::reads>;
    server machine{Traits::target.model, 1};
    {
        msr::session session{machine, plan, msr::watch_cpu(0)};
        session.start();
        CHECK(machine.are_counting());
        machine.walk(0, 1 << 30, mib, false);
    }
    std::uint64_t value = 1;
    const msr::box_register counter{.kind = 6, .box = 1, .index = msr::box_index::counter};
    CHECK_FALSE(machine.read_box(0, counter, value));
    CHECK(value == 0);
    CHECK(machine.boxes(0, 6) == Traits::channels);
    CHECK(machine.boxes(0, static_cast<unsigned>(uncore::box::upi)) == 0);
    msr::box_register missing = counter;
    missing.box = Traits::channels;
    CHECK(machine.read_box(0, missing, value).kind == error_code::refused);
    missing = counter;
    missing.index = msr::box_index::fixed_counter;
    CHECK(machine.write_box(0, missing, 0).kind == error_code::refused);
    missing.index = msr::box_index::control;
    // Bit 40 of the box control is reserved.
    CHECK(machine.write_box(0, missing, 1ull << 40).kind == error_code::refused);
    CHECK(machine.read_box(4, counter, value).kind == error_code::cpu_offline);
    CHECK(machine.read(0, Traits::cha_of(Traits::slices), value).kind == error_code::refused);
    CHECK_FALSE(machine.read(0, Traits::cha_of(Traits::slices - 1), value));
    failure problem;
    constexpr auto of_links = msr::plan<Traits::target, Traits::link>;
    const msr::session refused{machine, of_links, msr::watch_cpu(0), problem};
    CHECK(problem.kind == error_code::unfit_plan);
    CHECK(std::string{problem.subject} == uncore::box_is_reached_by_msr::text.sentence);
}

TEST_CASE_TEMPLATE_DEFINE("a counter of an event without a model stays still, and says so", Traits,
                          of_stills) {
    constexpr auto plan = msr::plan<Traits::target, Traits::clocks>;
    server machine{Traits::target.model, 1};
    msr::session session{machine, plan, msr::watch_cpu(0)};
    session.start();
    const std::vector<std::string> stills = machine.stills();
    CHECK(stills.size() == Traits::channels);
    CHECK(std::find(stills.begin(), stills.end(), "imc_ctr0") != stills.end());
}

namespace {

struct skylake_server {
    static constexpr auto target = uncore::skylake_sp;
    static constexpr auto reads = skx::imc::cas_count::rd;
    static constexpr auto writes = skx::imc::cas_count::wr;
    static constexpr auto clocks = skx::imc::clockticks;
    static constexpr auto inserts = skx::cha::tor_inserts::ia_miss_drd;
    static constexpr auto link = skx::upi::clockticks;
    static constexpr std::size_t channels = 6, slices = 28;
    static constexpr std::uint64_t third_bytes = 28 * 1408 * 1024, second_bytes = 1 * mib;
    static constexpr std::uint32_t cha_of(std::size_t box) {
        return 0xe00 + 0x10 * static_cast<std::uint32_t>(box);
    }
};
struct sapphire_server {
    static constexpr auto target = uncore::sapphire_rapids;
    static constexpr auto reads = spr::imc::cas_count::rd;
    static constexpr auto writes = spr::imc::cas_count::wr;
    static constexpr auto clocks = spr::imc::clockticks;
    static constexpr auto inserts = spr::cha::tor_inserts::ia_miss_drd;
    static constexpr auto link = spr::upi::clockticks;
    static constexpr std::size_t channels = 8, slices = 56;
    static constexpr std::uint64_t third_bytes = 56 * 1920 * 1024, second_bytes = 2 * mib;
    static constexpr std::uint32_t cha_of(std::size_t box) {
        return 0x2000 + 0x10 * static_cast<std::uint32_t>(box);
    }
};

TEST_CASE_TEMPLATE_INVOKE(of_streams, skylake_server, sapphire_server);
TEST_CASE_TEMPLATE_INVOKE(of_sockets, skylake_server, sapphire_server);
TEST_CASE_TEMPLATE_INVOKE(of_slices, skylake_server, sapphire_server);
TEST_CASE_TEMPLATE_INVOKE(of_writes, skylake_server, sapphire_server);
TEST_CASE_TEMPLATE_INVOKE(of_registers, skylake_server, sapphire_server);
TEST_CASE_TEMPLATE_INVOKE(of_stills, skylake_server, sapphire_server);

} // namespace

TEST_CASE("Sapphire Rapids has its number of CHAs in 2FFEH, and lookups by kind of request") {
    server machine{msr::core::sapphire_rapids, 1};
    std::uint64_t value = 0;
    CHECK_FALSE(machine.read(0, 0x2ffe, value));
    CHECK(value == 56);
    CHECK(machine.write(0, 0x2ffe, 1).kind == error_code::refused);
    constexpr auto reads = spr::cha::llc_lookup::data_rd;
    constexpr auto rfos = spr::cha::llc_lookup::rfo;
    constexpr auto misses = spr::cha::tor_inserts::ia_miss;
    constexpr auto plan = msr::plan<uncore::sapphire_rapids, reads, rfos, misses>;
    msr::session session{machine, plan, msr::watch_cpu(0)};
    // 8 MiB fit into the third level, not into the second, which has 2 MiB.
    const auto counts = session.measure([&] {
        machine.walk(0, 1 << 30, 8 * mib, false);
        machine.walk(0, 1 << 30, 8 * mib, false);
        machine.walk(0, 3 << 29, 4 * mib, true);
    });
    CHECK(counts[reads] * line_bytes == 16 * mib);
    CHECK(counts[rfos] * line_bytes == 4 * mib);
    CHECK(counts[misses] * line_bytes == 12 * mib);
}

TEST_CASE("a frozen box stands still, and its control clears select registers and counters") {
    server machine{msr::core::skylake_sp, 1};
    const auto imc = [](unsigned place) { return msr::box_register{.kind = 6, .index = place}; };
    namespace place = msr::box_index;
    std::uint64_t value = 0;
    CHECK_FALSE(machine.write_box(0, imc(place::select), 0x400304));
    machine.walk(0, 1 << 30, mib, false);
    CHECK_FALSE(machine.read_box(0, imc(place::counter), value));
    const std::uint64_t running = value;
    CHECK(running > 2000); // one of six channels counts about 2,730 of 16,384 lines
    CHECK_FALSE(machine.write_box(0, imc(place::control), 0x100));
    machine.walk(0, 1 << 29, mib, false);
    CHECK_FALSE(machine.read_box(0, imc(place::counter), value));
    CHECK(value == running);
    // Bit 1 of the box control clears the counters alone.
    CHECK_FALSE(machine.write_box(0, imc(place::control), 0x102));
    CHECK_FALSE(machine.read_box(0, imc(place::counter), value));
    CHECK(value == 0);
    CHECK_FALSE(machine.read_box(0, imc(place::select), value));
    CHECK(value == 0x400304);
    // Bit 0 of the box control clears the select registers.
    CHECK_FALSE(machine.write_box(0, imc(place::control), 0x101));
    CHECK_FALSE(machine.read_box(0, imc(place::select), value));
    CHECK(value == 0);
    CHECK_FALSE(machine.read_box(0, imc(place::control), value));
    CHECK(value == 0x100);
}
