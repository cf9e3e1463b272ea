// Registers: plain structs of positioned fields. Hana knows their members, so encoding, decoding,
// comparing and describing all come from the one definition.
#pragma once

#include <msr/field.hpp>
#include <msr/names.hpp>
#include <msr/positions.hpp>
#include <msr/rule.hpp>
#include <msr/text.hpp>

#include <msr/adapt.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace msr {

MSR_RULE(fields_do_not_overlap, "two fields of a register overlap");
MSR_RULE(field_names_are_unique, "two fields of a register have the same name");
MSR_RULE(field_lies_inside_register, "a field reaches beyond bit 63 of its register, or is empty");
MSR_RULE(field_fits_its_value_type, "a field is wider than the type of its value");
MSR_RULE(value_is_not_reserved, "this value has bits that are reserved on its target");
MSR_RULE(every_field_is_listed, "a member of this register is not listed among its fields");
MSR_RULE(field_can_be_written, "a read-only, must-be-one or reserved field cannot be written");
MSR_RULE(field_is_set_once, "a field is set twice in one update");
MSR_RULE(write_only_fields_are_given,
         "an update must give every write-only field: it cannot be read to be kept");

/// Name in an error where a field may begin, how wide it may be, and which bits are free.
template <unsigned First, unsigned Last>
struct low_bit_between;
template <unsigned First, unsigned Last>
struct width_between;
template <unsigned First, unsigned Last>
struct bits_between;

/// What encoding a run-time value gave.
struct encoded {
    std::uint64_t value{}; ///< no field ever reaches into its neighbour
    const char *unfit{};   ///< the first field whose value does not fit, or null

    constexpr explicit operator bool() const { return unfit == nullptr; }
};

namespace detail {

/// One member of a register: Hana's key and accessor, without the wrapping that fills errors.
template <typename Name, typename Accessor>
struct part {
    static constexpr const char *name = Name::c_str();
    using in_errors = Accessor;

    template <typename Register>
    static constexpr auto &of(Register &value) {
        return Accessor{}(value);
    }
};

template <typename... Part>
struct part_list {};

/// The type of Hana's accessors. It is only named: instantiating it would cost more than all else.
template <typename Register>
using accessors_type = decltype(boost::hana::accessors_impl<Register>::apply());

template <template <typename...> typename Tuple, template <typename, typename> typename Pair,
          typename... Name, typename... Accessor>
part_list<part<Name, Accessor>...> parts_in(Tuple<Pair<Name, Accessor>...> *);

template <typename Register>
using parts_of = decltype(detail::parts_in(static_cast<accessors_type<Register> *>(nullptr)));

template <typename Field, access Access>
constexpr field_row row_of(const char *name) {
    return {.name = name,
            .low = Field::low,
            .width = Field::width,
            .kind = Access,
            .value_bits = bits_of<typename Field::value_type>,
            .enumerators =
                enumerators<typename Field::value_type>(names_of<typename Field::value_type>)};
}

/// All fields of a register, as data.
template <typename Register, typename List = parts_of<Register>>
struct layout;

template <typename Register, typename... Part>
struct layout<Register, part_list<Part...>> {
    template <typename Each>
    using field_of = std::remove_cvref_t<decltype(Each::of(std::declval<Register &>()))>;
    static constexpr field_row rows[] = {
        row_of<field_of<Part>, field_of<Part>::kind>(Part::name)...};
    static constexpr std::size_t size = (sizeof(field_of<Part>) + ...);
};

/// The first thing wrong with a layout: which rule, and the positions of the fields.
struct flaw {
    broken_rule broken{};
    std::size_t first{};
    std::size_t second{};
};

constexpr flaw flaw_of(sequence<field_row> rows) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const field_row &row = rows[i];
        if (row.width == 0 || row.low >= 64 || row.width > 64 - row.low)
            return {&field_lies_inside_register::text, i, i};
        if (row.width > row.value_bits) return {&field_fits_its_value_type::text, i, i};
        for (std::size_t j = 0; j < i; ++j) {
            if (same_text(rows[j].name, row.name)) return {&field_names_are_unique::text, j, i};
            if ((rows[j].mask() & row.mask()) != 0) return {&fields_do_not_overlap::text, j, i};
        }
    }
    return {};
}

template <typename List, std::size_t Position>
struct nth_part;
template <typename... Part, std::size_t Position>
struct nth_part<part_list<Part...>, Position> {
    using type = type_at<Position, Part...>;
};
template <typename List, std::size_t Position>
using part_at = typename nth_part<List, Position>::type;

