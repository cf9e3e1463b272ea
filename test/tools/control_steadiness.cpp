// Tests the line of `msrpp control with --steady` about a run: ranges of clocks and governors of
// policies.
#include "../../tools/msrpp_control/steadiness.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include <unistd.h>

namespace {

using msrpp::control_tool::clock_range;
using msrpp::control_tool::line_of;
using msrpp::control_tool::read_governors;
using msrpp::control_tool::steady_run;
using msrpp::control_tool::text_of;

/// A folder of frequency policies, which is removed at the end.
class policy_folder {
public:
    policy_folder() : path_{std::filesystem::temp_directory_path() / std::to_string(getpid())} {}
    ~policy_folder() { std::filesystem::remove_all(path_); }

    void set(const std::string &policy, const std::string &governor) const {
        std::filesystem::create_directories(path_ / policy);
        std::ofstream{path_ / policy / "scaling_governor"} << governor << '\n';
    }
    std::string path() const { return path_.string(); }

private:
    std::filesystem::path path_;
};

} // namespace

TEST_CASE("the range of clocks has busy processors alone") {
    clock_range range;
    // the processor was observed for too short a time
    range.add({}, {.aperf = 9'999'999, .mperf = 9'999'999, .tsc = 9'999'999});
    CHECK(!range.has_any());
    range.add({.aperf = 100, .mperf = 200, .tsc = 300},
              {.aperf = 20'000'100, .mperf = 20'000'200, .tsc = 20'000'300});
    CHECK(range.text() == "1.00 of the base clock");
    // a processor that was halted for more than half of the time
    range.add({}, {.aperf = 10'000'000, .mperf = 20'000'000, .tsc = 50'000'000});
    CHECK(!range.has_moved());
    range.add({}, {.aperf = 99'500'000, .mperf = 100'000'000, .tsc = 100'000'000});
    CHECK(!range.has_moved()); // 0.5 %
    range.add({}, {.aperf = 60'000'000, .mperf = 80'000'000, .tsc = 100'000'000});
    CHECK(range.has_moved());
    CHECK(range.text() == "0.75 to 1.00 of the base clock");
}

TEST_CASE("governors are those of all policies") {
    const policy_folder folder;
    CHECK(read_governors(folder.path()).empty());
    folder.set("policy0", "performance");
    folder.set("policy4", "performance");
    std::filesystem::create_directories(folder.path() + "/boost");
    CHECK(text_of(read_governors(folder.path())) == "performance");
    folder.set("policy4", "powersave");
    CHECK(text_of(read_governors(folder.path())) == "performance of policy0, powersave of policy4");
}

TEST_CASE("the line says what was held, what moved and what could still have moved") {
    steady_run run;
    run.settings = {"turbo: off, was on, on CPU 0"};
    run.is_held = true;
    CHECK(line_of(run) ==
          "steady: held: turbo: off, was on, on CPU 0; did not move: nothing that is known; moved: "
          "nothing that is known; could still have moved: clocks below the base frequency, system "
          "management interrupts, other programs, interrupts, where memory lies");
    run.are_clocks_known = true;
    CHECK(line_of(run).find("clocks, as no processor was busy for long enough to tell, system "
                            "management interrupts, other programs") != std::string::npos);
    run.clocks.add({}, {.aperf = 10'000'000, .mperf = 10'000'000, .tsc = 10'000'000});
    run.interrupts = 0;
    run.first = run.last = {{"policy0", "performance"}};
    CHECK(line_of(run) ==
          "steady: held: turbo: off, was on, on CPU 0; did not move: clocks (1.00 of the base "
          "clock), system management interrupts (0), governor (performance); moved: nothing that "
          "is known; could still have moved: other programs, interrupts, where memory lies");
    run.is_held = false;
    run.clocks.add({}, {.aperf = 10'000'000, .mperf = 20'000'000, .tsc = 20'000'000});
    run.interrupts = 3;
    run.last = {{"policy0", "powersave"}};
    CHECK(line_of(run) ==
          "steady: not held: turbo: off, was on, on CPU 0; did not move: nothing that is known; "
          "moved: clocks (0.50 to 1.00 of the base clock), system management interrupts (3), "
          "governor (performance, then powersave); could still have moved: other programs, "
          "interrupts, where memory lies");
}
