// The debugging information of a file (DWARF): which functions were inlined where, and which line
// an instruction is of. Each unit's table of lines, and each function's table of what was inlined
// into it, are made when their first address comes; from then on an address takes two searches.
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
    /// The module, whose file has a path, must live as long as this object.
    debug_info(Dwfl_Module *module, const std::string &path, names &keep);

    /// The part of split or shared information that is missing, as a clause; empty: nothing.
    std::string problem() const;
    bool has_units() const { return !units_.empty(); }
    /// The functions at an address, the last with the given name; that one alone where no unit has
    /// the address.
    place_frames frames_at(std::uint64_t address, std::string_view function);
    /// The line of an instruction.
    frame line_at(std::uint64_t address);

private:
    struct range {
        std::uint64_t low{};
        std::uint64_t high{};
        std::uint32_t value{}; ///< a unit, a function, or what was inlined
    };
    struct row_of_lines {
        std::uint64_t address{};
        std::uint32_t file{}; ///< a position in `file_names_`, or `no_code`
        std::uint32_t line{};
    };
    static constexpr std::uint32_t no_code = 0; ///< the address of no instruction
    struct inlined {
        std::uint32_t outer{}; ///< what it is inlined into; 0: the function itself
        std::string_view name{};
        std::string_view call_file{};
        std::uint32_t call_line{};
        std::span<const frame> callers{}; ///< out to the function; empty: not put together yet
    };
    struct function {
        Dwarf_Die at{};
        bool is_read{};
        std::vector<inlined> calls{{}}; ///< the first: the function itself
        std::vector<range> pieces{};    ///< ascending, none overlaps another
    };
    struct unit {
        Dwarf_Die lines_of{}; ///< who has the lines: of split information, what stayed behind
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
    std::size_t missing_ = 0; ///< units whose information is in a file that is not there
    std::string first_missing_;
    std::string shared_missing_; ///< a file that several programs share, which is not there
    std::string package_;        ///< the file that may have them all, which was not read
    std::vector<unit> units_;
    saved<frame> callers_;
    std::vector<range> ranges_; ///< address ranges of the units
    address_index<&range::low> range_index_;
    std::vector<std::string_view> file_names_{{}, {}};             ///< none, and not known
    std::unordered_map<const char *, std::uint32_t> files_;        ///< numbers of files, by the
                                                                   ///< addresses of their names
    std::unordered_map<const char *, std::string_view> demangled_; ///< alike

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
