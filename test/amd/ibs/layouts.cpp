#include <msr/amd/ibs/layouts.hpp>

#include "ibs_facts.hpp"

#include <doctest/doctest.h>

#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace {

namespace ibs = msr::ibs;
using ibs_facts::bare;

const facts::table &table() {
    static const facts::table read{"amd/ibs_fields.csv"};
    return read;
}

const ibs::layout *layout_named(const std::string &name, const std::string &variant) {
    for (const ibs::layout &layout : ibs::layouts)
        if (layout.name == facts::lower_case(name) && layout.variant == variant) return &layout;
    return nullptr;
}

ibs::field_use use_named(const std::string &access) {
    if (access == "RW") return ibs::field_use::set_by_software;
    if (access == "RW-HW") return ibs::field_use::updated_by_hardware;
    if (access == "RO") return ibs::field_use::read_only;
    if (access == "RSVD") return ibs::field_use::unused;
    throw std::runtime_error("no such access: " + access);
}

} // namespace

TEST_CASE("there are 39 layouts of 16 registers, and the table has no other") {
    std::set<std::pair<std::string, std::string>> in_table;
    for (const facts::row &row : table())
        in_table.emplace(row["register"], row["variant"]);
    CHECK(in_table.size() == 39);
    CHECK(std::size(ibs::layouts) == 39);
    for (const auto &[name, variant] : in_table)
        CHECK(layout_named(name, variant) != nullptr);
}

TEST_CASE("every layout has the fields of the table, column by column") {
    std::map<const ibs::layout *, std::size_t> observed;
    for (const facts::row &row : table()) {
        INFO(row["register"], " ", row["variant"], " ", row["field"]);
        const ibs::layout *const layout = layout_named(row["register"], row["variant"]);
        REQUIRE(layout != nullptr);
        CHECK(layout->address == facts::number(row["address"]));
        CHECK(layout->generations == ibs_facts::generations_of(row["families"]));
        const std::size_t place = observed[layout]++;
        REQUIRE(place < layout->fields.size());
        const ibs::layout_field &field = layout->fields[place];
        CHECK(field.low == facts::number(row["lo"]));
        CHECK(field.low + field.width - 1 == facts::number(row["hi"]));
        CHECK(field.width == facts::number(row["width"]));
        CHECK(field.use == use_named(row["access"]));
        CHECK(ibs::name_of(field.sure) == row["confidence"]);
        CHECK(field.meaning == row["meaning"]);
        if (row["access"] == "RSVD") {
            CHECK(field.name == std::string{"reserved"});
            continue;
        }
        CHECK(bare(field.name) == bare(row["field"]));
        if (row["gate"] == "fam")
            CHECK(field.gate == ibs::feature::by_family);
        else
            CHECK(static_cast<unsigned>(field.gate) == std::stoul(row["gate"]));
    }
    for (const ibs::layout &entry : ibs::layouts)
        CHECK(observed[&entry] == entry.fields.size());
}

TEST_CASE("every layout covers 64 bits, in order and without overlap") {
    for (const ibs::layout &layout : ibs::layouts) {
        INFO(std::string{layout.name}, " ", std::string{layout.variant});
        unsigned next = 0;
        for (const ibs::layout_field &field : layout.fields) {
            CHECK(field.low == next);
            next += field.width;
        }
        CHECK(next == 64);
    }
}

TEST_CASE("a register has one layout on a generation") {
    for (const ibs::layout &layout : ibs::layouts)
        for (const ibs::layout &other : ibs::layouts)
            if (&layout != &other && layout.address == other.address)
                CHECK((layout.generations & other.generations) == 0);
}

TEST_CASE("every value of every field is read from its bits and from no other") {
    std::mt19937_64 random{1};
    for (const facts::row &row : table()) {
        const ibs::layout *const layout = layout_named(row["register"], row["variant"]);
        REQUIRE(layout != nullptr);
        const auto low = static_cast<unsigned>(facts::number(row["lo"]));
        const auto width = static_cast<unsigned>(facts::number(row["width"]));
        const ibs::layout_field *field = nullptr;
        for (const ibs::layout_field &layout_field : layout->fields)
            if (layout_field.low == low) field = &layout_field;
        REQUIRE(field != nullptr);
        const std::uint64_t maximum = ~std::uint64_t{0} >> (64 - width);
        const std::uint64_t attempts = width <= 16 ? maximum : 4096;
        bool good = true;
        for (std::uint64_t i = 0; i <= attempts; ++i) {
            const std::uint64_t value = width <= 16 ? i : random() & maximum;
            const std::uint64_t placed = value << low;
            const std::uint64_t noise = random() & ~(maximum << low);
            good = good && field->value_in(placed) == value &&
                   field->value_in(placed | noise) == value && field->value_in(noise) == 0;
        }
        INFO(row["register"], " ", row["variant"], " ", row["field"]);
        CHECK(good);
    }
}

