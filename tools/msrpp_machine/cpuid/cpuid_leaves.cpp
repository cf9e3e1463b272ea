#include "cpuid_leaves.hpp"

#include "../../msrpp/families/netburst/netburst.hpp"
#include "../../msrpp/families/targets.hpp"
#include "../../support/complaint.hpp"

#include "cpuid_caches.hpp"
#include "cpuid_resources.hpp"
#include "cpuid_topology.hpp"

#include <msr/amd/counters/detect.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/intel/perfmon/counters.hpp>
#include <msr/intel/perfmon/cpuid_leaves.hpp>
#include <msr/intel/perfmon/features.hpp>
#include <msr/intel/perfmon/named_registers.hpp>
#include <msr/intel/perfmon/registers/layouts.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/table.hpp>
#include <msr/sim/counters/memory_controllers.hpp>
#include <msr/sim/counters/perfmon_registers.hpp>
#include <msr/sim/resources/resource_shapes.hpp>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>
#include <string_view>

namespace msrpp::machine {

namespace {

namespace perfmon = msr::perfmon;

constexpr std::uint32_t every_bit = ~std::uint32_t{0};

constexpr cpuid_bits exactly(std::uint64_t value) {
    return {every_bit, static_cast<std::uint32_t>(value)};
}

/// A field of a register, given by its member.
template <auto Member>
std::uint32_t placed(std::uint64_t value) {
    using field = decltype(perfmon::detail::field_type_of(Member));
    return static_cast<std::uint32_t>(field::cut(value));
}

/// Adds answers to a table. What is added first counts.
class writer {
public:
    explicit writer(cpuid_table &into) : into_{into} {}

    void add(const cpuid_answer &one) {
        if (into_.count == cpuid_table::most) throw std::logic_error{"CPUID has too many leaves"};
        into_.answers[into_.count++] = one;
        if (one.first != one.last) return;
        const bool is_extended = (one.first & msr::first_extended_leaf) != 0;
        std::uint32_t &highest = is_extended ? highest_extended_ : highest_;
        highest = std::max(highest, one.first);
    }

    /// The leaves from the emulator's highest to the highest of these say nothing, if they are not
    /// among these. `known`: the highest that every emulated processor has.
    void fill(std::uint32_t known, std::uint32_t highest) {
        if (highest > known)
            add({.first = known + 1,
                 .last = highest,
                 .subleaf = any_subleaf,
                 .eax = exactly(0),
                 .ebx = exactly(0),
                 .ecx = exactly(0),
                 .edx = exactly(0)});
    }

