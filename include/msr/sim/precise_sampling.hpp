// Precise samples and branch records of a simulated machine with architectural performance
// monitoring: written to the debug store in memory, as PEBS and BTS do from Core 2 on, or to the
// buffer of architectural PEBS.
//
// The model is simpler than the processor: general registers but the instruction pointer, flags and
// vector registers are 0, and so are the groups of last branches; a record of an event that single
// instructions do not show describes the last instruction of its block; latencies are those of the
// timing model. Records are written in the order of the program, but only after the program has
// gone on: they are in memory when a register has been read or written.
#pragma once

#include <msr/intel/pebs/area.hpp>
#include <msr/intel/pebs/format.hpp>
#include <msr/intel/perfmon/counters.hpp>
#include <msr/intel/perfmon/precise.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/intel/perfmon/registers/branch_registers.hpp>
#include <msr/intel/perfmon/registers/layouts.hpp>
#include <msr/sim/counters/perfmon_registers.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/machine.hpp>
#include <msr/sim/models/models.hpp>
#include <msr/sim/models/timing.hpp>
#include <msr/sim/records/debug_store_writer.hpp>
#include <msr/sim/records/linear_memory.hpp>
#include <msr/sim/records/precise_record.hpp>
#include <msr/sim/records/record_sampling.hpp>
#include <msr/sim/registers/interrupt.hpp>
#include <msr/sim/registers/time_stamp_registers.hpp>

#include <cstdint>
#include <vector>

namespace msr::sim {

/// A sampler that writes the precise records and branch records of a machine, as the machine's
/// record_writer. Add the sampler to the samplers of the player, then call begin().
class precise_sampling : public record_sampling {
public:
    /// Makes the sampler, which becomes the record writer of a machine.
    /// `of`: the machine; it must live as long as the sampler
    /// `memory`: the memory of programs; its context must live as long as the sampler
    /// `take`: counts what the models have reported; its context must live as long as the sampler
    /// `clocks`: the costs of the processor's shape
    /// `models`: the models whose signals are counted; they must live as long as the sampler; null:
    /// load latencies are not counted
    precise_sampling(machine<perfmon_pmu> &of, const linear_memory &memory, const tally_taker &take,
                     const timing_shape &clocks = {}, processor_models *models = nullptr)
        : record_sampling{of.cpus(), memory, take}, of_{of}, clocks_{clocks}, models_{models},
          number_{format_of(of.made_for())}, sources_{
                                                 data_sources_of(perfmon::core_of(of.made_for()))} {
        of_.write_records_with({.write =
                                    [](void *self, unsigned cpu, int counter, const signal_sum &sum,
                                       std::uint64_t index) {
                                        return static_cast<precise_sampling *>(self)->sample(
                                            cpu, counter, sum, index);
                                    },
                                .changed =
                                    [](void *self, unsigned cpu, bool samples) {
                                        static_cast<precise_sampling *>(self)->change(cpu, samples);
                                    },
                                .context = this});
    }
    /// Removes the sampler from the machine, which writes no records from now on.
    ~precise_sampling() override { of_.write_records_with({}); }

    /// Adds an access to the trace of the block, and counts each load that is slower than the limit
    /// in MSR_PEBS_LD_LAT, although a processor looks at some loads only.
    void access(running running_code, const block_facts &facts, stream_word word,
                const access_result &result) override {
        record_sampling::access(running_code, facts, word, result);
        if (models_ == nullptr || word.writes()) return;
        if (latency_of(clocks_, result) > latencies_[running_code.cpu] &&
            mark_latent(running_code.cpu))
            ++(*models_)[running_code.cpu].counted[signal::latent_loads];
    }

    /// Returns the format and groups of the records that the registers of a CPU select at present.
    pebs::selection records_of(unsigned cpu) const {
        pebs::selection chosen{.number = number_};
        if (pebs::is_adaptive(number_)) {
            const perfmon::target &target = of_.made_for();
            const bool has_groups = target.pebs == perfmon::pebs_layout::icl;
            if (has_groups)
                chosen.groups = pebs::groups_of(value(cpu, perfmon::pebs_data_cfg_address) &
                                                perfmon::record_bits(target));
        }
        return chosen;
    }

