#include "mapped_segments.hpp"

#include "../../../support/descriptor.hpp"

#include <algorithm>
#include <cstring>

#include <elf.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/types.h>
#include <unistd.h>

namespace msrpp::machine {

namespace {

constexpr std::uint64_t page_bytes = 4096;

/// Copies a structure from a position of a file. Returns false where the file has too few bytes.
template <typename Structure>
bool copy_at(int file, std::uint64_t position, Structure &destination) {
    return position <= INT64_MAX &&
           pread(file, &destination, sizeof destination, static_cast<off_t>(position)) ==
               static_cast<ssize_t>(sizeof destination);
}

bool is_program(const Elf64_Ehdr &head) {
    return std::memcmp(head.e_ident, ELFMAG, SELFMAG) == 0 &&
           head.e_ident[EI_CLASS] == ELFCLASS64 && head.e_machine == EM_X86_64 &&
           head.e_phentsize == sizeof(Elf64_Phdr);
}

} // namespace

std::vector<mapped_code> code_of(const std::string &path, std::uint64_t begin, std::uint64_t size,
                                 std::uint64_t offset) {
    std::vector<mapped_code> code;
    struct stat status {};
    if (stat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return code;
    // O_NONBLOCK: open(2) must not wait if a FIFO has replaced the file.
    const descriptor file{open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)};
    if (!file || fstat(file.number(), &status) != 0 || !S_ISREG(status.st_mode)) return code;
    Elf64_Ehdr head{};
    if (!copy_at(file.number(), 0, head) || !is_program(head)) return code;
    const auto file_bytes = static_cast<std::uint64_t>(status.st_size);
    for (unsigned i = 0; i < head.e_phnum; ++i) {
        Elf64_Phdr part{};
        if (head.e_phoff > file_bytes ||
            !copy_at(file.number(), head.e_phoff + std::uint64_t{i} * sizeof part, part))
            return code;
        if (part.p_type != PT_LOAD || (part.p_flags & PF_X) == 0) continue;
        if (part.p_offset > file_bytes || part.p_filesz > file_bytes - part.p_offset) continue;
        const std::uint64_t first = std::max(offset, part.p_offset / page_bytes * page_bytes);
        const std::uint64_t end_of_part =
            (part.p_offset + part.p_filesz + page_bytes - 1) / page_bytes * page_bytes;
        const std::uint64_t end =
            std::min(size > UINT64_MAX - offset ? UINT64_MAX : offset + size, end_of_part);
        if (first >= end) continue;
        code.push_back({.begin = begin + (first - offset),
                        .size = end - first,
                        .offset = first,
                        .major = major(status.st_dev),
                        .minor = minor(status.st_dev),
                        .inode = status.st_ino,
                        .path = path});
    }
    return code;
}

} // namespace msrpp::machine
