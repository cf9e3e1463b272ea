// The arguments of the program `msrpp machine`, and the objects that the arguments name.
#pragma once

#include "../msrpp/family.hpp"
#include "../msrpp/settings.hpp"

#include "mixed.hpp"
#include "models.hpp"
#include "programs/running.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp::machine {

struct arguments {
    target_options common;
    /// Names of processors, from --cpu; without --cpu the name that default_cpu() returns.
    std::vector<std::string> processors;
    unsigned cpus = 1;
    bool cpus_were_given = false;
    std::string pages_text; ///< the text of --pages; empty: pages of 4 KiB
    std::string pin;        ///< simulated CPUs that --pin names, as 0,2-3; empty: all
    /// Path of the socket of a machine that several programs share; empty: a machine for this
    /// program alone.
    std::string socket;
    std::vector<std::string> choices;
    /// Choice of recorded branches, from --branches; the newest branches are printed at the end;
    /// empty: no branches are recorded.
    std::string branches;
    /// Name of the processor whose CPUs alone count the choices (events) of -e; empty: all CPUs
    /// count.
    std::string kind;
    std::string format = "table";
    bool for_profile{}; ///< `msrpp profile record` started the machine: complaints name its options
    /// The sentences on how the models simplify the processor are printed in full.
    bool prints_limits{};
    bool format_was_given = false;
    std::string output_file;
    /// Clocks of the time stamp counter between two prints of counts; 0: counts only at the end.
    std::uint64_t interval = 0;
    /// Clock that RDTSC shows: host or simulated; empty: simulated where a meter that follows time
    /// is counted, otherwise host.
    std::string clock;
    /// Folder in which the registers appear as files; empty: /dev/cpu, in a mount namespace of the
    /// program.
    std::string dev_folder;
    std::vector<std::string> faults;
    std::string record_file;  ///< file of a trace that is written; `-`: standard output
    std::string samples_file; ///< file of a profile that is written
    std::string sampling;     ///< request of samples, in the syntax of --sampling
    /// File of a trace that is played in place of a program; `-`: standard input.
    std::string trace_file;
    std::string trace_format = "stream";
    std::vector<std::string> program;
    /// A program that cannot be started gives the exit status of a shell: 126 or 127.
    bool shell_status = false;
    /// File to which the number of the signal that ended the program is written; empty: no file is
    /// written.
    std::string signal_file;
    /// The machine only prints which choices (events) it counts, and runs no program.
    bool tells_countable = false;
    /// The machine only lists the choices (events) that it counts; `program` is a pattern of the
    /// choices' names.
    bool lists = false;

    bool simulates_clock() const;
    /// Returns the value of --pages; check() must have accepted it.
    page_size pages() const { return pages_text == "2M" ? page_size::mib_2 : page_size::kib_4; }
};

/// Throws a complaint about options that are invalid for every processor.
void check(const arguments &arguments);
/// Throws a complaint where a format of counts is given but no event is counted.
void check_output(const arguments &arguments);

/// Returns the names in the text of --cpu: one name, or several with commas between them. Throws a
/// complaint where a name is empty.
std::vector<std::string> names_in(std::string_view text);

/// Returns the processors that the arguments name, by CPU. Throws a complaint where a name is
/// unknown.
kinds_of_cpus kinds_in(const arguments &arguments);

/// Returns the program with its arguments, and how the program is run. Throws a complaint where no
/// program is given.
program_run run_of(const arguments &arguments);

} // namespace msrpp::machine
