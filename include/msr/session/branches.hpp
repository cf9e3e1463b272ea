// A session of branch records starts the records on a logical processor, freezes and reads them,
// and restores the registers when it closes.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/exceptions.hpp>
#include <msr/branches/fit.hpp>
#include <msr/branches/names.hpp>
#include <msr/branches/record.hpp>
#include <msr/branches/record_plan.hpp>
#include <msr/branches/rows/facility_row.hpp>
#include <msr/branches/rules.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/core/rule.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/session/error.hpp>
#include <msr/session/execution/cpu.hpp>
#include <msr/session/execution/cpu_registers.hpp>
#include <msr/session/execution/execution.hpp>
#include <msr/session/execution/options.hpp>
#include <msr/session/machine_cpus.hpp>
#include <msr/session/owners.hpp>

#include <concepts>
#include <cstdint>
#include <utility>
#include <vector>

namespace msr {

namespace detail {

/// The plan and the state of a session of branch records. The object keeps its address when the
/// session is moved.
struct opened_records {
    opened_records(const cpu_registers &processor, const lbr::record_plan &record_plan,
                   const lbr::decoding_facts &facts, bool repeats, session_options options)
        : registers{processor}, plan{record_plan}, decoder_facts{facts},
          repeats_aborts{repeats}, work{processor, plan.writes.view(), options} {}

    /// Freezes the branch records with as few branches as possible, because the session's own
    /// branches take the place of the program's. Returns `error_code::not_kept` where another
    /// program has changed the register that enables the records.
    failure freeze() noexcept {
        const touched_register &enable = plan.writes.registers[0];
        const std::uint64_t bit = std::uint64_t{1} << plan.facility->enable_bit;
        std::uint64_t value = 0;
        failure problem = registers.read(enable.address, value);
        if (!problem) problem = registers.write(enable.address, value & ~bit);
        if (problem) return problem;
        const std::uint64_t own = enable.check & ~enable.shared;
        const std::uint64_t goal = work.memories()[0].written_value & own;
        if ((value & own) == goal) return {};
        return {.kind = error_code::not_kept,
                .cpu = registers.cpu,
                .address = enable.address,
                .value = goal,
                .actual_value = value & own,
                .name = enable.name};
    }

    cpu_registers registers;
    lbr::record_plan plan; // declared before `work`, which refers to the plan's register writes
    lbr::decoding_facts decoder_facts;
    bool repeats_aborts; ///< whether the processor records an aborted transaction twice
    execution work;
};

/// The facts about branch records of the processor of a session.
struct records_of_processor {
    lbr::decoding_facts decoding{};
    bool repeats_aborts{};
    bool reads_capabilities{}; ///< whether IA32_PERF_CAPABILITIES exists
    verdict problem{};         ///< the rule that the plan of branch records breaks on the processor
};

/// Finds the facts about branch records of the processor whose CPUID answers.
inline records_of_processor facts_of_records(const lbr::record_plan &plan, const cpuid_view &cpuid,
                                             const session_options &options) {
    return {.decoding = lbr::decoding_facts_of(plan.facility->format, cpuid),
            .repeats_aborts = lbr::repeats_aborts(cpuid),
            .reads_capabilities =
                plan.facility->reports_format && lbr::has_perf_capabilities(cpuid),
            .problem = lbr::check_fit(plan, cpuid, !options.any_processor)};
}

} // namespace detail

/// Branch records of a logical processor. `start` clears the records and lets the processor record;
/// `stop` freezes the records and returns them, the newest first. Records have no owner: they are
/// branches of everything that the logical processor executes, also of other threads, and the
/// newest ones may be branches of the session itself on its way to the register that freezes,
/// unless another logical processor is watched. Opening fails where the processor records branches
/// already, for example for Linux's perf. Closing, exit() and, unless the options say otherwise,
/// the signals that end a program put the filters, the depth and the enabling register back; the
/// records themselves are not put back.
/// Example:
///     #include <msr/backend/dev_msr.hpp>
///     #include <msr/branches.hpp>
///     #include <msr/intel/perfmon.hpp>
///     #include <msr/session/branches.hpp>
///     using msr::lbr::branches;
///     constexpr const auto &calls =
///         msr::branch_records<msr::perfmon::skylake, branches.user().calls().depth(16)>;
///     msr::dev_msr device;
///     msr::branch_session session{device, calls, msr::watch_cpu(3)};
///     session.start();
///     const auto newest = session.stop();
class branch_session {
public:
    /// The options of a session of branch records where the user gives none: signals put registers
    /// back.
    static constexpr session_options usual_options{.restore_on_signals = true};

    /// Opens a session on a logical processor; the recording of branches does not begin yet. Throws
    /// session_error.
    template <backend Backend>
    branch_session(Backend &device, const lbr::record_plan &plan, session_cpu cpu,
                   session_options options = usual_options) {
        detail::throw_if<session_error, Backend>(open(device, plan, cpu, options));
    }
    /// Opens a session, and puts the failure, or none, into `problem`. After a failure all
    /// registers are as they were found.
    template <backend Backend>
    branch_session(Backend &device, const lbr::record_plan &plan, session_cpu cpu,
                   session_options options, failure &problem) {
        problem = open(device, plan, cpu, options);
    }

    /// Clears the branch records and lets the processor record. Throws session_error.
    template <typename Asking = void>
    void start() {
        failure problem;
        start(problem);
        detail::throw_if<session_error, Asking>(problem);
    }
    /// Clears the branch records and lets the processor record; puts the failure, or none, into
    /// `problem`.
    void start(failure &problem) noexcept {
        problem = parts_.empty() ? not_open("start") : parts_.front()->work.start();
    }

