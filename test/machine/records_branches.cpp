// This program records its own calls in a session on the simulated processor: records_branches CPU,
// with the name skylake, alder_lake or zen4. It prints how many records there are, and how many of
// them are of the 40 calls of a loop, as neighbours; the others are calls of the session on its way
// to the register that freezes the records.
#include <msr/amd/counters.hpp>
#include <msr/backend/dev_msr.hpp>
#include <msr/backend/message.hpp>
#include <msr/branches.hpp>
#include <msr/core/failure.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/session/branches.hpp>
#include <msr/session/execution/cpu.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

using msr::lbr::branches;

extern "C" const char call_of_loop[], target_of_loop[];

namespace {

__attribute__((noinline)) void run_loop() {
    std::uint64_t turns = 40;
    asm volatile(R"(
        .globl call_of_loop, target_of_loop
    1:
    call_of_loop:
        call target_of_loop
        dec %0
        jnz 1b
        jmp 2f
    target_of_loop:
        ret
    2:
    )"
                 : "+r"(turns)
                 :
                 : "cc", "memory");
}

const msr::lbr::record_plan &plan_for(const std::string &cpu) {
    constexpr msr::lbr::choice calls = branches.user().calls();
    if (cpu == "zen4") return msr::branch_records<msr::amd::zen4, calls>;
    if (cpu == "skylake") return msr::branch_records<msr::perfmon::skylake, calls>;
    return msr::branch_records<msr::perfmon::alder_lake, calls>;
}

} // namespace

int main(int count, char **words) {
    if (count != 2) return 2;
    msr::dev_msr device;
    msr::failure problem;
    msr::branch_session session{device, plan_for(words[1]), msr::watch_cpu(0), {}, problem};
    if (!problem) session.start(problem);
    std::vector<msr::lbr::branch_record> records;
    if (!problem) {
        run_loop();
        records = session.stop(problem);
    }
    if (problem) {
        std::printf("%s\n", msr::message(problem).c_str());
        return 1;
    }
    std::size_t first = 0, of_loop = 0;
    const auto is_of_loop = [&](std::size_t i) {
        return records[i].source == reinterpret_cast<std::uintptr_t>(call_of_loop) &&
               records[i].destination == reinterpret_cast<std::uintptr_t>(target_of_loop);
    };
    while (first < records.size() && !is_of_loop(first))
        ++first;
    while (first + of_loop < records.size() && is_of_loop(first + of_loop))
        ++of_loop;
    std::printf("%zu records, %zu calls of the session, %zu of the loop\n", records.size(), first,
                of_loop);
    return 0;
}
