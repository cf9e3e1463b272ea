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

bool is_perfmon(const family &identity) {
    msr::perfmon::target target{};
    return perfmon_target(identity, target);
}

bool is_amd(const family &identity) {
    msr::amd::target target{};
    return amd_target(identity, target);
}

/// Returns the reason why two processors cannot be in one simulated machine; empty: they can be in
/// one machine.
std::string why_apart(const family &left, const family &other) {
    if (model_of(left).row->vendor != model_of(other).row->vendor)
        return "they are of different vendors";
    const bool count_alike =
        (is_perfmon(left) && is_perfmon(other)) || (is_amd(left) && is_amd(other));
    if (!count_alike) return "their counters follow different rules";
    if (has_old_instructions(left) != has_old_instructions(other))
        return "one of them has AVX and the other has not, and programs run on either";
    return {};
}

bool are_same(const family &left, const family &other) {
    return left.name == other.name && left.processor == other.processor;
}

class mixed_processor : public simulated {
public:
    mixed_processor(const kinds_of_cpus &cpus, std::vector<std::unique_ptr<simulated>> entry)
        : cpus_{cpus}, entry_{std::move(entry)} {}

    unsigned cpus() const override { return entry_.front()->cpus(); }
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) override {
        return of(cpu).read(cpu, address, value);
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override {
        return of(cpu).write(cpu, address, value);
    }
    void count(unsigned cpu, const msr::sim::tally &tally) override {
        of(cpu).count(cpu, tally);
        each_other(cpu, [&](simulated &entry) { entry.count_elsewhere(cpu, tally); });
    }
    void pass(unsigned cpu, std::uint64_t clocks) override {
        of(cpu).pass(cpu, clocks);
        each_other(cpu, [&](simulated &entry) { entry.pass_elsewhere(cpu, clocks); });
    }
    void on_interrupt(msr::sim::interrupt_receiver destination) override {
        for (const std::unique_ptr<simulated> &entry : entry_)
            entry->on_interrupt(destination);
    }
    void add_awaited(unsigned cpu, std::vector<msr::sim::awaited_overflow> &destination) override {
        of(cpu).add_awaited(cpu, destination);
    }
    msr::sim::model_parts needed_parts(unsigned cpu) const override {
        return entry_[cpus_.kind_of(cpu)]->needed_parts(cpu);
    }
    bool counts_hits() const override {
        return std::any_of(entry_.begin(), entry_.end(),
                           [](const auto &entry) { return entry->counts_hits(); });
    }
    bool is_shared(std::uint32_t address) const override {
        return entry_.front()->is_shared(address);
    }
    std::vector<still> not_simulated(unsigned cpu) override { return of(cpu).not_simulated(cpu); }

private:
    kinds_of_cpus cpus_;
    std::vector<std::unique_ptr<simulated>> entry_;

    simulated &of(unsigned cpu) { return *entry_[cpus_.kind_of(cpu)]; }
    /// Calls a function with the processor of each kind of core that a CPU is not of.
    template <typename Function>
    void each_other(unsigned cpu, Function function) {
        for (std::size_t kind = 0; kind < entry_.size(); ++kind)
            if (kind != cpus_.kind_of(cpu)) function(*entry_[kind]);
    }
};

class mixed_models : public models {
public:
    mixed_models(const kinds_of_cpus &cpus, std::vector<std::unique_ptr<models>> entry)
        : cpus_{cpus}, entry_{std::move(entry)} {}

