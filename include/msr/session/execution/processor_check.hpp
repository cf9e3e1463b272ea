// The check whether a plan fits its processor, for which a session asks CPUID once, when it is
// opened. The check accesses no register.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/cpuid_file.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/rule.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/session/execution/bindings.hpp>
#include <msr/session/execution/cpu_registers.hpp>
#include <msr/session/execution/processor_question.hpp>

#include <cerrno>
#include <cstdint>

#include <sched.h>

namespace msr {

namespace detail {

/// Returns the failure of a plan that does not fit the processor `cpu`, by the rule in `verdict`.
/// `is_hybrid`: whether the processor has several kinds of cores; then `value` of the failure is 1,
/// and its message says how to count each kind
[[gnu::cold, gnu::noinline]] inline failure failure_of_plan(unsigned cpu, const verdict &verdict,
                                                            bool is_hybrid) noexcept {
    if (verdict.legal()) return {};
    return {.kind = error_code::unfit_plan,
            .cpu = cpu,
            .value = is_hybrid,
            .name = verdict.names[0],
            .subject = verdict.broken->sentence};
}

/// Puts a question to the CPUID of processor `cpu`, and returns the failure of the plan.
template <typename Ask>
failure ask_cpuid(unsigned cpu, Ask &ask, const cpuid_view &cpuid) noexcept {
    const verdict answer = ask(cpuid);
    return failure_of_plan(cpu, answer, !answer.legal() && is_hybrid(cpuid));
}

/// The processors that the system allows the calling thread to run on.
class allowed_processors {
public:
    allowed_processors() noexcept
        : error_{::sched_getaffinity(0, sizeof all_.sets, all_.sets) == 0 ? 0 : errno} {}

    /// Returns the error number (errno) that says why the processors are not known; 0: they are
    /// known.
    int error() const noexcept { return error_; }
    bool has(unsigned cpu) const noexcept {
        return error_ == 0 && cpu < most_cpus && CPU_ISSET_S(cpu, sizeof all_.sets, all_.sets);
    }
    int size() const noexcept { return error_ != 0 ? 0 : CPU_COUNT_S(sizeof all_.sets, all_.sets); }

private:
    processor_set all_{};
    int error_;
};

/// Returns whether the calling thread may run on processor `cpu` only.
[[gnu::cold, gnu::noinline]] inline bool runs_only_on(unsigned cpu) noexcept {
    const allowed_processors allowed;
    return allowed.size() == 1 && allowed.has(cpu);
}

/// Puts a question to CPUID: by the instruction CPUID where `cpu` is `no_cpu` or the thread's only
/// processor, else by the kernel's cpuid driver. Without the driver the thread executes CPUID on
/// its present processor if all processors are alike, else on `cpu`. The move to `cpu` loses the
/// counts of a running session that bound the thread elsewhere.
template <typename Ask>
[[gnu::cold, gnu::noinline]] failure ask_cpu(unsigned cpu, Ask ask) noexcept {
    const cpuid_here cpuid_here;
    if (cpu == no_cpu || runs_only_on(cpu)) return ask_cpuid(cpu, ask, cpuid_view{cpuid_here});
    if (const cpuid_file file{cpu}; file.is_there()) return ask_cpuid(cpu, ask, cpuid_view{file});
    if (!logical_processors_differ(cpuid_here)) return ask_cpuid(cpu, ask, cpuid_view{cpuid_here});
    binding visit;
    if (const failure problem = bindings.add(visit, cpu)) return problem;
    const failure result = ask_cpuid(cpu, ask, cpuid_view{cpuid_here});
    const failure problem = bindings.remove(visit);
    return result ? result : problem;
}

/// Puts a question about CPUID to each processor that the calling thread may run on; to one of
/// these processors where all are alike.
template <typename Ask>
[[gnu::cold, gnu::noinline]] failure ask_all_cpus(Ask ask) noexcept {
    if (!logical_processors_differ(cpuid_here{})) return ask_cpu(no_cpu, ask);
    const allowed_processors allowed;
    if (allowed.error() != 0)
        return {.kind = error_code::not_pinned, .system_error = allowed.error()};
    for (unsigned cpu = 0; cpu < most_cpus; ++cpu)
        if (allowed.has(cpu))
            if (const failure problem = ask_cpu(cpu, ask)) return problem;
    return {};
}

} // namespace detail

/// Finds whether a plan fits the processor behind `registers`. `is_bound`: whether the calling
/// thread is bound to that processor. Returns `error_code::unfit_plan` with the sentence of the
/// broken rule and the names of what breaks it, or `not_pinned` where the CPUID of the processor
/// cannot be read.
[[gnu::cold, gnu::noinline]] inline failure
ask_processor(const cpu_registers &registers, bool is_bound,
              const processor_question &question) noexcept {
    if (question.ask == nullptr) return {};
    if (registers.cpuid_of != nullptr) {
        const auto own = [&registers](std::uint32_t leaf, std::uint32_t subleaf) {
            return registers.cpuid_of(registers.device, registers.cpu, leaf, subleaf);
        };
        // CPUID leaf 0 is all 0 where the backend does not know its processor
        if (!(own(0, 0) == cpuid_registers{})) {
            const auto ask = [&](const cpuid_view &cpuid) {
                return question.ask(question.plan, cpuid, false);
            };
            return detail::ask_cpuid(registers.cpu, ask, cpuid_view{own});
        }
    }
    if (registers.hardware == hardware_access::none) return {};
    const bool finds_counters = registers.hardware == hardware_access::kernel;
    const auto ask = [&](const cpuid_view &cpuid) {
        return question.ask(question.plan, cpuid, finds_counters);
    };
    failure problem;
    if (finds_counters)
        problem = detail::ask_cpu(
            registers.model_cpu != nullptr ? registers.model_cpu(registers.device) : no_cpu, ask);
    else if (registers.counts_threads)
        problem = detail::ask_all_cpus(ask);
    else
        problem = detail::ask_cpu(is_bound ? no_cpu : registers.cpu, ask);
    if (problem.kind == error_code::unfit_plan) problem.cpu = registers.cpu;
    return problem;
}

} // namespace msr