    /// Returns whether the layout of a processor's records is known. The layout of Knights Landing
    /// is not known: its counters count, and write no records.
    static constexpr bool knows_records_of(const perfmon::target &target) {
        if (perfmon::precise_facts_of(target).form == perfmon::precise_form::architectural)
            return true;
        return target.pebs != perfmon::pebs_layout::none &&
               core_with_unknown_records != perfmon::core_of(target);
    }

    /// Makes the sampler visit the CPUs that sample already. Call the function after
    /// samplers::add().
    void begin() {
        for (unsigned cpu = 0; cpu < of_.cpus(); ++cpu)
            change(cpu, samples_[cpu]);
    }

private:
    // The core whose precise records have an unknown layout: the sources call it "not established".
    static constexpr core core_with_unknown_records = core::knights_landing;

    static constexpr pebs::format format_of(const perfmon::target &target) {
        return perfmon::precise_facts_of(target).form == perfmon::precise_form::architectural
                   ? pebs::format::architectural
                   : static_cast<pebs::format>(detail::pebs_format_of(target));
    }

    machine<perfmon_pmu> &of_;
    timing clocks_;
    processor_models *models_;
    pebs::format number_;
    data_source_writer sources_;
    precise_record record_;
    std::vector<std::uint8_t> samples_ = std::vector<std::uint8_t>(of_.cpus());
    std::vector<std::uint64_t> latencies_ = std::vector<std::uint64_t>(of_.cpus());

    std::uint64_t value(unsigned cpu, std::uint32_t address) const {
        std::uint64_t contents = 0;
        return of_.read(cpu, address, contents) ? 0 : contents;
    }

    void change(unsigned cpu, bool samples) {
        using layout = perfmon::debugctl;
        const std::uint64_t control =
            value(cpu, perfmon::row_of(perfmon::layout_id::debugctl).address);
        constexpr std::uint64_t target = decltype(layout::tr)::mask | decltype(layout::bts)::mask;
        const bool branches =
            (control & target) == target && (control & decltype(layout::bts_off_usr)::mask) == 0;
        samples_[cpu] = samples;
        latencies_[cpu] = value(cpu, perfmon::pebs_ld_lat_address);
        configure(cpu, samples, branches,
                  {.area = value(cpu, perfmon::row_of(perfmon::layout_id::ds_area).address),
                   .circular = (control & decltype(layout::btint)::mask) == 0});
    }

    record_writer::outcome sample(unsigned cpu, int counter, const signal_sum &sum,
                                  std::uint64_t index) {
        if (!knows_records_of(of_.made_for())) return {};
        if (number_ == pebs::format::architectural) return to_buffer(cpu, counter, sum, index);
        const bool is_fixed = perfmon::is_fixed(counter);
        const unsigned number =
            static_cast<unsigned>(counter) - (is_fixed ? perfmon::first_fixed : 0u);
        const pebs::counter slot_of{is_fixed, number};
        if (!pebs::has_reset_slot(number_, slot_of)) return {};
        const pebs::area_shape area = pebs::shape_of(pebs::area_layout_of(number_));
        std::uint64_t reload = 0;
        if (!slot(cpu, area.slot_offset(slot_of), reload)) return {};
        precise_moment moment = moment_of(cpu, counter, sum, index);
        pebs::selection chosen = records_of(cpu);
        if (pebs::is_adaptive(number_) && !is_adaptive(cpu, counter)) chosen.groups = {};
        add_snapshot(cpu, chosen.groups, of_.made_for(), moment);
        const appended done = write_sample(cpu, record_.bytes_of(chosen, moment));
        if (done.is_full) tell_later({cpu, interrupt_cause::pebs, moment.at.next, {}});
        return {.written = done.written, .is_full = done.is_full, .reload = reload};
    }

    precise_moment moment_of(unsigned cpu, int counter, const signal_sum &sum,
                             std::uint64_t index) const {
        precise_moment moment{.at = instruction_of(cpu, sum, index),
                              .counters = perfmon::global_bit(counter),
                              .time_stamp = value(cpu, time_stamp_counter::address)};
        if (moment.at.has_access) {
            moment.data_source = data_source_of(sources_, moment.at.access);
            moment.latency = latency_of(clocks_, moment.at.access.found);
        }
        return moment;
    }

