// Selects the cache lines that a sampled miss curve follows. Other lines are skipped, several at a
// time where the processor that runs the program has AVX-512.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstddef>
#include <cstdint>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace msr::curve::detail {

/// Returns whether the processor that runs the program has AVX-512F and AVX-512DQ.
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

/// Returns a hash of a line, 24 bits. Two rounds of multiplication, since the high bits of a single
/// product follow the low bits of the line too closely.
constexpr std::uint32_t hash_of(std::uint64_t line) {
    line *= first_factor;
    line ^= line >> 32;
    line *= second_factor;
    return static_cast<std::uint32_t>(line >> hash_shift);
}

// keep_multiples() and the other functions that select lines write the selected lines to `output`,
// which has space for `count` + 8 lines, and return the number of these lines. The functions have
// no branch for each line, since a processor could not predict the branch.

/// Copies the lines that have 0 in all bits of `mask` to `output`, which has space for `count` + 8
/// lines. Returns the number of copied lines.
inline std::size_t keep_multiples(const std::uint64_t *lines, std::size_t count, std::uint64_t mask,
                                  std::uint64_t *output) {
    std::size_t kept_count = 0;
    for (std::size_t i = 0; i < count; ++i) {
        output[kept_count] = lines[i];
        kept_count += (lines[i] & mask) == 0;
    }
    return kept_count;
}

/// Copies the lines whose hash is below `limit`, at most 2^24, to `output`, which has space for
/// `count` + 8 lines. Returns the number of copied lines.
inline std::size_t keep_hashed(const std::uint64_t *lines, std::size_t count, std::uint32_t limit,
                               std::uint64_t *output) {
    std::size_t kept_count = 0;
    for (std::size_t i = 0; i < count; ++i) {
        output[kept_count] = lines[i];
        kept_count += hash_of(lines[i]) < limit;
    }
    return kept_count;
}

#if defined(__x86_64__)

__attribute__((target("avx512f"))) inline std::size_t
keep_multiples_by_8(const std::uint64_t *lines, std::size_t count, std::uint64_t mask,
                    std::uint64_t *output) {
    const __m512i mask_vector = _mm512_set1_epi64(static_cast<long long>(mask));
    std::size_t kept_count = 0, i = 0;
    for (; i + 16 <= count; i += 16) {
        const __m512i first = _mm512_loadu_si512(lines + i),
                      second = _mm512_loadu_si512(lines + i + 8);
        const unsigned first_zeros = _mm512_testn_epi64_mask(first, mask_vector);
        const unsigned second_zeros = _mm512_testn_epi64_mask(second, mask_vector);
        if ((first_zeros | second_zeros) == 0) continue;
        _mm512_storeu_si512(output + kept_count,
                            _mm512_maskz_compress_epi64(static_cast<__mmask8>(first_zeros), first));
        kept_count += static_cast<unsigned>(__builtin_popcount(first_zeros));
        _mm512_storeu_si512(output + kept_count, _mm512_maskz_compress_epi64(
                                                     static_cast<__mmask8>(second_zeros), second));
        kept_count += static_cast<unsigned>(__builtin_popcount(second_zeros));
    }
    return kept_count + keep_multiples(lines + i, count - i, mask, output + kept_count);
}

__attribute__((target("avx512f,avx512dq"))) inline std::size_t
keep_hashed_by_8(const std::uint64_t *lines, std::size_t count, std::uint32_t hash_limit,
                 std::uint64_t *output) {
    const __m512i first = _mm512_set1_epi64(static_cast<long long>(first_factor));
    const __m512i second = _mm512_set1_epi64(static_cast<long long>(second_factor));
    const __m512i limit =
        _mm512_set1_epi64(static_cast<long long>(std::uint64_t{hash_limit} << hash_shift));
    // A limit of 2^24 is above all hashes, which the shift of the limit drops to 0.
    const unsigned always = hash_limit >> (64 - hash_shift) != 0 ? 0xff : 0;
    std::size_t kept_count = 0, i = 0;
    for (; i + 8 <= count; i += 8) {
        const __m512i block = _mm512_loadu_si512(lines + i);
        __m512i hash = _mm512_mullo_epi64(block, first);
        hash = _mm512_xor_si512(hash, _mm512_maskz_srli_epi64(0xff, hash, 32));
        hash = _mm512_mullo_epi64(hash, second);
        const unsigned matches = _mm512_cmplt_epu64_mask(hash, limit) | always;
        if (matches == 0) continue;
        _mm512_storeu_si512(output + kept_count,
                            _mm512_maskz_compress_epi64(static_cast<__mmask8>(matches), block));
        kept_count += static_cast<unsigned>(__builtin_popcount(matches));
    }
    return kept_count + keep_hashed(lines + i, count - i, hash_limit, output + kept_count);
}

#else

inline std::size_t keep_multiples_by_8(const std::uint64_t *lines, std::size_t count,
                                       std::uint64_t mask, std::uint64_t *output) {
    return keep_multiples(lines, count, mask, output);
}
inline std::size_t keep_hashed_by_8(const std::uint64_t *lines, std::size_t count,
                                    std::uint32_t limit, std::uint64_t *output) {
    return keep_hashed(lines, count, limit, output);
}

#endif

} // namespace msr::curve::detail
