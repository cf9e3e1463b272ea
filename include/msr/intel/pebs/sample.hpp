// A sample: what most users want of a record, in one plain value for all formats.
#pragma once

#include <msr/intel/pebs/adaptive.hpp>
#include <msr/intel/pebs/architectural.hpp>
#include <msr/intel/pebs/data_source.hpp>
#include <msr/intel/pebs/format.hpp>
#include <msr/intel/pebs/reader.hpp>
#include <msr/intel/pebs/record.hpp>
#include <msr/intel/pebs/words.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::pebs {

/// The parts of a sample, as bits. What a record does not have is absent, and its value is 0.
struct sample_part {
    static constexpr std::uint16_t ip = 1u << 0;
    static constexpr std::uint16_t eventing_ip = 1u << 1;
    static constexpr std::uint16_t counters = 1u << 2;
    static constexpr std::uint16_t memory = 1u << 3;
    static constexpr std::uint16_t tsx = 1u << 4;
    static constexpr std::uint16_t tsc = 1u << 5;
    static constexpr std::uint16_t retire_latency = 1u << 6;
};

/// The contents of a record, whatever its format.
struct sample {
    std::uint16_t parts{};          ///< which of the following are valid: bits of `sample_part`
    std::uint16_t retire_latency{}; ///< cycles since the retirement before
    std::uint64_t ip{};             ///< as saved with the general registers
    std::uint64_t eventing_ip{};    ///< of the instruction that caused the event
    counter_set counters{};         ///< the counters that the record belongs to
    std::uint64_t address{};        ///< linear address of the data
    std::uint64_t data_source{};    ///< the word; `decode_load` and `decode_store` tell its meaning
    std::uint64_t latency{};        ///< the word: cycles; two numbers in later adaptive records
    pebs::tsx_tuning tsx{};
    std::uint64_t tsc{}; ///< time stamp

    constexpr bool has(std::uint16_t wanted) const { return (parts & wanted) == wanted; }
    friend constexpr bool operator==(const sample &, const sample &) = default;
};

/// The sample in a record of the formats 0 to 3.
template <format Number>
constexpr sample sample_of(const record<Number> &one) {
    using layout = record<Number>;
    sample found;
    found.parts = sample_part::ip;
    found.ip = one.rip();
    if constexpr (layout::has_memory) {
        found.parts |= sample_part::counters | sample_part::memory;
        found.counters = one.counters();
        found.address = one.data_linear_address();
        found.data_source = one.data_source();
        found.latency = one.latency();
    }
    if constexpr (layout::has_eventing_ip) {
        found.parts |= sample_part::eventing_ip | sample_part::tsx;
        found.eventing_ip = one.eventing_ip();
        found.tsx = one.tsx_tuning();
    }
    if constexpr (layout::has_tsc) {
        found.parts |= sample_part::tsc;
        found.tsc = one.tsc();
    }
    return found;
}

namespace detail {

/// Adds the fields that the memory group and the auxiliary group have in common.
template <typename Group>
constexpr void add_memory(sample &to, const Group &group) {
    to.parts |= sample_part::memory | sample_part::tsx;
    to.address = group.data_linear_address();
    to.data_source = group.data_source();
    to.latency = group.latency();
    to.tsx = group.tsx_tuning();
}

} // namespace detail

/// The sample in an adaptive record. Only processors that announce the retire latency have it.
constexpr sample sample_of(const adaptive_record &one, bool tells_retire_latency = false) {
    sample found;
    found.parts = sample_part::eventing_ip | sample_part::counters | sample_part::tsc;
    found.eventing_ip = one.eventing_ip();
    found.counters = one.applicable_counters();
    found.tsc = one.tsc();
    if (tells_retire_latency) {
        found.parts |= sample_part::retire_latency;
        found.retire_latency = static_cast<std::uint16_t>(one.retire_latency());
    }
    if (one.has_memory()) detail::add_memory(found, one.memory());
    if (one.has_registers()) {
        found.parts |= sample_part::ip;
        found.ip = one.registers().rip();
    }
    return found;
}

/// Adds the contents of a record of architectural PEBS to the sample whose fragment it is.
constexpr void add(sample &to, const architectural_record &one) {
    if (one.has_basic()) {
        to.parts |= sample_part::eventing_ip | sample_part::counters | sample_part::tsc;
        to.eventing_ip = one.eventing_ip();
        to.counters = one.applicable_counters();
        to.tsc = one.tsc();
        if (one.retire_latency_is_valid()) {
            to.parts |= sample_part::retire_latency;
            to.retire_latency = static_cast<std::uint16_t>(one.retire_latency());
        }
    }
    if (one.has_aux()) detail::add_memory(to, one.aux());
    if (one.has_registers()) {
        to.parts |= sample_part::ip;
        to.ip = one.registers().rip();
    }
}

/// The sample in a record of architectural PEBS.
constexpr sample sample_of(const architectural_record &one) {
    sample found;
    add(found, one);
    return found;
}

/// Calls `sink` with the sample of each record; fragments of architectural PEBS are put together. A
/// sample whose last fragment is missing is given as far as it is there. The number in the result
/// is that of records.
template <typename Sink>
constexpr read_result for_each_sample(const selection &chosen, byte_view bytes, Sink &&sink,
                                      bool tells_retire_latency = false) {
    if (chosen.number == format::architectural) {
        sample open;
        bool is_open = false;
        const auto take = [&](const architectural_record &one) {
            add(open, one);
            is_open = one.is_continued();
            if (is_open) return;
            sink(open);
            open = {};
        };
        const read_result read = detail::read_all(architectural_reader{bytes}, take);
        if (is_open) sink(open);
        return read;
    }
    return for_each(chosen, bytes, [&](const auto &one) {
        if constexpr (requires { sample_of(one, true); })
            sink(sample_of(one, tells_retire_latency));
        else
            sink(sample_of(one));
    });
}

/// Calls `sink(name, value)` with each number of a sample that is valid.
template <typename Sink>
constexpr void describe(const sample &one, Sink &&sink) {
    if (one.has(sample_part::ip)) sink("ip", one.ip);
    if (one.has(sample_part::eventing_ip)) sink("eventing_ip", one.eventing_ip);
    if (one.has(sample_part::counters)) sink("counters", one.counters.raw);
    if (one.has(sample_part::memory)) {
        sink("address", one.address);
        sink("data_source", one.data_source);
        sink("latency", one.latency);
    }
    if (one.has(sample_part::tsx)) sink("tsx_tuning", one.tsx.raw);
    if (one.has(sample_part::tsc)) sink("tsc", one.tsc);
    if (one.has(sample_part::retire_latency))
        sink("retire_latency", std::uint64_t{one.retire_latency});
}

} // namespace msr::pebs
