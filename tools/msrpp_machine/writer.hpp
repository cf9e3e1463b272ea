// The plugin's end of the ring (ring.hpp): each thread of the program writes words into a lane of
// its own. They are handed on in parts, so that the two sides seldom want the same line of the
// host's caches.
#pragma once

#include "left_out.hpp"
#include "ring.hpp"

#include <msr/sim/stream.hpp>

#include <atomic>
#include <cstddef>
#include <cstdint>

namespace msrpp::machine {

/// The ring, once it is mapped.
extern ring *shared;

/// Says why, and ends the program.
[[noreturn]] void give_up(const char *why);

/// Where a thread writes. Accesses to memory that change nothing are counted (left_out.hpp).
/// Without a lane it has no room, so that its first word takes one.
class writer {
public:
    /// A block begins, by its word.
    void block(msr::sim::stream_word word) {
        accesses_.block();
        write(word);
    }
    /// An access to memory.
    void access(msr::sim::stream_word word) {
        const bool all = shared->header.wants_all_accesses.load(std::memory_order_relaxed) != 0;
        accesses_.access(word, all, [this](msr::sim::stream_word sent) { write(sent); });
    }
    /// An access of a block that a repeated string instruction ends.
    void access_of_string(msr::sim::stream_word word) {
        accesses_.access_of_string(word, [this](msr::sim::stream_word sent) { write(sent); });
    }
    /// Writes a word. It is handed on with the others of its part, or by publish().
    void write(msr::sim::stream_word word) {
        if (__builtin_expect(written_ >= room_ends_, 0)) make_room();
        put(word);
    }
    /// The thread executes on a simulated CPU from now on.
    void run_on(std::uint32_t cpu) {
        cpu_ = cpu;
        write(msr::sim::cpu_word(cpu));
    }
    std::uint32_t cpu() const { return cpu_; }
    /// Lets the machine see all that the thread has done.
    void publish();
    /// The thread ends, or becomes another program. It takes a lane again where it writes again.
    void end();

    std::uint64_t pinning{}; ///< the CPU asked for in a sched_setaffinity that has not returned
    bool is_pinning{};

private:
    std::uint64_t *words_{};
    std::uint64_t written_{};
    std::uint64_t room_ends_{}; ///< the word before which the writer must look up
    lane_header *lane_{};
    std::uint32_t cpu_{};
    left_out accesses_;

    void put(msr::sim::stream_word word) { words_[written_++ & lane_mask] = word.bits; }
    void take_lane();
    void make_room();
};

/// Writes the definition of a block into the lane that all threads share: its address, and
/// `instructions` in `bytes` bytes of code, behind which there are 8 bytes more to read. Returns
/// the block's number.
std::uint32_t define_block(std::uint64_t address, unsigned instructions, const unsigned char *code,
                           unsigned bytes);

/// Wakes the machine: there is something to read, or a writer waits.
void ring_bell();

} // namespace msrpp::machine
