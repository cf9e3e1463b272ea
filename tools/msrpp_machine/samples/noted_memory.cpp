#include "noted_memory.hpp"

#include <algorithm>
#include <cstring>
#include <limits>
#include <span>
#include <stdexcept>
#include <string_view>
#include <utility>

#include <elf.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace msrpp::machine {

noted_memory::noted_memory() : file_{memfd_create("msrpp-notes", MFD_CLOEXEC)} {
    if (!file_) throw std::runtime_error("no memory to share with the program");
}

std::string noted_memory::file() const {
    return "/proc/" + std::to_string(getpid()) + "/fd/" + std::to_string(file_.number());
}

void noted_memory::read_notes() {
    if (is_broken_) return;
    std::vector<char> bytes(64 * 1024);
    for (;;) {
        const ssize_t size =
            pread(file_.number(), bytes.data(), bytes.size(), static_cast<off_t>(read_));
        if (size <= 0) return;
        bytes.resize(static_cast<std::size_t>(size));
        std::size_t position = 0;
        while (take(bytes, position)) {
        }
        if (position == 0) return; // the bytes begin with half a note or with an invalid note
        read_ += position;
        bytes.resize(64 * 1024);
    }
}

/// Reads a note of the plugin at a position, if all of the note is there.
bool noted_memory::take(const std::vector<char> &bytes, std::size_t &position) {
    note note;
    if (is_broken_ || bytes.size() - position < sizeof note) return false;
    std::memcpy(&note, bytes.data() + position, sizeof note);
    is_broken_ = note.text_bytes > most_note_text || note.bytes % 8 != 0 ||
                 note.bytes < sizeof note + note.text_bytes ||
                 note.bytes > sizeof note + most_note_text + 8 ||
                 note.begin > std::numeric_limits<std::uint64_t>::max() - note.size;
    if (is_broken_ || bytes.size() - position < note.bytes) return false;
    std::string text{bytes.data() + position + sizeof note, note.text_bytes};
    position += note.bytes;
    noted_process &noted_process = processes_[note.process];
    switch (note.kind) {
    case note_kind::program:
        noted_process.program = std::move(text);
        noted_process.mappings.clear();
        noted_process.news.clear();
        noted_process.space_begin = note.time;
        noted_process.reports_space = false;
        break;
    case note_kind::forked: {
        const auto parent = static_cast<std::uint32_t>(note.begin);
        noted_process = processes_[parent];
        noted_process.parent = parent;
        noted_process.forked_by = static_cast<std::uint32_t>(note.size);
        noted_process.has_just_forked = true;
        noted_process.space_begin = note.time;
        noted_process.reports_space = false;
        noted_process.news.clear();
        for (auto &[begin, entry] : noted_process.mappings) {
            entry.is_told = false;
            noted_process.news.push_back(begin);
        }
        break;
    }
    case note_kind::mapped:
        map(noted_process, note, std::move(text));
        break;
    default:
        break; // an unknown kind of note, which the program itself has written
    }
    return true;
}

/// Adds a mapping to a process, and removes mappings that are wholly within its range.
void noted_memory::map(noted_process &process, const note &note, std::string path) {
    const std::uint64_t end = note.begin + note.size;
    auto first = process.mappings.lower_bound(note.begin);
    while (first != process.mappings.end() && first->first < end) {
        if (first->first + first->second.size > end) break;
        first = process.mappings.erase(first);
    }
    process.mappings[note.begin] = {
        .time = note.time, .size = note.size, .offset = note.offset, .path = std::move(path)};
    process.news.push_back(note.begin);
}

std::string thread_name_of(const std::string &path) {
    constexpr std::size_t maximum = 15;
    return path.substr(path.rfind('/') + 1, maximum);
}

namespace {

/// The bytes of a file, mapped into memory.
class mapped_file {
public:
    explicit mapped_file(const std::string &path) {
        const descriptor file{open(path.c_str(), O_RDONLY | O_CLOEXEC)};
        const off_t size = file ? lseek(file.number(), 0, SEEK_END) : 0;
        if (size <= 0) return;
        void *const position =
            mmap(nullptr, static_cast<std::size_t>(size), PROT_READ, MAP_PRIVATE, file.number(), 0);
        if (position != MAP_FAILED)
            bytes_ = {static_cast<const char *>(position), static_cast<std::size_t>(size)};
    }
    mapped_file(const mapped_file &) = delete;
    mapped_file &operator=(const mapped_file &) = delete;
    ~mapped_file() {
        if (!bytes_.empty()) munmap(const_cast<char *>(bytes_.data()), bytes_.size());
    }

    std::span<const char> part(std::uint64_t position, std::uint64_t size) const {
        if (position > bytes_.size() || size > bytes_.size() - position) return {};
        return bytes_.subspan(position, size);
    }

private:
    std::span<const char> bytes_;
};

/// Copies a structure from a position of the file. Returns false where the file has too few bytes.
template <typename What>
bool copy(std::span<const char> source, What &destination) {
    if (source.size() < sizeof destination) return false;
    std::memcpy(&destination, source.data(), sizeof destination);
    return true;
}

std::uint64_t filled_to_4(std::uint64_t bytes) { return (bytes + 3) & ~std::uint64_t{3}; }

std::string build_id_in(std::span<const char> notes) {
    Elf64_Nhdr head;
    while (copy(notes, head)) {
        const std::uint64_t name = sizeof head, text = name + filled_to_4(head.n_namesz);
        const std::uint64_t next = text + filled_to_4(head.n_descsz);
        if (next > notes.size()) return {};
        if (head.n_type == NT_GNU_BUILD_ID && head.n_namesz == sizeof ELF_NOTE_GNU &&
            std::memcmp(notes.data() + name, ELF_NOTE_GNU, sizeof ELF_NOTE_GNU) == 0)
            return {notes.data() + text, head.n_descsz};
        notes = notes.subspan(next);
    }
    return {};
}

} // namespace

std::string build_id_of(const std::string &path) {
    const mapped_file file{path};
    Elf64_Ehdr head;
    if (!copy(file.part(0, sizeof head), head) || std::memcmp(head.e_ident, ELFMAG, SELFMAG) != 0 ||
        head.e_ident[EI_CLASS] != ELFCLASS64)
        return {};
    for (unsigned i = 0; i < head.e_phnum; ++i) {
        Elf64_Phdr part;
        if (!copy(file.part(head.e_phoff + std::uint64_t{i} * sizeof part, sizeof part), part))
            return {};
        if (part.p_type != PT_NOTE) continue;
        if (std::string text = build_id_in(file.part(part.p_offset, part.p_filesz)); !text.empty())
            return text;
    }
    return {};
}

} // namespace msrpp::machine
