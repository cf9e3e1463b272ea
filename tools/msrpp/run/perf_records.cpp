#include "perf_records.hpp"

#include "../complaint.hpp"

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <string>
#include <vector>

#include <linux/perf_event.h>
#include <sys/mman.h>
#include <unistd.h>

namespace msrpp::run {

namespace {

constexpr std::size_t most_pages = 64; // with the first, less than kernel.perf_event_mlock_kb
constexpr std::size_t behind = 24;     // bytes of `perf_record_parts`

std::size_t page_size() { return static_cast<std::size_t>(sysconf(_SC_PAGESIZE)); }

template <typename Number>
Number number_at(const unsigned char *bytes) {
    Number result;
    std::memcpy(&result, bytes, sizeof result);
    return result;
}

} // namespace

bool perf_record_of(const unsigned char *bytes, std::size_t size, perf_record &into) {
    perf_event_header header;
    if (size < sizeof header + 8 + behind) return false;
    std::memcpy(&header, bytes, sizeof header);
    const unsigned char *const body = bytes + sizeof header;
    const std::size_t length = size - sizeof header - behind;
    into = {.type = header.type, .time = number_at<std::uint64_t>(bytes + size - 16)};
    into.process = number_at<pid_t>(body);
    switch (header.type) {
    case PERF_RECORD_FORK: // process, its parent, thread, its parent, time
        if (length < 24) return false;
        into.thread = number_at<pid_t>(body + 8);
        into.parent = number_at<pid_t>(body + 12);
        return true;
    case PERF_RECORD_COMM: { // process, thread, name
        const char *const name = reinterpret_cast<const char *>(body + 8);
        into.thread = number_at<pid_t>(body + 4);
        into.name.assign(name, strnlen(name, length - 8));
        return true;
    }
    case PERF_RECORD_READ: // process, thread, count, enabled, running, identifier
        if (length < 40) return false;
        into.thread = number_at<pid_t>(body + 4);
        into.count = number_at<std::uint64_t>(body + 8);
        into.running = number_at<std::uint64_t>(body + 24);
        into.id = number_at<std::uint64_t>(body + 32);
        return true;
    default:
        return false;
    }
}

perf_buffer::perf_buffer(int event) {
    for (std::size_t pages = most_pages; pages != 0; pages /= 2) {
        size_ = (1 + pages) * page_size();
        void *const mapped = mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_SHARED, event, 0);
        if (mapped != MAP_FAILED) {
            page_ = static_cast<perf_event_mmap_page *>(mapped);
            return;
        }
    }
    complain(rule_broken, std::string{"run: --per-thread: the kernel gives no buffer for what "
                                      "threads count ("} +
                              std::strerror(errno) + "): raise kernel.perf_event_mlock_kb");
}

perf_buffer::~perf_buffer() { munmap(page_, size_); }

void perf_buffer::take(std::vector<perf_record> &into) {
    const std::size_t room = size_ - page_size();
    const auto *const data = reinterpret_cast<const unsigned char *>(page_) + page_size();
    const std::uint64_t head = __atomic_load_n(&page_->data_head, __ATOMIC_ACQUIRE);
    std::uint64_t tail = page_->data_tail;
    std::vector<unsigned char> bytes;
    while (tail != head) {
        const auto at = [&](std::uint64_t offset) { return data[offset % room]; };
        const std::size_t size = at(tail + 6) | std::size_t{at(tail + 7)} << 8;
        if (size < sizeof(perf_event_header) || size > head - tail) break; // not the kernel's
        bytes.resize(size);
        for (std::size_t i = 0; i < size; ++i)
            bytes[i] = at(tail + i);
        tail += size;
        perf_record found;
        if (perf_record_of(bytes.data(), size, found))
            into.push_back(found);
        else if (bytes[0] == PERF_RECORD_LOST && size >= 24)
            lost_ += number_at<std::uint64_t>(bytes.data() + 16);
    }
    __atomic_store_n(&page_->data_tail, head, __ATOMIC_RELEASE);
}

std::vector<int> online_cpus() {
    std::ifstream file{"/sys/devices/system/cpu/online"}; // as in 0-3,8
    std::vector<int> cpus;
    int first = 0;
    while (file >> first) {
        int last = first;
        if (file.peek() == '-') file.ignore() >> last;
        for (int cpu = first; cpu <= last; ++cpu)
            cpus.push_back(cpu);
        if (file.peek() != ',') break;
        file.ignore();
    }
    if (cpus.empty())
        for (int cpu = 0; cpu < sysconf(_SC_NPROCESSORS_ONLN); ++cpu)
            cpus.push_back(cpu);
    return cpus;
}

} // namespace msrpp::run
