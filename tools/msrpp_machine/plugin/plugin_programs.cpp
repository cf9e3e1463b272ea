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

bool copy_from_program(std::uint64_t address, void *destination, std::size_t bytes) {
    const iovec own_memory{destination, bytes};
    const iovec position{reinterpret_cast<void *>(address), bytes};
    return process_vm_readv(getpid(), &own_memory, 1, &position, 1, 0) ==
           static_cast<ssize_t>(bytes);
}

namespace {

/// Copies a string of the program, of at most as many bytes as execve(2) accepts. Returns false
/// where the string cannot be read.
bool string_at(std::uint64_t address, std::string &text) {
    constexpr std::size_t maximum = 32 * 4096; // MAX_ARG_STRLEN of Linux, in bytes
    // Strings are copied in steps that divide a page, so that no copy crosses a page's end.
    constexpr std::uint64_t step = 64;
    for (text.clear(); text.size() < maximum;) {
        char part[step];
        const std::size_t bytes = step - (address + text.size()) % step;
        if (!copy_from_program(address + text.size(), part, bytes)) return false;
        const std::size_t length = strnlen(part, bytes);
        text.append(part, length);
        if (length < bytes) return true;
    }
    return false;
}

/// Copies an array of strings from the program's memory; a null pointer is an empty array. Returns
/// false where a pointer is invalid.
bool strings_at(std::uint64_t address, std::uint64_t host_offset,
                std::vector<std::string> &destination) {
    for (std::uint64_t position = address; address != 0; position += sizeof(std::uint64_t)) {
        std::uint64_t text = 0;
        if (!copy_from_program(position + host_offset, &text, sizeof text)) return false;
        if (text == 0) break;
        if (!string_at(text + host_offset, destination.emplace_back())) return false;
    }
    return true;
}

/// Returns a value in the form of the emulator's options: each comma doubled.
std::string commas_doubled(std::string_view value) {
    std::string doubled;
    for (const char entry : value)
        doubled.append(entry == ',' ? 2 : 1, entry);
    return doubled;
}

/// Returns pointers to the strings, and a null pointer, as execve() takes them.
std::vector<char *> pointers_to(std::vector<std::string> &strings) {
    std::vector<char *> list;
    for (std::string &text : strings)
        list.push_back(text.data());
    list.push_back(nullptr);
    return list;
}

/// Carries out execve() of a program under the emulator. Returns where the system's own call is to
/// be tried: where execve() of the emulator fails, and for programs that the emulator cannot run,
/// about which a line is printed.
void execute(writer &writer, const how_started &started, const std::string &file,
             const std::vector<std::string> &arguments, std::vector<std::string> &environment,
             signal_mask blocked) {
    if (access(file.c_str(), X_OK) != 0) return;
    const started_as started_as = how_to_start(file);
    if (!started_as.runs) {
        writer.end();
        std::fprintf(stderr, "msrpp machine: %s runs outside of the machine, and is not counted\n",
                     file.c_str());
        return;
    }
    std::vector<std::string> line{
        started.emulator, "-cpu", started.cpu, "-plugin",
        started.plugin + ",ring=" + started.ring + ",life=" + started.life +
            ",self=" + started.plugin + ",emulator=" + started.emulator +
            ",cpu=" + commas_doubled(started.cpu) + ",blocked=" + std::to_string(blocked)};
    // The first argument of a script is dropped, for the interpreter's name replaces it.
    if (started_as.words.size() == 1 && !arguments.empty())
        line.insert(line.end(), {"-0", arguments[0]});
    line.insert(line.end(), started_as.words.begin(), started_as.words.end());
    if (!arguments.empty()) line.insert(line.end(), arguments.begin() + 1, arguments.end());
    // The new program takes over the entry that announces the thread to the machine.
    thread_start *const start = announce_start();
    writer.end(true); // where execve() fails, the writer takes a lane (buffer) again
    ::execve(started.emulator.c_str(), pointers_to(line).data(), pointers_to(environment).data());
    end_start(start);
}

} // namespace

void program_is_replaced(writer &writer, const how_started &started, std::uint64_t host_offset,
                         const execve_arguments &arguments, signal_mask blocked) {
    std::string name;
    std::vector<std::string> words, variables;
    if (!string_at(arguments.file + host_offset, name) ||
        !strings_at(arguments.arguments, host_offset, words) ||
        !strings_at(arguments.environment, host_offset, variables))
        return;
    execute(writer, started, name, words, variables, blocked);
}

} // namespace msrpp::machine
