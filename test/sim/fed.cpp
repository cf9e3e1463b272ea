// A processor that a test feeds with loads, stores and branches, and its counts.
#include <msr/sim/fed.hpp>

#include "machines.hpp"

#include <msr/amd/counters.hpp>
#include <msr/amd/events/zen4.hpp>
#include <msr/backend/backend.hpp>
#include <msr/intel/events/haswell.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/processor/table.hpp>
#include <msr/session.hpp>
#include <msr/sim/counters/select_amd.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/machine.hpp>
#include <msr/sim/models/processor_shapes.hpp>
#include <msr/sim/pentium4.hpp>
#include <msr/sim/stream/text_trace.hpp>
#include <msr/sim/stream/trace.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <stdexcept>
#include <vector>

namespace {

namespace sim = msr::sim;
namespace perfmon = msr::perfmon;
namespace hsw = msr::events::haswell;
namespace zen4 = msr::events::zen4;
namespace p4 = msr::netburst;
using msr::core;

using fed_haswell = sim::fed<sim::machine<sim::perfmon_pmu>>;
using fed_zen = sim::fed<sim::machine<sim::amd_pmu>>;
using fed_pentium4 = sim::fed<sim::pentium4>;

static_assert(msr::timed_backend<fed_haswell>);
static_assert(msr::backend<fed_pentium4>);
static_assert(sim::trace_player<fed_haswell>);

struct haswell : fed_haswell {
    explicit haswell(sim::fed_shape shape = {})
        : fed_haswell{sim::shape_of(core::haswell)->shape, shape, perfmon::target_at(core::haswell),
                      hsw::core_events::all.events, sim::machine_shape{.cpus = shape.cpus}} {}
};

constexpr auto instructions = hsw::inst_retired::any_p.user();
constexpr auto loads = hsw::mem_uops_retired::all_loads.user();
constexpr auto stores = hsw::mem_uops_retired::all_stores.user();
constexpr auto misses = hsw::longest_lat_cache::miss.user();
constexpr auto &plan = msr::plan<perfmon::haswell, instructions, loads, stores, misses>;

} // namespace

TEST_CASE("loads, stores and other instructions are counted as what they are") {
    haswell haswell;
    msr::session watch{haswell, plan, msr::watch_cpu(0)};
    const auto observed = watch.measure([&] {
        for (std::uint64_t i = 0; i < 100; ++i)
            haswell.load(0x10000 + 64 * i);
        haswell.store(0x10000, 4);
        haswell.retire(1899);
    });
    CHECK(observed[loads] == 100);
    CHECK(observed[stores] == 1);
    CHECK(observed[instructions] == 2000);
    // 100 lines of data; of code 1 for loads, 1 for stores, and 32 for 512 instructions of 4 bytes.
    CHECK(observed[misses] == 100 + 1 + 1 + 32);
}

TEST_CASE("a branch that always goes the same way is learned") {
    constexpr auto branches = hsw::br_inst_retired::conditional.user();
    constexpr auto handle = hsw::br_inst_retired::near_taken.user();
    constexpr auto faulty = hsw::br_misp_retired::all_branches.user();
    haswell haswell;
    msr::session watch{haswell, msr::plan<perfmon::haswell, branches, handle, faulty>,
                       msr::watch_cpu(0)};
    const auto always = watch.measure([&] {
        for (unsigned i = 0; i < 1000; ++i)
            haswell.branch(i % 10 != 9, {.address = 0x401000});
    });
    CHECK(always[branches] == 1000);
    CHECK(always[handle] == 900);
    const std::uint64_t learned = always[faulty];
    CHECK(learned < 300); // of 1,000 branches, nine of ten go the same way
    const auto calls = watch.measure([&] {
        haswell.branch(true, {.address = 0x402000}, 0x500000, sim::branch_kind::call);
        haswell.branch(true, {.address = 0x500010}, 0x402002, sim::branch_kind::ret);
    });
    CHECK(calls[branches] == 0);
    CHECK(calls[handle] == 2);
}

