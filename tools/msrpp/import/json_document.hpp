// Reads JSON as vendors publish it: the document of a file, and the texts in the file's header.
#pragma once

#include "../../support/json.hpp"

#include <string>
#include <string_view>

namespace msrpp {

/// Returns a text without blanks at its ends.
std::string_view without_blanks(std::string_view text);

/// Returns whether a text is JSON and no table.
bool is_json(std::string_view text);

/// Returns the document in a file's text. Throws a complaint that names the file and the position
/// in the text.
json document_in(std::string_view text, const std::string &file);

/// Returns the description in the header of a document, on a single line; empty where the document
/// has none.
std::string origin_in(const json &document);

/// Returns the name that an object has under a key, with a blank before the name; empty where the
/// object has none.
std::string name_in(const json &object, const char *key);

} // namespace msrpp
