// The performance counters of AMD processors from the K7 to Zen 6: core, northbridge and data
// fabric, L2I and L3 counters.
// Each table names its sources. Nothing was measured on these processors.
#pragma once

// Headers to which compile errors point come first, so that the errors list no chain of includes.
#include <msr/core/rule.hpp>

#include <msr/pmu/plan.hpp>

#include <msr/pmu/select/choice.hpp>

#include <msr/amd/counters/constraints.hpp>
#include <msr/amd/counters/counter_table.hpp>
#include <msr/amd/counters/detect.hpp>
#include <msr/amd/counters/event_pmu.hpp>
#include <msr/amd/counters/event_table.hpp>
#include <msr/amd/counters/events.hpp>
#include <msr/amd/counters/explain.hpp>
#include <msr/amd/counters/handles.hpp>
#include <msr/amd/counters/layout.hpp>
#include <msr/amd/counters/notation.hpp>
#include <msr/amd/counters/portable.hpp>
#include <msr/amd/counters/processor.hpp>
#include <msr/amd/counters/program.hpp>
#include <msr/amd/counters/registers.hpp>
#include <msr/amd/counters/rules.hpp>
#include <msr/amd/counters/select_value.hpp>
#include <msr/amd/counters/target.hpp>
#include <msr/pmu/schedule.hpp>
#include <msr/pmu/select/plan.hpp>
#include <msr/pmu/select/portable.hpp>

#ifdef MSR_COMPILED // the template `question_of_pmu` is defined by msr/compiled.hpp
extern template struct msr::select::detail::question_of_pmu<msr::amd::event_pmu, msr::this_release>;
#endif
