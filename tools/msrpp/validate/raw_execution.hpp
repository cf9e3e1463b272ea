// Executes a plan of counters one register write after the other, and can change the written
// values, which no session of the library does.
#pragma once

#include "subject.hpp"

#include "../family.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace msrpp::validate {

/// A function that returns the value which is written to `address` in place of `value`.
using write_change = std::function<std::uint64_t(std::uint32_t address, std::uint64_t value)>;

/// Executes a plan of counters. The object saves the plan's registers, and restores them when it is
/// destroyed.
class raw_execution {
public:
    raw_execution(subject &subject, const family_plan &plan);
    raw_execution(const raw_execution &) = delete;
    raw_execution &operator=(const raw_execution &) = delete;
    ~raw_execution();

    /// Returns the reason why an access failed, or that other software uses the registers; empty:
    /// all accesses have succeeded, and the registers are free.
    const std::string &problem() const { return problem_; }

    /// Carries out the set-up and the start of the plan. `change`: changes the written values.
    void start(const write_change &change = {});
    /// Carries out the stop of the plan.
    void stop();
    /// Reads a register on the CPU where the plan is executed.
    std::uint64_t read(std::uint32_t address);
    void write(std::uint32_t address, std::uint64_t value);

private:
    void carry_out(const std::vector<named_family_write> &phase, const write_change &change);

    struct saved_register {
        std::uint32_t address{};
        std::uint64_t value{};
    };

    subject &subject_;
    const family_plan &plan_;
    std::vector<saved_register> saved_;
    std::string problem_;
};

} // namespace msrpp::validate
