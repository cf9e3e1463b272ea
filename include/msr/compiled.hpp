// The compiled part of the library, for programs that define MSR_COMPILED: exactly one of their
// files includes this header. The other files then take sessions, the texts of failures, the
// backends and CPUID queries from the compiled file. Files without MSR_COMPILED may be part of the
// same program.
#pragma once

#include <msr/amd/counters.hpp>
#include <msr/backend/dev_msr.hpp>
#include <msr/backend/message/failure_text.hpp>
#include <msr/backend/message/failure_words.hpp>
#include <msr/backend/msr_safe.hpp>
#include <msr/backend/perf.hpp>
#include <msr/backend/shim.hpp>
#include <msr/core/release.hpp>
#include <msr/intel/netburst/detect.hpp>
#include <msr/intel/p5.hpp>
#include <msr/intel/p6.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/select/planner.hpp>
#include <msr/portable/plan_here.hpp>
#include <msr/portable/plan_here_parts.hpp>
#include <msr/portable/schedule_here.hpp>
#include <msr/portable/schedule_here_parts.hpp>
#include <msr/session/execution/engine.hpp>
#include <msr/session/execution/engine_parts.hpp>

template struct msr::detail::session_engine<msr::this_release>;
template struct msr::detail::failure_words<msr::this_release>;

template class msr::basic_dev_msr<msr::linux_calls>;
template class msr::basic_msr_safe<msr::msr_safe_calls>;
template class msr::basic_perf<msr::perf_calls>;
template class msr::basic_shim<msr::shim_calls>;

template struct msr::select::detail::question_of_pmu<msr::perfmon::event_pmu, msr::this_release>;
template struct msr::select::detail::question_of_pmu<msr::amd::event_pmu, msr::this_release>;
template struct msr::select::detail::question_of_pmu<msr::p5::event_pmu, msr::this_release>;
template struct msr::select::detail::question_of_pmu<msr::p6::event_pmu, msr::this_release>;
template struct msr::netburst::detail::processor_question<msr::this_release>;
template struct msr::detail::portable_planner<msr::this_release>;
template struct msr::detail::portable_scheduler<msr::this_release>;
