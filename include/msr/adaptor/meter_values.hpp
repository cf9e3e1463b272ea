// Meters in reports of benchmarks: energies in joules, and the clock of a core as a share of its
// base clock.
#pragma once

#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>
#include <msr/meters/names.hpp>
#include <msr/meters/quantities.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace msr::detail {

/// The name of a value in a report, and how many of the value's counted steps make a unit of the
/// report: 1,000,000 where microjoules are reported as joules.
struct reported_name {
    std::string name;
    double divisor = 1;
};

/// Returns the name of a choice's value in a report: the text of the choice, for a meter with a
/// unit followed by the unit, as in `energy_package (J)`.
inline reported_name reported_name_of(const readout &source, const std::string &text) {
    if (!source.is_meter()) return {text};
    for (const meters::meter_name &meter : meters::meter_names) {
        if (!same_text(meter.name, source.name)) continue;
        const meters::unit_symbol unit = meters::symbol_of(meter.measures);
        reported_name result{text};
        if (*unit.text != '\0') result.name += std::string{" ("} + unit.text + ")";
        for (unsigned i = 0; i < unit.decimals; ++i)
            result.divisor *= 10;
        return result;
    }
    return {text};
}

/// Returns the position of a meter among readouts; the number of readouts where the meter is not
/// among them.
inline std::size_t place_of_meter(sequence<readout> readouts, meters::meter_number number) {
    const char *const name = meters::meter_names[static_cast<unsigned>(number)].name;
    std::size_t place = 0;
    while (place < readouts.size() &&
           !(readouts[place].is_meter() && same_text(readouts[place].name, name)))
        ++place;
    return place;
}

/// Returns the clock of the counted processors while they were not halted, as a share of the base
/// clock: the ratio of the meters `aperf` and `mperf`. No value where the plan lacks either meter,
/// or the processors were halted all the time.
template <typename Counts>
std::optional<double> clock_ratio(sequence<readout> readouts, const Counts &counts) {
    const std::size_t aperf = place_of_meter(readouts, meters::meter_number::aperf);
    const std::size_t mperf = place_of_meter(readouts, meters::meter_number::mperf);
    if (aperf == readouts.size() || mperf == readouts.size() || counts.at(mperf) == 0) return {};
    return static_cast<double>(counts.at(aperf)) / static_cast<double>(counts.at(mperf));
}

/// Returns whether a plan counts a unit that several cores share, such as the energy of a package.
inline bool counts_shared_unit(sequence<readout> readouts) {
    for (const readout &source : readouts)
        if (is_shared_between_cores(source)) return true;
    return false;
}

} // namespace msr::detail
