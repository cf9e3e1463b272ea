// The engine that samples fetches of a simulated AMD processor: its counter, the tagging of a
// fetch, and the sample.
//
// A fetch is a window of 32 bytes that holds code of a block that begins. The counter follows the
// number of fetches of the CPU (`pace`), without looking at single instructions.
#pragma once

#include <msr/amd/ibs/errata.hpp>
#include <msr/amd/ibs/fields.hpp>
#include <msr/amd/ibs/register_fields.hpp>
#include <msr/amd/ibs/sample.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/sim/counters/select_registers.hpp>
#include <msr/sim/ibs/ibs_fetch_sample.hpp>
#include <msr/sim/ibs/ibs_registers.hpp>
#include <msr/sim/models/models.hpp>
#include <msr/sim/player/sampling.hpp>
#include <msr/sim/registers/interrupt.hpp>
#include <msr/sim/registers/random_bits.hpp>
#include <msr/sim/stream/block_facts.hpp>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace msr::sim {

/// The engines that sample fetches, one for each CPU; class ibs_unit uses them. Registers and
/// models must live as long as the object.
class ibs_fetch : public sampling {
public:
    static constexpr const char *limits =
        "IBS of fetches: a fetch is a window of 32 bytes of a block; every fetch completes; no op "
        "cache: FetchOcMiss says what IcMiss says";

    ibs_fetch(const ibs::target &target, select_register_file &registers, processor_models &models)
        : on_{target}, registers_{registers}, models_{models} {
        for (unsigned cpu = 0; cpu < models.size(); ++cpu)
            engines_.push_back({.draws = random_bits{~std::uint64_t{cpu}}});
    }

    void on_interrupt(interrupt_receiver destination) { to_ = destination; }

    /// Returns the number of samples of fetches that a CPU has taken.
    std::uint64_t samples(unsigned cpu) const { return engines_[cpu].samples; }
    /// Returns the number of samples of fetches that a CPU's filter has discarded.
    std::uint64_t discarded(unsigned cpu) const { return engines_[cpu].discarded; }

    /// Writes a CPU's present count of fetches into FETCH_CTL. Call the function before FETCH_CTL
    /// is read or written.
    void show_count(unsigned cpu) {
        if (engines_[cpu].runs) put_count(cpu, count_of(cpu));
    }

    /// Applies the fetch control registers of a CPU after software has written one. `previous`: the
    /// value of FETCH_CTL before the write.
    void written(unsigned cpu, std::uint64_t previous) {
        using namespace ibs::detail;
        engine &state = engines_[cpu];
        const std::uint64_t control = held(cpu, ibs::address::fetch_ctl);
        const std::uint64_t second = value_of(registers_, ibs::address::fetch_ctl2, cpu);
        const bool goes_on = state.runs && keeps_count(previous, control);
        const std::uint64_t count = goes_on ? count_of(cpu) : started_by(cpu, control);
        state.period = fetch_ctl_fetch_max_cnt.value_in(control) * 16;
        state.runs = fetch_ctl_fetch_en.value_in(control) != 0 &&
                     fetch_ctl_fetch_val.value_in(control) == 0 &&
                     fetch_ctl2_fetch_dis.value_in(second) == 0 && state.period != 0 &&
                     is_switched_on(on_, registers_, cpu);
        if (state.runs) begin(cpu, count);
        wait(cpu);
        // Erratum 420: an IBS interrupt stays pending where the maximum count was not cleared
        // before the enable bit.
        const bool stops =
            fetch_ctl_fetch_en.value_in(previous) != 0 && fetch_ctl_fetch_en.value_in(control) == 0;
        if (stops && concerns(ibs::erratum_id::e420, on_) &&
            fetch_ctl_fetch_max_cnt.value_in(previous) != 0)
            to_.tell({.cpu = cpu, .cause = interrupt_cause::fetch, .address = state.last});
    }

    bool counts_fetches() const override { return true; }
    hits_needed needs_hits() const override { return hits_needed::none; }
    void due(running running_code, const block_facts &facts, const pace &step) override {
        engine &state = engines_[running_code.cpu];
        if (!state.runs) return rest(running_code.cpu);
        const pace &current = models_[running_code.cpu].now;
        if (step.fetches == 0 || current.fetches <= due_at(state)) return wait(running_code.cpu);
        const std::uint64_t previous = current.fetches - step.fetches;
        const std::uint64_t window = due_at(state) - std::min(due_at(state), previous);
        take(running_code, facts, window, current.ops - step.ops);
    }

private:
    /// Largest number of fetches that the instruction of an op takes, since an instruction has at
    /// most 15 bytes.
    static constexpr std::uint64_t fetches_of_op = 2;
    static constexpr unsigned random_count_bits = 4;

    struct engine {
        random_bits draws{};
        bool runs{};
        std::uint64_t period{}; ///< number of fetches from one tagged fetch to the next
        std::uint64_t start{};  ///< start value of the fetch count in the sampling period
        /// Number of fetches that the CPU had made at the begin of the sampling period.
        std::uint64_t start_pace{};
        /// Number of fetches that the CPU has made after the fetch that was tagged last.
        std::uint64_t next_pace{};
        bool is_standing{};   ///< whether no fetch has executed since the last sample was complete
        std::uint64_t last{}; ///< address of the code that was interrupted last
        std::uint64_t samples{};
        std::uint64_t discarded{};
    };

