// Requests by slice of a last-level cache: the slice of an address.
#include <msr/sim/caches/slice_traffic.hpp>

#include <doctest/doctest.h>

using msr::sim::line_request;
using msr::sim::slice_traffic;

TEST_CASE("lines are spread over slices one by one") {
    slice_traffic slices;
    CHECK(slices.number() == 0);
    slices.set_number(28);
    CHECK(slices.slice_of(0x00) == 0);
    CHECK(slices.slice_of(0x3f) == 0);
    CHECK(slices.slice_of(0x40) == 1);
    CHECK(slices.slice_of(0x40 * 29) == 1);
    // Bit 19 of an address is the lowest bit of the second piece of 13 bits, by which a slice is
    // chosen.
    CHECK(slices.slice_of(0x8'0000) == 1);
    CHECK(slices.slice_of(0x8'0040) == 0);
    // Bit 48 and higher bits of an address do not select a slice.
    CHECK(slices.slice_of(0x1'0000'0000'0040) == 1);
}

TEST_CASE("requests are known by slice, kind and answer") {
    slice_traffic slices;
    slices.set_number(2);
    slices.request(0x40, line_request::ownership, true);
    slices.request(0x40, line_request::code_read, false);
    slices.request(0x80, line_request::data_read, false);
    CHECK(slices.requests_at(1).hits[1] == 1);
    CHECK(slices.requests_at(1).misses[2] == 1);
    CHECK(slices.requests_at(1).misses[0] == 0);
    CHECK(slices.requests_at(0).misses[0] == 1);
    slices.set_number(2);
    CHECK(slices.requests_at(0).misses[0] == 0);
}
