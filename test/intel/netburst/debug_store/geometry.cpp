#include <msr/intel/netburst/debug_store/geometry.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace {

namespace p4 = msr::netburst;
using bts_32 = p4::bts_record<p4::layout_32>;
using bts_64 = p4::bts_record<p4::layout_64>;
using pebs_32 = p4::pebs_record<p4::layout_32>;
using pebs_64 = p4::pebs_record<p4::layout_64>;

/// A store of ten branches at 1000h, the eighth of which interrupts, and of five samples at 2000h,
/// the fourth of which interrupts.
constexpr p4::debug_store good_32{.bts = {0x1000, 0x1000, 0x1000 + 120, 0x1000 + 84},
                                  .pebs = {0x2000, 0x2000, 0x2000 + 200, 0x2000 + 120},
                                  .pebs_counter_reset = 0xff'ffff'fc18};
/// The begin of the upper half of the canonical addresses, in which a store may lie.
constexpr std::uint64_t kernel = 0xffff'8000'0000'0000;
constexpr p4::debug_store good_64{
    .bts = {kernel + 0x1000, kernel + 0x1000, kernel + 0x1000 + 240, kernel + 0x1000 + 168},
    .pebs = {kernel + 0x2000, kernel + 0x2000, kernel + 0x2000 + 720, kernel + 0x2000 + 432},
    .pebs_counter_reset = 0xff'ffff'fc18};

/// Returns the rule that is broken, and the names of what breaks it: `rule name, name`.
std::string report_of(const msr::verdict &verdict) {
    if (verdict.legal()) return "legal";
    std::string text = verdict.broken->name;
    for (const char *name : verdict.names)
        if (name != nullptr) text += std::string{" "} + name;
    return text;
}

/// Returns the verdict on a legal store after a change.
template <typename Layout, typename Change>
std::string report_after(p4::debug_store store, Change change) {
    change(store);
    return report_of(p4::check<Layout>(store));
}

} // namespace

TEST_CASE("stores that keep all rules are legal") {
    static_assert(p4::check<p4::layout_32>(good_32).legal());
    static_assert(p4::check<p4::layout_64>(good_64).legal());
    CHECK(report_of(p4::check<p4::layout_32>({})) == "legal"); // the debug store has no buffers
    CHECK(report_of(p4::check<p4::layout_32>({.bts = good_32.bts})) == "legal");
    CHECK(report_of(p4::check<p4::layout_32>({.pebs = good_32.pebs})) == "legal");
}

TEST_CASE("a buffer ends behind its base") {
    CHECK(report_after<p4::layout_32>(good_32, [](auto &s) { s.bts.absolute_maximum = 0x1000; }) ==
          "buffer_is_not_empty bts_absolute_maximum");
    CHECK(report_after<p4::layout_32>(good_32, [](auto &s) { s.bts.absolute_maximum = 0xff4; }) ==
          "buffer_is_not_empty bts_absolute_maximum");
    CHECK(report_after<p4::layout_64>(good_64, [](auto &s) { s.pebs.absolute_maximum -= 720; }) ==
          "buffer_is_not_empty pebs_absolute_maximum");
}

TEST_CASE("the absolute maximum is the base plus whole records: erratum P79") {
    for (unsigned extra = 1; extra < 12; ++extra)
        CHECK(report_after<p4::layout_32>(good_32, [=](auto &s) {
                  s.bts.absolute_maximum += extra;
              }) == "buffer_holds_whole_records bts_absolute_maximum");
    CHECK(report_after<p4::layout_32>(good_32, [](auto &s) { s.bts.absolute_maximum += 12; }) ==
          "legal");
    // the manual words the maximum as a multiple of the record size, plus 1
    CHECK(report_after<p4::layout_64>(good_64, [](auto &s) { ++s.pebs.absolute_maximum; }) ==
          "buffer_holds_whole_records pebs_absolute_maximum");
    CHECK(report_after<p4::layout_64>(good_64, [](auto &s) { s.pebs.absolute_maximum += 40; }) ==
          "buffer_holds_whole_records pebs_absolute_maximum");
}

TEST_CASE("the interrupt threshold is the address of a record in the buffer") {
    CHECK(report_after<p4::layout_32>(good_32, [](auto &s) {
              s.bts.interrupt_threshold = s.bts.absolute_maximum;
          }) == "threshold_lies_in_buffer bts_interrupt_threshold");
    CHECK(report_after<p4::layout_32>(good_32, [](auto &s) {
              s.bts.interrupt_threshold = s.bts.base - 12;
          }) == "threshold_lies_in_buffer bts_interrupt_threshold");
    CHECK(report_after<p4::layout_32>(good_32, [](auto &s) {
              // a threshold 1 below the base does not mean "no interrupt"
              s.bts.interrupt_threshold = s.bts.base - 1;
          }) == "threshold_lies_in_buffer bts_interrupt_threshold");
    CHECK(report_after<p4::layout_32>(good_32, [](auto &s) { ++s.bts.interrupt_threshold; }) ==
          "threshold_lies_on_record bts_interrupt_threshold");
    CHECK(report_after<p4::layout_64>(good_64, [](auto &s) { s.pebs.interrupt_threshold += 8; }) ==
          "threshold_lies_on_record pebs_interrupt_threshold");
    CHECK(report_after<p4::layout_32>(good_32, [](auto &s) {
              s.bts.interrupt_threshold = s.bts.base; // the first record interrupts
          }) == "legal");
}

