#include "stacks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace msrpp::profile {

namespace {

/// Returns the last part of a path.
std::string_view base_name(std::string_view path) {
    const std::size_t slash = path.rfind('/');
    return slash == path.npos || slash + 1 == path.size() ? path : path.substr(slash + 1);
}

std::string function_name(std::string_view function, std::string_view module) {
    const bool is_named = !function.empty() && function.front() != '[';
    if (is_named || module.empty()) return std::string{function.empty() ? "[unknown]" : function};
    return fmt::format("{} ({})", function.empty() ? "[unknown]" : function, base_name(module));
}

struct hash_of_stack {
    std::size_t operator()(const std::vector<std::uint32_t> &stack) const {
        std::uint64_t result = stack.size();
        for (const std::uint32_t number : stack)
            result = (result ^ number) * 0x9e3779b97f4a7c15u, result ^= result >> 29;
        return static_cast<std::size_t>(result);
    }
};

} // namespace

std::string process_name(const loaded &loaded, std::uint32_t pid) {
    const std::string_view name = loaded.name_of_thread(pid, pid);
    return name.empty() ? fmt::format("process {}", pid) : std::string{name};
}

std::string thread_name(const loaded &loaded, std::uint32_t pid, std::uint32_t tid) {
    const std::string_view name = loaded.name_of_thread(pid, tid);
    return name.empty() ? fmt::format("thread {}", tid) : std::string{name};
}

std::uint32_t stack_maker::number_of(stack_frame frame) {
    const auto [position, is_new] =
        numbers_.emplace(std::move(frame), static_cast<std::uint32_t>(frames_.size()));
    if (is_new) frames_.push_back(&position->first);
    return position->second;
}

void stack_maker::add(const place &place) {
    auto [position, is_new] = of_places_.try_emplace(&place);
    if (is_new)
        for (std::size_t i = place.frames.size(); i-- > 0;)
            position->second.push_back(
                number_of({.name = function_name(place.frames[i].function, place.module),
                           .file = std::string{place.frames[i].file},
                           .module = std::string{place.module}}));
    stack_.insert(stack_.end(), position->second.begin(), position->second.end());
}

std::span<const std::uint32_t> stack_maker::stack_of(const row &row) {
    stack_.clear();
    const auto [process, is_new] = of_processes_.try_emplace(row.pid);
    if (is_new) process->second = number_of({.name = process_name(loaded_, row.pid)});
    stack_.push_back(process->second);
    const std::span<const std::uint64_t> calls = callers_.of(row);
    for (std::size_t i = calls.size(); i-- > 0;)
        add(symbols_.at(row.pid, calls[i], row.time));
    add(symbols_.at(row));
    return stack_;
}

std::vector<counted_stack> count_stacks(const selection &source, stack_maker &stacks) {
    std::unordered_map<std::vector<std::uint32_t>, std::uint64_t, hash_of_stack> counted;
    std::vector<std::uint32_t> key;
    source.for_each([&](const row &row) {
        const auto stack = stacks.stack_of(row);
        key.assign(stack.begin(), stack.end());
        counted[key] += source.value(row);
    });
    std::vector<counted_stack> result;
    result.reserve(counted.size());
    for (auto &[stack, value] : counted)
        if (value != 0) result.push_back({stack, value});
    std::sort(result.begin(), result.end(), [&](const counted_stack &a, const counted_stack &b) {
        return std::lexicographical_compare(
            a.frames.begin(), a.frames.end(), b.frames.begin(), b.frames.end(),
            [&](std::uint32_t x, std::uint32_t y) { return stacks.frame(x) < stacks.frame(y); });
    });
    return result;
}

} // namespace msrpp::profile
