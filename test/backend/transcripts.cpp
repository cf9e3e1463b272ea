// Repeats the register accesses of the transcripts in test/transcripts: on a recorder, and on the
// simulated processor with whose name the file's name begins.
#include <msr/amd/counters/target.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/backend/transcript.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/processor/table.hpp>
#include <msr/sim/counters/amd_registers.hpp>
#include <msr/sim/counters/perfmon_registers.hpp>
#include <msr/sim/counters/select_registers.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#if !defined(MSR_FACTS_DIR)
#error "MSR_FACTS_DIR must name the folder test/facts, beside which test/transcripts lies"
#endif

namespace {

using lines = std::vector<msr::transcript_line>;
using msr::sim::select_register_file;

/// Returns the transcripts in test/transcripts, by the name of their file.
std::map<std::string, lines> transcripts() {
    std::map<std::string, lines> whole;
    for (const auto &each : std::filesystem::directory_iterator{MSR_FACTS_DIR "/../transcripts"}) {
        if (each.path().extension() != ".jsonl") continue;
        std::ifstream file{each.path()};
        const std::string text{std::istreambuf_iterator<char>{file}, {}};
        whole.emplace(each.path().filename().string(), msr::transcript_of(text));
    }
    return whole;
}

/// Returns the registers of a processor with a name of `msrpp cpus`, for 256 logical processors.
std::vector<msr::sim::select_register> registers_of(const std::string &processor) {
    const msr::text_view name{processor.data(), processor.size()};
    if (const msr::amd::target_row *const row = msr::amd::target_named(name); row != nullptr)
        return msr::sim::amd_registers(row->is);
    const msr::core core = msr::core_named(name);
    if (core == msr::core::none)
        throw std::invalid_argument("no counters of a processor " + processor + " are simulated");
    return msr::sim::perfmon_registers(msr::perfmon::target_at(core));
}

/// Makes the register access of a transcript's line. Returns the failure, if any.
template <typename Backend>
msr::failure repeat(Backend &target, const msr::transcript_line &line, std::uint64_t &read) {
    return line.written ? target.write(line.cpu, line.address, *line.written)
                        : target.read(line.cpu, line.address, read);
}

} // namespace

TEST_CASE("each transcript can be played: its accesses get the answers that it tells") {
    const auto all = transcripts();
    REQUIRE(!all.empty());
    for (const auto &file : all) {
        const lines &transcript = file.second;
        CAPTURE(file.first);
        REQUIRE(!transcript.empty());
        msr::recorder on;
        msr::replay(on, transcript);
        for (const msr::transcript_line &line : transcript) {
            std::uint64_t read = 0;
            CHECK(repeat(on, line, read).kind == line.failed);
            if (!line.written && line.failed == msr::error_code::none) CHECK(read == line.before);
        }
        CHECK(on.difference() == "");
    }
}

TEST_CASE("the simulated processor accepts and refuses what the processor did") {
    for (const auto &file : transcripts()) {
        const std::string &name = file.first;
        CAPTURE(name);
        select_register_file on{registers_of(name.substr(0, name.find('.'))), 256};
        std::map<std::pair<unsigned, std::uint32_t>, std::uint64_t> set;
        std::size_t number = 0;
        for (const msr::transcript_line &line : file.second) {
            CAPTURE(++number);
            std::uint64_t read = 0;
            const msr::error_code failed = repeat(on, line, read).kind;
            CHECK((failed == msr::error_code::none) == (line.failed == msr::error_code::none));
            if (failed != msr::error_code::none) continue;
            const std::pair<unsigned, std::uint32_t> place{line.cpu, line.address};
            if (line.written) {
                set[place] = *line.written;
            } else if (set.count(place) != 0 && line.before == set[place]) {
                CHECK(read == line.before); // on replay the register held the written value, too
            }
        }
    }
}