TEST_CASE("only branches may go round, with the threshold past the absolute maximum") {
    CHECK(report_after<p4::layout_32>(good_32, [](auto &s) {
              s.bts.interrupt_threshold = s.bts.absolute_maximum + 1;
              CHECK(s.bts.is_circular());
          }) == "legal");
    CHECK(report_after<p4::layout_32>(good_32, [](auto &s) {
              s.pebs.interrupt_threshold = s.pebs.absolute_maximum + 40;
          }) == "threshold_lies_in_buffer pebs_interrupt_threshold");
    CHECK_FALSE(good_32.bts.is_circular());
}

TEST_CASE("the index lies between base and absolute maximum, on a record") {
    CHECK(report_after<p4::layout_32>(good_32, [](auto &s) { s.bts.index += 120; }) == "legal");
    CHECK(report_after<p4::layout_32>(good_32, [](auto &s) { s.bts.index += 132; }) ==
          "index_lies_in_buffer bts_index");
    CHECK(report_after<p4::layout_32>(good_32, [](auto &s) { s.bts.index -= 12; }) ==
          "index_lies_in_buffer bts_index");
    CHECK(report_after<p4::layout_64>(good_64, [](auto &s) { s.pebs.index += 143; }) ==
          "index_lies_on_record pebs_index");
}

TEST_CASE("buffers begin on a word of their layout") {
    CHECK(report_after<p4::layout_32>({.bts = good_32.bts}, [](auto &s) {
              s.bts = {0x1002, 0x1002, 0x1002 + 12, 0x1002};
          }) == "part_lies_on_word bts_buffer_base");
    CHECK(report_after<p4::layout_32>({}, [](auto &s) {
              s.pebs = {0x1004, 0x1004, 0x1004 + 40, 0x1004};
          }) == "legal");
    CHECK(report_after<p4::layout_64>({}, [](auto &s) {
              s.pebs = {0x1004, 0x1004, 0x1004 + 144, 0x1004};
          }) == "part_lies_on_word pebs_buffer_base");
}

TEST_CASE("buffers do not overlap") {
    const auto move_samples_to = [](std::uint64_t base) {
        return report_after<p4::layout_32>(good_32, [=](auto &s) {
            s.pebs = {base, base, base + 200, base};
        });
    };
    CHECK(move_samples_to(0x1000 + 120) == "legal"); // samples lie right behind the branches
    CHECK(move_samples_to(0x1000 - 200) == "legal"); // samples lie right in front of the branches
    CHECK(move_samples_to(0x1000 + 116) == "parts_do_not_overlap bts_buffer_base pebs_buffer_base");
    CHECK(move_samples_to(0x1000 - 196) == "parts_do_not_overlap bts_buffer_base pebs_buffer_base");
}

TEST_CASE("addresses have 32 bits outside of IA-32e mode") {
    constexpr std::uint64_t last = 0x1'0000'0000 - 16;
    CHECK(report_after<p4::layout_32>({}, [=](auto &s) {
              s.bts = {last, last, last + 12, last};
          }) == "legal");
    CHECK(report_after<p4::layout_32>({}, [=](auto &s) {
              s.bts = {last + 4, last + 4, last + 16, last + 4};
          }) == "address_has_32_bits bts_absolute_maximum");
    CHECK(report_after<p4::layout_32>(good_32, [](auto &s) { s.pebs.base += 0x1'0000'0000; }) ==
          "address_has_32_bits pebs_buffer_base");
    CHECK(report_after<p4::layout_32>(good_32, [](auto &s) { s.pebs.index += 0x1'0000'0000; }) ==
          "address_has_32_bits pebs_index");
    CHECK(report_after<p4::layout_32>(good_32, [](auto &s) {
              s.bts.interrupt_threshold += 0x1'0000'0000;
          }) == "address_has_32_bits bts_interrupt_threshold");
}

TEST_CASE("addresses are canonical in IA-32e mode") {
    constexpr std::uint64_t first_hole = 0x8000'0000'0000;
    CHECK(report_after<p4::layout_64>({}, [=](auto &s) {
              s.bts = {first_hole - 32, first_hole - 32, first_hole - 8, first_hole - 32};
          }) == "legal");
    CHECK(report_after<p4::layout_64>({}, [=](auto &s) {
              s.bts = {first_hole - 24, first_hole - 24, first_hole, first_hole - 24};
          }) == "address_is_canonical bts_absolute_maximum");
    CHECK(report_after<p4::layout_64>(good_64, [](auto &s) {
              s.pebs.base = 0x1234'0000'0000'0000;
          }) == "address_is_canonical pebs_buffer_base");
    // Both ends of the buffer are canonical addresses, but not all addresses between them.
    CHECK(report_after<p4::layout_64>({}, [](auto &s) {
              s.bts = {0x1000, 0x1000, kernel + 0x1000, 0x1000};
          }) == "address_is_canonical bts_absolute_maximum");
}

