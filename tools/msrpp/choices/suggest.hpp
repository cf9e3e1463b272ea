// Names that a mistyped name may stand for.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// The fewest letters to insert, drop, change or swap with their neighbour that make `b` of `a`,
/// without regard to case. Returns `limit + 1` for every larger number.
std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t limit);

/// Up to three of the known names that are near to the given name, nearest first, each once; where
/// no name is near, names that share most of its words.
std::vector<std::string_view> nearest(std::string_view value,
                                      const std::vector<std::string_view> &known);

/// `; did you mean a or b?`, or nothing where there is no name.
std::string did_you_mean(const std::vector<std::string_view> &names);

/// `did_you_mean` of the known names that are near.
std::string suggestion(std::string_view value, const std::vector<std::string_view> &known);

} // namespace msrpp
