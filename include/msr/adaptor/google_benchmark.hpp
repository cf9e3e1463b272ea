// The counters of a plan in the reports of Google Benchmark (github.com/google/benchmark, 1.6 or
// later): each choice's count by iteration, under the choice's text, and metrics.
//
//   void sorts(benchmark::State &state) {
//       auto counted = msr::count_benchmark<cpi>(state, plan); // by Linux's perf, without root
//       for (auto _ : counted) // in place of `state`
//           sort();
//   }
#pragma once

#include <msr/adaptor/count_sums.hpp>
#include <msr/adaptor/named_failure.hpp>
#include <msr/adaptor/thread_perf.hpp>

#include <msr/backend/backend.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>
#include <msr/metric/constants.hpp>
#include <msr/metric/evaluate.hpp>
#include <msr/metric/value.hpp>
#include <msr/region/choice_texts.hpp>
#include <msr/session.hpp>
#include <msr/session/cpu_selection.hpp>
#include <msr/session/execution/processor_question.hpp>
#include <msr/session/machine.hpp>

#include <benchmark/benchmark.h>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace msr {

namespace detail {

/// The sum of the counts of all threads of the running benchmark, from which its metrics are
/// computed. Google Benchmark runs one benchmark after the other, and lets no thread leave the loop
/// before all threads have reached it.
template <typename Counts>
class benchmark_team {
public:
    void join() {
        const std::lock_guard<std::mutex> hold{lock};
        if (members++ != 0) return;
        sum = {};
        is_complete = true;
    }

    /// Adds a member's counts; null: it has none. The last member to leave gets the sum, if all
    /// members have counts.
    template <typename Last>
    void leave(const Counts *mine, Last last) {
        const std::lock_guard<std::mutex> hold{lock};
        if (mine == nullptr)
            is_complete = false;
        else
            sum += *mine;
        if (--members == 0 && is_complete) last(sum);
    }

private:
    std::mutex lock;
    Counts sum{};
    unsigned members{};
    bool is_complete{};
};

template <typename Plan>
inline benchmark_team<counts<Plan>> team_of_benchmark;

/// The processor for a thread of a benchmark: each of several has one of its own, of those that the
/// calling thread may run on. None where there are not enough.
inline std::optional<where> processor_for(const benchmark::State &state) {
    if (state.threads() == 1) return this_cpu();
    const allowed_processors allowed;
    int place = 0;
    for (unsigned cpu = 0; cpu < most_cpus; ++cpu)
        if (state.threads() <= allowed.size() && allowed.has(cpu) &&
            place++ == state.thread_index())
            return on_cpu(cpu);
    return {};
}

} // namespace detail

/// Counts the loop of a benchmark, for the thread that runs it; made by `count_benchmark`. A
/// failure becomes the benchmark's error: nothing is reported as 0. `Constants`: a tuple of what
/// the metrics need beside counts. `Place`: where, or a cpu_selection, whose CPUs count together.
template <typename Backend, typename Plan, typename Place, typename Constants,
          const auto &...Metrics>
class counted_benchmark {
    using loop_iterator = decltype(std::declval<benchmark::State &>().begin());

public:
    /// `place`: none where there are more threads than processors, or several threads would each
    /// count the same CPUs.
    counted_benchmark(benchmark::State &benchmark_state, Backend &device, const Plan &plan,
                      std::optional<Place> place, session_options options,
                      std::vector<std::string> choices, Constants constant_values)
        : state{benchmark_state}, texts{std::move(choices)}, readouts{plan.view().readouts},
          constants{constant_values} {
        detail::team_of_benchmark<Plan>.join();
        if (!place) {
            state.SkipWithError(
                std::same_as<Place, where>
                    ? "more threads than processors, whose counters count one each"
                    : "each of several threads would count the same CPUs: run it with one thread");
            return;
        }
        counting.emplace(device, plan, *place, options, cause);
        if (!cause) counting->start(cause);
        check();
    }

    counted_benchmark(const counted_benchmark &) = delete;
    counted_benchmark &operator=(const counted_benchmark &) = delete;

    /// Finishes as `finish` does, where it was not called.
    ~counted_benchmark() { finish(); }

    /// Ends the counting and reports. A loop over the object does it; a loop over the state that is
    /// followed by other work should be followed by this.
    void finish() {
        if (is_finished) return;
        is_finished = true;
        if (counting) report();
        detail::team_of_benchmark<Plan>.leave(
            counting ? &counted : nullptr, [this](const counts<Plan> &sum) { set_metrics(sum); });
        counting.reset();
    }

    /// The iterator of the loop: it moves as Google Benchmark's own iterators do, and ends the
    /// counting at the end of the loop.
    class iterator {
    public:
        /// Returns what the iterator of the benchmark's state returns.
        [[gnu::always_inline]] auto operator*() const { return *of_state; }
        /// Goes on to the next iteration.
        [[gnu::always_inline]] iterator &operator++() {
            ++of_state;
            return *this;
        }
        /// Whether the loop goes on; at its end, ends the counting.
        [[gnu::always_inline]] bool operator!=(const iterator &other) const {
            if (of_state != other.of_state) return true;
            loop->finish(); // the library has stopped its clock before
            return false;
        }

    private:
        friend counted_benchmark;
        iterator(loop_iterator its_own, counted_benchmark *owner)
            : of_state{its_own}, loop{owner} {}

        loop_iterator of_state;
        counted_benchmark *loop;
    };

    /// Begins the loop: reads the counts before it, and then starts the benchmark's time.
    iterator begin() {
        begin_anew();
        return {state.begin(), this};
    }
    /// The end of the loop.
    iterator end() { return {state.end(), this}; }

private:
    /// Takes the counts before the loop, which are not the loop's own.
    void begin_anew() {
        if (!counting) return;
        counts_before_loop = detail::sum_of(counting->read(cause));
        check();
    }

