// The stack of a sample: its process, then functions, the one that was sampled last. What was
// inlined is a frame like any other. Without a call chain it is the process and the function.
#pragma once

#include "selection.hpp"

#include "../symbols/symbolizer.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace msrpp::profile {

/// A process or a function, once for all samples.
struct stack_frame {
    std::string name{};
    std::string file{};   ///< of the source; empty: not known
    std::string module{}; ///< the file that has the code; empty: none, or a process

    friend bool operator<(const stack_frame &a, const stack_frame &b) {
        return std::tie(a.name, a.file, a.module) < std::tie(b.name, b.file, b.module);
    }
};

/// How a process is called: its name, or its number.
std::string process_name(const loaded &loaded, std::uint32_t pid);
/// How a thread is called.
std::string thread_name(const loaded &loaded, std::uint32_t pid, std::uint32_t tid);

/// Makes stacks.
class stack_maker {
public:
    stack_maker(const loaded &loaded, symbolizer &symbols) : loaded_{loaded}, symbols_{symbols} {}

    /// The numbers of its frames, the process first; until the next call.
    std::span<const std::uint32_t> stack_of(const row &row);
    const stack_frame &frame(std::uint32_t number) const { return *frames_[number]; }
    std::size_t frames() const { return frames_.size(); }

private:
    const loaded &loaded_;
    symbolizer &symbols_;
    std::map<stack_frame, std::uint32_t> numbers_{};
    std::vector<const stack_frame *> frames_{}; ///< the keys above
    std::unordered_map<const place *, std::vector<std::uint32_t>> of_places_{};
    std::unordered_map<std::uint32_t, std::uint32_t> of_processes_{};
    std::vector<std::uint32_t> stack_{};

    std::uint32_t number_of(stack_frame frame);
    void add(const place &place);
};

/// A stack, and what was counted of it.
struct counted_stack {
    std::vector<std::uint32_t> frames{};
    std::uint64_t value{};
};

/// Adds up the samples with the same stack; in the order of the frames' names, so that the same
/// samples give the same result. Stacks that count nothing are left out.
std::vector<counted_stack> count_stacks(const selection &source, stack_maker &stacks);

} // namespace msrpp::profile
