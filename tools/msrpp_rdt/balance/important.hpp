// The number of ways that an important program gets beside other programs, in the manner of DICER
// (Nikas et al., ICPP 2019; described from secondary sources, not from the paper's text): the
// program keeps its speed with as few ways as possible. Where memory is saturated, the division is
// searched under which the program is fastest, because more ways for the others may then make the
// program faster.
#pragma once

#include <algorithm>

namespace msrpp::rdt_tool {

/// Decides the number of ways of the important program, from one row of its counts (an interval) at
/// a time.
class important_ways {
public:
    /// `ways`: number of ways of the cache, at least 2. `tolerance`: the share of its speed that
    /// the program may lose. `maximum`: traffic to memory of all programs that saturates memory, in
    /// bytes per second; 0: unknown.
    important_ways(unsigned ways, double tolerance, double maximum)
        : total_{ways}, tolerance_{tolerance}, maximum_{maximum}, current_{ways - 1} {}

    unsigned ways() const { return current_; }
    bool is_searching() const { return tried_ways_ != 0; }

    /// Takes the IPC of the important program, and the memory traffic of all programs; negative:
    /// unknown. Returns whether ways() changed.
    bool row(double ipc, double traffic) {
        const unsigned previous = current_;
        if (waits_ > 0)
            --waits_;
        else if (tried_ways_ != 0)
            compare(ipc);
        else if (maximum_ > 0 && traffic >= maximum_ && !has_searched_)
            begin_search();
        else
            follow(ipc, traffic);
        return current_ != previous;
    }

private:
    static constexpr unsigned settles = 1, after_a_step_back = 20;
    unsigned total_;
    double tolerance_, maximum_;
    unsigned current_;
    double best_ = 0;
    /// Number of rows (intervals) to skip: a new division has to fill its ways first.
    unsigned waits_ = settles;
    unsigned tried_ways_ = 0; ///< number of ways that the search tries at present; 0: no search
    unsigned position_ = 0;
    double found_ipc_ = 0;
    /// The search for the fastest division was made, because memory was saturated.
    bool has_searched_ = false;

    void begin_search() {
        has_searched_ = true;
        found_ipc_ = 0;
        tried_ways_ = current_ = total_ - 1;
        waits_ = settles;
    }
    void compare(double ipc) {
        if (ipc > found_ipc_) {
            found_ipc_ = ipc;
            position_ = tried_ways_;
        }
        waits_ = settles;
        if (--tried_ways_ != 0) {
            current_ = tried_ways_;
            return;
        }
        current_ = position_;
        best_ = found_ipc_;
        waits_ = after_a_step_back;
    }
    void follow(double ipc, double traffic) {
        if (maximum_ <= 0 || traffic < maximum_) has_searched_ = false;
        best_ = std::max(best_, ipc);
        if (ipc < (1 - tolerance_) * best_) {
            if (current_ + 1 >= total_) {
                // With all ways the program is slower than before: it is in another phase.
                best_ = ipc;
                return;
            }
            ++current_;
            waits_ = after_a_step_back;
        } else if (current_ > 1 && !has_searched_) {
            --current_;
            waits_ = settles;
        }
    }
};

} // namespace msrpp::rdt_tool
