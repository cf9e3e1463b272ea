// A profile that is written is read again, whole or cut anywhere, and any other bytes are refused.
#include <msr/profile/reader.hpp>
#include <msr/profile/writer.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <random>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

using namespace msr::profile;
using bytes_type = std::vector<unsigned char>;

struct into_bytes {
    bytes_type *to;
    void operator()(std::span<const unsigned char> some) const {
        to->insert(to->end(), some.begin(), some.end());
    }
};

/// What a reader was told, as text.
struct told {
    std::string all;
    std::uint64_t samples = 0;

    void add(const std::string &what) { all += what + "; "; }
    void take(std::string_view name, std::string_view value) {
        add(std::string{name} + "=" + std::string{value});
    }
    void take(const mapping &what) {
        add("map " + std::to_string(what.begin) + "+" + std::to_string(what.size) + " at " +
            std::to_string(what.offset) + " " + std::string{what.build_id} + " " +
            std::string{what.path});
    }
    void take(const thread &what) {
        add("thread " + std::to_string(what.tid) + " of " + std::to_string(what.parent) + " " +
            std::string{what.name});
    }
    void take(const address_space &what) {
        add("memory of " + std::to_string(what.pid) + " from " + std::to_string(what.parent) +
            " at " + std::to_string(what.time));
    }
    void take(const jit_map &what) {
        add("JIT " + std::to_string(what.pid) + " at " + std::to_string(what.time) + " " +
            std::string{what.text});
    }
    void take(const ended &what) { add("ended " + std::to_string(what.tid)); }
    void take(const clocks &what) { add("clocks " + std::to_string(what.realtime)); }
    void take(const cgroup &what) { add("cgroup " + std::string{what.path}); }
    void take(const record &what) {
        ++samples;
        add("sample " + std::to_string(what.fixed().ip) + " " +
            std::to_string(what.word(MSRPP_SAMPLE_DATA3)) + " " +
            std::to_string(what.word(MSRPP_SAMPLE_ADDRESS)) + " " +
            std::to_string(what.chain_size()));
    }
    void take(const lost &what) { add("lost " + std::to_string(what.samples)); }
    void take(const allocation &what) {
        add("allocation " + std::to_string(what.size) + " " + std::to_string(what.chain.size()));
    }
    void take(const end &what) {
        add("end " + std::to_string(what.samples) + " " + std::to_string(what.lost) + " " +
            std::to_string(what.status));
    }
};

record_builder sample(std::uint64_t ip) {
    msrpp_sample with{};
    with.kind = MSRPP_SAMPLE_OP;
    with.ip = ip;
    record_builder made{with};
    made.put(MSRPP_SAMPLE_DATA, 11).put(MSRPP_SAMPLE_DATA3, 33).put(MSRPP_SAMPLE_ADDRESS, 44);
    return made;
}

bytes_type whole_file() {
    bytes_type file;
    writer to{into_bytes{&file}};
    const std::pair<std::string_view, std::string_view> description[] = {{"cpu", "zen4"},
                                                                         {"kind", "op"}};
    to.put(description);
    to.put(
        mapping{.pid = 7, .begin = 4096, .size = 512, .offset = 3, .build_id = "id", .path = "/a"});
    to.put(thread{.pid = 7, .tid = 8, .parent = 1, .time = 5, .name = "worker"});
    to.put(clocks{.tsc = 1, .monotonic = 2, .realtime = 3});
    to.put(cgroup{.number = 9, .path = "/user"});
    record_builder first = sample(100);
    record_builder second = sample(200);
    second.put_chain(201);
    second.put_chain(202);
    bytes_type both(first.bytes().begin(), first.bytes().end());
    both.insert(both.end(), second.bytes().begin(), second.bytes().end());
    to.put_samples(both);
    to.put(lost{.cpu = 0, .why = loss::full, .samples = 4});
    const std::uint64_t chain[] = {1, 2, 3};
    to.put(allocation{.address = 64, .size = 32, .chain = chain});
    to.put(address_space{.pid = 7, .parent = 1, .time = 5});
    to.put(jit_map{.pid = 7, .time = 6, .text = "1000 10 f\n"});
    to.put(ended{.pid = 7, .tid = 8, .time = 6});
    to.finish(3);
    return file;
}

constexpr const char *all_parts =
    "cpu=zen4; kind=op; map 4096+512 at 3 id /a; thread 8 of 1 worker; clocks 3; cgroup /user; "
    "sample 100 33 44 0; sample 200 33 44 2; lost 4; allocation 32 3; "
    "memory of 7 from 1 at 5; JIT 7 at 6 1000 10 f\n; ended 8; end 2 4 3; ";

} // namespace

