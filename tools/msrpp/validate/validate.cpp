// The command `msrpp validate`: checks whether the counters of this machine behave as documented.
#include "checks/checks.hpp"
#include "device.hpp"
#include "lies/lies.hpp"
#include "printing.hpp"
#include "reasons.hpp"
#include "replay.hpp"
#include "subject.hpp"

#include "../../support/command_line.hpp"
#include "../../support/complaint.hpp"
#include "../../support/cpus.hpp"
#include "../../support/output.hpp"
#include "../beside.hpp"
#include "../choices/cpu_aliases.hpp"
#include "../command.hpp"

#include <msr/backend/any_backend.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <sys/utsname.h>
#include <unistd.h>

namespace msrpp::validate {

namespace {

constexpr const char *name = "validate";
constexpr std::string_view machine_prefix = "machine:";
/// The end of a simulated processor's name that requests counts by the perf of the simulated
/// machine's kernel.
constexpr std::string_view perf_suffix = ",perf";

struct options {
    std::string backend = "auto";
    std::string format = "table";
    std::string output_file;
    std::string lie;
    std::string replayed; ///< path of a report that is replayed
    /// Name of the processor that the machine simulates; set by a hidden option.
    std::string simulated;
    bool is_json{}, is_quick{}, is_dry{}, lifts_rules{};
    /// Rounds of straight code that this process runs as a child of the check `exec`; 0: the
    /// process is no such child. Set by a hidden option.
    std::uint64_t straight_rounds{};
};

/// Replaces this process by msrpp-machine, which runs `msrpp validate` on the simulated processor.
[[noreturn]] void become_machine(const options &options, const target_options &target) {
    std::string cpu = options.backend.substr(machine_prefix.size()), backend = "dev";
    if (cpu.ends_with(perf_suffix)) {
        cpu.resize(cpu.size() - perf_suffix.size());
        backend = "perf";
    }
    // The checks of energy compare registers with each other, so that the clock may be that of the
    // host.
    std::vector<std::string> words{"msrpp machine", "--cpu", cpu, "--clock", "host"};
    // A simulated machine has no more CPUs than this machine. A Pentium 4 has a second CPU only
    // with the option for Hyper-Threading.
    const bool has_two = support::usable_cpus().size() > 1;
    const family *const known = family_named(cpu_named(cpu));
    if (has_two && (target.hyper_threading || (known != nullptr && known->variant == nullptr)))
        words.insert(words.end(), {"--cpus", "2"});
    if (!target.model.empty()) words.insert(words.end(), {"--model", target.model});
    if (target.hyper_threading) words.emplace_back("--ht");
    words.insert(words.end(), {"--", program_beside("msrpp"), name, "--backend", backend,
                               "--simulated", cpu, "--format", options.format});
    if (!options.output_file.empty()) words.insert(words.end(), {"-o", options.output_file});
    if (!options.lie.empty()) words.insert(words.end(), {"--lie", options.lie});
    for (const auto &[flag, is_given] : {std::pair{"--quick", options.is_quick},
                                         {"--dry", options.is_dry},
                                         {"--lift-rules", options.lifts_rules}})
        if (is_given) words.emplace_back(flag);
    become_beside("msrpp-machine", std::move(words), name, "libfuse3-dev and libzydis-dev are");
}

msr::backend_choice choice_of(const options &options, unsigned cpu) {
    msr::backend_choice choice{.cpu = cpu};
    for (const auto &[text, kind] : {std::pair{"perf", msr::backend_kind::linux_perf},
                                     {"dev", msr::backend_kind::msr_device},
                                     {"shim", msr::backend_kind::kernel_module}})
        if (options.backend == text) {
            choice.prefer = kind;
            choice.only_preferred = true;
        }
    return choice;
}

/// Changes the verdict on counts that the kernel of a simulated machine refuses to `not tried`: the
/// machine has no models for some of the events that a processor counts.
void excuse_refusals(check_results &results) {
    for (check_result &entry : results)
        if (entry.is_failure() && entry.actual == "no count")
            entry = not_tried(entry.check, entry.subject, entry.reason);
}

/// Makes all checks that the backend permits, or the check with a name. Returns the findings.
check_results all_results(subject &subject, std::string_view only = {}) {
    check_results result;
    for (const check_row &check : checks()) {
        if (!only.empty() && check.name != only) continue;
        subject.registers().begin_part(std::string{check.name});
        check_results outcomes;
        if (check.needs_registers && subject.registers().takes_whole_programs())
            outcomes = {not_tried(std::string{check.name}, std::string{check.text},
                                  "the backend gives no access to single registers",
                                  "run with --backend dev as root")};
        else
            outcomes = check.make(subject);
        // Linux may allow counts in user mode only (perf_event_paranoid).
        if (subject.registers().takes_whole_programs() &&
            (subject.options().is_simulated || check.name == "levels"))
            excuse_refusals(outcomes);
        result.insert(result.end(), outcomes.begin(), outcomes.end());
    }
    return result;
}

/// The values that the registers of all counters had before the first simulated fault (lie).
class saved_registers {
public:
    saved_registers(msr::any_backend &backend, const subject &subject)
        : backend_{backend}, cpu_{subject.options().cpu} {
        for (const counter_registers &counter : subject.layout().counters)
            for (const std::uint32_t address : {counter.control, counter.select, counter.address})
                save(address);
        save(subject.layout().global_control);
        for (const lone_register &entry : subject.layout().lone_registers)
            if (entry.place == lie_place::irperf_enable || entry.place == lie_place::cache_mask ||
                entry.place == lie_place::prefetcher || entry.place == lie_place::op_control)
                save(entry.address);
    }
    void put_back() const {
        for (const auto &[address, value] : values_)
            static_cast<void>(backend_.write(cpu_, address, value));
    }

private:
    void save(std::uint32_t address) {
        std::uint64_t value = 0;
        if (address != 0 && !backend_.read(cpu_, address, value))
            values_.emplace_back(address, value);
    }

