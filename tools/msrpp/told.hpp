// What `explain` tells, in the pieces that several formats print.
#pragma once

#include "family.hpp"

#include <string>
#include <vector>

namespace msrpp {

/// What a field's value means; the number where it has no name.
std::string text_or_number(const explained_family_field &field);

json fields_as_json(const std::vector<explained_family_field> &fields);

/// What would be legal in place of what breaks a rule; may be empty.
std::string legal_text(const told_rule &one);

/// The rule, the names of what breaks it, and what would be legal.
std::string whole_sentence(const told_rule &one);

} // namespace msrpp
