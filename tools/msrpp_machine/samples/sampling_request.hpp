// The request of samples by --sampling: KIND,period=N,random=BITS,chain=DEPTH and, for precise
// samples, event=CHOICE at the end.
#pragma once

#include <cstdint>
#include <string>

namespace msrpp::machine {

/// `any`: what the processor has, of the first two or the last.
enum class sampled : std::uint8_t { any, op, fetch, precise };

/// One word: `op`.
const char *name_of(sampled kind);

struct sampling_request {
    static constexpr unsigned not_said = ~0u;

    std::string file; ///< that the profile is written to
    sampled kind{sampled::any};
    std::uint64_t period{};          ///< 0: not said
    unsigned random_bits = not_said; ///< that each period is varied by
    unsigned chain{};                ///< the most callers that a sample has
    std::string event;               ///< of precise samples; empty: not said
};

/// Throws a complaint.
sampling_request sampling_of(const std::string &file, const std::string &text);

/// A complaint about --sampling, also of one kind of CPU, in the words of `msrpp profile record`,
/// whose options are the words of --sampling: `--period: ...`.
std::string in_words_of_profile(const std::string &line);

} // namespace msrpp::machine
