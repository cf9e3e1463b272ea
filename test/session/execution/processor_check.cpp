// Whether a session's plan fits the processor that it runs on: asked once, before any register.
#include "../fake_plan.hpp"

#include <msr/session/execution/processor_check.hpp>

#include <msr/amd/counters.hpp>
#include <msr/amd/ibs.hpp>
#include <msr/backend/any_backend.hpp>
#include <msr/backend/dev_msr.hpp>
#include <msr/backend/faulty.hpp>
#include <msr/backend/message.hpp>
#include <msr/backend/perf.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/backend/shim.hpp>
#include <msr/backend/shim/thread.hpp>
#include <msr/intel/events/haswell.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/planning/plan_around.hpp>
#include <msr/intel/p5.hpp>
#include <msr/intel/p6.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/select/planner.hpp>
#include <msr/session.hpp>
#include <msr/session/execution/cpu.hpp>
#include <msr/session/machine.hpp>
#include <msr/session/multiplexer/multiplexer.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/cpuid/cpuid_targets.hpp>
#include <msr/sim/machine.hpp>
#include <msr/sim/pentium4.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <sched.h>

namespace {

namespace pm = msr::perfmon;
namespace p4 = msr::netburst;
using msr::cpuid_registers;
using msr::error_code;
using msr::failure;

constexpr auto instructions = pm::instructions_retired.user();
constexpr auto cycles = pm::core_cycles.user();
constexpr auto walks = msr::events::haswell::dtlb_load_misses::walk_completed.user();

constexpr pm::target haswell = pm::haswell;
constexpr pm::target sapphire_rapids = pm::sapphire_rapids;
constexpr const auto &walks_plan = msr::plan<haswell, walks>;
constexpr const auto &walks_schedule = msr::schedule<haswell, instructions, cycles, walks>;
/// A plan for every processor of version 3, whatever its generation.
constexpr const auto &plain_plan = msr::plan<pm::perfmon3, instructions, cycles>;

/// A recorder that answers CPUID for processors, CPU by CPU, the last processor for all other CPUs;
/// counts how often CPUID was read.
class processors {
public:
    explicit processors(std::vector<pm::target> targets) : all_{std::move(targets)} {}

    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        return tape.read(cpu, address, value);
    }
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        return tape.write(cpu, address, value);
    }
    cpuid_registers cpuid(unsigned cpu, std::uint32_t leaf, std::uint32_t subleaf) noexcept {
        ++questions;
        const pm::target &target = all_[cpu < all_.size() ? cpu : all_.size() - 1];
        cpuid_registers answer = msr::sim::cpuid_of(target, leaf, subleaf);
        // Leaf 0AH of zeros, as from a hypervisor that hides the counters.
        if (hides_counters && leaf == 0x0a) answer = {};
        return answer;
    }

    msr::recorder tape;
    bool hides_counters = false;
    unsigned questions = 0;

private:
    std::vector<pm::target> all_;
};
static_assert(msr::processor_backend<processors>);

/// A backend of threads, on invented processors, that counts the thread which has loaded the
/// program.
class thread_of_processors {
public:
    explicit thread_of_processors(std::vector<pm::target> target) : all{std::move(target)} {}

    failure read(unsigned, std::uint32_t, std::uint64_t &) noexcept { return {}; }
    failure write(unsigned, std::uint32_t, std::uint64_t) noexcept { return {}; }
    failure load(unsigned, const msr::program_view &, msr::program_handle &handle) noexcept {
        handle = {.number = ++loads};
        return {};
    }
    failure start(msr::program_handle) noexcept { return {}; }
    failure counts(msr::program_handle, std::uint64_t *, std::size_t) noexcept { return {}; }
    failure stop(msr::program_handle, std::uint64_t *, std::size_t) noexcept { return {}; }
    failure unload(msr::program_handle) noexcept { return {}; }
    bool follows_thread() const noexcept { return true; }
    cpuid_registers cpuid(unsigned cpu, std::uint32_t leaf, std::uint32_t subleaf) noexcept {
        return all.cpuid(cpu, leaf, subleaf);
    }

