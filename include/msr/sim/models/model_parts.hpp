// The parts of a processor's models, and the parts that a sum of signals comes from. A part whose
// signals no counter needs gets no input.
#pragma once

#include <msr/sim/events/event_meanings.hpp>
#include <msr/sim/events/signal.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::sim {

/// A set of the parts of a processor's models: predictor, caches, TLBs.
struct model_parts {
    bool branches{}; ///< whether the set of models has the branch predictor
    bool code{};     ///< whether the set of models has the caches and TLBs that fetches of code use
    bool pages{};    ///< whether the set of models has the TLBs that accesses to data use
    bool data{};     ///< whether the set of models has the caches that accesses to data use

    static constexpr model_parts all() { return {true, true, true, true}; }

    /// Returns whether the set has a part that sees single accesses to memory.
    constexpr bool see_accesses() const { return pages || data; }

    friend constexpr model_parts operator|(const model_parts &left, const model_parts &other) {
        return {left.branches || other.branches, left.code || other.code, left.pages || other.pages,
                left.data || other.data};
    }
    friend constexpr bool operator==(const model_parts &, const model_parts &) = default;
};

/// Returns the parts of the models that a signal depends on. Signals of cache levels that code and
/// data share depend on both `code` and another part.
constexpr model_parts parts_behind(signal signal) {
    switch (signal) {
    case signal::split_loads:
    case signal::split_stores:
    case signal::l1d_load_hits:
    case signal::l1d_load_misses:
    case signal::l1d_store_misses:
    case signal::l1d_replacements:
    case signal::l1d_writebacks:
    case signal::mid_load_hits:
    case signal::mid_store_hits:
        return {.data = true};
    case signal::mispredicted_branches:
    case signal::mispredicted_conditional:
    case signal::mispredicted_taken:
    case signal::mispredicted_returns:
    case signal::mispredicted_indirect:
        return {.branches = true};
    case signal::l1i_fetches:
    case signal::l1i_misses:
    case signal::itlb_misses:
        return {.code = true};
    case signal::dtlb_load_misses:
    case signal::dtlb_store_misses:
        return {.pages = true};
    case signal::stlb_load_hits:
    case signal::stlb_store_hits:
    case signal::load_walks:
    case signal::store_walks:
    case signal::stlb_code_hits:
    case signal::code_walks:
        return {.code = true, .pages = true};
    case signal::latent_loads:
    case signal::cycles:
    case signal::reference_cycles:
    case signal::used_slots:
    case signal::slots_of_mispredictions:
    case signal::slots_of_fetches:
    case signal::slots_of_backend:
    case signal::slots_of_memory:
    case signal::recovery_clocks:
    case signal::heavy_slots:
        return model_parts::all();
    // The number of retired instructions is known without models; signals of cache levels behind
    // the first depend on fetches of code and on accesses to data
    default:
        if (signal < signal::mispredicted_branches) return {};
        return {.code = true, .data = true};
    }
}

/// Returns the parts of the models that a sum of signals depends on.
constexpr model_parts parts_behind(const signal_sum &sum) {
    model_parts model_parts;
    for (std::size_t i = 0; i < sum.count; ++i)
        model_parts = model_parts | parts_behind(sum.terms[i].of);
    return model_parts;
}

/// Returns whether a sum of signals (kinds of occurrences) has loads, stores or hits: these are
/// counted late if the player, which feeds the models, gets late the accesses that change nothing
/// in the models.
constexpr bool counts_hits(const signal_sum &sum) {
    for (std::size_t i = 0; i < sum.count; ++i)
        if (const signal signal = sum.terms[i].of;
            signal == signal::loads || signal == signal::stores || signal == signal::l1d_load_hits)
            return true;
    return false;
}

} // namespace msr::sim
