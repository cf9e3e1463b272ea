#include "opened_choices.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace msrpp::run {

opened_choices::opened_choices(const work &work, const std::vector<pid_t> &threads, plans groups) {
    for (const family_plan &group : groups)
        choices_ += group.texts.size();
    if (groups.size() != 1 || !run::has_meters(groups.front())) {
        events_.emplace(work, threads, groups);
        return;
    }
    meters_.emplace(work, groups);
    counted_.push_back(without_meters(groups.front()));
    if (counted_.front().readouts.empty()) return; // the plan has meters alone
    work_.emplace(work);
    for (kind_plans &kind : work_->kinds)
        for (family_plan &group : kind.groups)
            group = without_meters(group);
    events_.emplace(*work_, threads, plans{counted_});
}

void opened_choices::start() {
    if (meters_) meters_->start();
    if (events_) events_->start();
}

void opened_choices::stop() {
    if (events_) events_->stop();
}

std::vector<reading> opened_choices::read() {
    std::vector<reading> readings = events_ ? events_->read() : std::vector<reading>(choices_);
    if (meters_) meters_->read(readings);
    return readings;
}

std::vector<cpu_readings> opened_choices::read_cpus() {
    std::vector<cpu_readings> result = events_ ? events_->read_cpus() : std::vector<cpu_readings>{};
    if (!meters_) return result;
    for (const cpu_readings &meters : meters_->cpus()) {
        auto place = std::find_if(result.begin(), result.end(), [&](const cpu_readings &known) {
            return known.cpu == meters.cpu;
        });
        if (place == result.end())
            place = result.insert(result.end(), cpu_readings{meters.cpu, {}, {}});
        place->choices.insert(place->choices.end(), meters.choices.begin(), meters.choices.end());
        place->readings.insert(place->readings.end(), meters.readings.begin(),
                               meters.readings.end());
    }
    return result;
}

} // namespace msrpp::run