/// Runs of bits that are set, from the lowest on.
template <std::uint64_t Bits, typename... Run>
struct runs_of {
    static constexpr unsigned first = static_cast<unsigned>(__builtin_ctzll(Bits));
    static constexpr std::uint64_t above = ~(Bits >> first);
    static constexpr unsigned width =
        above == 0 ? 64 : static_cast<unsigned>(__builtin_ctzll(above));
    static constexpr std::uint64_t rest = Bits & ~(low_bits(width) << first);
    using type = typename runs_of<rest, Run..., bits_between<first, first + width - 1>>::type;
};
template <typename... Run>
struct runs_of<0, Run...> {
    using type = name_list<Run...>;
};

/// The bits of a register that none but the field at a position has.
template <typename Register>
constexpr std::uint64_t free_bits_beside(std::size_t position) {
    std::uint64_t taken = 0;
    std::size_t place = 0;
    for (const field_row &row : layout<Register>::rows)
        if (place++ != position) taken |= row.mask();
    return ~taken;
}
template <typename Register, std::size_t Position>
struct bits_free_for
    : as_alternatives<typename runs_of<free_bits_beside<Register>(Position)>::type> {};

/// The widths that a field may have from a bit on, or where it may begin.
template <unsigned Low>
struct room_from {
    using type = would_be_legal<width_between<1, 64 - Low>>;
};
template <unsigned Low>
requires(Low > 63) struct room_from<Low> {
    using type = would_be_legal<low_bit_between<0, 63>>;
};

template <typename Register>
consteval bool well_formed() {
    constexpr flaw found = flaw_of(all_of(layout<Register>::rows));
    if constexpr (found.broken != nullptr) {
        using first = typename part_at<parts_of<Register>, found.first>::in_errors;
        using second = typename part_at<parts_of<Register>, found.second>::in_errors;
        constexpr field_row row = layout<Register>::rows[found.first];
        using widths = typename room_from<row.low>::type;
        using typed_widths = would_be_legal<width_between<1, row.value_bits>>;
        constexpr bool told =
            tells<found.broken, field_lies_inside_register, first, widths>() ||
            tells<found.broken, field_fits_its_value_type, first, typed_widths>() ||
            tells<found.broken, field_names_are_unique, first, second>() ||
            tells<found.broken, fields_do_not_overlap, first, second,
                  legal_from<bits_free_for<Register, found.second>>>();
        static_assert(told, "a register breaks a rule that is not among those told here");
    }
    every_field_is_listed::tell<sizeof(Register) == layout<Register>::size, Register>();
    return true; // or the compiler has been stopped above
}

/// The values that an enumeration has names for, in an error.
template <typename Enumeration, typename Places>
struct named_values;
template <typename Enumeration, std::size_t... Place>
struct named_values<Enumeration, std::index_sequence<Place...>> {
    using type =
        would_be_legal<value<static_cast<Enumeration>(names_of<Enumeration>[Place].value)>...>;
};
template <typename Enumeration>
using enumerators_for_errors = typename named_values<
    Enumeration, std::make_index_sequence<std::extent_v<decltype(names_of<Enumeration>)>>>::type;

/// The rule that bits of a field break which software does not set, and what would be legal.
template <access Access>
struct never_given {
    using rule = reserved_field_has_no_value;
    template <std::uint64_t>
    using legal = as_the_sentence_says;
};
template <>
struct never_given<access::read_only> {
    using rule = read_only_field_has_no_value;
    template <std::uint64_t>
    using legal = as_the_sentence_says;
};
template <>
struct never_given<access::must_be_one> {
    using rule = must_be_one_field_has_no_value;
    template <std::uint64_t Ones>
    using legal = would_be_legal<value<Ones>>;
};

/// Stops the compiler where a field's value in a constant cannot be written. `Name` is the field's.
template <typename Name, typename Field>
constexpr void check_constant(const Field &given) {
    if (given.fits()) return;
    constexpr std::uint64_t most = low_bits(Field::width);
    using number = typename Field::value_type;
    if constexpr (!software_sets<Field::kind>) {
        using never = never_given<Field::kind>;
        illegal_constant<typename never::rule, Name, typename never::template legal<most>>();
    } else {
        if constexpr (std::is_enum_v<number>)
            if ((given.bits & ~most) == 0)
                illegal_constant<value_has_an_enumerator, Name, enumerators_for_errors<number>>();
        illegal_constant<value_fits_its_field, Name, would_be_legal<value_between<0, most>>>();
    }
}

/// The same where a value has bits that are reserved on a target.
template <typename Part, typename Register>
constexpr void check_reserved(const Register &value, std::uint64_t reserved) {
    using name = typename Part::in_errors;
    if ((Part::of(value).placed() & reserved) != 0)
        illegal_constant<value_is_not_reserved, name, as_the_sentence_says>();
}

