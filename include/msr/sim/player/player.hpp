// Passes the execution of programs to the models of a simulated processor: the player takes words
// of streams, one stream (lane) for each thread, and returns the number of each signal for each
// CPU.
//
// The signals that each execution of a block adds alike are not added up while the block executes:
// executions are counted, and multiplied by the signals when the signals are counted. Models see
// each access to memory, each fetch and each branch.
//
// Limits: the outcome of a branch is known with the thread's next block, and a conditional branch
// to the instruction behind it is never taken. Parts of an access that continue each other (of one
// instruction, in order, each where the one before it ended) are one access; so are elements of a
// gather that lie like this.
#pragma once

#include <msr/sim/events/signal.hpp>
#include <msr/sim/models/models.hpp>
#include <msr/sim/player/defined_blocks.hpp>
#include <msr/sim/player/plain_words.hpp>
#include <msr/sim/player/sampling.hpp>
#include <msr/sim/player/visited_block.hpp>
#include <msr/sim/stream/block_facts.hpp>
#include <msr/sim/stream/stream.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace msr::sim {

/// A sampler that samples nothing. A type used as a sampler may have any of these members; a
/// missing member costs nothing:
///
///   void between(running, std::uint64_t next);                  all earlier blocks are over
///   void block(running, const block_facts &);                   a block begins to execute
///   void access(running, const block_facts &, stream_word, const access_result &);
///   void branch(running, const block_facts &, bool taken, std::uint64_t next, bool wrong);
///   bool wants(unsigned cpu) const;     false: the members above are not called for this CPU now
///   bool follows(unsigned cpu) const;   false: no member is called; true: the pace is kept
///   void pass(running, const block_facts &, const pace &now, const pace &step);    pace grew
///   std::uint64_t due(unsigned cpu) const;      pass() need not be called for ticks before these
///   bool counts_fetches(unsigned cpu) const;    the pace needs windows of code
///   bool needs_all_hits(unsigned cpu) const;    accesses that change nothing are not left out
///   bool needs_left_out(unsigned cpu) const;    accesses left out in a block follow at its end
struct no_sampler {};

/// A player: applies the recorded execution of threads, as streams of words, to the models of a
/// simulated processor.
template <block_decoder Decoder, typename Models = processor_models, typename Sampler = no_sampler>
class player {
    using models_of_cpu = std::remove_reference_t<decltype(std::declval<Models &>()[0])>;

public:
    /// A sentence on where the player is simpler than a processor.
    static constexpr const char *limits =
        "branches: the outcome is known with the thread's next block; a conditional branch to the "
        "instruction behind it is never taken";
    /// The numbers of blocks must be below this limit.
    static constexpr std::uint32_t most_blocks = defined_blocks::most;
    /// The largest number of words that a lane (a thread's stream of words) keeps while it waits
    /// for a definition.
    static constexpr std::size_t most_waiting = std::size_t{1} << 24;

    /// Makes a player.
    /// `decoder`: makes facts of the code of blocks
    /// `models`: the models of each CPU
    /// `sampler`: is notified of the blocks, accesses and branches that execute
    player(Decoder decoder, Models models, Sampler sampler = {})
        : decoder_{std::move(decoder)}, models_{std::move(models)}, sampler_{std::move(sampler)} {
        for (std::size_t i = 0; i < models_.size(); ++i)
            cpus_.push_back({&models_[i], static_cast<unsigned>(i), {}, false});
    }
    player(const player &) = delete;
    player &operator=(const player &) = delete;

    /// Plays the next words of a lane (a thread's stream of words). A definition that is cut waits
    /// for its other words, and the word of a block that no lane has defined yet waits for the
    /// block's definition; the lane's later words wait behind it.
    /// Throws std::runtime_error with a sentence on the words where no program can have written
    /// them.
    void feed(std::size_t lane_number, std::span<const std::uint64_t> words) {
        make_lane(lane_number);
        const std::uint64_t definitions = definitions_;
        feed_one(lane_number, words);
        if (definitions_ != definitions && waiting_ != 0) resume();
    }

