#include "arguments.hpp"

#include "../msr_folder/faults.hpp"
#include "../msrpp/choices/cpu_aliases.hpp"
#include "../msrpp/detect/cpuid_source.hpp"
#include "../msrpp/detect/native.hpp"
#include "../msrpp/families/meters.hpp"
#include "../support/complaint.hpp"

#include "../support/cpus.hpp"
#include "../support/text.hpp"

#include "over_time.hpp"
#include "programs/emulator.hpp"
#include "units/sampling_unit.hpp"

#include <msr/backend/faulty.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/table.hpp>

#include <fmt/format.h>

#include <charconv>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace msrpp::machine {

namespace {

unsigned usable_cpus() {
    const std::vector<unsigned> mine = support::usable_cpus();
    unsigned count = 0;
    while (count < mine.size() && mine[count] == count)
        ++count;
    return count == 0 ? 1 : count;
}

void check_trace(const arguments &arguments) {
    if (!arguments.program.empty() || !arguments.record_file.empty())
        complain(wrong_usage, "machine: --trace stands in place of a program and of --record");
    if (arguments.choices.empty())
        complain(wrong_usage, "machine: --trace: say with -e what is to be counted");
    if (!arguments.faults.empty() || !arguments.dev_folder.empty() || !arguments.socket.empty() ||
        !arguments.pin.empty() || !arguments.samples_file.empty())
        complain(wrong_usage, "machine: --trace: there is no program: --fault, --dev-dir, "
                              "--machine-socket, --pin and --samples stand with programs");
}

void check_interval(const arguments &arguments) {
    if (arguments.choices.empty())
        complain(wrong_usage, "machine: --interval: say with -e what is to be counted");
    if (!arguments.trace_file.empty() || !arguments.socket.empty())
        complain(wrong_usage, "machine: --interval: of a program on a machine of its own, without "
                              "--trace and --machine-socket");
    if (arguments.interval < over_time::minimum)
        complain(wrong_usage, fmt::format("machine: --interval: {} clocks or more: counts are read "
                                          "behind whole blocks of instructions",
                                          over_time::minimum));
}

void check_branches(const arguments &arguments) {
    if (!arguments.choices.empty())
        complain(wrong_usage, "machine: --branches: without -e: the output has branches or counts");
    if (!arguments.trace_file.empty() || !arguments.socket.empty())
        complain(wrong_usage, "machine: --branches: of a program on a machine of its own, without "
                              "--trace and --machine-socket");
    if (arguments.processors.size() > 1)
        complain(wrong_usage, "machine: --branches: of one processor: --cpu names several");
}

void check_clock(const arguments &arguments) {
    if (!arguments.clock.empty() && arguments.clock != "host" && arguments.clock != "simulated")
        complain(wrong_usage,
                 "machine: --clock: host or simulated, not " + in_quotes(arguments.clock));
    if (arguments.simulates_clock() && (!arguments.trace_file.empty() || !arguments.socket.empty()))
        complain(wrong_usage, "machine: --clock simulated: of a program on a machine of its own, "
                              "without --trace and --machine-socket");
}

/// Returns the name of the processor that this program runs on. Throws a complaint where CPUID
/// names a processor that the library does not know.
std::string native_processor() {
    std::string name = processor_of(cpuid_source{});
    if (name.empty())
        complain(wrong_usage, "machine: --cpu native: the processor here is unknown ('msrpp cpus' "
                              "names those that --cpu takes)");
    return name;
}

/// Returns the library's name of a processor; where the library has no name for the processor, the
/// name that --cpu gave.
std::string usual_name(const std::string &name) {
    const bool is_core = msr::core_named({name.data(), name.size()}) != msr::core::none;
    if (is_core) return name;
    std::string usual = cpu_named(name);
    return usual == native_name ? native_processor() : usual;
}

/// Returns the family of one processor that --cpu names. A `pentium4` without --model is simulated
/// as model 2.
family simulated_family(target_options line, const std::string &name) {
    line.cpu_text = name;
    line.cpu = cpu_named(name);
    if (line.cpu == pentium4_name && line.model.empty()) line.model = "2";
    const family identity = family_of_options(line);
    refuse_sampling_alone(identity);
    return identity;
}

/// Returns the CPUs that --pin names as numbers and ranges, such as 0,2-3.
std::vector<unsigned> pinned_to(const arguments &arguments) {
    std::vector<unsigned> cpus;
    const auto faulty = [&] {
        complain(wrong_usage, fmt::format("machine: --pin: CPUs of the machine, 0 to {}, as in "
                                          "0,2-3, not {}",
                                          arguments.cpus - 1, in_quotes(arguments.pin)));
    };
    const char *position = arguments.pin.data(), *const end = position + arguments.pin.size();
    const auto number = [&] {
        unsigned value = 0;
        const auto read = std::from_chars(position, end, value);
        if (read.ec != std::errc{} || value >= arguments.cpus) faulty();
        position = read.ptr;
        return value;
    };
    while (position != end) {
        const unsigned first = number();
        unsigned last = first;
        if (position != end && *position == '-') ++position, last = number();
        for (unsigned cpu = first; cpu <= last; ++cpu)
            cpus.push_back(cpu);
        if (last < first || (position != end && (*position++ != ',' || position == end))) faulty();
    }
    return cpus;
}

std::vector<msr::fault> faults_of(const arguments &arguments) {
    try {
        return msr_folder::faults_of(arguments.faults, arguments.cpus);
    } catch (const std::invalid_argument &reason) {
        complain(wrong_usage, std::string{"machine: --fault: "} + reason.what());
    }
}

} // namespace

