// AMD instruction-based sampling: registers, choices, plans, schedules, programs and samples.
// Nothing in the headers of IBS was measured on the processors that they name.
#pragma once

// Headers to which compile errors point come first, so that the errors list no chain of includes.
#include <msr/core/rule.hpp>

#include <msr/pmu/plan.hpp>

#include <msr/amd/ibs/choice.hpp>

#include <msr/amd/ibs/describe.hpp>
#include <msr/amd/ibs/detect.hpp>
#include <msr/amd/ibs/enabling.hpp>
#include <msr/amd/ibs/encodings.hpp>
#include <msr/amd/ibs/errata.hpp>
#include <msr/amd/ibs/features.hpp>
#include <msr/amd/ibs/fields.hpp>
#include <msr/amd/ibs/grouping.hpp>
#include <msr/amd/ibs/interrupt.hpp>
#include <msr/amd/ibs/layouts.hpp>
#include <msr/amd/ibs/plan.hpp>
#include <msr/amd/ibs/planner.hpp>
#include <msr/amd/ibs/printed_choice.hpp>
#include <msr/amd/ibs/program.hpp>
#include <msr/amd/ibs/register_fields.hpp>
#include <msr/amd/ibs/registers.hpp>
#include <msr/amd/ibs/request.hpp>
#include <msr/amd/ibs/rules.hpp>
#include <msr/amd/ibs/sample.hpp>
#include <msr/amd/ibs/sample_records.hpp>
#include <msr/amd/ibs/schedule.hpp>
#include <msr/amd/ibs/target.hpp>
