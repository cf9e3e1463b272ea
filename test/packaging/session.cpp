// A project whose program has a session, as a user would write it: two counters of a Pentium III,
// programmed and read on registers in memory. Prints `ok` if the registers have the values in
// README.md.
#include <msr/backend/recorder.hpp>
#include <msr/intel/p6.hpp>
#include <msr/session.hpp>

#include <cstdio>

namespace p6 = msr::p6;

constexpr auto instructions = p6::inst_retired.user();
constexpr auto loads = p6::l2_ld::m;

int main() {
    msr::recorder device;
    msr::session session{device, msr::plan<p6::piii, instructions, loads>, msr::watch_cpu(0)};
    session.start();
    const bool programmed = device.value(0, 0x186) == 0x4100c0 && device.value(0, 0x187) == 0x30829;
    device.set(0, p6::perfctr0_address, 1'000);
    const auto counts = session.stop();
    const bool good = programmed && counts[instructions] == 1'000 && counts[loads] == 0;
    std::puts(good ? "ok" : "the registers have other values");
    return good ? 0 : 1;
}
