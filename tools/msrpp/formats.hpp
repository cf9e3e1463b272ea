// Formats of output. Each is one file in formats/, with a row that says which commands it serves;
// nothing else names it.
#pragma once

#include "../support/output.hpp"
#include "export/export.hpp"
#include "family.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// A plan that is to be printed.
struct encoded {
    const family &of;
    const family_plan &plan;
    unsigned on_cpu{};   ///< that is written to
    bool cpu_is_given{}; ///< --on names the CPU
};

/// How a format prints a sequence of plans, for `encode --each`.
struct each_form {
    void (*head)(output &){};
    void (*plan)(output &, const family_plan &){};
    void (*choice)(output &, std::string_view text, const std::vector<plain_write> &){};
    void (*error)(output &, std::string_view line, std::string_view sentence){};
};

/// A format: a function for each command that it serves, of the data that every family gives.
struct output_format {
    std::string_view name; ///< the format's name, as --format and `export` take it
    int rank{};            ///< the command's first format is its default
    void (*list)(output &, const report &){};
    void (*encode)(output &, const encoded &){};
    void (*explain)(output &, const family &, const family_explanation &){};
    void (*allowlist)(output &, const std::vector<allowed_register> &){};
    void (*whole_cpu)(output &, const family &){}; ///< `export NAME`: all that is known of it
    const each_form *each{};
    bool names_cpu{};                 ///< the output names the CPU that is written to
    bool (*serves)(const family &){}; ///< null: every family
    const char *refusal{};            ///< why it does not serve a family; null: nothing to say
};

/// Makes a format known.
struct known_format {
    explicit known_format(const output_format &row);
};

/// The formats with a function for a command, by rank.
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

/// `table (the default), csv or json`
std::string names_for_help(const std::vector<const output_format *> &formats);

/// The format that --format names, or the first format. Throws a complaint.
const output_format &asked_format(const std::string &name,
                                  const std::vector<const output_format *> &formats);

} // namespace msrpp
