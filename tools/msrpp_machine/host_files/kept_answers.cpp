#include "kept_answers.hpp"

#include "../../support/descriptor.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <elf.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace msrpp::machine {

namespace {

/// A row of the file with CPUID's answers: leaf, subleaf, EAX, EBX, ECX and EDX.
using kept_row = std::array<std::uint32_t, 6>;

/// Returns the FNV-1a hash of a text, of 64 bits.
std::uint64_t hash_of(std::string_view text) {
    std::uint64_t hash = 0xcbf2'9ce4'8422'2325;
    for (const char letter : text)
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100'0000'01b3;
    return hash;
}

/// Returns a key that differs where the emulator's answers may differ: made of the times of the
/// emulator's file and of the model. The key is empty where the file cannot be examined, or is a
/// script, which may start any emulator.
std::string key_of(const emulator &emulator) {
    struct stat status {};
    char magic[SELFMAG]{};
    const descriptor file{open(emulator.program.c_str(), O_RDONLY | O_CLOEXEC)};
    if (!file || fstat(file.number(), &status) != 0 ||
        read(file.number(), magic, sizeof magic) != sizeof magic ||
        std::string_view{magic, sizeof magic} != ELFMAG)
        return {};
    std::string key = "msrpp: CPUID of an emulator, 1\n" + emulator.program;
    for (const auto number :
         {static_cast<std::int64_t>(status.st_dev), static_cast<std::int64_t>(status.st_ino),
          static_cast<std::int64_t>(status.st_size),
          static_cast<std::int64_t>(status.st_mtim.tv_sec),
          static_cast<std::int64_t>(status.st_mtim.tv_nsec),
          static_cast<std::int64_t>(status.st_ctim.tv_sec),
          static_cast<std::int64_t>(status.st_ctim.tv_nsec)})
        key += ' ' + std::to_string(number);
    return key + '\n' + emulator.model + '\n';
}

bool is_own_folder(const std::string &folder) {
    struct stat status {};
    return !folder.empty() && stat(folder.c_str(), &status) == 0 && S_ISDIR(status.st_mode) &&
           status.st_uid == geteuid();
}

/// Returns the folder of cached answers of this user; empty: the folder cannot be made, or belongs
/// to another user.
std::string cache_folder() {
    const auto variable = [](const char *name) {
        const char *const value = std::getenv(name);
        return value != nullptr && value[0] == '/' ? std::string{value} : std::string{};
    };
    std::string folder = variable("XDG_CACHE_HOME");
    if (const std::string home = variable("HOME"); folder.empty() && is_own_folder(home)) {
        folder = home + "/.cache";
        mkdir(folder.c_str(), 0700); // mkdir() fails where the folder exists, which is no error
    }
    return is_own_folder(folder) ? folder + "/msrpp" : std::string{};
}

/// Returns the path of the cache file with CPUID's answers for the emulator's path and model;
/// empty: there is no folder for the file.
std::string file_for(const emulator &emulator) {
    const std::string folder = cache_folder();
    if (folder.empty()) return {};
    char name[40];
    std::snprintf(
        name, sizeof name, "/cpuid-%016llx",
        static_cast<unsigned long long>(hash_of(emulator.program + '\n' + emulator.model)));
    return folder + name;
}

std::string text_of_sum(std::string_view text) {
    char sum[24];
    std::snprintf(sum, sizeof sum, "%016llx\n", static_cast<unsigned long long>(hash_of(text)));
    return sum;
}

/// Returns the contents of a file that only this user can have written; empty: another user could
/// have written the file.
std::string contents_of(const std::string &path) {
    constexpr std::size_t largest_size = 1 << 20;
    const descriptor file{open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)};
    struct stat status {};
    if (!file || fstat(file.number(), &status) != 0 || !S_ISREG(status.st_mode) ||
        status.st_uid != geteuid() || (status.st_mode & 022) != 0 || status.st_size < 0 ||
        static_cast<std::size_t>(status.st_size) > largest_size)
        return {};
    std::string text(static_cast<std::size_t>(status.st_size), '\0');
    const ssize_t count = read(file.number(), text.data(), text.size());
    return count == static_cast<ssize_t>(text.size()) ? text : std::string{};
}

} // namespace

std::optional<cpuid_answers> kept_answers(const emulator &emulator) {
    const std::string key = key_of(emulator), path = file_for(emulator);
    if (key.empty() || path.empty()) return {};
    const std::string text = contents_of(path);
    const std::size_t sum_length = text_of_sum({}).size();
    if (text.size() < key.size() + sum_length || text.compare(0, key.size(), key) != 0) return {};
    const std::string_view rows =
        std::string_view{text}.substr(key.size(), text.size() - key.size() - sum_length);
    if (rows.empty() || rows.size() % sizeof(kept_row) != 0 ||
        text.compare(text.size() - sum_length, sum_length,
                     text_of_sum(std::string_view{text}.substr(0, text.size() - sum_length))) != 0)
        return {};
    cpuid_answers answers;
    for (std::size_t i = 0; i < rows.size(); i += sizeof(kept_row)) {
        kept_row row;
        rows.copy(reinterpret_cast<char *>(row.data()), sizeof row, i);
        answers.emplace_hint(answers.end(), std::pair{row[0], row[1]},
                             msr::cpuid_registers{row[2], row[3], row[4], row[5]});
    }
    return answers;
}

void keep_answers(const emulator &emulator, const cpuid_answers &answers) {
    const std::string path = file_for(emulator);
    std::string text = key_of(emulator);
    if (path.empty() || text.empty()) return;
    for (const auto &[place, registers] : answers) {
        const kept_row row{place.first,   place.second,  registers.eax,
                           registers.ebx, registers.ecx, registers.edx};
        text.append(reinterpret_cast<const char *>(row.data()), sizeof row);
    }
    text += text_of_sum(text);
    // mkdir() fails where the folder exists, which is no error
    mkdir(path.substr(0, path.rfind('/')).c_str(), 0700);
    // The file of answers gets its name when it is whole, so that a reader finds all of the file or
    // nothing.
    std::string unfinished = path + "-XXXXXX";
    const descriptor file{mkostemp(unfinished.data(), O_CLOEXEC)};
    if (!file) return;
    const bool is_whole =
        ::write(file.number(), text.data(), text.size()) == static_cast<ssize_t>(text.size());
    if (!is_whole || rename(unfinished.c_str(), path.c_str()) != 0) unlink(unfinished.c_str());
}

} // namespace msrpp::machine
