#include "partition.hpp"

#include "asked.hpp"

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

/// Names with commas, and `or` before the last.
std::string alternatives(const std::vector<std::string> &names) {
    std::string result;
    for (std::size_t i = 0; i < names.size(); ++i)
        result += (i == 0 ? "" : i + 1 == names.size() ? " or " : ", ") + names[i];
    return result;
}

/// The place of a word among those that an option takes.
std::size_t place_of(const char *option, const std::string &word) {
    const std::vector<std::string> known = values_of(option);
    for (std::size_t i = 0; i < known.size(); ++i)
        if (known[i] == word) return i;
    complain(wrong_usage,
             fmt::format("partition: {}: {}, not {}{}", option, alternatives(known),
                         in_quotes(word), suggestion(word, {known.begin(), known.end()})));
}

unsigned number(const char *option, const std::string &text, unsigned least, unsigned most) {
    unsigned value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < least || value > most)
        complain(wrong_usage, fmt::format("partition: {}: a number from {} to {}, not {}", option,
                                          least, most, in_quotes(text)));
    return value;
}

/// A number that may have a fraction, and is more than 0.
double amount(const char *option, const char *of, const std::string &text) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value) ||
        value <= 0)
        complain(wrong_usage,
                 fmt::format("partition: {}: {} above 0, not {}", option, of, in_quotes(text)));
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

/// A processor that the line names.
struct named_cache {
    bool is_given = false; ///< a processor is named
    std::string name;      ///< empty: this one
    bool is_amd = false;
    msr::rdt::cache_allocation has{}; ///< no mask length: not known
};

named_cache cache_of(const std::string &cpu) {
    if (cpu.empty()) return {};
    if (cpu == "native") {
        const msr::rdt::cache_allocation here =
            msr::rdt::features_from(msr::cpuid_of_this_processor).l3;
        if (here.mask_length == 0)
            complain(rule_broken, "partition: --cpu native: this processor's CPUID says nothing of "
                                  "a third-level cache that can be divided");
        return {true, {}, false, here};
    }
    std::vector<std::string_view> known{"native"};
    for (const msr::rdt::processor_row &one : msr::rdt::processors) {
        if (cpu == one.name) return {true, cpu, false, one.has.l3};
        known.push_back(one.name);
    }
    for (const msr::qos::processor_row &one : msr::qos::processors) {
        msr::rdt::cache_allocation has = one.has.shared.l3;
        has.sparse = has.may_be_empty = true; // as features_from has it of all AMD processors
        if (cpu == one.name) return {true, cpu, true, has};
        known.push_back(one.name);
    }
    complain(wrong_usage, fmt::format("partition: --cpu: {}, not {}{}",
                                      alternatives({known.begin(), known.end()}), in_quotes(cpu),
                                      suggestion(cpu, known)));
}

