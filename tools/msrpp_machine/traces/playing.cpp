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

/// A file that is read from its beginning to its end; the path `-` is standard input.
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

    /// Reads bytes into `room`. Returns the number of bytes: the size of `room`, or fewer at the
    /// end of the file.
    std::size_t operator()(std::span<std::uint8_t> room) {
        const std::size_t index = std::fread(room.data(), 1, room.size(), file_);
        if (index < room.size() && std::ferror(file_) != 0)
            throw std::runtime_error(std::string{"trace: it cannot be read: "} +
                                     std::strerror(errno));
        return index;
    }

private:
    std::FILE *file_;
};

/// A receiver of a trace of words (records of executed code), which hands the words to the models.
struct to_models {
    models &model;
    void words(std::uint32_t lane, std::span<const std::uint64_t> list) {
        model.words(lane, list.data(), list.size());
    }
    void begin(std::uint32_t lane, std::uint32_t process) { model.lane_begins(lane, process); }
    void end(std::uint32_t lane) { model.lane_ends(lane); }
};

void count_all(models &models, simulated &processor) {
    for (unsigned cpu = 0; cpu < processor.cpus(); ++cpu)
        processor.count(cpu, models.take(cpu));
}

void play_stream(input &source, models &models, simulated &processor) {
    msr::sim::trace_reader reader{[&source](std::span<std::uint8_t> room) { return source(room); }};
    if (reader.cpus() > processor.cpus())
        complain(wrong_usage, fmt::format("machine: the trace was recorded on {} CPUs: --cpus {}",
                                          reader.cpus(), reader.cpus()));
    to_models destination{models};
    while (reader.next(destination)) {
    }
    if (models.waiting_words() != 0)
        throw std::runtime_error("trace: it executes blocks that it does not define");
}

/// Calls `each` with each line of a text and the line's number.
template <typename Each>
void each_line(input &source, Each entry) {
    constexpr std::size_t longest = 4096;
    std::vector<std::uint8_t> room(64 * 1024);
    std::string rest;
    std::uint64_t number = 0;
    const auto tell = [&](std::string_view line) {
        ++number;
        if (line.size() > longest)
            throw std::runtime_error(
                fmt::format("trace: line {}: it is longer than {} letters", number, longest));
        entry(line, number);
    };
    while (const std::size_t index = source(room)) {
        std::string_view text{reinterpret_cast<const char *>(room.data()), index};
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

void play_text(input &source, trace_kind kind, models &models) {
    constexpr std::size_t at_once = 64 * 1024;
    msr::sim::instruction_words result;
    bool present = false;
    const auto hand_on = [&] {
        models.words(text_lane, result.words.data(), result.words.size());
        result.words.clear();
    };
    each_line(source, [&](std::string_view line, std::uint64_t number) {
        const msr::sim::text_line read =
            kind == trace_kind::lackey ? msr::sim::lackey_line(line) : msr::sim::dinero_line(line);
        if (!read) throw std::runtime_error(fmt::format("trace: line {}: {}", number, read.wrong));
        present = present || read.access.is != msr::sim::text_access::what::nothing;
        result.line(read.access);
        if (result.words.size() >= at_once) hand_on();
    });
    hand_on();
    if (!present) throw std::runtime_error("trace: there is no access in it");
}

/// Returns whether a trace in text (lackey, dinero) determines how often a signal (kind of
/// occurrence, such as a load) is seen.
constexpr bool is_told_by_text(signal signal) {
    if (signal >= signal::l1d_load_hits && signal <= signal::code_walks) return true;
    return signal == signal::instructions || signal == signal::loads || signal == signal::stores ||
           signal == signal::load_instructions || signal == signal::store_instructions ||
           signal == signal::split_loads || signal == signal::split_stores;
}

} // namespace

trace_kind trace_kind_of(const std::string &name) {
    if (name == "stream") return trace_kind::stream;
    if (name == "lackey") return trace_kind::lackey;
    if (name == "dinero") return trace_kind::dinero;
    complain(wrong_usage,
             "machine: --trace-format: stream, lackey or dinero, not " + in_quotes(name));
}

void play_trace(const std::string &path, trace_kind kind, models &models, simulated &processor) {
    input source{path};
    try {
        if (kind == trace_kind::stream)
            play_stream(source, models, processor);
        else
            play_text(source, kind, models);
    } catch (const std::runtime_error &reason) {
        complain(rule_broken, fmt::format("machine: --trace: {}: {}", path, reason.what()));
    }
    count_all(models, processor);
}

/// Returns whether a choice (event) counts anything of the signals that `times` calls of
/// `observed()` return.
template <typename Seen>
bool counts_any(const family &identity, const std::string &choice, unsigned times, Seen observed) {
    const family_plan plan = simulated_plan(identity, {choice});
    for (const msr::readout &counter : plan.readouts)
        // Only counters of memory controllers saturate; a trace in text determines what they count.
        if (counter.saturates) return true;
    const std::unique_ptr<simulated> trial = simulated_processor(identity, 1);
    counting counts{*trial, plan};
    for (unsigned round = 0; round < times; ++round)
        trial->count(0, observed());
    for (const std::uint64_t count : counts.stop())
        if (count != 0) return true;
    return false;
}

// Refuses choices (events) that need more than a trace in text (lackey, dinero) has. A choice needs
// more where it counts anything although only signals were seen that a trace in text does not
// determine. Signals may be subtracted from each other, so that some sums of random numbers are not
// above zero. Loads to which software prefetches are added are accepted, except for the prefetches,
// which limits_of_text() mentions.
void check_told_by_text(const family &identity, const std::vector<std::string> &choices) {
    std::mt19937 random{1};
    for (const std::string &choice : choices) {
        const bool loads = counts_any(identity, choice, 1, [] {
            msr::sim::tally tally;
            tally[signal::load_instructions] = 1;
            return tally;
        });
        const auto is_unknown = [&](signal subject) {
            return !is_told_by_text(subject) && !(loads && subject == signal::software_prefetches);
        };
        if (counts_any(identity, choice, 20, [&] {
                msr::sim::tally tally;
                for (std::size_t i = 0; i < msr::sim::signal_count; ++i)
                    if (is_unknown(static_cast<signal>(i))) tally.of[i] = 1 + random() % 1000;
                return tally;
            }))
            complain(rule_broken,
                     fmt::format("machine: --trace: {} needs what a trace in text does not "
                                 "tell: branches, micro-ops, kinds of instructions, time",
                                 in_quotes(choice)));
    }
}

std::vector<std::string> limits_of_text(trace_kind kind) {
    std::vector<std::string> texts{
        "trace in text: instructions and accesses alone, without software prefetches; one thread; "
        "addresses of 48 bits"};
    if (kind == trace_kind::dinero)
        texts.emplace_back("trace in text: Dinero's has no sizes: each access is of 4 bytes");
    return texts;
}

} // namespace msrpp::machine
