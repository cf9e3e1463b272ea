#include "perf_threads.hpp"

#include "../command.hpp"
#include "../plain_program.hpp"
#include "../report/intervals.hpp"
#include "open_files.hpp"
#include "perf_records.hpp"
#include "perf_refusal.hpp"

#include "../../../support/complaint.hpp"

#include <msr/backend/perf.hpp>
#include <msr/backend/perf/calls.hpp>
#include <msr/backend/perf/derive.hpp>
#include <msr/backend/perf/event.hpp>
#include <msr/backend/perf/open_failure.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <linux/perf_event.h>
#include <sys/ioctl.h>
#include <sys/types.h>
#include <unistd.h>

// An event that follows threads from CPU to CPU has no buffer. Therefore each event is opened for
// each CPU, as `perf record` does. A thread's record at its end (`inherit_stat`) has the event's
// count of the thread on the CPU. A single thread has no record: the thread that has the opened
// events themselves when it ends, for the kernel exchanges the events of threads. That thread has
// the rest of the counts.
//
// Where two threads exchange their events, the kernel pairs the events by their order: the order of
// opening, or, in threads that inherited the events, pinned events first, then others by CPU, unit
// and opening. So the clocks are pinned and opened first, and all other events belong to a single
// unit.
//
// Shares of issue slots are counted in a group, whose leader counts all slots. The kernel reads
// each event before the exchange (Linux, kernel/events/core.c, __perf_event_sync_stat()), and the
// read of an event of such a group updates the slots and all shares, and starts the registers from
// zero (arch/x86/events/intel/core.c, intel_update_topdown_event()). So the slots and shares of a
// thread are the thread's own, except slots between the first and the last read of an exchange.
//
// The kernel does not exchange the enabled times of an event that waits for its CPU correctly.
// Running times are exchanged correctly, so that the time of a thread is the running time of an
// event which always runs.

namespace msrpp::run {

namespace {

/// Number that stands for the clock in place of a requested event.
constexpr std::size_t of_clock = static_cast<std::size_t>(-1);

std::uint32_t number_of(std::string_view pmu, const std::string &core) {
    if (pmu == "cpu" && core.empty()) return PERF_TYPE_RAW;
    if (pmu == "cpu") pmu = core;
    msr::perf_calls system;
    std::int64_t number = 0;
    const std::string path = "/sys/bus/event_source/devices/" + std::string{pmu} + "/type";
    if (!msr::perf_detail::number_in(system, path.c_str(), number)) number = 0;
    return static_cast<std::uint32_t>(number);
}

/// Sets the attributes by which the kernel writes records of threads in addition to counts.
void ask_for_records(perf_event_attr &attributes, bool of_threads) {
    attributes.read_format =
        PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING | PERF_FORMAT_ID;
    attributes.inherit_stat = 1;
    attributes.sample_id_all = 1;
    attributes.sample_type = perf_record_parts;
    attributes.comm = attributes.task = of_threads;
}

} // namespace

struct perf_threads::parts {
    /// An open event of perf, and the position of the requested event that the open event counts.
    struct opened_event {
        int descriptor{-1};
        std::uint64_t id{};
        std::size_t choice{}; ///< position of the requested event over all groups, or `of_clock`
        bool is_read{};       ///< false: the event only tags micro-ops for other events
    };

    /// A count, and the time during which the event ran.
    struct ran_count {
        std::uint64_t count{};
        std::uint64_t running{};
    };

    /// A thread, and the sums of its records: an element for each requested event, and a last
    /// element for the clock.
    struct known_thread {
        pid_t process{};
        pid_t thread{};
        std::string name;
        bool has_records{};
        std::vector<ran_count> counts{};
    };

    pid_t process;
    std::string core; ///< the kernel's name of the cores' PMU; empty: the usual PMU
    std::optional<std::uint32_t> unit{}; ///< number of the kernel's PMU that counts the events
    std::size_t choices{};
    std::vector<opened_event> events{};
    std::vector<std::unique_ptr<perf_buffer>> buffers{}; // a buffer of records for each CPU
    std::map<std::uint64_t, std::size_t> choice_of_id{};
    std::vector<perf_record> records{};

    parts(pid_t of, std::string pmu) : process{of}, core{std::move(pmu)} {}
    parts(const parts &) = delete;
    parts &operator=(const parts &) = delete;
    ~parts() {
        for (const opened_event &event : events)
            close(event.descriptor);
    }

    static reading reading_of(const ran_count &choice, const ran_count &clock) {
        return {choice.count, std::max(clock.running, choice.running), choice.running};
    }

    static ran_count less(const ran_count &whole, const ran_count &part) {
        return {whole.count - std::min(whole.count, part.count),
                whole.running - std::min(whole.running, part.running)};
    }

    static void add(ran_count &destination, const ran_count &addition) {
        destination.count += addition.count;
        destination.running += addition.running;
    }

    int open(const perf_event_attr &attributes, int cpu, int leader) {
        msr::perf_calls system;
        int opened;
        do
            opened = system.open(attributes, process, cpu, leader);
        while (opened < 0 && errno == EINTR);
        return opened;
    }

