// Registers of boxes outside of Intel's cores, by model, in the tables that the kernel module and
// the tool share. A number with several meanings is a box's register on the processors whose box
// has it, and keeps its other meaning on all others.
#include "../../facts.hpp"

#include <msr/backend/shim_boxes.h>
#include <msr/backend/shim_registers.h>
#include <msr/processor/table.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

/// Path from test/facts to the tables of uncore registers.
const std::string tables = "../../../shared/facts/uncore/";

/// The library's processors by their names in the tables of uncore registers.
const std::map<std::string, std::vector<msr::core>> processors{
    {"nhm", {msr::core::nehalem, msr::core::westmere, msr::core::westmere_ep}},
    {"nhm_ex", {msr::core::nehalem_ex}},
    {"wsm_ex", {msr::core::westmere_ex}},
    {"snb", {msr::core::sandy_bridge}},
    {"ivb", {msr::core::ivy_bridge}},
    {"hsw", {msr::core::haswell}},
    {"bdw", {msr::core::broadwell}},
    {"skl", {msr::core::skylake, msr::core::comet_lake}},
    {"icl", {msr::core::ice_lake}},
    {"tgl", {msr::core::tiger_lake}},
    {"rkl", {msr::core::rocket_lake}},
    {"adl",
     {msr::core::alder_lake, msr::core::alder_lake_atom, msr::core::raptor_lake,
      msr::core::raptor_lake_atom}},
    {"mtl", {msr::core::meteor_lake, msr::core::meteor_lake_atom}},
    {"arl",
     {msr::core::arrow_lake_core, msr::core::arrow_lake_h, msr::core::arrow_lake_s,
      msr::core::arrow_lake_atom, msr::core::arrow_lake_low_power, msr::core::arrow_lake_u_core,
      msr::core::arrow_lake_u_atom}},
    {"lnl", {msr::core::lunar_lake, msr::core::lunar_lake_atom}},
    {"ptl", {msr::core::panther_lake, msr::core::panther_lake_core, msr::core::panther_lake_atom}},
    {"nvl", {msr::core::nova_lake, msr::core::nova_lake_atom}},
    {"jkt", {msr::core::sandy_bridge_ep}},
    {"ivt", {msr::core::ivy_bridge_ep}},
    {"hsx", {msr::core::haswell_ep}},
    {"bdx", {msr::core::broadwell_ep}},
    {"bdw_de", {msr::core::broadwell_de}},
    {"knl", {msr::core::knights_landing, msr::core::knights_mill}},
    {"skx", {msr::core::skylake_sp}},
    {"clx", {msr::core::cascade_lake}},
    {"snr", {msr::core::tremont}},
    {"icx", {msr::core::ice_lake_sp}},
    {"spr", {msr::core::sapphire_rapids}},
    {"emr", {msr::core::emerald_rapids}},
    {"gnr", {msr::core::granite_rapids}},
    {"srf", {msr::core::sierra_forest}},
    {"cwf", {msr::core::clearwater_forest}},
    {"grr", {msr::core::grand_ridge}},
};

/// Calls `visit(family, model)` for each model of a processor in the tables of uncore registers.
template <typename Visit>
void each_model(const std::string &processor, Visit &&visit) {
    for (const msr::core core : processors.at(processor)) {
        const msr::processor_row &row = msr::processor_row_of(core);
        for (unsigned model = 0; model < 256; ++model)
            if (row.has_model(model)) visit(row.family, model);
    }
}

/// Returns the kind of counting register that an address is on processors with architectural
/// counters.
int counting_kind(std::uint32_t address) {
    struct range {
        unsigned processors;
        std::uint32_t first, last, step;
        int kind;
    };
#define RANGE(processors, first, last, step, alias, alias_step, kind, perfmon_bits, rawio_bits,    \
              name)                                                                                \
    {processors, first, last, step, kind},
    static constexpr range ranges[] = {MSRPP_COUNTING_REGISTERS(RANGE)};
#undef RANGE
    for (const range &row : ranges)
        if ((row.processors & MSRPP_ON_PERFMON) != 0 && row.first <= address &&
            address <= row.last && (address - row.first) % row.step == 0)
            return row.kind;
    return MSRPP_KIND_UNKNOWN;
}

/// A meaning of an address, such as `CBO ctl`, and the processors that have the meaning, such as
/// `jkt ivt`.
struct meaning {
    std::string name;
    std::vector<std::string> processors;
    bool is_of_box() const {
        return name.rfind("IA32_", 0) != 0 && name.rfind("L2 ", 0) != 0 &&
               name.rfind("L3 ", 0) != 0 && name != "number of slices";
    }
};

std::vector<meaning> meanings_of(const std::string &text) {
    std::vector<meaning> result;
    std::istringstream parts{text};
    for (std::string part; std::getline(parts, part, ';');) {
        if (!part.empty() && part.front() == ' ') part.erase(0, 1);
        const std::size_t colon = part.find(": ");
        meaning entry{part.substr(0, colon), {}};
        for (char &letter : part)
            if (letter == '(' || letter == ')' || letter == ',') letter = ' ';
        std::istringstream words{part.substr(colon + 2)};
        for (std::string word; words >> word;)
            if (processors.count(word) != 0) entry.processors.push_back(word);
        result.push_back(entry);
    }
    return result;
}

} // namespace

