// Checks of a plan's register writes for doctest.
//
//   CHECK_WRITES(plan, {"ia32_perfevtsel0", 0x4100c0}, {0xc1, 0}, {0x38f, 1});
#pragma once

#include <msr/adaptor/expectations.hpp>

#include <doctest/doctest.h>

#include <string>

/// `fail` takes a difference; an empty one is none.
#define MSR_DOCTEST_DIFFERENCE(fail, difference)                                                   \
    do {                                                                                           \
        if (const std::string msr_difference = difference; msr_difference.empty())                 \
            DOCTEST_CHECK(msr_difference.empty());                                                 \
        else                                                                                       \
            fail(msr_difference);                                                                  \
    } while (false)

/// The plan's writes until its counters run, in order: `{register, value}` each, the register by
/// address or by name.
#define CHECK_WRITES(plan, ...)                                                                    \
    MSR_DOCTEST_DIFFERENCE(DOCTEST_FAIL_CHECK, ::msr::writes_difference(plan, {__VA_ARGS__}))
#define REQUIRE_WRITES(plan, ...)                                                                  \
    MSR_DOCTEST_DIFFERENCE(DOCTEST_FAIL, ::msr::writes_difference(plan, {__VA_ARGS__}))

/// All writes that the recorder saw; the plan has the names and fields of the registers.
#define CHECK_RECORDED(recorder, plan, ...)                                                        \
    MSR_DOCTEST_DIFFERENCE(DOCTEST_FAIL_CHECK,                                                     \
                           ::msr::recorded_difference(recorder, plan, {__VA_ARGS__}))
#define REQUIRE_RECORDED(recorder, plan, ...)                                                      \
    MSR_DOCTEST_DIFFERENCE(DOCTEST_FAIL, ::msr::recorded_difference(recorder, plan, {__VA_ARGS__}))

/// Checks that everything that `recorder.expect({…})` listed has happened, and nothing else.
#define CHECK_AS_EXPECTED(recorder)                                                                \
    MSR_DOCTEST_DIFFERENCE(DOCTEST_FAIL_CHECK, (recorder).difference())
#define REQUIRE_AS_EXPECTED(recorder) MSR_DOCTEST_DIFFERENCE(DOCTEST_FAIL, (recorder).difference())
