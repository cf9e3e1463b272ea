// Tests sessions on simulated machines on which accesses go wrong on purpose: each fault at each
// place of the sequence of accesses. The failure names the register and the cause, every other
// register is put back, and no count is wrong in silence.
#include <msr/amd/counters.hpp>
#include <msr/amd/events/zen4.hpp>
#include <msr/backend/faulty.hpp>
#include <msr/backend/message.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/core/failure.hpp>
#include <msr/intel/events/skylake.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/session.hpp>
#include <msr/sim/counters/select_amd.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/machine.hpp>
#include <msr/sim/pentium4.hpp>

#include "../thorough.hpp"

#include <doctest/doctest.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

namespace amd = msr::amd;
namespace netburst = msr::netburst;
namespace perfmon = msr::perfmon;
namespace sim = msr::sim;
using msr::access_kind;
using msr::error_code;
using msr::fault;

// Instructions of two pieces of work. The second piece is smaller, so that a counter that another
// program sets to 0 between them is seen to stand lower.
constexpr std::uint64_t first_work = 1000, second_work = 600;

sim::tally work_of(std::uint64_t instructions) {
    sim::tally tally;
    tally[sim::signal::instructions] = instructions;
    tally[sim::signal::cycles] = tally[sim::signal::reference_cycles] = instructions;
    return tally;
}

struct skylake_case {
    sim::machine<sim::perfmon_pmu> machine{perfmon::target_at(msr::core::skylake),
                                           msr::events::skylake::core_events::all.events};
    static constexpr auto plan =
        msr::plan<perfmon::skylake, msr::events::skylake::inst_retired::any_p.user()>;
    static constexpr std::uint32_t select_register = 0x186, counter = 0xc1;
    // Content of the select register from another program, with the counter disabled.
    static constexpr std::uint64_t of_somebody = 0x100c1;
    static constexpr std::uint64_t disturbance = 0x4100c1;
    // Far from 0: a write to the 32-bit counter extends the sign of the value.
    static constexpr std::uint64_t far = 0x8000'0000;
    // IA32_PERF_GLOBAL_STATUS_RESET, which cannot be read.
    static constexpr std::uint32_t writes_only = 0x390;
    void work(std::uint64_t instructions) { machine.count(0, work_of(instructions)); }
};

struct zen4_case {
    sim::machine<sim::amd_pmu> machine{amd::zen4, msr::events::zen4::core_events::all.events};
    static constexpr auto plan = msr::plan<amd::zen4, amd::retired_instructions.user()>;
    static constexpr std::uint32_t select_register = 0xc001'0200, counter = 0xc001'0201;
    static constexpr std::uint64_t of_somebody = 0x100c1;
    static constexpr std::uint64_t disturbance = 0x4100c1;
    static constexpr std::uint64_t far = std::uint64_t{1} << 45;
    static constexpr std::uint32_t writes_only = 0xc000'0302; // PerfCntrGlobalStatusClr
    void work(std::uint64_t instructions) { machine.count(0, work_of(instructions)); }
};

struct pentium4_case {
    sim::pentium4 machine;
    static constexpr auto plan = msr::plan<netburst::instr_retired::nbogusntag.user()>;
    // IQ_CCCR0 (36CH) and IQ_COUNTER0 (30CH).
    static constexpr std::uint32_t select_register = 0x36c, counter = 0x30c;
    static constexpr std::uint64_t of_somebody = 0x38000;
    static constexpr std::uint64_t disturbance = 0x39000;
    static constexpr std::uint64_t far = std::uint64_t{1} << 39;
    static constexpr std::uint32_t writes_only = 0;
    void work(std::uint64_t instructions) { machine.count(work_of(instructions)); }
};

/// An access of a session, and the value that the register held before it.
struct done_access {
    access_kind kind{};
    std::uint32_t address{};
    std::uint64_t before{};
    std::uint64_t written{};
};

/// A machine that logs the accesses which reach another machine.
template <typename Machine>
class watched {
public:
    explicit watched(Machine &machine) : machine_{machine} {}
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        log.push_back({access_kind::read, address});
        return machine_.read(cpu, address, value);
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        done_access access{access_kind::write, address, 0, value};
        (void)machine_.read(cpu, address, access.before);
        log.push_back(access);
        return machine_.write(cpu, address, value);
    }
    std::uint64_t clock(unsigned cpu) noexcept { return machine_.clock(cpu); }

    std::vector<done_access> log;

private:
    Machine &machine_;
};

/// The results of a session that was opened, started, read, stopped and closed.
struct life {
    msr::failure why;
    bool was_counted{};              ///< whether both the read and the stop returned counts
    std::uint64_t first{}, second{}; ///< the session's count at the read, and at the stop
    /// Number of accesses until the session was opened, started, stopped and closed.
    std::size_t opened{}, started{}, stopped{}, closed{};
    std::vector<done_access> log;
};

