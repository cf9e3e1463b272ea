// Metrics: named formulas over counts of events and constants, the plans that count the events, and
// the values of metrics from counts.
#pragma once

#include <msr/metric/constants.hpp>
#include <msr/metric/evaluate.hpp>
#include <msr/metric/expression.hpp>
#include <msr/metric/listed.hpp>
#include <msr/metric/plan.hpp>
#include <msr/metric/rules.hpp>
#include <msr/metric/value.hpp>
