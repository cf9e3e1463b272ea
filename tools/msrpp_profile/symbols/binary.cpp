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

bool is_same_build_id(const std::string &identity, std::string_view request) {
    return identity == request ||
           identity ==
               in_hex(reinterpret_cast<const unsigned char *>(request.data()), request.size());
}

/// Returns the build id of a module (file or vDSO) in hexadecimal digits; empty: the module has no
/// build id.
std::string build_id_of(Dwfl_Module *module) {
    const unsigned char *bytes = nullptr;
    GElf_Addr position = 0;
    const int size = dwfl_module_build_id(module, &bytes, &position);
    return size > 0 ? in_hex(bytes, static_cast<std::size_t>(size)) : std::string{};
}

/// Returns whether a file has a table of all symbols, and not only the dynamic linker's table.
bool has_symbol_table(Elf *file) {
    for (Elf_Scn *position = nullptr; (position = elf_nextscn(file, position)) != nullptr;) {
        GElf_Shdr header;
        if (gelf_getshdr(position, &header) != nullptr && header.sh_type == SHT_SYMTAB) return true;
    }
    return false;
}

/// Returns the rank of a symbol among symbols at the same address: the symbol with the lowest rank
/// has the name that people know.
auto rank(const symbol &symbol) {
    const std::string_view name = symbol.name;
    return std::tuple{!symbol.has_size, !symbol.is_global,
                      symbol.is_weak,   name.find_first_not_of('_'),
                      name.size(),      name};
}

/// Leaves one symbol at each address. A symbol without a size ends where the next symbol begins, or
/// at the end of its section, if that comes first.
void put_in_order(std::vector<symbol> &symbols) {
    std::sort(symbols.begin(), symbols.end(), [](const symbol &a, const symbol &b) {
        return a.begin != b.begin ? a.begin < b.begin : rank(a) < rank(b);
    });
    symbols.erase(std::unique(symbols.begin(), symbols.end(),
                              [](const symbol &a, const symbol &b) { return a.begin == b.begin; }),
                  symbols.end());
    for (std::size_t i = 0; i < symbols.size(); ++i)
        if (!symbols[i].has_size)
            symbols[i].end = i + 1 < symbols.size() ? std::min(symbols[i].end, symbols[i + 1].begin)
                                                    : symbols[i].end;
}

} // namespace

/// Folders where the library searches for separate debugging information: beside the file, and
/// below the folders of the system that the file comes from, by the file's name and by its build
/// id.
struct binary::debug_folders {
    std::string text = ":.debug:/usr/lib/debug";
    char *begin = text.data();
    const Dwfl_Callbacks callbacks{.find_elf = dwfl_build_id_find_elf,
                                   .find_debuginfo = dwfl_standard_find_debuginfo,
                                   .section_address = dwfl_offline_section_address,
                                   .debuginfo_path = &begin};

