// Words of a stream in few bytes. Programs repeat themselves: after each word, the predicted word
// is the one that followed last time; the address of an access is advanced by one step. The writer
// only counts words that are predicted correctly, and writes the others.
#pragma once

#include <msr/sim/stream/packed_bytes.hpp>
#include <msr/sim/stream/stream.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace msr::sim {

namespace detail {

/// A predictor of the next word of a thread's stream, which the writer and the reader of packed
/// words use alike.
class foreseen_words {
public:
    /// Returns the word that is predicted to come next in a stream.
    constexpr std::uint64_t word() const {
        const entry &here = table_[context_];
        return is_access(here.shape) ? here.shape | ((here.address + here.step) & address_bits)
                                     : here.shape;
    }
    /// Returns whether a word is an access that differs from the predicted word only by its
    /// address.
    constexpr bool differs_by_address(std::uint64_t bits) const {
        return is_access(bits) && ((bits ^ word()) & ~address_bits) == 0;
    }
    constexpr std::uint64_t difference(std::uint64_t bits) const {
        return sign_extended(bits - word());
    }
    constexpr std::uint64_t at_difference(std::uint64_t difference) const {
        const std::uint64_t here = word();
        return (here & ~address_bits) | ((here + difference) & address_bits);
    }

    /// Takes the word that came next in a stream, whether predicted or not; the next prediction
    /// follows from the word.
    constexpr void see(std::uint64_t bits) {
        entry &here = table_[context_];
        if (is_access(bits)) {
            const bool again = ((bits ^ here.shape) & ~address_bits) == 0;
            const std::uint64_t address = bits & address_bits;
            here.step = again ? address - here.address : 0;
            here.address = address;
            here.shape = bits & ~address_bits;
            context_ = hash(context_ * 31 + (bits >> 48) + 1);
        } else {
            here = {.shape = bits};
            context_ = hash(bits * 2 + 1);
        }
    }

private:
    static constexpr std::uint64_t address_bits = (std::uint64_t{1} << 48) - 1;
    static constexpr unsigned table_bits = 13;
    struct entry {
        /// Last word that came after words whose hash is the index of the entry; of a word of an
        /// access, without the address.
        std::uint64_t shape{~std::uint64_t{0}};
        std::uint64_t address{};
        std::uint64_t step{};
    };
    std::vector<entry> table_ = std::vector<entry>(std::size_t{1} << table_bits);
    std::size_t context_ = 0;

    static constexpr bool is_access(std::uint64_t bits) {
        return stream_word{bits}.kind() == word_kind::access;
    }
    static constexpr std::uint64_t sign_extended(std::uint64_t difference) {
        return static_cast<std::uint64_t>(static_cast<std::int64_t>(difference << 16) >> 16);
    }
    static constexpr std::size_t hash(std::uint64_t value) {
        return value * 0x9e37'79b9'7f4a'7c15 >> (64 - table_bits);
    }
};

/// The kind of a packed number, in its bits 1:0; the bits above are the number's value.
enum class packed_kind : std::uint8_t {
    foreseen, ///< a run of words that are as predicted; value: the number of words
    address,  ///< an access as predicted but for its address; value: the difference of addresses
    block,    ///< a word of a block; value: the number of the block
    /// A word whose eight bytes follow unpacked; after a definition's first word all its words do.
    whole,
};

} // namespace detail

/// A writer of packed words, for the words of one lane (a thread's stream).
class word_packer {
public:
    /// Packs words, and appends the packed bytes to `destination`. All words of a definition must
    /// be in the same call.
    constexpr void pack(std::span<const std::uint64_t> words,
                        std::vector<std::uint8_t> &destination) {
        for (std::size_t i = 0; i < words.size();) {
            const std::uint64_t bits = words[i];
            const stream_word word{bits};
            if (word.kind() == word_kind::definition) {
                const std::size_t total = 1 + words_behind(word);
                put_run(destination);
                put(destination, detail::packed_kind::whole, 0);
                for (std::size_t k = 0; k < total && i < words.size(); ++k)
                    put_whole(destination, words[i++]);
                continue;
            }
            pack_one(bits, destination);
            ++i;
        }
    }
    /// Appends the run of predicted words that is not written yet. Call the function after the last
    /// words.
    constexpr void put_run(std::vector<std::uint8_t> &destination) {
        if (run_ != 0) put(destination, detail::packed_kind::foreseen, run_);
        run_ = 0;
    }

private:
    detail::foreseen_words next_;
    std::uint64_t run_ = 0;

