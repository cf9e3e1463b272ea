// Test programs (proofs) whose counts are known from their source, so that a counter with another
// count is wrong.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace msrpp::validate {

/// A quantity of which a proof (a test program) has a known count.
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
    cycles,           ///< clocks of the core while it is not halted
    reference_cycles, ///< clocks of a fixed frequency
    branch_misses,    ///< mispredicted branches
    l1d_misses,       ///< misses of the first-level data cache
    dtlb_walks,       ///< page walks for data
};

/// Returns the name that a quantity has in reports.
std::string_view name_of(quantity quantity);

/// Returns the names of events that count a quantity in user mode, in order of preference: the
/// first event that a processor has is counted.
std::span<const char *const> choices_of(quantity quantity);

/// The expected count of a quantity in a round of a test program (proof): exact where both ends of
/// the range are equal.
struct expected_count {
    quantity kind{};
    double low{};
    double high{};

    bool is_exact() const { return low == high; }
};

/// A test program (proof) whose rounds all execute the same instructions.
struct proof {
    std::string_view name;
    std::string_view text; ///< description of what a round executes
    void (*run)(unsigned long rounds, void *memory){};
    /// Number of rounds in the shorter of two runs of the test program; the longer run has twice as
    /// many.
    unsigned long rounds{};
    std::size_t memory{};      ///< bytes of memory that the test program needs
    void (*prepare)(void *){}; ///< function that fills the memory; null: the memory stays zero
    std::span<const expected_count> counts; ///< expected counts of a round
};

/// Returns all proofs (test programs); the first is straight code (NOPs in a loop).
std::span<const proof> proofs();

/// The memory on which test programs (proofs) work, aligned to pages of 4 KiB.
class proof_memory {
public:
    proof_memory() = default;
    proof_memory(const proof_memory &) = delete;
    proof_memory &operator=(const proof_memory &) = delete;
    ~proof_memory();

    /// Prepares the memory of a test program, and returns it; null where the system has no memory.
    void *ready_for(const proof &next);

private:
    void *memory_{};
    std::size_t size_{};
    const proof *owner_{};
};

} // namespace msrpp::validate
