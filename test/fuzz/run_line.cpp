// Fuzz target: random words behind `msrpp run`: the parser returns a request, or refuses the words
// with a sentence.
#include "../../tools/msrpp/run/line.hpp"

#include "edited.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace {

/// A valid command line, one word on each line.
constexpr const char *line = "-e\ninst_retired.any:user\n-m\nipc\n--backend\nmachine:zen4\n--cpus\n"
                             "0,2-3\n--repeat\n3\n--format\ncsv\n-o\nout\n--\nls\n-l";

constexpr std::string_view pieces[] = {
    "--\n", "--interval\n",  "\n-e\n", "=",           "--per-thread\n", "--plot\n",
    "-a\n", "-p\n123,456\n", "-t\n",   "--summary\n", "machine:",       "4294967296",
    "-1",   "0-1023",        "\n"};

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    for (;;) {
        const std::size_t end = text.find('\n');
        words.emplace_back(text.substr(0, end));
        if (end == text.npos) return words;
        text.remove_prefix(end + 1);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *bytes, std::size_t size) {
    fuzz::reads_or_complains([&] {
        msrpp::run::line read;
        if (!msrpp::run::read(words_of(fuzz::edited(line, pieces, bytes, size)), read)) return;
        const bool runs_already = read.counted.is != msrpp::run::subject::kind::program;
        fuzz::require((!read.program.empty() || runs_already) && read.repeats >= 1,
                      "a program or what runs already, and repeats");
        fuzz::require(read.counted.tasks.empty() || read.cpus.empty(), "tasks run on any CPU");
        for (const unsigned cpu : msrpp::run::cpus_in(read.cpus, "--cpus"))
            fuzz::require(cpu < 1024, "a CPU");
    });
    return 0;
}
