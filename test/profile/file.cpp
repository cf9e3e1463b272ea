// Tests that a written profile is read back, complete or cut at any byte; random bytes are refused.
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

struct byte_collector {
    bytes_type *bytes;
    void operator()(std::span<const unsigned char> piece) const {
        bytes->insert(bytes->end(), piece.begin(), piece.end());
    }
};

/// Lists the parts that a reader reports, as text.
struct part_listing {
    std::string text;
    std::uint64_t samples = 0;

    void add(const std::string &entry) { text += entry + "; "; }
    void take(std::string_view name, std::string_view value) {
        add(std::string{name} + "=" + std::string{value});
    }
    void take(const mapping &entry) {
        add("map " + std::to_string(entry.begin) + "+" + std::to_string(entry.size) + " at " +
            std::to_string(entry.offset) + " " + std::string{entry.build_id} + " " +
            std::string{entry.path});
    }
    void take(const thread &entry) {
        add("thread " + std::to_string(entry.tid) + " of " + std::to_string(entry.parent) + " " +
            std::string{entry.name});
    }
    void take(const address_space &entry) {
        add("memory of " + std::to_string(entry.pid) + " from " + std::to_string(entry.parent) +
            " at " + std::to_string(entry.time));
    }
    void take(const jit_map &entry) {
        add("JIT " + std::to_string(entry.pid) + " at " + std::to_string(entry.time) + " " +
            std::string{entry.text});
    }
    void take(const ended &entry) { add("ended " + std::to_string(entry.tid)); }
    void take(const clocks &entry) { add("clocks " + std::to_string(entry.realtime)); }
    void take(const cgroup &entry) { add("cgroup " + std::string{entry.path}); }
    void take(const record &entry) {
        ++samples;
        add("sample " + std::to_string(entry.fixed().ip) + " " +
            std::to_string(entry.word(MSRPP_SAMPLE_DATA3)) + " " +
            std::to_string(entry.word(MSRPP_SAMPLE_ADDRESS)) + " " +
            std::to_string(entry.chain_size()));
    }
    void take(const lost &entry) { add("lost " + std::to_string(entry.samples)); }
    void take(const allocation &entry) {
        add("allocation " + std::to_string(entry.size) + " " + std::to_string(entry.chain.size()));
    }
    void take(const end &entry) {
        add("end " + std::to_string(entry.samples) + " " + std::to_string(entry.lost) + " " +
            std::to_string(entry.status));
    }
};

record_builder sample(std::uint64_t ip) {
    msrpp_sample fixed{};
    fixed.kind = MSRPP_SAMPLE_OP;
    fixed.ip = ip;
    record_builder builder{fixed};
    builder.put(MSRPP_SAMPLE_DATA, 11).put(MSRPP_SAMPLE_DATA3, 33).put(MSRPP_SAMPLE_ADDRESS, 44);
    return builder;
}

bytes_type whole_file() {
    bytes_type file;
    writer sink{byte_collector{&file}};
    const std::pair<std::string_view, std::string_view> description[] = {{"cpu", "zen4"},
                                                                         {"kind", "op"}};
    sink.put(description);
    sink.put(
        mapping{.pid = 7, .begin = 4096, .size = 512, .offset = 3, .build_id = "id", .path = "/a"});
    sink.put(thread{.pid = 7, .tid = 8, .parent = 1, .time = 5, .name = "worker"});
    sink.put(clocks{.tsc = 1, .monotonic = 2, .realtime = 3});
    sink.put(cgroup{.number = 9, .path = "/user"});
    record_builder first = sample(100);
    record_builder second = sample(200);
    second.put_chain(201);
    second.put_chain(202);
    bytes_type pair(first.bytes().begin(), first.bytes().end());
    pair.insert(pair.end(), second.bytes().begin(), second.bytes().end());
    sink.put_samples(pair);
    sink.put(lost{.cpu = 0, .reason = loss::full, .samples = 4});
    const std::uint64_t chain[] = {1, 2, 3};
    sink.put(allocation{.address = 64, .size = 32, .chain = chain});
    sink.put(address_space{.pid = 7, .parent = 1, .time = 5});
    sink.put(jit_map{.pid = 7, .time = 6, .text = "1000 10 f\n"});
    sink.put(ended{.pid = 7, .tid = 8, .time = 6});
    sink.finish(3);
    return file;
}

constexpr const char *all_parts =
    "cpu=zen4; kind=op; map 4096+512 at 3 id /a; thread 8 of 1 worker; clocks 3; cgroup /user; "
    "sample 100 33 44 0; sample 200 33 44 2; lost 4; allocation 32 3; "
    "memory of 7 from 1 at 5; JIT 7 at 6 1000 10 f\n; ended 8; end 2 4 3; ";

} // namespace

TEST_CASE("what was written is read") {
    const bytes_type file = whole_file();
    part_listing listing;
    const reading result = read_profile(std::span{file}, listing);
    CHECK(result.outcome == reading_end::finished);
    CHECK(result.samples == 2);
    CHECK(result.bytes == file.size());
    CHECK(listing.text == all_parts);
}

