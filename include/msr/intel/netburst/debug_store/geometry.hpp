// The geometry of the debug store: where its buffers begin and end and at which record they
// interrupt, as values, and the rules of these values, for the compiler and at run time. Sources:
// Intel SDM volume 3 (325384-059) 17.4.9; erratum P79 of the Xeon specification update.
#pragma once

// A header that compile errors name is included first, so that errors do not list a chain of other
// headers.
#include <msr/core/rule.hpp>

#include <msr/core/names.hpp>
#include <msr/intel/netburst/debug_store/bts_records.hpp>
#include <msr/intel/netburst/debug_store/layout.hpp>
#include <msr/intel/netburst/debug_store/pebs_records.hpp>

#include <cstdint>

namespace msr::netburst {

MSR_RULE(buffer_is_not_empty,
         "a debug store buffer must end behind its base: it holds at least one record");
MSR_RULE(buffer_holds_whole_records,
         "the absolute maximum of a debug store buffer must be its base plus a multiple of its "
         "record size: otherwise the processor may write past it");
MSR_RULE(threshold_lies_in_buffer,
         "the interrupt threshold must be the address of a record in the buffer; only a circular "
         "branch trace has it past the absolute maximum");
MSR_RULE(threshold_lies_on_record,
         "the interrupt threshold must be the buffer base plus a multiple of the record size");
MSR_RULE(index_lies_in_buffer,
         "the index must lie between the buffer base and the absolute maximum");
MSR_RULE(index_lies_on_record, "the index must be the buffer base plus a multiple of the record "
                               "size");
MSR_RULE(part_lies_on_word,
         "the parts of a debug store must begin on a word of its layout: at a multiple of 4 bytes, "
         "or of 8 in IA-32e mode");
MSR_RULE(parts_do_not_overlap, "the parts of a debug store must not overlap");
MSR_RULE(address_has_32_bits, "an address of the debug store has 32 bits outside of IA-32e mode");
MSR_RULE(address_is_canonical,
         "an address of the debug store must be canonical in IA-32e mode: bits 63 to 47 are equal");
MSR_RULE(counter_reset_has_40_bits, "the PEBS counter reset must fit the 40 bits of a counter");

// --- the contents of a debug store's management area --------------------------------------------

/// A buffer of the debug store, as the management area describes it by linear addresses. Where all
/// members are 0, there is no buffer.
struct store_buffer {
    std::uint64_t base{};                ///< linear address of the first byte of the buffer
    std::uint64_t index{};               ///< linear address of the next record to be written
    std::uint64_t absolute_maximum{};    ///< linear address of the first byte behind the buffer
    std::uint64_t interrupt_threshold{}; ///< linear address of the record at which to interrupt

    /// Returns whether there is a buffer: some word of its description is not 0.
    constexpr bool is_there() const {
        return (base | index | absolute_maximum | interrupt_threshold) != 0;
    }
    /// Returns whether the processor starts again at the base of a full buffer, and no record
    /// interrupts. The manual wants the threshold past the maximum for that; a clear BTINT flag
    /// alone is not enough.
    constexpr bool is_circular() const { return interrupt_threshold > absolute_maximum; }

    friend constexpr bool operator==(const store_buffer &, const store_buffer &) = default;
};

/// All that the management area of a debug store holds.
struct debug_store {
    store_buffer bts{};  ///< the buffer of branch records (BTS)
    store_buffer pebs{}; ///< the buffer of precise samples (PEBS)
    /// The value, of 40 bits, from which the counter starts after each precise sample.
    std::uint64_t pebs_counter_reset{};

