// A kind of processor, or of its registers, that --cpu can name beside the Pentium 4: what the
// commands need of it, as plain data, so that the same code prints every kind.
#pragma once

#include <msr/field.hpp>
#include <msr/program.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// One row of `msrpp list`.
struct listed {
    std::string kind;       ///< `event`, `mask`, `metric`, `counter`, `register`, `field`, `choice`
    std::string name;       ///< as a choice or `explain` takes it
    std::string belongs_to; ///< the event of a mask, the register of a field; else empty
    std::string encoding;   ///< `event=0x24 umask=0x3f`, `0xc0011033`, `18:0`
    std::string where;      ///< the counters or registers that can do it; empty: not limited
    std::string text;       ///< what it is, in a few words
    std::string confidence; ///< `high`, `medium` or `low`
};

/// One write of a plan, and the choice that it is for.
struct named_family_write {
    std::size_t choice{}; ///< position among the choices; the first one where several share it
    std::string register_name;
    msr::write what{};
};

/// Choices that were checked and have their places.
struct family_plan {
    std::vector<std::string> texts;  ///< the choices, as given
    std::vector<std::string> places; ///< for each choice the counter or register that it takes
    std::vector<named_family_write> set_up;
    std::vector<named_family_write> start;
    std::vector<named_family_write> stop;
    std::vector<msr::readout> readouts;
    std::vector<std::string> notes;       ///< what the user should know: errata, doubts, scope
    std::vector<std::uint32_t> also_read; ///< registers that are looked at beside the readouts
};

/// A register value that `explain` is asked about.
struct family_value {
    std::uint32_t address{};
    std::uint64_t value{};
};

/// One field of a register value.
struct explained_family_field {
    std::string name;
    unsigned low{};
    unsigned width{};
    std::uint64_t value{};
    std::string text; ///< the value's name, or what it says; may be empty
};

struct explained_family_register {
    std::string name;
    std::uint32_t address{};
    std::uint64_t value{};
    std::vector<explained_family_field> fields;
};

/// A rule that values break.
struct told_rule {
    std::string rule;               ///< its name
    std::string sentence;           ///< its text
    std::vector<std::string> by;    ///< what breaks it
    std::vector<std::string> legal; ///< what would be legal instead; may be empty
};

struct family_explanation {
    std::vector<explained_family_register> registers;
    std::vector<std::string> counts; ///< sentences: which counter counts what, how filtered
    std::vector<told_rule> broken;
    std::vector<std::string> notes; ///< errata, and how sure the facts are
};

/// A register of a family, for `export` and `explain`.
struct family_register {
    std::string name;
    std::uint32_t address{};
    std::vector<msr::field_row> fields;
    std::uint64_t reserved{}; ///< bits that software must leave 0
    bool read_only{};
    std::string scope;     ///< `thread`, `core`, `package`, …; empty: thread
    bool linear_address{}; ///< it holds a linear address, which must be canonical
    bool partly_known{};   ///< bits without a field are somebody else's, not reserved
    bool selects{};        ///< it says what another one shows, so a plan writes it several times
};

/// What --cpu names. `number` tells the functions which target of their room it is.
struct family {
    std::string name;   ///< lower case, as --cpu takes it
    std::string text;   ///< for people
    std::string vendor; ///< `intel`, `amd` or `cyrix`
    unsigned number{};
    unsigned wired{}; ///< MSRPP_ON_...: whose registers the kernel module's table means
    std::size_t event_count{};
    std::size_t counter_count{};

    std::vector<listed> (*list)(const family &){};
    /// Throws a complaint that names the choice at fault, the rule and what would be legal.
    family_plan (*plan)(const family &, const std::vector<std::string> &choices){};
    family_explanation (*explain)(const family &, const std::vector<family_value> &){};
    std::vector<family_register> (*registers)(const family &){};
};

/// The families of each room; families.cpp puts them together.
std::vector<family> p5_p6_families();
std::vector<family> perfmon_families();
std::vector<family> amd_counter_families();
std::vector<family> ibs_families();
std::vector<family> rdt_families();

/// All of them. The Pentium 4 is not among them: its commands know more.
const std::vector<family> &families();

/// The family of this name, in any case, or null.
const family *family_named(std::string_view name);

} // namespace msrpp
