// EXPECT: the fewest groups of these choices are not found in the time that compilers give: name whole groups with together, or make two schedules
// RULE: split_is_found_in_time
// EXPECT: value<60>
// EXPECT-LEGAL: none: the sentence says what helps
// MAX-BYTES(g++): 16280, as g++ prints features and choices as values
// LINE-WITHIN(g++): 14870, as g++ prints features and choices as values
#include <msr/rdt/schedule.hpp>

#include <cstddef>
#include <utility>

namespace rdt = msr::rdt;

/// The first and the second class of each of the ten pairs of five classes.
constexpr unsigned one_of[] = {0, 0, 0, 0, 1, 1, 1, 2, 2, 3};
constexpr unsigned other_of[] = {1, 2, 3, 4, 2, 3, 4, 3, 4, 4};

#ifdef CONTROL
constexpr std::size_t count = 10;
#else
constexpr std::size_t count = 30;
#endif

/// Choices of cache masks for two classes each, for each pair of five classes several times: a
/// class is in 12 of 30 pairs, but no more than two pairs fit in one group.
template <std::size_t... Place>
constexpr std::size_t choices_of(std::index_sequence<Place...>) {
    return msr::schedule<rdt::broadwell_ep,
                         msr::together(rdt::class_of_service<one_of[Place % 10]>.l3(0xf),
                                       rdt::class_of_service<other_of[Place % 10]>.l3(0xff))...>
        .size;
}
static_assert(choices_of(std::make_index_sequence<count>{}) == 0);
