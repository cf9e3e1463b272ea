// The errata that concern a set of register values. No erratum was measured; each row names public
// documents that describe the erratum.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/intel/netburst/errata/erratum.hpp>
#include <msr/intel/netburst/errata/event_errata.hpp>
#include <msr/intel/netburst/errata/register_errata.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/intel/netburst/values/active_counters.hpp>
#include <msr/intel/netburst/values/named_registers.hpp>

#include <cstdint>

namespace msr::netburst {

/// An erratum, and the register or counter whose user it concerns.
struct concerned_by {
    const erratum *entry{};
    const char *where{}; ///< name of the register, or of the counter that counts the event
    const char *event{}; ///< name of the event; null: the erratum concerns the register alone
};

/// Calls `sink(const concerned_by &)` for each erratum of the register `where` while it holds
/// `value`.
template <typename Sink>
constexpr void each_erratum(const named_register &where, std::uint64_t value, const target &target,
                            Sink &&sink) {
    for (const register_erratum &row : register_errata)
        if (row.when.on.among(target) && row.when.holds(where, value))
            sink(concerned_by{&row.entry, where.name, nullptr});
}

/// Calls `sink(const concerned_by &)` for each erratum of the event that a counter counts. `replay`
/// is the number of the replay metric that the counter counts, or 0.
template <typename Sink>
constexpr void each_erratum(const counting &entry, unsigned replay, const target &target,
                            Sink &&sink) {
    for (const event_erratum &row : event_errata) {
        const bool of_metric = row.when.replay == 0 || row.when.replay == replay;
        if (of_metric && row.when.on.among(target) && row.when.holds(entry))
            sink(concerned_by{&row.entry, row_of(entry.counter).name,
                              entry.particulars.event->name});
    }
}

/// Calls `sink(const concerned_by &)` for each erratum that concerns a user of the register values
/// on a target: first those of each register in the order given, then those of each counter that
/// counts. The sink may get an erratum several times, once for each register or counter. Each
/// address may stand once in `values`.
template <typename Sink>
constexpr void each_erratum(sequence<register_value> values, const target &target, Sink &&sink) {
    for (const register_value &held : values)
        if (const found_register result = register_at(held.address, target))
            each_erratum(result.row, held.value, target, sink);
    each_counting(values, target, [&](const counting &entry) {
        unsigned replay = 0;
        each_feed(values, entry, [&](const feed &source) {
            if (source.metric != nullptr) replay = source.metric->replay;
        });
        each_erratum(entry, replay, target, sink);
    });
}

} // namespace msr::netburst