TEST_CASE("a processor has the fields that CPUID announces, and its other bits are reserved") {
    for (const ibs::generation generation : ibs_facts::measured_generations()) {
        const ibs::feature_set features = ibs_facts::measured_features(generation);
        const ibs::target target = ibs::target_of(generation);
        std::map<std::uint32_t, std::uint64_t> known, saved;
        for (const facts::row &row : table()) {
            const auto set = ibs_facts::generations_of(row["families"]);
            const auto address = static_cast<std::uint32_t>(facts::number(row["address"]));
            known[address] |= 0;
            saved[address] |= 0;
            if (!ibs::contains(set, generation) || !ibs_facts::announced(row["gate"], features))
                continue;
            const std::uint64_t mask = ~std::uint64_t{0} >> (64 - facts::number(row["width"]))
                                                                << facts::number(row["lo"]);
            known[address] |= mask;
            if (row["access"] == "RW") saved[address] |= mask;
        }
        for (const auto &line : known) {
            const std::uint32_t address = line.first;
            const std::uint64_t bits = line.second;
            INFO(std::string{ibs::row_of(generation).name}, " ", address);
            CHECK(ibs::known_bits(address, target) == bits);
            CHECK(ibs::reserved_bits(address, target) == ~bits);
            CHECK(ibs::kept_bits(address, target) == saved[address]);
            CHECK((ibs::layout_at(address, target) != nullptr) == (bits != 0));
        }
    }
}

TEST_CASE("a field whose bit is not announced is reserved") {
    // Zen 4 has the L3-miss filter, Zen 5 the load latency filter and the page size.
    static_assert((ibs::known_bits(0xc0011033, ibs::zen3) >> 16 & 1) == 0);
    static_assert((ibs::known_bits(0xc0011033, ibs::zen4) >> 16 & 1) == 1);
    static_assert(ibs::known_bits(0xc0011033, ibs::zen4) >> 59 == 0);
    static_assert(ibs::known_bits(0xc0011033, ibs::zen5) >> 59 == 0x1f);
    static_assert(ibs::known_bits(0xc0011033, ibs::family10h) == 0x000f'ffff'000e'ffff);
    // Model 02h of family 10h has no CPUID leaf 8000_001Bh, so IBS has neither op counts nor a
    // count to be read.
    constexpr ibs::target old = ibs::family10h.on_model(2);
    static_assert(ibs::known_bits(0xc0011033, old) == 0x6ffff);
    // Family 10h has no branch target register, and only models 60h to 7Fh of family 15h have a
    // fourth data register.
    static_assert(ibs::layout_at(0xc001103b, ibs::family10h) == nullptr);
    static_assert(ibs::layout_at(0xc001103d, ibs::zen2) == nullptr);
    CHECK(ibs::layout_at(0xc001103d, ibs::family15h_60) != nullptr);
    static_assert(ibs::layout_at(0xc001103e, ibs::zen5) == nullptr);
    CHECK(ibs::layout_at(0xc0011040, ibs::zen5) == nullptr);
}

TEST_CASE("fields are found by name, and each field of a value is reported") {
    const ibs::layout *const control = ibs::layout_at(0xc0011033, ibs::zen5);
    REQUIRE(control != nullptr);
    CHECK(ibs::field_named(*control, "ld_lat_en")->low == 63);
    CHECK(ibs::field_named(*control, "nothing") == nullptr);
    CHECK(ibs::field_named(*control, "op_e") == nullptr);
    CHECK(ibs::field_named(*control, "op_en")->row().kind == msr::access::read_write);
    CHECK(ibs::field_named(*control, "reserved")->row().kind == msr::access::reserved);
    std::map<std::string, std::uint64_t> text;
    ibs::each_field(
        0xc0011033, ibs::family10h, 0x000002c30006186a,
        [&](const ibs::layout_field &field, std::uint64_t value) { text[field.name] = value; });
    CHECK(text == std::map<std::string, std::uint64_t>{{"op_max_cnt_lo", 0x186a},
                                                       {"op_en", 1},
                                                       {"op_val", 1},
                                                       {"op_cnt_ctl", 0},
                                                       {"op_cur_cnt", 707}});
}
