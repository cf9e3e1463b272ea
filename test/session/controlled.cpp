// Plans with settings of controls: the settings are in force while a session is open, verified, and
// put back with the counters however it ends. Registers by number: test/facts.
#include <msr/session/controlled.hpp>

#include <msr/controls.hpp>
#include <msr/core/failure.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/meters.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/topology.hpp>
#include <msr/sim/controls/control_machine.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/machine.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

namespace {

namespace controls = msr::controls;
namespace perfmon = msr::perfmon;
using controls::dcu;
using controls::l2_stream;
using controls::package_power_limit;

/// A machine of two logical processors of a core: counters are those of a simulated processor,
/// controls those of another machine of the same kind.
class whole_machine {
public:
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        return is_control(address) ? controls_.read(cpu, address, value)
                                   : counters_.read(cpu, address, value);
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        if (!is_control(address)) return counters_.write(cpu, address, value);
        if (swallows_writes) return {};
        return controls_.write(cpu, address, value);
    }
    msr::cpuid_registers cpuid(unsigned cpu, std::uint32_t leaf,
                               std::uint32_t subleaf) const noexcept {
        return controls_.cpuid(cpu, leaf, subleaf);
    }
    unsigned cpus() const noexcept { return controls_.cpus(); }
    msr::cpu_place place_of(unsigned cpu) const noexcept { return controls_.place_of(cpu); }

    std::uint64_t content_of(std::uint32_t address) noexcept {
        std::uint64_t content = 0;
        REQUIRE(!read(0, address, content));
        return content;
    }

    bool swallows_writes{}; ///< whether writes of controls change nothing, as in some emulators

private:
    static bool is_control(std::uint32_t address) noexcept {
        return address == 0x1a4 || address == 0x610 || address == controls::power_unit_address;
    }

    msr::sim::machine<msr::sim::perfmon_pmu> counters_{perfmon::skylake,
                                                       {.cpus = 2, .threads_per_core = 2}};
    msr::sim::control_machine controls_{msr::core::skylake, 2, 2};
};

constexpr auto instructions = perfmon::instructions_retired.user();
constexpr const auto &quiet_plan =
    msr::plan<perfmon::skylake, instructions, l2_stream::off, dcu::off>;

constexpr msr::session_options any_processor{.any_processor = true};

} // namespace

TEST_CASE("settings stand anywhere behind the target, and are no counts") {
    static_assert(quiet_plan.size == 1);
    static_assert(quiet_plan.position(instructions) == 0);
    static_assert(quiet_plan.settings().view().size() == 2);
    constexpr const auto &mixed = msr::plan<perfmon::skylake, l2_stream::off, instructions,
                                            msr::meters::energy_package, dcu::off>;
    static_assert(mixed.size == 2);
    static_assert(mixed.position(msr::meters::energy_package) == 1);
    CHECK(mixed.settings().view()[1] == dcu::off);
}

TEST_CASE("the settings are in force while the session is open, on a CPU and on all") {
    whole_machine device;
    {
        msr::session session{device, quiet_plan, msr::watch_cpu(0), any_processor};
        CHECK(device.content_of(0x1a4) == 5);
        CHECK(session.controls().size() == 2);
        session.start();
        CHECK(device.content_of(0x1a4) == 5);
        const auto counts = session.stop();
        CHECK(counts[instructions] == 0);
        CHECK(device.content_of(0x1a4) == 5);
    }
    CHECK(device.content_of(0x1a4) == 0);
    {
        msr::session session{device, quiet_plan, msr::on_machine(), any_processor};
        CHECK(session.controls().size() == 2); // two logical processors share the core
        CHECK(device.content_of(0x1a4) == 5);
        CHECK(session.measure([] {}).sum()[instructions] == 0);
        session.close();
        CHECK(device.content_of(0x1a4) == 0);
        msr::failure problem;
        session.start(problem);
        CHECK(problem.kind == msr::error_code::wrong_state);
        session.close(problem);
        CHECK(!problem);
    }
}

TEST_CASE("an exception of the work puts counters and settings back") {
    whole_machine device;
    const std::uint64_t select = device.content_of(0x186);
    try {
        msr::session session{device, quiet_plan, msr::watch_cpu(0), any_processor};
        CHECK(device.content_of(0x1a4) == 5);
        static_cast<void>(session.measure([] { throw std::runtime_error{"the work failed"}; }));
        FAIL("the exception is passed on");
    } catch (const std::runtime_error &problem) {
        CHECK(std::string_view{problem.what()} == "the work failed");
    }
    CHECK(device.content_of(0x1a4) == 0);
    CHECK(device.content_of(0x186) == select);
}

TEST_CASE("where settings or counters cannot be written nothing stays changed") {
    whole_machine device;
    device.swallows_writes = true;
    msr::failure problem;
    const msr::session unverified{device, quiet_plan, msr::watch_cpu(0), any_processor, problem};
    CHECK(problem);
    CHECK(device.content_of(0x1a4) == 0);
    device.swallows_writes = false;

    // the counters belong to another session: the settings are put back
    msr::session other{device, msr::plan<perfmon::skylake, instructions>, msr::watch_cpu(0),
                       any_processor};
    const msr::session refused{device, quiet_plan, msr::watch_cpu(0), any_processor, problem};
    CHECK(problem.kind == msr::error_code::taken);
    CHECK(problem.unrestored_registers == 0);
    CHECK(device.content_of(0x1a4) == 0);
}

TEST_CASE("a moved session keeps the settings until its end") {
    whole_machine device;
    msr::session first{device, quiet_plan, msr::watch_cpu(0), any_processor};
    {
        msr::session second{std::move(first)};
        CHECK(device.content_of(0x1a4) == 5);
    }
    CHECK(device.content_of(0x1a4) == 0);
}

TEST_CASE("limits in watts stand in plans") {
    whole_machine device;
    constexpr const auto &plan = msr::plan<perfmon::skylake, instructions,
                                           package_power_limit::value(msr::meters::watts{65})>;
    const std::uint64_t original = device.content_of(0x610);
    {
        const msr::session session{device, plan, msr::watch_cpu(0), any_processor};
        CHECK((device.content_of(0x610) & 0x7fff) == 520);
    }
    CHECK(device.content_of(0x610) == original);
}
