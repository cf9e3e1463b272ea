#include "programs.hpp"

#include "../watch/rmids.hpp"

#include "../../support/complaint.hpp"

#include <msr/amd/qos/registers.hpp>
#include <msr/rdt/registers.hpp>
#include <msr/register.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <set>
#include <utility>

namespace msrpp::rdt_tool {

namespace rdt = msr::rdt;

namespace {

/// Returns whether masks and bandwidth of a class of service have the values of reset in a cache.
bool is_as_at_reset(unsigned of_class, std::size_t cache, processor &machine) {
    const msr::qos::features &features = machine.has();
    const std::vector<unsigned> &cpus = machine.caches()[cache].cpus;
    const unsigned step = machine.divides_code(cache) ? 2 : 1;
    for (unsigned number = of_class * step; number < (of_class + 1) * step; ++number)
        if (number < features.shared.l3.classes &&
            machine.read(cpus.front(), rdt::l3_qos_mask::address + number) !=
                features.shared.l3.whole())
            return false;
    for (const unsigned cpu : cpus)
        if (of_class < features.shared.l2.classes &&
            machine.read(cpu, rdt::l2_qos_mask::address + of_class) != features.shared.l2.whole())
            return false;
    if (machine.is_amd())
        return of_class >= features.bandwidth_classes ||
               (machine.read(cpus.front(), msr::qos::mba_bw::address + of_class) >>
                    features.bandwidth_length &
                1) != 0;
    return of_class >= features.shared.mba.classes ||
           machine.read(cpus.front(), rdt::mba_thrtl::address + of_class) == 0;
}

} // namespace

std::vector<unsigned> free_classes(processor &machine) {
    std::set<unsigned> used;
    for (const unsigned cpu : machine.cpus())
        used.insert(static_cast<unsigned>(
            msr::decode<rdt::pqr_assoc>(machine.read(cpu, rdt::pqr_assoc::address)).cos));
    const rdt::features &features = machine.has().shared;
    unsigned classes = features.l3.classes != 0 ? features.l3.classes : machine.classes();
    if (!machine.is_amd() && features.mba.classes != 0)
        classes = std::min(classes, features.mba.classes);
    for (std::size_t cache = 0; cache < machine.caches().size(); ++cache)
        if (machine.divides_code(cache)) classes = std::min(classes, features.l3.classes / 2);
    std::vector<unsigned> free;
    for (unsigned number = classes; number-- > 1;) {
        bool is_free = used.count(number) == 0;
        for (std::size_t cache = 0; cache < machine.caches().size() && is_free; ++cache)
            is_free = is_as_at_reset(number, cache, machine);
        if (is_free) free.push_back(number);
    }
    if (free.empty())
        complain(rule_broken, "rdt: each class is somebody's: 'msrpp rdt show' tells whose, 'msrpp "
                              "rdt reset' takes them all");
    return free;
}

side_programs::side_programs(processor &machine, const std::vector<std::vector<std::string>> &lines,
                             const std::vector<unsigned> &cpus, std::vector<unsigned> classes,
                             double limit)
    : machine_{machine}, classes_{std::move(classes)}, limit_{limit} {
    std::vector<watched_group> groups;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        side_program program{.name = std::filesystem::path{lines[i].front()}.filename(),
                             .words = lines[i],
                             .cpu = cpus[i]};
        for (const side_program &other : programs_)
            if (other.name == program.name) {
                program.name += fmt::format("#{}", i + 1);
                break;
            }
        groups.push_back({fmt::format("{}", program.cpu), {program.cpu}, 0});
        programs_.push_back(std::move(program));
    }
    for (std::size_t i = 0; i < programs_.size(); ++i) {
        associate(programs_[i], classes_[std::min(i, classes_.size() - 1)]);
        programs_[i].mask = machine.has().shared.l3.whole();
    }
    give_rmids(groups, machine, false, false);
    watch_ = std::make_unique<watch>(machine, std::move(groups));
    if (!watch_->why_no_counts().empty())
        complain(rule_broken, "rdt: IPC and misses cannot be counted: " + watch_->why_no_counts());
    for (side_program &program : programs_)
        program.runs =
            std::make_unique<run::command>(program.words, std::vector<unsigned>{program.cpu});
}

