// Definitions of the shares of issue slots: rows of the tables in the folders of counters.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/portable/slot_share.hpp>

#include <cstdint>

namespace msr {

/// A part of a sum of slots: a factor times a count.
struct slot_term {
    int factor{};         ///< slots for each count; below 0 they are subtracted
    const char *choice{}; ///< what is counted, in the notation of the processors' counters
    const char *listed{}; ///< the name of a raw event in the vendor's lists, or null

    constexpr bool is_there() const { return choice != nullptr; }
};

/// A sum of slots. The first term that is not there ends it.
struct slot_sum {
    slot_term terms[4]{};
};

/// The events that divide the issue slots of some processors: the slots in those clocks in which
/// the thread that is counted is not halted.
struct slot_definition {
    std::uint64_t cores{}; ///< processors that it is for, in an encoding of their counters
    slot_sum whole;        ///< the sum of all slots
    slot_sum shares[slot_share_count]; ///< in the order of `slot_share`

    constexpr const slot_sum &operator[](slot_share share) const {
        return shares[static_cast<std::size_t>(share)];
    }
};

/// Returns the first definition whose `cores` satisfy `applies(cores)`, or null.
template <typename Applies>
constexpr const slot_definition *first_definition(sequence<slot_definition> definitions,
                                                  Applies &&applies) {
    for (const slot_definition &definition : definitions)
        if (applies(definition.cores)) return &definition;
    return nullptr;
}

} // namespace msr
