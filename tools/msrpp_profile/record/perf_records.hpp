// Converts samples of Linux's perf to records of a profile.
#pragma once

#include <msr/backend/perf/sample.hpp>
#include <msr/backend/sample_abi.h>

#include <cstdint>
#include <span>
#include <vector>

namespace msrpp::profile {

/// Makes records of a profile from perf's samples; records of each ring are numbered in sequence.
class perf_records {
public:
    /// `kind`: MSRPP_SAMPLE_...; `chain`: the largest number of return addresses in a record.
    perf_records(unsigned kind, unsigned chain) : kind_{kind}, chain_{chain} {}

    /// Returns the bytes of a sample's record, valid until the next call; empty: the sample makes
    /// no record, such as a sample of IBS without registers.
    std::span<const unsigned char> record_of(const msr::perf_sample &sample, std::size_t ring);
    /// Notes that samples of a ring were lost before the next sample.
    void lost(std::size_t ring) { of(ring).lost = true; }

private:
    struct ring_state {
        std::uint32_t sequence{};
        bool lost{};
    };
    unsigned kind_;
    unsigned chain_;
    std::vector<ring_state> rings_;
    std::vector<unsigned char> bytes_;

    ring_state &of(std::size_t ring) {
        if (ring >= rings_.size()) rings_.resize(ring + 1);
        return rings_[ring];
    }
};

} // namespace msrpp::profile
