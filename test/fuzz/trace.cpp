// Random bytes as a trace, and the bytes' words as a stream for a player: the trace is played, or
// refused with a sentence. A valid header precedes the bytes, since random bytes never hit its
// edition numbers.
#include <msr/sim/models/models.hpp>
#include <msr/sim/player/player.hpp>
#include <msr/sim/stream/facts_bytes.hpp>
#include <msr/sim/stream/trace.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <span>
#include <stdexcept>
#include <vector>

namespace {

namespace sim = msr::sim;

struct source {
    std::span<const std::uint8_t> rest;
    std::size_t operator()(std::span<std::uint8_t> room) {
        const std::size_t count = std::min(room.size(), rest.size());
        std::copy_n(rest.begin(), count, room.begin());
        rest = rest.subspan(count);
        return count;
    }
};

struct sink {
    std::vector<std::uint8_t> *target;
    void operator()(std::span<const std::uint8_t> count) {
        target->insert(target->end(), count.begin(), count.end());
    }
};

struct played {
    sim::player<sim::facts_decoder> player;

    // Blocks with large numbers are legal, but take long: the test plays no words with such
    // numbers.
    void words(std::uint32_t lane, std::span<const std::uint64_t> words) {
        constexpr std::uint32_t limit = 4096;
        for (const std::uint64_t number : words) {
            const sim::stream_word word{number};
            const bool numbers =
                word.kind() == sim::word_kind::definition || word.kind() == sim::word_kind::block;
            if (numbers && word.number() > limit) return;
        }
        player.feed(lane, words);
    }
    void begin(std::uint32_t lane, std::uint32_t process) {
        player.set_space(lane, process & 0xff);
    }
    void end(std::uint32_t lane) { player.end(lane); }
};

sim::processor_shape small() {
    sim::processor_shape shape;
    shape.caches = {.first_data = {.total_bytes = 512, .ways = 2, .line_bytes = 64},
                    .first_code = {.total_bytes = 512, .ways = 2, .line_bytes = 64},
                    .second = {.total_bytes = 1024, .ways = 2, .line_bytes = 64}};
    shape.tlbs = {.data = {4, 2}, .code = {4, 2}};
    shape.branches = {.table_bits = 4, .history_bits = 4, .return_entries = 2};
    return shape;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size) {
    std::vector<std::uint8_t> trace;
    sim::trace_writer<sink>{{&trace}, 2};
    trace.insert(trace.end(), bytes, bytes + size);
    played target{{sim::facts_decoder{}, sim::processor_models{small(), 2}}};
    try {
        sim::trace_reader reader{source{trace}};
        while (reader.next(target)) {
        }
    } catch (const std::runtime_error &error) {
        if (std::strlen(error.what()) == 0) std::abort();
    }
    for (unsigned cpu = 0; cpu < 2; ++cpu)
        (void)target.player.take(cpu);
    return 0;
}
