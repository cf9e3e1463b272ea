#include "cpuid_source.hpp"

#include "../../support/complaint.hpp"
#include "../../support/lines.hpp"

#include <msr/core/text.hpp>

#include <fmt/format.h>

#include <string_view>

namespace msrpp {

namespace {

std::uint32_t number_of(std::string_view digits, std::string_view line) {
    const msr::number_read number = msr::parse_number({digits.data(), digits.size()});
    if (!number.well_formed || number.too_large || number.value > 0xffff'ffff)
        complain(wrong_usage, fmt::format("{}: {} is not a number of 32 bits", in_quotes(line),
                                          in_quotes(digits)));
    return static_cast<std::uint32_t>(number.value);
}

std::uint32_t register_of(std::string_view word, std::string_view name, std::string_view line) {
    if (word.substr(0, name.size()) != name || word.substr(name.size(), 1) != "=")
        complain(wrong_usage,
                 fmt::format("{}: write a leaf as 0x1 0x0: eax=0x0 ebx=0x0 ecx=0x0 edx=0x0",
                             in_quotes(line)));
    return number_of(word.substr(name.size() + 1), line);
}

} // namespace

cpuid_source::cpuid_source(const std::string &file, const char *option)
    : cpuid_source{each_in(file, option).front()} {}

std::vector<cpuid_source> cpuid_source::each_in(const std::string &file, const char *option) {
    std::vector<cpuid_source> sources;
    const auto begin_cpu = [&] {
        sources.emplace_back();
        sources.back().from_file = true;
    };
    each_line_of(file, option, [&](std::string_view line) {
        std::vector<std::string> words = words_in(line.substr(0, line.find('#')));
        if (words.empty()) return;
        if (words[0].substr(0, 3) == "CPU") {
            if (sources.empty() || !sources.back().leaves.empty()) begin_cpu();
            return;
        }
        if (words.size() != 6 || words[1].back() != ':')
            complain(wrong_usage,
                     fmt::format("{}: write a leaf as 0x1 0x0: eax=0x0 ebx=0x0 ecx=0x0 edx=0x0",
                                 in_quotes(line)));
        words[1].pop_back();
        if (sources.empty()) begin_cpu();
        sources.back().leaves[{number_of(words[0], line), number_of(words[1], line)}] = {
            register_of(words[2], "eax", line), register_of(words[3], "ebx", line),
            register_of(words[4], "ecx", line), register_of(words[5], "edx", line)};
    });
    if (!sources.empty() && sources.back().leaves.empty()) sources.pop_back();
    if (sources.empty())
        complain(wrong_usage, fmt::format("{}: {} has no leaves of CPUID", option, shown(file)));
    return sources;
}

cpuid_source cpuid_source::of_this_cpu() {
    constexpr std::uint32_t most_leaves = 0x40, most_subleaves = 8;
    cpuid_source result;
    result.from_file = true;
    for (const std::uint32_t first : {0U, msr::first_extended_leaf}) {
        const std::uint32_t last = msr::cpuid_of_this_processor(first, 0).eax;
        for (std::uint32_t leaf = first; leaf <= last && leaf < first + most_leaves; ++leaf)
            for (std::uint32_t subleaf = 0; subleaf < most_subleaves; ++subleaf)
                result.leaves[{leaf, subleaf}] = msr::cpuid_of_this_processor(leaf, subleaf);
    }
    return result;
}

msr::cpuid_registers cpuid_source::operator()(std::uint32_t leaf, std::uint32_t subleaf) const {
    if (!from_file) return msr::cpuid_of_this_processor(leaf, subleaf);
    const auto position = leaves.find({leaf, subleaf});
    return position == leaves.end() ? msr::cpuid_registers{} : position->second;
}

} // namespace msrpp
