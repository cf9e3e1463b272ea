// Numbers of registers of boxes that are no MSRs: each place has one, and gives it back.
#include <msr/core/box_register.hpp>

#include <doctest/doctest.h>

namespace {

using msr::box_register;

// Kind, box and place in bits 23:16, 15:8 and 7:0 behind B0H.
static_assert(msr::address_of({.kind = 6, .box = 2, .place = msr::box_place::counter + 3}) ==
              0xb006'0223);
static_assert(msr::box_register_at(0xb006'0223) ==
              box_register{.kind = 6, .box = 2, .place = 0x23});
static_assert(msr::is_box_address(0xb0ff'ffff) && msr::is_box_address(0xb000'0000));
// MSRs of processors, and those of hypervisors at 40000000H and C0000000H.
static_assert(!msr::is_box_address(0x3fed) && !msr::is_box_address(0x4000'0000) &&
              !msr::is_box_address(0xc001'0800) && !msr::is_box_address(0xffff'ffff));
// A further box of the kind lies `box_stride` behind.
static_assert(msr::address_of({.kind = 1, .box = 5}) - msr::address_of({.kind = 1, .box = 4}) ==
              msr::box_stride);

} // namespace

TEST_CASE("the highest number of each part stays in its place") {
    constexpr box_register last{.kind = 255, .box = 255, .place = 255};
    CHECK(msr::address_of(last) == 0xb0ff'ffff);
    CHECK(msr::box_register_at(msr::address_of(last)) == last);
}
