// A branch predictor: directions by history, return addresses by a stack, targets of indirect
// branches by a table. The predictor has no knowledge of a processor; its sizes are parameters.
//
// Conditional branches: a table of 2-bit counters by address (bimodal), one by address and global
// history (gshare), and a table of 2-bit counters by address that choose between the two
// (McFarling, "Combining branch predictors", WRL TN-36, 1993). A predictor without history has the
// first table alone.
//
// Limits: sizes are the published ones where there are any, but the algorithms of today's
// processors (TAGE, perceptrons, loop predictors) are not public and mispredict less; tables have
// no tags, so that branches disturb each other; direct branches are always predicted; tables learn
// at once.
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/stream/block_facts.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace msr::sim {

/// The sizes of a branch predictor.
struct predictor_shape {
    /// log2 of the number of counters in each table of conditional branches: 1 to 24.
    unsigned table_bits = 12;
    /// Number of outcomes of branches in the global history, up to `table_bits`; 0: no history.
    unsigned history_bits = 12;
    /// Number of return addresses that the predictor keeps; 0: returns are predicted like indirect
    /// branches.
    unsigned return_entries{};
    /// log2 of the number of entries in the table of indirect branch targets: 1 to 24.
    unsigned target_bits = 9;
    /// Whether the global history also selects the entry in the table of indirect targets.
    bool target_history{};

    friend constexpr bool operator==(const predictor_shape &, const predictor_shape &) = default;
};

namespace detail {

// The counters of a conditional branch, as a type of its own: a store of a plain byte would make
// the compiler forget all that it has read.
enum class branch_counter : std::uint8_t {};

constexpr unsigned learnt(unsigned counter, bool upper) {
    return upper ? counter + (counter < 3) : counter - (counter > 0);
}

// The effect of a conditional branch on its counters, for each state of the counters. Index: bits
// 1:0 the direction by address, 3:2 the choice between the two directions, 5:4 the direction by
// history, 6 whether the branch was taken. Value: bits 5:0 as in the index, bit 6 whether the
// branch was mispredicted.
using branch_steps = std::array<branch_counter, 128>;
constexpr branch_steps make_branch_steps(bool has_history) {
    branch_steps steps{};
    for (unsigned state = 0; state < steps.size(); ++state) {
        const unsigned simple = state & 3;
        const unsigned choice = state >> 2 & 3;
        const unsigned clever = state >> 4 & 3;
        const bool is_taken = (state >> 6 & 1) != 0;
        const bool simple_says = simple >= 2;
        const bool clever_says = clever >= 2;
        const bool statement = has_history && choice >= 2 ? clever_says : simple_says;
        const bool chooses = has_history && simple_says != clever_says;
        steps[state] = static_cast<branch_counter>(
            learnt(simple, is_taken) |
            (chooses ? learnt(choice, clever_says == is_taken) : choice) << 2 |
            (has_history ? learnt(clever, is_taken) : clever) << 4 |
            (statement != is_taken ? 1u : 0u) << 6);
    }
    return steps;
}
inline constexpr branch_steps steps_with_history = make_branch_steps(true);
inline constexpr branch_steps steps_without_history = make_branch_steps(false);

} // namespace detail

/// The branch predictor of one core.
class predictor {
public:
    static constexpr const char *limits =
        "branch predictor: bimodal and gshare with a chooser, return stack, table of indirect "
        "targets; not the unpublished predictors of the processors, which mispredict less";

    /// Makes a predictor. Counters of direction begin weakly not taken; the counters of the choice
    /// begin with a weak preference for the counter by address alone.
    /// Throws std::invalid_argument with the broken rule where a size is out of range.
    explicit predictor(const predictor_shape &shape)
        : shape_{checked(shape)}, mask_{(1u << shape.table_bits) - 1},
          history_mask_{(1u << shape.history_bits) - 1}, target_mask_{(1u << shape.target_bits) -
                                                                      1},
          history_place_mask_{shape.history_bits == 0 ? 0 : mask_},
          steps_{shape.history_bits == 0 ? &detail::steps_without_history
                                         : &detail::steps_with_history},
          by_address_(mask_ + 1u, counter{1 << 2 | 1}),
          by_history_(history_place_mask_ + 1u, counter{1}), targets_(target_mask_ + 1u, 0),
          returns_(shape.return_entries, 0) {}

    /// Executes the branch that ends a block. Returns whether the branch was mispredicted.
    /// `kind`: the kind of branch
    /// `address`: address of the branch
    /// `following`: address behind the branch
    /// `is_taken`: whether the branch was taken
    /// `next`: address that the branch went to
    bool branch(branch_kind kind, std::uint64_t address, std::uint64_t following, bool is_taken,
                std::uint64_t next) {
        switch (kind) {
        case branch_kind::conditional:
            return conditional(hash(address), is_taken);
        case branch_kind::call:
            push(following);
            return false;
        case branch_kind::indirect_call: {
            const bool is_wrong = target(address, next);
            push(following);
            return is_wrong;
        }
        case branch_kind::indirect_jump:
            return target(address, next);
        case branch_kind::ret:
            return returns_.empty() ? target(address, next) : pop() != next;
        default:
            return false;
        }
    }

    /// Executes the branch that ends a block, and adds a misprediction to `counted`. Returns
    /// whether the branch was mispredicted.
    /// `kind`: the kind of branch
    /// `address`: address of the branch
    /// `following`: address behind the branch
    /// `is_taken`: whether the branch was taken
    /// `next`: address that the branch went to
    bool branch(branch_kind kind, std::uint64_t address, std::uint64_t following, bool is_taken,
                std::uint64_t next, tally &counted) {
        const bool is_wrong = branch(kind, address, following, is_taken, next);
        if (is_wrong) count(kind, is_taken, counted);
        return is_wrong;
    }

    /// Returns the hash of a branch's address by which the tables find the branch. Low bits
    /// distinguish neighbours; the bits above separate code with equal low bits. hash(a ^ b) is
    /// hash(a) ^ hash(b).
    static constexpr std::uint32_t hash(std::uint64_t address) {
        return static_cast<std::uint32_t>(address ^ address >> 16);
    }

    /// Executes a conditional branch. `hash`: hash() of the branch's address. Returns whether the
    /// branch was mispredicted.
    bool conditional(std::uint32_t hash, bool is_taken) {
        counter &simple = by_address_[hash & mask_];
        counter &clever = by_history_[(hash ^ history_) & history_place_mask_];
        const auto step = static_cast<unsigned>(
            (*steps_)[static_cast<unsigned>(simple) | static_cast<unsigned>(clever) << 4 |
                      unsigned{is_taken} << 6]);
        simple = static_cast<counter>(step & 15);
        clever = static_cast<counter>(step >> 4 & 3);
        history_ = (history_ << 1 | std::uint32_t{is_taken}) & history_mask_;
        return (step >> 6) != 0;
    }

    /// Returns whether conditional() would predict the branch rightly, and change nothing.
    bool is_settled(std::uint32_t hash, bool is_taken) const {
        const counter simple = by_address_[hash & mask_];
        const counter clever = by_history_[(hash ^ history_) & history_place_mask_];
        const unsigned current = static_cast<unsigned>(simple) | static_cast<unsigned>(clever) << 4;
        return static_cast<unsigned>((*steps_)[current | unsigned{is_taken} << 6]) == current &&
               history_ == ((history_ << 1 | std::uint32_t{is_taken}) & history_mask_);
    }

private:
    using counter = detail::branch_counter;

    predictor_shape shape_;
    std::uint32_t mask_;
    std::uint32_t history_mask_;
    std::uint32_t target_mask_;
    std::uint32_t history_ = 0;
    std::uint32_t history_place_mask_;
    const detail::branch_steps *steps_;
    // Counters go from 0 to 3; 2 and 3 predict taken, or choose the counter by history.
    // Bits 1:0: counter of the branch's direction, 3:2: counter of the choice between predictions.
    std::vector<counter> by_address_;
    // counters of branches by address and history; without history, one counter that decides
    // nothing
    std::vector<counter> by_history_;
    std::vector<std::uint64_t> targets_;
    // A ring of return addresses: a full ring loses its oldest address.
    std::vector<std::uint64_t> returns_;
    std::size_t top_ = 0;

    static const predictor_shape &checked(const predictor_shape &shape) {
        const auto within = [](const char *text, unsigned value, unsigned minimum,
                               unsigned maximum) {
            if (value < minimum || value > maximum)
                msr::detail::invalid_argument(
                    "predictor: " + std::string(text) + " must be " + std::to_string(minimum) +
                    " to " + std::to_string(maximum) + ", not " + std::to_string(value));
        };
        within("bits of the tables", shape.table_bits, 1, 24);
        within("bits of the targets", shape.target_bits, 1, 24);
        within("bits of the history", shape.history_bits, 0, shape.table_bits);
        return shape;
    }

    static void count(branch_kind kind, bool is_taken, tally &counted) {
        ++counted[signal::mispredicted_branches];
        if (is_taken) ++counted[signal::mispredicted_taken];
        if (kind == branch_kind::conditional) ++counted[signal::mispredicted_conditional];
        if (kind == branch_kind::ret) ++counted[signal::mispredicted_returns];
        if (kind == branch_kind::indirect_call || kind == branch_kind::indirect_jump)
            ++counted[signal::mispredicted_indirect];
    }

    bool target(std::uint64_t address, std::uint64_t next) {
        const std::uint32_t with = shape_.target_history ? history_ : 0;
        std::uint64_t &known = targets_[(hash(address) ^ with) & target_mask_];
        const bool is_wrong = known != next;
        known = next;
        return is_wrong;
    }

    void push(std::uint64_t following) {
        if (returns_.empty()) return;
        top_ = top_ + 1 == returns_.size() ? 0 : top_ + 1;
        returns_[top_] = following;
    }

    std::uint64_t pop() {
        const std::uint64_t predicted = returns_[top_];
        returns_[top_] = 0; // an address of 0 predicts nothing
        top_ = top_ == 0 ? returns_.size() - 1 : top_ - 1;
        return predicted;
    }
};

} // namespace msr::sim