    /// Writes a record of architectural PEBS. IA32_PEBS_BASE and IA32_PEBS_INDEX describe its
    /// buffer: positions in the buffer are in units of 16 bytes, the buffer's size in pages is 2 to
    /// the power of a code. The counter is reloaded with 32 bits; all bits above are set.
    /// Source: Linux, asm/perf_event.h and arch/x86/events/intel/ds.c.
    record_writer::outcome to_buffer(unsigned cpu, int counter, const signal_sum &sum,
                                     std::uint64_t number) {
        using base = perfmon::pebs_base;
        using index = perfmon::pebs_index;
        constexpr unsigned unit = 16, page = 4096;
        const std::uint64_t configuration =
            value(cpu, perfmon::extended_configurations[counter].address);
        const std::uint64_t place =
            value(cpu, perfmon::row_of(perfmon::layout_id::pebs_base).address);
        const std::uint32_t index_address = perfmon::row_of(perfmon::layout_id::pebs_index).address;
        using position = decltype(index::wr);
        const std::uint64_t contents = value(cpu, index_address);
        const auto at = decode<index>(contents);
        const std::uint64_t size = std::uint64_t{page} << decode<base>(place).size;
        const precise_moment moment = moment_of(cpu, counter, sum, number);
        const std::vector<unsigned char> &bytes = record_.architectural(configuration, moment);
        const std::uint64_t offset = std::uint64_t{at.wr} * unit;
        if (at.full || offset + bytes.size() > size) {
            of_.set_held(cpu, index_address, contents | decltype(index::full)::mask);
            return {};
        }
        if (!write_bytes(cpu, (place & decltype(base::base)::mask) + offset, bytes)) return {};
        const std::uint64_t next = at.wr + bytes.size() / unit;
        of_.set_held(cpu, index_address,
                     (contents & ~position::mask) | position::truncated_bits(next));
        const bool is_full = at.en && at.wr < at.thresh && next >= at.thresh;
        if (is_full) tell_later({cpu, interrupt_cause::pebs, moment.at.next, {}});
        const std::uint64_t reload =
            (configuration & decltype(perfmon::pmc_gpn_cfg_c::reload)::mask) | ~low_bits(32);
        return {.written = true, .is_full = is_full, .reload = reload};
    }

    /// Returns whether the precise records of a counter are adaptive; the records of other counters
    /// have the basic group only.
    bool is_adaptive(unsigned cpu, int counter) const {
        if (perfmon::is_fixed(counter)) {
            const std::uint64_t own =
                value(cpu, perfmon::fixed_ctr_ctrl_address) >> perfmon::fixed_shift(counter);
            return (own & perfmon::fixed_adaptive) != 0;
        }
        return (value(cpu, perfmon_select_address(counter, of_.made_for())) &
                decltype(perfmon::perfevtsel_v6::adaptive_record)::mask) != 0;
    }

    void add_snapshot(unsigned cpu, const pebs::data_groups &groups, const perfmon::target &target,
                      precise_moment &destination) const {
        if (!groups.counters) return;
        for (int n = 0; n < static_cast<int>(perfmon::counter_count); ++n) {
            if ((perfmon::event_pmu::counters_on(target) & select::set_of(n)) == 0) continue;
            const std::uint64_t contents = value(cpu, perfmon_counter_address(n, target));
            if (perfmon::is_fixed(n))
                destination.fixed[static_cast<unsigned>(n) - perfmon::first_fixed] = contents;
            else
                destination.general[n] = contents;
        }
    }

    void branches_are_full(running running_code, std::uint64_t next) override {
        const std::uint64_t control =
            value(running_code.cpu, perfmon::row_of(perfmon::layout_id::debugctl).address);
        if ((control & decltype(perfmon::debugctl::btint)::mask) == 0) return;
        of_.buffer_is_full(running_code.cpu);
        tell({running_code.cpu, interrupt_cause::bts, next, {}});
    }
};

} // namespace msr::sim
