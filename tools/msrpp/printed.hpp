// Output that several formats make from the same data.
#pragma once

#include "family.hpp"

#include <string>
#include <vector>

namespace msrpp {

/// The writes that make up the state in which a plan counts: those of set-up and start in order,
/// without writes that a later write for the same choice to the same register replaces.
std::vector<const named_family_write *> start_state(const family_plan &plan);

/// The meaning of a field's value; the number where it has no name.
std::string text_or_number(const explained_family_field &field);

json fields_as_json(const std::vector<explained_family_field> &fields);

/// The legal alternatives to a broken rule; may be empty.
std::string legal_text(const told_rule &rule);

/// The rule, the names of what breaks it, and what would be legal.
std::string whole_sentence(const told_rule &rule);

/// Whether values and words break no rule.
bool all_legal(const family_explanation &family_explanation);

} // namespace msrpp
