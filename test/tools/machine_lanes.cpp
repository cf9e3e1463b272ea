// The machine's end of the ring: no thread's words wait for ever.
#include "../../tools/msrpp_machine/lanes.hpp"
#include "../../tools/msrpp_machine/ring.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace {

using namespace msrpp::machine;

// Takes a part in each round, whoever's it is: as of a CPU that is ahead after that.
struct one_part : reader_of_words {
    bool taken{};
    std::vector<std::uint32_t> parts{}; ///< the lanes

    void words(std::uint32_t lane, const std::uint64_t *, std::uint64_t) override {
        parts.push_back(lane);
        taken = true;
    }
    bool takes(std::uint32_t) override { return !taken; }
    void lane_begins(std::uint32_t, std::uint32_t) override {}
    void lane_ends(std::uint32_t) override {}
};

TEST_CASE("threads of a CPU of which one alone is read at a time are read in turn") {
    lanes machine{1};
    const int file = open(machine.file().c_str(), O_RDWR | O_CLOEXEC);
    REQUIRE(file >= 0);
    void *const at = mmap(nullptr, sizeof(ring), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    REQUIRE(at != MAP_FAILED);
    ring_header &header = static_cast<ring *>(at)->header;
    header.lanes_end.store(4);
    for (std::uint32_t lane = 1; lane < 4; ++lane) {
        header.lanes[lane].state.store(lane_state::used);
        header.lanes[lane].written.store(words_in_lane);
    }
    one_part reader;
    for (unsigned round = 0; round < 6; ++round) {
        reader.taken = false;
        CHECK(machine.drain(reader));
    }
    REQUIRE(reader.parts.size() == 6);
    for (std::uint32_t lane = 1; lane < 4; ++lane) {
        unsigned times = 0;
        for (const std::uint32_t each : reader.parts)
            times += each == lane ? 1 : 0;
        CHECK(times == 2);
    }
    munmap(at, sizeof(ring));
}

} // namespace
