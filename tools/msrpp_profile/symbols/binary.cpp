#include "binary.hpp"

#include "debug_info.hpp"

#include <elfutils/libdwfl.h>

#include <fcntl.h>
#include <gelf.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <limits>
#include <tuple>

namespace msrpp::profile {

namespace {

std::string in_hex(const unsigned char *bytes, std::size_t size) {
    std::string text;
    for (std::size_t i = 0; i < size; ++i) {
        text += "0123456789abcdef"[bytes[i] >> 4];
        text += "0123456789abcdef"[bytes[i] & 15];
    }
    return text;
}

bool is_same_build_id(const std::string &has, std::string_view wanted) {
    return has == wanted ||
           has == in_hex(reinterpret_cast<const unsigned char *>(wanted.data()), wanted.size());
}

/// The build id of a module in hexadecimal digits; empty: it has none.
std::string build_id_of(Dwfl_Module *module) {
    const unsigned char *bytes = nullptr;
    GElf_Addr at = 0;
    const int size = dwfl_module_build_id(module, &bytes, &at);
    return size > 0 ? in_hex(bytes, static_cast<std::size_t>(size)) : std::string{};
}

/// Whether a file has a table of all symbols, and not only that for the dynamic linker.
bool has_symbol_table(Elf *file) {
    for (Elf_Scn *at = nullptr; (at = elf_nextscn(file, at)) != nullptr;) {
        GElf_Shdr header;
        if (gelf_getshdr(at, &header) != nullptr && header.sh_type == SHT_SYMTAB) return true;
    }
    return false;
}

/// The rank of a symbol among those at the same address: the lowest is the one that people know.
auto rank(const symbol &one) {
    const std::string_view name = one.name;
    return std::tuple{
        !one.has_size, !one.is_global, one.is_weak, name.find_first_not_of('_'), name.size(), name};
}

/// Leaves one symbol for each address. Those without a size end where the next begins, or at the
/// end that they have.
void put_in_order(std::vector<symbol> &all) {
    std::sort(all.begin(), all.end(), [](const symbol &a, const symbol &b) {
        return a.begin != b.begin ? a.begin < b.begin : rank(a) < rank(b);
    });
    all.erase(std::unique(all.begin(), all.end(),
                          [](const symbol &a, const symbol &b) { return a.begin == b.begin; }),
              all.end());
    for (std::size_t i = 0; i < all.size(); ++i)
        if (!all[i].has_size)
            all[i].end = i + 1 < all.size() ? std::min(all[i].end, all[i + 1].begin) : all[i].end;
}

} // namespace

/// Where the library looks for debugging information that is apart: beside the file, and below the
/// folders of the system that the file is from, by its name and by its build id.
struct binary::debug_folders {
    std::string text = ":.debug:/usr/lib/debug";
    char *begin = text.data();
    const Dwfl_Callbacks callbacks{.find_elf = dwfl_build_id_find_elf,
                                   .find_debuginfo = dwfl_standard_find_debuginfo,
                                   .section_address = dwfl_offline_section_address,
                                   .debuginfo_path = &begin};

