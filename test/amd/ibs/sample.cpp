#include <msr/amd/ibs/sample.hpp>

#include <msr/amd/ibs/describe.hpp>
#include <msr/amd/ibs/sample_records.hpp>

#include "ibs_facts.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <cstring>
#include <map>
#include <random>
#include <span>
#include <string>
#include <vector>

namespace {

namespace ibs = msr::ibs;
using ibs::erratum_id;

/// The op sample that perf-amd-ibs(1) dumps, of a Zen 4 or later.
constexpr ibs::raw_op published{.op_ctl = 0x000002c30006186a,
                                .op_rip = 0xffffffff8204aea7,
                                .op_data = 0x0000010002550001,
                                .op_data2 = 0x0000000000000013,
                                .op_data3 = 0x0000000031960092,
                                .dc_linaddr = 0xff110008a5398920,
                                .dc_physaddr = 0x00000008a5398920};

constexpr std::uint64_t bit(unsigned number) { return std::uint64_t{1} << number; }

ibs::raw_op with_data3(std::uint64_t op_data3) { return {.op_data3 = op_data3}; }

/// Returns the names of errata in a set: their numbers in AMD's guides.
std::vector<std::string> named(ibs::erratum_set set) {
    std::vector<std::string> names;
    for (const ibs::erratum &erratum : ibs::errata)
        if ((set & ibs::set_of(erratum.id)) != 0) names.push_back(erratum.name);
    return names;
}
using names = std::vector<std::string>;

/// A member of a decoded IBS sample: the name of its field in ibs_fields.csv, in lower case without
/// underscores, and the function that reads the member. `read` is a plain pointer, because the
/// compiler makes a dozen functions for each std::function.
template <typename Sample>
struct member {
    const char *name;
    std::uint64_t (*read)(const Sample &sample);
};
/// Returns the member of a sample with the name `name`, or null.
template <typename Sample>
const member<Sample> *member_named(std::span<const member<Sample>> members,
                                   const std::string &name) {
    for (const member<Sample> &row : members)
        if (name == row.name) return &row;
    return nullptr;
}

/// Returns the members of an op sample, by their fields' names in ibs_fields.csv; fields without a
/// member are left out.
std::span<const member<ibs::op_sample>> op_members() {
    using s = ibs::op_sample;
    static constexpr member<s> members[] = {
        {"opval", [](const s &x) -> std::uint64_t { return x.valid(); }},
        {"oprip", [](const s &x) -> std::uint64_t { return x.rip; }},
        {"comptoretctr", [](const s &x) -> std::uint64_t { return x.completion_to_retire(); }},
        {"tagtoretctr", [](const s &x) -> std::uint64_t { return x.tag_to_retire(); }},
        {"return", [](const s &x) -> std::uint64_t { return x.is_return(); }},
        {"ripinvalid", [](const s &x) -> std::uint64_t { return !x.has_rip(); }},
        {"brnfuse", [](const s &x) -> std::uint64_t { return x.is_fused_branch(); }},
        {"microcode", [](const s &x) -> std::uint64_t { return x.from_microcode(); }},
        {"nbibsreqdstnode", [](const s &x) -> std::uint64_t { return x.from_remote_node(); }},
        {"rmtnode", [](const s &x) -> std::uint64_t { return x.from_remote_node(); }},
        {"nbibsreqcachehitst", [](const s &x) -> std::uint64_t { return x.cache_hit_st(); }},
        {"cachehitst", [](const s &x) -> std::uint64_t { return x.cache_hit_st(); }},
        {"ldop", [](const s &x) -> std::uint64_t { return x.is_load(); }},
        {"stop", [](const s &x) -> std::uint64_t { return x.is_store(); }},
        {"dcl1tlbmiss", [](const s &x) -> std::uint64_t { return x.missed_l1_tlb(); }},
        {"dcl2tlbmiss", [](const s &x) -> std::uint64_t { return x.missed_l2_tlb(); }},
        {"dcmiss", [](const s &x) -> std::uint64_t { return x.missed_data_cache(); }},
        {"dcmisacc", [](const s &x) -> std::uint64_t { return x.misaligned(); }},
        {"dcwcmemacc", [](const s &x) -> std::uint64_t { return x.write_combining(); }},
        {"dcucmemacc", [](const s &x) -> std::uint64_t { return x.uncacheable(); }},
        {"dclockedop", [](const s &x) -> std::uint64_t { return x.locked(); }},
        {"dcmabhit", [](const s &x) -> std::uint64_t { return x.miss_buffer_flag(); }},
        {"dcmissnomaballoc", [](const s &x) -> std::uint64_t { return x.miss_buffer_flag(); }},
        {"dclinaddrvalid", [](const s &x) -> std::uint64_t { return x.has_linear_address(); }},
        {"dcphyaddrvalid", [](const s &x) -> std::uint64_t { return x.has_physical_address(); }},
        {"l2miss", [](const s &x) -> std::uint64_t { return x.missed_l2(); }},
        {"swpf", [](const s &x) -> std::uint64_t { return x.kind == ibs::op_kind::prefetch; }},
        {"opdcmissopenmemreqs", [](const s &x) -> std::uint64_t { return x.open_requests(); }},
        {"dcmisslat", [](const s &x) -> std::uint64_t { return x.miss_latency(); }},
        {"tlbrefilllat", [](const s &x) -> std::uint64_t { return x.tlb_refill_latency(); }},
        {"dclinad", [](const s &x) -> std::uint64_t { return x.linear_address; }},
        {"dcphysad", [](const s &x) -> std::uint64_t { return x.physical_address; }},
        {"brtarget", [](const s &x) -> std::uint64_t { return x.branch_target; }},
        {"dcldbnkcon", [](const s &x) -> std::uint64_t { return x.load_had_bank_conflict(); }},
        {"dcstbnkcon", [](const s &x) -> std::uint64_t { return x.store_had_bank_conflict(); }},
        {"dcsttoldfwd", [](const s &x) -> std::uint64_t { return x.store_was_forwarded(); }},
        {"dcsttoldcan", [](const s &x) -> std::uint64_t { return x.forwarding_was_cancelled(); }},
        {"brnresync", [](const s &x) -> std::uint64_t { return x.caused_resync(); }},
        {"mispreturn", [](const s &x) -> std::uint64_t { return x.is_mispredicted_return(); }},
        {"ldresync", [](const s &x) -> std::uint64_t { return x.load_resynced; }},
    };
    return members;
}
std::span<const member<ibs::fetch_sample>> fetch_members() {
    using s = ibs::fetch_sample;
    static constexpr member<s> members[] = {
        {"fetchlat", [](const s &x) -> std::uint64_t { return x.latency; }},
        {"fetchval", [](const s &x) -> std::uint64_t { return x.valid(); }},
        {"fetchcomp", [](const s &x) -> std::uint64_t { return x.completed(); }},
        {"icmiss", [](const s &x) -> std::uint64_t { return x.missed_instruction_cache(); }},
        {"phyaddrvalid", [](const s &x) -> std::uint64_t { return x.has_physical_address(); }},
        {"l1tlbmiss", [](const s &x) -> std::uint64_t { return x.missed_l1_tlb(); }},
        {"l2tlbmiss", [](const s &x) -> std::uint64_t { return x.missed_l2_tlb(); }},
        {"fetchl2miss", [](const s &x) -> std::uint64_t { return x.missed_l2(); }},
        {"fetchocmiss", [](const s &x) -> std::uint64_t { return x.missed_op_cache(); }},
        {"fetchl3miss", [](const s &x) -> std::uint64_t { return x.missed_l3(); }},
        {"fetchlinad", [](const s &x) -> std::uint64_t { return x.linear_address; }},
        {"fetchphysad", [](const s &x) -> std::uint64_t { return x.physical_address; }},
        {"itlbrefilllat", [](const s &x) -> std::uint64_t { return x.itlb_refill_latency; }},
    };
    return members;
}

/// Returns the member of a sample for the register at an address, or null.
std::uint64_t *register_in(ibs::raw_op &raw, ibs::raw_fetch &fetch, std::uint64_t address) {
    std::uint64_t *const ops[] = {&raw.op_ctl,   &raw.op_rip,     &raw.op_data,    &raw.op_data2,
                                  &raw.op_data3, &raw.dc_linaddr, &raw.dc_physaddr};
    if (address >= 0xc0011033 && address <= 0xc0011039) return ops[address - 0xc0011033];
    switch (address) {
    case 0xc0011030:
        return &fetch.fetch_ctl;
    case 0xc0011031:
        return &fetch.fetch_linaddr;
    case 0xc0011032:
        return &fetch.fetch_physaddr;
    case 0xc001103b:
        return &raw.br_target;
    case 0xc001103c:
        return &fetch.extd_ctl;
    case 0xc001103d:
        return &raw.op_data4;
    default:
        return nullptr;
    }
}

} // namespace

