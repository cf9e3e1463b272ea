#include <msr/amd/ibs/plan.hpp>

#include <msr/amd/ibs/layouts.hpp>
#include <msr/session.hpp>

#include "../../owners.hpp"
#include "ibs_facts.hpp"

#include <doctest/doctest.h>

#include <map>
#include <set>
#include <string>
#include <type_traits>
#include <vector>

namespace {

namespace ibs = msr::ibs;
using msr::plan;

constexpr std::uint32_t fetch_ctl = 0xc0011030;
constexpr std::uint32_t op_ctl = 0xc0011033;
constexpr std::uint32_t op_data3 = 0xc0011037;

struct plain_write {
    std::uint32_t address;
    std::uint64_t value;
    std::uint64_t keep = 0;

    friend bool operator==(const plain_write &, const plain_write &) = default;
};

std::vector<plain_write> writes_of(msr::sequence<msr::write> writes) {
    std::vector<plain_write> result;
    for (const msr::write &write : writes)
        result.push_back({write.address, write.value, write.keep});
    return result;
}

std::vector<std::uint32_t> reads_of(const ibs::rearming &later) {
    std::vector<std::uint32_t> result;
    for (const ibs::sample_register &sample_register : later.all_reads())
        result.push_back(sample_register.address);
    return result;
}

const char *broken_by(const ibs::request &request, const ibs::target &target) {
    const msr::verdict verdict = ibs::check(request, target);
    return verdict.legal() ? "" : verdict.broken->name;
}

/// Every bit that a program may leave set in a register must be one that the target has.
template <typename Plan>
void writes_only_known_bits(const Plan &result) {
    const auto view = result.view();
    for (const auto phase : {view.set_up, view.start, view.stop})
        for (const msr::write &write : phase)
            if (ibs::layout_at(write.address, Plan::made_for) != nullptr)
                CHECK((write.value & ibs::reserved_bits(write.address, Plan::made_for)) == 0);
}

/// Registers in memory, and every write to them.
struct memory_device {
    std::map<std::uint32_t, std::uint64_t> registers;
    std::vector<plain_write> writes;

    msr::failure read(unsigned, std::uint32_t address, std::uint64_t &value) noexcept {
        value = registers[address];
        return {};
    }
    msr::failure write(unsigned, std::uint32_t address, std::uint64_t value) noexcept {
        registers[address] = value;
        writes.push_back({address, value});
        return {};
    }
};

} // namespace

TEST_CASE("periods have the limits of the table") {
    static const facts::table table{"amd/ibs_period.csv"};
    const auto limits = [&](const std::string &engine, const std::string &families) {
        for (const facts::row &row : table)
            if (row["engine"] == engine && row["families"] == families)
                return std::pair{
                    facts::number(row["min_period"].substr(0, row["min_period"].find(' '))),
                    facts::number(row["max_period"].substr(0, row["max_period"].find(' ')))};
        throw std::runtime_error("no such row");
    };
    CHECK(limits("fetch", "10h..next") ==
          std::pair{ibs::least_fetch_period, ibs::most_short_period});
    CHECK(limits("op", "10h") == std::pair{ibs::least_op_period, ibs::most_short_period});
    CHECK(limits("op", "12h and later with OpCntExt") ==
          std::pair{ibs::least_op_period, ibs::most_long_period});
}

TEST_CASE("an error names the legal periods and thresholds on both sides") {
    using ibs::engine;
    using ibs::detail::latencies_around;
    using ibs::detail::periods_around;
    const auto kind = []<typename Wanted>(auto around, std::type_identity<Wanted>) {
        return std::is_same_v<typename decltype(around)::type, Wanted>;
    };
    using low =
        msr::would_be_legal<msr::value<std::uint64_t{0x90}>, msr::value<std::uint64_t{0xa0}>>;
    using high = msr::would_be_legal<msr::value<std::uint64_t{0x7fffff0}>,
                                     msr::value<std::uint64_t{0x7fffff0}>>;
    using highest_fetch =
        msr::would_be_legal<msr::value<std::uint64_t{0xfffe0}>, msr::value<std::uint64_t{0xffff0}>>;
    CHECK(kind(periods_around<0x95, engine::op>{}, std::type_identity<low>{}));
    CHECK(kind(periods_around<0x7fffff8, engine::op>{}, std::type_identity<high>{}));
    CHECK(kind(periods_around<0xfffe8, engine::fetch>{}, std::type_identity<highest_fetch>{}));
    using first = msr::would_be_legal<msr::value<128u>, msr::value<256u>>;
    using last = msr::would_be_legal<msr::value<1920u>, msr::value<2048u>>;
    using beyond = msr::would_be_legal<msr::value<2048u>, msr::value<2048u>>;
    CHECK(kind(latencies_around<1>{}, std::type_identity<first>{}));
    CHECK(kind(latencies_around<200>{}, std::type_identity<first>{}));
    CHECK(kind(latencies_around<2000>{}, std::type_identity<last>{}));
    CHECK(kind(latencies_around<3000>{}, std::type_identity<beyond>{}));
}

