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

/// The events that are counted in addition to RDT on Intel's processors: instructions, clocks,
/// misses of the last-level cache.
constexpr const char *of_intel[] = {"inst_retired.any", "cpu_clk_unhalted.thread",
                                    "longest_lat_cache.miss"};
// The events that are counted in addition to RDT on AMD's processors. Fills of a core from memory
// stand for misses, because AMD's L3 counters do not distinguish cores.
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

/// Returns the number of NUMA nodes to which the CPUs of the first cache belong.
unsigned nodes_of_a_cache(const processor &machine, const std::string &system) {
    std::set<std::string> nodes;
    for (const unsigned cpu : machine.caches().front().cpus) {
        std::error_code error;
        const auto directory = fmt::format("{}/cpu{}", system, cpu);
        for (const auto &entry : std::filesystem::directory_iterator{directory, error})
            if (const std::string name = entry.path().filename(); name.starts_with("node"))
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

// --- counters of watched CPUs --------------------------------------------------------------------

struct watch::counters {
    family identity;
    family_plan plan;
    run::plain_program writes;
    msr::run_time_plan program;
    std::vector<unsigned> cpus;
    std::vector<msr::basic_session<msr::run_time_plan>> sessions;
    bool has_misses;

    counters(const family &family, const std::vector<std::string> &choices, bool misses)
        : identity{family}, plan{identity.plan(identity, choices)}, writes{plan},
          program{writes.view()}, has_misses{misses} {}
    counters(const counters &) = delete;
    counters &operator=(const counters &) = delete;
};

watch::watch(processor &machine, std::vector<watched_group> groups)
    : machine_{machine}, groups_{std::move(groups)},
      last_(groups_.size()), began_{std::chrono::steady_clock::now()}, clocks_(groups_.size()) {
    try {
        target_options line;
        line.cpu = cpu_named(machine.name());
        line.cpu_text = machine.name();
        // Misses are not counted on simulated AMD processors: the models do not count fills from
        // memory.
        const bool misses = !(machine.is_amd() && machine.is_simulated());
        std::vector<std::string> names = counted_beside(machine.is_amd());
        if (!misses) names.pop_back();
        counters_ = std::make_unique<counters>(family_of_options(line), names, misses);
        for (const watched_group &group : groups_)
            counters_->cpus.insert(counters_->cpus.end(), group.cpus.begin(), group.cpus.end());
        for (const unsigned cpu : counters_->cpus)
            counters_->sessions.push_back(
                msr::session{machine.device(), counters_->program, msr::watch_cpu(cpu)});
        for (auto &entry : counters_->sessions)
            entry.start();
    } catch (const complaint &problem) {
        reason_ = problem.line;
    } catch (const std::exception &error) {
        reason_ = error.what();
    }
    if (!reason_.empty()) {
        reason_ += how_to_free();
        counters_.reset();
    }
    // The correction of traffic counts concerns only real processors: simulated processors count
    // exactly.
    if (!machine.is_simulated())
        correction_ = rdt::correction_of(msr::core_named(machine.name().c_str()),
                                         machine.has().shared.monitoring.rmids);
    find_assigned_counters();
    read();
    for (const last_reading &reading : last_)
        first_.push_back(reading.traffic.position);
}

/// Returns the commands that free counters which a killed run left enabled; empty where no counter
/// is in use.
std::string watch::how_to_free() {
    std::vector<std::string> commands;
    if (!counters_) return {};
    counters_->sessions.clear(); // the sessions of this watch are no other users of counters
    for (const unsigned cpu : counters_->cpus)
        for (const msr::claim &claim : counters_->program.view().claims) {
            std::uint64_t current = 0;
            if (machine_.device().read(cpu, claim.address, current) ||
                (current & claim.mask) != claim.value)
                continue;
            const std::string command = fmt::format("wrmsr -p {} {:#x} 0", cpu, claim.address);
            if (std::find(commands.begin(), commands.end(), command) == commands.end())
                commands.push_back(command);
        }
    if (commands.empty()) return {};
    return "; 'msrpp rdt reset' does not free counters; where nobody counts any more, this does: " +
           joined(commands, "; ");
}

void watch::find_assigned_counters() {
    for (const watched_group &group : groups_) {
        std::vector<int> of_caches;
        for (const unsigned cpu : cpu_of_each_cache(group)) {
            int position = -1;
            for (const assigned_counter &counter :
                 assigned_counters(machine_, machine_.cache_of(cpu)))
                if (!counter.is_class && counter.rmid == group.rmid && position < 0)
                    position = static_cast<int>(counter.number);
            of_caches.push_back(position);
        }
        assigned_.push_back(of_caches);
    }
}

std::uint64_t watch::mask_of(const watched_group &group, unsigned of_class) {
    const rdt::cache_allocation &l3 = machine_.has().shared.l3;
    const std::size_t cache = machine_.cache_of(group.cpus.front());
    const unsigned number = of_class * (machine_.divides_code(cache) ? 2 : 1);
    return number < l3.classes
               ? machine_.read(group.cpus.front(), rdt::l3_qos_mask::address + number)
               : l3.whole();
}

watch::~watch() = default;

bool watch::counts_misses() const { return counters_ && counters_->has_misses; }

// --- time of watched groups ----------------------------------------------------------------------

// Returns the simulated clock of a group. A CPU that idles may be ahead of a CPU that works: the
// time that has passed is the time on a single CPU.
watch::simulated_clock watch::clock_of(std::size_t group) {
    constexpr std::uint32_t time_stamp_counter = 0x10;
    const simulated_clock &previous = clocks_[group];
    simulated_clock time;
    double maximum = 0;
    for (std::size_t i = 0; i < groups_[group].cpus.size(); ++i) {
        time.stamps.push_back(
            static_cast<double>(machine_.read(groups_[group].cpus[i], time_stamp_counter)));
        maximum = std::max(maximum,
                           time.stamps[i] - (i < previous.stamps.size() ? previous.stamps[i] : 0));
    }
    time.position = previous.position + maximum / simulated_clocks_per_second;
    return time;
}

double watch::time_of(std::size_t group) {
    if (machine_.is_simulated()) return clock_of(group).position;
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - began_).count();
}

double watch::since_row(std::size_t group) {
    const last_reading &last = last_[group];
    return time_of(group) - std::max(last.traffic.position, last.counted.position);
}

double watch::seconds() {
    double maximum = 0;
    for (std::size_t i = 0; i < groups_.size(); ++i)
        maximum = std::max(maximum, time_of(i) - first_[i]);
    return maximum;
}

// --- reading of watched groups' counters ---------------------------------------------------------

std::vector<unsigned> watch::cpu_of_each_cache(const watched_group &group) const {
    std::vector<unsigned> cpus;
    std::vector<std::size_t> caches;
    for (const unsigned cpu : group.cpus)
        if (const std::size_t cache = machine_.cache_of(cpu);
            std::find(caches.begin(), caches.end(), cache) == caches.end()) {
            caches.push_back(cache);
            cpus.push_back(cpu);
        }
    return cpus;
}

amount watch::occupancy_of(const watched_group &group) {
    const rdt::cache_monitoring &features = machine_.has().shared.monitoring;
    if (!features.has(rdt::event::l3_occupancy)) return {false, 0, "not counted"};
    double sum = 0;
    for (const unsigned cpu : cpu_of_each_cache(group)) {
        const rdt::reading got =
            rdt::read(machine_.device(), cpu, {rdt::event::l3_occupancy, group.rmid}, features);
        if (!got) return {false, 0, why_not(got.state)};
        const rdt::byte_count bytes = rdt::occupancy_of(got, features);
        if (!bytes) return {false, 0, "not counted"};
        sum += static_cast<double>(bytes.bytes);
    }
    return amount::of(sum);
}

watch::counted_traffic watch::traffic_counters(std::size_t group, rdt::event event) {
    const watched_group &watched_group = groups_[group];
    const rdt::cache_monitoring &features = machine_.has().shared.monitoring;
    if (!features.has(event)) return {{}, "not counted"};
    counted_traffic traffic;
    const std::vector<unsigned> cpus = cpu_of_each_cache(watched_group);
    for (std::size_t i = 0; i < cpus.size(); ++i) {
        if (!assigns_counters(machine_, cpus[i])) {
            traffic.of_caches.push_back(
                rdt::read(machine_.device(), cpus[i], {event, watched_group.rmid}, features));
            continue;
        }
        // A counter that is assigned to an RMID counts what the assignment says, whatever the event
        // is called.
        if (assigned_[group][i] < 0 || event != rdt::event::l3_total_bandwidth)
            return {{}, "no counter"};
        traffic.of_caches.push_back(
            msr::qos::read_assigned(machine_.device(), cpus[i],
                                    static_cast<unsigned>(assigned_[group][i]), machine_.has()));
    }
    return traffic;
}

/// Reads several registers together. The program goes on while registers are read, for long where
/// this process has to wait for a CPU meanwhile, and a ratio is only as exact as its parts were
/// read together: of several tries the one that took the least time is kept.
template <typename Read>
auto watch::read_together(std::size_t group, double start, const Read &read) {
    constexpr int attempts = 8;
    // Share of the time since the previous reading; a reading of the counters that took less than
    // this share is good enough.
    constexpr double good = 0.02;
    struct {
        double position{};
        decltype(read()) value{};
    } closest;
    double closest_spread = HUGE_VAL;
    for (int i = 0; i < attempts && closest_spread > good * (closest.position - start); ++i) {
        const double previous = time_of(group);
        auto value = read();
        const double spread = time_of(group) - previous;
        if (spread >= closest_spread) continue;
        closest_spread = spread;
        closest.position = previous + spread / 2;
        closest.value = std::move(value);
    }
    return closest;
}

watch::traffic_reading watch::read_traffic(std::size_t group) {
    struct of_both {
        counted_traffic total, local;
    };
    auto result = read_together(group, last_[group].traffic.position, [&] {
        return of_both{traffic_counters(group, rdt::event::l3_total_bandwidth),
                       traffic_counters(group, rdt::event::l3_local_bandwidth)};
    });
    return {result.position, std::move(result.value.total), std::move(result.value.local)};
}

watch::counts_reading watch::read_counts(std::size_t group) {
    // Index of the counting session on the first CPU of the group.
    std::size_t first = 0;
    for (std::size_t i = 0; i < group; ++i)
        first += groups_[i].cpus.size();
    auto result = read_together(group, last_[group].counted.position, [&] {
        std::vector<double> sums(counters_->plan.texts.size());
        for (std::size_t cpu = 0; cpu < groups_[group].cpus.size(); ++cpu) {
            const auto counts = counters_->sessions[first + cpu].read();
            for (std::size_t index = 0; index < counts.size(); ++index)
                sums[counters_->writes.choice_of(index)] += static_cast<double>(counts.at(index));
        }
        return sums;
    });
    return {result.position, std::move(result.value)};
}

amount watch::traffic_between(const counted_traffic &previous, const counted_traffic &current,
                              double passed, unsigned rmid) const {
    if (current.reason != nullptr) return {false, 0, current.reason};
    double sum = 0;
    for (std::size_t i = 0; i < current.of_caches.size(); ++i) {
        if (!current.of_caches[i]) return {false, 0, why_not(current.of_caches[i].state)};
        if (i >= previous.of_caches.size() || !previous.of_caches[i]) return {};
        const rdt::byte_count bytes = rdt::traffic_between(
            previous.of_caches[i], current.of_caches[i], machine_.has().shared.monitoring);
        if (!bytes) return {false, 0, "went round"};
        sum += correction_.of(static_cast<double>(bytes.bytes), rmid);
    }
    return passed > 0 ? amount::of(sum / passed) : amount{false, 0, "idle"};
}

std::vector<watched_row> watch::read() {
    std::vector<watched_row> rows;
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        const watched_group &group = groups_[i];
        traffic_reading traffic = read_traffic(i);
        const double time = traffic.position;
        const double passed = time - last_[i].traffic.position;
        watched_row row{
            .seconds = first_.empty() ? 0 : time - first_[i], .passed = passed, .group = i};
        const auto works_for =
            msr::decode<rdt::pqr_assoc>(machine_.read(group.cpus.front(), rdt::pqr_assoc::address));
        row.of_class = static_cast<unsigned>(works_for.cos);
        row.mask = mask_of(group, row.of_class);
        row.occupancy = occupancy_of(group);
        row.total = traffic_between(last_[i].traffic.total, traffic.total, passed, group.rmid);
        row.local = traffic_between(last_[i].traffic.local, traffic.local, passed, group.rmid);
        last_[i].traffic = std::move(traffic);
        if (counters_) {
            counts_reading counted = read_counts(i);
            std::vector<double> start = counted.sums;
            const std::vector<double> &previous = last_[i].counted.sums;
            for (std::size_t index = 0; index < previous.size(); ++index)
                start[index] -= previous[index];
            last_[i].counted = std::move(counted);
            row.instructions = amount::of(start[0]);
            row.clocks = amount::of(start[1]);
            if (counters_->has_misses) row.misses = amount::of(start[2]);
        }
        if (machine_.is_simulated()) clocks_[i] = clock_of(i);
        rows.push_back(row);
    }
    return rows;
}

