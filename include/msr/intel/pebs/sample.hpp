// A sample: the values of a record that most users need, in one plain value for all formats.
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

/// The parts of a sample, as bits. A part that the record does not have is absent from the sample,
/// and the part's value is 0.
struct sample_part {
    static constexpr std::uint16_t ip = 1u << 0;          ///< bit: the sample has `ip`
    static constexpr std::uint16_t eventing_ip = 1u << 1; ///< bit: the sample has `eventing_ip`
    static constexpr std::uint16_t counters = 1u << 2;    ///< bit: the sample has `counters`
    /// Bit: the sample has `address`, `data_source` and `latency`.
    static constexpr std::uint16_t memory = 1u << 3;
    static constexpr std::uint16_t tsx = 1u << 4; ///< bit: the sample has `tsx`
    static constexpr std::uint16_t tsc = 1u << 5; ///< bit: the sample has `tsc`
    /// Bit: the sample has `retire_latency`.
    static constexpr std::uint16_t retire_latency = 1u << 6;
};

/// A sample: the values that a PEBS record of any format contains. Values of absent parts are 0.
struct sample {
    /// The parts that the sample contains, as bits of `sample_part`.
    std::uint16_t parts{};
    std::uint16_t retire_latency{}; ///< clocks since the retirement of the previous instruction
    std::uint64_t ip{}; ///< the instruction pointer that the record has with the general registers
    std::uint64_t eventing_ip{}; ///< address of the instruction that caused the event
    counter_set counters{};      ///< the counters to which the record belongs
    std::uint64_t address{};     ///< linear address of the data that the instruction accessed
    /// The data source word, which `decode_load` and `decode_store` decode.
    std::uint64_t data_source{};
    /// The latency word: clocks; from Alder Lake on two numbers in adaptive and architectural
    /// records.
    std::uint64_t latency{};
    pebs::tsx_tuning tsx{}; ///< the word on transactional memory (TSX)
    std::uint64_t tsc{};    ///< the time stamp counter at the record

    /// Returns whether the sample has all parts of `goal`, bits of `sample_part`.
    constexpr bool has(std::uint16_t goal) const { return (parts & goal) == goal; }
    friend constexpr bool operator==(const sample &, const sample &) = default;
};

/// Returns the sample in a PEBS record of the formats 0 to 3.
template <format Number>
constexpr sample sample_of(const record<Number> &entry) {
    using layout = record<Number>;
    sample sample;
    sample.parts = sample_part::ip;
    sample.ip = entry.rip();
    if constexpr (layout::has_memory) {
        sample.parts |= sample_part::counters | sample_part::memory;
        sample.counters = entry.counters();
        sample.address = entry.data_linear_address();
        sample.data_source = entry.data_source();
        sample.latency = entry.latency();
    }
    if constexpr (layout::has_eventing_ip) {
        sample.parts |= sample_part::eventing_ip | sample_part::tsx;
        sample.eventing_ip = entry.eventing_ip();
        sample.tsx = entry.tsx_tuning();
    }
    if constexpr (layout::has_tsc) {
        sample.parts |= sample_part::tsc;
        sample.tsc = entry.tsc();
    }
    return sample;
}

namespace detail {

/// Adds to a sample the fields that the memory group of adaptive records and the auxiliary group of
/// architectural PEBS have in common.
template <typename Group>
constexpr void add_memory(sample &destination, const Group &group) {
    destination.parts |= sample_part::memory | sample_part::tsx;
    destination.address = group.data_linear_address();
    destination.data_source = group.data_source();
    destination.latency = group.latency();
    destination.tsx = group.tsx_tuning();
}

} // namespace detail

