// Capacity masks: one bit for each part of a cache that a class of service may fill.
// Sources: Linux resctrl and intel-cmt-cat, which agree on every rule of this header.
#pragma once

// The header that compiler errors name comes first, so that errors list no chain of includes.
#include <msr/core/positions.hpp>
#include <msr/core/rule.hpp>

#include <msr/core/field.hpp>
#include <msr/core/names.hpp>
#include <msr/core/register.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/rdt/features.hpp>
#include <msr/rdt/rules.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::rdt {

/// The type by which an error names a capacity mask: its runs of bits.
template <typename... Run>
struct capacity;

namespace detail {

template <typename Runs>
struct capacity_of_runs;
template <typename... Run>
struct capacity_of_runs<name_list<Run...>> {
    using type = capacity<Run...>;
};

/// The type by which an error names the capacity mask `Bits`.
template <std::uint64_t Bits>
using named_capacity = typename capacity_of_runs<typename msr::detail::runs_of<Bits>::type>::type;

} // namespace detail

/// Returns the rule that a capacity mask breaks for a cache, or null. A cache without masks has
/// length 0; it permits no mask.
/// `bits`: the mask, a bit for each way
/// `cache`: which masks the processor's cache permits, by CPUID or of a target
constexpr broken_rule check_capacity(std::uint64_t bits, const cache_allocation &cache) {
    return first_broken_rule<capacity_rules>(capacity_subject{bits, cache});
}

/// The legal capacity masks near to an illegal mask.
struct near_capacities {
    std::uint64_t masks[3]{}; ///< the legal capacity masks, of which the first `count` are valid
    std::size_t count{};      ///< number of the legal capacity masks, 0 to 3

    /// Returns the legal masks. They are members of the object, so that `all` of a temporary does
    /// not compile.
    constexpr sequence<std::uint64_t> all() const & { return {masks, count}; }
    void all() const && = delete;
};

namespace detail {

constexpr std::uint64_t longest_run(std::uint64_t bits) {
    std::uint64_t longest = 0;
    while (bits != 0) {
        const std::uint64_t zeros = ~(bits >> lowest_bit(bits));
        const unsigned length = zeros == 0 ? 64 : lowest_bit(zeros);
        const std::uint64_t run = low_bits(length) << lowest_bit(bits);
        if (bit_count(run) > bit_count(longest)) longest = run;
        bits &= ~run;
    }
    return longest;
}

/// Returns a mask that has all bits of `bits`, and at least the number of bits that the cache
/// requires: bits are added above, or below where there is no room above.
constexpr std::uint64_t grown(std::uint64_t bits, const cache_allocation &cache) {
    while (bit_count(bits) < cache.minimum_bits && bits != cache.whole()) {
        const std::uint64_t candidate = (bits | bits << 1) & cache.whole();
        bits = candidate != bits ? candidate : bits | bits >> 1;
    }
    return bits;
}

constexpr void add_if_legal(near_capacities &list, std::uint64_t bits,
                            const cache_allocation &cache) {
    if (check_capacity(bits, cache) != nullptr) return;
    for (const std::uint64_t known : list.all())
        if (known == bits) return;
    list.masks[list.count++] = bits;
}

} // namespace detail

/// Returns legal capacity masks near to a mask: its bits within the length of the cache's masks;
/// these bits with their holes filled; and their longest run. Where no bit is within the length,
/// the masks are the least legal mask and the mask of all bits.
/// `bits`: any mask
/// `cache`: which masks the processor's cache permits
/// Returns 0 to 3 masks; none where the cache has no masks.
constexpr near_capacities capacities_near(std::uint64_t bits, const cache_allocation &cache) {
    near_capacities result;
    if (cache.mask_length == 0) return result;
    const std::uint64_t mask = bits & cache.whole();
    if (mask == 0) {
        detail::add_if_legal(result, detail::grown(1, cache), cache);
        detail::add_if_legal(result, cache.whole(), cache);
        return result;
    }
    detail::add_if_legal(result, mask, cache);
    detail::add_if_legal(result, detail::grown(detail::without_holes(mask), cache), cache);
    detail::add_if_legal(result, detail::grown(detail::longest_run(mask), cache), cache);
    return result;
}

