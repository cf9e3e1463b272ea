// Finds known names that a mistyped name may stand for.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// Returns the smallest number of letters to insert, drop, change or swap with their neighbour that
/// turns `a` into `b`, in any case. Returns `limit + 1` for every larger number.
std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t limit);

/// Returns up to three known names that are near to the given name, nearest first, each once; where
/// no name is near, names that share most words with the given name.
std::vector<std::string_view> nearest(std::string_view value,
                                      const std::vector<std::string_view> &known);

/// Returns `; did you mean a or b?`; empty where `names` is empty.
std::string did_you_mean(const std::vector<std::string_view> &names);

/// Returns `did_you_mean` of the known names that are near to a value.
std::string suggestion(std::string_view value, const std::vector<std::string_view> &known);

} // namespace msrpp