TEST_CASE("the counter reset has 40 bits") {
    CHECK(report_after<p4::layout_32>(
              good_32, [](auto &s) { s.pebs_counter_reset = 0xff'ffff'ffff; }) == "legal");
    CHECK(report_after<p4::layout_32>(good_32, [](auto &s) {
              s.pebs_counter_reset = 0x100'0000'0000;
          }) == "counter_reset_has_40_bits pebs_counter_reset");
}

TEST_CASE("of all small buffers exactly those that can be built of whole records are legal") {
    constexpr std::size_t maximum = 41; // addresses 0 to 40: up to three branch records
    std::vector<bool> legal(maximum * maximum * maximum * maximum);
    const auto place = [](std::size_t base, std::size_t index, std::size_t end,
                          std::size_t position) {
        return ((base * maximum + index) * maximum + end) * maximum + position;
    };
    std::size_t built = 1;
    legal[0] = true; // index 0: the buffer is missing
    for (std::size_t base = 0; base < maximum; base += 4)
        for (std::size_t records = 1; base + 12 * records < maximum; ++records)
            for (std::size_t filled = 0; filled <= records; ++filled) {
                const std::size_t end = base + 12 * records;
                std::vector<std::size_t> thresholds;
                for (std::size_t first = 0; first < records; ++first)
                    thresholds.push_back(base + 12 * first);
                for (std::size_t beyond_end = end + 1; beyond_end < maximum; ++beyond_end)
                    thresholds.push_back(beyond_end);
                for (const std::size_t threshold : thresholds) {
                    legal[place(base, base + 12 * filled, end, threshold)] = true;
                    ++built;
                }
            }
    std::size_t faulty = 0;
    std::size_t count = 0;
    for (std::size_t base = 0; base < maximum; ++base)
        for (std::size_t index = 0; index < maximum; ++index)
            for (std::size_t end = 0; end < maximum; ++end)
                for (std::size_t position = 0; position < maximum; ++position) {
                    const bool passes = p4::check<bts_32>({base, index, end, position}).legal();
                    faulty += passes != legal[place(base, index, end, position)];
                    count += passes;
                }
    CHECK(faulty == 0);
    CHECK(count == built);
    CHECK(built > 100);
}

TEST_CASE("a shape is judged before it has an address") {
    CHECK(report_of(p4::check<bts_32>(p4::buffer_shape{.bytes = 120, .threshold = 108})) ==
          "legal");
    CHECK(report_of(p4::check<bts_32>(p4::buffer_shape{.bytes = 4096, .threshold = 0})) ==
          "buffer_holds_whole_records bts_absolute_maximum");
    CHECK(report_of(p4::check<bts_64>(p4::buffer_shape{.bytes = 120, .threshold = 108})) ==
          "threshold_lies_on_record bts_interrupt_threshold");
    CHECK(report_of(p4::check<bts_64>(p4::buffer_shape{.bytes = 120, .threshold = 120})) ==
          "threshold_lies_in_buffer bts_interrupt_threshold");
    CHECK(report_of(p4::check<pebs_64>(p4::buffer_shape{.bytes = 0, .threshold = 0})) ==
          "buffer_is_not_empty pebs_absolute_maximum");
    CHECK(report_of(p4::check<pebs_32>(p4::buffer_shape{.bytes = 40})) ==
          "threshold_lies_in_buffer pebs_interrupt_threshold");
    CHECK(report_of(p4::check<bts_32>(p4::buffer_shape{.bytes = 12})) == "legal"); // circular
}

TEST_CASE("a shape becomes an empty buffer at an address") {
    constexpr p4::buffer_shape shape = p4::buffer_of<bts_64, 240, 168>;
    static_assert(p4::buffer_at<bts_64>(kernel + 0x1000, shape) == good_64.bts);
    constexpr p4::buffer_shape samples = p4::buffer_of<pebs_32, 200, 120>;
    static_assert(p4::buffer_at<pebs_32>(0x2000, samples) == good_32.pebs);
    constexpr p4::store_buffer round = p4::buffer_at<bts_32>(0x1000, p4::buffer_of<bts_32, 120>);
    static_assert(round.is_circular() && round.index == round.base);
    CHECK(report_of(p4::check<bts_32>(round)) == "legal");
    // A buffer that does not fit below the end of the address space is illegal.
    CHECK(report_of(p4::check<bts_64>(p4::buffer_at<bts_64>(~std::uint64_t{0} - 7, shape))) !=
          "legal");
}

TEST_CASE("a store of constants passes through the compiler's check") {
    static_assert(p4::checked_store<p4::layout_32, good_32> == good_32);
    static_assert(p4::checked_store<p4::layout_64, good_64> == good_64);
}
