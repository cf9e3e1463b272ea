// Tests msr::detail::sole_array, an array in memory of its own.
#include <msr/backend/sole_array.hpp>

#include <doctest/doctest.h>

namespace {

struct counted {
    static inline int alive = 0;
    counted() { ++alive; }
    ~counted() { --alive; }
};

} // namespace

TEST_CASE("an array has zeros, can be written, and ends with its objects") {
    const msr::detail::sole_array<int> numbers{3};
    CHECK((numbers[0] == 0 && numbers[2] == 0));
    numbers[2] = 7;
    CHECK(numbers[2] == 7);
    {
        const msr::detail::sole_array<counted> counteds{4};
        CHECK(counted::alive == 4);
    }
    CHECK(counted::alive == 0);
}
