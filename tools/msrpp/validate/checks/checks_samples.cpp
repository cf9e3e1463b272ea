#include "../instruction_event.hpp"
#include "checks.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include <linux/perf_event.h>
#include <sys/mman.h>

namespace msrpp::validate {

namespace {

constexpr std::uint64_t sample_period = 20'000; // instructions
constexpr std::size_t page_size = 4096;
constexpr std::size_t ring_pages = 8; // a power of two, as the kernel requires

/// Samples of this thread's instructions in user mode, by Linux's perf.
class instruction_samples {
public:
    instruction_samples() : event_{sampling_attributes()} {
        if (!event_.problem().empty()) {
            problem_ = event_.problem();
            return;
        }
        void *const memory = mmap(nullptr, (1 + ring_pages) * page_size, PROT_READ | PROT_WRITE,
                                  MAP_SHARED, event_.file(), 0);
        if (memory == MAP_FAILED)
            problem_ = std::strerror(errno);
        else
            page_ = static_cast<perf_event_mmap_page *>(memory);
    }
    instruction_samples(const instruction_samples &) = delete;
    instruction_samples &operator=(const instruction_samples &) = delete;
    ~instruction_samples() {
        if (page_ != nullptr) munmap(page_, (1 + ring_pages) * page_size);
    }

    /// Returns the reason why no samples are taken; empty: samples are taken.
    const std::string &problem() const { return problem_; }
    void start() const { event_.enable(); }
    void stop() const { event_.disable(); }

    /// Returns the addresses of all samples in the ring.
    std::vector<std::uint64_t> addresses() const {
        std::vector<std::uint64_t> result;
        const auto *const ring = reinterpret_cast<const std::byte *>(page_) + page_size;
        const std::uint64_t head = __atomic_load_n(&page_->data_head, __ATOMIC_ACQUIRE);
        for (std::uint64_t position = page_->data_tail; position < head;) {
            // A record begins at a multiple of 8 bytes, so that its header is wholly within the
            // ring.
            perf_event_header header{};
            std::memcpy(&header, ring + position % (ring_pages * page_size), sizeof header);
            if (header.type == PERF_RECORD_SAMPLE) {
                std::uint64_t address = 0;
                std::memcpy(&address, ring + (position + sizeof header) % (ring_pages * page_size),
                            sizeof address);
                result.push_back(address);
            }
            if (header.size == 0) break;
            position += header.size;
        }
        return result;
    }

private:
    static perf_event_attr sampling_attributes() {
        perf_event_attr attributes = instruction_event::attributes();
        attributes.sample_period = sample_period;
        attributes.sample_type = PERF_SAMPLE_IP;
        return attributes;
    }

    instruction_event event_;
    perf_event_mmap_page *page_{};
    std::string problem_;
};

} // namespace

check_results check_samples(subject &subject) {
    constexpr const char *name = "samples";
    constexpr unsigned long rounds = 20'000;
    // The test program's code: 98 NOPs, DEC, JNZ and RET have 98, 3, 2 and 1 bytes.
    constexpr std::uint64_t code_size = 104;
    if (!subject.registers().takes_whole_programs() || !subject.registers().follows_thread())
        return {not_tried(name, "instructions", "the backend takes no samples of a thread",
                          "run with --backend perf")};
    const proof &straight = proofs().front();
    const instruction_samples samples;
    if (!samples.problem().empty()) return {not_tried(name, "instructions", samples.problem())};
    samples.start();
    straight.run(rounds, nullptr);
    samples.stop();
    std::vector<std::uint64_t> addresses = samples.addresses();
    if (const lie_row *const lie = subject.registers().current_lie();
        lie != nullptr && lie->samples != nullptr)
        lie->samples(addresses);
    const auto first = reinterpret_cast<std::uint64_t>(straight.run);
    std::size_t count_in_code = 0;
    for (const std::uint64_t address : addresses)
        count_in_code += address >= first && address < first + code_size;
    // A round has 100 instructions; the begin and the end of the run may each add or lose a sample.
    constexpr std::size_t expected = rounds * 100 / sample_period;
    check_result number{.check = name,
                        .subject = "instructions, number",
                        .expected = fmt::format("{} to {}", expected - 2, expected + 2),
                        .actual = fmt::format("{}", addresses.size())};
    if (addresses.size() < expected - 2 || addresses.size() > expected + 2)
        number.outcome = addresses.empty() ? verdict::stands_still : verdict::off;
    check_result place{.check = name,
                       .subject = "instructions, in the code that ran",
                       .expected = fmt::format("{} to {}", expected * 9 / 10, expected + 2),
                       .actual = fmt::format("{}", count_in_code)};
    if (count_in_code < expected * 9 / 10) place.outcome = verdict::off;
    return {number, place};
}

} // namespace msrpp::validate
