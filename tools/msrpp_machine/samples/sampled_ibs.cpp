#include "sampled_ibs.hpp"

#include "../../support/complaint.hpp"

#include "../units/sampling_unit.hpp"

#include <msr/amd/ibs/choice_text.hpp>
#include <msr/amd/ibs/errata.hpp>
#include <msr/amd/ibs/fields.hpp>
#include <msr/amd/ibs/planner.hpp>
#include <msr/amd/ibs/program.hpp>
#include <msr/amd/ibs/register_fields.hpp>
#include <msr/amd/ibs/request.hpp>
#include <msr/amd/ibs/rules.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/core/program.hpp>
#include <msr/sim/registers/random_bits.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace msrpp::machine {

namespace {

namespace ibs = msr::ibs;
using msr::sim::interrupt_cause;

constexpr std::uint64_t usual_ibs_period = 0x4000;
constexpr unsigned usual_ibs_bits = 7;
constexpr unsigned bits_of_rand_en = 4;

/// The common base of the classes that sample ops and fetches by IBS.
class sampled_engine : public sample_source {
public:
    sampled_engine(const ibs::target &target, const std::vector<unsigned> &cpus,
                   const ibs::request &request, unsigned random_bits)
        : target_{target}, request_{request}, arms_{ibs::rearming_of(request, target)},
          bits_{random_bits} {
        for (const unsigned cpu : cpus)
            cpus_[cpu].draws = msr::sim::random_bits{~std::uint64_t{cpu}};
    }

    void start(simulated &processor, own_memory &) override {
        const auto program = ibs::program_of({&request_, 1}, target_);
        const msr::program_view view = program.view();
        for (const auto &[cpu, state] : cpus_) {
            for (const msr::write &entry : view.set_up)
                write(processor, cpu, entry);
            for (const msr::write &entry : view.start)
                write(processor, cpu, entry);
            arm(processor, cpu); // gives the first period a random start value
        }
    }
    std::uint64_t period() const override { return request_.period; }
    unsigned random_bits() const override { return bits_; }
    std::string choice() const override {
        std::string text;
        ibs::write_text(request_,
                        [&](msr::text_view part) { text.append(part.data(), part.size()); });
        return text;
    }

protected:
    struct cpu_state {
        msr::sim::random_bits draws{};
        std::uint64_t start{}; ///< value of the op or fetch counter at the beginning of the period
    };
    ibs::target target_;
    ibs::request request_;
    ibs::rearming arms_;
    unsigned bits_;
    std::map<unsigned, cpu_state> cpus_;

    /// Returns the bits that are added to the last register write by which IBS is armed: a start
    /// value of the op or fetch counter.
    virtual std::uint64_t start_bits(cpu_state &cpu_state) = 0;

    void arm(simulated &processor, unsigned cpu) {
        const std::uint64_t start = start_bits(cpus_[cpu]);
        for (std::size_t i = 0; i < arms_.write_count; ++i) {
            msr::write next = arms_.writes[i];
            if (i + 1 == arms_.write_count) next.value |= start;
            write(processor, cpu, next);
        }
    }
    static std::uint64_t read(simulated &processor, unsigned cpu, std::uint32_t address) {
        std::uint64_t value = 0;
        (void)processor.read(cpu, address, value);
        return value;
    }
    bool has(std::uint32_t address) const { return ibs::has_register(address, target_); }
};

/// Samples ops by IBS. The registers are read in the order of the kernel module's handler, and only
/// registers that describe the op.
class sampled_ops : public sampled_engine {
public:
    using sampled_engine::sampled_engine;