    void report() {
        counted = detail::sum_of(counting->stop(cause));
        check();
        if (!counting) return;
        counted -= counts_before_loop;
        for (std::size_t i = 0; i < counted.size(); ++i)
            if (!readouts[i].sampled)
                state.counters[texts[i]] = benchmark::Counter(static_cast<double>(counted.at(i)),
                                                              benchmark::Counter::kAvgIterations);
    }

    /// Sets the metrics of all threads' counts together; a single thread calls it.
    void set_metrics([[maybe_unused]] const counts<Plan> &sum) { (set_metric<Metrics>(sum), ...); }

    template <const auto &Metric>
    void set_metric(const counts<Plan> &sum) {
        const metric_value value = std::apply(
            [&](const auto &...given) { return value_of<Metric>(sum, given...); }, constants);
        if (value) state.counters[Metric.name()] = benchmark::Counter(*value);
    }

    /// Gives up where something failed.
    void check() {
        if (!cause) return;
        state.SkipWithError(detail::named_failure(cause, texts).c_str());
        counting.reset();
    }

    benchmark::State &state;
    std::vector<std::string> texts;
    sequence<readout> readouts;
    Constants constants;
    failure cause;
    std::optional<session<Backend, Plan, Place>> counting; ///< empty: counting failed, or has
                                                           ///< finished
    counts<Plan> counts_before_loop{};
    counts<Plan> counted{};
    bool is_finished{};
};

/// Counts the loop of a benchmark on a backend; `Metrics` are reported in addition to the choices;
/// the constants that they need are the last arguments: `given::smt_on{true}`. Each thread counts
/// on a processor of its own, to which it is bound as long as the object lives. For more threads
/// than processors the benchmark fails with the reason. A metric that has no value is left out.
/// `state`: that of the benchmark
/// `device`: a backend, which must outlive the result
/// `plan`: a plan, which must outlive the result
/// `constants`: those that `Metrics` need
template <const auto &...Metrics, backend Backend, countable_plan Plan, given_constant... Given,
          detail::text_source Source = detail::text_source_of<Plan>()>
auto count_benchmark(benchmark::State &state, Backend &device, const Plan &plan,
                     const Given &...constants) {
    return counted_benchmark<Backend, Plan, where, std::tuple<Given...>, Metrics...>{
        state,
        device,
        plan,
        detail::processor_for(state),
        {},
        choice_texts<Plan, Source>(plan),
        {constants...}};
}

/// Counts the loop on a processor of the caller's choice, such as `msr::watch_cpu(0)` of a
/// simulated one.
/// `state`: that of the benchmark
/// `device`, `plan`: a backend and a plan, which must outlive the result
/// `constants`: those that `Metrics` need
template <const auto &...Metrics, backend Backend, countable_plan Plan, given_constant... Given,
          detail::text_source Source = detail::text_source_of<Plan>()>
auto count_benchmark(benchmark::State &state, Backend &device, const Plan &plan, where processor,
                     const Given &...constants) {
    return counted_benchmark<Backend, Plan, where, std::tuple<Given...>, Metrics...>{
        state, device, plan, processor, {}, choice_texts<Plan, Source>(plan), {constants...}};
}

/// Counts the loop with the options of a session, such as `{.any_processor = true}`.
/// `state`: that of the benchmark
/// `device`, `plan`: a backend and a plan, which must outlive the result
/// `constants`: those that `Metrics` need
template <const auto &...Metrics, backend Backend, countable_plan Plan, given_constant... Given,
          detail::text_source Source = detail::text_source_of<Plan>()>
auto count_benchmark(benchmark::State &state, Backend &device, const Plan &plan, where processor,
                     session_options options, const Given &...constants) {
    return counted_benchmark<Backend, Plan, where, std::tuple<Given...>, Metrics...>{
        state, device, plan, processor, options, choice_texts<Plan, Source>(plan), {constants...}};
}

/// Counts the loop on several CPUs, such as `msr::on_machine()`, : counts are sums over all that
/// ran on the CPUs meanwhile. A benchmark of several threads fails with a reason, because each
/// thread would count the same events.
/// `state`: that of the benchmark
/// `device`, `plan`: a backend and a plan, which must outlive the result
/// `constants`: those that `Metrics` need
template <const auto &...Metrics, backend Backend, countable_plan Plan, given_constant... Given,
          detail::text_source Source = detail::text_source_of<Plan>()>
auto count_benchmark(benchmark::State &state, Backend &device, const Plan &plan, cpu_selection cpus,
                     const Given &...constants) {
    std::optional<cpu_selection> place;
    if (state.threads() == 1) place = std::move(cpus);
    return counted_benchmark<Backend, Plan, cpu_selection, std::tuple<Given...>, Metrics...>{
        state,         device, plan, std::move(place), {}, choice_texts<Plan, Source>(plan),
        {constants...}};
}

/// Counts the loop by Linux's perf, without root: each thread counts itself, wherever it runs.
/// `state`: that of the benchmark
/// `plan`: a plan, which must outlive the result
/// `constants`: those that `Metrics` need
template <const auto &...Metrics, countable_plan Plan, given_constant... Given,
          detail::text_source Source = detail::text_source_of<Plan>()>
auto count_benchmark(benchmark::State &state, const Plan &plan, const Given &...constants) {
    return counted_benchmark<perf, Plan, where, std::tuple<Given...>, Metrics...>{
        state,
        detail::thread_perf(),
        plan,
        detail::wherever_it_runs,
        {},
        choice_texts<Plan, Source>(plan),
        {constants...}};
}

} // namespace msr
