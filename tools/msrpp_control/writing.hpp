// Writes the settings of a command to the processor's controls, and keeps snapshots of the earlier
// values.
#pragma once

#include "access.hpp"

#include "../support/command_line.hpp"

#include <msr/session/controls.hpp>

#include <string>
#include <vector>

namespace msrpp::control_tool {

/// Adds the command-line options of commands that change controls.
void add_setting_options(support::command &app, std::vector<std::string> &texts, bool &trusts_low,
                         std::string &cpus, std::string &snapshot, std::string &backend);

/// Writes settings to the processor's controls. Throws a complaint where a setting cannot be
/// written; all controls are then restored.
msr::control_session write_settings(access &registers, const std::vector<std::string> &texts,
                                    bool trusts_low, const std::string &cpus);
msr::control_session write_settings(access &registers,
                                    const std::vector<msr::controls::setting> &settings,
                                    const msr::cpu_selection &cpus);

/// Returns a line for each control that was written: its old and new value, and the CPUs.
std::vector<std::string> lines_of(const std::vector<msr::held_control> &written);

/// Writes a file that `msrpp control restore` reads. Throws a complaint where the file cannot be
/// written.
void write_snapshot(const std::string &file, const std::vector<msr::held_control> &written);

/// A control (such as a prefetcher) in a snapshot, with its CPU and its values.
struct snapshot_entry {
    unsigned cpu{};
    msr::controls::control_number control{};
    std::uint64_t previous{};
    std::uint64_t written{};
};

/// Reads a snapshot. Throws a complaint where the file is no snapshot.
std::vector<snapshot_entry> read_snapshot(const std::string &file);

} // namespace msrpp::control_tool
