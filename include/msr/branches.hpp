// Branch records: registers that hold the source and destination of the newest branches. A choice
// of branches is a value that the compiler checks for a processor; a branch_session
// (msr/session/branches.hpp) starts, freezes and reads the records, and restores the registers.
//
//   using msr::lbr::branches;
//   constexpr const auto &calls =
//       msr::branch_records<msr::perfmon::skylake, branches.user().calls().depth(16)>;
//   msr::branch_session session{device, calls, msr::this_cpu()};
#pragma once

#include <msr/branches/choice.hpp>
#include <msr/branches/names.hpp>
#include <msr/branches/plan.hpp>
#include <msr/branches/record.hpp>
#include <msr/branches/record_plan.hpp>
#include <msr/branches/rules.hpp>
#include <msr/branches/table.hpp>
