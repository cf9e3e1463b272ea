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

/// A branch record (BTS) of the 64-bit layout, as on the Pentium 4.
using branch_record = netburst::bts_record<netburst::layout_64>;
/// A branch record (BTS) of the 32-bit layout.
using branch_record_32 = netburst::bts_record<netburst::layout_32>;
/// A buffer of the debug store, by four addresses in the management area.
using netburst::store_buffer;

// --- layouts ------------------------------------------------------------------------------------

/// A counter that takes samples: a general or a fixed counter.
struct counter {
    bool is_fixed{};   ///< whether the counter is a fixed counter; false: a general counter
    unsigned number{}; ///< number of the counter among the general or the fixed counters, from 0 on

    friend constexpr bool operator==(const counter &, const counter &) = default;
};
/// Returns the general counter with a number, from 0 on.
constexpr counter general_counter(unsigned number) { return {false, number}; }
/// Returns the fixed counter with a number, from 0 on.
constexpr counter fixed_counter(unsigned number) { return {true, number}; }

/// A layout of the debug store's management area.
enum class area_layout : std::uint8_t {
    /// The area has 32-bit words and a slot (reload value) of one general counter: processors
    /// without 64-bit debug store.
    words_32,
    /// The area has 64-bit words and slots (reload values) of 8 general counters: PEBS formats 0 to
    /// 3.
    format_0_to_3,
    /// The area has 64-bit words and slots (reload values) of 8 general and 4 fixed counters: PEBS
    /// format 4.
    format_4,
    /// The area has 64-bit words and slots (reload values) of 32 general and 16 fixed counters:
    /// PEBS formats 5 and 6.
    format_5_and_6,
};

/// The sizes and positions of a layout of the management area.
struct area_shape {
    unsigned word{};    ///< number of bytes of an address in the management area, 4 or 8
    unsigned general{}; ///< number of slots (reload values) of general counters in the area
    unsigned fixed{};   ///< number of slots (reload values) of fixed counters in the area

    /// Returns the offset of the first counter's slot (reload value) in the management area, in
    /// bytes; each slot has 8 bytes.
    constexpr unsigned slots_offset() const { return 8 * word; }
    /// Returns the size of the whole management area in bytes.
    constexpr unsigned size() const { return slots_offset() + 8 * (general + fixed); }
    /// Returns whether the management area has a slot (a reload value) for a counter.
    constexpr bool has(const counter &counter) const {
        return counter.number < (counter.is_fixed ? fixed : general);
    }
    /// Returns the offset of a counter's slot (reload value) in the management area, in bytes; the
    /// counter must have a slot.
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

/// Returns the layout of the management area for a PEBS format. For architectural PEBS the result
/// has no meaning: registers, not an area, give the buffer of architectural PEBS.
constexpr area_layout area_layout_of(format number) {
    if (is_fixed(number)) return area_layout::format_0_to_3;
    return number == format::adaptive ? area_layout::format_4 : area_layout::format_5_and_6;
}

/// Returns whether a counter takes samples in a PEBS format and is reloaded from the management
/// area. On Core 2 only general counter 0 is.
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

/// Returns the number of fields of a layout of the management area.
constexpr unsigned field_count(area_layout layout) {
    const area_shape shape = shape_of(layout);
    return 8 + shape.general + shape.fixed;
}

/// Returns a field of a layout of the management area.
/// `place`: the position of the field in the order of memory, less than `field_count(layout)`
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

/// The contents of a management area: two buffers, and the values with which counters are reloaded.
struct store {
    store_buffer bts{};  ///< the buffer of branch records (BTS)
    store_buffer pebs{}; ///< the buffer of PEBS records
    /// The values with which general counters are reloaded after a sample, by number of the
    /// counter.
    std::uint64_t general_reset[32]{};
    /// The values with which fixed counters are reloaded after a sample, by number of the counter.
    std::uint64_t fixed_reset[16]{};

    /// Returns the value with which a counter is reloaded after a sample, to read or to set.
    /// `counter`: general counter 0 to 31, or fixed counter 0 to 15
    constexpr std::uint64_t &reset(const counter &counter) {
        return counter.is_fixed ? fixed_reset[counter.number] : general_reset[counter.number];
    }
    friend constexpr bool operator==(const store &, const store &) = default;
};

/// A management area in memory, as a view; the bytes must outlive the view. Each accessor returns
/// the value in memory, whether the processor or a program wrote it.
class area {
public:
    /// Makes a view of the management area at the start of some bytes. With too few bytes the area
    /// is not complete: nothing is read, and all its values are 0.
    constexpr area(area_layout area_layout, byte_view bytes)
        : layout{area_layout}, first{bytes.count < shape_of(area_layout).size() ? nullptr
                                                                                : bytes.first} {}

