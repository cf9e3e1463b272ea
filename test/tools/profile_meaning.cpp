// Tests of decoders of samples by CPU, for profiles that name several processors. Meanings of data
// source codes are those of Linux's arch/x86/events/intel/ds.c: Lion Cove (lnc_pebs_data_source): 5
// is the L2, 3 a fill buffer; Crestmont (pebs_data_source_cmt): 3 is the L2, 5 the L3.
#include "../../tools/msrpp_profile/reading/meaning.hpp"

#include <msr/profile/record.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace {

namespace profile = msrpp::profile;
using profile::level;

/// Returns the level from which a load of a CPU came, by the load's data source code.
level level_of(const profile::decoders &decoders, unsigned cpu, std::uint64_t code) {
    msrpp_sample head{};
    head.kind = MSRPP_SAMPLE_PRECISE;
    msr::profile::record_builder result{head};
    result.put(MSRPP_SAMPLE_ADDRESS, 0x1000);
    result.put(MSRPP_SAMPLE_LATENCY, 20);
    result.put(MSRPP_SAMPLE_SOURCE, code);
    return decoders.of_cpu(cpu).of(msr::profile::record::at(result.bytes())).source;
}

profile::decoders decoders_of(const std::string &cpu, const std::string &kinds) {
    profile::decoders decoders;
    decoders.take("cpu", cpu);
    decoders.take("cpu_kinds", kinds);
    return decoders;
}

const std::string hybrid = "lunar_lake,lunar_lake_atom";

void check_as_lion_cove(const profile::decoders &decoders, unsigned cpu) {
    CHECK(level_of(decoders, cpu, 5) == level::l2);
    CHECK(level_of(decoders, cpu, 3) == level::fill_buffer);
    CHECK(decoders.name_of_cpu(cpu) == "lunar_lake");
}
void check_as_crestmont(const profile::decoders &decoders, unsigned cpu) {
    CHECK(level_of(decoders, cpu, 5) == level::l3);
    CHECK(level_of(decoders, cpu, 3) == level::l2);
    CHECK(decoders.name_of_cpu(cpu) == "lunar_lake_atom");
}
void check_unknown(const profile::decoders &decoders, unsigned cpu) {
    CHECK(level_of(decoders, cpu, 5) == level::not_told);
    CHECK_FALSE(decoders.of_cpu(cpu).knows_pebs());
    CHECK_FALSE(decoders.of_cpu(cpu).knows_ibs());
}

} // namespace

TEST_CASE("each CPU is of the kind that the description says, the last one also those behind it") {
    const profile::decoders decoders = decoders_of(hybrid, "0,1,0,1");
    check_as_lion_cove(decoders, 0);
    check_as_crestmont(decoders, 1);
    check_as_lion_cove(decoders, 2);
    for (const unsigned cpu : {3u, 4u, 65535u})
        check_as_crestmont(decoders, cpu);
}

TEST_CASE("the entries of the description stand in any order, and the last ones count") {
    profile::decoders decoders;
    decoders.take("cpu_kinds", "1,0");
    check_unknown(decoders, 0);
    decoders.take("choice", "lunar_lake");
    decoders.take("cpu", hybrid);
    check_as_crestmont(decoders, 0);
    check_as_lion_cove(decoders, 1);
    decoders.take("cpu_kinds", "0");
    check_as_lion_cove(decoders, 0);
    check_as_lion_cove(decoders, 1);
}

TEST_CASE("of a single name all CPUs are") {
    profile::decoders decoders;
    check_unknown(decoders, 0);
    decoders.take("cpu", "lunar_lake");
    for (const unsigned cpu : {0u, 1u, 65535u})
        check_as_lion_cove(decoders, cpu);
    check_as_lion_cove(decoders_of("lunar_lake", ""), 1);
    check_as_lion_cove(decoders_of("lunar_lake", "0"), 1);
    CHECK(decoders_of("zen4", "").of_cpu(7).knows_ibs());
}

TEST_CASE("CPUs of which the description does not say what they are have samples of no meaning") {
    check_unknown(decoders_of(hybrid, ""), 0);
    for (const std::string kinds : {"2", "-1", "+0", " 0", "0 ", "x", "0x0", "0.", ",", "65535",
                                    "65536", "18446744073709551616", "1,2", "0,"})
        check_unknown(decoders_of(hybrid, kinds), 1);
    check_as_lion_cove(decoders_of(hybrid, "0,"), 0);
    check_unknown(decoders_of("lunar_lake", "1"), 0);
    for (const std::string names : {"", ",", "z80", "z80,z80", "lunar_lake;lunar_lake_atom"})
        for (const std::string kinds : {"", "0", "0,1", "1"})
            check_unknown(decoders_of(names, kinds), 1);
    CHECK(decoders_of(hybrid, "7").name_of_cpu(0) == hybrid);
    CHECK(decoders_of("z80,lunar_lake", "0,1").name_of_cpu(0) == "z80");
    check_as_lion_cove(decoders_of("z80,lunar_lake", "0,1"), 1);
}

TEST_CASE("more names and CPUs than there can be are left out") {
    std::string names, kinds;
    for (unsigned i = 0; i < 100'000; ++i) {
        names += (i == 0 ? "" : ",") + std::string{"lunar_lake"};
        kinds += (i == 0 ? "" : ",") + std::to_string(i % 2);
    }
    const profile::decoders decoders = decoders_of(names, kinds);
    check_as_lion_cove(decoders, 0);
    check_as_lion_cove(decoders, 65535);
    check_unknown(decoders_of(names, "99999"), 0);
    CHECK(decoders_of(std::string(1 << 20, 'x'), "").name_of_cpu(0).size() < 1000);
}
