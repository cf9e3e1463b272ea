// Allocations of a program that is recorded: what makes it log them, and what puts the logs into
// its profile.
#pragma once

#include <functional>
#include <string>

namespace msrpp::profile {

/// Makes programs that this process starts log their allocations (allocations/preloaded.cpp), as
/// long as it lives; the logs lie in a folder beside the profile, which goes with this object.
/// Throws a complaint.
class allocation_logs {
public:
    explicit allocation_logs(const std::string &profile);
    ~allocation_logs();
    allocation_logs(const allocation_logs &) = delete;
    allocation_logs &operator=(const allocation_logs &) = delete;

    /// Leaves the folder to the process that this one was forked from.
    void leave() { folder_.clear(); }
    /// Puts what was logged into a profile that has ended, in front of its end; says on standard
    /// error how much. Throws a complaint.
    void put_into(const std::string &profile);

private:
    std::string folder_;
};

/// Records by `record`, in a process of its own that may become another program, with a log of
/// allocations. Returns the exit status of that process.
int with_allocations(const std::string &profile, const std::function<int()> &record);

} // namespace msrpp::profile
