// A simulated Pentium 4: registers, the performance-monitoring unit behind them, and caches.
// Nothing that it counts was measured; it counts what a workload reports to it, and what the model
// of its caches makes of the addresses it is given.
#pragma once

#include <msr/failure.hpp>
#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/sampling_registers.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/register.hpp>
#include <msr/sim/memory_hierarchy.hpp>
#include <msr/sim/occurrence.hpp>
#include <msr/sim/pentium4_registers.hpp>
#include <msr/sim/pmu.hpp>
#include <msr/sim/register_file.hpp>

#include <bit>
#include <cstdint>
#include <stdexcept>
#include <string>

namespace msr::sim {

/// What the code that loads and stores runs as.
struct running_as {
    bool kernel = false; ///< at CPL 0; otherwise at CPL 1, 2 or 3
    unsigned thread = 0; ///< logical processor
};

/// A Pentium 4, as a backend and as a place for workloads. Its logical processors are 0, and 1 with
/// Hyper-Threading; it is not for several threads at once, nor for signal handlers.
///
/// Loads and stores reach the counters as BSQ_cache_reference, and loads that miss the first level
/// as Replay_event, NBOGUS, while its replay tagging of such loads is on (SDM Table 19-33): once
/// for each line that is missed. They are reported before anything else happens: an access that was
/// made while a counter stood still is not counted when it runs later. Reported together, they come
/// sorted by kind, not in the order of the accesses. Time passes only where something occurs or
/// pass() is called.
class pentium4 {
public:
    /// `model`: 0, 1, 2, 3, 4 or 6, as CPUID gives it for family 0Fh; its caches are those of
    /// geometry_of_model. Throws std::invalid_argument for any other model.
    explicit constexpr pentium4(unsigned model = 2,
                                netburst::hyper_threading threads = netburst::hyper_threading::off)
        : pentium4{model, threads, geometry_of_model(model)} {}

    /// As above, with other caches. Throws std::invalid_argument where they are none.
    constexpr pentium4(unsigned model, netburst::hyper_threading threads,
                       const memory_hierarchy::geometry &caches)
        : registers_{pentium4_registers(checked(model), threads),
                     detail::has_threads(threads) ? 2u : 1u},
          counters_{registers_, model}, memory_{caches} {}

    pentium4(const pentium4 &) = delete;
    pentium4 &operator=(const pentium4 &) = delete;

    /// As RDMSR on logical processor `cpu`. Returns `error_code::refused` where the model has no
    /// such register, `error_code::cpu_offline` where there is no such logical processor; `into`
    /// then stays as it is.
    constexpr failure read(unsigned cpu, std::uint32_t address, std::uint64_t &into) noexcept {
        settle();
        return registers_.read(cpu, address, into);
    }

    /// As WRMSR on logical processor `cpu`. Returns what read() returns, and `error_code::refused`
    /// also where `value` sets a reserved bit; nothing is changed then.
    constexpr failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        settle();
        const failure why = registers_.write(cpu, address, value);
        if (!why) counters_.reconfigure();
        return why;
    }

    /// The clocks that have passed, which bound what a counter may have counted: it adds at most 15
    /// in a clock. The same for all logical processors.
    constexpr std::uint64_t clock(unsigned) noexcept {
        settle();
        return clocks_;
    }

    /// Lets something occur. Throws std::invalid_argument where there is no such event or logical
    /// processor.
    constexpr void occur(const occurrence &what) {
        if (what.event >= netburst::event_count) refuse("event", what.event);
        check_thread(what.thread);
        settle();
        report(what);
    }

    /// Lets clocks go by in which nothing occurs.
    constexpr void pass(std::uint64_t clocks) noexcept {
        settle();
        counters_.pass(clocks);
        advance_time(clocks);
    }

