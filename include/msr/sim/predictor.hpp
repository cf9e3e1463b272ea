// A branch predictor: directions by history, return addresses by a stack, targets of indirect
// branches by a table. It knows no processor; its sizes are a processor's.
//
// Conditional branches: a table of 2-bit counters by address (bimodal), one by address and global
// history (gshare), and a table of 2-bit counters by address that choose between the two
// (McFarling, "Combining branch predictors", WRL TN-36, 1993). Without history there is the first
// table alone.
//
// Limits: published sizes where there are any, but the algorithms of today's processors (TAGE,
// perceptrons, loop predictors) are not public and mispredict less; tables have no tags, so that
// branches disturb each other; direct branches are always predicted; tables learn at once.
#pragma once

#include <msr/sim/block_facts.hpp>
#include <msr/sim/signal.hpp>

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

namespace msr::sim {

/// The sizes of a predictor.
struct predictor_shape {
    unsigned table_bits = 12;   ///< log2 of the counters in each table: 1 to 24
    unsigned history_bits = 12; ///< outcomes in the global history, up to `table_bits`; 0: none
    unsigned return_entries{};  ///< 0: returns are predicted as indirect branches are
    unsigned target_bits = 9;   ///< log2 of the entries for indirect targets: 1 to 24
    bool target_history{};      ///< indirect targets are found by history too

    friend constexpr bool operator==(const predictor_shape &, const predictor_shape &) = default;
};

/// The predictor of one CPU.
class predictor {
public:
    static constexpr const char *limits =
        "branch predictor: bimodal and gshare with a chooser, return stack, table of indirect "
        "targets; not the unpublished predictors of the processors, which mispredict less";

    /// Counters begin weakly not taken; choosers weakly prefer the address alone.
    /// Throws std::invalid_argument with the broken rule.
    explicit predictor(const predictor_shape &shape)
        : shape_{checked(shape)}, mask_{(1u << shape.table_bits) - 1},
          history_mask_{(1u << shape.history_bits) - 1}, target_mask_{(1u << shape.target_bits) -
                                                                      1},
          by_address_(mask_ + 1u, 1 << 2 | 1),
          by_history_(shape.history_bits == 0 ? 0 : mask_ + 1u, 1), targets_(target_mask_ + 1u, 0),
          returns_(shape.return_entries, 0) {}

    /// A branch that ends a block was taken or not, and went to `next`. Whether it was predicted
    /// wrongly; `address` is the branch's, `behind` that of the instruction behind it.
    bool branch(branch_kind kind, std::uint64_t address, std::uint64_t behind, bool taken,
                std::uint64_t next) {
        switch (kind) {
        case branch_kind::conditional:
            return direction(address, taken);
        case branch_kind::call:
            push(behind);
            return false;
        case branch_kind::indirect_call: {
            const bool wrong = target(address, next);
            push(behind);
            return wrong;
        }
        case branch_kind::indirect_jump:
            return target(address, next);
        case branch_kind::ret:
            return returns_.empty() ? target(address, next) : pop() != next;
        default:
            return false;
        }
    }

    /// The same, and what was mispredicted is tallied.
    bool branch(branch_kind kind, std::uint64_t address, std::uint64_t behind, bool taken,
                std::uint64_t next, tally &counted) {
        const bool wrong = branch(kind, address, behind, taken, next);
        if (wrong) count(kind, taken, counted);
        return wrong;
    }

private:
    predictor_shape shape_;
    std::uint32_t mask_;
    std::uint32_t history_mask_;
    std::uint32_t target_mask_;
    std::uint32_t history_ = 0;
    // Counters go from 0 to 3; from 2 on they say taken, or choose the history. Words of 16 bits: a
    // store of a byte would make the compiler forget all that it has read.
    std::vector<std::uint16_t> by_address_; // bits 1:0 the direction, 3:2 the choice
    std::vector<std::uint16_t> by_history_;
    std::vector<std::uint64_t> targets_;
    std::vector<std::uint64_t> returns_; // a ring: what is pushed too much is lost
    std::size_t top_ = 0;

