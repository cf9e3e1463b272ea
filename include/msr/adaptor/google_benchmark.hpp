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
#include <msr/session/execution/processor_check.hpp>
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

/// The sum of the counts of all threads of the running benchmark, from which the benchmark's
/// metrics are computed. Google Benchmark runs one benchmark after the other, and lets no thread
/// leave the loop before all threads have reached it.
template <typename Counts>
class benchmark_team {
public:
    void join() {
        const std::lock_guard<std::mutex> hold{lock};
        if (members++ != 0) return;
        sum = {};
        is_complete = true;
    }

    /// Adds the counts of a thread that leaves the benchmark. The last thread to leave calls `last`
    /// with the sum, if all threads have counts.
    /// `mine`: the counts of the thread; null: the thread has none
    /// `last`: takes the sum of the counts of all threads
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

/// Returns the processor for a thread of a benchmark. A single thread stays on its processor; of
/// several threads each gets a processor of its own from those that the calling thread may run on.
/// Returns no processor where there are fewer processors than threads.
inline std::optional<session_cpu> processor_for(const benchmark::State &state) {
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

/// Counts the loop of a benchmark for the thread that runs the loop; made by `count_benchmark`. A
/// failure becomes the benchmark's error: a count that failed is not reported as 0. `Constants`: a
/// tuple of what the metrics need in addition to counts. `Place`: `session_cpu`, or a
/// `cpu_selection`, whose CPUs count together.
template <typename Backend, typename Plan, typename Place, typename Constants,
          const auto &...Metrics>
class counted_benchmark {
    using loop_iterator = decltype(std::declval<benchmark::State &>().begin());

public:
    /// Opens the session and starts to count. Where counting fails, the benchmark fails with the
    /// reason.
    /// `place`: where to count; none: there are more threads than processors, or several threads
    /// would each count the same CPUs, so that the benchmark fails
    /// `choices`: the text of each choice of the plan, in its order
    /// `constant_values`: what the metrics need in addition to counts
    counted_benchmark(benchmark::State &benchmark_state, Backend &device, const Plan &plan,
                      std::optional<Place> place, session_options options,
                      std::vector<std::string> choices, Constants constant_values)
        : state{benchmark_state}, texts{std::move(choices)}, readouts{plan.view().readouts},
          constants{constant_values} {
        detail::team_of_benchmark<Plan>.join();
        if (!place) {
            state.SkipWithError(
                std::same_as<Place, session_cpu>
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

    /// Ends the counting of the benchmark and reports its counts, unless `finish` was called.
    ~counted_benchmark() { finish(); }

    /// Ends the counting and reports the counts. The end of a loop over this object calls the
    /// function; a program that loops over the benchmark's state should call it after the loop,
    /// before other work.
    void finish() {
        if (is_finished) return;
        is_finished = true;
        if (counting) report();
        detail::team_of_benchmark<Plan>.leave(
            counting ? &counted : nullptr, [this](const counts<Plan> &sum) { set_metrics(sum); });
        counting.reset();
    }

    /// An iterator for the loop of a benchmark, which moves as Google Benchmark's own iterators do.
    /// The end of the loop ends the counting.
    class iterator {
    public:
        /// Returns what an iterator of Google Benchmark's own state returns.
        [[gnu::always_inline]] auto operator*() const { return *of_state; }
        /// Moves to the next iteration of the benchmark.
        [[gnu::always_inline]] iterator &operator++() {
            ++of_state;
            return *this;
        }
        /// Returns whether the benchmark's loop goes on; at the end of the loop, ends the counting.
        [[gnu::always_inline]] bool operator!=(const iterator &other) const {
            if (of_state != other.of_state) return true;
            loop->finish(); // Google Benchmark has stopped its clock before this call of `finish`
            return false;
        }

    private:
        friend counted_benchmark;
        iterator(loop_iterator its_own, counted_benchmark *owner)
            : of_state{its_own}, loop{owner} {}

        loop_iterator of_state;
        counted_benchmark *loop;
    };

    /// Begins the loop of the benchmark: reads the counters, and then starts the benchmark's time.
    iterator begin() {
        begin_anew();
        return {state.begin(), this};
    }
    /// Returns the iterator at the end of the benchmark's loop.
    iterator end() { return {state.end(), this}; }

private:
    /// Reads the counts so far, to be subtracted from those at the loop's end.
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
            if (!readouts[i].is_sampled)
                state.counters[texts[i]] = benchmark::Counter(static_cast<double>(counted.at(i)),
                                                              benchmark::Counter::kAvgIterations);
    }

    /// Reports the metrics of the sum of all threads' counts; called for the last thread to finish
    /// alone.
    void set_metrics([[maybe_unused]] const counts<Plan> &sum) { (set_metric<Metrics>(sum), ...); }

    template <const auto &Metric>
    void set_metric(const counts<Plan> &sum) {
        const metric_value value = std::apply(
            [&](const auto &...given) { return value_of<Metric>(sum, given...); }, constants);
        if (value) state.counters[Metric.name()] = benchmark::Counter(*value);
    }

    /// Fails the benchmark with the reason, and ends the session, where counting failed.
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
    /// The session that counts; empty: counting failed, or has finished.
    std::optional<session<Backend, Plan, Place>> counting;
    counts<Plan> counts_before_loop{};
    counts<Plan> counted{};
    bool is_finished{};
};

/// Counts the loop of a benchmark on a backend. `Metrics` are reported in addition to the choices;
/// a metric that has no value is left out. Each thread counts on a processor of its own, to which
/// the thread is bound as long as the result lives. The benchmark fails with the reason where it
/// has more threads than there are processors.
/// `state`: the state of the benchmark
/// `device`: a backend, which must outlive the result
/// `plan`: a plan, which must outlive the result
/// `constants`: what `Metrics` need in addition to counts, such as `given::smt_on{true}`
template <const auto &...Metrics, backend Backend, countable_plan Plan, given_constant... Given,
          detail::text_source Source = detail::text_source_of<Plan>()>
auto count_benchmark(benchmark::State &state, Backend &device, const Plan &plan,
                     const Given &...constants) {
    return counted_benchmark<Backend, Plan, session_cpu, std::tuple<Given...>, Metrics...>{
        state,
        device,
        plan,
        detail::processor_for(state),
        {},
        choice_texts<Plan, Source>(plan),
        {constants...}};
}

/// Counts the loop of a benchmark on a processor of the caller's choice. `Metrics` are reported in
/// addition to the choices.
/// `state`: the state of the benchmark
/// `device`, `plan`: a backend and a plan, which must outlive the result
/// `processor`: the processor, such as `msr::watch_cpu(0)` of a simulated machine
/// `constants`: what `Metrics` need in addition to counts, such as `given::smt_on{true}`
template <const auto &...Metrics, backend Backend, countable_plan Plan, given_constant... Given,
          detail::text_source Source = detail::text_source_of<Plan>()>
auto count_benchmark(benchmark::State &state, Backend &device, const Plan &plan,
                     session_cpu processor, const Given &...constants) {
    return counted_benchmark<Backend, Plan, session_cpu, std::tuple<Given...>, Metrics...>{
        state, device, plan, processor, {}, choice_texts<Plan, Source>(plan), {constants...}};
}

/// Counts the loop of a benchmark on a processor of the caller's choice with options of the
/// session. `Metrics` are reported in addition to the choices.
/// `state`: the state of the benchmark
/// `device`, `plan`: a backend and a plan, which must outlive the result
/// `options`: the options of the session, such as `{.any_processor = true}`
/// `constants`: what `Metrics` need in addition to counts, such as `given::smt_on{true}`
template <const auto &...Metrics, backend Backend, countable_plan Plan, given_constant... Given,
          detail::text_source Source = detail::text_source_of<Plan>()>
auto count_benchmark(benchmark::State &state, Backend &device, const Plan &plan,
                     session_cpu processor, session_options options, const Given &...constants) {
    return counted_benchmark<Backend, Plan, session_cpu, std::tuple<Given...>, Metrics...>{
        state, device, plan, processor, options, choice_texts<Plan, Source>(plan), {constants...}};
}

/// Counts the loop of a benchmark on several CPUs: a count is the sum over all that ran on the CPUs
/// meanwhile. `Metrics` are reported in addition to the choices. A benchmark of several threads
/// fails with a reason, because each thread would count the same events.
/// `state`: the state of the benchmark
/// `device`, `plan`: a backend and a plan, which must outlive the result
/// `cpus`: the CPUs, such as `msr::on_machine()`
/// `constants`: what `Metrics` need in addition to counts, such as `given::smt_on{true}`
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

/// Counts the loop of a benchmark by Linux's perf, without root: each thread counts itself,
/// wherever it runs. `Metrics` are reported in addition to the choices.
/// `state`: the state of the benchmark
/// `plan`: a plan, which must outlive the result
/// `constants`: what `Metrics` need in addition to counts, such as `given::smt_on{true}`
template <const auto &...Metrics, countable_plan Plan, given_constant... Given,
          detail::text_source Source = detail::text_source_of<Plan>()>
auto count_benchmark(benchmark::State &state, const Plan &plan, const Given &...constants) {
    return counted_benchmark<perf, Plan, session_cpu, std::tuple<Given...>, Metrics...>{
        state,
        detail::thread_perf(),
        plan,
        detail::wherever_it_runs,
        {},
        choice_texts<Plan, Source>(plan),
        {constants...}};
}

} // namespace msr
