#include <msr/sim/caches/translation.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <list>
#include <random>
#include <stdexcept>
#include <vector>

namespace {

using msr::sim::signal;
using msr::sim::tally;
using msr::sim::tlb_shape;
using msr::sim::tlb_shapes;
using msr::sim::translated;
using msr::sim::translation;

constexpr std::uint64_t page = 4096;

// A TLB as a list of pages for each set, the last used page first: slow and simple, for comparison.
class listed_tlb {
public:
    explicit listed_tlb(const tlb_shape &shape, std::uint64_t page_bytes = page)
        : page_bytes_{page_bytes}, ways_{shape.ways}, sets_(shape.entries / shape.ways) {}

    bool has(std::uint64_t address) {
        const std::uint64_t number = address / page_bytes_;
        std::list<std::uint64_t> &set = sets_[number % sets_.size()];
        for (auto position = set.begin(); position != set.end(); ++position)
            if (*position == number) {
                set.splice(set.begin(), set, position);
                return true;
            }
        set.push_front(number);
        if (set.size() > ways_) set.pop_back();
        return false;
    }

private:
    std::uint64_t page_bytes_;
    std::size_t ways_;
    std::vector<std::list<std::uint64_t>> sets_;
};

} // namespace

TEST_CASE("a first access walks, the next hits, and an old page is found in the second level") {
    translation pages{{.data = {2, 2}, .code = {2, 2}, .second = {4, 4}}};
    tally observed;
    CHECK(pages.access(0, false, observed) == translated::walked);
    CHECK(pages.access(page - 1, true, observed) == translated::first);
    CHECK(pages.access(page, true, observed) == translated::walked);
    // Page 0 leaves the first-level TLB.
    CHECK(pages.access(2 * page, false, observed) == translated::walked);
    CHECK(pages.access(0, false, observed) == translated::second);
    CHECK(pages.access(page, true, observed) == translated::second);
    CHECK(observed[signal::dtlb_load_misses] == 3);
    CHECK(observed[signal::dtlb_store_misses] == 2);
    CHECK(observed[signal::load_walks] == 2);
    CHECK(observed[signal::store_walks] == 1);
    CHECK(observed[signal::stlb_load_hits] == 1);
    CHECK(observed[signal::stlb_store_hits] == 1);
    CHECK(observed[signal::itlb_misses] == 0);
}

TEST_CASE("code has a first level of its own, and a second with data, of its own, or none") {
    tally pair, alone, empty;
    translation shared{{.data = {1, 1}, .code = {1, 1}, .second = {8, 8}, .second_has_both = true}};
    translation split{{.data = {1, 1}, .code = {1, 1}, .second = {8, 8}, .second_code = {8, 8}}};
    translation single{{.data = {1, 1}, .code = {1, 1}}};
    for (translation *pages : {&shared, &split, &single}) {
        tally &observed = pages == &shared ? pair : pages == &split ? alone : empty;
        pages->access(0, false, observed);
        // The data access brought page 0 in; only a shared second-level TLB has it for code.
        pages->fetch(0, observed);
        pages->fetch(page, observed);
        pages->fetch(0, observed);
    }
    CHECK(pair[signal::itlb_misses] == 3);
    CHECK(pair[signal::stlb_code_hits] == 2);
    CHECK(pair[signal::code_walks] == 1);
    CHECK(alone[signal::itlb_misses] == 3);
    CHECK(alone[signal::stlb_code_hits] == 1);
    CHECK(alone[signal::code_walks] == 2);
    CHECK(empty[signal::itlb_misses] == 3);
    CHECK(empty[signal::stlb_code_hits] == 0);
    CHECK(empty[signal::code_walks] == 3);
}

TEST_CASE("pages of 2 MiB reach farther") {
    constexpr unsigned large = 2u << 20;
    translation pages{{.data = {4, 4}, .code = {4, 4}, .page_bytes = large}};
    tally observed;
    for (std::uint64_t address = 0; address < 4ull * large; address += page)
        pages.access(address, false, observed);
    CHECK(observed[signal::load_walks] == 4);
}

TEST_CASE("what two pages are") {
    const translation pages{{.data = {4, 4}, .code = {4, 4}}};
    CHECK(pages.in_one_page(0, 4096));
    CHECK_FALSE(pages.in_one_page(1, 4096));
    CHECK(pages.in_one_page(4095, 1));
    CHECK_FALSE(pages.in_one_page(4095, 2));
}

TEST_CASE("a TLB of a number of sets that is no power of two is refused") {
    CHECK_THROWS_AS(translation({.data = {12, 4}, .code = {4, 4}}), std::invalid_argument);
}

TEST_CASE("random pages are answered as by lists") {
    const tlb_shapes shapes[] = {
        {.data = {16, 16}, .code = {4, 4}, .second = {64, 4}},
        {.data = {16, 4}, .code = {4, 4}, .second = {96, 12}},
        {.data = {8, 1}, .code = {4, 4}, .second = {32, 32}},
    };
    for (const tlb_shapes &shape : shapes) {
        translation pages{shape};
        listed_tlb first{shape.data};
        listed_tlb second{shape.second};
        std::mt19937_64 random{shape.data.ways};
        tally observed;
        for (int i = 0; i < 20000; ++i) {
            // Some pages are accessed far more often than others.
            const std::uint64_t range = random() % 4 == 0 ? 200 : 20;
            const std::uint64_t address = (random() % range) * page + random() % page;
            const translated result = pages.access(address, false, observed);
            const translated translated = first.has(address)    ? translated::first
                                          : second.has(address) ? translated::second
                                                                : translated::walked;
            REQUIRE(result == translated);
        }
    }
}
