// The facts of uncore events, packed into the numbers of a row of an event list.
#pragma once

#include <msr/intel/uncore/box.hpp>
#include <msr/pmu/select/listed.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstdint>

namespace msr::uncore {

/// The qualifiers of choices with a value, in the order of `select::request::values`.
enum class value_number : std::uint8_t {
    umask_ext, ///< bits 63:32 of the select register, where they extend the unit mask
    ch_mask,   ///< the channels in which an IIO event is counted, a bit for each
    fc_mask,   ///< the flow classes that an IIO event counts, a bit for each
    filter0,   ///< the value of the first filter register of the box
    filter1,   ///< the value of the second filter register of the box
};
/// The number of qualifiers of choices with a value.
inline constexpr unsigned value_count = 5;
/// The qualifiers of choices without a value, by the number of their flag in a request.
enum class flag_number : std::uint8_t {
    tid_en,     ///< the counter counts only for the thread in the box's first filter
    occ_invert, ///< the counter counts while the occupancy is below the threshold
    occ_edge,   ///< the counter counts how often the occupancy passes the threshold
};
/// The number of qualifiers of choices without a value.
inline constexpr unsigned flag_count = 3;

/// Returns the position in a request of a qualifier with a value.
constexpr unsigned number_of(value_number index) { return static_cast<unsigned>(index); }
/// Returns the position in a request of a qualifier without a value.
constexpr unsigned number_of(flag_number index) { return static_cast<unsigned>(index); }

/// Returns whether a request has `flag`, one of the qualifiers without a value.
constexpr bool has(const select::request &request, flag_number flag) {
    return request.has_flag(number_of(flag));
}
/// Returns whether a request gives a value to the qualifier `index`.
constexpr bool has(const select::request &request, value_number index) {
    return request.has_value(number_of(index));
}
/// Returns the value that a request gives to a qualifier; 0 where the request gives none.
constexpr std::uint64_t value_of(const select::request &request, value_number index) {
    return request.values[number_of(index)];
}

/// The values that an event needs in addition to its event number and unit mask.
struct wanted_values {
    /// Qualifiers that a choice of the event must give, bit n for the `value_number` n.
    std::uint8_t values{};
    /// Bits of the first and of the second filter of the box that the event uses.
    std::uint32_t filter[2]{};
    /// Whether the event counts matches with registers that the library does not write.
    bool other_registers{};
};

/// The values that events need in addition to event number and unit mask, by the pattern number in
/// the row of an event; tools/uncore/write has an equal list. Filter 0 is the first filter register
/// of a box, filter 1 the second.
inline constexpr wanted_values wanted_by_pattern[] = {
    {},
    {.values = 0x06}, // the event needs the masks of flows and channels
    {.values = 0x02}, // the event needs the mask of channels
    {.values = 0x01}, // the event needs bits 55:32 of the select register
    {.values = 0x10, .filter = {0, 0xffff'ffff}}, // the event needs filter 1
    {.values = 0x10, .filter = {0, 0xffff'ffff}}, // the event needs bits 31:0 of filter 1
    {.values = 0x10, .filter = {0, 0x0000'ffff}}, // the event needs bits 15:0 of filter 1
    {.values = 0x10, .filter = {0, 0x1ff0'0000}}, // the event needs bits 28:20 of filter 1
    {.values = 0x10, .filter = {0, 0x1ff0'ffff}}, // the event needs bits 28:20 and 15:0 of filter 1
    {.values = 0x10, .filter = {0, 0x0003'fc00}}, // the event needs bits 17:10 of filter 1
    {.values = 0x08, .filter = {0x0000'1fff, 0}}, // the event needs bits 12:0 of filter 0
    {.values = 0x08, .filter = {0x07fe'0000, 0}}, // the event needs bits 26:17 of filter 0
    {.values = 0x08, .filter = {0x0000'00ff, 0}}, // the event needs bits 7:0 of filter 0
    {.values = 0x08, .filter = {0x0000'ff00, 0}}, // the event needs bits 15:8 of filter 0
    {.values = 0x08, .filter = {0x00ff'0000, 0}}, // the event needs bits 23:16 of filter 0
    {.values = 0x08, .filter = {0xff00'0000, 0}}, // the event needs bits 31:24 of filter 0
    {.values = 0x08, .filter = {0x00fe'0000, 0}}, // the event needs bits 23:17 of filter 0
    {.values = 0x08, .filter = {0x0000'000f, 0}}, // the event needs bits 3:0 of filter 0
    {.values = 0x08, .filter = {0x0000'001f, 0}}, // the event needs bits 4:0 of filter 0
    {.values = 0x08, .filter = {0x0003'fc00, 0}}, // the event needs bits 17:10 of filter 0
    {.values = 0x08, .filter = {0x007c'0000, 0}}, // the event needs bits 22:18 of filter 0
    {.values = 0x08, .filter = {0xff80'0000, 0}}, // the event needs bits 31:23 of filter 0
    {.values = 0x08,
     .filter = {0xff83'fc00, 0}}, // the event needs bits 31:23 and 17:10 of filter 0
    {.values = 0x08,
     .filter = {0x007f'fc00, 0}}, // the event needs bits 22:18 and 17:10 of filter 0
    {.other_registers = true},
};

/// The facts about an event of a box, unpacked from the row of a list.
struct event_facts {
    box kind{};            ///< the kind of box that counts the event
    std::uint32_t code{};  ///< the event's number, 9 bits
    std::uint32_t umask{}; ///< the event's unit mask, 8 bits
    /// The extension of the event's unit mask, bits 63:32 of the select register; 0: none.
    std::uint32_t umask_ext{};
    std::uint32_t channels{}; ///< the channel mask of an IIO event; 0: none
    std::uint32_t flows{};    ///< the mask of flow classes of an IIO event; 0: none
    /// N: clocks with at least N events are counted; 0: events are counted.
    std::uint32_t threshold{};
    bool invert{}; ///< whether clocks with fewer events than the threshold are counted
    /// The counters of the box that can count the event, bit n for counter n of the box.
    std::uint32_t counters{};
    /// 0: only the fixed counter counts the event, and no event is selected; -1: other counters
    /// count the event.
    int fixed = -1;
    /// Number of the counter that always counts the event and cannot be programmed; -1: none.
    int free_running = -1;
    /// The value of the second filter register of the box; 0: the event list gives none.
    std::uint32_t filter_value{};
    wanted_values wants{}; ///< the filters and masks that the event needs
    bool experimental{};   ///< whether the vendor calls the event experimental
    bool deprecated{};     ///< whether the vendor advises against the event
};

/// Returns the facts about an event of a box, unpacked from the event's row in a list.
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

/// The lowest bit of the number of the box in an event code. An event code contains the box,
/// because an event number means another event in another kind of box.
constexpr unsigned box_position = 16;
/// Returns an event code: the kind of box, and the event number in that kind of box.
/// `event`: the event number, 16 bits
constexpr std::uint32_t code_of(box kind, std::uint32_t event) {
    return static_cast<std::uint32_t>(kind) << box_position | event;
}
/// Returns the kind of box whose counters count a request.
constexpr box box_of(const select::request &request) {
    return static_cast<box>(request.code >> box_position);
}
/// Returns the event number of a request, 16 bits, without the number of the request's box.
constexpr std::uint32_t event_of(const select::request &request) { return request.code & 0xffff; }

/// Returns a request to which the event of a row of a list is added, with all facts of the row.
/// `base`: the request to which the event is added
/// `row`: the row of the event in Intel's list
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

/// Returns the values that a request needs in addition to its event number and unit mask. A raw
/// event counts as one that uses all bits of both filters of the box, and needs no value.
constexpr wanted_values wanted_by(const select::request &request) {
    // of the packed row only the pattern number is read, to save time: the check of filters reads
    // the number for every pair of events of a plan
    if (request.is_listed) return wanted_by_pattern[request.listed->select >> 50 & 0x3f];
    return {.filter = {0xffff'ffff, 0xffff'ffff}};
}

} // namespace msr::uncore
