#include "carrier.hpp"
#include "command.hpp"
#include "report/intervals.hpp"

#include "../../support/complaint.hpp"

#include "../../msrpp_machine/ring/simulated_time.hpp"
#include "../../support/cpus.hpp"
#include "../families/meters.hpp"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>
#include <vector>

namespace msrpp::run {

namespace {

/// A temporary folder, which is removed with the object.
class scratch {
public:
    scratch() {
        std::error_code error;
        path_ = (std::filesystem::temp_directory_path(error) / "msrpp-run-XXXXXX").string();
        if (error || mkdtemp(path_.data()) == nullptr)
            complain(rule_broken,
                     "run: cannot make a folder " + path_ + ": " + std::strerror(errno));
    }
    scratch(const scratch &) = delete;
    scratch &operator=(const scratch &) = delete;
    ~scratch() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    std::string file(const char *name) const { return path_ + "/" + name; }

private:
    std::string path_;
};

/// Rows of the simulated machine's output: each row ends with a comma and a count, in the order of
/// the requested events.
class counted_rows {
public:
    explicit counted_rows(const std::string &file) : input_{file} { std::getline(input_, row_); }

    /// Reads the next rows into `counts`, a row for each requested event; where `clocks` is not
    /// null, also reads the clock at which each row begins. Returns false at the end of the rows.
    bool next(std::vector<std::uint64_t> &counts, std::uint64_t *clocks = nullptr) {
        for (std::uint64_t &number : counts) {
            if (!std::getline(input_, row_)) return false;
            const std::size_t comma = row_.rfind(',');
            const char *const begin = row_.data(), *const end = begin + row_.size();
            if (comma == row_.npos || std::from_chars(begin + comma + 1, end, number).ptr != end)
                return false;
            if (clocks != nullptr && std::from_chars(begin, end, *clocks).ec != std::errc{})
                return false;
        }
        return true;
    }

private:
    std::ifstream input_;
    std::string row_; // latest row of the output; at first the row with the names of the columns
};

/// Converts between nanoseconds and clocks of the time stamp counter in a run on a simulated
/// machine.
struct simulated_seconds {
    /// Whether the time stamp counter follows the time that the simulated models compute, at the
    /// counter's simulated rate; otherwise a clock of the counter is a nanosecond.
    bool is_simulated{};

