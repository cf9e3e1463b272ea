// Writes the sentence of a failure, with the text of the choice that failed.
#pragma once

#include <msr/backend/message.hpp>
#include <msr/core/failure.hpp>

#include <string>
#include <vector>

namespace msr::detail {

/// Returns the sentence of a failure; where a choice of the plan failed, the choice's text follows.
/// `texts`: the text of each choice of the plan, in its order
inline std::string named_failure(const failure &cause, const std::vector<std::string> &texts) {
    std::string sentence = message(cause);
    if (cause.choice != 0 && cause.choice <= texts.size())
        sentence += "; it is '" + texts[cause.choice - 1] + "'";
    return sentence;
}

} // namespace msr::detail
