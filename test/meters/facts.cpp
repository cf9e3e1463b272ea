// Compares the library's table of meters with the tables of facts about meters.
#include "../facts.hpp"

#include <msr/core/confidence.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/meters/table.hpp>
#include <msr/processor/table.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <set>
#include <string>
#include <string_view>

namespace {

namespace meters = msr::meters;
using meters::meter_number;
using msr::core;

core core_of(std::string_view name) {
    for (const msr::processor_row &row : msr::processor_table)
        if (name == row.name) return row.is;
    return core::none;
}

/// Returns the library's identities of the processors in a row of facts.
std::set<core> identities(const facts::row &row) {
    std::set<core> cores;
    for (const std::string &name : facts::list_of(row["identities"]))
        if (const core processor = core_of(name); processor != core::none) cores.insert(processor);
    return cores;
}

const meters::meter_row *row_of(meter_number number, core processor) {
    return meters::row_on(number, meters::core_set{processor});
}

bool has_word(const std::string &text, std::string_view word) {
    return (" " + text + " ").find(" " + std::string{word} + " ") != std::string::npos;
}

TEST_CASE("energy of Intel's: which processor has which domain, and in which unit") {
    // Client processors whose registers of memory energy read 0 on every machine of the dumps.
    const std::set<core> without_memory{core::comet_lake,        core::cannon_lake,
                                        core::ice_lake,          core::tiger_lake,
                                        core::rocket_lake,       core::alder_lake,
                                        core::alder_lake_atom,   core::raptor_lake,
                                        core::raptor_lake_atom,  core::meteor_lake,
                                        core::meteor_lake_atom,  core::arrow_lake_h,
                                        core::arrow_lake_s,      core::arrow_lake_core,
                                        core::arrow_lake_atom,   core::arrow_lake_low_power,
                                        core::arrow_lake_u_core, core::arrow_lake_u_atom,
                                        core::lakefield,         core::elkhart_lake};
    unsigned compared = 0;
    for (const facts::row &row : facts::table{"meters/rapl_by_model.csv"}) {
        const std::string &domains = row["perf_domains_linux6.12"];
        const std::string &registers = row["turbostat_registers"];
        const std::string &memory = row["dram_unit_kept"];
        for (const core processor : identities(row)) {
            CAPTURE(std::string{msr::processor_row_of(processor).name});
            ++compared;
            const auto *const package = row_of(meter_number::energy_package, processor);
            const bool has_package = has_word(domains, "PKG") || has_word(registers, "611") ||
                                     !row["powercap_defaults_linux6.12"].empty();
            CHECK((package != nullptr) == has_package);
            // The test converts 1,000 units of 2^-14 J, or of 2^5 uJ.
            const bool is_large = row["energy_unit"] == "2^ESU uJ";
            const bool is_disputed = row["energy_unit"].find("disputed") != std::string::npos;
            if (package != nullptr && !is_disputed)
                CHECK(package->conversion.value(1000, 0xe00) ==
                      (is_large ? 16'384'000'000 : 61'035'156));

            const auto *const dram = row_of(meter_number::energy_dram, processor);
            const bool has_memory = !memory.empty() && !without_memory.contains(processor);
            CHECK((dram != nullptr) == has_memory);
            if (dram != nullptr)
                CHECK(dram->conversion.value(1000, 0xe00) ==
                      (memory == "2^-16 J" ? 15'258'789 : 61'035'156));

            const auto *const platform = row_of(meter_number::energy_platform, processor);
            CHECK((platform != nullptr) == has_word(domains, "PSYS"));
            if (platform != nullptr)
                CHECK(
                    platform->conversion.value(1000, 0xe00) ==
                    (row["psys_unit_linux_perf"] == "1 J fixed" ? 1'000'000'000'000 : 61'035'156));
            const auto *const graphics = row_of(meter_number::energy_graphics, processor);
            CHECK((graphics != nullptr) ==
                  (has_word(domains, "PP1") || has_word(registers, "641")));
        }
    }
    CHECK(compared > 60);
}

/// True if the scope is the first that a fact's text names.
bool is_scope(msr::register_scope scope, const std::string &text) {
    using enum msr::register_scope;
    switch (scope) {
    case thread:
        return text.starts_with("thread");
    case core:
        return text.starts_with("core") || text.find("Silvermont: core") != std::string::npos;
    case l2:
        return text.starts_with("module");
    case die:
        return text.starts_with("die") || text.starts_with("package");
    case package:
        return text.starts_with("package");
    case machine:
        return text.starts_with("platform");
    default:
        return false;
    }
}

TEST_CASE("each row has a fact: address, bits, kind, scope and confidence") {
    const facts::table registers{"meters/registers.csv"};
    for (const meters::meter_row &meter : meters::meter_rows) {
        CAPTURE(std::string{meter.register_name});
        CAPTURE(std::string{meters::meter_names[static_cast<unsigned>(meter.number)].name});
        const bool is_reason = meters::meter_names[static_cast<unsigned>(meter.number)].measures ==
                               meters::quantity::reasons;
        bool has_fact = false;
        for (const facts::row &row : registers) {
            if (facts::number(row["register"].empty() ? "0" : row["address"]) != meter.address)
                continue;
            const bool has_bits = is_reason || (facts::number(row["lo"]) == meter.conversion.low &&
                                                facts::number(row["width"]) == meter.width);
            if (!has_bits) continue;
            const std::string &kind = row["kind"];
            has_fact = has_fact || ((kind == "cumulative") == !meter.conversion.is_instant &&
                                    is_scope(meter.scope, row["scope"]) &&
                                    (row["confidence"] == name_of(meter.sure) ||
                                     meter.sure == msr::confidence::medium));
        }
        CHECK(has_fact);
    }
}

/// Returns whether a column of processors may mean the processor: the column has the processor's
/// name, or words that are no processor's name.
bool may_mean(const std::string &processors, const std::string &name) {
    for (const std::string &word : facts::list_of(processors))
        if (word == name || core_of(word) == core::none) return true;
    return false;
}

TEST_CASE("each row has the source and the confidence of a fact about its register") {
    const facts::table registers{"meters/registers.csv"};
    for (const meters::meter_row &meter : meters::meter_rows) {
        CAPTURE(std::string{meter.register_name});
        CAPTURE(std::string{meter.source});
        const bool is_reason = meters::meter_names[static_cast<unsigned>(meter.number)].measures ==
                               meters::quantity::reasons;
        for (const msr::processor_row &processor : msr::processor_table) {
            if (!meter.processors.has(processor.is)) continue;
            CAPTURE(std::string{processor.name});
            bool has_source = false, is_surer = false;
            for (const facts::row &row : registers) {
                if (facts::number(row["address"]) != meter.address ||
                    row["sources"] != meter.source || !may_mean(row["processors"], processor.name))
                    continue;
                // the reasons of a limit are bits of one meter
                if (!is_reason && facts::number(row["lo"]) != meter.conversion.low) continue;
                has_source = true;
                is_surer = is_surer || row["confidence"] == "high" ||
                           row["confidence"] == name_of(meter.sure);
            }
            CHECK(has_source);
            CHECK(is_surer);
        }
    }
}

TEST_CASE("residencies: those of the facts, and no others") {
    using known = std::set<std::string>;
    known facts_have, table_has;
    const auto text_of = [](core processor, std::uint64_t address, std::string_view level,
                            std::string_view state) {
        return std::string{msr::processor_row_of(processor).name} + " " + std::to_string(address) +
               " " + std::string{level} + " " + std::string{state};
    };
    for (const facts::row &row : facts::table{"meters/cstates_by_model.csv"}) {
        const std::string level = row["level"] == "pkg" ? "package" : row["level"];
        std::string state = row["state"];
        state[0] = 'c';
        for (const core processor : identities(row)) {
            facts_have.insert(text_of(processor, facts::number(row["address"]), level, state));
            bool is_of_model = false;
            for (const meters::meter_row &meter : meters::meter_rows)
                if (meter.address == facts::number(row["address"]) &&
                    meter.processors.has(processor)) {
                    is_of_model = is_of_model || meter.models[0] == 0;
                    for (const std::uint8_t model : meter.models)
                        is_of_model =
                            is_of_model || (model != 0 && model == facts::number(row["model"]));
                }
            CAPTURE(text_of(processor, facts::number(row["address"]), level, state));
            CHECK(is_of_model);
        }
    }
    for (const meters::meter_row &meter : meters::meter_rows) {
        const std::string name = meters::meter_names[static_cast<unsigned>(meter.number)].name;
        const std::size_t end = name.find("_residency");
        if (end == name.npos) continue;
        const std::size_t middle = name.find('_');
        for (const msr::processor_row &row : msr::processor_table)
            if (meter.processors.has(row.is))
                table_has.insert(text_of(row.is, meter.address, name.substr(0, middle),
                                         name.substr(middle + 1, end - middle - 1)));
    }
    CHECK(facts_have.size() > 300);
    CHECK(facts_have == table_has);
}

TEST_CASE("counts of interrupts, productive clocks and times in C0, by model") {
    for (const facts::row &row : facts::table{"meters/other_by_model.csv"})
        for (const core processor : identities(row)) {
            CAPTURE(std::string{msr::processor_row_of(processor).name});
            const auto is_there = [&](meter_number number) {
                return row_of(number, processor) != nullptr;
            };
            // A row without columns of registers has its model from a single list of models
            // (confidence medium).
            if (row["confidence"] == "medium" && row["nhm_registers"].empty()) continue;
            CHECK(is_there(meter_number::smi_count) == (row["smi_count_34H_linux6.12"] == "yes"));
            CHECK(is_there(meter_number::pperf) == (row["pperf_64EH_linux6.12"] == "yes"));
            CHECK(is_there(meter_number::any_core_c0) == (row["c0_residency_658H"] == "yes"));
            CHECK(is_there(meter_number::base_ratio) == (row["nhm_registers"] == "yes"));
        }
}

} // namespace
