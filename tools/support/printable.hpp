// Texts from elsewhere (names in files, of programs and symbols) in forms that cannot disturb a
// terminal, a page or a picture.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace msrpp {

/// Returns a text as UTF-8 without control characters: control characters, and bytes that are no
/// UTF-8, become \xNN.
std::string printable(std::string_view text);

/// Returns a text in printable form, with the escapes of XML texts and attributes.
std::string in_xml(std::string_view text);

/// Returns a text with ? in place of characters that move a terminal's cursor or change its
/// colours.
std::string without_controls(std::string_view text);

/// Returns a text of at most `maximum` bytes, without its middle where the text is longer.
std::string without_middle(std::string_view text, std::size_t maximum);

/// Returns the beginning of a text in UTF-8, at most `maximum` bytes of whole characters.
std::string_view shortened(std::string_view text, std::size_t maximum);

} // namespace msrpp
