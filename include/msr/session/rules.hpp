// Arguments of a session and a multiplexer, and the rules that wrong arguments break.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/core/rule.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace msr {

MSR_RULE(backend_accesses_registers,
         "this is no backend: it lacks the read or the write of msr/backend/backend.hpp");
MSR_RULE(backend_is_noexcept,
         "a backend reports failures as values: its read and its write must be noexcept");
MSR_RULE(session_holds_settings,
         "the plan has settings of controls: include msr/session/controlled.hpp, whose sessions "
         "hold them");
MSR_RULE(session_takes_a_plan,
         "this is no plan: a session takes plan<...> of the choices, or a plan made at run time");
MSR_RULE(session_takes_no_schedule,
         "this is a schedule, whose groups take turns: give it to msr::multiplexer");
MSR_RULE(session_of_cpu_has_one_kind,
         "this is a plan of several kinds of cores: give the session on_machine(), on_socket(n) or "
         "on_cpus(...), or a plan of the kind of its CPU");
MSR_RULE(
    multiplexer_takes_a_schedule,
    "this is no schedule: a multiplexer takes schedule<...> of the choices, or a schedule made "
    "at run time");
MSR_RULE(multiplexer_takes_no_plan,
         "this is a plan, which takes no turns: give it to msr::session");

/// A type for the compiler's error only, which shows the type's name: the plan counts units that
/// the processors of `Scope` share.
template <register_scope Scope>
struct unit_shared_by {};

/// A rule that is broken where a thread is to be counted, and the plan counts units that processors
/// share.
MSR_RULE(thread_has_no_shared_unit,
         "a unit that several CPUs share counts for all of them, not for one thread: give the "
         "session watch_cpu(n), on_cpus(...) or on_machine()");

/// A plan that a session can carry out: a register program in static storage and the number of its
/// choices.
/// `Plan::position(choice)` gives, by the choice's type, the position of a choice's count among the
/// counts.
template <typename Plan>
concept countable_plan = requires(const Plan &plan) {
    { plan.view() } -> std::convertible_to<program_view>;
    { Plan::size } -> std::convertible_to<std::size_t>;
};

/// A plan that was made at run time; a legal plan has a register program with a readout (counter
/// that is read) for each choice.
template <typename Plan>
concept made_at_run_time = !countable_plan<Plan> && requires(const Plan &plan) {
    { plan.view() } -> std::convertible_to<program_view>;
    { plan.legal() } -> std::convertible_to<bool>;
};

/// A plan with an assignment for each of several kinds of cores.
template <typename Plan>
concept plan_of_core_kinds = countable_plan<Plan> && requires(std::size_t kind) {
    { Plan::kinds } -> std::convertible_to<std::size_t>;
    { Plan::view_of_kind(kind) } -> std::convertible_to<program_view>;
};

/// A schedule that a multiplexer can carry out: register programs in static storage, and the place
/// (group and position) of each choice. `Schedule::position(choice)` gives, by the choice's type, a
/// choice's position among all choices.
template <typename Schedule>
concept countable_schedule = requires(const Schedule &schedule, std::size_t i) {
    { schedule.view(i) } -> std::convertible_to<program_view>;
    { Schedule::size } -> std::convertible_to<std::size_t>;
    { Schedule::group_count } -> std::convertible_to<std::size_t>;
    { schedule.place_of(i).group } -> std::convertible_to<std::size_t>;
    { schedule.place_of(i).position } -> std::convertible_to<std::size_t>;
};

/// A schedule that was made at run time: register programs, and the place (group and position) of
/// each choice, known at run time.
template <typename Schedule>
concept schedule_made_at_run_time =
    !countable_schedule<Schedule> && requires(const Schedule &schedule, std::size_t i) {
    { schedule.view(i) } -> std::convertible_to<program_view>;
    { schedule.size() } -> std::convertible_to<std::size_t>;
    { schedule.group_count() } -> std::convertible_to<std::size_t>;
    { schedule.legal() } -> std::convertible_to<bool>;
    { schedule.place_of(i).group } -> std::convertible_to<std::size_t>;
    { schedule.place_of(i).position } -> std::convertible_to<std::size_t>;
};

/// A schedule made at compile time or at run time, such as a multiplexer takes.
template <typename Schedule>
concept schedule_of_either_kind =
    countable_schedule<Schedule> || schedule_made_at_run_time<Schedule>;

