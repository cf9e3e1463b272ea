// Published CPUID of machines: a table of test/facts/cpuid for each machine, with its source.
#pragma once

#include <msr/processor/cpuid.hpp>

#include "../facts.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace published {

/// The subleaves of a logical processor, by leaf.
using cpuid_answers = std::map<std::uint32_t, std::map<std::uint32_t, msr::cpuid_registers>>;

/// CPUID of a logical processor: zeros for a subleaf that the machine's table lacks.
struct processor {
    unsigned cpu{};
    cpuid_answers leaves{};

    msr::cpuid_registers operator()(std::uint32_t leaf, std::uint32_t subleaf) const {
        const auto subleaves = leaves.find(leaf);
        if (subleaves == leaves.end()) return {};
        const auto answer = subleaves->second.find(subleaf);
        return answer == subleaves->second.end() ? msr::cpuid_registers{} : answer->second;
    }
};

/// Copies the registers of a table's row to `registers`; `-` leaves a register to another row.
inline void copy_row(const facts::row &row, msr::cpuid_registers &registers) {
    if (row["eax"] != "-") registers.eax = static_cast<std::uint32_t>(facts::number(row["eax"]));
    if (row["ebx"] != "-") registers.ebx = static_cast<std::uint32_t>(facts::number(row["ebx"]));
    if (row["ecx"] != "-") registers.ecx = static_cast<std::uint32_t>(facts::number(row["ecx"]));
    if (row["edx"] != "-") registers.edx = static_cast<std::uint32_t>(facts::number(row["edx"]));
}

/// Returns the logical processors of a machine in ascending order. A row of the machine's table is
/// for a logical processor or a range, `0-7`, and for a subleaf, or with `*` for all subleaves in
/// the rows above.
inline std::vector<processor> processors_of(const std::string &name) {
    std::map<unsigned, cpuid_answers> by_cpu;
    const facts::table table{"cpuid/" + name + ".csv"};
    for (const facts::row &row : table) {
        const std::string &range = row["cpus"];
        const std::size_t dash = range.find('-');
        const auto first = static_cast<unsigned>(facts::number(range.substr(0, dash)));
        const auto last = dash == range.npos
                              ? first
                              : static_cast<unsigned>(facts::number(range.substr(dash + 1)));
        const auto leaf = static_cast<std::uint32_t>(facts::number(row["leaf"]));
        for (unsigned cpu = first; cpu <= last; ++cpu) {
            auto &subleaves = by_cpu[cpu][leaf];
            if (row["subleaf"] == "*")
                for (auto &entry : subleaves)
                    copy_row(row, entry.second);
            else
                copy_row(row, subleaves[static_cast<std::uint32_t>(facts::number(row["subleaf"]))]);
        }
    }
    std::vector<processor> processors;
    for (const auto &entry : by_cpu)
        processors.push_back({entry.first, entry.second});
    return processors;
}

} // namespace published
