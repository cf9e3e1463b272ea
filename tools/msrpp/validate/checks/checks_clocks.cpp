#include "checks.hpp"

#include "../../families/meters.hpp"

#include <msr/backend/message.hpp>
#include <msr/core/failure.hpp>
#include <msr/meters/names.hpp>
#include <msr/meters/rows/meter_row.hpp>

#include <fmt/format.h>

#include <string>
#include <vector>

namespace msrpp::validate {

namespace {

using msr::meters::meter_number;
using msr::meters::meter_row;

/// A relation of two meters over the same time: a band of the quotient of their clocks.
struct relation {
    meter_number numerator{}, denominator{};
    double low{}, high{};
};

// MPERF counts at the base frequency, which is nearly that of the time stamp counter, while the
// thread does not halt (Intel SDM volume 3, 14.2; AMD APM volume 2, 17.3). APERF counts at the
// frequency of the core. A read-only register counts as the writable register of the meter does.
constexpr relation relations[] = {
    {meter_number::mperf, meter_number::tsc, 0.9, 1.1},
    {meter_number::aperf, meter_number::mperf, 0.02, 8},
    {meter_number::mperf_readonly, meter_number::mperf, 0.9, 1.1},
    {meter_number::aperf_readonly, meter_number::aperf, 0.9, 1.1},
    {meter_number::pperf, meter_number::aperf, 0, 1.05},
};

const meter_row *row_of(const std::vector<const meter_row *> &rows, meter_number number) {
    for (const meter_row *const row : rows)
        if (row->number == number) return row;
    return nullptr;
}

/// The increases of two meters while straight code runs. Before and after the code the meters are
/// read in one order: numerator, then denominator.
struct increases {
    std::string problem{};
    double numerator{}, denominator{};
};
increases count_both(subject &subject, const meter_row &numerator, const meter_row &denominator) {
    // the rounds take much longer than the time between two reads
    constexpr unsigned long rounds = 10'000;
    increases result;
    std::uint64_t values[4]{};
    const auto read_into = [&](std::size_t first) {
        for (const meter_row *const row : {&numerator, &denominator})
            if (const msr::failure problem =
                    subject.registers().read(subject.options().cpu, row->address, values[first++]);
                problem && result.problem.empty())
                result.problem = msr::message(problem);
    };
    read_into(0);
    subject.run(proofs().front(), rounds);
    read_into(2);
    result.numerator = static_cast<double>(numerator.conversion.value(values[2] - values[0], 0));
    result.denominator =
        static_cast<double>(denominator.conversion.value(values[3] - values[1], 0));
    return result;
}

check_result compare_meters(subject &subject, const relation &relation, const meter_row &numerator,
                            const meter_row &denominator) {
    // Another task may run between the reads of two meters: the best of several tries counts.
    constexpr unsigned most_tries = 5;
    check_result result{
        .check = "clocks",
        .subject = fmt::format("{} / {}", msrpp::name_of(numerator), msrpp::name_of(denominator)),
        .expected = fmt::format("{} to {}", relation.low, relation.high)};
    for (unsigned i = 0; i < most_tries; ++i) {
        const increases counts = count_both(subject, numerator, denominator);
        if (!counts.problem.empty()) {
            if (subject.options().is_simulated && subject.registers().current_lie() == nullptr)
                return not_tried("clocks", result.subject, counts.problem);
            result.outcome = verdict::off;
            result.actual = "no access";
            result.reason = counts.problem;
            return result;
        }
        if (counts.denominator == 0) {
            result.outcome = verdict::stands_still;
            result.actual = "no clocks";
            continue;
        }
        const double quotient = counts.numerator / counts.denominator;
        result.actual = fmt::format("{:.3f}", quotient);
        const bool is_within = quotient >= relation.low && quotient <= relation.high &&
                               (quotient > 0 || relation.low <= 0);
        result.outcome = is_within ? verdict::as_documented : verdict::off;
        if (is_within) break;
    }
    return result;
}

/// Counts straight code by IRPERF, which bit 30 of HWCR enables, and puts HWCR back.
check_results count_by_irperf(subject &subject, const meter_row &row) {
    constexpr const char *name = "clocks";
    const std::uint32_t enable = row.conversion.unit_address;
    const unsigned cpu = subject.options().cpu;
    std::uint64_t original = 0, restored = 0;
    msr::failure problem = subject.registers().read(cpu, enable, original);
    const bool is_enabled = (original & row.conversion.unit_mask) != 0;
    if (!problem && !is_enabled)
        problem = subject.registers().write(cpu, enable, original | row.conversion.unit_mask);
    if (problem) return {not_tried(name, msrpp::name_of(row), msr::message(problem))};
    proof_counts counts;
    // Instructions of interrupts count, too: the smallest of many runs on a real machine has none.
    const unsigned runs = subject.options().runs + (subject.options().is_simulated ? 0 : 8);
    for (unsigned i = 0; i < runs + 1; ++i)
        for (std::vector<std::uint64_t> *const minimum : {&counts.shorter, &counts.longer}) {
            const unsigned long rounds = proofs().front().rounds;
            std::uint64_t first = 0, last = 0;
            if (!problem) problem = subject.registers().read(cpu, row.address, first);
            subject.run(proofs().front(), minimum == &counts.shorter ? rounds : 2 * rounds);
            if (!problem) problem = subject.registers().read(cpu, row.address, last);
            if (i == 0) continue; // the first run fills caches
            if (minimum->empty() || last - first < minimum->front()) *minimum = {last - first};
        }
    if (problem) counts.problem = msr::message(problem);
    // Instructions of the kernel between the reads count, too.
    check_results result{result_of(name, std::string{msrpp::name_of(row)} + ", straight", counts, 0,
                                   {quantity::instructions, 98, 105}, proofs().front().rounds)};
    if (!is_enabled) static_cast<void>(subject.registers().write(cpu, enable, original));
    static_cast<void>(subject.registers().read(cpu, enable, restored));
    result.push_back(compared(name, std::string{row.conversion.unit_name} + ", put back",
                              fmt::format("{:#x}", original), fmt::format("{:#x}", restored)));
    return result;
}

} // namespace

check_results check_clocks(subject &subject) {
    constexpr const char *name = "clocks";
    check_results result;
    const std::vector<const meter_row *> rows = meters_of(subject.identity());
    for (const relation &relation : relations) {
        const meter_row *const numerator = row_of(rows, relation.numerator),
                               *const denominator = row_of(rows, relation.denominator);
        if (numerator != nullptr && denominator != nullptr)
            result.push_back(compare_meters(subject, relation, *numerator, *denominator));
    }
    if (const meter_row *const irperf = row_of(rows, meter_number::irperf)) {
        const check_results counted = count_by_irperf(subject, *irperf);
        result.insert(result.end(), counted.begin(), counted.end());
    }
    if (result.empty())
        result.push_back(not_tried(name, "clocks", "the processor has no two meters of clocks"));
    return result;
}

} // namespace msrpp::validate
