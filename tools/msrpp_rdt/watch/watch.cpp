#include "watch.hpp"

#include "../settings/amd_settings.hpp"
#include "../settings/found.hpp"

#include "../../msrpp/choices/cpu_aliases.hpp"
#include "../../msrpp/family.hpp"
#include "../../msrpp/run/plain_program.hpp"
#include "../../msrpp/settings.hpp"
#include "../../support/complaint.hpp"
#include "../../support/text.hpp"

#include <msr/amd/qos/plan.hpp>
#include <msr/core/confidence.hpp>
#include <msr/processor/table.hpp>
#include <msr/rdt/monitoring.hpp>
#include <msr/rdt/registers.hpp>
#include <msr/register.hpp>
#include <msr/session.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <exception>
#include <filesystem>
#include <set>
#include <system_error>
#include <utility>

namespace msrpp::rdt_tool {

namespace rdt = msr::rdt;

namespace {

/// The events that are counted in addition: instructions, clocks, misses of the last level.
constexpr const char *of_intel[] = {"inst_retired.any", "cpu_clk_unhalted.thread",
                                    "longest_lat_cache.miss"};
// AMD's fills of a core from memory stand for misses: its L3 counters do not know cores.
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

/// How many NUMA nodes the CPUs of the first cache are in.
unsigned nodes_of_a_cache(const processor &on, const std::string &system) {
    std::set<std::string> nodes;
    for (const unsigned cpu : on.caches().front().cpus) {
        std::error_code why;
        const auto of = fmt::format("{}/cpu{}", system, cpu);
        for (const auto &each : std::filesystem::directory_iterator{of, why})
            if (const std::string name = each.path().filename(); name.starts_with("node"))
                nodes.insert(name);
    }
    return static_cast<unsigned>(nodes.size());
}

} // namespace

std::vector<std::string> counted_beside(bool is_amd) {
    const char *const *const names = is_amd ? of_amd : of_intel;
    return {names, names + 3};
}

amount watched_row::ipc() const {
    if (!instructions.is_known || !clocks.is_known) return instructions;
    if (clocks.value == 0) return {false, 0, "idle"};
    return amount::of(instructions.value / clocks.value);
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
      last_(groups_.size()), began_{std::chrono::steady_clock::now()}, clocks_(groups_.size()) {
    try {
        target_options line;
        line.cpu = cpu_named(on.name());
        line.asked = on.name();
        // The models of the machine do not count what AMD's cores fill from memory.
        const bool misses = !(on.is_amd() && on.is_simulated());
        std::vector<std::string> names = counted_beside(on.is_amd());
        if (!misses) names.pop_back();
        counters_ = std::make_unique<counters>(asked_family(line), names, misses);
        for (const watched_group &one : groups_)
            counters_->cpus.insert(counters_->cpus.end(), one.cpus.begin(), one.cpus.end());
        for (const unsigned cpu : counters_->cpus)
            counters_->sessions.push_back(
                msr::session{on.device(), counters_->program, msr::watch_cpu(cpu)});
        for (auto &each : counters_->sessions)
            each.start();
    } catch (const complaint &why) {
        why_ = why.line;
    } catch (const std::exception &why) {
        why_ = why.what();
    }
    if (!why_.empty()) {
        why_ += how_to_free();
        counters_.reset();
    }
    // Simulated processors count right.
    if (!on.is_simulated())
        correction_ = rdt::correction_of(msr::core_named(on.name().c_str()),
                                         on.has().shared.monitoring.rmids);
    find_assigned_counters();
    read();
    for (const last_reading &one : last_)
        first_.push_back(one.traffic.at);
}

/// The commands that free counters which a killed run left; empty where none is in use.
std::string watch::how_to_free() {
    std::vector<std::string> commands;
    if (!counters_) return {};
    counters_->sessions.clear(); // those of this watch are none
    for (const unsigned cpu : counters_->cpus)
        for (const msr::claim &each : counters_->program.view().claims) {
            std::uint64_t now = 0;
            if (on_.device().read(cpu, each.address, now) || (now & each.mask) != each.taken)
                continue;
            const std::string command = fmt::format("wrmsr -p {} {:#x} 0", cpu, each.address);
            if (std::find(commands.begin(), commands.end(), command) == commands.end())
                commands.push_back(command);
        }
    if (commands.empty()) return {};
    return "; 'msrpp rdt reset' does not free counters; where nobody counts any more, this does: " +
           joined(commands, "; ");
}

void watch::find_assigned_counters() {
    for (const watched_group &one : groups_) {
        std::vector<int> of_caches;
        for (const unsigned cpu : cpu_of_each_cache(one)) {
            int found = -1;
            for (const assigned_counter &each : assigned_counters(on_, on_.cache_of(cpu)))
                if (!each.is_class && each.rmid == one.rmid && found < 0)
                    found = static_cast<int>(each.number);
            of_caches.push_back(found);
        }
        assigned_.push_back(of_caches);
    }
}

std::uint64_t watch::mask_of(const watched_group &one, unsigned of_class) {
    const rdt::cache_allocation &l3 = on_.has().shared.l3;
    const std::size_t cache = on_.cache_of(one.cpus.front());
    const unsigned number = of_class * (on_.divides_code(cache) ? 2 : 1);
    return number < l3.classes ? on_.read(one.cpus.front(), rdt::l3_qos_mask::address + number)
                               : l3.whole();
}

watch::~watch() = default;

bool watch::counts_misses() const { return counters_ && counters_->has_misses; }

// --- time ---------------------------------------------------------------------------------------

// A CPU that rests may be ahead of one that works: what has passed is what passed on one of them.
watch::simulated_clock watch::clock_of(std::size_t group) {
    constexpr std::uint32_t time_stamp_counter = 0x10;
    const simulated_clock &before = clocks_[group];
    simulated_clock now;
    double most = 0;
    for (std::size_t i = 0; i < groups_[group].cpus.size(); ++i) {
        now.stamps.push_back(
            static_cast<double>(on_.read(groups_[group].cpus[i], time_stamp_counter)));
        most = std::max(most, now.stamps[i] - (i < before.stamps.size() ? before.stamps[i] : 0));
    }
    now.at = before.at + most / simulated_clocks_per_second;
    return now;
}

double watch::time_of(std::size_t group) {
    if (on_.is_simulated()) return clock_of(group).at;
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - began_).count();
}

double watch::since_row(std::size_t group) {
    const last_reading &last = last_[group];
    return time_of(group) - std::max(last.traffic.at, last.counted.at);
}

double watch::seconds() {
    double most = 0;
    for (std::size_t i = 0; i < groups_.size(); ++i)
        most = std::max(most, time_of(i) - first_[i]);
    return most;
}

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

watch::counted_traffic watch::traffic_counters(std::size_t group, rdt::event what) {
    const watched_group &one = groups_[group];
    const rdt::cache_monitoring &has = on_.has().shared.monitoring;
    if (!has.has(what)) return {{}, "not counted"};
    counted_traffic found;
    const std::vector<unsigned> cpus = cpu_of_each_cache(one);
    for (std::size_t i = 0; i < cpus.size(); ++i) {
        if (!assigns_counters(on_, cpus[i])) {
            found.of_caches.push_back(rdt::read(on_.device(), cpus[i], {what, one.rmid}, has));
            continue;
        }
        // A counter counts what it is assigned, whatever the event is called.
        if (assigned_[group][i] < 0 || what != rdt::event::l3_total_bandwidth)
            return {{}, "no counter"};
        found.of_caches.push_back(msr::qos::read_assigned(
            on_.device(), cpus[i], static_cast<unsigned>(assigned_[group][i]), on_.has()));
    }
    return found;
}

/// The program goes on while registers are read, for long where this process has to wait for a CPU
/// meanwhile: a ratio is only as good as its parts were read together. Of some tries the closest.
template <typename Read>
auto watch::read_together(std::size_t group, double since, const Read &read) {
    constexpr int tries = 8;
    constexpr double good = 0.02; // of what has passed
    struct {
        double at{};
        decltype(read()) value{};
    } closest;
    double closest_spread = HUGE_VAL;
    for (int i = 0; i < tries && closest_spread > good * (closest.at - since); ++i) {
        const double before = time_of(group);
        auto value = read();
        const double spread = time_of(group) - before;
        if (spread >= closest_spread) continue;
        closest_spread = spread;
        closest.at = before + spread / 2;
        closest.value = std::move(value);
    }
    return closest;
}

watch::traffic_reading watch::read_traffic(std::size_t group) {
    struct of_both {
        counted_traffic total, local;
    };
    auto found = read_together(group, last_[group].traffic.at, [&] {
        return of_both{traffic_counters(group, rdt::event::l3_total_bandwidth),
                       traffic_counters(group, rdt::event::l3_local_bandwidth)};
    });
    return {found.at, std::move(found.value.total), std::move(found.value.local)};
}

watch::counts_reading watch::read_counts(std::size_t group) {
    std::size_t first = 0; // session
    for (std::size_t i = 0; i < group; ++i)
        first += groups_[i].cpus.size();
    auto found = read_together(group, last_[group].counted.at, [&] {
        std::vector<double> sums(counters_->plan.texts.size());
        for (std::size_t cpu = 0; cpu < groups_[group].cpus.size(); ++cpu) {
            const auto counts = counters_->sessions[first + cpu].read();
            for (std::size_t each = 0; each < counts.size(); ++each)
                sums[counters_->writes.choice_of(each)] += static_cast<double>(counts.at(each));
        }
        return sums;
    });
    return {found.at, std::move(found.value)};
}

amount watch::traffic_between(const counted_traffic &before, const counted_traffic &now,
                              double passed, unsigned rmid) const {
    if (now.why != nullptr) return {false, 0, now.why};
    double sum = 0;
    for (std::size_t i = 0; i < now.of_caches.size(); ++i) {
        if (!now.of_caches[i]) return {false, 0, why_not(now.of_caches[i].state)};
        if (i >= before.of_caches.size() || !before.of_caches[i]) return {};
        const rdt::byte_count bytes = rdt::traffic_between(before.of_caches[i], now.of_caches[i],
                                                           on_.has().shared.monitoring);
        if (!bytes) return {false, 0, "went round"};
        sum += correction_.of(static_cast<double>(bytes.bytes), rmid);
    }
    return passed > 0 ? amount::of(sum / passed) : amount{false, 0, "idle"};
}

std::vector<watched_row> watch::read() {
    std::vector<watched_row> rows;
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        const watched_group &one = groups_[i];
        traffic_reading traffic = read_traffic(i);
        const double now = traffic.at;
        const double passed = now - last_[i].traffic.at;
        watched_row row{
            .seconds = first_.empty() ? 0 : now - first_[i], .passed = passed, .group = i};
        const auto works_for =
            msr::decode<rdt::pqr_assoc>(on_.read(one.cpus.front(), rdt::pqr_assoc::address));
        row.of_class = static_cast<unsigned>(works_for.cos);
        row.mask = mask_of(one, row.of_class);
        row.occupancy = occupancy_of(one);
        row.total = traffic_between(last_[i].traffic.total, traffic.total, passed, one.rmid);
        row.local = traffic_between(last_[i].traffic.local, traffic.local, passed, one.rmid);
        last_[i].traffic = std::move(traffic);
        if (counters_) {
            counts_reading counted = read_counts(i);
            std::vector<double> since = counted.sums;
            const std::vector<double> &before = last_[i].counted.sums;
            for (std::size_t each = 0; each < before.size(); ++each)
                since[each] -= before[each];
            last_[i].counted = std::move(counted);
            row.instructions = amount::of(since[0]);
            row.clocks = amount::of(since[1]);
            if (counters_->has_misses) row.misses = amount::of(since[2]);
        }
        if (on_.is_simulated()) clocks_[i] = clock_of(i);
        rows.push_back(row);
    }
    return rows;
}

