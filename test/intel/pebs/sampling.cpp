// Tests <msr/intel/pebs/area.hpp> and <msr/intel/pebs/sampling.hpp>.
#include <msr/intel/pebs/sampling.hpp>

#include "layout_rows.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <vector>

namespace {

namespace pebs = msr::pebs;
using bytes = std::vector<unsigned char>;
using pebs::area_layout;
using pebs::fixed_counter;
using pebs::format;
using pebs::general_counter;
using pebs::selection;
using pebs::store_buffer;

/// Returns the rule that is broken, and the names of what breaks it.
std::string report_of(const msr::verdict &verdict) {
    if (verdict.legal()) return "legal";
    std::string text = verdict.broken->name;
    for (const char *name : verdict.names)
        if (name != nullptr) text += std::string{" "} + name;
    return text;
}

/// Checks that a layout of the management area agrees with the facts, and is read from their bytes.
void agrees_with_facts(area_layout layout, const std::string &name) {
    CAPTURE(name);
    const auto lines = layout_rows::rows_of(name, "management");
    const pebs::area_shape shape = pebs::shape_of(layout);
    REQUIRE(lines.size() == pebs::field_count(layout));
    CHECK(shape.size() == lines.back().offset + lines.back().size);
    for (unsigned i = 0; i < lines.size(); ++i)
        layout_rows::agrees(pebs::area_field(layout, i), lines[i]);

    const auto memory = layout_rows::distinct_bytes(shape.size());
    const pebs::area area{layout, memory};
    REQUIRE(area.is_complete());
    const auto position = [&](std::size_t line) {
        return layout_rows::value_of(lines[line], memory.data());
    };
    CHECK(area.bts() == store_buffer{position(0), position(1), position(2), position(3)});
    CHECK(area.pebs() == store_buffer{position(4), position(5), position(6), position(7)});
    for (unsigned i = 0; i < 40; ++i) {
        CHECK(area.reset(general_counter(i)) == (i < shape.general ? position(8 + i) : 0));
        CHECK(area.reset(fixed_counter(i)) ==
              (i < shape.fixed ? position(8 + shape.general + i) : 0));
    }
    pebs::store values = area.values();
    CHECK(values.pebs == area.pebs());
    CHECK(values.general_reset[shape.general - 1] == position(7 + shape.general));

    const auto tolds = layout_rows::told_by(area);
    CHECK(layout_rows::tells(tolds, 0, "management", lines, memory.data()) == tolds.size());

    const pebs::area cut{layout, {memory.data(), memory.size() - 1}};
    CHECK_FALSE(cut.is_complete());
    CHECK(cut.pebs() == store_buffer{});
    CHECK(cut.reset(general_counter(0)) == 0);
    CHECK(layout_rows::told_by(cut).empty());
}

constexpr selection skylake{format::skylake, {}};
constexpr selection adaptive{format::adaptive, {.memory = true, .registers = true}}; // 208 bytes
constexpr std::uint64_t kernel = 0xffff'8000'0000'0000;

} // namespace

TEST_CASE("the management area agrees with the facts") {
    agrees_with_facts(area_layout::format_0_to_3, "ds64_fmt0_3");
    agrees_with_facts(area_layout::format_4, "ds64_fmt4");
    agrees_with_facts(area_layout::format_5_and_6, "ds64_fmt5");
}

TEST_CASE("the management area of 32 bits is that of the Pentium 4") {
    const facts::table fields{"netburst/fields.csv"};
    unsigned place = 0;
    for (const facts::row &row : fields) {
        if (row["register"] != "DS_AREA" || row["variant"].rfind("32-bit", 0) != 0) continue;
        if (facts::lower_case(row["field"]) == "sizeof") continue;
        const pebs::record_field field = pebs::area_field(area_layout::words_32, place);
        CHECK(field.offset == facts::number(row["bit_lo"]));
        CHECK(field.end() == facts::number(row["bit_hi"]) + 1);
        if (place < 8) CHECK(field.name == facts::lower_case(row["field"]));
        ++place;
    }
    CHECK(place == pebs::field_count(area_layout::words_32));
    bytes memory(40);
    memory[4] = 0x18; // the index of the branch records
    CHECK(pebs::area{area_layout::words_32, memory}.bts().index == 0x18);
}

TEST_CASE("branch records agree with the facts") {
    const auto check = [](const auto &fields, const std::string &layout, std::size_t size) {
        const auto lines = layout_rows::rows_of(layout, "record");
        REQUIRE(lines.size() == std::size(fields));
        for (std::size_t i = 0; i < lines.size(); ++i) {
            // layout_rows.hpp renames `flags` to `rflags`, the register, which branch records lack.
            CHECK((lines[i].name == "rflags" ? "flags" : lines[i].name) == fields[i].name);
            CHECK(lines[i].offset == fields[i].offset);
            CHECK(lines[i].size == fields[i].width);
        }
        CHECK(lines.back().offset + lines.back().size == size);
    };
    check(pebs::branch_record::fields::all, "bts64", pebs::branch_record::size);
    check(pebs::branch_record_32::fields::all, "bts32", pebs::branch_record_32::size);
}

