#include "sample_watch.hpp"

#include "../ring/ring.hpp"

#include <algorithm>
#include <utility>

namespace msrpp::machine {

sample_watch::sample_watch(models &models, unsigned cpus, count_function count,
                           awaited_function awaited)
    : count_{std::move(count)}, awaited_{std::move(awaited)} {
    for (unsigned cpu = 0; cpu < cpus; ++cpu) {
        class models *const of_cpu = &models.models_at(cpu);
        const auto known = std::find(models_of_kinds_.begin(), models_of_kinds_.end(), of_cpu);
        kinds_.push_back(static_cast<std::size_t>(known - models_of_kinds_.begin()));
        if (known != models_of_kinds_.end()) continue;
        models_of_kinds_.push_back(of_cpu);
        msr::sim::watched_counters &counters = *this;
        auto watch = std::make_unique<msr::sim::overflow_watch>(counters, of_cpu->parts());
        watch->on_interrupt({[](void *self, const msr::sim::interrupt &interrupt) {
                                 static_cast<sample_watch *>(self)->place_ = {interrupt.address,
                                                                              interrupt.lane};
                             },
                             this});
        of_cpu->looking().add(*watch);
        watches_.push_back(std::move(watch));
    }
}

sample_place sample_watch::place_of(unsigned cpu) {
    watches_[kinds_[cpu]]->overflowed({.cpu = cpu});
    return place_;
}

void sample_watch::follow_calls() {
    if (!chains_.empty()) return;
    for (class models *const of_kind : models_of_kinds_) {
        chains_.push_back(std::make_unique<call_chains>(lane_count));
        of_kind->looking().add(*chains_.back());
        chains_.back()->watch(static_cast<unsigned>(kinds_.size()));
    }
}

std::vector<std::uint64_t> sample_watch::callers(unsigned cpu, std::size_t lane,
                                                 std::uint64_t address) const {
    constexpr std::size_t most = 127; // kernel.perf_event_max_stack
    return chains_.empty() ? std::vector<std::uint64_t>{}
                           : chains_[kinds_[cpu]]->of(lane, address, most);
}

void sample_watch::begin_lane(std::size_t lane) {
    for (const std::unique_ptr<call_chains> &chain : chains_)
        chain->begin(lane, {});
}

} // namespace msrpp::machine
