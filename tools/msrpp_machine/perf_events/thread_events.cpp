#include "thread_events.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace msrpp::machine {

namespace {

/// Instructions for which a group of events keeps the counters before other groups have their turn:
/// about what a processor executes in a millisecond.
constexpr std::uint64_t instructions_of_turn = 1'000'000;

/// The enabled parts (event and thread) of a group of events, the leader first.
using group = std::vector<event_part *>;

std::vector<group> groups_of(const std::vector<event_part *> &parts) {
    std::vector<group> groups;
    for (event_part *const part : parts) {
        if (part->whole->leader != part->whole || !is_enabled(*part)) continue;
        group &group = groups.emplace_back();
        group.push_back(part);
        for (const event *const member : part->whole->members)
            if (event_part *const other = member->part_of(part->thread);
                other != nullptr && is_enabled(*other))
                group.push_back(other);
    }
    return groups;
}

/// Adds the choices (events) of a group to `choices` if the counters can count all of them at the
/// same time. Returns whether the counters can.
bool add_choices(const group &group, std::vector<std::pair<unsigned, std::string>> &choices,
                 event_plans &plans) {
    std::vector<std::pair<unsigned, std::string>> total = choices;
    for (const event_part *const part : group)
        if (part->whole->takes_counter() && !part->whole->planned.is_of_ibs)
            total.emplace_back(part->whole->planned.kind, part->whole->planned.text);
    if (total.size() == choices.size()) return true;
    std::vector<std::string> texts;
    const unsigned kind = total.back().first;
    for (const auto &[kind_of_text, text] : total)
        if (kind_of_text == kind) texts.push_back(text);
    if (!plans.fit(kind, texts)) return false;
    choices = std::move(total);
    return true;
}

} // namespace

void thread_events::remove(const event &whole) {
    std::erase_if(parts_, [&](const event_part *part) { return part->whole == &whole; });
}

void thread_events::schedule(event_plans &plans) {
    for (event_part *const part : parts_)
        part->has_counter = false;
    std::vector<group> groups = groups_of(parts_);
    const auto first_flexible =
        std::stable_partition(groups.begin(), groups.end(), [](const group &group) {
            return group.front()->whole->attributes.pinned != 0;
        });
    const auto flexible = groups.end() - first_flexible;
    if (flexible > 1)
        std::rotate(first_flexible,
                    first_flexible +
                        static_cast<std::ptrdiff_t>(turn_ % static_cast<std::uint64_t>(flexible)),
                    groups.end());
    std::vector<std::pair<unsigned, std::string>> choices;
    takes_turns_ = false;
    for (auto next = groups.begin(); next != groups.end(); ++next) {
        const bool has_room = add_choices(*next, choices, plans);
        for (event_part *const part : *next)
            part->has_counter = has_room;
        if (has_room) continue;
        if (next < first_flexible)
            next->front()->is_broken = true;
        else
            takes_turns_ = true;
    }
}

namespace {

/// Returns whether an event counts on a CPU.
bool is_on(const event &whole, unsigned cpu, const event_plans &plans) {
    return (whole.cpu < 0 || static_cast<unsigned>(whole.cpu) == cpu) &&
           (whole.is_clock || whole.planned.kind == plans.kind_of(cpu));
}

} // namespace

std::uint64_t thread_events::load_latency(unsigned cpu, const event_plans &plans) const {
    for (const event_part *const part : parts_)
        if (part->has_counter && part->whole->planned.load_latency != 0 && is_enabled(*part) &&
            is_on(*part->whole, cpu, plans))
            return part->whole->planned.load_latency;
    return 0;
}

void thread_events::add_awaited(unsigned cpu, const event_plans &plans, bool precise,
                                std::vector<msr::sim::awaited_overflow> &destination) const {
    for (const event_part *const part : parts_)
        if (part->period != 0 && part->has_counter && part->whole->takes_counter() &&
            part->whole->planned.is_precise == precise && is_enabled(*part) &&
            is_on(*part->whole, cpu, plans))
            destination.push_back(
                {.sum = part->whole->planned.upper_bound(), .left = part->left()});
}

void thread_events::count(unsigned cpu, const msr::sim::tally &tally, event_plans &plans) {
    for (event_part *const part : parts_) {
        const event &whole = *part->whole;
        if (whole.is_of_host || !is_enabled(*part)) continue;
        if (is_on(whole, cpu, plans))
            part->count_tally(tally);
        else // the event is enabled, but has no counter of the simulated processor
            part->instructions += tally[msr::sim::signal::instructions];
    }
    if (!takes_turns_) return;
    progress_ += tally[msr::sim::signal::instructions];
    if (progress_ < instructions_of_turn) return;
    progress_ = 0;
    ++turn_;
    schedule(plans);
}

} // namespace msrpp::machine
