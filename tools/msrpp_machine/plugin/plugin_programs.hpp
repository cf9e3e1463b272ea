// The part of the plugin that lets the programs that a program becomes run under the emulator, too.
#pragma once

#include "writer.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace msrpp::machine {

/// The emulator's own start: files, and the model of its CPU.
struct how_started {
    std::string ring;
    std::string life;
    std::string plugin;
    std::string emulator;
    std::string cpu;
};

/// Copies from the program's memory, where its pointers may lead nowhere. `address`: here. False:
/// it leads nowhere.
bool copy_from_program(std::uint64_t address, void *destination, std::size_t bytes);

/// Addresses of the program.
struct execve_arguments {
    std::uint64_t file{};
    std::uint64_t arguments{};
    std::uint64_t environment{};
};

/// A program calls execve(): the other one is executed by the emulator, started as this one was.
/// Returns where the system's own call is to be tried: a call that it will refuse is left to it,
/// and a program that the emulator cannot run, which is said. `host_offset`: from an address of the
/// program to the address here.
void program_is_replaced(writer &writer, const how_started &started, std::uint64_t host_offset,
                         const execve_arguments &arguments);

} // namespace msrpp::machine
