// All events of Intel's architectural performance monitoring, versions 1 to 6, with registers,
// processors and plans. Each table names its sources. Nothing was measured on these processors.
#pragma once

// Headers that compiler errors name come first, so that errors list no chain of includes.
#include <msr/core/rule.hpp>

#include <msr/pmu/plan.hpp>

#include <msr/pmu/select/choice.hpp>

#include <msr/intel/perfmon/choices.hpp>
#include <msr/intel/perfmon/counters.hpp>
#include <msr/intel/perfmon/event_pmu.hpp>
#include <msr/intel/perfmon/events.hpp>
#include <msr/intel/perfmon/features.hpp>
#include <msr/intel/perfmon/offcore.hpp>
#include <msr/intel/perfmon/portable.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/intel/perfmon/program.hpp>
#include <msr/intel/perfmon/registers/counter_registers.hpp>
#include <msr/intel/perfmon/registers/global_registers.hpp>
#include <msr/intel/perfmon/rules.hpp>
#include <msr/pmu/select/portable.hpp>
#include <msr/pmu/select/rules.hpp>

#ifdef MSR_COMPILED // the file that includes msr/compiled.hpp compiles the check of plans by CPUID
extern template struct msr::select::detail::question_of_pmu<msr::perfmon::event_pmu,
                                                            msr::this_release>;
#endif
