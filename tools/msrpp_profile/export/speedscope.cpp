#include "formats.hpp"
#include "stacks.hpp"
#include "text.hpp"

#include <fmt/format.h>

#include <map>
#include <string_view>
#include <utility>

namespace msrpp::profile {

namespace {

struct of_thread {
    std::string samples{}; ///< stacks of the thread's samples as JSON text
    std::string weights{};
    std::uint64_t total = 0;
};

void append_item(std::string &list, std::string_view item) {
    if (!list.empty()) list += ',';
    list += item;
}

} // namespace

// Writes a profile for speedscope. Format: https://www.speedscope.app/file-format-schema.json
void write_speedscope(const selection &source, symbolizer &symbols, destination &destination) {
    stack_maker stacks{source.of, symbols};
    std::map<std::pair<std::uint32_t, std::uint32_t>, of_thread> threads;
    std::string stack;
    source.for_each([&](const row &row) {
        const std::uint64_t value = source.value(row);
        if (value == 0) return;
        of_thread &thread = threads[{row.pid, row.tid}];
        stack.clear();
        for (const std::uint32_t frame : stacks.stack_of(row))
            append_item(stack, fmt::format_int(frame).c_str());
        append_item(thread.samples, "[" + stack + "]");
        append_item(thread.weights, fmt::format_int(value).c_str());
        thread.total += value;
    });
    destination.put("{\"$schema\":\"https://www.speedscope.app/file-format-schema.json\","
                    "\"exporter\":\"msrpp\",\"name\":\"");
    destination.put(
        in_json(fmt::format("{}: {}", source.of.value_of(about::command), source.unit())));
    destination.put("\",\"activeProfileIndex\":0,\"shared\":{\"frames\":[");
    for (std::uint32_t number = 0; number < stacks.frames(); ++number) {
        const stack_frame &frame = stacks.frame(number);
        destination.put(
            fmt::format("{}\n{{\"name\":\"{}\"", number == 0 ? "" : ",", in_json(frame.name)));
        const std::string &file = frame.file.empty() ? frame.module : frame.file;
        if (!file.empty()) destination.put(fmt::format(",\"file\":\"{}\"", in_json(file)));
        destination.put("}");
    }
    destination.put("]},\"profiles\":[");
    bool is_first = true;
    for (const auto &[who, what] : threads) {
        const std::string name = fmt::format("{}, thread {} of process {}: {}",
                                             thread_name(source.of, who.first, who.second),
                                             who.second, who.first, source.unit());
        destination.put(fmt::format("{}\n{{\"type\":\"sampled\",\"name\":\"{}\",\"unit\":\"none\","
                                    "\"startValue\":0,\"endValue\":{},\"samples\":[",
                                    is_first ? "" : ",", in_json(name), what.total));
        destination.put(what.samples);
        destination.put("],\"weights\":[");
        destination.put(what.weights);
        destination.put("]}");
        is_first = false;
    }
    destination.put("]}\n");
}

} // namespace msrpp::profile
