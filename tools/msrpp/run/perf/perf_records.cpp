#include "perf_records.hpp"

#include "../../../support/complaint.hpp"

#include "../../../support/cpus.hpp"

#include <msr/core/cpu_list.hpp>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <span>
#include <string>
#include <vector>

#include <linux/perf_event.h>
#include <unistd.h>

namespace msrpp::run {

namespace {

// Pages of a buffer's ring of records, a power of two; with the buffer's head page they are fewer
// than kernel.perf_event_mlock_kb permits.
constexpr std::size_t most_pages = 64;
constexpr std::size_t following = 24; // bytes of `perf_record_parts` at the end of a record

std::size_t page_size() { return static_cast<std::size_t>(sysconf(_SC_PAGESIZE)); }

template <typename Number>
Number number_at(const unsigned char *bytes) {
    Number result;
    std::memcpy(&result, bytes, sizeof result);
    return result;
}

} // namespace

bool perf_record_of(const unsigned char *bytes, std::size_t size, perf_record &destination) {
    perf_event_header header;
    if (size < sizeof header + 8 + following) return false;
    std::memcpy(&header, bytes, sizeof header);
    const unsigned char *const body = bytes + sizeof header;
    const std::size_t length = size - sizeof header - following;
    destination = {.type = header.type, .time = number_at<std::uint64_t>(bytes + size - 16)};
    destination.process = number_at<pid_t>(body);
    switch (header.type) {
    case PERF_RECORD_FORK: // fields of the record: process, its parent, thread, its parent, time
        if (length < 24) return false;
        destination.thread = number_at<pid_t>(body + 8);
        destination.parent = number_at<pid_t>(body + 12);
        return true;
    case PERF_RECORD_COMM: { // fields of the record: process, thread, name
        const char *const name = reinterpret_cast<const char *>(body + 8);
        destination.thread = number_at<pid_t>(body + 4);
        destination.name.assign(name, strnlen(name, length - 8));
        return true;
    }
    // Fields of the record: process, thread, count, enabled, running, identifier.
    case PERF_RECORD_READ:
        if (length < 40) return false;
        destination.thread = number_at<pid_t>(body + 4);
        destination.count = number_at<std::uint64_t>(body + 8);
        destination.running = number_at<std::uint64_t>(body + 24);
        destination.id = number_at<std::uint64_t>(body + 32);
        return true;
    default:
        return false;
    }
}

perf_buffer::perf_buffer(int event) : mapped_{event, page_size(), most_pages} {
    if (!mapped_)
        complain(rule_broken, std::string{"run: --per-thread: the kernel gives no buffer for what "
                                          "threads count ("} +
                                  std::strerror(errno) + "): raise kernel.perf_event_mlock_kb");
}

void perf_buffer::take(std::vector<perf_record> &destination) {
    mapped_.ring().read([&](std::span<const unsigned char> record) {
        perf_event_header header;
        std::memcpy(&header, record.data(), sizeof header);
        perf_record result;
        if (perf_record_of(record.data(), record.size(), result))
            destination.push_back(result);
        else if (header.type == PERF_RECORD_LOST && record.size() >= 24)
            lost_ += number_at<std::uint64_t>(record.data() + 16);
    });
}

std::vector<int> online_cpus() {
    std::ifstream file{"/sys/devices/system/cpu/online"};
    std::string list;
    std::getline(file, list);
    std::vector<int> cpus;
    const bool is_list =
        msr::read_cpu_list({list.data(), list.size()}, [&](unsigned first, unsigned last) {
            for (unsigned cpu = first; cpu <= last && cpu < support::most_cpus; ++cpu)
                cpus.push_back(static_cast<int>(cpu));
        });
    if (!is_list) cpus.clear();
    if (cpus.empty())
        for (int cpu = 0; cpu < sysconf(_SC_NPROCESSORS_ONLN); ++cpu)
            cpus.push_back(cpu);
    return cpus;
}

} // namespace msrpp::run
