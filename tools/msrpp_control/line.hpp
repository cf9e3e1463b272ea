// Command lines of `msrpp control` and their values.
#pragma once

#include "../support/command_line.hpp"

#include <msr/controls/names.hpp>
#include <msr/session/cpu_selection.hpp>

#include <string>
#include <vector>

namespace msrpp::control_tool {

/// Reads the words of a command of `msrpp control`. `arguments`: gets the words behind --, which
/// may include `--`. Returns false where only help was requested, which is printed. Throws a
/// complaint where a word is invalid.
bool read_line(support::command &app, const std::vector<std::string> &words,
               std::vector<std::string> *arguments = nullptr);

/// Executes `msrpp machine` with the present command inside, where `backend` is machine:CPU;
/// otherwise returns.
void enter_machine(const std::string &backend, const char *command,
                   const std::vector<std::string> &words);

/// Returns the settings of controls in texts such as `l2_stream=off`. `trusts_low`: controls of low
/// confidence are accepted, which only a single hint names. Throws a complaint where a text is
/// invalid.
std::vector<msr::controls::setting> settings_in(const std::vector<std::string> &texts,
                                                bool trusts_low);

/// Returns the CPUs of a list; empty: all.
msr::cpu_selection cpus_named(const std::string &list);

/// Returns the text of a control's value: `on`, `off`, or the number.
std::string text_of(msr::controls::control_number control, std::uint64_t value);

} // namespace msrpp::control_tool
