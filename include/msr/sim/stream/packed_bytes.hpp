// Numbers in as few bytes as they need: seven bits in each byte, the lowest first; the top bit of a
// byte is set where more bytes follow. Differences have their sign in the lowest bit.
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/core/cplusplus.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace msr::sim {

/// Appends a number, 7 bits in each byte, the lowest first; bit 7 of a byte says that another byte
/// follows.
constexpr void put_packed(std::vector<std::uint8_t> &destination, std::uint64_t number) {
    for (; number >= 0x80; number >>= 7)
        destination.push_back(static_cast<std::uint8_t>(number | 0x80));
    destination.push_back(static_cast<std::uint8_t>(number));
}

/// Returns a difference as a number with its sign in bit 0, so that small differences in both
/// directions are small numbers.
constexpr std::uint64_t with_low_sign(std::uint64_t difference) {
    return difference << 1 ^ ((difference >> 63) != 0 ? ~std::uint64_t{0} : 0);
}
/// Returns the difference that a number with the sign in bit 0 stands for.
constexpr std::uint64_t without_low_sign(std::uint64_t number) {
    return number >> 1 ^ ((number & 1) != 0 ? ~std::uint64_t{0} : 0);
}

/// A reader of numbers that put_packed() has written. Its functions throw std::runtime_error where
/// bytes are missing or the last number is not complete.
class packed_reader {
public:
    /// Makes a reader. `text`: the name of the bytes in errors.
    constexpr packed_reader(std::span<const std::uint8_t> bytes, const char *text)
        : bytes_{bytes}, what_{text} {}

    constexpr bool at_end() const { return at_ == bytes_.size(); }
    constexpr std::size_t left() const { return bytes_.size() - at_; }

    constexpr std::uint8_t byte() {
        if (at_end()) refuse("is cut");
        return bytes_[at_++];
    }
    constexpr std::uint64_t number() {
        std::uint64_t result = 0;
        for (unsigned shift = 0; shift < 64; shift += 7) {
            const std::uint8_t part = byte();
            result |= std::uint64_t{part & 0x7fu} << shift;
            if ((part & 0x80) == 0) return result;
        }
        refuse("has a number of more than 64 bits");
    }
    /// Reads a number. Throws std::runtime_error where the number is greater than `maximum`.
    /// `directory`: the name of the counted things in errors.
    constexpr std::uint64_t number_up_to(std::uint64_t maximum, const char *directory) {
        const std::uint64_t result = number();
        if (result > maximum)
            refuse("has " + std::string{directory} + " " + std::to_string(result) + ", more than " +
                   std::to_string(maximum));
        return result;
    }

    [[noreturn]] void refuse(const std::string &how) const {
        msr::detail::runtime_error(what_ + (" " + how));
    }

private:
    std::span<const std::uint8_t> bytes_;
    const char *what_;
    std::size_t at_ = 0;
};

} // namespace msr::sim
