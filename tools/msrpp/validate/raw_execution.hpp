// A plan carried out write by write, some of them changed: what no session does.
#pragma once

#include "subject.hpp"

#include "../family.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace msrpp::validate {

/// Changes the value of a write before it is carried out.
using write_change = std::function<std::uint64_t(std::uint32_t address, std::uint64_t value)>;

/// The registers of a plan, saved until this object ends; then they are put back.
class raw_execution {
public:
    raw_execution(subject &subject, const family_plan &plan);
    raw_execution(const raw_execution &) = delete;
    raw_execution &operator=(const raw_execution &) = delete;
    ~raw_execution();

    /// Why something failed, or somebody else uses the registers; empty: nothing did.
    const std::string &problem() const { return problem_; }

    /// Carries out the set-up and the start.
    void start(const write_change &change = {});
    /// Carries out the stop.
    void stop();
    /// Reads and writes a register.
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
