// The arguments of `msrpp machine`, and the objects that they name.
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
    std::vector<std::string> processors; ///< names of --cpu; none: default_cpu()
    unsigned cpus = 1;
    bool cpus_were_given = false;
    std::string pages_text; ///< of --pages; empty: 4K
    std::string pin;        ///< simulated CPUs; empty: all
    std::string socket;     ///< of a machine that is shared; empty: a machine of its own
    std::vector<std::string> choices;
    std::string kind; ///< the processor whose CPUs alone count the choices; empty: all CPUs
    std::string format = "table";
    bool for_profile{};   ///< `msrpp profile record` asks: complaints name its options
    bool prints_limits{}; ///< what the models are plainer in is printed in full
    bool format_was_given = false;
    std::string output_file;
    std::uint64_t interval = 0; ///< clocks of the time stamp counter; 0: counts only at the end
    std::string clock = "host"; ///< of RDTSC: host or simulated
    std::string dev_folder;     ///< empty: /dev/cpu in mounts of its own
    std::vector<std::string> faults;
    std::string record_file;  ///< of a trace that is written; `-`: standard output
    std::string samples_file; ///< of a profile that is written
    std::string sampling;     ///< what is sampled, as --sampling takes it
    std::string trace_file;   ///< that is played in place of a program; `-`: standard input
    std::string trace_format = "stream";
    std::vector<std::string> program;
    bool shell_status = false;    ///< of a program that cannot be started: 126 or 127
    std::string signal_file;      ///< the number of the signal that ended the program; empty: none
    bool tells_countable = false; ///< prints which choices the machine counts; runs no program
    bool lists = false;           ///< what the machine counts; `program` is a pattern

    bool simulates_clock() const { return clock == "simulated"; }
    /// Returns the value of --pages; check() must have accepted it.
    page_size pages() const { return pages_text == "2M" ? page_size::mib_2 : page_size::kib_4; }
};

/// Throws a complaint about options that are wrong, whatever the processor.
void check(const arguments &arguments);
/// Throws a complaint about the format of counts where nothing is counted.
void check_output(const arguments &arguments);

/// The names of --cpu: one, or a list with commas. Throws a complaint where one is missing.
std::vector<std::string> names_in(std::string_view text);

/// The processors, by CPU. Throws a complaint.
kinds_of_cpus kinds_in(const arguments &arguments);

/// The program with its arguments, and how it is run. Throws a complaint.
program_run run_of(const arguments &arguments);

} // namespace msrpp::machine
