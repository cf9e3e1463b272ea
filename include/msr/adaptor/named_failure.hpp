// What went wrong, with the text of the choice that it was.
#pragma once

#include <msr/backend/message.hpp>
#include <msr/core/failure.hpp>

#include <string>
#include <vector>

namespace msr::detail {

/// The sentence of a failure; where it is a choice of the plan, with that choice's text.
inline std::string named_failure(const failure &why, const std::vector<std::string> &texts) {
    std::string sentence = message(why);
    if (why.choice != 0 && why.choice <= texts.size())
        sentence += "; it is '" + texts[why.choice - 1] + "'";
    return sentence;
}

} // namespace msr::detail
