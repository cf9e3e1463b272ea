#include "plugin_programs.hpp"

#include "../programs/program_file.hpp"

#include <cstddef>
#include <cstdio>
#include <cstring>
#include <string_view>
#include <vector>

#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

namespace msrpp::machine {

bool copy_from_program(std::uint64_t address, void *into, std::size_t bytes) {
    const iovec here{into, bytes};
    const iovec there{reinterpret_cast<void *>(address), bytes};
    return process_vm_readv(getpid(), &here, 1, &there, 1, 0) == static_cast<ssize_t>(bytes);
}

namespace {

/// A string of the program, of at most as many bytes as execve(2) takes. False: there is none.
bool string_at(std::uint64_t address, std::string &into) {
    constexpr std::size_t most = 32 * 4096; // MAX_ARG_STRLEN
    constexpr std::uint64_t step = 64;      // divides a page, so that no copy crosses its end
    for (into.clear(); into.size() < most;) {
        char part[step];
        const std::size_t bytes = step - (address + into.size()) % step;
        if (!copy_from_program(address + into.size(), part, bytes)) return false;
        const std::size_t length = strnlen(part, bytes);
        into.append(part, length);
        if (length < bytes) return true;
    }
    return false;
}

/// An array of strings of the program; none is an empty array. False: a pointer leads nowhere.
bool strings_at(std::uint64_t address, std::uint64_t host_offset, std::vector<std::string> &into) {
    for (std::uint64_t at = address; address != 0; at += sizeof(std::uint64_t)) {
        std::uint64_t text = 0;
        if (!copy_from_program(at + host_offset, &text, sizeof text)) return false;
        if (text == 0) break;
        if (!string_at(text + host_offset, into.emplace_back())) return false;
    }
    return true;
}

/// A value as an option of the emulator has it.
std::string commas_doubled(std::string_view value) {
    std::string doubled;
    for (const char each : value)
        doubled.append(each == ',' ? 2 : 1, each);
    return doubled;
}

/// The strings as execve() takes them.
std::vector<char *> pointers_to(std::vector<std::string> &strings) {
    std::vector<char *> all;
    for (std::string &each : strings)
        all.push_back(each.data());
    all.push_back(nullptr);
    return all;
}

/// execve(), but under the emulator again. Returns where the system's own call is to be tried:
/// where it fails, too, and for programs that the emulator cannot run, which is said.
void execute(const how_started &by, const std::string &file,
             const std::vector<std::string> &arguments, std::vector<std::string> &environment) {
    if (access(file.c_str(), X_OK) != 0) return;
    const started_as how = how_to_start(file);
    if (!how.runs) {
        std::fprintf(stderr, "msrpp machine: %s runs outside of the machine, and is not counted\n",
                     file.c_str());
        return;
    }
    std::vector<std::string> line{by.emulator, "-cpu", by.cpu, "-plugin",
                                  by.plugin + ",ring=" + by.ring + ",life=" + by.life +
                                      ",self=" + by.plugin + ",emulator=" + by.emulator +
                                      ",cpu=" + commas_doubled(by.cpu)};
    if (how.words.size() == 1 && !arguments.empty()) // scripts lose their first argument
        line.insert(line.end(), {"-0", arguments[0]});
    line.insert(line.end(), how.words.begin(), how.words.end());
    if (!arguments.empty()) line.insert(line.end(), arguments.begin() + 1, arguments.end());
    ::execve(by.emulator.c_str(), pointers_to(line).data(), pointers_to(environment).data());
}

} // namespace

void program_is_replaced(writer &of, const how_started &by, std::uint64_t host_offset,
                         const execve_arguments &with) {
    std::string name;
    std::vector<std::string> words, variables;
    if (!string_at(with.file + host_offset, name) ||
        !strings_at(with.arguments, host_offset, words) ||
        !strings_at(with.environment, host_offset, variables))
        return;
    of.end(); // a call that fails takes a lane again
    execute(by, name, words, variables);
}

} // namespace msrpp::machine
