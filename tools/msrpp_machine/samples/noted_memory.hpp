// The memory of the programs' processes, by the plugin's notes (notes.hpp).
#pragma once

#include "../../support/descriptor.hpp"
#include "../ring/notes.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace msrpp::machine {

/// A file that lies in memory, or memory of no file.
struct noted_mapping {
    std::uint64_t time{};
    std::uint64_t size{};
    std::uint64_t offset{};
    std::string path;     ///< empty: no file
    bool is_told = false; ///< the writer of the profile has it
};

/// A process of the program.
struct noted_process {
    std::string program;                             ///< its path; empty: not known
    std::uint32_t parent{};                          ///< 0: not known
    std::uint32_t forked_by{};                       ///< the thread of the parent that forked
    bool has_just_forked = false;                    ///< the fork has not been looked at yet
    std::map<std::uint64_t, noted_mapping> mappings; ///< by begin
    std::vector<std::uint64_t> news;                 ///< begins of mappings not in the profile yet
    std::uint64_t space_begin{};                     ///< when it got this memory, as `note::time`
    bool space_is_told = true;
};

/// The file that the plugin appends to, and what stands there.
class noted_memory {
public:
    /// Throws std::runtime_error where there is no memory.
    noted_memory();

    /// Returns the path by which other processes of this user open the notes, as long as this one
    /// lives.
    std::string file() const;
    /// Takes in what was appended since the last call.
    void look();
    /// Returns the notes about a process.
    noted_process &process(std::uint32_t number) { return processes_[number]; }

private:
    descriptor file_;
    std::uint64_t read_{};
    bool is_broken_{}; ///< the program has written there
    std::map<std::uint32_t, noted_process> processes_;

    bool take(const std::vector<char> &bytes, std::size_t &position);
    void map(noted_process &process, const note &note, std::string path);
};

/// The last part of a path as the system names a thread: at most 15 letters.
std::string thread_name_of(const std::string &path);

/// The build id of an ELF file, its bytes; empty where it has none, or cannot be read.
std::string build_id_of(const std::string &path);

} // namespace msrpp::machine
