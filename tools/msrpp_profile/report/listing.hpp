// The instructions of a function with their samples and source lines, for `msrpp profile annotate`.
#pragma once

#include "../reading.hpp"
#include "../reading/loaded.hpp"
#include "../symbols/symbolizer.hpp"
#include "tally.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp::profile {

/// The samples of a function by address in the function's file.
struct sampled_function {
    /// A sampled instruction of the function, for the function's names and file.
    const place *position{};
    tally whole;
    std::map<std::uint64_t, tally> by_address{};
};

/// Returns the functions of the samples that a filter selects, most samples first.
std::vector<sampled_function> functions_of(const loaded &loaded, const filter &filter,
                                           symbolizer &symbols);

struct listed_instruction {
    std::uint64_t address{};
    std::string text;
    frame line{};
    const tally *samples{}; ///< sums over the samples of the instruction; null: no samples
};

struct listing {
    std::vector<listed_instruction> instructions;
    /// Reason why there are no instructions; empty: the instructions are there.
    std::string problem;
};

/// Disassembles a function by objdump. Where the function's file is missing or objdump is not
/// installed, the listing has only the sampled addresses, and `problem` says why.
listing listing_of(const sampled_function &sampled_function, const std::string &root);

/// The source lines of files; each file is read once.
class source_files {
public:
    explicit source_files(std::string root) : root_{std::move(root)} {}
    /// Returns a source line of a file; empty where the file cannot be read.
    std::string_view line(std::string_view file, std::uint32_t number);

private:
    std::string root_;
    std::map<std::string, std::vector<std::string>, std::less<>> files_;
};

/// Returns an HTML page with the listings of functions.
std::string annotated_html(const loaded &loaded, const std::vector<sampled_function> &functions,
                           std::uint64_t all_samples, const std::string &title,
                           const std::string &root);

} // namespace msrpp::profile