    processors all;
    unsigned loads = 0;
};

/// A device that stands for this machine, and has no registers.
class device_of_this_machine {
public:
    failure read(unsigned, std::uint32_t, std::uint64_t &value) noexcept {
        ++accesses;
        value = 0;
        return {};
    }
    failure write(unsigned, std::uint32_t, std::uint64_t) noexcept {
        ++accesses;
        return {};
    }
    msr::hardware_access hardware() const noexcept { return hardware_is; }

    msr::hardware_access hardware_is = msr::hardware_access::registers;
    unsigned accesses = 0;
};
static_assert(msr::hardware_backend<device_of_this_machine> &&
              !msr::processor_backend<device_of_this_machine>);

static_assert(!msr::processor_backend<msr::recorder> && !msr::hardware_backend<msr::recorder>);
static_assert(msr::hardware_backend<msr::dev_msr> && msr::hardware_backend<msr::perf>);
static_assert(msr::processor_backend<msr::sim::pentium4>);

template <typename Backend, typename Plan>
failure opened(Backend &device, const Plan &plan, msr::session_options options = {}) {
    failure problem;
    const msr::session session{device, plan, msr::watch_cpu(0), options, problem};
    return problem;
}

} // namespace

TEST_CASE("a plan of another generation is refused with its rule, before any access") {
    processors machine{{sapphire_rapids}};
    const failure problem = opened(machine, walks_plan);
    CHECK(problem.kind == error_code::unfit_plan);
    CHECK(problem.subject == pm::processor_is_of_generation::text.sentence);
    CHECK(std::string{problem.name} == "haswell");
    CHECK(machine.tape.log().empty());
    CHECK(
        msr::message(problem).find("CPU 0: the plan does not fit this processor, nothing was done: "
                                   "the plan has numbers of a generation") == 0);
    CHECK_FALSE(opened(machine, plain_plan));
}

TEST_CASE("the question costs no access and is asked once, not at each start") {
    processors question{{haswell}};
    processors unasked{{haswell}};
    {
        msr::session entry{question, walks_plan, msr::watch_cpu(0)};
        msr::session other{unasked, walks_plan, msr::watch_cpu(0), {.any_processor = true}};
        const unsigned questions = question.questions;
        CHECK(questions != 0);
        for (int i = 0; i < 3; ++i) {
            static_cast<void>(entry.measure([] {}));
            static_cast<void>(other.measure([] {}));
        }
        CHECK(question.questions == questions);
    }
    CHECK(question.tape.log() == unasked.tape.log());
    CHECK(unasked.questions == 0);
}

TEST_CASE("what a hypervisor hides is not planned, unless the user knows better") {
    processors machine{{haswell}};
    machine.hides_counters = true;
    const failure problem = opened(machine, plain_plan);
    CHECK(problem.kind == error_code::unfit_plan);
    CHECK(problem.subject == pm::processor_has_performance_monitoring::text.sentence);
    CHECK(machine.tape.log().empty());
    CHECK_FALSE(opened(machine, plain_plan, {.any_processor = true}));
}

TEST_CASE("a counter that CPUID denies is not planned") {
    pm::target fewer = haswell;
    fewer.general = 0x3;
    processors machine{{fewer}};
    CHECK_FALSE(opened(machine, msr::plan<haswell, walks.on(pm::pmc1)>));
    const failure problem = opened(machine, msr::plan<haswell, walks.on(pm::pmc3)>);
    CHECK(problem.subject == pm::processor_has_counter::text.sentence);
    CHECK(std::string{problem.name} == "pmc3");
}

TEST_CASE("each CPU is asked: another kind of core is refused, and the others are put back") {
    processors machine{{haswell, haswell, sapphire_rapids}};
    failure problem;
    const msr::session session{machine, walks_plan, msr::on_cpus({0, 1, 2}), problem};
    CHECK(problem.kind == error_code::unfit_plan);
    CHECK(problem.cpu == 2);
    CHECK(problem.unrestored_registers == 0);
    for (const auto &action : machine.tape.log())
        CHECK(action.cpu < 2);
}

