#include "cpuid_leaves.hpp"

#include "../../msrpp/families/netburst/netburst.hpp"
#include "../../msrpp/families/targets.hpp"
#include "../../support/complaint.hpp"

#include "cpuid_caches.hpp"
#include "cpuid_resources.hpp"
#include "cpuid_topology.hpp"

#include <msr/amd/counters/detect.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/branches/names.hpp>
#include <msr/branches/rows/facility_row.hpp>
#include <msr/branches/table.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/intel/perfmon/counters.hpp>
#include <msr/intel/perfmon/cpuid_leaves.hpp>
#include <msr/intel/perfmon/features.hpp>
#include <msr/intel/perfmon/named_registers.hpp>
#include <msr/intel/perfmon/registers/layouts.hpp>
#include <msr/meters/processors.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/table.hpp>
#include <msr/sim/branches/branch_registers.hpp>
#include <msr/sim/controls/control_registers.hpp>
#include <msr/sim/counters/memory_controllers.hpp>
#include <msr/sim/counters/perfmon_registers.hpp>
#include <msr/sim/meters/meter_registers.hpp>
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

/// Returns a value shifted to the bits that a field has in its register. `Member`: pointer to the
/// field.
template <auto Member>
std::uint32_t placed(std::uint64_t value) {
    using field = decltype(perfmon::detail::field_type_of(Member));
    return static_cast<std::uint32_t>(field::truncated_bits(value));
}

/// Adds answers to a table of CPUID. Of two answers for a leaf, the answer that was added first
/// counts.
class writer {
public:
    explicit writer(cpuid_table &destination) : destination_{destination} {}

    void add(const cpuid_answer &answer) {
        if (destination_.count == cpuid_table::most)
            throw std::logic_error{"CPUID has too many leaves"};
        destination_.answers[destination_.count++] = answer;
        if (answer.first != answer.last) return;
        const bool is_extended = (answer.first & msr::first_extended_leaf) != 0;
        std::uint32_t &highest = is_extended ? highest_extended_ : highest_;
        highest = std::max(highest, answer.first);
    }

    /// Sets bits of a leaf, and keeps the other bits of an answer that was added for the leaf.
    void set(std::uint32_t leaf, const msr::cpuid_registers &bits) {
        const auto put = [](cpuid_bits &part, std::uint32_t value) {
            part.mask |= value;
            part.value |= value;
        };
        for (std::uint32_t i = 0; i <= destination_.count; ++i) {
            if (i == destination_.count) add({.first = leaf, .last = leaf, .subleaf = any_subleaf});
            cpuid_answer &answer = destination_.answers[i];
            if (answer.first != leaf || answer.last != leaf) continue;
            put(answer.eax, bits.eax);
            put(answer.ebx, bits.ebx);
            put(answer.ecx, bits.ecx);
            put(answer.edx, bits.edx);
            return;
        }
    }

    /// Adds zeroes for the leaves between the emulator's highest leaf and `highest` that have no
    /// answer yet. `known`: the highest leaf that every emulated processor has.
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
    cpuid_table &destination_;
    std::uint32_t highest_ = 0;
    std::uint32_t highest_extended_ = msr::first_extended_leaf;
};

constexpr cpuid_answer leaf(std::uint32_t number, std::uint32_t subleaf = any_subleaf) {
    return {.first = number, .last = number, .subleaf = subleaf};
}

// --- vendor and name of the processor in CPUID ---------------------------------------------------

std::uint32_t word_of(const char *text) {
    std::uint32_t word = 0;
    std::memcpy(&word, text, sizeof word);
    return word;
}

/// Returns EAX of leaf 1: family, model and stepping of a processor.
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

