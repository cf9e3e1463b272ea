// Intel RDT and AMD QoS of a simulated processor: the registers, the ways of the last-level cache
// in which a logical processor allocates, the owner numbers of lines and traffic, and the reported
// counts. Nothing was measured.
#pragma once

#include <msr/amd/qos/explain.hpp>
#include <msr/amd/qos/registers.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/field.hpp>
#include <msr/core/register.hpp>
#include <msr/rdt/capacity.hpp>
#include <msr/rdt/features.hpp>
#include <msr/rdt/registers.hpp>
#include <msr/rdt/rules.hpp>
#include <msr/sim/caches/core_caches.hpp>
#include <msr/sim/caches/shared_cache.hpp>
#include <msr/sim/models/models.hpp>
#include <msr/sim/resources/assigned_counters.hpp>
#include <msr/sim/resources/resource_shapes.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <vector>

namespace msr::sim {

/// The registers of RDT or QoS of a simulated processor, as a msr::backend over its models. Values
/// that break a rule of the hardware are refused as with #GP: reserved bits, masks that are too
/// long, too short or with holes, classes and RMIDs that the processor lacks. Medium confidence:
/// IA32_PQR_ASSOC refuses a class beyond the last one.
class resources {
public:
    static constexpr const char *limits[] = {
        "RDT and QoS: the last level alone is divided; all memory is local; what a register says "
        "of kinds of traffic holds for what was counted before, too",
        "RDT and QoS: a delay makes memory that much slower; a limit in GB/s limits nothing, for "
        "the models have no seconds",
        "QoS: assigned counters count RMIDs, no classes; I/O data goes nowhere",
    };

    /// Makes the registers. The number of RMIDs is limited to the owners that the models know
    /// (shared_cache::most_owners).
    /// `shape`: the properties of the processor's RDT or QoS
    /// `parts`: the models that are divided and monitored; they must live as long as the object
    resources(const resource_shape &shape, processor_models &parts)
        : shape_{shape}, parts_{parts}, cpus_(parts.size()), caches_(parts.last_levels().size()) {
        unsigned &rmids = shape_.has.shared.monitoring.rmids;
        rmids = std::min(rmids, shared_cache::most_owners);
        const rdt::features &shared = shape_.has.shared;
        for (of_cache &cache : caches_) {
            cache.masks.assign(shared.l3.classes, shared.l3.whole());
            cache.delays.assign(shared.mba.classes, 0);
            cache.limits.assign(shape_.has.bandwidth_classes, unlimited());
            cache.slow_limits.assign(shape_.has.slow_memory ? shape_.has.bandwidth_classes : 0, 0);
            cache.assigned = assigned_counters{shape_.has.assignable_counters};
            if (shape_.has.configurable_traffic != 0)
                cache.kinds.assign(std::begin(qos::evt_cfg_at_reset),
                                   std::end(qos::evt_cfg_at_reset));
        }
        for (unsigned cpu = 0; cpu < cpus_.size(); ++cpu)
            apply(cpu);
    }
    resources(const resources &) = delete;
    resources &operator=(const resources &) = delete;

    const resource_shape &shape() const { return shape_; }

    /// Returns whether the register at an address belongs to RDT or QoS of the processor.
    bool has(std::uint32_t address) const {
        std::uint64_t ignored = 0;
        return !caches_.empty() && !cpus_.empty() && look_up(0, address, ignored);
    }

    /// Reads a register on a logical processor, as RDMSR does. Returns `error_code::refused` for a
    /// register that the processor lacks, `error_code::cpu_offline` for a logical processor that
    /// the processor lacks.
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) const noexcept {
        failure attempt{.cpu = cpu, .address = address};
        if (cpu >= cpus_.size()) return because(attempt, error_code::cpu_offline);
        if (!look_up(cpu, address, value)) return because(attempt, error_code::refused);
        return {};
    }

