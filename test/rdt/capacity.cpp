#include <msr/rdt/capacity.hpp>

#include "../thorough.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace {

namespace rdt = msr::rdt;

/// The rules of a capacity mask, written over the mask's binary digits, independently of the
/// library's bit operations.
bool legal_by_digits(std::uint64_t mask, const rdt::cache_allocation &cache) {
    std::string digits;
    for (int bit = 63; bit >= 0; --bit)
        digits += (mask >> bit & 1) != 0 ? '1' : '0';
    if (digits.substr(0, 64 - cache.mask_length).find('1') != std::string::npos) return false;
    const std::size_t first = digits.find('1');
    if (first == std::string::npos) return cache.may_be_empty;
    const std::string inner = digits.substr(first, digits.rfind('1') - first + 1);
    std::size_t ones = 0;
    for (const char digit : inner)
        ones += digit == '1' ? 1 : 0;
    return (cache.sparse || ones == inner.size()) && ones >= cache.minimum_bits;
}

} // namespace

TEST_CASE("every mask of 12 bits is legal or not as its digits say") {
    const std::size_t step = rounds(37, 1);
    for (unsigned length = 1; length <= 12; ++length)
        for (const unsigned minimum : {1u, 2u, 3u})
            for (const bool sparse : {false, true})
                for (const bool may_be_empty : {false, true}) {
                    if (minimum > length) continue;
                    const rdt::cache_allocation cache{.mask_length = length,
                                                      .classes = 4,
                                                      .minimum_bits = minimum,
                                                      .sparse = sparse,
                                                      .may_be_empty = may_be_empty};
                    unsigned faulty = 0;
                    for (std::uint64_t mask = 0; mask < 1u << 13; mask += mask < 64 ? 1 : step)
                        if ((rdt::check_capacity(mask, cache) == nullptr) !=
                            legal_by_digits(mask, cache))
                            ++faulty;
                    CHECK(faulty == 0);
                }
}

TEST_CASE("masks of any length at random") {
    std::mt19937_64 random{1};
    const auto count = static_cast<int>(rounds(20'000, 200'000));
    int legal = 0;
    int faulty = 0;
    for (int i = 0; i < count; ++i) {
        const rdt::cache_allocation cache{.mask_length = static_cast<unsigned>(random() % 32 + 1),
                                          .classes = 4,
                                          .minimum_bits = 1,
                                          .sparse = random() % 2 == 0,
                                          .may_be_empty = random() % 2 == 0};
        const unsigned width = static_cast<unsigned>(random() % 34);
        std::uint64_t mask = ((std::uint64_t{1} << width) - 1) << random() % 32;
        if (random() % 4 == 0) mask ^= std::uint64_t{1} << random() % 40;
        const bool is_legal = legal_by_digits(mask, cache);
        faulty += (rdt::check_capacity(mask, cache) == nullptr) != is_legal ? 1 : 0;
        legal += is_legal ? 1 : 0;
    }
    CHECK(faulty == 0);
    CHECK(legal > count / 10);
    CHECK(legal < count / 10 * 9);
}

TEST_CASE("each rule by name") {
    constexpr rdt::cache_allocation haswell = rdt::haswell_ep.l3;
    const auto rule = [](std::uint64_t mask, const rdt::cache_allocation &cache) {
        const msr::broken_rule broken = rdt::check_capacity(mask, cache);
        return std::string{broken == nullptr ? "legal" : broken->name};
    };
    // a legal mask in the unit tests of intel-cmt-cat
    CHECK(rule(0xf0, rdt::broadwell_ep.l3) == "legal");
    CHECK(rule(0x05, rdt::broadwell_ep.l3) == "capacity_is_one_run");
    // CPUID.10H.1 ECX[3]: the mask may have holes
    CHECK(rule(0x05, rdt::granite_rapids.l3) == "legal");
    CHECK(rule(0, rdt::broadwell_ep.l3) == "capacity_has_minimum");
    CHECK(rule(0x1, haswell) == "capacity_has_minimum");
    CHECK(rule(0x3, haswell) == "legal");
    CHECK(rule(0x100000, haswell) == "capacity_lies_in_mask_length");
    CHECK(rule(0xfffff, haswell) == "legal");
    // PMCTrack printed a mask length of 20 bits, and for all 20 ways a mask of 32 bits.
    CHECK(rule(0xffffffff, rdt::broadwell_ep.l3) == "capacity_lies_in_mask_length");
    CHECK(rule(0x1, {}) == "capacity_lies_in_mask_length"); // {}: a cache that cannot be divided
    CHECK(rule(0, {.mask_length = 16, .classes = 16, .sparse = true, .may_be_empty = true}) ==
          "legal"); // AMD's masks may have holes and be empty
    // the mask has 9 of 11 ways
    static_assert(rdt::check_capacity(0x7fc, rdt::skylake_sp.l3) == nullptr);
}