/// Adds the processor's name as leaves 8000_0002h to 8000_0004h have it: three leaves of 16 letters
/// each.
void add_name(writer &output, const msr::processor_row &row) {
    constexpr std::size_t letters = 16;
    constexpr std::string_view remark = ", simulated";
    constexpr std::size_t room = 3 * letters - 1 - remark.size(); // a zero byte ends the name
    std::string name = std::string{row.text}.substr(0, room).append(remark);
    name.resize(3 * letters);
    for (unsigned i = 0; i < 3; ++i) {
        const char *const part = name.c_str() + i * letters;
        cpuid_answer answer = leaf(0x8000'0002 + i);
        answer.eax = exactly(word_of(part));
        answer.ebx = exactly(word_of(part + 4));
        answer.ecx = exactly(word_of(part + 8));
        answer.edx = exactly(word_of(part + 12));
        output.add(answer);
    }
}

// --- leaves of CPUID for all vendors -------------------------------------------------------------

// Bits of CPUID leaf 1, ECX and EDX. Source: Intel SDM volume 2, CPUID.
constexpr std::uint32_t dtes64 = 1u << 2; // leaf 1 ECX: DTES64
// Leaf 1 ECX: PDCM, the register IA32_PERF_CAPABILITIES exists.
constexpr std::uint32_t perf_capabilities = 1u << 15;
constexpr std::uint32_t hypervisor = 1u << 31;  // leaf 1 ECX: a hypervisor is present
constexpr std::uint32_t debug_store = 1u << 21; // leaf 1 EDX: DS, the debug store
// Bits of CPUID leaf 7. Source: Intel SDM volume 2, CPUID.
constexpr std::uint32_t transactions = 1u << 4 | 1u << 11; // leaf 7 EBX: HLE and RTM
// Leaf 7 EBX: monitoring (RDT-M) and allocation (RDT-A).
constexpr std::uint32_t resources = 1u << 12 | 1u << 15;
constexpr std::uint32_t hybrid = 1u << 15; // leaf 7 EDX: the processor has several kinds of cores
constexpr std::uint32_t branch_records = 1u << 19; // leaf 7 EDX: architectural last-branch records

constexpr std::uint32_t subleaf_1 = 1u << 0;     // leaf 7 EAX: the highest subleaf is 7.1
constexpr std::uint32_t more_counters = 1u << 8; // leaf 7.1 EAX: leaf 23h exists

struct announced {
    std::uint32_t ecx{}; ///< feature bits of leaf 1 ECX
    std::uint32_t edx{}; ///< feature bits of leaf 1 EDX
    std::uint32_t ebx_of_7{};
    bool two_kinds{};
    bool leaf_23{};
};

void add_common(writer &output, const announced &announced, const topology &cpus) {
    cpuid_answer features = leaf(1);
    put_topology(features, cpus);
    features.ecx = {dtes64 | perf_capabilities | hypervisor, announced.ecx};
    features.edx.mask |= debug_store;
    features.edx.value |= announced.edx;
    output.add(features);
    cpuid_answer addition = leaf(7, 0);
    if (announced.leaf_23) addition.eax = {subleaf_1, subleaf_1};
    addition.ebx = {transactions | resources, announced.ebx_of_7};
    addition.edx = {hybrid | branch_records, announced.two_kinds ? hybrid : 0};
    output.add(addition);
    cpuid_answer last = leaf(7, 1);
    last.eax = {more_counters, announced.leaf_23 ? more_counters : 0};
    output.add(last);
}

msr::sim::resource_shape resource_shape_of(const msr::processor_row &row) {
    const msr::sim::resource_row *const resource_row = msr::sim::resources_of(row.is);
    return resource_row == nullptr ? msr::sim::resource_shape{} : resource_row->shape;
}

// --- leaves of CPUID of Intel's processors -------------------------------------------------------

bool has_capabilities(const perfmon::target &target) {
    bool present = false;
    perfmon::each_register(target, [&](const auto &entry) {
        present = present ||
                  entry.address == perfmon::row_of(perfmon::layout_id::perf_capabilities).address;
    });
    return present;
}

/// Returns whether the processor has leaf 23h, which announces bits that select registers have from
/// version 6 of architectural performance monitoring on.
bool has_leaf_23(const perfmon::target &target) {
    return target.layout == perfmon::select_layout::v6;
}

bool may_set(const perfmon::target &target, std::uint64_t bits) {
    return (perfmon::select_bits(target) & bits) != 0;
}

/// Returns the number of counters from counter 0 up to the first gap. `counters`: a mask, a bit for
/// each counter.
unsigned without_gap(std::uint32_t counters) {
    return static_cast<unsigned>(std::countr_one(counters));
}

/// Adds leaf 0Ah, architectural performance monitoring.
void add_counters(writer &output, const perfmon::target &target) {
    using eax = perfmon::cpuid_0a_eax;
    using edx = perfmon::cpuid_0a_edx;
    // Version 1 of architectural performance monitoring has seven events.
    constexpr unsigned first_events = 7;
    const auto length =
        std::max(first_events, static_cast<unsigned>(std::bit_width(unsigned{target.events})));
    cpuid_answer answer = leaf(0x0a);
    answer.eax = exactly(placed<&eax::version>(target.version) |
                         placed<&eax::num_gp>(without_gap(target.general)) |
                         placed<&eax::gp_width>(target.width) | placed<&eax::ebx_len>(length));
    answer.ebx = exactly(~std::uint32_t{target.events} & ((1u << length) - 1));
    answer.ecx = exactly(target.version >= 5 ? target.fixed : 0);
    answer.edx = exactly(0);
    if (target.version >= 2) {
        const bool any_thread =
            may_set(target, perfmon::flag_bit(perfmon::number_of(perfmon::qualifier::any_thread)));
        answer.edx = exactly(
            placed<&edx::num_fixed>(without_gap(target.fixed)) |
            placed<&edx::fixed_width>(target.fixed_width) |
            placed<&edx::any_thread_deprecated>(target.version >= 3 && !any_thread ? 1 : 0));
    }
    output.add(answer);
}

/// Adds leaf 23h, the extended leaf of architectural performance monitoring.
void add_more_counters(writer &output, const perfmon::target &target) {
    using ebx = perfmon::cpuid_23_0_ebx;
    if (!has_leaf_23(target)) return;
    const bool umask2 = may_set(target, perfmon::umask2_field::mask);
    const bool equal =
        may_set(target, perfmon::flag_bit(perfmon::number_of(perfmon::qualifier::equal)));
    cpuid_answer first = leaf(0x23, 0);
    // EAX has a bit for each subleaf of leaf 23h: 0, 1 and 3.
    first.eax = exactly(1u << 0 | 1u << 1 | 1u << 3);
    first.ebx = exactly(placed<&ebx::u_mask2>(umask2) | placed<&ebx::equal>(equal));
    first.ecx = first.edx = exactly(0);
    output.add(first);
    cpuid_answer counters = leaf(0x23, 1);
    counters.eax = exactly(target.general);
    counters.ebx = exactly(target.fixed);
    counters.ecx = counters.edx = exactly(0);
    output.add(counters);
    cpuid_answer events = leaf(0x23, 3);
    events.eax = exactly(target.events);
    events.ebx = events.ecx = events.edx = exactly(0);
    output.add(events);
}

/// Adds leaf 1Ah, which says the kind of core (P or E) of a hybrid processor.
void add_kind(writer &output, const msr::processor_row &row) {
    const std::uint32_t kind = row.kind == msr::core_kind::performance ? 0x40 : 0x20;
    cpuid_answer answer = leaf(0x1a);
    answer.eax = exactly(kind << 24 | row.native_model);
    answer.ebx = answer.ecx = answer.edx = exactly(0);
    output.add(answer);
}

void add_perfmon(writer &output, const msr::processor_row &row, const perfmon::target &target,
                 const topology &cpus) {
    announced announced{.ebx_of_7 = resources_announced(resource_shape_of(row))};
    if (target.pebs != perfmon::pebs_layout::none) {
        announced.ecx |= dtes64;
        announced.edx |= debug_store;
    }
    if (has_capabilities(target)) announced.ecx |= perf_capabilities;
    announced.leaf_23 = has_leaf_23(target);
    announced.two_kinds =
        row.kind == msr::core_kind::performance || row.kind == msr::core_kind::efficient;
    add_common(output, announced, cpus);
    add_counters(output, target);
    add_more_counters(output, target);
    if (announced.two_kinds) add_kind(output, row);
}

/// Adds a leaf 0Ah that says that the processor has no architectural performance monitoring.
void add_no_counters(writer &output) {
    cpuid_answer counters = leaf(0x0a);
    counters.eax = counters.ebx = counters.ecx = counters.edx = exactly(0);
    output.add(counters);
}

/// Adds NetBurst's leaves: leaf 1 with the number of logical processors, and a leaf 0Ah without
/// counters.
void add_netburst(writer &output, unsigned model, const topology &cpus) {
    cpuid_answer features = leaf(1);
    put_topology(features, cpus);
    features.ecx = {dtes64 | perf_capabilities | hypervisor, model >= 3 ? dtes64 : 0};
    features.edx.mask |= debug_store;
    features.edx.value |= debug_store;
    output.add(features);
    add_no_counters(output);
}

/// Adds the leaves of the processors from Pentium to Pentium M; programs know their counters from
/// the signature in leaf 1.
void add_first_families(writer &output, const topology &cpus) {
    add_common(output, {}, cpus);
    add_no_counters(output);
}

// --- leaves of CPUID of AMD's processors ---------------------------------------------------------

constexpr std::uint32_t topology_extensions = 1u << 22; // Fn8000_0001 ECX: TopologyExtensions
// Fn8000_0001 ECX: CmpLegacy, the package has several cores.
constexpr std::uint32_t several_cores = 1u << 1;
/// Fn8000_0008 EBX: memory bandwidth enforcement. Source: AMD64 Architecture Programmer's Manual
/// volume 3, appendix E (MBE); Linux, cpu/scattered.c.
constexpr std::uint32_t bandwidth_limits = 1u << 6;

void add_amd(writer &output, const msr::processor_row &row, const msr::amd::target &target,
             ibs_is sampling, const topology &cpus) {
    add_common(output, {.ebx_of_7 = resources_announced(resource_shape_of(row))}, cpus);
    using has = msr::amd::counter_extensions;
    const bool samples = sampling == ibs_is::simulated &&
                         msr::ibs::generation_places[row.is] != msr::core_places::no_place;
    const bool hidden = row.is == msr::core::zen1 || row.is == msr::core::hygon18h;
    cpuid_answer extensions = leaf(0x8000'0001);
    extensions.ecx = {placed<&has::ibs>(1) | placed<&has::perf_ctr_ext_core>(1) |
                          placed<&has::perf_ctr_ext_nb>(1) | placed<&has::perf_ctr_ext_llc>(1),
                      placed<&has::ibs>(samples && !hidden) |
                          placed<&has::perf_ctr_ext_core>(target.core_extension) |
                          placed<&has::perf_ctr_ext_nb>(target.node_counters != 0) |
                          placed<&has::perf_ctr_ext_llc>(target.cache_counters != 0)};
    extensions.ecx.mask |= several_cores;
    if (cpus.cpus_of_package() > 1) extensions.ecx.value |= several_cores;
    if (row.family >= first_family_with_topology) {
        extensions.ecx.mask |= topology_extensions;
        extensions.ecx.value |= topology_extensions;
    }
    output.add(extensions);
    cpuid_answer limits = leaf(0x8000'0008);
    limits.ebx = {bandwidth_limits,
                  resource_shape_of(row).has.bandwidth_length != 0 ? bandwidth_limits : 0};
    constexpr std::uint32_t count_and_id_size = 0xf0ff; // Fn8000_0008 ECX: NC and ApicIdCoreIdSize
    limits.ecx = {count_and_id_size, ((cpus.cpus_of_package() - 1) & 0xff) | (cpus.id_bits() & 0xf)
                                                                                 << 12};
    output.add(limits);
    if (samples) {
        cpuid_answer ibs = leaf(0x8000'001b);
        ibs.eax = exactly(msr::ibs::row_of(row.is).features);
        ibs.ebx = ibs.ecx = ibs.edx = exactly(0);
        output.add(ibs);
    }
    if (target.global_control) {
        using counts = msr::amd::perfmon_v2_counts;
        cpuid_answer control = leaf(0x8000'0022);
        control.eax = exactly(placed<&msr::amd::perfmon_v2_features::perf_mon_v2>(1));
        const msr::cpuid_registers counters =
            msr::sim::with_controllers({.ebx = placed<&counts::num_core_pmc>(target.core_counters) |
                                               placed<&counts::num_df_pmc>(target.node_counters)},
                                       msr::sim::controllers_of(row.is));
        control.ebx = exactly(counters.ebx);
        control.ecx = exactly(counters.ecx);
        control.edx = exactly(0);
        output.add(control);
    }
}

/// The bit of 8000_0007H EDX which says that the time stamp counter has one rate in all states.
constexpr std::uint32_t invariant_clock = 1u << 8;

/// Returns whether a processor announces that its time stamp counter has one rate in all states.
/// Sources: SDM volume 3, 18.17.1, Nehalem and later; PPR of family 17h, CPUID_Fn80000007_EDX: Zen
/// and later.
constexpr bool has_invariant_clock(msr::core processor) {
    return msr::meters::with_platform_info.has(processor) ||
           msr::meters::zen_before_4.has(processor) || msr::meters::zen_from_4.has(processor);
}

/// Adds the bits of CPUID that announce meters and controls which are simulated.
void add_meters_and_controls(writer &output, msr::core processor, unsigned model) {
    const msr::sim::meter_registers meters{processor, 1};
    const msr::sim::control_registers controls{processor, model, msr::sim::places_of_package(1)};
    for (const std::uint32_t number : {0x06u, 0x8000'0007u, 0x8000'0008u, 0x8000'0021u}) {
        msr::cpuid_registers bits;
        meters.announce(number, bits);
        controls.announce(number, bits);
        if (number == 0x8000'0007 && has_invariant_clock(processor)) bits.edx |= invariant_clock;
        if (!(bits == msr::cpuid_registers{})) output.set(number, bits);
    }
}

/// Adds the bits of CPUID that announce simulated branch records.
void add_branch_records(writer &output, msr::core processor) {
    const msr::lbr::facility_row *const facility = msr::lbr::facility_of(processor);
    if (facility == nullptr || facility->format == msr::lbr::record_format::unknown) return;
    const msr::sim::branch_registers records{*facility, 1};
    for (const std::uint32_t number : {0x01u, 0x07u, 0x8000'0008u, 0x8000'0022u}) {
        msr::cpuid_registers bits;
        records.announce(number, bits);
        if (!(bits == msr::cpuid_registers{})) output.set(number, bits);
    }
    constexpr std::uint32_t records_leaf = 0x1c;
    msr::cpuid_registers whole;
    records.announce(records_leaf, whole);
    if (whole == msr::cpuid_registers{}) return;
    cpuid_answer answer = leaf(records_leaf);
    answer.eax = exactly(whole.eax);
    answer.ebx = exactly(whole.ebx);
    answer.ecx = exactly(whole.ecx);
    answer.edx = exactly(0);
    output.add(answer);
}

/// Returns a model number under which a core was sold, where the first model of the core in the
/// table was never sold and is unknown to other tools; 0: the first model in the table was sold.
/// Sources: LIKWID, src/includes/topology.h (ZEN_RYZEN, ZEN2_RYZEN, ZEN3_RYZEN2); Zen 4 as
/// doc/tool.md shows `msrpp detect`; other cores as /proc/cpuinfo or Linux's log names them beside
/// the product.
unsigned sold_model(msr::core core) {
    switch (core) {
    case msr::core::k7:
        return 0x04; // model number of an Athlon
    case msr::core::k8:
        return 0x05; // model number of an Opteron 244
    case msr::core::family10h:
        return 0x02; // model number of a Phenom 9850
    case msr::core::family11h:
        return 0x03; // model number of a Turion X2 Ultra ZM-80
    case msr::core::family12h:
        return 0x01; // model number of an A8-3520M
    case msr::core::family14h:
        return 0x01; // model number of an E-350
    case msr::core::family15h_00:
        return 0x02; // model number of an FX-8350
    case msr::core::zen1:
        return 0x01;
    case msr::core::zen2:
        return 0x31;
    case msr::core::zen3:
        return 0x21;
    case msr::core::zen4:
        return 0x61;
    case msr::core::zen5:
        return 0x44; // model number of a Ryzen 9 9950X
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

model_of_family model_of(const family &identity) {
    const msr::processor_row *row = nullptr;
    for (const msr::processor_row &processor_row : msr::processor_table)
        if (processor_row.is == identity.processor ||
            (row == nullptr && processor_row.cpu != nullptr && identity.name == processor_row.cpu))
            row = &processor_row;
    if (row == nullptr) complain(wrong_usage, "machine: " + identity.name + " is no processor");
    const bool has_models = row->models[0].first <= row->models[0].last;
    unsigned model = has_models ? static_cast<unsigned>(row->models[0].first) : 0;
    constexpr unsigned pentium4_model = 2; // model of a Pentium 4 where --model names none
    const bool is_netburst = row->vendor == msr::cpu_vendor::intel && row->family == 15;
    if (const unsigned sold = sold_model(row->is); row->has_model(sold) && sold != 0) model = sold;
    if (identity.models.size() == 1)
        model = identity.models.front();
    else if (is_netburst)
        model = pentium4_model;
    // Several rows of the table share a name for --cpu and differ in their models.
    for (const msr::processor_row &processor_row : msr::processor_table)
        if (!row->has_model(model) && processor_row.cpu != nullptr &&
            identity.name == processor_row.cpu && processor_row.has_model(model))
            row = &processor_row;
    return {row, model};
}

cpuid_table cpuid_of(const family &identity, ibs_is sampling, unsigned cpus) {
    const auto [row, model] = model_of(identity);
    const bool is_netburst =
        row->family == msr::netburst::cpuid_family && row->vendor == msr::cpu_vendor::intel;
    const topology layout =
        topology_of(*row, cpus, is_netburst && netburst_room::target_of(identity).hyper_threading);
    cpuid_table table{.signature = signature_word(*row, model)};
    writer output{table};
    if (perfmon::target target{}; perfmon_target(identity, target))
        add_perfmon(output, *row, target, layout);
    else if (msr::amd::target target{}; amd_target(identity, target))
        add_amd(output, *row, target, sampling, layout);
    else if (is_netburst)
        add_netburst(output, model, layout);
    else
        add_first_families(output, layout);
    add_name(output, *row);
    add_meters_and_controls(output, row->is, model);
    add_branch_records(output, row->is);
    for (const cpuid_answer &answer : cpuid_of_topology(*row, layout))
        output.add(answer);
    for (const cpuid_answer &answer : cpuid_of_caches(*row, layout))
        output.add(answer);
    for (const cpuid_answer &answer : cpuid_of_resources(resource_shape_of(*row)))
        output.add(answer);

    // The highest leaf that the processors of the emulator (QEMU) have at least: 0Dh, and
    // 8000_000Ah of the extended leaves.
    constexpr std::uint32_t minimum = 0x0d;
    constexpr std::uint32_t least_extended = 0x8000'000a;
    cpuid_answer vendor = vendor_answer(0, row->vendor);
    if (output.highest() > minimum) vendor.eax = exactly(output.highest());
    cpuid_answer extended = vendor_answer(msr::first_extended_leaf, row->vendor);
    if (output.highest_extended() > least_extended)
        extended.eax = exactly(output.highest_extended());
    output.add(vendor);
    output.add(extended);
    output.fill(minimum, output.highest());
    output.fill(least_extended, output.highest_extended());
    return table;
}

} // namespace msrpp::machine
