// Programs that run side by side, each on a CPU of its own and in a class of its own.
#pragma once

#include "processor.hpp"
#include "watch.hpp"

#include "../msrpp/run/command.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace msrpp::rdt_tool {

/// One of them.
struct side_program {
    std::string name; ///< the last part of its path
    std::vector<std::string> words;
    unsigned cpu{};
    unsigned of_class{};
    std::uint64_t mask{}; ///< that its class has now
    std::unique_ptr<run::command> runs{};
    bool has_ended{};
    int status{};
};

/// All of them, started together, with a watch of their CPUs.
class side_programs {
public:
    /// CPUs and classes are those to be used, as many as programs at least. Sets whole masks.
    /// Throws a complaint.
    side_programs(processor &on, const std::vector<std::vector<std::string>> &lines,
                  const std::vector<unsigned> &cpus, const std::vector<unsigned> &classes);

    std::vector<side_program> &all() { return programs_; }
    const watch &watched() const { return *watch_; }
    void begin();
    /// Gives a program's class these ways; written only where they differ.
    void give(std::size_t program, std::uint64_t mask);
    /// What each did since the last time.
    std::vector<watched_row> read() { return watch_->read(); }
    /// Notices those that have ended. Returns whether one has since the last time.
    bool notice_ends();
    std::size_t running() const;

private:
    processor &on_;
    std::vector<side_program> programs_;
    std::unique_ptr<watch> watch_;
};

/// Classes that nobody works for and whose masks are whole, from the highest down. Throws a
/// complaint where there is none.
std::vector<unsigned> free_classes(processor &on);

} // namespace msrpp::rdt_tool
