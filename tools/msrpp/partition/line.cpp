#include "partition.hpp"

#include "arguments.hpp"

#include "../../support/complaint.hpp"
#include "../../support/json.hpp"
#include "../choices/suggest.hpp"
#include "../command.hpp"

#include "../../support/command_line.hpp"

#include <msr/amd/qos/processors.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/rdt/processors.hpp>

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace msrpp::partition {

namespace {

constexpr const char *footer =
    "A file of curves is CSV with the columns BENCH, NR_WAYS and ipc, and those that model and\n"
    "policy need: a row for each application and each number of ways from 1 on.\n"
    "Exit status: 0 planned; 1 there is no such partition, or a file is wrong; 2 wrong usage.";

/// Returns names with commas between them, and `or` before the last.
std::string alternatives(const std::vector<std::string> &names) {
    std::string result;
    for (std::size_t i = 0; i < names.size(); ++i)
        result += (i == 0 ? "" : i + 1 == names.size() ? " or " : ", ") + names[i];
    return result;
}

/// Returns the position of a word among the values of an option. Throws a complaint where the
/// option has no such value.
std::size_t place_of(const char *option, const std::string &word) {
    const std::vector<std::string> known = values_of(option);
    for (std::size_t i = 0; i < known.size(); ++i)
        if (known[i] == word) return i;
    complain(wrong_usage,
             fmt::format("partition: {}: {}, not {}{}", option, alternatives(known),
                         in_quotes(word), suggestion(word, {known.begin(), known.end()})));
}

unsigned number(const char *option, const std::string &text, unsigned minimum, unsigned maximum) {
    unsigned value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < minimum ||
        value > maximum)
        complain(wrong_usage, fmt::format("partition: {}: a number from {} to {}, not {}", option,
                                          minimum, maximum, in_quotes(text)));
    return value;
}

/// Returns a number above 0, which may have a fraction. Throws a complaint where the text is no
/// such number.
double amount(const char *option, const char *directory, const std::string &text) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value) ||
        value <= 0)
        complain(wrong_usage, fmt::format("partition: {}: {} above 0, not {}", option, directory,
                                          in_quotes(text)));
    return value;
}

std::uint32_t mask(const char *option, const std::string &text) {
    std::uint32_t value = 0;
    const bool hex = text.substr(0, 2) == "0x" || text.substr(0, 2) == "0X";
    const char *const first = text.data() + (hex ? 2 : 0);
    const char *const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(first, last, value, hex ? 16 : 10);
    if (error != std::errc{} || end != last)
        complain(wrong_usage, fmt::format("partition: {}: a mask of ways such as 0xc0000, not {}",
                                          option, in_quotes(text)));
    return value;
}

/// The processor that the line names, and its cache.
struct named_cache {
    bool is_given = false; ///< the line names a processor
    std::string name;      ///< name of the processor; empty: the processor that runs the program
    bool is_amd = false;
    /// Allocation of the cache; without a mask length: unknown.
    msr::rdt::cache_allocation allocation{};
};

named_cache cache_of(const std::string &cpu) {
    if (cpu.empty()) return {};
    if (cpu == "native") {
        const msr::rdt::cache_allocation allocation =
            msr::rdt::features_from(msr::cpuid_of_this_processor).l3;
        if (allocation.mask_length == 0)
            complain(rule_broken, "partition: --cpu native: this processor's CPUID says nothing of "
                                  "a third-level cache that can be divided");
        return {true, {}, false, allocation};
    }
    std::vector<std::string_view> known{"native"};
    for (const msr::rdt::processor_row &row : msr::rdt::processors) {
        if (cpu == row.name) return {true, cpu, false, row.capabilities.l3};
        known.push_back(row.name);
    }
    for (const msr::qos::processor_row &row : msr::qos::processors) {
        msr::rdt::cache_allocation cache_allocation = row.capabilities.shared.l3;
        cache_allocation.sparse = cache_allocation.may_be_empty =
            true; // features_from sets the flag for all AMD processors
        if (cpu == row.name) return {true, cpu, true, cache_allocation};
        known.push_back(row.name);
    }
    complain(wrong_usage, fmt::format("partition: --cpu: {}, not {}{}",
                                      alternatives({known.begin(), known.end()}), in_quotes(cpu),
                                      suggestion(cpu, known)));
}

/// Returns the divided cache: by the line's options, else by the processor, else by the curves.
msr::rdt::cache_allocation cache_of(const line &options, const named_cache &cpu,
                                    unsigned ways_of_curves) {
    msr::rdt::cache_allocation result = cpu.allocation;
    const bool knows = cpu.is_given && cpu.allocation.mask_length > 0;
    if (cpu.is_given && !knows && (options.ways.empty() || options.classes.empty()))
        complain(wrong_usage,
                 fmt::format("partition: --cpu {}: how many ways and classes it has is "
                             "not written down; give --ways and --classes",
                             options.cpu));
    if (!options.ways.empty())
        result.mask_length = number("--ways", options.ways, 1, planner::most_ways);
    else if (!knows)
        result.mask_length = ways_of_curves;
    if (!options.classes.empty())
        result.classes = number("--classes", options.classes, 1, 1U << 16);
    else if (!cpu.is_given)
        result.classes = planner::most_ways;
    if (!options.least.empty())
        result.minimum_bits = number("--least", options.least, 1, planner::most_ways);
    if (!options.contention.empty()) result.shareable |= mask("--contention", options.contention);
    return result;
}

