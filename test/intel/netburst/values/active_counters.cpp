// Tests finding the counters that count with a set of register values, and the registers that tag
// uops for these counters.
#include <msr/intel/netburst/values/active_counters.hpp>

#include <msr/intel/netburst/planning/planner.hpp>
#include <msr/intel/netburst/program.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <vector>

using namespace msr::netburst;

namespace {

constexpr std::uint32_t at_firm_escr0 = 0x3a4;
constexpr std::uint32_t at_firm_escr1 = 0x3a5;
constexpr std::uint32_t at_rat_escr0 = 0x3bc;
constexpr std::uint32_t at_cru_escr2 = 0x3cc;
constexpr std::uint32_t at_iq_cccr0 = 0x36c;

/// Returns all counters that count, as `COUNTER ESCR EVENT MASKS; ...`.
std::string counted(const std::vector<register_value> &values, const target &target = {}) {
    std::string result;
    each_counting({values.data(), values.size()}, target, [&](const counting &counting) {
        result += result.empty() ? "" : "; ";
        result += std::string{row_of(counting.counter).name} + ' ' +
                  row_of(counting.particulars.through).name + ' ' +
                  counting.particulars.event->name + ' ' +
                  std::to_string(static_cast<unsigned>(counting.particulars.selects.event_mask));
    });
    return result;
}

/// Returns the registers that tag for counters, as `COUNTER < REGISTER [EVENT] [tag N] [metric
/// NAME]; ...`.
std::string fed(const std::vector<register_value> &values) {
    std::string result;
    const msr::sequence<register_value> register_values{values.data(), values.size()};
    each_counting(register_values, {}, [&](const counting &counting) {
        each_feed(register_values, counting, [&](const feed &source) {
            result += result.empty() ? "" : "; ";
            result += std::string{row_of(counting.counter).name} + " < " + source.upstream;
            if (source.event != nullptr) result += std::string{" "} + source.event->name;
            if (source.tag >= 0) result += " tag " + std::to_string(source.tag);
            if (source.metric != nullptr) result += std::string{" metric "} + source.metric->name;
        });
    });
    return result;
}

/// Returns the register values of a request while it is counted.
std::vector<register_value> registers_of(const request &request) {
    const assignments assignments = assign({&request, 1}, {});
    REQUIRE(assignments.found());
    const auto program = program_of<2>(assignments.needed, assignments.assigned, {});
    std::vector<register_value> result;
    for (const msr::write &write : program.view().set_up)
        if (write.address < 0x300 || write.address >= 0x372)
            result.push_back({write.address, write.value});
    for (const msr::write &write : program.view().start)
        result.push_back({write.address, write.value});
    return result;
}

} // namespace

TEST_CASE("a counter counts the event of the ESCR that it listens to") {
    CHECK(counted({{at_iq_cccr0, 0x3b000}, {at_cru_escr2, 0x0c001804}}) ==
          "iq_counter0 cru_escr2 branch_retired 12");
    CHECK(counted({{at_iq_cccr0, 0x3a000}, {at_cru_escr2, 0x0c001804}}) == ""); // stopped
    // the values lack the ESCR that the CCCR selects
    CHECK(counted({{at_iq_cccr0, 0x3b000}}) == "");
    // the CCCR selects another ESCR
    CHECK(counted({{at_iq_cccr0, 0x33000}, {at_cru_escr2, 0x0c001804}}) == "");
    CHECK(counted({{at_iq_cccr0, 0x3b000}, {at_cru_escr2, 0}}) == "");             // idle
    CHECK(counted({{at_iq_cccr0, 0x3f000}, {at_cru_escr2, 0x0c001804}}) == "");    // number 7
    CHECK(counted({{at_iq_cccr0, 0x4003a000}, {at_cru_escr2, 0x0c001804}}) != ""); // waits
    CHECK(counted({{0x370, 0x3a800}, {at_cru_escr2, 0x0c001804}}) == "");
    CHECK(counted({{0x370, 0x3a800}, {at_cru_escr2, 0x0c001804}}, {.models = of_models(3)}) ==
          "iq_counter4 cru_escr2 branch_retired 12"); // the counter waits for an extended cascade
}

TEST_CASE("a counter waits for those that can start it") {
    constexpr target model_3{.models = of_models(3)};
    const auto sources = [](unsigned counter, std::uint64_t cccr, const target &target) {
        return cascade_sources(static_cast<counter_number>(counter), cccr, target);
    };
    constexpr std::uint64_t cascade = 1u << 30;
    constexpr std::uint64_t extended = 1u << 11;
    CHECK(sources(0, 0x3f000, {}) == 0);
    CHECK(sources(0, cascade, {}) == counters_of(2));
    CHECK(sources(13, cascade, {}) == counters_of(15));
    CHECK(sources(16, cascade, {}) == counters_of(14));
    CHECK(sources(12, extended, {}) == 0); // bit 11 is reserved on models 0 and 1
    CHECK(sources(12, extended, model_3) == counters_of(16));
    CHECK(sources(12, cascade | extended, model_3) == counters_of(14, 16));
    CHECK(sources(13, extended, model_3) == 0); // counter 13 has no source of an extended cascade

    unsigned position = 0;
    const std::vector<register_value> waiting{
        {at_iq_cccr0, 0x4003a000}, {0x36d, 0x4003a000}, {0x370, 0x3b000},
        {0x36f, 0x3b000},          {0x3cd, 0x0c001804}, {at_cru_escr2, 0x0c001804}};
    each_counting({waiting.data(), waiting.size()}, {}, [&](const counting &counting) {
        ++position;
        CHECK(confidence_of(counting) == confidence::high);
        const bool runs = counting.counter == counter_number::iq_counter4 ||
                          counting.counter == counter_number::iq_counter3;
        if (runs) {
            CHECK(counting.particulars.waits_for == 0);
            CHECK(cascade_confidence_of(counting) == confidence::high);
            return;
        }
        const bool odd = counting.counter == counter_number::iq_counter1;
        CHECK(counting.particulars.waits_for == (odd ? counters_of(15) : counters_of(14)));
        CHECK(cascade_confidence_of(counting) == (odd ? confidence::medium : confidence::high));
    });
    CHECK(position == 4);
}

