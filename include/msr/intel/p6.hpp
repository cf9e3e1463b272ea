// All events of processors of the P6 family: Pentium Pro, II, III and Pentium M, with registers and
// plans. Each table names its sources. Nothing was measured on these processors.
#pragma once

// The headers that compile errors name are included first, so that errors do not list a chain of
// other headers.
#include <msr/core/rule.hpp>

#include <msr/pmu/plan.hpp>

#include <msr/pmu/select/choice.hpp>

#include <msr/intel/p6/event_pmu.hpp>
#include <msr/intel/p6/event_table.hpp>
#include <msr/intel/p6/events.hpp>
#include <msr/intel/p6/explain.hpp>
#include <msr/intel/p6/portable.hpp>
#include <msr/intel/p6/registers.hpp>
#include <msr/intel/p6/target.hpp>
#include <msr/pmu/schedule.hpp>
#include <msr/pmu/select/plan.hpp>
#include <msr/pmu/select/portable.hpp>
#include <msr/pmu/select/rules.hpp>

namespace msr::p6 {

/// A choice of any event of the P6 family by its number and unit mask: `raw<0x79>`,
/// `raw<0x29, 0x0f>.user()`.
template <std::uint32_t Code, std::uint32_t Masks = 0>
inline constexpr select::raw<event_pmu, Code, Masks> raw{};

/// A choice of any unit masks of an event of the P6 family, by their number: `masks<l2_ld, 0x0c>`.
template <typename Event, std::uint32_t Masks>
inline constexpr select::masks<event_pmu, Event, Masks> masks{};

} // namespace msr::p6

namespace msr::events {

/// The events of the P6 family, from the Pentium Pro to the Pentium M.
namespace p6 = msr::p6;

} // namespace msr::events

#ifdef MSR_COMPILED // the template is declared in this header, and defined by msr/compiled.hpp
extern template struct msr::select::detail::question_of_pmu<msr::p6::event_pmu, msr::this_release>;
#endif
