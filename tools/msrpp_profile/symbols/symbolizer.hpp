// Finds names for code addresses: functions, inlined functions, source lines. Each address is
// looked up once; a file is read when its first address is looked up.
#pragma once

#include "../reading/loaded.hpp"
#include "frame.hpp"
#include "kept.hpp"
#include "names.hpp"
#include "place_table.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace msrpp::profile {

class binary;
class jit_map;
struct symbol;

/// The symbols at an address of a process. Texts live as long as the symbolizer.
struct place {
    binary *in{}; ///< the file that contains the address; null: no file that could be read
    std::string_view module{}; ///< path of the file, or [vdso], [kernel]; empty: no file
    std::uint64_t address{};   ///< address in the ELF file; without a file, in the process
    /// Address of the begin of the function, in the file or the process like `address`; 0: unknown.
    std::uint64_t begin{};
    /// Demangled name of the function; [unknown] or another word in brackets: none.
    std::string_view function{};
    /// Number of the code location, from 0 on, in the order of the first lookups.
    std::uint32_t number{};
    std::uint32_t function_id{}; ///< number of the function, by module and name, from 0 on
    place_frames frames{};

    bool has_line() const { return frames.front().line != 0; }
};

struct symbol_options {
    /// Folder that precedes the path of every file, for files from another machine.
    std::string root{};
    /// Folder with the files perf-PID.map; empty: the maps are in the profile, or in /tmp where the
    /// recorder stored none.
    std::string jit_folder{};
};

/// Finds the function, file and line of code addresses.
class symbolizer {
public:
    explicit symbolizer(const loaded &loaded, symbol_options options = {});
    ~symbolizer();
    symbolizer(const symbolizer &) = delete;
    symbolizer &operator=(const symbolizer &) = delete;

    /// Returns the code location (function, file, line) of an instruction of a process at a time.
    /// For a return address the caller passes the address of the byte in front of the return
    /// address.
    const place &at(std::uint32_t pid, std::uint64_t address, std::uint64_t time) {
        return places_[number_at(pid, address, time)];
    }
    const place &at(const row &row) { return at(row.pid, row.ip, row.time); }
    /// Returns only the number of an instruction's code location, for callers that have stored
    /// results by number.
    std::uint32_t number_at(std::uint32_t pid, std::uint64_t address, std::uint64_t time);
    std::uint32_t number_at(const row &row) { return number_at(row.pid, row.ip, row.time); }
    const place &numbered(std::uint32_t number) { return places_[number]; }
    /// Returns the number of functions found so far; function ids are smaller.
    std::size_t functions() const { return function_ids_.size(); }
    /// Returns the file of a mapping; null: the file cannot be read, or has another build id than
    /// the mapping. `is_code`: failure makes a complaint; otherwise the mapping may show data, in a
    /// file that is no program.
    binary *binary_of(const msr::profile::mapping &mapping, bool is_code = true);
    /// Returns the complaints about names that were not found, a sentence each, for standard error.
    const std::vector<std::string> &complaints() const { return complaints_; }

private:
    /// A symbol with its demangled name.
    struct named {
        std::string_view name{};
        std::uint32_t id{}; ///< number of the symbol's function, as `function_id`
    };

    const loaded &loaded_;
    symbol_options options_;
    names names_;
    std::vector<std::unique_ptr<binary>> binaries_;
    std::unordered_map<std::string, binary *> by_path_; ///< files by path and build id
    std::unordered_map<const msr::profile::mapping *, binary *> by_mapping_;
    /// A process and the number of one of its address spaces.
    using space_key = std::pair<std::uint32_t, std::size_t>;
    std::map<space_key, std::unique_ptr<jit_map>> jit_maps_;
    std::map<space_key, std::vector<const msr::profile::jit_map *>> kept_jit_maps_;
    place_table known_;
    /// Numbers of the owners of addresses (files, mappings) in the table of code locations.
    std::unordered_map<const void *, std::uint32_t> known_in_;
    saved<place> places_; ///< code locations by their numbers
    std::unordered_map<std::string, std::uint32_t> function_ids_;
    std::unordered_map<const symbol *, named> named_;
    std::vector<std::string> complaints_;

    std::uint32_t id_of(std::string_view module, std::string_view function);
    const named &named_of(const symbol &symbol, const binary &binary);
    std::uint32_t number_of(const void *owner);
    place placed_in_file(binary &binary, std::uint64_t address);
    place placed_outside(const jit_map &compiled, std::uint64_t address,
                         const msr::profile::mapping *mapping);
    jit_map *jit_map_of(std::uint32_t pid, std::uint64_t time);
    std::unique_ptr<jit_map> read_jit_map(const space_key &space_key) const;
    void complain_once(std::string sentence);
};

} // namespace msrpp::profile
