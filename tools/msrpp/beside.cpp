#include "beside.hpp"

#include "../support/complaint.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>

#include <unistd.h>

namespace msrpp {

std::string program_beside(const std::string &name) {
    return std::filesystem::read_symlink("/proc/self/exe").parent_path() / name;
}

void become_beside(const std::string &name, std::vector<std::string> words,
                   const std::string &command, const std::string &needs) {
    std::vector<char *> arguments;
    for (std::string &word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const std::string program = program_beside(name);
    execv(program.c_str(), arguments.data());
    complain(rule_broken, command + ": " + program + ": " + std::strerror(errno) +
                              "; it is built where " + needs + " installed");
}

} // namespace msrpp
