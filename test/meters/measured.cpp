// Compares the tables of meters and controls with what machines of others read: published dumps of
// registers (../shared/facts/meters/README.md). A difference is an error here, unless a sentence
// below explains it. The tables of dumps are not part of the project.
#include "../facts.hpp"

#include <msr/controls/names.hpp>
#include <msr/controls/table.hpp>
#include <msr/meters/names.hpp>
#include <msr/meters/quantities.hpp>
#include <msr/meters/table.hpp>
#include <msr/processor/identity.hpp>
#include <msr/sim/meters/meter_registers.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace {

namespace meters = msr::meters;
namespace controls = msr::controls;
using msr::core;

const std::string folder = "../../../shared/facts/meters/";

bool have_tables() { return std::filesystem::exists(MSR_FACTS_DIR "/" + folder); }

/// A register of a processor in the dumps.
struct dumped {
    core processor{};
    std::string name; ///< name of the processor, with its model: `silvermont 37`
    std::uint8_t model{};
    std::uint32_t address{};
    std::uint64_t nonzero{}, zero{}, fault{}; ///< numbers of dumps, by the result of the read
};

std::vector<dumped> all_dumped() {
    std::vector<dumped> result;
    for (const facts::row &row : facts::table{folder + "measured_registers.csv"})
        for (const std::string &name : facts::list_of(row["identities"])) {
            const core processor = msr::core_named(name.c_str());
            if (processor == core::none) continue;
            const std::string model = row["family_model"].substr(3);
            result.push_back({processor, name + " " + model,
                              static_cast<std::uint8_t>(facts::number("0x" + model)),
                              static_cast<std::uint32_t>(facts::number(row["address"])),
                              facts::number(row["dumps_nonzero"]), facts::number(row["dumps_zero"]),
                              facts::number(row["dumps_fault"])});
        }
    return result;
}

bool is_of_model(const meters::meter_row &row, std::uint8_t model) {
    if (row.models[0] == 0) return true;
    for (const std::uint8_t known : row.models)
        if (known == model) return true;
    return false;
}

enum class difference {
    faults, ///< the table has the register, and every dump of the processor lacks it
    zero,   ///< the table has a meter that is never 0, and the register reads 0 in every dump
    lacks,  ///< the register has a value in a dump, and the table has nothing of it
};

/// A sentence that says why tables and dumps differ, for a register of some processors.
struct explanation {
    difference kind{};
    bool is_control{}; ///< whether the table is that of controls; false: that of meters
    std::vector<std::uint32_t> addresses;
    std::vector<std::string> processors; ///< names with or without model numbers
    const char *sentence{};
};

const std::vector<std::string> before_nehalem{"bonnell", "core2",      "pentium_m",
                                              "yonah",   "cedar_mill", "prescott"};
const std::vector<std::string> panther_lake{"panther_lake_core", "panther_lake_atom"};

