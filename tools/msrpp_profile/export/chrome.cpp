#include "formats.hpp"
#include "stacks.hpp"
#include "text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

namespace msrpp::profile {

namespace {

/// Call stacks as a tree, in which each frame has a link to its caller.
class stack_tree {
public:
    /// Returns the number of the tree node for the innermost frame of a stack; numbers begin at 1.
    std::uint32_t number_of(std::span<const std::uint32_t> stack) {
        std::uint32_t parent = 0;
        for (const std::uint32_t frame : stack) {
            const auto next = static_cast<std::uint32_t>(nodes_.size() + 1);
            const auto [position, is_new] =
                numbers_.emplace(std::uint64_t{parent} << 32 | frame, next);
            if (is_new) nodes_.emplace_back(parent, frame);
            parent = position->second;
        }
        return parent;
    }
    /// Returns the number of the caller and the number of the frame of each tree node, in the order
    /// of the nodes' numbers.
    const std::vector<std::pair<std::uint32_t, std::uint32_t>> &nodes() const { return nodes_; }

private:
    std::unordered_map<std::uint64_t, std::uint32_t> numbers_{};
    std::vector<std::pair<std::uint32_t, std::uint32_t>> nodes_{};
};

/// Returns a time in ns as microseconds with three digits behind the point.
std::string microseconds(std::uint64_t ns) { return fmt::format("{}.{:03}", ns / 1000, ns % 1000); }

std::string arguments_of(const row &row, const place &place) {
    std::string result =
        fmt::format("\"ip\":\"{:#x}\",\"cpu\":{},\"period\":{}", row.ip, row.cpu, row.period);
    const frame &innermost = place.frames.front();
    if (innermost.line != 0)
        result += fmt::format(",\"line\":\"{}:{}\"", in_json(innermost.file), innermost.line);
    if (row.is(has_address)) result += fmt::format(",\"address\":\"{:#x}\"", row.address);
    if (row.is(has_latency)) result += fmt::format(",\"latency\":{}", row.latency);
    if (row.source != level::not_told)
        result += fmt::format(",\"level\":\"{}\"", name_of(row.source));
    if (row.is(is_mispredicted)) result += ",\"mispredicted\":true";
    return result;
}

} // namespace

// Writes samples in the Trace Event Format of Chrome's about:tracing, which Perfetto reads, too.
void write_chrome(const selection &source, symbolizer &symbols, destination &destination) {
    stack_maker stacks{source.of, symbols};
    stack_tree tree;
    std::set<std::pair<std::uint32_t, std::uint32_t>> threads;
    destination.put("{\"displayTimeUnit\":\"ns\",\"traceEvents\":[");
    const char *separator = "\n";
    const auto put = [&](const std::string &event) {
        destination.put(separator);
        destination.put(event);
        separator = ",\n";
    };
    source.for_each([&](const row &row) {
        threads.emplace(row.pid, row.tid);
        const auto stack = stacks.stack_of(row);
        put(fmt::format("{{\"ph\":\"i\",\"s\":\"t\",\"name\":\"{}\",\"cat\":\"{}\",\"pid\":{},"
                        "\"tid\":{},\"ts\":{},\"sf\":\"{}\",\"args\":{{{}}}}}",
                        in_json(stacks.frame(stack.back()).name), msr::profile::name_of(row.kind),
                        row.pid, row.tid, microseconds(row.time), tree.number_of(stack),
                        arguments_of(row, symbols.at(row))));
    });
    for (const msr::profile::lost &entry : source.of.lost)
        put(fmt::format("{{\"ph\":\"i\",\"s\":\"g\",\"name\":\"lost samples\",\"cat\":\"lost\","
                        "\"pid\":0,\"tid\":0,\"ts\":{},\"args\":{{\"samples\":{},\"cpu\":{}}}}}",
                        microseconds(entry.time), entry.samples, entry.cpu));
    std::uint32_t named = 0;
    bool is_first = true;
    for (const auto &[pid, tid] : threads) {
        if (is_first || pid != named)
            put(fmt::format("{{\"ph\":\"M\",\"name\":\"process_name\",\"pid\":{},\"args\":"
                            "{{\"name\":\"{}\"}}}}",
                            pid, in_json(process_name(source.of, pid))));
        put(fmt::format("{{\"ph\":\"M\",\"name\":\"thread_name\",\"pid\":{},\"tid\":{},\"args\":"
                        "{{\"name\":\"{}\"}}}}",
                        pid, tid, in_json(thread_name(source.of, pid, tid))));
        named = pid;
        is_first = false;
    }
    destination.put("\n],\"stackFrames\":{");
    std::uint32_t number = 0;
    for (const auto &[caller, frame] : tree.nodes()) {
        const stack_frame &stack_frame = stacks.frame(frame);
        destination.put(fmt::format("{}\n\"{}\":{{\"name\":\"{}\",\"category\":\"{}\"",
                                    number == 0 ? "" : ",", number + 1, in_json(stack_frame.name),
                                    in_json(stack_frame.module)));
        destination.put(caller == 0 ? "}" : fmt::format(",\"parent\":\"{}\"}}", caller));
        ++number;
    }
    destination.put("\n},\"otherData\":{");
    separator = "";
    std::set<std::string_view> text;
    for (const auto &[name, value] : source.of.description)
        if (text.insert(name).second) {
            destination.put(
                fmt::format("{}\"{}\":\"{}\"", separator, in_json(name), in_json(value)));
            separator = ",";
        }
    destination.put("}}\n");
}

} // namespace msrpp::profile