    [[noreturn]] void refused(const msr::perf_event &event, int cpu, bool fits_alone,
                              const family_plan &group, int error) {
        msr::perf_calls system;
        msr::perf_detail::refused_open problem{.error = error,
                                               .event = &event,
                                               .target = msr::perf_target::kind::thread,
                                               .fits_alone = fits_alone};
        problem.knows_paranoid = msr::perf_detail::number_in(
            system, "/proc/sys/kernel/perf_event_paranoid", problem.paranoid);
        refuse(
            msr::perf_detail::failure_of_open(problem, "the program", static_cast<unsigned>(cpu)),
            group);
    }

    void keep(int descriptor, std::size_t choice, bool is_read, int buffer) {
        opened_event result{.descriptor = descriptor, .choice = choice, .is_read = is_read};
        if (ioctl(descriptor, PERF_EVENT_IOC_ID, &result.id) != 0 ||
            (buffer >= 0 && ioctl(descriptor, PERF_EVENT_IOC_SET_OUTPUT, buffer) != 0)) {
            const int reason = errno;
            close(descriptor);
            complain(rule_broken, fmt::format("run: --per-thread: the kernel cannot write what "
                                              "threads count: {}",
                                              std::strerror(reason)));
        }
        events.push_back(result);
        if (is_read) choice_of_id[result.id] = choice;
    }

    /// Opens the clock of a CPU, into whose buffer the kernel writes records. Returns the clock's
    /// descriptor.
    int open_clock(int cpu, const family_plan &group) {
        msr::perf_event clock{.type = PERF_TYPE_SOFTWARE, .config = PERF_COUNT_SW_TASK_CLOCK};
        clock.counts_kernel = false;
        clock.name = "the clock of threads";
        perf_event_attr attributes = msr::attribute_of(clock, true, true);
        attributes.enable_on_exec = 1;
        attributes.pinned = 1;
        ask_for_records(attributes, true);
        const int opened = open(attributes, cpu, -1);
        if (opened < 0) refused(clock, cpu, false, group, errno);
        keep(opened, of_clock, true, -1);
        buffers.push_back(std::make_unique<perf_buffer>(opened));
        return opened;
    }

    /// Returns the positions of events in the order of their opening: an event that leads the
    /// others is first.
    static std::vector<std::size_t> opening_order(const msr::perf_events &events) {
        std::vector<std::size_t> order(events.count);
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_partition(order.begin(), order.end(),
                              [&](std::size_t i) { return events.all[i].leads; });
        return order;
    }

    void open_group(const family_plan &group, std::size_t first, int cpu, int buffer) {
        const plain_program writes{group};
        msr::perf_events derived;
        const auto find = [this](const char *pmu) { return number_of(pmu, core); };
        if (const msr::failure problem = msr::derive_perf_events(writes.view(), find, derived))
            refuse(problem, group);
        int leader = -1;
        for (const std::size_t i : opening_order(derived)) {
            const msr::perf_event &event = derived.all[i];
            if (event.counts_unit() || event.period != 0 || event.type != unit.value_or(event.type))
                complain(rule_broken,
                         fmt::format("run: --per-thread: the kernel cannot tell threads apart for "
                                     "{}: count it without that option",
                                     in_quotes(event.owner < group.texts.size()
                                                   ? group.texts[event.owner]
                                                   : "what tags")));
            unit = event.type;
            perf_event_attr attributes = msr::attribute_of(event, leader < 0, true);
            attributes.enable_on_exec = leader < 0;
            ask_for_records(attributes, false);
            const int opened = open(attributes, cpu, leader);
            if (opened < 0) {
                const int error = errno;
                const int alone = leader < 0 ? -1 : open(attributes, cpu, -1);
                if (alone >= 0) close(alone);
                refused(event, cpu, alone >= 0, group, error);
            }
            if (leader < 0) leader = opened;
            const bool is_read = i < derived.readouts;
            keep(opened, is_read ? first + writes.choice_of(i) : 0, is_read, buffer);
        }
    }

    /// Returns the counts of each requested event, summed over all open events of perf that count
    /// the requested event; the last element is the clock's.
    std::vector<ran_count> totals() const {
        std::vector<ran_count> counts(choices + 1);
        for (const opened_event &event : events) {
            std::uint64_t words[4]{}; // words of a read: count, enabled, running, identifier
            if (!event.is_read) continue;
            if (::read(event.descriptor, words, sizeof words) != static_cast<ssize_t>(sizeof words))
                complain(rule_broken, "run: --per-thread: the kernel has given up its events");
            add(counts[std::min(event.choice, choices)], {words[0], words[2]});
        }
        return counts;
    }

