// Names for addresses: functions, what was inlined into them, source lines. Each address is looked
// up once; what is known of a file is read when its first address comes.
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
    binary *in{};                ///< null: of no file that could be read
    std::string_view module{};   ///< the file's path, or [vdso], [kernel]; empty: of no file
    std::uint64_t address{};     ///< address in the ELF file; without a file, in the process
    std::uint64_t begin{};       ///< of the function, alike; 0: not known
    std::string_view function{}; ///< demangled name of the symbol; [unknown] and others in brackets
    std::uint32_t number{};      ///< number of the place, from 0 on, in the order of the requests
    std::uint32_t function_id{}; ///< one number for each pair of module and function, from 0 on
    place_frames frames{};

    bool has_line() const { return frames.front().line != 0; }
};

struct symbol_options {
    std::string root{}; ///< in front of every path: of files from another machine
    /// Where perf-PID.map are; empty: in the profile, or in /tmp where its recorder kept none.
    std::string jit_folder{};
};

/// Finds places.
class symbolizer {
public:
    explicit symbolizer(const loaded &loaded, symbol_options options = {});
    ~symbolizer();
    symbolizer(const symbolizer &) = delete;
    symbolizer &operator=(const symbolizer &) = delete;

    /// The place of an instruction. Of a return address give the byte in front of it.
    const place &at(std::uint32_t pid, std::uint64_t address, std::uint64_t time) {
        return places_[number_at(pid, address, time)];
    }
    const place &at(const row &row) { return at(row.pid, row.ip, row.time); }
    /// Its number alone, for those who have made something of the place before.
    std::uint32_t number_at(std::uint32_t pid, std::uint64_t address, std::uint64_t time);
    std::uint32_t number_at(const row &row) { return number_at(row.pid, row.ip, row.time); }
    const place &numbered(std::uint32_t number) { return places_[number]; }
    /// How many functions there are so far; their ids are below.
    std::size_t functions() const { return function_ids_.size(); }
    /// The file of a mapping, or null where it cannot be read or is another one. `is_code`: that is
    /// complained of; data may well lie in a file that is no program.
    binary *binary_of(const msr::profile::mapping &mapping, bool is_code = true);
    /// The complaints about what was not found, a sentence each, for standard error.
    const std::vector<std::string> &complaints() const { return complaints_; }

private:
    /// A symbol, demangled.
    struct named {
        std::string_view name{};
        std::uint32_t id{}; ///< number of the function
    };

    const loaded &loaded_;
    symbol_options options_;
    names names_;
    std::vector<std::unique_ptr<binary>> binaries_;
    std::unordered_map<std::string, binary *> by_path_; ///< binaries by path and build id
    std::unordered_map<const msr::profile::mapping *, binary *> by_mapping_;
    /// A process and the number of an address space of it.
    using space_key = std::pair<std::uint32_t, std::size_t>;
    std::map<space_key, std::unique_ptr<jit_map>> jit_maps_;
    std::map<space_key, std::vector<const msr::profile::jit_map *>> kept_jit_maps_;
    place_table known_;
    std::unordered_map<const void *, std::uint32_t> known_in_; ///< numbers for that table
    saved<place> places_;                                      ///< places by their numbers
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
