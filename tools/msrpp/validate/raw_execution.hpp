// Carries a plan out write by write, and can change writes, which no session does.
#pragma once

#include "subject.hpp"

#include "../family.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace msrpp::validate {

/// A function that changes the value of a write before the write is carried out.
using write_change = std::function<std::uint64_t(std::uint32_t address, std::uint64_t value)>;

/// The registers of a plan, saved until the object is destroyed, which restores them.
class raw_execution {
public:
    raw_execution(subject &subject, const family_plan &plan);
    raw_execution(const raw_execution &) = delete;
    raw_execution &operator=(const raw_execution &) = delete;
    ~raw_execution();

    /// Returns why an access failed, or that other software uses the registers; empty: no problem.
    const std::string &problem() const { return problem_; }

    /// Carries out the set-up and the start of the plan.
    void start(const write_change &change = {});
    /// Carries out the stop of the plan.
    void stop();
    /// Reads a register on the CPU of the execution.
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