TEST_CASE("a value of a register is put where the sample has it, and nowhere else") {
    for (std::uint32_t address = 0xc0011000; address < 0xc0011060; ++address) {
        INFO(address);
        ibs::raw_op op, op_put;
        ibs::raw_fetch fetch, fetch_put;
        std::uint64_t *const place = register_in(op, fetch, address);
        const bool of_fetch = (address >= 0xc0011030 && address <= 0xc0011032) ||
                              address == 0xc001103c; // the four registers of fetch sampling
        if (place != nullptr) *place = address;
        CHECK(ibs::put(op_put, address, address) == (place != nullptr && !of_fetch));
        CHECK(ibs::put(fetch_put, address, address) == of_fetch);
        CHECK(std::memcmp(&op_put, &op, sizeof op) == 0);
        CHECK(std::memcmp(&fetch_put, &fetch, sizeof fetch) == 0);
    }
}

TEST_CASE("the published dump decodes as published") {
    constexpr ibs::op_sample sample = ibs::decode_op<ibs::zen4>(published);
    static_assert(sample.valid());
    static_assert(sample.period_elapsed() == 100000);
    static_assert(sample.rip == 0xffffffff8204aea7 && sample.has_rip());
    static_assert(sample.completion_to_retire() == 1);
    static_assert(sample.tag_to_retire() == 597);
    static_assert(sample.branch == ibs::branch_outcome::no_branch);
    static_assert(!sample.is_fused_branch() && sample.from_microcode());
    static_assert(sample.from_remote_node() && sample.source == ibs::data_source::dram);
    static_assert(sample.kind == ibs::op_kind::store);
    static_assert(!sample.missed_l1_tlb() && !sample.missed_l2_tlb());
    static_assert(sample.data_page == ibs::page_size::mib_2); // the bit DcL1TlbHit2M is set
    static_assert(sample.missed_data_cache() && !sample.misaligned());
    static_assert(!sample.write_combining() && !sample.uncacheable() && !sample.locked());
    static_assert(!sample.miss_buffer_flag());
    static_assert(sample.has_linear_address() && sample.linear_address == 0xff110008a5398920);
    static_assert(sample.has_physical_address() && sample.physical_address == 0x8a5398920);
    static_assert(sample.missed_l2());
    static_assert(sample.access_bytes() == 32 && sample.open_requests() == 12);
    static_assert(sample.miss_latency() == 0 && sample.tlb_refill_latency() == 0);
    static_assert(sample.untrusted == 0);
    CHECK(ibs::sample_decoder{ibs::zen4}.decode(published) == sample);
}

