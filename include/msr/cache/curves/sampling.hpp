// Which lines of many are sampled: the others are passed over, several at a time where the
// processor that runs this has AVX-512.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstddef>
#include <cstdint>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace msr::curve::detail {

/// Whether vectors of 512 bits can be used.
inline bool has_wide_vectors() {
#if defined(__x86_64__)
    __builtin_cpu_init();
    return __builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512dq") != 0;
#else
    return false;
#endif
}

inline constexpr std::uint64_t first_factor = 0xff51'afd7'ed55'8ccd;
inline constexpr std::uint64_t second_factor = 0xc4ce'b9fe'1a85'ec53;
inline constexpr unsigned hash_shift = 40;

/// 24 bits that follow no pattern of lines. Two rounds: the high bits of one product follow the low
/// bits of the line too closely.
constexpr std::uint32_t hash_of(std::uint64_t line) {
    line *= first_factor;
    line ^= line >> 32;
    line *= second_factor;
    return static_cast<std::uint32_t>(line >> hash_shift);
}

// Both write the lines that are kept to `into`, which has room for 8 more than `count`, and return
// how many these are. Without a branch for each line: nobody can foresee which are kept.

/// Lines with zeros where `others` has ones.
inline std::size_t keep_multiples(const std::uint64_t *lines, std::size_t count,
                                  std::uint64_t others, std::uint64_t *into) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < count; ++i) {
        into[kept] = lines[i];
        kept += (lines[i] & others) == 0;
    }
    return kept;
}

/// Lines whose hash is below a number.
inline std::size_t keep_hashed(const std::uint64_t *lines, std::size_t count, std::uint32_t below,
                               std::uint64_t *into) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < count; ++i) {
        into[kept] = lines[i];
        kept += hash_of(lines[i]) < below;
    }
    return kept;
}

#if defined(__x86_64__)

__attribute__((target("avx512f"))) inline std::size_t
keep_multiples_by_8(const std::uint64_t *lines, std::size_t count, std::uint64_t others,
                    std::uint64_t *into) {
    const __m512i ones = _mm512_set1_epi64(static_cast<long long>(others));
    std::size_t kept = 0, i = 0;
    for (; i + 16 <= count; i += 16) {
        const __m512i one = _mm512_loadu_si512(lines + i), two = _mm512_loadu_si512(lines + i + 8);
        const unsigned of_one = _mm512_testn_epi64_mask(one, ones);
        const unsigned of_two = _mm512_testn_epi64_mask(two, ones);
        if ((of_one | of_two) == 0) continue;
        _mm512_storeu_si512(into + kept,
                            _mm512_maskz_compress_epi64(static_cast<__mmask8>(of_one), one));
        kept += static_cast<unsigned>(__builtin_popcount(of_one));
        _mm512_storeu_si512(into + kept,
                            _mm512_maskz_compress_epi64(static_cast<__mmask8>(of_two), two));
        kept += static_cast<unsigned>(__builtin_popcount(of_two));
    }
    return kept + keep_multiples(lines + i, count - i, others, into + kept);
}

__attribute__((target("avx512f,avx512dq"))) inline std::size_t
keep_hashed_by_8(const std::uint64_t *lines, std::size_t count, std::uint32_t below,
                 std::uint64_t *into) {
    const __m512i first = _mm512_set1_epi64(static_cast<long long>(first_factor));
    const __m512i second = _mm512_set1_epi64(static_cast<long long>(second_factor));
    const __m512i limit =
        _mm512_set1_epi64(static_cast<long long>(std::uint64_t{below} << hash_shift));
    // All hashes are below a limit of 2^24, which the shift pushes out.
    const unsigned always = below >> (64 - hash_shift) != 0 ? 0xff : 0;
    std::size_t kept = 0, i = 0;
    for (; i + 8 <= count; i += 8) {
        const __m512i held = _mm512_loadu_si512(lines + i);
        __m512i hash = _mm512_mullo_epi64(held, first);
        hash = _mm512_xor_si512(hash, _mm512_maskz_srli_epi64(0xff, hash, 32));
        hash = _mm512_mullo_epi64(hash, second);
        const unsigned are = _mm512_cmplt_epu64_mask(hash, limit) | always;
        if (are == 0) continue;
        _mm512_storeu_si512(into + kept,
                            _mm512_maskz_compress_epi64(static_cast<__mmask8>(are), held));
        kept += static_cast<unsigned>(__builtin_popcount(are));
    }
    return kept + keep_hashed(lines + i, count - i, below, into + kept);
}

#else

inline std::size_t keep_multiples_by_8(const std::uint64_t *lines, std::size_t count,
                                       std::uint64_t others, std::uint64_t *into) {
    return keep_multiples(lines, count, others, into);
}
inline std::size_t keep_hashed_by_8(const std::uint64_t *lines, std::size_t count,
                                    std::uint32_t below, std::uint64_t *into) {
    return keep_hashed(lines, count, below, into);
}

#endif

} // namespace msr::curve::detail
