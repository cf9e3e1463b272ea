// Announces the choices (events with their qualifiers) of a session to a backend that wants to know
// them, such as a recorder, which lets a unit test set the count of a choice.
#pragma once

#include <msr/core/program.hpp>
#include <msr/session/rules.hpp>
#include <msr/session/run_time_plan.hpp>

#include <cstddef>
#include <vector>

namespace msr::detail {

/// Returns whether a plan has a choice at `position`: behind the choices, a plan has meters, which
/// have no request.
template <typename Plan>
constexpr bool has_request(std::size_t position) {
    if constexpr (requires { Plan::choices; })
        return position < Plan::choices;
    else
        return true;
}

/// Announces each choice of a plan to a backend that has `will_count(cpu, program, position,
/// choice)`: `position` is the index of the counter that counts the choice, in the program's list
/// of counters to read. The choice is a request, of a plan made at run time a text.
template <typename Backend, typename Plan>
void announce(Backend &device, unsigned cpu, const Plan &plan) {
    if constexpr (requires {
                      device.will_count(cpu, plan.view(), std::size_t{},
                                        plan.request_at(std::size_t{}));
                  })
        for (std::size_t i = 0; i < Plan::size; ++i)
            if (has_request<Plan>(i)) device.will_count(cpu, plan.view(), i, plan.request_at(i));
}
template <typename Backend>
void announce(Backend &device, unsigned cpu, const run_time_plan &plan) {
    if constexpr (requires { device.will_count(cpu, plan.view(), std::size_t{}, plan.text(0)); })
        for (std::size_t i = 0; i < plan.size(); ++i)
            device.will_count(cpu, plan.view(), i, plan.text(i));
}
/// Announces a part of a plan's register program, whose readouts (counters that are read) count the
/// choices at `positions`.
template <typename Backend, typename Plan>
void announce_part(Backend &device, unsigned cpu, const Plan &plan, const program_view &part,
                   const std::vector<std::size_t> &positions) {
    if constexpr (requires {
                      device.will_count(cpu, part, std::size_t{}, plan.request_at(std::size_t{}));
                  })
        for (std::size_t i = 0; i < positions.size(); ++i)
            if (has_request<Plan>(positions[i]))
                device.will_count(cpu, part, i, plan.request_at(positions[i]));
}
template <typename Backend>
void announce_part(Backend &device, unsigned cpu, const run_time_plan &plan,
                   const program_view &part, const std::vector<std::size_t> &positions) {
    if constexpr (requires { device.will_count(cpu, part, std::size_t{}, plan.text(0)); })
        for (std::size_t i = 0; i < positions.size(); ++i)
            device.will_count(cpu, part, i, plan.text(positions[i]));
}
/// Announces each choice of a schedule, with the register program of the choice's group and the
/// choice's position in the group.
template <typename Backend, countable_schedule Schedule>
void announce(Backend &device, unsigned cpu, const Schedule &schedule) {
    if constexpr (requires {
                      device.will_count(cpu, schedule.view(0), std::size_t{},
                                        schedule.request_at(std::size_t{}));
                  })
        for (std::size_t i = 0; i < Schedule::size; ++i)
            device.will_count(cpu, schedule.view(schedule.place_of(i).group),
                              schedule.place_of(i).position, schedule.request_at(i));
}

template <typename Backend, schedule_made_at_run_time Schedule>
void announce(Backend &device, unsigned cpu, const Schedule &schedule) {
    if constexpr (requires {
                      device.will_count(cpu, schedule.view(0), std::size_t{}, schedule.text(0));
                  })
        for (std::size_t i = 0; i < schedule.size(); ++i)
            device.will_count(cpu, schedule.view(schedule.place_of(i).group),
                              schedule.place_of(i).position, schedule.text(i));
}

} // namespace msr::detail
