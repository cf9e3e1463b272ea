#include "checks.hpp"

#include "../raw_execution.hpp"

#include <fmt/format.h>

#include <string>
#include <utility>
#include <vector>

namespace msrpp::validate {

namespace {

/// A counter and a requested event that the counter counts; the expected count is exact or a range.
struct counter_choice {
    counter_registers counter;
    std::string choice;
    expected_count expected;
};

constexpr expected_count straight_counts[] = {{quantity::instructions, 100, 100},
                                              {quantity::branches, 1, 1},
                                              {quantity::conditional, 1, 1},
                                              {quantity::cycles, 100.0 / 16, 1000},
                                              {quantity::reference_cycles, 1, 2000}};

std::vector<counter_choice> choices_of_counters(const subject &subject) {
    std::vector<counter_choice> result;
    for (const counter_registers &counter : subject.tried_counters())
        for (const expected_count &count : straight_counts) {
            const std::string choice = subject.choice_of(count.kind, counter.qualifier + ":user");
            if (choice.empty()) continue;
            result.push_back({counter, choice, count});
            break;
        }
    return result;
}

std::uint64_t largest_of(unsigned width) {
    return width >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
}

std::string hex(std::uint64_t value) { return fmt::format("{:#x}", value); }

check_result failed(const char *check, const std::string &subject, const std::string &problem) {
    return {.check = check,
            .subject = subject,
            .outcome = verdict::off,
            .expected = "access",
            .actual = "no access",
            .reason = problem};
}

/// Returns whether a plan sets bits of a register.
bool writes_bits(const family_plan &plan, std::uint32_t address, std::uint64_t bits) {
    for (const auto *const phase : {&plan.set_up, &plan.start})
        for (const named_family_write &write : *phase)
            if (write.what.address == address && (write.what.value & bits) != 0) return true;
    return false;
}

/// The counts of straight code, in runs of n and of 2n rounds, by a counter that begins with a
/// given value.
struct raw_count {
    std::string problem;
    std::uint64_t shorter{}, longer{};
};
raw_count count_raw(subject &subject, const family_plan &plan, const write_change &change) {
    raw_count result;
    const proof &straight = proofs().front();
    raw_execution execution{subject, plan};
    if (!execution.problem().empty()) return {.problem = execution.problem()};
    const std::uint32_t address = plan.readouts.front().address;
    // The first run of the code, uncounted, links functions and fills caches.
    execution.start(change);
    subject.run(straight, straight.rounds);
    static_cast<void>(execution.read(address));
    execution.stop();
    for (std::uint64_t *const value : {&result.shorter, &result.longer}) {
        execution.start(change);
        subject.run(straight, value == &result.shorter ? straight.rounds : 2 * straight.rounds);
        *value = execution.read(address);
        execution.stop();
    }
    result.problem = execution.problem();
    return result;
}

} // namespace

check_results check_width(subject &subject) {
    constexpr const char *name = "width";
    check_results result;
    for (const counter_choice &entry : choices_of_counters(subject)) {
        const family_plan &plan = *subject.plan_of({entry.choice});
        raw_execution execution{subject, plan};
        if (!execution.problem().empty()) {
            result.push_back(failed(name, entry.counter.name, execution.problem()));
            continue;
        }
        // All test values but the largest have bit 31 clear, because some of Intel's counters are
        // written with 32 bits and extend bit 31 into the upper bits.
        for (const std::uint64_t value : {largest_of(entry.counter.width),
                                          std::uint64_t{0x2aaaaaaa}, std::uint64_t{0x55555555}}) {
            execution.write(entry.counter.address, value);
            const std::uint64_t actual = execution.read(entry.counter.address);
            if (!execution.problem().empty()) break;
            result.push_back(
                compared(name, fmt::format("{}, {} bits", entry.counter.name, entry.counter.width),
                         hex(value), hex(actual)));
        }
        if (!execution.problem().empty())
            result.push_back(failed(name, entry.counter.name, execution.problem()));
    }
    return result;
}

check_results check_wrap(subject &subject) {
    constexpr const char *name = "wrap";
    check_results result;
    for (const counter_choice &entry : choices_of_counters(subject)) {
        const family_plan &plan = *subject.plan_of({entry.choice});
        const std::uint64_t largest = largest_of(entry.counter.width);
        // Start value of the counter, 100 events before it wraps to 0.
        const std::uint64_t first = largest - 99;
        const raw_count counts =
            count_raw(subject, plan, [&](std::uint32_t address, std::uint64_t value) {
                return address == entry.counter.address ? first : value;
            });
        if (!counts.problem.empty()) {
            result.push_back(failed(name, entry.counter.name, counts.problem));
            continue;
        }
        proof_counts values{.problem = {},
                            .shorter = {(counts.shorter - first) & largest},
                            .longer = {(counts.longer - first) & largest}};
        result.push_back(result_of(name, entry.counter.name, values, 0, entry.expected,
                                   proofs().front().rounds));
    }
    return result;
}

check_results check_stop(subject &subject) {
    constexpr const char *name = "stop";
    check_results result;
    const proof &straight = proofs().front();
    for (const counter_choice &entry : choices_of_counters(subject)) {
        const family_plan &plan = *subject.plan_of({entry.choice});
        {
            raw_execution execution{subject, plan};
            execution.start();
            subject.run(straight, straight.rounds);
            execution.stop();
            const std::uint64_t earlier = execution.read(entry.counter.address);
            subject.run(straight, straight.rounds);
            const std::uint64_t later = execution.read(entry.counter.address);
            result.push_back(execution.problem().empty()
                                 ? compared(name, entry.counter.name + ", stopped",
                                            fmt::format("{}", earlier), fmt::format("{}", later))
                                 : failed(name, entry.counter.name, execution.problem()));
        }
        // Two ways to stop a counter: its own enable bit is cleared, or its bit in the global
        // enable register is cleared.
        const register_layout &layout = subject.layout();
        const auto stands_still = [&](const std::string &condition, std::uint32_t register_address,
                                      std::uint64_t bits) {
            const raw_count counts =
                count_raw(subject, plan, [&](std::uint32_t address, std::uint64_t value) {
                    return address == register_address ? value & ~bits : value;
                });
            if (!counts.problem.empty()) {
                result.push_back(failed(name, entry.counter.name + condition, counts.problem));
                return;
            }
            result.push_back(compared(name, entry.counter.name + condition, "0",
                                      fmt::format("{}", counts.longer)));
        };
        if (!entry.counter.is_fixed &&
            writes_bits(plan, entry.counter.control, layout.fields.enable))
            stands_still(", not enabled", entry.counter.control, layout.fields.enable);
        if (layout.global_control != 0)
            stands_still(", not enabled together", layout.global_control, ~std::uint64_t{0});
    }
    return result;
}

check_results check_restored(subject &subject) {
    constexpr const char *name = "restored";
    check_results result;
    for (const counter_choice &entry : choices_of_counters(subject)) {
        const family_plan &plan = *subject.plan_of({entry.choice});
        std::vector<std::uint64_t> earlier, later;
        const auto read_all = [&](std::vector<std::uint64_t> &values) {
            for (const msr::touched_register &touched : plan.touched) {
                std::uint64_t value = 0;
                if (touched.check != 0)
                    static_cast<void>(
                        subject.registers().read(subject.options().cpu, touched.address, value));
                values.push_back(value);
            }
        };
        read_all(earlier);
        const proof_counts counts = subject.count({entry.choice}, proofs().front());
        read_all(later);
        if (!counts.problem.empty()) {
            result.push_back(failed(name, entry.counter.name, counts.problem));
            continue;
        }
        for (std::size_t i = 0; i < earlier.size(); ++i)
            if (plan.touched[i].check != 0)
                result.push_back(compared(
                    name, fmt::format("{}, after {}", plan.touched[i].name, entry.counter.name),
                    hex(earlier[i]), hex(later[i])));
    }
    return result;
}

} // namespace msrpp::validate
