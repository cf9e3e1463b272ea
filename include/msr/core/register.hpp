// Registers: plain structs of fields with positions. Boost.Hana lists their members, so that
// encoding, decoding, comparing and describing follow from one definition.
#pragma once

// A header that compile errors name is included first, so that errors do not list a chain of other
// headers.
#include <msr/core/rule.hpp>

#include <msr/core/field.hpp>
#include <msr/core/names.hpp>
#include <msr/core/positions.hpp>
#include <msr/core/text.hpp>

#include <msr/core/adapt.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace msr {

struct fields_do_not_overlap : rule<fields_do_not_overlap> {
    MSR_RULE_TEXT(fields_do_not_overlap, "two fields of a register overlap");
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::first, typename Mistake::second, typename Mistake::free_bits>;
};
struct field_names_are_unique : rule<field_names_are_unique> {
    MSR_RULE_TEXT(field_names_are_unique, "two fields of a register have the same name");
    template <typename Mistake>
    using shows = name_list<typename Mistake::first, typename Mistake::second>;
};
struct field_lies_inside_register : rule<field_lies_inside_register> {
    MSR_RULE_TEXT(field_lies_inside_register,
                  "a field reaches beyond bit 63 of its register, or is empty");
    template <typename Mistake>
    using shows = name_list<typename Mistake::first, typename Mistake::widths>;
};
struct field_fits_its_value_type : rule<field_fits_its_value_type> {
    MSR_RULE_TEXT(field_fits_its_value_type, "a field is wider than the type of its value");
    template <typename Mistake>
    using shows = name_list<typename Mistake::first, typename Mistake::typed_widths>;
};
/// The rules that the fields of a register have to keep.
using rules_of_fields = rule_list<fields_do_not_overlap, field_names_are_unique,
                                  field_lies_inside_register, field_fits_its_value_type>;
MSR_RULE(value_is_not_reserved, "this value has bits that are reserved on its target");
MSR_RULE(every_field_is_listed, "a member of this register is not listed among its fields");
MSR_RULE(field_can_be_written, "a read-only, must-be-one or reserved field cannot be written");
MSR_RULE(field_is_set_once, "a field is set twice in one update");
MSR_RULE(
    write_only_fields_are_given,
    "an update must set every write-only field, because the value of the field cannot be read");

/// Names in an error the bits at which a field may begin.
template <unsigned First, unsigned Last>
struct low_bit_between;
/// Names in an error the widths that a field may have.
template <unsigned First, unsigned Last>
struct width_between;
/// Names in an error the free bits from `First` to `Last` of a register.
template <unsigned First, unsigned Last>
struct bits_between;

/// The result of encoding a value that is known at run time only.
struct [[nodiscard]] encoding_result {
    std::uint64_t value{}; ///< the bits of all fields of the register, each cut to its width
    /// Name of the first field whose value does not fit its bits; null: all values fit.
    const char *unfit_field{};

    /// Returns whether every value fits its field.
    constexpr explicit operator bool() const { return unfit_field == nullptr; }
};

namespace detail {

/// A member of a register: Hana's key and accessor of it, as a type that is short in errors.
template <typename Name, typename Accessor>
struct part {
    static constexpr const char *name = Name::c_str();
    using printed_type = Accessor;

    // The function is always inlined: each field of each register has a function of its own.
    template <typename Register>
    [[gnu::always_inline]] static constexpr auto &field(Register &value) {
        return Accessor{}(value);
    }
    template <typename Register>
    using field_type = std::remove_cvref_t<decltype(field(*static_cast<Register *>(nullptr)))>;
};

template <typename Struct, typename Field>
Field pointed_field(Field Struct::*);

/// A member of a register that MSR_REGISTER has defined: the pointer to the member has the type of
/// the field.
template <typename Name, auto Member>
struct part<Name, member<Member>> {
    static constexpr const char *name = Name::c_str();
    using printed_type = member<Member>;

