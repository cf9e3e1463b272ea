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

/// Whether masks and bandwidth of a class are as at reset in a cache.
bool is_as_at_reset(unsigned of_class, std::size_t cache, processor &on) {
    const msr::qos::features &has = on.has();
    const std::vector<unsigned> &cpus = on.caches()[cache].cpus;
    const unsigned step = on.divides_code(cache) ? 2 : 1;
    for (unsigned each = of_class * step; each < (of_class + 1) * step; ++each)
        if (each < has.shared.l3.classes &&
            on.read(cpus.front(), rdt::l3_qos_mask::address + each) != has.shared.l3.whole())
            return false;
    for (const unsigned cpu : cpus)
        if (of_class < has.shared.l2.classes &&
            on.read(cpu, rdt::l2_qos_mask::address + of_class) != has.shared.l2.whole())
            return false;
    if (on.is_amd())
        return of_class >= has.bandwidth_classes ||
               (on.read(cpus.front(), msr::qos::mba_bw::address + of_class) >>
                    has.bandwidth_length &
                1) != 0;
    return of_class >= has.shared.mba.classes ||
           on.read(cpus.front(), rdt::mba_thrtl::address + of_class) == 0;
}

} // namespace

std::vector<unsigned> free_classes(processor &on) {
    std::set<unsigned> used;
    for (const unsigned cpu : on.cpus())
        used.insert(static_cast<unsigned>(
            msr::decode<rdt::pqr_assoc>(on.read(cpu, rdt::pqr_assoc::address)).cos));
    const rdt::features &has = on.has().shared;
    unsigned classes = has.l3.classes != 0 ? has.l3.classes : on.classes();
    if (!on.is_amd() && has.mba.classes != 0) classes = std::min(classes, has.mba.classes);
    for (std::size_t cache = 0; cache < on.caches().size(); ++cache)
        if (on.divides_code(cache)) classes = std::min(classes, has.l3.classes / 2);
    std::vector<unsigned> free;
    for (unsigned number = classes; number-- > 1;) {
        bool is_free = used.count(number) == 0;
        for (std::size_t cache = 0; cache < on.caches().size() && is_free; ++cache)
            is_free = is_as_at_reset(number, cache, on);
        if (is_free) free.push_back(number);
    }
    if (free.empty())
        complain(rule_broken, "rdt: each class is somebody's: 'msrpp rdt show' tells whose, 'msrpp "
                              "rdt reset' takes them all");
    return free;
}

side_programs::side_programs(processor &on, const std::vector<std::vector<std::string>> &lines,
                             const std::vector<unsigned> &cpus, std::vector<unsigned> classes,
                             double limit)
    : on_{on}, classes_{std::move(classes)}, limit_{limit} {
    std::vector<watched_group> groups;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        side_program one{.name = std::filesystem::path{lines[i].front()}.filename(),
                         .words = lines[i],
                         .cpu = cpus[i]};
        for (const side_program &other : programs_)
            if (other.name == one.name) {
                one.name += fmt::format("#{}", i + 1);
                break;
            }
        groups.push_back({fmt::format("{}", one.cpu), {one.cpu}, 0});
        programs_.push_back(std::move(one));
    }
    for (std::size_t i = 0; i < programs_.size(); ++i) {
        associate(programs_[i], classes_[std::min(i, classes_.size() - 1)]);
        programs_[i].mask = on.has().shared.l3.whole();
    }
    give_rmids(groups, on, false, false);
    watch_ = std::make_unique<watch>(on, std::move(groups));
    if (!watch_->why_no_counts().empty())
        complain(rule_broken, "rdt: IPC and misses cannot be counted: " + watch_->why_no_counts());
    for (side_program &one : programs_)
        one.runs = std::make_unique<run::command>(one.words, std::vector<unsigned>{one.cpu});
}

void side_programs::associate(side_program &one, unsigned of_class) {
    auto held = msr::decode<rdt::pqr_assoc>(on_.read(one.cpu, rdt::pqr_assoc::address));
    one.of_class = of_class;
    if (held.cos == of_class) return;
    held.cos = of_class;
    on_.write(one.cpu, rdt::pqr_assoc::address, msr::try_encode(held).value);
}

void side_programs::begin() {
    for (side_program &one : programs_)
        one.runs->begin();
    stopping::take_again(); // programs get no signals of ours
    read();
}

void side_programs::share(const division &how) {
    const std::size_t cache = on_.cache_of(programs_.front().cpu);
    const unsigned masks = on_.divides_code(cache) ? 2 : 1; // of a class
    for (std::size_t group = 0; group < how.masks.size(); ++group)
        for (unsigned each = 0; each < masks; ++each)
            give_ways(cache, classes_[group] * masks + each, how.masks[group]);
    for (std::size_t i = 0; i < programs_.size(); ++i) {
        if (programs_[i].has_ended) continue;
        associate(programs_[i], classes_[how.group_of[i]]);
        programs_[i].mask = how.masks[how.group_of[i]];
    }
}

void side_programs::give_ways(std::size_t cache, unsigned number, std::uint64_t mask) {
    const std::uint32_t address = rdt::l3_qos_mask::address + number;
    if (on_.read(programs_.front().cpu, address) == mask) return;
    if (const std::uint64_t got = on_.write_cache(cache, address, mask); got != mask)
        complain(rule_broken, fmt::format("rdt: ia32_l3_qos_mask_{} reads back 0x{:x} where 0x{:x} "
                                          "was written: 'msrpp rdt set' tells what is known of it",
                                          number, got, mask));
}

bool side_programs::notice_ends() {
    bool any = false;
    for (side_program &one : programs_)
        if (!one.has_ended && one.runs->ends_within(0)) {
            one.status = one.runs->wait();
            one.has_ended = any = true;
        }
    return any;
}

double side_programs::still_to_run(double seconds) {
    double all = 0;
    for (std::size_t i = 0; i < programs_.size(); ++i)
        if (!programs_[i].has_ended) all += std::max(0.0, seconds - watch_->since_row(i));
    return all;
}

waited side_programs::pass(double seconds, const stopping &stop) {
    using clock = std::chrono::steady_clock;
    // A program that sleeps has no simulated seconds: it is not waited for without end. One that
    // goes on is, however slowly the host lets it.
    const auto patience = std::chrono::duration<double>(10 + 100 * seconds);
    auto went_on = clock::now();
    double left = still_to_run(seconds);
    for (;;) {
        if (stopping::is_asked()) return waited::stopped;
        if (notice_ends()) {
            stopping::take_again();
            return waited::program_ended;
        }
        if (limit_ > 0 && watch_->seconds() >= limit_) return waited::time_is_over;
        if (const double now = still_to_run(seconds); now < left) {
            left = now;
            went_on = clock::now();
        }
        if (left == 0 || clock::now() - went_on > patience) return waited::passed;
        constexpr double look = 0.02;
        stop.wait(on_.is_simulated() ? look : std::min(look, seconds), nullptr);
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
