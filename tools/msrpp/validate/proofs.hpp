// Proofs: programs whose counts are known by their source, so that a counter that shows another
// number is wrong.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace msrpp::validate {

/// Quantities that proofs know the counts of.
enum class quantity : std::uint8_t {
    instructions,     ///< instructions that retire
    branches,         ///< branch instructions that retire
    conditional,      ///< conditional branches that retire
    calls,            ///< near calls that retire
    returns,          ///< near returns that retire
    loads,            ///< load instructions that retire
    stores,           ///< store instructions that retire
    split_loads,      ///< loads across a boundary of cache lines
    scalar_doubles,   ///< scalar additions of double precision
    packed_doubles,   ///< additions of two numbers of double precision
    cycles,           ///< clocks of the core
    reference_cycles, ///< clocks of a fixed frequency
    branch_misses,    ///< mispredicted branches
    l1d_misses,       ///< misses of the first-level data cache
    dtlb_walks,       ///< page walks for data
};

/// The name of a quantity in reports.
std::string_view name_of(quantity quantity);

/// The choices that count a quantity in user mode, without qualifiers; the first that a processor
/// has is the one that is used.
std::span<const char *const> choices_of(quantity quantity);

/// The count of a quantity in one round of a proof: exact where both ends are the same.
struct expected_count {
    quantity kind{};
    double low{};
    double high{};

    bool is_exact() const { return low == high; }
};

/// A proof: a program whose rounds all do the same.
struct proof {
    std::string_view name;
    std::string_view text; ///< what a round does
    void (*run)(unsigned long rounds, void *memory){};
    unsigned long rounds{};    ///< of the shorter of two runs; the longer has twice as many
    std::size_t memory{};      ///< bytes that it needs
    void (*prepare)(void *){}; ///< fills the memory; null: zeros will do
    std::span<const expected_count> counts; ///< expected counts of a round
};

/// All proofs; the first is straight code.
std::span<const proof> proofs();

/// The memory of proofs, aligned to pages of 4 KiB.
class proof_memory {
public:
    proof_memory() = default;
    proof_memory(const proof_memory &) = delete;
    proof_memory &operator=(const proof_memory &) = delete;
    ~proof_memory();

    /// Makes the memory of a proof ready, and returns it; null where the system has none.
    void *ready_for(const proof &next);

private:
    void *memory_{};
    std::size_t size_{};
    const proof *owner_{};
};

} // namespace msrpp::validate
