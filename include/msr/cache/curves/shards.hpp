// Misses by size, sampled (SHARDS, Waldspurger et al., FAST 2015): only lines with a small hash are
// followed, with all their accesses, and their stack distances are scaled up by the inverse of the
// share of such lines. The cache is fully associative, with LRU replacement.
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/cache/curves/mattson.hpp>
#include <msr/cache/curves/sampling.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>

namespace msr::curve {

/// An estimate of the miss curve of a fully associative cache with LRU replacement, from a share of
/// the lines.
class shards {
public:
    /// Makes an estimate from a share `rate` of the lines, above 0 and at most 1; the share is
    /// rounded up to a multiple of 2^-24. Throws std::invalid_argument for other shares.
    explicit shards(double rate = 0.01)
        : below_{rate > 0 && rate <= 1 ? static_cast<std::uint32_t>(std::ceil(rate * hashes)) : 0} {
        if (below_ == 0) msr::detail::invalid_argument("a share of lines is above 0 and at most 1");
    }

    /// Counts references to lines, in their order; a line is any number. Lines that are not sampled
    /// only count as references.
    void access(std::span<const std::uint64_t> lines) {
        accesses_ += lines.size();
        while (!lines.empty()) {
            const std::size_t batch = std::min(lines.size(), at_once);
            const std::size_t kept_count = keep_(lines.data(), batch, below_, room_.data());
            sampled_.access({room_.data(), kept_count});
            lines = lines.subspan(batch);
        }
    }
    /// Counts a reference to a line, any number.
    void access(std::uint64_t line) { access({&line, 1}); }

    /// Sets whether vector instructions are used, where the processor has them; tests disable them.
    void use_vectors(bool enabled) {
        if (!enabled) keep_ = detail::keep_hashed;
    }

    /// Returns the share of lines that is sampled, above 0 and at most 1.
    double rate() const { return below_ / hashes; }
    /// Returns the number of references to lines, sampled or not.
    std::uint64_t accesses() const { return accesses_; }
    /// Returns an estimate of the misses of a cache with space for `of_lines` lines. The estimate
    /// allows for lines used often that happen to be sampled or not: surplus or missing references
    /// count as hits (SHARDS-adj).
    double misses(std::uint64_t of_lines) const {
        const auto size =
            static_cast<std::uint64_t>(std::llround(static_cast<double>(of_lines) * rate()));
        return std::min(static_cast<double>(sampled_.misses(size)) / rate(),
                        static_cast<double>(accesses_));
    }

private:
    static constexpr double hashes = 1 << 24;
    std::uint32_t below_;
    mattson sampled_;
    std::uint64_t accesses_ = 0;
    static constexpr std::size_t at_once = 4096;
    std::array<std::uint64_t, at_once + 8> room_{};
    decltype(&detail::keep_hashed) keep_ =
        detail::has_wide_vectors() ? detail::keep_hashed_by_8 : detail::keep_hashed;
};

} // namespace msr::curve
