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

/// Only what says something of the op, as the other backends record it.
void put_op(record_builder &into, const msr::perf_ibs_registers &of) {
    using namespace msr::ibs::detail;
    const bool missed =
        op_data3_ld_op.value_in(of.data3) != 0 && op_data3_dc_miss.value_in(of.data3) != 0;
    const bool branches = op_data_brn_ret.value_in(of.data) != 0 && of.has_target;
    into.put(MSRPP_SAMPLE_CONTROL, of.control).put(MSRPP_SAMPLE_DATA, of.data);
    if (missed) into.put(MSRPP_SAMPLE_DATA2, of.data2);
    into.put(MSRPP_SAMPLE_DATA3, of.data3);
    if (op_data3_dc_lin_addr_valid.value_in(of.data3) != 0)
        into.put(MSRPP_SAMPLE_ADDRESS, of.address);
    if (branches) into.put(MSRPP_SAMPLE_TARGET, of.target);
    if (of.has_data4) into.put(MSRPP_SAMPLE_DATA4, of.data4);
}

void put_fetch(record_builder &into, const msr::perf_ibs_registers &of) {
    into.put(MSRPP_SAMPLE_CONTROL, of.control).put(MSRPP_SAMPLE_ADDRESS, of.address);
    if (of.has_extended) into.put(MSRPP_SAMPLE_EXTENDED, of.extended);
}

void put_precise(record_builder &into, const msr::perf_sample &one) {
    if (one.address != 0) into.put(MSRPP_SAMPLE_ADDRESS, one.address);
    if (one.weight != 0) into.put(MSRPP_SAMPLE_LATENCY, one.weight);
    const bool says_what = (one.source & PERF_MEM_OP_NA) == 0 && one.source != 0;
    if (says_what) into.put(MSRPP_SAMPLE_PERF_SOURCE, one.source);
}

/// Return addresses: what the chain has behind the interrupted instruction, without perf's marks.
void put_chain(record_builder &into, const msr::perf_sample &one, unsigned most) {
    constexpr std::uint64_t first_mark = ~std::uint64_t{0} - 4094; // PERF_CONTEXT_MAX
    bool is_first = true;
    for (std::size_t i = 0; i < one.chain_size() && most != 0; ++i) {
        const std::uint64_t each = one.chain_at(i);
        if (each >= first_mark) continue;
        if (!is_first && into.put_chain(each)) --most;
        is_first = false;
    }
}

} // namespace

std::span<const unsigned char> perf_records::record_of(const msr::perf_sample &one,
                                                       std::size_t ring) {
    const bool is_ibs = kind_ == MSRPP_SAMPLE_OP || kind_ == MSRPP_SAMPLE_FETCH;
    msr::perf_ibs_registers registers{};
    if (is_ibs) {
        registers = msr::ibs_registers_of(one.raw, kind_ == MSRPP_SAMPLE_OP);
        if (!registers.fits) return {};
    }
    ring_state &state = of(ring);
    unsigned flags = one.of_kernel ? MSRPP_SAMPLE_KERNEL : 0;
    if (one.is_exact && kind_ != MSRPP_SAMPLE_OVERFLOW) flags |= MSRPP_SAMPLE_EXACT;
    if (state.lost) flags |= MSRPP_SAMPLE_LOST;
    state.lost = false;
    msrpp_sample head{};
    head.kind = static_cast<std::uint8_t>(kind_);
    head.flags = static_cast<std::uint16_t>(flags);
    head.sequence = state.sequence++;
    head.time = one.time;
    head.pid = one.pid;
    head.tid = one.tid;
    head.period = static_cast<std::uint32_t>(
        std::min<std::uint64_t>(one.period, std::numeric_limits<std::uint32_t>::max()));
    head.cpu = static_cast<std::uint16_t>(one.cpu);
    head.cgroup = one.cgroup;
    head.ip = one.ip;
    record_builder built{head};
    if (kind_ == MSRPP_SAMPLE_OP) put_op(built, registers);
    if (kind_ == MSRPP_SAMPLE_FETCH) put_fetch(built, registers);
    if (kind_ == MSRPP_SAMPLE_PRECISE) put_precise(built, one);
    put_chain(built, one, chain_);
    const auto bytes = built.bytes();
    bytes_.assign(bytes.begin(), bytes.end());
    return bytes_;
}

} // namespace msrpp::profile
