// Checks a register's fields by the table of fields: its layout line by line, and values of every
// field through encode and decode: edges in the compiler, all values of up to 16 bits at run time.
#pragma once

#include "../../facts.hpp"
#include "../../written_back.hpp"

#include <msr/register.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

namespace field_check {

template <typename Register, typename Field>
Register register_of(Field Register::*);

/// Returns whether a value of a field is encoded at the field's place and nowhere else, and decoded
/// from it; of written bits, those stay which the kind of the field keeps.
template <auto Member>
constexpr bool carries(std::uint64_t value, unsigned low, std::uint64_t mask) {
    using target = decltype(register_of(Member));
    const std::uint64_t placed = value << low;
    const target of_field = msr::decode<target>(placed);
    const target of_others = msr::decode<target>(~placed);
    target written = msr::decode<target>(0);
    (written.*Member).bits = value;
    const msr::encoding_result encoded = msr::try_encode(written);
    return (of_field.*Member).bits == value &&
           (of_others.*Member).bits == (~placed & mask) >> low &&
           bool{encoded} == may_be_written_back<target>(placed) &&
           encoded.value == written_back<target>(placed) && written == of_field;
}

/// Returns whether a value that needs one bit more than the field has is reported, and no
/// neighbouring field gets the bit.
template <auto Member>
constexpr bool refuses_one_bit_more(unsigned low, std::uint64_t mask) {
    using target = decltype(register_of(Member));
    const std::uint64_t largest = mask >> low;
    if (largest == ~std::uint64_t{0}) return true;
    target written{};
    (written.*Member).bits = largest + 1;
    const msr::encoding_result encoded = msr::try_encode(written);
    return !encoded && encoded.value == written_back<target>(0);
}

/// Returns whether every value from `first` to `last` is encoded and decoded.
template <auto Member>
bool carries_all(std::uint64_t first, std::uint64_t last, unsigned low, std::uint64_t mask) {
    for (std::uint64_t value = first; value <= last; ++value)
        if (!carries<Member>(value, low, mask)) return false;
    return true;
}

/// Returns whether the edge values of a field are encoded and decoded: no bit, all bits, all but
/// one, each single bit and its complement.
template <auto Member>
constexpr bool carries_edges(unsigned low, std::uint64_t mask) {
    const std::uint64_t largest = mask >> low;
    bool good = carries<Member>(0, low, mask) && carries<Member>(largest, low, mask);
    for (std::uint64_t bit = 1; bit != 0 && bit <= largest; bit <<= 1)
        good = good && carries<Member>(bit, low, mask) && carries<Member>(largest ^ bit, low, mask);
    return good;
}

/// A line of fields.csv. The compiler cannot read that table, so the test repeats each line for the
/// compiler; `agrees_with_table` compares the two.
struct line {
    const char *field;
    unsigned low;
    std::uint64_t mask;
    msr::access kind;
    bool (*carries_all)(std::uint64_t first, std::uint64_t last, unsigned low, std::uint64_t mask);
    bool (*carries_edges)(unsigned low, std::uint64_t mask);
    bool (*refuses_one_bit_more)(unsigned low, std::uint64_t mask);
};

/// Returns a line after a check of its field's edges in the compiler. check_at_run_time() checks
/// all values: it takes no time where the compiler would take seconds.
template <auto Member, unsigned Low, std::uint64_t Mask>
consteval line fact(const char *name, msr::access kind) {
    static_assert(carries_edges<Member>(Low, Mask));
    static_assert(refuses_one_bit_more<Member>(Low, Mask));
    return {.field = name,
            .low = Low,
            .mask = Mask,
            .kind = kind,
            .carries_all = carries_all<Member>,
            .carries_edges = carries_edges<Member>,
            .refuses_one_bit_more = refuses_one_bit_more<Member>};
}

/// Checks fields of up to 16 bits with every value, wider fields at their edges and with random
/// values.
inline void check_at_run_time(const line &fact) {
    INFO("field ", std::string{fact.field});
    const std::uint64_t largest = fact.mask >> fact.low;
    if (largest <= 0xffff) {
        CHECK(fact.carries_all(0, largest, fact.low, fact.mask));
    } else {
        std::mt19937_64 random{1};
        for (int i = 0; i < 10'000; ++i) {
            const std::uint64_t value = random() & largest;
            REQUIRE(fact.carries_all(value, value, fact.low, fact.mask));
        }
    }
    CHECK(fact.carries_edges(fact.low, fact.mask));
    CHECK(fact.refuses_one_bit_more(fact.low, fact.mask));
}

inline msr::access access_named(const std::string &name) {
    if (name == "RW") return msr::access::read_write;
    // Bits 13 to 23 of IA32_PEBS_ENABLE: called reserved, and yet set by a metric of the manual.
    if (name == "see note") return msr::access::read_write;
    if (name == "RO") return msr::access::read_only;
    if (name == "RW0C") return msr::access::write_0_to_clear;
    if (name == "MB1") return msr::access::must_be_one;
    if (name == "MBZ") return msr::access::reserved;
    throw std::runtime_error("no such access: " + name);
}

/// Compares the lines in the test with those of fields.csv for a register: equal fields, in the
/// order of their bits, with equal places and access.
inline void agrees_with_table(msr::sequence<line> written, const std::string &register_name,
                              const std::vector<std::string> &variants) {
    static const facts::table table{"netburst/fields.csv"};
    std::size_t next = 0;
    for (const facts::row &row : table) {
        bool ours = false;
        for (const std::string &variant : variants)
            ours = ours || row["variant"] == variant;
        if (!ours || row["register"] != register_name) continue;
        INFO("field ", row["field"]);
        REQUIRE(next < written.size());
        const line &fact = written[next++];
        CHECK(fact.field == facts::lower_case(row["field"]));
        CHECK(fact.low == facts::number(row["bit_lo"]));
        CHECK(fact.mask == facts::number(row["mask"]));
        const std::uint64_t width = facts::number(row["bit_hi"]) - facts::number(row["bit_lo"]) + 1;
        CHECK(facts::number(row["mask"]) == (~std::uint64_t{0} >> (64 - width)) << fact.low);
        CHECK(fact.kind == access_named(row["access"]));
    }
    CHECK(next == written.size());
}

/// Compares a register's layout with the lines in the test, and checks all values.
inline void holds_all(msr::sequence<line> written, msr::sequence<msr::field_row> fields) {
    REQUIRE(fields.size() == written.size());
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const line &fact = written[i];
        const msr::field_row &field = fields[i];
        INFO("field ", std::string{fact.field});
        CHECK(field.name == std::string{fact.field});
        CHECK(field.low == fact.low);
        CHECK(field.mask() == fact.mask);
        CHECK(field.kind == fact.kind);
        check_at_run_time(fact);
    }
}

} // namespace field_check

/// Expands `MSR_FACT(register, field, low, mask, access)` to a line as in fields.csv.
#define MSR_FACT(target, name, low, mask, kind)                                                    \
    field_check::fact<&target::name, low, mask>(#name, msr::access::kind)
