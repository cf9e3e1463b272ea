// Records and samples as text: for people, a line for each field; for programs, JSON. A function
// receives the text in pieces, so that the text needs no memory.
#pragma once

#include <msr/core/digits.hpp>
#include <msr/core/text.hpp>
#include <msr/intel/pebs/data_source.hpp>
#include <msr/intel/pebs/sample.hpp>
#include <msr/intel/pebs/words.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::pebs {

/// A callable that receives a text in pieces, in order.
template <typename Put>
concept text_sink = requires(Put &put, text_view piece) {
    put(piece);
};

/// A type whose fields `describe` lists: a record, a group of a record, a management area.
template <typename Part>
concept described_by_fields = requires(const Part &part) {
    describe(part, [](const described_field &) {});
};

namespace detail {

template <typename Put>
constexpr void put_number(std::uint64_t number, unsigned base, unsigned least_digits, Put &put) {
    put(digits_of(number, base, least_digits).view());
}

template <typename Put>
constexpr void put_hexadecimal(std::uint64_t upper, std::uint64_t lower, Put &put) {
    put(text_view{"0x"});
    if (upper != 0) put_number(upper, 16, 1, put);
    put_number(lower, 16, upper != 0 ? 16 : 1, put);
}

/// Puts the key of a field: `memory.latency`, or `lbr.from[3]`.
template <typename Put>
constexpr void put_key(const described_field &field, Put &put) {
    put(text_view{field.group});
    put(text_view{"."});
    put(text_view{field.field.name});
    if (!field.repeats) return;
    put(text_view{"["});
    put_number(field.element, 10, 1, put);
    put(text_view{"]"});
}

/// A writer of a JSON object, member by member, with the separators. The names of fields need no
/// escapes.
template <typename Put>
class json_members {
public:
    constexpr explicit json_members(Put &destination) : put{destination} { put(text_view{"{"}); }
    /// Puts the separator of members of a JSON object, then a key by `put_name`, then `: `; the
    /// member's value must be put next.
    template <typename PutName>
    constexpr void member(PutName &&put_name) {
        put(text_view{is_first ? "\"" : ", \""});
        is_first = false;
        put_name();
        put(text_view{"\": "});
    }
    constexpr void text(const char *name, const char *value) {
        member([&] { put(text_view{name}); });
        put(text_view{"\""});
        put(text_view{value});
        put(text_view{"\""});
    }
    constexpr void number(const char *name, std::uint64_t value) {
        member([&] { put(text_view{name}); });
        put_number(value, 10, 1, put);
    }
    constexpr void end() { put(text_view{"}"}); }

private:
    Put &put;
    bool is_first{true};
};

} // namespace detail

/// Puts a line `group.name = 0x...` for each field of a record, of a group of a record or of a
/// management area.
/// `part`: a record, a group or an area that `describe` accepts
/// `put`: called with each piece of the text, a text_view
template <described_by_fields Part, text_sink Put>
constexpr void print(const Part &part, Put &&put) {
    describe(part, [&](const described_field &field) {
        detail::put_key(field, put);
        put(text_view{" = "});
        detail::put_hexadecimal(field.upper, field.value, put);
        put(text_view{"\n"});
    });
}

/// Puts a JSON object with a member `"group.name"` for each field of a record, of a group of a
/// record or of a management area. Numbers are whole and have up to 64 bits; fields of 128 bits are
/// strings, `"0x..."`.
/// `part`: a record, a group or an area that `describe` accepts
/// `put`: called with each piece of the text, a text_view
template <described_by_fields Part, text_sink Put>
constexpr void print_json(const Part &part, Put &&put) {
    detail::json_members<Put> members{put};
    describe(part, [&](const described_field &field) {
        members.member([&] { detail::put_key(field, put); });
        if (field.field.size < 16) {
            detail::put_number(field.value, 10, 1, put);
        } else {
            put(text_view{"\""});
            detail::put_hexadecimal(field.upper, field.value, put);
            put(text_view{"\""});
        }
    });
    members.end();
}

/// A sample together with its decoded data source word, for `print` and `print_json`.
struct explained_sample {
    sample is{};          ///< the sample, as the record has it
    data_source source{}; ///< the meaning of the sample's data source word
};

/// Returns a sample with its data source word decoded, as that of a load or of a store.
/// `sample`: any sample
/// `core`: the generation of the processor's cores
/// `is_store`: whether the sampled instruction is a store, which the record does not report
constexpr explained_sample explain(const sample &sample, generation core, bool is_store = false) {
    return {sample, is_store ? decode_store(core, sample.data_source)
                             : decode_load(core, sample.data_source)};
}

/// Puts a line `name = value` for each number of a sample, then lines with its data source in
/// words.
/// `sample`: a sample with its decoded data source, made by `explain`
/// `put`: called with each piece of the text, a text_view
template <text_sink Put>
constexpr void print(const explained_sample &sample, Put &&put) {
    describe(sample.is, [&](const char *name, std::uint64_t value) {
        put(text_view{name});
        put(text_view{" = "});
        detail::put_hexadecimal(0, value, put);
        put(text_view{"\n"});
    });
    if (!sample.is.has(sample_part::memory)) return;
    describe(sample.source, [&](const char *name, const char *text) {
        put(text_view{name});
        put(text_view{" = "});
        put(text_view{text});
        put(text_view{"\n"});
    });
}

/// Puts a JSON object with a member for each number of a sample, then its data source in words.
/// `sample`: a sample with its decoded data source, made by `explain`
/// `put`: called with each piece of the text, a text_view
template <text_sink Put>
constexpr void print_json(const explained_sample &sample, Put &&put) {
    detail::json_members<Put> members{put};
    describe(sample.is,
             [&](const char *name, std::uint64_t value) { members.number(name, value); });
    if (sample.is.has(sample_part::memory))
        describe(sample.source,
                 [&](const char *name, const char *text) { members.text(name, text); });
    members.end();
}

} // namespace msr::pebs
