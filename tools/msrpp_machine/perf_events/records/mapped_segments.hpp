// The executable parts of files that lie in a program's memory. The plugin's notes say which file
// lies where, but not which bytes are code: the emulator maps code as data. The program headers of
// the file (ELF) say which bytes are code.
#pragma once

#include "records.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::machine {

/// Returns the ranges of code in a mapping of `size` bytes at `begin`, which shows a file from
/// `offset` on. A file that is no ELF file of x86-64 has none. The program chose the path: a file
/// that is no regular file is not opened.
std::vector<mapped_code> code_of(const std::string &path, std::uint64_t begin, std::uint64_t size,
                                 std::uint64_t offset);

} // namespace msrpp::machine
