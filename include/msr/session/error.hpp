// The exception of a session's call that failed.
#pragma once

#include <msr/backend/message.hpp>
#include <msr/core/failure.hpp>

#include <stdexcept>

namespace msr {

/// The exception that says which call of a session failed, and why.
class session_error : public std::runtime_error {
public:
    /// Makes the exception of a failure; `what()` is `message(problem)`.
    [[gnu::cold, gnu::noinline]] explicit session_error(const failure &problem)
        : std::runtime_error(message(problem)), reason{problem} {
        // The backend may be destroyed before the exception is caught. what() has the texts of
        // `device` and `explanation`.
        reason.device = nullptr;
        reason.explanation = nullptr;
    }

    /// Returns the failure as a value, without `device` and `explanation`.
    const failure &why() const noexcept { return reason; }

private:
    failure reason;
};

} // namespace msr