    template <typename Register>
    [[gnu::always_inline]] static constexpr auto &field(Register &value) {
        return value.*Member;
    }
    template <typename>
    using field_type = decltype(detail::pointed_field(Member));
};

template <typename... Part>
struct part_list {};

/// The type of Hana's accessors of a register. The type is only named: instantiating it would cost
/// more compile time than all else.
template <typename Register>
using accessors_type = decltype(boost::hana::accessors_impl<Register>::apply());

template <template <typename...> typename Tuple, template <typename, typename> typename Pair,
          typename... Name, typename... Accessor>
part_list<part<Name, Accessor>...> parts_in(Tuple<Pair<Name, Accessor>...> *);

template <typename Register>
using parts_of = decltype(detail::parts_in(static_cast<accessors_type<Register> *>(nullptr)));

template <typename Field, access Access>
constexpr field_row row_of(const char *name) {
    field_row row{.name = name,
                  .low = Field::low,
                  .width = Field::width,
                  .kind = Access,
                  .value_bits = bits_of<typename Field::value_type>,
                  .enumerators = enumerators<typename Field::value_type>(
                      names_of<typename Field::value_type>)};
    if constexpr (requires { Field::is_signed; }) {
        row.is_signed = Field::is_signed;
        row.scale = Field::scale;
        row.symbol = Field::symbol;
    }
    return row;
}

/// The fields of a register as data: rows with names and positions.
template <typename Register, typename List = parts_of<Register>>
struct layout;

template <typename Register, typename... Part>
struct layout<Register, part_list<Part...>> {
    template <typename Each>
    using field_of = typename Each::template field_type<Register>;
    static constexpr field_row rows[] = {
        row_of<field_of<Part>, field_of<Part>::kind>(Part::name)...};
    /// The sum of the sizes of the listed fields, in bytes: below the size of the struct where a
    /// member of the struct is not listed.
    static constexpr std::size_t size = (sizeof(field_of<Part>) + ...);
};

/// The first mistake in a register's layout: the rule that is broken, and the positions of the
/// fields that break it.
struct flaw {
    broken_rule broken{};
    std::size_t first{};
    std::size_t second{};
};

/// Returns whether an earlier field has the name of the field at `place`.
constexpr bool repeats_a_name(sequence<field_row> rows, std::size_t place) {
    const char *const name = rows[place].name;
    for (std::size_t i = 0; i < place; ++i)
        if (*rows[i].name == *name && same_literal(rows[i].name, name)) return true;
    return false;
}

/// Returns the first mistake in a register's layout; a `flaw` without a broken rule where there is
/// none.
constexpr flaw flaw_of(sequence<field_row> rows) {
    std::uint64_t used = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const field_row &row = rows[i];
        if (row.width == 0 || row.low >= 64 || row.width > 64 - row.low)
            return {&field_lies_inside_register::text, i, i};
        if (row.width > row.value_bits) return {&field_fits_its_value_type::text, i, i};
        const bool stands_apart = (used & row.mask()) == 0 && !repeats_a_name(rows, i);
        used |= row.mask();
        if (stands_apart) continue;
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

/// The runs of consecutive bits that are set in `Bits`, from the lowest bit on, for an error.
template <std::uint64_t Bits, typename... Run>
struct runs_of {
    static constexpr unsigned first = static_cast<unsigned>(__builtin_ctzll(Bits));
    static constexpr std::uint64_t zeros = ~(Bits >> first);
    static constexpr unsigned width =
        zeros == 0 ? 64 : static_cast<unsigned>(__builtin_ctzll(zeros));
    static constexpr std::uint64_t rest = Bits & ~(low_bits(width) << first);
    using type = typename runs_of<rest, Run..., bits_between<first, first + width - 1>>::type;
};
template <typename... Run>
struct runs_of<0, Run...> {
    using type = name_list<Run...>;
};

/// Returns the bits of a register that no field has except the field at a position.
template <typename Register>
constexpr std::uint64_t free_bits_beside(std::size_t position) {
    std::uint64_t used = 0;
    std::size_t place = 0;
    for (const field_row &row : layout<Register>::rows)
        if (place++ != position) used |= row.mask();
    return ~used;
}
template <typename Register, std::size_t Position>
struct bits_free_for
    : as_suggestions<typename runs_of<free_bits_beside<Register>(Position)>::type> {};

/// The widths that a field may have that begins at bit `Low`, or the bits at which a field may
/// begin, for an error.
template <unsigned Low>
struct legal_widths {
    using type = would_be_legal<width_between<1, 64 - Low>>;
};
template <unsigned Low>
requires(Low > 63) struct legal_widths<Low> {
    using type = would_be_legal<low_bit_between<0, 63>>;
};

/// The names that an error shows of two fields of a register.
template <typename Register, std::size_t First, std::size_t Second>
struct names_of_fields {
    using first = typename part_at<parts_of<Register>, First>::printed_type;
    using second = typename part_at<parts_of<Register>, Second>::printed_type;
    static constexpr field_row row = layout<Register>::rows[First];
    using widths = typename legal_widths<row.low>::type;
    using typed_widths = would_be_legal<width_between<1, row.value_bits>>;
    using free_bits = legal_from<bits_free_for<Register, Second>>;
};

/// The check of the fields of a register against `rules_of_fields`.
template <typename Register>
struct register_check {
    static constexpr flaw first_flaw = flaw_of(all_of(layout<Register>::rows));
    static constexpr bool is_complete = sizeof(Register) == layout<Register>::size;
    using mistake =
        first_mistake<rule_mistake<first_flaw.broken, rules_of_fields,
                                   names_of_fields<Register, first_flaw.first, first_flaw.second>>,
                      mistake_unless<is_complete, every_field_is_listed, Register>>;
};
/// The mistake, shown by a compile error, of the fields of a register; `no_mistake` where the
/// fields keep all rules.
template <typename Register>
using mistake_of_register = typename register_check<Register>::mistake;

/// The list of the values that an enumeration has names for, in an error.
template <typename Enumeration, typename Places>
struct named_values;
template <typename Enumeration, std::size_t... Place>
struct named_values<Enumeration, number_list<Place...>> {
    using type =
        would_be_legal<value<static_cast<Enumeration>(names_of<Enumeration>[Place].value)>...>;
};
template <typename Enumeration>
using enumerators_for_errors =
    typename named_values<Enumeration,
                          numbers_below<std::extent_v<decltype(names_of<Enumeration>)>>>::type;

/// Stops the compiler where a field's value in a constant cannot be written. `Name` is the name of
/// the field.
template <typename Name, typename Field>
constexpr void check_constant(const Field &field) {
    if (field.fits()) return;
    constexpr std::uint64_t ones = low_bits(Field::width);
    using number = typename Field::value_type;
    if constexpr (!program_chooses<Field::kind>) {
        using forbidden = forbidden_value<Field::kind>;
        illegal_constant<typename forbidden::rule, Name,
                         typename forbidden::template legal<ones>>();
    } else {
        if constexpr (std::is_enum_v<number>)
            if ((field.bits & ~ones) == 0)
                illegal_constant<value_has_an_enumerator, Name, enumerators_for_errors<number>>();
        if constexpr (requires { Field::is_signed; })
            illegal_constant<value_fits_its_field, Name, typename Field::legal>();
        else
            illegal_constant<value_fits_its_field, Name, would_be_legal<value_between<0, ones>>>();
    }
}

/// Stops the compiler where a field's value in a constant has bits that are `reserved`.
template <typename Part, typename Register>
constexpr void check_reserved(const Register &value, std::uint64_t reserved) {
    using name = typename Part::printed_type;
    if ((Part::field(value).register_bits() & reserved) != 0)
        illegal_constant<value_is_not_reserved, name, as_the_sentence_says>();
}

template <typename Register, typename... Part>
constexpr void check_all_reserved(const Register &value, std::uint64_t reserved,
                                  part_list<Part...>) {
    (check_reserved<Part>(value, reserved), ...);
}

/// Returns a field's bits in the register value of a constant. Stops the compiler where the field's
/// value cannot be written.
template <typename Part, typename Register>
constexpr std::uint64_t placed_constant(const Register &value) {
    check_constant<typename Part::printed_type>(Part::field(value));
    return Part::field(value).register_bits();
}

template <typename Register, typename... Part>
constexpr std::uint64_t placed_constants(const Register &value, part_list<Part...>) {
    return (placed_constant<Part>(value) | ...);
}

/// Adds a field's bits to a result, and the field's name where the field is the first whose value
/// does not fit.
template <typename Field>
constexpr void place(const Field &field, const char *name, encoding_result &result) {
    if (!field.fits() && result.unfit_field == nullptr) result.unfit_field = name;
    result.value |= field.register_bits();
}

template <typename Register, typename... Part>
constexpr void place_all(const Register &value, encoding_result &result, part_list<Part...>) {
    (place(Part::field(value), Part::name, result), ...);
}

template <typename Register, typename... Part>
constexpr bool have_equal_fields(const Register &left, const Register &right, part_list<Part...>) {
    return ((Part::field(left).bits == Part::field(right).bits) && ...);
}

template <typename Register, typename... Part>
constexpr void take_all(Register &result, std::uint64_t register_value, part_list<Part...>) {
    (Part::field(result).decode(register_value), ...);
}

} // namespace detail

/// A struct of fields that Hana knows by MSR_REGISTER or BOOST_HANA_ADAPT_STRUCT. The concept does
/// not check that the members are fields: `printable_register` does.
template <typename Register>
concept hardware_register = requires {
    typename detail::accessors_type<Register>;
};

/// Returns the fields of a register in the order of their definition. A definition that breaks a
/// rule does not compile.
template <hardware_register Register>
constexpr sequence<field_row> fields_of() {
    using mistake = detail::mistake_of_register<Register>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    return all_of(detail::layout<Register>::rows);
}

/// Returns the fields of a register without checking its definition: for tables of the library's
/// own registers, which the tests check, so that compiling a plan need not.
template <hardware_register Register>
constexpr sequence<field_row> tested_fields_of() {
    return all_of(detail::layout<Register>::rows);
}

/// Returns the register value of a constant. A value does not compile if it does not fit its field,
/// if its enumeration has no enumerator for it, or if the program put it into a field that software
/// does not set. Fields that were decoded are encoded as by `try_encode`.
/// Example:
///     #include <msr/intel/perfmon.hpp>
///     using select = msr::perfmon::perfevtsel_v1;
///     constexpr select cycles{.event_select = 0x3c, .usr = true, .enable = true};
///     static_assert(msr::encode(cycles) == 0x41003c);
template <hardware_register Register>
consteval std::uint64_t encode(const Register &value) {
    using mistake = detail::mistake_of_register<Register>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    return detail::placed_constants(value, detail::parts_of<Register>{});
}

/// Returns the register value of fields that are known at run time only.
/// Member `unfit_field` of the result names the first field whose value does not fit: do not write
/// then. A value without an enumerator does not fit. A value in a field that software does not set
/// fits only where it was decoded or is the initial one.
///
/// A register value that was decoded is written back as it may be written: reserved and read-only
/// bits as zeros, must-be-one bits as ones, and write-1-to-clear bits as zeros unless they were
/// assigned since. Bits outside of all fields are zeros: `update` keeps them.
template <hardware_register Register>
constexpr encoding_result try_encode(const Register &value) {
    using mistake = detail::mistake_of_register<Register>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    encoding_result result;
    detail::place_all(value, result, detail::parts_of<Register>{});
    return result;
}

/// Returns the register value of a constant for a processor that reserves bits of fields.
/// `reserved`: the bits that must be written as 0, as `netburst::reserved_bits` returns them; a
/// field that sets any of them does not compile
template <hardware_register Register>
consteval std::uint64_t encode(const Register &value, std::uint64_t reserved) {
    detail::check_all_reserved(value, reserved, detail::parts_of<Register>{});
    return encode(value);
}

/// Returns the register value of a run-time value for a processor that reserves bits of fields.
/// `reserved`: the bits that must be written as 0; a field that sets any of them does not fit
template <hardware_register Register>
constexpr encoding_result try_encode(const Register &value, std::uint64_t reserved) {
    encoding_result result = try_encode(value);
    if (result.unfit_field != nullptr) return result;
    for (const field_row &row : fields_of<Register>())
        if ((result.value & row.mask() & reserved) != 0) {
            result.unfit_field = row.name;
            break;
        }
    return result;
}

/// Returns the fields of a register value. Bits outside of all fields are ignored.
/// `register_value`: 64 bits as RDMSR reads them
/// Example:
///     #include <msr/intel/perfmon.hpp>
///     constexpr auto select = msr::decode<msr::perfmon::perfevtsel_v1>(0x41003c);
///     static_assert(select.event_select == 0x3c && select.usr && !select.os);
template <hardware_register Register>
constexpr Register decode(std::uint64_t register_value) {
    using mistake = detail::mistake_of_register<Register>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    Register result{};
    detail::take_all(result, register_value, detail::parts_of<Register>{});
    return result;
}

/// One field of a register with its value, for printing.
struct described_field {
    /// The field's name and position; valid as long as the register's fields.
    const field_row &row;
    std::uint64_t value{}; ///< the value of the field's bits, shifted to bit 0
    const char *text{};    ///< name of the field's value; null: the value has no name
};

/// Calls `sink` with a `described_field` for each field of a register, in the order of the
/// definition.
/// `fields`: the register's fields, as `fields_of` returns them
/// `register_value`: 64 bits as RDMSR reads them
/// `sink`: takes a `const described_field &`
template <typename Sink>
constexpr void describe(sequence<field_row> fields, std::uint64_t register_value, Sink &&sink) {
    for (const field_row &row : fields) {
        const std::uint64_t value = row.value_in(register_value);
        sink(described_field{row, value, row.name_of(value)});
    }
}

/// Returns the bits of all fields of a register whose access is `kind`.
constexpr std::uint64_t bits_with(sequence<field_row> fields, access kind) {
    std::uint64_t bits = 0;
    for (const field_row &row : fields)
        if (row.kind == kind) bits |= row.mask();
    return bits;
}

/// Returns the bits of a register that belong to any of its fields.
constexpr std::uint64_t described_bits(sequence<field_row> fields) {
    std::uint64_t bits = 0;
    for (const field_row &row : fields)
        bits |= row.mask();
    return bits;
}

/// Returns whether all fields of two registers are equal.
template <hardware_register Register>
constexpr bool have_equal_fields(const Register &left, const Register &right) {
    static_assert(detail::register_check<Register>::is_complete, "a member is not listed");
    return detail::have_equal_fields(left, right, detail::parts_of<Register>{});
}

} // namespace msr

/// Defines `==` over all fields, in the struct of a register. A defaulted `==` has an equal
/// meaning, but makes the compiler look for the `==` of every field of every register of a header.
#define MSR_EQUAL_FIELDS(type)                                                                     \
    template <typename Other>                                                                      \
    requires ::std::is_same_v<Other, type>                                                         \
    friend constexpr bool operator==(const type &left, const Other &right) {                       \
        return ::msr::have_equal_fields(left, right);                                              \
    }                                                                                              \
    static_assert(true, "a semicolon follows")
