// Checks of a plan's register writes, and counters for benchmarks, for Catch2, versions 2 and 3.
//
//   CHECK_WRITES(plan, {"ia32_perfevtsel0", 0x4100c0}, {0xc1, 0}, {0x38f, 1});
//
//   auto counted = msr::count_benchmark<cpi>("sort", plan); // by Linux's perf, without root
//   BENCHMARK_ADVANCED("sort")(Catch::Benchmark::Chronometer meter) {
//       counted.measure(meter, [] { return sort(); });
//   };
//
// Version 2 has benchmarks where CATCH_CONFIG_ENABLE_BENCHMARKING is defined before
// catch2/catch.hpp is included.
#pragma once

#include <msr/adaptor/count_sums.hpp>
#include <msr/adaptor/expectations.hpp>
#include <msr/adaptor/named_failure.hpp>
#include <msr/adaptor/thread_perf.hpp>

#include <msr/backend/backend.hpp>
#include <msr/core/failure.hpp>
#include <msr/metric/constants.hpp>
#include <msr/metric/evaluate.hpp>
#include <msr/metric/value.hpp>
#include <msr/region/choice_texts.hpp>
#include <msr/session.hpp>
#include <msr/session/cpu_selection.hpp>
#include <msr/session/machine.hpp>

#if __has_include(<catch2/catch_test_macros.hpp>)
#include <catch2/benchmark/catch_benchmark.hpp>
#include <catch2/benchmark/catch_chronometer.hpp>
#include <catch2/catch_test_macros.hpp>
#define MSR_CATCH_HAS_BENCHMARKS 1
#else
#include <catch2/catch.hpp>
#ifdef CATCH_CONFIG_ENABLE_BENCHMARKING
#define MSR_CATCH_HAS_BENCHMARKS 1
#endif
#endif

#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#ifdef CATCH_CONFIG_PREFIX_ALL
#define MSR_CATCH(name) CATCH_##name
#else
#define MSR_CATCH(name) name
#endif

/// Passes an assertion of Catch2 where `difference` is an empty text; otherwise fails with the
/// text.
/// `fail`: a macro of Catch2 that takes the text, without its prefix: FAIL_CHECK or FAIL
#define MSR_CATCH_DIFFERENCE(fail, difference)                                                     \
    do {                                                                                           \
        if (const std::string msr_difference = difference; msr_difference.empty())                 \
            MSR_CATCH(SUCCEED)("as expected");                                                     \
        else                                                                                       \
            MSR_CATCH(fail)(msr_difference);                                                       \
    } while (false)

/// Checks the register writes of a plan until its counters run. Arguments behind the plan, in
/// order: `{register, value}` for each write, with the register by its address or by its name. The
/// test goes on after a failure.
#define CHECK_WRITES(plan, ...)                                                                    \
    MSR_CATCH_DIFFERENCE(FAIL_CHECK, ::msr::writes_difference(plan, {__VA_ARGS__}))
/// Requires the register writes of a plan until its counters run. Arguments behind the plan, in
/// order: `{register, value}` for each write, with the register by its address or by its name. A
/// failure ends the test case.
#define REQUIRE_WRITES(plan, ...)                                                                  \
    MSR_CATCH_DIFFERENCE(FAIL, ::msr::writes_difference(plan, {__VA_ARGS__}))

/// Checks all register writes that a recorder saw. Arguments behind the plan, which has the names
/// and fields of the registers, in order: `{register, value}` for each write. The test goes on
/// after a failure.
#define CHECK_RECORDED(recorder, plan, ...)                                                        \
    MSR_CATCH_DIFFERENCE(FAIL_CHECK, ::msr::recorded_difference(recorder, plan, {__VA_ARGS__}))
/// Requires all register writes that a recorder saw. Arguments behind the plan, which has the names
/// and fields of the registers, in order: `{register, value}` for each write. A failure ends the
/// test case.
#define REQUIRE_RECORDED(recorder, plan, ...)                                                      \
    MSR_CATCH_DIFFERENCE(FAIL, ::msr::recorded_difference(recorder, plan, {__VA_ARGS__}))

/// Checks that everything that `recorder.expect({…})` listed has happened, and nothing else. The
/// test goes on after a failure.
#define CHECK_AS_EXPECTED(recorder) MSR_CATCH_DIFFERENCE(FAIL_CHECK, (recorder).difference())
/// Requires that everything that `recorder.expect({…})` listed has happened, and nothing else. A
/// failure ends the test case.
#define REQUIRE_AS_EXPECTED(recorder) MSR_CATCH_DIFFERENCE(FAIL, (recorder).difference())

