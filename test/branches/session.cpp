// A session of branch records on simulated processors: the newest records, compared with the list
// of branches that the test feeds; filters; frozen records; the registers afterwards.
#include <msr/amd/counters.hpp>
#include <msr/backend/message.hpp>
#include <msr/branches.hpp>
#include <msr/core/failure.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/session/branches.hpp>
#include <msr/session/execution/cpu.hpp>
#include <msr/sim/counters/select_amd.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/fed_records.hpp>
#include <msr/sim/machine.hpp>
#include <msr/sim/stream/block_facts.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

namespace amd = msr::amd;
namespace lbr = msr::lbr;
namespace perfmon = msr::perfmon;
namespace sim = msr::sim;
using lbr::branches;
using msr::core;
using sim::branch_kind;

/// A branch as the test feeds it to the simulated processor.
struct fed_branch {
    std::uint64_t source;
    std::uint64_t destination;
    branch_kind kind;
    bool is_taken;
};

/// A simulated processor with branch records, and the list of the branches fed to it.
template <typename Pmu>
struct processor : sim::fed_records<sim::machine<Pmu>> {
    using sim::fed_records<sim::machine<Pmu>>::fed_records;

    void execute(const fed_branch &branch) {
        this->retire(3);
        this->branch(branch.is_taken, {.address = branch.source}, branch.destination, branch.kind);
        fed.push_back(branch);
    }
    /// Executes random branches of all kinds.
    void wander(unsigned count, unsigned seed) {
        std::mt19937 random{seed};
        constexpr branch_kind kinds[] = {branch_kind::conditional,   branch_kind::jump,
                                         branch_kind::indirect_jump, branch_kind::call,
                                         branch_kind::indirect_call, branch_kind::ret};
        for (unsigned i = 0; i < count; ++i) {
            const branch_kind kind = kinds[random() % 6];
            execute({0x40'0000 + random() % 64 * 0x1000, 0x80'0000 + random() % 64 * 0x1000, kind,
                     kind != branch_kind::conditional || random() % 2 == 0});
        }
    }
    std::uint64_t value_at(std::uint32_t address) {
        std::uint64_t value = 0xdead;
        CHECK(!this->read(0, address, value));
        return value;
    }

    std::vector<fed_branch> fed{};
};
using intel_processor = processor<sim::perfmon_pmu>;
using amd_processor = processor<sim::amd_pmu>;

bool is_call(branch_kind kind) {
    return kind == branch_kind::call || kind == branch_kind::indirect_call;
}

/// Compares records with the newest of the fed branches that were taken and that `is_recorded`
/// takes.
template <typename Taken>
void check_newest(const std::vector<lbr::branch_record> &records,
                  const std::vector<fed_branch> &fed, std::size_t limit, Taken is_recorded) {
    std::vector<fed_branch> expected;
    for (std::size_t i = fed.size(); i-- > 0 && expected.size() < limit;)
        if (fed[i].is_taken && is_recorded(fed[i].kind)) expected.push_back(fed[i]);
    REQUIRE(records.size() == expected.size());
    for (std::size_t i = 0; i < records.size(); ++i) {
        CAPTURE(i);
        CHECK(records[i].source == expected[i].source);
        CHECK(records[i].destination == expected[i].destination);
    }
}
bool any_kind(branch_kind) { return true; }

TEST_CASE("the newest records are the newest taken branches, the newest first") {
    intel_processor skylake{core::skylake, perfmon::skylake};
    msr::branch_session session{skylake, msr::branch_records<perfmon::skylake>, msr::watch_cpu(0)};
    for (const unsigned count : {0u, 1u, 7u, 40u, 1000u}) {
        CAPTURE(count);
        skylake.fed.clear();
        session.start();
        skylake.wander(count, count);
        check_newest(session.stop(), skylake.fed, 32, any_kind);
    }
}

