#include "emulator.hpp"

#include "../../support/complaint.hpp"

#include "../cpuid/cpuid_leaves.hpp"
#include "program_file.hpp"

#include <msr/processor/identity.hpp>

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <sys/stat.h>
#include <unistd.h>

namespace msrpp::machine {

namespace {

namespace fs = std::filesystem;

constexpr const char *plugin_name = "msrpp-machine-plugin.so";

bool can_be_executed(const std::string &file) {
    struct stat status {};
    return stat(file.c_str(), &status) == 0 && S_ISREG(status.st_mode) &&
           access(file.c_str(), X_OK) == 0;
}

/// Returns the path of the plugin's file: in the folder of this executable, as built, or in the
/// folder of libraries, as installed.
std::string plugin_file() {
    const fs::path own_folder = fs::read_symlink("/proc/self/exe").parent_path();
    for (const fs::path &folder : {own_folder, own_folder / MSRPP_PLUGIN_FOLDER_FROM_PROGRAMS})
        if (fs::exists(folder / plugin_name)) return fs::canonical(folder / plugin_name);
    complain(
        rule_broken,
        fmt::format("machine: {} is missing beside {} and in {}", plugin_name, own_folder.string(),
                    (own_folder / MSRPP_PLUGIN_FOLDER_FROM_PROGRAMS).lexically_normal().string()));
}

/// Returns the emulator's option -cpu for a processor: vendor, family, model and stepping.
/// cpuid_leaves.hpp lists the leaves that are not the emulator's. Processors without AVX get a
/// model without AVX.
std::string emulated_model(const family &identity) {
    const auto [row, model] = model_of(identity);
    return fmt::format("{},vendor={},family={},model={},stepping={}",
                       has_old_instructions(identity) ? "qemu64" : "max", vendor_text(row->vendor),
                       row->family, model, row->steppings.first);
}

} // namespace

std::string in_path(std::string_view name) {
    const char *const value = std::getenv("PATH");
    std::string_view rest = value != nullptr ? value : "/usr/local/bin:/usr/bin:/bin";
    for (;;) {
        const std::size_t end = rest.find(':');
        const std::string_view folder = rest.substr(0, end);
        const std::string file = fmt::format("{}/{}", folder.empty() ? "." : folder, name);
        if (can_be_executed(file)) return file;
        if (end == std::string_view::npos) return {};
        rest.remove_prefix(end + 1);
    }
}

bool has_old_instructions(const family &identity) {
    const auto [row, model] = model_of(identity);
    return row->family < 6 || row->family == 15 ||
           (row->vendor == msr::cpu_vendor::intel && row->family == 6 && model < 0x2a) ||
           (row->vendor == msr::cpu_vendor::amd && row->family < 21);
}

emulator emulator_for(const family &identity) {
    emulator emulator{in_path(emulator_name), {}, emulated_model(identity)};
    if (emulator.program.empty())
        complain(rule_broken, fmt::format("machine: {} is not installed: it runs the program "
                                          "(Debian: apt install qemu-user)",
                                          emulator_name));
    emulator.plugin = plugin_file();
    return emulator;
}

std::vector<std::string> program_named(const std::string &name, no_start_status no_start) {
    const std::string file = name.find('/') == std::string::npos ? in_path(name) : name;
    if (file.empty() || !fs::exists(file))
        complain(no_start.missing, "machine: no such program: " + in_quotes(name));
    if (!can_be_executed(file))
        complain(no_start.not_executable,
                 "machine: this file cannot be executed: " + in_quotes(name));
    const started_as started_as = how_to_start(file);
    if (!started_as.runs)
        complain(no_start.not_executable,
                 "machine: this is no program for x86-64 Linux: " + in_quotes(name));
    return started_as.words;
}

std::vector<std::string> command_line_of(const emulator &emulator, std::string_view ring,
                                         std::string_view life,
                                         const std::vector<std::string> &words) {
    // A comma in a value of the option -cpu is doubled.
    std::string model;
    for (const char letter : emulator.model)
        model += letter == ',' ? std::string{",,"} : std::string{letter};
    std::vector<std::string> line{emulator.program, "-cpu", emulator.model, "-plugin",
                                  fmt::format("{},ring={},life={},self={},emulator={},cpu={}",
                                              emulator.plugin, ring, life, emulator.plugin,
                                              emulator.program, model)};
    line.insert(line.end(), words.begin(), words.end());
    return line;
}

} // namespace msrpp::machine
