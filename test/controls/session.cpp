// Tests a session that sets controls on simulated registers: the session's writes, and the restored
// registers.
#include <msr/amd/counters.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/controls.hpp>
#include <msr/core/failure.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/topology.hpp>
#include <msr/session/controls.hpp>

#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace {

namespace controls = msr::controls;
using controls::dcu;
using controls::l2_stream;

/// CPUID of a processor with a signature.
struct signature {
    std::uint32_t vendor[3]; ///< vendor's name in EBX, EDX and ECX of leaf 0
    std::uint32_t eax;       ///< signature in EAX of leaf 1
};
constexpr signature skylake{{0x756e'6547, 0x4965'6e69, 0x6c65'746e}, 0x506e3};
constexpr signature zen4{{0x6874'7541, 0x6974'6e65, 0x444d'4163}, 0xa60f12};

/// A machine of four logical processors in two cores of one package, whose registers keep written
/// values.
class machine {
public:
    explicit machine(const signature &processor) : signature_{processor} {}

    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        value = at(cpu, address);
        return {};
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        ++writes;
        if (fails_at == writes) return refusal(cpu, address);
        if (!swallows) at(cpu, address) = value;
        return {};
    }
    unsigned cpus() const noexcept { return 4; }
    msr::cpu_place place_of(unsigned cpu) const noexcept {
        return {
            .cpu = cpu, .core = cpu / 2, .l2 = cpu / 2, .l3 = 0, .package = 0, .node = 0, .die = 0};
    }
    msr::cpuid_registers cpuid(unsigned, std::uint32_t leaf, std::uint32_t) const noexcept {
        const auto &vendor = signature_.vendor;
        switch (leaf) {
        case 0:
            return {0x16, vendor[0], vendor[2], vendor[1]};
        case 1:
            return {signature_.eax, 0, 0, 0};
        case 0x8000'0000:
            return {0x8000'0021, 0, 0, 0};
        case 0x8000'0021:
            return {1u << 13, 0, 0, 0};
        default:
            return {};
        }
    }

    /// Returns the value of a register in the core that a logical processor belongs to.
    std::uint64_t &at(unsigned cpu, std::uint32_t address) noexcept {
        const unsigned core = threads_are_apart ? cpu : cpu / 2;
        for (entry &known : entries_)
            if (known.core == core && known.address == address) return known.value;
        return entries_.emplace_back(entry{core, address, 0}).value;
    }

    unsigned writes{};
    unsigned fails_at{};      ///< the number of the write that fails; 0: no write fails
    bool swallows{};          ///< true: writes to registers change nothing
    bool threads_are_apart{}; ///< true: each logical processor has registers of its own

private:
    struct entry {
        unsigned core;
        std::uint32_t address;
        std::uint64_t value;
    };
    static msr::failure refusal(unsigned cpu, std::uint32_t address) {
        return {.kind = msr::error_code::refused, .is_write = true, .cpu = cpu, .address = address};
    }

    signature signature_;
    std::vector<entry> entries_;
};

constexpr const auto &quiet = controls::plan<msr::perfmon::skylake, l2_stream::off, dcu::off>;
constexpr msr::session_options usual = msr::control_session::usual_options;

TEST_CASE("a setting changes its bits alone, once for each core, and what was there comes back") {
    machine device{skylake};
    // bit 3: the prefetcher by instruction address is off before the session
    device.at(0, 0x1a4) = 0x8;
    {
        msr::control_session session{device, quiet, msr::on_machine()};
        CHECK(device.at(0, 0x1a4) == 0xd);
        CHECK(device.at(2, 0x1a4) == 0x5);
        // one write for each of two cores, not for each of four logical processors
        CHECK(device.writes == 2);
        const auto written = session.controls();
        REQUIRE(written.size() == 4);
        CHECK(written[0].cpu == 0);
        CHECK(written[2].cpu == 2);
        CHECK(written[0].previous_value == 1);
        CHECK(written[0].written_value == 0);
    }
    CHECK(device.at(0, 0x1a4) == 0x8);
    CHECK(device.at(2, 0x1a4) == 0);
}

TEST_CASE("AMD's prefetchers are in another register") {
    machine device{zen4};
    constexpr const auto &plan =
        controls::plan<msr::amd::zen4, controls::l1_stride::off, l2_stream::off>;
    msr::failure problem;
    msr::control_session session{device, plan.view(), msr::on_machine(), usual, problem};
    CHECK(!problem);
    CHECK(device.at(0, 0xc000'0108) == 0xa);
    session.close(problem);
    CHECK(!problem);
    CHECK(device.at(0, 0xc000'0108) == 0);
}

TEST_CASE("a control that the processor lacks is refused before anything is written") {
    machine device{zen4};
    msr::failure problem;
    const msr::control_session session{device, quiet.view(), msr::on_machine(), usual, problem};
    CHECK(problem.kind == msr::error_code::unfit_plan);
    CHECK(std::string_view{problem.name} == "dcu");
    CHECK(device.writes == 0);
}

TEST_CASE("a register that the processors of a core do not share is written on each") {
    machine device{skylake};
    device.threads_are_apart = true;
    {
        const msr::control_session session{device, quiet, msr::on_machine()};
        CHECK(device.writes == 4);
        CHECK(device.at(1, 0x1a4) == 0x5);
    }
    CHECK(device.at(0, 0x1a4) == 0);
    CHECK(device.at(1, 0x1a4) == 0);
}

TEST_CASE("half of the settings is undone") {
    machine device{skylake};
    device.fails_at = 2; // the second write is that of the second core
    msr::failure problem;
    const msr::control_session session{device, quiet.view(), msr::on_machine(), usual, problem};
    CHECK(problem.kind == msr::error_code::refused);
    CHECK(problem.cpu == 2);
    CHECK(problem.unrestored_registers == 0);
    CHECK(device.at(0, 0x1a4) == 0);
    CHECK(device.at(2, 0x1a4) == 0);
}

TEST_CASE("a machine that swallows writes is noticed") {
    machine device{skylake};
    device.swallows = true;
    msr::failure problem;
    const msr::control_session session{device, quiet.view(), msr::on_machine(), usual, problem};
    CHECK(problem.kind == msr::error_code::not_kept);
    CHECK(std::string_view{problem.name} == "misc_feature_control");
}

TEST_CASE("what another program wrote meanwhile stays, and is reported") {
    machine device{skylake};
    msr::failure problem;
    msr::control_session session{device, quiet.view(), msr::on_machine(), usual, problem};
    REQUIRE(!problem);
    device.at(0, 0x1a4) = 0x4; // bit 2 alone: another program has switched the streamer on again
    session.close(problem);
    CHECK(problem.kind == msr::error_code::not_kept);
    CHECK(problem.cpu == 0);
    CHECK(problem.unrestored_registers == 1);
    CHECK(device.at(0, 0x1a4) == 0x4);
    CHECK(device.at(2, 0x1a4) == 0);
}

TEST_CASE("a control that another program put back meanwhile is reported") {
    machine device{skylake};
    msr::failure problem;
    msr::control_session session{device, quiet.view(), msr::on_machine(), usual, problem};
    REQUIRE(!problem);
    device.at(0, 0x1a4) = 0; // the value before the session: all prefetchers are on again
    session.close(problem);
    CHECK(problem.kind == msr::error_code::not_kept);
    CHECK(problem.cpu == 0);
    CHECK(problem.unrestored_registers == 0);
    CHECK(device.at(0, 0x1a4) == 0);
    CHECK(device.at(2, 0x1a4) == 0);
}

TEST_CASE("bits of others that change meanwhile stay, and nothing is reported") {
    machine device{skylake};
    msr::failure problem;
    msr::control_session session{device, quiet.view(), msr::on_machine(), usual, problem};
    device.at(0, 0x1a4) |= 0x8;
    session.close(problem);
    CHECK(!problem);
    CHECK(device.at(0, 0x1a4) == 0x8);
}

TEST_CASE("settings that are kept stay") {
    machine device{skylake};
    {
        msr::control_session session{device, quiet, msr::on_cpus(0)};
        session.keep();
    }
    CHECK(device.at(0, 0x1a4) == 0x5);
    CHECK(device.at(2, 0x1a4) == 0);
}

TEST_CASE("two sessions of a program do not take the same control") {
    machine device{skylake};
    const msr::control_session first{device, quiet, msr::on_machine()};
    msr::failure problem;
    const msr::control_session second{device, quiet.view(), msr::on_machine(), usual, problem};
    CHECK(problem.kind == msr::error_code::taken);
    CHECK(device.at(0, 0x1a4) == 0x5);
}

} // namespace
