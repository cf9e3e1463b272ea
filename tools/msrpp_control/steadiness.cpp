#include "steadiness.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>

namespace msrpp::control_tool {

namespace {

constexpr std::uint32_t time_stamp_counter = 0x10; // IA32_TIME_STAMP_COUNTER
constexpr std::uint32_t mperf = 0xe7;              // IA32_MPERF
constexpr std::uint32_t aperf = 0xe8;              // IA32_APERF
constexpr std::uint32_t smi_count = 0x34;          // MSR_SMI_COUNT of Intel, from Nehalem on
constexpr const char *policies = "/sys/devices/system/cpu/cpufreq";

/// Adds a part to a list of parts; `separator` stands between parts.
void add_to(std::string &list, const std::string &part, const char *separator = ", ") {
    if (!list.empty()) list += separator;
    list += part;
}

} // namespace

void clock_range::add(const clock_counts &earlier, const clock_counts &later) {
    const std::uint64_t base = later.mperf - earlier.mperf, time = later.tsc - earlier.tsc;
    if (base < least_clocks || base < time / 2) return;
    const double share =
        static_cast<double>(later.aperf - earlier.aperf) / static_cast<double>(base);
    lowest_ = std::min(lowest_, share);
    highest_ = std::max(highest_, share);
}

std::string clock_range::text() const {
    return has_moved() ? fmt::format("{:.2f} to {:.2f} of the base clock", lowest_, highest_)
                       : fmt::format("{:.2f} of the base clock", highest_);
}

governors read_governors(const std::string &folder) {
    governors result;
    std::error_code unknown;
    for (const auto &entry : std::filesystem::directory_iterator{folder, unknown}) {
        const std::string name = entry.path().filename().string();
        std::ifstream file{entry.path() / "scaling_governor"};
        if (std::string governor; name.starts_with("policy") && std::getline(file, governor))
            result[name] = governor;
    }
    return result;
}

std::string text_of(const governors &governors) {
    // by governor: names of the kernel's frequency policies (groups of CPUs) that have the governor
    std::map<std::string, std::string> policies_of;
    for (const auto &[policy, governor] : governors)
        add_to(policies_of[governor], policy, " ");
    if (policies_of.size() == 1) return policies_of.begin()->first;
    std::string text;
    for (const auto &[governor, names] : policies_of)
        add_to(text, fmt::format("{} of {}", governor, names));
    return text;
}

std::string line_of(const steady_run &run) {
    std::string settings, still, moved, rest;
    for (const std::string &line : run.settings)
        add_to(settings, line, "; ");
    for (const std::string &control : run.moved_controls)
        add_to(moved, control);
    if (run.are_clocks_known && !run.clocks.has_any())
        rest = "clocks, as no processor was busy for long enough to tell";
    else if (run.are_clocks_known)
        add_to(run.clocks.has_moved() ? moved : still,
               fmt::format("clocks ({})", run.clocks.text()));
    else
        rest = "clocks below the base frequency";
    if (run.interrupts)
        add_to(*run.interrupts != 0 ? moved : still,
               fmt::format("system management interrupts ({})", *run.interrupts));
    else
        add_to(rest, "system management interrupts");
    if (run.first != run.last)
        add_to(moved, fmt::format("governor ({}, then {})", text_of(run.first), text_of(run.last)));
    else if (!run.first.empty())
        add_to(still, fmt::format("governor ({})", text_of(run.first)));
    add_to(rest, "other programs, interrupts, where memory lies");
    return fmt::format("steady: {}: {}; did not move: {}; moved: {}; could still have moved: {}",
                       run.is_held ? "held" : "not held", settings,
                       still.empty() ? "nothing that is known" : still,
                       moved.empty() ? "nothing that is known" : moved, rest);
}

std::vector<std::string> moved_among(const std::vector<msr::held_control> &controls,
                                     access &registers) {
    std::vector<std::string> names;
    for (const msr::held_control &control : controls) {
        std::uint64_t content = 0;
        if (control.row->moves) continue;
        const msr::failure problem = registers.with(
            [&](auto &device) { return device.read(control.cpu, control.row->address, content); });
        if (!problem && control.row->value_of(content) == control.written_value) continue;
        const char *const name = msr::controls::name_of(control.row->number).name;
        if (std::find(names.begin(), names.end(), name) == names.end()) names.emplace_back(name);
    }
    return names;
}

steadiness_watch::steadiness_watch(access &registers, std::vector<unsigned> cpus)
    : registers_{registers}, cpus_{std::move(cpus)} {
    if (!registers_.is_simulated()) seen_.first = read_governors(policies);
    interrupts_ = read_interrupts();
    for (const unsigned cpu : cpus_)
        if (clock_counts counts; read_clocks(cpu, counts)) clocks_.push_back(counts);
    if (clocks_.size() != cpus_.size()) clocks_.clear();
    seen_.are_clocks_known = !clocks_.empty();
}

bool steadiness_watch::read_clocks(unsigned cpu, clock_counts &destination) {
    return registers_.with([&](auto &device) {
        return !device.read(cpu, time_stamp_counter, destination.tsc) &&
               !device.read(cpu, mperf, destination.mperf) &&
               !device.read(cpu, aperf, destination.aperf);
    });
}

std::optional<std::uint64_t> steadiness_watch::read_interrupts() {
    std::uint64_t count = 0;
    const bool is_known = registers_.with([&](auto &device) {
        return !device.read(cpus_.empty() ? 0 : cpus_.front(), smi_count, count);
    });
    return is_known ? std::optional{count & 0xffff'ffff} : std::nullopt;
}

void steadiness_watch::check() {
    for (std::size_t i = 0; i < clocks_.size(); ++i) {
        clock_counts counts;
        if (!read_clocks(cpus_[i], counts)) {
            seen_.are_clocks_known = false;
            clocks_.clear();
            return;
        }
        // a simulated machine has few clocks in a second: the time is then extended
        if (counts.tsc - clocks_[i].tsc < 2 * clock_range::least_clocks) continue;
        seen_.clocks.add(clocks_[i], counts);
        clocks_[i] = counts;
    }
}

steady_run steadiness_watch::end() {
    check();
    const std::optional<std::uint64_t> interrupts = read_interrupts();
    if (interrupts && interrupts_) seen_.interrupts = (*interrupts - *interrupts_) & 0xffff'ffff;
    if (!registers_.is_simulated()) seen_.last = read_governors(policies);
    return seen_;
}

} // namespace msrpp::control_tool
