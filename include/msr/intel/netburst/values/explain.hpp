// Explanations of register values: their fields by name, the event that an ESCR selects, the ESCR
// that feeds a counter.
#pragma once

#include <msr/core/field.hpp>
#include <msr/core/register.hpp>
#include <msr/intel/netburst/facts/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/registers.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/intel/netburst/values/named_registers.hpp>

#include <cstdint>

namespace msr::netburst {

/// Returns the event that an ESCR selects while the ESCR holds `value`, or null where the ESCR has
/// no event of that number.
constexpr const event_row *event_held(escr_number place, std::uint64_t value) {
    const unsigned select = decode<escr>(value).event_select;
    for (const event_row &event : events)
        if (event.select == select && event.selectable_on(place)) return &event;
    return nullptr;
}

/// Returns the `escr_number` of the ESCR that a counter listens to while the counter's CCCR holds
/// `value`; -1: none.
constexpr int escr_heard(counter_number number, std::uint64_t value) {
    const unsigned select = decode<cccr>(value).escr_select;
    for (unsigned i = 0; i < escr_count; ++i)
        if (escrs[i].select == select && feeds(static_cast<escr_number>(i), number))
            return static_cast<int>(i);
    return -1;
}

/// One field of a register value, with its meaning.
struct explained_field {
    /// The manual's name of the field; an extended cascade has another name for each counter.
    const char *name{};
    unsigned low{};
    unsigned width{};
    std::uint64_t value{};
    /// Name of the field's value (of an event select the event's name), or null.
    const char *text{};
    /// The event whose masks the field holds; null where the field is no mask field.
    const event_row *masks{};
};

namespace detail {

template <typename Field>
constexpr bool is_field(const described_field &field) {
    return field.row.mask() == Field::mask;
}

} // namespace detail

/// Calls `sink(const explained_field &)` for each field of a register that holds `value`, in the
/// order of the bits.
template <typename Sink>
constexpr void explain(const named_register &row, std::uint64_t value, const target &target,
                       Sink &&sink) {
    describe(fields_on(row, target), value, [&](const described_field &described_field) {
        explained_field field{.name = described_field.row.name,
                              .low = described_field.row.low,
                              .width = described_field.row.width,
                              .value = described_field.value,
                              .text = described_field.text};
        if (row.kind == register_kind::select) {
            const event_row *const event = event_held(static_cast<escr_number>(row.number), value);
            if (event != nullptr && detail::is_field<decltype(escr::event_select)>(described_field))
                field.text = event->name;
            if (detail::is_field<decltype(escr::event_mask)>(described_field)) field.masks = event;
        }
        if (row.kind == register_kind::control &&
            detail::is_field<decltype(extended_cccr::extended_cascade)>(described_field))
            field.name = extended_cascade_of(static_cast<counter_number>(row.number), target);
        sink(static_cast<const explained_field &>(field));
    });
}

/// Returns the bits of a value that no field of the register describes.
constexpr std::uint64_t undescribed_bits(const named_register &row, std::uint64_t value,
                                         const target &target) {
    return value & ~described_bits(fields_on(row, target));
}

} // namespace msr::netburst
