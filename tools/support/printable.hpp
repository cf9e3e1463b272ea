// Text from elsewhere (names in files, of programs and symbols), which may be anything, as text
// that does no harm to a terminal, to a page or to a picture.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace msrpp {

/// UTF-8 without control characters: these, and bytes that are no UTF-8, become \xNN.
std::string printable(std::string_view text);

/// Printable text, or a value of an attribute, in XML.
std::string in_xml(std::string_view text);

/// A text with ? in place of what moves a terminal's cursor or changes its colours.
std::string without_controls(std::string_view text);

/// A text with at most so many bytes, without its middle where it is longer.
std::string without_middle(std::string_view text, std::size_t maximum);

/// Returns the beginning of a text in UTF-8, at most `maximum` bytes of whole characters.
std::string_view shortened(std::string_view text, std::size_t maximum);

} // namespace msrpp
