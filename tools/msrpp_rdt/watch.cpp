#include "watch.hpp"

#include "../msrpp/complaint.hpp"
#include "../msrpp/cpu_aliases.hpp"
#include "../msrpp/family.hpp"
#include "../msrpp/run/plain_program.hpp"
#include "../msrpp/settings.hpp"

#include <msr/rdt/monitoring.hpp>
#include <msr/rdt/registers.hpp>
#include <msr/register.hpp>
#include <msr/session.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <set>

namespace msrpp::rdt_tool {

namespace rdt = msr::rdt;

namespace {

/// What is counted beside: instructions, clocks, misses of the last level.
constexpr const char *of_intel[] = {"inst_retired.any", "cpu_clk_unhalted.thread",
                                    "longest_lat_cache.miss"};
// What a core of AMD fills from memory: its L3 counters do not know cores.
constexpr const char *of_amd[] = {"ex_ret_instr", "ls_not_halted_cyc",
                                  "ls_any_fills_from_sys.dram_io_all"};

const char *why_not(rdt::reading_state state) {
    switch (state) {
    case rdt::reading_state::error:
        return "error";
    case rdt::reading_state::not_legal:
        return "not counted";
    case rdt::reading_state::failed:
        return "failed";
    default:
        return "unavailable";
    }
}

std::uint64_t association(unsigned of_class, unsigned rmid) {
    return msr::try_encode(rdt::pqr_assoc{.rmid = rmid, .cos = of_class}).value;
}

} // namespace

amount watched_row::ipc() const {
    if (!instructions.is_known || !clocks.is_known) return instructions;
    if (clocks.value == 0) return {false, 0, "idle"};
    return amount::of(instructions.value / clocks.value);
}

void give_rmids(std::vector<watched_group> &to, processor &on, bool take, bool as_found) {
    const unsigned rmids = on.has().shared.monitoring.rmids;
    if (rmids == 0) return;
    std::set<unsigned> used;
    std::string owned;
    std::vector<unsigned> mine;
    for (const watched_group &one : to)
        mine.insert(mine.end(), one.cpus.begin(), one.cpus.end());
    for (const unsigned cpu : on.cpus()) {
        const auto held = msr::decode<rdt::pqr_assoc>(on.read(cpu, rdt::pqr_assoc::address));
        const auto rmid = static_cast<unsigned>(held.rmid);
        if (rmid == 0) continue;
        const bool is_mine = std::find(mine.begin(), mine.end(), cpu) != mine.end();
        if (!is_mine || as_found) used.insert(rmid);
        if (is_mine)
            owned += fmt::format("{}CPU {} has RMID {}", owned.empty() ? "" : ", ", cpu, rmid);
    }
    if (as_found) {
        for (watched_group &one : to)
            one.rmid = static_cast<unsigned>(
                msr::decode<rdt::pqr_assoc>(on.read(one.cpus.front(), rdt::pqr_assoc::address))
                    .rmid);
        return;
    }
    if (!owned.empty() && !take)
        complain(rule_broken,
                 "rdt: RMIDs are in use: " + owned +
                     ": another monitor, or one that was killed; --take takes the CPUs "
                     "over until the end, --as-found reads under these RMIDs");
    unsigned next = rmids - 1; // others begin with the low ones
    for (watched_group &one : to) {
        while (next != 0 && used.count(next) != 0)
            --next;
        if (next == 0)
            complain(rule_broken, fmt::format("rdt: there are {} RMIDs, too few for {} groups and "
                                              "what others have: watch more CPUs in a group",
                                              rmids - 1, to.size()));
        one.rmid = next--;
        for (const unsigned cpu : one.cpus) {
            const auto held = msr::decode<rdt::pqr_assoc>(on.read(cpu, rdt::pqr_assoc::address));
            on.write(cpu, rdt::pqr_assoc::address,
                     association(static_cast<unsigned>(held.cos), one.rmid));
        }
    }
}

// --- counters -----------------------------------------------------------------------------------

struct watch::counters {
    family of;
    family_plan plan;
    run::plain_program writes;
    msr::run_time_plan program;
    std::vector<unsigned> cpus;
    std::vector<msr::basic_session<msr::run_time_plan>> sessions;
    bool has_misses;

