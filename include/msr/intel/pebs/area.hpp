// The debug store's management area from Core 2 on: the addresses of the buffers, and the value
// with which each counter is reloaded after a sample. A reader checks all values, as memory may
// hold anything. Source: Linux, asm/intel_ds.h, arch/x86/events/intel/ds.c. The rules of a buffer
// are those of the Pentium 4 (Intel SDM volume 3, 17.4.9). Nothing here was measured.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/intel/netburst/debug_store/bts_records.hpp>
#include <msr/intel/netburst/debug_store/geometry.hpp>
#include <msr/intel/pebs/format.hpp>
#include <msr/intel/pebs/words.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::pebs {

MSR_RULE(pebs_area_is_complete,
         "these bytes are fewer than the management area of this layout has");
MSR_RULE(pebs_buffer_is_written_whole,
         "the management area tells of a PEBS buffer of another size than the bytes have");
MSR_RULE(counter_has_reset_slot,
         "the management area of this format has no slot to reload this counter from");
MSR_RULE(reset_fits_counter, "what a counter is reloaded with must fit the width of the counter");

/// A branch record of the 64-bit layout, as on the Pentium 4, and of the 32-bit one.
using branch_record = netburst::bts_record<netburst::layout_64>;
/// A branch record of the 32-bit layout.
using branch_record_32 = netburst::bts_record<netburst::layout_32>;
/// A buffer as the management area describes it.
using netburst::store_buffer;

// --- layouts ------------------------------------------------------------------------------------

/// A counter that takes samples: a general one, or a fixed one.
struct counter {
    bool is_fixed{};   ///< otherwise it is a general counter
    unsigned number{}; ///< among the counters of its kind, from 0 on

    friend constexpr bool operator==(const counter &, const counter &) = default;
};
/// Returns the general counter of a number.
constexpr counter general_counter(unsigned number) { return {false, number}; }
/// Returns the fixed counter of a number.
constexpr counter fixed_counter(unsigned number) { return {true, number}; }

/// A layout of the management area.
enum class area_layout : std::uint8_t {
    words_32,       ///< processors without 64-bit debug store: branches, as on the Pentium 4
    format_0_to_3,  ///< 64-bit words
    format_4,       ///< 64-bit words, slots of 8 general and 4 fixed counters: adaptive records
    format_5_and_6, ///< 64-bit words, slots of 32 general and 16 fixed counters
};

/// The sizes and positions of a layout.
struct area_shape {
    unsigned word{};    ///< bytes of an address
    unsigned general{}; ///< slots of general counters
    unsigned fixed{};   ///< slots of fixed counters

    /// Bytes in front of the first slot; each slot has 8.
    constexpr unsigned slots_offset() const { return 8 * word; }
    /// Bytes of the whole area.
    constexpr unsigned size() const { return slots_offset() + 8 * (general + fixed); }
    /// Whether the area has a slot for this counter.
    constexpr bool has(const counter &counter) const {
        return counter.number < (counter.is_fixed ? fixed : general);
    }
    /// The offset of a counter's slot in bytes; the counter must have one.
    constexpr unsigned slot_offset(const counter &counter) const {
        return slots_offset() + 8 * (counter.number + (counter.is_fixed ? general : 0));
    }
};

/// Returns the sizes and positions of a layout of the management area.
constexpr area_shape shape_of(area_layout layout) {
    switch (layout) {
    case area_layout::words_32:
        return {4, 1, 0};
    case area_layout::format_0_to_3:
        return {8, 8, 0};
    case area_layout::format_4:
        return {8, 8, 4};
    case area_layout::format_5_and_6:
        break;
    }
    return {8, 32, 16};
}

/// The layout of a format. Architectural PEBS has its buffer in registers; its records have no
/// area.
constexpr area_layout area_layout_of(format number) {
    if (is_fixed(number)) return area_layout::format_0_to_3;
    return number == format::adaptive ? area_layout::format_4 : area_layout::format_5_and_6;
}