    /// Ends the thread of a lane (a thread's stream of words), where another thread may begin.
    /// Words that still wait in the lane are lost.
    void end(std::size_t lane_number) {
        if (lane_number >= lanes_.size()) return;
        waiting_ -= lanes_[lane_number].rest.size();
        lanes_[lane_number] = lane{.processor = &cpus_[0]};
    }

    /// Sets the address space of a lane (a thread's stream of words), 0 to 255: addresses of
    /// different spaces meet in no cache. Lanes of different programs need different spaces.
    void set_space(std::size_t lane_number, unsigned space) {
        make_lane(lane_number);
        // Bits 47:32 of addresses separate address spaces: programs use few of these bits, and two
        // spaces differ in several.
        lanes_[lane_number].space = (std::uint64_t{space & 0xff} * 0x9d & 0xffff) << 32;
    }

    /// Sets the ring buffer in which the writer of a lane (a thread's stream) keeps the accesses
    /// that it leaves out of the words. A block's word says how many accesses were kept before the
    /// block (stream_word::kept_before). Call the function after end(). `ring`: its size is a power
    /// of two; the writer may write to it at any time.
    void set_left_out(std::size_t lane_number, std::span<const std::uint64_t> ring) {
        make_lane(lane_number);
        lanes_[lane_number].left_out = ring;
        lanes_[lane_number].kept_before = unknown;
    }

    /// Stops a CPU: from the next block on the words of its lanes (streams of its threads) wait.
    /// Samplers may call the function.
    void hold(unsigned cpu_number) { cpus_.at(cpu_number).is_held = true; }
    /// Resumes a CPU that hold() has stopped: plays the waiting words of its lanes (streams of its
    /// threads).
    void go_on(unsigned cpu_number) {
        cpus_.at(cpu_number).is_held = false;
        for (std::size_t i = 0; i < lanes_.size(); ++i)
            if (!lanes_[i].rest.empty()) feed_one(i, {});
    }

    /// Sets whether the words of a lane (a thread's stream) are played even while its CPU is
    /// stopped.
    void exempt(std::size_t lane_number, bool enabled) {
        make_lane(lane_number);
        lanes_[lane_number].exempt = enabled;
    }

    /// Returns the tally (counts of occurrences) of a CPU since the last call for the CPU.
    tally take(unsigned cpu_number) {
        cpu &source = cpus_.at(cpu_number);
        tally result = std::exchange(source.models->counted, tally{});
        source.blocks.take(blocks_, result);
        source.models->conclude(result);
        return result;
    }

    /// Returns the number of words of all lanes (streams of threads) that wait to be played; not 0
    /// at the end of all streams where a stream is cut.
    std::size_t waiting_words() const { return waiting_; }

    /// Returns the number of logical processors.
    std::size_t cpus() const { return cpus_.size(); }
    /// Returns the models of all logical processors.
    Models &models() { return models_; }
    /// Returns the sampler, which is notified of the blocks, accesses and branches that execute.
    Sampler &sampler() { return sampler_; }
    /// Returns the decoder that makes facts of the code of blocks.
    Decoder &decoder() { return decoder_; }

private:
    static constexpr std::uint32_t no_block = ~std::uint32_t{0};
    static constexpr std::uint64_t no_word = ~std::uint64_t{0};
    // distance of a prefetch, in words of the stream, at which the host's memory answers in time
    static constexpr std::ptrdiff_t far_ahead = 8;
    static constexpr std::uint32_t unknown = ~std::uint32_t{0};
    static constexpr bool keeps_pace = requires(Sampler & sampler, models_of_cpu &models) {
        sampler.follows(0u);
        models.now.ticks;
    };
    static constexpr bool knows_due = requires(const Sampler &sampler) { sampler.due(0u); };

    struct cpu {
        models_of_cpu *models;
        unsigned number;
        visited_blocks blocks;
        bool is_held{};
    };
    struct lane {
        cpu *processor{};
        cpu *block_on{}; ///< CPU on which the current block of the thread began
        /// Number of the block that the thread executes; no_block: the thread executes none.
        std::uint32_t current{no_block};
        std::uint32_t iteration_accesses{};
        std::uint64_t space{};
        std::uint64_t continued{
            no_word}; ///< word that would continue the thread's last access; no_word: none
        /// Whether the thread's last access, or a part of it, missed the first-level cache.
        bool missed{};
        /// Whether the lane (a thread's stream) is played even while its CPU is stopped.
        bool exempt{};
        /// Number of the accesses, left out of the stream, that the stream's writer kept before the
        /// current block; `unknown`: the number is not known.
        std::uint32_t kept_before{unknown};
        std::span<const std::uint64_t> left_out{};
        std::vector<std::uint64_t> rest{};
    };