TEST_CASE("legal periods stand in their fields, and come back") {
    using ibs::armed_value;
    const auto op_period_stands = [](std::uint64_t high, std::uint64_t low) {
        // The layout of the period in ibs_period.csv: period = Hi * 2^20 + Lo * 16, Lo at bits
        // 15:0, Hi at bits 26:20.
        const std::uint64_t period = high * 0x100000 + low * 16;
        const std::uint64_t value = armed_value({.what = ibs::engine::op, .period = period});
        return (value >> 20 & 0x7f) == high && (value & 0xffff) == low &&
               (value & ~std::uint64_t{0x7f0ffff}) == 0x20000;
    };
    bool good = true;
    // Checks every low part of the period for some high parts, and for each high part one low part
    // in 257.
    for (const std::uint64_t high : {0u, 1u, 2u, 64u, 127u})
        for (std::uint64_t low = high == 0 ? 9 : 0; low <= 0xffff; ++low)
            good = good && op_period_stands(high, low);
    for (std::uint64_t high = 1; high <= 0x7f; ++high)
        for (std::uint64_t low = 0; low <= 0xffff; low += 257)
            good = good && op_period_stands(high, low);
    CHECK(good);
    for (std::uint64_t period = 0x10; period <= 0xffff0; period += 16) {
        const std::uint64_t value = armed_value({.what = ibs::engine::fetch, .period = period});
        if ((value & 0xffff) * 16 != period || value >> 16 != std::uint64_t{1} << 32) FAIL(period);
    }
}

TEST_CASE("published values of op control are made") {
    // The values that HOP writes on family 10h: period, value for counting ops, value for counting
    // cycles.
    const std::uint64_t lines[][3] = {
        {144, 0xa0009, 0x20009},   {2048, 0xa0080, 0x20080},  {4096, 0xa0100, 0x20100},
        {8192, 0xa0200, 0x20200},  {12288, 0xa0300, 0x20300}, {16384, 0xa0400, 0x20400},
        {24576, 0xa0600, 0x20600}, {32768, 0xa0800, 0x20800}, {1048560, 0xaffff, 0x2ffff}};
    for (const auto &[period, ops, cycles] : lines) {
        ibs::request request{.what = ibs::engine::op, .period = period};
        CHECK(ibs::check(request, ibs::family10h).legal());
        CHECK(ibs::armed_value(request) == cycles);
        request.counts = ibs::counted::dispatched_ops;
        CHECK(ibs::armed_value(request) == ops);
    }
}

TEST_CASE("the random starts are the published ones") {
    ibs::start_values random;
    for (const unsigned next :
         {0xf806u, 0xfc03u, 0xfe01u, 0xff00u, 0x7f80u, 0x3fc0u, 0x1fe0u, 0x8ff0u})
        CHECK(random.next() == next);
    // A shift register of 16 bits with maximal sequence returns to its first value after 65535
    // steps.
    ibs::start_values again;
    unsigned steps = 0;
    do
        ++steps;
    while (again.next() != 0xf00d && steps < 70000);
    CHECK(steps == 65535);
    CHECK(ibs::start_values{0}.next() == 0xf806);
    CHECK(ibs::start_values{0xf806}.next() == 0xfc03);
}

