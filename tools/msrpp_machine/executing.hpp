// A simulated processor on which programs execute. The processor reads the words (records of what a
// thread has executed) that threads of programs write into shared memory, and answers reads and
// writes of registers.
#pragma once

#include "interrupt_streams.hpp"
#include "models.hpp"
#include "over_time.hpp"
#include "perf_events/perf_events.hpp"
#include "perf_events/samples/sample_watch.hpp"
#include "programs/program_host.hpp"
#include "ring/lane_selector.hpp"
#include "ring/lanes.hpp"
#include "ring/reader_place.hpp"
#include "samples/profiling.hpp"
#include "simulated.hpp"
#include "traces/recording.hpp"

#include <msr/sim/models/model_parts.hpp>
#include <msr/sim/registers/interrupt.hpp>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

namespace msrpp::machine {

/// A CPU with a pending interrupt stands still until the interrupt is handled, and the whole
/// machine stands still with the CPU: the program goes on until the ring is full. An interrupt is
/// handled when the program has cleared Val of its sample, or, where the interrupt is no sample,
/// has written any register of the CPU. Where the program does not handle the interrupt in time, or
/// has read no interrupt before, the CPU goes on.
///
/// A thread that was interrupted has gone on meanwhile. On a processor, its reads and writes of
/// registers would come behind the handlers of its interrupts: such a read or write waits until
/// what the thread has done before is played. The plugin does not let threads wait that handle
/// interrupts. Threads that were not interrupted go on where the ring is full.
///
/// The object is used by several threads: the thread that reads the ring, the thread that serves
/// registers, and the thread that owns the object.
class executing : public program_host, private reader_of_words {
public:
    executing(std::unique_ptr<simulated> processor, std::unique_ptr<models> model);
    executing(const executing &) = delete;
    executing &operator=(const executing &) = delete;
    ~executing() override;

    /// Sets the answers of CPUID for programs. Must be called before programs run.
    void announce(const cpuid_tables &answers) { lanes_.announce(answers); }
    std::string ring_file() const override { return lanes_.file(); }
    int ring_descriptor() const { return lanes_.descriptor(); }
    /// Lets the models see only what the counters set up so far need, until a program uses a
    /// register. Must be called before programs run, and after counters are set up; no reader may
    /// need other signals (kinds of occurrences) of the models.
    void count_alone();
    /// Records what programs execute in a trace. Must be called before programs run. `destination`
    /// must outlive this object.
    void record(recording &destination) {
        recording_ = &destination;
        tell_what_is_wanted();
    }

    /// Lets programs read the simulated time of the models. Must be called before programs run;
    /// cannot be combined with count_alone(), for clocks need all parts of the models.
    void simulate_clock() {
        simulates_clock_ = true;
        lanes_.simulate_clock();
    }

    /// Lets the user be warned where programs read energy while RDTSC shows the host's time.
    void warn_of_host_clock() { warns_of_clock_ = true; }

    /// Samples what programs execute, for a profile. Must be called before programs run.
    /// `destination` must outlive this object.
    void sample(profiling &destination);
    /// Answers perf_event_open of programs by `events`. Must be called before programs run.
    void answer_events(std::unique_ptr<perf_events> events) {
        events_ = std::move(events);
        if (profiling_ != nullptr) events_->refuse_samples();
    }
    /// Counts over simulated time, interval by interval. Must be called before programs run. `time`
    /// must outlive this object.
    void look_at_times(over_time &time) {
        over_time_ = &time;
        tell_what_is_wanted();
    }

    unsigned cpus() const override { return processor_->cpus(); }
    /// Returns whether all CPUs share one register with this address.
    bool is_shared(std::uint32_t address) const { return processor_->is_shared(address); }
    /// Reads a register as it is after everything that the program did before the read.
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) override;
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override;

    /// Writes a register after everything that the program did before the write. Messages for the
    /// user are appended to `words`.
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value,
                       std::string &words);

    bool has_interrupts() const override { return true; }
    void open_interrupts(const std::string &place) override;
    /// Adds a pipe for the interrupts of a CPU. `folder`: the number of the folder of registers
    /// that has the pipe.
    void add_stream(int folder, unsigned cpu, descriptor pipe);
    void remove_streams(int folder);

    /// Counts all that programs have executed up to the call. A CPU that stands still for an
    /// interrupt goes on.
    void catch_up();
    /// Reads the words (records of executed code) that are left in the ring, then stops reading.
    void finish() override;
    bool has_run() const override { return has_run_; }
    std::string count_error() const override { return count_error_; }

