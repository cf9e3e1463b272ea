// Capacity masks: one bit for each part of a cache that a class of service may fill.
// Sources: Linux resctrl and intel-cmt-cat, which agree on every rule here.
#pragma once

// First, so that errors do not list how it is included.
#include <msr/rule.hpp>

#include <msr/field.hpp>
#include <msr/names.hpp>
#include <msr/rdt/features.hpp>
#include <msr/register.hpp>
#include <msr/sequence.hpp>

#include <cstddef>
#include <cstdint>
#include <utility>

namespace msr::rdt {

struct capacity_lies_in_mask_length : rule<capacity_lies_in_mask_length> {
    MSR_RULE_TEXT(capacity_lies_in_mask_length,
                  "a capacity mask has no bit beyond the length that CPUID gives");
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::whose, typename Mistake::mask, typename Mistake::near_masks>;
};
struct capacity_is_one_run : rule<capacity_is_one_run> {
    MSR_RULE_TEXT(capacity_is_one_run,
                  "the bits of a capacity mask lie in one run, unless CPUID allows others");
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::whose, typename Mistake::mask, typename Mistake::near_masks>;
};
struct capacity_has_minimum : rule<capacity_has_minimum> {
    MSR_RULE_TEXT(capacity_has_minimum,
                  "a capacity mask has at least as many bits as this processor needs, one or more");
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::whose, typename Mistake::mask, typename Mistake::near_masks>;
};

using capacity_rules =
    rule_list<capacity_lies_in_mask_length, capacity_is_one_run, capacity_has_minimum>;

/// Names a capacity mask in an error by its runs of bits.
template <typename... Run>
struct capacity;

namespace detail {

/// The lowest and the highest bit of a mask that is not 0.
constexpr unsigned lowest_bit(std::uint64_t bits) {
    return static_cast<unsigned>(__builtin_ctzll(bits));
}
constexpr unsigned highest_bit(std::uint64_t bits) {
    return 63 - static_cast<unsigned>(__builtin_clzll(bits));
}
/// All bits from the lowest of a mask to its highest.
constexpr std::uint64_t without_holes(std::uint64_t bits) {
    return bits == 0 ? 0 : low_bits(highest_bit(bits) + 1) & ~low_bits(lowest_bit(bits));
}
constexpr bool is_one_run(std::uint64_t bits) { return bits == without_holes(bits); }
constexpr unsigned bit_count(std::uint64_t bits) {
    return static_cast<unsigned>(__builtin_popcountll(bits));
}

template <typename Runs>
struct capacity_of_runs;
template <typename... Run>
struct capacity_of_runs<name_list<Run...>> {
    using type = capacity<Run...>;
};

/// A mask as a name in an error.
template <std::uint64_t Bits>
using named_capacity = typename capacity_of_runs<typename msr::detail::runs_of<Bits>::type>::type;

} // namespace detail

/// The rule that a mask for this cache breaks, or null. A cache without masks has length 0, and
/// takes none.
constexpr broken_rule check_capacity(std::uint64_t bits, const cache_allocation &cache) {
    if ((bits & ~cache.whole()) != 0) return &capacity_lies_in_mask_length::text;
    if (bits == 0 && cache.may_be_empty) return nullptr;
    if (!cache.sparse && !detail::is_one_run(bits)) return &capacity_is_one_run::text;
    if (detail::bit_count(bits) < cache.minimum_bits) return &capacity_has_minimum::text;
    return nullptr;
}

/// Legal masks near to one that is not.
struct near_capacities {
    std::uint64_t masks[3]{};
    std::size_t count{};

