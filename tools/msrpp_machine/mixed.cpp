#include "mixed.hpp"

#include "../msrpp/families/targets.hpp"
#include "../support/complaint.hpp"

#include "cpuid/cpuid_leaves.hpp"
#include "programs/emulator.hpp"

#include <msr/sim/counters/overflow_watch.hpp>
#include <msr/sim/registers/interrupt.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::machine {

namespace {

bool is_perfmon(const family &of) {
    msr::perfmon::target on{};
    return perfmon_target(of, on);
}

bool is_amd(const family &of) {
    msr::amd::target on{};
    return amd_target(of, on);
}

/// Why two kinds cannot be in one machine; empty: they can.
std::string why_apart(const family &one, const family &other) {
    if (model_of(one).row->vendor != model_of(other).row->vendor)
        return "they are of different vendors";
    const bool count_alike =
        (is_perfmon(one) && is_perfmon(other)) || (is_amd(one) && is_amd(other));
    if (!count_alike) return "their counters follow different rules";
    if (has_old_instructions(one) != has_old_instructions(other))
        return "one of them has AVX and the other has not, and programs run on either";
    return {};
}

bool are_same(const family &one, const family &other) {
    return one.name == other.name && one.processor == other.processor;
}

class mixed_processor : public simulated {
public:
    mixed_processor(const kinds_of_cpus &which, std::vector<std::unique_ptr<simulated>> each)
        : which_{which}, each_{std::move(each)} {}

    unsigned cpus() const override { return each_.front()->cpus(); }
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &into) override {
        return of(cpu).read(cpu, address, into);
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override {
        return of(cpu).write(cpu, address, value);
    }
    void count(unsigned cpu, const msr::sim::tally &what) override { of(cpu).count(cpu, what); }
    void on_interrupt(msr::sim::interrupt_receiver to) override {
        for (const std::unique_ptr<simulated> &one : each_)
            one->on_interrupt(to);
    }
    void add_awaited(unsigned cpu, std::vector<msr::sim::awaited_overflow> &to) override {
        of(cpu).add_awaited(cpu, to);
    }
    msr::sim::model_parts needed_parts(unsigned cpu) const override {
        return each_[which_.kind_of(cpu)]->needed_parts(cpu);
    }
    bool counts_hits() const override {
        return std::any_of(each_.begin(), each_.end(),
                           [](const auto &one) { return one->counts_hits(); });
    }
    bool is_shared(std::uint32_t address) const override {
        return each_.front()->is_shared(address);
    }
    std::vector<still> not_simulated(unsigned cpu) override { return of(cpu).not_simulated(cpu); }

private:
    kinds_of_cpus which_;
    std::vector<std::unique_ptr<simulated>> each_;

    simulated &of(unsigned cpu) { return *each_[which_.kind_of(cpu)]; }
};

class mixed_models : public models {
public:
    mixed_models(const kinds_of_cpus &which, std::vector<std::unique_ptr<models>> each)
        : which_{which}, each_{std::move(each)} {}

