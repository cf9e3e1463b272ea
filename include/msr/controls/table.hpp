// The controls of processors: a row for each register of a control, with the processors that share
// it, and the confidence of its sources. test/controls/facts compares the tables with the facts.
#pragma once

#include <msr/controls/names.hpp>
#include <msr/controls/rows/control_row.hpp>
#include <msr/controls/rows/frequency_rows.hpp>
#include <msr/controls/rows/idle_rows.hpp>
#include <msr/controls/rows/power_rows.hpp>
#include <msr/controls/rows/prefetch_rows.hpp>
#include <msr/core/sequence.hpp>
#include <msr/meters/core_set.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/detect.hpp>
#include <msr/processor/identity.hpp>

#include <cstddef>

namespace msr::controls {

/// The tables of control rows: prefetchers, frequencies, idle states, power limits.
inline constexpr sequence<control_row> row_tables[] = {
    {detail::prefetch_rows, sizeof detail::prefetch_rows / sizeof *detail::prefetch_rows},
    {detail::frequency_rows, sizeof detail::frequency_rows / sizeof *detail::frequency_rows},
    {detail::idle_rows, sizeof detail::idle_rows / sizeof *detail::idle_rows},
    {detail::power_rows, sizeof detail::power_rows / sizeof *detail::power_rows},
};

/// Calls `visit(row)` with each row of the tables of controls.
template <typename Visit>
constexpr void each_row(Visit visit) {
    for (const sequence<control_row> &table : row_tables)
        for (const control_row &row : table)
            visit(row);
}

/// Returns the processors that are known to have a control.
constexpr meters::core_set processors_with(control_number number) {
    meters::core_set result;
    each_row([&](const control_row &row) {
        if (row.number == number) result = result | row.processors;
    });
    return result;
}

/// Returns whether a row of controls is valid for a model number of CPUID: the row names the model,
/// or has no list of models.
constexpr bool is_of_model(const control_row &row, std::uint8_t model) {
    if (row.models[0] == 0) return true;
    for (const std::uint8_t known : row.models)
        if (known == model) return true;
    return false;
}

/// Returns the row of a control on a processor with a model number of CPUID; null: the processor is
/// not known to have the control.
constexpr const control_row *row_on(control_number number, core processor, unsigned model) {
    const control_row *result = nullptr;
    each_row([&](const control_row &row) {
        if (row.number == number && row.processors.has(processor) &&
            is_of_model(row, static_cast<std::uint8_t>(model)))
            result = &row;
    });
    return result;
}

/// A processor as rows of controls name it.
struct control_processor {
    core name{};      ///< the processor, or the kind of core of a hybrid
    unsigned model{}; ///< the processor's model number, from CPUID
};

/// Returns the processor that `cpuid` describes.
inline control_processor processor_of(const cpuid_view &cpuid) {
    const identity processor = identify(cpuid);
    return {processor.is, processor.signature.model};
}

/// Returns the row of a control on a processor; null: the processor is not known to have the
/// control.
constexpr const control_row *row_on(control_number number, const control_processor &processor) {
    return row_on(number, processor.name, processor.model);
}

} // namespace msr::controls
