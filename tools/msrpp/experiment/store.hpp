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

/// A run of a program in which a group of events was counted.
struct record {
    std::string program;
    std::string group;
    unsigned repeat{}; ///< number of the repetition, from 1 on
    std::string backend;
    std::string cpu;
    std::vector<std::string> command;
    std::vector<std::pair<std::string, std::string>> environment;
    int status{};
    std::vector<std::string> choices;
    std::vector<run::reading> readings; ///< a count for each requested event
    /// A time series for each requested event, where intervals were requested.
    std::vector<run::series> intervals{};
    json sampling{};       ///< the sampling of a run that was sampled, not counted
    std::string profile{}; ///< name of the profile's file in the folder
};

/// The file of records, locked by one process at a time.
class store {
public:
    /// Opens the file, or makes it, and reads its records. An incomplete last line is dropped.
    /// Throws a complaint, which names the line where a line is no record.
    explicit store(std::string file);
    store(const store &) = delete;
    store &operator=(const store &) = delete;
    ~store();

    const std::vector<record> &records() const { return records_; }
    /// Returns the record of a run; null: the store has no record of the run.
    const record *find(std::string_view program, std::string_view group, unsigned repeat) const;
    /// Appends a record, whole or not at all. `metrics`: further members of the record's line.
    /// Throws a complaint where writing fails.
    void append(const record &record, const json &metrics);
    /// Throws a complaint about a record of the file, with the record's line.
    [[noreturn]] void complain_about(const record &record, const std::string &reason) const;

private:
    void read();

    std::string file_;
    int to_{-1};
    std::size_t size_{};
    std::vector<record> records_;
    std::vector<std::size_t> lines_; ///< line number of each record
};

/// Writes a whole file; a failure leaves the old contents. Throws a complaint where writing fails.
void write_whole(const std::string &file, std::string_view text);

} // namespace msrpp::experiment
