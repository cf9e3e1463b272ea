#include "elsewhere.hpp"

#include "family.hpp"
#include "text.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <map>
#include <vector>

namespace msrpp {

namespace {

using cpu_list = std::vector<std::string_view>;

/// A register's name in lower case without what manuals put in front of it.
std::string bare(std::string_view name) { return in_lower_case(bare_name(name)); }

/// Which processors have a name or an address, of everything that is known.
class known_names {
public:
    known_names() {
        for (const family &one : families())
            add(one);
    }

    std::map<std::string, cpu_list> events; ///< and metrics
    std::map<std::string, cpu_list> registers;
    std::map<std::uint64_t, cpu_list> addresses;

private:
    void add(const family &of) {
        for (const listed &row : of.list(of))
            if (row.kind == "event" || row.kind == "metric")
                add(events[in_lower_case(row.name)], of.name);
        for (const family_register &one : of.registers(of)) {
            add(registers[bare(one.name)], of.name);
            add(addresses[one.address], of.name);
        }
    }

    static void add(cpu_list &to, std::string_view cpu) {
        if (to.empty() || to.back() != cpu) to.push_back(cpu);
    }
};

/// Everything that is known. To gather it takes time, so this is for complaints.
const known_names &all() {
    static const known_names result;
    return result;
}

template <typename Key>
std::string sentence(const std::map<Key, cpu_list> &names, const Key &name) {
    constexpr std::size_t most = 3;
    const auto found = names.find(name);
    if (found == names.end()) return {};
    const cpu_list &cpus = found->second;
    const bool all_fit = cpus.size() <= most;
    const std::size_t shown = all_fit ? cpus.size() : most - 1;
    std::string result = "; it is of --cpu";
    for (std::size_t i = 0; i < shown; ++i) {
        const char *const between = i == 0 ? " " : all_fit && i + 1 == shown ? " and " : ", ";
        result += fmt::format("{}{}", between, cpus[i]);
    }
    if (!all_fit) result += fmt::format(" and {} more", cpus.size() - shown);
    return result;
}

} // namespace

std::string event_elsewhere(std::string_view name) {
    return sentence(all().events, in_lower_case(name));
}

std::string register_elsewhere(std::string_view name) {
    return sentence(all().registers, bare(name));
}

std::string register_elsewhere(std::uint64_t address) { return sentence(all().addresses, address); }

} // namespace msrpp