TEST_CASE("multiplexers ask for all groups") {
    processors machine{{sapphire_rapids}};
    failure problem;
    {
        const msr::multiplexer refused{machine, walks_schedule, msr::watch_cpu(0), problem};
        CHECK(problem.kind == error_code::unfit_plan);
        CHECK(machine.tape.log().empty());
    }
    const msr::multiplexer unasked{
        machine, walks_schedule, msr::watch_cpu(0), {.any_processor = true}, msr::steady_time{},
        problem};
    CHECK_FALSE(problem);
    processors right{{haswell}};
    const msr::multiplexer fitting{right, walks_schedule, msr::watch_cpu(0), problem};
    CHECK_FALSE(problem);
}

TEST_CASE("plans made at run time ask as those of the compiler do, but for programs alone") {
    processors machine{{sapphire_rapids}};
    const msr::select::request request[] = {request_of(walks)};
    const auto program = msr::select::try_plan<pm::event_pmu, 4>(msr::all_of(request), haswell);
    REQUIRE(program.legal());
    CHECK(opened(machine, program).kind == error_code::unfit_plan);
    CHECK(opened(machine, msr::run_time_plan{program, {"walks"}}).kind == error_code::unfit_plan);
    CHECK_FALSE(opened(machine, msr::run_time_plan{program.view()}));
    processors right{{haswell}};
    CHECK_FALSE(opened(right, msr::run_time_plan{program}));

    const p4::request misses[] = {p4::bsq_cache_reference::rd_2ndl_miss.as_request()};
    const auto placement = p4::plan_around({}, msr::all_of(misses));
    CHECK(opened(machine, placement).subject == p4::processor_is_netburst::text.sentence);
    msr::sim::pentium4 pentium4;
    CHECK_FALSE(opened(pentium4, placement));
}

TEST_CASE("what is no processor is asked nothing; wrappers answer as what they wrap") {
    msr::recorder tape;
    CHECK_FALSE(opened(tape, walks_plan));
    msr::sim::machine<msr::sim::perfmon_pmu> other{sapphire_rapids};
    CHECK(opened(other, walks_plan).kind == error_code::unfit_plan);
    msr::faulty wrapped{other, {}};
    CHECK(opened(wrapped, walks_plan).kind == error_code::unfit_plan);
    msr::faulty of_tape{tape, {}};
    CHECK_FALSE(opened(of_tape, walks_plan));
    msr::any_backend backend{other, {.prefer = msr::backend_kind::given, .only_preferred = true}};
    REQUIRE(backend.chosen() == msr::backend_kind::given);
    CHECK(opened(backend, walks_plan).kind == error_code::unfit_plan);
}

TEST_CASE(
    "bind asks as the constructor does: the other thread may run where the plan does not fit") {
    thread_of_processors machine{{haswell}};
    const auto as_sapphire_rapids = [&](auto call) {
        failure problem;
        machine.all = processors{{sapphire_rapids}};
        std::thread{[&] { call(problem); }}.join();
        machine.all = processors{{haswell}};
        return problem;
    };
    SUBCASE("a plan made at compile time") {
        msr::session session{machine, walks_plan, msr::watch_cpu(0)};
        CHECK(as_sapphire_rapids([&](failure &problem) { session.bind(problem); }).kind ==
              error_code::unfit_plan);
        CHECK(machine.loads == 1);
        // The first thread counts, on the processor of the plan.
        CHECK_NOTHROW(static_cast<void>(session.measure([] {})));
        CHECK_NOTHROW(session.bind());
        CHECK(machine.loads == 2);
    }
    SUBCASE("a plan made at run time, which the session keeps where it is moved to") {
        const msr::select::request request[] = {request_of(walks)};
        msr::session first{machine,
                           msr::select::try_plan<pm::event_pmu, 4>(msr::all_of(request), haswell),
                           msr::watch_cpu(0)};
        auto session = std::move(first);
        CHECK(as_sapphire_rapids([&](failure &problem) { session.bind(problem); }).kind ==
              error_code::unfit_plan);
        CHECK_NOTHROW(static_cast<void>(session.measure([] {})));
    }
    SUBCASE("a schedule, which the multiplexer keeps where it is moved to") {
        msr::multiplexer first{machine, walks_schedule, msr::watch_cpu(0)};
        auto multiplexer = std::move(first);
        CHECK(as_sapphire_rapids([&](failure &problem) { multiplexer.bind(problem); }).kind ==
              error_code::unfit_plan);
        CHECK_NOTHROW(multiplexer.start());
    }
    SUBCASE("unless the user knows better") {
        msr::session session{machine, walks_plan, msr::watch_cpu(0), {.any_processor = true}};
        CHECK_FALSE(as_sapphire_rapids([&](failure &problem) { session.bind(problem); }));
    }
}

