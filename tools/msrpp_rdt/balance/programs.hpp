// Programs that run side by side, each on a CPU of its own, in classes that they may share.
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

/// One of them.
struct side_program {
    std::string name; ///< the last part of its path, with its number where another has that name
    std::vector<std::string> words;
    unsigned cpu{};
    unsigned of_class{};
    std::uint64_t mask{}; ///< the mask that its class has now
    std::unique_ptr<run::command> runs{};
    bool has_ended{};
    int status{};
};

/// The division of programs into classes, and the ways of each class: `group_of` has a place in
/// `masks` for each program.
struct division {
    std::vector<std::size_t> group_of;
    std::vector<std::uint64_t> masks;
};

/// How a wait ended.
enum class waited : std::uint8_t { passed, program_ended, time_is_over, stopped };

/// All of them, started together, with a watch of their CPUs.
class side_programs {
public:
    /// As many CPUs as programs at least, and the classes that may be used. All masks are as they
    /// are. `limit`: seconds in all; 0: none. Throws a complaint.
    side_programs(processor &machine, const std::vector<std::vector<std::string>> &lines,
                  const std::vector<unsigned> &cpus, std::vector<unsigned> classes, double limit);

    std::vector<side_program> &all() { return programs_; }
    const watch &watched() const { return *watch_; }
    std::size_t classes() const { return classes_.size(); }
    void begin();
    /// Gives classes ways and programs classes; written only where they differ.
    void share(const division &division);
    /// Returns the counts of each program since the last call.
    std::vector<watched_row> read() { return watch_->read(); }
    /// Waits until so many seconds have passed for each program that runs since its last row; on a
    /// simulated processor its own seconds, so that what is seen does not depend on how fast it is
    /// simulated.
    waited pass(double seconds, const stopping &stop);
    std::size_t running() const;
    /// The places of those that run.
    std::vector<std::size_t> running_places() const;

private:
    processor &machine_;
    std::vector<side_program> programs_;
    std::vector<unsigned> classes_;
    double limit_;
    std::unique_ptr<watch> watch_;

    void give_ways(std::size_t cache, unsigned number, std::uint64_t mask);
    bool notice_ends();
    /// The sum of what programs lack of so many seconds since their last rows.
    double still_to_run(double seconds);
    void associate(side_program &program, unsigned of_class);
};

/// Classes that nobody works for, whose masks are whole and whose bandwidth nobody limits, from the
/// highest down. Throws a complaint where there is none.
std::vector<unsigned> free_classes(processor &machine);

} // namespace msrpp::rdt_tool