template <typename Register, typename... Part>
constexpr void check_all_reserved(const Register &value, std::uint64_t reserved,
                                  part_list<Part...>) {
    (check_reserved<Part>(value, reserved), ...);
}

template <typename Part, typename Register>
constexpr std::uint64_t placed_constant(const Register &value) {
    check_constant<typename Part::in_errors>(Part::of(value));
    return Part::of(value).placed();
}

template <typename Register, typename... Part>
constexpr std::uint64_t placed_constants(const Register &value, part_list<Part...>) {
    return (placed_constant<Part>(value) | ...);
}

template <typename Field>
constexpr void place(const Field &field, const char *name, encoded &result) {
    if (!field.fits() && result.unfit == nullptr) result.unfit = name;
    result.value |= field.placed();
}

template <typename Register, typename... Part>
constexpr void place_all(const Register &value, encoded &result, part_list<Part...>) {
    (place(Part::of(value), Part::name, result), ...);
}

template <typename Register, typename... Part>
constexpr void take_all(Register &into, std::uint64_t register_value, part_list<Part...>) {
    (Part::of(into).take_from(register_value), ...);
}

} // namespace detail

/// A struct of fields that Hana knows: MSR_REGISTER or BOOST_HANA_ADAPT_STRUCT.
template <typename Register>
concept hardware_register = requires {
    typename detail::accessors_type<Register>;
};

/// The fields of a register in the order of their definition; checks the definition.
template <hardware_register Register>
constexpr sequence<field_row> fields_of() {
    static_assert(detail::well_formed<Register>());
    return all_of(detail::layout<Register>::rows);
}

/// The register value of a constant. A value that does not fit its field or that its enumeration
/// has no enumerator for does not compile, nor does one in the bits of a field that software does
/// not set. See `try_encode` for the bits of such fields and of values that were decoded.
template <hardware_register Register>
consteval std::uint64_t encode(const Register &value) {
    static_assert(detail::well_formed<Register>());
    return detail::placed_constants(value, detail::parts_of<Register>{});
}

/// The register value of a value that is known at run time only.
/// Returns the name of the first field whose value does not fit in `unfit`; then do not write it.
/// A value without an enumerator does not fit, nor does one in a field that software does not set.
///
/// A register value that was decoded is written back as it may be written: reserved and read-only
/// bits as zeros, must-be-one bits as ones, and write-1-to-clear bits as zeros unless they were
/// assigned since. Bits outside of all fields are zeros: `update` keeps them.
template <hardware_register Register>
constexpr encoded try_encode(const Register &value) {
    static_assert(detail::well_formed<Register>());
    encoded result;
    detail::place_all(value, result, detail::parts_of<Register>{});
    return result;
}

/// The same on a target of which the bits are known that must be written as 0 there, such as those
/// that `netburst::reserved_bits` tells: a field with one of them does not compile.
template <hardware_register Register>
consteval std::uint64_t encode(const Register &value, std::uint64_t reserved) {
    detail::check_all_reserved(value, reserved, detail::parts_of<Register>{});
    return encode(value);
}

/// The same at run time: a field with one of the bits that must be 0 does not fit.
template <hardware_register Register>
constexpr encoded try_encode(const Register &value, std::uint64_t reserved) {
    encoded result = try_encode(value);
    if (result.unfit != nullptr) return result;
    for (const field_row &row : fields_of<Register>())
        if ((result.value & row.mask() & reserved) != 0) {
            result.unfit = row.name;
            break;
        }
    return result;
}

/// The fields of a register value. Bits outside of all fields are not looked at.
template <hardware_register Register>
constexpr Register decode(std::uint64_t register_value) {
    static_assert(detail::well_formed<Register>());
    Register result{};
    detail::take_all(result, register_value, detail::parts_of<Register>{});
    return result;
}

/// One field with its value, for people.
struct described_field {
    const field_row &row;
    std::uint64_t value{};
    const char *text{}; ///< the value's name, or null
};

/// Calls `sink` with a `described_field` for each field, in the order of the definition.
template <typename Sink>
constexpr void describe(sequence<field_row> fields, std::uint64_t register_value, Sink &&sink) {
    for (const field_row &row : fields) {
        const std::uint64_t value = row.value_in(register_value);
        sink(described_field{row, value, row.name_of(value)});
    }
}

/// The bits of all fields of the given access.
constexpr std::uint64_t bits_with(sequence<field_row> fields, access kind) {
    std::uint64_t bits = 0;
    for (const field_row &row : fields)
        if (row.kind == kind) bits |= row.mask();
    return bits;
}

/// The bits that belong to any field.
constexpr std::uint64_t described_bits(sequence<field_row> fields) {
    std::uint64_t bits = 0;
    for (const field_row &row : fields)
        bits |= row.mask();
    return bits;
}

} // namespace msr
