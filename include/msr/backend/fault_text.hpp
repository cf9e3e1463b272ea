// Faults of msr::faulty as text, for options of programs and for configurations.
//
//   WHAT@N[:WORD]...        gp@3   eio@1:write:0x186   gone@5:cpu1   take=0xc1=0x1234@4
//
// WHAT is one of
//   gp                      the access fails as with #GP of the processor
//   eio, eperm              the access fails as with the system's EIO or EPERM
//   gone                    the accessed CPU is offline from this access on: ENXIO
//   swallow                 a write is accepted and forgotten
//   take=REGISTER=VALUE     before the access somebody writes a register of the same CPU
// N, from 1, is the number of the access among the accesses that the words select, or `each`.
// Words: `read` or `write`, a register's address, `cpu` and a number. Numbers are decimal, or
// hexadecimal behind 0x.
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/backend/faulty.hpp>
#include <msr/backend/message/number_text.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/text.hpp>

#include <cerrno>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>

namespace msr {

namespace detail {

/// A reader of the text that describes a fault of a backend.
class fault_reader {
public:
    explicit fault_reader(std::string_view text) : whole_{text}, rest_{text} {}

    fault read() {
        const std::size_t end = rest_.find('@');
        if (end == std::string_view::npos)
            refuse("the number of the access is missing: WHAT@N, as in gp@3");
        fault fault = effect(take(end));
        rest_.remove_prefix(1);
        const std::string_view nth = word();
        if (nth == "each") {
            fault.nth = 0;
            if (fault.what == fault::effect::gone) refuse("a CPU goes once: a number, not each");
        } else if (fault.nth = number<std::size_t>(nth, "the number of the access");
                   fault.nth == 0) {
            refuse("accesses are counted from 1");
        }
        while (!rest_.empty()) {
            rest_.remove_prefix(1);
            add(word(), fault);
        }
        return fault;
    }

private:
    std::string_view whole_, rest_;

    [[noreturn]] void refuse(const std::string &reason) const {
        msr::detail::invalid_argument("fault '" + std::string{whole_} + "': " + reason);
    }

    std::string_view take(std::size_t count) {
        const std::string_view handle = rest_.substr(0, count);
        rest_.remove_prefix(handle.size());
        return handle;
    }
    std::string_view word() { return take(rest_.find(':')); }

    template <typename Number>
    Number number(std::string_view text, const char *subject) const {
        const bool is_hexadecimal = text.substr(0, 2) == "0x" || text.substr(0, 2) == "0X";
        const std::string_view digits = text.substr(is_hexadecimal ? 2 : 0);
        Number value{};
        const char *const end = digits.data() + digits.size();
        const auto read = std::from_chars(digits.data(), end, value, is_hexadecimal ? 16 : 10);
        if (read.ec == std::errc::result_out_of_range)
            refuse(std::string{subject} + " is too great: '" + std::string{text} + "'");
        if (read.ec != std::errc{} || read.ptr != end)
            refuse(std::string{subject} + " is no number: '" + std::string{text} + "'");
        return value;
    }

    fault effect(std::string_view text) const {
        const auto fails = [](error_code code, int error) {
            return fault{.what = fault::effect::fails, .code = code, .system_error = error};
        };
        if (text == "gp") return fails(error_code::refused, EIO);
        if (text == "eio") return fails(error_code::io, EIO);
        if (text == "eperm") return fails(error_code::blocked, EPERM);
        if (text == "gone") return loses_cpu(1);
        if (text == "swallow") return swallows(1);
        if (text.substr(0, 4) != "take")
            refuse("'" + std::string{text} +
                   "' is none of gp, eio, eperm, gone, swallow, take=REGISTER=VALUE");
        const std::size_t value = text.find('=', 5);
        if (text.substr(4, 1) != "=" || value == std::string_view::npos)
            refuse("what is taken, and with which value: take=REGISTER=VALUE");
        return somebody_writes(
            1, number<std::uint32_t>(text.substr(5, value - 5), "the register that is taken"),
            number<std::uint64_t>(text.substr(value + 1), "the value"));
    }

    /// Adds what a word says (read, write, cpuN, a register's number) to the accesses that a fault
    /// concerns. Throws where an earlier word has limited the accesses by the same property, or
    /// where the word has no meaning.
    void add(std::string_view word, fault &destination) const {
        if (word == "read" || word == "write") {
            if (destination.what == fault::effect::swallow && word == "read")
                refuse("a read cannot be swallowed");
            const bool is_said = destination.kind && destination.what != fault::effect::swallow;
            if (is_said) refuse("read and write: give one, or none for both");
            destination.kind = word == "read" ? access_kind::read : access_kind::write;
        } else if (word.substr(0, 3) == "cpu") {
            if (destination.cpu) refuse("two CPUs: give one, or none for all");
            destination.cpu = number<unsigned>(word.substr(3), "the CPU");
        } else {
            if (word.empty() || !is_digit(word[0]))
                refuse("'" + std::string{word} + "' is none of read, write, cpuN, a register");
            if (destination.address) refuse("two registers: give one, or none for all");
            destination.address = number<std::uint32_t>(word, "the register");
        }
    }
};

} // namespace detail

/// Returns the fault that a text describes. Throws std::invalid_argument with the text and the
/// mistake in it.
inline fault fault_of(std::string_view text) { return detail::fault_reader{text}.read(); }

/// Returns a fault as text. A code for which the texts have no word is written as `eio`.
inline std::string fault_text(const fault &fault) {
    const auto subject = [&]() -> std::string {
        switch (fault.what) {
        case fault::effect::gone:
            return "gone";
        case fault::effect::swallow:
            return "swallow";
        case fault::effect::taken:
            return "take=" + detail::hex(fault.other) + "=" + detail::hex(fault.value);
        case fault::effect::fails:
            break;
        }
        return fault.code == error_code::refused ? "gp"
               : fault.code == error_code::blocked || fault.code == error_code::no_permission
                   ? "eperm"
                   : "eio";
    };
    std::string text = subject() + "@" + (fault.nth == 0 ? "each" : detail::decimal(fault.nth));
    if (fault.kind && fault.what != fault::effect::swallow)
        text += *fault.kind == access_kind::read ? ":read" : ":write";
    if (fault.address) text += ":" + detail::hex(*fault.address);
    if (fault.cpu) text += ":cpu" + detail::decimal(*fault.cpu);
    return text;
}

} // namespace msr