    bool handles(const msr::sim::interrupt &interrupt) const override {
        return interrupt.cause == interrupt_cause::op;
    }
    void handle(simulated &processor, const msr::sim::interrupt &interrupt,
                sample_sink &destination) override {
        using namespace ibs::detail;
        namespace address = ibs::address;
        // Limit of words in a record: a record has at most 96 bytes, of which the words fill 40.
        constexpr std::size_t most_words = 5;
        const unsigned cpu = interrupt.cpu;
        const std::uint64_t control = read(processor, cpu, address::op_ctl);
        // IbsOpVal is 0: the interrupt came late, and there is no valid sample.
        if (op_ctl_op_val.value_in(control) == 0) return;
        const std::uint64_t rip = read(processor, cpu, address::op_rip);
        const std::uint64_t data = read(processor, cpu, address::op_data);
        const std::uint64_t data3 = read(processor, cpu, address::op_data3);
        const bool has_address = op_data3_dc_lin_addr_valid.value_in(data3) != 0;
        const bool missed = op_data3_ld_op.value_in(data3) != 0 &&
                            op_data3_dc_miss.value_in(data3) != 0 && has(address::op_data2);
        const bool branches = op_data_brn_ret.value_in(data) != 0 &&
                              op_data_brn_taken.value_in(data) != 0 && has(address::br_target);
        const bool is_exact = op_data_rip_invalid.value_in(data) == 0;
        msrpp_sample head = destination.begin(interrupt);
        head.kind = MSRPP_SAMPLE_OP;
        head.flags = static_cast<std::uint16_t>(head.flags | (is_exact ? MSRPP_SAMPLE_EXACT : 0));
        head.period = static_cast<std::uint32_t>(request_.period + 1 - cpus_[cpu].start);
        head.ip = is_exact ? rip : interrupt.address;
        msr::profile::record_builder builder{head};
        if (std::size_t{2} + has_address + missed + branches < most_words)
            builder.put(MSRPP_SAMPLE_CONTROL, control);
        builder.put(MSRPP_SAMPLE_DATA, data);
        if (missed) builder.put(MSRPP_SAMPLE_DATA2, read(processor, cpu, address::op_data2));
        builder.put(MSRPP_SAMPLE_DATA3, data3);
        if (has_address)
            builder.put(MSRPP_SAMPLE_ADDRESS, read(processor, cpu, address::dc_linaddr));
        if (branches) builder.put(MSRPP_SAMPLE_TARGET, read(processor, cpu, address::br_target));
        arm(processor, cpu);
        destination.take(builder, head.ip);
    }
    std::string counts() const override {
        return request_.counts == ibs::counted::dispatched_ops ? "ops" : "clocks";
    }

protected:
    std::uint64_t start_bits(cpu_state &cpu_state) override {
        cpu_state.start = bits_ == 0 ? 0 : cpu_state.draws.next(bits_);
        return cpu_state.start << ibs::detail::op_ctl_op_cur_cnt_27.low;
    }
};

class sampled_fetches : public sampled_engine {
public:
    using sampled_engine::sampled_engine;