void check_output(const arguments &arguments) {
    const char *const option = arguments.format_was_given       ? "--format"
                               : !arguments.output_file.empty() ? "-o"
                                                                : nullptr;
    if (option != nullptr && arguments.choices.empty() && arguments.branches.empty())
        complain(wrong_usage,
                 fmt::format("machine: {}: of counts: say with -e what is to be counted", option));
}

bool arguments::simulates_clock() const {
    if (!clock.empty()) return clock == "simulated";
    return trace_file.empty() && socket.empty() && follow_time(choices);
}

void check(const arguments &arguments) {
    if (arguments.cpus == 0 || arguments.cpus > usable_cpus())
        complain(wrong_usage, fmt::format("machine: --cpus: 1 to {}, the CPUs here: programs are "
                                          "told the numbers of these",
                                          usable_cpus()));
    if (!arguments.pages_text.empty() && arguments.pages_text != "4K" &&
        arguments.pages_text != "2M")
        complain(wrong_usage, "machine: --pages: 4K or 2M, not " + in_quotes(arguments.pages_text));
    if (arguments.format != "table" && arguments.format != "csv" && arguments.format != "json")
        complain(wrong_usage,
                 "machine: --format: table, csv or json, not " + in_quotes(arguments.format));
    if (arguments.samples_file.empty() != arguments.sampling.empty())
        complain(wrong_usage, "machine: --samples FILE and --sampling KIND stand together");
    if (arguments.interval != 0) check_interval(arguments);
    if (!arguments.branches.empty()) check_branches(arguments);
    check_clock(arguments);
    if (!arguments.trace_file.empty()) return check_trace(arguments);
    if (!arguments.samples_file.empty() && !arguments.socket.empty())
        complain(wrong_usage, "machine: --samples: of a machine of its own, without "
                              "--machine-socket");
    if (arguments.program.empty())
        complain(wrong_usage,
                 "machine: give a program behind --: msrpp machine --cpu haswell -- ls");
}

std::vector<std::string> names_in(std::string_view text) {
    std::vector<std::string> names;
    if (text.empty()) return names;
    for (const std::string_view word : words_of_list(text)) {
        names.push_back(usual_name(std::string{word}));
        if (names.back().empty())
            complain(wrong_usage, "machine: --cpu: a name is missing in " + in_quotes(text));
    }
    return names;
}

kinds_of_cpus kinds_in(const arguments &arguments) {
    std::vector<family> by_cpu;
    const std::vector<std::string> names = arguments.processors.empty()
                                               ? names_in(default_cpu(arguments.common))
                                               : arguments.processors;
    for (const std::string &text : names)
        by_cpu.push_back(simulated_family(arguments.common, text));
    if (by_cpu.size() > arguments.cpus)
        complain(wrong_usage,
                 fmt::format("machine: --cpu: {} names are for {} CPUs, and the machine "
                             "has {}",
                             by_cpu.size(), by_cpu.size(), arguments.cpus));
    return kinds_of_cpus{by_cpu};
}

program_run run_of(const arguments &arguments) {
    std::vector<std::string> words = program_named(
        arguments.program.front(), arguments.shell_status ? as_of_shells : no_start_status{});
    words.insert(words.end(), arguments.program.begin() + 1, arguments.program.end());
    return {std::move(words), pinned_to(arguments), arguments.dev_folder, faults_of(arguments),
            arguments.signal_file};
}

} // namespace msrpp::machine
