#include <msr/intel/uncore.hpp>
#include <msr/intel/uncore/events/skylake_sp.hpp>
#include <msr/intel/uncore/explain.hpp>
#include <msr/intel/uncore/invariants.hpp>
#include <msr/intel/uncore/named_registers.hpp>
#include <msr/pmu/select/describe.hpp>
#include <msr/pmu/select/notation.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace {

namespace uncore = msr::uncore;
namespace select = msr::select;
using uncore::event_pmu;

std::string name_at(std::uint32_t address, const uncore::target &processor) {
    const uncore::register_of_box place = uncore::box_register_at(address, processor);
    if (!place) return "none";
    return std::string{place.place.row.name} + " of " + uncore::name_of(place.kind) +
           std::to_string(place.number);
}

} // namespace

// MSRs E01H, 391H and 700H differ by processor: see msr_collisions.csv, the facts about colliding
// numbers.
TEST_CASE("the same number is another register on another processor") {
    CHECK(name_at(0xe01, uncore::skylake_sp) == "cha_ctl0 of cha0");
    CHECK(name_at(0xe01, uncore::haswell_ep) == "cbo_ctl0 of cbo0");
    CHECK(name_at(0xe01, uncore::skylake) == "none");
    CHECK(name_at(0x700, uncore::haswell) == "cbo_ctl0 of cbo0");
    CHECK(name_at(0x700, uncore::haswell_ep) == "none");
    CHECK(name_at(0x2fd0, uncore::alder_lake) == "arb_ctl0 of arb0");
    CHECK(name_at(0x2fd0, uncore::sapphire_rapids) == "ubox_box_ctl of ubox0");
    CHECK(name_at(0x201e, uncore::sapphire_rapids) == "cha_filter0 of cha1");
}

TEST_CASE("a register of any box is found with its box") {
    CHECK(name_at(0xe11, uncore::skylake_sp) == "cha_ctl0 of cha1");
    CHECK(name_at(0xa68, uncore::skylake_sp) == "iio_ctl0 of iio1");
    CHECK(name_at(0xf70, uncore::skylake) == "cbo_ctl0 of cbo7"); // the boxes are not evenly spaced
    CHECK(name_at(0xb60, uncore::ice_lake_sp) == "cha_box_ctl of cha34");
}

TEST_CASE("what a select register counts") {
    const msr::register_value values[] = {{0xe02, 0x402136}, {0xa48, 0x0000'7010'0040'0483}};
    unsigned count = 0;
    uncore::each_counting(msr::all_of(values), uncore::skylake_sp,
                          [&](const uncore::counting &use) {
                              const std::string text = select::text_of<event_pmu>(use.wanted).text;
                              if (count++ == 0)
                                  CHECK(text == "cha::raw:event=0x36:umask=0x21:counter=counter1");
                              else
                                  CHECK(text == "iio::raw:event=0x83:umask=0x4:ch_mask=0x1:"
                                                "fc_mask=0x7:counter=counter0");
                          });
    CHECK(count == 2);
}

TEST_CASE("reserved bits of a select register") {
    const msr::register_value values[] = {{0xe01, 0x10000}};
    unsigned count = 0;
    uncore::each_broken(msr::all_of(values), uncore::skylake_sp,
                        [&](const msr::broken_value &broken) {
                            ++count;
                            CHECK(broken.why.broken == &msr::reserved_bits_are_zero::text);
                            CHECK(broken.bits == 0x10000);
                        });
    CHECK(count == 1);
}

TEST_CASE("a filter's fields by its bits, on every processor") {
    unsigned filters = 0, without_fields = 0;
    for (const uncore::target_row &row : uncore::targets)
        uncore::each_register(row.value, [&](const msr::named_register &entry) {
            if (entry.kind != uncore::register_kind::filter) return;
            ++filters;
            without_fields += entry.fields.size() == 0 ? 1 : 0;
        });
    // Filter registers: CBo and CHA of 7 processors have two, of 8 have one; PCUs have 10, UBoxes
    // 3.
    CHECK(filters == 35);
    // no source has the UBox of Broadwell EP and DE, and the PCU of Knights Landing
    CHECK(without_fields == 3);
}

TEST_CASE("boxes in front of events") {
    namespace skx = msr::events::skylake_sp;
    const auto read = [](msr::text_view text) {
        return select::parse<event_pmu>(text, uncore::skylake_sp, skx::uncore_events::all);
    };
    const auto plain = read("UNC_CHA_TOR_INSERTS.IA_MISS_DRD");
    const auto in_box = read("cha::unc_cha_tor_inserts.ia_miss_drd:counter=2");
    REQUIRE(plain.well_formed());
    REQUIRE(in_box.well_formed());
    CHECK(in_box.wanted.counter == 2);
    CHECK(select::with_counter(in_box.wanted, -1) == plain.wanted);
    CHECK(uncore::box_of(plain.wanted) == uncore::box::cha);
    CHECK(uncore::value_of(plain.wanted, uncore::value_number::filter1) == 0x40433);

    const auto other = read("iio::unc_cha_tor_inserts.ia_miss_drd");
    CHECK(other.problem == msr::notation_problem::unknown_event);
    const auto raw = read("pcu::raw:event=0x80:umask=0x40:cmask=3:inv");
    REQUIRE(raw.well_formed());
    CHECK(raw.wanted.code == uncore::code_of(uncore::box::pcu, 0x80));
    CHECK(std::string{select::text_of<event_pmu>(raw.wanted).text} ==
          "pcu::raw:event=0x80:umask=0x40:cmask=3:inv");
    CHECK(read("cha::raw:event=0x35:frequency").position == 20);
}
