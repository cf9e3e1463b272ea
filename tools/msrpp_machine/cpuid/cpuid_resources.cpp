// Sources of the fields of CPUID about resources: <msr/rdt/features.hpp> and
// <msr/amd/qos/features.hpp>.
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

/// A subleaf of CPUID, built from fields; bits without a field are zero.
class answer_of {
public:
    explicit answer_of(std::uint32_t leaf, std::uint32_t subleaf = any_subleaf)
        : result_{.first = leaf, .last = leaf, .subleaf = subleaf} {
        constexpr cpuid_bits zero{~std::uint32_t{0}, 0};
        result_.eax = result_.ebx = result_.ecx = result_.edx = zero;
    }
    answer_of &with(const rdt::cpuid_field &field, std::uint64_t value) {
        cpuid_bits *const words[] = {&result_.eax, &result_.ebx, &result_.ecx, &result_.edx};
        words[static_cast<unsigned>(field.output)]->value |=
            static_cast<std::uint32_t>((value & msr::low_bits(field.width)) << field.low);
        return *this;
    }
    operator cpuid_answer() const { return result_; }

private:
    cpuid_answer result_;
};

void add_monitoring(std::vector<cpuid_answer> &destination, const rdt::cache_monitoring &features) {
    namespace field = rdt::cpuid;
    constexpr std::uint32_t leaf = 0xf;
    const unsigned highest = features.rmids - 1;
    const unsigned more_bits = features.counter_width > 24 ? features.counter_width - 24 : 0;
    destination.push_back(answer_of{leaf, 0}.with(field::max_rmid, highest).with(field::l3_mon, 1));
    destination.push_back(answer_of{leaf, 1}
                              .with(field::ctr_width_offset, more_bits)
                              .with(field::upscale, features.upscale)
                              .with(field::l3_max_rmid, highest)
                              .with(field::occup, features.occupancy)
                              .with(field::total, features.total)
                              .with(field::local, features.local));
    destination.push_back(answer_of{leaf});
}

/// Adds the leaves that announce allocation of caches and bandwidth. AMD's CPUID has no bit for
/// masks with holes.
void add_allocation(std::vector<cpuid_answer> &destination, const rdt::features &features,
                    bool is_amd) {
    namespace field = rdt::cpuid;
    constexpr std::uint32_t leaf = 0x10;
    destination.push_back(
        answer_of{leaf, 0}.with(field::l3, 1).with(field::mba, features.mba.maximum != 0));
    destination.push_back(answer_of{leaf, 1}
                              .with(field::l3_cbm_len_minus1, features.l3.mask_length - 1)
                              .with(field::l3_shareable, features.l3.shareable)
                              .with(field::l3_cdp, features.l3.cdp)
                              .with(field::l3_non_contig, features.l3.sparse && !is_amd)
                              .with(field::l3_max_cos, features.l3.classes - 1));
    if (features.mba.maximum != 0)
        destination.push_back(answer_of{leaf, 3}
                                  .with(field::max_delay_minus1, features.mba.maximum - 1)
                                  .with(field::per_thread, features.mba.per_thread)
                                  .with(field::linear, features.mba.linear)
                                  .with(field::mba_max_cos, features.mba.classes - 1));
    destination.push_back(answer_of{leaf});
}

void add_amd(std::vector<cpuid_answer> &destination, const qos::features &features) {
    namespace field = qos::cpuid;
    destination.push_back(answer_of{field::leaf, 0}
                              .with(field::mba, features.bandwidth_length != 0)
                              .with(field::smba, features.slow_memory)
                              .with(field::bmec, features.configurable_traffic != 0)
                              .with(field::l3_rr, features.l3_range_reservation)
                              .with(field::abmc, features.assignable_counters != 0)
                              .with(field::sdciae, features.io_allocation));
    destination.push_back(answer_of{field::leaf, 1}
                              .with(field::bw_len, features.bandwidth_length)
                              .with(field::max_cos, features.bandwidth_classes - 1));
    if (features.configurable_traffic != 0)
        destination.push_back(answer_of{field::leaf, 3}
                                  .with(field::num_events, qos::evt_cfg::most)
                                  .with(field::event_mask, features.configurable_traffic));
    if (features.assignable_counters != 0)
        destination.push_back(
            answer_of{field::leaf, 5}.with(field::max_abmc, features.assignable_counters - 1));
    destination.push_back(answer_of{field::leaf});
}

} // namespace

std::uint32_t resources_announced(const msr::sim::resource_shape &shape) {
    if (shape.maker == msr::sim::resource_maker::none) return 0;
    return 1u << rdt::cpuid::rdtm.low | (shape.in_cpuid ? 1u << rdt::cpuid::rdta.low : 0);
}

std::vector<cpuid_answer> cpuid_of_resources(const msr::sim::resource_shape &shape) {
    std::vector<cpuid_answer> answers;
    if (shape.maker == msr::sim::resource_maker::none) return answers;
    const bool is_amd = shape.maker == msr::sim::resource_maker::amd;
    add_monitoring(answers, shape.has.shared.monitoring);
    if (shape.in_cpuid) add_allocation(answers, shape.has.shared, is_amd);
    if (is_amd) add_amd(answers, shape.has);
    return answers;
}

} // namespace msrpp::machine