    Decoder decoder_;
    Models models_;
    Sampler sampler_;
    std::vector<cpu> cpus_;
    std::vector<lane> lanes_;
    defined_blocks blocks_;
    std::uint64_t definitions_ = 0;
    /// Whether a block number now stands for another block, so that no block's next block is known.
    bool numbers_change_ = false;
    std::size_t waiting_ = 0;

    void make_lane(std::size_t number) {
        if (number >= lanes_.size()) lanes_.resize(number + 1, lane{.processor = &cpus_[0]});
    }

    void feed_one(std::size_t lane_number, std::span<const std::uint64_t> words) {
        std::vector<std::uint64_t> rest = std::move(lanes_[lane_number].rest);
        lanes_[lane_number].rest.clear();
        if (!rest.empty()) {
            waiting_ -= rest.size();
            rest.insert(rest.end(), words.begin(), words.end());
            words = rest;
        }
        const std::uint64_t *const end = words.data() + words.size();
        const std::uint64_t *const position = play(lanes_[lane_number], words.data(), end);
        if (position == end) return;
        const auto left = static_cast<std::size_t>(end - position);
        if (left > most_waiting)
            refuse_stream("thread " + std::to_string(lane_number) + " executes block " +
                          std::to_string(stream_word{*position}.number()) +
                          ", which nobody defines");
        lanes_[lane_number].rest.assign(position, end);
        waiting_ += left;
    }

    // Resumes lanes (streams of words) that wait for the definition of a block. A lane that goes on
    // may define more blocks, for which other lanes wait.
    void resume() {
        std::uint64_t observed;
        do {
            observed = definitions_;
            for (std::size_t i = 0; i < lanes_.size(); ++i)
                if (!lanes_[i].rest.empty()) feed_one(i, {});
        } while (observed != definitions_ && waiting_ != 0);
    }

    // Plays words of a lane (a thread's stream): applies a thread's recorded execution to the
    // models. Returns the position at which playing stops; the words from this position on wait.
    const std::uint64_t *play(lane &stream, const std::uint64_t *position,
                              const std::uint64_t *end) {
        while (position != end) {
            if (is_plain(stream)) {
                position = play_plain(stream, position, end);
                if (position == end) break;
            }
            const stream_word word{*position};
            switch (word.kind()) {
            case word_kind::access:
                position = accesses(stream, position, end);
                break;
            case word_kind::block:
                if (!begin(stream, word)) return position;
                ++position;
                break;
            case word_kind::cpu:
                change(stream, word);
                ++position;
                break;
            case word_kind::definition: {
                const std::size_t words = 1 + words_behind(word);
                if (static_cast<std::size_t>(end - position) < words) return position;
                define(word, position + 1);
                position += words;
                break;
            }
            }
        }
        return position;
    }