TEST_CASE("what a choice says is what is armed") {
    constexpr auto ops = ibs::op_sampling.period<8192>().dispatched_ops().random();
    constexpr ibs::request request = ops.as_request();
    static_assert(request.period == 8192 && request.random && !request.l3_miss_only);
    static_assert(request.counts == ibs::counted::dispatched_ops);
    static_assert(ibs::op_sampling.as_request().period == ibs::default_period);
    static_assert(ibs::op_sampling.cycles().as_request().counts == ibs::counted::core_clocks);

    constexpr auto misses = ibs::op_sampling.period<0x100000>().l3_miss_only().load_latency<256>();
    // The value has LdLatEn, threshold (256 / 128) - 1, OpMaxCntHi 1, OpEn and OpL3MissOnly.
    static_assert(ibs::armed_value(misses.as_request()) == 0x8800'0000'0013'0000);
    constexpr auto fetches = ibs::fetch_sampling.period<0x1000>().random().l3_miss_only();
    static_assert(ibs::armed_value(fetches.as_request()) == 0x0a01'0000'0000'0100);
    CHECK(broken_by(fetches.as_request(), ibs::zen4) == std::string{});
}

TEST_CASE("the order of qualifiers makes no other type") {
    constexpr auto ops = ibs::op_sampling;
    using one = decltype(ops.period<8192>().dispatched_ops().random());
    static_assert(std::is_same_v<one, decltype(ops.random().period<8192>().dispatched_ops())>);
    static_assert(std::is_same_v<one, decltype(ops.dispatched_ops().random().period<8192>())>);
    static_assert(!std::is_same_v<one, decltype(ops.period<8192>().cycles().random())>);
    constexpr auto fetches = ibs::fetch_sampling;
    static_assert(std::is_same_v<decltype(fetches.random().l3_miss_only().period<4096>()),
                                 decltype(fetches.period<4096>().l3_miss_only().random())>);
    constexpr const auto &program = msr::plan<ibs::zen4, ops.random().l3_miss_only()>;
    CHECK(program.position(ops.l3_miss_only().random()) == 0);
}

TEST_CASE("a target must announce what a choice needs") {
    using ibs::request;
    const request ops{.what = ibs::engine::op};
    const request fetches{.what = ibs::engine::fetch};
    for (const ibs::generation generation : ibs_facts::measured_generations()) {
        INFO(std::string{ibs::row_of(generation).name});
        const ibs::feature_set features = ibs_facts::measured_features(generation);
        const ibs::target target = ibs::target_of(generation);
        const auto legal = [&](request requested) { return ibs::check(requested, target).legal(); };
        CHECK(legal(ops));
        CHECK(legal(fetches));
        request requested = ops;
        requested.counts = ibs::counted::dispatched_ops;
        CHECK(legal(requested) == ((features >> 4 & 1) != 0));
        requested = ops;
        requested.period = 0x100000;
        CHECK(legal(requested) == ((features >> 6 & 1) != 0));
        requested = ops;
        requested.random = true;
        CHECK(legal(requested) == ((features >> 3 & 1) != 0));
        for (request filtered : {ops, fetches}) {
            filtered.l3_miss_only = true;
            CHECK(legal(filtered) == ((features >> 11 & 1) != 0));
        }
        requested = ops;
        requested.l3_miss_only = true;
        requested.load_latency = 128;
        CHECK(legal(requested) == ((features >> 12 & 1) != 0));
    }
}

TEST_CASE("a refusal names the rule, the choice and the target") {
    ibs::request request{.what = ibs::engine::op, .period = 0x100000};
    msr::verdict verdict = ibs::check(request, ibs::family10h);
    CHECK(verdict.broken == &ibs::long_period_needs_op_cnt_ext::text);
    CHECK(std::string{verdict.broken->sentence}.find("OpCntExt (CPUID Fn8000_001B EAX[6])") !=
          std::string::npos);
    CHECK(std::string{verdict.names[0]} == "op_sampling");
    CHECK(std::string{verdict.names[1]} == "family10h");

    request = {.what = ibs::engine::op, .l3_miss_only = true};
    CHECK(broken_by(request, ibs::zen3) == std::string{"l3_miss_only_needs_zen4_extensions"});
    request = {.what = ibs::engine::op, .counts = ibs::counted::dispatched_ops};
    CHECK(broken_by(request, ibs::family10h.on_model(2)) ==
          std::string{"dispatched_ops_need_op_cnt"});
    request = {.what = ibs::engine::op, .random = true};
    CHECK(broken_by(request, ibs::family10h.on_model(2)) ==
          std::string{"random_op_start_needs_rd_wr_op_cnt"});
    request = {.what = ibs::engine::op, .load_latency = 128};
    CHECK(broken_by(request, ibs::zen4) == std::string{"load_latency_needs_op_ld_lat"});
    CHECK(broken_by(request, ibs::zen5) == std::string{"load_latency_needs_l3_miss_only"});
    CHECK(broken_by(request, ibs::zen6) == std::string{}); // erratum 1606 is of Zen 5 only
    // Three published dumps of Zen 3 lack the feature bit FetchSam.
    CHECK(broken_by({.what = ibs::engine::fetch}, ibs::zen3.with_features(0x3fd)) ==
          std::string{"fetch_sampling_is_announced"});
    CHECK(broken_by({.what = ibs::engine::op}, ibs::zen3.with_features(0x3fb)) ==
          std::string{"op_sampling_is_announced"});
}

TEST_CASE("values out of range are refused") {
    const auto broken = [](ibs::engine engine, std::uint64_t period) {
        return std::string{broken_by({.what = engine, .period = period}, ibs::zen5)};
    };
    for (const std::uint64_t period : {0u, 16u, 0x80u, 0x8fu, 0x8000000u, 0x7fffff1u})
        CHECK(broken(ibs::engine::op, period) == "op_period_is_in_range");
    for (const std::uint64_t period : {0x91u, 1000u, 0x7ffffefu})
        CHECK(broken(ibs::engine::op, period) == "period_is_a_multiple_of_16");
    for (const std::uint64_t period : {0u, 15u, 0xffff1u, 0x100000u})
        CHECK(broken(ibs::engine::fetch, period) == "fetch_period_is_in_range");
    CHECK(broken(ibs::engine::fetch, 0x11) == "period_is_a_multiple_of_16");
    for (const unsigned threshold : {1u, 127u, 129u, 2047u, 2049u, 2176u})
        CHECK(broken_by({.l3_miss_only = true, .load_latency = threshold}, ibs::zen5) ==
              std::string{"load_latency_is_a_step"});
    for (unsigned threshold = 128; threshold <= 2048; threshold += 128)
        CHECK(broken_by({.l3_miss_only = true, .load_latency = threshold}, ibs::zen5) ==
              std::string{});
}

TEST_CASE("choices together: each engine once, and at least one") {
    const ibs::request pair[] = {{.what = ibs::engine::op}, {.what = ibs::engine::fetch}};
    const ibs::request twice[] = {{.what = ibs::engine::op}, {.what = ibs::engine::op}};
    CHECK(ibs::check(msr::all_of(pair), ibs::zen4).legal());
    CHECK(ibs::check(msr::all_of(twice), ibs::zen4).broken == &ibs::engine_stands_once::text);
    CHECK(ibs::check(msr::sequence<ibs::request>{}, ibs::zen4).broken ==
          &ibs::ibs_plan_has_choices::text);
    // The requests at fault are those for one engine, not a request between them.
    const ibs::request three[] = {{.what = ibs::engine::op},
                                  {.what = ibs::engine::fetch},
                                  {.what = ibs::engine::op, .period = 0x20000}};
    const auto result = ibs::pmu::assign<3>(msr::all_of(three), ibs::zen4);
    CHECK(result.why.broken == &ibs::engine_stands_once::text);
    REQUIRE(result.culprit_count == 2);
    CHECK(result.culprits[0] == 0);
    CHECK(result.culprits[1] == 2);
    CHECK(ibs::features_needed(pair[0]) == 4);
    CHECK(ibs::features_needed({.what = ibs::engine::op,
                                .period = 0x100000,
                                .counts = ibs::counted::dispatched_ops,
                                .random = true,
                                .l3_miss_only = true,
                                .load_latency = 128}) == 0x185c);
}

TEST_CASE("Zen 4: op sampling is armed with one write, and disabled with one") {
    constexpr auto ops = ibs::op_sampling.period<0x100000>().dispatched_ops();
    constexpr const auto &program = plan<ibs::zen4, ops>;
    static_assert(program.size == 1 && program.position(ops) == 0);
    CHECK(writes_of(program.view().set_up) == std::vector<plain_write>{{op_ctl, 0}});
    CHECK(writes_of(program.view().start) == std::vector<plain_write>{{op_ctl, 0x1a0000}});
    CHECK(writes_of(program.view().stop) == std::vector<plain_write>{{op_ctl, 0}});
    CHECK(program.view().interrupts);
    const ibs::rearming &final_value = program.after_sample(ops);
    CHECK(reads_of(final_value) == std::vector<std::uint32_t>{op_ctl, 0xc0011034, 0xc0011035,
                                                              0xc0011036, op_data3, 0xc0011038,
                                                              0xc0011039, 0xc001103b});
    CHECK(writes_of(final_value.all_writes()) == std::vector<plain_write>{{op_ctl, 0x1a0000}});
    // the request has no random start values
    CHECK(final_value.last_write(0xffff).value == 0x1a0000);
}

TEST_CASE("family 10h: erratum 420 disables in two steps") {
    constexpr auto ops = ibs::op_sampling.period<8192>().dispatched_ops();
    constexpr auto fetches = ibs::fetch_sampling.period<8192>().random();
    constexpr const auto &program = plan<ibs::family10h, ops, fetches>;
    // The stop first clears the maximum count while En and Val stay, as HOP does.
    CHECK(writes_of(program.view().stop) ==
          std::vector<plain_write>{
              {op_ctl, 0xe0000}, {op_ctl, 0}, {fetch_ctl, 0x0203'0000'0000'0000}, {fetch_ctl, 0}});
    // Family 10h has neither a branch target nor extended registers.
    CHECK(reads_of(program.after_sample(0)).size() == 7);
    CHECK(reads_of(program.after_sample(1)) ==
          std::vector<std::uint32_t>{fetch_ctl, 0xc0011031, 0xc0011032});
    static_assert(program.position(fetches) == 1);
}

TEST_CASE("families 16h, 17h and 18h: fetch control is written without En first") {
    for (const ibs::generation generation : {ibs::generation::family16h, ibs::generation::zen1,
                                             ibs::generation::zen2, ibs::generation::hygon18h}) {
        const ibs::request request{.what = ibs::engine::fetch};
        const ibs::arming arms = ibs::arming_of(request, ibs::target_of(generation));
        REQUIRE(arms.count == 2);
        CHECK(arms.writes[0].address == fetch_ctl);
        CHECK(arms.writes[0].value == 0x1000);
        CHECK(arms.writes[1].value == 0x0001'0000'0000'1000);
        CHECK(ibs::rearming_of(request, ibs::target_of(generation)).write_count == 2);
    }
    for (const ibs::generation generation :
         {ibs::generation::family10h, ibs::generation::family15h_60, ibs::generation::zen3,
          ibs::generation::zen5})
        CHECK(ibs::arming_of({.what = ibs::engine::fetch}, ibs::target_of(generation)).count == 1);
}

TEST_CASE("family 15h, models 00h to 1Fh: erratum 718 clears OP_DATA3 before each period") {
    constexpr const auto &program = plan<ibs::family15h_10, ibs::op_sampling>;
    const std::vector<plain_write> armed = {{op_data3, 0}, {op_ctl, 0x21000}};
    CHECK(writes_of(program.view().start) == armed);
    CHECK(writes_of(program.after_sample(0).all_writes()) == armed);
    CHECK(ibs::arming_of({}, ibs::family15h_00).count == 2);
    CHECK(ibs::arming_of({}, ibs::family15h_30).count == 1);
    // OP_DATA3 is written and never compared: hardware fills it. The bits of op control that
    // hardware changes, the running count and OpVal, are not compared either.
    const msr::sequence<msr::touched_register> touched = program.view().registers;
    REQUIRE(touched.size() == 2);
    CHECK(touched[0].address == op_data3);
    CHECK(touched[0].check == 0);
    CHECK(touched[1].address == op_ctl);
    // the compared bits, without OpVal (18) and OpCurCnt (58:32)
    CHECK(touched[1].check == 0x07faffff);
}

namespace {

/// A device on which op sampling runs as soon as it is enabled: each reading finds another running
/// count.
struct counting_device : memory_device {
    std::uint64_t count = 0;

    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        const msr::failure problem = memory_device::read(cpu, address, value);
        if (address == op_ctl && (value & 0x20000) != 0) value |= ++count << 32;
        return problem;
    }
};

} // namespace

TEST_CASE("a running count is no change of what was set up") {
    counting_device device;
    msr::session_options options;
    options.interrupts_are_handled = true;
    msr::session session{device, plan<ibs::zen4, ibs::op_sampling>, msr::watch_cpu(0), options};
    msr::failure problem;
    session.start(problem);
    CHECK_FALSE(problem);
    CHECK(device.count > 0);
    static_cast<void>(session.stop(problem));
    CHECK_FALSE(problem);
}

TEST_CASE("Zen 1, models 00h to 0Fh: the plan switches IBS on, and puts it back") {
    constexpr const auto &program = plan<ibs::zen1, ibs::op_sampling>;
    const auto bit = [](unsigned number) { return std::uint64_t{1} << number; };
    const std::uint64_t difference = bit(6) | bit(14) | bit(22);
    CHECK(writes_of(program.view().set_up) ==
          std::vector<plain_write>{{0xc0011005, bit(42), ~bit(42)},
                                   {0xc0011029, bit(19), ~bit(19)},
                                   {0xc0011020, bit(54), ~bit(54)},
                                   {0xc0010296, 0, ~difference},
                                   {op_ctl, 0}});
    std::vector<std::uint32_t> back;
    for (const msr::touched_register &touched_register : program.view().registers)
        back.push_back(touched_register.address);
    CHECK(back ==
          std::vector<std::uint32_t>{op_ctl, 0xc0010296, 0xc0011020, 0xc0011029, 0xc0011005});

    constexpr auto ready = ibs::zen1.enabled_by_firmware();
    CHECK(plan<ready, ibs::op_sampling>.view().set_up.size() == 1);
    CHECK(plan<ibs::zen1.on_model(0x11), ibs::op_sampling>.view().set_up.size() == 1);
    CHECK(plan<ibs::zen2, ibs::op_sampling>.view().set_up.size() == 1);
}

TEST_CASE("announced: a bit of its own stops an engine, and the control register stays") {
    constexpr const auto &program = plan<ibs::zen6, ibs::op_sampling, ibs::fetch_sampling>;
    const std::uint64_t fetches = 0x0001'0000'0000'1000;
    CHECK(writes_of(program.view().set_up) ==
          std::vector<plain_write>{
              {0xc001103e, 1}, {op_ctl, 0x21000}, {0xc001103f, 1}, {fetch_ctl, fetches}});
    CHECK(writes_of(program.view().start) ==
          std::vector<plain_write>{{0xc001103e, 0}, {0xc001103f, 0}});
    CHECK(writes_of(program.view().stop) ==
          std::vector<plain_write>{{0xc001103e, 1}, {0xc001103f, 1}});
}

TEST_CASE("an engine's registers are of its choice, what switches IBS on is of none") {
    using msr::every_choice;
    constexpr const auto &combined = plan<ibs::zen1, ibs::fetch_sampling, ibs::op_sampling>;
    CHECK(owners_of(combined.view().set_up) == owners{{0xc0011005, every_choice},
                                                      {0xc0011029, every_choice},
                                                      {0xc0011020, every_choice},
                                                      {0xc0010296, every_choice},
                                                      {fetch_ctl, 0},
                                                      {op_ctl, 1}});
    CHECK(owners_of(combined.view().start) == owners{{fetch_ctl, 0}, {fetch_ctl, 0}, {op_ctl, 1}});
    CHECK(owners_of(combined.view().stop) == owners{{fetch_ctl, 0}, {op_ctl, 1}});
    REQUIRE(combined.view().readouts.size() == 2);
    CHECK(combined.view().readouts[0].owner == 0);
    CHECK(combined.view().readouts[1].owner == 1);
    constexpr const auto &cleared = plan<ibs::family15h_10, ibs::fetch_sampling, ibs::op_sampling>;
    CHECK(owners_of(cleared.view().start) == owners{{fetch_ctl, 0}, {op_data3, 1}, {op_ctl, 1}});
    constexpr const auto &disabled = plan<ibs::zen6, ibs::op_sampling, ibs::fetch_sampling>;
    CHECK(owners_of(disabled.view().set_up) ==
          owners{{0xc001103e, 0}, {op_ctl, 0}, {0xc001103f, 1}, {fetch_ctl, 1}});
    CHECK(owners_of(disabled.view().stop) == owners{{0xc001103e, 0}, {0xc001103f, 1}});
}

TEST_CASE("a handler reads every data register before the write that clears Val") {
    for (unsigned i = 0; i < ibs::generation_count; ++i)
        for (const ibs::engine engine : {ibs::engine::op, ibs::engine::fetch}) {
            const ibs::target target = ibs::target_of(ibs::generations[i].is);
            INFO(std::string{ibs::row_of(target.is).name});
            const ibs::rearming final_value = ibs::rearming_of({.what = engine}, target);
            // Registers that hold samples: those that only hardware fills in, by ibs_fields.csv.
            std::set<std::uint32_t> expected;
            for (const facts::row &row : facts::table{"amd/ibs_fields.csv"}) {
                const auto address = static_cast<std::uint32_t>(facts::number(row["address"]));
                const bool op = address >= op_ctl && address <= 0xc0011039;
                const bool extra = address == 0xc001103b || address == 0xc001103d;
                const bool of_fetch = address < op_ctl || address == 0xc001103c;
                const bool of_this = engine == ibs::engine::op ? op || extra : of_fetch;
                if (of_this && row["access"] == "RW-HW" &&
                    ibs::contains(ibs_facts::generations_of(row["families"]), target.is) &&
                    ibs_facts::announced(row["gate"], target.features))
                    expected.insert(address);
            }
            const auto reads = reads_of(final_value);
            CHECK(std::set<std::uint32_t>(reads.begin(), reads.end()) == expected);
            CHECK(reads.size() == expected.size());
            CHECK(reads.front() == (engine == ibs::engine::op ? op_ctl : fetch_ctl));
            // The last write arms the unit: Val is clear and En is set.
            const std::uint64_t last = final_value.last_write(0).value;
            const unsigned en = engine == ibs::engine::op ? 17 : 48;
            CHECK((last >> en & 3) == 1);
        }
}

template <typename Kept>
concept gives_lists = requires(Kept &&kept) {
    static_cast<Kept &&>(kept).all_reads();
}
|| requires(Kept &&kept) { static_cast<Kept &&>(kept).all_writes(); };

TEST_CASE("a temporary gives no list of what lies in it") {
    static_assert(!gives_lists<ibs::rearming>);
    static_assert(!gives_lists<const ibs::rearming>);
    static_assert(gives_lists<const ibs::rearming &>);
    const ibs::rearming saved = ibs::rearming_of({.what = ibs::engine::op}, ibs::zen4);
    CHECK(saved.all_reads().begin() == saved.reads);
    CHECK(saved.all_writes().begin() == saved.writes);
}

TEST_CASE("whatever CPUID announces, no bit is written that a generation does not have") {
    unsigned legal = 0;
    for (const ibs::generation_row &row : ibs::generations)
        for (unsigned bits = 0; bits < 0x100; ++bits) {
            // Feature bits of CPUID: bits 1 to 6 and 11 are set one by one, bits 12 to 19 all
            // together.
            const ibs::feature_set features = 1 | (bits & 0x3f) << 1 | (bits >> 6 & 1) << 11 |
                                              ((bits >> 7 & 1) != 0 ? 0xff000u : 0u);
            const ibs::target target = ibs::target_of(row.is).with_features(features);
            for (unsigned choice = 0; choice < 16; ++choice) {
                const bool addition = (choice & 1) != 0;
                const bool op = (choice & 8) == 0;
                const ibs::request request{.what = op ? ibs::engine::op : ibs::engine::fetch,
                                           .period = op && addition ? 0x100000u : 0x1000u,
                                           .random = (choice & 2) != 0,
                                           .l3_miss_only = (choice & 4) != 0,
                                           .load_latency = op && addition ? 128u : 0u};
                if (!ibs::check(request, target).legal()) continue;
                ++legal;
                const auto program =
                    ibs::program_of(msr::sequence<ibs::request>{&request, 1}, target);
                const auto view = program.view();
                for (const auto phase : {view.set_up, view.start, view.stop})
                    for (const msr::write &write : phase) {
                        if (write.address < fetch_ctl || write.address > 0xc001103f) continue;
                        REQUIRE(ibs::has_register(write.address, target));
                        REQUIRE((write.value & ibs::reserved_bits(write.address, target)) == 0);
                    }
            }
        }
    CHECK(legal > 1000);
    ibs::request filtered{.what = ibs::engine::op, .l3_miss_only = true};
    CHECK(broken_by(filtered, ibs::zen3.with_features(0xfffff)) ==
          std::string{"l3_miss_only_needs_zen4_extensions"});
    CHECK(ibs::check(filtered, ibs::zen4.with_features(0xfffff)).legal());
}

TEST_CASE("started engines run, and stopped ones do not, on every generation") {
    for (const ibs::generation_row &row : ibs::generations) {
        INFO(std::string{row.name});
        const ibs::target target = ibs::target_of(row.is);
        const ibs::request request[] = {{.what = ibs::engine::op}, {.what = ibs::engine::fetch}};
        const auto program = ibs::program_of(msr::all_of(request), target);
        std::map<std::uint32_t, std::uint64_t> value;
        const auto carry_out = [&](msr::sequence<msr::write> writes) {
            for (const msr::write &write : writes)
                value[write.address] = (value[write.address] & write.keep) | write.value;
        };
        // Op sampling runs with En set, no Dis in op control 2, a period, and no sample that waits.
        const auto op_runs = [&] {
            return (value[op_ctl] >> 17 & 3) == 1 && (value[op_ctl] & 0xffff) == 0x1000 &&
                   (value[0xc001103e] & 1) == 0;
        };
        const auto fetch_runs = [&] {
            return (value[fetch_ctl] >> 48 & 3) == 1 && (value[fetch_ctl] & 0xffff) == 0x1000 &&
                   (value[0xc001103f] & 1) == 0;
        };
        const auto view = program.view();
        carry_out(view.set_up);
        CHECK_FALSE(op_runs());
        CHECK_FALSE(fetch_runs());
        carry_out(view.start);
        CHECK(op_runs());
        CHECK(fetch_runs());
        carry_out(view.stop);
        CHECK_FALSE(op_runs());
        CHECK_FALSE(fetch_runs());
    }
}

TEST_CASE("HOP's periods, armed with nibble 5, and idle") {
    const std::uint64_t lines[][2] = {
        {144, 0x5000a0009},   {2048, 0x5000a0080},  {4096, 0x5000a0100},
        {8192, 0x5000a0200},  {12288, 0x5000a0300}, {16384, 0x5000a0400},
        {24576, 0x5000a0600}, {32768, 0x5000a0800}, {1048560, 0x5000affff}};
    for (const auto &[period, armed] : lines) {
        const ibs::request request{.what = ibs::engine::op,
                                   .period = period,
                                   .counts = ibs::counted::dispatched_ops,
                                   .random = true};
        const ibs::rearming final_value = ibs::rearming_of(request, ibs::family10h);
        CHECK(final_value.last_write(5).value == armed);
        // Whatever the period, the stop writes En and Val without a count, then 0 (erratum 420).
        const ibs::disabling stops = ibs::disabling_of(request, ibs::family10h);
        REQUIRE(stops.count == 2);
        CHECK(stops.writes[0].value == 0xe0000);
        CHECK(stops.writes[1].value == 0);
    }
    const auto idle = msr::decode<ibs::op_ctl_cnt20>(0x80200);
    CHECK_FALSE(idle.op_en);
    CHECK(idle.op_cnt_ctl == ibs::counted::dispatched_ops);
    CHECK(idle.op_max_cnt_lo * 16 == 8192);
}

TEST_CASE("random starts stand in the running count") {
    constexpr auto ops = ibs::op_sampling.period<8192>().dispatched_ops().random();
    const ibs::rearming &final_value = plan<ibs::family10h, ops>.after_sample(ops);
    // the value that HOP writes, armed with nibble 5
    CHECK(final_value.last_write(5).value == 0x5000a0200);
    CHECK(final_value.last_write(0xf806).value == 0x6000a0200);
    constexpr auto misses = ops.l3_miss_only();
    const ibs::rearming &missed = plan<ibs::zen4, misses>.after_sample(misses);
    std::set<std::uint64_t> starts;
    for (unsigned number = 0; number < 0x10000; ++number)
        starts.insert(missed.start_of(static_cast<std::uint16_t>(number)));
    CHECK(*starts.begin() == 1);
    CHECK(*starts.rbegin() == 127);
    CHECK(starts.size() == 127);
}

TEST_CASE("programs write no bit that their target does not have") {
    constexpr auto ops = ibs::op_sampling.period<0xffff0>().random();
    writes_only_known_bits(plan<ibs::family10h, ops, ibs::fetch_sampling.random()>);
    writes_only_known_bits(plan<ibs::family14h, ops, ibs::fetch_sampling.random()>);
    writes_only_known_bits(plan<ibs::family15h_60, ops, ibs::fetch_sampling.random()>);
    writes_only_known_bits(plan<ibs::zen2, ops, ibs::fetch_sampling.random()>);
    writes_only_known_bits(plan<ibs::zen5, ops.l3_miss_only().load_latency<2048>(),
                                ibs::fetch_sampling.random().l3_miss_only()>);
}

TEST_CASE("an engine that runs already is somebody else's") {
    const auto claims = plan<ibs::zen4, ibs::op_sampling, ibs::fetch_sampling>.view().claims;
    REQUIRE(claims.size() == 2);
    CHECK(claims[0].address == op_ctl);
    CHECK(claims[0].value == 0x20000);
    CHECK(claims[1].address == fetch_ctl);
    CHECK(claims[1].value == std::uint64_t{1} << 48);
    const auto readouts = plan<ibs::zen4, ibs::op_sampling>.view().readouts;
    REQUIRE(readouts.size() == 1);
    CHECK(readouts[0].address == op_ctl);
}

TEST_CASE("a session arms, disables and puts back, if somebody handles the interrupts") {
    constexpr auto ops = ibs::op_sampling.period<8192>().dispatched_ops();
    constexpr const auto &program = plan<ibs::zen1, ops>;
    memory_device device;
    device.registers[0xc0010296] = 0x404040; // the value that firmware left in the APIC entry
    const auto previous = device.registers;
    CHECK_THROWS_AS((msr::session{device, program, msr::watch_cpu(0)}), msr::session_error);

    msr::session_options options;
    options.interrupts_are_handled = true;
    {
        msr::session session{device, program, msr::watch_cpu(0), options};
        CHECK(device.registers[op_ctl] == 0);
        CHECK(device.registers[0xc0011005] == std::uint64_t{1} << 42);
        CHECK(device.registers[0xc0010296] == 0);
        session.start();
        CHECK(device.registers[op_ctl] == 0xa0200);
        static_cast<void>(session.stop());
        CHECK(device.registers[op_ctl] == 0);
    }
    for (const auto &[address, value] : device.registers) {
        const auto position = previous.find(address);
        const bool put_back = value == (position == previous.end() ? 0 : position->second);
        CHECK(put_back);
    }
    // Bits of the two registers that are not IBS's stay as another program has changed them
    // meanwhile.
    device.registers[0xc0011005] = 0x1'0000'0001;
    {
        msr::session session{device, program, msr::watch_cpu(0), options};
        device.registers[0xc0011005] ^= 0x3'0000'0000;
        device.registers[0xc0010296] |= 0x80;
        device.registers[0xc0011029] |= 0x8000;
        device.registers[0xc0011020] |= 0x10;
    }
    CHECK(device.registers[0xc0011005] == 0x2'0000'0001);
    CHECK(device.registers[0xc0010296] == 0x4040c0);
    CHECK(device.registers[0xc0011029] == 0x8000);
    CHECK(device.registers[0xc0011020] == 0x10);
    // Where another program samples ops, a session is refused and writes no register.
    device.registers[op_ctl] = 0x20009;
    device.writes.clear();
    CHECK_THROWS_AS((msr::session{device, program, msr::watch_cpu(0), options}),
                    msr::session_error);
    CHECK(device.writes.empty());
}
