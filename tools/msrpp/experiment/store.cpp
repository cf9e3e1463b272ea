#include "store.hpp"

#include "../../support/complaint.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <optional>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace msrpp::experiment {

namespace {

bool write_all(int destination, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = write(destination, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// Returns the points of each event's time series as JSON: time, count, enabled, running.
json json_of(const std::vector<run::series> &lines) {
    json result = json::array();
    for (const run::series &series : lines) {
        json points = json::array();
        for (const run::interval_count &count : series.intervals)
            points.push_back({count.until_ns, count.count, count.enabled_ns, count.running_ns});
        result.push_back({{"choice", series.choice}, {"points", points}});
    }
    return result;
}

/// Returns the record of a line; empty where the line is no record.
std::optional<record> record_of(std::string_view line) {
    try {
        const json entries = json::parse(line);
        record entry{.program = entries.at("program"),
                     .group = entries.at("group"),
                     .repeat = entries.at("repeat"),
                     .backend = entries.at("backend"),
                     .cpu = entries.at("cpu"),
                     .command = entries.at("command"),
                     .environment = {},
                     .status = entries.at("status"),
                     .choices = {},
                     .readings = {}};
        for (const auto &[name, value] : entries.at("environment").items())
            entry.environment.emplace_back(name, value);
        if (entries.contains("sampling")) {
            entry.sampling = entries.at("sampling");
            entry.profile = entries.at("profile");
            return entry;
        }
        for (const json &element : entries.at("counts")) {
            entry.choices.push_back(element.at("choice"));
            entry.readings.push_back(
                {element.at("count"), element.at("enabled_ns"), element.at("running_ns")});
        }
        if (!entries.contains("intervals")) return entry;
        for (const json &element : entries.at("intervals")) {
            run::series &destination = entry.intervals.emplace_back();
            destination.choice = element.at("choice");
            for (const json &point : element.at("points"))
                destination.intervals.push_back(
                    {point.at(0), point.at(1), point.at(2), point.at(3)});
        }
        return entry;
    } catch (const json::exception &) {
        return std::nullopt;
    }
}

} // namespace

store::store(std::string file) : file_{std::move(file)} {
    to_ = open(file_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (to_ < 0)
        complain(rule_broken,
                 "experiment: cannot open " + in_quotes(file_) + ": " + std::strerror(errno));
    try {
        if (flock(to_, LOCK_EX | LOCK_NB) != 0)
            complain(rule_broken, "experiment: another msrpp writes " + in_quotes(file_));
        read();
    } catch (...) {
        close(to_);
        throw;
    }
}

store::~store() { close(to_); }

void store::read() {
    std::string text;
    char buffer[1 << 16];
    ssize_t got = 0;
    while ((got = ::read(to_, buffer, sizeof buffer)) > 0)
        text.append(buffer, static_cast<std::size_t>(got));
    if (got < 0)
        complain(rule_broken,
                 "experiment: cannot read " + in_quotes(file_) + ": " + std::strerror(errno));
    for (std::size_t line = 1, end = 0; (end = text.find('\n', size_)) != text.npos; ++line) {
        std::optional<record> entry = record_of(std::string_view{text}.substr(size_, end - size_));
        if (!entry)
            complain(wrong_usage, fmt::format("experiment: {}:{}: this line is no result of an "
                                              "experiment; give another output folder",
                                              file_, line));
        size_ = end + 1;
        records_.push_back(std::move(*entry));
        lines_.push_back(line);
    }
    if (size_ != text.size() && ftruncate(to_, static_cast<off_t>(size_)) != 0)
        complain(rule_broken, "experiment: cannot drop the cut last line of " + in_quotes(file_) +
                                  ": " + std::strerror(errno));
    lseek(to_, static_cast<off_t>(size_), SEEK_SET);
}

const record *store::find(std::string_view program, std::string_view group, unsigned repeat) const {
    for (const record &record : records_)
        if (record.repeat == repeat && record.program == program && record.group == group)
            return &record;
    return nullptr;
}

void store::append(const record &record, const json &metrics) {
    json counts = json::array();
    for (std::size_t i = 0; i < record.choices.size(); ++i)
        counts.push_back({{"choice", record.choices[i]},
                          {"count", record.readings[i].count},
                          {"enabled_ns", record.readings[i].enabled_ns},
                          {"running_ns", record.readings[i].running_ns}});
    json environment = json::object();
    for (const auto &[name, value] : record.environment)
        environment[name] = value;
    json entries{{"program", record.program},  {"group", record.group},
                 {"repeat", record.repeat},    {"backend", record.backend},
                 {"cpu", record.cpu},          {"command", record.command},
                 {"environment", environment}, {"status", record.status}};
    if (!record.sampling.is_null()) {
        entries["sampling"] = record.sampling;
        entries["profile"] = record.profile;
    } else {
        entries["counts"] = counts;
        entries["metrics"] = metrics;
    }
    if (!record.intervals.empty()) entries["intervals"] = json_of(record.intervals);
    const std::string line = line_of(entries) + "\n";
    if (!write_all(to_, line)) {
        const int reason = errno;
        if (ftruncate(to_, static_cast<off_t>(size_)) == 0)
            lseek(to_, static_cast<off_t>(size_), SEEK_SET);
        complain(rule_broken,
                 "experiment: cannot write to " + in_quotes(file_) + ": " + std::strerror(reason));
    }
    size_ += line.size();
    lines_.push_back(lines_.empty() ? 1 : lines_.back() + 1);
    records_.push_back(record);
}

void store::complain_about(const record &record, const std::string &reason) const {
    const std::size_t line = lines_[static_cast<std::size_t>(&record - records_.data())];
    complain(wrong_usage, fmt::format("experiment: {}:{}: {}; give another output folder, or "
                                      "remove the line",
                                      file_, line, reason));
}

void write_whole(const std::string &file, std::string_view text) {
    const std::string unfinished = file + ".unfinished";
    const int destination =
        open(unfinished.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    bool done = destination >= 0 && write_all(destination, text);
    int reason = errno;
    if (destination >= 0 && close(destination) != 0) done = false, reason = errno;
    if (done && std::rename(unfinished.c_str(), file.c_str()) != 0) done = false, reason = errno;
    if (done) return;
    if (destination >= 0) unlink(unfinished.c_str());
    complain(rule_broken,
             "experiment: cannot write " + in_quotes(file) + ": " + std::strerror(reason));
}

} // namespace msrpp::experiment
