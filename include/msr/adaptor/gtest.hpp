// Checks of a plan's register writes for GoogleTest.
//
//   EXPECT_WRITES(plan, {"ia32_perfevtsel0", 0x4100c0}, {0xc1, 0}, {0x38f, 1});
#pragma once

#include <msr/adaptor/expectations.hpp>

#include <gtest/gtest.h>

#include <string>

namespace msr::detail {

/// The predicate that GoogleTest calls with the expression's text, which says less than the
/// difference.
struct difference_alone {
    ::testing::AssertionResult operator()(const char *, const std::string &difference) const {
        if (difference.empty()) return ::testing::AssertionSuccess();
        return ::testing::AssertionFailure() << difference;
    }
};

} // namespace msr::detail

/// The plan's writes until its counters run, in order: `{register, value}` each, the register by
/// address or by name.
#define EXPECT_WRITES(plan, ...)                                                                   \
    EXPECT_PRED_FORMAT1(::msr::detail::difference_alone{},                                         \
                        (::msr::writes_difference(plan, {__VA_ARGS__})))
#define ASSERT_WRITES(plan, ...)                                                                   \
    ASSERT_PRED_FORMAT1(::msr::detail::difference_alone{},                                         \
                        (::msr::writes_difference(plan, {__VA_ARGS__})))

/// All writes that the recorder saw; the plan has the names and fields of the registers.
#define EXPECT_RECORDED(recorder, plan, ...)                                                       \
    EXPECT_PRED_FORMAT1(::msr::detail::difference_alone{},                                         \
                        (::msr::recorded_difference(recorder, plan, {__VA_ARGS__})))
#define ASSERT_RECORDED(recorder, plan, ...)                                                       \
    ASSERT_PRED_FORMAT1(::msr::detail::difference_alone{},                                         \
                        (::msr::recorded_difference(recorder, plan, {__VA_ARGS__})))

/// Checks that everything that `recorder.expect({…})` listed has happened, and nothing else.
#define EXPECT_AS_EXPECTED(recorder)                                                               \
    EXPECT_PRED_FORMAT1(::msr::detail::difference_alone{}, (recorder).difference())
#define ASSERT_AS_EXPECTED(recorder)                                                               \
    ASSERT_PRED_FORMAT1(::msr::detail::difference_alone{}, (recorder).difference())

/// `CHECK_WRITES` is the word of the other libraries' adaptors.
#ifndef CHECK_WRITES
#define CHECK_WRITES EXPECT_WRITES
#endif