TEST_CASE("what is near to an illegal mask is legal") {
    for (const unsigned minimum : {1u, 2u, 4u})
        for (const bool sparse : {false, true}) {
            const rdt::cache_allocation cache{
                .mask_length = 10, .classes = 4, .minimum_bits = minimum, .sparse = sparse};
            for (std::uint64_t mask = 0; mask < 1u << 12; ++mask) {
                if (rdt::check_capacity(mask, cache) == nullptr) continue;
                const rdt::near_capacities nearest = rdt::capacities_near(mask, cache);
                REQUIRE(nearest.count > 0);
                for (const std::uint64_t number : nearest.all())
                    REQUIRE(legal_by_digits(number, cache));
            }
        }
    // a cache that cannot be divided has no legal mask
    CHECK(rdt::capacities_near(0x5, {}).count == 0);
}

template <typename Kept>
concept gives_all = requires(Kept &&kept) {
    static_cast<Kept &&>(kept).all();
};

TEST_CASE("a temporary gives no list of what lies in it") {
    static_assert(!gives_all<rdt::near_capacities>);
    static_assert(!gives_all<const rdt::near_capacities>);
    static_assert(gives_all<const rdt::near_capacities &>);
    static_assert(gives_all<rdt::near_capacities &>);
    const rdt::near_capacities saved = rdt::capacities_near(0x4f, rdt::skylake_sp.l3);
    CHECK(saved.all().begin() == saved.masks);
    CHECK(saved.all().size() == saved.count);
}

TEST_CASE("the masks of published partitions") {
    // The simulator of a thesis on cache partitioning divides 11 ways into 1, 1 and 9.
    for (const std::uint64_t mask : {0x1u, 0x2u, 0x7fcu})
        CHECK(rdt::check_capacity(mask, rdt::skylake_sp.l3) == nullptr);
    // A figure of a thesis on cache partitioning divides 20 bits into runs of 4, 4, 5 and 10 bits;
    // only the runs of 5 and 10 overlap.
    const std::uint64_t runs[] = {0xf, 0xf0, 0x1f00, 0xffc00};
    const unsigned ways[] = {4, 4, 5, 10};
    std::uint64_t together = 0;
    for (unsigned i = 0; i < 4; ++i) {
        CHECK(rdt::check_capacity(runs[i], rdt::broadwell_ep.l3) == nullptr);
        CHECK(rdt::detail::bit_count(runs[i]) == ways[i]);
        together |= runs[i];
    }
    CHECK(together == rdt::broadwell_ep.l3.whole());
    CHECK(rdt::detail::bit_count(runs[2] & runs[3]) == 4 + 4 + 5 + 10 - 20);
}

TEST_CASE("what is near keeps what was meant") {
    const auto nearest = [](std::uint64_t mask, const rdt::cache_allocation &cache) {
        const rdt::near_capacities capacities = rdt::capacities_near(mask, cache);
        return std::vector<std::uint64_t>(capacities.all().begin(), capacities.all().end());
    };
    using masks = std::vector<std::uint64_t>;
    const rdt::cache_allocation skylake = rdt::skylake_sp.l3;
    // the nearest masks fill the hole, or keep the longest run
    CHECK(nearest(0x4f, skylake) == masks{0x7f, 0xf});
    // the nearest masks have the least ways, or all ways
    CHECK(nearest(0x0, skylake) == masks{0x1, 0x7ff});
    // the nearest mask leaves out the bit beyond the mask length
    CHECK(nearest(0xff0, skylake) == masks{0x7f0});
    CHECK(nearest(0x1000, skylake) == masks{0x1, 0x7ff});
    // the nearest mask has a second bit, below the highest
    CHECK(nearest(0x80000, rdt::haswell_ep.l3) == masks{0xc0000});
    CHECK(nearest(0x1, rdt::haswell_ep.l3) == masks{0x3});
}

TEST_CASE("a checked mask holds what it was given") {
    constexpr rdt::checked_capacity mask = rdt::capacity_mask<rdt::broadwell_ep.l3, 0xff00>;
    static_assert(mask.bits() == 0xff00);
    static_assert(rdt::try_capacity_mask(0xff00, rdt::broadwell_ep.l3).mask == mask);

    const rdt::capacity_result refused = rdt::try_capacity_mask(0x505, rdt::broadwell_ep.l3);
    CHECK_FALSE(refused);
    CHECK(refused.mask.bits() == 0);
    CHECK(refused.broken == &rdt::capacity_is_one_run::text);
    CHECK(refused.legal.count == 2);
    CHECK(refused.legal.masks[0] == 0x7ff);
}