const std::vector<explanation> explanations{
    {difference::zero,
     false,
     {0x619},
     {"ivy_bridge_ep", "knights_landing"},
     "One machine each; perf, powercap, turbostat and LIKWID list the register, which reads 0 "
     "behind a reset, too."},
    {difference::zero,
     false,
     {0x641},
     {"cannon_lake", "goldmont 5F", "sandy_bridge"},
     "The only Cannon Lake was sold without graphics, and so was Goldmont of model 5Fh; the Sandy "
     "Bridge is one machine, whose board may switch them off."},
    {difference::zero,
     false,
     {0xc001'029a},
     {"zen1 50"},
     "One machine with a processor of a games console; Linux and LIKWID read the register."},
    {difference::lacks,
     false,
     {0x198},
     {"bonnell", "core2", "pentium_m", "yonah", "cedar_mill", "prescott", "silvermont", "airmont"},
     "The register has codes of a ratio and of a voltage there, which mean something else on each "
     "processor."},
    {difference::lacks,
     false,
     {0x19c},
     {"bonnell", "core2", "yonah"},
     "A temperature is so many degrees below a target, and no register of these processors has "
     "the target."},
    {difference::lacks,
     false,
     {0xce},
     before_nehalem,
     "Sources describe PLATFORM_INFO from Nehalem on."},
    {difference::lacks,
     false,
     {0x198, 0x19c, 0x1ad, 0x1b1, 0x621, 0x6b0, 0x6b1, 0xce},
     panther_lake,
     "The sources of fields end before Panther Lake."},
    {difference::lacks,
     true,
     {0x610, 0x620, 0x64c},
     panther_lake,
     "The sources of fields end before Panther Lake."},
    {difference::lacks,
     false,
     {0x664},
     {"airmont", "alder_lake", "alder_lake_atom", "arrow_lake_atom", "arrow_lake_core",
      "arrow_lake_h", "arrow_lake_s", "arrow_lake_low_power", "arrow_lake_u_atom",
      "arrow_lake_u_core", "elkhart_lake", "meteor_lake", "meteor_lake_atom", "raptor_lake",
      "raptor_lake_atom", "panther_lake_core", "panther_lake_atom"},
     "Neither Linux nor turbostat reads the register there, and no source says what it counts."},
    {difference::lacks,
     false,
     {0x690},
     {"broadwell", "skylake_sp"},
     "No source has the reasons that the bits stand for on these processors."},
    {difference::lacks,
     false,
     {0x6b0, 0x6b1},
     {"broadwell"},
     "No source has the reasons that the bits stand for on Broadwell."},
    {difference::lacks,
     true,
     {0x199},
     before_nehalem,
     "A request is a pair of codes there, of a ratio and of a voltage, which depend on the part."},
    {difference::lacks,
     true,
     {0x1a2},
     {"airmont", "broadwell", "cascade_lake", "elkhart_lake", "emerald_rapids", "goldmont_plus",
      "granite_rapids", "haswell", "ice_lake_sp", "ivy_bridge", "nehalem", "nehalem_ex",
      "sandy_bridge", "sandy_bridge_ep", "sapphire_rapids", "westmere", "westmere_ep"},
     "What the register reads is its target temperature; the sources give an offset that software "
     "sets on other processors only."},
    {difference::lacks,
     true,
     {0x1a4},
     {"arrow_lake_h", "arrow_lake_s"},
     "Prefetchers are those of a kind of core: arrow_lake_core, arrow_lake_atom and others."},
    {difference::lacks,
     true,
     {0x1b0},
     {"airmont", "silvermont"},
     "Sources describe the bias on large cores, and on Atom processors from Goldmont on."},
    {difference::lacks,
     true,
     {0x610, 0x638},
     {"airmont", "silvermont"},
     "Sources differ in the unit of the limits on these processors."},
    {difference::lacks,
     true,
     {0x618},
     {"broadwell", "haswell"},
     "turbostat does not list a limit of memory for these clients."},
    {difference::lacks,
     true,
     {0x638},
     {"haswell_ep"},
     "turbostat does not list a limit of cores for this server, whose energy of cores reads 0."},
    {difference::lacks,
     true,
     {0x620},
     {"arrow_lake_atom", "arrow_lake_core", "arrow_lake_h", "arrow_lake_low_power", "arrow_lake_s",
      "arrow_lake_u_atom", "arrow_lake_u_core", "lunar_lake", "lunar_lake_atom"},
     "Linux 6.12, edk2 and geopm do not list the register for these processors."},
    {difference::lacks,
     true,
     {0xc001'0015},
     {"k7", "k8"},
     "The bit of HWCR that switches boost off came with family 10h."},
    {difference::lacks,
     true,
     {0xc001'0062},
     {"zen2"},
     "Processors with CPPC take requests in another register, C00102B3h; with CPPC on, this "
     "register has no effect."},
};

/// Differences, each with whether a sentence explains it; and which sentences explain any.
class explained_differences {
public:
    void add(difference kind, bool is_control, const dumped &entry) {
        ++count_;
        for (std::size_t i = 0; i < explanations.size(); ++i) {
            const explanation &known = explanations[i];
            if (known.kind != kind || known.is_control != is_control ||
                !has(known.addresses, entry.address) ||
                !(has(known.processors, entry.name) ||
                  has(known.processors, entry.name.substr(0, entry.name.find(' ')))))
                continue;
            used_[i] = true;
            return;
        }
        CAPTURE(entry.name);
        CAPTURE(entry.address);
        CAPTURE(is_control);
        CAPTURE(static_cast<int>(kind));
        FAIL_CHECK("no sentence explains this difference");
    }
    /// Fails where a sentence explains nothing any more.
    void expect_all_used() const {
        for (std::size_t i = 0; i < explanations.size(); ++i) {
            CAPTURE(std::string{explanations[i].sentence});
            CHECK(used_[i]);
        }
    }
    unsigned count() const { return count_; }

private:
    template <typename List, typename Value>
    static bool has(const List &list, const Value &value) {
        return std::find(list.begin(), list.end(), value) != list.end();
    }

    unsigned count_{};
    std::vector<bool> used_ = std::vector<bool>(explanations.size());
};

/// Returns whether a meter's register, on a machine that runs, holds something other than 0.
bool is_never_zero(const meters::meter_row &row) {
    const meters::meter_name &name = meters::meter_names[static_cast<unsigned>(row.number)];
    return name.measures == meters::quantity::energy || row.conversion.zero_is_none;
}

TEST_CASE("meters and controls are where machines of others have registers") {
    if (!have_tables()) {
        MESSAGE("skipped: the tables are not here");
        return;
    }
    explained_differences differences;
    unsigned compared = 0;
    for (const dumped &entry : all_dumped()) {
        bool is_meter = false, has_meter = false, never_zero = false, is_certain = false;
        for (const meters::meter_row &row : meters::meter_rows) {
            if (row.address != entry.address) continue;
            is_meter = true;
            if (!row.processors.has(entry.processor) || !is_of_model(row, entry.model)) continue;
            has_meter = true;
            never_zero = never_zero || is_never_zero(row);
            // CPUID says on each machine whether it has an announced register
            is_certain = is_certain || row.announced_by.leaf == 0;
        }
        const bool is_gone = entry.nonzero + entry.zero == 0;
        if (has_meter && is_certain && is_gone) differences.add(difference::faults, false, entry);
        if (has_meter && !is_gone && never_zero && entry.nonzero == 0)
            differences.add(difference::zero, false, entry);
        if (is_meter && !has_meter && entry.nonzero != 0)
            differences.add(difference::lacks, false, entry);

        bool is_control = false, has_control = false, is_certain_control = false;
        controls::each_row([&](const controls::control_row &row) {
            if (row.address != entry.address) return;
            is_control = true;
            if (!row.processors.has(entry.processor) || !controls::is_of_model(row, entry.model))
                return;
            has_control = true;
            is_certain_control = is_certain_control || row.announced_by.leaf == 0;
        });
        if (has_control && is_certain_control && is_gone)
            differences.add(difference::faults, true, entry);
        if (is_control && !has_control && entry.nonzero != 0)
            differences.add(difference::lacks, true, entry);
        compared += is_meter || is_control;
    }
    differences.expect_all_used();
    CHECK(compared > 1500);
    MESSAGE("registers of processors compared: " << compared << "; explained differences: "
                                                 << differences.count());
}

TEST_CASE("units of energy are those that machines of others report") {
    if (!have_tables()) {
        MESSAGE("skipped: the tables are not here");
        return;
    }
    unsigned compared = 0;
    for (const facts::row &row : facts::table{folder + "measured_units.csv"})
        for (const std::string &name : facts::list_of(row["identities"])) {
            const core processor = msr::core_named(name.c_str());
            if (processor == core::none) continue;
            CAPTURE(name);
            CAPTURE(row["family_model"]);
            const auto address = static_cast<std::uint32_t>(facts::number(row["address"]));
            const std::uint64_t unit = facts::number(row["value"]);
            const std::uint64_t exponent = facts::number(row["ESU"]);
            const auto model =
                static_cast<std::uint8_t>(facts::number("0x" + row["family_model"].substr(3)));
            const bool is_large = processor == core::silvermont || processor == core::airmont;
            for (const meters::meter_row &meter : meters::meter_rows) {
                if (meter.number != meters::meter_number::energy_package ||
                    !meter.processors.has(processor) || !is_of_model(meter, model))
                    continue;
                CHECK(meter.conversion.unit_address == address);
                // nJ of a million units of 2^-ESU J, or of 2^ESU uJ
                CHECK(meter.conversion.value(1'000'000, unit) ==
                      (is_large ? std::uint64_t{1'000'000'000} << exponent
                                : std::uint64_t{1'000'000'000'000'000} >> exponent));
                std::uint64_t simulated = 0;
                CHECK(!msr::sim::meter_registers{processor, 1}.read(0, address, simulated));
                CHECK((simulated >> 8 & 0x1f) == exponent);
                CHECK((simulated >> 16 & 0xf) == facts::number(row["TU"]));
                // The simulated unit of power is 1/8 W wherever that of energy is a part of a
                // joule: Goldmont's 1/256 W, and 1 W of some models from Zen 4 on, are not
                // simulated, as limits of power have no effect there.
                CHECK((simulated & 0xf) == (is_large ? 5 : 3));
                ++compared;
            }
        }
    // Model 4Dh of Silvermont has no meter of energy, and model D7h has no identity.
    CHECK(compared > 90);
}

} // namespace