TEST_CASE("the hardware is asked on its CPU, and the thread stays where it was") {
    cpu_set_t previous;
    REQUIRE(::sched_getaffinity(0, sizeof previous, &previous) == 0);
    // The host is no Pentium, on which this test could not have been compiled, so the Pentium's
    // plan does not fit.
    device_of_this_machine machine;
    constexpr const auto &pentium = msr::plan<msr::p5::pentium, msr::p5::raw<0x16>>;
    CHECK(opened(machine, pentium).kind == error_code::unfit_plan);
    failure problem;
    {
        const msr::session bound{machine, pentium, msr::this_cpu(), problem};
        CHECK(problem.kind == error_code::unfit_plan);
    }
    CHECK(machine.accesses == 0);
    machine.hardware_is = msr::hardware_access::kernel;
    CHECK(opened(machine, pentium).kind == error_code::unfit_plan);
    machine.hardware_is = msr::hardware_access::none;
    CHECK(opened(machine, pentium).kind != error_code::unfit_plan);
    cpu_set_t final_value;
    REQUIRE(::sched_getaffinity(0, sizeof final_value, &final_value) == 0);
    CHECK(CPU_EQUAL(&previous, &final_value) != 0);
}

TEST_CASE("where threads are counted, each kind of core is asked on which they may run") {
    CHECK(msr::counts_threads(msr::perf{}));
    CHECK(msr::counts_threads(msr::perf{{.inherit = true}}));
    CHECK_FALSE(msr::counts_threads(msr::perf{msr::of_cpus}));
    CHECK_FALSE(msr::counts_threads(msr::dev_msr{}));
    msr::any_backend backend;
    CHECK(msr::counts_threads(backend) == (backend.chosen() == msr::backend_kind::linux_perf));
    msr::shim module;
    for (const bool inherits : {false, true}) {
        msr::shim_thread threads{module, inherits};
        CHECK(msr::counts_threads(threads));
        CHECK(msr::follows_thread(threads) != inherits);
        CHECK(msr::registers_of(threads, 0).counts_threads);
    }
}

TEST_CASE("a backend that counts threads does not count them once for each CPU") {
    msr::perf threads;
    failure problem;
    const msr::session session{threads, plain_plan, msr::on_cpus({0, 1}), problem};
    CHECK(problem.kind == error_code::cpu_list);
    CHECK(msr::message(problem).find("a backend that counts threads") != std::string::npos);
}

TEST_CASE("an own folder of devices is no processor that is known") {
    CHECK(msr::dev_msr{"/no/such/folder"}.hardware() == msr::hardware_access::none);
    CHECK(msr::dev_msr{}.hardware() == msr::hardware_access::registers);
}