    void words(std::uint32_t lane, const std::uint64_t *first, std::uint64_t count) override {
        for (const std::unique_ptr<models> &entry : entry_)
            entry->words(lane, first, count);
    }
    void lane_begins(std::uint32_t lane, std::uint32_t process) override {
        for (const std::unique_ptr<models> &entry : entry_)
            entry->lane_begins(lane, process);
    }
    void lane_ends(std::uint32_t lane) override {
        for (const std::unique_ptr<models> &entry : entry_)
            entry->lane_ends(lane);
    }
    void set_left_out(std::uint32_t lane, std::span<const std::uint64_t> ring) override {
        for (const std::unique_ptr<models> &entry : entry_)
            entry->set_left_out(lane, ring);
    }
    std::uint32_t process_of(std::size_t lane) const override {
        return entry_.front()->process_of(lane);
    }
    std::size_t waiting_words() const override { return entry_.front()->waiting_words(); }
    void hold(unsigned cpu) override {
        for (const std::unique_ptr<models> &entry : entry_)
            entry->hold(cpu);
    }
    void exempt(std::uint32_t lane, bool enabled) override {
        for (const std::unique_ptr<models> &entry : entry_)
            entry->exempt(lane, enabled);
    }
    void go_on(unsigned cpu) override {
        for (const std::unique_ptr<models> &entry : entry_)
            entry->go_on(cpu);
    }
    msr::sim::tally take(unsigned cpu) override { return entry_[cpus_.kind_of(cpu)]->take(cpu); }
    void need(const msr::sim::model_parts &parts) override {
        for (const std::unique_ptr<models> &entry : entry_)
            entry->need(parts);
    }
    msr::sim::processor_models &parts() override { return entry_.front()->parts(); }
    msr::sim::samplers &looking() override { return entry_.front()->looking(); }
    models &models_at(unsigned cpu) override { return *entry_[cpus_.kind_of(cpu)]; }
    bool takes_between_blocks(unsigned cpu) override {
        return models_at(cpu).takes_between_blocks(cpu);
    }
    attention looked_at() override {
        attention whole{};
        for (const std::unique_ptr<models> &entry : entry_) {
            const attention attention = entry->looked_at();
            whole.present = whole.present || attention.present;
            whole.all_accesses = whole.all_accesses || attention.all_accesses;
        }
        return whole;
    }
    /// Returns the smallest shape of a first-level cache among all kinds of CPUs: an access that
    /// changes nothing in the smallest cache changes nothing in any.
    first_level_shape first_levels() const override {
        first_level_shape minimum = entry_.front()->first_levels();
        for (const std::unique_ptr<models> &entry : entry_) {
            const first_level_shape shape = entry->first_levels();
            minimum.line_shift = std::min(minimum.line_shift, shape.line_shift);
            minimum.line_mask = std::min(minimum.line_mask, shape.line_mask);
            minimum.page_shift = std::min(minimum.page_shift, shape.page_shift);
            minimum.page_mask = std::min(minimum.page_mask, shape.page_mask);
        }
        return minimum;
    }
    std::vector<std::string> limits() const override {
        std::vector<std::string> texts;
        for (const std::unique_ptr<models> &entry : entry_)
            for (const std::string &text : entry->limits())
                if (std::find(texts.begin(), texts.end(), text) == texts.end())
                    texts.push_back(text);
        texts.emplace_back(
            "kinds of cores: for each kind, what it shares with the others is modelled "
            "as if all were of its kind");
        return texts;
    }

private:
    kinds_of_cpus cpus_;
    std::vector<std::unique_ptr<models>> entry_;
};

/// Returns a CPUID table for a processor, changed so that it fits an emulator whose CPUID has the
/// signature of another processor.
cpuid_table over(std::uint32_t emulated_signature, cpuid_table table) {
    if (table.signature == emulated_signature) return table;
    constexpr std::uint32_t total = ~std::uint32_t{0};
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
    signature->eax = {total, table.signature};
    table.signature = emulated_signature;
    return table;
}

} // namespace

kinds_of_cpus::kinds_of_cpus(const std::vector<family> &by_cpu) {
    for (const family &identity : by_cpu) {
        const auto same = std::find_if(kinds.begin(), kinds.end(), [&](const family &entry) {
            return are_same(entry, identity);
        });
        kind_of_.push_back(static_cast<unsigned>(same - kinds.begin()));
        if (same != kinds.end()) continue;
        if (!kinds.empty())
            if (const std::string reason = why_apart(kinds.front(), identity); !reason.empty())
                complain(wrong_usage, fmt::format("machine: --cpu: {} and {} are not in one "
                                                  "machine: {}",
                                                  kinds.front().name, identity.name, reason));
        kinds.push_back(identity);
    }
    if (kinds.size() > cpuid_tables::most_kinds || by_cpu.size() > cpuid_tables::most_cpus)
        complain(wrong_usage, fmt::format("machine: --cpu: at most {} kinds and {} names",
                                          cpuid_tables::most_kinds, cpuid_tables::most_cpus));
}

std::vector<unsigned> kinds_of_cpus::cpus_of(unsigned kind, unsigned cpus) const {
    std::vector<unsigned> list;
    for (unsigned cpu = 0; cpu < cpus; ++cpu)
        if (kind_of(cpu) == kind) list.push_back(cpu);
    return list;
}

family kinds_of_cpus::shown() const {
    family family = kinds.front();
    for (std::size_t i = 1; i < kinds.size(); ++i) {
        family.name += "," + kinds[i].name;
        family.text += "; " + kinds[i].text;
    }
    return family;
}

std::unique_ptr<simulated> mixed(const kinds_of_cpus &cpus,
                                 std::vector<std::unique_ptr<simulated>> entry) {
    if (entry.size() == 1) return std::move(entry.front());
    return std::make_unique<mixed_processor>(cpus, std::move(entry));
}

std::unique_ptr<models> mixed(const kinds_of_cpus &cpus,
                              std::vector<std::unique_ptr<models>> entry) {
    if (entry.size() == 1) return std::move(entry.front());
    return std::make_unique<mixed_models>(cpus, std::move(entry));
}

cpuid_tables cpuid_of(const kinds_of_cpus &kinds_of_cpus, unsigned cpus) {
    cpuid_tables cpuid_tables;
    for (std::size_t i = 0; i < kinds_of_cpus.kinds.size(); ++i) {
        const cpuid_table table = cpuid_of(kinds_of_cpus.kinds[i], ibs_is::simulated, cpus);
        cpuid_tables.of_kind[i] =
            over(i == 0 ? table.signature : cpuid_tables.of_kind[0].signature, table);
    }
    for (unsigned cpu = 0; cpu < cpuid_tables::most_cpus; ++cpu)
        cpuid_tables.kind_of_cpu[cpu] = static_cast<std::uint8_t>(kinds_of_cpus.kind_of(cpu));
    return cpuid_tables;
}

} // namespace msrpp::machine