TEST_CASE("CPUs have counters and caches of their own, and share the last level") {
    haswell haswell{{.cpus = 2}};
    msr::session first{haswell, plan, msr::watch_cpu(0)};
    msr::session second{haswell, plan, msr::watch_cpu(1)};
    first.start();
    second.start();
    for (std::uint64_t i = 0; i < 1000; ++i)
        haswell.load(0x100000 + 64 * i, 8, {.cpu = 0});
    for (std::uint64_t i = 0; i < 1000; ++i)
        haswell.load(0x100000 + 64 * i, 8, {.cpu = 1});
    const auto of_first = first.stop();
    const auto of_second = second.stop();
    CHECK(of_first[loads] == 1000);
    CHECK(of_second[loads] == 1000);
    CHECK(of_first[misses] == 1000 + 1);
    // The first CPU has brought the lines into the shared third level.
    CHECK(of_second[misses] == 0);
    CHECK_THROWS_AS(haswell.load(0, 8, {.cpu = 2}), std::invalid_argument);
    CHECK_THROWS_AS(haswell.load(0, 3), std::invalid_argument);
    CHECK_THROWS_AS(haswell.load(0, 256), std::invalid_argument);
}

TEST_CASE("AMD's and the Pentium 4's are fed alike") {
    constexpr auto retired = zen4::ex_ret_instr.user();
    fed_zen zen{
        sim::shape_of(core::zen4)->shape, {}, msr::amd::zen4, zen4::core_events::all.events};
    msr::session on_zen{zen, msr::plan<msr::amd::zen4, retired>, msr::watch_cpu(0)};
    CHECK(on_zen.measure([&] { zen.retire(1'000'003); })[retired] == 1'000'003);

    constexpr auto completed = p4::instr_retired::nbogusntag.user();
    fed_pentium4 old{sim::shape_of(core::northwood)->shape, {}, 2u};
    msr::session on_old{old, msr::plan<p4::models<2>, completed>, msr::watch_cpu(0)};
    CHECK(on_old.measure([&] {
        old.retire(100);
        old.load(0x1000);
    })[completed] == 101);
}

TEST_CASE("lines of a trace in text are instructions with their accesses") {
    haswell haswell;
    msr::session watch{haswell, plan, msr::watch_cpu(0)};
    const auto observed = watch.measure([&] {
        for (const char *const line : {"I  04016b80,3", " L 1ffeffe7e0,8", "I  04016b83,4",
                                       " M 04217480,4", " S 1ffeffe7d0,512", "I  04016b87,1"})
            haswell.execute_line(sim::lackey_line(line).access);
    });
    CHECK(observed[instructions] == 3);
    CHECK(observed[loads] == 2);
    CHECK(observed[stores] == 2); // the store of a saved state of 512 bytes counts once
}

TEST_CASE("a trace feeds it beside what the test feeds") {
    struct sink {
        std::vector<std::uint8_t> *to;
        void operator()(std::span<const std::uint8_t> entry) {
            to->insert(to->end(), entry.begin(), entry.end());
        }
    };
    struct source {
        std::span<const std::uint8_t> from;
        std::size_t operator()(std::span<std::uint8_t> room) {
            const std::size_t index = std::min(room.size(), from.size());
            std::copy_n(from.begin(), index, room.begin());
            from = from.subspan(index);
            return index;
        }
    };
    sim::block_facts facts{.address = 0x400000, .bytes = 8};
    facts.each[sim::signal::instructions] = 3;
    std::vector<std::uint64_t> words;
    sim::append_definition(words, 0, facts);
    for (unsigned i = 0; i < 1000; ++i) {
        words.push_back(sim::block_word(0).bits);
        words.push_back(sim::access_word(false, 3, 1, 0x5000 + 8 * i).bits);
    }
    std::vector<std::uint8_t> file;
    sim::trace_writer<sink> writer{{&file}, 1};
    writer.begin(1, 5);
    writer.words(1, words);
    writer.end(1);
    writer.finish();

    haswell haswell{{.blocks_of_traces = 1}};
    msr::session watch{haswell, plan, msr::watch_cpu(0)};
    const auto observed = watch.measure([&] {
        haswell.retire(10);
        sim::trace_reader<source> reader{source{file}};
        while (reader.next(haswell)) {
        }
    });
    CHECK(observed[instructions] == 3010);
    CHECK(observed[loads] == 1000);
}
