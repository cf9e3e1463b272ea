#include "playing.hpp"

#include "../../support/complaint.hpp"

#include "../counting.hpp"
#include "../units/memory_unit.hpp"

#include <msr/core/program.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/stream/instruction_words.hpp>
#include <msr/sim/stream/text_trace.hpp>
#include <msr/sim/stream/trace.hpp>

#include <fmt/format.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <memory>
#include <random>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp::machine {

namespace {

using msr::sim::signal;

constexpr std::uint32_t text_lane = 1;

/// A file that is read from its beginning to its end; `-` is standard input.
class input {
public:
    explicit input(const std::string &path)
        : file_{path == "-" ? stdin : std::fopen(path.c_str(), "rbe")} {
        if (file_ == nullptr)
            complain(rule_broken, "machine: --trace: " + path + ": " + std::strerror(errno));
    }
    input(const input &) = delete;
    input &operator=(const input &) = delete;
    ~input() {
        if (file_ != stdin) std::fclose(file_);
    }

    /// Bytes, as many as there is room for; less at the end.
    std::size_t operator()(std::span<std::uint8_t> room) {
        const std::size_t some = std::fread(room.data(), 1, room.size(), file_);
        if (some < room.size() && std::ferror(file_) != 0)
            throw std::runtime_error(std::string{"trace: it cannot be read: "} +
                                     std::strerror(errno));
        return some;
    }

private:
    std::FILE *file_;
};

/// The receiver of a trace in words: the models.
struct to_models {
    models &with;
    void words(std::uint32_t lane, std::span<const std::uint64_t> all) {
        with.words(lane, all.data(), all.size());
    }
    void begin(std::uint32_t lane, std::uint32_t process) { with.lane_begins(lane, process); }
    void end(std::uint32_t lane) { with.lane_ends(lane); }
};

void count_all(models &with, simulated &processor) {
    for (unsigned cpu = 0; cpu < processor.cpus(); ++cpu)
        processor.count(cpu, with.take(cpu));
}

void play_stream(input &from, models &with, simulated &processor) {
    msr::sim::trace_reader reader{[&from](std::span<std::uint8_t> room) { return from(room); }};
    if (reader.cpus() > processor.cpus())
        complain(wrong_usage, fmt::format("machine: the trace was recorded on {} CPUs: --cpus {}",
                                          reader.cpus(), reader.cpus()));
    to_models to{with};
    while (reader.next(to)) {
    }
    if (with.waiting_words() != 0)
        throw std::runtime_error("trace: it executes blocks that it does not define");
}

/// Calls `each` with each line of a text and its number.
template <typename Each>
void each_line(input &from, Each each) {
    constexpr std::size_t longest = 4096;
    std::vector<std::uint8_t> room(64 * 1024);
    std::string rest;
    std::uint64_t number = 0;
    const auto tell = [&](std::string_view line) {
        ++number;
        if (line.size() > longest)
            throw std::runtime_error(
                fmt::format("trace: line {}: it is longer than {} letters", number, longest));
        each(line, number);
    };
    while (const std::size_t some = from(room)) {
        std::string_view text{reinterpret_cast<const char *>(room.data()), some};
        for (std::size_t end; (end = text.find('\n')) != text.npos; text.remove_prefix(end + 1)) {
            rest.append(text.substr(0, end));
            tell(rest);
            rest.clear();
        }
        rest.append(text);
        if (rest.size() > longest) tell(rest);
    }
    if (!rest.empty()) tell(rest);
}

void play_text(input &from, trace_kind kind, models &with) {
    constexpr std::size_t at_once = 64 * 1024;
    msr::sim::instruction_words made;
    bool any = false;
    const auto hand_on = [&] {
        with.words(text_lane, made.words.data(), made.words.size());
        made.words.clear();
    };
    each_line(from, [&](std::string_view line, std::uint64_t number) {
        const msr::sim::text_line read =
            kind == trace_kind::lackey ? msr::sim::lackey_line(line) : msr::sim::dinero_line(line);
        if (!read) throw std::runtime_error(fmt::format("trace: line {}: {}", number, read.wrong));
        any = any || read.access.is != msr::sim::text_access::what::nothing;
        made.line(read.access);
        if (made.words.size() >= at_once) hand_on();
    });
    hand_on();
    if (!any) throw std::runtime_error("trace: there is no access in it");
}

/// Whether a trace in text determines how often a signal is seen.
constexpr bool is_told_by_text(signal what) {
    if (what >= signal::l1d_load_hits && what <= signal::code_walks) return true;
    return what == signal::instructions || what == signal::loads || what == signal::stores ||
           what == signal::load_instructions || what == signal::store_instructions ||
           what == signal::split_loads || what == signal::split_stores;
}

} // namespace

