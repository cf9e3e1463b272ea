// Feeds the plain words (records of executed code) of a stream (msr/sim/stream/stream.hpp) to the
// models of a simulated CPU without a sampler: words of blocks that follow each other as they did
// before, and words of accesses that are no part of an earlier access. Most words of most programs
// are plain. A player plays the other words, one by one.
//
// Where a sampler follows the CPU, the CPU's pace is kept, and playing ends with the block that
// brings the pace to the sampler's mark.
#pragma once

#include <msr/sim/events/signal.hpp>
#include <msr/sim/models/models.hpp>
#include <msr/sim/models/timing.hpp>
#include <msr/sim/player/visited_block.hpp>
#include <msr/sim/stream/stream.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace msr::sim {

/// The position of a thread in its stream of words.
struct place_in_stream {
    /// Number of the block that executes; the block does not end with a REP string instruction.
    std::uint32_t block{};
    /// Word that would continue the last access as its next part; all bits set: no word.
    std::uint64_t continued{};
    /// Whether the thread's last access, or a part of it, missed the first-level cache.
    bool missed{};
};

/// A tag for play_plain_words(): the pace (progress in ticks) of a CPU is not kept, since no
/// sampler follows the CPU.
struct no_pace_kept {};

/// A tag for play_plain_words(): the pace (progress in ticks) of a CPU is kept, until it has come
/// to `due`.
struct pace_kept {
    std::uint64_t due{}; ///< ticks of the CPU's clock at which playing stops
    /// Whether the CPU's pace (progress) includes fetches (windows of 32 bytes of code).
    bool counts_fetches{};
    bool has_hits{}; ///< whether the stream has most accesses that change nothing in the models
    /// whether the last played block has brought the CPU's pace (progress) to `due`
    bool has_come{};
    /// amount that the block which brought the CPU's pace to `due` has added to the pace
    pace step{};
};

/// Plays plain words of a thread. Returns the position of the first word that is not plain, or
/// `end`; where the pace has come to `due`, the position behind the word of the last block.
/// `models`: the models of the CPU
/// `blocks`: the blocks that the CPU has visited, by number
/// `space`: bits that are part of all addresses of the thread
/// `at_place`: the position of the thread, which is updated
/// `position`, `end`: the words
/// `following`: no_pace_kept or pace_kept
///
/// The function is not inlined: inlined, its loop takes longer.
template <typename Models, typename Following = no_pace_kept>
[[gnu::noinline]] const std::uint64_t *
play_plain_words(Models &models, visited_block *blocks, std::uint64_t space,
                 place_in_stream &at_place, const std::uint64_t *position, const std::uint64_t *end,
                 Following &&following = {}) {
    constexpr bool keeps_pace = std::is_same_v<std::remove_cvref_t<Following>, pace_kept>;
    // distance of a prefetch, in words of the stream, at which the host's memory answers in time
    constexpr std::ptrdiff_t far_ahead = 8;
    const std::uint32_t space_hash = predictor::hash(space);
    visited_block *last = blocks + at_place.block;
    std::uint64_t continued = at_place.continued;
    std::uint64_t accesses = 0;
    std::uint64_t stores = 0;
    bool missed = at_place.missed;
    // The block that has followed itself so often that its branch is predicted rightly, which
    // changes nothing as long as the block follows itself.
    std::uint32_t settled = visited_block::none;
    unsigned times = 0; // number of times in a row that the block has followed itself
    std::uint64_t faulty = 0;
    std::uint64_t wrong_taken = 0;
    // Ticks of blocks and of mispredictions; the pace (progress) in the models already has the
    // ticks of waits.
    std::uint64_t ticks = 0;
    std::uint64_t ticks_of_wrong = 0;
    bool attempts = false;
    if constexpr (keeps_pace) attempts = following.has_hits && models.needed == model_parts::all();
    if constexpr (keeps_pace) ticks_of_wrong = models.clocks().ticks_of_misprediction();
    for (; position != end; ++position) {
        const stream_word word{*position};
        if (word.kind() == word_kind::block) {
            const std::uint32_t number = word.number();
            visited_block *current = last;
            unsigned elsewhere = 1;
            if (number == settled) {
                ++last->taken;
            } else {
                elsewhere = last->next[1] == number ? 1 : 0;
                if (last->next[elsewhere] != number) break;
                current = blocks + number;
                if (!current->touched) break;
                settled = visited_block::none;
                if (last->kind == branch_kind::conditional) {
                    last->taken += elsewhere;
                    const std::uint32_t hash = predictor::hash(last->branch_address()) ^ space_hash;
                    const bool is_wrong = models.conditional(hash, elsewhere != 0);
                    faulty += is_wrong;
                    wrong_taken += is_wrong & elsewhere;
                    if (current == last && ++times % 16 == 0 &&
                        models.is_settled(hash, elsewhere != 0)) [[unlikely]]
                        settled = number;
                } else if (last->kind != branch_kind::none && last->kind != branch_kind::jump) {
                    models.branch(last->kind, last->branch_address() ^ space, last->end() ^ space,
                                  true, current->address ^ space);
                }
            }
            ++current->executions;
            if ((last->fetches >> elsewhere & 1) != 0)
                models.fetch(current->address ^ space, current->bytes);
            last = current;
            continued = ~std::uint64_t{0};
            if constexpr (keeps_pace) {
                models.now.ops += current->ops;
                if (following.counts_fetches) models.now.fetches += current->windows();
                ticks += current->ticks;
                if (models.now.ticks + ticks + faulty * ticks_of_wrong >= following.due)
                    [[unlikely]] {
                    following.has_come = true;
                    following.step = current->step();
                    ++position;
                    break;
                }
            }
        } else if (word.kind() == word_kind::access) {
            const std::uint64_t without_size = word.bits & ~(std::uint64_t{7} << 58);
            if (without_size == continued) break;
            continued = without_size + word.bytes();
            ++accesses;
            const bool writes = word.writes();
            stores += writes;
            if constexpr (keeps_pace)
                if (attempts && models.access_again(word.address() ^ space, word.bytes(), writes)) {
                    missed = false;
                    continue;
                }
            const access_result result =
                models.access(word.address() ^ space, word.bytes(), writes);
            missed = result.from != level::first;
            // Accesses after a miss may miss, too, so that their sets are prefetched into the
            // host's caches. The host's caches have the sets of nearer levels anyhow.
            if (result.from > level::second && end - position > far_ahead)
                if (const stream_word later{position[far_ahead]}; later.kind() == word_kind::access)
                    models.prefetch(later.address() ^ space, result.from);
        } else {
            break;
        }
    }
    at_place.block = static_cast<std::uint32_t>(last - blocks);
    at_place.continued = continued;
    at_place.missed = missed;
    if constexpr (keeps_pace) models.now.ticks += ticks;
    models.mispredicted_conditionals(faulty, wrong_taken);
    models.counted[signal::loads] += accesses - stores;
    models.counted[signal::stores] += stores;
    return position;
}

} // namespace msr::sim