TEST_CASE("every field of every generation is decoded where CPUID announces it, and only there") {
    std::mt19937_64 random{1};
    std::size_t checked = 0;
    for (const ibs::generation generation : ibs_facts::measured_generations()) {
        const ibs::target target = ibs::target_of(generation);
        const ibs::feature_set features = ibs_facts::measured_features(generation);
        const ibs::sample_decoder decoder{target};
        std::map<std::uint64_t, std::uint64_t> known; // for each register, the bits that exist
        const facts::table table{"amd/ibs_fields.csv"};
        for (const facts::row &row : table) {
            const bool listed =
                ibs::contains(ibs_facts::generations_of(row["families"]), generation) &&
                row["access"] != "RSVD";
            if (!listed) continue;
            INFO(std::string{ibs::row_of(generation).name}, " ", row["register"], " ",
                 row["field"]);
            const auto width = static_cast<unsigned>(facts::number(row["width"]));
            const auto low = static_cast<unsigned>(facts::number(row["lo"]));
            const std::uint64_t maximum = ~std::uint64_t{0} >> (64 - width);
            const bool announced = ibs_facts::announced(row["gate"], features);
            const std::string name = ibs_facts::bare(row["field"]);
            const auto *const of_op = member_named(op_members(), name);
            const auto *const of_fetch = member_named(fetch_members(), name);
            const std::uint64_t address = facts::number(row["address"]);
            if (announced) known[address] |= maximum << low;
            bool good = true;
            for (unsigned i = 0; i < 200; ++i) {
                const std::uint64_t value = i < 2 ? (i == 0 ? 0 : maximum) : random() & maximum;
                ibs::raw_op op;
                ibs::raw_fetch fetch;
                std::uint64_t *const destination = register_in(op, fetch, address);
                if (destination == nullptr) break;
                *destination = value << low;
                const std::uint64_t expected = announced ? value : 0;
                if (of_op != nullptr && address != 0xc0011030) {
                    good = good && of_op->read(decoder.decode(op)) == expected;
                    // All other bits of the register are inverted: they must not change this field.
                    *destination = ~*destination;
                    const std::uint64_t inverse = announced ? ~value & maximum : 0;
                    good = good && of_op->read(decoder.decode(op)) == inverse;
                    ++checked;
                }
                if (of_fetch != nullptr && address < 0xc0011033) {
                    good = good && of_fetch->read(decoder.decode(fetch)) == expected;
                    ++checked;
                }
            }
            CHECK(good);
        }
    }
    CHECK(checked > 14 * 30 * 200);
}

