// A program of GoogleTest that checks register writes, and checks the failures that wrong writes
// cause.
#include <msr/adaptor/gtest.hpp>

#include <msr/backend/recorder.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/intel/perfmon/each_field.hpp>

#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

namespace perfmon = msr::perfmon;

namespace {

constexpr auto instructions = perfmon::raw<0xc0, 0>.user();
constexpr auto &plan = msr::plan<perfmon::haswell, instructions>;

TEST(writes, are_as_expected) {
    EXPECT_WRITES(plan, {0x38f, 0}, {0x186, 0x4100c0}, {"ia32_pmc0", 0}, {0x38f, 1});
    ASSERT_WRITES(plan, {0x38f, 0}, {0x186, 0x4100c0}, {"ia32_pmc0", 0}, {0x38f, 1});
    CHECK_WRITES(plan, {0x38f, 0}, {0x186, 0x4100c0}, {"ia32_pmc0", 0}, {0x38f, 1});
}

TEST(writes, that_differ_are_told_by_field) {
    EXPECT_NONFATAL_FAILURE(
        EXPECT_WRITES(plan, {0x38f, 0}, {0x186, 0x4100c1}, {"ia32_pmc0", 0}, {0x38f, 1}),
        "write 1: expected ia32_perfevtsel0 (0x186) = 0x4100c1, got ia32_perfevtsel0 (0x186) = "
        "0x4100c0\n"
        "  event_select: expected 0xc1, got 0xc0");
    EXPECT_FATAL_FAILURE(ASSERT_WRITES(plan, {0x38f, 0}), "write 1: expected nothing more");
}

TEST(writes, of_a_recorder) {
    msr::recorder tape;
    tape.expect({msr::expected_write(0, 0x10, 1)});
    EXPECT_NONFATAL_FAILURE(EXPECT_AS_EXPECTED(tape), "nothing more");
    EXPECT_TRUE(!tape.write(0, 0x10, 1));
    EXPECT_AS_EXPECTED(tape);
    ASSERT_AS_EXPECTED(tape);
    EXPECT_RECORDED(tape, plan, {0x10, 1});
    ASSERT_RECORDED(tape, plan, {0x10, 1});
    EXPECT_NONFATAL_FAILURE(EXPECT_RECORDED(tape, plan, {0x10, 2}), "expected 0x10 = 0x2");
}

} // namespace
