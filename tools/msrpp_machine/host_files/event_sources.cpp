#include "event_sources.hpp"

#include "../../msrpp/families/targets.hpp"

#include "../cpuid/cpuid_leaves.hpp"

#include <msr/amd/counters/target.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/intel/p5/target.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/table.hpp>
#include <msr/sim/counters/memory_controllers.hpp>
#include <msr/sim/counters/uncore_meanings.hpp>

#include <cstdint>
#include <iterator>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::machine {

namespace {

using source_list = std::vector<event_source>;

/// The names of the event sources for a hybrid's kinds of cores other than performance cores, in
/// the order of their types.
constexpr const char *other_core_names[] = {"cpu_atom", "cpu_lowpower"};

/// Returns whether the event sources have the names of a hybrid's sources. Processors of Atom cores
/// alone, such as Alder Lake N, have the name `cpu`.
bool is_hybrid(const kinds_of_cpus &kinds) {
    const msr::core_kind kind = model_of(kinds.kinds.front()).row->kind;
    return kind == msr::core_kind::performance ||
           (kind == msr::core_kind::efficient && kinds.kinds.size() > 1);
}

void add_hybrid_cores(source_list &destination, const kinds_of_cpus &kinds, unsigned cpus) {
    std::uint32_t other_kinds = 0;
    for (unsigned kind = 0; kind < kinds.kinds.size(); ++kind) {
        event_source source{.unit = source_unit::core, .kind = kind};
        source.cpus = kinds.cpus_of(kind, cpus);
        if (source.cpus.empty()) continue;
        if (model_of(kinds.kinds[kind]).row->kind == msr::core_kind::performance) {
            source.name = "cpu_core";
            source.type = first_core_type;
        } else if (other_kinds < std::size(other_core_names)) {
            source.name = other_core_names[other_kinds];
            source.type = other_core_types + other_kinds++;
        } else {
            continue;
        }
        destination.push_back(std::move(source));
    }
}

void add_cores(source_list &destination, const kinds_of_cpus &kinds, unsigned cpus) {
    if (msr::p5::target target{}; p5_target(kinds.kinds.front(), target)) return;
    if (is_hybrid(kinds)) return add_hybrid_cores(destination, kinds, cpus);
    event_source source{.name = "cpu", .type = first_core_type, .unit = source_unit::core};
    source.cpus.resize(cpus);
    std::iota(source.cpus.begin(), source.cpus.end(), 0U);
    destination.push_back(std::move(source));
}

/// Adds the event source of a shared unit. Its events are counted on CPU 0, unless `source` has
/// CPUs.
void add_shared(source_list &destination, std::uint32_t &type, event_source source) {
    source.type = type++;
    if (source.cpus.empty()) source.cpus = {0};
    destination.push_back(std::move(source));
}

/// Returns whether CPUID announces IBS: Zen 1 and Hygon's Dhyana do not.
bool announces_ibs(msr::core core) {
    return msr::ibs::generation_places[core] != msr::core_places::no_place &&
           core != msr::core::zen1 && core != msr::core::hygon18h;
}

void add_units_of_amd(source_list &destination, std::uint32_t &type, msr::core core,
                      const msr::amd::target &target, const event_source &cores) {
    if (announces_ibs(core)) {
        for (const auto &[name, unit] : {std::pair{"ibs_fetch", source_unit::ibs_fetch},
                                         std::pair{"ibs_op", source_unit::ibs_op}})
            add_shared(destination, type, {.name = name, .unit = unit, .cpus = cores.cpus});
    }
    const bool is_zen = target.is_among(msr::amd::every_zen);
    if (target.node_counters != 0)
        add_shared(destination, type,
                   {.name = is_zen ? "amd_df" : "amd_nb",
                    .unit = is_zen ? source_unit::data_fabric : source_unit::northbridge});
    if (target.cache_counters != 0)
        add_shared(destination, type,
                   {.name = is_zen ? "amd_l3" : "amd_l2",
                    .unit = is_zen ? source_unit::l3 : source_unit::l2i});
    for (unsigned number = 0; number < msr::sim::controllers_of(core); ++number)
        add_shared(destination, type,
                   {.name = "amd_umc_" + std::to_string(number),
                    .unit = source_unit::memory_controller,
                    .instance = number});
}

void add_boxes(source_list &destination, std::uint32_t &type, msr::core core) {
    const msr::sim::simulated_boxes numbers = msr::sim::boxes_of(core);
    for (const auto &[box, count] : {std::pair{msr::uncore::box::cha, numbers.slices},
                                     std::pair{msr::uncore::box::imc, numbers.channels}})
        for (unsigned number = 0; number < count; ++number)
            add_shared(destination, type,
                       {.name = std::string{"uncore_"} + msr::uncore::name_of(box) + '_' +
                                std::to_string(number),
                        .unit = source_unit::box,
                        .box = box,
                        .instance = number});
}

} // namespace

std::vector<event_source> event_sources_of(const kinds_of_cpus &kinds, unsigned cpus) {
    source_list result;
    add_cores(result, kinds, cpus);
    if (result.empty()) return result;
    const family &first = kinds.kinds.front();
    const msr::core core = model_of(first).row->is;
    std::uint32_t type = first_unit_type;
    if (msr::amd::target target{}; amd_target(first, target)) {
        const event_source cores = result.front();
        add_units_of_amd(result, type, core, target, cores);
    }
    add_boxes(result, type, core);
    return result;
}

const event_source *source_with_type(const std::vector<event_source> &sources, std::uint32_t type) {
    for (const event_source &source : sources)
        if (source.type == type) return &source;
    return nullptr;
}

} // namespace msrpp::machine