    // Returns whether the next words of a lane (a thread's stream) may be plain
    // (msr/sim/player/plain_words.hpp).
    bool is_plain(const lane &stream) const {
        if constexpr (keeps_pace) {
            if (sampler_.follows(stream.processor->number) &&
                (!knows_due || sampler_.wants(stream.processor->number)))
                return false;
        } else if constexpr (!std::is_same_v<Sampler, no_sampler>) {
            return false;
        }
        if (stream.current == no_block || stream.block_on != stream.processor ||
            stream.processor->is_held || numbers_change_)
            return false;
        const visited_block &current = stream.processor->blocks[stream.current];
        return !current.repeats && current.touched && current.bytes != 0 &&
               stream.processor->models->is_fetched((current.end() - 1) ^ stream.space);
    }
    const std::uint64_t *play_plain(lane &stream, const std::uint64_t *position,
                                    const std::uint64_t *end) {
        if constexpr (keeps_pace && knows_due)
            if (sampler_.follows(stream.processor->number))
                return play_followed(stream, position, end);
        return play_plain(stream, position, end, no_pace_kept{});
    }
    template <typename Following>
    const std::uint64_t *play_plain(lane &stream, const std::uint64_t *position,
                                    const std::uint64_t *end, Following &&following) {
        place_in_stream place{
            .block = stream.current, .continued = stream.continued, .missed = stream.missed};
        position = play_plain_words(*stream.processor->models, stream.processor->blocks.data(),
                                    stream.space, place, position, end, following);
        stream.current = place.block;
        stream.continued = place.continued;
        stream.missed = place.missed;
        stream.kept_before = unknown;
        return position;
    }
    // Plays words of a lane (a thread's stream) up to the next block that a sampler sees, since the
    // sampler may stop the CPU there.
    const std::uint64_t *play_followed(lane &stream, const std::uint64_t *position,
                                       const std::uint64_t *end) {
        pace_kept following{.due = sampler_.due(stream.processor->number),
                            .counts_fetches = sampler_.counts_fetches(stream.processor->number),
                            .has_hits = stream.left_out.empty() ||
                                        sampler_.needs_all_hits(stream.processor->number)};
        position = play_plain(stream, position, end, following);
        if (following.has_come) {
            stream.kept_before = stream_word{position[-1]}.kept_before();
            tell_of_step(stream, *stream.processor, stream.current, following.step);
        }
        return position;
    }

    void change(lane &stream, stream_word word) {
        // A word with the number of accesses that the stream leaves out may stand between two parts
        // of an access.
        if (word.is_left_out()) {
            if (word.number() == 0) stream.continued = no_word;
            const signal signal = word.left_out_write() ? signal::stores : signal::loads;
            stream.processor->models->counted[signal] += word.number();
            return;
        }
        if (word.number() >= cpus_.size())
            refuse_stream("a thread runs on CPU " + std::to_string(word.number()) +
                          ", but there are " + std::to_string(cpus_.size()));
        stream.processor = &cpus_[word.number()];
        stream.continued = no_word;
        if (word.begins() || word.ends()) stream.current = no_block;
    }

    void define(stream_word word, const std::uint64_t *following) {
        const std::uint32_t number = word.number();
        if (number >= most_blocks)
            refuse_stream("block " + std::to_string(number) + " is defined; there are at most " +
                          std::to_string(most_blocks));
        if (blocks_.has(number)) settle(number);
        const timing *clocks = nullptr;
        if constexpr (keeps_pace) clocks = &models_[0].clocks();
        blocks_.define(word, following, decoder_, !std::is_same_v<Sampler, no_sampler>, clocks);
        ++definitions_;
    }

    // Adds up the executions of a block, because another block gets the block's number.
    void settle(std::uint32_t number) {
        numbers_change_ = true;
        for (cpu &entry : cpus_)
            entry.blocks.forget(blocks_, number, entry.models->counted);
        for (lane &entry : lanes_)
            if (entry.current == number) entry.current = no_block;
    }

    // Begins a block, whose address shows how the previous block of the lane (a thread's stream)
    // ended. Returns false where the block is not defined yet, or the CPU is stopped.
    bool begin(lane &stream, stream_word word) {
        const std::uint32_t number = word.number();
        cpu &processor = *stream.processor;
        visited_block *const current = processor.blocks.visit(blocks_, number);
        if (current == nullptr || (processor.is_held && !stream.exempt)) return false;
        const std::uint32_t previous = stream.current;
        if (previous != no_block) tell_left_out(stream, word.kept_before());
        stream.kept_before = word.kept_before();
        stream.current = number;
        stream.continued = no_word;
        if (previous != no_block) {
            visited_block &last = stream.block_on->blocks[previous];
            if (last.kind != branch_kind::none)
                follow(stream, previous, last, current->address);
            else if (last.repeats && current->repeats && current->address == last.branch_address())
                return true; // the word begins a further iteration of the string instruction
            if (stream.block_on == &processor)
                last.remember_next(*current, number, processor.models->line_bytes());
        }
        if constexpr (requires { sampler_.between(running{}, current->address); })
            if (is_sampled(processor)) [[unlikely]]
                sampler_.between(place_of(stream, processor), current->address);
        stream.block_on = &processor;
        stream.iteration_accesses = 0;
        processor.blocks.touch(number, *current);
        ++current->executions;
        processor.models->fetch(current->address ^ stream.space, current->bytes);
        if constexpr (keeps_pace) {
            if (sampler_.follows(processor.number)) [[unlikely]]
                begin_followed(stream, processor, number, *current);
        } else {
            tell_of_block(stream, processor, number);
        }
        return true;
    }