private:
    class asking;
    using clock = std::chrono::steady_clock;
    /// The kinds of interrupts for which a simulated CPU stands still, and the facts that limit how
    /// long it stands.
    struct stopped_cpu {
        bool is_stopped{};
        bool for_op{};
        bool for_fetch{};
        bool for_others{};
        lanes::moment start{};
        bool has_handler{}; ///< the program handled the CPU's last interrupt
    };
    static constexpr unsigned unknown_cpu = ~0u;
    /// State of a thread that writes into the shared ring.
    struct writing_thread {
        bool was_interrupted{};
        bool is_standing{};
        unsigned stands_on{}; ///< the CPU that stands still because this thread was interrupted
        /// Number of the thread's words (records of executed code) that were played (counted);
        /// counted only where counts are taken over time.
        std::uint64_t played{};
        std::uint32_t number{}; ///< number of the thread on the host (gettid)
        unsigned cpu{unknown_cpu};
    };

    std::mutex busy_;
    std::atomic<int> asking_{}; ///< number of threads that wait for the reader's lock
    bool has_run_{};
    bool counts_alone_{};
    bool simulates_clock_{};
    /// Whether a warning is due when a program reads energy for the first time.
    bool warns_of_clock_{};
    models::attention looked_at_{};
    bool needs_all_parts_{true};
    std::string count_error_;
    /// Sentences that were already printed about counters that a program has set up and that count
    /// nothing.
    std::set<std::string> text_;
    std::unique_ptr<simulated> processor_;
    std::unique_ptr<models> models_;
    recording *recording_{};
    profiling *profiling_{};
    over_time *over_time_{};
    std::unique_ptr<perf_events> events_;
    /// The watch that finds when samples of perf_event_open are due; null: no event with records
    /// was opened.
    std::unique_ptr<sample_watch> watch_;
    /// Lanes (buffers of threads) whose threads wait for an answer about events.
    std::vector<std::uint32_t> event_lanes_;
    /// The thread to whose execution the signals since the last counting belong, by CPU.
    std::vector<std::uint32_t> executing_threads_;
    bool registers_are_used_{};
    msr::sim::model_parts fed_parts_ = msr::sim::model_parts::all();
    lanes lanes_;
    interrupt_streams streams_;
    std::vector<stopped_cpu> stopped_cpus_; ///< interrupts for which each CPU stands still, by CPU
    /// The state of the thread that writes each lane (buffer), by lane.
    std::vector<writing_thread> threads_;
    lane_selector steps_;
    /// The reader plays (counts) all words (records of executed code) in the ring, although a CPU
    /// stands still.
    bool goes_to_end_{};
    /// The lane (buffer of a thread) that is read although a CPU stands still.
    std::uint32_t exempt_{};
    /// Number of parts of the lane (buffer) `exempt_` that may still be read.
    unsigned exempt_parts_{};
    std::vector<std::uint32_t> asking_lanes_;
    /// Lanes (buffers) whose threads have ended while words of the threads wait to be played.
    std::vector<std::uint32_t> left_lanes_;
    std::atomic<bool> finished_{};
    std::thread::id owner_ = std::this_thread::get_id();
    /// The CPUs of the host where the reader and the threads that serve registers run.
    std::optional<reader_place> place_;
    std::thread reader_;

    void words(std::uint32_t lane, const std::uint64_t *first, std::uint64_t count) override;
    bool takes(std::uint32_t lane) override;
    void lane_begins(std::uint32_t lane, std::uint32_t process) override;
    void lane_ends(std::uint32_t lane) override;
    void play(std::uint32_t lane, const std::uint64_t *first, std::uint64_t count);
    void count_what_was_played();
    void count(unsigned cpu);
    void divide_by_threads(std::uint32_t lane, const std::uint64_t *first, std::uint64_t count);
    void answer_event_calls();
    void watch_samples();
    void hand_on_signals(std::uint32_t lane);
    void stop_for_signals();
    void need_parts_for_events();
    void read_ring();
    std::uint64_t clocks_of(unsigned cpu);
    /// Returns the highest time stamp counter of all simulated CPUs.
    std::uint64_t latest_clocks();
    /// Lets time pass on a CPU that is halted, up to a time stamp counter.
    void let_pass(unsigned cpu, std::uint64_t end);
    void resume(std::uint32_t lane);
    void interrupted(const msr::sim::interrupt &interrupt);
    void stop_cpu(const msr::sim::interrupt &interrupt, bool is_sample);
    void stop_cpu(std::size_t lane, unsigned cpu);
    bool is_too_late(unsigned cpu) const;
    void answer_lanes();
    bool read_full_lanes();
    bool anybody_stands() const;
    bool is_handled(unsigned cpu);
    void go_on_where_handled(bool wherever = false);
    void serve_here();
    void settle();
    void tell_what_is_wanted();
    void count_with_others();
    void tell_still(unsigned cpu, std::string &words);
};

} // namespace msrpp::machine
