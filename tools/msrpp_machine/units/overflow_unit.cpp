#include "overflow_unit.hpp"

#include <msr/core/failure.hpp>
#include <msr/sim/counters/overflow_watch.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/registers/interrupt.hpp>

#include <cstdint>
#include <memory>
#include <vector>

namespace msrpp::machine {

namespace {

class overflow_unit : public unit, private msr::sim::watched_counters {
public:
    overflow_unit(models &models, simulated &counters)
        : models_{models}, counters_{counters}, watch_{*this, models.parts()} {
        models.looking().add(watch_);
        counters.on_interrupt({&overflow_unit::interrupted, this});
    }

    bool has(std::uint32_t) const override { return false; }
    msr::failure read(unsigned, std::uint32_t, std::uint64_t &) override { return {}; }
    msr::failure write(unsigned, std::uint32_t, std::uint64_t) override { return {}; }
    void count(unsigned cpu, const msr::sim::tally &) override { watch_.counted(cpu); }
    void written(unsigned cpu) override { watch_.counted(cpu); }
    void on_interrupt(msr::sim::interrupt_receiver destination) override {
        watch_.on_interrupt(destination);
    }
    void join(simulated &whole) override { whole_ = &whole; }

private:
    models &models_;
    simulated &counters_;
    simulated *whole_{};
    msr::sim::overflow_watch watch_;

    static void interrupted(void *self, const msr::sim::interrupt &interrupt) {
        static_cast<overflow_unit *>(self)->watch_.overflowed(interrupt);
    }
    void settle(unsigned cpu) override {
        if (whole_ != nullptr) whole_->count(cpu, models_.take(cpu));
    }
    void add_awaited(unsigned cpu, std::vector<msr::sim::awaited_overflow> &destination) override {
        counters_.add_awaited(cpu, destination);
    }
};

} // namespace

std::unique_ptr<unit> overflow_unit_of(models &models, simulated &counters) {
    return std::make_unique<overflow_unit>(models, counters);
}

} // namespace msrpp::machine
