// The files that are mapped in the memory of the programs' processes, known from the notes that the
// QEMU plugin writes (notes.hpp).
#pragma once

#include "../../support/descriptor.hpp"
#include "../ring/notes.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace msrpp::machine {

/// A mapping in a process: a file, or memory of no file.
struct noted_mapping {
    std::uint64_t time{};
    std::uint64_t size{};
    std::uint64_t offset{};
    std::string path;     ///< path of the mapped file; empty: memory of no file
    bool is_told = false; ///< the mapping was written to the profile
};

/// A process of the program, with the mappings of its memory.
struct noted_process {
    std::string program;       ///< path of the process's program; empty: unknown
    std::uint32_t parent{};    ///< number of the process's parent; 0: unknown
    std::uint32_t forked_by{}; ///< number of the parent's thread that called fork()
    /// the process was forked, and the machine has not handled the fork yet
    bool has_just_forked = false;
    std::map<std::uint64_t, noted_mapping> mappings; ///< mappings by the address where they begin
    /// Addresses of mappings that were not written to the profile yet.
    std::vector<std::uint64_t> news;
    /// Time when the process got its present memory (program or fork), as `note::time`.
    std::uint64_t space_begin{};
    bool reports_space = true;
};

/// A reader of the file of notes, with the processes that the notes describe.
class noted_memory {
public:
    /// Throws std::runtime_error where the system has no memory for the file of notes.
    noted_memory();

    /// Returns the path by which other processes of this user open the file of notes, as long as
    /// this process lives.
    std::string file() const;
    /// Reads the notes that were appended to the file since the last call.
    void read_notes();
    /// Returns what the notes say about a process.
    noted_process &process(std::uint32_t number) { return processes_[number]; }

private:
    descriptor file_;
    std::uint64_t read_{};
    bool is_broken_{}; ///< the file has a broken note, which the program has written
    std::map<std::uint32_t, noted_process> processes_;

    bool take(const std::vector<char> &bytes, std::size_t &position);
    void map(noted_process &process, const note &note, std::string path);
};

/// Returns the last part of a path, at most 15 letters: the name that the system gives a thread of
/// that program.
std::string thread_name_of(const std::string &path);

/// Returns the bytes of the build id of an ELF file; empty where the file has no build id, or
/// cannot be read.
std::string build_id_of(const std::string &path);

} // namespace msrpp::machine