    explicit debug_folders(const std::string &root) {
        if (root.empty() || root.find(':') != std::string::npos) return; // colons part folders
        text += ':' + std::filesystem::absolute(root + "/usr/lib/debug").string();
        begin = text.data();
    }
    debug_folders(const debug_folders &) = delete;
    debug_folders &operator=(const debug_folders &) = delete;
};

binary::binary(const std::string &path, const std::string &root, std::string_view build_id,
               names &keep)
    : path_{path}, keep_{keep} {
    const int file = open((root + path).c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (file < 0) {
        problem_ = std::strerror(errno);
        return;
    }
    struct stat about {};
    if (fstat(file, &about) != 0 || !S_ISREG(about.st_mode)) {
        problem_ = "it is no regular file";
        close(file);
        return;
    }
    read(file, root, build_id);
}

binary::binary(names &keep) : keep_{keep} {}

binary::~binary() {
    debug_.reset();
    if (session_ != nullptr) dwfl_end(session_);
}

void binary::read(int file, const std::string &root, std::string_view build_id) {
    folders_ = std::make_unique<debug_folders>(root);
    session_ = dwfl_begin(&folders_->callbacks);
    dwfl_report_begin(session_);
    // With base 0 and the headers' addresses added, addresses are those of the file.
    const std::string there = root + path_;
    module_ = dwfl_report_elf(session_, path_.c_str(), there.c_str(), file, 0, true);
    if (module_ == nullptr) {
        problem_ = dwfl_errmsg(-1);
        close(file); // which is the library's only after success
    }
    dwfl_report_end(session_, nullptr, nullptr);
    if (module_ == nullptr) return;
    if (const std::string has = build_id_of(module_);
        !build_id.empty() && !has.empty() && !is_same_build_id(has, build_id)) {
        problem_ = "it is not the file that was recorded: its build id is " + has;
        return;
    }
    read_segments();
    read_sections();
    read_symbols(true, functions_);
    debug_ = std::make_unique<debug_info>(module_, there, keep_);
}

std::unique_ptr<binary> binary::vdso(std::string_view build_id, names &keep) {
    const auto at = getauxval(AT_SYSINFO_EHDR);
    if (at == 0 || build_id.empty()) return nullptr;
    GElf_Ehdr header{};
    std::memcpy(&header, reinterpret_cast<const void *>(at), sizeof header);
    const std::size_t size = header.e_shoff + std::size_t{header.e_shnum} * header.e_shentsize;
    constexpr std::size_t most = 1 << 16;
    if (size > most) return nullptr;
    const int file = memfd_create("vdso", MFD_CLOEXEC);
    if (file < 0) return nullptr;
    if (write(file, reinterpret_cast<const void *>(at), size) != static_cast<ssize_t>(size)) {
        close(file);
        return nullptr;
    }
    std::unique_ptr<binary> made{new binary{keep}};
    made->path_ = "[vdso]";
    made->read(file, {}, build_id);
    return made;
}

void binary::read_segments() {
    GElf_Addr bias = 0;
    Elf *const file = dwfl_module_getelf(module_, &bias);
    std::size_t count = 0;
    if (file == nullptr || elf_getphdrnum(file, &count) != 0) return;
    lowest_ = std::numeric_limits<std::uint64_t>::max();
    for (std::size_t i = 0; i < count && i < 1024; ++i) {
        GElf_Phdr header;
        if (gelf_getphdr(file, static_cast<int>(i), &header) == nullptr) break;
        if (header.p_type != PT_LOAD) continue;
        segments_.push_back({header.p_offset, header.p_vaddr, header.p_filesz});
        lowest_ = std::min(lowest_, header.p_vaddr);
        highest_ = std::max(highest_, header.p_vaddr + header.p_memsz);
    }
}

void binary::read_sections() {
    GElf_Addr bias = 0;
    Elf *const file = dwfl_module_getelf(module_, &bias);
    std::size_t names = 0;
    if (file == nullptr || elf_getshdrstrndx(file, &names) != 0) return;
    for (Elf_Scn *at = nullptr; (at = elf_nextscn(file, at)) != nullptr;) {
        GElf_Shdr header;
        if (gelf_getshdr(at, &header) == nullptr || (header.sh_flags & SHF_EXECINSTR) == 0)
            continue;
        const char *const name = elf_strptr(file, names, header.sh_name);
        code_.push_back({header.sh_addr, header.sh_addr + header.sh_size,
                         name == nullptr ? std::string_view{} : keep_.keep(name)});
    }
}

const binary::section *binary::code_at(std::uint64_t address) const {
    for (const section &each : code_)
        if (address >= each.begin && address < each.end) return &each;
    return nullptr;
}

std::string_view binary::section_at(std::uint64_t address) const {
    const section *const found = code_at(address);
    return found == nullptr ? std::string_view{} : found->name;
}

const symbol *binary::symbols::at(std::uint64_t address) const {
    // A symbol may lie inside another one; a few are looked at.
    std::size_t i = index.behind(all, address);
    for (unsigned back = 0; back < 8 && i != 0; ++back)
        if (address < all[--i].end) return &all[i];
    return nullptr;
}

void binary::read_symbols(bool functions, symbols &into) {
    const int count = dwfl_module_getsymtab(module_);
    // Symbols are of the program, or of a file of its debugging information.
    GElf_Addr bias = 0;
    Elf *last_file = dwfl_module_getelf(module_, &bias);
    bool has_all = last_file != nullptr && has_symbol_table(last_file);
    if (functions) is_stripped_ = !has_all;
    if (count <= 0) return;
    into.all.reserve(static_cast<std::size_t>(count));
    for (int i = 1; i < count; ++i) {
        GElf_Sym one;
        GElf_Addr address = 0;
        GElf_Word place = 0;
        Elf *file = nullptr;
        const char *const name =
            dwfl_module_getsym_info(module_, i, &one, &address, &place, &file, nullptr);
        if (file != nullptr && file != last_file) {
            has_all = has_all || has_symbol_table(file);
            last_file = file;
        }
        if (name == nullptr || *name == '\0' || one.st_shndx == SHN_UNDEF) continue;
        const unsigned type = GELF_ST_TYPE(one.st_info);
        const unsigned bind = GELF_ST_BIND(one.st_info);
        const section *const code = functions ? code_at(address) : nullptr;
        // Labels of assembly language have no type.
        const bool wanted = functions ? type == STT_FUNC || type == STT_GNU_IFUNC ||
                                            (type == STT_NOTYPE && *name != '.' && code != nullptr)
                                      : type == STT_OBJECT || type == STT_COMMON;
        if (!wanted) continue;
        into.all.push_back(
            {.begin = address,
             .end = one.st_size != 0 || code == nullptr ? address + one.st_size : code->end,
             .name = name,
             .is_global = bind != STB_LOCAL,
             .is_weak = bind == STB_WEAK,
             .has_size = one.st_size != 0});
    }
    put_in_order(into.all);
    into.index = address_index<&symbol::begin>{into.all};
    if (functions) is_stripped_ = !has_all;
}

bool binary::has_lines() const { return debug_ != nullptr && debug_->has_units(); }

std::string binary::missing_information() const {
    return debug_ != nullptr ? debug_->problem() : std::string{};
}

std::uint64_t binary::address_of_offset(std::uint64_t offset) const {
    for (const segment &each : segments_)
        if (offset >= each.offset && offset - each.offset < each.size)
            return offset - each.offset + each.address;
    // The rest of a page that a segment ends or begins in.
    constexpr std::uint64_t page = 4096;
    for (const segment &each : segments_)
        if (offset >= each.offset / page * page &&
            offset < (each.offset + each.size + page - 1) / page * page)
            return offset - each.offset + each.address;
    return offset;
}

const symbol *binary::function_at(std::uint64_t address) const { return functions_.at(address); }

const symbol *binary::object_at(std::uint64_t address) {
    if (!has_objects_ && module_ != nullptr && problem_.empty()) read_symbols(false, objects_);
    has_objects_ = true;
    return objects_.at(address);
}

place_frames binary::frames_at(std::uint64_t address, std::string_view function) {
    return debug_ != nullptr ? debug_->frames_at(address, function)
                             : place_frames{.innermost = {.function = function}};
}

frame binary::line_at(std::uint64_t address) {
    return debug_ != nullptr ? debug_->line_at(address) : frame{};
}

} // namespace msrpp::profile