    /// Freezes the branch records. Returns them, the newest first: as many as the plan reads, fewer
    /// where fewer branches were recorded. Throws session_error.
    template <typename Asking = void>
    std::vector<lbr::branch_record> stop() {
        failure problem;
        std::vector<lbr::branch_record> records = stop(problem);
        detail::throw_if<session_error, Asking>(problem);
        return records;
    }
    /// Freezes the branch records and returns them; puts the failure, or none, into `problem`.
    /// After a failure no records are returned.
    std::vector<lbr::branch_record> stop(failure &problem) {
        if (parts_.empty()) {
            problem = not_open("stop");
            return {};
        }
        detail::opened_records &part = *parts_.front();
        const failure frozen = part.work.running() ? part.freeze() : failure{};
        problem = part.work.stop(nullptr);
        if (!problem) problem = frozen;
        return problem ? std::vector<lbr::branch_record>{} : read(part, problem);
    }

    /// Records branches while `work_load` runs. Returns the records, the newest first. Throws
    /// session_error, and exceptions of `work_load` after the records were frozen.
    template <std::invocable WorkLoad>
    std::vector<lbr::branch_record> record(WorkLoad &&work_load) {
        start();
        static_cast<void>(detail::run_and_clean_up(std::forward<WorkLoad>(work_load), [this] {
            failure unreported; // a failure to stop; the exception that is being thrown is reported
            static_cast<void>(stop(unreported));
        }));
        return stop();
    }

    /// Puts the registers of branch records back. Throws session_error with the first failure.
    template <typename Asking = void>
    void close() {
        failure problem;
        close(problem);
        detail::throw_if<session_error, Asking>(problem);
    }
    /// Puts the registers of branch records back; puts the first failure, or none, into `problem`.
    void close(failure &problem) noexcept {
        problem = parts_.empty() ? failure{} : parts_.front()->work.close();
        parts_.clear();
    }

private:
    using part_owner = detail::sole_owner<detail::opened_records>;

    static failure not_open(const char *call) noexcept {
        return {.kind = error_code::wrong_state, .state = session_state::closed, .subject = call};
    }
    static failure broken(const rule_text &rule, unsigned cpu) noexcept {
        return {.kind = error_code::unfit_plan, .cpu = cpu, .subject = rule.sentence};
    }

    template <backend Backend>
    failure open(Backend &device, const lbr::record_plan &plan, session_cpu cpu,
                 session_options options) {
        detail::records_of_processor facts;
        const bool is_known = detail::use_cpuid_on(device, cpu.cpu, [&](const auto &cpuid) {
            facts = detail::facts_of_records(plan, cpuid_view{cpuid}, options);
        });
        if (!is_known)
            return {.kind = error_code::unfit_plan,
                    .cpu = cpu.cpu,
                    .subject =
                        "how the processor records branches is not known, for nothing answers "
                        "CPUID"};
        return open_on(registers_of(device, cpu.cpu), plan, facts, cpu.pin, options);
    }

    /// Opens the session on a processor; `facts` are those that its CPUID reports about branch
    /// records.
    [[gnu::cold, gnu::noinline]] failure open_on(cpu_registers registers,
                                                 const lbr::record_plan &plan,
                                                 detail::records_of_processor facts, bool pin,
                                                 const session_options &options) {
        // branch records are read by single accesses, also where the backend takes whole register
        // programs
        registers.program_calls = nullptr;
        registers.of_thread = false;
        if (!facts.problem.legal()) return broken(*facts.problem.broken, registers.cpu);
        if (facts.reads_capabilities) {
            std::uint64_t capabilities = 0;
            if (const failure problem =
                    registers.read(lbr::perf_capabilities_address, capabilities))
                return problem;
            facts.decoding.format = lbr::reported_format(*plan.facility, capabilities);
        }
        if (facts.decoding.format == lbr::record_format::unknown)
            return broken(lbr::record_format_is_decoded::text, registers.cpu);
        const lbr::record_plan adapted =
            lbr::plan_of(*plan.facility, plan.request, facts.decoding.format);
        part_owner part{std::in_place,        registers, adapted, facts.decoding,
                        facts.repeats_aborts, options};
        if (const failure problem = part->work.open(pin)) return problem;
        parts_.push_back(std::move(part));
        return {};
    }

    /// Reads the frozen records, the newest first, up to the first record that holds no branch.
    [[gnu::noinline]] static std::vector<lbr::branch_record>
    read(const detail::opened_records &part, failure &problem) {
        const lbr::record_plan &plan = part.plan;
        std::uint64_t top = 0;
        if (plan.facility->top != 0) {
            problem = part.registers.read(plan.facility->top, top);
            if (problem) return {};
        }
        std::vector<lbr::branch_record> records;
        for (unsigned age = 0; age < plan.entries; ++age) {
            const lbr::record_addresses places = plan.addresses(plan.index_of(age, top));
            lbr::raw_record raw;
            problem = part.registers.read(places.source, raw.source);
            if (!problem && places.destination != 0)
                problem = part.registers.read(places.destination, raw.destination);
            if (!problem && places.info != 0) problem = part.registers.read(places.info, raw.info);
            if (problem) return {};
            const lbr::branch_record record = lbr::decode(raw, part.decoder_facts);
            if (!record.is_valid) {
                // an erroneous record of AMD's is left out, and the records behind it are read
                if (part.decoder_facts.format == lbr::record_format::amd_v2) continue;
                break;
            }
            const bool is_repeated =
                part.repeats_aborts && record.aborted == lbr::answer::yes && !records.empty();
            if (is_repeated) records.pop_back();
            records.push_back(record);
        }
        return records;
    }

    /// The work of the session; empty where the session is closed.
    std::vector<part_owner> parts_{};
};

} // namespace msr