    void words(std::uint32_t lane, const std::uint64_t *first, std::uint64_t count) override {
        for (const std::unique_ptr<models> &one : each_)
            one->words(lane, first, count);
    }
    void lane_begins(std::uint32_t lane, std::uint32_t process) override {
        for (const std::unique_ptr<models> &one : each_)
            one->lane_begins(lane, process);
    }
    void lane_ends(std::uint32_t lane) override {
        for (const std::unique_ptr<models> &one : each_)
            one->lane_ends(lane);
    }
    void set_left_out(std::uint32_t lane, std::span<const std::uint64_t> ring) override {
        for (const std::unique_ptr<models> &one : each_)
            one->set_left_out(lane, ring);
    }
    std::uint32_t process_of(std::size_t lane) const override {
        return each_.front()->process_of(lane);
    }
    std::size_t waiting_words() const override { return each_.front()->waiting_words(); }
    void hold(unsigned cpu) override {
        for (const std::unique_ptr<models> &one : each_)
            one->hold(cpu);
    }
    void exempt(std::uint32_t lane, bool whether) override {
        for (const std::unique_ptr<models> &one : each_)
            one->exempt(lane, whether);
    }
    void go_on(unsigned cpu) override {
        for (const std::unique_ptr<models> &one : each_)
            one->go_on(cpu);
    }
    msr::sim::tally take(unsigned cpu) override { return each_[which_.kind_of(cpu)]->take(cpu); }
    void need(const msr::sim::model_parts &parts) override {
        for (const std::unique_ptr<models> &one : each_)
            one->need(parts);
    }
    msr::sim::processor_models &parts() override { return each_.front()->parts(); }
    msr::sim::samplers &looking() override { return each_.front()->looking(); }
    models &models_at(unsigned cpu) override { return *each_[which_.kind_of(cpu)]; }
    bool takes_between_blocks(unsigned cpu) override {
        return models_at(cpu).takes_between_blocks(cpu);
    }
    attention looked_at() override {
        attention all{};
        for (const std::unique_ptr<models> &one : each_) {
            const attention its = one->looked_at();
            all.any = all.any || its.any;
            all.all_accesses = all.all_accesses || its.all_accesses;
        }
        return all;
    }
    /// Returns the smallest first levels: an access that changes nothing there changes nothing in
    /// any.
    first_level_shape first_levels() const override {
        first_level_shape least = each_.front()->first_levels();
        for (const std::unique_ptr<models> &one : each_) {
            const first_level_shape shape = one->first_levels();
            least.line_shift = std::min(least.line_shift, shape.line_shift);
            least.line_mask = std::min(least.line_mask, shape.line_mask);
            least.page_shift = std::min(least.page_shift, shape.page_shift);
            least.page_mask = std::min(least.page_mask, shape.page_mask);
        }
        return least;
    }
    std::vector<std::string> limits() const override {
        std::vector<std::string> all;
        for (const std::unique_ptr<models> &one : each_)
            for (const std::string &each : one->limits())
                if (std::find(all.begin(), all.end(), each) == all.end()) all.push_back(each);
        all.emplace_back(
            "kinds of cores: for each kind, what it shares with the others is modelled "
            "as if all were of its kind");
        return all;
    }

private:
    kinds_of_cpus which_;
    std::vector<std::unique_ptr<models>> each_;
};

/// Returns the table for an emulator that answers with the signature of another processor.
cpuid_table over(std::uint32_t emulated_signature, cpuid_table table) {
    if (table.signature == emulated_signature) return table;
    constexpr std::uint32_t all = ~std::uint32_t{0};
    cpuid_answer *signature = nullptr;
    for (std::uint32_t i = 0; i < table.count && signature == nullptr; ++i)
        if (table.answers[i].is_for(1, 0)) signature = &table.answers[i];
    if (signature == nullptr) {
        if (table.count == cpuid_table::most)
            complain(rule_broken, "machine: --cpu: CPUID of this processor has no room for a "
                                  "signature of its own");
        signature = &table.answers[table.count++];
        *signature = {.first = 1, .last = 1, .subleaf = any_subleaf};
    }
    signature->eax = {all, table.signature};
    table.signature = emulated_signature;
    return table;
}

} // namespace

kinds_of_cpus::kinds_of_cpus(const std::vector<family> &by_cpu) {
    for (const family &one : by_cpu) {
        const auto same = std::find_if(kinds.begin(), kinds.end(),
                                       [&](const family &each) { return are_same(each, one); });
        kind_of_.push_back(static_cast<unsigned>(same - kinds.begin()));
        if (same != kinds.end()) continue;
        if (!kinds.empty())
            if (const std::string why = why_apart(kinds.front(), one); !why.empty())
                complain(wrong_usage, fmt::format("machine: --cpu: {} and {} are not in one "
                                                  "machine: {}",
                                                  kinds.front().name, one.name, why));
        kinds.push_back(one);
    }
    if (kinds.size() > cpuid_tables::most_kinds || by_cpu.size() > cpuid_tables::most_cpus)
        complain(wrong_usage, fmt::format("machine: --cpu: at most {} kinds and {} names",
                                          cpuid_tables::most_kinds, cpuid_tables::most_cpus));
}

std::vector<unsigned> kinds_of_cpus::cpus_of(unsigned kind, unsigned cpus) const {
    std::vector<unsigned> all;
    for (unsigned cpu = 0; cpu < cpus; ++cpu)
        if (kind_of(cpu) == kind) all.push_back(cpu);
    return all;
}

family kinds_of_cpus::shown() const {
    family all = kinds.front();
    for (std::size_t i = 1; i < kinds.size(); ++i) {
        all.name += "," + kinds[i].name;
        all.text += "; " + kinds[i].text;
    }
    return all;
}

std::unique_ptr<simulated> mixed(const kinds_of_cpus &which,
                                 std::vector<std::unique_ptr<simulated>> each) {
    if (each.size() == 1) return std::move(each.front());
    return std::make_unique<mixed_processor>(which, std::move(each));
}

std::unique_ptr<models> mixed(const kinds_of_cpus &which,
                              std::vector<std::unique_ptr<models>> each) {
    if (each.size() == 1) return std::move(each.front());
    return std::make_unique<mixed_models>(which, std::move(each));
}

cpuid_tables cpuid_of(const kinds_of_cpus &which, unsigned cpus) {
    cpuid_tables all;
    for (std::size_t i = 0; i < which.kinds.size(); ++i) {
        const cpuid_table table = cpuid_of(which.kinds[i], ibs_is::simulated, cpus);
        all.of_kind[i] = over(i == 0 ? table.signature : all.of_kind[0].signature, table);
    }
    for (unsigned cpu = 0; cpu < cpuid_tables::most_cpus; ++cpu)
        all.kind_of_cpu[cpu] = static_cast<std::uint8_t>(which.kind_of(cpu));
    return all;
}

} // namespace msrpp::machine
