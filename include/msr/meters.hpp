// Meters: registers that are only read, such as the energy that a package has taken. A plan may
// have meters beside its choices; a meter takes no counter.
//
//   using msr::meters::energy_package;
//   msr::session watch{device, msr::plan<msr::amd::zen4, energy_package>, msr::watch_cpu(0)};
//   const auto counts = watch.measure(work);
//   const msr::meters::joules taken = energy_package.value(counts[energy_package]);
#pragma once

#include <msr/meters/derived.hpp>
#include <msr/meters/names.hpp>
#include <msr/meters/plan.hpp>
#include <msr/meters/quantities.hpp>
#include <msr/meters/rules.hpp>
#include <msr/meters/table.hpp>
#include <msr/meters/units.hpp>