trace_kind trace_kind_of(const std::string &name) {
    if (name == "stream") return trace_kind::stream;
    if (name == "lackey") return trace_kind::lackey;
    if (name == "dinero") return trace_kind::dinero;
    complain(wrong_usage,
             "machine: --trace-format: stream, lackey or dinero, not " + in_quotes(name));
}

void play_trace(const std::string &path, trace_kind kind, models &with, simulated &processor) {
    input from{path};
    try {
        if (kind == trace_kind::stream)
            play_stream(from, with, processor);
        else
            play_text(from, kind, with);
    } catch (const std::runtime_error &why) {
        complain(rule_broken, fmt::format("machine: --trace: {}: {}", path, why.what()));
    }
    count_all(with, processor);
}

/// Whether a choice counts anything where `times` tallies of `seen()` were seen.
template <typename Seen>
bool counts_any(const family &of, const std::string &choice, unsigned times, Seen seen) {
    const family_plan plan = simulated_plan(of, {choice});
    for (const msr::readout &counter : plan.readouts)
        if (counter.saturates) return true; // of memory controllers, which see what the caches do
    const std::unique_ptr<simulated> trial = simulated_processor(of, 1);
    counting counts{*trial, plan};
    for (unsigned round = 0; round < times; ++round)
        trial->count(0, seen());
    for (const std::uint64_t count : counts.stop())
        if (count != 0) return true;
    return false;
}

// Refuses choices that need more than a trace in text. A choice does where it counts anything
// although only signals were seen that such a trace does not determine. Signals may be subtracted
// from each other, so that some sums of random numbers are not above zero. Loads to which software
// prefetches are added are accepted, except for the prefetches, which limits_of_text() mentions.
void check_told_by_text(const family &of, const std::vector<std::string> &choices) {
    std::mt19937 random{1};
    for (const std::string &choice : choices) {
        const bool loads = counts_any(of, choice, 1, [] {
            msr::sim::tally seen;
            seen[signal::load_instructions] = 1;
            return seen;
        });
        const auto untold = [&](signal what) {
            return !is_told_by_text(what) && !(loads && what == signal::software_prefetches);
        };
        if (counts_any(of, choice, 20, [&] {
                msr::sim::tally seen;
                for (std::size_t i = 0; i < msr::sim::signal_count; ++i)
                    if (untold(static_cast<signal>(i))) seen.of[i] = 1 + random() % 1000;
                return seen;
            }))
            complain(rule_broken,
                     fmt::format("machine: --trace: {} needs what a trace in text does not "
                                 "tell: branches, micro-ops, kinds of instructions, time",
                                 in_quotes(choice)));
    }
}

std::vector<std::string> limits_of_text(trace_kind kind) {
    std::vector<std::string> all{
        "trace in text: instructions and accesses alone, without software prefetches; one thread; "
        "addresses of 48 bits"};
    if (kind == trace_kind::dinero)
        all.emplace_back("trace in text: Dinero's has no sizes: each access is of 4 bytes");
    return all;
}

} // namespace msrpp::machine
