// A set of processors, by their identities.
#pragma once

#include <msr/processor/identity.hpp>

#include <cstdint>

namespace msr::meters {

/// A set of processors by their identities; `core::none` is in no set. Each row of the table of
/// meters has the set of the processors that have the meter.
class core_set {
public:
    constexpr core_set() = default;
    /// Makes the set of the given processors.
    template <typename... Core>
    constexpr explicit core_set(core first, Core... rest) {
        add(first);
        (add(rest), ...);
    }

    constexpr bool has(core processor) const {
        const unsigned place = static_cast<unsigned>(processor);
        return processor != core::none && (words_[place / bits] >> place % bits & 1) != 0;
    }
    /// Returns whether the set contains all processors of `other`; false where `other` is empty.
    constexpr bool has_all(const core_set &other) const {
        std::uint64_t united = 0;
        for (unsigned i = 0; i < word_count; ++i) {
            if ((other.words_[i] & ~words_[i]) != 0) return false;
            united |= other.words_[i];
        }
        return united != 0;
    }
    /// Returns whether the set contains at least one processor of `other`.
    constexpr bool has_any(const core_set &other) const {
        for (unsigned i = 0; i < word_count; ++i)
            if ((other.words_[i] & words_[i]) != 0) return true;
        return false;
    }
    friend constexpr core_set operator|(core_set left, const core_set &other) {
        for (unsigned i = 0; i < word_count; ++i)
            left.words_[i] |= other.words_[i];
        return left;
    }
    friend constexpr bool operator==(const core_set &, const core_set &) = default;

private:
    static constexpr unsigned bits = 64;
    // two words of 64 bits have a bit for each of 128 processors
    static constexpr unsigned word_count = 2;

    constexpr void add(core processor) {
        const unsigned place = static_cast<unsigned>(processor);
        words_[place / bits] |= std::uint64_t{1} << place % bits;
    }

    std::uint64_t words_[word_count]{};
};

/// Returns the processors that a target names; an empty set where the target names a version of a
/// PMU.
template <typename Target>
constexpr core_set processors_of(const Target &target) {
    core_set result;
    if constexpr (requires { each_core_of(target, [](core) {}); })
        each_core_of(target, [&](core processor) { result = result | core_set{processor}; });
    return result;
}

} // namespace msr::meters