    explicit debug_folders(const std::string &root) {
        // A colon separates folders in the search path, so that a root with a colon cannot be used.
        if (root.empty() || root.find(':') != std::string::npos) return;
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
    struct stat subject {};
    if (fstat(file, &subject) != 0 || !S_ISREG(subject.st_mode)) {
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
    // With base 0 and the addresses of the program headers added, libdwfl's addresses are those in
    // the file.
    const std::string position = root + path_;
    module_ = dwfl_report_elf(session_, path_.c_str(), position.c_str(), file, 0, true);
    if (module_ == nullptr) {
        problem_ = dwfl_errmsg(-1);
        close(file); // libdwfl owns the descriptor only after success
    }
    dwfl_report_end(session_, nullptr, nullptr);
    if (module_ == nullptr) return;
    if (const std::string identity = build_id_of(module_);
        !build_id.empty() && !identity.empty() && !is_same_build_id(identity, build_id)) {
        problem_ = "it is not the file that was recorded: its build id is " + identity;
        return;
    }
    read_segments();
    read_sections();
    read_symbols(true, functions_);
    debug_ = std::make_unique<debug_info>(module_, position, keep_);
}

std::unique_ptr<binary> binary::vdso(std::string_view build_id, names &keep) {
    const auto position = getauxval(AT_SYSINFO_EHDR);
    if (position == 0 || build_id.empty()) return nullptr;
    GElf_Ehdr header{};
    std::memcpy(&header, reinterpret_cast<const void *>(position), sizeof header);
    const std::size_t size = header.e_shoff + std::size_t{header.e_shnum} * header.e_shentsize;
    constexpr std::size_t maximum = 1 << 16;
    if (size > maximum) return nullptr;
    const int file = memfd_create("vdso", MFD_CLOEXEC);
    if (file < 0) return nullptr;
    if (write(file, reinterpret_cast<const void *>(position), size) != static_cast<ssize_t>(size)) {
        close(file);
        return nullptr;
    }
    std::unique_ptr<binary> result{new binary{keep}};
    result->path_ = "[vdso]";
    result->read(file, {}, build_id);
    return result;
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
    for (Elf_Scn *position = nullptr; (position = elf_nextscn(file, position)) != nullptr;) {
        GElf_Shdr header;
        if (gelf_getshdr(position, &header) == nullptr || (header.sh_flags & SHF_EXECINSTR) == 0)
            continue;
        const char *const name = elf_strptr(file, names, header.sh_name);
        code_.push_back({header.sh_addr, header.sh_addr + header.sh_size,
                         name == nullptr ? std::string_view{} : keep_.keep(name)});
    }
}

const binary::section *binary::code_at(std::uint64_t address) const {
    for (const section &section : code_)
        if (address >= section.begin && address < section.end) return &section;
    return nullptr;
}

std::string_view binary::section_at(std::uint64_t address) const {
    const section *const section = code_at(address);
    return section == nullptr ? std::string_view{} : section->name;
}

const symbol *binary::symbols::at(std::uint64_t address) const {
    // A symbol may be inside another symbol, so that several symbols before the address are
    // examined.
    std::size_t i = index.behind(list, address);
    for (unsigned back = 0; back < 8 && i != 0; ++back)
        if (address < list[--i].end) return &list[i];
    return nullptr;
}

void binary::read_symbols(bool functions, symbols &destination) {
    const int count = dwfl_module_getsymtab(module_);
    // A symbol's address has the bias of the program's file, or of its file of debugging
    // information.
    GElf_Addr bias = 0;
    Elf *last_file = dwfl_module_getelf(module_, &bias);
    bool has_all = last_file != nullptr && has_symbol_table(last_file);
    if (functions) is_stripped_ = !has_all;
    if (count <= 0) return;
    destination.list.reserve(static_cast<std::size_t>(count));
    for (int i = 1; i < count; ++i) {
        GElf_Sym entry;
        GElf_Addr address = 0;
        GElf_Word place = 0;
        Elf *file = nullptr;
        const char *const name =
            dwfl_module_getsym_info(module_, i, &entry, &address, &place, &file, nullptr);
        if (file != nullptr && file != last_file) {
            has_all = has_all || has_symbol_table(file);
            last_file = file;
        }
        if (name == nullptr || *name == '\0' || entry.st_shndx == SHN_UNDEF) continue;
        const unsigned type = GELF_ST_TYPE(entry.st_info);
        const unsigned bind = GELF_ST_BIND(entry.st_info);
        const section *const code = functions ? code_at(address) : nullptr;
        // Symbols without a type are labels of assembly language.
        const bool enabled = functions ? type == STT_FUNC || type == STT_GNU_IFUNC ||
                                             (type == STT_NOTYPE && *name != '.' && code != nullptr)
                                       : type == STT_OBJECT || type == STT_COMMON;
        if (!enabled) continue;
        destination.list.push_back(
            {.begin = address,
             .end = entry.st_size != 0 || code == nullptr ? address + entry.st_size : code->end,
             .name = name,
             .is_global = bind != STB_LOCAL,
             .is_weak = bind == STB_WEAK,
             .has_size = entry.st_size != 0});
    }
    put_in_order(destination.list);
    destination.index = address_index<&symbol::begin>{destination.list};
    if (functions) is_stripped_ = !has_all;
}

bool binary::has_lines() const { return debug_ != nullptr && debug_->has_units(); }

std::string binary::missing_information() const {
    return debug_ != nullptr ? debug_->problem() : std::string{};
}

std::uint64_t binary::address_of_offset(std::uint64_t offset) const {
    for (const segment &entry : segments_)
        if (offset >= entry.offset && offset - entry.offset < entry.size)
            return offset - entry.offset + entry.address;
    // Bytes of a page: the rest of the page in which a segment begins or ends is mapped, too.
    constexpr std::uint64_t page = 4096;
    for (const segment &segment : segments_)
        if (offset >= segment.offset / page * page &&
            offset < (segment.offset + segment.size + page - 1) / page * page)
            return offset - segment.offset + segment.address;
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