/// Returns the sample in an adaptive record. The sample has a retire latency only on processors
/// that announce retire latencies.
/// `record`: an adaptive record, whose bytes must live as long as the call
/// `tells_retire_latency`: bit 17 of IA32_PERF_CAPABILITIES
constexpr sample sample_of(const adaptive_record &record, bool tells_retire_latency = false) {
    sample sample;
    sample.parts = sample_part::eventing_ip | sample_part::counters | sample_part::tsc;
    sample.eventing_ip = record.eventing_ip();
    sample.counters = record.applicable_counters();
    sample.tsc = record.tsc();
    if (tells_retire_latency) {
        sample.parts |= sample_part::retire_latency;
        sample.retire_latency = static_cast<std::uint16_t>(record.retire_latency());
    }
    if (record.has_memory()) detail::add_memory(sample, record.memory());
    if (record.has_registers()) {
        sample.parts |= sample_part::ip;
        sample.ip = record.registers().rip();
    }
    return sample;
}

/// Adds the contents of a record of architectural PEBS to a sample, of which the record is a
/// fragment.
/// `destination`: the sample to which the values are added; values that the record has replace
/// those in the sample
/// `record`: the next fragment of the sample
constexpr void add(sample &destination, const architectural_record &record) {
    if (record.has_basic()) {
        destination.parts |= sample_part::eventing_ip | sample_part::counters | sample_part::tsc;
        destination.eventing_ip = record.eventing_ip();
        destination.counters = record.applicable_counters();
        destination.tsc = record.tsc();
        if (record.retire_latency_is_valid()) {
            destination.parts |= sample_part::retire_latency;
            destination.retire_latency = static_cast<std::uint16_t>(record.retire_latency());
        }
    }
    if (record.has_aux()) detail::add_memory(destination, record.aux());
    if (record.has_registers()) {
        destination.parts |= sample_part::ip;
        destination.ip = record.registers().rip();
    }
}

/// Returns the sample in a single record of architectural PEBS; fragments in further records are
/// missing.
constexpr sample sample_of(const architectural_record &record) {
    sample sample;
    add(sample, record);
    return sample;
}

/// Calls `sink` with the sample of each record; fragments of architectural PEBS are joined first. A
/// sample whose last fragment is missing is passed without that fragment.
/// `chosen`: the selection of records, with their format
/// `bytes`: the records, such as those of `written_to`
/// `sink`: called with each `sample`
/// `tells_retire_latency`: bit 17 of IA32_PERF_CAPABILITIES; for adaptive records
/// Returns the number of records, and why the reading ended where bytes are no record.
/// Example:
///     #include <vector>
///     namespace pebs = msr::pebs;
///     const std::vector<unsigned char> buffer; // as the processor wrote it
///     unsigned loads = 0;
///     const pebs::selection records{pebs::format::skylake};
///     const auto read = pebs::for_each_sample(records, buffer, [&](const pebs::sample &one) {
///         const auto load = pebs::decode_load(pebs::generation::skylake, one.data_source);
///         loads += pebs::row_of(load.from).level == pebs::memory_level::memory;
///     });
///     const bool is_whole = read.complete();
template <typename Sink>
constexpr read_result for_each_sample(const selection &chosen, byte_view bytes, Sink &&sink,
                                      bool tells_retire_latency = false) {
    if (chosen.number == format::architectural) {
        sample open;
        bool is_open = false;
        const auto take = [&](const architectural_record &record) {
            add(open, record);
            is_open = record.is_continued();
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
/// `sample`: any sample
/// `sink`: called with `const char *` and `std::uint64_t`
template <typename Sink>
constexpr void describe(const sample &sample, Sink &&sink) {
    if (sample.has(sample_part::ip)) sink("ip", sample.ip);
    if (sample.has(sample_part::eventing_ip)) sink("eventing_ip", sample.eventing_ip);
    if (sample.has(sample_part::counters)) sink("counters", sample.counters.raw);
    if (sample.has(sample_part::memory)) {
        sink("address", sample.address);
        sink("data_source", sample.data_source);
        sink("latency", sample.latency);
    }
    if (sample.has(sample_part::tsx)) sink("tsx_tuning", sample.tsx.raw);
    if (sample.has(sample_part::tsc)) sink("tsc", sample.tsc);
    if (sample.has(sample_part::retire_latency))
        sink("retire_latency", std::uint64_t{sample.retire_latency});
}

} // namespace msr::pebs
