// The JSON of the tools, whose members keep the order in which they are written.
#pragma once

#include "output.hpp"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>

// The member functions of the JSON class are compiled only in json.cpp.
extern template class nlohmann::basic_json<nlohmann::ordered_map>;

namespace msrpp {

/// A JSON value whose members keep the order in which they were added.
using json = nlohmann::ordered_json;

/// Returns a register's number or value in the tools' form: hexadecimal with 0x.
inline std::string hex(std::uint64_t value) { return fmt::format("0x{:x}", value); }

/// Appends a whole JSON document; bytes that are no UTF-8 become replacement characters.
void append_document(output &out, const json &document);

/// Returns a JSON document on one line, without the newline; bytes that are no UTF-8 become
/// replacement characters.
std::string line_of(const json &document);

} // namespace msrpp
