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

/// The processor of a shared machine, whose registers this process reads and writes by messages to
/// the machine's server process.
class shared_counting::remote : public simulated {
public:
    remote(member &member, const simulated &like) : member_{member}, like_{like} {}

    unsigned cpus() const override { return member_.cpus(); }
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) override {
        return member_.read(cpu, address, value);
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override {
        return member_.write(cpu, address, value);
    }
    bool is_shared(std::uint32_t address) const override { return like_.is_shared(address); }
    // Returns nothing: choices (events) that cannot be simulated were refused on the local
    // processor, which is equal.
    std::vector<still> not_simulated(unsigned) override { return {}; }
    // Does nothing: programs execute on the shared machine's processor, not on this object.
    void count(unsigned, const msr::sim::tally &) override {}
    void on_interrupt(msr::sim::interrupt_receiver) override {}
    void add_awaited(unsigned, std::vector<msr::sim::awaited_overflow> &) override {}

private:
    member &member_;
    const simulated &like_;
};

shared_counting::shared_counting(const kinds_of_cpus &kinds_of_cpus, const arguments &arguments,
                                 std::vector<unsigned> cpus)
    : kinds_of_cpus_{kinds_of_cpus}, plans_{kinds_of_cpus, arguments.choices},
      cpus_{std::move(cpus)}, like_{kinds_of_cpus, arguments.cpus} {
    if (cpus_.empty()) {
        cpus_.resize(arguments.cpus);
        std::iota(cpus_.begin(), cpus_.end(), 0U);
    }
    counting trial{*like_.processor, plans_.by_cpu(), cpus_};
    (void)trial.stop();
}

shared_counting::~shared_counting() = default;

void shared_counting::claim(member &member) {
    const auto of = [&](unsigned cpu, std::uint32_t address) {
        if (!member.claim(cpu, address))
            complain(rule_broken,
                     fmt::format("machine: -e: the -e of another program uses register {:#x} of "
                                 "CPU {}: count on other CPUs, by --pin, or later",
                                 address, cpu));
    };
    const std::vector<const family_plan *> &plans = plans_.by_cpu();
    for (const unsigned cpu : cpus_) {
        const family_plan &plan = *plans[cpu < plans.size() ? cpu : plans.size() - 1];
        for (const auto *const phase : {&plan.set_up, &plan.start, &plan.stop})
            for (const named_family_write &write : *phase)
                of(cpu, write.what.address);
        for (const msr::readout &readout : plan.readouts)
            // A meter needs no claim, because every member may read meters.
            if (!readout.is_meter()) of(cpu, readout.address);
    }
}

void shared_counting::begin(member &member) {
    claim(member);
    processor_ = std::make_unique<remote>(member, *like_.processor);
    counts_.emplace(*processor_, plans_.by_cpu(), cpus_);
}

void shared_counting::end() { counted_ = counts_->stop(); }

void shared_counting::print(const arguments &arguments) const {
    output out;
    print_counts(out, arguments.format, kinds_of_cpus_.shown(), arguments.choices, counted_,
                 {like_.limits, arguments.prints_limits});
    write_counts(arguments.output_file, out);
}

} // namespace msrpp::machine