TEST_CASE("ops have a kind") {
    const ibs::sample_decoder decoder{ibs::zen2};
    const auto kind = [&](std::uint64_t data3, std::uint64_t data = 0) {
        return decoder.decode(ibs::raw_op{.op_data = data, .op_data3 = data3}).kind;
    };
    CHECK(kind(0) == ibs::op_kind::other);
    CHECK(kind(1) == ibs::op_kind::load);
    CHECK(kind(2) == ibs::op_kind::store);
    CHECK(kind(3) == ibs::op_kind::load_and_store);
    CHECK(kind(1 | bit(21)) == ibs::op_kind::prefetch);
    CHECK(kind(0, bit(37)) == ibs::op_kind::branch);
    CHECK(kind(0, bit(37) | bit(34)) == ibs::op_kind::return_);
    CHECK(std::string{ibs::name_of(ibs::op_kind::return_)} == "return");
}

TEST_CASE("branches have an outcome, and a target where they were taken") {
    const ibs::sample_decoder decoder{ibs::zen2};
    const auto branch = [&](std::uint64_t data) {
        return decoder.decode(ibs::raw_op{.op_data = data, .br_target = 0x401000});
    };
    CHECK(branch(0).branch == ibs::branch_outcome::no_branch);
    CHECK(branch(bit(35)).branch == ibs::branch_outcome::no_branch); // the branch is not retired
    CHECK(branch(bit(37)).branch == ibs::branch_outcome::not_taken);
    CHECK(branch(bit(37) | bit(35)).branch == ibs::branch_outcome::taken);
    CHECK(branch(bit(37) | bit(36)).branch == ibs::branch_outcome::mispredicted_not_taken);
    CHECK(branch(bit(37) | bit(36) | bit(35)).branch == ibs::branch_outcome::mispredicted_taken);
    CHECK(branch(bit(37) | bit(35)).has_branch_target());
    CHECK(branch(bit(37) | bit(35)).branch_target == 0x401000);
    CHECK(!branch(bit(37)).has_branch_target());
    // Family 10h has no branch target register.
    const ibs::op_sample old = ibs::sample_decoder{ibs::family10h}.decode(
        ibs::raw_op{.op_data = bit(37) | bit(35), .br_target = 0x401000});
    CHECK(!old.has_branch_target());
    CHECK(old.branch_target == 0);
}

TEST_CASE("data sources of three bits, and of five from Zen 4 on") {
    const auto source = [](const ibs::target &target, std::uint64_t data2) {
        return ibs::sample_decoder{target}.decode(ibs::raw_op{.op_data2 = data2}).source;
    };
    for (unsigned code = 0; code < 8; ++code) {
        CHECK(source(ibs::zen3, code) == ibs::legacy_sources[code].is);
        // bits 7:6 are reserved on Zen 3
        CHECK(source(ibs::zen3, code | 0xc0) == ibs::legacy_sources[code].is);
    }
    for (unsigned code = 0; code < 32; ++code) {
        const std::uint64_t data2 = (code & 7) | std::uint64_t{code >> 3} << 6;
        CHECK(source(ibs::zen4, data2) == ibs::source_of(code, ibs::zen4).is);
        CHECK(source(ibs::zen5, data2 | 0x38) == ibs::source_of(code, ibs::zen5).is);
    }
    CHECK(source(ibs::zen4, 0x40) == ibs::data_source::extension_memory);
}

