// Command lines of `msrpp control`.
#pragma once

#include "../support/command_line.hpp"

#include <msr/controls/names.hpp>
#include <msr/session/cpu_selection.hpp>

#include <string>
#include <vector>

namespace msrpp::control_tool {

/// Reads the words of a command; `arguments` gets those behind --, in which `--` may stand again.
/// Returns false where only help was asked for, which is printed. Throws a complaint.
bool read_line(support::command &app, const std::vector<std::string> &words,
               std::vector<std::string> *arguments = nullptr);

/// Becomes `msrpp machine` with this command in it where `backend` is machine:CPU.
void enter_machine(const std::string &backend, const char *command,
                   const std::vector<std::string> &words);

/// Settings of texts such as `l2_stream=off`. `trusts_low`: also where a single hint names the
/// control. Throws a complaint.
std::vector<msr::controls::setting> settings_in(const std::vector<std::string> &texts,
                                                bool trusts_low);

/// The CPUs of a list; empty: all.
msr::cpu_selection cpus_named(const std::string &list);

/// `on`, `off`, or the number.
std::string text_of(msr::controls::control_number control, std::uint64_t value);

} // namespace msrpp::control_tool
