#include <msr/intel/pebs/text.hpp>

#include <msr/intel/pebs/adaptive.hpp>
#include <msr/intel/pebs/area.hpp>
#include <msr/intel/pebs/record.hpp>

#include "layout_rows.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace {

namespace pebs = msr::pebs;
using pebs::format;

template <typename Part>
std::string printed(const Part &part) {
    std::string text;
    pebs::print(part, [&](msr::text_view piece) { text.append(piece.data(), piece.size()); });
    return text;
}

template <typename Part>
std::string json_of(const Part &part) {
    std::string text;
    pebs::print_json(part, [&](msr::text_view piece) { text.append(piece.data(), piece.size()); });
    return text;
}

/// Returns a record with the groups basic, XMM and two last branches: 32 + 256 + 48 bytes, most of
/// them 0.
std::vector<unsigned char> adaptive() {
    std::vector<unsigned char> bytes(336);
    layout_rows::put(bytes.data(), 336ull << 48 | 1ull << 24 | 0xc);
    layout_rows::put(bytes.data() + 8, ~0ull);
    layout_rows::put(bytes.data() + 32, 0xab);          // xmm0, lower half
    layout_rows::put(bytes.data() + 32 + 24, 0x1'0000); // xmm1, upper half
    layout_rows::put(bytes.data() + 288 + 24, 0x1234);  // the source address of the second branch
    return bytes;
}

} // namespace

TEST_CASE("a record is printed field by field, with groups and elements") {
    const auto bytes = adaptive();
    const auto record = pebs::adaptive_record::decode(bytes, 0xf).record;
    const std::string text = printed(record);
    CHECK(text.rfind("basic.format_size = 0x15000000100000c\n"
                     "basic.eventing_ip = 0xffffffffffffffff\n"
                     "basic.applicable_counters = 0x0\n"
                     "basic.tsc = 0x0\n"
                     "format_size.format_group = 0x100000c\n"
                     "format_size.retire_latency = 0x0\n"
                     "format_size.record_size = 0x150\n"
                     "xmm.xmm0 = 0xab\n"
                     "xmm.xmm1 = 0x100000000000000000000\n",
                     0) == 0);
    CHECK(text.find("lbr.from[0] = 0x0\n") != text.npos);
    CHECK(text.find("lbr.from[1] = 0x1234\n") != text.npos);
}

TEST_CASE("JSON has every field once, in full") {
    const auto bytes = adaptive();
    const std::string text = json_of(pebs::adaptive_record::decode(bytes, 0xf).record);
    CHECK(text.rfind("{\"basic.format_size\": 94575592191557644, "
                     "\"basic.eventing_ip\": 18446744073709551615, ",
                     0) == 0);
    CHECK(text.find(", \"xmm.xmm1\": \"0x100000000000000000000\", ") != text.npos);
    CHECK(text.find(", \"lbr.from[1]\": 4660, \"lbr.to[1]\": 0, \"lbr.info[1]\": 0}") != text.npos);
    const std::vector<unsigned char> area(0x80);
    CHECK(json_of(pebs::area{pebs::area_layout::format_0_to_3, area})
              .rfind("{\"management.bts_buffer_base\": 0, ", 0) == 0);
    CHECK(json_of(pebs::area{pebs::area_layout::format_0_to_3, {}}) == "{}");
}

TEST_CASE("a sample is explained in words") {
    std::vector<unsigned char> bytes(176);
    bytes[8] = 0x10;    // a byte of the instruction pointer
    bytes[0x98] = 0x20; // a byte of the data address
    bytes[0xa0] = 0x37; // a byte of the data source
    bytes[0xa8] = 9;    // latency
    const pebs::sample sample = sample_of(pebs::record<format::nehalem>{bytes.data()});
    CHECK(printed(explain(sample, pebs::generation::sandy_bridge)) ==
          "ip = 0x10\ncounters = 0x0\naddress = 0x20\ndata_source = 0x37\nlatency = 0x9\n"
          "source = L3 hit, snoop hit modified\nstlb_miss = yes\nlocked = yes\n");
    CHECK(json_of(explain(sample, pebs::generation::sandy_bridge, true)) ==
          "{\"ip\": 16, \"counters\": 0, \"address\": 32, \"data_source\": 55, \"latency\": 9, "
          "\"l1d_hit\": \"yes\", \"stlb_miss\": \"yes\", \"locked\": \"yes\"}");
    const pebs::sample oldest = sample_of(pebs::record<format::core2>{bytes.data()});
    CHECK(printed(explain(oldest, pebs::generation::nehalem)) == "ip = 0x10\n");
    CHECK(json_of(explain(oldest, pebs::generation::nehalem)) == "{\"ip\": 16}");
}

TEST_CASE("text is made in the compiler, too") {
    constexpr unsigned length = [] {
        unsigned count = 0;
        pebs::print_json(pebs::explain({}, pebs::generation::skylake), [&](msr::text_view piece) {
            count += static_cast<unsigned>(piece.size());
        });
        return count;
    }();
    static_assert(length == 2);
}
