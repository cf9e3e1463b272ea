// The facts of uncore events, packed into the numbers of a listed row.
#pragma once

#include <msr/intel/uncore/box.hpp>
#include <msr/pmu/select/listed.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstdint>

namespace msr::uncore {

/// Qualifiers with a value, by number.
enum class value_number : std::uint8_t {
    umask_ext, ///< bits 63:32 of the select register, where they extend the unit mask
    ch_mask,   ///< the channels that are counted
    fc_mask,   ///< the flow classes that are counted
    filter0,   ///< the first filter register of the box
    filter1,   ///< the second filter register of the box
};
/// The number of qualifiers with a value.
inline constexpr unsigned value_count = 5;
/// Qualifiers without a value, by number.
enum class flag_number : std::uint8_t {
    tid_en,     ///< for the thread of the filter only
    occ_invert, ///< while the occupancy is below the threshold
    occ_edge,   ///< how often the occupancy passes the threshold
};
/// The number of qualifiers without a value.
inline constexpr unsigned flag_count = 3;

/// Returns the position of a qualifier with a value in a request.
constexpr unsigned number_of(value_number index) { return static_cast<unsigned>(index); }
/// Returns the position of a qualifier without a value in a request.
constexpr unsigned number_of(flag_number index) { return static_cast<unsigned>(index); }

/// Whether a request has a qualifier without a value.
constexpr bool has(const select::request &request, flag_number flag) {
    return request.has_flag(number_of(flag));
}
/// Whether a request gives a value to a qualifier.
constexpr bool has(const select::request &request, value_number index) {
    return request.has_value(number_of(index));
}
/// Returns the value that a request gives to a qualifier; 0 where it gives none.
constexpr std::uint64_t value_of(const select::request &request, value_number index) {
    return request.values[number_of(index)];
}

/// Values that an event needs beside its event number and unit mask.
struct wanted_values {
    std::uint8_t values{};     ///< values that a choice must give, bit n for value n
    std::uint32_t filter[2]{}; ///< bits of the filters of the box that the event looks at
    bool other_registers{};    ///< the event counts matches with registers that the library does
                               ///< not write
};

/// The needs of events beside their numbers, by the number in a row; tools/uncore/write has the
/// same list.
inline constexpr wanted_values wanted_by_pattern[] = {
    {},
    {.values = 0x06},                             // the values `select:fc_mask;select:ch_mask`
    {.values = 0x02},                             // the value `select:ch_mask`
    {.values = 0x01},                             // the value `select:55:32`
    {.values = 0x10, .filter = {0, 0xffff'ffff}}, // filter1
    {.values = 0x10, .filter = {0, 0xffff'ffff}}, // filter1:31:0
    {.values = 0x10, .filter = {0, 0x0000'ffff}}, // filter1:15:0
    {.values = 0x10, .filter = {0, 0x1ff0'0000}}, // filter1:28:20
    {.values = 0x10, .filter = {0, 0x1ff0'ffff}}, // filter1:28:20;filter1:15:0
    {.values = 0x10, .filter = {0, 0x0003'fc00}}, // filter1:17:10
    {.values = 0x08, .filter = {0x0000'1fff, 0}}, // filter0:12:0
    {.values = 0x08, .filter = {0x07fe'0000, 0}}, // filter0:26:17
    {.values = 0x08, .filter = {0x0000'00ff, 0}}, // filter0:7:0
    {.values = 0x08, .filter = {0x0000'ff00, 0}}, // filter0:15:8
    {.values = 0x08, .filter = {0x00ff'0000, 0}}, // filter0:23:16
    {.values = 0x08, .filter = {0xff00'0000, 0}}, // filter0:31:24
    {.values = 0x08, .filter = {0x00fe'0000, 0}}, // filter0:23:17
    {.values = 0x08, .filter = {0x0000'000f, 0}}, // filter0:3:0
    {.values = 0x08, .filter = {0x0000'001f, 0}}, // filter0:4:0
    {.values = 0x08, .filter = {0x0003'fc00, 0}}, // filter0:17:10
    {.values = 0x08, .filter = {0x007c'0000, 0}}, // filter0:22:18
    {.values = 0x08, .filter = {0xff80'0000, 0}}, // filter0:31:23
    {.values = 0x08, .filter = {0xff83'fc00, 0}}, // filter0:31:23;filter0:17:10
    {.values = 0x08, .filter = {0x007f'fc00, 0}}, // filter0:22:18;filter0:17:10
    {.other_registers = true},
};

/// The facts of a row.
struct event_facts {
    box kind{};                   ///< the kind of box
    std::uint32_t code{};         ///< event number, 9 bits
    std::uint32_t umask{};        ///< 8 bits
    std::uint32_t umask_ext{};    ///< bits 63:32 of the select register, where they are unit mask
    std::uint32_t channels{};     ///< channel mask of an IIO event
    std::uint32_t flows{};        ///< flow control mask of an IIO event
    std::uint32_t threshold{};    ///< counts clocks with at least so many events; 0: counts events
    bool invert{};                ///< turns the comparison round
    std::uint32_t counters{};     ///< bit n for counter n of the box
    int fixed = -1;               ///< 0: the fixed counter counts it, and nothing is selected
    int free_running = -1;        ///< the counter that always counts it, and cannot be programmed
    std::uint32_t filter_value{}; ///< of the second filter; 0: the list has none
    wanted_values wants{};        ///< the filters and masks that the event needs
    bool experimental{};          ///< the vendor does not vouch for it
    bool deprecated{};            ///< whether the vendor advises against the event
};

/// Returns what a row of a list says of an event, unpacked.
constexpr event_facts facts_of(const select::listed_row &row) {
    const auto bits = [](std::uint64_t source, unsigned low, unsigned count) {
        return static_cast<std::uint32_t>(source >> low & ((std::uint64_t{1} << count) - 1));
    };
    event_facts facts{.kind = static_cast<box>(bits(row.select, 40, 6)),
                      .code = bits(row.select, 0, 9),
                      .umask = bits(row.select, 12, 8),
                      .umask_ext = bits(row.holds, 0, 32),
                      .channels = bits(row.holds, 32, 12),
                      .flows = bits(row.holds, 44, 3),
                      .threshold = bits(row.select, 28, 8),
                      .invert = bits(row.select, 36, 1) != 0,
                      .counters = bits(row.counting, 0, 16),
                      .fixed = static_cast<int>(bits(row.counting, 48, 4)) - 1,
                      .free_running = static_cast<int>(bits(row.counting, 52, 5)) - 1,
                      .filter_value = bits(row.counting, 16, 32),
                      .wants = wanted_by_pattern[bits(row.select, 50, 6)],
                      .experimental = bits(row.select, 48, 1) != 0,
                      .deprecated = bits(row.sampling, 53, 1) != 0};
    return facts;
}

/// The event code of a choice has the box in its upper half: the same number means another event
/// in another box.
constexpr unsigned box_position = 16;
/// Returns the code of a request: the kind of box and the event number of that box.
constexpr std::uint32_t code_of(box kind, std::uint32_t event) {
    return static_cast<std::uint32_t>(kind) << box_position | event;
}
/// Returns the kind of box that a request counts in.
constexpr box box_of(const select::request &request) {
    return static_cast<box>(request.code >> box_position);
}
/// Returns the event number of a request, 16 bits.
constexpr std::uint32_t event_of(const select::request &request) { return request.code & 0xffff; }

/// A request of an event of a list, with all that its row says.
constexpr select::request with_facts_of(select::request base, const select::listed_row &row) {
    const event_facts facts = facts_of(row);
    base.listed = &row;
    base.is_listed = true;
    base.code = code_of(facts.kind, facts.code);
    base = select::with_masks(base, facts.umask, ~std::uint32_t{0});
    if (facts.threshold != 0) base.threshold = facts.threshold;
    base.invert = base.invert || facts.invert;
    const auto give = [&base](value_number index, std::uint64_t value) {
        if (value != 0) base = select::with_value(base, number_of(index), value);
    };
    give(value_number::umask_ext, facts.umask_ext);
    give(value_number::ch_mask, facts.channels);
    give(value_number::fc_mask, facts.flows);
    give(value_number::filter1, facts.filter_value);
    return base;
}

/// Values that a request needs beside its numbers. A raw event may be any: it looks at all bits.
constexpr wanted_values wanted_by(const select::request &request) {
    if (request.is_listed) return facts_of(*request.listed).wants;
    return {.filter = {0xffff'ffff, 0xffff'ffff}};
}

} // namespace msr::uncore
