// The sentence of a failure, with the text of the choice that failed.
#pragma once

#include <msr/backend/message.hpp>
#include <msr/core/failure.hpp>

#include <string>
#include <vector>

namespace msr::detail {

/// The sentence of a failure; where it is a choice of the plan, with that choice's text.
inline std::string named_failure(const failure &cause, const std::vector<std::string> &texts) {
    std::string sentence = message(cause);
    if (cause.choice != 0 && cause.choice <= texts.size())
        sentence += "; it is '" + texts[cause.choice - 1] + "'";
    return sentence;
}

} // namespace msr::detail