    friend constexpr bool operator==(const debug_store &, const debug_store &) = default;
};

/// The fields of the management area that describe one buffer.
struct buffer_fields {
    /// Each member is the field that holds the member of its name in `store_buffer`.
    memory_field base;
    memory_field index;
    memory_field absolute_maximum;
    memory_field interrupt_threshold;
};

/// The fields of the management area of a debug store. The counter reset is a quadword in both
/// layouts.
template <debug_store_layout Layout>
struct area_fields {
    /// The fields that describe the buffer of branch records.
    static constexpr buffer_fields bts{word_field<Layout>("bts_buffer_base", 0),
                                       word_field<Layout>("bts_index", 1),
                                       word_field<Layout>("bts_absolute_maximum", 2),
                                       word_field<Layout>("bts_interrupt_threshold", 3)};
    /// The fields that describe the buffer of precise samples.
    static constexpr buffer_fields pebs{word_field<Layout>("pebs_buffer_base", 4),
                                        word_field<Layout>("pebs_index", 5),
                                        word_field<Layout>("pebs_absolute_maximum", 6),
                                        word_field<Layout>("pebs_interrupt_threshold", 7)};
    /// The field of the value from which the counter starts after each precise sample, 8 bytes.
    static constexpr memory_field pebs_counter_reset{"pebs_counter_reset", 8 * word_size<Layout>,
                                                     8};
    /// The fields of the management area, in the order of memory.
    static constexpr memory_field all[] = {
        bts.base,          bts.index,  bts.absolute_maximum,  bts.interrupt_threshold,
        pebs.base,         pebs.index, pebs.absolute_maximum, pebs.interrupt_threshold,
        pebs_counter_reset};
};

namespace detail {

template <debug_store_record Record>
inline constexpr buffer_fields fields_in_area{};
template <debug_store_layout Layout>
inline constexpr buffer_fields fields_in_area<bts_record<Layout>> = area_fields<Layout>::bts;
template <debug_store_layout Layout>
inline constexpr buffer_fields fields_in_area<pebs_record<Layout>> = area_fields<Layout>::pebs;

/// Whether a buffer of records of the type `Record` can be circular: only a buffer of branch
/// records can.
template <debug_store_record Record>
inline constexpr bool may_be_circular = false;
template <debug_store_layout Layout>
inline constexpr bool may_be_circular<bts_record<Layout>> = true;

} // namespace detail

// --- length and threshold of a buffer of the debug store ----------------------------------------

/// The threshold of a buffer that is circular and never interrupts, in bytes.
inline constexpr std::uint64_t no_interrupt = ~std::uint64_t{0};

/// The size of a buffer that has no address yet, and the place in it at which to interrupt.
struct buffer_shape {
    std::uint64_t bytes{}; ///< length of the buffer in bytes, a multiple of the record size
    /// Bytes of the buffer in front of the record that interrupts; `no_interrupt`: none does.
    std::uint64_t threshold{no_interrupt};
};

/// Returns the first rule that a buffer of this shape breaks. A threshold several records before
/// the end lets the interrupt be handled before the buffer is full; the manual demands it without a
/// number of records.
template <debug_store_record Record>
constexpr verdict check(const buffer_shape &shape) {
    constexpr const buffer_fields &named = detail::fields_in_area<Record>;
    if (shape.bytes == 0) return {&buffer_is_not_empty::text, {named.absolute_maximum.name}};
    if (shape.bytes % Record::size != 0)
        return {&buffer_holds_whole_records::text, {named.absolute_maximum.name}};
    if (shape.threshold == no_interrupt && detail::may_be_circular<Record>) return {};
    if (shape.threshold >= shape.bytes)
        return {&threshold_lies_in_buffer::text, {named.interrupt_threshold.name}};
    if (shape.threshold % Record::size != 0)
        return {&threshold_lies_on_record::text, {named.interrupt_threshold.name}};
    return {};
}

/// Returns an empty buffer of a legal shape at a linear address; `check` says whether the address
/// is legal.
/// `base`: linear address of the first byte
template <debug_store_record Record>
constexpr store_buffer buffer_at(std::uint64_t base, const buffer_shape &shape) {
    const std::uint64_t end = base + shape.bytes;
    const bool circular = shape.threshold == no_interrupt;
    return {.base = base,
            .index = base,
            .absolute_maximum = end,
            .interrupt_threshold = circular ? end + Record::size : base + shape.threshold};
}

namespace detail {

/// Returns bits 63 to 47 of a linear address, which are all equal in a canonical address.
constexpr std::uint64_t upper_bits(std::uint64_t address) { return address >> 47; }

template <debug_store_layout Layout>
constexpr verdict check_address(std::uint64_t address, const char *name) {
    if constexpr (word_size<Layout> == 4) {
        if (address > 0xffff'ffff) return {&address_has_32_bits::text, {name}};
    } else {
        const std::uint64_t upper = upper_bits(address);
        if (upper != 0 && upper != upper_bits(~std::uint64_t{0}))
            return {&address_is_canonical::text, {name}};
    }
    return {};
}

/// Returns the rule that the addresses of a buffer break: in IA-32e mode each address, and all
/// between the base and the maximum, must be canonical; otherwise each has 32 bits.
/// `named`: the fields whose names the verdict shows
template <debug_store_layout Layout>
constexpr verdict check_addresses(const store_buffer &buffer, const buffer_fields &named) {
    const auto check_one = [](std::uint64_t address, const memory_field &field) {
        return check_address<Layout>(address, field.name);
    };
    if (const verdict ruling = check_one(buffer.base, named.base); !ruling.legal()) return ruling;
    if (const verdict ruling = check_one(buffer.index, named.index); !ruling.legal()) return ruling;
    if (const verdict verdict = check_one(buffer.absolute_maximum, named.absolute_maximum);
        !verdict.legal())
        return verdict;
    if (upper_bits(buffer.base) != upper_bits(buffer.absolute_maximum))
        return {&address_is_canonical::text, {named.absolute_maximum.name}};
    return check_one(buffer.interrupt_threshold, named.interrupt_threshold);
}

constexpr buffer_shape shape_of(const store_buffer &buffer) {
    return {.bytes = buffer.absolute_maximum - buffer.base,
            .threshold =
                buffer.is_circular() ? no_interrupt : buffer.interrupt_threshold - buffer.base};
}

template <debug_store_record Record>
constexpr verdict check_index(const store_buffer &buffer) {
    const char *const name = fields_in_area<Record>.index.name;
    if (buffer.index < buffer.base || buffer.index > buffer.absolute_maximum)
        return {&index_lies_in_buffer::text, {name}};
    if ((buffer.index - buffer.base) % Record::size != 0)
        return {&index_lies_on_record::text, {name}};
    return {};
}

} // namespace detail

/// Returns the first rule that the description of a buffer breaks; where there is no buffer, none
/// is broken.
template <debug_store_record Record>
constexpr verdict check(const store_buffer &buffer) {
    constexpr const buffer_fields &named = detail::fields_in_area<Record>;
    using layout = typename Record::layout;
    if (!buffer.is_there()) return {};
    if (const verdict ruling = detail::check_addresses<layout>(buffer, named); !ruling.legal())
        return ruling;
    if (buffer.base % word_size<layout> != 0) return {&part_lies_on_word::text, {named.base.name}};
    if (buffer.absolute_maximum < buffer.base)
        return {&buffer_is_not_empty::text, {named.absolute_maximum.name}};
    if (buffer.interrupt_threshold < buffer.base)
        return {&threshold_lies_in_buffer::text, {named.interrupt_threshold.name}};
    if (const verdict verdict = check<Record>(detail::shape_of(buffer)); !verdict.legal())
        return verdict;
    return detail::check_index<Record>(buffer);
}

namespace detail {

constexpr bool overlap(const store_buffer &a, const store_buffer &b) {
    return a.base < b.absolute_maximum && b.base < a.absolute_maximum;
}

} // namespace detail

/// Returns the first rule that a debug store breaks, and the fields that break it.
template <debug_store_layout Layout>
constexpr verdict check(const debug_store &store) {
    using named = area_fields<Layout>;
    if (const verdict ruling = check<bts_record<Layout>>(store.bts); !ruling.legal()) return ruling;
    if (const verdict verdict = check<pebs_record<Layout>>(store.pebs); !verdict.legal())
        return verdict;
    if (detail::overlap(store.bts, store.pebs))
        return {&parts_do_not_overlap::text, {named::bts.base.name, named::pebs.base.name}};
    if (store.pebs_counter_reset >> 40 != 0)
        return {&counter_reset_has_40_bits::text, {named::pebs_counter_reset.name}};
    return {};
}

// --- buffers and debug stores that the compiler checks -------------------------------------------

/// The type by which an error names the length of a buffer.
template <std::uint64_t Bytes>
struct buffer_bytes;
/// The type by which an error names a threshold, in bytes from the base of its buffer.
template <std::uint64_t Bytes>
struct threshold_bytes;
/// The type by which an error names a buffer: base, index, absolute maximum, interrupt threshold.
template <store_buffer Buffer>
struct buffer_addresses;

namespace detail {

/// The suggestions of an error that wants a multiple of `Step` above `Base`: the multiples next to
/// `Number` on both sides.
template <std::uint64_t Number, std::uint64_t Step, std::uint64_t Base = 0>
struct multiples_beside {
    static constexpr std::uint64_t below = Number - (Number - Base) % Step;
    using type = would_be_legal<value<below>, value<below + Step>>;
};

} // namespace detail

} // namespace msr::netburst

// --- suggestions of compile errors: the legal lengths, thresholds and addresses ------------------

namespace msr {

template <typename Record, std::uint64_t Bytes, typename Threshold>
struct suggestions<netburst::buffer_is_not_empty, Record, netburst::buffer_bytes<Bytes>,
                   Threshold> {
    using type = would_be_legal<netburst::buffer_bytes<Record::size>>;
};
template <typename Record, std::uint64_t Bytes, typename Threshold>
struct suggestions<netburst::buffer_holds_whole_records, Record, netburst::buffer_bytes<Bytes>,
                   Threshold> : netburst::detail::multiples_beside<Bytes, Record::size> {};
template <typename Record, std::uint64_t Bytes, typename Threshold>
struct suggestions<netburst::threshold_lies_in_buffer, Record, netburst::buffer_bytes<Bytes>,
                   Threshold> {
    using type = would_be_legal<value_between<std::uint64_t{0}, Bytes - Record::size>>;
};
template <typename Record, typename Buffer, std::uint64_t Threshold>
struct suggestions<netburst::threshold_lies_on_record, Record, Buffer,
                   netburst::threshold_bytes<Threshold>>
    : netburst::detail::multiples_beside<Threshold, Record::size> {};
template <typename Record, netburst::store_buffer Buffer>
struct suggestions<netburst::index_lies_in_buffer, Record, netburst::buffer_addresses<Buffer>> {
    using type = would_be_legal<value_between<Buffer.base, Buffer.absolute_maximum>>;
};
template <typename Record, netburst::store_buffer Buffer>
struct suggestions<netburst::index_lies_on_record, Record, netburst::buffer_addresses<Buffer>>
    : netburst::detail::multiples_beside<Buffer.index, Record::size, Buffer.base> {};
template <typename Record, netburst::store_buffer Buffer>
struct suggestions<netburst::part_lies_on_word, Record, netburst::buffer_addresses<Buffer>>
    : netburst::detail::multiples_beside<Buffer.base,
                                         netburst::word_size<typename Record::layout>> {};
template <typename... Name>
struct suggestions<netburst::address_has_32_bits, Name...> {
    using type = would_be_legal<value_between<std::uint64_t{0}, std::uint64_t{0xffff'ffff}>>;
};
template <typename... Name>
struct suggestions<netburst::address_is_canonical, Name...> {
    using type = would_be_legal<value_between<std::uint64_t{0}, std::uint64_t{0x7fff'ffff'ffff}>,
                                value_between<0xffff'8000'0000'0000, ~std::uint64_t{0}>>;
};
template <typename... Name>
struct suggestions<netburst::counter_reset_has_40_bits, Name...> {
    using type = would_be_legal<value_between<std::uint64_t{0}, std::uint64_t{0xff'ffff'ffff}>>;
};

} // namespace msr

namespace msr::netburst {

namespace detail {

using rules_of_stores =
    rule_list<buffer_is_not_empty, buffer_holds_whole_records, threshold_lies_in_buffer,
              threshold_lies_on_record, index_lies_in_buffer, index_lies_on_record,
              part_lies_on_word, parts_do_not_overlap, address_has_32_bits, address_is_canonical,
              counter_reset_has_40_bits>;

/// The names by which an error shows the part of a debug store that breaks a rule.
template <typename... Name>
struct names_of_part {
    using shown = name_list<Name...>;
};

/// The error of a buffer's length and threshold, if they break a rule.
template <typename Record, std::uint64_t Bytes, std::uint64_t Threshold>
using mistake_of_shape =
    rule_mistake<check<Record>(buffer_shape{.bytes = Bytes, .threshold = Threshold}).broken,
                 rules_of_stores,
                 names_of_part<Record, buffer_bytes<Bytes>, threshold_bytes<Threshold>>>;
/// The error of a buffer whose linear addresses are known, if it breaks a rule.
template <typename Record, store_buffer Buffer>
using mistake_of_buffer = rule_mistake<check<Record>(Buffer).broken, rules_of_stores,
                                       names_of_part<Record, buffer_addresses<Buffer>>>;
/// The error of a debug store, if it breaks a rule. The error names the first buffer that breaks a
/// rule by itself; if there is none, a rule that the buffers break together.
template <typename Layout, debug_store Store>
struct store_check {
    static constexpr store_buffer bts = Store.bts;
    static constexpr store_buffer pebs = Store.pebs;
    static constexpr std::uint64_t reset = Store.pebs_counter_reset;
    using mistake = first_mistake<mistake_of_buffer<bts_record<Layout>, bts>,
                                  mistake_of_buffer<pebs_record<Layout>, pebs>,
                                  mistake_unless<!overlap(bts, pebs), parts_do_not_overlap, Layout,
                                                 buffer_addresses<bts>, buffer_addresses<pebs>>,
                                  rule_mistake<check<Layout>(Store).broken, rules_of_stores,
                                               names_of_part<Layout, value<reset>>>>;
};

} // namespace detail

/// A buffer shape that the compiler has checked: `buffer_of<bts_record<layout_64>, 24 * 1000, 24 *
/// 900>`. `Bytes` is the length of the buffer, `Threshold` the number of bytes in front of the
/// record that interrupts; without a threshold a buffer of branch records is circular. Does not
/// compile if a rule is broken.
template <debug_store_record Record, std::uint64_t Bytes, std::uint64_t Threshold = no_interrupt>
inline constexpr buffer_shape buffer_of = [] {
    using mistake = detail::mistake_of_shape<Record, Bytes, Threshold>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    return buffer_shape{.bytes = Bytes, .threshold = Threshold};
}();

/// A debug store that the compiler has checked, whose addresses are constants. Does not compile if
/// a rule is broken.
template <debug_store_layout Layout, debug_store Store>
inline constexpr debug_store checked_store = [] {
    using mistake = typename detail::store_check<Layout, Store>::mistake;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    return Store;
}();

} // namespace msr::netburst
