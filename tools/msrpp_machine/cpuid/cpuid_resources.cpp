// Sources of the fields: <msr/rdt/features.hpp> and <msr/amd/qos/features.hpp>.
#include "cpuid_resources.hpp"

#include <msr/amd/qos/features.hpp>
#include <msr/rdt/features.hpp>
#include <msr/sim/resources/resource_shapes.hpp>

#include <cstdint>
#include <vector>

namespace msrpp::machine {

namespace {

namespace rdt = msr::rdt;
namespace qos = msr::qos;

/// A subleaf that is zero but for the fields that are put into it.
class answer_of {
public:
    explicit answer_of(std::uint32_t leaf, std::uint32_t subleaf = any_subleaf)
        : made_{.first = leaf, .last = leaf, .subleaf = subleaf} {
        constexpr cpuid_bits zero{~std::uint32_t{0}, 0};
        made_.eax = made_.ebx = made_.ecx = made_.edx = zero;
    }
    answer_of &with(const rdt::cpuid_field &field, std::uint64_t value) {
        cpuid_bits *const words[] = {&made_.eax, &made_.ebx, &made_.ecx, &made_.edx};
        words[static_cast<unsigned>(field.output)]->value |=
            static_cast<std::uint32_t>((value & msr::low_bits(field.width)) << field.low);
        return *this;
    }
    operator cpuid_answer() const { return made_; }

private:
    cpuid_answer made_;
};

void add_monitoring(std::vector<cpuid_answer> &to, const rdt::cache_monitoring &has) {
    namespace field = rdt::cpuid;
    constexpr std::uint32_t leaf = 0xf;
    const unsigned highest = has.rmids - 1;
    const unsigned more_bits = has.counter_width > 24 ? has.counter_width - 24 : 0;
    to.push_back(answer_of{leaf, 0}.with(field::max_rmid, highest).with(field::l3_mon, 1));
    to.push_back(answer_of{leaf, 1}
                     .with(field::ctr_width_offset, more_bits)
                     .with(field::upscale, has.upscale)
                     .with(field::l3_max_rmid, highest)
                     .with(field::occup, has.occupancy)
                     .with(field::total, has.total)
                     .with(field::local, has.local));
    to.push_back(answer_of{leaf});
}

/// CPUID of AMD has no mark for masks with holes.
void add_allocation(std::vector<cpuid_answer> &to, const rdt::features &has, bool is_amd) {
    namespace field = rdt::cpuid;
    constexpr std::uint32_t leaf = 0x10;
    to.push_back(answer_of{leaf, 0}.with(field::l3, 1).with(field::mba, has.mba.maximum != 0));
    to.push_back(answer_of{leaf, 1}
                     .with(field::l3_cbm_len_minus1, has.l3.mask_length - 1)
                     .with(field::l3_shareable, has.l3.shareable)
                     .with(field::l3_cdp, has.l3.cdp)
                     .with(field::l3_non_contig, has.l3.sparse && !is_amd)
                     .with(field::l3_max_cos, has.l3.classes - 1));
    if (has.mba.maximum != 0)
        to.push_back(answer_of{leaf, 3}
                         .with(field::max_delay_minus1, has.mba.maximum - 1)
                         .with(field::per_thread, has.mba.per_thread)
                         .with(field::linear, has.mba.linear)
                         .with(field::mba_max_cos, has.mba.classes - 1));
    to.push_back(answer_of{leaf});
}

void add_amd(std::vector<cpuid_answer> &to, const qos::features &has) {
    namespace field = qos::cpuid;
    to.push_back(answer_of{field::leaf, 0}
                     .with(field::mba, has.bandwidth_length != 0)
                     .with(field::smba, has.slow_memory)
                     .with(field::bmec, has.configurable_traffic != 0)
                     .with(field::l3_rr, has.l3_range_reservation)
                     .with(field::abmc, has.assignable_counters != 0)
                     .with(field::sdciae, has.io_allocation));
    to.push_back(answer_of{field::leaf, 1}
                     .with(field::bw_len, has.bandwidth_length)
                     .with(field::max_cos, has.bandwidth_classes - 1));
    if (has.configurable_traffic != 0)
        to.push_back(answer_of{field::leaf, 3}
                         .with(field::num_events, qos::evt_cfg::most)
                         .with(field::event_mask, has.configurable_traffic));
    if (has.assignable_counters != 0)
        to.push_back(answer_of{field::leaf, 5}.with(field::max_abmc, has.assignable_counters - 1));
    to.push_back(answer_of{field::leaf});
}

} // namespace

std::uint32_t resources_announced(const msr::sim::resource_shape &has) {
    if (has.maker == msr::sim::resource_maker::none) return 0;
    return 1u << rdt::cpuid::rdtm.low | (has.told_by_cpuid ? 1u << rdt::cpuid::rdta.low : 0);
}

std::vector<cpuid_answer> cpuid_of_resources(const msr::sim::resource_shape &has) {
    std::vector<cpuid_answer> all;
    if (has.maker == msr::sim::resource_maker::none) return all;
    const bool is_amd = has.maker == msr::sim::resource_maker::amd;
    add_monitoring(all, has.has.shared.monitoring);
    if (has.told_by_cpuid) add_allocation(all, has.has.shared, is_amd);
    if (is_amd) add_amd(all, has.has);
    return all;
}

} // namespace msrpp::machine