    ibs::target on_;
    select_register_file &registers_;
    processor_models &models_;
    std::vector<engine> engines_;
    interrupt_receiver to_{};

    std::uint64_t &held(unsigned cpu, std::uint32_t address) {
        return *registers_.held(address, cpu);
    }
    /// Returns whether the count of fetches goes on after a write of FETCH_CTL: on families 16h to
    /// 18h it does while En stays 1.
    bool keeps_count(std::uint64_t previous, std::uint64_t control) const {
        return concerns(ibs::erratum_id::fetch_count, on_) &&
               ibs::detail::fetch_ctl_fetch_en.value_in(previous & control) != 0;
    }
    /// Returns the count of fetches with which a sampling period begins after a write of FETCH_CTL:
    /// the written count, with random low bits if the register asks for them; under erratum 719 the
    /// maximum count in place of the written count.
    std::uint64_t started_by(unsigned cpu, std::uint64_t control) {
        using namespace ibs::detail;
        const std::uint64_t written = fetch_ctl_fetch_cnt.value_in(control) * 16;
        if (written != 0 && concerns(ibs::erratum_id::e719, on_))
            return fetch_ctl_fetch_max_cnt.value_in(control) * 16;
        const bool random = fetch_ctl_rand_en.value_in(control) != 0;
        return written + (random ? engines_[cpu].draws.next(random_count_bits) : 0);
    }
    std::uint64_t count_of(unsigned cpu) const {
        const engine &state = engines_[cpu];
        return state.start + (models_[cpu].now.fetches - state.start_pace);
    }
    void put_count(unsigned cpu, std::uint64_t count) {
        using ibs::detail::fetch_ctl_fetch_cnt;
        std::uint64_t &control = held(cpu, ibs::address::fetch_ctl);
        control = (control & ~fetch_ctl_fetch_cnt.mask()) | placed(fetch_ctl_fetch_cnt, count / 16);
    }

    /// Returns the number of the fetch that is tagged next, counted from the CPU's first fetch.
    static std::uint64_t due_at(const engine &engine) {
        return engine.start_pace + engine.period - std::min(engine.period, engine.start);
    }
    void begin(unsigned cpu, std::uint64_t start) {
        engine &state = engines_[cpu];
        state.start = start;
        state.start_pace = state.is_standing ? state.next_pace : models_[cpu].now.fetches;
        state.is_standing = false;
    }
    /// Requests a call of due() in the step in which the next fetch is tagged, or shortly before;
    /// while a CPU has executed no fetch since its last sample, in the CPU's next step.
    void wait(unsigned cpu) {
        const engine &state = engines_[cpu];
        follow(cpu, state.runs || state.is_standing);
        if (!state.runs) return ask(cpu, state.is_standing ? 0 : never);
        const pace &current = models_[cpu].now;
        const std::uint64_t left = due_at(state) + 1 - std::min(due_at(state) + 1, current.fetches);
        ask(cpu, current.ticks + left / fetches_of_op * timing::ticks_of_op);
    }

    /// Stops following a CPU that has executed again after a sample, if no sampling period runs.
    void rest(unsigned cpu) {
        engines_[cpu].is_standing = false;
        follow(cpu, false);
    }

    void take(running running_code, const block_facts &facts, std::uint64_t window,
              std::uint64_t position) {
        using namespace ibs::detail;
        const unsigned cpu = running_code.cpu;
        engine &state = engines_[cpu];
        const cpu_models &models = models_[cpu];
        state.next_pace = due_at(state) + 1;
        state.is_standing = true;
        tagged_fetch tagged{.address = facts.address};
        if (window != 0) tagged.address = (facts.address / pace::window + window) * pace::window;
        if (models.fetched.at == position) tagged.found = models.fetched.found;
        const std::uint64_t control = held(cpu, ibs::address::fetch_ctl);
        const std::uint64_t saved = control & known_bits(ibs::address::fetch_ctl, on_);
        if (fetch_ctl_fetch_l3_miss_only.value_in(saved) != 0 &&
            tagged.found.from != level::memory) {
            ++state.discarded;
            begin(cpu, state.draws.next(random_count_bits) % 15 + 1);
            return wait(cpu);
        }
        const ibs::raw_fetch raw =
            sample_of(tagged, control, on_, models.clocks(), models.page_bytes());
        held(cpu, ibs::address::fetch_ctl) = raw.fetch_ctl;
        held(cpu, ibs::address::fetch_linaddr) = raw.fetch_linaddr;
        held(cpu, ibs::address::fetch_physaddr) = raw.fetch_physaddr;
        if (std::uint64_t *const extra = registers_.held(ibs::address::extd_ctl, cpu))
            *extra = raw.extd_ctl;
        state.runs = false;
        state.last = facts.address;
        ++state.samples;
        wait(cpu);
        to_.tell({.cpu = cpu,
                  .cause = interrupt_cause::fetch,
                  .address = facts.address,
                  .lane = running_code.lane,
                  .sampled_lane = running_code.lane});
    }
};

} // namespace msr::sim
