#include "formats.hpp"
#include "stacks.hpp"
#include "svg_script.hpp"
#include "text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

namespace msrpp::profile {

namespace {

constexpr double width = 1200;
constexpr double margin = 10;
constexpr unsigned row_height = 16;
constexpr unsigned head_height = 50;
constexpr unsigned foot_height = 30;
constexpr double letter_width = 6.7; // rough width in pixels of a letter of the font
constexpr double least_width = 0.1;  // width in pixels of the narrowest box that is drawn

/// A box of the flame graph: a function as called by its callers.
struct box {
    std::uint64_t value{};
    std::uint32_t depth{};
    /// Index of the box of each callee, by the callee's name.
    std::map<std::string, std::uint32_t> callees{};
};

std::vector<box> boxes_of(const std::vector<counted_stack> &counted, const stack_maker &stacks) {
    std::vector<box> boxes(1);
    for (const counted_stack &stack : counted) {
        std::uint32_t position = 0;
        boxes[position].value += stack.value;
        for (const std::uint32_t frame : stack.frames) {
            const auto next = static_cast<std::uint32_t>(boxes.size());
            const auto [text, is_new] =
                boxes[position].callees.emplace(stacks.frame(frame).name, next);
            const std::uint32_t number = text->second;
            if (is_new) boxes.push_back({.depth = boxes[position].depth + 1});
            boxes[number].value += stack.value;
            position = number;
        }
    }
    return boxes;
}

/// Returns a warm colour for a name; equal names have equal colours.
std::string colour_of(std::string_view name) {
    std::uint32_t hash = 2166136261u;
    for (const char letter : name)
        hash = (hash ^ static_cast<unsigned char>(letter)) * 16777619u;
    return fmt::format("rgb({},{},{})", 205 + hash % 50, 60 + (hash >> 8) % 150, (hash >> 16) % 55);
}

struct drawn {
    std::uint32_t number{};
    double x{};
    std::string name{};
};

/// Returns the boxes that are wide enough to be drawn, callers first.
std::vector<drawn> layout(const std::vector<box> &boxes, double scale) {
    std::vector<drawn> result{{0, margin, "all"}};
    for (std::size_t i = 0; i < result.size(); ++i) {
        double x = result[i].x;
        for (const auto &[name, number] : boxes[result[i].number].callees) {
            const double own = static_cast<double>(boxes[number].value) * scale;
            if (own >= least_width) result.push_back({number, x, name});
            x += own;
        }
    }
    return result;
}

std::string label_of(const std::string &name, double room) {
    const auto maximum = static_cast<std::size_t>(std::max(0.0, (room - 6) / letter_width));
    const std::string text = printable(name);
    if (text.size() <= maximum) return in_xml(text);
    if (maximum < 3) return {};
    return in_xml(shortened(text, maximum - 2)) + "..";
}

} // namespace

void write_svg(const selection &source, symbolizer &symbols, destination &destination) {
    stack_maker stacks{source.of, symbols};
    const std::vector<box> boxes = boxes_of(count_stacks(source, stacks), stacks);
    const auto total = static_cast<double>(std::max<std::uint64_t>(boxes[0].value, 1));
    const double scale = (width - 2 * margin) / total;
    const std::vector<drawn> visible = layout(boxes, scale);
    unsigned deepest = 0;
    for (const drawn &entry : visible)
        deepest = std::max(deepest, boxes[entry.number].depth);
    const unsigned height = head_height + (deepest + 1) * row_height + foot_height;
    const std::string unit = source.unit();
    const std::string command = in_xml(source.of.value_of(about::command));
    destination.put(fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n"
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:.0f}\" height=\"{1}\" "
        "viewBox=\"0 0 {0:.0f} {1}\" font-family=\"monospace\" font-size=\"11\">\n"
        "<title>{2}: {3} {4}</title>\n"
        "<rect width=\"100%\" height=\"100%\" fill=\"#fffff8\"/>\n"
        "<text x=\"{5:.0f}\" y=\"20\" font-size=\"14\">{2}</text>\n"
        "<text x=\"{5:.0f}\" y=\"38\">{3} {4}, not time</text>\n"
        "<text id=\"search\" x=\"{6:.0f}\" y=\"20\" text-anchor=\"end\" cursor=\"pointer\">"
        "search</text>\n"
        "<text id=\"found\" x=\"{6:.0f}\" y=\"38\" text-anchor=\"end\"></text>\n"
        "<text id=\"details\" x=\"{5:.0f}\" y=\"{7}\"></text>\n<g id=\"boxes\">\n",
        width, height, command, boxes[0].value, in_xml(unit), margin, width - margin, height - 10));
    for (const drawn &entry : visible) {
        const box &subject = boxes[entry.number];
        const double own = static_cast<double>(subject.value) * scale;
        const unsigned y = height - foot_height - (subject.depth + 1) * row_height;
        destination.put(
            fmt::format("<g><title>{} ({} {}, {:.2f} %)</title><rect x=\"{:.2f}\" y=\"{}\" "
                        "width=\"{:.2f}\" height=\"{}\" fill=\"{}\" rx=\"1\"/>",
                        in_xml(entry.name), subject.value, in_xml(unit),
                        100 * static_cast<double>(subject.value) / total, entry.x, y, own,
                        row_height - 1, subject.depth == 0 ? "#d0d0d0" : colour_of(entry.name)));
        destination.put(fmt::format("<text x=\"{:.2f}\" y=\"{}\">{}</text></g>\n", entry.x + 3,
                                    y + row_height - 4, label_of(entry.name, own)));
    }
    destination.put("</g>\n");
    destination.put(svg_script);
    destination.put("</svg>\n");
}

} // namespace msrpp::profile
