// The registers of every processor with architectural performance monitoring, bit by bit, compared
// with the table of fields: reserved bits, read-only registers and registers that do not exist are
// refused.
#include "../../facts.hpp"
#include "../machines.hpp"

#include <msr/intel/events/cascade_lake_offcore.hpp>
#include <msr/intel/events/skylake_sp_offcore.hpp>
#include <msr/intel/perfmon/named_registers.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/intel/perfmon/registers/layouts.hpp>
#include <msr/sim/counters/perfmon_registers.hpp>
#include <msr/sim/counters/select_registers.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

namespace perfmon = msr::perfmon;
using namespace machines;
using sim::select_register_file;

/// The rows of the table of fields by register and variant.
using fields = std::map<std::pair<std::string, std::string>, std::vector<facts::row>>;
const fields &table() {
    static const fields whole = [] {
        fields fields;
        static const facts::table source{"intel/intel_arch_pmu_fields.csv"};
        for (const facts::row &row : source)
            fields[{facts::lower_case(row["register"]), row["variant"]}].push_back(row);
        return fields;
    }();
    return whole;
}

/// Returns the rows of a register of a target in the table of fields.
const std::vector<facts::row> *rows_of(const msr::named_register &row) {
    for (const perfmon::layout_row &layout : perfmon::layouts) {
        if (layout.fields.begin() != row.fields.begin() || row.address < layout.address) continue;
        const std::uint32_t following = row.address - layout.address;
        const bool is_this = layout.stride == 0
                                 ? following == 0
                                 : following % layout.stride == 0 && following / layout.stride < 16;
        if (!is_this) continue;
        const auto text = table().find({facts::lower_case(layout.name), layout.variant});
        if (text != table().end()) return &text->second;
    }
    return nullptr;
}

bool refuses(select_register_file &file, std::uint32_t address, std::uint64_t value) {
    return file.write(0, address, value).kind == msr::error_code::refused;
}

} // namespace