TEST_CASE("filters, on processors whose filter bits mean the opposite of each other") {
    constexpr lbr::choice calls = branches.user().calls().depth(16);
    intel_processor skylake{core::skylake, perfmon::skylake};
    msr::branch_session legacy{skylake, msr::branch_records<perfmon::skylake, calls>,
                               msr::watch_cpu(0)};
    check_newest(legacy.record([&] { skylake.wander(500, 1); }), skylake.fed, 16, is_call);
    intel_processor sapphire{core::sapphire_rapids, perfmon::sapphire_rapids};
    msr::branch_session architectural{
        sapphire, msr::branch_records<perfmon::sapphire_rapids, calls>, msr::watch_cpu(0)};
    check_newest(architectural.record([&] { sapphire.wander(500, 2); }), sapphire.fed, 16, is_call);
    amd_processor zen{core::zen4, amd::zen4};
    msr::branch_session version_2{zen, msr::branch_records<amd::zen4, calls>, msr::watch_cpu(0)};
    check_newest(version_2.record([&] { zen.wander(500, 3); }), zen.fed, 16, is_call);
}

TEST_CASE("each kind alone") {
    amd_processor zen{core::zen5, amd::zen5};
    const auto newest = [&](const lbr::record_plan &plan) {
        zen.fed.clear();
        msr::branch_session session{zen, plan, msr::watch_cpu(0)};
        return session.record([&] { zen.wander(300, 9); });
    };
    const auto kind_filter = [](branch_kind goal) {
        return [goal](branch_kind kind) { return kind == goal; };
    };
    using enum branch_kind;
    check_newest(newest(msr::branch_records<amd::zen5, branches.conditional()>), zen.fed, 16,
                 kind_filter(conditional));
    check_newest(newest(msr::branch_records<amd::zen5, branches.relative_jumps()>), zen.fed, 16,
                 kind_filter(jump));
    check_newest(newest(msr::branch_records<amd::zen5, branches.indirect_jumps()>), zen.fed, 16,
                 kind_filter(indirect_jump));
    check_newest(newest(msr::branch_records<amd::zen5, branches.relative_calls()>), zen.fed, 16,
                 kind_filter(call));
    check_newest(newest(msr::branch_records<amd::zen5, branches.indirect_calls()>), zen.fed, 16,
                 kind_filter(indirect_call));
    check_newest(newest(msr::branch_records<amd::zen5, branches.returns()>), zen.fed, 16,
                 kind_filter(ret));
    // programs run at user level: the kernel has no branches
    CHECK(newest(msr::branch_records<amd::zen5, branches.kernel()>).empty());
}

TEST_CASE("records are frozen by stop, and cleared by start") {
    intel_processor alder{core::alder_lake, perfmon::alder_lake};
    msr::branch_session session{alder, msr::branch_records<perfmon::alder_lake, branches.depth(8)>,
                                msr::watch_cpu(0)};
    alder.wander(20, 4); // branches before the start are not recorded
    session.start();
    CHECK(session.stop().empty());
    session.start();
    alder.fed.clear();
    alder.wander(50, 5);
    const auto first = session.stop();
    CHECK(first.size() == 8);
    check_newest(first, alder.fed, 8, any_kind);
    const std::uint64_t newest = alder.value_at(0x1500);
    alder.wander(50, 6);
    CHECK(alder.value_at(0x1500) == newest);
}

TEST_CASE("an architectural record says the kind of its branch") {
    intel_processor sapphire{core::sapphire_rapids, perfmon::sapphire_rapids};
    msr::branch_session session{sapphire, msr::branch_records<perfmon::sapphire_rapids>,
                                msr::watch_cpu(0)};
    const auto records = session.record([&] {
        sapphire.execute({0x401000, 0x402000, branch_kind::call, true});
        sapphire.execute({0x402010, 0x401005, branch_kind::ret, true});
        sapphire.execute({0x401010, 0x401000, branch_kind::conditional, true});
    });
    REQUIRE(records.size() == 3);
    CHECK(records[0].type == lbr::record_type::conditional);
    CHECK(records[1].type == lbr::record_type::near_return);
    CHECK(records[2].type == lbr::record_type::relative_call);
    // the simulated CPUID announces no cycles
    CHECK(!records[0].has_cycles);
}

