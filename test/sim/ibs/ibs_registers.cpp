#include <msr/sim/ibs/ibs_registers.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace {

using namespace msr::sim;
namespace ibs = msr::ibs;
namespace at = msr::ibs::address;

bool has(const ibs::target &target, std::uint32_t address) {
    const std::vector<select_register> registers = ibs_registers(target);
    return std::any_of(registers.begin(), registers.end(), [address](const select_register &entry) {
        return entry.entry.address == address;
    });
}

} // namespace

// ibs_fields.csv: BR_TARGET from family 12h on, EXTD_CTL on family 15h models 60h to 7Fh and from
// family 17h on, OP_DATA4 on family 15h models 60h to 7Fh only, CTL2 from 2026 on.
TEST_CASE("a target has the registers of its family") {
    CHECK(has(ibs::family10h, at::op_ctl));
    CHECK(has(ibs::family10h, at::dc_physaddr));
    CHECK_FALSE(has(ibs::family10h, at::br_target));
    CHECK(has(ibs::family12h, at::br_target));
    CHECK_FALSE(has(ibs::family16h, at::extd_ctl));
    CHECK(has(ibs::family15h_60, at::extd_ctl));
    CHECK(has(ibs::family15h_60, at::op_data4));
    CHECK(has(ibs::zen2, at::extd_ctl));
    CHECK_FALSE(has(ibs::zen2, at::op_data4));
    CHECK_FALSE(has(ibs::zen5, at::op_ctl2));
    CHECK(has(ibs::zen6, at::fetch_ctl2));
    CHECK_FALSE(has(ibs::zen3.with_features(0x3fd), at::fetch_ctl));
}

TEST_CASE("what no field has is refused, and IBS_CTL is read-only") {
    select_register_file registers{ibs_registers(ibs::zen3), 1};
    const auto refuses = [&](std::uint32_t address, std::uint64_t value) {
        return registers.write(0, address, value).kind == msr::error_code::refused;
    };
    CHECK(refuses(at::op_ctl, 1u << 16));               // L3MissOnly came with Zen 4
    CHECK(refuses(at::op_ctl, std::uint64_t{1} << 63)); // LdLatEn came with Zen 5
    CHECK_FALSE(refuses(at::op_ctl, 1u << 26));
    CHECK(refuses(at::fetch_ctl, std::uint64_t{1} << 59));
    CHECK(refuses(at::ctl, 0));
    CHECK_FALSE(refuses(at::op_data3, ~std::uint64_t{0x1e00})); // bits 12:9 are reserved
    CHECK(refuses(at::op_data3, 0x200));
    CHECK(value_of(registers, at::ctl, 0) == 0x100);  // LVT offset 0, valid
    CHECK(value_of(registers, at::op_data4, 0) == 0); // Zen 3 has no OP_DATA4

    select_register_file newer{ibs_registers(ibs::zen5), 1};
    CHECK_FALSE(newer.write(0, at::op_ctl, std::uint64_t{1} << 63 | 1u << 16));
}

// ibs_errata.csv has the four registers that enable IBS on Zen 1.
TEST_CASE("Zen 1 is off until four registers let it sample") {
    select_register_file registers{ibs_registers(ibs::zen1), 1};
    CHECK_FALSE(is_switched_on(ibs::zen1, registers, 0));
    CHECK_FALSE(registers.write(0, 0xc0011005, std::uint64_t{1} << 42));
    CHECK_FALSE(registers.write(0, 0xc0011029, std::uint64_t{1} << 19));
    CHECK_FALSE(is_switched_on(ibs::zen1, registers, 0));
    CHECK_FALSE(registers.write(0, 0xc0011020, std::uint64_t{1} << 54));
    CHECK(is_switched_on(ibs::zen1, registers, 0));
    CHECK_FALSE(registers.write(0, 0xc0010296, 1u << 14));
    CHECK_FALSE(is_switched_on(ibs::zen1, registers, 0));
    select_register_file rest{ibs_registers(ibs::zen2), 1};
    CHECK(is_switched_on(ibs::zen2, rest, 0));
}

TEST_CASE("values in fields are cut, or the most that fits") {
    constexpr ibs::layout_field field = ibs::detail::op_data_comp_to_ret_ctr; // 15:0
    static_assert(placed(field, 0x12345) == 0x2345);
    static_assert(placed_most(field, 0x12345) == 0xffff);
    static_assert(placed(ibs::detail::op_data_brn_ret, 1) == std::uint64_t{1} << 37);
}
