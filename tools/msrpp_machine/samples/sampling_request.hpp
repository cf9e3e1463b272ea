// The request of samples in the option --sampling: KIND,period=N,random=BITS,chain=DEPTH,
// branches=CHOICE and, for precise samples, event=CHOICE at the end.
#pragma once

#include <cstdint>
#include <string>

namespace msrpp::machine {

/// The kind of samples. `any`: the kind that the processor has; on AMD, which has two kinds,
/// samples of ops.
enum class sampled : std::uint8_t { any, op, fetch, precise };

/// Returns the name of a kind of samples in --sampling, such as `op`.
const char *name_of(sampled kind);

struct sampling_request {
    static constexpr unsigned not_said = ~0u;

    std::string file; ///< path of the profile that is written
    sampled kind{sampled::any};
    std::uint64_t period{}; ///< sampling period in events; 0: the default
    /// Number of low bits of the sampling period that vary randomly.
    unsigned random_bits = not_said;
    unsigned chain{}; ///< largest number of callers in a sample's call chain
    /// The branches that each sample has, in the syntax of --branches; empty: none.
    std::string branches;
    std::string event; ///< the event that precise samples count; empty: the default event
};

/// Returns the request that a text of --sampling makes, for a profile that is written to `file`.
/// Throws a complaint where the text is invalid.
sampling_request sampling_of(const std::string &file, const std::string &text);

/// Returns a complaint about --sampling, or about sampling on a kind of CPU, in the words of `msrpp
/// profile record`, whose options are the words of --sampling: `--period: ...`.
std::string in_words_of_profile(const std::string &line);

} // namespace msrpp::machine
