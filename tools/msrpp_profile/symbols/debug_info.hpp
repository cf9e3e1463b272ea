// The debugging information of a file (DWARF): the inlined functions at an address, and the source
// line of an instruction. Each unit's table of lines, and each function's table of inlined
// functions, are made when their first address is looked up; from then on an address takes two
// searches.
#pragma once

#include "address_index.hpp"
#include "frame.hpp"
#include "kept.hpp"
#include "names.hpp"

#include <elfutils/libdw.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

struct Dwfl_Module;

namespace msrpp::profile {

class debug_info {
public:
    /// `module`: must outlive the object. `path`: the path of the module's file.
    debug_info(Dwfl_Module *module, const std::string &path, names &keep);

    /// Returns the part of the file's split or shared debugging information that is missing, as a
    /// clause; empty: nothing is missing.
    std::string problem() const;
    bool has_units() const { return !units_.empty(); }
    /// Returns the functions at an address, inlined functions first; the outermost function gets
    /// the name `function`. Where no unit has the address, returns only the outermost function.
    place_frames frames_at(std::uint64_t address, std::string_view function);
    /// Returns the source line of an instruction at an address.
    frame line_at(std::uint64_t address);

private:
    struct range {
        std::uint64_t low{};
        std::uint64_t high{};
        std::uint32_t value{}; ///< index of a unit, a function, or an inlined function
    };
    struct row_of_lines {
        std::uint64_t address{};
        std::uint32_t file{}; ///< index in `file_names_`, or `no_code`
        std::uint32_t line{};
    };
    /// Value of `file` for addresses of no instruction.
    static constexpr std::uint32_t no_code = 0;
    struct inlined {
        /// Index in `calls` of the function into which this function is inlined; 0: the outermost
        /// function.
        std::uint32_t outer{};
        std::string_view name{};
        std::string_view call_file{};
        std::uint32_t call_line{};
        /// Frames from the inlined function's caller outwards; empty: not made yet.
        std::span<const frame> callers{};
    };
    struct function {
        Dwarf_Die at{};
        bool is_read{};
        /// The function itself as the first element, then the functions that are inlined in the
        /// function.
        std::vector<inlined> calls{{}};
        /// The function's address ranges in ascending order, without overlaps.
        std::vector<range> pieces{};
    };
    struct unit {
        /// The DIE that has the table of lines: of split information, the skeleton's.
        Dwarf_Die lines_of{};
        Dwarf_Die at{};
        bool has_lines{};
        bool has_functions{};
        std::vector<row_of_lines> lines{};
        address_index<&row_of_lines::address> line_index{};
        std::vector<range> ranges{}; ///< address ranges of the functions
        address_index<&range::low> range_index{};
        std::vector<function> functions{};
    };

    names &keep_;
    std::uint64_t bias_ = 0;
    std::size_t missing_ = 0; ///< number of DWARF units whose information is in a missing file
    std::string first_missing_;
    std::string shared_missing_; ///< path of a missing file that several programs share
    /// path of the package file of debugging information (.dwp) that may have all missing units,
    /// and was not read
    std::string package_;
    std::vector<unit> units_;
    saved<frame> callers_;
    std::vector<range> ranges_; ///< address ranges of the DWARF units
    address_index<&range::low> range_index_;
    /// Names of files; the first two stand for no code and for an unknown file.
    std::vector<std::string_view> file_names_{{}, {}};
    /// Numbers of files, by the addresses of the texts of their names.
    std::unordered_map<const char *, std::uint32_t> files_;
    /// Demangled names by the addresses of mangled names; equal names have equal addresses.
    std::unordered_map<const char *, std::string_view> demangled_;

    unit *unit_at(std::uint64_t address);
    void read_lines(unit &unit);
    void read_functions(unit &unit);
    void find_functions(Dwarf_Die &parent, unit &unit, unsigned depth);
    void read_inlined(function &function);
    std::string_view name_of(Dwarf_Die &die);
    std::uint32_t file_number(const char *path, Dwarf_Die &of);
    std::span<const frame> callers_of(function &function, std::uint32_t call,
                                      std::string_view name);
    frame line_in(unit &unit, std::uint64_t address);
};

} // namespace msrpp::profile