    std::uint64_t clocks(std::uint64_t nanoseconds) const {
        return is_simulated ? machine::clocks_of_ns(nanoseconds) : nanoseconds;
    }
    std::uint64_t nanoseconds(std::uint64_t clocks) const {
        return is_simulated ? machine::ns_of_clocks(clocks) : clocks;
    }
};

std::string machine_program() {
    std::error_code unknown;
    const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", unknown);
    std::string machine = (self.parent_path() / "msrpp-machine").string();
    if (!std::filesystem::exists(machine, unknown))
        complain(rule_broken, "run: " + machine +
                                  " is not there; it is built where libfuse3-dev "
                                  "and libzydis-dev are installed");
    return machine;
}

} // namespace

std::vector<obstacle> obstacles_by_machine(const std::vector<std::string> &options, plans groups) {
    const scratch folder;
    // The file has a line for each requested event: the reason why the simulated machine cannot
    // count the event, or an empty line where the machine can.
    const std::string text = folder.file("countable");
    std::vector<std::string> line{machine_program()};
    line.insert(line.end(), options.begin(), options.end());
    for (const family_plan &group : groups)
        for (const std::string &choice : group.texts)
            line.insert(line.end(), {"-e", choice});
    line.insert(line.end(), {"--countable", "-o", text});
    command program{line, {}};
    program.begin();
    const int status = program.wait();
    std::ifstream input{text};
    std::vector<obstacle> obstacles;
    for (const family_plan &group : groups) {
        obstacle &of = obstacles.emplace_back();
        for (std::size_t i = 0; i < group.texts.size(); ++i) {
            std::string reason;
            if (status != 0 || !std::getline(input, reason))
                complain(rule_broken, "run: msrpp machine does not say what it can count");
            if (of.why.empty()) of.why = reason;
        }
    }
    return obstacles;
}

/// Returns whether the simulated machine can have CPUs with the numbers in `cpus`. Prints the
/// first number that the machine cannot have.
bool can_have(const std::vector<unsigned> &cpus) {
    const std::vector<unsigned> here = support::usable_cpus();
    unsigned count = 0;
    while (count < here.size() && here[count] == count)
        ++count;
    for (const unsigned cpu : cpus)
        if (cpu >= count && count != 0) {
            std::fprintf(stderr,
                         "msrpp: run: --cpus: there is no CPU %u: the simulated machine can have "
                         "CPU 0 to %u here\n",
                         cpu, count - 1);
            return false;
        }
    return true;
}

outcome by_machine(const work &subject, const std::vector<std::string> &options, plans groups) {
    const family_plan &group = groups.front();
    const scratch folder;
    const std::string counted = folder.file("counts"), ended = folder.file("signal");
    std::vector<std::string> line{machine_program()};
    line.insert(line.end(), options.begin(), options.end());
    if (!subject.cpus.empty()) {
        if (!can_have(subject.cpus)) return {.status = 126, .was_counted = false, .readings = {}};
        const unsigned last = *std::max_element(subject.cpus.begin(), subject.cpus.end());
        std::string pin;
        for (const unsigned cpu : subject.cpus)
            pin += (pin.empty() ? "" : ",") + std::to_string(cpu);
        // The simulated machine has at least a CPU for each processor's name in the value of --cpu.
        const auto commas = std::count(options[1].begin(), options[1].end(), ',');
        const unsigned count = std::max(last, static_cast<unsigned>(commas)) + 1;
        line.insert(line.end(), {"--cpus", std::to_string(count), "--pin", pin});
    }
    // An interval in nanoseconds (11 days) that is longer than any run, so that the program's end
    // is the only end of an interval.
    constexpr std::uint64_t longer_than_any_run = 1'000'000'000'000'000;
    const std::uint64_t interval =
        subject.interval_ns == 0 && subject.needs_time ? longer_than_any_run : subject.interval_ns;
    const simulated_seconds time_of{follow_time(group.texts)};
    if (time_of.is_simulated) line.insert(line.end(), {"--clock", "simulated"});
    if (interval != 0)
        line.insert(line.end(), {"--interval", std::to_string(time_of.clocks(interval))});
    for (const std::string &choice : group.texts)
        line.insert(line.end(), {"-e", choice});
    line.insert(line.end(),
                {"--shell-status", "--signal-file", ended, "--format", "csv", "-o", counted, "--"});
    line.insert(line.end(), subject.program.begin(), subject.program.end());
    command program{line, {}, subject.around};
    const stopwatch start;
    program.begin();
    // msrpp-machine itself reads the counts of intervals, so that this process reads none.
    work alone = subject;
    alone.interval_ns = 0;
    read_while_running(program, alone, start, [](std::uint64_t) { return std::vector<reading>{}; });
    outcome result{.status = program.wait(), .readings = {}};
    // The file is missing where no signal ended the program; result.signal stays 0 then.
    std::ifstream{ended} >> result.signal;
    const std::uint64_t time = start.nanoseconds();
    std::vector<std::uint64_t> counts(group.texts.size());
    counted_rows rows{counted};
    std::uint64_t simulated_time = 0;
    if (interval == 0) {
        result.was_counted = rows.next(counts);
    } else {
        std::vector<std::uint64_t> sums(counts.size());
        for (std::uint64_t clocks = 0; rows.next(counts, &clocks);) {
            const std::uint64_t passed = time_of.nanoseconds(clocks);
            moment current{passed, {}};
            for (std::size_t i = 0; i < counts.size(); ++i)
                current.readings.push_back({sums[i] += counts[i], passed, passed});
            result.moments.push_back(current);
            simulated_time = passed;
        }
        counts = sums;
        result.was_counted = !result.moments.empty();
        if (subject.interval_ns == 0) result.moments.clear();
    }
    const std::uint64_t lasted = subject.needs_time ? simulated_time : time;
    for (const std::uint64_t number : counts)
        result.readings.push_back({number, lasted, lasted});
    return result;
}

} // namespace msrpp::run
