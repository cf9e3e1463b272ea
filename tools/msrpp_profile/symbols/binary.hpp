// Reads an ELF file: the file's symbols, and by debugging information inlined functions and source
// lines.
#pragma once

#include "address_index.hpp"
#include "frame.hpp"
#include "names.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

struct Dwfl;
struct Dwfl_Module;

namespace msrpp::profile {

class debug_info;

/// A symbol of an ELF file: a function or an object of data.
struct symbol {
    std::uint64_t begin{};
    /// Address behind the symbol's end; where the file has no size, the address of the next symbol.
    std::uint64_t end{};
    const char *name{}; ///< symbol's name, in the file's string table
    bool is_global{};
    bool is_weak{};
    bool has_size{};
};

/// A file of which a profile has mappings: the file's symbols and lines.
class binary {
public:
    /// Reads a file. `problem`: set to the reason why the file cannot be read, or to empty; an
    /// unreadable file has no names. `root`: folder that precedes the path. `build_id`: the
    /// recorded build id, in hexadecimal digits or bytes; empty: any file is accepted.
    binary(const std::string &path, const std::string &root, std::string_view build_id,
           names &keep);
    /// Returns the kernel's shared object (vDSO) of this process, if its build id is the profile's;
    /// otherwise null.
    static std::unique_ptr<binary> vdso(std::string_view build_id, names &keep);
    ~binary();
    binary(const binary &) = delete;
    binary &operator=(const binary &) = delete;

    const std::string &path() const { return path_; }
    const std::string &problem() const { return problem_; }
    /// Returns whether functions have names; false for files without symbols.
    bool has_functions() const { return !functions_.list.empty(); }
    /// Returns whether only functions that other files use have names, because the file has no
    /// table of all symbols.
    bool is_stripped() const { return is_stripped_; }
    bool has_lines() const;
    /// Returns the part of the file's debugging information that is missing, as a clause; empty:
    /// nothing is missing.
    std::string missing_information() const;

    /// Returns the address of an offset in the file; without a segment at the offset, the offset
    /// itself.
    std::uint64_t address_of_offset(std::uint64_t offset) const;
    /// Returns the lowest address of the file's segments in memory.
    std::uint64_t lowest() const { return lowest_; }
    /// Returns the address behind the file's last segment.
    std::uint64_t highest() const { return highest_; }

    /// Returns the name of the section of code at an address, such as .plt; empty: no section.
    std::string_view section_at(std::uint64_t address) const;
    /// Returns the function at an address; null: no function is known at the address.
    const symbol *function_at(std::uint64_t address) const;
    /// Returns the data object (variable) at an address; null: no data object is known at the
    /// address. The table of objects is read at the first call.
    const symbol *object_at(std::uint64_t address);
    /// Returns all functions, by address.
    const std::vector<symbol> &functions() const { return functions_.list; }
    /// Returns the frames (functions, inlined ones first) at an address; the outermost frame gets
    /// the name `function`. Without debugging information the outermost frame is the only one.
    place_frames frames_at(std::uint64_t address, std::string_view function);
    /// Returns the source line at an address, without the functions that are inlined there.
    frame line_at(std::uint64_t address);

private:
    struct segment {
        std::uint64_t offset{};
        std::uint64_t address{};
        std::uint64_t size{};
    };
    struct section {
        std::uint64_t begin{};
        std::uint64_t end{};
        std::string_view name{};
    };
    struct symbols {
        std::vector<symbol> list{};
        address_index<&symbol::begin> index{};
        const symbol *at(std::uint64_t address) const;
    };
    struct debug_folders;
    explicit binary(names &keep);

    std::string path_;
    std::string problem_;
    names &keep_;
    std::unique_ptr<debug_folders> folders_;
    Dwfl *session_ = nullptr;
    Dwfl_Module *module_ = nullptr;
    std::unique_ptr<debug_info> debug_;
    std::vector<segment> segments_;
    std::vector<section> code_; ///< sections of the file that contain code
    symbols functions_;
    symbols objects_;
    std::uint64_t lowest_ = 0;
    std::uint64_t highest_ = 0;
    bool is_stripped_ = false;
    bool has_objects_ = false;

    void read(int file, const std::string &root, std::string_view build_id);
    void read_segments();
    void read_sections();
    const section *code_at(std::uint64_t address) const;
    void read_symbols(bool functions, symbols &destination);
};

} // namespace msrpp::profile