TEST_CASE("what was written is read") {
    const bytes_type file = whole_file();
    told by;
    const reading found = read_profile(std::span{file}, by);
    CHECK(found.how == reading_end::finished);
    CHECK(found.samples == 2);
    CHECK(found.bytes == file.size());
    CHECK(by.all == all_parts);
}

TEST_CASE("a profile that is cut anywhere tells what is whole") {
    const bytes_type file = whole_file();
    std::size_t before = 0;
    for (std::size_t size = 0; size < file.size(); ++size) {
        told by;
        const reading found = read_profile(std::span{file}.first(size), by);
        CHECK(found.how != reading_end::broken);
        CHECK(found.how != reading_end::finished);
        CHECK((found.how == reading_end::no_profile) == (size < 8));
        CHECK(std::string_view{sentence_of(found.how)} != "");
        CHECK(std::string_view{all_parts}.substr(0, by.all.size()) == by.all);
        CHECK(by.all.size() >= before);
        before = by.all.size();
    }
    // Without the end, all else is there.
    CHECK(before == std::string_view{all_parts}.find("end 2"));
}

TEST_CASE("one record of samples is told where the next is cut") {
    bytes_type file;
    writer to{into_bytes{&file}};
    record_builder one = sample(1);
    bytes_type both(one.bytes().begin(), one.bytes().end());
    both.insert(both.end(), one.bytes().begin(), one.bytes().end());
    to.put_samples(both);
    file.resize(file.size() - 8);
    told by;
    CHECK(read_profile(std::span{file}, by).how == reading_end::cut);
    CHECK(by.samples == 1);
}

TEST_CASE("bytes that are changed anywhere do no harm") {
    const bytes_type file = whole_file();
    std::mt19937 random{1};
    for (int round = 0; round < 20'000; ++round) {
        bytes_type changed = file;
        for (int change = 0; change < 3; ++change)
            changed[random() % changed.size()] = static_cast<unsigned char>(random());
        told by;
        const reading found = read_profile(std::span{changed}, by);
        REQUIRE(found.bytes <= changed.size());
    }
}

TEST_CASE("a record without sense is refused by the writer, and ends the reading") {
    record_builder good = sample(1);
    bytes_type one(good.bytes().begin(), good.bytes().end());
    SUBCASE("no words") { one[0] = 0; }
    SUBCASE("fewer words than it names") { one[0] = 9; }
    SUBCASE("more words than there are") { one[0] = 11; }
    SUBCASE("no such kind") { one[1] = 5; }
    SUBCASE("a word that nobody knows") { one[39] = 0x80; }
    CHECK_FALSE(record::at(one).whole());
    bytes_type file;
    writer to{into_bytes{&file}};
    CHECK_THROWS_AS(to.put_samples(one), std::invalid_argument);
}

TEST_CASE("a record of an op has at most 96 bytes without its chain") {
    msrpp_sample with{};
    with.kind = MSRPP_SAMPLE_OP;
    record_builder load_that_missed{with};
    load_that_missed.put(MSRPP_SAMPLE_DATA, 1).put(MSRPP_SAMPLE_DATA2, 2);
    load_that_missed.put(MSRPP_SAMPLE_DATA3, 3).put(MSRPP_SAMPLE_ADDRESS, 4);
    load_that_missed.put(MSRPP_SAMPLE_PHYSICAL, 5);
    CHECK(load_that_missed.bytes().size() == 96);
}

TEST_CASE("a chain that is too long is cut") {
    record_builder made = sample(1);
    int kept = 0;
    while (made.put_chain(0x400000))
        ++kept;
    CHECK(kept == 255 - 7 - 3);
    const record whole = record::at(made.bytes());
    REQUIRE(whole.whole());
    CHECK(whole.chain_size() == 245);
    CHECK(whole.chain(244) == 0x400000);
}

TEST_CASE("parts of unknown kinds are skipped") {
    bytes_type file = whole_file();
    const unsigned char unknown[] = {99, 0, 0, 0, 1, 0, 0, 0, 55, 0, 0, 0, 0, 0, 0, 0};
    file.insert(file.begin() + 8, unknown, unknown + sizeof unknown);
    told by;
    const reading found = read_profile(std::span{std::as_const(file)}, by);
    CHECK(found.how == reading_end::finished);
    CHECK(found.skipped == 1);
    CHECK(by.all == all_parts);
}
