#include <msr/session/owners.hpp>

#include <doctest/doctest.h>

#include <thread>
#include <utility>
#include <vector>

using msr::detail::shared_owner;
using msr::detail::sole_owner;

namespace {

struct counted {
    int *alive;
    int value;

    counted(int *counter, int number) : alive{counter}, value{number} { ++*alive; }
    counted(const counted &other) : alive{other.alive}, value{other.value} { ++*alive; }
    ~counted() { --*alive; }
};

} // namespace

TEST_CASE("a sole owner ends its object once, wherever it is moved") {
    int alive = 0;
    {
        sole_owner<counted> first{std::in_place, &alive, 1};
        CHECK(first->value == 1);
        sole_owner<counted> second{std::move(first)};
        CHECK_FALSE(first); // NOLINT(bugprone-use-after-move)
        CHECK(second->value == 1);
        CHECK(alive == 1);
        sole_owner<counted> third{std::in_place, &alive, 3};
        CHECK(alive == 2);
        second = std::move(third);
        CHECK(alive == 1);
        CHECK(second->value == 3);
        CHECK_FALSE(third); // NOLINT(bugprone-use-after-move)
    }
    CHECK(alive == 0);
}

TEST_CASE("shared owners end their object with the last of them, in whichever thread") {
    int alive = 0;
    {
        shared_owner<counted> first{std::in_place, &alive, 7};
        CHECK(alive == 1);
        shared_owner<counted> copy{first};
        CHECK(copy == first);
        CHECK_FALSE(copy == shared_owner<counted>{});
        shared_owner<counted> empty;
        CHECK_FALSE(empty);
        empty = first;
        CHECK(empty->value == 7);
        first = {};
        CHECK_FALSE(first);
        std::vector<std::thread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([copy] {
                for (int n = 0; n < 10'000; ++n) {
                    const shared_owner<counted> second{copy}; // NOLINT
                }
            });
        for (std::thread &thread : threads)
            thread.join();
        CHECK(alive == 1);
        const shared_owner<counted> moved{std::move(copy)};
        CHECK(moved == empty);
    }
    CHECK(alive == 0);
}
