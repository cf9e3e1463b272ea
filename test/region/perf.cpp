// Regions of threads that count on Linux's perf: the kernel's software events, which begin and end
// read by a system call, as without RDPMC.
#include <msr/region.hpp>

#include "../backend/perf/software.hpp"

#include <msr/backend/perf.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/session.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <thread>
#include <vector>

namespace {

namespace pm = msr::perfmon;

constexpr auto faults = pm::llc_misses.user();
constexpr auto clocks = pm::instructions_retired.user();
constexpr const auto &plan = msr::plan<faults, clocks>;

/// The faults of a thread around its regions, from getrusage() rather than perf.
struct faults_around {
    std::size_t outer{}, inner{};
};

/// Counts an outer region of 200 new pages, of which an inner region has 150. Returns false without
/// perf.
bool count_regions(msr::regions &regions, bool by_session, faults_around &maximum) {
    const msr::region_name outer = regions.name("outer"), inner = regions.name("inner");
    software_perf device;
    msr::failure problem;
    msr::session session{device, plan, msr::watch_cpu(0), problem};
    if (is_forbidden(problem)) return false;
    REQUIRE_FALSE(problem);
    session.start();
    const auto work = [&](auto reader) {
        msr::region_thread mine{regions, reader};
        const std::size_t first = faults_of_thread();
        {
            const msr::region counted{mine, outer};
            touch_pages(50);
            const std::size_t second = faults_of_thread();
            {
                const msr::region nested{mine, inner};
                touch_pages(150);
            }
            maximum.inner = faults_of_thread() - second;
        }
        maximum.outer = faults_of_thread() - first;
    };
    if (by_session)
        work(msr::session_reader{session});
    else
        work(device.reader_of(session));
    return true;
}

} // namespace

TEST_CASE("regions of threads count on perf, each thread its own") {
    for (const bool by_session : {true, false}) {
        msr::regions regions{plan};
        bool counted[2]{};
        faults_around maximum[2];
        std::vector<std::thread> threads;
        for (unsigned i = 0; i < 2; ++i)
            threads.emplace_back(
                [&, i] { counted[i] = count_regions(regions, by_session, maximum[i]); });
        for (std::thread &thread : threads)
            thread.join();
        if (!counted[0] || !counted[1]) return;
        const msr::region_report report = regions.report();
        CHECK(report.threads == 2);
        CHECK(report.lost.all() == 0);
        const auto *const outer = report.find("outer");
        const auto *const inner = report.find("inner");
        REQUIRE(outer != nullptr);
        REQUIRE(inner != nullptr);
        CHECK(inner->counts[0].inclusive.n == 2);
        CHECK(inner->counts[0].inclusive.min >= 150);
        CHECK(inner->counts[0].inclusive.max <= std::max(maximum[0].inner, maximum[1].inner));
        CHECK(outer->counts[0].inclusive.min >= 200);
        CHECK(outer->counts[0].exclusive.min >= 50);
        CHECK(outer->counts[0].inclusive.max <= std::max(maximum[0].outer, maximum[1].outer));
        CHECK(outer->counts[0].exclusive.max <= std::max(maximum[0].outer, maximum[1].outer) - 150);
        CHECK(outer->counts[1].inclusive.min > 0); // the task clock counts nanoseconds
    }
}
