// Definitions of the shares of issue slots: rows of tables, one for each kind of counters (such as
// msr/intel/perfmon/slot_shares.hpp).
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/portable/slot_share.hpp>

#include <cstdint>

namespace msr {

/// A term of a sum of issue slots: a factor times the count of an event.
struct slot_term {
    /// Slots for each event that the term counts; a negative factor subtracts the slots.
    int factor{};
    /// The term's event, in the notation of the processors' counters; null: there is no term.
    const char *choice{};
    /// The name of the term's event in the vendor's lists, where `choice` is a raw event; otherwise
    /// null.
    const char *listed{};

    constexpr bool is_there() const { return choice != nullptr; }
};

/// A sum of issue slots. The first term without a `choice` ends the sum.
struct slot_sum {
    slot_term terms[4]{};
};

/// The sums by which some processors' issue slots are divided into shares, for clocks in which the
/// thread that is counted is not halted.
struct slot_definition {
    /// Set of the processors that the definition is for, encoded by the header that has the
    /// definition (such as msr/intel/perfmon/slot_shares.hpp).
    std::uint64_t cores{};
    slot_sum whole; ///< the sum of all issue slots, of which the shares are parts
    /// The sum of each share's slots, in the order of `slot_share`.
    slot_sum shares[slot_share_count];

    constexpr const slot_sum &operator[](slot_share share) const {
        return shares[static_cast<std::size_t>(share)];
    }
};

/// Returns the first definition of shares of issue slots whose `cores` satisfy `applies(cores)`, or
/// null where no definition does.
template <typename Applies>
constexpr const slot_definition *first_definition(sequence<slot_definition> definitions,
                                                  Applies &&applies) {
    for (const slot_definition &definition : definitions)
        if (applies(definition.cores)) return &definition;
    return nullptr;
}

} // namespace msr