    /// Returns the threads in the order of their beginnings, each with the sums of its records.
    std::vector<known_thread> threads() {
        std::stable_sort(records.begin(), records.end(),
                         [](const perf_record &left, const perf_record &other) {
                             return left.time < other.time;
                         });
        std::vector<known_thread> known_threads;
        // Position of the latest thread that had a thread number, because the kernel reuses the
        // numbers.
        std::map<pid_t, std::size_t> latest;
        const auto begins = [&](pid_t of, pid_t thread, std::string name) {
            latest[thread] = known_threads.size();
            known_threads.push_back({.process = of,
                                     .thread = thread,
                                     .name = std::move(name),
                                     .counts = std::vector<ran_count>(choices + 1)});
        };
        const auto find = [&](const perf_record &record) -> known_thread & {
            if (latest.find(record.thread) == latest.end())
                begins(record.process, record.thread, {});
            return known_threads[latest[record.thread]];
        };
        begins(process, process, {});
        for (const perf_record &perf_record : records) {
            if (perf_record.type == PERF_RECORD_FORK) {
                const auto parent = latest.find(perf_record.parent);
                begins(perf_record.process, perf_record.thread,
                       parent == latest.end() ? std::string{} : known_threads[parent->second].name);
            } else if (perf_record.type == PERF_RECORD_COMM) {
                find(perf_record).name = perf_record.name;
            } else if (const auto of = choice_of_id.find(perf_record.id);
                       of != choice_of_id.end()) {
                known_thread &thread = find(perf_record);
                thread.has_records = true;
                add(thread.counts[std::min(of->second, choices)],
                    {perf_record.count, perf_record.running});
            }
        }
        return known_threads;
    }
};

perf_threads::perf_threads(pid_t process, plans groups, const std::string &pmu)
    : parts_{new parts{process, pmu}} {
    raise_open_files();
    for (const family_plan &group : groups)
        parts_->choices += group.texts.size();
    const std::vector<int> cpus = online_cpus();
    std::vector<int> buffers;
    for (const int cpu : cpus)
        buffers.push_back(parts_->open_clock(cpu, groups.front()));
    for (std::size_t i = 0; i < cpus.size(); ++i) {
        std::size_t first = 0;
        for (const family_plan &group : groups) {
            parts_->open_group(group, first, cpus[i], buffers[i]);
            first += group.texts.size();
        }
    }
}

perf_threads::~perf_threads() = default;

void perf_threads::take() {
    for (const auto &entry : parts_->buffers)
        entry->take(parts_->records);
}

std::vector<reading> perf_threads::all() const {
    const std::vector<parts::ran_count> totals = parts_->totals();
    std::vector<reading> result;
    for (std::size_t i = 0; i < parts_->choices; ++i)
        result.push_back(parts::reading_of(totals[i], totals.back()));
    return result;
}

std::vector<thread_readings> perf_threads::each() {
    take();
    std::vector<parts::known_thread> threads = parts_->threads();
    std::vector<parts::ran_count> rest = parts_->totals();
    parts::known_thread *without_records = nullptr;
    std::size_t several = 0;
    for (parts::known_thread &thread : threads) {
        for (std::size_t i = 0; i < rest.size(); ++i)
            rest[i] = parts::less(rest[i], thread.counts[i]);
        if (thread.has_records) continue;
        ++several;
        if (without_records == nullptr) without_records = &thread;
    }
    if (without_records == nullptr) without_records = &threads.front();
    for (std::size_t i = 0; i < rest.size(); ++i)
        parts::add(without_records->counts[i], rest[i]);
    std::uint64_t lost = 0;
    for (const auto &buffer : parts_->buffers)
        lost += buffer->lost();
    if (several > 1 || lost != 0)
        std::fprintf(stderr,
                     "msrpp: run: --per-thread: %s: their counts are those of thread %d here\n",
                     lost != 0 ? "the kernel lost records of threads"
                               : "threads still ran when the program had ended",
                     without_records->thread);
    std::vector<thread_readings> result;
    for (const parts::known_thread &thread : threads) {
        const parts::ran_count &clock = thread.counts.back();
        // A thread without records whose clock is 0 has not ended yet, and is left out: its counts
        // have been added to those of another thread without records.
        if (!thread.has_records && clock.running == 0) continue;
        result.push_back({thread.process, thread.thread, thread.name, {}});
        for (std::size_t i = 0; i < parts_->choices; ++i)
            result.back().readings.push_back(parts::reading_of(thread.counts[i], clock));
    }
    return result;
}

outcome by_perf_threads(const work &work, plans groups) {
    // 10 ms in nanoseconds: interval between two reads of the buffers.
    constexpr std::uint64_t buffers_are_taken = 10'000'000;
    command program{work.program, work.cpus, work.around};
    perf_threads counters{program.process(), groups, work.pmu};
    const stopwatch start;
    program.begin();
    while (!program.ends_within(buffers_are_taken)) {
        counters.take();
        if (work.hears != nullptr) work.hears->goes_on(start.nanoseconds(), {});
    }
    outcome result{.status = program.wait(), .readings = {}};
    result.was_counted = program.began();
    result.signal = program.signal();
    if (!result.was_counted) return result;
    result.threads = counters.each();
    result.readings = counters.all();
    return result;
}

} // namespace msrpp::run