/// Runs a session: open, start, work, read, work, stop, close; ends with the first failure.
template <typename Case>
life life_of(Case &subject, std::vector<fault> faults = {}) {
    watched watched{subject.machine};
    msr::faulty device{watched, std::move(faults)};
    life result;
    {
        msr::session session{device, subject.plan, msr::watch_cpu(0), result.why};
        result.opened = device.accesses();
        if (!result.why) session.start(result.why);
        result.started = device.accesses();
        subject.work(first_work);
        if (!result.why) result.first = session.read(result.why).at(0);
        subject.work(second_work);
        if (!result.why) {
            result.second = session.stop(result.why).at(0);
            result.was_counted = !result.why;
        }
        result.stopped = device.accesses();
        msr::failure closing;
        session.close(closing);
        if (!result.why)
            result.why = closing;
        else if (closing) // a failed read leaves the session open until close()
            result.why.unrestored_registers = closing.unrestored_registers;
    }
    result.closed = device.accesses();
    result.log = std::move(watched.log);
    return result;
}

/// A machine with a register that another program has used before.
template <typename Case>
struct used : Case {
    used() { REQUIRE_FALSE(this->machine.write(0, this->select_register, this->of_somebody)); }
};

/// Returns the values of the registers that a session writes, except for those that cannot be read.
template <typename Case>
std::map<std::uint32_t, std::uint64_t> values_of(Case &target,
                                                 const std::set<std::uint32_t> &index) {
    std::map<std::uint32_t, std::uint64_t> values;
    for (const std::uint32_t address : index)
        if (std::uint64_t value = 0; !target.machine.read(0, address, value))
            values[address] = value;
    return values;
}

/// Returns the registers that the first accesses of a session write.
template <typename Case>
std::set<std::uint32_t> written(const Case &, const std::vector<done_access> &log,
                                std::size_t first) {
    std::set<std::uint32_t> total;
    for (std::size_t i = 0; i < first && i < log.size(); ++i)
        if (log[i].kind == access_kind::write && log[i].address != Case::writes_only)
            total.insert(log[i].address);
    return total;
}

/// The results of a session without faults, and the registers' values before it.
template <typename Case>
struct expected {
    life good;
    std::set<std::uint32_t> registers;
    std::map<std::uint32_t, std::uint64_t> before;

    expected() {
        used<Case> subject;
        used<Case> untouched;
        good = life_of(subject);
        registers = written(subject, good.log, good.log.size());
        before = values_of(untouched, registers);
        REQUIRE_MESSAGE(!good.why, msr::message(good.why));
        REQUIRE(good.first == first_work);
        REQUIRE(good.second == first_work + second_work);
        REQUIRE(good.opened > 0);
        REQUIRE(good.opened < good.started);
        REQUIRE(good.started < good.stopped);
        REQUIRE(good.stopped < good.closed);
        REQUIRE(registers.count(Case::select_register) == 1);
        REQUIRE(values_of(subject, registers) == before);
    }
};

#define EACH_CASE skylake_case, zen4_case, pentium4_case

} // namespace

TEST_CASE_TEMPLATE("an access that fails is reported by register and cause, the rest is put back",
                   Case, EACH_CASE) {
    const expected<Case> request;
    const struct {
        error_code code;
        int system_error;
        const char *words;
    } causes[] = {{error_code::refused, EIO, "#GP"},
                  {error_code::io, EIO, "Input/output error"},
                  {error_code::blocked, EPERM, "denied"}};
    const std::size_t step = rounds(3, 1);
    // Number of the access that fails first: another for each cause, so that every access fails
    // once.
    std::size_t first = 1;
    for (const auto &cause : causes)
        for (std::size_t nth = first++; nth <= request.good.closed; nth += step) {
            CAPTURE(cause.words);
            CAPTURE(nth);
            used<Case> subject;
            const life life =
                life_of(subject, {msr::fails_with(nth, cause.code, cause.system_error)});
            CHECK(values_of(subject, request.registers) == request.before);
            CHECK(life.why.unrestored_registers == 0);
            // A failed write that restores a register is tried again.
            if (nth > request.good.stopped) {
                CHECK_MESSAGE(!life.why, msr::message(life.why));
                CHECK(life.second == request.good.second);
                continue;
            }
            const done_access &position = request.good.log[nth - 1];
            CHECK(life.why.kind == cause.code);
            CHECK(life.why.system_error == cause.system_error);
            CHECK(life.why.address == position.address);
            CHECK(life.why.is_write == (position.kind == access_kind::write));
            CHECK(life.why.cpu == 0);
            REQUIRE(life.why.name != nullptr);
            const std::string text = msr::message(life.why);
            CAPTURE(text);
            CHECK(text.find(life.why.name) != std::string::npos);
            CHECK(text.find(cause.words) != std::string::npos);
        }
}