TEST_CASE("reserved bits are refused, one by one, as the table of fields has them") {
    std::size_t registers = 0, bits = 0, read_only = 0;
    for (unsigned place = 0; place < perfmon::processor_count; ++place) {
        perfmon::target target = perfmon::target_at(place);
        target.full_width = target.width == 48;
        CAPTURE(std::string{perfmon::processors[place].name});
        select_register_file file{sim::perfmon_registers(target), 1};
        perfmon::each_register(target, [&](const msr::named_register &named_register) {
            const std::vector<facts::row> *const rows = rows_of(named_register);
            // No rows: MSR_OFFCORE_RSP, whose bits are in another table.
            if (rows == nullptr) return;
            CAPTURE(std::string{named_register.name});
            ++registers;
            bool writable = false;
            for (const facts::row &row : *rows)
                writable = writable || (row["access"] != "RO" && row["access"] != "RSVD");
            if (!writable) {
                ++read_only;
                CHECK(refuses(file, named_register.address, 0));
                CHECK(refuses(file, named_register.address, 1));
                return;
            }
            // The manual: "Writes through C1 sign-extend bit 31 only", so that no bit is refused.
            if (named_register.address >= 0xc1 && named_register.address <= 0xc8) return;
            for (const facts::row &row : *rows) {
                if (row["access"] != "RSVD") continue;
                for (auto bit = facts::number(row["lo"]); bit <= facts::number(row["hi"]); ++bit) {
                    CHECK(refuses(file, named_register.address, std::uint64_t{1} << bit));
                    ++bits;
                }
            }
            CHECK_FALSE(refuses(file, named_register.address, 0));
        });
    }
    MESSAGE(registers << " registers, " << read_only << " of them read-only, " << bits
                      << " reserved bits");
    CHECK(registers > 1000);
    CHECK(bits > 20'000);
}

TEST_CASE("registers that a processor does not have are refused") {
    const auto lookup = [](msr::core candidate) {
        return sim::perfmon_registers(perfmon::target_at(candidate));
    };
    std::uint64_t value = 7;
    const auto is_missing = [&](select_register_file &file, std::uint32_t address) {
        return file.read(0, address, value).kind == msr::error_code::refused && value == 7 &&
               refuses(file, address, 0);
    };
    select_register_file core2{lookup(msr::core::core2), 1};
    CHECK(is_missing(core2, 0xc3));  // Core 2 has two general counters
    CHECK(is_missing(core2, 0x188)); // Core 2 has two select registers
    CHECK(is_missing(core2, 0x30c)); // Core 2 has three fixed counters
    CHECK(is_missing(core2, 0x391)); // register 391h came with version 4
    CHECK(is_missing(core2, 0x1a6)); // Core 2 lacks MSR_OFFCORE_RSP_0
    CHECK(is_missing(core2, 0x3f7)); // Core 2 lacks MSR_PEBS_FRONTEND
    select_register_file nehalem{lookup(msr::core::nehalem), 1};
    CHECK(is_missing(nehalem, 0x1a7)); // Nehalem lacks MSR_OFFCORE_RSP_1
    select_register_file skylake{lookup(msr::core::skylake), 1};
    CHECK(is_missing(skylake, 0xc5));   // Skylake has four general counters with Hyper-Threading
    CHECK(is_missing(skylake, 0x1900)); // register 1900h came with version 6
    CHECK(is_missing(skylake, 0x329));  // Skylake lacks IA32_PERF_METRICS
}

TEST_CASE("no register answers that is not the target's") {
    for (unsigned place = 0; place < perfmon::processor_count; ++place) {
        perfmon::target target = perfmon::target_at(place);
        CAPTURE(std::string{perfmon::processors[place].name});
        select_register_file file{sim::perfmon_registers(target), 1};
        std::uint64_t capabilities = 0;
        if (!file.read(0, 0x345, capabilities)) target.full_width = (capabilities >> 13 & 1) != 0;
        std::set<std::uint32_t> position{0x10, 0x1a0};
        perfmon::each_register(target, [&](const msr::named_register &named_register) {
            position.insert(named_register.address);
        });
        if (perfmon::precise_facts_of(target).form == perfmon::precise_form::architectural)
            position.insert({0x3f4, 0x3f5}); // IA32_PEBS_BASE, IA32_PEBS_INDEX
        position.erase(0x391);               // IA32_PERF_GLOBAL_STATUS_SET is write-only
        std::size_t number = 0;
        const auto sweep = [&](std::uint32_t begin, std::uint32_t count) {
            std::uint64_t value = 0;
            for (std::uint32_t i = 0; i < count; ++i)
                if (!file.read(0, begin + i, value)) {
                    ++number;
                    CHECK(position.count(begin + i) == 1);
                }
        };
        sweep(0, 0x2000);
        sweep(0xc0000000, 0x400);
        sweep(0xc0010000, 0x400);
        CHECK(number == position.size());
    }
}

TEST_CASE("processors have full-width writes where Linux says so when it boots") {
    // The flag: whether the kernel's log has "full-width counters" in the line "Performance
    // Events:".
    const std::pair<msr::core, bool> logged[] = {
        {msr::core::core2, false},       {msr::core::nehalem, false},
        {msr::core::westmere, false},    {msr::core::sandy_bridge, true},
        {msr::core::ivy_bridge, true},   {msr::core::haswell, true},
        {msr::core::broadwell, true},    {msr::core::skylake, true},
        {msr::core::ice_lake, true},     {msr::core::silvermont, true},
        {msr::core::lunar_lake, true},   {msr::core::alder_lake_atom, true},
        {msr::core::bonnell, false},     {msr::core::haswell_ep, true},
        {msr::core::cascade_lake, true},
    };
    for (const auto &[core, is_full] : logged) {
        const perfmon::target target = perfmon::target_at(core);
        const std::string name{msr::processor_row_of(core).name};
        CAPTURE(name);
        select_register_file file{sim::perfmon_registers(target), 1};
        CHECK((value_at(file, 0x345) >> 13 & 1) == is_full);
        CHECK(refuses(file, 0x4c1, 1) == !is_full);
        if (!is_full) continue;
        const std::uint64_t highest = std::uint64_t{1} << (target.width - 1);
        put(file, 0x4c2, highest | 0x1234'5678);
        // IA32_PMC1 (C2h) is the counter by its other address.
        CHECK(value_at(file, 0xc2) == (highest | 0x1234'5678));
        CHECK(refuses(file, 0x4c2, highest << 1)); // the first bit above the counter's width
    }
}

TEST_CASE("the debug store lies at a canonical address") {
    select_register_file file{sim::perfmon_registers(perfmon::target_at(msr::core::haswell)), 1};
    CHECK_FALSE(refuses(file, 0x600, 0x7fff'ffff'ffff));
    CHECK_FALSE(refuses(file, 0x600, 0xffff'8000'0000'0000));
    CHECK(refuses(file, 0x600, 0x8000'0000'0000));
    CHECK(refuses(file, 0x600, 0xffff'7fff'ffff'ffff));
    CHECK(refuses(file, 0x600, std::uint64_t{1} << 63));
}

TEST_CASE("bits of counters that a processor does not have are refused") {
    select_register_file skylake{sim::perfmon_registers(perfmon::target_at(msr::core::skylake)), 1};
    CHECK_FALSE(refuses(skylake, 0x38f, 0x7'0000'000f));
    CHECK(refuses(skylake, 0x38f, 0x10));
    CHECK(refuses(skylake, 0x38f, std::uint64_t{1} << 35));
    CHECK(refuses(skylake, 0x38d, 0x1000));
    select_register_file tremont{sim::perfmon_registers(perfmon::target_at(msr::core::tremont)), 1};
    // IN_TX (bit 32) is reserved, since no Atom core has TSX.
    CHECK(refuses(tremont, 0x186, std::uint64_t{1} << 32));
    // AnyThread (bit 21) is reserved on Tremont.
    CHECK(refuses(tremont, 0x186, std::uint64_t{1} << 21));
    // Bit 48 enables PERF_METRICS, which Tremont lacks.
    CHECK(refuses(tremont, 0x38f, std::uint64_t{1} << 48));
}

TEST_CASE("MSR_OFFCORE_RSP takes the bits of its processor") {
    select_register_file skylake{sim::perfmon_registers(perfmon::target_at(msr::core::skylake)), 1};
    CHECK_FALSE(refuses(skylake, 0x1a6, 0x10001)); // a demand data read with any response
    CHECK(refuses(skylake, 0x1a6, std::uint64_t{1} << 63));
    CHECK_FALSE(refuses(skylake, 0x1a7, 0x10001));
}

TEST_CASE("MSR_OFFCORE_RSP takes every value of its processor's list") {
    const auto takes = [](msr::core candidate, const auto &events) {
        select_register_file file{sim::perfmon_registers(perfmon::target_at(candidate)), 1};
        std::size_t values = 0;
        for (const auto *const entry : events) {
            const msr::select::event_facts statement = entry->facts();
            using beside = msr::select::beside;
            if (statement.needs != beside::offcore_rsp && statement.needs != beside::offcore_rsp_0)
                continue;
            CAPTURE(statement.holds);
            ++values;
            put(file, 0x1a6, statement.holds);
            CHECK(value_at(file, 0x1a6) == statement.holds);
            if (statement.needs == beside::offcore_rsp_0) continue;
            put(file, 0x1a7, statement.holds);
            CHECK(value_at(file, 0x1a7) == statement.holds);
        }
        return values;
    };
    CHECK(takes(msr::core::skylake_sp, msr::events::skylake_sp::offcore_events::all.events) > 100);
    CHECK(takes(msr::core::cascade_lake, msr::events::cascade_lake::offcore_events::all.events) >
          100);
}

TEST_CASE("IA32_MISC_ENABLE says what there is") {
    const auto lookup = [](msr::core candidate) {
        return sim::perfmon_registers(perfmon::target_at(candidate));
    };
    select_register_file yonah{lookup(msr::core::yonah), 1}, skylake{lookup(msr::core::skylake), 1};
    // Bit 12 of IA32_MISC_ENABLE: there is no precise sampling.
    CHECK(value_at(yonah, 0x1a0) == (1 << 7 | 1 << 11 | 1 << 12));
    CHECK(value_at(skylake, 0x1a0) == 1 << 7);
    put(skylake, 0x1a0, 0);
    CHECK(value_at(skylake, 0x1a0) == 1 << 7);
    CHECK(refuses(skylake, 0x1a0, 1));
}

// SDM volume 3, "IA32_PERF_CAPABILITIES": bits 5:0 the format of last-branch records, 11:8 that of
// precise records, 14 adaptive records, 15 metrics. Formats of precise records by processor: Linux,
// arch/x86/events/intel/ds.c, intel_ds_init, and the kernel's log at boot.
TEST_CASE("IA32_PERF_CAPABILITIES says what there is") {
    struct said {
        msr::core which;
        unsigned precise_format;
        bool adaptive, metrics;
    };
    constexpr said list[] = {
        {msr::core::core2, 0, false, false},
        {msr::core::nehalem, 1, false, false},
        {msr::core::sandy_bridge, 1, false, false},
        {msr::core::haswell, 2, false, false},
        {msr::core::skylake, 3, false, false},
        {msr::core::ice_lake, 4, true, true},
        {msr::core::alder_lake_atom, 4, true, false},
        {msr::core::lunar_lake, 6, true, true},
        // 0: no source states the format of its PEBS records.
        {msr::core::knights_landing, 0, false, false},
        // IA32_PERF_CAPABILITIES of Panther Lake has no format of PEBS records.
        {msr::core::panther_lake_core, 0, false, true},
    };
    for (const said &entry : list) {
        const std::string name{msr::processor_row_of(entry.which).name};
        CAPTURE(name);
        select_register_file file{sim::perfmon_registers(perfmon::target_at(entry.which)), 1};
        const std::uint64_t value = value_at(file, 0x345);
        CHECK((value >> 8 & 0xf) == entry.precise_format);
        CHECK((value >> 14 & 1) == entry.adaptive);
        CHECK((value >> 15 & 1) == entry.metrics);
        // Bits 5:0, format of last-branch records: 3FH, no such records.
        CHECK((value & 0x3f) == 0x3f);
    }
    const auto format_of = [](msr::core candidate) {
        return sim::detail::pebs_format_of(perfmon::target_at(candidate));
    };
    // The format of PEBS records; the table allows 6 as well.
    CHECK(format_of(msr::core::granite_rapids) == 5);
    CHECK(format_of(msr::core::panther_lake_core) == 0);
    CHECK(format_of(msr::core::yonah) == 0);
}
