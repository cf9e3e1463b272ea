// What would be legal where several choices break a rule together: one of them changed or left out,
// tried with the planner where, and only where, the rule is broken.
#pragma once

#include <msr/intel/netburst/asked.hpp>
#include <msr/intel/netburst/choice.hpp>
#include <msr/intel/netburst/planner.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/intel/netburst/variants.hpp>
#include <msr/names.hpp>
#include <msr/rule.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace msr::netburst::detail {

template <std::size_t Position, typename First, typename... Rest>
struct nth_choice : nth_choice<Position - 1, Rest...> {};
template <typename First, typename... Rest>
struct nth_choice<0, First, Rest...> {
    using type = First;
};

/// Several choices and the target that they are planned for.
template <target On, typename... Choice>
struct contest {
    static constexpr request wanted[sizeof...(Choice)] = {Choice::as_request()...};

    template <std::size_t Position, typename Changed>
    static constexpr bool is_legal_with = [] {
        request changed[sizeof...(Choice)] = {Choice::as_request()...};
        changed[Position] = Changed::as_request();
        return assign(all_of(changed), On).found();
    }();

    template <std::size_t Position>
    static constexpr bool is_legal_without = [] {
        request rest[sizeof...(Choice)]{};
        std::size_t count = 0;
        for (std::size_t i = 0; i < sizeof...(Choice); ++i)
            if (i != Position) rest[count++] = wanted[i];
        return count > 0 && assign({rest, count}, On).found();
    }();

    template <std::size_t Position>
    using choice_at = typename nth_choice<Position, Choice...>::type;
};

/// Whether the choice at one of these positions stands at an earlier one of them as well.
template <typename Contest, std::size_t One, std::size_t... Position>
inline constexpr bool is_repeated = ((Position < One &&
                                      std::is_same_v<typename Contest::template choice_at<Position>,
                                                     typename Contest::template choice_at<One>>) ||
                                     ...);

/// Those of the choices at these positions without which the others can be planned.
template <typename Contest, std::size_t... Position>
struct choices_left_out {
    template <std::size_t One>
    using left_out = typename names_if<!is_repeated<Contest, One, Position...> &&
                                           Contest::template is_legal_without<One>,
                                       without<typename Contest::template choice_at<One>>>::type;
    using type = typename as_alternatives<typename joined_names<left_out<Position>...>::type>::type;
};

/// All choices that break a rule together, and those of them that could be left out.
template <typename Contest, const assignment &Found,
          typename Places = std::make_index_sequence<Found.culprit_count>>
struct culprits;
template <typename Contest, const assignment &Found, std::size_t... Place>
struct culprits<Contest, Found, std::index_sequence<Place...>> {
    using type = name_list<typename Contest::template choice_at<Found.culprits[Place]>...>;
    struct left_out : choices_left_out<Contest, Found.culprits[Place]...> {};
};

template <typename Contest, std::size_t Position, typename Others>
struct legal_changes;
template <typename Contest, std::size_t Position, typename... Other>
struct legal_changes<Contest, Position, would_be_legal<Other...>> {
    template <typename Changed>
    using if_legal =
        typename names_if<Contest::template is_legal_with<Position, Changed>, Changed>::type;
    using type = typename joined_names<if_legal<
        typename changed<typename Contest::template choice_at<Position>, Other>::type>...>::type;
};

/// How the choice at a position could be changed for all to be planned; where it cannot, which of
/// some could be left out.
template <typename Contest, std::size_t Position, typename Others, std::size_t... Left>
struct resolved {
    using changes = typename legal_changes<Contest, Position, Others>::type;
    using type = typename std::conditional_t<std::is_same_v<changes, name_list<>>,
                                             choices_left_out<Contest, Left...>,
                                             as_alternatives<changes>>::type;
};

} // namespace msr::netburst::detail
