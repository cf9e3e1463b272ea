// The simulated machine on which a program runs: a machine of this process, or one that several
// processes share.
#pragma once

#include "../../msr_folder/folder.hpp"

#include <string>

namespace msrpp::machine {

class program_host : public msr_folder::registers {
public:
    /// Returns the path of the memory that programs share with the machine (ring.hpp), as a file.
    virtual std::string ring_file() const = 0;
    /// Writes interrupts to pipes below the folder `place` from the call on, if has_interrupts() is
    /// true. Throws std::runtime_error where a pipe does not exist.
    virtual void open_interrupts(const std::string & /*place*/) {}
    /// Called when the program has ended: counts all that the program has executed.
    virtual void finish() = 0;
    /// Returns whether a thread of any program has executed an instruction on the machine.
    virtual bool has_run() const = 0;
    /// Returns what was wrong with the words (records of executed code) that programs' threads
    /// wrote; empty: the words were valid. With invalid words counts are incomplete.
    virtual std::string count_error() const = 0;
};

} // namespace msrpp::machine
