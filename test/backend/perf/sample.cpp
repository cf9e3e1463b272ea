// Tests reading records of Linux's perf: samples, and records about processes, from bytes with the
// layout of perf_event_open(2).
#include <msr/backend/perf/sample.hpp>
#include <msr/backend/perf/sampling.hpp>

#include "records.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include <linux/perf_event.h>

namespace {

using perf_records::bytes;
using perf_record_made = perf_records::record;

constexpr std::uint64_t usual_type =
    PERF_SAMPLE_IP | PERF_SAMPLE_TID | PERF_SAMPLE_TIME | PERF_SAMPLE_CPU | PERF_SAMPLE_PERIOD;

perf_record_made usual_sample(unsigned misc = PERF_RECORD_MISC_USER) {
    perf_record_made result{PERF_RECORD_SAMPLE, misc, {0x401000}};
    result.pair(100, 101).word(5'000'000'000).pair(3, 0).word(4096);
    return result;
}

bytes raw_of(std::uint32_t features, std::initializer_list<std::uint64_t> registers) {
    perf_record_made words{0, 0, registers};
    bytes raw(4);
    std::memcpy(raw.data(), &features, 4);
    raw.insert(raw.end(), words.raw().begin() + 8, words.raw().end());
    return raw;
}

} // namespace

TEST_CASE("a sample has the parts that were asked for, in the kernel's order") {
    msr::perf_sample sample;
    REQUIRE(msr::read_perf_sample(usual_sample().done(), usual_type, sample));
    CHECK(sample.ip == 0x401000);
    CHECK(sample.pid == 100);
    CHECK(sample.tid == 101);
    CHECK(sample.time == 5'000'000'000);
    CHECK(sample.cpu == 3);
    CHECK(sample.period == 4096);
    CHECK_FALSE(sample.of_kernel);
    CHECK_FALSE(sample.is_exact);
    CHECK(sample.chain_size() == 0);
}

TEST_CASE("every part, at its place") {
    perf_record_made result{PERF_RECORD_SAMPLE, PERF_RECORD_MISC_USER | PERF_RECORD_MISC_EXACT_IP};
    result.word(9).word(0x401000).pair(1, 2).word(3).word(0x7fff0000).word(9).word(10).pair(4, 0);
    // the sample's chain of calls has two addresses
    result.word(5).word(2).word(0xffff'ffff'ffff'fe00).word(0x401234);
    result.pair(12, 0xaabbccdd).word(0x1122334455667788); // raw data of 12 bytes
    // two branches of source, destination and flags
    result.word(2).word(0x401300).word(0x401200).word(1).word(0x401100).word(0x401280).word(2);
    result.word(0x0003'0002'0000'0045)
        .word(0x68100142)
        .word(0xdead000)
        .word(77); // the number of the control group
    const std::uint64_t type = msr::readable_sample_type & ~std::uint64_t{PERF_SAMPLE_WEIGHT};
    msr::perf_sample sample;
    const bytes record = result.done();
    REQUIRE(msr::read_perf_sample(record, type, sample));
    CHECK(sample.is_exact);
    CHECK(sample.address == 0x7fff0000);
    CHECK(sample.cpu == 4);
    CHECK(sample.period == 5);
    REQUIRE(sample.chain_size() == 2);
    CHECK(sample.chain_at(1) == 0x401234);
    REQUIRE(sample.raw.size() == 12);
    CHECK(sample.raw[0] == 0xdd);
    CHECK(sample.raw[11] == 0x11);
    REQUIRE(sample.branch_count() == 2);
    CHECK(sample.branch_word(0, 0) == 0x401300);
    CHECK(sample.branch_word(0, 2) == 1);
    CHECK(sample.branch_word(1, 1) == 0x401280);
    CHECK(sample.weight == 0x45);
    CHECK(sample.source == 0x68100142);
    CHECK(sample.physical == 0xdead000);
    CHECK(sample.cgroup == 77);
}

TEST_CASE("who ran is told by the header") {
    msr::perf_sample sample;
    REQUIRE(
        msr::read_perf_sample(usual_sample(PERF_RECORD_MISC_KERNEL).done(), usual_type, sample));
    CHECK(sample.of_kernel);
    REQUIRE(msr::read_perf_sample(usual_sample(PERF_RECORD_MISC_GUEST_USER).done(), usual_type,
                                  sample));
    CHECK_FALSE(sample.of_kernel);
}

TEST_CASE("a sample that is cut anywhere is none, and changes nothing") {
    perf_record_made result = usual_sample();
    result.word(1).word(0x401234);
    const std::uint64_t type = usual_type | PERF_SAMPLE_CALLCHAIN;
    const bytes whole = result.done();
    msr::perf_sample sample{.ip = 1};
    for (std::size_t size = 0; size < whole.size(); ++size) {
        perf_record_made cut{PERF_RECORD_SAMPLE, PERF_RECORD_MISC_USER};
        if (size >= 8) cut.append(whole.data() + 8, size - 8);
        CHECK_FALSE(msr::read_perf_sample(cut.done(), type, sample));
    }
    CHECK(sample.ip == 1);
    CHECK(msr::read_perf_sample(whole, type, sample));
}

TEST_CASE("a chain, branches or raw data that are longer than the record are none") {
    msr::perf_sample sample;
    for (const std::uint64_t count :
         {std::uint64_t{2}, std::uint64_t{1} << 61, ~std::uint64_t{0}}) {
        perf_record_made result = usual_sample();
        result.word(count).word(0x401234);
        CHECK_FALSE(
            msr::read_perf_sample(result.done(), usual_type | PERF_SAMPLE_CALLCHAIN, sample));
    }
    // A branch has three words; numbers whose bytes overflow are no small numbers.
    for (const std::uint64_t count :
         {std::uint64_t{1}, std::uint64_t{1} << 61, ~std::uint64_t{0}}) {
        perf_record_made result = usual_sample();
        result.word(count).word(0x401234).word(0x401000);
        CHECK_FALSE(
            msr::read_perf_sample(result.done(), usual_type | PERF_SAMPLE_BRANCH_STACK, sample));
    }
    perf_record_made result = usual_sample();
    result.pair(5, 0);
    CHECK_FALSE(msr::read_perf_sample(result.done(), usual_type | PERF_SAMPLE_RAW, sample));
}

TEST_CASE("what cannot be read is not guessed: other parts, other records, other sizes") {
    msr::perf_sample sample;
    CHECK_FALSE(
        msr::read_perf_sample(usual_sample().done(), usual_type | PERF_SAMPLE_REGS_USER, sample));
    perf_record_made other{PERF_RECORD_COMM, 0};
    other.append(usual_sample().raw().data() + 8, 40);
    CHECK_FALSE(msr::read_perf_sample(other.done(), usual_type, sample));
    CHECK_FALSE(msr::read_perf_sample(usual_sample().size_is(8).raw(), usual_type, sample));
    CHECK_FALSE(msr::read_perf_sample({}, usual_type, sample));
}

// --- news of processes --------------------------------------------------------------------------

namespace {

constexpr std::uint64_t news_type = PERF_SAMPLE_TID | PERF_SAMPLE_TIME | PERF_SAMPLE_CPU;

bytes with_time(perf_record_made result, std::uint64_t time = 1000, std::uint32_t cpu = 2) {
    return result.pair(100, 101).word(time).pair(cpu, 0).done();
}

msr::perf_news news_in(const bytes &record) {
    static bytes saved; // a copy of the record, to which pointers in `news` point
    saved = record;
    msr::perf_news news;
    REQUIRE(msr::read_perf_news(saved, news_type, news));
    return news;
}

} // namespace

TEST_CASE("a mapping has its file, with a build id or without") {
    perf_record_made result{PERF_RECORD_MMAP2, 1u << 14};
    result.pair(100, 101).word(0x400000).word(0x2000).word(0x1000);
    const unsigned char id[24] = {4, 0, 0, 0, 0xde, 0xad, 0xbe, 0xef};
    result.append(id, sizeof id).pair(5, 2).text("/bin/true");
    const msr::perf_news news = news_in(with_time(result));
    CHECK(news.type == PERF_RECORD_MMAP2);
    CHECK(news.pid == 100);
    CHECK(news.begin == 0x400000);
    CHECK(news.size == 0x2000);
    CHECK(news.offset == 0x1000);
    CHECK(news.text == "/bin/true");
    REQUIRE(news.build_id.size() == 4);
    CHECK(news.build_id[3] == 0xef);
    CHECK(news.time == 1000);
    CHECK(news.cpu == 2);

    perf_record_made numbers{PERF_RECORD_MMAP2, 0};
    numbers.pair(100, 101).word(0).word(0).word(0).append(id, sizeof id).pair(5, 2).text("x");
    CHECK(news_in(with_time(numbers)).build_id.empty());

    unsigned char long_id[24] = {21};
    perf_record_made faulty{PERF_RECORD_MMAP2, 1u << 14};
    faulty.pair(100, 101).word(0).word(0).word(0).append(long_id, sizeof long_id).pair(5, 2);
    CHECK(news_in(with_time(faulty.text("x"))).build_id.empty());
}

TEST_CASE("names, beginnings and ends") {
    perf_record_made name{PERF_RECORD_COMM, PERF_RECORD_MISC_COMM_EXEC};
    const msr::perf_news named = news_in(with_time(name.pair(100, 101).text("sort")));
    CHECK(named.text == "sort");
    CHECK(named.is_exec);
    CHECK(named.tid == 101);

    perf_record_made begins{PERF_RECORD_FORK, 0};
    const msr::perf_news start =
        news_in(with_time(begins.pair(200, 100).pair(201, 101).word(777), 1000));
    CHECK(start.pid == 200);
    CHECK(start.parent == 100);
    CHECK(start.tid == 201);
    CHECK(start.parent_thread == 101);
    CHECK(start.time == 777);

    perf_record_made ends{PERF_RECORD_EXIT, 0};
    CHECK(news_in(with_time(ends.pair(200, 100).pair(201, 101).word(778))).tid == 201);
}

TEST_CASE("what was lost is told") {
    perf_record_made lost{PERF_RECORD_LOST, 0};
    CHECK(news_in(with_time(lost.word(9).word(55))).lost == 55);
    perf_record_made samples{PERF_RECORD_LOST_SAMPLES, 0};
    CHECK(news_in(with_time(samples.word(44))).lost == 44);
    perf_record_made throttled{PERF_RECORD_THROTTLE, 0};
    CHECK(news_in(with_time(throttled.word(5).word(9).word(9))).type == PERF_RECORD_THROTTLE);
}

TEST_CASE("a name without its 0 ends with the record; news that are cut are none") {
    perf_record_made name{PERF_RECORD_COMM, 0};
    name.pair(100, 101).append("sixteenletters!!", 16);
    CHECK(news_in(with_time(name)).text == "sixteenletters!!");

    perf_record_made begins{PERF_RECORD_FORK, 0};
    const bytes whole = with_time(begins.pair(200, 100).pair(201, 101).word(777));
    msr::perf_news news{.pid = 1};
    for (std::size_t size = 8; size < whole.size(); size += 4) {
        perf_record_made cut{PERF_RECORD_FORK, 0};
        cut.append(whole.data() + 8, size - 8);
        CHECK_FALSE(msr::read_perf_news(cut.done(), news_type, news));
    }
    CHECK(news.pid == 1);
    CHECK_FALSE(msr::read_perf_news(usual_sample().done(), news_type, news));
    CHECK_FALSE(msr::read_perf_news({}, news_type, news));
}

TEST_CASE("any bytes are read as some record, or as none") {
    std::uint32_t state = 1;
    const auto next = [&] { return state = state * 1664525 + 1013904223; };
    for (unsigned round = 0; round < 20000; ++round) {
        perf_record_made result{next() >> 28, next() >> 16};
        for (unsigned words = next() >> 28; words != 0; --words)
            result.word(next() >> (next() >> 27));
        msr::perf_sample sample;
        msr::perf_news news;
        const bytes record = result.done();
        if (msr::read_perf_sample(record, msr::readable_sample_type, sample)) {
            CHECK(sample.raw.size() <= record.size());
            CHECK(sample.chain.size() <= record.size());
        }
        if (msr::read_perf_news(record, news_type, news)) CHECK(news.text.size() <= record.size());
    }
}

// --- the attributes of perf, and the registers of IBS -------------------------------------------

TEST_CASE("a sampling event begins with the program, and tells of processes") {
    const msr::perf_event event{.type = 11, .config = 1u << 19, .period = 0x4000};
    const perf_event_attr op =
        msr::sampling_attribute_of(event, {.what = msr::perf_sampled::registers, .chain = 8});
    CHECK(op.type == 11);
    CHECK(op.config == 1u << 19);
    CHECK(op.sample_period == 0x4000);
    CHECK((op.sample_type & PERF_SAMPLE_RAW) != 0);
    CHECK((op.sample_type & PERF_SAMPLE_CALLCHAIN) != 0);
    CHECK((op.sample_type & ~msr::readable_sample_type) == 0);
    CHECK(op.sample_max_stack == 9);
    CHECK(op.disabled == 1);
    CHECK(op.enable_on_exec == 1);
    CHECK(op.inherit == 1);
    CHECK(op.exclude_kernel == 1);
    CHECK(op.mmap2 == 1);
    CHECK(op.clockid == CLOCK_MONOTONIC);

    const perf_event_attr precise = msr::sampling_attribute_of(
        event, {.what = msr::perf_sampled::precise, .period = 1000, .kernel = true});
    CHECK(precise.precise_ip == 2);
    CHECK(precise.sample_period == 1000);
    CHECK((precise.sample_type & PERF_SAMPLE_DATA_SRC) != 0);
    CHECK((precise.sample_type & PERF_SAMPLE_WEIGHT_STRUCT) != 0);
    CHECK((precise.sample_type & PERF_SAMPLE_RAW) == 0);
    CHECK(precise.exclude_kernel == 0);

    CHECK((precise.sample_type & PERF_SAMPLE_PERIOD) != 0);

    // With their period in the samples, the kernel's software events would overflow at each event.
    const msr::perf_event faults{.type = PERF_TYPE_SOFTWARE, .config = PERF_COUNT_SW_PAGE_FAULTS};
    CHECK((msr::sampling_attribute_of(faults, {.period = 100}).sample_type & PERF_SAMPLE_PERIOD) ==
          0);

    const perf_event_attr news = msr::attribute_of_news();
    CHECK(news.type == PERF_TYPE_SOFTWARE);
    CHECK(news.config == PERF_COUNT_SW_DUMMY);
    CHECK(news.sample_period == 0);
}

TEST_CASE("chains are no deeper than the kernel gives them") {
    CHECK(msr::sampling_attribute_of({}, {.chain = 200}).sample_max_stack == msr::most_perf_chain);
    CHECK(msr::sampling_attribute_of({}, {.chain = 0}).sample_max_stack == 0);
}

TEST_CASE("an event has the branches that its options name") {
    const msr::perf_event event{.type = PERF_TYPE_RAW, .config = 0x76};
    constexpr std::uint64_t calls = PERF_SAMPLE_BRANCH_USER | PERF_SAMPLE_BRANCH_ANY_CALL;
    const perf_event_attr attributes = msr::sampling_attribute_of(event, {.branches = calls});
    CHECK((attributes.sample_type & PERF_SAMPLE_BRANCH_STACK) != 0);
    CHECK(attributes.branch_sample_type == calls);
    const perf_event_attr bare = msr::sampling_attribute_of(event, {});
    CHECK((bare.sample_type & PERF_SAMPLE_BRANCH_STACK) == 0);
    CHECK(bare.branch_sample_type == 0);
}

TEST_CASE("raw data of IBS has registers as far as the processor has them") {
    const bytes newest = raw_of(0x1bff, {1, 2, 3, 4, 5, 6, 7, 8, 9});
    const msr::perf_ibs_registers op = msr::ibs_registers_of(newest, true);
    CHECK(op.fits);
    CHECK(op.control == 1);
    CHECK(op.rip == 2);
    CHECK(op.data == 3);
    CHECK(op.data2 == 4);
    CHECK(op.data3 == 5);
    CHECK(op.address == 6);
    CHECK(op.physical == 7);
    CHECK(op.target == 8);
    CHECK_FALSE(op.has_data4); // capabilities 1BFFh lack bit 10, OpData4

    const msr::perf_ibs_registers with_data4 =
        msr::ibs_registers_of(raw_of(1u << 10, {1, 2, 3, 4, 5, 6, 7, 9}), true);
    CHECK_FALSE(with_data4.has_target);
    CHECK(with_data4.data4 == 9);

    const msr::perf_ibs_registers fetch =
        msr::ibs_registers_of(raw_of(1u << 9, {1, 2, 3, 4}), false);
    CHECK(fetch.control == 1);
    CHECK(fetch.address == 2);
    CHECK(fetch.physical == 3);
    CHECK(fetch.extended == 4);
    CHECK_FALSE(msr::ibs_registers_of(raw_of(0, {1, 2, 3}), false).has_extended);

    // A kernel that was asked for no raw data gives the first register alone.
    CHECK_FALSE(msr::ibs_registers_of(raw_of(0x1bff, {1}), true).fits);
    CHECK_FALSE(msr::ibs_registers_of({}, false).fits);
}
