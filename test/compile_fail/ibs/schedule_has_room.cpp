// EXPECT: a schedule has room for at most 64 choices
// RULE: schedule_has_room
// EXPECT: value<65>
// EXPECT-LEGAL: would_be_legal<value<64>>
// MAX-BYTES(g++): 3470, as g++ prints all 65 choices
// LINE-WITHIN(g++): 1930, as g++ prints all 65 choices
#include <msr/amd/ibs/schedule.hpp>

#include <cstddef>
#include <utility>

namespace ibs = msr::ibs;

#ifdef CONTROL
constexpr std::size_t count = 2;
#else
constexpr std::size_t count = 65;
#endif

template <std::size_t>
inline constexpr auto ops = ibs::op_sampling;

template <std::size_t... Place>
constexpr void split(std::index_sequence<Place...>) {
    [[maybe_unused]] constexpr auto schedule = msr::schedule<ibs::zen4, ops<Place>...>;
}
constexpr bool is_split = (split(std::make_index_sequence<count>{}), true);
static_assert(is_split);
