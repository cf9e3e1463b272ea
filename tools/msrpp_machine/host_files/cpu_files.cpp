#include "cpu_files.hpp"

#include "cpu_sets.hpp"
#include "host_caches.hpp"

#include <msr/processor/topology.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp::machine {

namespace {

using cpus_of_set = std::vector<unsigned>;

/// A logical processor, with the properties that files of /sys show.
struct host_cpu {
    msr::cpu_place place{};
    unsigned apic_id{};
    std::vector<host_cache> caches{};
    unsigned core_in_package{};
    unsigned die_in_package{};
    unsigned node{};
    bool has_energy_bias{}; ///< the processor has the register IA32_ENERGY_PERF_BIAS
};

/// Returns whether CPUID announces IA32_ENERGY_PERF_BIAS: leaf 6, ECX bit 3 (Intel SDM, CPUID).
bool has_energy_bias(const cpu_identification &cpuid) {
    constexpr std::uint32_t power_leaf = 6, bias_bit = 1U << 3;
    return cpuid(0, 0).eax >= power_leaf && (cpuid(power_leaf, 0).ecx & bias_bit) != 0;
}

/// A writer of the files of a folder: each file has a line.
class folder_files {
public:
    folder_files(file_texts &texts, std::string folder)
        : texts_{texts}, folder_{std::move(folder)} {}

    template <typename Value>
    void line(std::string_view name, const Value &value) {
        texts_[fmt::format("{}/{}", folder_, name)] = fmt::format("{}\n", value);
    }

private:
    file_texts &texts_;
    std::string folder_;
};

class machine_files {
public:
    explicit machine_files(const cpu_identifications &cpus) {
        for (unsigned cpu = 0; cpu < cpus.size(); ++cpu) {
            host_cpu &entry = cpus_.emplace_back();
            entry.place = whole_place(cpu, cpus[cpu]);
            entry.apic_id = apic_id_of(cpus[cpu]);
            entry.caches = caches_of(cpus[cpu], entry.place);
            entry.has_energy_bias = has_energy_bias(cpus[cpu]);
            all_.push_back(cpu);
        }
        for (host_cpu &entry : cpus_) {
            const cpus_of_set package = sharing(entry, &msr::cpu_place::package);
            unsigned first_core = entry.place.core, first_die = entry.place.die;
            for (const unsigned cpu : package) {
                first_core = std::min(first_core, cpus_[cpu].place.core);
                first_die = std::min(first_die, cpus_[cpu].place.die);
            }
            entry.core_in_package = entry.place.core - first_core;
            entry.die_in_package = entry.place.die - first_die;
            const auto known = std::find(packages_.begin(), packages_.end(), entry.place.package);
            entry.node = static_cast<unsigned>(known - packages_.begin());
            if (known == packages_.end()) packages_.push_back(entry.place.package);
        }
    }

    file_texts texts(const host_memory &memory) const {
        file_texts result;
        add_whole(result);
        for (unsigned cpu = 0; cpu < cpus_.size(); ++cpu) {
            add_topology(result, cpu);
            add_power(result, cpu);
            for (std::size_t index = 0; index < cpus_[cpu].caches.size(); ++index)
                add_cache(result, cpu, index);
        }
        add_nodes(result, memory);
        return result;
    }

private:
    std::vector<host_cpu> cpus_;
    cpus_of_set all_;
    std::vector<unsigned> packages_; ///< the package of each NUMA node, by node

    template <typename Condition>
    cpus_of_set cpus_with(Condition condition) const {
        cpus_of_set result;
        for (const unsigned cpu : all_)
            if (condition(cpus_[cpu])) result.push_back(cpu);
        return result;
    }

    /// Returns the logical processors that share a unit with the logical processor `entry`: same
    /// package, same number of the unit. `unit`: the member that numbers the unit (core, die,
    /// cache).
    cpus_of_set sharing(const host_cpu &entry, unsigned msr::cpu_place::*unit) const {
        return cpus_with([&](const host_cpu &other) {
            return other.place.package == entry.place.package &&
                   other.place.*unit == entry.place.*unit;
        });
    }

    std::string mask(const cpus_of_set &cpus) const {
        return cpu_mask(cpus, static_cast<unsigned>(cpus_.size()));
    }

    void add_whole(file_texts &result) const {
        constexpr unsigned largest_number = 8191; // CONFIG_NR_CPUS of Linux distributions, less 1
        folder_files files{result, cpu_folder};
        for (const char *const name : {"online", "possible", "present"})
            files.line(name, cpu_list(all_));
        for (const char *const name : {"offline", "isolated"})
            files.line(name, "");
        files.line("kernel_max", largest_number);
        const bool has_threads = std::any_of(cpus_.begin(), cpus_.end(), [&](const auto &entry) {
            return sharing(entry, &msr::cpu_place::core).size() > 1;
        });
        files.line("smt/active", has_threads ? 1 : 0);
        files.line("smt/control", has_threads ? "on" : "notsupported");
    }

