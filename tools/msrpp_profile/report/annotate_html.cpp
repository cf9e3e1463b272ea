#include "listing.hpp"

#include "../../support/printable.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>

namespace msrpp::profile {

namespace {

constexpr const char *style = R"(
body { font-family: sans-serif; margin: 1.5em; color: #222; background: #fff; }
table { border-collapse: collapse; font-family: monospace; white-space: pre; }
td, th { padding: 0 .8em; text-align: right; }
td:last-child, th:last-child { text-align: left; }
tr.source td { color: #06679a; padding-top: .3em; }
h2 { font-size: 1em; font-family: monospace; margin-top: 2em; }
)";

std::string escaped(std::string_view text) {
    std::string result;
    for (const char letter : without_controls(text))
        switch (letter) {
        case '&':
            result += "&amp;";
            break;
        case '<':
            result += "&lt;";
            break;
        case '>':
            result += "&gt;";
            break;
        case '"':
            result += "&quot;";
            break;
        default:
            result += letter;
        }
    return result;
}

std::string number_or_nothing(std::uint64_t number) {
    return number == 0 ? std::string{} : fmt::format("{}", number);
}

} // namespace

std::string annotated_html(const loaded &loaded, const std::vector<sampled_function> &functions,
                           std::uint64_t all_samples, const std::string &title,
                           const std::string &root) {
    source_files sources{root};
    std::string page = "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>";
    page += escaped(title) + "</title><style>" + style + "</style></head>\n<body>\n<h1>" +
            escaped(title) + "</h1>\n";
    page += fmt::format("<p>{} samples; {}{}</p>\n", all_samples,
                        escaped(loaded.value_of(about::backend)),
                        loaded.value_of(about::simulated).empty() ? "" : ", simulated");
    for (const sampled_function &function : functions) {
        const listing lines = listing_of(function, root);
        page += fmt::format("<h2>{}</h2>\n<p>{} samples, {:.2f} % of all</p>\n",
                            escaped(function.position->function), function.whole.samples,
                            100 * double(function.whole.samples) / double(all_samples));
        if (!lines.problem.empty()) page += "<p>" + escaped(lines.problem) + "</p>\n";
        page += "<table>\n<tr><th>samples</th><th>share</th><th>misses</th><th>latency</th>"
                "<th>instruction</th></tr>\n";
        frame last{};
        for (const listed_instruction &instruction : lines.instructions) {
            if (instruction.line.line != 0 &&
                (instruction.line.line != last.line || instruction.line.file != last.file)) {
                page += fmt::format(
                    "<tr class=\"source\"><td colspan=\"4\"></td><td>{}:{}  {}</td></tr>\n",
                    escaped(instruction.line.file.substr(instruction.line.file.rfind('/') + 1)),
                    instruction.line.line,
                    escaped(sources.line(instruction.line.file, instruction.line.line)));
                last = instruction.line;
            }
            if (instruction.samples == nullptr) {
                page += fmt::format("<tr><td></td><td></td><td></td><td></td><td>{:8x}: {}</td>"
                                    "</tr>\n",
                                    instruction.address, escaped(instruction.text));
                continue;
            }
            const tally &tally = *instruction.samples;
            const double share = double(tally.samples) / double(function.whole.samples);
            // A source line with more samples is shown in a deeper red.
            page += fmt::format(
                "<tr style=\"background: rgb(255 0 0 / {:.0f}%)\"><td>{}</td><td>{:.2f} %</td>"
                "<td>{}</td><td>{}</td><td>{:8x}: {}</td></tr>\n",
                std::min(60.0, 100 * share), tally.samples, 100 * share,
                number_or_nothing(tally.misses),
                tally.with_latency == 0 ? std::string{}
                                        : fmt::format("{:.1f}", tally.mean_latency()),
                instruction.address, escaped(instruction.text));
        }
        page += "</table>\n";
    }
    return page + "</body></html>\n";
}

} // namespace msrpp::profile
