// Changes of some fields of a register, with at most one read and one write; the other fields are
// kept.
#pragma once

// The header that compiler errors name comes first, so that errors list no chain of includes.
#include <msr/core/rule.hpp>

#include <msr/core/failure.hpp>
#include <msr/core/field.hpp>
#include <msr/core/names.hpp>
#include <msr/core/register.hpp>
#include <msr/core/register_access.hpp>
#include <msr/core/register_location.hpp>

#include <cstdint>
#include <type_traits>

namespace msr {

MSR_RULE(update_is_of_one_register, "an update changes fields of one register");

/// Names in an error a field that has to be set in the same update.
template <typename Member>
struct together_with;

namespace detail {

template <typename Pointer>
struct member_pointer;
template <typename Register, typename Field>
struct member_pointer<Field Register::*> {
    using register_type = Register;
    using field_type = Field;
};

template <auto Member>
using register_of = typename member_pointer<decltype(Member)>::register_type;
template <auto Member>
using field_at = typename member_pointer<decltype(Member)>::field_type;

template <typename Register, typename List = parts_of<Register>>
struct fields_for_errors;
template <typename Register, typename... Part>
struct fields_for_errors<Register, part_list<Part...>> {
    template <typename Each>
    using field_of = typename layout<Register>::template field_of<Each>;
    /// The fields of the register that software may write and that have no bit in `Given`, for an
    /// error.
    template <std::uint64_t Given>
    using writable = typename as_suggestions<typename joined_names<typename names_if<
        program_chooses<field_of<Part>::kind> && (field_of<Part>::mask & Given) == 0,
        typename Part::printed_type>::type...>::type>::type;
    template <std::uint64_t Given>
    struct writable_beside {
        using type = writable<Given>;
    };
    /// The write-only fields of the register, to which every write has to give a value, that have
    /// no bit in `Given`, for an error.
    template <std::uint64_t Given>
    using missing = typename as_suggestions<typename joined_names<typename names_if<
        field_of<Part>::kind == access::write_only && (field_of<Part>::mask & Given) == 0,
        together_with<typename Part::printed_type>>::type...>::type>::type;
    template <std::uint64_t Given>
    struct missing_beside {
        using type = missing<Given>;
    };
};

} // namespace detail

/// A field of a register and the new value of the field.
template <auto Member>
struct setting {
    /// The type of the register that has the field.
    using register_type = detail::register_of<Member>;
    using field_type = detail::field_at<Member>; ///< the type of the field
    field_type value;                            ///< the new value of the field
};

namespace detail {

/// Returns an object that converts to a number or an enumeration, such as a field, as a value of
/// the type that a field of `Value`s takes.
template <typename Value, typename Given>
constexpr auto converted(const Given &value) {
    if constexpr (std::is_enum_v<Value>)
        return static_cast<Value>(value);
    else
        return +value;
}

} // namespace detail

/// Returns a setting of a field to a new value: `set<&cccr::enable>(true)`. The value is of a type
/// that the field takes, or an object that converts to such a type, such as a field.
template <auto Member, typename Given = typename detail::field_at<Member>::value_type>
constexpr setting<Member> set(Given value) {
    using field_type = detail::field_at<Member>;
    using value_type = typename field_type::value_type;
    if constexpr (!detail::program_chooses<field_type::kind>) {
        using others = detail::fields_for_errors<detail::register_of<Member>>;
        using mistake =
            mistake_of<field_can_be_written, member<Member>, typename others::template writable<0>>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return {}; // the static_assert reports the mistake; a further error would hide its message
    } else if constexpr (std::is_class_v<Given>) {
        return set<Member>(detail::converted<value_type>(value));
    } else if constexpr (field_type::template takes<Given>) {
        return {value};
    } else {
        using mistake = detail::mistake_of_given<value_type, member<Member>, Given>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return {};
    }
}

/// The effect of settings of fields on the value of a register, computed once.
struct [[nodiscard]] change {
    std::uint64_t mask{}; ///< mask of the register's bits that the change sets
    std::uint64_t bits{}; ///< the new values of the register's bits in `mask`
    /// Bits outside of `mask` that are written as 1: write-0-to-clear bits, which a written 1
    /// leaves unchanged, and must-be-one bits.
    std::uint64_t neutral{};
    /// Mask of the register's bits that are written back as they were read.
    std::uint64_t preserved{};
    /// Name of a field whose new value does not fit, so that nothing is written; null: all values
    /// fit.
    const char *unfit_field{};
    std::uint64_t unfit_value{}; ///< the value that does not fit the field `unfit_field`
    /// Whether the register must be read before it is written, because read-write fields or bits
    /// outside of all fields keep their values. False: the register is not read, and the bits in
    /// `preserved`, such as reserved bits, are written as 0.
    bool needs_read{};

