// Rows of the tables of branch records: facilities of processors, filters, layouts of records.
#pragma once

#include <msr/branches/names.hpp>
#include <msr/core/confidence.hpp>
#include <msr/meters/core_set.hpp>

#include <cstdint>

namespace msr::lbr {

/// A facility that records branches, on some processors.
struct facility_row {
    meters::core_set processors{}; ///< the processors that have the facility
    facility_kind kind{};          ///< the kind of the facility
    unsigned depth{};              ///< the largest number of records that the facility keeps
    /// The depths that the processor can be set to: bit n for 8 * (n + 1) records; 0: the depth is
    /// fixed.
    std::uint8_t depths{};
    std::uint32_t source_register{}; ///< number of the register with the source of record 0
    /// Number of the register with the destination of record 0; 0: `source_register` holds both.
    std::uint32_t destination_register{};
    std::uint32_t
        info_register{}; ///< number of the register with the flags of record 0; 0: there is none
    unsigned stride{1};  ///< distance between the register numbers of two records
    /// Number of the register with the index of the newest record; 0: record 0 is the newest.
    std::uint32_t top{};
    std::uint32_t enable{};    ///< number of the register whose bit `enable_bit` starts the records
    unsigned enable_bit{};     ///< number of the bit that starts the records
    const char *enable_name{}; ///< name of the register that starts the records, lower case
    std::uint32_t select{};    ///< number of the register with the filters; 0: there is none
    const char *select_name{}; ///< name of the register with the filters, lower case
    bool has_call_stack{};     ///< whether the records can be kept as a call stack
    /// Whether filters for calls and returns lose branches, unless jumps are recorded too.
    bool loses_calls{};
    record_format format{record_format::unknown}; ///< the expected format of the records
    /// Whether IA32_PERF_CAPABILITIES[5:0] reports the format.
    bool reports_format{};
    /// Whether a reported format 1 is format 3, as bit 63 of the source is the misprediction.
    bool reports_1_for_3{};
    confidence format_sure{}; ///< the confidence in `format`
    confidence sure{};        ///< the confidence in the other facts of the row
    const char *source{};     ///< the documents that describe the facility
};

/// A bit of a facility's filters.
struct filter_row {
    facility_kind kind{};    ///< the kind of the facilities that have the bit
    branch_filter filter{};  ///< the branches that the bit lets in or keeps out
    std::uint32_t address{}; ///< number of the register with the bit
    std::uint8_t bit{};      ///< number of the bit in its register
    bool suppresses{};       ///< whether 1 keeps branches out; false: 1 lets branches in
    confidence sure{};       ///< the confidence in the row
    const char *source{};    ///< the documents that describe the bit
};

/// The bits of a field of a branch record.
struct field_place {
    record_part part{};   ///< the register that holds the field
    std::uint8_t low{};   ///< number of the field's lowest bit
    std::uint8_t width{}; ///< number of the field's bits
};

/// The layout of a branch record in a format.
struct layout_row {
    record_format format{};       ///< the format that the row describes
    const char *name{};           ///< the format's name, for people
    field_place source_address{}; ///< the field with the address of the branch
    /// How the bits above the address of the branch are made.
    address_extension source_extension{};
    field_place destination_address{};         ///< the field with the destination of the branch
    address_extension destination_extension{}; ///< how the bits above the destination are made
    field_place mispredicted{};                ///< 1: the branch was predicted wrongly
    field_place in_transaction{};              ///< 1: the branch was executed in a transaction
    field_place aborted{};      ///< 1: the record is that of a transaction that was aborted
    field_place cycles{};       ///< core clocks since the previous record, at most 65535
    field_place cycles_valid{}; ///< 1: the cycles are valid
    field_place type{};         ///< a code for the kind of branch
    field_place counters{};     ///< four counters of two bits
    field_place valid{};        ///< 1: the branch was on the right path
    field_place speculative{};  ///< 1: the branch was executed speculatively
    field_place erroneous{};    ///< 1: the record is to be ignored
    confidence sure{};          ///< the confidence in the layout
    const char *source{};       ///< the documents that describe the layout

    /// Returns whether a record has a register of flags and cycles.
    constexpr bool has_info() const {
        return mispredicted.part == record_part::info || cycles.part == record_part::info;
    }
};

} // namespace msr::lbr
