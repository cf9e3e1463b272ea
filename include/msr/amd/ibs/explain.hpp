// Explains register values of instruction-based sampling: what each engine samples, and the rules
// that the values break. describe.hpp explains samples.
#pragma once

#include <msr/amd/ibs/enabling.hpp>
#include <msr/amd/ibs/encodings.hpp>
#include <msr/amd/ibs/errata.hpp>
#include <msr/amd/ibs/layouts.hpp>
#include <msr/amd/ibs/planner.hpp>
#include <msr/amd/ibs/register_fields.hpp>
#include <msr/amd/ibs/registers.hpp>
#include <msr/amd/ibs/request.hpp>
#include <msr/amd/ibs/rules.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/core/register.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/explanation.hpp>
#include <msr/pmu/registers.hpp>

#include <cstdint>

namespace msr::ibs {

using msr::broken_value;
using msr::register_value;

/// The state of an IBS engine by its register values, which descriptions of other PMUs' counters
/// lack.
struct sampling {
    bool holds_sample{}; ///< the engine has a sample and waits until software clears the bit Val
    /// Whether the value is that of the first of two writes that disable the engine on processors
    /// with erratum 420.
    bool disabling{};
};

/// The use of an IBS engine whose control register is among register values, with the request that
/// the engine samples.
using counting = counter_use<request, sampling, engine>;

/// Returns what the op engine samples when the register IBS_OP_CTL has a value.
/// `value`: value of IBS_OP_CTL
/// `target`: the processor
constexpr counting sampled_ops(std::uint64_t value, const target &target) {
    const op_ctl_zen5 contents = decode<op_ctl_zen5>(value & known_bits(address::op_ctl, target));
    counting result{.counter = engine::op, .address = address::op_ctl, .wanted = {engine::op}};
    result.wanted.period =
        (contents.op_max_cnt_hi.bits << 16 | contents.op_max_cnt_lo.bits) * period_step;
    result.wanted.counts = contents.op_cnt_ctl;
    result.wanted.l3_miss_only = contents.op_l3_miss_only;
    if (contents.ld_lat_en)
        result.wanted.load_latency =
            load_latency_of(static_cast<unsigned>(contents.ld_lat_thrsh.bits));
    result.enabled = contents.op_en;
    result.particulars.holds_sample = contents.op_val;
    return result;
}

/// Returns what the fetch engine samples when the register IBS_FETCH_CTL has a value.
/// `value`: value of IBS_FETCH_CTL
/// `target`: the processor
constexpr counting sampled_fetches(std::uint64_t value, const target &target) {
    const fetch_ctl_zen4 contents =
        decode<fetch_ctl_zen4>(value & known_bits(address::fetch_ctl, target));
    counting result{
        .counter = engine::fetch, .address = address::fetch_ctl, .wanted = {engine::fetch}};
    result.wanted.period = contents.fetch_max_cnt.bits * period_step;
    result.wanted.random = contents.rand_en;
    result.wanted.l3_miss_only = contents.fetch_l3_miss_only;
    result.enabled = contents.fetch_en;
    result.particulars.holds_sample = contents.fetch_val;
    return result;
}

/// Calls `visit(const counting &)` for every IBS engine whose control register is among several
/// register values: the op engine, then the fetch engine.
template <typename Each>
constexpr void each_counting(sequence<register_value> values, const target &target, Each &&visit) {
    // A maximum count of 0 with En and Val set is the first step of erratum 420's disabling.
    const auto tell = [&](counting result) {
        result.particulars.disabling = result.wanted.period == 0 &&
                                       result.particulars.holds_sample &&
                                       concerns(erratum_id::e420, target);
        visit(static_cast<const counting &>(result));
    };
    if (const register_value *const op = held_at(values, address::op_ctl); op != nullptr)
        tell(sampled_ops(op->value, target));
    if (const register_value *const fetch = held_at(values, address::fetch_ctl); fetch != nullptr)
        tell(sampled_fetches(fetch->value, target));
}

namespace detail {

/// Returns whether an address is that of a register that lets Zen 1 sample. Only some bits of such
/// a register are known.
constexpr bool is_of_enabling(std::uint32_t address, const target &target) {
    for (const enabling_register &enabling_register : enabling_registers(target))
        if (enabling_register.address == address) return true;
    return false;
}

template <typename Each>
constexpr void check_bits(const register_value &value, const target &target, Each &visit) {
    if (is_of_enabling(value.address, target)) return;
    const layout *const layout = layout_at(value.address, target);
    if (layout == nullptr) {
        visit(broken_value{{&ibs_register_exists::text}, value.address});
        return;
    }
    if (const std::uint64_t faulty = value.value & reserved_bits(value.address, target);
        faulty != 0)
        visit(broken_value{
            {&ibs_reserved_bits_are_zero::text, {layout->name}}, value.address, faulty});
}

} // namespace detail

/// Calls `visit(const broken_value &)` for every rule that register values break on a target: first
/// the rules of each register alone, then those of what the engines sample.
template <typename Each>
constexpr void each_broken(sequence<register_value> values, const target &target, Each &&visit) {
    for (const register_value &value : values)
        detail::check_bits(value, target, visit);
    each_counting(values, target, [&](const counting &result) {
        if (!result.enabled || result.particulars.disabling) return;
        msr::detail::report_request(result, check(result.wanted, target), visit);
    });
}

} // namespace msr::ibs
