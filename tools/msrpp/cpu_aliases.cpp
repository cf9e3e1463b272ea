#include "cpu_aliases.hpp"

#include "family.hpp"
#include "settings.hpp"
#include "suggest.hpp"

#include <msr/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace msrpp {

namespace {

/// Another name of what --cpu names.
struct cpu_alias {
    std::string_view name; ///< lower case, without signs between its words
    std::string_view is;   ///< as --cpu takes it
};

// Sources: GCC, x86 options (-march); Linux, tools/perf/pmu-events/arch/x86/mapfile.csv and
// arch/x86/include/asm/intel-family.h; Intel's perfmon event lists. One name stands for one
// row: where the cores of a name are in several rows, as in golden_cove, their facts are equal
// here.
constexpr cpu_alias aliases[] = {
    {"i586", "pentium"},
    {"p54c", "pentium"},
    {"p55c", "pentium_mmx"},
    {"mii", "cyrix_mii"},
    {"6x86mx", "cyrix_mii"},
    {"pentiumpro", "ppro"},
    {"i686", "ppro"},
    {"pentium2", "pii"},
    {"pentiumii", "pii"},
    {"pentium3", "piii"},
    {"pentiumiii", "piii"},
    {"banias", "pentium_m"},
    {"dothan", "pentium_m"},
    {"netburst", pentium4_name},
    {"p4", pentium4_name},
    {"prescott", pentium4_name},
    {"nocona", pentium4_name},
    {"conroe", "core2"},
    {"merom", "core2"},
    {"penryn", "core2"},
    {"atom", "bonnell"},
    {"bnl", "bonnell"},
    {"nhm", "nehalem"},
    {"nehalemep", "nehalem"},
    {"nehalemex", "nehalem"},
    {"wsm", "westmere"},
    {"westmereep", "westmere"},
    {"westmereex", "westmere"},
    {"snb", "sandy_bridge"},
    {"snbep", "sandy_bridge_ep"},
    {"jkt", "sandy_bridge_ep"},
    {"jaketown", "sandy_bridge_ep"},
    {"ivb", "ivy_bridge"},
    {"ivbep", "ivy_bridge_ep"},
    {"ivt", "ivy_bridge_ep"},
    {"ivytown", "ivy_bridge_ep"},
    {"hsw", "haswell"},
    {"hsx", "haswell"},
    {"haswellx", "haswell"},
    {"bdw", "broadwell"},
    {"bdx", "broadwell"},
    {"bdwde", "broadwell"},
    {"broadwellx", "broadwell"},
    {"broadwellde", "broadwell"},
    {"slm", "silvermont"},
    {"knl", "knights_landing"},
    {"knm", "knights_mill"},
    {"skl", "skylake"},
    {"kbl", "skylake"},
    {"kabylake", "skylake"},
    {"cfl", "skylake"},
    {"coffeelake", "skylake"},
    {"skx", "skylake"},
    {"skylakex", "skylake"},
    {"skylakeavx512", "skylake"},
    {"clx", "skylake"},
    {"cascadelake", "skylake"},
    {"cascadelakex", "skylake"},
    {"cpx", "skylake"},
    {"cooperlake", "skylake"},
    {"cml", "comet_lake"},
    {"cnl", "cannon_lake"},
    {"glm", "goldmont"},
    {"glp", "goldmont_plus"},
    {"icl", "ice_lake"},
    {"icx", "ice_lake"},
    {"icelakeclient", "ice_lake"},
    {"icelakeserver", "ice_lake"},
    {"icelakex", "ice_lake"},
    {"sunnycove", "ice_lake"},
    {"tgl", "tiger_lake"},
    {"willowcove", "tiger_lake"},
    {"rkl", "rocket_lake"},
    {"cypresscove", "rocket_lake"},
    {"lkf", "lakefield"},
    {"snr", "tremont"},
    {"snowridge", "tremont"},
    {"snowridgex", "tremont"},
    {"elkhartlake", "tremont"},
    {"jasperlake", "tremont"},
    {"adl", "alder_lake"},
    {"goldencove", "alder_lake"},
    {"gracemont", "alder_lake_atom"},
    {"adln", "alder_lake_atom"},
    {"rpl", "raptor_lake"},
    {"raptorcove", "raptor_lake"},
    {"spr", "sapphire_rapids"},
    {"emr", "emerald_rapids"},
    {"mtl", "meteor_lake"},
    {"redwoodcove", "meteor_lake"},
    {"crestmont", "meteor_lake_atom"},
    {"gnr", "granite_rapids"},
    {"lnl", "lunar_lake"},
    {"lioncove", "lunar_lake"},
    {"skymont", "lunar_lake_atom"},
    {"ptl", "panther_lake"},
    {"athlon", "k7"},
    {"athlon64", "k8"},
    {"opteron", "k8"},
    {"hammer", "k8"},
    {"amdfam10", "fam10h"},
    {"amdfam10h", "fam10h"},
    {"barcelona", "fam10h"},
    {"griffin", "fam11h"},
    {"llano", "fam12h"},
    {"btver1", "fam14h"},
    {"bobcat", "fam14h"},
    {"bdver1", "fam15h"},
    {"bdver2", "fam15h"},
    {"bdver3", "fam15h"},
    {"bdver4", "fam15h"},
    {"bulldozer", "fam15h"},
    {"piledriver", "fam15h"},
    {"steamroller", "fam15h"},
    {"excavator", "fam15h"},
    {"btver2", "fam16h"},
    {"jaguar", "fam16h"},
    {"puma", "fam16h"},
    {"dhyana", "fam18h"},
    {"hygon", "fam18h"},
    {"znver1", "zen1"},
    {"znver2", "zen2"},
    {"znver3", "zen3"},
    {"znver4", "zen4"},
    {"znver5", "zen5"},
    {"amdzen1", "zen1"},
    {"amdzen2", "zen2"},
    {"amdzen3", "zen3"},
    {"amdzen4", "zen4"},
    {"amdzen5", "zen5"},
    {"naples", "zen1"},
    {"rome", "zen2"},
    {"milan", "zen3"},
    {"genoa", "zen4"},
    {"bergamo", "zen4"},
    {"turin", "zen5"},
};

/// A name in lower case without the signs that stand between words.
std::string joined_words(std::string_view name) {
    std::string result;
    for (const char letter : name)
        if (letter != '_' && letter != '-' && letter != ' ') result += msr::in_lower_case(letter);
    return result;
}

} // namespace

