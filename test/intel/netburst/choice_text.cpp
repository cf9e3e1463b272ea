// Tests choices of the Pentium 4 (events with qualifiers) as text: texts are written by hand from
// the notation on the tool's page, and read back.
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/choice_text.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <random>
#include <string>
#include <string_view>

using namespace msr::netburst;

namespace {

/// Checks that a choice (an event with its qualifiers) has a text, and that the text is read as the
/// choice.
template <auto Choice>
void is_written(const char *text) {
    CHECK(std::string_view{text_of<Choice>} == text);
    const parsed read = parse(text);
    REQUIRE(read.well_formed());
    CHECK(read.wanted == Choice.as_request());
}

std::string text_of_request(const request &request) {
    std::string text;
    write_text(request, [&](msr::text_view piece) { text.append(piece.data(), piece.size()); });
    return text;
}

void comes_back(const request &request) {
    const std::string text = text_of_request(request);
    CAPTURE(text);
    const parsed read = parse({text.data(), text.size()});
    REQUIRE(read.well_formed());
    REQUIRE(read.wanted == request);
}

/// Returns random qualifiers that a choice (an event with its qualifiers) or a text can have, legal
/// or not.
qualifiers any_qualifiers(std::mt19937 &random) {
    const auto lower = [&](unsigned end) { return static_cast<unsigned>(random() % end); };
    qualifiers qualifiers;
    if (lower(2) == 0) qualifiers = with_user(qualifiers);
    if (lower(2) == 0) qualifiers = with_kernel(qualifiers);
    qualifiers.threads = static_cast<thread_set>(lower(4));
    if (lower(2) == 0) qualifiers = with_threshold(qualifiers, lower(16));
    if (lower(3) == 0) qualifiers = with_complement(qualifiers);
    if (lower(3) == 0) qualifiers = with_edge(qualifiers);
    if (const unsigned use = lower(3); use != 0)
        qualifiers =
            with_overflow(qualifiers, static_cast<overflow_use>(use), random() * std::uint64_t{61});
    qualifiers.precise = lower(3) == 0;
    qualifiers.force_overflow = lower(3) == 0;
    qualifiers.disputed = lower(3) == 0;
    qualifiers.cascaded_from =
        static_cast<std::int8_t>(static_cast<int>(lower(counter_count + 1)) - 1);
    qualifiers.escr = static_cast<std::int8_t>(static_cast<int>(lower(escr_count + 1)) - 1);
    qualifiers.counter = static_cast<std::int8_t>(static_cast<int>(lower(counter_count + 1)) - 1);
    return qualifiers;
}

} // namespace

TEST_CASE("events, masks and privilege") {
    is_written<bsq_cache_reference::rd_2ndl_miss>("bsq_cache_reference:rd_2ndl_miss");
    is_written<bsq_cache_reference::rd_2ndl_miss.user()>("bsq_cache_reference:rd_2ndl_miss:user");
    is_written<global_power_events::running.kernel()>("global_power_events:running:kernel");
    is_written<global_power_events::running.kernel().user()>(
        "global_power_events:running:user:kernel");
    is_written<uops_retired::bogus | uops_retired::nbogus>("uops_retired:nbogus:bogus");
}

TEST_CASE("names that C++ cannot write are those of the manual") {
    is_written<_64bit_mmx_uop::all.disputed()>("64bit_mmx_uop:all:disputed");
    is_written<memory_cancel::_64k_conf>("memory_cancel:64k_conf");
    is_written<retired_branch_type::return_>("retired_branch_type:return");
}

TEST_CASE("threads") {
    constexpr auto nbogus = uops_retired::nbogus;
    is_written<nbogus.thread_0()>("uops_retired:nbogus:thread=0");
    is_written<nbogus.thread_1().user()>("uops_retired:nbogus:user:thread=1");
    is_written<nbogus.both_threads()>("uops_retired:nbogus:thread=both");
}

TEST_CASE("filters, of which each brings compare with it") {
    constexpr auto nbogus = uops_retired::nbogus;
    is_written<nbogus.greater_than<2>()>("uops_retired:nbogus:thr=2");
    is_written<nbogus.greater_than<0>()>("uops_retired:nbogus:thr=0");
    is_written<nbogus.at_most<15>()>("uops_retired:nbogus:thr=15:complement");
    is_written<nbogus.complement()>("uops_retired:nbogus:complement");
    is_written<nbogus.at_most<0>()>("uops_retired:nbogus:complement");
    is_written<nbogus.edge()>("uops_retired:nbogus:edge");
    is_written<nbogus.edge().at_most<1>()>("uops_retired:nbogus:thr=1:complement:edge");
}

