#include "formats.hpp"
#include "text.hpp"

#include "../../support/complaint.hpp"

#include <msr/profile/format.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace msrpp::profile {

namespace {

/// A position in a file that is mapped: AutoFDO names instructions by positions in the program's
/// file, not by addresses.
struct file_position {
    std::string_view path{};
    std::uint64_t offset{};
};

std::optional<file_position> position_of(const loaded &loaded, const row &row,
                                         std::uint64_t address) {
    const msr::profile::mapping *const mapping = loaded.mapping_at(row.pid, address, row.time);
    if (mapping == nullptr || !mapping->path.starts_with('/')) return std::nullopt;
    return file_position{mapping->path, address - mapping->begin + mapping->offset};
}

using address_pair = std::pair<std::uint64_t, std::uint64_t>;

/// The counts of a file: of ranges of instructions that were executed without a taken branch
/// (first and last instruction), of sampled instructions, of branches (source and destination).
/// Source: AutoFDO, sample_reader.cc (PerfDataSampleReader).
struct file_counts {
    std::map<address_pair, std::uint64_t> ranges{};
    std::map<std::uint64_t, std::uint64_t> instructions{};
    std::map<address_pair, std::uint64_t> branches{};
    std::uint64_t total{}; ///< number of counted branches
};

using counts_by_path = std::map<std::string_view, file_counts>;

/// Adds the branches of a sample, the newest first. A range ends at the source of a branch, and
/// begins at the destination of the branch before.
void add_branches(counts_by_path &destination, const loaded &loaded, const row &row,
                  std::span<const msr::profile::branch> branches) {
    constexpr std::uint64_t longest = 1 << 20; // largest size in bytes of a counted range
    std::optional<file_position> next_source;  // source of the branch that followed the present one
    for (const msr::profile::branch &branch : branches) {
        const auto source = position_of(loaded, row, branch.source);
        const auto target = position_of(loaded, row, branch.destination);
        const bool is_newest = &branch == &branches.front();
        bool is_believed =
            target && (is_newest || (next_source && next_source->path == target->path));
        if (is_believed && !is_newest) {
            is_believed = next_source->offset >= target->offset &&
                          next_source->offset - target->offset <= longest;
            if (is_believed)
                ++destination[target->path].ranges[{target->offset, next_source->offset}];
        }
        if (is_believed && source && source->path == target->path) {
            file_counts &counts = destination[target->path];
            ++counts.branches[{source->offset, target->offset}];
            ++counts.total;
        }
        next_source = source;
    }
}

} // namespace

void write_autofdo(const selection &source, symbolizer &, destination &destination) {
    const loaded &profile = source.of;
    counts_by_path by_path;
    for (const sample_branches &stack : profile.branch_stacks) {
        const row &row = profile.rows[stack.row];
        if (!source.request.lets(row)) continue;
        if (const auto instruction = position_of(profile, row, row.ip))
            ++by_path[instruction->path].instructions[instruction->offset];
        add_branches(by_path, profile, row, profile.branches_of(stack));
    }
    const auto largest =
        std::max_element(by_path.begin(), by_path.end(), [](const auto &left, const auto &other) {
            return left.second.total < other.second.total;
        });
    if (largest == by_path.end())
        complain(rule_broken, "profile export: --format autofdo: the profile has no branches of a "
                              "program: record it with --branches all");
    const auto &[path, counts] = *largest;
    destination.put(fmt::format("{}\n", counts.ranges.size()));
    for (const auto &[range, count] : counts.ranges)
        destination.put(fmt::format("{:x}-{:x}:{}\n", range.first, range.second, count));
    destination.put(fmt::format("{}\n", counts.instructions.size()));
    for (const auto &[instruction, count] : counts.instructions)
        destination.put(fmt::format("{:x}:{}\n", instruction, count));
    destination.put(fmt::format("{}\n", counts.branches.size()));
    for (const auto &[branch, count] : counts.branches)
        destination.put(fmt::format("{:x}->{:x}:{}\n", branch.first, branch.second, count));
    std::fprintf(stderr, "msrpp profile: the branches are those of %s\n", printable(path).c_str());
}

} // namespace msrpp::profile
