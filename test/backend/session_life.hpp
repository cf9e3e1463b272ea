// Tests of a session on a backend from its opening to its end, of the session's results, and of the
// registers that the session leaves, for every backend, including the kernel module in a virtual
// machine (test/vm).
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/message.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/session.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace session_life {

namespace p4 = msr::netburst;

inline constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss;
inline constexpr auto hits = p4::bsq_cache_reference::rd_2ndl_hite;
inline constexpr const auto &plan = msr::plan<misses, hits>;

inline std::string number(std::uint64_t value) { return std::to_string(value); }

/// Returns the values of all readable registers of the plan, as text.
template <typename Backend>
std::string registers(Backend &device) {
    std::string text;
    for (const msr::touched_register &touched_register : plan.view().registers) {
        if (touched_register.check == 0) continue;
        std::uint64_t value = 0;
        static_cast<void>(device.read(0, touched_register.address, value));
        text += " " + number(value);
    }
    return text;
}

/// Runs sessions on processor 0, whose registers are free: first a session without failures, then
/// sessions that find failures. Returns the results as text.
template <typename Backend>
std::vector<std::string> life_on(Backend &device) {
    std::vector<std::string> statement;
    const msr::program_view program = plan.view();
    const std::uint32_t first = program.readouts[0].address, second = program.readouts[1].address;
    // `escr` is the address of bsu_escr0.
    const std::uint32_t cccr = program.start[0].address, escr = 0x3a0;
    static_cast<void>(device.write(0, first, 0x123456789a));
    static_cast<void>(device.write(0, cccr, 0x30000));
    const std::string text = registers(device);

    // a session counts, one counter beyond 32 bits, and restores the registers; no processor counts
    // to 2^40 in so short a time
    {
        msr::session session{device, plan, msr::watch_cpu(0)};
        msr::failure problem;
        static_cast<void>(session.read(problem));
        statement.push_back(message(problem));
        session.start();
        static_cast<void>(device.write(0, first, 700));
        const auto read = session.read();
        static_cast<void>(device.write(0, first, 800));
        static_cast<void>(device.write(0, second, 0xa'0000'0000));
        const auto counts = session.stop();
        statement.push_back(number(read[misses]) + " " + number(counts[misses]) + " " +
                            number(counts[hits]));
        session.start();
        statement.push_back(number(session.read()[misses]));
    }
    statement.push_back(registers(device) == text ? "as found" : "changed");

    { // another program has the counter
        static_cast<void>(device.write(0, cccr, 0x31000));
        msr::failure problem;
        msr::session session{device, plan, msr::watch_cpu(0), problem};
        statement.push_back(message(problem));
        std::uint64_t value = 0;
        static_cast<void>(device.read(0, cccr, value));
        statement.push_back(number(value));
        static_cast<void>(device.write(0, cccr, 0x30000));
    }
    { // another program changed the set-up
        msr::failure problem;
        msr::session session{device, plan, msr::watch_cpu(0)};
        static_cast<void>(device.write(0, escr, 0x8));
        session.start(problem);
        statement.push_back(message(problem));
        statement.push_back(registers(device) == text ? "as found" : "changed");
        session.start(problem);
        statement.push_back(message(problem));
    }
    return statement;
}

} // namespace session_life
