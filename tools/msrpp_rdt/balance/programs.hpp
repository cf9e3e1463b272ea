// Programs that run side by side, each on its CPU, in classes of service that programs may share.
#pragma once

#include "../processor.hpp"
#include "../watch/stopping.hpp"
#include "../watch/watch.hpp"

#include "../../msrpp/run/command.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace msrpp::rdt_tool {

/// A program that runs beside others: name, CPU, command and mask of ways.
struct side_program {
    /// The last part of the path of the program's file, with a number where several programs have
    /// the name.
    std::string name;
    std::vector<std::string> words;
    unsigned cpu{};
    unsigned of_class{};
    std::uint64_t mask{}; ///< present mask of ways of the program's class
    std::unique_ptr<run::command> runs{};
    bool has_ended{};
    int status{};
};

/// The division of programs into classes of service, and the ways of each class. `group_of`: an
/// index in `masks` for each program.
struct division {
    std::vector<std::size_t> group_of;
    std::vector<std::uint64_t> masks;
};

/// How a wait for programs ended.
enum class waited : std::uint8_t { passed, program_ended, time_is_over, stopped };

/// Programs that are started together; the counts of their CPUs are watched.
class side_programs {
public:
    /// `cpus`: at least as many CPUs as programs. `classes`: the classes of service that may be
    /// used. Masks are not changed. `limit`: seconds in all; 0: no limit. Throws a complaint where
    /// a program cannot be started.
    side_programs(processor &machine, const std::vector<std::vector<std::string>> &lines,
                  const std::vector<unsigned> &cpus, std::vector<unsigned> classes, double limit);

    std::vector<side_program> &all() { return programs_; }
    const watch &watched() const { return *watch_; }
    std::size_t classes() const { return classes_.size(); }
    void begin();
    /// Writes the ways of classes and the classes of programs; only registers that change are
    /// written.
    void share(const division &division);
    /// Returns the counts of each program since the last call.
    std::vector<watched_row> read() { return watch_->read(); }
    /// Waits until each running program has run for a number of seconds since its last row (reading
    /// of counts). On a simulated processor seconds are simulated, so that results do not depend on
    /// the speed of the simulation.
    waited pass(double seconds, const stopping &stop);
    std::size_t running() const;
    /// Returns the indices of the programs that run.
    std::vector<std::size_t> running_places() const;

private:
    processor &machine_;
    std::vector<side_program> programs_;
    std::vector<unsigned> classes_;
    double limit_;
    std::unique_ptr<watch> watch_;

    void give_ways(std::size_t cache, unsigned number, std::uint64_t mask);
    bool notice_ends();
    /// Returns the time in seconds that all programs together still have to run until each has run
    /// for `seconds` since its last row (reading of counts).
    double still_to_run(double seconds);
    void associate(side_program &program, unsigned of_class);
};

/// Returns the classes of service without CPUs, with whole masks and without limits of bandwidth,
/// from the highest down. Throws a complaint where no class is free.
std::vector<unsigned> free_classes(processor &machine);

} // namespace msrpp::rdt_tool
