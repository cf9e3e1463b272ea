// The instructions of a function with their samples and source lines, for `annotate`.
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

/// Samples of a function by address, as its file has it.
struct sampled_function {
    const place *position{}; ///< any of its places
    tally whole;
    std::map<std::uint64_t, tally> by_address{};
};

/// The functions of the samples that a filter lets through, most samples first.
std::vector<sampled_function> functions_of(const loaded &loaded, const filter &filter,
                                           symbolizer &symbols);

struct listed_instruction {
    std::uint64_t address{};
    std::string text;
    frame line{};
    const tally *samples{}; ///< null: none
};

struct listing {
    std::vector<listed_instruction> instructions;
    std::string problem; ///< why there are none
};

/// Disassembles a function by objdump. Without a file of it, or where objdump is not here, there
/// are the sampled addresses alone, and `problem` says why.
listing listing_of(const sampled_function &sampled_function, const std::string &root);

/// Source lines, read once for each file.
class source_files {
public:
    explicit source_files(std::string root) : root_{std::move(root)} {}
    /// A line, or nothing where the file cannot be read.
    std::string_view line(std::string_view file, std::uint32_t number);

private:
    std::string root_;
    std::map<std::string, std::vector<std::string>, std::less<>> files_;
};

/// A page of HTML with some functions.
std::string annotated_html(const loaded &loaded, const std::vector<sampled_function> &functions,
                           std::uint64_t all_samples, const std::string &title,
                           const std::string &root);

} // namespace msrpp::profile