TEST_CASE("each format has its layout and its slots") {
    CHECK(pebs::area_layout_of(format::core2) == area_layout::format_0_to_3);
    CHECK(pebs::area_layout_of(format::skylake) == area_layout::format_0_to_3);
    CHECK(pebs::area_layout_of(format::adaptive) == area_layout::format_4);
    CHECK(pebs::area_layout_of(format::adaptive_ept) == area_layout::format_5_and_6);
    CHECK(pebs::area_layout_of(format::snapshot) == area_layout::format_5_and_6);
    for (unsigned i = 0; i < 40; ++i) {
        CHECK(pebs::has_reset_slot(format::core2, general_counter(i)) == (i == 0));
        CHECK_FALSE(pebs::has_reset_slot(format::skylake, fixed_counter(i)));
        CHECK(pebs::has_reset_slot(format::skylake, general_counter(i)) == (i < 8));
        CHECK(pebs::has_reset_slot(format::adaptive, fixed_counter(i)) == (i < 4));
        CHECK(pebs::has_reset_slot(format::snapshot, general_counter(i)) == (i < 32));
        CHECK(pebs::has_reset_slot(format::snapshot, fixed_counter(i)) == (i < 16));
        CHECK_FALSE(pebs::has_reset_slot(format::architectural, general_counter(i)));
    }
    static_assert(pebs::slot_of<format::skylake, general_counter(3)> == 0x58);
    static_assert(pebs::slot_of<format::adaptive, fixed_counter(0)> == 0x80);
    static_assert(pebs::slot_of<format::snapshot, fixed_counter(15)> == 0x1b8);
}

