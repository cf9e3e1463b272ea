// This program counts retired instructions on a Haswell with a session on msr::dev_msr. It prints
// `counted` or the failure in words, then the value of IA32_PERFEVTSEL0.
//
// usage: uses_session [FOLDER]
#include <msr/backend/dev_msr.hpp>
#include <msr/backend/message.hpp>
#include <msr/core/failure.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/session.hpp>

#include <cstdint>
#include <cstdio>

namespace perfmon = msr::perfmon;

int main(int count, char **words) {
    msr::dev_msr device{count > 1 ? words[1] : msr::dev_msr::usual_root};
    constexpr auto instructions = perfmon::raw<0xc0, 0>.user();
    constexpr auto &plan = msr::plan<perfmon::haswell, instructions>;
    constexpr std::uint32_t select_register = 0x186;
    msr::failure problem;
    {
        msr::session session{device, plan, {.cpu = 0, .pin = false}, problem};
        std::uint64_t counted = 0;
        if (!problem) counted = session.measure([] {}, problem).at(0);
        msr::failure closing;
        session.close(closing);
        if (!problem) problem = closing;
        if (!problem && counted > 1'000'000) std::puts("too many");
    }
    std::puts(problem ? msr::message(problem).c_str() : "counted");
    std::uint64_t value = 0;
    if (const msr::failure unread = device.read(0, select_register, value))
        std::puts(msr::message(unread).c_str());
    else
        std::printf("%#llx\n", static_cast<unsigned long long>(value));
}