std::vector<std::string> remarks_on(const processor &machine, const std::string &system) {
    std::vector<std::string> texts;
    if (machine.is_simulated()) return texts;
    const msr::core core = msr::core_named(machine.name().c_str());
    for (const rdt::erratum &erratum : rdt::errata)
        if (erratum.processor == core)
            texts.push_back(fmt::format("{}: {}: {} (confidence {})", machine.name(), erratum.name,
                                        erratum.text, msr::name_of(erratum.sure)));
    const rdt::bandwidth_correction correction =
        rdt::correction_of(core, machine.has().shared.monitoring.rmids);
    if (correction.millionths != rdt::bandwidth_correction{}.millionths)
        texts.push_back(
            fmt::format("{}: traffic under RMIDs above {} is multiplied by {:.6f}, as Linux "
                        "does with {} RMIDs",
                        machine.name(), correction.last_right_rmid, correction.millionths / 1e6,
                        machine.has().shared.monitoring.rmids));
    if (const unsigned halves = nodes_of_a_cache(machine, system); halves > 1)
        texts.push_back(
            fmt::format("Sub-NUMA clustering: {} nodes share a cache, and an RMID counts "
                        "in each of them apart: what is told is that of the node of the "
                        "first CPU; give CPUs of one node in a group",
                        halves));
    return texts;
}

std::string text_of(const amount &amount, double unit, int digits) {
    return amount.is_known ? fmt::format("{:.{}f}", amount.value / unit, digits) : amount.reason;
}

} // namespace msrpp::rdt_tool