TEST_CASE("a period is what is missing from a full counter") {
    for (const unsigned width : {40u, 48u, 32u, 63u}) {
        const std::uint64_t full = std::uint64_t{1} << width;
        for (const std::uint64_t period : {std::uint64_t{1}, std::uint64_t{1000}, full - 1}) {
            const pebs::reset_value reset = pebs::reset_for(period, width);
            CHECK(reset.why.legal());
            CHECK(reset.value + period == full);
            CHECK(reset.needs_full_width_write == (period > 0x8000'0000));
        }
        CHECK(report_of(pebs::reset_for(0, width).why) == "period_fits_counter");
        CHECK(report_of(pebs::reset_for(full, width).why) == "period_fits_counter");
    }
    CHECK(pebs::reset_for(1, 64).value == ~std::uint64_t{0});
    CHECK(report_of(pebs::reset_for(1, 0).why) == "period_fits_counter");
    // A write of 32 bits is sign-extended: a counter counts furthest from 8000'0000h.
    CHECK_FALSE(pebs::reset_for(0x8000'0000, 48).needs_full_width_write);
    CHECK(pebs::reset_for(0x8000'0001, 48).needs_full_width_write);
    static_assert(pebs::reset_of<10'000, 48> == 0xffff'ffff'd8f0);
}

TEST_CASE("architectural PEBS reloads 32 bits") {
    CHECK(pebs::reload_for(1).value == 0xffff'ffff);
    CHECK(pebs::reload_for(0xffff'ffff).value == 1);
    CHECK(report_of(pebs::reload_for(0).why) == "period_fits_reload");
    CHECK(report_of(pebs::reload_for(0x1'0000'0000).why) == "period_fits_reload");
    static_assert(pebs::reload_of<10'000> == 0xffff'd8f0);
}

TEST_CASE("a buffer keeps the rules of a debug store") {
    const store_buffer good = pebs::buffer_at(kernel, skylake, 10, 8);
    CHECK(good == store_buffer{kernel, kernel, kernel + 2000, kernel + 1600});
    CHECK(report_of(pebs::check(skylake, good)) == "legal");
    CHECK(report_of(pebs::check(skylake, store_buffer{})) ==
          "legal"); // the debug store has no buffer
    const auto final_value = [&](auto change, const selection &chosen = skylake) {
        store_buffer buffer = pebs::buffer_at(kernel, chosen, 10, 8);
        change(buffer);
        return report_of(pebs::check(chosen, buffer));
    };
    CHECK(final_value([](auto &b) { b.absolute_maximum = b.base; }) ==
          "buffer_is_not_empty pebs_absolute_maximum");
    CHECK(final_value([](auto &b) { b.absolute_maximum = b.base + 199; }) ==
          "buffer_is_not_empty pebs_absolute_maximum");
    CHECK(final_value([](auto &b) { b.absolute_maximum = b.base - 200; }) ==
          "address_is_canonical pebs_absolute_maximum");
    CHECK(final_value([](auto &b) { ++b.absolute_maximum; }) ==
          "buffer_holds_whole_records pebs_absolute_maximum");
    CHECK(final_value([](auto &b) { b.interrupt_threshold = b.absolute_maximum; }) ==
          "threshold_lies_in_buffer pebs_interrupt_threshold");
    CHECK(final_value([](auto &b) { b.interrupt_threshold += 8; }) ==
          "threshold_lies_on_record pebs_interrupt_threshold");
    CHECK(final_value([](auto &b) { b.index = b.absolute_maximum + 200; }) ==
          "index_lies_in_buffer pebs_index");
    CHECK(final_value([](auto &b) { b.index += 8; }) == "index_lies_on_record pebs_index");
    CHECK(final_value([](auto &b) { b.index = b.absolute_maximum; }) == "legal");
    CHECK(final_value([](auto &b) { b.index = 0x1234'5678'9abc'def0; }) ==
          "address_is_canonical pebs_index");
    CHECK(final_value([](auto &b) { b.base += 4, b.index += 4; }) ==
          "part_lies_on_word pebs_buffer_base");
    CHECK(final_value([](auto &b) {
              b = {0x7fff'ffff'f000, 0x7fff'ffff'f000, kernel, 0x7fff'ffff'f000};
          }) == "address_is_canonical pebs_absolute_maximum");
    // adaptive records differ in size: they begin at any word
    CHECK(final_value([](auto &b) { b.index += 32; }, adaptive) == "legal");
    CHECK(final_value([](auto &b) { b.index += 4; }, adaptive) ==
          "index_lies_on_record pebs_index");
    // the buffer has 200 bytes, the largest record 208
    CHECK(final_value([](auto &b) { b.absolute_maximum = b.base + 200; }, adaptive) ==
          "buffer_is_not_empty pebs_absolute_maximum");
    CHECK(report_of(pebs::check(selection{format::skylake, {.memory = true}}, good)) ==
          "pebs_group_exists_in_format");
}

TEST_CASE("a store is prepared for counters and their periods") {
    constexpr pebs::sampled counters[] = {{general_counter(2), 10'000}, {fixed_counter(1), 500}};
    constexpr store_buffer buffer = pebs::buffer_at(kernel, adaptive, 64, 60);
    constexpr pebs::prepared_store result = pebs::prepare(adaptive, buffer, counters, 48);
    static_assert(result.why.legal());
    static_assert(result.values.general_reset[2] == 0xffff'ffff'd8f0);
    static_assert(result.values.fixed_reset[1] == 0xffff'ffff'fe0c);
    CHECK(result.values.pebs == buffer);

    const pebs::sampled fixed[] = {{fixed_counter(0), 500}};
    CHECK(
        report_of(pebs::prepare(skylake, pebs::buffer_at(kernel, skylake, 4, 2), fixed, 48).why) ==
        "counter_has_reset_slot");
    const pebs::sampled too_long[] = {{general_counter(0), std::uint64_t{1} << 40}};
    CHECK(report_of(
              pebs::prepare(skylake, pebs::buffer_at(kernel, skylake, 4, 2), too_long, 40).why) ==
          "period_fits_counter");
    CHECK(pebs::prepare(skylake, pebs::buffer_at(kernel, skylake, 4, 2), too_long, 48).why.legal());
    const pebs::sampled entry[] = {{general_counter(0), 500}};
    CHECK(report_of(
              pebs::prepare(skylake, pebs::buffer_at(kernel + 1, skylake, 4, 2), entry, 48).why) ==
          "part_lies_on_word pebs_buffer_base");
    // Counters that sample need a buffer for the samples.
    CHECK(report_of(pebs::prepare(skylake, store_buffer{}, entry, 48).why) ==
          "buffer_is_not_empty pebs_absolute_maximum");
}

TEST_CASE("a counter that is given twice has no store, whatever its periods are") {
    const store_buffer buffer = pebs::buffer_at(kernel, adaptive, 64, 60);
    const auto final_value = [&](const auto &counters) {
        return report_of(pebs::prepare(adaptive, buffer, counters, 48).why);
    };
    const pebs::sampled general[] = {
        {general_counter(2), 10'000}, {fixed_counter(2), 500}, {general_counter(2), 20'000}};
    CHECK(final_value(general) == "counter_is_sampled_once pebs_gp_reset_2");
    const pebs::sampled fixed[] = {{fixed_counter(3), 500}, {fixed_counter(3), 500}};
    CHECK(final_value(fixed) == "counter_is_sampled_once pebs_fixed_reset_3");
    // A general and a fixed counter of one number are two counters.
    const pebs::sampled both_kinds[] = {{general_counter(3), 500}, {fixed_counter(3), 500}};
    CHECK(final_value(both_kinds) == "legal");
    // The missing reset slot of a counter is reported before its repetition.
    const pebs::sampled empty[] = {{fixed_counter(4), 500}, {fixed_counter(4), 500}};
    CHECK(final_value(empty) == "counter_has_reset_slot");
}

TEST_CASE("a legal store is laid out byte by byte; what breaks a rule is not") {
    const auto lines = layout_rows::rows_of("ds64_fmt4", "management");
    const pebs::sampled counters[] = {{general_counter(7), 3}, {fixed_counter(3), 2}};
    pebs::store store =
        pebs::prepare(adaptive, pebs::buffer_at(kernel, adaptive, 4, 2), counters, 48).values;
    store.bts = {0x1000, 0x1018, 0x1030, 0x1018};
    bytes memory(0xa0 + 4, 0xcc);
    CHECK(pebs::lay_out(adaptive, store, 48, memory.data(), 0xa0).legal());
    std::vector<std::uint64_t> value;
    for (const auto &line : lines)
        value.push_back(layout_rows::value_of(line, memory.data()));
    const std::vector<std::uint64_t> expected = {0x1000,
                                                 0x1018,
                                                 0x1030,
                                                 0x1018,
                                                 kernel,
                                                 kernel,
                                                 kernel + 832,
                                                 kernel + 416, // addresses of the PEBS buffer
                                                 0,
                                                 0,
                                                 0,
                                                 0,
                                                 0,
                                                 0,
                                                 0,
                                                 0xffff'ffff'fffd,
                                                 0,
                                                 0,
                                                 0,
                                                 0xffff'ffff'fffe};
    CHECK(value == expected);
    CHECK(memory[0xa0] == 0xcc);
    CHECK(pebs::area{area_layout::format_4, memory}.values() == store);

    const bytes previous = memory;
    const auto refuses = [&](const pebs::store &bad, std::size_t room = 0xa0) {
        return report_of(pebs::lay_out(adaptive, bad, 48, memory.data(), room));
    };
    CHECK(refuses(store, 0x9f) == "pebs_area_is_complete");
    pebs::store bad = store;
    bad.general_reset[8] = 1;
    CHECK(refuses(bad) == "counter_has_reset_slot pebs_gp_reset_8");
    bad = store;
    bad.fixed_reset[4] = 1;
    CHECK(refuses(bad) == "counter_has_reset_slot pebs_fixed_reset_4");
    bad = store;
    bad.general_reset[0] = std::uint64_t{1} << 48;
    CHECK(refuses(bad) == "reset_fits_counter pebs_gp_reset_0");
    bad = store;
    bad.bts = {kernel, kernel, kernel + 24, kernel};
    CHECK(refuses(bad) == "parts_do_not_overlap bts_buffer_base pebs_buffer_base");
    bad = store;
    ++bad.bts.absolute_maximum;
    CHECK(refuses(bad) == "buffer_holds_whole_records bts_absolute_maximum");
    CHECK(memory == previous);
}

TEST_CASE("what was written lies in front of the index, and no further than the bytes go") {
    const bytes memory(10 * 200);
    store_buffer buffer = pebs::buffer_at(kernel, skylake, 10, 8);
    buffer.index += 600;
    const pebs::written_bytes bytes = pebs::written_to(skylake, buffer, memory);
    CHECK(bytes.why.legal());
    CHECK(bytes.bytes.first == memory.data());
    CHECK(bytes.bytes.count == 600);
    buffer.absolute_maximum += 200; // the maximum is not at the end of the 2000 bytes
    CHECK(report_of(pebs::written_to(skylake, buffer, memory).why) ==
          "pebs_buffer_is_written_whole pebs_absolute_maximum");
    buffer.index = buffer.absolute_maximum + 200;
    CHECK(report_of(pebs::written_to(skylake, buffer, memory).why) ==
          "index_lies_in_buffer pebs_index");
    CHECK(pebs::written_to(skylake, buffer, memory).bytes.count == 0);
    // Every format rejects an index outside of the buffer, also a format without an area.
    for (const pebs::format number : {pebs::format::core2, pebs::format::skylake,
                                      pebs::format::adaptive, pebs::format::architectural})
        for (const std::uint64_t index :
             {kernel - 8, kernel + 2008, std::uint64_t{0}, ~std::uint64_t{7}}) {
            const store_buffer hostile{kernel, index, kernel + 2000, kernel};
            CHECK_FALSE(pebs::written_to({number, {}}, hostile, memory).why.legal());
            CHECK(pebs::written_to({number, {}}, hostile, memory).bytes.count == 0);
        }
    const store_buffer whole{kernel, kernel + 2000, kernel + 2000, kernel};
    CHECK(pebs::written_to({pebs::format::architectural, {}}, whole, memory).bytes.count == 2000);
}
