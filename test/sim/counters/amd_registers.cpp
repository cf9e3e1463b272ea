// The registers of AMD's counters, bit by bit, compared with the table of fields: reserved bits and
// registers that do not exist are refused.
#include "../../facts.hpp"
#include "../machines.hpp"

#include <msr/amd/counters/explain.hpp>
#include <msr/amd/counters/target.hpp>
#include <msr/sim/counters/amd_registers.hpp>
#include <msr/sim/counters/select_registers.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace {

namespace amd = msr::amd;
using namespace machines;
using sim::select_register_file;

bool refuses(select_register_file &file, std::uint32_t address, std::uint64_t value) {
    return file.write(0, address, value).kind == msr::error_code::refused;
}

/// Returns the reserved bits of a register by the table of fields, from its name and variant in the
/// table.
std::uint64_t reserved_in_table(const std::string &name, const std::string &variant) {
    std::uint64_t bits = 0;
    for (const facts::row &row : facts::table{"amd/amd_pmc_fields.csv"})
        if (row["register"] == name && row["variant"] == variant && row["access"] == "RSVD")
            for (auto bit = facts::number(row["lo"]); bit <= facts::number(row["hi"]); ++bit)
                bits |= std::uint64_t{1} << bit;
    return bits;
}

void check_bits(const amd::target &target, std::uint32_t address, std::uint64_t reserved) {
    CAPTURE(address);
    CHECK(reserved != 0);
    select_register_file file{sim::amd_registers(target), 1};
    for (unsigned bit = 0; bit < 64; ++bit)
        CHECK(refuses(file, address, std::uint64_t{1} << bit) == ((reserved >> bit & 1) != 0));
}

} // namespace

TEST_CASE("reserved bits are refused, as the table of fields has them") {
    check_bits(amd::k8, 0xc0010001, reserved_in_table("PERF_LEGACY_CTL", "k7_k8"));
    check_bits(amd::fam10h, 0xc0010003, reserved_in_table("PERF_LEGACY_CTL", "f10"));
    check_bits(amd::zen2, 0xc0010003, reserved_in_table("PERF_LEGACY_CTL", "f10"));
    check_bits(amd::zen4, 0xc0000301, reserved_in_table("PERF_CNTR_GLOBAL_CTL", "v2"));
    check_bits(amd::zen5, 0xc0000302, reserved_in_table("PERF_CNTR_GLOBAL_STATUS_CLR", "v2"));
    constexpr std::uint64_t above_48 = ~((std::uint64_t{1} << 48) - 1);
    check_bits(amd::fam15h, 0xc0010201, above_48);
    check_bits(amd::k7, 0xc0010004, above_48);
}

TEST_CASE("each register of each target takes 0, and its reserved bits are refused") {
    for (const amd::target_row &row : amd::targets) {
        CAPTURE(std::string{row.name});
        select_register_file file{sim::amd_registers(row.is), 1};
        amd::each_register(row.is, [&](const msr::named_register &named_register) {
            CAPTURE(std::string{named_register.name});
            const bool is_of_controller = amd::unit_of(named_register) == amd::unit::umc;
            CHECK(refuses(file, named_register.address, 0) ==
                  is_of_controller); // memory_controllers.hpp has the controllers' registers
            if (is_of_controller) return;
            if (named_register.address == 0xc0000300) return; // the global status ignores writes
            for (unsigned bit = 0; bit < 64; ++bit)
                if ((named_register.reserved >> bit & 1) != 0)
                    CHECK(refuses(file, named_register.address, std::uint64_t{1} << bit));
        });
    }
}

TEST_CASE("registers that a processor does not have are refused") {
    select_register_file fam10h{sim::amd_registers(amd::fam10h), 1};
    CHECK(refuses(fam10h, 0xc0010200, 0)); // extended counters, which family 10h lacks
    CHECK(refuses(fam10h, 0xc0010240, 0)); // counters of the northbridge, which family 10h lacks
    CHECK(refuses(fam10h, 0xc0000301, 0)); // a register of PerfMonV2, which family 10h lacks
    CHECK_FALSE(refuses(fam10h, 0xc0010000, 0));
    select_register_file fam15h{sim::amd_registers(amd::fam15h), 2};
    CHECK_FALSE(refuses(fam15h, 0xc0010240, 0));
    CHECK(fam15h.is_shared(0xc0010240));
    CHECK_FALSE(fam15h.is_shared(0xc0010200));
    CHECK(refuses(fam15h, 0xc0010230, 0)); // counters of the L2I and the L3, which family 15h lacks
    CHECK(refuses(fam15h, 0xc001020c, 0)); // core counter 6, which family 15h lacks: it has 0 to 5
}
