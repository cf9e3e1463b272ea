// The meanings of events of boxes outside of the cores of simulated Intel servers: requests to
// slices of the last-level cache, and lines that memory controllers transfer. An event without a
// row is not simulated. Source of the event codes: github.com/intel/perfmon 6dadedf3aa48, SKX
// version 1.37 and SPR.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/intel/uncore/box.hpp>
#include <msr/processor/identity.hpp>

#include <cstdint>

namespace msr::sim {

/// The number of uncore boxes of each kind in a package of a simulated processor, as in one model
/// that was sold; 0: no box of the kind has counters.
struct simulated_boxes {
    unsigned slices{};   ///< number of CHA boxes, one for each slice of the last-level cache
    unsigned channels{}; ///< number of IMC boxes, one for each memory channel
};

constexpr simulated_boxes boxes_of(core processor) {
    switch (processor) {
    case core::skylake_sp:
        return {.slices = 28, .channels = 6};
    case core::sapphire_rapids:
        return {.slices = 56, .channels = 8};
    default:
        return {};
    }
}

/// The requests to slices of the last-level cache and the transfers of memory controllers that an
/// event counts.
struct box_sum {
    /// Kinds of requests that the event counts: bit n for `line_request` n.
    std::uint8_t requests{};
    bool hits{};
    bool misses{};
    bool reads{};  ///< whether the event counts lines read from memory
    bool writes{}; ///< whether the event counts lines written to memory
};

/// An event of an uncore box: the values of its select register and of the box's second filter
/// register, and the requests or transfers that it counts.
struct box_event_row {
    uncore::box kind{};
    std::uint32_t code{};
    std::uint32_t umask{};
    std::uint32_t extension{}; ///< bits 63:32 of the select register by which the event is selected
    /// Value of the box's second filter register that the event needs; ~0: the box has no such
    /// register.
    std::uint32_t filter{};
    box_sum sum{};
};

namespace detail {

inline constexpr std::uint32_t no_filter = ~std::uint32_t{0};
inline constexpr box_sum transfers_in{.reads = true};
inline constexpr box_sum transfers_out{.writes = true};
inline constexpr box_sum transfers{.reads = true, .writes = true};
inline constexpr std::uint8_t every_request = 0b111, data_reads = 0b001, ownerships = 0b010,
                              code_reads = 0b100;
constexpr box_sum hits(std::uint8_t requests) { return {.requests = requests, .hits = true}; }
constexpr box_sum misses(std::uint8_t requests) { return {.requests = requests, .misses = true}; }
constexpr box_sum all(std::uint8_t requests) {
    return {.requests = requests, .hits = true, .misses = true};
}

using uncore::box;

// Event TOR_INSERTS has code 35H. The box's second filter register (filter 1) has the opcode of the
// request in bits 18:9: 202H DRd, 201H CRd, 200H RFO; 3BH lets all opcodes of local and remote
// memory through.
inline constexpr box_event_row skylake_sp_boxes[] = {
    {box::cha, 0x35, 0x11, 0, 0x3b, hits(every_request)},
    {box::cha, 0x35, 0x21, 0, 0x3b, misses(every_request)},
    {box::cha, 0x35, 0x31, 0, 0x3b, all(every_request)},
    {box::cha, 0x35, 0x11, 0, 0x40433, hits(data_reads)},
    {box::cha, 0x35, 0x21, 0, 0x40433, misses(data_reads)},
    {box::cha, 0x35, 0x11, 0, 0x40233, hits(code_reads)},
    {box::cha, 0x35, 0x21, 0, 0x40233, misses(code_reads)},
    {box::cha, 0x35, 0x11, 0, 0x40033, hits(ownerships)},
    {box::cha, 0x35, 0x21, 0, 0x40033, misses(ownerships)},
    {box::imc, 0x04, 0x03, 0, no_filter, transfers_in},  // event CAS_COUNT.RD
    {box::imc, 0x04, 0x0c, 0, no_filter, transfers_out}, // event CAS_COUNT.WR
    {box::imc, 0x04, 0x0f, 0, no_filter, transfers},     // event CAS_COUNT.ALL
};

// Event TOR_INSERTS of the CHA has code 35H, LLC_LOOKUP has 34H.
inline constexpr box_event_row sapphire_rapids_boxes[] = {
    {box::cha, 0x35, 0x01, 0xc001ff, no_filter, all(every_request)}, // event TOR_INSERTS.IA
    {box::cha, 0x35, 0x01, 0xc001fd, no_filter, hits(every_request)},
    {box::cha, 0x35, 0x01, 0xc001fe, no_filter, misses(every_request)},
    {box::cha, 0x35, 0x01, 0xc817ff, no_filter, all(data_reads)}, // event TOR_INSERTS.IA_DRD
    {box::cha, 0x35, 0x01, 0xc817fd, no_filter, hits(data_reads)},
    {box::cha, 0x35, 0x01, 0xc817fe, no_filter, misses(data_reads)},
    {box::cha, 0x35, 0x01, 0xc80fff, no_filter, all(code_reads)}, // event TOR_INSERTS.IA_CRD
    {box::cha, 0x35, 0x01, 0xc80ffd, no_filter, hits(code_reads)},
    {box::cha, 0x35, 0x01, 0xc80ffe, no_filter, misses(code_reads)},
    {box::cha, 0x35, 0x01, 0xc807ff, no_filter, all(ownerships)}, // event TOR_INSERTS.IA_RFO
    {box::cha, 0x35, 0x01, 0xc807fd, no_filter, hits(ownerships)},
    {box::cha, 0x35, 0x01, 0xc807fe, no_filter, misses(ownerships)},
    {box::cha, 0x34, 0xff, 0x1bc1, no_filter, all(data_reads)}, // event LLC_LOOKUP.DATA_RD
    // Event LLC_LOOKUP.DATA_READ_MISS.
    {box::cha, 0x34, 0x01, 0x1fc1, no_filter, misses(data_reads)},
    // Event LLC_LOOKUP for reads of code.
    {box::cha, 0x34, 0xff, 0x1bd0, no_filter, all(code_reads)},
    {box::cha, 0x34, 0xff, 0x1bc8, no_filter, all(ownerships)}, // event LLC_LOOKUP.RFO
    {box::imc, 0x05, 0xcf, 0, no_filter, transfers_in},         // event CAS_COUNT.RD
    {box::imc, 0x05, 0xf0, 0, no_filter, transfers_out},        // event CAS_COUNT.WR
    {box::imc, 0x05, 0xff, 0, no_filter, transfers},            // event CAS_COUNT.ALL
};

} // namespace detail

/// Returns the events of boxes that a simulated processor counts; an empty sequence: the processor
/// counts no events of boxes.
constexpr sequence<box_event_row> box_meanings_of(core processor) {
    switch (processor) {
    case core::skylake_sp:
        return all_of(detail::skylake_sp_boxes);
    case core::sapphire_rapids:
        return all_of(detail::sapphire_rapids_boxes);
    default:
        return {};
    }
}

} // namespace msr::sim
