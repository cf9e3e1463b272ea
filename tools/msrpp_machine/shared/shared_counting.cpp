#include "shared_counting.hpp"

#include "../../support/complaint.hpp"
#include "../../support/output.hpp"

#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>

#include <fmt/format.h>

#include <memory>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::machine {

/// The processor of the machine, over there.
class shared_counting::remote : public simulated {
public:
    remote(member &on, const simulated &like) : on_{on}, like_{like} {}

    unsigned cpus() const override { return on_.cpus(); }
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &into) override {
        return on_.read(cpu, address, into);
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override {
        return on_.write(cpu, address, value);
    }
    bool is_shared(std::uint32_t address) const override { return like_.is_shared(address); }
    // The keeper's processor simulates the events that were tried on the local one.
    std::vector<still> not_simulated(unsigned) override { return {}; }
    // Programs execute on the keeper's processor, not on this one.
    void count(unsigned, const msr::sim::tally &) override {}
    void on_interrupt(msr::sim::interrupt_receiver) override {}
    void add_awaited(unsigned, std::vector<msr::sim::awaited_overflow> &) override {}

private:
    member &on_;
    const simulated &like_;
};

shared_counting::shared_counting(const kinds_of_cpus &which, const arguments &given,
                                 std::vector<unsigned> cpus)
    : which_{which}, plans_{which, given.choices}, cpus_{std::move(cpus)}, like_{which,
                                                                                 given.cpus} {
    if (cpus_.empty()) {
        cpus_.resize(given.cpus);
        std::iota(cpus_.begin(), cpus_.end(), 0U);
    }
    counting trial{*like_.processor, plans_.by_cpu(), cpus_};
    (void)trial.stop();
}

shared_counting::~shared_counting() = default;

void shared_counting::claim(member &on) {
    const auto of = [&](unsigned cpu, std::uint32_t address) {
        if (!on.claim(cpu, address))
            complain(rule_broken,
                     fmt::format("machine: -e: the -e of another program uses register {:#x} of "
                                 "CPU {}: count on other CPUs, by --pin, or later",
                                 address, cpu));
    };
    const std::vector<const family_plan *> &plans = plans_.by_cpu();
    for (const unsigned cpu : cpus_) {
        const family_plan &plan = *plans[cpu < plans.size() ? cpu : plans.size() - 1];
        for (const auto *const phase : {&plan.set_up, &plan.start, &plan.stop})
            for (const named_family_write &each : *phase)
                of(cpu, each.what.address);
        for (const msr::readout &each : plan.readouts)
            of(cpu, each.address);
    }
}

void shared_counting::begin(member &on) {
    claim(on);
    processor_ = std::make_unique<remote>(on, *like_.processor);
    counts_.emplace(*processor_, plans_.by_cpu(), cpus_);
}

void shared_counting::end() { counted_ = counts_->stop(); }

void shared_counting::print(const arguments &given) const {
    output out;
    print_counts(out, given.format, which_.shown(), given.choices, counted_,
                 {like_.limits, given.prints_limits});
    write_counts(given.output_file, out);
}

} // namespace msrpp::machine