    static const predictor_shape &checked(const predictor_shape &shape) {
        const auto within = [](const char *what, unsigned value, unsigned least, unsigned most) {
            if (value < least || value > most)
                throw std::invalid_argument("predictor: " + std::string(what) + " must be " +
                                            std::to_string(least) + " to " + std::to_string(most) +
                                            ", not " + std::to_string(value));
        };
        within("bits of the tables", shape.table_bits, 1, 24);
        within("bits of the targets", shape.target_bits, 1, 24);
        within("bits of the history", shape.history_bits, 0, shape.table_bits);
        return shape;
    }

    static void count(branch_kind kind, bool taken, tally &counted) {
        ++counted[signal::mispredicted_branches];
        if (taken) ++counted[signal::mispredicted_taken];
        if (kind == branch_kind::conditional) ++counted[signal::mispredicted_conditional];
        if (kind == branch_kind::ret) ++counted[signal::mispredicted_returns];
        if (kind == branch_kind::indirect_call || kind == branch_kind::indirect_jump)
            ++counted[signal::mispredicted_indirect];
    }

    static std::uint32_t learnt(std::uint32_t counter, bool up) {
        return up ? counter + (counter < 3) : counter - (counter > 0);
    }

    // Low bits tell neighbours apart; what is above keeps code of equal low bits apart.
    static std::uint32_t hash(std::uint64_t address) {
        return static_cast<std::uint32_t>(address ^ address >> 16);
    }

    // A branch that is executed again, did the same, and changed nothing: it will not now, either.
    struct {
        std::uint64_t address = ~std::uint64_t{0};
        bool taken{};
        bool wrong{};
    } again_{};

    bool direction(std::uint64_t address, bool taken) {
        if (address == again_.address && taken == again_.taken) return again_.wrong;
        return learn_direction(address, taken);
    }

    bool learn_direction(std::uint64_t address, bool taken) {
        const std::uint32_t place = hash(address) & mask_;
        const std::uint32_t known = by_address_[place];
        const std::uint32_t simple = known & 3;
        const bool simple_says = simple >= 2;
        const bool simple_learns = learnt(simple, taken) != simple;
        if (shape_.history_bits == 0) {
            by_address_[place] = static_cast<std::uint16_t>(learnt(simple, taken));
            return noted(address, taken, simple_says != taken, simple_learns);
        }
        const std::uint32_t place_of_history = (hash(address) ^ history_) & mask_;
        const std::uint32_t clever = by_history_[place_of_history];
        const bool clever_says = clever >= 2;
        by_history_[place_of_history] = static_cast<std::uint16_t>(learnt(clever, taken));
        const std::uint32_t chosen = known >> 2;
        const bool said = chosen >= 2 ? clever_says : simple_says;
        const std::uint32_t choice =
            simple_says != clever_says ? learnt(chosen, clever_says == taken) : chosen;
        by_address_[place] = static_cast<std::uint16_t>(choice << 2 | learnt(simple, taken));
        const std::uint32_t before = history_;
        history_ = (history_ << 1 | std::uint32_t{taken}) & history_mask_;
        return noted(address, taken, said != taken,
                     simple_learns || choice != chosen || history_ != before ||
                         learnt(clever, taken) != clever);
    }

    bool noted(std::uint64_t address, bool taken, bool wrong, bool changed) {
        again_ = {.address = changed ? ~std::uint64_t{0} : address, .taken = taken, .wrong = wrong};
        return wrong;
    }

    bool target(std::uint64_t address, std::uint64_t next) {
        const std::uint32_t with = shape_.target_history ? history_ : 0;
        std::uint64_t &known = targets_[(hash(address) ^ with) & target_mask_];
        const bool wrong = known != next;
        known = next;
        return wrong;
    }

    void push(std::uint64_t behind) {
        if (returns_.empty()) return;
        top_ = top_ + 1 == returns_.size() ? 0 : top_ + 1;
        returns_[top_] = behind;
    }

    std::uint64_t pop() {
        const std::uint64_t predicted = returns_[top_];
        returns_[top_] = 0; // an empty place predicts nothing
        top_ = top_ == 0 ? returns_.size() - 1 : top_ - 1;
        return predicted;
    }
};

} // namespace msr::sim