/// Whether a format takes samples on a counter and reloads it from the area. On Core 2 only general
/// counter 0 does.
/// `number`: the format of the records
/// `counter`: a general or a fixed counter
constexpr bool has_reset_slot(format number, const counter &counter) {
    if (number == format::architectural) return false;
    if (number == format::core2) return counter == general_counter(0);
    return shape_of(area_layout_of(number)).has(counter);
}

namespace detail {

inline constexpr const char *area_words[] = {
    "bts_buffer_base",  "bts_index",  "bts_absolute_maximum",  "bts_interrupt_threshold",
    "pebs_buffer_base", "pebs_index", "pebs_absolute_maximum", "pebs_interrupt_threshold"};
inline constexpr const char *general_slots[] = {
    "pebs_gp_reset_0",  "pebs_gp_reset_1",  "pebs_gp_reset_2",  "pebs_gp_reset_3",
    "pebs_gp_reset_4",  "pebs_gp_reset_5",  "pebs_gp_reset_6",  "pebs_gp_reset_7",
    "pebs_gp_reset_8",  "pebs_gp_reset_9",  "pebs_gp_reset_10", "pebs_gp_reset_11",
    "pebs_gp_reset_12", "pebs_gp_reset_13", "pebs_gp_reset_14", "pebs_gp_reset_15",
    "pebs_gp_reset_16", "pebs_gp_reset_17", "pebs_gp_reset_18", "pebs_gp_reset_19",
    "pebs_gp_reset_20", "pebs_gp_reset_21", "pebs_gp_reset_22", "pebs_gp_reset_23",
    "pebs_gp_reset_24", "pebs_gp_reset_25", "pebs_gp_reset_26", "pebs_gp_reset_27",
    "pebs_gp_reset_28", "pebs_gp_reset_29", "pebs_gp_reset_30", "pebs_gp_reset_31"};
inline constexpr const char *fixed_slots[] = {
    "pebs_fixed_reset_0",  "pebs_fixed_reset_1",  "pebs_fixed_reset_2",  "pebs_fixed_reset_3",
    "pebs_fixed_reset_4",  "pebs_fixed_reset_5",  "pebs_fixed_reset_6",  "pebs_fixed_reset_7",
    "pebs_fixed_reset_8",  "pebs_fixed_reset_9",  "pebs_fixed_reset_10", "pebs_fixed_reset_11",
    "pebs_fixed_reset_12", "pebs_fixed_reset_13", "pebs_fixed_reset_14", "pebs_fixed_reset_15"};

} // namespace detail

/// The number of fields of a layout.
constexpr unsigned field_count(area_layout layout) {
    const area_shape shape = shape_of(layout);
    return 8 + shape.general + shape.fixed;
}

/// A field of a layout, in the order in which they lie in memory.
/// `place`: the position of the field, less than `field_count(layout)`
constexpr record_field area_field(area_layout layout, unsigned place) {
    const area_shape shape = shape_of(layout);
    if (place < 8)
        return {detail::area_words[place], place * shape.word, shape.word, 0, 8 * shape.word};
    const unsigned slot = place - 8;
    const char *const name = slot < shape.general ? detail::general_slots[slot]
                                                  : detail::fixed_slots[slot - shape.general];
    return {name, shape.slots_offset() + 8 * slot, 8, 0, 64};
}

// --- reading ------------------------------------------------------------------------------------

/// All that a management area holds.
struct store {
    store_buffer bts{};                ///< the buffer of branch records
    store_buffer pebs{};               ///< the buffer of precise samples
    std::uint64_t general_reset[32]{}; ///< what each counter is reloaded with after a sample
    /// The values that fixed counters are reloaded with, by number.
    std::uint64_t fixed_reset[16]{};

    /// The value that a counter is reloaded with; the counter must have a place here.
    constexpr std::uint64_t &reset(const counter &counter) {
        return counter.is_fixed ? fixed_reset[counter.number] : general_reset[counter.number];
    }
    friend constexpr bool operator==(const store &, const store &) = default;
};