TEST_CASE("where the kernel finds counters only what is counted has to fit") {
    const auto question = [](const auto &plan, const pm::target &target, bool finds_counters) {
        const auto cpuid = [&target](std::uint32_t leaf, std::uint32_t subleaf) {
            return msr::sim::cpuid_of(target, leaf, subleaf);
        };
        return plan.check_cpuid(msr::cpuid_view{cpuid}, finds_counters);
    };
    // A plan for version 1 of performance monitoring does not set the bits that later processors
    // need.
    constexpr const auto &oldest = msr::plan<instructions>;
    CHECK(question(oldest, haswell, false).broken == &pm::version_1_has_no_global_control::text);
    CHECK(question(oldest, haswell, true).legal());
    CHECK(question(walks_plan, sapphire_rapids, true).broken ==
          &pm::processor_is_of_generation::text);
    CHECK(question(walks_plan, haswell, true).legal());
}

TEST_CASE("every family of counters asks") {
    const auto question = [](const auto &plan, const auto &target) {
        const auto cpuid = [&target](std::uint32_t leaf, std::uint32_t subleaf) {
            return msr::sim::cpuid_of(target, leaf, subleaf);
        };
        return plan.check_cpuid(msr::cpuid_view{cpuid});
    };
    constexpr const auto &pentium = msr::plan<msr::p5::pentium, msr::p5::raw<0x16>>;
    CHECK(question(pentium, msr::p5::pentium).legal());
    CHECK(question(pentium, msr::p5::cyrix_mii).broken == &msr::p5::plan_is_for_this_p5::text);
    CHECK(question(pentium, msr::p6::pii).broken == &msr::p5::plan_is_for_this_p5::text);
    constexpr const auto &pro = msr::plan<(msr::p6::ppro | msr::p6::piii), msr::p6::inst_retired>;
    CHECK(question(pro, msr::p6::piii).legal());
    CHECK(question(pro, msr::p6::pentium_m).broken == &msr::p6::plan_is_for_this_p6::text);
    CHECK(question(pro, haswell).broken == &msr::p6::plan_is_for_this_p6::text);
    constexpr const auto &zen = msr::plan<msr::amd::zen4, msr::amd::retired_instructions>;
    CHECK(question(zen, msr::amd::zen4).legal());
    CHECK(question(zen, msr::amd::zen2).broken == &msr::amd::plan_includes_processor::text);
    CHECK(question(zen, haswell).broken == &msr::amd::processor_has_amd_counters::text);
    constexpr const auto &ops = msr::plan<msr::ibs::zen4, msr::ibs::op_sampling>;
    CHECK(question(ops, haswell).broken == &msr::ibs::processor_has_ibs::text);
    constexpr const auto &second =
        msr::plan<p4::models<p4::any_model, p4::hyper_threading::on>,
                  p4::metric::memory_loads.thread_1().sample_every<1000>().precise().disputed()>;
    msr::sim::pentium4 two{3, p4::hyper_threading::on};
    for (const unsigned cpu : {0u, 1u}) {
        const auto cpuid = [&](std::uint32_t leaf, std::uint32_t subleaf) {
            return two.cpuid(cpu, leaf, subleaf);
        };
        CHECK(second.check_cpuid(msr::cpuid_view{cpuid}).legal() == (cpu == 1));
    }
}

TEST_CASE("the processors that a thread may run on are those that the system names") {
    cpu_set_t set;
    REQUIRE(::sched_getaffinity(0, sizeof set, &set) == 0);
    const msr::detail::allowed_processors allowed;
    CHECK(allowed.error() == 0);
    CHECK(allowed.size() == CPU_COUNT(&set));
    unsigned last = 0;
    for (unsigned cpu = 0; cpu < CPU_SETSIZE; ++cpu) {
        if (allowed.has(cpu) != (CPU_ISSET(cpu, &set) != 0)) FAIL_CHECK(cpu);
        if (CPU_ISSET(cpu, &set)) last = cpu;
    }
    CHECK_FALSE(allowed.has(msr::detail::most_cpus));
    CHECK(msr::detail::runs_only_on(last) == (CPU_COUNT(&set) == 1));
    msr::session_thread bound;
    REQUIRE_FALSE(bound.pin(last));
    CHECK(msr::detail::runs_only_on(last));
    CHECK_FALSE(msr::detail::runs_only_on(last + 1));
}
