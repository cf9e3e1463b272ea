#include "units.hpp"

#include "../cpuid/cpuid_leaves.hpp"
#include "memory_unit.hpp"
#include "overflow_unit.hpp"
#include "records_unit.hpp"
#include "resources_unit.hpp"
#include "sampling_unit.hpp"

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace msrpp::machine {

namespace {

class joined_processor : public simulated {
public:
    joined_processor(std::unique_ptr<simulated> counters, units beside)
        : counters_{std::move(counters)}, units_{std::move(beside)} {
        for (const std::unique_ptr<unit> &each : units_)
            each->join(*this);
    }

    unsigned cpus() const override { return counters_->cpus(); }
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &into) override {
        unit *const of = unit_with(address);
        return of != nullptr ? of->read(cpu, address, into) : counters_->read(cpu, address, into);
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override {
        unit *const of = unit_with(address);
        const msr::failure why =
            of != nullptr ? of->write(cpu, address, value) : counters_->write(cpu, address, value);
        if (!why)
            for (const std::unique_ptr<unit> &each : units_)
                each->written(cpu);
        return why;
    }
    void count(unsigned cpu, const msr::sim::tally &what) override {
        counters_->count(cpu, what);
        for (const std::unique_ptr<unit> &each : units_)
            each->count(cpu, what);
    }
    void add_awaited(unsigned cpu, std::vector<msr::sim::awaited_overflow> &to) override {
        counters_->add_awaited(cpu, to);
    }
    /// Interrupts of the counters come through a unit, too.
    void on_interrupt(msr::sim::interrupt_receiver to) override {
        for (const std::unique_ptr<unit> &each : units_)
            each->on_interrupt(to);
    }
    msr::sim::model_parts needed_parts(unsigned cpu) const override {
        msr::sim::model_parts parts = counters_->needed_parts(cpu);
        for (const std::unique_ptr<unit> &part : units_)
            parts = parts | part->needed_parts();
        return parts;
    }
    bool counts_hits() const override { return counters_->counts_hits(); }
    bool is_shared(std::uint32_t address) const override {
        const unit *const owner = unit_with(address);
        return owner != nullptr ? owner->is_shared() : counters_->is_shared(address);
    }
    std::vector<still> not_simulated(unsigned cpu) override {
        std::vector<still> all = counters_->not_simulated(cpu);
        for (const std::unique_ptr<unit> &each : units_)
            each->add_not_simulated(cpu, all);
        return all;
    }

private:
    std::unique_ptr<simulated> counters_;
    units units_;

    unit *unit_with(std::uint32_t address) const {
        for (const std::unique_ptr<unit> &each : units_)
            if (each->has(address)) return each.get();
        return nullptr;
    }
};

} // namespace

units units_of(const family &of, unsigned, models &with, simulated &counters) {
    units all;
    all.push_back(overflow_unit_of(with, counters));
    if (std::unique_ptr<unit> divides = resources_unit_of(model_of(of).row->is, with))
        all.push_back(std::move(divides));
    if (std::unique_ptr<unit> memory = memory_unit_of(of, with)) all.push_back(std::move(memory));
    if (std::unique_ptr<unit> records = records_unit_of(of, with, counters))
        all.push_back(std::move(records));
    if (std::unique_ptr<unit> samples = sampling_unit_of(of, with))
        all.push_back(std::move(samples));
    return all;
}

std::unique_ptr<simulated> joined(std::unique_ptr<simulated> counters, units beside) {
    return std::make_unique<joined_processor>(std::move(counters), std::move(beside));
}

} // namespace msrpp::machine