    /// A load of `bytes` bytes from `address`, by the code that runs (see run_as).
    constexpr void load(std::uint64_t address, unsigned bytes = 4) { memory_.read(address, bytes); }
    /// A store of `bytes` bytes to `address`, by the code that runs (see run_as).
    constexpr void store(std::uint64_t address, unsigned bytes = 4) {
        memory_.write(address, bytes);
    }
    /// A load of, or a store to, a whole object where it lies in this program.
    template <typename Object>
    void load(const Object *object) {
        load(std::bit_cast<std::uintptr_t>(object), sizeof(Object));
    }
    template <typename Object>
    void store(const Object *object) {
        store(std::bit_cast<std::uintptr_t>(object), sizeof(Object));
    }
    /// Empties the caches; no counter hears of it.
    constexpr void flush_caches() { memory_.flush(); }

    /// From now on loads and stores are made by this code: at first at user level, on logical
    /// processor 0. Throws std::invalid_argument where there is no such logical processor.
    constexpr void run_as(running_as code) {
        check_thread(code.thread);
        settle();
        running_ = code;
    }

    /// A halted logical processor is not active. At first all are. Throws std::invalid_argument
    /// where there is no such logical processor.
    constexpr void set_active(unsigned thread, bool active) {
        check_thread(thread);
        settle();
        counters_.set_active(thread, active);
    }

    /// How often overflows have asked for an interrupt of this logical processor (OVF_PMI); none is
    /// delivered. Throws std::invalid_argument where there is no such logical processor.
    constexpr std::uint64_t interrupt_requests(unsigned thread = 0) {
        check_thread(thread);
        settle();
        return counters_.interrupt_requests(thread);
    }

private:
    register_file registers_;
    pmu counters_;
    memory_hierarchy memory_;
    running_as running_{};
    std::uint64_t clocks_{}; // the time stamp counters can be written

    [[noreturn]] static void refuse(const char *what, unsigned number) {
        throw std::invalid_argument("simulated Pentium 4: there is no " + std::string(what) + " " +
                                    std::to_string(number));
    }

    static constexpr unsigned checked(unsigned model) {
        (void)geometry_of_model(model); // throws where there is no such model
        return model;
    }

    constexpr void check_thread(unsigned thread) const {
        if (thread >= registers_.cpus()) refuse("logical processor", thread);
    }

    /// Reports what the caches have tallied since the last time.
    constexpr void settle() noexcept {
        using event = netburst::bsq_cache_reference;
        const memory_hierarchy::tallies since = memory_.take();
        if (since.l1_load_misses + since.l1_store_misses == 0) return;
        report_access(occurrence_of(event::rd_2ndl_hits, since.rd_2ndl_hits));
        report_access(occurrence_of(event::rd_2ndl_hite, since.rd_2ndl_hite));
        report_access(occurrence_of(event::rd_2ndl_hitm, since.rd_2ndl_hitm));
        report_access(occurrence_of(event::rd_2ndl_miss, since.rd_2ndl_miss));
        report_access(occurrence_of(event::wr_2ndl_hit, since.wr_2ndl_hit));
        report_access(occurrence_of(event::wr_2ndl_miss, since.wr_2ndl_miss));
        if (tags_load_misses())
            report_access(occurrence_of(netburst::replay_event::nbogus, since.l1_load_misses));
    }

    constexpr void report_access(occurrence what) noexcept {
        what.kernel = running_.kernel;
        what.thread = running_.thread;
        report(what);
    }

    constexpr void report(const occurrence &what) noexcept {
        counters_.occur(what);
        advance_time(2 * what.clocks);
    }

    constexpr void advance_time(std::uint64_t clocks) noexcept {
        clocks_ += clocks;
        for (unsigned cpu = 0; cpu < registers_.cpus(); ++cpu)
            *registers_.held(time_stamp_counter::address, cpu) += clocks;
    }

    /// Whether the metric 1stL_cache_load_miss_retired is set up: bits 0 and 24 of IA32_PEBS_ENABLE
    /// and bit 0 of MSR_PEBS_MATRIX_VERT (SDM Table 19-33).
    constexpr bool tags_load_misses() noexcept {
        using netburst::pebs_enable;
        using netburst::pebs_matrix_vert;
        const auto enabled = decode<pebs_enable>(*registers_.held(pebs_enable::address));
        const auto kinds = decode<pebs_matrix_vert>(*registers_.held(pebs_matrix_vert::address));
        return enabled.uop_tag && (enabled.replay_metric_bits & 1) != 0 && kinds.load;
    }
};

} // namespace msr::sim