TEST_CASE("a branch that never changes is predicted, and one that does for the first time is not") {
    intel_processor haswell{core::haswell, perfmon::haswell};
    msr::branch_session session{
        haswell, msr::branch_records<perfmon::haswell, branches.conditional()>, msr::watch_cpu(0)};
    for (unsigned i = 0; i < 200; ++i)
        haswell.execute({0x401000, 0x401100, branch_kind::conditional, false});
    const auto records = session.record([&] {
        haswell.execute({0x401000, 0x401100, branch_kind::conditional, true});
        for (unsigned i = 0; i < 200; ++i)
            haswell.execute({0x403000, 0x403100, branch_kind::conditional, true});
    });
    REQUIRE(records.size() == 16);
    CHECK(records[0].mispredicted == lbr::answer::no);
    session.start();
    for (unsigned i = 0; i < 200; ++i)
        haswell.execute({0x401000, 0x401100, branch_kind::conditional, false});
    haswell.execute({0x401000, 0x401100, branch_kind::conditional, true});
    const auto surprised = session.stop();
    REQUIRE(surprised.size() == 1);
    CHECK(surprised[0].mispredicted == lbr::answer::yes);
}

TEST_CASE("a call stack has the calls that have not returned") {
    const auto nest = [](auto &target) {
        target.execute({0x401000, 0x402000, branch_kind::call, true});
        target.execute({0x402000, 0x403000, branch_kind::call, true});
        target.execute({0x403010, 0x402005, branch_kind::ret, true});
        target.execute({0x402020, 0x402000, branch_kind::jump, true});
        target.execute({0x402030, 0x404000, branch_kind::indirect_call, true});
    };
    const auto check = [](const std::vector<lbr::branch_record> &records) {
        REQUIRE(records.size() == 2);
        CHECK(records[0].source == 0x402030);
        CHECK(records[1].source == 0x401000);
    };
    intel_processor skylake{core::skylake, perfmon::skylake};
    msr::branch_session legacy{skylake,
                               msr::branch_records<perfmon::skylake, branches.user().call_stack()>,
                               msr::watch_cpu(0)};
    check(legacy.record([&] { nest(skylake); }));
    intel_processor alder{core::alder_lake, perfmon::alder_lake};
    msr::branch_session architectural{
        alder, msr::branch_records<perfmon::alder_lake, branches.user().call_stack()>,
        msr::watch_cpu(0)};
    check(architectural.record([&] { nest(alder); }));
}

