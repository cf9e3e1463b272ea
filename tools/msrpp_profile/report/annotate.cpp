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

/// Whether a name means a function: without its parameters, and without what stands in front of its
/// last ::, too.
bool is_named(std::string_view function, std::string_view name) {
    for (std::size_t at = function.find(name); at != function.npos;
         at = function.find(name, at + 1)) {
        const std::string_view behind = function.substr(at + name.size());
        const bool begins = at == 0 || (at >= 2 && function.substr(at - 2, 2) == "::");
        if (begins && (behind.empty() || behind.front() == '(')) return true;
    }
    return false;
}

std::vector<sampled_function> wanted_functions(std::vector<sampled_function> all,
                                               const std::string &name, std::uint64_t samples) {
    if (name.empty()) {
        // The functions with most samples: at least one, and each with at least a twentieth of all.
        constexpr std::size_t most = 10;
        std::size_t count = 0;
        while (count < all.size() && count < most &&
               (count == 0 || all[count].all.samples * 20 >= samples))
            ++count;
        all.erase(all.begin() + static_cast<std::ptrdiff_t>(count), all.end());
        return all;
    }
    std::vector<std::string_view> known;
    for (const sampled_function &each : all)
        known.push_back(each.at->function);
    std::erase_if(all,
                  [&](const sampled_function &one) { return !is_named(one.at->function, name); });
    if (all.empty())
        complain(wrong_usage, annotate_says + std::string{"no sample is in the function "} +
                                  in_quotes(name) + suggestion(name, known));
    return all;
}

struct colours {
    const char *hot = "";
    const char *warm = "";
    const char *source = "";
    const char *off = "";
};

colours colours_of(const std::string &when) {
    const bool wanted = when == "always" || (when == "auto" && isatty(STDOUT_FILENO) != 0 &&
                                             std::getenv("NO_COLOR") == nullptr);
    return wanted ? colours{"\x1b[31m", "\x1b[33m", "\x1b[36m", "\x1b[0m"} : colours{};
}

void print_for_people(output &out, const sampled_function &of, const listing &lines,
                      std::uint64_t all, const colours &with, source_files &sources) {
    append_formatted(out, "{}{}{}  {}\n", with.source, without_controls(of.at->function), with.off,
                     without_controls(of.at->module));
    append_formatted(out, "{} samples, {:.2f} % of all\n", of.all.samples,
                     100 * double(of.all.samples) / double(all));
    if (!lines.problem.empty()) append_formatted(out, "{}\n", lines.problem);
    append_formatted(out, "{:>9} {:>8} {:>8} {:>8}  {}\n", "samples", "share", "misses", "latency",
                     "instruction");
    frame last{};
    for (const listed_instruction &each : lines.instructions) {
        if (each.line.line != 0 && (each.line.line != last.line || each.line.file != last.file)) {
            const std::string_view text = sources.line(each.line.file, each.line.line);
            append_formatted(out, "{}{:>38}{}:{}  {}{}\n", with.source, "",
                             without_controls(each.line.file.substr(each.line.file.rfind('/') + 1)),
                             each.line.line, without_controls(text), with.off);
            last = each.line;
        }
        const tally none{};
        const tally &has = each.samples == nullptr ? none : *each.samples;
        const double share = of.all.samples == 0 ? 0 : double(has.samples) / double(of.all.samples);
        const char *const colour = share >= 0.1 ? with.hot : share >= 0.01 ? with.warm : "";
        std::string numbers(36, ' ');
        if (has.samples != 0)
            numbers =
                fmt::format("{:>9} {:>6.2f} % {:>8} {:>8}", has.samples, 100 * share,
                            has.misses == 0 ? "" : fmt::format("{}", has.misses),
                            has.with_latency == 0 ? "" : fmt::format("{:.1f}", has.mean_latency()));
        append_formatted(out, "{}{}{}  {:8x}: {}\n", colour, numbers, *colour == 0 ? "" : with.off,
                         each.address, without_controls(each.text));
    }
    out.push_back('\n');
}

} // namespace

int annotate(const std::vector<std::string> &words) {
    support::command app{
        "The instructions of functions with their samples, misses of the first cache and "
        "mean latencies.",
        "msrpp profile annotate"};
    reading from;
    from.add_to(app, {"table", "csv", "json", "html"});
    std::string function;
    std::string colour = "auto";
    app.add_option("FUNCTION", function,
                   "the function, with or without its parameters; by default those with most "
                   "samples");
    app.add_option("--colour,--color", colour, "auto (the default), always or never")
        .choose_from({"auto", "always", "never"});
    if (!read_words(app, words)) return 0;
    const loaded profile = from.load(annotate_says);
    symbolizer symbols{profile, from.symbols};
    std::vector<sampled_function> all = functions_of(profile, from.wanted, symbols);
    std::uint64_t samples = 0;
    for (const sampled_function &each : all)
        samples += each.all.samples;
    const std::vector<sampled_function> shown = wanted_functions(std::move(all), function, samples);

    output out;
    if (from.format == "html") {
        append(out, annotated_html(profile, shown, samples, from.file, from.symbols.root));
    } else if (from.format == "table") {
        source_files sources{from.symbols.root};
        const colours with = colours_of(colour);
        for (const sampled_function &each : shown)
            print_for_people(out, each, listing_of(each, from.symbols.root), samples, with,
                             sources);
    } else {
        table result;
        result.columns = {{"key", hex_format}, {"samples"}, {"share", share_format},
                          {"instruction"},     {"file"},    {"line"},
                          {"function"}};
        add_columns(result.columns, false);
        for (const sampled_function &of : shown)
            for (const listed_instruction &each : listing_of(of, from.symbols.root).instructions) {
                const tally none{};
                const tally &has = each.samples == nullptr ? none : *each.samples;
                std::vector<cell> &cells = result.rows.emplace_back();
                cells.emplace_back(each.address);
                cells.emplace_back(has.samples);
                cells.emplace_back(double(has.samples) / double(of.all.samples));
                cells.emplace_back(each.text);
                cells.emplace_back(std::string{each.line.file});
                cells.emplace_back(std::uint64_t{each.line.line});
                cells.emplace_back(std::string{of.at->function});
                add_cells(cells, has, false);
            }
        result.print(out, from.format, from.most_rows());
    }
    say_complaints(symbols);
    flush(out);
    return 0;
}

} // namespace msrpp::profile
