#include "perf_records.hpp"

#include <msr/amd/ibs/fields.hpp>
#include <msr/amd/ibs/register_fields.hpp>
#include <msr/backend/perf/sampling.hpp>
#include <msr/profile/record.hpp>

#include <algorithm>
#include <limits>

#include <linux/perf_event.h>

namespace msrpp::profile {

namespace {

using msr::profile::record_builder;

/// Writes the IBS registers of an op sample, as the other backends do: only registers that are
/// valid for the op.
void put_op(record_builder &destination, const msr::perf_ibs_registers &perf_ibs_registers) {
    using namespace msr::ibs::detail;
    const bool missed = op_data3_ld_op.value_in(perf_ibs_registers.data3) != 0 &&
                        op_data3_dc_miss.value_in(perf_ibs_registers.data3) != 0;
    const bool branches =
        op_data_brn_ret.value_in(perf_ibs_registers.data) != 0 && perf_ibs_registers.has_target;
    destination.put(MSRPP_SAMPLE_CONTROL, perf_ibs_registers.control)
        .put(MSRPP_SAMPLE_DATA, perf_ibs_registers.data);
    if (missed) destination.put(MSRPP_SAMPLE_DATA2, perf_ibs_registers.data2);
    destination.put(MSRPP_SAMPLE_DATA3, perf_ibs_registers.data3);
    if (op_data3_dc_lin_addr_valid.value_in(perf_ibs_registers.data3) != 0)
        destination.put(MSRPP_SAMPLE_ADDRESS, perf_ibs_registers.address);
    if (branches) destination.put(MSRPP_SAMPLE_TARGET, perf_ibs_registers.target);
    if (perf_ibs_registers.has_data4) destination.put(MSRPP_SAMPLE_DATA4, perf_ibs_registers.data4);
}

void put_fetch(record_builder &destination, const msr::perf_ibs_registers &perf_ibs_registers) {
    destination.put(MSRPP_SAMPLE_CONTROL, perf_ibs_registers.control)
        .put(MSRPP_SAMPLE_ADDRESS, perf_ibs_registers.address);
    if (perf_ibs_registers.has_extended)
        destination.put(MSRPP_SAMPLE_EXTENDED, perf_ibs_registers.extended);
}

void put_precise(record_builder &destination, const msr::perf_sample &sample) {
    if (sample.address != 0) destination.put(MSRPP_SAMPLE_ADDRESS, sample.address);
    if (sample.weight != 0) destination.put(MSRPP_SAMPLE_LATENCY, sample.weight);
    const bool says_what = (sample.source & PERF_MEM_OP_NA) == 0 && sample.source != 0;
    if (says_what) destination.put(MSRPP_SAMPLE_PERF_SOURCE, sample.source);
}

/// Writes the return addresses of a sample: the chain behind the interrupted instruction, without
/// perf's context marks.
void put_chain(record_builder &destination, const msr::perf_sample &sample, unsigned maximum) {
    // Highest address that is no context mark of perf (PERF_CONTEXT_MAX).
    constexpr std::uint64_t first_mark = ~std::uint64_t{0} - 4094;
    bool is_first = true;
    for (std::size_t i = 0; i < sample.chain_size() && maximum != 0; ++i) {
        const std::uint64_t number = sample.chain_at(i);
        if (number >= first_mark) continue;
        if (!is_first && destination.put_chain(number)) --maximum;
        is_first = false;
    }
}

} // namespace

std::span<const unsigned char> perf_records::record_of(const msr::perf_sample &sample,
                                                       std::size_t ring) {
    const bool is_ibs = kind_ == MSRPP_SAMPLE_OP || kind_ == MSRPP_SAMPLE_FETCH;
    msr::perf_ibs_registers registers{};
    if (is_ibs) {
        registers = msr::ibs_registers_of(sample.raw, kind_ == MSRPP_SAMPLE_OP);
        if (!registers.fits) return {};
    }
    ring_state &state = of(ring);
    unsigned flags = sample.of_kernel ? MSRPP_SAMPLE_KERNEL : 0;
    if (sample.is_exact && kind_ != MSRPP_SAMPLE_OVERFLOW) flags |= MSRPP_SAMPLE_EXACT;
    if (state.lost) flags |= MSRPP_SAMPLE_LOST;
    state.lost = false;
    msrpp_sample head{};
    head.kind = static_cast<std::uint8_t>(kind_);
    head.flags = static_cast<std::uint16_t>(flags);
    head.sequence = state.sequence++;
    head.time = sample.time;
    head.pid = sample.pid;
    head.tid = sample.tid;
    head.period = static_cast<std::uint32_t>(
        std::min<std::uint64_t>(sample.period, std::numeric_limits<std::uint32_t>::max()));
    head.cpu = static_cast<std::uint16_t>(sample.cpu);
    head.cgroup = sample.cgroup;
    head.ip = sample.ip;
    record_builder built{head};
    if (kind_ == MSRPP_SAMPLE_OP) put_op(built, registers);
    if (kind_ == MSRPP_SAMPLE_FETCH) put_fetch(built, registers);
    if (kind_ == MSRPP_SAMPLE_PRECISE) put_precise(built, sample);
    put_chain(built, sample, chain_);
    const auto bytes = built.bytes();
    bytes_.assign(bytes.begin(), bytes.end());
    return bytes_;
}

} // namespace msrpp::profile