    /// They lie in this value, so a temporary gives none.
    constexpr sequence<std::uint64_t> all() const & { return {masks, count}; }
    void all() const && = delete;
};

namespace detail {

constexpr std::uint64_t longest_run(std::uint64_t bits) {
    std::uint64_t longest = 0;
    while (bits != 0) {
        const std::uint64_t above = ~(bits >> lowest_bit(bits));
        const unsigned length = above == 0 ? 64 : lowest_bit(above);
        const std::uint64_t run = low_bits(length) << lowest_bit(bits);
        if (bit_count(run) > bit_count(longest)) longest = run;
        bits &= ~run;
    }
    return longest;
}

/// A mask with so many bits at least: more of them above, or below where there is no room.
constexpr std::uint64_t grown(std::uint64_t bits, const cache_allocation &cache) {
    while (bit_count(bits) < cache.minimum_bits && bits != cache.whole()) {
        const std::uint64_t above = (bits | bits << 1) & cache.whole();
        bits = above != bits ? above : bits | bits >> 1;
    }
    return bits;
}

constexpr void add_if_legal(near_capacities &to, std::uint64_t bits,
                            const cache_allocation &cache) {
    if (check_capacity(bits, cache) != nullptr) return;
    for (const std::uint64_t known : to.all())
        if (known == bits) return;
    to.masks[to.count++] = bits;
}

} // namespace detail

/// What is legal and near: without what is beyond the length, with its holes filled, its longest
/// run; where nothing is left, the least and the whole. None where the cache has no masks.
constexpr near_capacities capacities_near(std::uint64_t bits, const cache_allocation &cache) {
    near_capacities result;
    if (cache.mask_length == 0) return result;
    const std::uint64_t inside = bits & cache.whole();
    if (inside == 0) {
        detail::add_if_legal(result, detail::grown(1, cache), cache);
        detail::add_if_legal(result, cache.whole(), cache);
        return result;
    }
    detail::add_if_legal(result, inside, cache);
    detail::add_if_legal(result, detail::grown(detail::without_holes(inside), cache), cache);
    detail::add_if_legal(result, detail::grown(detail::longest_run(inside), cache), cache);
    return result;
}

namespace detail {

template <std::uint64_t Bits, cache_allocation Of>
struct legal_capacities {
    static constexpr near_capacities found = capacities_near(Bits, Of);
    template <std::size_t... Position>
    static auto listed(std::index_sequence<Position...>)
        -> would_be_legal<named_capacity<found.masks[Position]>...>;
    using type = decltype(listed(std::make_index_sequence<found.count>{}));
};

/// What an error shows of a mask. `Whose` is a name of the class, or of what a cache is.
template <typename Whose, std::uint64_t Bits, cache_allocation Of>
struct mistake_of_mask {
    using whose = Whose;
    using mask = named_capacity<Bits>;
    using near_masks = legal_from<legal_capacities<Bits, Of>>;
};

} // namespace detail

/// A mask that a cache takes. Made by `capacity_mask<cache, bits>`, which does not compile with
/// others, or by `try_capacity_mask`.
class checked_capacity {
public:
    constexpr std::uint32_t bits() const { return held; }
    constexpr operator std::uint32_t() const { return held; }

    friend constexpr bool operator==(const checked_capacity &, const checked_capacity &) = default;

private:
    std::uint32_t held;

    constexpr explicit checked_capacity(std::uint32_t bits) : held{bits} {}
    template <cache_allocation Of, std::uint64_t Bits>
    friend consteval checked_capacity make_capacity();
    friend struct capacity_result;
    friend constexpr struct capacity_result try_capacity_mask(std::uint64_t,
                                                              const cache_allocation &);
};

/// A mask, or the rule that it breaks and what would be legal.
struct capacity_result {
    checked_capacity mask{0}; ///< only where `broken` is null
    broken_rule broken{};
    near_capacities legal{};

    constexpr explicit operator bool() const { return broken == nullptr; }
};

/// Checks a mask that is known at run time only.
constexpr capacity_result try_capacity_mask(std::uint64_t bits, const cache_allocation &cache) {
    capacity_result result;
    result.broken = check_capacity(bits, cache);
    if (result)
        result.mask = checked_capacity{static_cast<std::uint32_t>(bits)};
    else
        result.legal = capacities_near(bits, cache);
    return result;
}

template <cache_allocation Of, std::uint64_t Bits>
consteval checked_capacity make_capacity() {
    using mistake = rule_mistake<check_capacity(Bits, Of), capacity_rules,
                                 detail::mistake_of_mask<cache_allocation, Bits, Of>>;
    static_assert(mistake::lets_pass::of(decltype(mistake::told()){}));
    return checked_capacity{static_cast<std::uint32_t>(Bits)};
}

/// A constant mask: `capacity_mask<broadwell_ep.l3, 0xff>`.
template <cache_allocation Of, std::uint64_t Bits>
inline constexpr checked_capacity capacity_mask = make_capacity<Of, Bits>();

} // namespace msr::rdt
