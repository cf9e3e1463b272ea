// Work of both parts of the program: one is compiled with exceptions, the other without.
#pragma once

#include "../session/fake_plan.hpp"
#include "../session/fake_schedule.hpp"

#include <msr/backend/perf.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/backend/shim.hpp>
#include <msr/backend/transcript.hpp>
#include <msr/cache/curves/placement.hpp>
#include <msr/region.hpp>
#include <msr/session.hpp>
#include <msr/session/machine.hpp>
#include <msr/session/multiplexer/multiplexer.hpp>
#include <msr/sim/caches/cache.hpp>

#include <cstdint>
#include <cstdio>

/// A work load of one type for both parts; `act` may throw.
struct work_load {
    void (*act)();

    void operator()() const { act(); }
};

using fake_counts = msr::counts<fake::plan_type>;

/// The functions of this file are static, since the test looks at the library's functions that they
/// call.
static inline void use_sessions(void (*act)()) {
    msr::recorder tape;
    fake::fill(tape, 0);
    msr::failure problem;
    {
        msr::session session{tape, fake::plan, msr::watch_cpu(0), problem};
        static_cast<void>(session.measure(work_load{act}, problem).at(0));
    }
    {
        msr::session session{tape, fake::plan, msr::on_cpus({0}), problem};
        static_cast<void>(session.measure(work_load{act}, problem).counts_on(0).at(0));
    }
    {
        msr::multiplexer multiplexer{tape, fake::schedule, msr::watch_cpu(0), problem};
        work_load load{act};
        static_cast<void>(multiplexer.measure(1, load, problem).at(0));
    }
    msr::transcriber written{tape, stdout};
    msr::session session{written, fake::plan, msr::watch_cpu(0), problem};
    static_cast<void>(to_string(session.measure(work_load{act}, problem)));
}

/// perf and the module's backend load a program; neither needs to be there.
static inline void use_backends() {
    msr::failure problem;
    msr::perf kernel;
    msr::session by_perf{kernel, fake::plan, msr::this_cpu(), problem};
    msr::shim module{"/no/such/device"};
    msr::session by_module{module, fake::plan, msr::watch_cpu(0), problem};
}

/// Functions that are defined in the part of the program that is compiled without exceptions.
std::uint64_t count_at(const fake_counts &counts, std::size_t position);
void work_without_exceptions();