    // Begins a block on a CPU that a sampler follows. The caller must need nothing of the block
    // after the call: the sampler may take the CPU's tally (counts of occurrences).
    [[gnu::noinline]] void begin_followed(const lane &stream, cpu &processor, std::uint32_t number,
                                          const played_block &current) {
        processor.models->now.go_on(current.step());
        tell_of_step(stream, processor, number, current.step());
    }
    // Notifies the sampler of the step by which the CPU's pace (progress) has grown, and of the
    // block that has begun.
    void tell_of_step(const lane &stream, cpu &processor, std::uint32_t number, const pace &step) {
        sampler_.pass(place_of(stream, processor), facts_of(number), processor.models->now, step);
        tell_of_block(stream, processor, number);
    }
    // Ends an iteration of the string instruction at the end of a block.
    void go_on(const lane &stream, cpu &processor, const defined_blocks::rare_facts &repeats) {
        processor.models->now.go_on(repeats.iteration);
        sampler_.pass(place_of(stream, processor), *repeats.facts, processor.models->now,
                      repeats.iteration);
    }
    void tell_of_block(const lane &stream, const cpu &processor, std::uint32_t number) {
        if constexpr (requires { sampler_.block(running{}, facts_of(number)); })
            if (is_sampled(processor))
                sampler_.block(place_of(stream, processor), facts_of(number));
    }

    // Plays the branch that ended a block and went to `next`. Where the branch cannot have gone
    // there, the thread was interrupted, and the branch's outcome is not known.
    void follow(lane &stream, std::uint32_t number, visited_block &last, std::uint64_t next) {
        cpu &processor = *stream.block_on;
        bool is_taken = true;
        if (last.kind == branch_kind::conditional) {
            is_taken = next != last.end();
            if (is_taken && next != last.target) return;
            last.taken += is_taken;
            processor.blocks.touch(number, last);
        }
        const bool is_wrong =
            processor.models->branch(last.kind, last.branch_address() ^ stream.space,
                                     last.end() ^ stream.space, is_taken, next ^ stream.space);
        if constexpr (requires {
                          sampler_.branch(running{}, facts_of(number), is_taken, next, is_wrong);
                      })
            if (is_sampled(processor))
                sampler_.branch(place_of(stream, processor), facts_of(number), is_taken, next,
                                is_wrong);
    }

    const std::uint64_t *accesses(lane &stream, const std::uint64_t *position,
                                  const std::uint64_t *end) {
        if (stream.current != no_block && blocks_[stream.current].repeats)
            return iterated_accesses(stream, position, end);
        models_of_cpu &models = *stream.processor->models;
        const std::uint64_t space = stream.space;
        std::uint64_t continued = stream.continued;
        std::uint64_t accesses = 0;
        std::uint64_t stores = 0;
        bool missed = stream.missed;
        do {
            const stream_word word{*position};
            const std::uint64_t without_size = word.bits & ~(std::uint64_t{7} << 58);
            const bool goes_on = without_size == continued;
            continued = without_size + word.bytes();
            accesses += !goes_on;
            stores += !goes_on && word.writes();
            if (goes_on) [[unlikely]] {
                missed = part(stream, word, missed) || missed;
                continue;
            }
            const access_result result =
                models.access(word.address() ^ space, word.bytes(), word.writes());
            missed = result.from != level::first;
            if constexpr (requires { models.prefetch(space, result.from); })
                if (missed && end - position > far_ahead)
                    prepare(models, position[far_ahead], space, result.from);
            tell_sampler(stream, word, result);
        } while (++position != end && stream_word{*position}.kind() == word_kind::access);
        stream.continued = continued;
        stream.missed = missed;
        models.counted[signal::loads] += accesses - stores;
        models.counted[signal::stores] += stores;
        return position;
    }