    counters(const family &which, const std::vector<std::string> &choices, bool misses)
        : of{which}, plan{of.plan(of, choices)}, writes{plan}, program{writes.view()},
          has_misses{misses} {}
    counters(const counters &) = delete;
    counters &operator=(const counters &) = delete;
};

watch::watch(processor &on, std::vector<watched_group> groups)
    : on_{on}, groups_{std::move(groups)},
      last_(groups_.size()), began_{std::chrono::steady_clock::now()} {
    try {
        command_line line;
        line.cpu = cpu_named(on.name());
        line.asked = on.name();
        // The models of the machine do not count what AMD's cores fill from memory.
        const bool misses = !(on.is_amd() && on.is_simulated());
        const char *const *const names = on.is_amd() ? of_amd : of_intel;
        counters_ = std::make_unique<counters>(
            asked_family(line), std::vector<std::string>(names, names + (misses ? 3 : 2)), misses);
        for (const watched_group &one : groups_)
            for (const unsigned cpu : one.cpus) {
                counters_->cpus.push_back(cpu);
                counters_->sessions.push_back(
                    msr::session{on.device(), counters_->program, msr::watch_cpu(cpu)});
            }
        for (auto &each : counters_->sessions)
            each.start();
    } catch (const complaint &why) {
        why_ = why.line;
    } catch (const std::exception &why) {
        why_ = why.what();
    }
    if (!why_.empty()) counters_.reset();
    read();
    at_ = 0;
    began_ = std::chrono::steady_clock::now();
}

watch::~watch() = default;

// --- readings -----------------------------------------------------------------------------------

std::vector<unsigned> watch::cpu_of_each_cache(const watched_group &one) const {
    std::vector<unsigned> cpus;
    std::vector<std::size_t> caches;
    for (const unsigned cpu : one.cpus)
        if (const std::size_t cache = on_.cache_of(cpu);
            std::find(caches.begin(), caches.end(), cache) == caches.end()) {
            caches.push_back(cache);
            cpus.push_back(cpu);
        }
    return cpus;
}

amount watch::occupancy_of(const watched_group &one) {
    const rdt::cache_monitoring &has = on_.has().shared.monitoring;
    if (!has.has(rdt::event::l3_occupancy)) return {false, 0, "not counted"};
    double sum = 0;
    for (const unsigned cpu : cpu_of_each_cache(one)) {
        const rdt::reading got =
            rdt::read(on_.device(), cpu, {rdt::event::l3_occupancy, one.rmid}, has);
        if (!got) return {false, 0, why_not(got.state)};
        const rdt::byte_count bytes = rdt::occupancy_of(got, has);
        if (!bytes) return {false, 0, "not counted"};
        sum += static_cast<double>(bytes.bytes);
    }
    return amount::of(sum);
}

amount watch::traffic_of(const watched_group &one, rdt::event what,
                         std::vector<rdt::reading> &before, double passed) {
    const rdt::cache_monitoring &has = on_.has().shared.monitoring;
    if (!has.has(what)) return {false, 0, "not counted"};
    const std::vector<unsigned> cpus = cpu_of_each_cache(one);
    std::vector<rdt::reading> now;
    for (const unsigned cpu : cpus)
        now.push_back(rdt::read(on_.device(), cpu, {what, one.rmid}, has));
    before.swap(now);
    double sum = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (!before[i]) return {false, 0, why_not(before[i].state)};
        if (i >= now.size() || !now[i]) return {};
        const rdt::byte_count bytes = rdt::traffic_between(now[i], before[i], has);
        if (!bytes) return {false, 0, "went round"};
        sum += static_cast<double>(bytes.bytes);
    }
    return passed > 0 ? amount::of(sum / passed) : amount{};
}

std::vector<watched_row> watch::read() {
    const double now =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - began_).count();
    const double passed = now - at_;
    at_ = now;
    std::vector<watched_row> rows;
    std::size_t session = 0;
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        const watched_group &one = groups_[i];
        watched_row row{.seconds = now, .passed = passed, .group = i};
        const auto works_for =
            msr::decode<rdt::pqr_assoc>(on_.read(one.cpus.front(), rdt::pqr_assoc::address));
        row.of_class = static_cast<unsigned>(works_for.cos);
        row.occupancy = occupancy_of(one);
        row.total = traffic_of(one, rdt::event::l3_total_bandwidth, last_[i].total, passed);
        row.local = traffic_of(one, rdt::event::l3_local_bandwidth, last_[i].local, passed);
        if (counters_) {
            std::vector<double> sums(counters_->plan.texts.size());
            for (std::size_t cpu = 0; cpu < one.cpus.size(); ++cpu) {
                const auto counts = counters_->sessions[session++].read();
                for (std::size_t each = 0; each < counts.size(); ++each)
                    sums[counters_->writes.choice_of(each)] += static_cast<double>(counts.at(each));
            }
            std::vector<double> since = sums;
            if (last_[i].counted.size() == sums.size())
                for (std::size_t each = 0; each < sums.size(); ++each)
                    since[each] -= last_[i].counted[each];
            last_[i].counted = sums;
            row.instructions = amount::of(since[0]);
            row.clocks = amount::of(since[1]);
            if (counters_->has_misses) row.misses = amount::of(since[2]);
        }
        rows.push_back(row);
    }
    return rows;
}

std::string text_of(const amount &one, double unit, int digits) {
    return one.is_known ? fmt::format("{:.{}f}", one.value / unit, digits) : one.why;
}

} // namespace msrpp::rdt_tool