#ifdef MSR_CATCH_HAS_BENCHMARKS

namespace msr {

/// Counts what a benchmark of Catch2 measures; made by `count_benchmark`. Catch2's table of
/// benchmarks has no columns for counts, so the counts are reported in a warning behind the table,
/// which every reporter shows. A failure fails the test case: a count that failed is not reported
/// as 0.
/// `Place`: `session_cpu`, or a `cpu_selection`, whose CPUs count together.
template <typename Backend, typename Plan, typename Place, typename Constants,
          const auto &...Metrics>
class counted_catch_benchmark {
public:
    /// Opens the session and starts to count. Where counting fails, the report of the benchmark
    /// fails with the reason.
    /// `benchmark_name`: the name of the benchmark in reports
    /// `device`, `plan`: a backend and a plan, which must outlive the object
    /// `choices`: the text of each choice of the plan, in its order
    /// `constant_values`: what the metrics need in addition to counts
    counted_catch_benchmark(std::string benchmark_name, Backend &device, const Plan &plan,
                            Place place, session_options options, std::vector<std::string> choices,
                            Constants constant_values)
        : name{std::move(benchmark_name)}, texts{std::move(choices)},
          readouts{plan.view().readouts}, constants{constant_values}, counting{device, plan,
                                                                               std::move(place),
                                                                               options, cause} {
        if (!cause) counting.start(cause);
    }

    counted_catch_benchmark(const counted_catch_benchmark &) = delete;
    counted_catch_benchmark &operator=(const counted_catch_benchmark &) = delete;

    /// Reports the counts of the benchmark, unless `report` was called.
    ~counted_catch_benchmark() { report(); }

    /// Runs `meter.measure(function)` and counts what the function does. The counters are read
    /// before and after the call, outside of the time that Catch2 measures.
    template <typename Function>
    void measure(Catch::Benchmark::Chronometer meter, Function &&function) {
        const counts<Plan> first = read();
        meter.measure(std::forward<Function>(function));
        const counts<Plan> last = read();
        if (meter.runs() !=
            // only the last samples are measured: Catch2 first tries how many runs a sample needs
            runs) {
            runs = meter.runs();
            samples = 0;
            sum = {};
        }
        ++samples;
        sum += last - first;
    }

    /// Reports for each choice the mean count of a run, over all samples, and the metrics; a
    /// failure of counting fails the test case instead. Only the first call reports.
    void report() {
        if (std::exchange(is_reported, true)) return;
        if (cause) {
            MSR_CATCH(FAIL_CHECK)
            ("counters of " + name + ": " + detail::named_failure(cause, texts));
            return;
        }
        if (samples == 0) return;
        std::ostringstream text;
        text << "counters of " << name << ", by run, of " << samples << " samples";
        const double total_runs = static_cast<double>(samples) * static_cast<double>(runs);
        for (std::size_t i = 0; i < sum.size(); ++i)
            if (!readouts[i].is_sampled)
                text << "\n  " << texts[i] << ": " << static_cast<double>(sum.at(i)) / total_runs;
        (write_metric<Metrics>(text), ...);
        MSR_CATCH(WARN)(text.str());
    }

private:
    counts<Plan> read() {
        if (cause) return {};
        return detail::sum_of(counting.read(cause));
    }

    template <const auto &Metric>
    void write_metric(std::ostringstream &text) const {
        const metric_value value = std::apply(
            [&](const auto &...given) { return value_of<Metric>(sum, given...); }, constants);
        text << "\n  " << Metric.name() << ": ";
        if (value)
            text << *value;
        else
            text << sentence_of(value.why());
    }

