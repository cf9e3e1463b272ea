// Checks of a plan's register writes for doctest.
//
//   CHECK_WRITES(plan, {"ia32_perfevtsel0", 0x4100c0}, {0xc1, 0}, {0x38f, 1});
#pragma once

#include <msr/adaptor/expectations.hpp>

#include <doctest/doctest.h>

#include <string>

/// Passes a check of doctest where `difference` is an empty text; otherwise fails with the text.
/// `fail`: a macro of doctest that takes the text: DOCTEST_FAIL_CHECK or DOCTEST_FAIL
#define MSR_DOCTEST_DIFFERENCE(fail, difference)                                                   \
    do {                                                                                           \
        if (const std::string msr_difference = difference; msr_difference.empty())                 \
            DOCTEST_CHECK(msr_difference.empty());                                                 \
        else                                                                                       \
            fail(msr_difference);                                                                  \
    } while (false)

/// Checks the register writes of a plan until its counters run. Arguments behind the plan, in
/// order: `{register, value}` for each write, with the register by its address or by its name. The
/// test goes on after a failure.
#define CHECK_WRITES(plan, ...)                                                                    \
    MSR_DOCTEST_DIFFERENCE(DOCTEST_FAIL_CHECK, ::msr::writes_difference(plan, {__VA_ARGS__}))
/// Requires the register writes of a plan until its counters run. Arguments behind the plan, in
/// order: `{register, value}` for each write, with the register by its address or by its name. A
/// failure ends the test.
#define REQUIRE_WRITES(plan, ...)                                                                  \
    MSR_DOCTEST_DIFFERENCE(DOCTEST_FAIL, ::msr::writes_difference(plan, {__VA_ARGS__}))

/// Checks all register writes that a recorder saw. Arguments behind the plan, which has the names
/// and fields of the registers, in order: `{register, value}` for each write. The test goes on
/// after a failure.
#define CHECK_RECORDED(recorder, plan, ...)                                                        \
    MSR_DOCTEST_DIFFERENCE(DOCTEST_FAIL_CHECK,                                                     \
                           ::msr::recorded_difference(recorder, plan, {__VA_ARGS__}))
/// Requires all register writes that a recorder saw. Arguments behind the plan, which has the names
/// and fields of the registers, in order: `{register, value}` for each write. A failure ends the
/// test.
#define REQUIRE_RECORDED(recorder, plan, ...)                                                      \
    MSR_DOCTEST_DIFFERENCE(DOCTEST_FAIL, ::msr::recorded_difference(recorder, plan, {__VA_ARGS__}))

/// Checks that everything that `recorder.expect({…})` listed has happened, and nothing else. The
/// test goes on after a failure.
#define CHECK_AS_EXPECTED(recorder)                                                                \
    MSR_DOCTEST_DIFFERENCE(DOCTEST_FAIL_CHECK, (recorder).difference())
/// Requires that everything that `recorder.expect({…})` listed has happened, and nothing else. A
/// failure ends the test.
#define REQUIRE_AS_EXPECTED(recorder) MSR_DOCTEST_DIFFERENCE(DOCTEST_FAIL, (recorder).difference())