    // Accesses after a miss may miss, too, so that their sets are prefetched into the host's
    // caches.
    static void prepare(models_of_cpu &models, std::uint64_t later, std::uint64_t space,
                        level farthest) {
        const stream_word word{later};
        if (word.kind() == word_kind::access) models.prefetch(word.address() ^ space, farthest);
    }

    // Plays a further part of an access, which the emulator reports in parts. Returns whether the
    // part has missed the first level. `missed`: whether an earlier part has missed the first
    // level.
    bool part(lane &stream, stream_word word, bool missed) {
        models_of_cpu &models = *stream.processor->models;
        const access_result result =
            models.access(word.address() ^ stream.space, word.bytes(), word.writes(), !missed);
        tell_sampler(stream, word, result);
        return result.from != level::first;
    }

    // Plays the accesses of a block that ends with a string instruction; the accesses show the
    // iterations.
    const std::uint64_t *iterated_accesses(lane &stream, const std::uint64_t *position,
                                           const std::uint64_t *end) {
        // The executions of a block count on the thread's present CPU, which may differ from the
        // CPU where the block began.
        visited_block &current = *stream.processor->blocks.visit(blocks_, stream.current);
        const unsigned of_iteration = blocks_.rarely_needed(stream.current).accesses_of_iteration;
        models_of_cpu &models = *stream.processor->models;
        for (; position != end && stream_word{*position}.kind() == word_kind::access; ++position) {
            const stream_word word{*position};
            const access_result result =
                models.access(word.address() ^ stream.space, word.bytes(), word.writes());
            ++models.counted[word.writes() ? signal::stores : signal::loads];
            tell_sampler(stream, word, result);
            if (word.instruction() != current.last_instruction) continue;
            if (++stream.iteration_accesses < of_iteration) continue;
            stream.iteration_accesses = 0;
            stream.processor->blocks.touch(stream.current, current);
            ++current.iterations;
            if constexpr (keeps_pace)
                if (sampler_.follows(stream.processor->number))
                    go_on(stream, *stream.processor, blocks_.rarely_needed(stream.current));
        }
        return position;
    }

    void tell_sampler(const lane &stream, stream_word word, const access_result &result) {
        if constexpr (requires {
                          sampler_.access(running{}, facts_of(stream.current), word, result);
                      })
            if (stream.current != no_block && is_sampled(*stream.processor))
                sampler_.access(place_of(stream, *stream.processor), facts_of(stream.current), word,
                                result);
    }

    // Notifies the sampler, at the end of a block, of the block's accesses that the stream leaves
    // out. `end`: the number of left-out accesses kept before the next block.
    void tell_left_out(const lane &stream, std::uint32_t end) {
        if constexpr (requires { sampler_.needs_left_out(0u); }) {
            const cpu &processor = *stream.block_on;
            if (stream.left_out.empty() || stream.kept_before == unknown) return;
            if (!sampler_.needs_left_out(processor.number)) [[likely]]
                return;
            constexpr std::uint32_t numbers = 0x3fffffff;
            const std::uint32_t count = (end - stream.kept_before) & numbers;
            // the number is invalid: the ring buffer cannot hold so many accesses left out of the
            // stream
            if (count > stream.left_out.size()) return;
            for (std::uint32_t i = 0; i < count; ++i) {
                const stream_word word{
                    stream.left_out[(stream.kept_before + i) % stream.left_out.size()]};
                if (word.kind() == word_kind::access)
                    sampler_.access(place_of(stream, processor), facts_of(stream.current), word,
                                    {});
            }
        }
    }

    // Returns the facts of a block by its number; used only where the player has a sampler.
    const block_facts &facts_of(std::uint32_t number) const {
        return *blocks_.rarely_needed(number).facts;
    }
    bool is_sampled(const cpu &processor) const {
        if constexpr (requires { sampler_.wants(processor.number); })
            return sampler_.wants(processor.number);
        else
            return true;
    }
    running place_of(const lane &stream, const cpu &processor) const {
        return {.cpu = processor.number, .lane = static_cast<std::size_t>(&stream - lanes_.data())};
    }
};

} // namespace msr::sim