void side_programs::associate(side_program &program, unsigned of_class) {
    auto value = msr::decode<rdt::pqr_assoc>(machine_.read(program.cpu, rdt::pqr_assoc::address));
    program.of_class = of_class;
    if (value.cos == of_class) return;
    value.cos = of_class;
    machine_.write(program.cpu, rdt::pqr_assoc::address, msr::try_encode(value).value);
}

void side_programs::begin() {
    for (side_program &program : programs_)
        program.runs->begin();
    // This process takes its signals again: the programs have started, and inherit none of its
    // handlers.
    stopping::take_again();
    read();
}

void side_programs::share(const division &division) {
    const std::size_t cache = machine_.cache_of(programs_.front().cpu);
    // Masks of a class: one, or one for data and one for code.
    const unsigned masks = machine_.divides_code(cache) ? 2 : 1;
    for (std::size_t group = 0; group < division.masks.size(); ++group)
        for (unsigned number = 0; number < masks; ++number)
            give_ways(cache, classes_[group] * masks + number, division.masks[group]);
    for (std::size_t i = 0; i < programs_.size(); ++i) {
        if (programs_[i].has_ended) continue;
        associate(programs_[i], classes_[division.group_of[i]]);
        programs_[i].mask = division.masks[division.group_of[i]];
    }
}

void side_programs::give_ways(std::size_t cache, unsigned number, std::uint64_t mask) {
    const std::uint32_t address = rdt::l3_qos_mask::address + number;
    if (machine_.read(programs_.front().cpu, address) == mask) return;
    if (const std::uint64_t got = machine_.write_cache(cache, address, mask); got != mask)
        complain(rule_broken, fmt::format("rdt: ia32_l3_qos_mask_{} reads back 0x{:x} where 0x{:x} "
                                          "was written: 'msrpp rdt set' tells what is known of it",
                                          number, got, mask));
}

bool side_programs::notice_ends() {
    bool present = false;
    for (side_program &program : programs_)
        if (!program.has_ended && program.runs->ends_within(0)) {
            program.status = program.runs->wait();
            program.has_ended = present = true;
        }
    return present;
}

double side_programs::still_to_run(double seconds) {
    double total = 0;
    for (std::size_t i = 0; i < programs_.size(); ++i)
        if (!programs_[i].has_ended) total += std::max(0.0, seconds - watch_->since_row(i));
    return total;
}

waited side_programs::pass(double seconds, const stopping &stop) {
    using clock = std::chrono::steady_clock;
    // The longest wait in seconds, for a program that sleeps and gains no simulated time. A program
    // that runs is waited for, however slowly the host lets it run.
    const auto patience = std::chrono::duration<double>(10 + 100 * seconds);
    auto went_on = clock::now();
    double left = still_to_run(seconds);
    // Seconds between two readings of the counts. On a simulated processor a reading takes clocks
    // of the program on this CPU, so that readings are few however long the host takes.
    double wait = machine_.is_simulated() ? 0.02 : std::min(0.02, seconds);
    for (;;) {
        if (stopping::is_asked()) return waited::stopped;
        if (notice_ends()) {
            stopping::take_again();
            return waited::program_ended;
        }
        if (limit_ > 0 && watch_->seconds() >= limit_) return waited::time_is_over;
        if (const double time = still_to_run(seconds); time < left) {
            left = time;
            went_on = clock::now();
        }
        if (left == 0 || clock::now() - went_on > patience) return waited::passed;
        stop.wait(wait, nullptr);
        if (machine_.is_simulated()) wait = std::min(2 * wait, 1.0);
    }
}

std::vector<std::size_t> side_programs::running_places() const {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < programs_.size(); ++i)
        if (!programs_[i].has_ended) places.push_back(i);
    return places;
}

std::size_t side_programs::running() const { return running_places().size(); }

} // namespace msrpp::rdt_tool