    /// Returns the value to write to a register whose value is `current`.
    constexpr std::uint64_t apply(std::uint64_t current) const {
        return bits | neutral | (current & preserved);
    }
};

namespace detail {

/// Stores in a change the first value that does not fit its field; in a constant such a value stops
/// the compiler.
template <auto Member, typename Field>
constexpr void note_unfit(change &destination, sequence<field_row> fields, const Field &value) {
    if (std::is_constant_evaluated()) check_constant<member<Member>>(value);
    if (destination.unfit_field != nullptr || value.fits()) return;
    for (const field_row &row : fields)
        if (row.mask() == Field::mask) destination.unfit_field = row.name;
    destination.unfit_value = value.bits;
}

/// Makes a change leave every field of a register as it is.
constexpr void change_nothing(change &change, sequence<field_row> fields) {
    change.bits = 0;
    change.neutral |= bits_with(fields, access::write_0_to_clear) & change.mask;
    change.preserved |= change.mask & ~bits_with(fields, access::write_0_to_clear) &
                        ~bits_with(fields, access::write_1_to_clear);
    change.needs_read = true;
}

} // namespace detail

/// Returns the change that merges settings of fields of one register into a single write. Bits
/// outside of all fields are written back as read, and so are reserved bits where the change needs
/// a read; a write-0-to-clear or write-1-to-clear bit is cleared only by a setting of its field. A
/// value that does not fit its field, as `fits` of the field says, does not compile in a constant;
/// at run time `unfit_field` names the field, and the change leaves every field as it is.
/// Example:
///     #include <msr/intel/perfmon.hpp>
///     using select = msr::perfmon::perfevtsel_v1;
///     constexpr msr::change stop = msr::merge(msr::set<&select::enable>(false));
///     static_assert(stop.apply(0x41003c) == 0x1003c);
template <auto First, auto... Rest>
constexpr change merge(setting<First> first, setting<Rest>... rest) {
    using target = detail::register_of<First>;
    constexpr bool of_one = (std::is_same_v<target, detail::register_of<Rest>> && ...);
    constexpr sequence<field_row> fields = fields_of<target>();
    constexpr std::uint64_t set_bits =
        (detail::field_at<First>::mask | ... | detail::field_at<Rest>::mask);
    constexpr unsigned set_width =
        (detail::field_at<First>::width + ... + detail::field_at<Rest>::width);
    constexpr bool once = __builtin_popcountll(set_bits) == static_cast<int>(set_width);
    constexpr bool all_given = (bits_with(fields, access::write_only) & ~set_bits) == 0;
    using legal_fields = detail::fields_for_errors<target>;
    using mistake = first_mistake<
        mistake_unless<of_one, update_is_of_one_register, member<First>, member<Rest>...>,
        mistake_unless<once, field_is_set_once, member<First>, member<Rest>...,
                       legal_from<typename legal_fields::template writable_beside<set_bits>>>,
        mistake_unless<all_given, write_only_fields_are_given, target, member<First>,
                       member<Rest>...,
                       legal_from<typename legal_fields::template missing_beside<set_bits>>>>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));

    constexpr std::uint64_t neutral =
        (bits_with(fields, access::write_0_to_clear) | bits_with(fields, access::must_be_one)) &
        ~set_bits;
    constexpr std::uint64_t handled =
        set_bits | neutral | bits_with(fields, access::write_1_to_clear);
    constexpr std::uint64_t foreign = ~described_bits(fields);
    constexpr std::uint64_t must_survive =
        (bits_with(fields, access::read_write) | foreign) & ~handled;
    change result{.mask = set_bits,
                  .bits = (first.value.register_bits() | ... | rest.value.register_bits()),
                  .neutral = neutral,
                  .preserved = ~handled,
                  .needs_read = must_survive != 0};
    detail::note_unfit<First>(result, fields, first.value);
    (detail::note_unfit<Rest>(result, fields, rest.value), ...);
    if (result.unfit_field != nullptr) detail::change_nothing(result, fields);
    return result;
}

/// Carries a change out on a register of one logical CPU: at most one read, and exactly one write.
/// `device`: a backend
/// `cpu`: number of the logical processor, as the backend counts processors
/// `address`: register number, as RDMSR and WRMSR take it
/// `change`: the change, as `merge` returns it
/// Returns the failure, or no failure; nothing is written if a value does not fit its field (then
/// `error_code::unfit`) or the read failed.
/// Example:
///     #include <msr/backend/recorder.hpp>
///     #include <msr/intel/perfmon.hpp>
///     msr::recorder device;
///     device.set(0, 0x186, 0x41003c);
///     const msr::change stop = msr::merge(msr::set<&msr::perfmon::perfevtsel_v1::enable>(false));
///     if (const msr::failure why = msr::update(device, 0, 0x186, stop)) return;
template <typename Device>
constexpr failure update(Device &device, unsigned cpu, std::uint32_t address,
                         const change &change) {
    if (change.unfit_field != nullptr)
        return {.kind = error_code::unfit,
                .is_write = true,
                .cpu = cpu,
                .address = address,
                .value = change.unfit_value,
                .subject = change.unfit_field};
    std::uint64_t current = 0;
    if (change.needs_read)
        if (const failure problem = device.read(cpu, address, current)) return problem;
    return device.write(cpu, address, change.apply(current));
}

/// Carries a change out on the register of type `Register` at its `location`:
/// `msr::update<control>(device, cpu, change)`.
/// Returns the failure with the register's name, or no failure.
/// `device`: a backend
/// `cpu`: number of the logical processor, as the backend counts processors
/// `change`: the change of fields of the register, as `merge` returns it
template <located_register Register, typename Device>
constexpr failure update(Device &device, unsigned cpu, const change &change) {
    return detail::with_name<Register>(update(device, cpu, Register::location.address, change));
}

/// Sets fields of the register at its `location`, and keeps its other fields: `msr::update(device,
/// cpu, msr::set<&control::enable>(true))`.
/// `device`: a backend
/// `cpu`: number of the logical processor, as the backend counts processors
/// `first`, `rest`: settings of fields of one register, as `set` returns them
/// Returns the failure with the register's name, or no failure.
template <typename Device, auto First, auto... Rest>
requires located_register<detail::register_of<First>>
constexpr failure update(Device &device, unsigned cpu, setting<First> first,
                         setting<Rest>... rest) {
    return update<detail::register_of<First>>(device, cpu, merge(first, rest...));
}

} // namespace msr