    static constexpr void put(std::vector<std::uint8_t> &destination, detail::packed_kind kind,
                              std::uint64_t number) {
        put_packed(destination, number << 2 | static_cast<std::uint64_t>(kind));
    }
    static constexpr void put_whole(std::vector<std::uint8_t> &destination, std::uint64_t bits) {
        for (unsigned i = 0; i < 8; ++i)
            destination.push_back(static_cast<std::uint8_t>(bits >> 8 * i));
    }
    constexpr void pack_one(std::uint64_t bits, std::vector<std::uint8_t> &destination) {
        using detail::packed_kind;
        if (bits == next_.word()) {
            ++run_;
        } else {
            put_run(destination);
            const stream_word word{bits};
            if (next_.differs_by_address(bits)) {
                put(destination, packed_kind::address, with_low_sign(next_.difference(bits)));
            } else if (word.kind() == word_kind::block && bits == block_word(word.number()).bits) {
                put(destination, packed_kind::block, word.number());
            } else {
                put(destination, packed_kind::whole, 0);
                put_whole(destination, bits);
            }
        }
        next_.see(bits);
    }
};

/// A reader of packed words, for the words of one lane (a thread's stream).
class word_unpacker {
public:
    /// Unpacks bytes, and appends the words to `destination`, which may then have at most `maximum`
    /// words. Throws std::runtime_error where word_packer cannot have written the bytes, or where
    /// the bytes have more words.
    constexpr void unpack(std::span<const std::uint8_t> bytes,
                          std::vector<std::uint64_t> &destination, std::size_t maximum) {
        using detail::packed_kind;
        packed_reader source{bytes, "a part of the trace"};
        while (!source.at_end()) {
            const std::uint64_t number = source.number();
            const std::uint64_t value = number >> 2;
            switch (static_cast<packed_kind>(number & 3)) {
            case packed_kind::foreseen:
                if (value > maximum - destination.size())
                    source.refuse("has more words than it may");
                for (std::uint64_t i = 0; i < value; ++i)
                    take_foreseen(source, next_.word(), destination);
                break;
            case packed_kind::address:
                take_foreseen(source, next_.at_difference(without_low_sign(value)), destination);
                break;
            case packed_kind::block:
                if (value > ~std::uint32_t{0}) source.refuse("has a block without a number");
                take(block_word(static_cast<std::uint32_t>(value)).bits, destination);
                break;
            case packed_kind::whole:
                take_whole(source, destination);
                break;
            }
            if (destination.size() > maximum) source.refuse("has more words than it may");
        }
    }

private:
    detail::foreseen_words next_;

    constexpr void take(std::uint64_t bits, std::vector<std::uint64_t> &destination) {
        destination.push_back(bits);
        next_.see(bits);
    }
    constexpr void take_foreseen(const packed_reader &source, std::uint64_t bits,
                                 std::vector<std::uint64_t> &destination) {
        if (stream_word{bits}.kind() == word_kind::definition)
            source.refuse("foresees a word before there was any");
        take(bits, destination);
    }
    static constexpr std::uint64_t whole(packed_reader &source) {
        std::uint64_t bits = 0;
        for (unsigned i = 0; i < 8; ++i)
            bits |= std::uint64_t{source.byte()} << 8 * i;
        return bits;
    }
    constexpr void take_whole(packed_reader &source, std::vector<std::uint64_t> &destination) {
        const stream_word word{whole(source)};
        if (word.kind() != word_kind::definition) return take(word.bits, destination);
        destination.push_back(word.bits);
        for (std::size_t left = words_behind(word); left > 0; --left)
            destination.push_back(whole(source));
    }
};

} // namespace msr::sim
