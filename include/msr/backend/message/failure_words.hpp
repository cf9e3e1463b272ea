// Failures as sentences, written into memory of the caller. Where MSR_COMPILED is defined, only the
// file that includes msr/compiled.hpp compiles them.
#pragma once

#include <msr/core/failure.hpp>
#include <msr/core/release.hpp>

#include <cstddef>

namespace msr::detail {

/// Functions that write the sentences of a failure as far as there is room, and return their
/// lengths.
template <typename Release>
struct failure_words {
    /// Writes the whole message about a failure into `text`, which has `room` characters, and
    /// returns the message's length.
    static std::size_t message(const failure &problem, char *text, std::size_t room) noexcept;
    /// Writes the reason of a failure alone, what was tried and why it failed, into `text`, which
    /// has `room` characters, and returns the reason's length.
    static std::size_t reason(const failure &problem, char *text, std::size_t room) noexcept;
};

} // namespace msr::detail

#ifdef MSR_COMPILED
extern template struct msr::detail::failure_words<msr::this_release>;
#else
#include <msr/backend/message/failure_text.hpp>
#endif
