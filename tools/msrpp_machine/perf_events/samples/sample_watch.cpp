#include "sample_watch.hpp"

#include "../../ring/ring.hpp"

#include <msr/sim/models/model_parts.hpp>
#include <msr/sim/registers/interrupt.hpp>

#include <algorithm>
#include <utility>

namespace msrpp::machine {

using msr::sim::hits_needed;

/// Watches for overflows of counters. `hits`: the cache hits that the watched counters need to see.
class hit_overflow_watch : public msr::sim::overflow_watch {
public:
    hit_overflow_watch(msr::sim::watched_counters &counters, msr::sim::processor_models &models,
                       hits_needed hits)
        : overflow_watch{counters, models}, hits_{hits} {}
    hits_needed needs_hits() const override { return hits_; }

private:
    hits_needed hits_;
};

/// Watches the sampling periods of counters that need all accesses to memory, or of counters that
/// do not, as the argument `hits` says.
class period_watch : private msr::sim::watched_counters {
public:
    period_watch(sample_watch &owner, models &models, hits_needed hits)
        : owner_{owner}, watch_{*this, models.parts(), hits} {
        watch_.on_interrupt(
            {[](void *self, const msr::sim::interrupt &interrupt) {
                 static_cast<period_watch *>(self)->owner_.places_[interrupt.cpu] = {
                     interrupt.address, interrupt.lane};
             },
             this});
        models.looking().add(watch_);
    }
    void update(unsigned cpu) { watch_.counted(cpu); }
    void find_place(unsigned cpu) {
        if (watch_.wants(cpu)) watch_.overflowed({.cpu = cpu}); // sets the CPU's entry in `places_`
    }

private:
    sample_watch &owner_;
    hit_overflow_watch watch_;

    void settle(unsigned cpu) override {
        watch_.overflowed({.cpu = cpu}); // sets the CPU's entry in `places_`
        owner_.count_(cpu);
    }
    void add_awaited(unsigned cpu, std::vector<msr::sim::awaited_overflow> &destination) override {
        owner_.awaited_(cpu, false, destination);
        const bool needs_all = watch_.needs_hits() == hits_needed::all;
        std::erase_if(destination, [&](const msr::sim::awaited_overflow &overflow) {
            return msr::sim::counts_hits(overflow.sum) != needs_all;
        });
    }
};

/// Returns whether an event with precise samples needs each access to memory in order: true where
/// the event counts loads or stores, loads above a latency included.
bool needs_accesses(const msr::sim::signal_sum &sum) {
    return msr::sim::counts_hits(sum) ||
           std::any_of(sum.terms, sum.terms + sum.count,
                       [](const auto &term) { return term.of == msr::sim::signal::latent_loads; });
}

/// Watches the sampling periods of events with precise samples: of events that need each access to
/// memory, or of events that do not, as the argument `hits` says.
class precise_period_watch : private msr::sim::watched_counters {
public:
    precise_period_watch(sample_watch &owner, models &models, hits_needed hits)
        : owner_{owner}, watch_{*this, models.parts(), hits} {
        watch_.on_interrupt(
            {[](void *self, const msr::sim::interrupt &interrupt) {
                 static_cast<precise_period_watch *>(self)->owner_.places_[interrupt.cpu] = {
                     interrupt.address, interrupt.lane};
             },
             this});
        models.looking().add(watch_);
    }
    void update(unsigned cpu) { watch_.update(cpu, needs_all() ? owner_.latency_(cpu) : 0); }
    bool needs_all() const { return watch_.needs_hits() == hits_needed::all; }
    void find_place(unsigned cpu) {
        if (watch_.wants(cpu)) watch_.overflowed({.cpu = cpu}); // sets the CPU's entry in `places_`
    }
    precise_place find(unsigned cpu, const period_end &end) const { return watch_.find(cpu, end); }

private:
    sample_watch &owner_;
    precise_watch watch_;

