// Fuzz target: random text as the file of an experiment: the parser reads the file, or refuses the
// file with a sentence.
#include "../../tools/msrpp/experiment/file.hpp"

#include "edited.hpp"

#include <cstddef>
#include <string_view>

namespace {

constexpr const char *file = R"(output = "found"
backend = "machine:haswell"
repeats = 2
interval = 10
cpus = "0,2-3"
[[program]]
name = "loop"
command = ["./loop", "a b"]
environment = { WORD = "hello" }
[[group]]
name = "basic"
choices = ["inst_retired.any:user"]
metrics = ["ipc:user"]
summary = true
[[sampling]]
name = "ops"
kind = "precise"
choice = "x"
period = 1000
random = 4
)";

constexpr std::string_view pieces[] = {
    "[[group]]\n", "[[program]]\n", "= [[[[[[", "{a={b={c=",       "\"\"\"",
    "'''",         "\\u0000",       "name",     "1e999",           "-9223372036854775808",
    "0x",          "inf",           "\n",       "output = \"a\"\n"};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *bytes, std::size_t size) {
    fuzz::reads_or_complains([&] {
        const msrpp::experiment::experiment_contents request =
            msrpp::experiment::read_text({"fuzzed.toml", fuzz::edited(file, pieces, bytes, size)});
        fuzz::require(!request.programs.empty(), "a program");
        fuzz::require(request.repeats >= 1 && request.repeats <= 1'000'000, "repeats");
    });
    return 0;
}
