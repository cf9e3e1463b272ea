// main() of all test programs, compiled once, since doctest's implementation takes seconds to
// compile.
#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

namespace {

unsigned test_cases = 0; ///< the number of test cases that the command line selects

struct counts_test_cases final : doctest::IReporter {
    explicit counts_test_cases(const doctest::ContextOptions &) {}
    void report_query(const doctest::QueryData &) override {}
    void test_run_start() override {}
    void test_run_end(const doctest::TestRunStats &run) override {
        test_cases = run.numTestCasesPassingFilters;
    }
    void test_case_start(const doctest::TestCaseData &) override {}
    void test_case_reenter(const doctest::TestCaseData &) override {}
    void test_case_end(const doctest::CurrentTestCaseStats &) override {}
    void test_case_exception(const doctest::TestCaseException &) override {}
    void subcase_start(const doctest::SubcaseSignature &) override {}
    void subcase_end() override {}
    void log_assert(const doctest::AssertData &) override {}
    void log_message(const doctest::MessageData &) override {}
    void test_case_skipped(const doctest::TestCaseData &) override {}
};
REGISTER_LISTENER("counts_test_cases", 1, counts_test_cases);

} // namespace

int main(int argc, char **argv) {
    doctest::Context context{argc, argv};
    const int status = context.run();
    // A program has the tests of several source files, selected by --source-file: a wrong file name
    // selects no test case, and must fail.
    return context.shouldExit() || test_cases > 0 ? status : 1;
}