std::vector<std::string> remarks_on(const processor &on, const std::string &system) {
    std::vector<std::string> all;
    if (on.is_simulated()) return all;
    const msr::core which = msr::core_named(on.name().c_str());
    for (const rdt::erratum &each : rdt::errata)
        if (each.processor == which)
            all.push_back(fmt::format("{}: {}: {} (confidence {})", on.name(), each.name, each.text,
                                      msr::name_of(each.sure)));
    const rdt::bandwidth_correction by =
        rdt::correction_of(which, on.has().shared.monitoring.rmids);
    if (by.millionths != rdt::bandwidth_correction{}.millionths)
        all.push_back(fmt::format(
            "{}: traffic under RMIDs above {} is multiplied by {:.6f}, as Linux "
            "does with {} RMIDs",
            on.name(), by.last_right_rmid, by.millionths / 1e6, on.has().shared.monitoring.rmids));
    if (const unsigned halves = nodes_of_a_cache(on, system); halves > 1)
        all.push_back(fmt::format("Sub-NUMA clustering: {} nodes share a cache, and an RMID counts "
                                  "in each of them apart: what is told is that of the node of the "
                                  "first CPU; give CPUs of one node in a group",
                                  halves));
    return all;
}

std::string text_of(const amount &one, double unit, int digits) {
    return one.is_known ? fmt::format("{:.{}f}", one.value / unit, digits) : one.why;
}

} // namespace msrpp::rdt_tool