planner::room room_of(const msr::rdt::cache_allocation &cache) {
    planner::room result = planner::room_in(cache.mask_length, cache.shareable, cache.sparse);
    if (result.ways == 0)
        complain(rule_broken,
                 fmt::format("partition: --contention: the mask {} leaves no way of {}",
                             hex(cache.shareable), cache.mask_length));
    result.min_ways = cache.minimum_bits;
    result.classes = cache.classes;
    return result;
}

template <std::size_t Count>
std::vector<std::string> texts(const std::string_view (&names)[Count]) {
    return {std::begin(names), std::end(names)};
}

} // namespace

std::vector<std::string> values_of(const std::string &option) {
    if (option == "--policy") return texts(planner::policy_names);
    if (option == "--objective") return texts(planner::objective_names);
    if (option == "--model") return texts(planner::model_names);
    if (option == "--format") return {"table", "csv", "json", "set", "c++"};
    return {};
}

namespace {

void add_options(support::command &destination, line &line) {
    destination.add_option("CURVES", line.files, "files of curves, CSV; - is standard input")
        .require();
    destination.add_option("--apps", line.apps,
                           "the applications, with commas between; all of the files by default");
    destination.add_option("--ways", line.ways,
                           "ways of the cache; those of the curves by default");
    destination.add_option("--policy", line.policy,
                           alternatives(values_of("--policy")) + "; optimal by default");
    destination.add_flag("--clustered", line.clustered, "of optimal: applications may share ways");
    destination.add_option("--objective", line.objective,
                           alternatives(values_of("--objective")) + "; stp by default");
    destination.add_option("--model", line.model,
                           "of the way to memory: " + alternatives(values_of("--model")) +
                               "; none by default");
    destination.add_option("--max-mbps", line.max_mbps,
                           "of a model: the most traffic to memory, MB/s");
    destination.add_option(
        "--format", line.format,
        "table (the default), csv, json, set: the words of 'msrpp rdt set', or c++");
    destination.add_flag("--each", line.each,
                         "every line of standard input is a workload: names with blanks between;\n"
                         "each has a line of JSON");
    destination.add_option("--time-limit", line.time_limit,
                           "seconds, after which the best that was found is told, with a bound");
    destination.add_option("--classes", line.classes, "classes that the processor has");
    destination.add_option(
        "--contention", line.contention,
        "a mask of ways that others use too: they are left out, with those that the\n"
        "processor's devices use");
    destination.add_option("--least", line.least, "ways that a class has at least; 1 by default");
    destination.add_option("--cpu", line.cpu,
                           "a processor whose ways, classes and contention these are: " +
                               std::string{"native or one that 'msrpp --cpu rdt' knows"});
    destination.add_option("--plot", line.plot, "a file: the partition and the slowdowns, as SVG");
    destination.set_footer(footer);
}

action add_partition_options(support::command &destination, target_options &target) {
    const auto options = std::make_shared<line>();
    add_options(destination, *options);
    return [options, &target] {
        if (options->cpu.empty()) options->cpu = target.cpu;
        return run(*options);
    };
}

const known_command partition_command{
    {.name = name,
     .rank = 80,
     .text = "which ways of a cache applications should have, from their curves",
     .add_options = add_partition_options}};

} // namespace

partition_arguments read(const line &options, unsigned ways_of_curves) {
    partition_arguments result;
    planner::request &request = result.request;
    request.policy = static_cast<planner::policy>(place_of("--policy", options.policy));
    request.aim = static_cast<planner::objective>(place_of("--objective", options.objective));
    request.memory.model = static_cast<planner::model>(place_of("--model", options.model));
    result.format = options.format.empty() ? options.each ? "json" : "table" : options.format;
    place_of("--format", result.format);
    if (options.each && result.format != "json")
        complain(wrong_usage, "partition: --each: each workload has a line of JSON, not " +
                                  in_quotes(options.format));
    if (options.each && !options.apps.empty())
        complain(wrong_usage, "partition: --each: applications come from standard input, not "
                              "from --apps");
    if (options.each && !options.plot.empty())
        complain(wrong_usage, "partition: --plot is of one workload, not of --each");
    if (!options.max_mbps.empty())
        request.memory.max_mbps = amount("--max-mbps", "a number of MB/s", options.max_mbps);
    if (request.memory.couples() && options.max_mbps.empty())
        complain(wrong_usage, fmt::format("partition: --model {}: say with --max-mbps how much "
                                          "traffic to memory there can be",
                                          options.model));
    if (!options.time_limit.empty())
        request.seconds = amount("--time-limit", "a number of seconds", options.time_limit);
    const named_cache cpu = cache_of(options.cpu);
    result.cpu = cpu.name;
    result.is_amd = cpu.is_amd;
    result.cache = cache_of(options, cpu, ways_of_curves);
    request.room = room_of(result.cache);
    request.clustered = options.clustered;
    return result;
}

std::string unused_of(const line &options) {
    std::string result;
    if (!options.max_mbps.empty() && options.model == "none")
        result = "--max-mbps is not used: --model none knows nothing of traffic";
    else if (!options.time_limit.empty() && options.policy != "optimal")
        result = "--time-limit is not used: policy " + options.policy + " does not search";
    return result.empty() ? result : "partition: " + result;
}

} // namespace msrpp::partition