    bool handles(const msr::sim::interrupt &interrupt) const override {
        return interrupt.cause == interrupt_cause::fetch;
    }
    void handle(simulated &processor, const msr::sim::interrupt &interrupt,
                sample_sink &destination) override {
        using namespace ibs::detail;
        namespace address = ibs::address;
        const unsigned cpu = interrupt.cpu;
        const std::uint64_t control = read(processor, cpu, address::fetch_ctl);
        // IbsFetchVal is 0: the interrupt came late, and there is no valid sample.
        if (fetch_ctl_fetch_val.value_in(control) == 0) return;
        const std::uint64_t linear = read(processor, cpu, address::fetch_linaddr);
        msrpp_sample head = destination.begin(interrupt);
        head.kind = MSRPP_SAMPLE_FETCH;
        head.flags = static_cast<std::uint16_t>(head.flags | MSRPP_SAMPLE_EXACT);
        head.period = static_cast<std::uint32_t>(request_.period + 1 - cpus_[cpu].start);
        head.ip = linear;
        msr::profile::record_builder builder{head};
        builder.put(MSRPP_SAMPLE_CONTROL, control);
        builder.put(MSRPP_SAMPLE_ADDRESS, linear);
        if (fetch_ctl_phy_addr_valid.value_in(control) != 0)
            builder.put(MSRPP_SAMPLE_PHYSICAL, read(processor, cpu, address::fetch_physaddr));
        if (has(address::extd_ctl))
            builder.put(MSRPP_SAMPLE_EXTENDED, read(processor, cpu, address::extd_ctl));
        arm(processor, cpu);
        destination.take(builder, head.ip);
    }
    std::string counts() const override { return "fetches"; }

protected:
    /// Returns random bits for the start of the op or fetch counter. The processor itself draws the
    /// low four bits; the higher bits are set in the counter, in steps of 16.
    std::uint64_t start_bits(cpu_state &cpu_state) override {
        constexpr std::uint64_t mean_of_rand_en = 7;
        cpu_state.start = 0;
        if (bits_ < bits_of_rand_en) return 0;
        const std::uint64_t steps =
            bits_ == bits_of_rand_en ? 0 : cpu_state.draws.next(bits_ - bits_of_rand_en);
        cpu_state.start = steps * ibs::period_step + mean_of_rand_en;
        return steps << ibs::detail::fetch_ctl_fetch_cnt.low;
    }
};

} // namespace

std::unique_ptr<sample_source> sampled_ibs(const family &identity,
                                           const std::vector<unsigned> &cpus,
                                           const sampling_request &request) {
    const std::optional<ibs::target> target = sampling_target(identity);
    if (!target)
        complain(wrong_usage, fmt::format("machine: --sampling {}: {} has no instruction-based "
                                          "sampling, which AMD processors have since family 10h",
                                          name_of(request.kind), identity.name));
    if (!request.event.empty())
        complain(wrong_usage, "machine: --sampling: event: op and fetch sample what is executed, "
                              "and no event");
    ibs::request choice;
    choice.what = request.kind == sampled::op ? ibs::engine::op : ibs::engine::fetch;
    choice.period = request.period != 0 ? request.period : usual_ibs_period;
    choice.period_said = true;
    const bool is_op = choice.what == ibs::engine::op;
    if (is_op && target->has(ibs::feature::op_cnt)) choice.counts = ibs::counted::dispatched_ops;
    const bool draws_steps = is_op || !concerns(ibs::erratum_id::e719, *target);
    unsigned bits = request.random_bits;
    if (bits == request.not_said) {
        const bool can_start = is_op ? target->has(ibs::feature::rd_wr_op_cnt) : draws_steps;
        bits = can_start ? usual_ibs_bits : is_op ? 0 : bits_of_rand_en;
    }
    choice.random = bits != 0;
    if (const msr::verdict verdict = ibs::check(choice, *target); !verdict.legal())
        complain(rule_broken, std::string{"machine: --sampling: "} +
                                  (std::string_view{verdict.broken->name}.find("period") !=
                                           std::string_view::npos
                                       ? "period: "
                                       : "") +
                                  sentence_with_names(verdict));
    if (bits > bits_of_rand_en && !draws_steps)
        complain(rule_broken, "machine: --sampling: random: of fetches this processor varies 4 "
                              "bits; a count that is written begins at its end (erratum 719)");
    const std::uint64_t room = choice.period - std::min(choice.period, std::uint64_t{1} << bits);
    if (bits != 0 && room < ibs::least_period(choice.what))
        complain(wrong_usage,
                 fmt::format("machine: --sampling: {} random bits leave less than {} of a period "
                             "of {}: give a longer one, or fewer bits",
                             bits, ibs::least_period(choice.what), choice.period));
    if (is_op) return std::make_unique<sampled_ops>(*target, cpus, choice, bits);
    return std::make_unique<sampled_fetches>(*target, cpus, choice, bits);
}

} // namespace msrpp::machine
