// Transcripts of a backend's accesses and their answers as files: one JSON object in a line for
// each access. A transcript of real hardware becomes a test: a recorder plays it back.
//
//   {"cpu":0,"register":"0x186","old":"0x0","new":"0x4100c0","time":51}    a write
//   {"cpu":0,"register":"0xc1","old":"0x3e8","new":null,"time":80}         a read
//   {"cpu":0,"register":"0x187","old":null,"new":"0x1","time":96,"failed":"refused"}
//
// `old` is the register's earlier value, which the transcriber reads before a write. `time` is the
// time of the backend or else the time stamp counter, less that of the first line.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/clock.hpp>
#include <msr/backend/exceptions.hpp>
#include <msr/backend/message/number_text.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/core/failure.hpp>
#include <msr/processor/topology.hpp>

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msr {

/// One access of a transcript.
struct transcript_line {
    unsigned cpu{};          ///< number of the logical processor
    std::uint32_t address{}; ///< register number as RDMSR takes it
    /// The register's value before the logged access; empty: unknown.
    std::optional<std::uint64_t> before{};
    /// The value that the logged access writes; empty: the access is a read.
    std::optional<std::uint64_t> written{};
    /// Clocks of the time stamp counter since the first line of the transcript.
    std::uint64_t time{};
    error_code failed{}; ///< why the logged access failed; `none`: the access succeeded

    friend constexpr bool operator==(const transcript_line &, const transcript_line &) = default;
};

namespace detail {

/// A kind of failure of an access, and its name in transcripts.
struct named_error {
    error_code is{};
    std::string_view name{};
};
inline constexpr named_error transcript_errors[] = {{error_code::device_missing, "device_missing"},
                                                    {error_code::no_permission, "no_permission"},
                                                    {error_code::blocked, "blocked"},
                                                    {error_code::cpu_offline, "cpu_offline"},
                                                    {error_code::refused, "refused"},
                                                    {error_code::short_transfer, "short_transfer"},
                                                    {error_code::taken, "taken"},
                                                    {error_code::not_pinned, "not_pinned"},
                                                    {error_code::unexpected, "unexpected"},
                                                    {error_code::io, "io"}};

constexpr std::string_view name_of_error(error_code code) {
    for (const named_error &error : transcript_errors)
        if (error.is == code) return error.name;
    return "io";
}

/// A reader that takes the parts of a transcript's line from its text, in the order in which
/// transcripts are written.
class line_reader {
public:
    line_reader(std::string_view text, std::size_t line) : rest_{text}, line_{line} {}

    [[noreturn]] void refuse(const std::string &text) const {
        msr::detail::invalid_argument("transcript, line " + std::to_string(line_) + ": " + text);
    }
    void take(std::string_view request) {
        if (rest_.substr(0, request.size()) != request)
            refuse("expected " + std::string{request} + " before '" +
                   std::string{rest_.substr(0, 20)} + "'");
        rest_.remove_prefix(request.size());
    }
    bool took(std::string_view request) {
        if (rest_.substr(0, request.size()) != request) return false;
        rest_.remove_prefix(request.size());
        return true;
    }
    template <typename Number>
    Number number(int base) {
        Number value{};
        const char *const end = rest_.data() + rest_.size();
        const auto read = std::from_chars(rest_.data(), end, value, base);
        if (read.ec != std::errc{})
            refuse("no number that fits before '" + std::string{rest_.substr(0, 20)} + "'");
        rest_.remove_prefix(static_cast<std::size_t>(read.ptr - rest_.data()));
        return value;
    }
    template <typename Number>
    Number hexadecimal() {
        take("\"0x");
        const Number value = number<Number>(16);
        take("\"");
        return value;
    }
    std::optional<std::uint64_t> value() {
        if (took("null")) return std::nullopt;
        return hexadecimal<std::uint64_t>();
    }
    error_code error() {
        for (const named_error &named_error : transcript_errors)
            if (took(named_error.name)) return named_error.is;
        refuse("no such failure before '" + std::string{rest_.substr(0, 20)} + "'");
    }
    bool is_empty() const { return rest_.empty(); }

private:
    std::string_view rest_;
    std::size_t line_;
};

} // namespace detail

/// Returns a line as a transcript has it, without its newline.
inline std::string transcript_text(const transcript_line &line) {
    const auto value = [](const std::optional<std::uint64_t> &entry) {
        return entry ? "\"" + detail::hex(*entry) + "\"" : std::string{"null"};
    };
    std::string text = "{\"cpu\":" + detail::decimal(line.cpu) + ",\"register\":\"" +
                       detail::hex(line.address) + "\",\"old\":" + value(line.before) +
                       ",\"new\":" + value(line.written) +
                       ",\"time\":" + detail::decimal(line.time);
    if (line.failed != error_code::none)
        text += ",\"failed\":\"" + std::string{detail::name_of_error(line.failed)} + "\"";
    return text + "}";
}

/// Reads a line that transcript_text() has written.
/// `text`: the line, without its newline
/// `number`: the number of the line in its file, for errors
/// Throws std::invalid_argument with the line and the mistake in it.
inline transcript_line transcript_line_of(std::string_view text, std::size_t number = 1) {
    detail::line_reader source{text, number};
    transcript_line line;
    source.take("{\"cpu\":");
    line.cpu = source.number<unsigned>(10);
    source.take(",\"register\":");
    line.address = source.hexadecimal<std::uint32_t>();
    source.take(",\"old\":");
    line.before = source.value();
    source.take(",\"new\":");
    line.written = source.value();
    source.take(",\"time\":");
    line.time = source.number<std::uint64_t>(10);
    if (source.took(",\"failed\":\"")) {
        line.failed = source.error();
        source.take("\"");
    }
    source.take("}");
    if (!source.is_empty()) source.refuse("more behind the object");
    if (!line.written && !line.before && line.failed == error_code::none)
        source.refuse("a read without what was read");
    return line;
}

/// Reads a whole transcript. Empty lines are left out; a last line that is cut is refused like any
/// other. Throws std::invalid_argument with the line and the mistake in it.
inline std::vector<transcript_line> transcript_of(std::string_view text) {
    std::vector<transcript_line> lines;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        if (!line.empty()) lines.push_back(transcript_line_of(line, number));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return lines;
}

/// A backend that passes accesses on to another backend and writes a line about each. Only one
/// thread at a time may use the object, and no signal handler.
template <backend Backend>
class MSR_NAMED_BY_EXCEPTIONS transcriber {
public:
    /// Makes a transcriber of accesses to `device`. `device` and `output` must outlive the object;
    /// `output` is a file that is open for writing.
    transcriber(Backend &device, std::FILE *output) : device_{&device}, to_{output} {}

    /// Reads a register on the underlying backend, and writes a line about the read. Returns the
    /// backend's failure.
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        const failure problem = device_->read(cpu, address, value);
        transcript_line line{.cpu = cpu, .address = address, .failed = problem.kind};
        if (!problem) line.before = value;
        put(line);
        return problem;
    }

    /// Reads the register for the value before the access, writes the register on the underlying
    /// backend, and writes a line with both values. Returns the failure of the backend's write.
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        std::uint64_t contents = 0;
        const failure unread = device_->read(cpu, address, contents);
        const failure problem = device_->write(cpu, address, value);
        transcript_line line{
            .cpu = cpu, .address = address, .written = value, .failed = problem.kind};
        if (!unread) line.before = contents;
        put(line);
        return problem;
    }

    /// Returns the time stamp counter of a CPU, as the underlying backend has it; where that has no
    /// clock, the time stamp counter of the processor that runs this program. Writes no line.
    std::uint64_t clock(unsigned cpu) noexcept {
        if constexpr (timed_backend<Backend>)
            return device_->clock(cpu);
        else
            return time_stamp();
    }

    /// Returns the identity of the machine that the underlying backend accesses.
    machine_identity identity() const noexcept { return identity_of(*device_); }
    /// Returns CPUID of a logical processor, as the underlying backend has it. Writes no line.
    cpuid_registers cpuid(unsigned cpu, std::uint32_t leaf,
                          std::uint32_t subleaf) noexcept requires processor_backend<Backend> {
        return device_->cpuid(cpu, leaf, subleaf);
    }
    /// Returns the socket, die and caches of a logical processor in the underlying backend's
    /// machine.
    cpu_place place_of(unsigned cpu) noexcept requires placed_backend<Backend> {
        return device_->place_of(cpu);
    }
    /// Returns the number of logical processors of the underlying backend's machine; 0: unknown.
    unsigned cpus() const noexcept requires sized_backend<Backend> { return device_->cpus(); }
    /// Returns the kind of counters that the underlying backend uses.
    hardware_access hardware() const noexcept { return hardware_of(*device_); }

    /// Returns whether every line was written. Call the function at the end: a full disk does not
    /// stop accesses.
    bool is_whole() const { return whole_; }