TEST_CASE("pages of data have a size") {
    const auto page = [](const ibs::target &target, std::uint64_t data3) {
        return ibs::sample_decoder{target}.decode(with_data3(data3)).data_page;
    };
    const std::uint64_t load = 1 | bit(17) | bit(18);
    CHECK(page(ibs::zen3, load) == ibs::page_size::kib_4);
    CHECK(page(ibs::zen3, load | bit(4)) == ibs::page_size::mib_2);
    CHECK(page(ibs::zen3, load | bit(5)) == ibs::page_size::gib_1);
    CHECK(page(ibs::zen3, load | bit(2) | bit(6)) == ibs::page_size::mib_2);
    CHECK(page(ibs::zen3, load | bit(2) | bit(19)) == ibs::page_size::gib_1);
    // the first-level TLB missed and the second-level TLB hit, so that the page size is known
    CHECK(page(ibs::zen3, load | bit(2)) == ibs::page_size::kib_4);
    // the first-level TLB hit: bit 3 says nothing
    CHECK(page(ibs::zen3, load | bit(3)) == ibs::page_size::kib_4);
    // both TLBs missed, so that the size is not known
    CHECK(page(ibs::zen3, load | bit(2) | bit(3)) == ibs::page_size::unknown);
    // the sample's data address is not valid
    CHECK(page(ibs::zen3, 1 | bit(4)) == ibs::page_size::unknown);
    // the sampled op is neither a load nor a store
    CHECK(page(ibs::zen3, bit(4) | bit(18)) == ibs::page_size::unknown);
    // On Zen 5 the sample has the page size itself.
    for (unsigned code = 0; code < 4; ++code)
        CHECK(page(ibs::zen5, load | std::uint64_t{code} << 4) == ibs::page_sizes[code]);
    CHECK(page(ibs::zen5, 1 | 0x10) == ibs::page_size::unknown);
}

TEST_CASE("what depends on a valid physical address, from Zen 4 and Zen 5 on") {
    const auto sample = [](const ibs::target &target, std::uint64_t data3) {
        return ibs::sample_decoder{target}.decode(with_data3(data3));
    };
    CHECK(sample(ibs::zen3, 5).has_tlb_refill_latency());
    CHECK(!sample(ibs::zen4, 5).has_tlb_refill_latency());
    CHECK(sample(ibs::zen4, 5 | bit(18)).has_tlb_refill_latency());
    // family 10h lacks the field of the TLB refill latency
    CHECK(!sample(ibs::family10h, 5 | bit(18)).has_tlb_refill_latency());
    CHECK(sample(ibs::zen4, 5).tells_of_tlb());
    CHECK(!sample(ibs::zen5, 5).tells_of_tlb());
    CHECK(sample(ibs::zen5, 5 | bit(18)).tells_of_tlb());
    // Fetch samples of models that have bits which older models lack.
    const auto fetch = [](const ibs::target &target, std::uint64_t control) {
        return ibs::sample_decoder{target}.decode(ibs::raw_fetch{.fetch_ctl = control});
    };
    CHECK(fetch(ibs::zen6, 0).has_untrusted_status);
    CHECK(!fetch(ibs::zen6, bit(52)).has_untrusted_status);
    CHECK(!fetch(ibs::zen5, 0).has_untrusted_status);
}