TEST_CASE("what is counted at retirement goes by its metric where it has one") {
    is_written<metric::memory_loads.user()>("metric:memory_loads:user");
    is_written<uop_type::tagloads.at_retirement()>("metric:memory_loads");
    is_written<(uop_type::tagloads | uop_type::tagstores).at_retirement()>(
        "uop_type:tagloads:tagstores:at_retirement");
    is_written<uop_type::tagloads>("uop_type:tagloads");
    is_written<metric::packed_sp_retired>("metric:packed_sp_retired");
    is_written<packed_sp_uop::all.tag<2>()>("metric:packed_sp_retired:tag=2");
    is_written<packed_sp_uop::all>("packed_sp_uop:all");
    is_written<x87_simd_moves_uop::allp2.tag<0>()>("x87_simd_moves_uop:allp2:tag=0");
    is_written<metric::x87_simd_memory_moves_retired.tag<3>().on(iq_counter5)>(
        "metric:x87_simd_memory_moves_retired:tag=3:counter=iq_counter5");
    is_written<metric::_1stl_cache_load_miss_retired.kernel()>(
        "metric:1stl_cache_load_miss_retired:kernel");
    is_written<metric::split_store_retired>("metric:split_store_retired");
    is_written<replay_event::nbogus>("replay_event:nbogus");
}

TEST_CASE("samples, overflows and cascades") {
    constexpr auto branches = branch_retired::mmtp;
    is_written<branches.sample_every<1000>()>("branch_retired:mmtp:sample=1000");
    is_written<branches.overflow_after<1099511627775>()>(
        "branch_retired:mmtp:overflow=1099511627775");
    is_written<branches.force_overflow()>("branch_retired:mmtp:force_ovf");
    is_written<branches.user().on(iq_counter2).cascaded_from(iq_counter0)>(
        "branch_retired:mmtp:user:cascade=iq_counter0:counter=iq_counter2");
    is_written<metric::dtlb_load_miss_retired.user().sample_every<10000>().precise()>(
        "metric:dtlb_load_miss_retired:user:sample=10000:precise");
}

TEST_CASE("places and doubts") {
    is_written<bsq_cache_reference::rd_2ndl_hite.on(bsu_escr1, bpu_counter2)>(
        "bsq_cache_reference:rd_2ndl_hite:escr=bsu_escr1:counter=bpu_counter2");
    is_written<bsq_cache_reference::rd_2ndl_hite.on(bsu_escr0)>(
        "bsq_cache_reference:rd_2ndl_hite:escr=bsu_escr0");
    is_written<global_power_events::running.disputed().on(bpu_counter3)>(
        "global_power_events:running:counter=bpu_counter3:disputed");
}

TEST_CASE("mask bits without a name are a number, which no text may have") {
    // uops_retired has masks 0 and 1, see SDM Table 19-29.
    const std::string text = text_of_request({.event = uops_retired::number, .masks = 0x8002});
    CHECK(text == "uops_retired:bogus:0x8000");
    CHECK(!parse({text.data(), text.size()}).well_formed());
}

TEST_CASE("every event with any masks and qualifiers is read as the same request") {
    std::mt19937 random{7};
    const auto lower = [&](unsigned end) { return static_cast<unsigned>(random() % end); };
    for (unsigned event = 0; event < event_count; ++event)
        for (int round = 0; round < 100; ++round) {
            request request{.event = event,
                            .masks = lower(1 << 16) & events[event].known_masks(),
                            .how = any_qualifiers(random)};
            comes_back(request);
            if (lower(2) == 0) request.how = with_retirement(request.how);
            if (lower(2) == 0) request.how = with_tag(request.how, lower(4));
            comes_back(request);
        }
}

TEST_CASE("every metric with any qualifiers and tag is read as the same request") {
    std::mt19937 random{8};
    for (const metric_row &metric : metrics)
        for (int round = 0; round < 200; ++round) {
            const request named = request_of(metric);
            request request = named;
            request.how = any_qualifiers(random);
            request.how.at_retirement = true;
            request.how.tag = named.how.tag;
            request.how.replay = named.how.replay;
            if (metric.how == mechanism::execution)
                request.how.tag = static_cast<std::int8_t>(random() % 4);
            const std::string start = std::string{"metric:"} + metric.name;
            CHECK(text_of_request(request).starts_with(start));
            comes_back(request);
        }
}