private:
    Backend *device_;
    std::FILE *to_;
    std::optional<std::uint64_t> begin_;
    bool whole_ = true;

    void put(transcript_line line) noexcept {
        const std::uint64_t current = clock(line.cpu);
        if (!begin_) begin_ = current;
        line.time = current - *begin_;
        const bool had_memory = detail::unless_out_of_memory([&] {
            const std::string text = transcript_text(line) + "\n";
            if (std::fwrite(text.data(), 1, text.size(), to_) != text.size()) whole_ = false;
        });
        if (!had_memory || std::fflush(to_) != 0) whole_ = false;
    }
};

/// Makes a recorder repeat a transcript: it expects the same accesses in the same order, answers
/// reads with the recorded values, and fails the accesses that failed; `difference()` of the
/// recorder describes the first access that differs.
/// `recorder`: a recorder that was not used before
/// `transcript`: the lines, in the order of the accesses
/// Example:
///     const msr::transcript_line was_read{.cpu = 0, .address = 0x186, .before = 3};
///     msr::recorder device;
///     msr::replay(device, {was_read});
///     std::uint64_t value = 1;
///     const msr::failure problem = device.read(0, 0x186, value); // value is 3 now
inline void replay(recorder &recorder, const std::vector<transcript_line> &transcript) {
    std::vector<action> expected;
    for (std::size_t i = 0; i < transcript.size(); ++i) {
        const transcript_line &line = transcript[i];
        if (line.failed != error_code::none) recorder.refuse_access(i, line.failed);
        if (line.written) {
            expected.push_back(expected_write(line.cpu, line.address, *line.written));
        } else {
            expected.push_back(expected_read(line.cpu, line.address));
            if (line.before) recorder.answer(line.cpu, line.address, *line.before);
        }
    }
    recorder.expect(std::move(expected));
}

} // namespace msr
