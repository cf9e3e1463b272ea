// Logs the allocations of a recorded program: sets the environment by which the program logs them,
// and merges the logs into the program's profile.
#pragma once

#include <functional>
#include <string>

namespace msrpp::profile {

/// Makes programs that this process starts log their allocations (allocations/preloaded.cpp), as
/// long as the object lives. The logs are in a folder beside the profile; the destructor removes
/// the folder. Throws a complaint where the folder cannot be made.
class allocation_logs {
public:
    explicit allocation_logs(const std::string &profile);
    ~allocation_logs();
    allocation_logs(const allocation_logs &) = delete;
    allocation_logs &operator=(const allocation_logs &) = delete;

    /// Leaves the folder of the logs to the parent of this process, which removes the folder.
    void leave() { folder_.clear(); }
    /// Inserts the logged allocations into a finished profile, in front of its end record, and
    /// prints on standard error how many there are. Throws a complaint where the profile cannot be
    /// written.
    void put_into(const std::string &profile);

private:
    std::string folder_;
};

/// Runs `record` in a new process, which may become another program, and logs the allocations of
/// the recorded program. Returns the exit status of the new process.
int with_allocations(const std::string &profile, const std::function<int()> &record);

} // namespace msrpp::profile
