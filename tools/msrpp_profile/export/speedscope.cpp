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
    std::string samples{}; ///< as JSON
    std::string weights{};
    std::uint64_t all = 0;
};

void append_item(std::string &list, std::string_view item) {
    if (!list.empty()) list += ',';
    list += item;
}

} // namespace

// Format: https://www.speedscope.app/file-format-schema.json
void write_speedscope(const selection &from, symbolizer &symbols, destination &to) {
    stack_maker stacks{from.of, symbols};
    std::map<std::pair<std::uint32_t, std::uint32_t>, of_thread> threads;
    std::string stack;
    from.for_each([&](const row &one) {
        const std::uint64_t value = from.value(one);
        if (value == 0) return;
        of_thread &into = threads[{one.pid, one.tid}];
        stack.clear();
        for (const std::uint32_t frame : stacks.stack_of(one))
            append_item(stack, fmt::format_int(frame).c_str());
        append_item(into.samples, "[" + stack + "]");
        append_item(into.weights, fmt::format_int(value).c_str());
        into.all += value;
    });
    to.put("{\"$schema\":\"https://www.speedscope.app/file-format-schema.json\","
           "\"exporter\":\"msrpp\",\"name\":\"");
    to.put(in_json(fmt::format("{}: {}", from.of.value_of(about::command), from.unit())));
    to.put("\",\"activeProfileIndex\":0,\"shared\":{\"frames\":[");
    for (std::uint32_t number = 0; number < stacks.frames(); ++number) {
        const stack_frame &frame = stacks.frame(number);
        to.put(fmt::format("{}\n{{\"name\":\"{}\"", number == 0 ? "" : ",", in_json(frame.name)));
        const std::string &file = frame.file.empty() ? frame.module : frame.file;
        if (!file.empty()) to.put(fmt::format(",\"file\":\"{}\"", in_json(file)));
        to.put("}");
    }
    to.put("]},\"profiles\":[");
    bool is_first = true;
    for (const auto &[who, what] : threads) {
        const std::string name = fmt::format("{}, thread {} of process {}: {}",
                                             thread_name(from.of, who.first, who.second),
                                             who.second, who.first, from.unit());
        to.put(fmt::format("{}\n{{\"type\":\"sampled\",\"name\":\"{}\",\"unit\":\"none\","
                           "\"startValue\":0,\"endValue\":{},\"samples\":[",
                           is_first ? "" : ",", in_json(name), what.all));
        to.put(what.samples);
        to.put("],\"weights\":[");
        to.put(what.weights);
        to.put("]}");
        is_first = false;
    }
    to.put("]}\n");
}

} // namespace msrpp::profile
