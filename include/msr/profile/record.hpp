// The record of a sample (msr/backend/sample_abi.h) as a ring or a file holds it, and functions
// that write records. Bytes are checked before they are used: any bytes either are a record or are
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

/// One word for a kind; empty for a number that is none.
constexpr const char *name_of(sample_kind kind) {
    constexpr const char *names[] = {"", "op", "fetch", "precise", "overflow"};
    const auto place = static_cast<unsigned>(kind);
    return place < 5 ? names[place] : "";
}

/// A view of a record in memory, which must outlive the view.
class record {
public:
    static constexpr std::size_t fixed_bytes = sizeof(msrpp_sample);

    /// The record at the begin of some bytes; `whole()` is false where there is none, or is cut.
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

    /// Whether there is a record; the calls below need one.
    bool whole() const { return at_ != nullptr; }
    /// The record's first byte.
    const unsigned char *data() const { return at_; }
    /// Bytes up to the next record.
    std::size_t bytes() const { return std::size_t{fixed_.words} * 8; }
    const msrpp_sample &fixed() const { return fixed_; }
    sample_kind kind() const { return static_cast<sample_kind>(fixed_.kind); }

    /// Whether it has a word, one of MSRPP_SAMPLE_CONTROL and so on.
    bool has(unsigned bit) const { return (fixed_.present & bit) != 0; }
    /// A word; 0 where the record does not have it.
    std::uint64_t word(unsigned bit) const {
        return has(bit) ? load_64(word_at(count(fixed_.present & (bit - 1)))) : 0;
    }
    /// Return addresses of the call chain.
    std::size_t chain_size() const {
        return fixed_.words - MSRPP_SAMPLE_FIXED_WORDS - count(fixed_.present);
    }
    /// The return address at a position, 0 being that of the innermost function.
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

/// A record that is put together: the fixed part, then words in the order of their bits, then the
/// call chain. What is put after `most` words is left out.
class record_builder {
public:
    static constexpr std::size_t most = MSRPP_SAMPLE_MOST_WORDS;

    /// `fixed`: all but `words` and `present`, which this class keeps.
    explicit record_builder(const msrpp_sample &fixed) : fixed_{fixed} { fixed_.present = 0; }

    /// The next word. Words are put in the order of their bits, each once.
    record_builder &put(unsigned bit, std::uint64_t value) {
        if (bit > fixed_.present && std::has_single_bit(bit)) {
            fixed_.present = static_cast<std::uint16_t>(fixed_.present | bit);
            words_[used_++] = value;
        }
        return *this;
    }
    /// The next return address of the call chain, after all words; false: there is no more room.
    bool put_chain(std::uint64_t address) {
        if (used_ == room) return false;
        words_[used_++] = address;
        return true;
    }
    /// The bytes of the record, valid until this object changes.
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
