#include "simulated.hpp"

#include "../msrpp/families/netburst/netburst.hpp"
#include "../msrpp/families/targets.hpp"
#include "../support/complaint.hpp"

#include "cpuid/cpuid_leaves.hpp"

#include <msr/amd/counters/target.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/intel/netburst/values/named_registers.hpp>
#include <msr/intel/p5/target.hpp>
#include <msr/intel/p6/target.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/pmu/select/listed.hpp>
#include <msr/sim/counters/overflow_watch.hpp>
#include <msr/sim/counters/select_amd.hpp>
#include <msr/sim/counters/select_p5.hpp>
#include <msr/sim/counters/select_p6.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/events/event_meanings.hpp>
#include <msr/sim/machine.hpp>
#include <msr/sim/models/model_parts.hpp>
#include <msr/sim/pentium4.hpp>
#include <msr/sim/registers/interrupt.hpp>

#include <fmt/format.h>

#include <cstdint>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

namespace msrpp::machine {

namespace {

std::vector<still> still_counters(const std::vector<msr::sim::still_counter> &counters) {
    std::vector<still> stills;
    for (const msr::sim::still_counter &counter : counters)
        stills.push_back({counter.counter, counter.text()});
    return stills;
}

/// Returns a function that appends an overflow to `overflows`, as each_awaited() of a machine calls
/// it.
auto adder_to(std::vector<msr::sim::awaited_overflow> &overflows) {
    return [&overflows](const msr::sim::signal_sum &sum, std::uint64_t left) {
        overflows.push_back({sum, left});
    };
}

/// A simulated processor whose counters have event selects. `Pmu`: the kind of counters.
template <typename Pmu>
class select_processor : public simulated {
public:
    select_processor(const typename Pmu::target &target,
                     const std::vector<msr::select::listed_row> &rows, unsigned cpus)
        : machine_{target, rows, {.cpus = cpus, .runs_kernel = false}} {}

    unsigned cpus() const override { return machine_.cpus(); }
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) override {
        return machine_.read(cpu, address, value);
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override {
        return machine_.write(cpu, address, value);
    }
    void count(unsigned cpu, const msr::sim::tally &tally) override { machine_.count(cpu, tally); }
    void pass(unsigned cpu, std::uint64_t clocks) override { machine_.pass(cpu, clocks); }
    void on_interrupt(msr::sim::interrupt_receiver destination) override {
        destination_ = destination;
        machine_.on_interrupt({[](void *self, unsigned cpu, msr::select::counter_set counters) {
                                   static_cast<select_processor *>(self)->tell(cpu, counters);
                               },
                               this});
    }
    void add_awaited(unsigned cpu, std::vector<msr::sim::awaited_overflow> &destination) override {
        machine_.each_awaited(cpu, adder_to(destination));
    }
    msr::sim::model_parts needed_parts(unsigned cpu) const override {
        msr::sim::model_parts model_parts;
        machine_.each_counted(cpu, [&model_parts](const msr::sim::signal_sum &sum) {
            model_parts = model_parts | msr::sim::parts_behind(sum);
        });
        return model_parts;
    }
    std::vector<msr::sim::signal_sum> counted_sums(unsigned cpu) const override {
        std::vector<msr::sim::signal_sum> sums;
        machine_.each_counted(cpu,
                              [&sums](const msr::sim::signal_sum &sum) { sums.push_back(sum); });
        return sums;
    }
    bool counts_hits() const override {
        bool present = false;
        for (unsigned cpu = 0; cpu < machine_.cpus(); ++cpu)
            machine_.each_counted(cpu, [&present](const msr::sim::signal_sum &sum) {
                present = present || msr::sim::counts_hits(sum);
            });
        return present;
    }
    bool is_shared(std::uint32_t address) const override { return machine_.is_shared(address); }
    std::vector<still> not_simulated(unsigned cpu) override {
        return still_counters(machine_.not_simulated(cpu));
    }
    msr::sim::machine<msr::sim::perfmon_pmu> *perfmon() override {
        if constexpr (std::is_same_v<Pmu, msr::sim::perfmon_pmu>) return &machine_;
        return nullptr;
    }

private:
    msr::sim::machine<Pmu> machine_;
    msr::sim::interrupt_receiver destination_{};

    /// Reports overflows of counters as an interrupt. Full buffers of PEBS and BTS records are
    /// reported by records_unit.
    void tell(unsigned cpu, msr::select::counter_set counters) const {
        if (counters == 0) return;
        destination_.tell(
            {.cpu = cpu, .cause = msr::sim::interrupt_cause::counters, .counters = counters});
    }
};

class pentium4_processor : public simulated {
public:
    pentium4_processor(unsigned model, const msr::netburst::target &target)
        : cpus_{target.hyper_threading ? 2u : 1u}, machine_{model, msr::netburst::hyper_threading{
                                                                       target.hyper_threading}} {}