    /// Returns whether the given bytes sufficed for the whole management area.
    constexpr bool is_complete() const { return first != nullptr; }
    /// Returns the buffer of branch records (BTS); all 0 where the area is not complete.
    constexpr store_buffer bts() const { return buffer(0); }
    /// Returns the buffer of PEBS records; all 0 where the area is not complete.
    constexpr store_buffer pebs() const { return buffer(4); }
    /// Returns the value with which a counter is reloaded after a sample; 0 where the layout has no
    /// slot for the counter or the area is not complete.
    constexpr std::uint64_t reset(const counter &counter) const {
        const area_shape shape = shape_of(layout);
        return is_complete() && shape.has(counter) ? load_64(first + shape.slot_offset(counter))
                                                   : 0;
    }
    /// Returns a copy of all values of the management area; the value of a counter without a slot
    /// is 0.
    constexpr store values() const {
        store store{bts(), pebs(), {}, {}};
        for (unsigned i = 0; i < 32; ++i)
            store.general_reset[i] = reset(general_counter(i));
        for (unsigned i = 0; i < 16; ++i)
            store.fixed_reset[i] = reset(fixed_counter(i));
        return store;
    }
    /// Returns the layout with which the bytes of the management area are read.
    constexpr area_layout how() const { return layout; }
    /// Returns the address of the first byte of the management area, or null where the area is not
    /// complete.
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

/// Calls `sink` with a `described_field` for each field of a management area.
/// `area`: a management area; an area that is not complete has no fields
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

/// Returns the first rule that a PEBS buffer breaks.
/// `largest`: the size of the largest record in bytes
/// `step`: bytes between the places where records may begin
constexpr verdict check_buffer(const store_buffer &buffer, std::uint64_t largest,
                               std::uint64_t step) {
    // names of the four words of the PEBS buffer: base, index, maximum, threshold
    const char *const *const names = area_words + 4;
    const std::uint64_t addresses[] = {buffer.base, buffer.index, buffer.absolute_maximum,
                                       buffer.interrupt_threshold};
    for (unsigned i = 0; i < 4; ++i)
        if (!is_canonical(addresses[i])) return {&netburst::address_is_canonical::text, {names[i]}};
    if (buffer.base % 8 != 0) return {&netburst::part_lies_on_word::text, {names[0]}};
    const std::uint64_t end = buffer.absolute_maximum;
    if (end <= buffer.base || end - buffer.base < largest)
        return {&netburst::buffer_is_not_empty::text, {names[2]}};
    // All addresses between the ends of the buffer must be canonical, too: both ends lie in the
    // same half of the addresses.
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

/// Returns the number of bytes between places where records of a selection may begin: the records'
/// size, or 8 where their sizes differ.
constexpr std::uint64_t record_step(const selection &chosen) {
    return is_fixed(chosen.number) ? largest_record(chosen) : 8;
}

/// Returns the first rule that the PEBS buffer of a selection breaks, or a legal verdict. A buffer
/// whose four addresses are 0 breaks no rule.
/// `chosen`: the selection of records, with their format
/// `pebs`: the buffer, four linear addresses
constexpr verdict check(const selection &chosen, const store_buffer &pebs) {
    if (const verdict verdict = check(chosen); !verdict.legal()) return verdict;
    if (!pebs.is_there() || chosen.number == format::architectural) return {};
    return detail::check_buffer(pebs, largest_record(chosen), record_step(chosen));
}

/// Returns the first rule that a store breaks, in its buffers or in the values with which counters
/// are reloaded; or a legal verdict.
/// `chosen`: the selection of records, with their format
/// `store`: the contents of a management area
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

/// The bytes in front of the index of a PEBS buffer, which hold the records that the processor
/// wrote.
struct written_bytes {
    verdict why{};     ///< the rule that the buffer breaks, if any
    byte_view bytes{}; ///< the bytes of the buffer that hold records; none where a rule is broken
};

/// Returns the bytes of a buffer to which the processor wrote records. The addresses in the
/// management area are used only as positions within `buffer`, which may be mapped anywhere.
/// `chosen`: the selection of records, with their format
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
