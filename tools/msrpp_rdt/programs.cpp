#include "programs.hpp"

#include "../msrpp/complaint.hpp"

#include <msr/rdt/registers.hpp>
#include <msr/register.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <set>

namespace msrpp::rdt_tool {

namespace rdt = msr::rdt;

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
        bool is_whole = used.count(number) == 0;
        for (std::size_t cache = 0; cache < on.caches().size() && is_whole; ++cache) {
            const unsigned step = on.divides_code(cache) ? 2 : 1;
            for (unsigned each = number * step; each < (number + 1) * step; ++each)
                is_whole =
                    is_whole && (each >= has.l3.classes ||
                                 on.read(on.caches()[cache].cpus.front(),
                                         rdt::l3_qos_mask::address + each) == has.l3.whole());
        }
        if (is_whole) free.push_back(number);
    }
    if (free.empty())
        complain(rule_broken, "rdt: each class is somebody's: 'msrpp rdt show' tells whose, 'msrpp "
                              "rdt reset' takes them all");
    return free;
}

side_programs::side_programs(processor &on, const std::vector<std::vector<std::string>> &lines,
                             const std::vector<unsigned> &cpus,
                             const std::vector<unsigned> &classes)
    : on_{on} {
    std::vector<watched_group> groups;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        side_program one{.name = std::filesystem::path{lines[i].front()}.filename(),
                         .words = lines[i],
                         .cpu = cpus[i],
                         .of_class = classes[i]};
        groups.push_back({fmt::format("{}", one.cpu), {one.cpu}, 0});
        programs_.push_back(std::move(one));
    }
    for (side_program &one : programs_) {
        auto held = msr::decode<rdt::pqr_assoc>(on.read(one.cpu, rdt::pqr_assoc::address));
        held.cos = one.of_class;
        on.write(one.cpu, rdt::pqr_assoc::address, msr::try_encode(held).value);
        one.mask = on.has().shared.l3.whole();
    }
    give_rmids(groups, on, false, false);
    watch_ = std::make_unique<watch>(on, std::move(groups));
    if (!watch_->why_no_counts().empty())
        complain(rule_broken,
                 "rdt: balance: IPC and misses cannot be counted: " + watch_->why_no_counts());
    for (side_program &one : programs_)
        one.runs = std::make_unique<run::command>(one.words, std::vector<unsigned>{one.cpu});
}

void side_programs::begin() {
    for (side_program &one : programs_)
        one.runs->begin();
}

void side_programs::give(std::size_t program, std::uint64_t mask) {
    side_program &one = programs_[program];
    if (one.mask == mask) return;
    const std::uint64_t got =
        on_.write_cache(on_.cache_of(one.cpu), rdt::l3_qos_mask::address + one.of_class, mask);
    if (got != mask)
        complain(rule_broken, fmt::format("rdt: balance: the mask of class {} reads back 0x{:x} "
                                          "where 0x{:x} was written",
                                          one.of_class, got, mask));
    one.mask = mask;
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

std::size_t side_programs::running() const {
    return static_cast<std::size_t>(
        std::count_if(programs_.begin(), programs_.end(),
                      [](const side_program &one) { return !one.has_ended; }));
}

} // namespace msrpp::rdt_tool
