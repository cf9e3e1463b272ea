// Accesses to memory that the QEMU plugin leaves out of the simulated machine's input
// (left_out.hpp), and keeps in a ring: where a sampler runs, the machine looks up the accesses of
// the block of code that has the sampled instruction, and reads no others. Each thread has a ring
// for its accesses; the word of a block says how many accesses there were before the block
// (msr/sim/stream/stream.hpp). A writer does not wait for free entries of the ring: where the ring
// is full, an access is not left out.
#pragma once

#include <msr/sim/stream/stream.hpp>

#include <array>
#include <cstdint>

namespace msrpp::machine {

/// The number of accesses that a thread's ring holds; an access stands at its number modulo
/// accesses_kept.
inline constexpr std::uint64_t accesses_kept = std::uint64_t{1} << 17;

/// The writer's side of the ring buffer that keeps a thread's left-out accesses.
class keeping_accesses {
public:
    /// Makes an object without a ring, which keeps no accesses.
    keeping_accesses() = default;
    /// Makes an object that writes to `ring`, in which no reader needs the present contents.
    explicit keeping_accesses(std::uint64_t *ring) : ring_{ring}, room_ends_{accesses_kept} {}

    /// Writes an access into the ring; returns false where the ring is full.
    bool keep(msr::sim::stream_word word) {
        if (saved_ == room_ends_) return false;
        ring_[saved_++ % accesses_kept] = word.bits;
        return true;
    }

    /// Returns the word of a block of code that begins, to which the number of kept accesses before
    /// the block is added.
    msr::sim::stream_word behind(msr::sim::stream_word block) const {
        return msr::sim::behind_left_out(block, saved_);
    }

    /// Frees entries in the ring of kept accesses. `written`: number of words (records) that the
    /// thread has written; accesses from before the word `needed` are not needed any more.
    void make_room(std::uint64_t needed, std::uint64_t written) {
        if (ring_ == nullptr) return;
        for (; marks_ != 0 && marked_[first_ % most_marks].words <= needed; --marks_)
            room_ends_ = marked_[first_++ % most_marks].saved + accesses_kept;
        if (marks_ == most_marks || written - last_mark_ < words_between_marks) return;
        last_mark_ = written;
        marked_[(first_ + marks_++) % most_marks] = {written, saved_};
    }

private:
    static constexpr unsigned most_marks = 8;
    static constexpr std::uint64_t words_between_marks = std::uint64_t{1} << 14;

    /// The number of kept accesses when the thread had written a number of words (records of
    /// executed code).
    struct mark {
        std::uint64_t words{};
        std::uint64_t saved{};
    };

    std::uint64_t *ring_{};
    std::uint64_t saved_{};
    std::uint64_t room_ends_{};
    /// Number of words (records) of the thread when the last mark was made.
    std::uint64_t last_mark_{};
    unsigned first_{};
    unsigned marks_{};
    std::array<mark, most_marks> marked_{};
};

} // namespace msrpp::machine