    void add_topology(file_texts &result, unsigned cpu) const {
        const host_cpu &entry = cpus_[cpu];
        const std::string folder = fmt::format("{}/cpu{}", cpu_folder, cpu);
        // CPU 0, on which the system starts, cannot be switched off, and has no file `online`.
        if (cpu != 0) folder_files{result, folder}.line("online", 1);
        folder_files files{result, folder + "/topology"};
        files.line("physical_package_id", entry.place.package);
        files.line("die_id", entry.die_in_package);
        files.line("core_id", entry.core_in_package);
        files.line("cluster_id", entry.place.l2);
        const auto set = [&](std::string_view name, const cpus_of_set &cpus) {
            files.line(name, mask(cpus));
            files.line(fmt::format("{}_list", name), cpu_list(cpus));
        };
        for (const char *const name : {"thread_siblings", "core_cpus"})
            set(name, sharing(entry, &msr::cpu_place::core));
        for (const char *const name : {"core_siblings", "package_cpus"})
            set(name, sharing(entry, &msr::cpu_place::package));
        set("die_cpus", sharing(entry, &msr::cpu_place::die));
        set("cluster_cpus", sharing(entry, &msr::cpu_place::l2));
    }

    void add_power(file_texts &result, unsigned cpu) const {
        // Value of energy_perf_bias that Linux writes where firmware leaves 0.
        constexpr unsigned normal = 6;
        if (cpus_[cpu].has_energy_bias)
            folder_files{result, fmt::format("{}/cpu{}/power", cpu_folder, cpu)}.line(
                "energy_perf_bias", normal);
    }

    void add_cache(file_texts &result, unsigned cpu, std::size_t index) const {
        const host_cache &cache = cpus_[cpu].caches[index];
        folder_files files{result, fmt::format("{}/cpu{}/cache/index{}", cpu_folder, cpu, index)};
        files.line("level", cache.level);
        files.line("type", cache.kind == host_cache::content::data   ? "Data"
                           : cache.kind == host_cache::content::code ? "Instruction"
                                                                     : "Unified");
        files.line("size", fmt::format("{}K", cache.bytes / 1024));
        files.line("coherency_line_size", cache.line);
        files.line("physical_line_partition", cache.partitions);
        if (cache.ways != 0) {
            files.line("ways_of_associativity", cache.ways);
            files.line("number_of_sets", cache.bytes / cache.line / cache.partitions / cache.ways);
        }
        files.line("id", cache.number);
        const cpus_of_set cpus = cpus_with([&](const host_cpu &other) {
            const bool is_in_unit = cache.ids_of_cache == 0
                                        ? other.place.l3 == cache.number
                                        : other.apic_id / cache.ids_of_cache == cache.number;
            return is_in_unit &&
                   std::any_of(other.caches.begin(), other.caches.end(), [&](const auto &row) {
                       return row.level == cache.level && row.kind == cache.kind;
                   });
        });
        files.line("shared_cpu_map", mask(cpus));
        files.line("shared_cpu_list", cpu_list(cpus));
    }

    void add_nodes(file_texts &result, const host_memory &memory) const {
        // Distances between nodes that Linux assumes where firmware gives none.
        constexpr unsigned own_distance = 10, other_distance = 20;
        const std::size_t count = packages_.size();
        cpus_of_set nodes;
        for (unsigned node = 0; node < count; ++node)
            nodes.push_back(node);
        folder_files files{result, node_folder};
        for (const char *const name :
             {"has_cpu", "has_memory", "has_normal_memory", "online", "possible"})
            files.line(name, cpu_list(nodes));
        for (const unsigned node : nodes) {
            const std::string folder = fmt::format("{}/node{}", node_folder, node);
            folder_files own{result, folder};
            const cpus_of_set cpus =
                cpus_with([node](const host_cpu &other) { return other.node == node; });
            own.line("cpumap", mask(cpus));
            own.line("cpulist", cpu_list(cpus));
            std::string distances;
            for (const unsigned other : nodes)
                distances += fmt::format("{}{}", other == 0 ? "" : " ",
                                         other == node ? own_distance : other_distance);
            own.line("distance", distances);
            std::string text;
            for (const auto &[name, kib] :
                 {std::pair{"MemTotal", memory.total / count},
                  std::pair{"MemFree", memory.free / count},
                  std::pair{"MemUsed", (memory.total - memory.free) / count}})
                text +=
                    fmt::format("Node {} {:<15} {:8} kB\n", node, fmt::format("{}:", name), kib);
            result[folder + "/meminfo"] = text;
        }
    }
};

} // namespace

file_texts cpu_files(const cpu_identifications &cpus, const host_memory &memory) {
    return machine_files{cpus}.texts(memory);
}

} // namespace msrpp::machine
