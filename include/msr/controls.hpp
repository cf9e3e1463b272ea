// Controls: registers that change how the processor works, such as its prefetchers. Settings are
// values that the compiler checks for a processor; a control_session (msr/session/controls.hpp)
// writes them and restores the registers' former values.
//
//   using namespace msr::controls;
//   constexpr const auto &quiet = plan<msr::perfmon::skylake, l2_stream::off, dcu::off>;
//   msr::control_session held{device, quiet, msr::on_machine()};
#pragma once

// Headers that compiler errors name come first, so that errors list no chain of includes.
#include <msr/core/rule.hpp>

#include <msr/controls/plan.hpp>

#include <msr/controls/controlled_plan.hpp>
#include <msr/controls/names.hpp>
#include <msr/controls/notation.hpp>
#include <msr/controls/power_units.hpp>
#include <msr/controls/rules.hpp>
#include <msr/controls/table.hpp>
