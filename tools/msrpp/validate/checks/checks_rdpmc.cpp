#include "../../families/targets.hpp"
#include "../instruction_event.hpp"
#include "../raw_execution.hpp"
#include "checks.hpp"

#include <msr/amd/counters/rdpmc.hpp>
#include <msr/backend/perf/page.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/rdpmc.hpp>
#include <msr/intel/netburst/rdpmc.hpp>
#include <msr/intel/p5/rdpmc.hpp>
#include <msr/intel/p6/rdpmc.hpp>
#include <msr/intel/perfmon/rdpmc.hpp>

#include <fmt/format.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>

#include <linux/perf_event.h>
#include <sys/mman.h>
#include <x86intrin.h>

namespace msrpp::validate {

namespace {

constexpr const char *rdpmc_name = "rdpmc";

/// Returns the number that RDPMC takes in ECX for a counter of a processor, or `msr::no_rdpmc`.
std::uint32_t index_of(const family &identity, const counter_registers &counter) {
    if (identity.name == "pentium4") return msr::netburst::rdpmc_index(counter.address);
    if (msr::perfmon::target target{}; perfmon_target(identity, target))
        return msr::perfmon::rdpmc_index(counter.address);
    if (msr::p6::target target{}; p6_target(identity, target))
        return msr::p6::rdpmc_index(counter.address);
    if (msr::p5::target target{}; p5_target(identity, target))
        return msr::p5::rdpmc_index(counter.address);
    // AMD's core counters are numbered from 0 on.
    if (msr::amd::target target{}; amd_target(identity, target)) return counter.number;
    return msr::no_rdpmc;
}

/// Returns the finding on a value that RDPMC returned between two reads of a running counter.
check_result between(const std::string &subject, std::uint64_t first, std::uint64_t actual,
                     std::uint64_t last) {
    return {.check = rdpmc_name,
            .subject = subject,
            .outcome = first <= actual && actual <= last ? verdict::as_documented : verdict::off,
            .expected = fmt::format("{:#x} to {:#x}", first, last),
            .actual = fmt::format("{:#x}", actual)};
}

/// Returns the finding on RDPMC of a counter that the check sets up through the counter's
/// registers.
check_result check_counter(subject &subject, const counter_registers &counter) {
    const std::uint32_t index = index_of(subject.identity(), counter);
    if (index == msr::no_rdpmc)
        return not_tried(rdpmc_name, counter.name, "RDPMC does not read the counter");
    std::string choice;
    for (const quantity quantity :
         {quantity::instructions, quantity::branches, quantity::cycles, quantity::reference_cycles})
        if (choice.empty()) choice = subject.choice_of(quantity, counter.qualifier + ":user");
    if (choice.empty()) return not_tried(rdpmc_name, counter.name, "no event is known there");
    raw_execution execution{subject, *subject.plan_of({choice})};
    // Registers that other software uses are left alone.
    if (!execution.problem().empty())
        return not_tried(rdpmc_name, counter.name, execution.problem());
    execution.start();
    // Upper bits show whether RDPMC reads the whole counter. Some of Intel's counters take bits
    // 31:0 of a write, and extend bit 31 into the upper bits.
    if (!counter.is_fixed)
        execution.write(counter.address,
                        std::uint64_t{1} << (counter.width - 2) | std::uint64_t{1} << 31);
    subject.run(proofs().front(), proofs().front().rounds);
    const std::uint64_t first = execution.read(counter.address);
    std::uint64_t actual = 0;
    const msr::failure refusal = subject.registers().rdpmc(
        subject.options().cpu, {index, counter.address}, actual, subject.options().is_simulated);
    const std::uint64_t last = execution.read(counter.address);
    execution.stop();
    if (!execution.problem().empty())
        return not_tried(rdpmc_name, counter.name, execution.problem());
    if (refusal)
        return not_tried(rdpmc_name, counter.name,
                         "the kernel permits RDPMC for events of perf alone",
                         "write 2 to /sys/bus/event_source/devices/cpu/rdpmc as root");
    return between(counter.name, first, actual, last);
}

/// The page of an event of perf, which says how RDPMC reads the event's counter.
class event_page {
public:
    explicit event_page(const instruction_event &event) {
        void *const memory = mmap(nullptr, size, PROT_READ, MAP_SHARED, event.file(), 0);
        if (memory == MAP_FAILED)
            problem_ = std::strerror(errno);
        else
            page_ = static_cast<perf_event_mmap_page *>(memory);
    }
    event_page(const event_page &) = delete;
    event_page &operator=(const event_page &) = delete;
    ~event_page() {
        if (page_ != nullptr) munmap(page_, size);
    }
    const std::string &problem() const { return problem_; }
    bool allows_rdpmc() const { return msr::perf_detail::allows_rdpmc(page_); }

    /// Returns the event's count by RDPMC; no value where the event has no counter.
    std::optional<std::uint64_t> count() const {
        constexpr unsigned most_tries = 1000; // the kernel may change the page at any time
        msr::perf_detail::known_page known;
        std::uint64_t without_counter = 0, value = 0;
        const auto rdpmc = [](std::uint32_t index) -> std::uint64_t {
            return __rdpmc(static_cast<int>(index));
        };
        for (unsigned i = 0; i < most_tries; ++i)
            if (msr::perf_detail::look_at(page_, 0, known, without_counter) &&
                msr::perf_detail::read_page(page_, known, rdpmc, value))
                return value;
        return {};
    }

private:
    static constexpr std::size_t size = 4096;
    perf_event_mmap_page *page_{};
    std::string problem_;
};

/// Returns the finding on an event of perf: its count by RDPMC and by read(2).
check_result check_event() {
    constexpr const char *subject = "instructions";
    const instruction_event event{instruction_event::attributes()};
    if (!event.problem().empty()) return not_tried(rdpmc_name, subject, event.problem());
    const event_page page{event};
    if (!page.problem().empty()) return not_tried(rdpmc_name, subject, page.problem());
    if (!page.allows_rdpmc())
        return not_tried(rdpmc_name, subject, "the event's page permits no RDPMC (cap_user_rdpmc)",
                         "write 1 to /sys/bus/event_source/devices/cpu/rdpmc as root");
    event.enable();
    proofs().front().run(proofs().front().rounds, nullptr);
    const std::optional<std::uint64_t> first = page.count();
    const std::optional<std::uint64_t> call = event.count();
    const std::optional<std::uint64_t> last = page.count();
    event.disable();
    if (!first || !call || !last)
        return not_tried(rdpmc_name, subject, "the event has no counter at present");
    return between(subject, *first, *call, *last);
}

} // namespace

check_results check_rdpmc(subject &subject) {
    if (subject.registers().takes_whole_programs()) {
        if (!subject.registers().follows_thread())
            return {not_tried(rdpmc_name, "counters", "the backend gives no access to counters")};
        return {check_event()};
    }
    check_results result;
    for (const counter_registers &counter : subject.tried_counters())
        result.push_back(check_counter(subject, counter));
    if (result.empty()) result.push_back(not_tried(rdpmc_name, "counters", "there is no counter"));
    return result;
}

} // namespace msrpp::validate
