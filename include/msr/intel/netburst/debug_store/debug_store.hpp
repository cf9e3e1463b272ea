// The debug store in memory: its management area as the processor reads and writes it, and the
// records that the processor has written. The bytes of the area may have any value, and are checked
// before use. Source: Intel SDM volume 3 (325384-059) 17.4.9.
#pragma once

// A header that compile errors name is included first, so that errors do not list a chain of other
// headers.
#include <msr/core/rule.hpp>

#include <msr/intel/netburst/debug_store/bts_records.hpp>
#include <msr/intel/netburst/debug_store/geometry.hpp>
#include <msr/intel/netburst/debug_store/layout.hpp>
#include <msr/intel/netburst/debug_store/pebs_records.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::netburst {

MSR_RULE(area_is_complete, "these bytes are fewer than the management area has");
MSR_RULE(buffer_has_its_size,
         "the management area tells of a buffer of another size than the bytes have");

/// The management area of a debug store in memory. The object is a view: the bytes must outlive it.
/// The processor or other software may have written the area, so accessors return what is there,
/// legal or not, and `check` judges it.
template <debug_store_layout Layout>
class debug_store_area {
public:
    using fields = area_fields<Layout>; ///< the fields of the management area with their offsets
    /// Number of bytes that the view reads: 40, or 72 in IA-32e mode.
    static constexpr std::size_t size = fields::pebs_counter_reset.end();
    /// Number of bytes to set aside for a management area: the fields, and the reserved row that
    /// ends the manual's drawings, at offset 30h, or 50h in IA-32e mode.
    static constexpr std::size_t room = word_size<Layout> == 4 ? 0x34 : 0x58;

    /// Makes a view of the management area at the start of `byte_count` bytes. With fewer than
    /// `size` bytes the area is not complete: then nothing is read, and accessors return 0.
    constexpr debug_store_area(const unsigned char *first_byte, std::size_t byte_count)
        : bytes{byte_count < size ? nullptr : first_byte} {}

    /// Returns whether all bytes of the management area are there.
    constexpr bool is_complete() const { return bytes != nullptr; }
    /// Returns the description of the buffer of branch records.
    constexpr store_buffer bts() const { return buffer(fields::bts); }
    /// Returns the description of the buffer of precise samples.
    constexpr store_buffer pebs() const { return buffer(fields::pebs); }
    /// Returns the value with which the processor reloads the counter after a precise sample.
    constexpr std::uint64_t pebs_counter_reset() const { return at(fields::pebs_counter_reset); }
    /// Returns all that the management area holds.
    constexpr debug_store values() const { return {bts(), pebs(), pebs_counter_reset()}; }

    /// Returns the address of the management area's first byte, or null if the area is not
    /// complete.
    constexpr const unsigned char *data() const { return bytes; }

private:
    constexpr std::uint64_t at(const memory_field &field) const {
        return is_complete() ? value_of(field, bytes) : 0;
    }
    constexpr store_buffer buffer(const buffer_fields &buffer_fields) const {
        return {at(buffer_fields.base), at(buffer_fields.index), at(buffer_fields.absolute_maximum),
                at(buffer_fields.interrupt_threshold)};
    }

    const unsigned char *bytes;
};

/// Returns the first rule that a management area in memory breaks.
template <debug_store_layout Layout>
constexpr verdict check(const debug_store_area<Layout> &area) {
    if (!area.is_complete()) return {&area_is_complete::text};
    return check<Layout>(area.values());
}

namespace detail {

constexpr void put(const memory_field &field, std::uint64_t value, unsigned char *start) {
    for (unsigned i = 0; i < field.width; ++i)
        start[field.offset + i] = static_cast<unsigned char>(value >> 8 * i);
}

constexpr void put(const buffer_fields &fields, const store_buffer &buffer, unsigned char *start) {
    put(fields.base, buffer.base, start);
    put(fields.index, buffer.index, start);
    put(fields.absolute_maximum, buffer.absolute_maximum, start);
    put(fields.interrupt_threshold, buffer.interrupt_threshold, start);
}

} // namespace detail

/// Writes a legal debug store to its management area: `byte_count` bytes, at least
/// `debug_store_area<Layout>::room`, of which the reserved bytes become 0. Returns the first rule
/// that is broken; nothing is written then.
template <debug_store_layout Layout>
constexpr verdict lay_out(const debug_store &store, unsigned char *first_byte,
                          std::size_t byte_count) {
    using area = debug_store_area<Layout>;
    using fields = area_fields<Layout>;
    if (byte_count < area::room) return {&area_is_complete::text};
    if (const verdict verdict = check<Layout>(store); !verdict.legal()) return verdict;
    detail::put(fields::bts, store.bts, first_byte);
    detail::put(fields::pebs, store.pebs, first_byte);
    detail::put(fields::pebs_counter_reset, store.pebs_counter_reset, first_byte);
    for (std::size_t i = area::size; i < area::room; ++i)
        first_byte[i] = 0;
    return {};
}

/// The number of records in a buffer of the debug store, as the management area says, or the broken
/// rule.
struct buffer_fill {
    verdict why{}; ///< the rule that the description of the buffer breaks; `records` is 0 then
    std::uint64_t records{}; ///< number of records between the base and the index of the buffer
};

/// Returns the number of records in front of a buffer's index, or the rule that the buffer breaks.
/// A circular buffer that has wrapped holds older records behind the index; the management area
/// does not say whether it has wrapped.
template <debug_store_record Record>
constexpr buffer_fill filled(const store_buffer &buffer) {
    const verdict verdict = check<Record>(buffer);
    if (!verdict.legal()) return {.why = verdict};
    return {.records = (buffer.index - buffer.base) / Record::size};
}

/// The records that a processor wrote to a buffer, or the rule that the buffer breaks.
template <debug_store_record Record>
struct written_records {
    verdict why{}; ///< the broken rule, if any; there are no records then
    /// The records in front of the index of the buffer; none where a rule is broken.
    records_of<Record> records{};
};

/// Returns the records in front of the index of a buffer whose bytes are mapped, wherever they are
/// mapped. What the management area says is used only within those bytes.
/// `first_byte`: the first byte of the buffer
/// `byte_count`: the number of bytes of the whole buffer
template <debug_store_record Record>
constexpr written_records<Record>
written_to(const store_buffer &buffer, const unsigned char *first_byte, std::size_t byte_count) {
    const buffer_fill fill = filled<Record>(buffer);
    if (!fill.why.legal()) return {.why = fill.why};
    if (buffer.absolute_maximum - buffer.base != byte_count)
        return {.why = {&buffer_has_its_size::text,
                        {detail::fields_in_area<Record>.absolute_maximum.name}}};
    return {.records = {first_byte, static_cast<std::size_t>(fill.records) * Record::size}};
}

} // namespace msr::netburst
