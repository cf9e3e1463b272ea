// Accesses to memory that were left out (left_out.hpp), as the plugin keeps them for the machine:
// where somebody samples, it looks up those of a block that has the tag, and reads no others. They
// stand in a ring of their own for each thread; the word of a block says how many there were before
// it (msr/sim/stream/stream.hpp).
//
// No writer waits for room here: where there is none, an access is not left out.
#pragma once

#include <msr/sim/stream/stream.hpp>

#include <array>
#include <cstdint>

namespace msrpp::machine {

/// Accesses that the ring of a lane holds, by their number modulo this.
inline constexpr std::uint64_t accesses_kept = std::uint64_t{1} << 17;

/// The writer's end of the ring of one lane.
class keeping_accesses {
public:
    /// Keeps nothing: there is no ring, and no room.
    keeping_accesses() = default;
    /// Keeps accesses in a ring from which no reader needs what is there already.
    explicit keeping_accesses(std::uint64_t *ring) : ring_{ring}, room_ends_{accesses_kept} {}

    /// Keeps an access; false: there is no room.
    bool keep(msr::sim::stream_word word) {
        if (saved_ == room_ends_) return false;
        ring_[saved_++ % accesses_kept] = word.bits;
        return true;
    }

    /// The word of a block that begins now.
    msr::sim::stream_word behind(msr::sim::stream_word block) const {
        return msr::sim::behind_left_out(block, saved_);
    }

    /// Makes room: of the lane's words, `written` by now, those before `needed` are not needed.
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

    /// The number of kept accesses when so many words were written.
    struct mark {
        std::uint64_t words{};
        std::uint64_t saved{};
    };

    std::uint64_t *ring_{};
    std::uint64_t saved_{};
    std::uint64_t room_ends_{};
    std::uint64_t last_mark_{}; ///< words
    unsigned first_{};
    unsigned marks_{};
    std::array<mark, most_marks> marked_{};
};

} // namespace msrpp::machine
