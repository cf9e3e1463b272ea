// All events of a Pentium, with or without MMX, and of a Cyrix 6x86MX or MII, with registers and
// plans. Each table names its sources. Nothing was measured on these processors.
#pragma once

// The headers that compile errors name are included first, so that errors do not list a chain of
// other headers.
#include <msr/core/rule.hpp>

#include <msr/pmu/plan.hpp>

#include <msr/pmu/select/choice.hpp>

#include <msr/intel/p5/event_pmu.hpp>
#include <msr/intel/p5/event_table.hpp>
#include <msr/intel/p5/events.hpp>
#include <msr/intel/p5/explain.hpp>
#include <msr/intel/p5/portable.hpp>
#include <msr/intel/p5/registers.hpp>
#include <msr/intel/p5/target.hpp>
#include <msr/pmu/schedule.hpp>
#include <msr/pmu/select/plan.hpp>
#include <msr/pmu/select/portable.hpp>
#include <msr/pmu/select/rules.hpp>

namespace msr::p5 {

/// A choice of any event of the Pentium or the Cyrix MII by its number: `raw<0x22>.user()`.
template <std::uint32_t Code>
inline constexpr select::raw<event_pmu, Code> raw{};

} // namespace msr::p5

namespace msr::events {

/// The events of the Pentium, the Pentium MMX and the Cyrix MII.
namespace p5 = msr::p5;

} // namespace msr::events

#ifdef MSR_COMPILED // the template is declared in this header, and defined by msr/compiled.hpp
extern template struct msr::select::detail::question_of_pmu<msr::p5::event_pmu, msr::this_release>;
#endif
