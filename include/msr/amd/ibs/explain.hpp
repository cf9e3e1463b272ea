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
#include <msr/pmu/broken_value.hpp>
#include <msr/pmu/counter_use.hpp>
#include <msr/pmu/registers.hpp>

#include <cstdint>

namespace msr::ibs {

using msr::broken_value;
using msr::register_value;

/// The part of an engine's use that only engines have.
struct sampling {
    bool holds_sample{}; ///< it waits until Val is cleared
    bool disabling{};    ///< this is the first write that disables it (erratum 420)
};

/// An engine whose control register is among the values, and what it samples.
using counting = counter_use<request, sampling, engine>;

/// Returns the use of the op engine when IBS_OP_CTL holds `value`.
constexpr counting sampled_ops(std::uint64_t value, const target &on) {
    const op_ctl_zen5 held = decode<op_ctl_zen5>(value & known_bits(address::op_ctl, on));
    counting found{.counter = engine::op, .address = address::op_ctl, .wanted = {engine::op}};
    found.wanted.period = (held.op_max_cnt_hi.bits << 16 | held.op_max_cnt_lo.bits) * period_step;
    found.wanted.counts = held.op_cnt_ctl;
    found.wanted.l3_miss_only = held.op_l3_miss_only;
    if (held.ld_lat_en)
        found.wanted.load_latency = load_latency_of(static_cast<unsigned>(held.ld_lat_thrsh.bits));
    found.enabled = held.op_en;
    found.particulars.holds_sample = held.op_val;
    return found;
}

/// Returns the use of the fetch engine when IBS_FETCH_CTL holds `value`.
constexpr counting sampled_fetches(std::uint64_t value, const target &on) {
    const fetch_ctl_zen4 held = decode<fetch_ctl_zen4>(value & known_bits(address::fetch_ctl, on));
    counting found{
        .counter = engine::fetch, .address = address::fetch_ctl, .wanted = {engine::fetch}};
    found.wanted.period = held.fetch_max_cnt.bits * period_step;
    found.wanted.random = held.rand_en;
    found.wanted.l3_miss_only = held.fetch_l3_miss_only;
    found.enabled = held.fetch_en;
    found.particulars.holds_sample = held.fetch_val;
    return found;
}

/// Calls `each(const counting &)` for every engine whose control register is among the values: ops,
/// then fetches.
template <typename Each>
constexpr void each_counting(sequence<register_value> values, const target &on, Each &&each) {
    // A maximum count of 0 with En and Val set is the first step of erratum 420's disabling.
    const auto tell = [&](counting found) {
        found.particulars.disabling = found.wanted.period == 0 && found.particulars.holds_sample &&
                                      concerns(erratum_id::e420, on);
        each(static_cast<const counting &>(found));
    };
    if (const register_value *const op = held_at(values, address::op_ctl); op != nullptr)
        tell(sampled_ops(op->value, on));
    if (const register_value *const fetch = held_at(values, address::fetch_ctl); fetch != nullptr)
        tell(sampled_fetches(fetch->value, on));
}

namespace detail {

/// Whether an address is of a register that lets Zen 1 sample: only some of its bits are known.
constexpr bool is_of_enabling(std::uint32_t address, const target &on) {
    for (const enabling_register &one : enabling_registers(on))
        if (one.address == address) return true;
    return false;
}

template <typename Each>
constexpr void check_bits(const register_value &one, const target &on, Each &each) {
    if (is_of_enabling(one.address, on)) return;
    const layout *const in = layout_at(one.address, on);
    if (in == nullptr) {
        each(broken_value{{&ibs_register_exists::text}, one.address});
        return;
    }
    if (const std::uint64_t wrong = one.value & reserved_bits(one.address, on); wrong != 0)
        each(broken_value{{&ibs_reserved_bits_are_zero::text, {in->name}}, one.address, wrong});
}

} // namespace detail

/// Calls `each(const broken_value &)` for every rule that the values break on a target: first each
/// register's, then those of what is sampled.
template <typename Each>
constexpr void each_broken(sequence<register_value> values, const target &on, Each &&each) {
    for (const register_value &one : values)
        detail::check_bits(one, on, each);
    each_counting(values, on, [&](const counting &found) {
        if (!found.enabled || found.particulars.disabling) return;
        if (const verdict why = check(found.wanted, on); !why.legal())
            each(broken_value{why, found.address, 0, static_cast<int>(found.counter)});
    });
}

} // namespace msr::ibs