/// A management area in memory, as a view; the bytes must outlive it. It may have been written by
/// the processor, or by anybody: each accessor gives what is there.
class area {
public:
    /// The area at the start of some bytes. With too few of them it is not complete: then nothing
    /// is read, and all that it holds is 0.
    constexpr area(area_layout area_layout, byte_view bytes)
        : layout{area_layout}, first{bytes.count < shape_of(area_layout).size() ? nullptr
                                                                                : bytes.first} {}

    /// Whether there were bytes enough for the whole area.
    constexpr bool is_complete() const { return first != nullptr; }
    /// The buffer of branch records (BTS); all 0 where the area is not complete.
    constexpr store_buffer bts() const { return buffer(0); }
    /// The buffer of PEBS records; all 0 where the area is not complete.
    constexpr store_buffer pebs() const { return buffer(4); }
    /// The value that a counter is reloaded with; 0 where the layout has no slot for the counter.
    constexpr std::uint64_t reset(const counter &counter) const {
        const area_shape shape = shape_of(layout);
        return is_complete() && shape.has(counter) ? load_64(first + shape.slot_offset(counter))
                                                   : 0;
    }
    /// Copies all that the area holds; a counter without a slot has 0.
    constexpr store values() const {
        store store{bts(), pebs(), {}, {}};
        for (unsigned i = 0; i < 32; ++i)
            store.general_reset[i] = reset(general_counter(i));
        for (unsigned i = 0; i < 16; ++i)
            store.fixed_reset[i] = reset(fixed_counter(i));
        return store;
    }
    /// The layout with which the bytes are read.
    constexpr area_layout how() const { return layout; }
    /// The first byte, or null if it is not complete.
    constexpr const unsigned char *data() const { return first; }

private:
    constexpr std::uint64_t at(unsigned place) const {
        return is_complete() ? area_field(layout, place).at(first) : 0;
    }
    constexpr store_buffer buffer(unsigned place) const {
        return {at(place), at(place + 1), at(place + 2), at(place + 3)};
    }

    area_layout layout;
    const unsigned char *first;
};

/// Calls `sink` with a `described_field` for each field of an area that is complete.
/// `area`: a management area; one that is not complete has no fields
/// `sink`: called with each field
template <typename Sink>
constexpr void describe(const area &area, Sink &&sink) {
    if (!area.is_complete()) return;
    for (unsigned i = 0; i < field_count(area.how()); ++i) {
        const record_field field = area_field(area.how(), i);
        sink(described_field{"management", field, field.at(area.data())});
    }
}

// --- judging ------------------------------------------------------------------------------------

namespace detail {

constexpr bool is_canonical(std::uint64_t address) {
    const std::uint64_t upper = address >> 47;
    return upper == 0 || upper == ~std::uint64_t{0} >> 47;
}

/// A PEBS buffer whose records have at most `largest` bytes and begin at multiples of `step`.
constexpr verdict check_buffer(const store_buffer &buffer, std::uint64_t largest,
                               std::uint64_t step) {
    const char *const *const names = area_words + 4; // four words: base, index, maximum, threshold
    const std::uint64_t addresses[] = {buffer.base, buffer.index, buffer.absolute_maximum,
                                       buffer.interrupt_threshold};
    for (unsigned i = 0; i < 4; ++i)
        if (!is_canonical(addresses[i])) return {&netburst::address_is_canonical::text, {names[i]}};
    if (buffer.base % 8 != 0) return {&netburst::part_lies_on_word::text, {names[0]}};
    const std::uint64_t end = buffer.absolute_maximum;
    if (end <= buffer.base || end - buffer.base < largest)
        return {&netburst::buffer_is_not_empty::text, {names[2]}};
    // The rule demands that both ends of the buffer are canonical, and all addresses between them.
    if (buffer.base >> 63 != end >> 63) return {&netburst::address_is_canonical::text, {names[2]}};
    if ((end - buffer.base) % step != 0)
        return {&netburst::buffer_holds_whole_records::text, {names[2]}};
    if (buffer.interrupt_threshold < buffer.base || buffer.interrupt_threshold >= end)
        return {&netburst::threshold_lies_in_buffer::text, {names[3]}};
    if ((buffer.interrupt_threshold - buffer.base) % step != 0)
        return {&netburst::threshold_lies_on_record::text, {names[3]}};
    if (buffer.index < buffer.base || buffer.index > end)
        return {&netburst::index_lies_in_buffer::text, {names[1]}};
    if ((buffer.index - buffer.base) % step != 0)
        return {&netburst::index_lies_on_record::text, {names[1]}};
    return {};
}

} // namespace detail

