// EXPECT: a schedule has room for at most 64 choices
// RULE: schedule_has_room
// EXPECT: value<65>
// EXPECT-LEGAL: would_be_legal<value<64>>
// MAX-BYTES(g++): 7520, as g++ prints features and choices as values
// LINE-WITHIN(g++): 5920, as g++ prints features and choices as values
#include <msr/rdt/schedule.hpp>

#include <cstddef>
#include <utility>

namespace rdt = msr::rdt;

#ifdef CONTROL
constexpr std::size_t count = 2;
#else
constexpr std::size_t count = 65;
#endif

/// Choices that give class 1 the cache masks Fh and FFh by turns.
template <std::size_t... Place>
constexpr std::size_t choices_of(std::index_sequence<Place...>) {
    return msr::schedule<rdt::broadwell_ep,
                         rdt::class_of_service<1>.l3(Place % 2 == 0 ? 0xf : 0xff)...>.size;
}
static_assert(choices_of(std::make_index_sequence<count>{}) == 0);
