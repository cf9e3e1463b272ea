#include <msr/sim/stream/trace.hpp>

#include <msr/sim/stream/stream.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <random>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

namespace sim = msr::sim;
using word_list = std::vector<std::uint64_t>;
using bytes = std::vector<std::uint8_t>;

struct sink {
    bytes *to;
    void operator()(std::span<const std::uint8_t> entry) {
        to->insert(to->end(), entry.begin(), entry.end());
    }
};

/// A source that returns a few bytes at a time, as pipes do.
struct source {
    const bytes *from;
    std::size_t at_once = 5;
    std::size_t at = 0;

    std::size_t operator()(std::span<std::uint8_t> room) {
        const std::size_t index = std::min({room.size(), at_once, from->size() - at});
        std::memcpy(room.data(), from->data() + at, index);
        at += index;
        return index;
    }
};

/// A log of the calls of a trace's reader, as text.
struct read_log {
    std::string all;
    std::size_t most_words = 0;

    void words(std::uint32_t lane, std::span<const std::uint64_t> entry) {
        most_words = std::max(most_words, entry.size());
        for (const std::uint64_t number : entry)
            all += std::to_string(lane) + ":" + std::to_string(number) + " ";
    }
    void begin(std::uint32_t lane, std::uint32_t process) {
        all += "begin " + std::to_string(lane) + " " + std::to_string(process) + " ";
    }
    void end(std::uint32_t lane) { all += "end " + std::to_string(lane) + " "; }
};

const word_list two_blocks{sim::definition_word(0, 1, 3).bits, 0x400000, 0x112233,
                           sim::block_word(0).bits, sim::access_word(true, 3, 0, 0x1000).bits};

bytes some_trace() {
    bytes destination;
    sim::trace_writer<sink> writer{{&destination}, 2};
    writer.begin(1, 77);
    writer.words(0, two_blocks);
    writer.words(1, word_list{sim::cpu_word(1, true).bits, sim::block_word(0).bits});
    writer.end(1);
    writer.finish();
    return destination;
}

read_log read_all(const bytes &origin) {
    sim::trace_reader<source> reader{source{&origin}};
    read_log destination;
    while (reader.next(destination)) {
    }
    return destination;
}

std::string refusal(const bytes &source) {
    try {
        read_all(source);
    } catch (const std::runtime_error &reason) {
        return reason.what();
    }
    return "";
}

} // namespace

TEST_CASE("what is written is told, in order") {
    const bytes trace = some_trace();
    CHECK(std::string(trace.begin(), trace.begin() + 8) == "msrtrace");
    CHECK(sim::trace_reader<source>{source{&trace}}.cpus() == 2);
    std::string request = "begin 1 77 ";
    for (const std::uint64_t number : two_blocks)
        request += "0:" + std::to_string(number) + " ";
    request += "1:" + std::to_string(sim::cpu_word(1, true).bits) +
               " 1:" + std::to_string(sim::block_word(0).bits) + " end 1 ";
    CHECK(read_all(trace).all == request);
}

TEST_CASE("many words are told in parts of at most 65,536, each definition whole") {
    word_list large;
    for (unsigned i = 0; i < 30'000; ++i)
        large.insert(large.end(), two_blocks.begin(), two_blocks.end());
    bytes destination;
    sim::trace_writer<sink> writer{{&destination}, 1};
    writer.words(3, large);
    writer.finish();
    sim::trace_reader<source> reader{source{&destination, 1000}};
    struct {
        word_list all;
        void words(std::uint32_t, std::span<const std::uint64_t> entry) {
            CHECK(entry.size() <= 65'536);
            // No part of the trace begins inside of a block, with an access.
            CHECK(sim::stream_word{entry[0]}.kind() != sim::word_kind::access);
            all.insert(all.end(), entry.begin(), entry.end());
        }
        void begin(std::uint32_t, std::uint32_t) {}
        void end(std::uint32_t) {}
    } to_all;
    while (reader.next(to_all)) {
    }
    CHECK(to_all.all == large);
}

TEST_CASE("a trace that is cut anywhere is refused as cut") {
    const bytes trace = some_trace();
    for (std::size_t left = 1; left < trace.size(); ++left) {
        CAPTURE(left);
        const std::string reason = refusal({trace.begin(), trace.begin() + std::ptrdiff_t(left)});
        CHECK(reason == "trace: it is cut: its end is missing");
    }
    CHECK(refusal(trace).empty());
}

TEST_CASE("what is no trace, of another edition, or goes on is refused") {
    bytes trace = some_trace();
    bytes other = trace;
    other[0] = 'M';
    CHECK(refusal(other) == "trace: this is no trace of msrpp");
    CHECK(refusal({other.begin(), other.begin() + 3}) == "trace: this is no trace of msrpp");
    CHECK(refusal({}) == "trace: it is empty: this is no trace of msrpp");
    other = trace;
    other[8] = 9;
    const std::string of_signals = std::to_string(sim::signals_edition);
    CHECK(refusal(other).find("edition 9." + of_signals + ", and 1." + of_signals +
                              " is known: record it anew") != std::string::npos);
    other = trace;
    other[12] = 0;
    CHECK(refusal(other) == "trace: it has no CPUs");
    trace.push_back(0);
    CHECK(refusal(trace) == "trace: bytes follow its end");
    CHECK_THROWS_AS((sim::trace_writer<sink>{{&other}, 1}.words(4096, two_blocks)),
                    std::invalid_argument);
}

TEST_CASE("a trace with changed bytes is refused or told, and takes no more room") {
    std::mt19937 random{3};
    const bytes trace = some_trace();
    unsigned refused = 0;
    for (unsigned i = 0; i < 5'000; ++i) {
        bytes other = trace;
        for (auto changes = 1 + random() % 3; changes > 0; --changes)
            other[16 + random() % (other.size() - 16)] = static_cast<std::uint8_t>(random());
        try {
            const std::size_t maximum = read_all(other).most_words;
            CHECK(maximum <= sim::trace_format::most_words);
        } catch (const std::runtime_error &) {
            ++refused;
        }
    }
    CHECK(refused > 0);
}