TEST_CASE("a profile that is cut anywhere tells what is whole") {
    const bytes_type file = whole_file();
    std::size_t previous = 0;
    for (std::size_t size = 0; size < file.size(); ++size) {
        part_listing listing;
        const reading result = read_profile(std::span{file}.first(size), listing);
        CHECK(result.outcome != reading_end::broken);
        CHECK(result.outcome != reading_end::finished);
        CHECK((result.outcome == reading_end::no_profile) == (size < 8));
        CHECK(std::string_view{sentence_of(result.outcome)} != "");
        CHECK(std::string_view{all_parts}.substr(0, listing.text.size()) == listing.text);
        CHECK(listing.text.size() >= previous);
        previous = listing.text.size();
    }
    // A file without its last byte lacks only its last part, `end`.
    CHECK(previous == std::string_view{all_parts}.find("end 2"));
}

TEST_CASE("one record of samples is told where the next is cut") {
    bytes_type file;
    writer sink{byte_collector{&file}};
    record_builder builder = sample(1);
    bytes_type pair(builder.bytes().begin(), builder.bytes().end());
    pair.insert(pair.end(), builder.bytes().begin(), builder.bytes().end());
    sink.put_samples(pair);
    file.resize(file.size() - 8);
    part_listing listing;
    CHECK(read_profile(std::span{file}, listing).outcome == reading_end::cut);
    CHECK(listing.samples == 1);
}

TEST_CASE("bytes that are changed anywhere do no harm") {
    const bytes_type file = whole_file();
    std::mt19937 random{1};
    for (int round = 0; round < 20'000; ++round) {
        bytes_type changed = file;
        for (int change = 0; change < 3; ++change)
            changed[random() % changed.size()] = static_cast<unsigned char>(random());
        part_listing listing;
        const reading result = read_profile(std::span{changed}, listing);
        REQUIRE(result.bytes <= changed.size());
    }
}

TEST_CASE("a record without sense is refused by the writer, and ends the reading") {
    record_builder good = sample(1);
    bytes_type type(good.bytes().begin(), good.bytes().end());
    SUBCASE("no words") { type[0] = 0; }
    SUBCASE("fewer words than it names") { type[0] = 9; }
    SUBCASE("more words than there are") { type[0] = 11; }
    SUBCASE("no such kind") { type[1] = 5; }
    SUBCASE("a word that nobody knows") { type[39] = 0x80; }
    CHECK_FALSE(record::at(type).whole());
    bytes_type file;
    writer sink{byte_collector{&file}};
    CHECK_THROWS_AS(sink.put_samples(type), std::invalid_argument);
}

TEST_CASE("a record of an op has at most 96 bytes without its chain") {
    msrpp_sample fixed{};
    fixed.kind = MSRPP_SAMPLE_OP;
    record_builder load_that_missed{fixed};
    load_that_missed.put(MSRPP_SAMPLE_DATA, 1).put(MSRPP_SAMPLE_DATA2, 2);
    load_that_missed.put(MSRPP_SAMPLE_DATA3, 3).put(MSRPP_SAMPLE_ADDRESS, 4);
    load_that_missed.put(MSRPP_SAMPLE_PHYSICAL, 5);
    CHECK(load_that_missed.bytes().size() == 96);
}

TEST_CASE("a chain that is too long is cut") {
    record_builder builder = sample(1);
    int saved = 0;
    while (builder.put_chain(0x400000))
        ++saved;
    CHECK(saved == 255 - 7 - 3);
    const record whole = record::at(builder.bytes());
    REQUIRE(whole.whole());
    CHECK(whole.chain_size() == 245);
    CHECK(whole.chain(244) == 0x400000);
}

TEST_CASE("branches stand behind their sample, and are read as they were written") {
    struct stack_receiver {
        /// branches by number of the sample
        std::vector<std::pair<std::uint64_t, std::vector<branch>>> stacks{};
        std::uint64_t samples{};
        void take(const record &) { ++samples; }
        void take(const branch_stack &stack) {
            stacks.emplace_back(samples,
                                std::vector<branch>(stack.branches.begin(), stack.branches.end()));
        }
    };
    const std::vector<branch> two{{0x401033, 0x40100b, branch_flag::predicted},
                                  {0xffff'8000'0000'0000, 0x401000, branch_flag::mispredicted}};
    bytes_type file;
    writer sink{byte_collector{&file}};
    sink.put_samples(sample(1).bytes());
    sink.put(branch_stack{two});
    sink.put_samples(sample(2).bytes());
    sink.put_samples(sample(3).bytes());
    sink.put(branch_stack{});
    const std::size_t before_end = file.size();
    sink.finish(0);
    stack_receiver listing;
    CHECK(read_profile(std::span{std::as_const(file)}, listing).outcome == reading_end::finished);
    REQUIRE(listing.stacks.size() == 2);
    CHECK(listing.stacks[0] == std::pair{std::uint64_t{1}, two});
    CHECK(listing.stacks[1].first == 3);
    CHECK(listing.stacks[1].second.empty());
    // A part of branches is whole branches of 24 bytes.
    const unsigned char half[] = {13, 0, 0, 0, 8, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8};
    file.insert(file.begin() + static_cast<std::ptrdiff_t>(before_end), half, half + sizeof half);
    CHECK(read_profile(std::span{std::as_const(file)}, listing).outcome == reading_end::broken);
}

TEST_CASE("parts of unknown kinds are skipped") {
    bytes_type file = whole_file();
    const unsigned char unknown[] = {99, 0, 0, 0, 1, 0, 0, 0, 55, 0, 0, 0, 0, 0, 0, 0};
    file.insert(file.begin() + 8, unknown, unknown + sizeof unknown);
    part_listing listing;
    const reading result = read_profile(std::span{std::as_const(file)}, listing);
    CHECK(result.outcome == reading_end::finished);
    CHECK(result.skipped == 1);
    CHECK(listing.text == all_parts);
}