/// The cache that is divided: what the line says, else the processor, else the curves.
msr::rdt::cache_allocation cache_of(const line &given, const named_cache &cpu,
                                    unsigned ways_of_curves) {
    msr::rdt::cache_allocation result = cpu.has;
    const bool knows = cpu.is_given && cpu.has.mask_length > 0;
    if (cpu.is_given && !knows && (given.ways.empty() || given.classes.empty()))
        complain(wrong_usage,
                 fmt::format("partition: --cpu {}: how many ways and classes it has is "
                             "not written down; give --ways and --classes",
                             given.cpu));
    if (!given.ways.empty())
        result.mask_length = number("--ways", given.ways, 1, planner::most_ways);
    else if (!knows)
        result.mask_length = ways_of_curves;
    if (!given.classes.empty())
        result.classes = number("--classes", given.classes, 1, 1U << 16);
    else if (!cpu.is_given)
        result.classes = planner::most_ways;
    if (!given.least.empty())
        result.minimum_bits = number("--least", given.least, 1, planner::most_ways);
    if (!given.contention.empty()) result.shareable |= mask("--contention", given.contention);
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

void add_options(support::command &to, line &into) {
    to.add_option("CURVES", into.files, "files of curves, CSV; - is standard input").require();
    to.add_option("--apps", into.apps,
                  "the applications, with commas between; all of the files by default");
    to.add_option("--ways", into.ways, "ways of the cache; those of the curves by default");
    to.add_option("--policy", into.policy,
                  alternatives(values_of("--policy")) + "; optimal by default");
    to.add_flag("--clustered", into.clustered, "of optimal: applications may share ways");
    to.add_option("--objective", into.objective,
                  alternatives(values_of("--objective")) + "; stp by default");
    to.add_option("--model", into.model,
                  "of the way to memory: " + alternatives(values_of("--model")) +
                      "; none by default");
    to.add_option("--max-mbps", into.max_mbps, "of a model: the most traffic to memory, MB/s");
    to.add_option("--format", into.format,
                  "table (the default), csv, json, set: the words of 'msrpp rdt set', or c++");
    to.add_flag("--each", into.each,
                "every line of standard input is a workload: names with blanks between;\n"
                "each has a line of JSON");
    to.add_option("--time-limit", into.time_limit,
                  "seconds, after which the best that was found is told, with a bound");
    to.add_option("--classes", into.classes, "classes that the processor has");
    to.add_option("--contention", into.contention,
                  "a mask of ways that others use too: they are left out, with those that the\n"
                  "processor's devices use");
    to.add_option("--least", into.least, "ways that a class has at least; 1 by default");
    to.add_option("--cpu", into.cpu,
                  "a processor whose ways, classes and contention these are: " +
                      std::string{"native or one that 'msrpp --cpu rdt' knows"});
    to.add_option("--plot", into.plot, "a file: the partition and the slowdowns, as SVG");
    to.set_footer(footer);
}

action add_partition_options(support::command &to, target_options &target) {
    const auto given = std::make_shared<line>();
    add_options(to, *given);
    return [given, &target] {
        if (given->cpu.empty()) given->cpu = target.cpu;
        return run(*given);
    };
}

const known_command partition_command{
    {.name = name,
     .rank = 80,
     .text = "which ways of a cache applications should have, from their curves",
     .add_options = add_partition_options}};

} // namespace

asked read(const line &given, unsigned ways_of_curves) {
    asked result;
    planner::request &request = result.request;
    request.policy = static_cast<planner::policy>(place_of("--policy", given.policy));
    request.aim = static_cast<planner::objective>(place_of("--objective", given.objective));
    request.memory.model = static_cast<planner::model>(place_of("--model", given.model));
    result.format = given.format.empty() ? given.each ? "json" : "table" : given.format;
    place_of("--format", result.format);
    if (given.each && result.format != "json")
        complain(wrong_usage, "partition: --each: each workload has a line of JSON, not " +
                                  in_quotes(given.format));
    if (given.each && !given.apps.empty())
        complain(wrong_usage, "partition: --each: applications come from standard input, not "
                              "from --apps");
    if (given.each && !given.plot.empty())
        complain(wrong_usage, "partition: --plot is of one workload, not of --each");
    if (!given.max_mbps.empty())
        request.memory.max_mbps = amount("--max-mbps", "a number of MB/s", given.max_mbps);
    if (request.memory.couples() && given.max_mbps.empty())
        complain(wrong_usage, fmt::format("partition: --model {}: say with --max-mbps how much "
                                          "traffic to memory there can be",
                                          given.model));
    if (!given.time_limit.empty())
        request.seconds = amount("--time-limit", "a number of seconds", given.time_limit);
    const named_cache cpu = cache_of(given.cpu);
    result.cpu = cpu.name;
    result.is_amd = cpu.is_amd;
    result.cache = cache_of(given, cpu, ways_of_curves);
    request.room = room_of(result.cache);
    request.clustered = given.clustered;
    return result;
}

std::string unused_of(const line &given) {
    std::string result;
    if (!given.max_mbps.empty() && given.model == "none")
        result = "--max-mbps is not used: --model none knows nothing of traffic";
    else if (!given.time_limit.empty() && given.policy != "optimal")
        result = "--time-limit is not used: policy " + given.policy + " does not search";
    return result.empty() ? result : "partition: " + result;
}

} // namespace msrpp::partition