TEST_CASE("a number with several meanings is a box's register just where a box has it") {
    if (!std::filesystem::exists(MSR_FACTS_DIR "/" + tables)) {
        MESSAGE("skipped: the tables are not here");
        return;
    }
    std::size_t collisions = 0, denied = 0, saved = 0;
    for (const facts::row &row : facts::table{tables + "msr_collisions.csv"}) {
        const auto first = static_cast<std::uint32_t>(facts::number(row["first"]));
        const auto last = static_cast<std::uint32_t>(facts::number(row["last"]));
        std::set<std::string> with_box;
        bool is_of_core = false;
        for (const meaning &entry : meanings_of(row["meanings"])) {
            if (entry.is_of_box())
                with_box.insert(entry.processors.begin(), entry.processors.end());
            is_of_core = is_of_core || entry.name.rfind("IA32_", 0) == 0 ||
                         entry.name.rfind("L3 ", 0) == 0 || entry.name.rfind("L2 ", 0) == 0;
        }
        for (std::uint32_t address = first; address <= last; ++address) {
            INFO(address);
            ++collisions;
            for (const std::string &processor : with_box)
                each_model(processor, [&](unsigned family, unsigned model) {
                    INFO(processor);
                    CHECK(msrpp_is_box_register(family, model, address) != 0);
                    ++denied;
                });
            if (!is_of_core || counting_kind(address) == MSRPP_KIND_UNKNOWN) continue;
            // An address that no box has stays that of a counting register of the cores.
            for (const auto &entry : processors) {
                const std::string &processor = entry.first;
                if (with_box.count(processor) != 0) continue;
                each_model(processor, [&](unsigned family, unsigned model) {
                    // Between two boxes of these processors there are no other registers: they have
                    // no RDT.
                    const bool has_no_rdt = processor == "nhm_ex" || processor == "wsm_ex" ||
                                            processor == "jkt" || processor == "ivt";
                    INFO(processor);
                    CHECK((has_no_rdt || msrpp_is_box_register(family, model, address) == 0));
                    ++saved;
                });
            }
        }
    }
    MESSAGE(collisions << " numbers: " << denied << " pairs of a number and a model with a box, "
                       << saved << " without");
    CHECK(collisions > 700);
}

TEST_CASE("every register of every box is denied on each model, and no counting register is") {
    if (!std::filesystem::exists(MSR_FACTS_DIR "/" + tables)) {
        MESSAGE("skipped: the tables are not here");
        return;
    }
    std::size_t count = 0;
    for (const facts::row &row : facts::table{tables + "registers.csv"})
        each_model(row["processor"], [&](unsigned family, unsigned model) {
            INFO(row["processor"] << ' ' << row["address"]);
            CHECK(msrpp_is_box_register(
                      family, model, static_cast<std::uint32_t>(facts::number(row["address"]))) !=
                  0);
            ++count;
        });
    MESSAGE(count << " registers of boxes by model");
    for (std::uint32_t address = 0; address < 0x4000; ++address) {
        const int kind = counting_kind(address);
        // Addresses of status registers and of resources have other meanings on old models.
        if (kind == MSRPP_KIND_UNKNOWN || kind == MSRPP_KIND_RESOURCE || kind == MSRPP_KIND_STATUS)
            continue;
        for (const auto &entry : processors)
            each_model(entry.first, [&](unsigned family, unsigned model) {
                INFO(entry.first << ' ' << address);
                CHECK(msrpp_is_box_register(family, model, address) == 0);
            });
    }
}

TEST_CASE("numbers by hand: what they are on the processors at hand") {
    // C90H: a cache mask on Skylake servers, a register of the WBox on Nehalem-EX.
    CHECK(msrpp_is_box_register(6, 0x55, 0xc90) == 0);
    CHECK(msrpp_is_box_register(6, 0x2e, 0xc90) != 0);
    // Register 391H sets flags of overflows from Skylake on; on earlier processors the register
    // switches boxes on.
    CHECK(msrpp_is_box_register(6, 0x5e, 0x391) == 0);
    CHECK(msrpp_is_box_register(6, 0x3c, 0x391) != 0);
    // 700H: a select of the first CBo of clients, the global control of servers; no box register on
    // AMD's processors.
    CHECK(msrpp_is_box_register(6, 0x2a, 0x700) != 0);
    CHECK(msrpp_is_box_register(6, 0x3f, 0x700) != 0);
    CHECK(msrpp_is_box_register(0x19, 0x11, 0x700) == 0);
    // 201EH: the address of a table in memory on Panther Lake, a filter on Sapphire Rapids.
    CHECK(msrpp_is_box_register(6, 0xcc, 0x201e) != 0);
    CHECK(msrpp_is_box_register(6, 0x8f, 0x201e) != 0);
    // 201EH is a register of the fourth CBo of Alder Lake
    CHECK(msrpp_is_box_register(6, 0x97, 0x201e) != 0);
    CHECK(msrpp_is_box_register(6, 0x9e, 0x201e) == 0);
    CHECK(counting_kind(0xc90) == MSRPP_KIND_RESOURCE);
}