namespace detail {

template <std::uint64_t Bits, cache_allocation Of>
struct legal_capacities {
    static constexpr near_capacities nearest = capacities_near(Bits, Of);
    template <std::size_t... Position>
    static auto listed(number_list<Position...>)
        -> would_be_legal<named_capacity<nearest.masks[Position]>...>;
    using type = decltype(listed(numbers_below<nearest.count>{}));
};

/// The names by which an error describes a capacity mask. `Whose` names the class of the mask, or
/// the type of the cache.
template <typename Whose, std::uint64_t Bits, cache_allocation Of>
struct mistake_of_mask {
    using whose = Whose;
    using mask = named_capacity<Bits>;
    using near_masks = legal_from<legal_capacities<Bits, Of>>;
};

} // namespace detail

/// A capacity mask that is legal for a cache. Only `capacity_mask<cache, bits>`, which does not
/// compile with an illegal mask, and `try_capacity_mask` make it.
class checked_capacity {
public:
    /// Returns the capacity mask, a bit for each way of the cache.
    constexpr std::uint32_t bits() const { return value; }
    /// Converts to the capacity mask, a bit for each way of the cache.
    constexpr operator std::uint32_t() const { return value; }

    friend constexpr bool operator==(const checked_capacity &, const checked_capacity &) = default;

private:
    std::uint32_t value;

    constexpr explicit checked_capacity(std::uint32_t bits) : value{bits} {}
    template <cache_allocation Of, std::uint64_t Bits>
    friend consteval checked_capacity make_capacity();
    friend struct capacity_result;
    friend constexpr struct capacity_result try_capacity_mask(std::uint64_t,
                                                              const cache_allocation &);
};

/// A legal capacity mask; or the rule that an illegal mask breaks, and legal masks near to it.
struct capacity_result {
    checked_capacity mask{0}; ///< the checked capacity mask; valid only where `broken` is null
    broken_rule broken{};     ///< the rule that the capacity mask breaks; null: the mask is legal
    near_capacities legal{};  ///< legal capacity masks near to the illegal mask

    /// Returns whether the capacity mask is legal.
    constexpr explicit operator bool() const { return broken == nullptr; }
};

/// Checks a capacity mask that is known at run time only.
/// `bits`: the mask, a bit for each way
/// `cache`: which masks the processor's cache permits, by CPUID or of a target
/// Returns the checked mask, or the broken rule with legal masks near the illegal mask.
/// Example:
///     namespace rdt = msr::rdt;
///     const rdt::features here = rdt::features_from(msr::cpuid_of_this_processor);
///     const rdt::capacity_result mask = rdt::try_capacity_mask(0xff, here.l3);
///     const bool may_be_planned{mask};
constexpr capacity_result try_capacity_mask(std::uint64_t bits, const cache_allocation &cache) {
    capacity_result result;
    result.broken = check_capacity(bits, cache);
    if (result)
        result.mask = checked_capacity{static_cast<std::uint32_t>(bits)};
    else
        result.legal = capacities_near(bits, cache);
    return result;
}

/// Returns a capacity mask that is legal for a cache; does not compile with an illegal mask.
template <cache_allocation Of, std::uint64_t Bits>
consteval checked_capacity make_capacity() {
    using mistake = rule_mistake<check_capacity(Bits, Of), capacity_rules,
                                 detail::mistake_of_mask<cache_allocation, Bits, Of>>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    return checked_capacity{static_cast<std::uint32_t>(Bits)};
}

/// A capacity mask that the compiler has checked: `capacity_mask<broadwell_ep.l3, 0xff>`.
template <cache_allocation Of, std::uint64_t Bits>
inline constexpr checked_capacity capacity_mask = make_capacity<Of, Bits>();

} // namespace msr::rdt
