// The stack of a sample: its process, then functions from the outermost to the sampled one. An
// inlined function is a frame like any other. Without a call chain the stack is the process and the
// function.
#pragma once

#include "selection.hpp"

#include "../reading/callers.hpp"
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

/// A frame of a call stack: a process or a function, stored once for all samples.
struct stack_frame {
    std::string name{};
    std::string file{}; ///< source file of the function; empty: unknown
    /// Path of the file that has the code; empty: unknown, or the frame is a process.
    std::string module{};

    friend bool operator<(const stack_frame &a, const stack_frame &b) {
        return std::tie(a.name, a.file, a.module) < std::tie(b.name, b.file, b.module);
    }
};

/// Returns the name of a process, or its number where the name is unknown.
std::string process_name(const loaded &loaded, std::uint32_t pid);
/// Returns the name of a thread, or its number where the name is unknown.
std::string thread_name(const loaded &loaded, std::uint32_t pid, std::uint32_t tid);

/// Makes the stacks of samples from their code locations and callers.
class stack_maker {
public:
    stack_maker(const loaded &loaded, symbolizer &symbols)
        : loaded_{loaded}, callers_{loaded}, symbols_{symbols} {}

    /// Returns the numbers of a sample's frames, the process first. The result is valid until the
    /// next call.
    std::span<const std::uint32_t> stack_of(const row &row);
    const stack_frame &frame(std::uint32_t number) const { return *frames_[number]; }
    std::size_t frames() const { return frames_.size(); }

private:
    const loaded &loaded_;
    callers callers_;
    symbolizer &symbols_;
    std::map<stack_frame, std::uint32_t> numbers_{};
    /// The frames that are the keys of `numbers_`, by their numbers.
    std::vector<const stack_frame *> frames_{};
    std::unordered_map<const place *, std::vector<std::uint32_t>> of_places_{};
    std::unordered_map<std::uint32_t, std::uint32_t> of_processes_{};
    std::vector<std::uint32_t> stack_{};

    std::uint32_t number_of(stack_frame frame);
    void add(const place &place);
};

/// A call stack, and the sum of the weights of its samples.
struct counted_stack {
    std::vector<std::uint32_t> frames{};
    std::uint64_t value{};
};

/// Adds up the samples with the same stack. The result is sorted by the frames' names, so that
/// equal samples give an equal result. Stacks whose sum is 0 are left out.
std::vector<counted_stack> count_stacks(const selection &source, stack_maker &stacks);

} // namespace msrpp::profile
