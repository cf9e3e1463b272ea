#include <msr/branches.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/session/branches.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/fed_records.hpp>
#include <msr/sim/machine.hpp>

#include <cstdio>

namespace sim = msr::sim;

int main() {
    using msr::lbr::branches, msr::perfmon::skylake;
    sim::fed_records<sim::machine<sim::perfmon_pmu>> processor{msr::core::skylake, skylake};
    constexpr const auto &calls = msr::branch_records<skylake, branches.user().calls().depth(3)>;
    msr::branch_session session{processor, calls, msr::watch_cpu(0)};
    session.start();
    for (unsigned i = 0; i < 10; ++i) {
        processor.branch(true, {.address = 0x401000 + 16 * i}, 0x402000, sim::branch_kind::call);
        processor.branch(true, {.address = 0x402008}, 0x401002 + 16 * i, sim::branch_kind::ret);
    }
    for (const msr::lbr::branch_record &newest : session.stop())
        std::printf("%#llx to %#llx\n", 0ull + newest.source, 0ull + newest.destination);
}
