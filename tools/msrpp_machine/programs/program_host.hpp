// The host of a program: the machine of this process, or one that several processes share.
#pragma once

#include "../../msr_folder/folder.hpp"

#include <string>

namespace msrpp::machine {

class program_host : public msr_folder::registers {
public:
    /// The memory that programs share with the machine (ring.hpp), as a file.
    virtual std::string ring_file() const = 0;
    /// Writes interrupts to the pipes below `place` from now on, where has_interrupts() is true.
    /// Throws std::runtime_error where there is no pipe.
    virtual void open_interrupts(const std::string & /*place*/) {}
    /// The program has ended: what it has done is counted.
    virtual void finish() = 0;
    /// Whether any thread of a program has executed anything.
    virtual bool has_run() const = 0;
    /// Returns what was wrong with the words that programs' threads wrote; empty: nothing. Counts
    /// are incomplete then.
    virtual std::string broken() const = 0;
};

} // namespace msrpp::machine