TEST_CASE("the two halves of a pair have power together") {
    CHECK(counters_of_pair(escr_number::firm_escr0) == counters_of(8, 9, 10, 11));
    CHECK(counters_of_pair(escr_number::firm_escr1) == counters_of(8, 9, 10, 11));
    CHECK(counters_of_pair(escr_number::rat_escr1) == counters_of(12, 13, 14, 15, 16, 17));
    CHECK(counters_of_pair(escr_number::mob_escr0) == counters_of(0, 1, 2, 3));
    CHECK(counters_of_pair(escr_number::tc_escr1) == counters_of(4, 5, 6, 7));
    // SSU_ESCR0 has no second half: the ESCRs of other groups with the number 3 are not in its
    // pair.
    CHECK(counters_of_pair(escr_number::ssu_escr0) == counters_of(12, 13, 16));

    std::vector<register_value> values{{0x368, 0x32000}, {0x369, 0}, {0x36a, 0}, {0x36b, 0}};
    const auto lower = [&](escr_number escr) {
        return is_powered_down({values.data(), values.size()}, escr, {});
    };
    CHECK(lower(escr_number::firm_escr0));
    CHECK(lower(escr_number::firm_escr1));
    CHECK_FALSE(lower(escr_number::mob_escr0)); // the values lack the CCCRs of MOB_ESCR0's counters
    values[3].value = 0x33000;
    CHECK_FALSE(lower(escr_number::firm_escr0));
    CHECK_FALSE(lower(escr_number::firm_escr1));
    CHECK(lower(escr_number::dac_escr0)); // the counter of the other half listens to another ESCR
    values.pop_back();
    CHECK_FALSE(lower(escr_number::dac_escr0));
}

TEST_CASE("every metric, planned, feeds its counter and is known again") {
    for (const metric_row &metric : metrics) {
        CAPTURE(metric.name);
        const std::string got = fed(registers_of(request_of(metric)));
        CHECK(got.find("iq_counter0 < ") == 0);
        CHECK(got.find(std::string{" metric "} + metric.name) != got.npos);
        const request tags = tagging_part(request_of(metric));
        if (tags.masks != 0)
            CHECK(got.find(std::string{" "} + events[tags.event].name) != got.npos);
    }
}

TEST_CASE("tags of execution go to the masks of the same bit, bogus or not") {
    const register_value counts{at_iq_cccr0, 0x3b000};
    const register_value tag_0{at_firm_escr0, 0x09000034};
    const register_value tags_1_and_2{at_firm_escr1, 0x110000d4}; // tag value 6 is tags 1 and 2
    CHECK(fed({counts, tag_0, {at_cru_escr2, 0x18000204}}) ==
          "iq_counter0 < firm_escr0 x87_fp_uop tag 0 metric x87_fp_retired");
    CHECK(fed({counts, tag_0, {at_cru_escr2, 0x18002004}}) != ""); // mask BOGUS0 is bit 13
    CHECK(fed({counts, tag_0, {at_cru_escr2, 0x18000404}}) == ""); // NBOGUS1
    CHECK(fed({counts, tag_0, tags_1_and_2, {at_cru_escr2, 0x18001804}}) ==
          "iq_counter0 < firm_escr1 packed_sp_uop tag 2 metric packed_sp_retired");
    CHECK(fed({counts, {at_firm_escr0, 0x09000024}, {at_cru_escr2, 0x18000204}}) == "");
}

TEST_CASE("what the front end tags goes to front_end_event only") {
    const register_value counts{at_iq_cccr0, 0x3b000};
    CHECK(fed({counts, {at_rat_escr0, 0x04000404}, {at_cru_escr2, 0x10000204}}) ==
          "iq_counter0 < rat_escr0 uop_type metric memory_loads");
    // Loads and stores together are no metric of the manual.
    CHECK(fed({counts, {at_rat_escr0, 0x04000c04}, {at_cru_escr2, 0x10000204}}) ==
          "iq_counter0 < rat_escr0 uop_type");
    CHECK(fed({counts, {at_rat_escr0, 0x04000404}, {at_cru_escr2, 0x18000204}}) == "");
}

TEST_CASE("replayed uops are tagged where bit 24 of IA32_PEBS_ENABLE says so") {
    const register_value counts{at_iq_cccr0, 0x3b000};
    const register_value replays{at_cru_escr2, 0x1200020c};
    const register_value loads{0x3f2, 1};
    CHECK(fed({counts, replays, {0x3f1, 0x01000001}, loads}) ==
          "iq_counter0 < ia32_pebs_enable metric 1stl_cache_load_miss_retired");
    CHECK(fed({counts, replays, {0x3f1, 0x03000001}, loads}) ==
          // the counter also takes precise samples
          "iq_counter0 < ia32_pebs_enable metric 1stl_cache_load_miss_retired");
    CHECK(fed({counts, replays, {0x3f1, 0x01000001}}) == "iq_counter0 < ia32_pebs_enable");
    CHECK(fed({counts, replays, {0x3f1, 0x01000003}, loads}) == "iq_counter0 < ia32_pebs_enable");
    CHECK(fed({counts, replays, {0x3f1, 0x00000001}, loads}) == "");
    CHECK(fed({counts, replays}) == "");
}
