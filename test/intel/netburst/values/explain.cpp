// Tests explanations of register values of the Pentium 4.
#include "../../../facts.hpp"

#include <msr/intel/netburst/values/explain.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace msr::netburst;

namespace {

std::vector<explained_field> explained(const char *name, std::uint64_t value,
                                       const target &target = {}) {
    const found_register found_register = register_named(name);
    REQUIRE(found_register);
    std::vector<explained_field> result;
    explain(found_register.row, value, target,
            [&](const explained_field &field) { result.push_back(field); });
    return result;
}

explained_field field_in(const std::vector<explained_field> &fields, std::string_view name) {
    for (const explained_field &field : fields)
        if (field.name == name) return field;
    FAIL("no field " << std::string{name});
    return {};
}

} // namespace

TEST_CASE("every event is identified by its select on each of its ESCRs, and on no other") {
    for (const auto &row : facts::table{"netburst/events.csv"}) {
        const std::uint64_t value = facts::number(row["event_select"]) << 25;
        const std::string name = facts::lower_case(row["name"]);
        std::set<std::string> of_event;
        for (const std::string &escr : facts::list_of(row["escrs"]))
            of_event.insert(facts::library_name(escr));
        for (unsigned i = 0; i < escr_count; ++i) {
            CAPTURE(name);
            CAPTURE(escrs[i].name);
            const event_row *const contents = event_held(static_cast<escr_number>(i), value);
            const bool is_it = contents != nullptr && contents->name == name;
            CHECK(is_it == (of_event.count(escrs[i].name) != 0));
        }
    }
}

TEST_CASE("the event does not depend on the other bits of the ESCR") {
    const event_row *const value = event_held(escr_number::bsu_escr0, 0x18020e04);
    REQUIRE(value != nullptr);
    CHECK(std::string_view{value->name} == "bsq_cache_reference");
    CHECK(event_held(escr_number::bsu_escr0, 0x18000000 | 0xffffffff81ffffff) == value);
    CHECK(event_held(escr_number::bsu_escr0, 0) == nullptr);
}

TEST_CASE("a counter hears the ESCR with the selected number that feeds it") {
    std::size_t pairs = 0;
    for (unsigned c = 0; c < counter_count; ++c)
        for (unsigned select = 0; select < 8; ++select) {
            std::string expected;
            for (const auto &row : facts::table{"netburst/escrs.csv"})
                if (facts::number(row["escr_select"]) == select &&
                    (facts::set_of_numbers(row["counters"]) >> c & 1) != 0)
                    expected = facts::library_name(row["name"]);
            const std::uint64_t value = std::uint64_t{select} << 13;
            const int escr = escr_heard(static_cast<counter_number>(c), value | ~0xe000ull);
            CAPTURE(c);
            CAPTURE(select);
            CHECK((escr < 0 ? "" : escrs[escr].name) == expected);
            pairs += expected.empty() ? 0 : 1;
        }
    CHECK(pairs == 32 * 2 + 13 * 3); // each ESCR feeds 2 counters, or 3 of the IQ group
}

TEST_CASE("an ESCR value names its event and its masks") {
    const std::vector<explained_field> fields = explained("bsu_escr0", 0x18020e04);
    const explained_field select = field_in(fields, "event_select");
    CHECK(select.value == 0xc);
    CHECK(select.low == 25);
    CHECK(select.width == 6);
    CHECK(std::string_view{select.text} == "bsq_cache_reference");
    const explained_field mask = field_in(fields, "event_mask");
    CHECK(mask.value == 0x107);
    CHECK(mask.text == nullptr);
    REQUIRE(mask.masks != nullptr);
    std::string names;
    const unsigned unknown =
        each_mask(*mask.masks, static_cast<unsigned>(mask.value), [&](const mask_row &row) {
            names += names.empty() ? "" : "|";
            names += row.name;
        });
    CHECK(names == "rd_2ndl_hits|rd_2ndl_hite|rd_2ndl_hitm|rd_2ndl_miss");
    CHECK(unknown == 0);
    CHECK(field_in(fields, "usr").value == 1);
    CHECK(field_in(fields, "os").value == 0);
}

TEST_CASE("an unknown event has no name and no masks") {
    const std::vector<explained_field> fields = explained("bsu_escr0", 0x7e020e04);
    CHECK(field_in(fields, "event_select").text == nullptr);
    CHECK(field_in(fields, "event_mask").masks == nullptr);
}

TEST_CASE("mask bits that the event does not have are given back") {
    const event_row &event =
        events[static_cast<unsigned>(event_held(escr_number::bpu_escr0, 0x06000000) - events)];
    CHECK(std::string_view{event.name} == "bpu_fetch_request");
    unsigned called = 0;
    CHECK(each_mask(event, 0xff, [&](const mask_row &) { ++called; }) == 0xfe);
    CHECK(called == 1);
}

TEST_CASE("values of enumerated fields have their names") {
    const target ht{.hyper_threading = true};
    const auto text = [&](std::uint64_t value) {
        return std::string_view{field_in(explained("bpu_cccr0", value, ht), "active_thread").text};
    };
    CHECK(text(0x00000) == "none");
    CHECK(text(0x10000) == "single");
    CHECK(text(0x20000) == "both");
    CHECK(text(0x30000) == "any");
    CHECK(field_in(explained("bpu_cccr0", 0x3f000), "must_be_3").text == nullptr);
}

TEST_CASE("bit 11 goes by the name that it has for its counter") {
    const target target{.models = of_models(3)};
    CHECK(field_in(explained("iq_cccr0", 0x800, target), "cascnt4into0").value == 1);
    CHECK(field_in(explained("iq_cccr3", 0x800, target), "cascnt5into3").value == 1);
    CHECK(field_in(explained("iq_cccr4", 0x800, target), "cascnt5into4").value == 1);
    CHECK(field_in(explained("iq_cccr5", 0x000, target), "cascnt4into5").value == 0);
    CHECK(field_in(explained("iq_cccr0", 0x800), "reserved0").value == 0x800);
}

TEST_CASE("the fields of a register cover each bit at most once, from the lowest on") {
    for (unsigned place = 0; place < named_register_count; ++place)
        for (const bool ht : {false, true})
            for (const model_set models : {every_model, of_models(2), of_models(6)}) {
                const named_register named_register = register_by_place(place);
                CAPTURE(named_register.name);
                std::uint64_t observed = 0;
                const std::uint64_t value = 0x123456789abcdef5;
                const target target{.models = models, .hyper_threading = ht};
                std::uint64_t together = 0;
                explain(named_register, value, target, [&](const explained_field &field) {
                    const std::uint64_t mask = msr::low_bits(field.width) << field.low;
                    // No bit of the field, and no higher bit, was reported before.
                    CHECK(observed < mask);
                    observed |= mask;
                    together |= field.value << field.low;
                });
                CHECK((together | undescribed_bits(named_register, value, target)) == value);
                CHECK((observed & undescribed_bits(named_register, value, target)) == 0);
            }
}

TEST_CASE("bits without a description are reported") {
    CHECK(undescribed_bits(register_named("pebs_matrix_vert").row, 0xff, {}) == 0xec);
    CHECK(undescribed_bits(register_named("bsu_escr0").row, ~0ull, {}) == 0);
}