    std::string name;
    std::vector<std::string> texts;
    sequence<readout> readouts;
    Constants constants;
    failure cause;
    session<Backend, Plan, Place> counting;
    int runs{};
    std::uint64_t samples{};
    counts<Plan> sum{};
    bool is_reported{};
};

/// Counts a benchmark on a backend, on the processor that the calling thread is on. The thread is
/// bound to the processor as long as the result lives. `Metrics` are reported in addition to the
/// choices.
/// `name`: the name of the benchmark in reports
/// `device`, `plan`: a backend and a plan, which must outlive the result
/// `constants`: what `Metrics` need in addition to counts, such as `given::smt_on{true}`
template <const auto &...Metrics, backend Backend, countable_plan Plan, given_constant... Given,
          detail::text_source Source = detail::text_source_of<Plan>()>
auto count_benchmark(std::string name, Backend &device, const Plan &plan,
                     const Given &...constants) {
    return counted_catch_benchmark<Backend, Plan, session_cpu, std::tuple<Given...>, Metrics...>{
        std::move(name), device, plan, this_cpu(), {}, choice_texts<Plan, Source>(plan),
        {constants...}};
}

/// Counts a benchmark of Catch2 on a processor of the caller's choice. `Metrics` are reported in
/// addition to the choices.
/// `name`: the name of the benchmark in reports
/// `device`, `plan`: a backend and a plan, which must outlive the result
/// `processor`: the processor, such as `msr::watch_cpu(0)` of a simulated machine
/// `constants`: what `Metrics` need in addition to counts, such as `given::smt_on{true}`
template <const auto &...Metrics, backend Backend, countable_plan Plan, given_constant... Given,
          detail::text_source Source = detail::text_source_of<Plan>()>
auto count_benchmark(std::string name, Backend &device, const Plan &plan, session_cpu processor,
                     const Given &...constants) {
    return counted_catch_benchmark<Backend, Plan, session_cpu, std::tuple<Given...>, Metrics...>{
        std::move(name), device, plan, processor, {}, choice_texts<Plan, Source>(plan),
        {constants...}};
}

/// Counts a benchmark of Catch2 on a processor of the caller's choice with options of the session.
/// `Metrics` are reported in addition to the choices.
/// `name`: the name of the benchmark in reports
/// `device`, `plan`: a backend and a plan, which must outlive the result
/// `options`: the options of the session, such as `{.any_processor = true}`
/// `constants`: what `Metrics` need in addition to counts, such as `given::smt_on{true}`
template <const auto &...Metrics, backend Backend, countable_plan Plan, given_constant... Given,
          detail::text_source Source = detail::text_source_of<Plan>()>
auto count_benchmark(std::string name, Backend &device, const Plan &plan, session_cpu processor,
                     session_options options, const Given &...constants) {
    return counted_catch_benchmark<Backend, Plan, session_cpu, std::tuple<Given...>, Metrics...>{
        std::move(name), device, plan, processor, options, choice_texts<Plan, Source>(plan),
        {constants...}};
}

/// Counts a benchmark of Catch2 on several CPUs: a count is the sum over all that ran on the CPUs
/// meanwhile. `Metrics` are reported in addition to the choices.
/// `name`: the name of the benchmark in reports
/// `device`, `plan`: a backend and a plan, which must outlive the result
/// `cpus`: the CPUs, such as `msr::on_machine()`
/// `constants`: what `Metrics` need in addition to counts, such as `given::smt_on{true}`
template <const auto &...Metrics, backend Backend, countable_plan Plan, given_constant... Given,
          detail::text_source Source = detail::text_source_of<Plan>()>
auto count_benchmark(std::string name, Backend &device, const Plan &plan, cpu_selection cpus,
                     const Given &...constants) {
    return counted_catch_benchmark<Backend, Plan, cpu_selection, std::tuple<Given...>, Metrics...>{
        std::move(name), device, plan, std::move(cpus), {}, choice_texts<Plan, Source>(plan),
        {constants...}};
}

/// Counts a benchmark of Catch2 by Linux's perf, without root: the calling thread, wherever it
/// runs. `Metrics` are reported in addition to the choices.
/// `name`: the name of the benchmark in reports
/// `plan`: a plan, which must outlive the result
/// `constants`: what `Metrics` need in addition to counts, such as `given::smt_on{true}`
template <const auto &...Metrics, countable_plan Plan, given_constant... Given,
          detail::text_source Source = detail::text_source_of<Plan>()>
auto count_benchmark(std::string name, const Plan &plan, const Given &...constants) {
    return counted_catch_benchmark<perf, Plan, session_cpu, std::tuple<Given...>, Metrics...>{
        std::move(name),
        detail::thread_perf(),
        plan,
        detail::wherever_it_runs,
        {},
        choice_texts<Plan, Source>(plan),
        {constants...}};
}

} // namespace msr

#endif
