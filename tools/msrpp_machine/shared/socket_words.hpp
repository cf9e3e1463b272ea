// Requests of a member of a shared machine to its keeper, and the answers: messages of one size
// each, over a socket that keeps their bounds. Both ends trust nothing that they read there.
#pragma once

#include <msr/core/failure.hpp>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace msrpp::machine {

inline constexpr std::uint64_t socket_magic = 0x327265706565656b; // "keeeper2": of these structs

/// Text of a message; what does not fit is cut.
template <std::size_t Size>
struct short_text {
    char letters[Size]{};

    void set(std::string_view text) { letters[text.copy(letters, Size - 1)] = '\0'; }
    std::string text() const { return {letters, strnlen(letters, Size)}; }
};

/// A machine, as options name it.
struct machine_name {
    short_text<128> cpu; ///< empty: any
    short_text<16> model;
    std::uint32_t hyper_threading{};
    std::uint32_t cpus{}; ///< 0: any number
};

enum class order : std::uint32_t {
    join =
        1, ///< `machine` is wanted; the answer has the machine, and with it comes the ring's file
    read,
    write,
    claim,      ///< the register of the CPU is for a member's -e alone, until the member leaves
    interrupts, ///< the answer has a pipe with it, for the interrupts of the CPU
    leave,      ///< the program has ended; the answer's value is whether one has run
};

struct question {
    std::uint64_t magic = socket_magic;
    order subject{};
    std::uint32_t cpu{};
    std::uint32_t address{};
    std::uint32_t unused{};
    std::uint64_t value{};
    machine_name machine{};
};

struct answer {
    std::uint64_t magic = socket_magic;
    msr::error_code failed{}; ///< of a read or a write; of a join `taken`: refused, and `text` why
    std::uint64_t value{};
    machine_name machine{};
    short_text<1024> text{}; ///< for the user
};

} // namespace msrpp::machine