/// Returns the step, in bytes, between places where records of a selection may begin: their size,
/// or 8 where their sizes differ.
constexpr std::uint64_t record_step(const selection &chosen) {
    return is_fixed(chosen.number) ? largest_record(chosen) : 8;
}

/// The first rule that the buffer of a selection breaks. None where all four addresses are 0.
/// `chosen`: the selection, with the format of the records
/// `pebs`: four linear addresses
constexpr verdict check(const selection &chosen, const store_buffer &pebs) {
    if (const verdict verdict = check(chosen); !verdict.legal()) return verdict;
    if (!pebs.is_there() || chosen.number == format::architectural) return {};
    return detail::check_buffer(pebs, largest_record(chosen), record_step(chosen));
}

/// The first rule that a store breaks: its buffers, and what counters of `counter_width` bits are
/// reloaded with.
/// `chosen`: the selection, with the format of the records
/// `store`: both buffers, and the values that counters are reloaded with
/// `counter_width`: bits of the counters, 1 to 64
constexpr verdict check(const selection &chosen, const store &store, unsigned counter_width) {
    if (const verdict ruling = netburst::check<branch_record>(store.bts); !ruling.legal())
        return ruling;
    if (const verdict ruling = check(chosen, store.pebs); !ruling.legal()) return ruling;
    if (store.bts.is_there() && store.pebs.is_there() &&
        store.bts.base < store.pebs.absolute_maximum &&
        store.pebs.base < store.bts.absolute_maximum)
        return {&netburst::parts_do_not_overlap::text,
                {detail::area_words[0], detail::area_words[4]}};
    const auto check_reset = [&](const counter &counter, std::uint64_t value,
                                 const char *name) -> verdict {
        if (value != 0 && !has_reset_slot(chosen.number, counter))
            return {&counter_has_reset_slot::text, {name}};
        if (counter_width < 64 && value >> counter_width != 0)
            return {&reset_fits_counter::text, {name}};
        return {};
    };
    for (unsigned i = 0; i < 32; ++i)
        if (const verdict ruling =
                check_reset(general_counter(i), store.general_reset[i], detail::general_slots[i]);
            !ruling.legal())
            return ruling;
    for (unsigned i = 0; i < 16; ++i)
        if (const verdict ruling =
                check_reset(fixed_counter(i), store.fixed_reset[i], detail::fixed_slots[i]);
            !ruling.legal())
            return ruling;
    return {};
}

/// The bytes in front of the index of a PEBS buffer, which hold the records that were written.
struct written_bytes {
    verdict why{};     ///< where a rule is broken, there are no bytes
    byte_view bytes{}; ///< the bytes; none where a rule is broken
};

/// The records that were written to a buffer whose bytes are given: all of them, wherever they are
/// mapped. What the management area says is used only within those bytes.
/// `chosen`: the selection, with the format of the records
/// `pebs`: the buffer as the management area has it
/// `buffer`: all bytes of the buffer
/// Returns the bytes with records, or the broken rule.
constexpr written_bytes written_to(const selection &chosen, const store_buffer &pebs,
                                   byte_view buffer) {
    if (const verdict verdict = check(chosen, pebs); !verdict.legal()) return {.why = verdict};
    if (pebs.absolute_maximum - pebs.base != buffer.count)
        return {.why = {&pebs_buffer_is_written_whole::text, {detail::area_words[6]}}};
    // Architectural PEBS has no management area, so that `check` has not checked the index.
    if (pebs.index - pebs.base > buffer.count)
        return {.why = {&netburst::index_lies_in_buffer::text, {detail::area_words[5]}}};
    const std::size_t bytes = pebs.index - pebs.base;
    return {.bytes = {buffer.first, bytes}};
}

} // namespace msr::pebs
