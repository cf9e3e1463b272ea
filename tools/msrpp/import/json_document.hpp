// JSON as vendors publish it: the document of a file, and what its header says.
#pragma once

#include "../../support/json.hpp"

#include <string>
#include <string_view>

namespace msrpp {

/// A text without blanks at its ends.
std::string_view without_blanks(std::string_view text);

/// Whether a text is JSON and no table.
bool is_json(std::string_view text);

/// The document in a file's text. Throws a complaint that names the file and the place.
json document_in(std::string_view text, const std::string &file);

/// The description in the header of a document, on one line; empty where it has none.
std::string origin_in(const json &document);

/// The name that an object has under a key, with a blank before it; empty where it has none.
std::string name_in(const json &object, const char *key);

} // namespace msrpp
