// Requests of a program's process (member) to the server of a shared machine (keeper), and the
// answers: requests have one size, answers have one size, and the socket keeps the bounds of
// messages. Member and keeper check all that they receive.
#pragma once

#include <msr/core/failure.hpp>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace msrpp::machine {

// The letters "keeeper2" in memory; changes with the layout of requests and answers.
inline constexpr std::uint64_t socket_magic = 0x327265706565656b;

/// Text in a message, of at most Size bytes including the terminating zero; a longer text is cut.
template <std::size_t Size>
struct short_text {
    char letters[Size]{};

    void set(std::string_view text) { letters[text.copy(letters, Size - 1)] = '\0'; }
    std::string text() const { return {letters, strnlen(letters, Size)}; }
};

/// The values of the options that describe a machine.
struct machine_name {
    short_text<128> cpu; ///< processors, in the syntax of --cpu; empty: any processor
    short_text<16> model;
    std::uint32_t hyper_threading{};
    std::uint32_t cpus{}; ///< number of logical processors; 0: any number
};

enum class order : std::uint32_t {
    /// Request to run on the shared machine `machine`; the answer has the machine's options, and
    /// the descriptor of the ring: memory through which programs send what they execute.
    join = 1,
    read,
    write,
    /// Request for sole use of a register of a simulated CPU, for the events of the program's
    /// option `-e`, until the program ends.
    claim,
    interrupts, ///< request for the interrupts of a simulated CPU; the answer brings a pipe
    leave,      ///< notice that the program has ended; the answer says whether any program has run
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
    /// Error of a read or a write of a register; of a request to join: `taken` where the server
    /// process refuses, and `text` says why.
    msr::error_code failed{};
    std::uint64_t value{};
    machine_name machine{};
    short_text<1024> text{}; ///< message that the member prints for the user
};

} // namespace msrpp::machine
