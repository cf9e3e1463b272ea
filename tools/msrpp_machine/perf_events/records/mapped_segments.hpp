// The executable parts of files that are mapped into a program's memory. The plugin's notes say
// which file is mapped at which address, but not which bytes are code, because the emulator maps
// code as data. The program headers of the file (ELF) say which bytes are code.
#pragma once

#include "records.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::machine {

/// Returns the ranges of code in a mapping of `size` bytes at `begin`, which shows a file from
/// `offset` on; empty for a file that is no ELF file of x86-64. The program chose the path, so that
/// a file which is not a regular file is not opened.
std::vector<mapped_code> code_of(const std::string &path, std::uint64_t begin, std::uint64_t size,
                                 std::uint64_t offset);

} // namespace msrpp::machine