std::vector<std::string_view> cpu_names() {
    std::vector<std::string_view> result;
    for (const family &one : families())
        result.push_back(one.name);
    result.insert(result.begin() + 1, native_name); // behind the one that needs no --cpu
    return result;
}

std::string cpu_named(std::string_view given) {
    const std::string wanted = joined_words(given);
    for (const std::string_view name : cpu_names())
        if (joined_words(name) == wanted) return std::string{name};
    for (const cpu_alias &one : aliases)
        if (one.name == wanted) return std::string{one.is};
    return std::string{given};
}

std::string cpu_suggestion(std::string_view given) {
    constexpr std::size_t most = 3;
    const std::string joined = joined_words(given);
    std::vector<std::string_view> told = nearest(given, cpu_names());
    std::vector<std::string_view> known;
    for (const cpu_alias &one : aliases)
        known.push_back(one.name);
    for (const std::string_view name : nearest(joined, known)) {
        const bool again = std::any_of(told.begin(), told.end(), [&](std::string_view other) {
            return cpu_named(other) == cpu_named(name);
        });
        if (!again && told.size() < most) told.push_back(name);
    }
    return did_you_mean(told);
}

std::string cpu_alias_lines() {
    std::string result;
    for (const std::string_view name : cpu_names()) {
        std::vector<std::string_view> others;
        for (const cpu_alias &one : aliases)
            if (one.is == name) others.push_back(one.name);
        if (!others.empty()) result += fmt::format("  {}: {}\n", name, fmt::join(others, " "));
    }
    return result;
}

} // namespace msrpp