    unsigned cpus() const override { return cpus_; }
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) override {
        return machine_.read(cpu, address, value);
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override {
        return machine_.write(cpu, address, value);
    }
    void count(unsigned cpu, const msr::sim::tally &tally) override {
        machine_.count(tally, {.thread = cpu});
        for (unsigned number = 0; number < cpus_; ++number)
            if (const msr::netburst::counter_set counters = machine_.take_interrupting(number))
                destination_.tell({.cpu = number,
                                   .cause = msr::sim::interrupt_cause::counters,
                                   .counters = counters});
    }
    void pass(unsigned, std::uint64_t clocks) override { machine_.pass(clocks); }
    void on_interrupt(msr::sim::interrupt_receiver destination) override {
        destination_ = destination;
    }
    void add_awaited(unsigned cpu, std::vector<msr::sim::awaited_overflow> &destination) override {
        machine_.each_awaited(cpu, adder_to(destination));
    }
    bool is_shared(std::uint32_t address) const override {
        return !msr::netburst::is_of_logical_processor(address);
    }
    std::vector<still> not_simulated(unsigned) override {
        return still_counters(machine_.not_simulated(false));
    }
    msr::sim::pentium4 *pentium4() override { return &machine_; }

private:
    unsigned cpus_;
    msr::sim::pentium4 machine_;
    msr::sim::interrupt_receiver destination_{};
};

template <typename Pmu>
std::unique_ptr<simulated> select_machine(const typename Pmu::target &target, unsigned cpus,
                                          const std::vector<msr::select::listed_row> &rows = {}) {
    return std::make_unique<select_processor<Pmu>>(target, rows, cpus);
}

/// Returns a simulated Pentium 4 with one logical processor, or with two by Hyper-Threading. Throws
/// a complaint where `cpus` is larger.
std::unique_ptr<simulated> pentium4_machine(const family &identity, unsigned cpus) {
    const msr::netburst::target target = netburst_room::target_of(identity);
    if (cpus != (target.hyper_threading ? 2u : 1u))
        complain(wrong_usage,
                 "machine: --cpus: a pentium4 has 1 logical processor, and with --ht 2: "
                 "give --ht and --cpus 2");
    return std::make_unique<pentium4_processor>(model_of(identity).model, target);
}

} // namespace

msr::sim::model_parts needed_parts(const simulated &simulated) {
    msr::sim::model_parts model_parts;
    for (unsigned cpu = 0; cpu < simulated.cpus(); ++cpu)
        model_parts = model_parts | simulated.needed_parts(cpu);
    return model_parts;
}

std::unique_ptr<simulated> simulated_processor(const family &identity, unsigned cpus) {
    namespace sim = msr::sim;
    if (identity.cpu_family == 15) return pentium4_machine(identity, cpus);
    if (msr::perfmon::target target{}; perfmon_target(identity, target))
        return select_machine<sim::perfmon_pmu>(target, cpus, listed_rows(target));
    if (msr::amd::target target{}; amd_target(identity, target))
        return select_machine<sim::amd_pmu>(target, cpus, listed_rows(target));
    if (msr::p6::target target{}; p6_target(identity, target))
        return select_machine<sim::p6_pmu>(target, cpus);
    if (msr::p5::target target{}; p5_target(identity, target))
        return select_machine<sim::p5_pmu>(target, cpus);
    complain(wrong_usage,
             fmt::format("machine: no simulated processor for --cpu {}", identity.name));
}

} // namespace msrpp::machine
