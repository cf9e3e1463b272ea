// Numbers of registers in uncore boxes that are no MSRs: each register of a box has a number of its
// own, from which kind, box and index are decoded.
#include <msr/core/box_register.hpp>

#include <doctest/doctest.h>

namespace {

using msr::box_register;

// Bits of a box register's number: B0H in 31:24, kind of box in 23:16, box in 15:8, index of the
// register in 7:0.
static_assert(msr::address_of({.kind = 6, .box = 2, .index = msr::box_index::counter + 3}) ==
              0xb006'0223);
static_assert(msr::box_register_at(0xb006'0223) ==
              box_register{.kind = 6, .box = 2, .index = 0x23});
static_assert(msr::is_box_address(0xb0ff'ffff) && msr::is_box_address(0xb000'0000));
// MSRs of processors, and MSRs of hypervisors at 40000000H and C0000000H, are outside of the boxes'
// numbers.
static_assert(!msr::is_box_address(0x3fed) && !msr::is_box_address(0x4000'0000) &&
              !msr::is_box_address(0xc001'0800) && !msr::is_box_address(0xffff'ffff));
// The next box of a kind has numbers higher by `box_stride`.
static_assert(msr::address_of({.kind = 1, .box = 5}) - msr::address_of({.kind = 1, .box = 4}) ==
              msr::box_stride);

} // namespace

TEST_CASE("the highest number of each part stays in its place") {
    constexpr box_register last{.kind = 255, .box = 255, .index = 255};
    CHECK(msr::address_of(last) == 0xb0ff'ffff);
    CHECK(msr::box_register_at(msr::address_of(last)) == last);
}
