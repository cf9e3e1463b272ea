#include <msr/intel/pebs/adaptive.hpp>

#include "layout_rows.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace {

namespace pebs = msr::pebs;
using bytes = std::vector<unsigned char>;
using layout_rows::rows_of;
using pebs::defect;

/// Bits of a record's first word, as intel_arch_pmu_fields.csv has them for MSR_PEBS_DATA_CFG.
enum : std::uint64_t { memory = 1, registers = 2, xmm = 4, lbr = 8, counters = 16, metrics = 32 };

/// A record that is made without the library: groups in their order, with the sizes in
/// intel_pebs_layout.csv.
struct made {
    bytes data;
    std::size_t memory_at{}, registers_at{}, xmm_at{}, lbr_at{}, snapshot_at{};
};

/// Makes a record with some groups and `entries` last branches; the masks are those of the
/// snapshot's header.
made make(std::uint64_t groups, unsigned entries = 0, std::uint32_t general = 0,
          std::uint32_t fixed = 0, std::uint32_t metrics_mask = 0) {
    static const std::size_t basic_size = layout_rows::size_in_facts("adaptive", "basic");
    static const std::size_t memory_size = layout_rows::size_in_facts("adaptive", "memory");
    static const std::size_t registers_size = layout_rows::size_in_facts("adaptive", "gpr");
    static const std::size_t xmm_size = layout_rows::size_in_facts("adaptive", "xmm");
    static const std::size_t entry_size = layout_rows::size_in_facts("adaptive", "lbr");
    made record;
    std::size_t end = basic_size;
    const auto place = [&](std::size_t &position, bool is_there, std::size_t size) {
        position = end;
        if (is_there) end += size;
    };
    place(record.memory_at, (groups & memory) != 0, memory_size);
    place(record.registers_at, (groups & registers) != 0, registers_size);
    place(record.xmm_at, (groups & xmm) != 0, xmm_size);
    place(record.lbr_at, (groups & lbr) != 0, entries * entry_size);
    std::size_t words = 0;
    for (unsigned bit = 0; bit < 32; ++bit)
        words += (general >> bit & 1) + (fixed >> bit & 1);
    if (metrics_mask == 3) words += 2;
    place(record.snapshot_at, (groups & (counters | metrics)) != 0, 16 + 8 * words);
    record.data = layout_rows::distinct_bytes(end);
    const std::uint64_t lbr_bits = (groups & lbr) != 0 ? std::uint64_t{entries - 1} << 24 : 0;
    layout_rows::put(record.data.data(), end << 48 | 0x1234ull << 32 | lbr_bits | groups);
    if ((groups & (counters | metrics)) != 0) {
        layout_rows::put(record.data.data() + record.snapshot_at,
                         std::uint64_t{fixed} << 32 | general);
        layout_rows::put(record.data.data() + record.snapshot_at + 8, metrics_mask);
    }
    return record;
}

pebs::decoded<pebs::adaptive_record> decode(const bytes &data, std::uint32_t allowed = 0x3f) {
    return pebs::adaptive_record::decode(data, allowed);
}

/// Returns a record with a changed first word: the bits in `keep` stay, the bits in `set` are
/// added, all others become 0.
bytes with_first_word(bytes data, std::uint64_t keep, std::uint64_t set) {
    layout_rows::put(data.data(), (layout_rows::number_in(data.data(), 8) & keep) | set);
    return data;
}

} // namespace

TEST_CASE("the groups of an adaptive record agree with the facts") {
    layout_rows::agree(pebs::basic_fields::all, rows_of("adaptive", "basic 32"));
    layout_rows::agree(pebs::format_size_fields::all, rows_of("adaptive", "basic format_size"));
    layout_rows::agree(pebs::memory_fields::all, rows_of("adaptive", "memory 32"));
    layout_rows::agree(pebs::latency_fields::all, rows_of("adaptive", "memory latency"));
    layout_rows::agree(pebs::register_fields::all, rows_of("adaptive", "gpr"));
    layout_rows::agree(pebs::xmm_fields::all, rows_of("adaptive", "xmm"));
    layout_rows::agree(pebs::lbr_fields::all, rows_of("adaptive", "lbr"));
    layout_rows::agree(pebs::snapshot_fields::all, rows_of("adaptive", "counter snapshot"));
    CHECK(pebs::group_sizes::basic == layout_rows::size_in_facts("adaptive", "basic"));
    CHECK(pebs::group_sizes::memory == layout_rows::size_in_facts("adaptive", "memory"));
    CHECK(pebs::group_sizes::registers == layout_rows::size_in_facts("adaptive", "gpr"));
    CHECK(pebs::group_sizes::xmm == layout_rows::size_in_facts("adaptive", "xmm"));
    CHECK(pebs::group_sizes::lbr_entry == layout_rows::size_in_facts("adaptive", "lbr"));
    CHECK(pebs::group_sizes::snapshot_header ==
          layout_rows::size_in_facts("adaptive", "counter snapshot"));
}

