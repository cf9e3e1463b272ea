// How many ways an important program has beside others, in the manner of DICER (Nikas et al., ICPP
// 2019; described here from what is known of it, not from its text): it keeps its speed with as few
// ways as it can, and where memory is saturated the division is looked for that suits it best, as
// more ways for the others may then be what helps it.
#pragma once

#include <algorithm>

namespace msrpp::rdt_tool {

/// Decides the number of ways of the important program, from one row of its counts at a time.
class important_ways {
public:
    /// `ways`: in all, at least 2. `tolerance`: the share of its speed that it may lose. `maximum`:
    /// traffic to memory of all together that saturates it, bytes a second; 0: none is known.
    important_ways(unsigned ways, double tolerance, double maximum)
        : total_{ways}, tolerance_{tolerance}, maximum_{maximum}, current_{ways - 1} {}

    unsigned ways() const { return current_; }
    bool is_looking() const { return looking_ != 0; }

    /// Its IPC, and the traffic of all; negative: it is not known. Returns whether ways() changed.
    bool row(double ipc, double traffic) {
        const unsigned previous = current_;
        if (waits_ > 0)
            --waits_;
        else if (looking_ != 0)
            look(ipc);
        else if (maximum_ > 0 && traffic >= maximum_ && !has_looked_)
            begin_to_look();
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
    unsigned waits_ = settles; ///< rows; what begins has to fill its ways first
    unsigned looking_ = 0;     ///< the ways that are tried; 0: none
    unsigned position_ = 0;
    double found_ipc_ = 0;
    bool has_looked_ = false; ///< since memory was saturated

    void begin_to_look() {
        has_looked_ = true;
        found_ipc_ = 0;
        looking_ = current_ = total_ - 1;
        waits_ = settles;
    }
    void look(double ipc) {
        if (ipc > found_ipc_) {
            found_ipc_ = ipc;
            position_ = looking_;
        }
        waits_ = settles;
        if (--looking_ != 0) {
            current_ = looking_;
            return;
        }
        current_ = position_;
        best_ = found_ipc_;
        waits_ = after_a_step_back;
    }
    void follow(double ipc, double traffic) {
        if (maximum_ <= 0 || traffic < maximum_) has_looked_ = false;
        best_ = std::max(best_, ipc);
        if (ipc < (1 - tolerance_) * best_) {
            if (current_ + 1 >= total_) {
                best_ = ipc; // the program is in another phase, and has all ways
                return;
            }
            ++current_;
            waits_ = after_a_step_back;
        } else if (current_ > 1 && !has_looked_) {
            --current_;
            waits_ = settles;
        }
    }
};

} // namespace msrpp::rdt_tool
