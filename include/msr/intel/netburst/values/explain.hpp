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

/// The event that an ESCR selects when it holds `value`, or null where it has none of that number.
constexpr const event_row *event_held(escr_number place, std::uint64_t value) {
    const unsigned select = decode<escr>(value).event_select;
    for (const event_row &event : events)
        if (event.select == select && event.selectable_on(place)) return &event;
    return nullptr;
}

/// The `escr_number` that a counter listens to when its CCCR holds `value`, or -1.
constexpr int escr_heard(counter_number number, std::uint64_t value) {
    const unsigned select = decode<cccr>(value).escr_select;
    for (unsigned i = 0; i < escr_count; ++i)
        if (escrs[i].select == select && feeds(static_cast<escr_number>(i), number))
            return static_cast<int>(i);
    return -1;
}

/// One field of a register value.
struct explained_field {
    const char *name{}; ///< the manual's; the extended cascade has another name for each counter
    unsigned low{};
    unsigned width{};
    std::uint64_t value{};
    const char *text{};       ///< the value's name (for an event select the event's), or null
    const event_row *masks{}; ///< in a mask field the event whose masks it holds, otherwise null
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

/// The bits of a value that no field of the register describes.
constexpr std::uint64_t undescribed_bits(const named_register &row, std::uint64_t value,
                                         const target &target) {
    return value & ~described_bits(fields_on(row, target));
}

} // namespace msr::netburst