TEST_CASE("the registers are as they were when the session closes") {
    intel_processor skylake{core::skylake, perfmon::skylake};
    CHECK(!skylake.write(0, 0x1c8, 0x1c4));
    CHECK(!skylake.write(0, 0x1d9, 0x1000)); // bit 12 freezes the counters at interrupts
    {
        msr::branch_session session{skylake, msr::branch_records<perfmon::skylake, branches.user()>,
                                    msr::watch_cpu(0)};
        CHECK(skylake.value_at(0x1c8) == 1);
        session.start();
        CHECK(skylake.value_at(0x1d9) == 0x1001);
        CHECK(!skylake.write(0, 0x1d9, 0x1801)); // bit 11 is another program's, and stays set
    }
    CHECK(skylake.value_at(0x1c8) == 0x1c4);
    CHECK(skylake.value_at(0x1d9) == 0x1800);
    intel_processor alder{core::alder_lake, perfmon::alder_lake};
    CHECK(!alder.write(0, 0x14cf, 16));
    CHECK(!alder.write(0, 0x14ce, 0x10004));
    {
        msr::branch_session session{alder, msr::branch_records<perfmon::alder_lake>,
                                    msr::watch_cpu(0)};
        session.start();
        CHECK(alder.value_at(0x14cf) == 32);
        CHECK(alder.value_at(0x14ce) == 0x7f'0007);
    }
    CHECK(alder.value_at(0x14cf) == 16);
    CHECK(alder.value_at(0x14ce) == 0x10004);
    amd_processor zen{core::zen4, amd::zen4};
    CHECK(!zen.write(0, 0xc000'010e, 0x1ff));
    try {
        msr::branch_session session{zen, msr::branch_records<amd::zen4>, msr::watch_cpu(0)};
        session.record([] { throw std::runtime_error{"work fails"}; });
        FAIL("the exception is passed on");
    } catch (const std::runtime_error &) {
    }
    CHECK(zen.value_at(0xc000'010e) == 0x1ff);
    CHECK(zen.value_at(0xc000'010f) == 0);
}

TEST_CASE("records that run already belong to somebody else") {
    intel_processor skylake{core::skylake, perfmon::skylake};
    CHECK(!skylake.write(0, 0x1d9, 1));
    msr::failure problem;
    const msr::branch_session session{
        skylake, msr::branch_records<perfmon::skylake>, msr::watch_cpu(0), {}, problem};
    CHECK(problem.kind == msr::error_code::taken);
    CHECK(skylake.value_at(0x1c8) == 0);
    CHECK(skylake.value_at(0x1d9) == 1);
}

TEST_CASE("records that another program has frozen are no records of the session") {
    intel_processor skylake{core::skylake, perfmon::skylake};
    msr::branch_session legacy{skylake, msr::branch_records<perfmon::skylake>, msr::watch_cpu(0)};
    legacy.start();
    skylake.wander(10, 1);
    CHECK(!skylake.write(0, 0x1d9, 0));
    msr::failure problem;
    CHECK(legacy.stop(problem).empty());
    CHECK(problem.kind == msr::error_code::not_kept);
    CHECK(problem.address == 0x1d9);
    // another program changes the filter register
    intel_processor alder{core::alder_lake, perfmon::alder_lake};
    msr::branch_session session{alder, msr::branch_records<perfmon::alder_lake>, msr::watch_cpu(0)};
    session.start();
    CHECK(!alder.write(0, 0x14ce, 0x10007));
    CHECK(session.stop(problem).empty());
    CHECK(problem.kind == msr::error_code::not_kept);
    CHECK(problem.value == 0x7f'0007);
    CHECK(problem.actual_value == 0x1'0007);
    amd_processor zen{core::zen4, amd::zen4};
    msr::branch_session filtered{zen, msr::branch_records<amd::zen4>, msr::watch_cpu(0)};
    filtered.start();
    CHECK(!zen.write(0, 0xc000'010e, 1));
    CHECK(filtered.stop(problem).empty());
    CHECK(problem.kind == msr::error_code::not_kept);
    CHECK(problem.address == 0xc000'010e);
}

TEST_CASE("an aborted transaction has one record on Haswell, which records it twice") {
    constexpr std::uint64_t aborted = std::uint64_t{1} << 61;
    // The newest of three records has index 2; the record before the newest is marked as an abort.
    const auto put_records = [](intel_processor &processor, std::uint64_t flag) {
        const std::uint64_t sources[] = {0x401000, 0x402000 | flag, 0x402000};
        for (unsigned i = 0; i < 3; ++i) {
            CHECK(!processor.write(0, 0x680 + i, sources[i]));
            CHECK(!processor.write(0, 0x6c0 + i, 0x403000 + i));
        }
        CHECK(!processor.write(0, 0x1c9, 2));
    };
    intel_processor haswell{core::haswell, perfmon::haswell};
    msr::branch_session session{haswell, msr::branch_records<perfmon::haswell>, msr::watch_cpu(0)};
    session.start();
    put_records(haswell, aborted);
    const auto records = session.stop();
    REQUIRE(records.size() == 2);
    CHECK(records[0].source == 0x402000);
    CHECK(records[0].destination == 0x403001);
    CHECK(records[0].aborted == lbr::answer::yes);
    CHECK(records[1].source == 0x401000);
    CHECK(records[1].aborted == lbr::answer::no);
    // the newest record alone is marked as an abort: no second record of that abort is left out
    session.start();
    put_records(haswell, aborted);
    CHECK(!haswell.write(0, 0x1c9, 1));
    CHECK(session.stop().size() == 2);
    // Broadwell records an abort once, so that no record is left out
    intel_processor broadwell{core::broadwell, perfmon::broadwell};
    msr::branch_session once{broadwell, msr::branch_records<perfmon::broadwell>, msr::watch_cpu(0)};
    once.start();
    put_records(broadwell, aborted);
    CHECK(once.stop().size() == 3);
}

/// A processor on which an access fails: the access with number `fails_at` since `accesses` was 0.
struct failing_processor {
    intel_processor &processor;
    unsigned accesses = 0;
    unsigned fails_at = ~0u;

    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        if (accesses++ == fails_at) return {.kind = msr::error_code::io, .address = address};
        return processor.read(cpu, address, value);
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        if (accesses++ == fails_at) return {.kind = msr::error_code::io, .address = address};
        return processor.write(cpu, address, value);
    }
    msr::cpuid_registers cpuid(unsigned cpu, std::uint32_t leaf, std::uint32_t subleaf) noexcept {
        return processor.cpuid(cpu, leaf, subleaf);
    }
};

TEST_CASE("an access that fails while records are frozen and read is reported, without records") {
    intel_processor skylake{core::skylake, perfmon::skylake};
    skylake.wander(100, 1);
    unsigned count = 1;
    for (unsigned access = 0; access < count; ++access) {
        CAPTURE(access);
        failing_processor device{skylake};
        msr::branch_session session{device, msr::branch_records<perfmon::skylake>,
                                    msr::watch_cpu(0)};
        session.start();
        skylake.wander(100, 2);
        device.accesses = 0;
        if (access == 0) { // the first round counts the accesses of stop()
            CHECK(session.stop().size() == 32);
            count = device.accesses;
            session.start();
            device.accesses = 0;
        }
        device.fails_at = access;
        msr::failure problem;
        CHECK(session.stop(problem).empty());
        CHECK(problem.kind == msr::error_code::io);
        device.fails_at = ~0u;
        session.close(problem);
        CHECK(!problem);
        CHECK((skylake.value_at(0x1d9) & 1) == 0);
    }
    // a stop reads the index of the newest record and three registers of each of 32 records, after
    // it has frozen them
    CHECK(count > 1 + 3 * 32);
}

TEST_CASE("a plan of another processor is refused before anything is written") {
    intel_processor skylake{core::skylake, perfmon::skylake};
    msr::failure problem;
    const msr::branch_session session{
        skylake, msr::branch_records<perfmon::haswell>, msr::watch_cpu(0), {}, problem};
    CHECK(problem.kind == msr::error_code::unfit_plan);
    CHECK(msr::message(problem).find("another processor") != std::string::npos);
    // a processor whose CPUID does not announce architectural records
    sim::machine<sim::perfmon_pmu> bare{perfmon::alder_lake};
    const msr::branch_session other{
        bare, msr::branch_records<perfmon::alder_lake>, msr::watch_cpu(0), {}, problem};
    CHECK(problem.kind == msr::error_code::unfit_plan);
    CHECK(msr::message(problem).find("does not announce") != std::string::npos);
}

TEST_CASE("a session that is closed records nothing") {
    amd_processor zen{core::zen4, amd::zen4};
    msr::branch_session session{zen, msr::branch_records<amd::zen4>, msr::watch_cpu(0)};
    session.close();
    msr::failure problem;
    session.start(problem);
    CHECK(problem.kind == msr::error_code::wrong_state);
    CHECK(session.stop(problem).empty());
    CHECK(problem.kind == msr::error_code::wrong_state);
    session.close(problem);
    CHECK(!problem);
}

} // namespace
