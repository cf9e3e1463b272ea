// Tests of the order of records from perf's rings, with made-up rings that are read in the wrong
// order.
#include "../../tools/msrpp_profile/record/processes.hpp"
#include "../../tools/msrpp_profile/record/record_order.hpp"

#include "../backend/perf/records.hpp"

#include <msr/backend/perf/sampling.hpp>
#include <msr/profile/reader.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <linux/perf_event.h>
#include <unistd.h>

namespace {

using msrpp::profile::record_order;
using perf_records::bytes;
using perf_records::record;

constexpr std::uint32_t process = 500, thread = 501;
const std::uint64_t sample_type = msr::attribute_of_news().sample_type;

/// Returns a record with the fields that `sample_id_all` appends to it: thread, time, CPU.
bytes with_time(record subject, std::uint64_t time, std::uint32_t cpu) {
    return subject.pair(process, process).word(time).pair(cpu, 0).done();
}

bytes name_by_exec(std::uint64_t time, std::uint32_t cpu) {
    return with_time(
        record{PERF_RECORD_COMM, PERF_RECORD_MISC_COMM_EXEC}.pair(process, process).text("sampled"),
        time, cpu);
}

bytes new_thread(std::uint64_t time, std::uint32_t cpu) {
    return with_time(
        record{PERF_RECORD_FORK, 0}.pair(process, process).pair(thread, process).word(time), time,
        cpu);
}

/// Returns ring and time of each delivered record.
std::vector<std::pair<std::size_t, std::uint64_t>> delivered(record_order &order,
                                                             std::uint64_t complete_until) {
    std::vector<std::pair<std::size_t, std::uint64_t>> result;
    order.deliver(complete_until, [&](std::size_t ring, std::span<const unsigned char> content) {
        result.emplace_back(ring, msrpp::profile::time_of_record(content, sample_type));
    });
    return result;
}

/// Collects the names of a profile's threads, in the order of the file.
struct thread_names {
    std::vector<std::pair<std::uint32_t, std::string>> names;
    void take(const msr::profile::thread &entry) { names.emplace_back(entry.tid, entry.name); }
    template <typename... Part>
    void take(const Part &...) {}
};

} // namespace

TEST_CASE("the time of a record is that of its kind") {
    using msrpp::profile::time_of_record;
    CHECK(time_of_record(name_by_exec(1234, 0), sample_type) == 1234);
    CHECK(time_of_record(new_thread(77, 1), sample_type) == 77);
    const bytes sample = record{PERF_RECORD_SAMPLE, PERF_RECORD_MISC_USER}
                             .pair(process, thread)
                             .word(4321)
                             .pair(1, 0)
                             .done();
    CHECK(time_of_record(sample, sample_type) == 4321);
    CHECK(time_of_record(bytes(16), sample_type) == 0);
    CHECK(time_of_record({}, sample_type) == 0);
}

TEST_CASE("records of two rings come by time, those of one time as they were added") {
    record_order order;
    for (const std::uint64_t time : {30U, 40U, 40U})
        order.add(0, time, new_thread(time, 0));
    for (const std::uint64_t time : {10U, 35U, 40U})
        order.add(1, time, new_thread(time, 1));
    using pairs = std::vector<std::pair<std::size_t, std::uint64_t>>;
    CHECK(delivered(order, 40) == pairs{{1, 10}, {0, 30}, {1, 35}, {0, 40}, {0, 40}, {1, 40}});
    CHECK(delivered(order, 40).empty());
}

TEST_CASE("a record that was made after the clock was read waits for those before it") {
    record_order order;
    // Ring 0 was read; then a thread wrote a record of time 21 to ring 0, moved to the other CPU,
    // and wrote a record of time 22 to ring 1.
    order.add(0, 10, new_thread(10, 0));
    order.add(1, 22, new_thread(22, 1));
    using pairs = std::vector<std::pair<std::size_t, std::uint64_t>>;
    CHECK(delivered(order, 20) == pairs{{0, 10}});
    order.add(0, 21, new_thread(21, 0));
    CHECK(delivered(order, 30) == pairs{{0, 21}, {1, 22}});
}

TEST_CASE("a thread has the name of its parent, whose ring is read later") {
    char path[] = "/tmp/record-order-XXXXXX";
    const int descriptor = ::mkstemp(path);
    REQUIRE(descriptor >= 0);
    ::close(descriptor);
    {
        msrpp::profile::profile_file file{path, {"sampled"}, {}};
        msrpp::profile::process_reports listener{file, static_cast<pid_t>(process)};
        record_order order;
        order.add(0, 2000, new_thread(2000, 0));
        order.add(1, 1000, name_by_exec(1000, 1));
        order.deliver(3000, [&](std::size_t, std::span<const unsigned char> content) {
            msr::perf_news news;
            REQUIRE(msr::read_perf_news(content, sample_type, news));
            listener.take(news);
        });
        CHECK(listener.begin() == 1000);
        file.finish(0, {});
    }
    std::ifstream input{path, std::ios::binary};
    const std::string text{std::istreambuf_iterator<char>{input}, {}};
    ::unlink(path);
    thread_names threads;
    const auto *const first = reinterpret_cast<const unsigned char *>(text.data());
    msr::profile::read_profile(std::span{first, text.size()}, threads);
    REQUIRE(threads.names.size() == 2);
    CHECK(threads.names[0] == std::pair{process, std::string{"sampled"}});
    CHECK(threads.names[1] == std::pair{thread, std::string{"sampled"}});
}