    void settle(unsigned cpu) override {
        find_place(cpu);
        owner_.count_(cpu);
    }
    void add_awaited(unsigned cpu, std::vector<msr::sim::awaited_overflow> &destination) override {
        owner_.awaited_(cpu, true, destination);
        std::erase_if(destination, [&](const msr::sim::awaited_overflow &overflow) {
            return needs_accesses(overflow.sum) != needs_all();
        });
    }
};

sample_watch::sample_watch(models &models, unsigned cpus, count_function count,
                           awaited_function awaited, latency_function latency)
    : count_{std::move(count)}, awaited_{std::move(awaited)}, latency_{std::move(latency)},
      places_(cpus) {
    for (unsigned cpu = 0; cpu < cpus; ++cpu) {
        class models &of_cpu = models.models_at(cpu);
        const auto known =
            std::find_if(each_kind_.begin(), each_kind_.end(),
                         [&](const kind &entry) { return entry.of_cpus == &of_cpu; });
        kinds_.push_back(static_cast<std::size_t>(known - each_kind_.begin()));
        if (known != each_kind_.end()) continue;
        kind &fresh = each_kind_.emplace_back();
        fresh.of_cpus = &of_cpu;
        // The watches of precise samples come first, so that their traces already have a block of
        // code when another watch counts the block at its begin.
        for (const hits_needed hits : {hits_needed::of_a_block, hits_needed::all})
            fresh.precise.push_back(std::make_unique<precise_period_watch>(*this, of_cpu, hits));
        for (const hits_needed hits : {hits_needed::none, hits_needed::all})
            fresh.watches.push_back(std::make_unique<period_watch>(*this, of_cpu, hits));
    }
}

sample_watch::~sample_watch() = default;

void sample_watch::update(unsigned cpu) {
    for (const std::unique_ptr<precise_period_watch> &watch : each_kind_[kinds_[cpu]].precise)
        watch->update(cpu);
    for (const std::unique_ptr<period_watch> &watch : each_kind_[kinds_[cpu]].watches)
        watch->update(cpu);
}

precise_place sample_watch::find_instruction(unsigned cpu, const period_end &end) const {
    return each_kind_[kinds_[cpu]].precise[needs_accesses(end.sum) ? 1 : 0]->find(cpu, end);
}

void sample_watch::find_place(unsigned cpu) {
    for (const std::unique_ptr<precise_period_watch> &watch : each_kind_[kinds_[cpu]].precise)
        watch->find_place(cpu);
    for (const std::unique_ptr<period_watch> &watch : each_kind_[kinds_[cpu]].watches)
        watch->find_place(cpu);
}

void sample_watch::follow_calls() {
    for (kind &entry : each_kind_) {
        if (entry.chains != nullptr) continue;
        entry.chains = std::make_unique<call_chains>(lane_count);
        entry.of_cpus->looking().add(*entry.chains);
        entry.chains->watch(static_cast<unsigned>(kinds_.size()));
    }
}

std::vector<std::uint64_t> sample_watch::callers(unsigned cpu, const sample_place &place) const {
    constexpr std::size_t deepest = 127; // default of the sysctl kernel.perf_event_max_stack
    const std::unique_ptr<call_chains> &chains = each_kind_[kinds_[cpu]].chains;
    return chains == nullptr ? std::vector<std::uint64_t>{}
                             : chains->of(place.lane, place.address, deepest);
}

void sample_watch::record_branches(unsigned cpu, const branch_request &request) {
    kind &entry = each_kind_[kinds_[cpu]];
    if (entry.stacks == nullptr) {
        entry.stacks = std::make_unique<branch_stacks>(*request.facility, lane_count);
        entry.of_cpus->looking().add(*entry.stacks);
        entry.stacks->watch(static_cast<unsigned>(kinds_.size()));
    }
    entry.stacks->add(request.choice);
}

branch_stack sample_watch::branches(unsigned cpu, const sample_place &place,
                                    const stack_choice &choice) const {
    const std::unique_ptr<branch_stacks> &stacks = each_kind_[kinds_[cpu]].stacks;
    return stacks == nullptr ? branch_stack{} : stacks->of(place.lane, choice);
}

void sample_watch::lane_waits(std::size_t lane, std::uint32_t thread) {
    // Number of remembered threads at which all are forgotten, because most have ended long ago.
    constexpr std::size_t enough = 4096;
    if (each_kind_.front().chains == nullptr) return;
    if (waiting_.size() > enough) waiting_.clear();
    waiting_[thread] = each_kind_.front().chains->callers(lane);
}

void sample_watch::begin_lane(std::size_t lane, std::uint32_t forking_thread) {
    const auto known = waiting_.find(forking_thread);
    for (const kind &entry : each_kind_) {
        if (entry.chains != nullptr)
            entry.chains->begin(lane, known != waiting_.end() ? known->second
                                                              : std::vector<std::uint64_t>{});
        if (entry.stacks != nullptr) entry.stacks->begin(lane);
    }
}

} // namespace msrpp::machine
