// Checks of a plan's register writes for GoogleTest.
//
//   EXPECT_WRITES(plan, {"ia32_perfevtsel0", 0x4100c0}, {0xc1, 0}, {0x38f, 1});
#pragma once

#include <msr/adaptor/expectations.hpp>

#include <gtest/gtest.h>

#include <string>

namespace msr::detail {

/// A predicate for `EXPECT_PRED_FORMAT1` that shows the difference alone, and leaves out the text
/// of the checked expression.
struct difference_alone {
    ::testing::AssertionResult operator()(const char *, const std::string &difference) const {
        if (difference.empty()) return ::testing::AssertionSuccess();
        return ::testing::AssertionFailure() << difference;
    }
};

} // namespace msr::detail

/// Checks the register writes of a plan until its counters run. Arguments behind the plan, in
/// order: `{register, value}` for each write, with the register by its address or by its name. The
/// test goes on after a failure.
#define EXPECT_WRITES(plan, ...)                                                                   \
    EXPECT_PRED_FORMAT1(::msr::detail::difference_alone{},                                         \
                        (::msr::writes_difference(plan, {__VA_ARGS__})))
/// Requires the register writes of a plan until its counters run. Arguments behind the plan, in
/// order: `{register, value}` for each write, with the register by its address or by its name. A
/// failure leaves the test's function.
#define ASSERT_WRITES(plan, ...)                                                                   \
    ASSERT_PRED_FORMAT1(::msr::detail::difference_alone{},                                         \
                        (::msr::writes_difference(plan, {__VA_ARGS__})))

/// Checks all register writes that a recorder saw. Arguments behind the plan, which has the names
/// and fields of the registers, in order: `{register, value}` for each write. The test goes on
/// after a failure.
#define EXPECT_RECORDED(recorder, plan, ...)                                                       \
    EXPECT_PRED_FORMAT1(::msr::detail::difference_alone{},                                         \
                        (::msr::recorded_difference(recorder, plan, {__VA_ARGS__})))
/// Requires all register writes that a recorder saw. Arguments behind the plan, which has the names
/// and fields of the registers, in order: `{register, value}` for each write. A failure leaves the
/// test's function.
#define ASSERT_RECORDED(recorder, plan, ...)                                                       \
    ASSERT_PRED_FORMAT1(::msr::detail::difference_alone{},                                         \
                        (::msr::recorded_difference(recorder, plan, {__VA_ARGS__})))

/// Checks that everything that `recorder.expect({…})` listed has happened, and nothing else. The
/// test goes on after a failure.
#define EXPECT_AS_EXPECTED(recorder)                                                               \
    EXPECT_PRED_FORMAT1(::msr::detail::difference_alone{}, (recorder).difference())
/// Requires that everything that `recorder.expect({…})` listed has happened, and nothing else. A
/// failure leaves the test's function.
#define ASSERT_AS_EXPECTED(recorder)                                                               \
    ASSERT_PRED_FORMAT1(::msr::detail::difference_alone{}, (recorder).difference())

/// Checks the register writes of a plan as `EXPECT_WRITES` does, under the name that the adaptors
/// for doctest and Catch2 use; not defined where another adaptor has defined the name.
#ifndef CHECK_WRITES
#define CHECK_WRITES EXPECT_WRITES
#endif
