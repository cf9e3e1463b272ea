// A scripted kernel that stands in for Linux's perf behind the system calls of basic_perf: events
// have the counts that a test sets.
#pragma once

#include <msr/backend/perf.hpp>
#include <msr/processor/topology.hpp>

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <linux/perf_event.h>

/// An event that was opened, and its mapped page.
struct opened_event {
    perf_event_attr attributes{};
    pid_t thread{};
    int cpu{};
    int leader{};
    std::uint64_t count{};
    perf_event_mmap_page page{};
    bool is_open = true;
};

struct scripted_kernel {
    std::deque<int> open_errors{}; ///< errno of the next opens; 0: success
    std::map<std::string, std::string> files{{"/paranoid", "2\n"}};
    std::vector<std::unique_ptr<opened_event>> events{};
    std::vector<unsigned long> requests{};
    /// Content of each counter, by the index of RDPMC.
    std::map<std::uint32_t, std::uint64_t> counters{};
    unsigned rdpmc_reads{}, kernel_reads{}, mapped{};
    std::uint64_t enabled{}, running{};
    std::uint64_t clock{}; ///< time of CLOCK_MONOTONIC, in nanoseconds
    bool maps{};           ///< whether events can be mapped
    bool permits_rdpmc = true;
    unsigned switches{}; ///< number of further reads with RDPMC that the scheduler interrupts
    int control_error{}; ///< errno of the next control call; 0: success
    bool gives_up{};     ///< whether reads of events return no bytes
    unsigned sole_cpu = msr::no_cpu; ///< the only CPU on which the calling thread may run
    /// Returns the place of a CPU; null: the places of CPUs are not known.
    msr::cpu_place (*place_of)(unsigned cpu){};

    opened_event &at(int descriptor) {
        return *events.at(static_cast<std::size_t>(descriptor - 10));
    }
    unsigned open_events() const {
        unsigned result = 0;
        for (const auto &entry : events)
            result += entry->is_open;
        return result;
    }
    void set_counts(std::vector<std::uint64_t> counts) {
        for (std::size_t i = 0; i < counts.size(); ++i)
            events[i]->count = counts[i];
    }
    void let_pass(std::uint64_t time, std::uint64_t with_counters) {
        clock += time;
        enabled += time;
        running += with_counters;
    }
};

struct scripted_perf_calls {
    scripted_kernel *kernel;

    unsigned sole_cpu() const noexcept { return kernel->sole_cpu; }

    int open(const perf_event_attr &attributes, pid_t thread, int cpu, int leader) noexcept {
        if (!kernel->open_errors.empty()) {
            errno = kernel->open_errors.front();
            kernel->open_errors.pop_front();
            if (errno != 0) return -1;
        }
        kernel->events.push_back(std::make_unique<opened_event>(opened_event{
            .attributes = attributes, .thread = thread, .cpu = cpu, .leader = leader}));
        return static_cast<int>(kernel->events.size()) + 9;
    }
    int close(int descriptor) noexcept {
        kernel->at(descriptor).is_open = false;
        return 0;
    }
    int control(int, unsigned long request) noexcept {
        kernel->requests.push_back(request);
        errno = kernel->control_error;
        return errno == 0 ? 0 : -1;
    }
    ssize_t read(int leader, void *bytes, std::size_t count) noexcept {
        ++kernel->kernel_reads;
        if (kernel->gives_up) return 0;
        std::vector<std::uint64_t> words{0, kernel->enabled, kernel->running};
        for (std::size_t i = 0; i < kernel->events.size(); ++i) {
            const opened_event &event = *kernel->events[i];
            if (!event.is_open || (event.leader != leader && static_cast<int>(i) + 10 != leader))
                continue;
            ++words[0];
            words.push_back(event.count);
        }
        if (words.size() * sizeof(std::uint64_t) > count) {
            errno = ENOSPC;
            return -1;
        }
        std::memcpy(bytes, words.data(), words.size() * sizeof(std::uint64_t));
        return static_cast<ssize_t>(words.size() * sizeof(std::uint64_t));
    }
    const volatile perf_event_mmap_page *map(int descriptor) noexcept {
        if (!kernel->maps) return nullptr;
        ++kernel->mapped;
        auto &page = kernel->at(descriptor).page;
        page.cap_user_rdpmc = kernel->permits_rdpmc;
        return &page;
    }
    void unmap(const volatile perf_event_mmap_page *) noexcept { --kernel->mapped; }
    std::uint64_t rdpmc(std::uint32_t index) const noexcept {
        ++kernel->rdpmc_reads;
        const std::uint64_t read = kernel->counters[index];
        if (kernel->switches != 0) {
            --kernel->switches;
            // The page of any event may be the one that is read, so that all pages change.
            for (const auto &entry : kernel->events) {
                entry->page.lock += 2;
                entry->page.offset += 1000;
            }
        }
        return read;
    }
    std::uint64_t monotonic() const noexcept { return kernel->clock; }
    ssize_t read_file(const char *path, char *destination, std::size_t room) noexcept {
        const auto text = kernel->files.find(path);
        if (text == kernel->files.end()) return -1;
        const std::size_t size = text->second.copy(destination, room);
        return static_cast<ssize_t>(size);
    }
    msr::cpu_place place_of(const std::string &, unsigned cpu) const {
        return kernel->place_of == nullptr ? msr::unknown_place(cpu) : kernel->place_of(cpu);
    }
};

using scripted_perf = msr::basic_perf<scripted_perf_calls>;

/// Returns options of perf with the files of the script.
inline msr::perf_options scripted_options() {
    return {.folder = "/devices", .paranoid = "/paranoid"};
}