TEST_CASE("every combination of groups is found where it lies") {
    for (std::uint64_t groups = 0; groups < 64; ++groups)
        for (const unsigned entries : {1u, 8u, 32u, 256u}) {
            if ((groups & lbr) == 0 && entries != 1) continue;
            const made record =
                make(groups, entries, 0x8000'0105, 0x9, (groups & metrics) != 0 ? 3 : 0);
            CAPTURE(groups);
            CAPTURE(entries);
            const auto result = decode(record.data);
            REQUIRE_FALSE(result.error);
            const pebs::adaptive_record &adaptive_record = result.record;
            const unsigned char *const start = record.data.data();
            CHECK(adaptive_record.size() == record.data.size());
            CHECK(adaptive_record.retire_latency() == 0x1234);
            CHECK(adaptive_record.data() == start);
            CHECK(adaptive_record.eventing_ip() == layout_rows::number_in(start + 8, 8));
            CHECK(adaptive_record.applicable_counters().raw ==
                  layout_rows::number_in(start + 16, 8));
            CHECK(adaptive_record.tsc() == layout_rows::number_in(start + 24, 8));
            CHECK(adaptive_record.has_memory() == ((groups & memory) != 0));
            CHECK(adaptive_record.has_registers() == ((groups & registers) != 0));
            CHECK(adaptive_record.has_xmm() == ((groups & xmm) != 0));
            CHECK(adaptive_record.has_lbr() == ((groups & lbr) != 0));
            CHECK(adaptive_record.has_snapshot() == ((groups & (counters | metrics)) != 0));
            if (adaptive_record.has_memory())
                CHECK(adaptive_record.memory().data() == start + record.memory_at);
            if (adaptive_record.has_registers())
                CHECK(adaptive_record.registers().data() == start + record.registers_at);
            if (adaptive_record.has_xmm())
                CHECK(adaptive_record.xmm().data() == start + record.xmm_at);
            if (adaptive_record.has_lbr()) {
                REQUIRE(adaptive_record.lbr().size() == entries);
                CHECK(adaptive_record.lbr()[entries - 1].data() ==
                      start + record.lbr_at + (entries - 1) * 24);
            }
            if (adaptive_record.has_snapshot())
                CHECK(adaptive_record.snapshot().data() == start + record.snapshot_at);
        }
}

TEST_CASE("the accessors of the groups read the bytes that the facts give them") {
    const made record = make(memory | registers | xmm | lbr, 2);
    const pebs::adaptive_record adaptive_record = decode(record.data).record;
    const unsigned char *const start = record.data.data();
    const auto expected = [&](const std::string &group, std::size_t position, std::size_t line) {
        return layout_rows::value_of(rows_of("adaptive", group).at(line), start + position);
    };
    const pebs::memory_group access = adaptive_record.memory();
    CHECK(access.data_linear_address() == expected("memory 32", record.memory_at, 0));
    CHECK(access.data_source() == expected("memory 32", record.memory_at, 1));
    CHECK(access.latency() == expected("memory 32", record.memory_at, 2));
    CHECK(access.tsx_tuning().raw == expected("memory 32", record.memory_at, 3));
    CHECK(access.instruction_latency() == expected("memory latency", record.memory_at, 0));
    CHECK(access.cache_latency() == expected("memory latency", record.memory_at, 1));

    const pebs::register_group saved = adaptive_record.registers();
    const std::uint64_t read[] = {
        saved.rflags(), saved.rip(), saved.rax(), saved.rcx(), saved.rdx(), saved.rbx(),
        saved.rsp(),    saved.rbp(), saved.rsi(), saved.rdi(), saved.r8(),  saved.r9(),
        saved.r10(),    saved.r11(), saved.r12(), saved.r13(), saved.r14(), saved.r15()};
    const char *const names[] = {"rflags", "rip", "rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi",
                                 "rdi",    "r8",  "r9",  "r10", "r11", "r12", "r13", "r14", "r15"};
    const auto lines = rows_of("adaptive", "gpr");
    REQUIRE(lines.size() == std::size(read));
    for (std::size_t i = 0; i < lines.size(); ++i) {
        CHECK(lines[i].name == names[i]);
        CHECK(read[i] == layout_rows::value_of(lines[i], start + record.registers_at));
    }
    for (unsigned i = 0; i < 16; ++i) {
        CHECK(adaptive_record.xmm().low(i) == expected("xmm", record.xmm_at, i));
        CHECK(adaptive_record.xmm().high(i) == expected("xmm", record.xmm_at + 8, i));
    }
    const pebs::lbr_entry last = adaptive_record.lbr()[1];
    CHECK(last.from() == expected("lbr", record.lbr_at + 24, 0));
    CHECK(last.to() == expected("lbr", record.lbr_at + 24, 1));
    CHECK(last.info() == expected("lbr", record.lbr_at + 24, 2));
}

TEST_CASE("a snapshot has the counters of its masks, general ones first, then the metrics") {
    std::mt19937 twister{1};
    const auto random = [&] { return static_cast<std::uint32_t>(twister()); };
    for (int round = 0; round < 200; ++round) {
        const std::uint32_t general = random() & random();
        const std::uint32_t fixed = random() & random();
        const std::uint32_t metrics_mask = random() % 5;
        const made record = make(counters, 0, general, fixed, metrics_mask);
        const auto result = decode(record.data);
        REQUIRE_FALSE(result.error);
        const pebs::snapshot_group group = result.record.snapshot();
        const unsigned char *word = record.data.data() + record.snapshot_at + 16;
        const auto next = [&] {
            word += 8;
            return layout_rows::number_in(word - 8, 8);
        };
        for (unsigned i = 0; i < 33; ++i) {
            const bool is_there = i < 32 && (general >> i & 1) != 0;
            CHECK(group.has_general(i) == is_there);
            CHECK(group.general(i) == (is_there ? next() : 0));
        }
        for (unsigned i = 0; i < 33; ++i) {
            const bool is_there = i < 32 && (fixed >> i & 1) != 0;
            CHECK(group.has_fixed(i) == is_there);
            CHECK(group.fixed(i) == (is_there ? next() : 0));
        }
        CHECK(group.has_metrics() == (metrics_mask == 3));
        for (unsigned i = 0; i < 3; ++i)
            CHECK(group.metrics(i) == (metrics_mask == 3 && i < 2 ? next() : 0));
        CHECK(word == record.data.data() + record.data.size());
    }
}

TEST_CASE("what is no record is reported, with the numbers") {
    const made good = make(memory | registers, 0);
    const std::uint64_t size = good.data.size();
    constexpr std::uint64_t all_but_size = 0xffff'ffff'ffff;
    constexpr std::uint64_t total = ~std::uint64_t{0};
    const auto error_of = [&](const bytes &data, std::uint32_t allowed = 0x3f) {
        return decode(data, allowed).error;
    };
    for (std::size_t count = 0; count < size; ++count)
        CHECK(error_of(bytes(good.data.begin(), good.data.begin() + static_cast<long>(count))) ==
              pebs::decode_error{defect::cut_off, 0, count, count < 32 ? 32 : size});
    for (std::uint64_t claimed = 0; claimed < 32; ++claimed)
        CHECK(error_of(with_first_word(good.data, all_but_size, claimed << 48)) ==
              pebs::decode_error{defect::size_below_header, 0, claimed, 32});
    for (std::uint64_t extra = 1; extra < 8; ++extra)
        CHECK(error_of(with_first_word(good.data, all_but_size, (64 + extra) << 48)) ==
              pebs::decode_error{defect::size_not_in_words, 0, 64 + extra, 64});
    for (std::uint64_t claimed = 32; claimed < size; claimed += 8)
        CHECK(error_of(with_first_word(good.data, all_but_size, claimed << 48)) ==
              pebs::decode_error{defect::groups_differ_from_size, 0, claimed, size});
    bytes longer = good.data; // a record longer than its groups need
    longer.resize(size + 8);
    CHECK(error_of(with_first_word(longer, all_but_size, (size + 8) << 48)) ==
          pebs::decode_error{defect::groups_differ_from_size, 0, size + 8, size});
    for (unsigned bit = 6; bit < 24; ++bit)
        CHECK(error_of(with_first_word(good.data, total, 1ull << bit)).why ==
              defect::group_unknown);
    CHECK(error_of(good.data, 1) == pebs::decode_error{defect::group_not_configured, 0, 3, 1});
    for (unsigned bit = 0; bit < 4; ++bit) {
        const bytes one_group = make(1u << bit, 1).data;
        CHECK_FALSE(error_of(one_group, 1u << bit));
        CHECK(error_of(one_group, 0x3f & ~(1u << bit)).why == defect::group_not_configured);
    }
    CHECK(error_of(make(counters).data, pebs::groups_allowed(pebs::format::adaptive)).why ==
          defect::group_not_configured);
    CHECK_FALSE(error_of(make(counters).data, pebs::groups_allowed(pebs::format::snapshot)));
    const pebs::selection chosen{pebs::format::adaptive, {.memory = true, .lbr_entries = 4}};
    CHECK_FALSE(error_of(make(memory | lbr, 4).data, pebs::groups_allowed(chosen)));
    CHECK(error_of(make(xmm).data, pebs::groups_allowed(chosen)).why ==
          defect::group_not_configured);
}

TEST_CASE("a snapshot that claims more counters than the record has room for is not read") {
    made record = make(counters, 0, 0x3, 0x1);
    layout_rows::put(record.data.data() + record.snapshot_at, ~std::uint64_t{0});
    const pebs::decode_error faulty = decode(record.data).error;
    CHECK(faulty.why == defect::groups_differ_from_size);
    CHECK(faulty.expected == 32 + 16 + 64 * 8);
    // a record that ends in front of the snapshot's header
    bytes short_one = make(0).data;
    short_one = with_first_word(short_one, ~std::uint64_t{0}, counters);
    CHECK(decode(short_one).error ==
          pebs::decode_error{defect::groups_differ_from_size, 0, 32, 48});
}

TEST_CASE("a record is described group by group, parts behind their words") {
    const made record = make(memory | registers | xmm | lbr | counters, 2, 0x5, 0x2, 0);
    const auto report = layout_rows::told_by(decode(record.data).record);
    const unsigned char *const start = record.data.data();
    std::size_t position =
        layout_rows::tells(report, 0, "basic", rows_of("adaptive", "basic 32"), start);
    position = layout_rows::tells(report, position, "format_size",
                                  rows_of("adaptive", "basic format_size"), start);
    const unsigned char *const access = start + record.memory_at;
    position =
        layout_rows::tells(report, position, "memory", rows_of("adaptive", "memory 32"), access);
    position = layout_rows::tells(report, position, "latency",
                                  rows_of("adaptive", "memory latency"), access);
    auto tsx = rows_of("fmt2_tsx", "tsx_tuning");
    for (auto &line : tsx)
        line.offset = 24;
    position = layout_rows::tells(report, position, "tsx_tuning", tsx, access);
    position = layout_rows::tells(report, position, "registers", rows_of("adaptive", "gpr"),
                                  start + record.registers_at);
    position = layout_rows::tells(report, position, "xmm", rows_of("adaptive", "xmm"),
                                  start + record.xmm_at);
    for (std::size_t i = 0; i < 2; ++i) {
        CHECK(report.at(position).element == i);
        position = layout_rows::tells(report, position, "lbr", rows_of("adaptive", "lbr"),
                                      start + record.lbr_at + 24 * i);
    }
    position =
        layout_rows::tells(report, position, "snapshot", rows_of("adaptive", "counter snapshot"),
                           start + record.snapshot_at);
    REQUIRE(report.size() == position + 3);
    CHECK(report[position].name == "general_counter");
    CHECK(report[position + 1].element == 2);
    CHECK(report[position + 2].name == "fixed_counter");
    CHECK(report[position + 2].element == 1);
}

TEST_CASE("records are decoded in the compiler, too") {
    static constexpr unsigned char basic[32] = {0, 0, 0, 0, 0, 0, 32, 0, 0x23, 0x81};
    constexpr auto result = pebs::adaptive_record::decode({basic, 32}, 0);
    static_assert(!result.error && result.record.eventing_ip() == 0x8123);
}
