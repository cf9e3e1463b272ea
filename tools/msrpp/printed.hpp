// Parts of the output that several formats have in common: the register writes of a plan, field
// values, broken rules.
#pragma once

#include "family.hpp"

#include <string>
#include <vector>

namespace msrpp {

/// Returns the writes that make up the state in which a plan counts: the writes of set-up and start
/// in order, without writes that a later write for the same event to the same register replaces.
std::vector<const named_family_write *> start_state(const family_plan &plan);

/// Returns the meaning of a field's value; the number where the value has no name.
std::string text_or_number(const explained_family_field &field);

json fields_as_json(const std::vector<explained_family_field> &fields);

/// Returns the legal alternatives to a broken rule; may be empty.
std::string legal_text(const rule_report &rule);

/// Returns the rule's sentence, the names that break the rule, and the legal alternatives.
std::string whole_sentence(const rule_report &rule);

/// Returns whether values and words break no rule.
bool all_legal(const family_explanation &family_explanation);

} // namespace msrpp