TEST_CASE("elapsed: the period once there is a sample, the running count before") {
    const ibs::sample_decoder decoder{ibs::zen2};
    const auto elapsed = [&](const ibs::sample_decoder &factor, std::uint64_t control) {
        return factor.decode(ibs::raw_op{.op_ctl = control}).period_elapsed();
    };
    CHECK(elapsed(decoder, 0x0000'02c3'0006'186a) == 100000);
    CHECK(elapsed(decoder, 0x0000'02c3'0002'186a) == 707);
    CHECK(elapsed(decoder, 0x0000'0000'07f6'ffff) == 0x7fffff0);
    CHECK(elapsed(decoder, 0x07ff'ffff'0000'0000) == 0x7ffffff);
    // The running count of ops has 20 bits on family 10h.
    CHECK(elapsed(ibs::sample_decoder{ibs::family10h}, 0x07ff'ffff'0000'0000) == 0xfffff);
}

TEST_CASE("fetch samples: latency, page, misses") {
    constexpr ibs::raw_fetch raw{.fetch_ctl = 0x2005'0000'0000'1000 | bit(49) | bit(53) |
                                              std::uint64_t{321} << 32 | bit(58) | bit(52),
                                 .fetch_linaddr = 0x401000,
                                 .fetch_physaddr = 0xfff0'0000'1234'5000,
                                 .extd_ctl = 0xffff'0045};
    constexpr ibs::fetch_sample sample = ibs::decode_fetch<ibs::zen4>(raw);
    static_assert(sample.valid() && sample.completed() && sample.latency == 321);
    static_assert(sample.page == ibs::page_size::mib_2 && sample.missed_l2());
    static_assert(sample.missed_l3() && !sample.missed_op_cache());
    static_assert(sample.linear_address == 0x401000 && sample.physical_address == 0x12345000);
    static_assert(sample.itlb_refill_latency == 0x45);
    static_assert(sample.untrusted == 0 && sample.corrected == 0);
    // Without a valid physical address the page size is not valid either.
    CHECK(ibs::decode_fetch<ibs::zen4>({.fetch_ctl = bit(53)}).page == ibs::page_size::unknown);
}

TEST_CASE("erratum 484: OP_DATA2 of write-combining accesses, family 14h") {
    const ibs::raw_op raw{.op_data2 = 3, .op_data3 = 1 | bit(13)};
    const ibs::op_sample sample = ibs::sample_decoder{ibs::family14h}.decode(raw);
    // A data source that an erratum makes doubtful is still reported, with the erratum's flag.
    CHECK(sample.source == ibs::data_source::dram);
    CHECK(named(sample.untrusted) == names{"484"});
    CHECK(ibs::sample_decoder{ibs::family14h}.decode(with_data3(1)).untrusted == 0);
    CHECK(ibs::sample_decoder{ibs::family12h}.decode(raw).untrusted == 0);
}

TEST_CASE("erratum 713: addresses that are not canonical") {
    const ibs::sample_decoder zen2{ibs::zen2};
    const auto flagged = [](const ibs::sample_decoder &decoder, std::uint64_t address) {
        return decoder.decode(ibs::raw_op{.op_data3 = 1 | bit(17), .dc_linaddr = address})
            .doubts(erratum_id::e713);
    };
    CHECK(flagged(zen2, 0x0000'8000'0000'0000));
    CHECK(flagged(zen2, 0xffff'7fff'ffff'ffff));
    CHECK(!flagged(zen2, 0x0000'7fff'ffff'ffff));
    CHECK(!flagged(zen2, 0xffff'8000'0000'0000));
    // Linear addresses have 57 bits from Zen 4 on.
    const ibs::sample_decoder zen4{ibs::zen4};
    CHECK(!flagged(zen4, 0x0000'8000'0000'0000));
    CHECK(!flagged(zen4, 0x00ff'ffff'ffff'ffff));
    CHECK(flagged(zen4, 0x0100'0000'0000'0000));
    CHECK(!flagged(zen4, 0xff00'0000'0000'0000));
    CHECK(flagged(zen4, 0x8000'0000'0000'0000));
    // Data addresses are checked only where the sample says that they are valid; instruction
    // addresses unless it says they are not.
    CHECK(zen2.decode(ibs::raw_op{.dc_linaddr = bit(60)}).untrusted == 0);
    CHECK(zen2.decode(ibs::raw_op{.op_rip = bit(60)}).doubts(erratum_id::e713));
    CHECK(zen2.decode(ibs::raw_op{.op_rip = bit(60), .op_data = bit(38)}).untrusted == 0);
}

TEST_CASE("erratum 717: a miss buffer hit without a miss, family 15h models 00h and 01h") {
    const auto flagged = [](const ibs::target &target, std::uint64_t data3) {
        return ibs::sample_decoder{target}.decode(with_data3(data3)).doubts(erratum_id::e717);
    };
    CHECK(flagged(ibs::family15h_00.on_model(1), 1 | bit(16)));
    CHECK(!flagged(ibs::family15h_00.on_model(1), 1 | bit(16) | bit(7)));
    CHECK(!flagged(ibs::family15h_00.on_model(2), 1 | bit(16)));
    CHECK(flagged(ibs::family15h_00, 1 | bit(16))); // the target may be a model with the erratum
    CHECK(!flagged(ibs::family15h_10, 1 | bit(16)));
}

TEST_CASE("errata 1197, 1238 and 1347: fetches, family 19h models 00h to 0Fh") {
    const auto sample = [](const ibs::target &target, std::uint64_t control,
                           std::uint64_t address) {
        return ibs::sample_decoder{target}.decode(
            ibs::raw_fetch{.fetch_ctl = control, .fetch_linaddr = address});
    };
    const ibs::target milan = ibs::zen3.on_model(1);
    const ibs::target vermeer = ibs::zen3.on_model(0x21);
    for (const int model : {0x00, 0x0f})
        CHECK(named(sample(ibs::zen3.on_model(model), 0, 0).untrusted) == names{"1197", "1238"});
    CHECK(sample(ibs::zen3.on_model(0x10), 0, 0).untrusted == 0);
    CHECK(named(sample(milan, 0, 0).untrusted) == names{"1197", "1238"});
    CHECK(named(sample(milan, bit(51), 0x401000).untrusted) == names{"1238"});
    // A cache miss that erratum 1238 makes doubtful is still reported.
    CHECK(sample(milan, bit(51), 0x401000).missed_instruction_cache());
    CHECK(sample(vermeer, bit(51), 0).untrusted == 0);
    for (unsigned code = 0; code < 4; ++code) {
        const std::uint64_t control = bit(52) | std::uint64_t{code} << 53;
        CHECK(sample(milan, control, 1).page == ibs::page_sizes_of_erratum_1347[code]);
        CHECK(named(sample(milan, control, 1).corrected) == names{"1347"});
        CHECK(sample(vermeer, control, 1).page == ibs::page_sizes[code]);
        CHECK(sample(vermeer, control, 1).corrected == 0);
        // Where the model is not known the page size is doubtful.
        CHECK(sample(ibs::zen3, control, 1).doubts(erratum_id::e1347));
        CHECK(!sample(milan, control, 1).doubts(erratum_id::e1347));
    }
}

TEST_CASE("erratum 1293 and the line's state: ops, family 19h") {
    const auto doubts = [](const ibs::target &target, std::uint64_t data3,
                           std::uint64_t data2 = 0) {
        return named(ibs::sample_decoder{target}
                         .decode(ibs::raw_op{.op_data2 = data2, .op_data3 = data3})
                         .untrusted);
    };
    const ibs::target milan = ibs::zen3.on_model(1);
    const ibs::target vermeer = ibs::zen3.on_model(0x21);
    CHECK(doubts(milan, 1 | bit(21)) == names{"1293"});
    CHECK(doubts(milan, 1 | bit(16)) == names{"1293"});
    CHECK(doubts(milan, 1).empty());
    CHECK(doubts(vermeer, 1 | bit(21)).empty());
    CHECK(doubts(milan, 1, 0x22) == names{"(none) CacheHitSt"});
    CHECK(doubts(vermeer, 1, 0x22) == names{"(none) CacheHitSt"});
    CHECK(doubts(ibs::zen4, 1 | bit(21) | bit(16), 0x22).empty());
}

TEST_CASE("a sample tells each value once, and which of them not to trust") {
    const ibs::sample_decoder decoder{ibs::zen3.on_model(1)};
    ibs::raw_op raw = published;
    raw.op_data3 |= bit(21); // a software prefetch, which erratum 1293 concerns
    raw.dc_linaddr = 0x7f00'0000'1000;
    std::map<std::string, ibs::described_value> text;
    const auto take = [&](const ibs::described_value &value) {
        CHECK(text.emplace(value.name, value).second);
    };
    ibs::describe(decoder.decode(raw), decoder, take);
    CHECK(text.at("tag_to_retire").value == 597);
    CHECK(std::string{text.at("tag_to_retire").unit} == "core clocks");
    CHECK(std::string{text.at("kind").text} == "prefetch");
    CHECK(std::string{text.at("data_source").text} == "dram");
    CHECK(text.at("linear_address").as == ibs::shown_as::address);
    CHECK(text.at("linear_address").trusted());
    CHECK(named(text.at("data_source").doubts) == names{"1293"});
    CHECK(named(text.at("l2_miss").doubts) == names{"1293"});
    CHECK(named(text.at("open_requests").doubts) == names{"1293"});
    CHECK(!text.at("branch_target").valid);
    CHECK(!text.at("miss_latency").valid); // the op is not a load
    CHECK(text.count("load_resync") == 0); // Zen 2's sample lacks the register with this bit

    text.clear();
    raw.op_data3 = 1 | bit(7);
    raw.op_data2 = 0x22; // data from another cache, whose line is in state Owned
    ibs::describe(decoder.decode(raw), decoder, take);
    CHECK(std::string{text.at("cache_state").text} == "Owned");
    CHECK(named(text.at("cache_state").doubts) == names{"(none) CacheHitSt"});
    CHECK(text.at("data_source").trusted());

    // Family 10h reports bank conflicts, but none of the fields that came later.
    text.clear();
    const ibs::sample_decoder old{ibs::family10h};
    ibs::describe(old.decode(raw), old, take);
    for (const char *const position :
         {"load_bank_conflict", "forwarding_cancelled", "caused_resync", "miss_buffer_hit",
          "cache_state", "remote_node"})
        CHECK(text.count(position) == 1);
    for (const char *const later : {"branch_target", "l2_miss", "fused_branch", "microcode",
                                    "access_bytes", "open_requests", "tlb_refill_latency"})
        CHECK(text.count(later) == 0);
    text.clear();
    const ibs::sample_decoder bobcat{ibs::family14h};
    ibs::describe(bobcat.decode(raw), bobcat, take);
    for (const char *const missing : {"cache_state", "remote_node", "load_bank_conflict"})
        CHECK(text.count(missing) == 0);
    CHECK(text.count("store_forwarded") == 1);

    // A target that announces streaming stores and remote sockets.
    text.clear();
    const ibs::sample_decoder next{ibs::zen6};
    ibs::describe(next.decode(ibs::raw_op{.op_data2 = 0x301, .op_data3 = 2}), next, take);
    CHECK(text.at("streaming_store").value == 1);
    CHECK(text.at("remote_socket").value == 1);

    text.clear();
    ibs::describe(decoder.decode(ibs::raw_fetch{.fetch_ctl = bit(49) | bit(51)}), decoder, take);
    CHECK(named(text.at("linear_address").doubts) == names{"1197"});
    CHECK(named(text.at("instruction_cache_miss").doubts) == names{"1238"});
    CHECK(text.at("valid").value == 1);
    CHECK(text.count("op_cache_miss") == 0);
}

TEST_CASE("records are read where they lie, whole ones only") {
    std::vector<unsigned char> bytes(3 * 72 + 5);
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<unsigned char>(i * 7 + 1);
    static_assert(ibs::op_records::record_size == 72 && ibs::fetch_records::record_size == 32);
    for (std::size_t skipped = 0; skipped < 3; ++skipped) {
        const ibs::op_records records{bytes.data() + skipped, bytes.size() - skipped};
        REQUIRE(records.size() == 3);
        CHECK(records.leftover() == 5 - skipped);
        for (std::size_t i = 0; i < 3; ++i) {
            std::uint64_t words[9];
            std::memcpy(words, bytes.data() + skipped + i * 72, sizeof words);
            const ibs::raw_op raw = records[i];
            const std::uint64_t read[] = {raw.op_ctl,      raw.op_rip,    raw.op_data,
                                          raw.op_data2,    raw.op_data3,  raw.dc_linaddr,
                                          raw.dc_physaddr, raw.br_target, raw.op_data4};
            for (std::size_t word = 0; word < 9; ++word)
                CHECK(read[word] == words[word]);
        }
    }
    const ibs::fetch_records fetches{bytes.data(), 70};
    CHECK(fetches.size() == 2);
    CHECK(fetches.leftover() == 6);
    for (std::size_t i = 0; i < 2; ++i) {
        std::uint64_t words[4];
        std::memcpy(words, bytes.data() + i * 32, sizeof words);
        CHECK(fetches[i].fetch_ctl == words[0]);
        CHECK(fetches[i].fetch_linaddr == words[1]);
        CHECK(fetches[i].fetch_physaddr == words[2]);
        CHECK(fetches[i].extd_ctl == words[3]);
    }
    CHECK(ibs::op_records{}.empty());
    CHECK(ibs::op_records{bytes.data(), 71}.empty());
}