    msr::any_backend &backend_;
    unsigned cpu_;
    std::vector<std::pair<std::uint32_t, std::uint64_t>> values_;
};

/// Returns whether a check of the machine, without a simulated fault, tries nothing: all findings
/// of the check are `not tried`.
bool tries_nothing(subject &subject, std::string_view check) {
    const check_results results = all_results(subject, check);
    return std::all_of(results.begin(), results.end(), [](const check_result &entry) {
        return entry.outcome == verdict::not_tried;
    });
}

/// Makes all checks under each simulated fault (lie), and prints which checks find the fault.
/// Returns the exit status. `is_quick`: only the check that must find a fault is made.
int print_lies(const family &identity, msr::any_backend &backend, const subject_options &settings,
               const std::string &format, bool is_quick) {
    std::vector<lie_result> results;
    bool all_found = true;
    device honest{backend};
    subject subject{identity, honest, settings};
    const saved_registers saved{backend, subject};
    for (const lie_row &row : lies()) {
        if (!concerns(row, subject.layout())) {
            results.push_back({&row, "no such register", {}});
            continue;
        }
        device registers{backend};
        registers.lie(row, subject.layout());
        subject.use(registers);
        lie_result result{&row, {}, failed_checks(all_results(subject, is_quick ? row.check : ""))};
        subject.use(honest);
        saved.put_back(); // a simulated fault may have kept a session from restoring the registers
        if (!is_found(result) && tries_nothing(subject, row.check)) result.reason = "not tried";
        all_found = all_found && is_found(result);
        results.push_back(std::move(result));
    }
    output out;
    append_report(out, format, report_of(results));
    flush(out);
    return all_found ? 0 : rule_broken;
}

/// A temporary file, which the object's destructor removes.
class temporary_file {
public:
    explicit temporary_file(const std::string &contents) {
        path_ = (std::filesystem::temp_directory_path() / "msrpp-validate-XXXXXX").string();
        const int file = mkstemp(path_.data());
        if (file < 0) complain(rule_broken, "validate: cannot make the file " + path_);
        close(file);
        std::ofstream{path_} << contents;
    }
    temporary_file(const temporary_file &) = delete;
    temporary_file &operator=(const temporary_file &) = delete;
    ~temporary_file() { std::remove(path_.c_str()); }
    const std::string &path() const { return path_; }

private:
    std::string path_;
};

/// Replays a report, and prints the differences between the replay and the report. Returns the exit
/// status.
int replay(const std::string &file, target_options &target) {
    const written_report report = read_report(file);
    if (std::all_of(report.transcript.begin(), report.transcript.end(),
                    [](const transcript_part &part) {
                        return part.accesses.empty();
                    })) { // perf gives msrpp no access to registers
        output out;
        append_line(out,
                    fmt::format("{} by {}: no access to a register was recorded: nothing to replay",
                                report.processor, report.backend));
        flush(out);
        return 0;
    }
    const temporary_file cpuid{report.cpuid};
    target.cpu = native_name;
    target.cpuid = cpuid.path();
    const family identity = target_of(target);
    device registers{report.transcript};
    subject subject{identity,
                    registers,
                    {.cpu = report.cpu,
                     .other_cpu = report.other_cpu,
                     .runs = report.runs,
                     .is_simulated = !report.simulated.empty(),
                     .lifts_rules = report.lifts_rules},
                    cpuid_source{cpuid.path(), "--cpuid"}};
    std::vector<std::string> lines = differences(report.results, all_results(subject));
    if (!registers.difference().empty()) lines.push_back(registers.difference());
    output out;
    append_line(out, fmt::format("{} by {}: {}", report.processor, report.backend,
                                 lines.empty() ? "replayed, nothing differs" : "differs"));
    for (const std::string &line : lines)
        append_line(out, "  " + line);
    flush(out);
    return lines.empty() ? 0 : rule_broken;
}

std::string system_name() {
    utsname names{};
    return uname(&names) == 0 ? fmt::format("{} {}", names.sysname, names.release) : std::string{};
}

std::string date_of_today() {
    const std::time_t current = std::time(nullptr);
    char text[16];
    std::strftime(text, sizeof text, "%Y-%m-%d", std::gmtime(&current));
    return text;
}

int run(options options, target_options &target) {
    if (options.straight_rounds != 0) {
        proofs().front().run(options.straight_rounds, nullptr);
        return 0;
    }
    if (options.is_json) options.format = "json";
    if (!options.replayed.empty()) return replay(options.replayed, target);
    const bool is_machine = options.backend.starts_with(machine_prefix);
    if (!options.lie.empty() && options.lie != "each" && lie_named(options.lie) == nullptr)
        complain(wrong_usage, "validate: --lie: there is no lie " + in_quotes(options.lie) +
                                  "; --lie each tries all that there are");
    if (!options.lie.empty() && !is_machine && options.simulated.empty())
        complain(wrong_usage, "validate: --lie: only a simulated processor lies on purpose: "
                              "--backend machine:CPU");
    if (is_machine) become_machine(options, target);
    if (options.backend != "auto" && options.backend != "perf" && options.backend != "dev" &&
        options.backend != "shim")
        complain(wrong_usage, "validate: --backend: there is no backend " +
                                  in_quotes(options.backend) +
                                  "; there are perf, dev, shim and machine:CPU");
    const std::vector<unsigned> cpus = support::usable_cpus();
    if (cpus.empty())
        complain(rule_broken, "validate: the system does not say which CPUs there are");
    const subject_options settings{.cpu = cpus.front(),
                                   .other_cpu = cpus.size() > 1 ? cpus[1] : msr::no_cpu,
                                   .runs = options.is_quick ? 1u : 3u,
                                   .is_simulated = !options.simulated.empty(),
                                   .is_brief = !options.lie.empty(),
                                   .lifts_rules = options.lifts_rules || !options.lie.empty()};
    const family identity = target_of(target);
    support::keep_on({settings.cpu});
    msr::any_backend backend{choice_of(options, settings.cpu)};
    if (backend.chosen() == msr::backend_kind::none)
        complain(rule_broken, "validate: " + backend.why());
    if (options.lie == "each")
        return print_lies(identity, backend, settings, options.format, options.is_quick);
    device registers{backend};
    subject subject{identity, registers, settings};
    if (options.is_dry) {
        output out;
        append_report(out, options.format, report_of(checks(), subject.layout()));
        flush(out);
        return 0;
    }
    if (!options.lie.empty()) {
        const lie_row &row = *lie_named(options.lie);
        if (!concerns(row, subject.layout()))
            complain(wrong_usage, "validate: --lie: the processor has no register that " +
                                      in_quotes(options.lie) + " concerns");
        registers.lie(row, subject.layout());
    }
    validation result{.processor = identity.name,
                      .backend = msr::name_of(backend.chosen()),
                      .simulated = options.simulated,
                      .lie = options.lie,
                      .cpuid = cpuid_text(),
                      .system = system_name(),
                      .date = date_of_today(),
                      .cpu = settings.cpu,
                      .other_cpu = settings.other_cpu,
                      .runs = settings.runs,
                      .lifts_rules = settings.lifts_rules};
    result.results = all_results(subject);
    add_reasons(result.results);
    output out;
    append_report(out, options.format, report_of(result));
    flush(out);
    if (!options.output_file.empty()) {
        output whole;
        append_report(whole, "json", whole_report_of(result, registers.transcript()));
        write_to_file(options.output_file, "validate: cannot write the report", whole);
    }
    return result.has_failures() ? rule_broken : 0;
}

action add_validate_options(support::command &command, target_options &target) {
    const auto request = std::make_shared<options>();
    add_usual_options(command, target, request->format, "table (the default), csv or json");
    add_text_option(
        command, "--backend", request->backend,
        "perf, dev, shim, or machine:CPU for a simulated processor, machine:CPU,perf for "
        "the kernel of\na simulated machine; the first that is there by default");
    add_text_option(command, "-o", request->output_file,
                    "a file for the whole report, with a transcript of register accesses");
    command.add_flag("--json", request->is_json, "as --format json");
    command.add_flag("--quick", request->is_quick, "each program runs once");
    command.add_flag("--lift-rules", request->lifts_rules,
                     "try events on counters that rules forbid: are the rules true here?");
    command.add_flag("--dry", request->is_dry, "say what would be done, and do nothing");
    add_text_option(command, "--lie", request->lie,
                    "with machine:CPU: registers that are wrong on purpose, or each");
    add_text_option(command, "--replay", request->replayed,
                    "a report that -o has written: its accesses are answered from it");
    command.add_option("--simulated", request->simulated).hide();
    command.add_option("--straight-rounds", request->straight_rounds, "").hide();
    command.set_footer(
        "Exit status: 0 all is as documented; 1 something is not, or no counters can "
        "be read; 2 wrong usage.");
    return [request, &target] { return run(*request, target); };
}

const known_command validate_command{{.name = name,
                                      .rank = 105,
                                      .text = "check that the counters of this machine count right",
                                      .add_options = add_validate_options}};

} // namespace

} // namespace msrpp::validate