    /// Writes a register on a logical processor, as WRMSR does. Returns `error_code::refused` for a
    /// register that the processor lacks or a value that the register refuses,
    /// `error_code::cpu_offline` for a logical processor that the processor lacks; after a failure
    /// the register is unchanged.
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        failure attempt{.is_write = true, .cpu = cpu, .address = address, .value = value};
        if (cpu >= cpus_.size()) return because(attempt, error_code::cpu_offline);
        std::uint64_t *const position =
            is_accepted(cpu, address, value) ? place(cpu, address) : nullptr;
        if (position == nullptr) return because(attempt, error_code::refused);
        *position = value;
        if (address == qos::abmc_cfg::address)
            caches_[cache_of(cpu)].assigned.take(parts_.last_levels()[cache_of(cpu)]->traffic);
        // a write to a register that a cache has holds for all logical processors that use the
        // cache
        for (unsigned number = 0; number < cpus_.size(); ++number)
            apply(number);
        return {};
    }

private:
    struct of_cpu {
        std::uint64_t association = 0;
        std::uint64_t selected = 0; ///< value of IA32_QM_EVTSEL
        std::uint64_t divided = 0;  ///< value of AMD's IA32_L3_QOS_CFG
        std::uint64_t extended = 0; ///< value of AMD's L3_QOS_EXT_CFG
    };
    struct of_cache {
        std::uint64_t divided = 0; ///< value of Intel's IA32_L3_QOS_CFG
        std::vector<std::uint64_t> masks{};
        std::vector<std::uint64_t> delays{};
        std::vector<std::uint64_t> limits{};
        std::vector<std::uint64_t> slow_limits{};
        /// Kinds of traffic that the event of total bandwidth (index 0) and the event of local
        /// bandwidth (index 1) count.
        std::vector<std::uint64_t> kinds{};
        assigned_counters assigned{0};
    };

    resource_shape shape_;
    processor_models &parts_;
    std::vector<of_cpu> cpus_;
    std::vector<of_cache> caches_;

    static constexpr std::uint64_t no_such = std::uint64_t{1} << 63; ///< error bit of IA32_QM_CTR

    static failure because(failure attempt, error_code kind) noexcept {
        attempt.kind = kind;
        return attempt;
    }
    bool is_amd() const { return shape_.maker == resource_maker::amd; }
    const rdt::features &shared() const { return shape_.has.shared; }
    bool has_assigned() const { return is_amd() && shape_.has.assignable_counters != 0; }
    bool has_extensions() const { return has_assigned() || (is_amd() && shape_.has.io_allocation); }
    std::uint64_t unlimited() const {
        // the flag that means "no limit" lies above the bits of the bandwidth limit
        return std::uint64_t{1} << shape_.has.bandwidth_length;
    }
    std::size_t cache_of(unsigned cpu) const { return parts_.last_level_of(cpu); }

    // --- finding the values of registers by address ---------------------------------------------

    static std::uint64_t *in_row(std::vector<std::uint64_t> &row, std::uint32_t address,
                                 std::uint32_t first) {
        return address >= first && address - first < row.size() ? &row[address - first] : nullptr;
    }

    /// Returns a pointer to the value of a register that software may write; null: the processor
    /// lacks the register, or it is read-only.
    std::uint64_t *place(unsigned cpu, std::uint32_t address) noexcept {
        of_cpu &own = cpus_[cpu];
        of_cache &cache = caches_[cache_of(cpu)];
        switch (address) {
        case rdt::pqr_assoc::address:
            return &own.association;
        case rdt::qm_evtsel::address:
            return shared().monitoring.rmids != 0 ? &own.selected : nullptr;
        case rdt::l3_qos_cfg::address:
            if (!shared().l3.cdp) return nullptr;
            return is_amd() ? &own.divided : &cache.divided;
        case qos::l3_qos_ext_cfg::address:
            return has_extensions() ? &own.extended : nullptr;
        case qos::abmc_cfg::address:
            return has_assigned() ? &cache.assigned.window() : nullptr;
        default:
            break;
        }
        if (auto *const value = in_row(cache.masks, address, rdt::l3_qos_mask::address))
            return value;
        if (!is_amd()) return in_row(cache.delays, address, rdt::mba_thrtl::address);
        if (auto *const value = in_row(cache.limits, address, qos::mba_bw::address)) return value;
        if (auto *const value = in_row(cache.slow_limits, address, qos::smba_bw::address))
            return value;
        return in_row(cache.kinds, address, qos::evt_cfg::address);
    }

    bool look_up(unsigned cpu, std::uint32_t address, std::uint64_t &value) const noexcept {
        if (address == rdt::qm_ctr::address && shared().monitoring.rmids != 0) {
            value = monitored_count(cpu);
            return true;
        }
        if (address == qos::abmc_dsc::address && has_assigned()) {
            value = caches_[cache_of(cpu)].assigned.described();
            return true;
        }
        const std::uint64_t *const result = const_cast<resources *>(this)->place(cpu, address);
        if (result != nullptr) value = *result;
        return result != nullptr;
    }

    // --- values that registers refuse -----------------------------------------------------------

    bool is_accepted(unsigned cpu, std::uint32_t address, std::uint64_t value) const noexcept {
        if (!is_amd()) return is_accepted_by_intel(cpu, address, value);
        if (address == rdt::pqr_assoc::address) return is_association(cpu, value);
        if (address == rdt::qm_evtsel::address) return has_no_reserved<qos::qm_evtsel>(value);
        const qos::found_row row = qos::register_at(address, shape_.has);
        return row && qos::check_value(row, value, shape_.has) == nullptr;
    }
    bool is_accepted_by_intel(unsigned cpu, std::uint32_t address, std::uint64_t value) const {
        switch (address) {
        case rdt::pqr_assoc::address:
            return is_association(cpu, value);
        // IA32_QM_CTR, not a write of IA32_QM_EVTSEL, reports illegal events and RMIDs.
        case rdt::qm_evtsel::address:
            return has_no_reserved<rdt::qm_evtsel>(value);
        case rdt::l3_qos_cfg::address:
            return has_no_reserved<rdt::l3_qos_cfg>(value);
        default:
            break;
        }
        if (address >= rdt::mba_thrtl::address) return value <= shared().mba.maximum;
        return rdt::check_capacity(value, shared().l3) == nullptr;
    }
    template <hardware_register Register>
    static bool has_no_reserved(std::uint64_t value) {
        constexpr sequence<field_row> fields = fields_of<Register>();
        return (value & (~described_bits(fields) | bits_with(fields, access::reserved))) == 0;
    }
    bool is_association(unsigned cpu, std::uint64_t value) const {
        if (!has_no_reserved<rdt::pqr_assoc>(value)) return false;
        const auto contents = decode<rdt::pqr_assoc>(value);
        // on AMD's processors, classes of service above those of the cache have bandwidth limits
        // only
        const bool has_more = is_amd() && !divides(cpu);
        const unsigned classes =
            std::max(shared().classes(divides(cpu)), has_more ? shape_.has.bandwidth_classes : 0u);
        return contents.cos < classes &&
               (contents.rmid == 0 || rdt::is_rmid(contents.rmid, shared().monitoring));
    }

    // --- settings of the models, from the values of registers ------------------------------------

    bool divides(unsigned cpu) const {
        return ((is_amd() ? cpus_[cpu].divided : caches_[cache_of(cpu)].divided) & 1) != 0;
    }

    /// Returns the ways that the bits of a capacity mask stand for, the lowest ways for the lowest
    /// bit. A bit stands for one way at least, and neighbouring bits share a way where a mask has
    /// more bits than the cache has ways.
    std::uint32_t ways_of(std::uint64_t mask, unsigned ways) const {
        const unsigned bits = shared().l3.mask_length;
        std::uint32_t result = 0;
        for (unsigned bit = 0; bit < bits; ++bit) {
            if ((mask >> bit & 1) == 0) continue;
            const unsigned first = bit * ways / bits;
            const unsigned end = std::max(first + 1, (bit + 1) * ways / bits);
            result |= static_cast<std::uint32_t>(low_bits(end) & ~low_bits(first));
        }
        return result;
    }

    void apply(unsigned cpu) noexcept {
        const auto works_for = decode<rdt::pqr_assoc>(cpus_[cpu].association);
        const of_cache &cache = caches_[cache_of(cpu)];
        const unsigned ways = parts_.last_levels()[cache_of(cpu)]->lines.ways();
        const bool two_masks = divides(cpu);
        const std::size_t of_data = works_for.cos * (two_masks ? 2u : 1u);
        const auto mask = [&](std::size_t index) {
            return index < cache.masks.size() ? cache.masks[index] : shared().l3.whole();
        };
        cpu_models &on = parts_[cpu];
        on.allocates = {ways_of(mask(of_data), ways), static_cast<unsigned>(works_for.rmid)};
        on.code_ways = std::nullopt;
        if (two_masks) on.code_ways = ways_of(mask(of_data + 1), ways);
        const bool has_delay = shared().mba.linear && works_for.cos < cache.delays.size();
        on.slow_memory(has_delay ? 100 - static_cast<unsigned>(cache.delays[works_for.cos]) : 100);
    }

    // --- counts ---------------------------------------------------------------------------------

    /// Returns the value of IA32_QM_CTR on a logical processor.
    std::uint64_t monitored_count(unsigned cpu) const {
        const rdt::cache_monitoring &monitors = shared().monitoring;
        const last_level &last_level = *parts_.last_levels()[cache_of(cpu)];
        const auto assigned = decode<qos::qm_evtsel>(cpus_[cpu].selected);
        if (has_assigned() && assigned.extended_evt_id)
            return assigned_count(cpu, assigned, last_level);
        const auto qm_evtsel = decode<rdt::qm_evtsel>(cpus_[cpu].selected);
        if (!rdt::is_rmid(qm_evtsel.rmid, monitors) || !monitors.has(qm_evtsel.evt_id))
            return no_such;
        if (qm_evtsel.evt_id == rdt::event::l3_occupancy)
            return last_level.lines.lines_of(qm_evtsel.rmid) * last_level.lines.line_bytes() /
                   monitors.upscale;
        return counted(traffic_of(last_level, cpu, qm_evtsel.evt_id, qm_evtsel.rmid), last_level);
    }
    /// Returns the value of IA32_QM_CTR where IA32_QM_EVTSEL selects the assignable counter with
    /// the number in `rmid`; the counter counts while the CPU's bit abmc_en is set.
    std::uint64_t assigned_count(unsigned cpu, const qos::qm_evtsel &qm_evtsel,
                                 const last_level &last_level) const {
        const assigned_counters &assigned_counters = caches_[cache_of(cpu)].assigned;
        const bool is_on = decode<qos::l3_qos_ext_cfg>(cpus_[cpu].extended).abmc_en;
        if (!is_on || qm_evtsel.evt_id != rdt::event::l3_occupancy ||
            !assigned_counters.counts(qm_evtsel.rmid))
            return no_such;
        return counted(assigned_counters.lines(qm_evtsel.rmid, last_level.traffic), last_level);
    }
    std::uint64_t counted(std::uint64_t lines, const last_level &last_level) const {
        const rdt::cache_monitoring &monitors = shared().monitoring;
        return lines * last_level.lines.line_bytes() / monitors.upscale &
               low_bits(monitors.counter_width);
    }
    std::uint64_t traffic_of(const last_level &last_level, unsigned cpu, rdt::event event,
                             std::size_t rmid) const {
        const memory_traffic &observed = last_level.traffic[rmid];
        const std::vector<std::uint64_t> &kinds = caches_[cache_of(cpu)].kinds;
        if (kinds.empty()) return observed.reads + observed.writes;
        return lines_of_kinds(observed, kinds[event == rdt::event::l3_local_bandwidth ? 1 : 0]);
    }
};

} // namespace msr::sim
