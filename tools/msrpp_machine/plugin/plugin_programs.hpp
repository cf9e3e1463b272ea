// The part of the QEMU plugin for execve(): a program that the emulated program executes runs under
// the emulator, too.
#pragma once

#include "signal_mask.hpp"
#include "writer.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace msrpp::machine {

/// The files with which the emulator was started, and the model of its CPU.
struct how_started {
    std::string ring;
    std::string life;
    std::string plugin;
    std::string emulator;
    std::string cpu;
};

/// Copies from the program's memory, where pointers of the program may be invalid. `address`: an
/// address in this process. Returns false where the address is invalid.
bool copy_from_program(std::uint64_t address, void *destination, std::size_t bytes);

/// Arguments of execve(), as addresses of the program.
struct execve_arguments {
    std::uint64_t file{};
    std::uint64_t arguments{};
    std::uint64_t environment{};
};

/// Handles a call of execve(): the emulator executes the new program, started as the present
/// program was. Returns where the system's own call is to be tried: for a call that the system will
/// refuse, and for a program that the emulator cannot run, about which a line is printed.
/// `host_offset`: from an address of the program to the address in this process
/// `blocked`: the signals that the new program blocks when it begins; this thread blocks all
void program_is_replaced(writer &writer, const how_started &started, std::uint64_t host_offset,
                         const execve_arguments &arguments, signal_mask blocked);

} // namespace msrpp::machine
