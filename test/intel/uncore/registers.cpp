// Tests the fields of the registers of boxes (uncore units), compared with the positions that Linux
// 7.3 gives (uncore_snbep.c): numbers copied from there by hand.
#include <msr/intel/uncore/box_registers.hpp>
#include <msr/intel/uncore/layout.hpp>
#include <msr/intel/uncore/select_registers.hpp>

#include <msr/core/field.hpp>
#include <msr/core/sequence.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <vector>

namespace {

namespace uncore = msr::uncore;
using fields = msr::sequence<msr::field_row>;
using msr::fields_of;

/// A field by the numbers of its bits: `tid` of bits 4:0 is {"tid", 4, 0}.
struct position {
    std::string name;
    unsigned high;
    unsigned low;

    friend bool operator==(const position &, const position &) = default;
};

std::vector<position> positions_of(const fields &layout) {
    std::vector<position> result;
    for (const msr::field_row &field : layout)
        if (field.kind != msr::access::reserved)
            result.push_back({field.name, field.low + field.width - 1, field.low});
    return result;
}

} // namespace

TEST_CASE("filters of boxes have the fields of Linux's formats") {
    using all = std::vector<position>;
    CHECK(positions_of(fields_of<uncore::cbo_filter_jkt>()) ==
          all{{"tid", 4, 0}, {"nid", 17, 10}, {"state", 22, 18}, {"opc", 31, 23}});
    CHECK(positions_of(fields_of<uncore::cbo_filter0_ivt>()) ==
          all{{"tid", 4, 0}, {"link", 8, 5}, {"state", 22, 17}});
    CHECK(positions_of(fields_of<uncore::cbo_filter0>()) ==
          all{{"tid", 5, 0}, {"link", 8, 6}, {"state", 23, 17}});
    CHECK(positions_of(fields_of<uncore::cbo_filter1>()) ==
          all{{"nid", 15, 0}, {"opc", 28, 20}, {"c", 29, 29}, {"nc", 30, 30}, {"isoc", 31, 31}});
    CHECK(positions_of(fields_of<uncore::cha_filter0_skx>()) ==
          all{{"tid", 8, 0}, {"state", 26, 17}});
    CHECK(positions_of(fields_of<uncore::cha_filter1_skx>()) == all{{"rem", 0, 0},
                                                                    {"loc", 1, 1},
                                                                    {"all_op", 3, 3},
                                                                    {"nm", 4, 4},
                                                                    {"not_nm", 5, 5},
                                                                    {"opc0", 18, 9},
                                                                    {"opc1", 28, 19},
                                                                    {"nc", 30, 30},
                                                                    {"isoc", 31, 31}});
    CHECK(positions_of(fields_of<uncore::cha_filter0_knl>()) ==
          all{{"tid", 8, 0}, {"link", 12, 12}, {"state", 20, 18}});
    CHECK(positions_of(fields_of<uncore::cha_filter1_knl>()) == all{{"local_", 1, 1},
                                                                    {"all_op", 3, 3},
                                                                    {"nnm", 5, 5},
                                                                    {"opc", 28, 9},
                                                                    {"nc", 30, 30},
                                                                    {"isoc", 31, 31}});
    CHECK(positions_of(fields_of<uncore::cha_filter>()) == all{{"tid", 9, 0}});
    CHECK(positions_of(fields_of<uncore::pcu_filter>()) ==
          all{{"band0", 7, 0}, {"band1", 15, 8}, {"band2", 23, 16}, {"band3", 31, 24}});
    CHECK(positions_of(fields_of<uncore::ubox_filter>()) == all{{"tid", 0, 0}, {"cid", 5, 1}});
}

TEST_CASE("a box is frozen and cleared by the bits that Linux writes at its start") {
    using all = std::vector<position>;
    CHECK(positions_of(fields_of<uncore::box_control>()) == all{{"reset_control", 0, 0},
                                                                {"reset_counters", 1, 1},
                                                                {"freeze", 8, 8},
                                                                {"freeze_enable", 16, 16}});
    CHECK(positions_of(fields_of<uncore::generic_box_control>()) ==
          all{{"freeze", 0, 0}, {"reset_control", 8, 8}, {"reset_counters", 9, 9}});
}

TEST_CASE("select registers describe each of their 64 bits once") {
    const fields known[] = {
#define MSR_TEST_LAYOUT(name) fields_of<uncore::name>(),
        MSR_UNCORE_LAYOUTS(MSR_TEST_LAYOUT)
#undef MSR_TEST_LAYOUT
    };
    for (const fields &layout : known) {
        unsigned next = 0;
        for (const msr::field_row &field : layout) {
            CAPTURE(field.name);
            CHECK(field.low == next);
            next = field.low + field.width;
        }
        CHECK(next == 64);
    }
}
