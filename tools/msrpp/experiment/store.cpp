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

bool write_all(int to, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = write(to, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// The points of each choice: time, count, enabled, running.
json json_of(const std::vector<run::series> &all) {
    json result = json::array();
    for (const run::series &one : all) {
        json points = json::array();
        for (const run::interval_count &each : one.intervals)
            points.push_back({each.until_ns, each.count, each.enabled_ns, each.running_ns});
        result.push_back({{"choice", one.choice}, {"points", points}});
    }
    return result;
}

/// The record of a line; nothing where the line is none.
std::optional<record> record_of(std::string_view line) {
    try {
        const json all = json::parse(line);
        record one{.program = all.at("program"),
                   .group = all.at("group"),
                   .repeat = all.at("repeat"),
                   .backend = all.at("backend"),
                   .cpu = all.at("cpu"),
                   .command = all.at("command"),
                   .environment = {},
                   .status = all.at("status"),
                   .choices = {},
                   .readings = {}};
        for (const auto &[name, value] : all.at("environment").items())
            one.environment.emplace_back(name, value);
        if (all.contains("sampling")) {
            one.sampling = all.at("sampling");
            one.profile = all.at("profile");
            return one;
        }
        for (const json &each : all.at("counts")) {
            one.choices.push_back(each.at("choice"));
            one.readings.push_back(
                {each.at("count"), each.at("enabled_ns"), each.at("running_ns")});
        }
        if (!all.contains("intervals")) return one;
        for (const json &each : all.at("intervals")) {
            run::series &into = one.intervals.emplace_back();
            into.choice = each.at("choice");
            for (const json &point : each.at("points"))
                into.intervals.push_back({point.at(0), point.at(1), point.at(2), point.at(3)});
        }
        return one;
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
        std::optional<record> one = record_of(std::string_view{text}.substr(size_, end - size_));
        if (!one)
            complain(wrong_usage, fmt::format("experiment: {}:{}: this line is no result of an "
                                              "experiment; give another output folder",
                                              file_, line));
        size_ = end + 1;
        records_.push_back(std::move(*one));
        lines_.push_back(line);
    }
    if (size_ != text.size() && ftruncate(to_, static_cast<off_t>(size_)) != 0)
        complain(rule_broken, "experiment: cannot drop the cut last line of " + in_quotes(file_) +
                                  ": " + std::strerror(errno));
    lseek(to_, static_cast<off_t>(size_), SEEK_SET);
}

const record *store::find(std::string_view program, std::string_view group, unsigned repeat) const {
    for (const record &one : records_)
        if (one.repeat == repeat && one.program == program && one.group == group) return &one;
    return nullptr;
}

void store::append(const record &one, const json &metrics) {
    json counts = json::array();
    for (std::size_t i = 0; i < one.choices.size(); ++i)
        counts.push_back({{"choice", one.choices[i]},
                          {"count", one.readings[i].count},
                          {"enabled_ns", one.readings[i].enabled_ns},
                          {"running_ns", one.readings[i].running_ns}});
    json environment = json::object();
    for (const auto &[name, value] : one.environment)
        environment[name] = value;
    json all{{"program", one.program},     {"group", one.group},  {"repeat", one.repeat},
             {"backend", one.backend},     {"cpu", one.cpu},      {"command", one.command},
             {"environment", environment}, {"status", one.status}};
    if (!one.sampling.is_null()) {
        all["sampling"] = one.sampling;
        all["profile"] = one.profile;
    } else {
        all["counts"] = counts;
        all["metrics"] = metrics;
    }
    if (!one.intervals.empty()) all["intervals"] = json_of(one.intervals);
    const std::string line = line_of(all) + "\n";
    if (!write_all(to_, line)) {
        const int why = errno;
        if (ftruncate(to_, static_cast<off_t>(size_)) == 0)
            lseek(to_, static_cast<off_t>(size_), SEEK_SET);
        complain(rule_broken,
                 "experiment: cannot write to " + in_quotes(file_) + ": " + std::strerror(why));
    }
    size_ += line.size();
    lines_.push_back(lines_.empty() ? 1 : lines_.back() + 1);
    records_.push_back(one);
}

void store::complain_about(const record &one, const std::string &why) const {
    const std::size_t line = lines_[static_cast<std::size_t>(&one - records_.data())];
    complain(wrong_usage, fmt::format("experiment: {}:{}: {}; give another output folder, or "
                                      "remove the line",
                                      file_, line, why));
}

void write_whole(const std::string &file, std::string_view text) {
    const std::string unfinished = file + ".unfinished";
    const int to = open(unfinished.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    bool done = to >= 0 && write_all(to, text);
    int why = errno;
    if (to >= 0 && close(to) != 0) done = false, why = errno;
    if (done && std::rename(unfinished.c_str(), file.c_str()) != 0) done = false, why = errno;
    if (done) return;
    if (to >= 0) unlink(unfinished.c_str());
    complain(rule_broken,
             "experiment: cannot write " + in_quotes(file) + ": " + std::strerror(why));
}

} // namespace msrpp::experiment
