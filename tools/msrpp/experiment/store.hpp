// The results of an experiment as a file: a line of JSON for each run, which is written when the
// run is done.
#pragma once

#include "../../support/json.hpp"
#include "../run/carrier.hpp"
#include "../run/report/series.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp::experiment {

/// A run of a program that counted a group.
struct record {
    std::string program;
    std::string group;
    unsigned repeat{}; ///< from 1 on
    std::string backend;
    std::string cpu;
    std::vector<std::string> command;
    std::vector<std::pair<std::string, std::string>> environment;
    int status{};
    std::vector<std::string> choices;
    std::vector<run::reading> readings;   ///< one reading for each choice
    std::vector<run::series> intervals{}; ///< one series for each choice, where intervals were
                                          ///< requested
    json sampling{};                      ///< instead of counts of choices: how the run was sampled
    std::string profile{};                ///< name of the profile's file in the folder
};

/// The file of records; one process at a time has it.
class store {
public:
    /// Opens the file, or makes it, and reads what is there. A last line that was cut is dropped.
    /// Throws a complaint, which names the line where one is no record.
    explicit store(std::string file);
    store(const store &) = delete;
    store &operator=(const store &) = delete;
    ~store();

    const std::vector<record> &records() const { return records_; }
    /// The record of a run, or null.
    const record *find(std::string_view program, std::string_view group, unsigned repeat) const;
    /// Appends a record, whole or not at all; `metrics` are members of the line's own. Throws a
    /// complaint.
    void append(const record &record, const json &metrics);
    /// Complains about a record of the file, by its place among the records.
    [[noreturn]] void complain_about(const record &record, const std::string &reason) const;

private:
    void read();

    std::string file_;
    int to_{-1};
    std::size_t size_{};
    std::vector<record> records_;
    std::vector<std::size_t> lines_; ///< line number of each record
};

/// Writes a whole file, or leaves what is there. Throws a complaint.
void write_whole(const std::string &file, std::string_view text);

} // namespace msrpp::experiment
