// The part of the program that is compiled with exceptions: exceptions reach the part, in whatever
// order the parts are linked, and measurements that throw are cleaned up.
#include "parts.hpp"

#include <cstdio>
#include <stdexcept>

static_assert(msr::has_exceptions);

namespace {

unsigned passed = 0, failed = 0;

void check(bool holds, const char *text) {
    ++(holds ? passed : failed);
    if (!holds) std::printf("FAIL %s\n", text);
}

template <typename Error, typename Work>
bool throws(Work work) {
    try {
        work();
    } catch (const Error &) {
        return true;
    }
    return false;
}

struct interruption {};
void interrupt() { throw interruption{}; }

void is_cleaned_up() {
    msr::recorder tape;
    fake::fill(tape, 0);
    msr::session session{tape, fake::plan, msr::watch_cpu(0)};
    msr::failure problem;
    check(throws<interruption>(
              [&] { static_cast<void>(session.measure(work_load{interrupt}, problem)); }),
          "what a work load throws comes through");
    check(!throws<msr::session_error>([&] { session.start(); }), "and the session is stopped then");
}

} // namespace

int main() {
    work_without_exceptions();
    use_sessions([] {});
    use_backends();
    const fake_counts counts;
    check(throws<std::out_of_range>([&] { static_cast<void>(counts.at(99)); }),
          "a position out of range throws");
    check(throws<std::out_of_range>([&] { static_cast<void>(count_at(counts, 99)); }),
          "also where the part without exceptions asks for it");
    check(throws<std::invalid_argument>(
              [] { const msr::sim::cache empty{{.total_bytes = 0, .ways = 4, .line_bytes = 64}}; }),
          "a cache without bytes throws");
    check(throws<std::invalid_argument>([] { const msr::curve::placement empty{0}; }),
          "a curve of no sets throws");
    check(throws<std::length_error>([] {
              msr::regions regions{fake::plan, {.most_regions = 1}};
              regions.name("one");
              regions.name("two");
          }),
          "a region without room throws");
    is_cleaned_up();
    std::printf("%u passed, %u failed\n", passed, failed);
    return failed == 0 ? 0 : 1;
}
