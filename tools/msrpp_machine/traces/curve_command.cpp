#include "curve_command.hpp"

#include "../../msrpp/choices/events_file.hpp"
#include "../../support/charts/chart.hpp"
#include "../../support/complaint.hpp"
#include "../../support/output.hpp"

#include "../../support/command_line.hpp"
#include "../../support/report/rows.hpp"

#include "../arguments.hpp"
#include "../built_machine.hpp"
#include "../counting.hpp"
#include "../executing.hpp"
#include "../planned.hpp"
#include "../programs/emulator.hpp"
#include "../programs/running.hpp"
#include "curve.hpp"
#include "playing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string_view>

namespace msrpp::machine {

namespace {

struct curve_line {
    arguments machine;
    std::string method = "sets", name, plot_file;
    unsigned ways = 0; ///< 0: all
    double gigahertz = 2;
};

/// Counted: instructions, and clocks where the words tell time.
constexpr const char *choices_of[][2] = {{"inst_retired.any", "cpu_clk_unhalted.thread"},
                                         {"ex_ret_instr", "ls_not_halted_cyc"}};

std::vector<std::string> known_choices(const family &of, bool with_clocks) {
    for (const auto &two : choices_of) {
        const std::vector<std::string> choices(two, two + (with_clocks ? 2 : 1));
        try {
            of.plan(of, choices);
            return choices;
        } catch (const complaint &) {
        }
    }
    complain(rule_broken, "curve: --cpu " + of.name +
                              ": instructions and clocks are not known of "
                              "it");
}

std::string number(std::optional<double> value, const char *format = "{:.6g}") {
    return value ? fmt::format(fmt::runtime(format), *value) : "";
}

void print_csv(output &to, const curve_line &given, const std::vector<curve_point> &points,
               double instructions) {
    append_row(to, {"BENCH", "NR_WAYS", "ipc", "llcrpki", "llcmpki", "llcrpkc", "llcmpkc",
                    "llc_usage_kb", "bandwidth_mbps", "llcm_bandwidth", "stalls_l2_miss",
                    "stalls_l3_miss", "stalls_total", "stalls_store_buf"});
    constexpr double line = 64, million = 1e6;
    const auto of = [](double what, std::optional<double> by) -> std::optional<double> {
        if (!by || *by == 0) return {};
        return what / *by;
    };
    for (const curve_point &one : points) {
        std::optional<double> thousands, seconds;
        if (one.clocks) {
            thousands = *one.clocks / 1000;
            seconds = *one.clocks / (given.gigahertz * 1e9);
        }
        const double moved = (one.misses + one.writes.value_or(0)) * line / million;
        append_row(
            to, {given.name, std::to_string(one.ways), number(of(instructions, one.clocks)),
                 number(one.reads * 1000 / instructions), number(one.misses * 1000 / instructions),
                 number(of(one.reads, thousands)), number(of(one.misses, thousands)),
                 number(one.kilobytes), number(of(moved, seconds)),
                 number(of(one.misses * line / million, seconds)), number(one.stalls_of_second),
                 number(one.stalls_of_third), number(one.stalls_of_second), one.clocks ? "0" : ""});
    }
}

/// A value of each point by ways of the last level.
template <typename Value>
chart chart_by_ways(const std::string &title, const std::string &cpu, const chart_axis &y,
                    const std::vector<curve_point> &points, Value value) {
    chart result{.title = title,
                 .note = "modelled on a simulated " + cpu + "; nothing is measured",
                 .x = {.label = "ways of the last-level cache", .whole = true},
                 .y = y,
                 .series = {{}}};
    for (const curve_point &one : points)
        result.series.front().points.push_back({static_cast<double>(one.ways), value(one)});
    return result;
}

/// Misses a thousand instructions and, where clocks are known, instructions a clock.
std::vector<chart> charts_of(const curve_line &given, const std::vector<curve_point> &points,
                             double instructions, const std::string &cpu) {
    std::vector<chart> result{chart_by_ways(
        given.name + ": misses by ways", cpu, {"misses", "per 1000 instructions"}, points,
        [&](const curve_point &one) { return one.misses * 1000 / instructions; })};
    if (points.front().clocks)
        result.push_back(chart_by_ways(
            given.name + ": IPC by ways", cpu, {"IPC", "instructions per clock"}, points,
            [&](const curve_point &one) { return instructions / *one.clocks; }));
    return result;
}

void write_file(const std::string &file, const std::string &text) {
    std::ofstream to{file};
    to << text;
    if (!to.flush()) complain(rule_broken, "curve: cannot write " + in_quotes(file));
}

void tell(const curve_line &given, const curve_follower &of,
          const std::vector<std::uint64_t> &counts, const std::string &cpu) {
    const auto instructions = static_cast<double>(counts[0]);
    if (instructions == 0) complain(rule_broken, "curve: nothing was executed");
    const unsigned most = given.ways == 0 ? of.ways() : given.ways;
    const std::vector<curve_point> points = of.points(most, counts.size() < 2 ? 0 : counts[1]);
    output out;
    print_csv(out, given, points, instructions);
    if (given.machine.output_file.empty())
        flush(out);
    else
        write_file(given.machine.output_file, {out.data(), out.size()});
    if (!given.plot_file.empty())
        write_file(given.plot_file, svg_of(charts_of(given, points, instructions, cpu)));
    std::fprintf(stderr,
                 "msrpp: curve: modelled on a simulated %s, nothing is measured; seconds are those "
                 "of %g GHz\n",
                 cpu.c_str(), given.gigahertz);
}

int curve_of_program(const curve_line &given) {
    const kinds_of_cpus which = kinds_in(given.machine);
    const family &of = which.kinds.front();
    if (!given.machine.common.events_file.empty()) use_events(given.machine.common.events_file, of);
    built_machine built{which, given.machine.cpus};
    curve_follower follower{of, *built.with, method_named(given.method)};
    const planned plans{which, known_choices(of, true)};
    counting counts{*built.processor, plans.by_cpu()};
    std::unique_ptr<program_host> on;
    const auto make = [&] {
        auto made = std::make_unique<executing>(std::move(built.processor), std::move(built.with));
        made->announce(cpuid_of(which, given.machine.cpus));
        made->count_alone();
        return made;
    };
    const int status = run_program(run_of(given.machine), emulator_for(of), make, on);
    tell(given, follower, counts.stop(), given.machine.processors.front());
    return status;
}

int curve_of_trace(const curve_line &given) {
    const trace_kind kind = trace_kind_of(given.machine.trace_format);
    const kinds_of_cpus which = kinds_in(given.machine);
    const family &of = which.kinds.front();
    const std::unique_ptr<models> with =
        models_of(of, given.machine.cpus, page_size::kib_4, words_of::trace);
    const std::unique_ptr<simulated> processor = simulated_processor(of, given.machine.cpus);
    curve_follower follower{of, *with, method_named(given.method)};
    // A trace in text has no time.
    const planned plans{which, known_choices(of, kind == trace_kind::stream)};
    counting counts{*processor, plans.by_cpu()};
    msr::sim::model_parts parts = needed_parts(*processor);
    parts.data = parts.code = true;
    with->need(parts);
    play_trace(given.machine.trace_file, kind, *with, *processor);
    tell(given, follower, counts.stop(), given.machine.processors.front());
    return 0;
}

void check(const curve_line &given) {
    if (given.machine.processors.size() > 1)
        complain(wrong_usage, "curve: --cpu: a curve is of one processor");
    method_named(given.method);
    if (given.machine.trace_file.empty() == given.machine.program.empty())
        complain(wrong_usage, "curve: give a program behind --, or --trace: msrpp curve --cpu "
                              "skylake_sp -- ls");
    if (!(given.gigahertz > 0 && given.gigahertz < 1000))
        complain(wrong_usage, "curve: --ghz: above 0 and below 1000");
}

} // namespace

int curve(int count, char **words) {
    curve_line given;
    arguments &machine = given.machine;
    support::command app{
        "Misses of a program by ways of the last-level cache, with modelled IPC and "
        "bandwidth, from one run on a simulated processor.",
        "msrpp curve"};
    app.set_footer("Nothing is measured. Exit status: that of the program.");
    app.add_option("--cpu", machine.common.cpu,
                   "the processor, as 'msrpp cpus' names it; native by default");
    app.add_option("--method", given.method,
                   "sets (the default): each set exactly; sampled: 1 of 32 of them; shards: a "
                   "hundredth of the lines, fully associative; mattson: all lines so");
    app.add_option("--ways", given.ways, "1 to so many ways; by default all of the cache");
    app.add_option("--name", given.name, "what BENCH is called; by default the program");
    app.add_option("-o,--output", machine.output_file, "CSV; standard output by default");
    app.add_option("--plot", given.plot_file, "a plot, written as SVG");
    app.add_option("--ghz", given.gigahertz, "clocks of a second, for MB/s; 2 by default");
    app.add_option("--cpus", machine.cpus, "logical processors of the machine; 1 by default");
    app.add_option("--trace", machine.trace_file, "a recorded trace in place of a program");
    app.add_option("--trace-format", machine.trace_format,
                   "stream (the default), lackey or dinero; these tell no time, so no IPC");
    app.add_option("--events", machine.common.events_file,
                   "events that are known for the processor, too: a table");
    app.add_option("PROGRAM", machine.program, "the program and its arguments, behind --");
    char **const end = words + count;
    char **const own_end =
        std::find_if(words, end, [](const char *word) { return std::string_view{word} == "--"; });
    const std::vector<std::string> of_program(own_end == end ? end : own_end + 1, end);
    const support::read_result result = app.read({words + (words == own_end ? 0 : 1), own_end});
    if (result.how == support::outcome::help) {
        std::fputs(app.help().c_str(), stdout);
        return 0;
    }
    if (result.how != support::outcome::complete)
        complain(wrong_usage, "curve: " + result.why + " (see msrpp curve --help)");
    machine.program.insert(machine.program.end(), of_program.begin(), of_program.end());
    machine.processors = names_in(machine.common.cpu.empty() ? native_name : machine.common.cpu);
    machine.common.cpu.clear();
    check(given);
    const std::string what =
        machine.trace_file.empty() ? machine.program.front() : machine.trace_file;
    if (given.name.empty()) given.name = std::filesystem::path{what}.stem();
    if (!machine.trace_file.empty()) return curve_of_trace(given);
    msrpp::machine::check(machine);
    return run_apart("", [&] { return curve_of_program(given); });
}

} // namespace msrpp::machine
