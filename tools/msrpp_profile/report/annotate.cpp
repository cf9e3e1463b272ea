#include "../commands.hpp"

#include "../reading.hpp"
#include "listing.hpp"
#include "table.hpp"
#include "tally.hpp"

#include "../../msrpp/choices/suggest.hpp"
#include "../../support/complaint.hpp"
#include "../../support/output.hpp"
#include "../../support/printable.hpp"

#include <fmt/format.h>

#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp::profile {

namespace {

constexpr const char *annotate_says = "profile annotate: ";

/// Returns whether a name means a function: the name may lack the function's parameters, and the
/// scopes before its last ::.
bool is_named(std::string_view function, std::string_view name) {
    for (std::size_t position = function.find(name); position != function.npos;
         position = function.find(name, position + 1)) {
        const std::string_view arguments = function.substr(position + name.size());
        const bool begins =
            position == 0 || (position >= 2 && function.substr(position - 2, 2) == "::");
        if (begins && (arguments.empty() || arguments.front() == '(')) return true;
    }
    return false;
}

std::vector<sampled_function> wanted_functions(std::vector<sampled_function> functions,
                                               const std::string &name, std::uint64_t samples) {
    if (name.empty()) {
        // Number of functions that are annotated by default: at least one, at most 10, each with at
        // least a twentieth of all samples.
        constexpr std::size_t maximum = 10;
        std::size_t count = 0;
        while (count < functions.size() && count < maximum &&
               (count == 0 || functions[count].whole.samples * 20 >= samples))
            ++count;
        functions.erase(functions.begin() + static_cast<std::ptrdiff_t>(count), functions.end());
        return functions;
    }
    std::vector<std::string_view> known;
    for (const sampled_function &function : functions)
        known.push_back(function.position->function);
    std::erase_if(functions, [&](const sampled_function &entry) {
        return !is_named(entry.position->function, name);
    });
    if (functions.empty())
        complain(wrong_usage, annotate_says + std::string{"no sample is in the function "} +
                                  in_quotes(name) + suggestion(name, known));
    return functions;
}

struct colours {
    const char *hot = "";
    const char *warm = "";
    const char *source = "";
    const char *reset_code = "";
};

colours colours_of(const std::string &condition) {
    const bool enabled =
        condition == "always" ||
        (condition == "auto" && isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr);
    return enabled ? colours{"\x1b[31m", "\x1b[33m", "\x1b[36m", "\x1b[0m"} : colours{};
}

void print_for_people(output &out, const sampled_function &sampled_function, const listing &lines,
                      std::uint64_t total, const colours &colours, source_files &sources) {
    append_formatted(out, "{}{}{}  {}\n", colours.source,
                     without_controls(sampled_function.position->function), colours.reset_code,
                     without_controls(sampled_function.position->module));
    append_formatted(out, "{} samples, {:.2f} % of all\n", sampled_function.whole.samples,
                     100 * double(sampled_function.whole.samples) / double(total));
    if (!lines.problem.empty()) append_formatted(out, "{}\n", lines.problem);
    append_formatted(out, "{:>9} {:>8} {:>8} {:>8}  {}\n", "samples", "share", "misses", "latency",
                     "instruction");
    frame last{};
    for (const listed_instruction &instruction : lines.instructions) {
        if (instruction.line.line != 0 &&
            (instruction.line.line != last.line || instruction.line.file != last.file)) {
            const std::string_view text =
                sources.line(instruction.line.file, instruction.line.line);
            append_formatted(out, "{}{:>38}{}:{}  {}{}\n", colours.source, "",
                             without_controls(instruction.line.file.substr(
                                 instruction.line.file.rfind('/') + 1)),
                             instruction.line.line, without_controls(text), colours.reset_code);
            last = instruction.line;
        }
        const tally empty{};
        const tally &tally = instruction.samples == nullptr ? empty : *instruction.samples;
        const double share = sampled_function.whole.samples == 0
                                 ? 0
                                 : double(tally.samples) / double(sampled_function.whole.samples);
        const char *const colour = share >= 0.1 ? colours.hot : share >= 0.01 ? colours.warm : "";
        std::string numbers(36, ' ');
        if (tally.samples != 0)
            numbers = fmt::format(
                "{:>9} {:>6.2f} % {:>8} {:>8}", tally.samples, 100 * share,
                tally.misses == 0 ? "" : fmt::format("{}", tally.misses),
                tally.with_latency == 0 ? "" : fmt::format("{:.1f}", tally.mean_latency()));
        append_formatted(out, "{}{}{}  {:8x}: {}\n", colour, numbers,
                         *colour == 0 ? "" : colours.reset_code, instruction.address,
                         without_controls(instruction.text));
    }
    out.push_back('\n');
}

} // namespace

int annotate(const std::vector<std::string> &words) {
    support::command app{
        "The instructions of functions with their samples, misses of the first cache and "
        "mean latencies.",
        "msrpp profile annotate"};
    reading source;
    source.add_to(app, {"table", "csv", "json", "html"});
    std::string function;
    std::string colour = "auto";
    app.add_option("FUNCTION", function,
                   "the function, with or without its parameters; by default those with most "
                   "samples");
    app.add_option("--colour,--color", colour, "auto (the default), always or never")
        .choose_from({"auto", "always", "never"});
    if (!read_words(app, words)) return 0;
    const loaded profile = source.load(annotate_says);
    symbolizer symbols{profile, source.symbols};
    std::vector<sampled_function> functions = functions_of(profile, source.request, symbols);
    std::uint64_t samples = 0;
    for (const sampled_function &entry : functions)
        samples += entry.whole.samples;
    const std::vector<sampled_function> visible =
        wanted_functions(std::move(functions), function, samples);

    output out;
    if (source.format == "html") {
        append(out, annotated_html(profile, visible, samples, source.file, source.symbols.root));
    } else if (source.format == "table") {
        source_files sources{source.symbols.root};
        const colours colours = colours_of(colour);
        for (const sampled_function &entry : visible)
            print_for_people(out, entry, listing_of(entry, source.symbols.root), samples, colours,
                             sources);
    } else {
        table result;
        result.columns = {{"key", hex_format}, {"samples"}, {"share", share_format},
                          {"instruction"},     {"file"},    {"line"},
                          {"function"}};
        add_columns(result.columns, false);
        for (const sampled_function &of : visible)
            for (const listed_instruction &instruction :
                 listing_of(of, source.symbols.root).instructions) {
                const tally empty{};
                const tally &tally = instruction.samples == nullptr ? empty : *instruction.samples;
                std::vector<cell> &cells = result.rows.emplace_back();
                cells.emplace_back(instruction.address);
                cells.emplace_back(tally.samples);
                cells.emplace_back(double(tally.samples) / double(of.whole.samples));
                cells.emplace_back(instruction.text);
                cells.emplace_back(std::string{instruction.line.file});
                cells.emplace_back(std::uint64_t{instruction.line.line});
                cells.emplace_back(std::string{of.position->function});
                add_cells(cells, tally, false);
            }
        result.print(out, source.format, source.most_rows());
    }
    say_complaints(symbols);
    flush(out);
    return 0;
}

} // namespace msrpp::profile
