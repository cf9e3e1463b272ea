// The parts of protocol buffers that a profile.proto needs: numbers, texts, messages in messages.
// Source: https://protobuf.dev/programming-guides/encoding/
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace msrpp::profile {

/// A message of protocol buffers, built field by field.
class message {
public:
    void number(unsigned field, std::uint64_t value) {
        if (value == 0) return; // a field of value 0 may be missing
        varint(std::uint64_t{field} << 3);
        varint(value);
    }
    void text(unsigned field, std::string_view subject) {
        varint(std::uint64_t{field} << 3 | 2);
        varint(subject.size());
        bytes_ += subject;
    }
    void inner(unsigned field, const message &message) { text(field, message.bytes_); }
    /// Writes numbers into one packed field, zeros included.
    template <typename Numbers>
    void numbers(unsigned field, const Numbers &values) {
        message packed;
        for (const auto value : values)
            packed.varint(value);
        inner(field, packed);
    }
    const std::string &bytes() const { return bytes_; }
    void clear() { bytes_.clear(); }

private:
    std::string bytes_{};

    void varint(std::uint64_t value) {
        for (; value >= 0x80; value >>= 7)
            bytes_ += static_cast<char>(value | 0x80);
        bytes_ += static_cast<char>(value);
    }
};

} // namespace msrpp::profile
