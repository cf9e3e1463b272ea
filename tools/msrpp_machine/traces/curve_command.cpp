#include "curve_command.hpp"

#include "../../msrpp/choices/events_file.hpp"
#include "../../support/charts/chart.hpp"
#include "../../support/command_line.hpp"
#include "../../support/command_words.hpp"
#include "../../support/complaint.hpp"
#include "../../support/output.hpp"
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

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

namespace msrpp::machine {

namespace {

struct curve_line {
    arguments machine;
    std::string method = "sets", name, plot_file;
    unsigned ways = 0; ///< largest number of ways of the curve; 0: all ways of the cache
    double gigahertz = 2;
};

/// The events that the command counts, for Intel and AMD: instructions, and clocks where the trace
/// has the time.
constexpr const char *choices_of[][2] = {{"inst_retired.any", "cpu_clk_unhalted.thread"},
                                         {"ex_ret_instr", "ls_not_halted_cyc"}};

std::vector<std::string> known_choices(const family &identity, bool with_clocks) {
    for (const auto &two : choices_of) {
        const std::vector<std::string> choices(two, two + (with_clocks ? 2 : 1));
        try {
            identity.plan(identity, choices);
            return choices;
        } catch (const complaint &) {
        }
    }
    complain(rule_broken, "curve: --cpu " + identity.name +
                              ": instructions and clocks are not known of "
                              "it");
}

std::string number(std::optional<double> value, const char *format = "{:.6g}") {
    return value ? fmt::format(fmt::runtime(format), *value) : "";
}

void print_csv(output &output, const curve_line &options, const std::vector<curve_point> &points,
               double instructions) {
    append_row(output, {"BENCH", "NR_WAYS", "ipc", "llcrpki", "llcmpki", "llcrpkc", "llcmpkc",
                        "llc_usage_kb", "bandwidth_mbps", "llcm_bandwidth", "stalls_l2_miss",
                        "stalls_l3_miss", "stalls_total", "stalls_store_buf"});
    constexpr double line = 64, million = 1e6;
    const auto of = [](double subject, std::optional<double> factor) -> std::optional<double> {
        if (!factor || *factor == 0) return {};
        return subject / *factor;
    };
    for (const curve_point &point : points) {
        std::optional<double> thousands, seconds;
        if (point.clocks) {
            thousands = *point.clocks / 1000;
            seconds = *point.clocks / (options.gigahertz * 1e9);
        }
        const double moved = (point.misses + point.writes.value_or(0)) * line / million;
        append_row(output,
                   {options.name, std::to_string(point.ways),
                    number(of(instructions, point.clocks)),
                    number(point.reads * 1000 / instructions),
                    number(point.misses * 1000 / instructions), number(of(point.reads, thousands)),
                    number(of(point.misses, thousands)), number(point.kilobytes),
                    number(of(moved, seconds)), number(of(point.misses * line / million, seconds)),
                    number(point.stalls_of_second), number(point.stalls_of_third),
                    number(point.stalls_of_second), point.clocks ? "0" : ""});
    }
}

/// Returns a value of each point of the curve, by the number of ways of the last level.
template <typename Value>
chart chart_by_ways(const std::string &title, const std::string &cpu, const chart_axis &y,
                    const std::vector<curve_point> &points, Value value) {
    chart result{.title = title,
                 .note = "modelled on a simulated " + cpu + "; nothing is measured",
                 .x = {.label = "ways of the last-level cache", .whole = true},
                 .y = y,
                 .series = {{}}};
    for (const curve_point &point : points)
        result.series.front().points.push_back({static_cast<double>(point.ways), value(point)});
    return result;
}

/// Returns the charts of misses per thousand instructions and, where clocks are known, of
/// instructions per clock, by ways.
std::vector<chart> charts_of(const curve_line &options, const std::vector<curve_point> &points,
                             double instructions, const std::string &cpu) {
    std::vector<chart> result{chart_by_ways(
        options.name + ": misses by ways", cpu, {"misses", "per 1000 instructions"}, points,
        [&](const curve_point &point) { return point.misses * 1000 / instructions; })};
    if (points.front().clocks)
        result.push_back(chart_by_ways(
            options.name + ": IPC by ways", cpu, {"IPC", "instructions per clock"}, points,
            [&](const curve_point &point) { return instructions / *point.clocks; }));
    return result;
}

void write_file(const std::string &file, const std::string &text) {
    std::ofstream output{file};
    output << text;
    if (!output.flush()) complain(rule_broken, "curve: cannot write " + in_quotes(file));
}

void tell(const curve_line &options, const curve_follower &curve_follower,
          const std::vector<std::uint64_t> &counts, const std::string &cpu) {
    const auto instructions = static_cast<double>(counts[0]);
    if (instructions == 0) complain(rule_broken, "curve: nothing was executed");
    const unsigned maximum = options.ways == 0 ? curve_follower.ways() : options.ways;
    const std::vector<curve_point> points =
        curve_follower.points(maximum, counts.size() < 2 ? 0 : counts[1]);
    output out;
    print_csv(out, options, points, instructions);
    if (options.machine.output_file.empty())
        flush(out);
    else
        write_file(options.machine.output_file, {out.data(), out.size()});
    if (!options.plot_file.empty())
        write_file(options.plot_file, svg_of(charts_of(options, points, instructions, cpu)));
    std::fprintf(stderr,
                 "msrpp: curve: modelled on a simulated %s, nothing is measured; seconds are those "
                 "of %g GHz\n",
                 cpu.c_str(), options.gigahertz);
}

int curve_of_program(const curve_line &options) {
    const kinds_of_cpus cpus = kinds_in(options.machine);
    const family &identity = cpus.kinds.front();
    if (!options.machine.common.events_file.empty())
        use_events(options.machine.common.events_file, identity);
    built_machine built{cpus, options.machine.cpus};
    curve_follower follower{identity, *built.model, method_named(options.method)};
    const planned plans{cpus, known_choices(identity, true)};
    counting counts{*built.processor, plans.by_cpu()};
    std::unique_ptr<program_host> host;
    const auto make = [&] {
        auto result =
            std::make_unique<executing>(std::move(built.processor), std::move(built.model));
        result->announce(cpuid_of(cpus, options.machine.cpus));
        result->count_alone();
        return result;
    };
    const int status = run_program(run_of(options.machine), emulator_for(identity), make, host);
    tell(options, follower, counts.stop(), options.machine.processors.front());
    return status;
}

int curve_of_trace(const curve_line &options) {
    const trace_kind kind = trace_kind_of(options.machine.trace_format);
    const kinds_of_cpus cpus = kinds_in(options.machine);
    const family &identity = cpus.kinds.front();
    const std::unique_ptr<models> model =
        models_of(identity, options.machine.cpus, page_size::kib_4, words_of::trace);
    const std::unique_ptr<simulated> processor =
        simulated_processor(identity, options.machine.cpus);
    curve_follower follower{identity, *model, method_named(options.method)};
    // A trace in text has no time, so that clocks are not counted.
    const planned plans{cpus, known_choices(identity, kind == trace_kind::stream)};
    counting counts{*processor, plans.by_cpu()};
    msr::sim::model_parts parts = needed_parts(*processor);
    parts.data = parts.code = true;
    model->need(parts);
    play_trace(options.machine.trace_file, kind, *model, *processor);
    tell(options, follower, counts.stop(), options.machine.processors.front());
    return 0;
}

void check(const curve_line &options) {
    if (options.machine.processors.size() > 1)
        complain(wrong_usage, "curve: --cpu: a curve is of one processor");
    method_named(options.method);
    if (options.machine.trace_file.empty() == options.machine.program.empty())
        complain(wrong_usage, "curve: give a program behind --, or --trace: msrpp curve --cpu "
                              "skylake_sp -- ls");
    if (!(options.gigahertz > 0 && options.gigahertz < 1000))
        complain(wrong_usage, "curve: --ghz: above 0 and below 1000");
}

} // namespace

int curve(const std::vector<std::string> &words) {
    curve_line options;
    arguments &machine = options.machine;
    support::command app{
        "Misses of a program by ways of the last-level cache, with modelled IPC and "
        "bandwidth, from one run on a simulated processor.",
        "msrpp curve"};
    app.set_footer("Nothing is measured. Exit status: that of the program.");
    app.add_option("--cpu", machine.common.cpu,
                   "the processor, as 'msrpp cpus' names it; native by default");
    app.add_option("--method", options.method,
                   "sets (the default): each set exactly; sampled: 1 of 32 of them; shards: a "
                   "hundredth of the lines, fully associative; mattson: all lines so");
    app.add_option("--ways", options.ways, "1 to so many ways; by default all of the cache");
    app.add_option("--name", options.name, "what BENCH is called; by default the program");
    app.add_option("-o,--output", machine.output_file, "CSV; standard output by default");
    app.add_option("--plot", options.plot_file, "a plot, written as SVG");
    app.add_option("--ghz", options.gigahertz, "clocks of a second, for MB/s; 2 by default");
    app.add_option("--cpus", machine.cpus, "logical processors of the machine; 1 by default");
    app.add_option("--trace", machine.trace_file, "a recorded trace in place of a program");
    app.add_option("--trace-format", machine.trace_format,
                   "stream (the default), lackey or dinero; these tell no time, so no IPC");
    app.add_option("--events", machine.common.events_file,
                   "events that are known for the processor, too: a table");
    app.add_option("PROGRAM", machine.program, "the program and its arguments, behind --");
    if (!read_words(app, words, &machine.program)) return 0;
    machine.processors = names_in(machine.common.cpu.empty() ? native_name : machine.common.cpu);
    machine.common.cpu.clear();
    check(options);
    const std::string text =
        machine.trace_file.empty() ? machine.program.front() : machine.trace_file;
    if (options.name.empty()) options.name = std::filesystem::path{text}.stem();
    if (!machine.trace_file.empty()) return curve_of_trace(options);
    msrpp::machine::check(machine);
    return run_apart("", [&] { return curve_of_program(options); });
}

} // namespace msrpp::machine
