// Precompiled: what most files of the tool read and what costs most to read. Each file includes
// what it needs all the same.
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>
