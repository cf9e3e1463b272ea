// The record of a sample (msr/backend/sample_abi.h) as a ring or a file holds it, and functions
// that write records. Bytes are checked before they are used: bytes that are no valid record give
// none.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <msr/backend/sample_abi.h>
#include <msr/core/bytes.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

namespace msr::profile {

/// The kind of a sample; the numbers are those of `msrpp_sample_kind`.
enum class sample_kind : std::uint8_t {
    op = MSRPP_SAMPLE_OP,
    fetch = MSRPP_SAMPLE_FETCH,
    precise = MSRPP_SAMPLE_PRECISE,
    overflow = MSRPP_SAMPLE_OVERFLOW,
};

/// Returns a kind of sample as a word, such as `op`; an empty text for a number that is no kind.
constexpr const char *name_of(sample_kind kind) {
    constexpr const char *names[] = {"", "op", "fetch", "precise", "overflow"};
    const auto place = static_cast<unsigned>(kind);
    return place < 5 ? names[place] : "";
}

/// A view of a sample's record in memory, which must outlive the view.
class record {
public:
    /// The size in bytes of the part that all records have, without further words and without call
    /// chain.
    static constexpr std::size_t fixed_bytes = sizeof(msrpp_sample);

    /// Returns the record at the begin of some bytes, which must outlive the record; its `whole()`
    /// is false where the bytes begin with no valid record, or with a part of a record.
    static record at(std::span<const unsigned char> bytes) {
        record result;
        if (bytes.size() < fixed_bytes) return result;
        std::memcpy(&result.fixed_, bytes.data(), fixed_bytes);
        const msrpp_sample &head = result.fixed_;
        const unsigned present = head.present;
        const bool fits = (present & ~MSRPP_SAMPLE_EVERY_WORD) == 0 &&
                          head.words >= MSRPP_SAMPLE_FIXED_WORDS + count(present) &&
                          head.kind >= MSRPP_SAMPLE_OP && head.kind <= MSRPP_SAMPLE_OVERFLOW;
        if (!fits || std::size_t{head.words} * 8 > bytes.size()) return result;
        result.at_ = bytes.data();
        return result;
    }

    /// Returns whether the view has a record. Every other member function needs one.
    bool whole() const { return at_ != nullptr; }
    /// Returns the address of the record's first byte.
    const unsigned char *data() const { return at_; }
    /// Returns the size of the record in bytes, which is the distance to the next record.
    std::size_t bytes() const { return std::size_t{fixed_.words} * 8; }
    const msrpp_sample &fixed() const { return fixed_; }
    sample_kind kind() const { return static_cast<sample_kind>(fixed_.kind); }

    /// Returns whether the record has a word in addition to its fixed part.
    /// `bit`: the bit of the word: MSRPP_SAMPLE_CONTROL or another bit of msr/backend/sample_abi.h
    bool has(unsigned bit) const { return (fixed_.present & bit) != 0; }
    /// Returns a word that the record has in addition to its fixed part; 0 where it does not have
    /// the word.
    /// `bit`: the bit of the word: MSRPP_SAMPLE_CONTROL or another bit of msr/backend/sample_abi.h
    std::uint64_t word(unsigned bit) const {
        return has(bit) ? load_64(word_at(count(fixed_.present & (bit - 1)))) : 0;
    }
    /// Returns the number of return addresses in the record's call chain.
    std::size_t chain_size() const {
        return fixed_.words - MSRPP_SAMPLE_FIXED_WORDS - count(fixed_.present);
    }
    /// Returns a return address of the record's call chain.
    /// `position`: below `chain_size()`; 0: the innermost function
    std::uint64_t chain(std::size_t position) const {
        return load_64(word_at(count(fixed_.present) + position));
    }

private:
    msrpp_sample fixed_{};
    const unsigned char *at_ = nullptr;

    static std::size_t count(unsigned bits) {
        return static_cast<std::size_t>(std::popcount(bits));
    }
    const unsigned char *word_at(std::size_t place) const { return at_ + fixed_bytes + 8 * place; }
};

/// A builder of a sample's record: takes the fixed part, then words in the order of their bits,
/// then return addresses of the call chain. Return addresses beyond `most` words of the record are
/// left out.
class record_builder {
public:
    /// The largest size of a record, in words of 8 bytes.
    static constexpr std::size_t most = MSRPP_SAMPLE_MOST_WORDS;

    /// Begins a record.
    /// `fixed`: the fixed part; its members `words` and `present` are ignored, because the builder
    /// computes them
    explicit record_builder(const msrpp_sample &fixed) : fixed_{fixed} { fixed_.present = 0; }

    /// Adds a word to the record. Words must come in the order of their bits, each once; others are
    /// ignored.
    /// `bit`: the bit of the word: MSRPP_SAMPLE_CONTROL or another bit of msr/backend/sample_abi.h
    /// `value`: the word
    record_builder &put(unsigned bit, std::uint64_t value) {
        if (bit > fixed_.present && std::has_single_bit(bit)) {
            fixed_.present = static_cast<std::uint16_t>(fixed_.present | bit);
            words_[used_++] = value;
        }
        return *this;
    }
    /// Adds a return address to the call chain, after all words and after the addresses of inner
    /// functions; returns false, and adds nothing, where the record is full.
    bool put_chain(std::uint64_t address) {
        if (used_ == room) return false;
        words_[used_++] = address;
        return true;
    }
    /// Returns the bytes of the record, which are valid until the builder changes.
    std::span<const unsigned char> bytes() {
        fixed_.words = static_cast<std::uint8_t>(MSRPP_SAMPLE_FIXED_WORDS + used_);
        std::memcpy(bytes_, &fixed_, sizeof fixed_);
        std::memcpy(bytes_ + sizeof fixed_, words_, 8 * used_);
        return {bytes_, 8 * std::size_t{fixed_.words}};
    }

private:
    static constexpr std::size_t room = most - MSRPP_SAMPLE_FIXED_WORDS;
    msrpp_sample fixed_;
    std::size_t used_ = 0;
    std::uint64_t words_[room];
    unsigned char bytes_[8 * most];
};

} // namespace msr::profile
