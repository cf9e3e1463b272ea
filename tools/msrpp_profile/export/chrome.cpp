#include "formats.hpp"
#include "stacks.hpp"
#include "text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

namespace msrpp::profile {

namespace {

/// Stacks as a tree, in which each frame knows its caller.
class stack_tree {
public:
    /// The number of the innermost frame of a stack, from 1 on.
    std::uint32_t number_of(std::span<const std::uint32_t> stack) {
        std::uint32_t parent = 0;
        for (const std::uint32_t frame : stack) {
            const auto next = static_cast<std::uint32_t>(nodes_.size() + 1);
            const auto [at, is_new] = numbers_.emplace(std::uint64_t{parent} << 32 | frame, next);
            if (is_new) nodes_.emplace_back(parent, frame);
            parent = at->second;
        }
        return parent;
    }
    /// Callers and frames, in the order of the numbers.
    const std::vector<std::pair<std::uint32_t, std::uint32_t>> &nodes() const { return nodes_; }

private:
    std::unordered_map<std::uint64_t, std::uint32_t> numbers_{};
    std::vector<std::pair<std::uint32_t, std::uint32_t>> nodes_{};
};

/// Microseconds with three digits behind the point.
std::string microseconds(std::uint64_t ns) { return fmt::format("{}.{:03}", ns / 1000, ns % 1000); }

std::string arguments_of(const row &one, const place &where) {
    std::string result =
        fmt::format("\"ip\":\"{:#x}\",\"cpu\":{},\"period\":{}", one.ip, one.cpu, one.period);
    const frame &innermost = where.frames.front();
    if (innermost.line != 0)
        result += fmt::format(",\"line\":\"{}:{}\"", in_json(innermost.file), innermost.line);
    if (one.is(has_address)) result += fmt::format(",\"address\":\"{:#x}\"", one.address);
    if (one.is(has_latency)) result += fmt::format(",\"latency\":{}", one.latency);
    if (one.from != level::not_told) result += fmt::format(",\"level\":\"{}\"", name_of(one.from));
    if (one.is(is_mispredicted)) result += ",\"mispredicted\":true";
    return result;
}

} // namespace

// Format: the Trace Event Format of Chrome's about:tracing, which Perfetto reads, too.
void write_chrome(const selection &from, symbolizer &symbols, destination &to) {
    stack_maker stacks{from.of, symbols};
    stack_tree tree;
    std::set<std::pair<std::uint32_t, std::uint32_t>> threads;
    to.put("{\"displayTimeUnit\":\"ns\",\"traceEvents\":[");
    const char *between = "\n";
    const auto put = [&](const std::string &event) {
        to.put(between);
        to.put(event);
        between = ",\n";
    };
    from.for_each([&](const row &one) {
        threads.emplace(one.pid, one.tid);
        const auto stack = stacks.stack_of(one);
        put(fmt::format("{{\"ph\":\"i\",\"s\":\"t\",\"name\":\"{}\",\"cat\":\"{}\",\"pid\":{},"
                        "\"tid\":{},\"ts\":{},\"sf\":\"{}\",\"args\":{{{}}}}}",
                        in_json(stacks.frame(stack.back()).name), msr::profile::name_of(one.kind),
                        one.pid, one.tid, microseconds(one.time), tree.number_of(stack),
                        arguments_of(one, symbols.at(one))));
    });
    for (const msr::profile::lost &each : from.of.lost)
        put(fmt::format("{{\"ph\":\"i\",\"s\":\"g\",\"name\":\"lost samples\",\"cat\":\"lost\","
                        "\"pid\":0,\"tid\":0,\"ts\":{},\"args\":{{\"samples\":{},\"cpu\":{}}}}}",
                        microseconds(each.time), each.samples, each.cpu));
    std::uint32_t named = 0;
    bool is_first = true;
    for (const auto &[pid, tid] : threads) {
        if (is_first || pid != named)
            put(fmt::format("{{\"ph\":\"M\",\"name\":\"process_name\",\"pid\":{},\"args\":"
                            "{{\"name\":\"{}\"}}}}",
                            pid, in_json(process_name(from.of, pid))));
        put(fmt::format("{{\"ph\":\"M\",\"name\":\"thread_name\",\"pid\":{},\"tid\":{},\"args\":"
                        "{{\"name\":\"{}\"}}}}",
                        pid, tid, in_json(thread_name(from.of, pid, tid))));
        named = pid;
        is_first = false;
    }
    to.put("\n],\"stackFrames\":{");
    std::uint32_t number = 0;
    for (const auto &[caller, frame] : tree.nodes()) {
        const stack_frame &what = stacks.frame(frame);
        to.put(fmt::format("{}\n\"{}\":{{\"name\":\"{}\",\"category\":\"{}\"",
                           number == 0 ? "" : ",", number + 1, in_json(what.name),
                           in_json(what.module)));
        to.put(caller == 0 ? "}" : fmt::format(",\"parent\":\"{}\"}}", caller));
        ++number;
    }
    to.put("\n},\"otherData\":{");
    between = "";
    std::set<std::string_view> told;
    for (const auto &[name, value] : from.of.description)
        if (told.insert(name).second) {
            to.put(fmt::format("{}\"{}\":\"{}\"", between, in_json(name), in_json(value)));
            between = ",";
        }
    to.put("}}\n");
}

} // namespace msrpp::profile
