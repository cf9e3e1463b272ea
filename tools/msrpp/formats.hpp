// Formats of output. Each format is a file in formats/, with a row that says which commands the
// format serves; no other file names the format.
#pragma once

#include "../support/output.hpp"
#include "export/export.hpp"
#include "family.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// A plan that a format prints, and the CPU whose registers the plan is for.
struct encoded {
    const family &of;
    const family_plan &plan;
    unsigned on_cpu{};   ///< number of the CPU whose registers are written
    bool cpu_is_given{}; ///< the option --on names the CPU
};

/// The functions by which a format prints a sequence of plans, for `encode --each`.
struct each_form {
    void (*head)(output &){};
    void (*plan)(output &, const family_plan &){};
    void (*choice)(output &, std::string_view text, const std::vector<plain_write> &){};
    void (*error)(output &, std::string_view line, std::string_view sentence){};
};

/// A format: a function for each command that the format serves, over data that every family
/// provides.
struct output_format {
    std::string_view name; ///< the format's name, in --format and `export`
    int rank{}; ///< rank among the formats of a command, the first of which is the default
    void (*list)(output &, const report &){};
    void (*encode)(output &, const encoded &){};
    void (*explain)(output &, const family &, const family_explanation &){};
    void (*allowlist)(output &, const std::vector<allowed_register> &){};
    /// Prints everything that is known of a processor, for `export NAME`.
    void (*whole_cpu)(output &, const family &){};
    const each_form *each{};
    bool names_cpu{}; ///< the output names the CPU whose registers are written
    /// Returns whether the format serves a family; null: the format serves every family.
    bool (*serves)(const family &){};
    const char *refusal{}; ///< why the format does not serve a family; null: no reason is given
};

/// Registers a format, by an object at namespace scope.
struct known_format {
    explicit known_format(const output_format &row);
};

/// Returns the formats with a function for a command, by rank.
template <typename Function>
std::vector<const output_format *> formats_with(Function output_format::*command,
                                                const family *family = nullptr);

const std::vector<const output_format *> &all_formats();

template <typename Function>
std::vector<const output_format *> formats_with(Function output_format::*command,
                                                const family *family) {
    std::vector<const output_format *> result;
    for (const output_format *const format : all_formats())
        if (format->*command &&
            (family == nullptr || format->serves == nullptr || format->serves(*family)))
            result.push_back(format);
    return result;
}

/// Returns the names of formats for help: `table (the default), csv or json`.
std::string names_for_help(const std::vector<const output_format *> &formats);

/// Returns the format that --format names, or the first format. Throws a complaint where there is
/// no such format.
const output_format &format_named(const std::string &name,
                                  const std::vector<const output_format *> &formats);

} // namespace msrpp
