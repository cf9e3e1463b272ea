// A trace: the execution of programs, as a file of bytes that any simulated processor can play
// later. A trace has the words of streams (msr/sim/stream/stream.hpp), packed, with facts of blocks
// in place of their code. The writer and the reader keep one part of the trace at a time, and a
// state for each thread.
//
//   header, 16 bytes: "msrtrace"; then, in two bytes each with the low one first: the edition of
//   the format (1), the edition of the signals (msr/sim/stream/facts_bytes.hpp), the CPUs, 0
//   parts: a byte with its kind, and packed numbers (msr/sim/stream/packed_bytes.hpp)
//     1 words: the lane, how many bytes, how many words, then the packed words
//     2 a thread begins in a lane: the lane, the process
//     3 the thread of a lane has ended: the lane
//     4 the end: how many words there were in all; nothing follows
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/sim/stream/facts_bytes.hpp>
#include <msr/sim/stream/packed_bytes.hpp>
#include <msr/sim/stream/packed_words.hpp>
#include <msr/sim/stream/stream.hpp>

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace msr::sim {

/// The constants of the format of trace files.
struct trace_format {
    static constexpr char magic[9] = "msrtrace";    ///< the first 8 bytes of a trace file
    static constexpr std::uint16_t edition = 1;     ///< number of the trace format's edition
    static constexpr std::size_t header_bytes = 16; ///< bytes of the header of a trace file
    /// Largest number of lanes (streams of threads) in a trace file, and so of threads at a time.
    static constexpr std::size_t most_lanes = 4096;
    /// Largest number of words in a part of a trace.
    static constexpr std::size_t most_words = 64 * 1024;
    /// Largest number of packed bytes in a part of a trace.
    static constexpr std::size_t most_bytes = 9 * most_words;

    /// The kind of a part of a trace, as its first byte.
    enum class part : std::uint8_t {
        words = 1, ///< a part of the trace: packed words of a lane (a thread's stream of words)
        begin,     ///< a part that says that a thread begins in a lane (stream)
        end,       ///< a part that says that the thread of a lane (stream) has ended
        finish,    ///< a part that ends the trace, with the trace's number of words
    };
};

/// A type whose objects are called with the bytes of a trace, in order.
template <typename Sink>
concept byte_sink = requires(Sink &sink, std::span<const std::uint8_t> bytes) {
    sink(bytes);
};

/// A writer of a trace. Exceptions of the sink are passed on.
/// `Sink`: called with the bytes of the trace, in order
/// Example:
///     #include <cstdint>
///     #include <span>
///     #include <vector>
///     std::vector<std::uint8_t> bytes;
///     msr::sim::trace_writer trace{[&](std::span<const std::uint8_t> part) {
///                                      bytes.insert(bytes.end(), part.begin(), part.end());
///                                  },
///                                  1};
///     trace.begin(0, 0); // the thread of lane 0
///     trace.end(0);
///     trace.finish();
template <byte_sink Sink>
class trace_writer {
public:
    /// Writes the header of the trace. `cpus`: the number of CPUs of the machine that executes,
    /// from 1 to 65,535.
    trace_writer(Sink destination, unsigned cpus) : to_{std::move(destination)} {
        std::array<std::uint8_t, trace_format::header_bytes> header{};
        std::memcpy(header.data(), trace_format::magic, 8);
        const std::uint16_t numbers[] = {trace_format::edition, signals_edition,
                                         static_cast<std::uint16_t>(cpus)};
        for (std::size_t i = 0; i < std::size(numbers); ++i) {
            header[8 + 2 * i] = static_cast<std::uint8_t>(numbers[i]);
            header[9 + 2 * i] = static_cast<std::uint8_t>(numbers[i] >> 8);
        }
        to_(std::span<const std::uint8_t>{header});
    }

    /// Writes words of a lane (a thread's stream). The code of definitions must be bytes of facts
    /// (bytes_of()), and all words of a definition must be in the same call. Throws
    /// std::invalid_argument for a cut definition, or a lane above trace_format::most_lanes - 1.
    void words(std::uint32_t lane, std::span<const std::uint64_t> words) {
        while (!words.empty()) {
            const std::size_t count = whole_words(words);
            packed_.clear();
            word_packer &factor = packer(lane);
            factor.pack(words.first(count), packed_);
            factor.put_run(packed_);
            put_part(trace_format::part::words, {lane, packed_.size(), count});
            to_(std::span<const std::uint8_t>{packed_});
            all_ += count;
            words = words.subspan(count);
        }
    }
    /// Writes to the trace that a thread begins. `lane`: number of the stream of words of the
    /// thread; `process`: number of the thread's process.
    void begin(std::uint32_t lane, std::uint32_t process) {
        put_part(trace_format::part::begin, {lane, process});
    }
    /// Writes to the trace that the thread of a lane (stream) ends.
    void end(std::uint32_t lane) { put_part(trace_format::part::end, {lane}); }
    /// Writes the end of the trace; a reader refuses a trace without an end, because it was cut.
    void finish() { put_part(trace_format::part::finish, {all_}); }

private:
    Sink to_;
    std::vector<std::unique_ptr<word_packer>> packers_;
    std::vector<std::uint8_t> packed_;
    std::vector<std::uint8_t> head_;
    std::uint64_t all_ = 0;

    word_packer &packer(std::uint32_t lane) {
        if (lane >= trace_format::most_lanes)
            msr::detail::invalid_argument("trace: there is no lane " + std::to_string(lane));
        if (lane >= packers_.size()) packers_.resize(lane + 1);
        if (!packers_[lane]) packers_[lane] = std::make_unique<word_packer>();
        return *packers_[lane];
    }
    // Returns how many of the words fit into one part of the trace; a definition that does not fit
    // as a whole is left for the next part.
    static std::size_t whole_words(std::span<const std::uint64_t> words) {
        std::size_t count = 0;
        while (count < words.size()) {
            const stream_word word{words[count]};
            const std::size_t next =
                word.kind() == word_kind::definition ? 1 + words_behind(word) : 1;
            if (count + next > words.size())
                msr::detail::invalid_argument("trace: a definition is not given in one call");
            if (count + next > trace_format::most_words) break;
            count += next;
        }
        return count;
    }
    void put_part(trace_format::part kind, std::initializer_list<std::uint64_t> numbers) {
        head_.assign(1, static_cast<std::uint8_t>(kind));
        for (const std::uint64_t number : numbers)
            put_packed(head_, number);
        to_(std::span<const std::uint8_t>{head_});
    }
};

/// A type whose objects fill bytes with the next bytes of a trace, and return their number; 0: the
/// trace has no more.
template <typename Source>
concept byte_source = requires(Source &source, std::span<std::uint8_t> room) {
    { source(room) } -> std::convertible_to<std::size_t>;
};

/// A type whose objects receive the words and threads of a trace, in order.
template <typename Player>
concept trace_player = requires(Player &player, std::uint32_t number,
                                std::span<const std::uint64_t> words) {
    player.words(number, words);
    player.begin(number, number);
    player.end(number);
};

/// A reader of a trace. The reader's functions throw std::runtime_error with a sentence for invalid
/// bytes; words that reach the player are valid.
template <byte_source Source>
class trace_reader {
public:
    /// Reads the header of the trace. Throws std::runtime_error where the bytes are no trace of
    /// msrpp, or a trace of another edition.
    explicit trace_reader(Source source) : from_{std::move(source)} {
        std::uint8_t header[trace_format::header_bytes];
        std::size_t have = 0;
        while (have < sizeof header && room() != 0)
            header[have++] = byte();
        if (have == 0) refuse("it is empty: this is no trace of msrpp");
        if (std::memcmp(header, trace_format::magic, std::min<std::size_t>(have, 8)) != 0)
            refuse("this is no trace of msrpp");
        if (have < sizeof header) refuse_cut();
        const auto number = [&](std::size_t position) {
            return static_cast<unsigned>(header[position] | header[position + 1] << 8);
        };
        if (number(8) != trace_format::edition || number(10) != signals_edition)
            refuse("it is of edition " + std::to_string(number(8)) + "." +
                   std::to_string(number(10)) + ", and " + std::to_string(trace_format::edition) +
                   "." + std::to_string(signals_edition) + " is known: record it anew");
        cpus_ = number(12);
        if (cpus_ == 0) refuse("it has no CPUs");
    }

    /// Returns the number of CPUs of the machine that executed the program.
    unsigned cpus() const { return cpus_; }

    /// Passes the next part of the trace to the player. Returns false at the end of the trace.
    /// Throws std::runtime_error for invalid bytes.
    template <trace_player Player>
    bool next(Player &destination) {
        using part = trace_format::part;
        switch (static_cast<part>(byte())) {
        case part::words:
            tell_words(destination);
            return true;
        case part::begin: {
            const std::uint32_t lane = read_lane();
            destination.begin(lane, static_cast<std::uint32_t>(number_up_to(~std::uint32_t{0})));
            return true;
        }
        case part::end:
            destination.end(read_lane());
            return true;
        case part::finish:
            if (number_up_to(~std::uint64_t{0}) != all_) refuse("words are missing in it");
            if (room() != 0) refuse("bytes follow its end");
            return false;
        }
        refuse("it has a part of an unknown kind");
    }

private:
    Source from_;
    std::vector<std::uint8_t> buffer_ = std::vector<std::uint8_t>(64 * 1024);
    std::size_t at_ = 0;
    std::size_t end_ = 0;
    unsigned cpus_ = 0;
    std::uint64_t all_ = 0;
    std::vector<std::unique_ptr<word_unpacker>> unpackers_;
    std::vector<std::uint8_t> packed_;
    std::vector<std::uint64_t> words_;

    [[noreturn]] static void refuse(const std::string &how) {
        msr::detail::runtime_error("trace: " + how);
    }

    [[noreturn]] static void refuse_cut() { refuse("it is cut: its end is missing"); }

    // Returns the number of bytes in the buffer, which is filled from the source if it is empty; 0:
    // the source has no more bytes.
    std::size_t room() {
        if (at_ == end_) {
            at_ = 0;
            end_ = std::min<std::size_t>(from_(std::span<std::uint8_t>{buffer_}), buffer_.size());
        }
        return end_ - at_;
    }
    std::uint8_t byte() {
        if (room() == 0) refuse_cut();
        return buffer_[at_++];
    }
    std::uint64_t number_up_to(std::uint64_t maximum) {
        std::uint64_t result = 0;
        for (unsigned shift = 0; shift < 64; shift += 7) {
            const std::uint8_t part = byte();
            result |= std::uint64_t{part & 0x7fu} << shift;
            if ((part & 0x80) != 0) continue;
            if (result > maximum) refuse("a number in it is too large");
            return result;
        }
        refuse("a number in it is too large");
    }
    std::uint32_t read_lane() {
        return static_cast<std::uint32_t>(number_up_to(trace_format::most_lanes - 1));
    }

    template <typename Player>
    void tell_words(Player &destination) {
        const std::uint32_t lane = read_lane();
        const std::uint64_t bytes = number_up_to(trace_format::most_bytes);
        const std::uint64_t count = number_up_to(trace_format::most_words);
        packed_.resize(bytes);
        for (std::size_t have = 0; have < bytes;) {
            const std::size_t index = std::min<std::size_t>(room(), bytes - have);
            if (index == 0) refuse_cut();
            std::memcpy(packed_.data() + have, buffer_.data() + at_, index);
            at_ += index;
            have += index;
        }
        if (lane >= unpackers_.size()) unpackers_.resize(lane + 1);
        if (!unpackers_[lane]) unpackers_[lane] = std::make_unique<word_unpacker>();
        words_.clear();
        unpackers_[lane]->unpack(packed_, words_, count);
        if (words_.size() != count) refuse("words are missing in it");
        all_ += count;
        destination.words(lane, std::span<const std::uint64_t>{words_});
    }
};

} // namespace msr::sim
