// The forms in which registers, their fields and broken rules are printed, whatever processor they
// are of.
#pragma once

#include "json.hpp"
#include "output.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp {

/// One field of a register value.
struct printed_field {
    std::string name;
    unsigned low{};
    unsigned width{};
    std::uint64_t value{};
    std::string text;    ///< what the value means; the number where it has no name
    std::string meaning; ///< in a table: what it means beside its number, or empty
};

/// One register value.
struct printed_register {
    std::string name;
    std::uint32_t address{};
    std::uint64_t value{};
    std::vector<printed_field> fields;
};

/// A rule that is broken, for every form of printing.
struct printed_rule {
    std::string name;
    std::string sentence;
    std::vector<std::string> by;
    std::string legal; ///< what would be legal; may be empty
    std::string whole; ///< all of it as one sentence
    std::uint32_t address{};
    std::uint64_t bits{};
};

/// The register's name and value, and a line for each field.
void append_register(output &out, const printed_register &one);

/// A line for each field.
void append_fields(output &out, const std::vector<printed_field> &fields);

void append_broken(output &out, const std::vector<printed_rule> &all);

/// `register,address,value,field,lo,width,number,text`.
void append_explain_header(output &out);
void append_field_rows(output &out, const printed_register &one);
/// A row about a whole register, or about none where `one` is null.
void append_remark_row(output &out, const printed_register *one, const std::string &kind,
                       const std::string &text);
void append_broken_rows(output &out, const std::vector<printed_rule> &all);

json fields_as_json(const std::vector<printed_field> &fields);
json as_json(const printed_register &one);
json as_json(const printed_rule &one);

} // namespace msrpp
