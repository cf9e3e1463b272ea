#include <msr/intel/pebs/record.hpp>

#include "layout_rows.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <vector>

namespace {

namespace pebs = msr::pebs;
using pebs::format;

template <typename Record>
struct accessor {
    const char *name;
    std::uint64_t (*read)(const Record &);
};

/// Returns the accessors that every format has, then those that later formats add.
template <format Number>
std::vector<accessor<pebs::record<Number>>> accessors() {
    using record = pebs::record<Number>;
    std::vector<accessor<record>> list = {
        {"rflags", [](const record &r) { return r.rflags(); }},
        {"rip", [](const record &r) { return r.rip(); }},
        {"rax", [](const record &r) { return r.rax(); }},
        {"rbx", [](const record &r) { return r.rbx(); }},
        {"rcx", [](const record &r) { return r.rcx(); }},
        {"rdx", [](const record &r) { return r.rdx(); }},
        {"rsi", [](const record &r) { return r.rsi(); }},
        {"rdi", [](const record &r) { return r.rdi(); }},
        {"rbp", [](const record &r) { return r.rbp(); }},
        {"rsp", [](const record &r) { return r.rsp(); }},
        {"r8", [](const record &r) { return r.r8(); }},
        {"r9", [](const record &r) { return r.r9(); }},
        {"r10", [](const record &r) { return r.r10(); }},
        {"r11", [](const record &r) { return r.r11(); }},
        {"r12", [](const record &r) { return r.r12(); }},
        {"r13", [](const record &r) { return r.r13(); }},
        {"r14", [](const record &r) { return r.r14(); }},
        {"r15", [](const record &r) { return r.r15(); }},
    };
    if constexpr (Number >= format::nehalem) {
        list.push_back({"global_status", [](const record &r) { return r.global_status(); }});
        list.push_back(
            {"data_linear_address", [](const record &r) { return r.data_linear_address(); }});
        list.push_back({"data_source", [](const record &r) { return r.data_source(); }});
        list.push_back({"latency", [](const record &r) { return r.latency(); }});
    }
    if constexpr (Number >= format::haswell) {
        list.push_back({"eventing_ip", [](const record &r) { return r.eventing_ip(); }});
        list.push_back({"tsx_tuning", [](const record &r) { return r.tsx_tuning().raw; }});
    }
    if constexpr (Number >= format::skylake)
        list.push_back({"tsc", [](const record &r) { return r.tsc(); }});
    return list;
}

std::string layout_name(format number) { return "fmt" + std::to_string(static_cast<int>(number)); }

/// Compares fields, size and accessors of a format with intel_pebs_layout.csv, at every alignment.
template <format Number>
void agrees_with_facts() {
    using record = pebs::record<Number>;
    CAPTURE(layout_name(Number));
    const auto lines = layout_rows::rows_of(layout_name(Number), "record");
    REQUIRE(lines.size() == pebs::fixed_fields::count(Number));
    for (std::size_t i = 0; i < lines.size(); ++i)
        layout_rows::agrees(pebs::fixed_fields::all[i], lines[i]);
    CHECK(record::size == layout_rows::size_in_facts(layout_name(Number), "record"));

    const auto whole = accessors<Number>();
    REQUIRE(whole.size() == lines.size());
    for (std::size_t shift = 0; shift < 8; ++shift) {
        const auto bytes = layout_rows::distinct_bytes(record::size + shift);
        const record entry{bytes.data() + shift};
        for (std::size_t i = 0; i < lines.size(); ++i) {
            CAPTURE(lines[i].name);
            CHECK(lines[i].name == whole[i].name);
            CHECK(whole[i].read(entry) == layout_rows::value_of(lines[i], bytes.data() + shift));
        }
        auto report = layout_rows::told_by(entry);
        std::size_t place = layout_rows::tells(report, 0, "record", lines, entry.data());
        if (Number >= format::haswell)
            place =
                layout_rows::tells(report, place, "tsx_tuning",
                                   layout_rows::rows_of("fmt2_tsx", "tsx_tuning"), entry.data());
        CHECK(place == report.size());
    }
}

template <typename Record>
concept tells_memory = requires(const Record &one) {
    one.latency();
};
template <typename Record>
concept tells_eventing_ip = requires(const Record &one) {
    one.eventing_ip();
};
template <typename Record>
concept tells_tsc = requires(const Record &one) {
    one.tsc();
};

constexpr unsigned char none[144] = {};

} // namespace

TEST_CASE("records of the formats 0 to 3 agree with the facts") {
    agrees_with_facts<format::core2>();
    agrees_with_facts<format::nehalem>();
    agrees_with_facts<format::haswell>();
    agrees_with_facts<format::skylake>();
}

TEST_CASE("a format has no field that came later") {
    static_assert(!tells_memory<pebs::record<format::core2>>);
    static_assert(tells_memory<pebs::record<format::nehalem>>);
    static_assert(!tells_eventing_ip<pebs::record<format::nehalem>>);
    static_assert(tells_eventing_ip<pebs::record<format::haswell>>);
    static_assert(!tells_tsc<pebs::record<format::haswell>>);
    static_assert(tells_tsc<pebs::record<format::skylake>>);
}

TEST_CASE("records are read in the compiler as at run time") {
    constexpr pebs::records<format::core2> whole{pebs::byte_view{none, sizeof none}};
    static_assert(whole.size() == 1 && whole[0].r15() == 0 && !whole.error());
}

TEST_CASE("the counters of a record are those of its status, which has other bits too") {
    auto bytes = layout_rows::distinct_bytes(176);
    layout_rows::put(bytes.data() + 0x90, 0xc000'0002'0000'0005); // bits 62 and 63 are no counters
    const pebs::record<format::nehalem> entry{bytes.data()};
    CHECK(entry.global_status() == 0xc000'0002'0000'0005);
    CHECK(entry.counters().general() == 5);
    CHECK(entry.counters().fixed() == 2);
    CHECK(entry.counters().size() == 3);
}

TEST_CASE("whole records are visited, and what is left over is reported") {
    const auto bytes = layout_rows::distinct_bytes(3 * 192 + 191);
    for (std::size_t count = 0; count <= bytes.size(); ++count) {
        const pebs::records<format::haswell> whole{pebs::byte_view{bytes.data(), count}};
        CAPTURE(count);
        CHECK(whole.size() == count / 192);
        CHECK(whole.empty() == (count < 192));
        std::size_t place = 0;
        for (const auto entry : whole)
            CHECK(entry.data() == bytes.data() + 192 * place++);
        CHECK(place == whole.size());
        const pebs::decode_error faulty = whole.error();
        if (count % 192 == 0) {
            CHECK_FALSE(faulty);
        } else {
            CHECK(faulty ==
                  pebs::decode_error{pebs::defect::cut_off, count / 192 * 192, count % 192, 192});
        }
    }
    const pebs::records<format::haswell> whole{bytes};
    auto second = whole.begin();
    CHECK((*second++).data() == bytes.data());
    CHECK((*second).data() == whole[1].data());
}
