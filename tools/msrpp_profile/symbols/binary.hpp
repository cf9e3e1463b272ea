// An ELF file: its symbols, and by its debugging information what was inlined and source lines.
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

/// A function or an object of data.
struct symbol {
    std::uint64_t begin{};
    std::uint64_t end{}; ///< behind it; where the file has no size, up to the next
    const char *name{};  ///< the name in the file's string table
    bool is_global{};
    bool is_weak{};
    bool has_size{};
};

/// A file of which a profile has mappings: its symbols and lines.
class binary {
public:
    /// Reads a file. `problem` is empty, or says why it cannot be read; then it has no names.
    /// `root`: stands in front of the path. `build_id`: the one that was recorded, in hexadecimal
    /// digits or bytes; empty: any will do.
    binary(const std::string &path, const std::string &root, std::string_view build_id,
           names &keep);
    /// The kernel's part of this process, if it is that of the profile too.
    static std::unique_ptr<binary> vdso(std::string_view build_id, names &keep);
    ~binary();
    binary(const binary &) = delete;
    binary &operator=(const binary &) = delete;

    const std::string &path() const { return path_; }
    const std::string &problem() const { return problem_; }
    /// Whether functions have names; not so in files without any symbols.
    bool has_functions() const { return !functions_.list.empty(); }
    /// Whether only functions that other files use have names: there is no table of all symbols.
    bool is_stripped() const { return is_stripped_; }
    bool has_lines() const;
    /// The part of its debugging information that is missing, as a clause; empty: nothing.
    std::string missing_information() const;

    /// The address of what lies at an offset in the file; without a segment there, the offset.
    std::uint64_t address_of_offset(std::uint64_t offset) const;
    /// Where the file's addresses begin and end in memory.
    std::uint64_t lowest() const { return lowest_; }
    std::uint64_t highest() const { return highest_; } ///< behind the last

    /// The name of the section of code at an address, such as .plt; empty: there is none.
    std::string_view section_at(std::uint64_t address) const;
    /// The function at an address, or null.
    const symbol *function_at(std::uint64_t address) const;
    /// The object of data at an address, or null. Objects are read at the first call.
    const symbol *object_at(std::uint64_t address);
    /// All functions, by address.
    const std::vector<symbol> &functions() const { return functions_.list; }
    /// The frames at an address; the last function has the given name. Without lines it is the only
    /// frame.
    place_frames frames_at(std::uint64_t address, std::string_view function);
    /// The source line at an address: no inlining is looked at.
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
    std::vector<section> code_; ///< sections that are executed
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