    std::uint32_t highest() const { return highest_; }
    std::uint32_t highest_extended() const { return highest_extended_; }

private:
    cpuid_table &into_;
    std::uint32_t highest_ = 0;
    std::uint32_t highest_extended_ = msr::first_extended_leaf;
};

constexpr cpuid_answer leaf(std::uint32_t number, std::uint32_t subleaf = any_subleaf) {
    return {.first = number, .last = number, .subleaf = subleaf};
}

// --- vendor and name of the processor -----------------------------------------------------------

std::uint32_t word_of(const char *text) {
    std::uint32_t word = 0;
    std::memcpy(&word, text, sizeof word);
    return word;
}

/// EAX of leaf 1.
std::uint32_t signature_word(const msr::processor_row &row, unsigned model) {
    const std::uint32_t extended = row.family >= 15 ? row.family - 15 : 0;
    const std::uint32_t family = row.family >= 15 ? 15 : row.family;
    return extended << 20 | (model >> 4) << 16 | family << 8 | (model & 15) << 4 |
           row.steppings.first;
}

cpuid_answer vendor_answer(std::uint32_t number, msr::cpu_vendor vendor) {
    const char *const name = vendor_text(vendor);
    cpuid_answer answer = leaf(number);
    answer.ebx = exactly(word_of(name));
    answer.edx = exactly(word_of(name + 4));
    answer.ecx = exactly(word_of(name + 8));
    return answer;
}

/// Three leaves of 16 letters each.
void add_name(writer &to, const msr::processor_row &row) {
    constexpr std::size_t letters = 16;
    constexpr std::string_view remark = ", simulated";
    constexpr std::size_t room = 3 * letters - 1 - remark.size(); // a zero ends it
    std::string name = std::string{row.text}.substr(0, room).append(remark);
    name.resize(3 * letters);
    for (unsigned i = 0; i < 3; ++i) {
        const char *const part = name.c_str() + i * letters;
        cpuid_answer answer = leaf(0x8000'0002 + i);
        answer.eax = exactly(word_of(part));
        answer.ebx = exactly(word_of(part + 4));
        answer.ecx = exactly(word_of(part + 8));
        answer.edx = exactly(word_of(part + 12));
        to.add(answer);
    }
}

// --- what all of them answer --------------------------------------------------------------------

// Leaf 1. Source: Intel SDM volume 2, CPUID.
constexpr std::uint32_t dtes64 = 1u << 2;             // ECX
constexpr std::uint32_t perf_capabilities = 1u << 15; // ECX: PDCM
constexpr std::uint32_t hypervisor = 1u << 31;        // ECX
constexpr std::uint32_t debug_store = 1u << 21;       // EDX
// Leaf 7.
constexpr std::uint32_t transactions = 1u << 4 | 1u << 11; // EBX: HLE and RTM
constexpr std::uint32_t resources = 1u << 12 | 1u << 15;   // EBX: monitoring and allocation
constexpr std::uint32_t hybrid = 1u << 15;                 // EDX
constexpr std::uint32_t branch_records = 1u << 19;         // EDX

constexpr std::uint32_t subleaf_1 = 1u << 0;     // EAX of 7.0: 7.1 is there
constexpr std::uint32_t more_counters = 1u << 8; // EAX of 7.1: leaf 23h is there

struct announced {
    std::uint32_t ecx{}; ///< of leaf 1
    std::uint32_t edx{}; ///< of leaf 1
    std::uint32_t ebx_of_7{};
    bool two_kinds{};
    bool leaf_23{};
};

void add_common(writer &to, const announced &has, const topology &cpus) {
    cpuid_answer features = leaf(1);
    put_topology(features, cpus);
    features.ecx = {dtes64 | perf_capabilities | hypervisor, has.ecx};
    features.edx.mask |= debug_store;
    features.edx.value |= has.edx;
    to.add(features);
    cpuid_answer more = leaf(7, 0);
    if (has.leaf_23) more.eax = {subleaf_1, subleaf_1};
    more.ebx = {transactions | resources, has.ebx_of_7};
    more.edx = {hybrid | branch_records, has.two_kinds ? hybrid : 0};
    to.add(more);
    cpuid_answer last = leaf(7, 1);
    last.eax = {more_counters, has.leaf_23 ? more_counters : 0};
    to.add(last);
}

msr::sim::resource_shape resource_shape_of(const msr::processor_row &row) {
    const msr::sim::resource_row *const found = msr::sim::resources_of(row.is);
    return found == nullptr ? msr::sim::resource_shape{} : found->shape;
}

// --- Intel --------------------------------------------------------------------------------------

bool has_capabilities(const perfmon::target &on) {
    bool found = false;
    perfmon::each_register(on, [&](const auto &one) {
        found =
            found || one.address == perfmon::row_of(perfmon::layout_id::perf_capabilities).address;
    });
    return found;
}

/// Whether leaf 23h is there: it announces bits that the select registers have from version 6 on.
bool has_leaf_23(const perfmon::target &on) { return on.layout == perfmon::select_layout::v6; }

bool may_set(const perfmon::target &on, std::uint64_t bits) {
    return (perfmon::select_bits(on) & bits) != 0;
}

/// Returns the number of counters from the first one up to the first gap.
unsigned without_gap(std::uint32_t counters) {
    return static_cast<unsigned>(std::countr_one(counters));
}

/// Leaf 0Ah.
void add_counters(writer &to, const perfmon::target &on) {
    using eax = perfmon::cpuid_0a_eax;
    using edx = perfmon::cpuid_0a_edx;
    constexpr unsigned first_events = 7; // those of version 1
    const auto length =
        std::max(first_events, static_cast<unsigned>(std::bit_width(unsigned{on.events})));
    cpuid_answer answer = leaf(0x0a);
    answer.eax =
        exactly(placed<&eax::version>(on.version) | placed<&eax::num_gp>(without_gap(on.general)) |
                placed<&eax::gp_width>(on.width) | placed<&eax::ebx_len>(length));
    answer.ebx = exactly(~std::uint32_t{on.events} & ((1u << length) - 1));
    answer.ecx = exactly(on.version >= 5 ? on.fixed : 0);
    answer.edx = exactly(0);
    if (on.version >= 2) {
        const bool any_thread =
            may_set(on, perfmon::flag_bit(perfmon::number_of(perfmon::qualifier::any_thread)));
        answer.edx =
            exactly(placed<&edx::num_fixed>(without_gap(on.fixed)) |
                    placed<&edx::fixed_width>(on.fixed_width) |
                    placed<&edx::any_thread_deprecated>(on.version >= 3 && !any_thread ? 1 : 0));
    }
    to.add(answer);
}

/// Leaf 23h.
void add_more_counters(writer &to, const perfmon::target &on) {
    using ebx = perfmon::cpuid_23_0_ebx;
    if (!has_leaf_23(on)) return;
    const bool umask2 = may_set(on, perfmon::umask2_field::mask);
    const bool equal =
        may_set(on, perfmon::flag_bit(perfmon::number_of(perfmon::qualifier::equal)));
    cpuid_answer first = leaf(0x23, 0);
    first.eax = exactly(1u << 0 | 1u << 1 | 1u << 3); // subleaves
    first.ebx = exactly(placed<&ebx::u_mask2>(umask2) | placed<&ebx::equal>(equal));
    first.ecx = first.edx = exactly(0);
    to.add(first);
    cpuid_answer counters = leaf(0x23, 1);
    counters.eax = exactly(on.general);
    counters.ebx = exactly(on.fixed);
    counters.ecx = counters.edx = exactly(0);
    to.add(counters);
    cpuid_answer events = leaf(0x23, 3);
    events.eax = exactly(on.events);
    events.ebx = events.ecx = events.edx = exactly(0);
    to.add(events);
}

/// Leaf 1Ah of a hybrid's kind of core.
void add_kind(writer &to, const msr::processor_row &row) {
    const std::uint32_t kind = row.kind == msr::core_kind::performance ? 0x40 : 0x20;
    cpuid_answer answer = leaf(0x1a);
    answer.eax = exactly(kind << 24 | row.native_model);
    answer.ebx = answer.ecx = answer.edx = exactly(0);
    to.add(answer);
}

void add_perfmon(writer &to, const msr::processor_row &row, const perfmon::target &on,
                 const topology &cpus) {
    announced has{.ebx_of_7 = resources_announced(resource_shape_of(row))};
    if (on.pebs != perfmon::pebs_layout::none) {
        has.ecx |= dtes64;
        has.edx |= debug_store;
    }
    if (has_capabilities(on)) has.ecx |= perf_capabilities;
    has.leaf_23 = has_leaf_23(on);
    has.two_kinds =
        row.kind == msr::core_kind::performance || row.kind == msr::core_kind::efficient;
    add_common(to, has, cpus);
    add_counters(to, on);
    add_more_counters(to, on);
    if (has.two_kinds) add_kind(to, row);
}

/// No architectural performance monitoring.
void add_no_counters(writer &to) {
    cpuid_answer counters = leaf(0x0a);
    counters.eax = counters.ebx = counters.ecx = counters.edx = exactly(0);
    to.add(counters);
}

/// Adds NetBurst's leaves: leaf 1 has the number of logical processors, leaf 0Ah nothing.
void add_netburst(writer &to, unsigned model, const topology &cpus) {
    cpuid_answer features = leaf(1);
    put_topology(features, cpus);
    features.ecx = {dtes64 | perf_capabilities | hypervisor, model >= 3 ? dtes64 : 0};
    features.edx.mask |= debug_store;
    features.edx.value |= debug_store;
    to.add(features);
    add_no_counters(to);
}

/// Adds the leaves of Pentium to Pentium M: their counters follow from the signature.
void add_first_families(writer &to, const topology &cpus) {
    add_common(to, {}, cpus);
    add_no_counters(to);
}

// --- AMD ----------------------------------------------------------------------------------------

constexpr std::uint32_t topology_extensions = 1u << 22; // Fn8000_0001 ECX
constexpr std::uint32_t several_cores = 1u << 1;        // Fn8000_0001 ECX: CmpLegacy
/// Fn8000_0008 EBX: memory bandwidth enforcement. Source: AMD64 Architecture Programmer's Manual
/// volume 3, appendix E (MBE); Linux, cpu/scattered.c.
constexpr std::uint32_t bandwidth_limits = 1u << 6;

void add_amd(writer &to, const msr::processor_row &row, const msr::amd::target &on, ibs_is sampling,
             const topology &cpus) {
    add_common(to, {.ebx_of_7 = resources_announced(resource_shape_of(row))}, cpus);
    using has = msr::amd::counter_extensions;
    const bool samples = sampling == ibs_is::simulated &&
                         msr::ibs::generation_places[row.is] != msr::core_places::no_place;
    const bool hidden = row.is == msr::core::zen1 || row.is == msr::core::hygon18h;
    cpuid_answer extensions = leaf(0x8000'0001);
    extensions.ecx = {placed<&has::ibs>(1) | placed<&has::perf_ctr_ext_core>(1) |
                          placed<&has::perf_ctr_ext_nb>(1) | placed<&has::perf_ctr_ext_llc>(1),
                      placed<&has::ibs>(samples && !hidden) |
                          placed<&has::perf_ctr_ext_core>(on.core_extension) |
                          placed<&has::perf_ctr_ext_nb>(on.node_counters != 0) |
                          placed<&has::perf_ctr_ext_llc>(on.cache_counters != 0)};
    extensions.ecx.mask |= several_cores;
    if (cpus.cpus_of_package() > 1) extensions.ecx.value |= several_cores;
    if (row.family >= first_family_with_topology) {
        extensions.ecx.mask |= topology_extensions;
        extensions.ecx.value |= topology_extensions;
    }
    to.add(extensions);
    cpuid_answer limits = leaf(0x8000'0008);
    limits.ebx = {bandwidth_limits,
                  resource_shape_of(row).has.bandwidth_length != 0 ? bandwidth_limits : 0};
    constexpr std::uint32_t count_and_id_size = 0xf0ff; // ECX: NC and ApicIdCoreIdSize
    limits.ecx = {count_and_id_size, ((cpus.cpus_of_package() - 1) & 0xff) | (cpus.id_bits() & 0xf)
                                                                                 << 12};
    to.add(limits);
    if (samples) {
        cpuid_answer ibs = leaf(0x8000'001b);
        ibs.eax = exactly(msr::ibs::row_of(row.is).features);
        ibs.ebx = ibs.ecx = ibs.edx = exactly(0);
        to.add(ibs);
    }
    if (on.global_control) {
        using counts = msr::amd::perfmon_v2_counts;
        cpuid_answer control = leaf(0x8000'0022);
        control.eax = exactly(placed<&msr::amd::perfmon_v2_features::perf_mon_v2>(1));
        const msr::cpuid_registers counters =
            msr::sim::with_controllers({.ebx = placed<&counts::num_core_pmc>(on.core_counters) |
                                               placed<&counts::num_df_pmc>(on.node_counters)},
                                       msr::sim::controllers_of(row.is));
        control.ebx = exactly(counters.ebx);
        control.ecx = exactly(counters.ecx);
        control.edx = exactly(0);
        to.add(control);
    }
}

/// A model that was sold, where the first one of a range was not and tools do not know it; 0: the
/// first. Sources: LIKWID, src/includes/topology.h (ZEN_RYZEN, ZEN2_RYZEN, ZEN3_RYZEN2); Zen 4 as
/// doc/tool.md shows `msrpp detect`; others as /proc/cpuinfo or Linux's log names them beside the
/// product.
unsigned sold_model(msr::core which) {
    switch (which) {
    case msr::core::k7:
        return 0x04; // Athlon
    case msr::core::k8:
        return 0x05; // Opteron 244
    case msr::core::family10h:
        return 0x02; // Phenom 9850
    case msr::core::family11h:
        return 0x03; // Turion X2 Ultra ZM-80
    case msr::core::family12h:
        return 0x01; // A8-3520M
    case msr::core::family14h:
        return 0x01; // E-350
    case msr::core::family15h_00:
        return 0x02; // FX-8350
    case msr::core::zen1:
        return 0x01;
    case msr::core::zen2:
        return 0x31;
    case msr::core::zen3:
        return 0x21;
    case msr::core::zen4:
        return 0x61;
    case msr::core::zen5:
        return 0x44; // Ryzen 9 9950X
    default:
        return 0;
    }
}

} // namespace

const char *vendor_text(msr::cpu_vendor vendor) {
    switch (vendor) {
    case msr::cpu_vendor::amd:
        return "AuthenticAMD";
    case msr::cpu_vendor::hygon:
        return "HygonGenuine";
    case msr::cpu_vendor::cyrix:
        return "CyrixInstead";
    default:
        return "GenuineIntel";
    }
}

model_of_family model_of(const family &of) {
    const msr::processor_row *row = nullptr;
    for (const msr::processor_row &each : msr::processor_table)
        if (each.is == of.processor ||
            (row == nullptr && each.cpu != nullptr && of.name == each.cpu))
            row = &each;
    if (row == nullptr) complain(wrong_usage, "machine: " + of.name + " is no processor");
    const bool has_models = row->models[0].first <= row->models[0].last;
    unsigned model = has_models ? static_cast<unsigned>(row->models[0].first) : 0;
    constexpr unsigned pentium4_model = 2; // where --model does not name another
    const bool is_netburst = row->vendor == msr::cpu_vendor::intel && row->family == 15;
    if (const unsigned sold = sold_model(row->is); row->has_model(sold) && sold != 0) model = sold;
    if (of.models.size() == 1)
        model = of.models.front();
    else if (is_netburst)
        model = pentium4_model;
    // Rows that share a name for --cpu differ in models.
    for (const msr::processor_row &each : msr::processor_table)
        if (!row->has_model(model) && each.cpu != nullptr && of.name == each.cpu &&
            each.has_model(model))
            row = &each;
    return {row, model};
}

cpuid_table cpuid_of(const family &of, ibs_is sampling, unsigned cpus) {
    const auto [row, model] = model_of(of);
    const bool is_netburst =
        row->family == msr::netburst::cpuid_family && row->vendor == msr::cpu_vendor::intel;
    const topology has =
        topology_of(*row, cpus, is_netburst && netburst_room::target_of(of).hyper_threading);
    cpuid_table table{.signature = signature_word(*row, model)};
    writer to{table};
    if (perfmon::target on{}; perfmon_target(of, on))
        add_perfmon(to, *row, on, has);
    else if (msr::amd::target on{}; amd_target(of, on))
        add_amd(to, *row, on, sampling, has);
    else if (is_netburst)
        add_netburst(to, model, has);
    else
        add_first_families(to, has);
    add_name(to, *row);
    for (const cpuid_answer &each : cpuid_of_topology(*row, has))
        to.add(each);
    for (const cpuid_answer &each : cpuid_of_caches(*row, has))
        to.add(each);
    for (const cpuid_answer &each : cpuid_of_resources(resource_shape_of(*row)))
        to.add(each);

    // The highest leaves that the emulator's processors have at least: 0Dh and 8000_000Ah.
    constexpr std::uint32_t least = 0x0d;
    constexpr std::uint32_t least_extended = 0x8000'000a;
    cpuid_answer vendor = vendor_answer(0, row->vendor);
    if (to.highest() > least) vendor.eax = exactly(to.highest());
    cpuid_answer extended = vendor_answer(msr::first_extended_leaf, row->vendor);
    if (to.highest_extended() > least_extended) extended.eax = exactly(to.highest_extended());
    to.add(vendor);
    to.add(extended);
    to.fill(least, to.highest());
    to.fill(least_extended, to.highest_extended());
    return table;
}

} // namespace msrpp::machine