namespace detail {

/// Returns the scope of the first readout (counter that is read) whose unit several cores share,
/// such as a third-level cache; `thread` where no readout has such a unit.
constexpr register_scope unit_scope_of(const program_view &program) {
    for (const readout &readout : program.readouts)
        if (is_shared_between_cores(readout)) return readout.scope;
    return register_scope::thread;
}

/// Returns the scope of the first readout (counter that is read), in all register programs of a
/// plan or schedule, whose unit several cores share; `thread` where no readout has such a unit, or
/// where the programs are known at run time only.
template <typename Argument>
consteval register_scope unit_scope_of() {
    if constexpr (requires {
                      typename std::integral_constant<std::size_t,
                                                      Argument::view().readouts.size()>;
                  })
        return unit_scope_of(Argument::view());
    else if constexpr (requires {
                           typename std::integral_constant<std::size_t,
                                                           Argument::view(0).readouts.size()>;
                       })
        for (std::size_t i = 0; i < Argument::group_count; ++i)
            if (const auto scope = unit_scope_of(Argument::view(i));
                scope != register_scope::thread)
                return scope;
    return register_scope::thread;
}

/// The compiler's error about a plan or a schedule that is to count a thread, if the argument
/// breaks a rule.
template <typename Argument>
using mistake_of_thread =
    mistake_unless<unit_scope_of<Argument>() == register_scope::thread, thread_has_no_shared_unit,
                   unit_shared_by<unit_scope_of<Argument>()>>;

/// Returns the failure of a register program with a shared unit where the calling thread is to be
/// counted.
[[gnu::cold, gnu::noinline]] inline failure refusal_of_thread(const program_view &program,
                                                              unsigned cpu) noexcept {
    for (const readout &readout : program.readouts)
        if (is_shared_between_cores(readout))
            return {.kind = error_code::illegal_plan,
                    .cpu = cpu,
                    .name = readout.name,
                    .subject = thread_has_no_shared_unit::text.sentence};
    return {};
}

/// A type that would be a backend if its functions were noexcept.
template <typename Device>
concept throwing_backend =
    !backend<Device> && requires(Device & device, unsigned cpu, std::uint32_t address,
                                 std::uint64_t value, std::uint64_t &destination) {
    { device.read(cpu, address, destination) } -> std::same_as<failure>;
    { device.write(cpu, address, value) } -> std::same_as<failure>;
};

/// The compiler's error about a backend, if the backend breaks a rule.
template <typename Device>
using mistake_of_backend = std::conditional_t<
    backend<Device>, no_mistake,
    std::conditional_t<throwing_backend<Device>, mistake_of<backend_is_noexcept, Device>,
                       mistake_of<backend_accesses_registers, Device>>>;

/// The compiler's error about a session's argument that should be a plan. The error does not show
/// the type of a schedule, which is long.
template <typename Argument>
using mistake_of_plan_argument = std::conditional_t < schedule_of_either_kind<Argument>,
      mistake_of<session_takes_no_schedule>,
      std::conditional_t < countable_plan<Argument> || made_at_run_time<Argument>, no_mistake,
      std::conditional_t < requires {
    Argument::has_settings;
}
, mistake_of<session_holds_settings>, mistake_of < session_takes_a_plan, Argument >>>> ;

/// The compiler's error about a multiplexer's argument that should be a schedule. The error does
/// not show the type of a plan, which is long.
template <typename Argument>
using mistake_of_schedule_argument = std::conditional_t<
    schedule_of_either_kind<Argument>, no_mistake,
    std::conditional_t<countable_plan<Argument>, mistake_of<multiplexer_takes_no_plan>,
                       mistake_of<multiplexer_takes_a_schedule, Argument>>>;

/// The compiler's first error about the arguments of a session, if the arguments break a rule.
template <typename Device, typename Argument>
using mistake_of_session =
    first_mistake<mistake_of_backend<Device>, mistake_of_plan_argument<Argument>>;
/// The compiler's first error about the arguments of a multiplexer, if the arguments break a rule.
template <typename Device, typename Argument>
using mistake_of_multiplexer =
    first_mistake<mistake_of_backend<Device>, mistake_of_schedule_argument<Argument>>;

/// A class in place of a session or a multiplexer after an error; it accepts every call, so that
/// each mistake has a single message.
struct session_placeholder {
    template <typename... Argument>
    constexpr explicit session_placeholder(Argument &&...) {}

    template <typename... Argument>
    session_placeholder start(Argument &&...) {
        return *this;
    }
    template <typename... Argument>
    session_placeholder rotate(Argument &&...) {
        return *this;
    }
    template <typename... Argument>
    session_placeholder read(Argument &&...) {
        return *this;
    }
    template <typename... Argument>
    session_placeholder stop(Argument &&...) {
        return *this;
    }
    template <typename... Argument>
    session_placeholder measure(Argument &&...) {
        return *this;
    }
    template <typename... Argument>
    session_placeholder bind(Argument &&...) {
        return *this;
    }
    template <typename... Argument>
    session_placeholder close(Argument &&...) {
        return *this;
    }
    template <typename Argument>
    std::uint64_t operator[](Argument &&) const {
        return 0;
    }
    std::uint64_t at(std::size_t) const { return 0; }
};

} // namespace detail

} // namespace msr