TEST_CASE_TEMPLATE("where the CPU goes, what stays changed is counted", Case, EACH_CASE) {
    const expected<Case> request;
    for (std::size_t nth = 1; nth <= request.good.closed; nth += rounds(2, 1)) {
        CAPTURE(nth);
        used<Case> subject;
        const life life = life_of(subject, {msr::loses_cpu(nth)});
        CHECK(life.why.kind == error_code::cpu_offline);
        CHECK(msr::message(life.why).find("CPU 0") != std::string::npos);
        CHECK_FALSE((life.was_counted && nth <= request.good.stopped));
        std::size_t differ = 0;
        for (const auto &[address, value] : values_of(subject, request.registers))
            differ += request.before.at(address) != value;
        CHECK(differ <= life.why.unrestored_registers);
        if (nth > request.good.stopped) continue;
        CHECK(life.why.address == request.good.log[nth - 1].address);
        // A register that was written, or whose write was tried, cannot be known to have its old
        // value.
        CHECK(life.why.unrestored_registers == written(subject, request.good.log, nth).size());
    }
}

TEST_CASE_TEMPLATE("a write that is swallowed is noticed", Case, EACH_CASE) {
    const expected<Case> request;
    std::size_t noticed = 0;
    for (std::size_t nth = 1; nth <= request.good.closed; nth += rounds(2, 1)) {
        const done_access &position = request.good.log[nth - 1];
        if (position.kind != access_kind::write) continue;
        CAPTURE(nth);
        CAPTURE(position.address);
        used<Case> subject;
        const life life = life_of(subject, {{.what = fault::effect::swallow, .nth = nth}});
        CHECK(values_of(subject, request.registers) == request.before);
        CHECK(life.why.unrestored_registers == 0);
        // A lost write goes unnoticed only where the register held the value already, where a
        // restore was made again, or where the register cannot be read.
        if (life.was_counted) {
            CHECK((position.before == position.written || nth > request.good.stopped ||
                   position.address == Case::writes_only));
            CHECK(life.first == request.good.first);
            CHECK(life.second == request.good.second);
            CHECK_MESSAGE(!life.why, msr::message(life.why));
            continue;
        }
        ++noticed;
        CHECK(life.why.kind == error_code::not_kept);
        CHECK(life.why.address == position.address);
        CHECK(life.why.name != nullptr);
    }
    // Lost writes are noticed at least in the register that selects the event, and in the register
    // that starts the counter.
    CHECK(noticed >= 2);
}

TEST_CASE_TEMPLATE("a counter that somebody writes in the middle is never counted in silence", Case,
                   EACH_CASE) {
    const expected<Case> request;
    std::size_t reported = 0;
    // The fault sets the counter lower than it was, or farther than it can have counted in the
    // time.
    const std::size_t step = rounds(2, 1);
    std::size_t first = 1;
    for (const std::uint64_t value : {std::uint64_t{0}, Case::far})
        for (std::size_t nth = first++; nth <= request.good.closed; nth += step) {
            // The counter starts from 0, so until its first read a 0 shows no fault.
            if (value == 0 && nth == request.good.started + 1) continue;
            CAPTURE(value);
            CAPTURE(nth);
            used<Case> subject;
            const life life = life_of(subject, {msr::somebody_writes(nth, Case::counter, value)});
            auto left = values_of(subject, request.registers);
            auto previous = request.before;
            // The counter's register may have the other program's value.
            left.erase(Case::counter), previous.erase(Case::counter);
            CHECK(left == previous);
            CHECK(life.why.unrestored_registers == 0);
            if (!life.why) {
                CHECK(life.first == request.good.first);
                CHECK(life.second == request.good.second);
                continue;
            }
            ++reported;
            CHECK(life.why.address == Case::counter);
            CHECK((life.why.kind == error_code::went_back ||
                   life.why.kind == error_code::overwritten ||
                   life.why.kind == error_code::overflowed ||
                   life.why.kind == error_code::not_kept));
        }
    CHECK(reported >= 2);
}

TEST_CASE_TEMPLATE("a select register that somebody writes while it counts is reported", Case,
                   EACH_CASE) {
    const expected<Case> request;
    for (std::size_t nth = request.good.opened + 1; nth <= request.good.closed;
         nth += rounds(2, 1)) {
        CAPTURE(nth);
        used<Case> subject;
        const life life =
            life_of(subject, {msr::somebody_writes(nth, Case::select_register, Case::disturbance)});
        CHECK(life.why.unrestored_registers == 0);
        if (nth <= request.good.stopped && !life.was_counted) {
            CHECK(life.why.kind == error_code::not_kept);
            CHECK(life.why.address == Case::select_register);
            CHECK(life.why.actual_value == Case::disturbance);
        } else { // another program wrote after the last check of the register: the counts stand
            CHECK(life.second == request.good.second);
        }
        // a session's last access only reads a counter, so that another program's write at this
        // access stays
        if (nth < request.good.closed)
            CHECK(values_of(subject, request.registers) == request.before);
    }
}
