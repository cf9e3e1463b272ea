#include <msr/backend/recorder.hpp>
#include <msr/backend/transcript.hpp>
#include <msr/core/failure.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <string_view>

namespace {

/// Returns the text that `use` writes into an open file.
template <typename Use>
std::string written_by(Use use) {
    char *text = nullptr;
    std::size_t size = 0;
    std::FILE *const file = open_memstream(&text, &size);
    use(file);
    std::fclose(file);
    std::string result{text, size};
    std::free(text);
    return result;
}

constexpr std::string_view of_a_session =
    "{\"cpu\":0,\"register\":\"0x186\",\"old\":\"0x0\",\"new\":\"0x4100c0\",\"time\":0}\n"
    "{\"cpu\":0,\"register\":\"0xc1\",\"old\":\"0x3e8\",\"new\":null,\"time\":40}\n"
    "{\"cpu\":1,\"register\":\"0x187\",\"old\":null,\"new\":\"0x1\",\"time\":52,\"failed\":"
    "\"refused\"}\n";

/// Returns the complaint about a transcript that cannot be read.
std::string refusal_of(std::string_view text) {
    try {
        (void)msr::transcript_of(text);
    } catch (const std::invalid_argument &reason) {
        return reason.what();
    }
    return "read";
}

} // namespace

TEST_CASE("accesses of a backend are written down, a line for each") {
    msr::recorder machine;
    machine.set(0, 0xc1, 1000);
    machine.refuse_register(0x187);
    const std::string text = written_by([&](std::FILE *output) {
        msr::transcriber device{machine, output};
        std::uint64_t value = 0;
        CHECK_FALSE(device.write(0, 0x186, 0x4100c0));
        machine.pass(40);
        CHECK_FALSE(device.read(0, 0xc1, value));
        CHECK(value == 1000);
        machine.pass(12);
        CHECK(device.write(1, 0x187, 1).kind == msr::error_code::refused);
        CHECK(device.is_whole());
    });
    CHECK(text == of_a_session);
}

TEST_CASE("a transcript plays back: the same accesses get the same answers") {
    msr::recorder device;
    msr::replay(device, msr::transcript_of(of_a_session));
    std::uint64_t value = 0;
    CHECK_FALSE(device.write(0, 0x186, 0x4100c0));
    CHECK_FALSE(device.read(0, 0xc1, value));
    CHECK(value == 1000);
    CHECK(device.difference() != ""); // an access of the transcript is still missing
    CHECK(device.write(1, 0x187, 1).kind == msr::error_code::refused);
    CHECK(device.difference() == "");
}

TEST_CASE("played back, another access is refused, and the difference is told") {
    msr::recorder device;
    msr::replay(device, msr::transcript_of(of_a_session));
    CHECK(device.write(0, 0x186, 0x4200c0).kind == msr::error_code::unexpected);
    CHECK(device.difference().find("0x4100c0") != std::string::npos);
}

TEST_CASE("what is written is read again, for every kind of line") {
    for (const msr::transcript_line &line :
         {msr::transcript_line{.cpu = 3, .address = 0xc0010200, .before = 7, .time = 5},
          msr::transcript_line{.address = 1, .before = 0, .written = ~std::uint64_t{0}},
          msr::transcript_line{.written = 1, .failed = msr::error_code::cpu_offline},
          msr::transcript_line{.failed = msr::error_code::io}})
        CHECK(msr::transcript_line_of(msr::transcript_text(line)) == line);
}

TEST_CASE("a transcript that is broken or cut is refused with the line") {
    const std::string good{of_a_session.substr(0, of_a_session.find('\n') + 1)};
    CHECK(refusal_of(good + "\n" + good) == "read"); // an empty line is skipped
    CHECK(refusal_of(good + "{\"cpu\":0,\"regi") ==
          "transcript, line 2: expected ,\"register\": before ',\"regi'");
    CHECK(refusal_of("{\"cpu\":-1,\"register\":\"0x1\"") ==
          "transcript, line 1: no number that fits before '-1,\"register\":\"0x1\"'");
    CHECK(refusal_of("{\"cpu\":0,\"register\":\"0x100000000\",\"old\":\"0x0\"") ==
          "transcript, line 1: no number that fits before '100000000\",\"old\":\"0x'");
    CHECK(refusal_of("{\"cpu\":0,\"register\":\"0x1\",\"old\":\"0x0\",\"new\":null,\"time\":1}}") ==
          "transcript, line 1: more behind the object");
    CHECK(refusal_of("{\"cpu\":0,\"register\":\"0x1\",\"old\":null,\"new\":null,\"time\":1}") ==
          "transcript, line 1: a read without what was read");
    CHECK(refusal_of("{\"cpu\":0,\"register\":\"0x1\",\"old\":null,\"new\":null,\"time\":1,"
                     "\"failed\":\"oops\"}") ==
          "transcript, line 1: no such failure before 'oops\"}'");
}
