// A simulated processor on which programs execute: it reads what their threads write into the ring,
// and is asked for its registers.
#pragma once

#include "interrupt_streams.hpp"
#include "models.hpp"
#include "over_time.hpp"
#include "perf_events/perf_events.hpp"
#include "programs/program_host.hpp"
#include "ring/keeping_step.hpp"
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

/// A CPU with a pending interrupt stands still until it is handled, and with it the whole machine:
/// the program goes on until the ring is full. An interrupt is handled when the program has cleared
/// Val of its sample, or, where it is no sample, has written any register of the CPU. Where that
/// does not come in time, or nobody has read an interrupt before, the CPU goes on.
///
/// A thread that was interrupted has gone on meanwhile. What it asks of registers comes, on a
/// processor, behind the handlers of its interrupts: it waits until what it has done before is
/// played. The plugin does not let threads wait that handle interrupts. Threads that were not
/// interrupted go on where the ring has no more room for them.
///
/// Used by several threads: the thread that reads the ring, the one that serves registers, and the
/// one that owns it.
class executing : public program_host, private reader_of_words {
public:
    executing(std::unique_ptr<simulated> processor, std::unique_ptr<models> model);
    executing(const executing &) = delete;
    executing &operator=(const executing &) = delete;
    ~executing() override;

    /// Sets the answers of CPUID for programs. Call it before they run.
    void announce(const cpuid_tables &answers) { lanes_.announce(answers); }
    std::string ring_file() const override { return lanes_.file(); }
    int ring_descriptor() const { return lanes_.descriptor(); }
    /// Lets the models see only what the counters set up now need, until a program uses a register:
    /// no other reader needs the rest. Call it before programs run, and after counters are set up.
    void count_alone();
    /// Records what programs execute. Call it before programs run. `destination` must live as long.
    void record(recording &destination) {
        recording_ = &destination;
        tell_what_is_wanted();
    }

    /// RDTSC of programs reads the time of the models. Call it before programs run, and do not
    /// count alone: clocks need all parts of the models.
    void simulate_clock() {
        simulates_clock_ = true;
        lanes_.simulate_clock();
    }

    /// Samples what programs execute. Call it before programs run. `destination` must live as long.
    void sample(profiling &destination);
    /// Answers what programs ask the kernel of events. Call it before programs run.
    void answer_events(std::unique_ptr<perf_events> events) { events_ = std::move(events); }
    /// Counts over simulated time. Call it before programs run. `time` must live as long.
    void look_at_times(over_time &time) {
        over_time_ = &time;
        tell_what_is_wanted();
    }

    unsigned cpus() const override { return processor_->cpus(); }
    /// Whether all CPUs have a register together.
    bool is_shared(std::uint32_t address) const { return processor_->is_shared(address); }
    /// Read and write registers as they are after everything that the program did before it asked.
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) override;
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override;

    /// Writes a register as above; lines for the user are appended to `words`.
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value,
                       std::string &words);

    bool has_interrupts() const override { return true; }
    void open_interrupts(const std::string &place) override;
    /// Adds a pipe for the interrupts of a CPU, which belongs to a folder of the registers.
    void add_stream(int folder, unsigned cpu, descriptor pipe);
    void remove_streams(int folder);

    /// Counts all that programs have done until now. CPUs that stand still go on.
    void catch_up();
    /// Reads what is left, and reads no more.
    void finish() override;
    bool has_run() const override { return has_run_; }
    std::string broken() const override { return broken_; }

private:
    class asking;
    using clock = std::chrono::steady_clock;
    /// Why a CPU stands still, and for how long at most.
    struct standing {
        bool is_so{};
        bool for_op{};
        bool for_fetch{};
        bool for_others{};
        lanes::moment start{};
        bool has_handler{}; ///< its last interrupt was handled
    };
    static constexpr unsigned unknown_cpu = ~0u;
    /// State of the thread that writes a lane.
    struct writing_thread {
        bool was_interrupted{};
        bool is_standing{};
        unsigned stands_on{};   ///< CPU
        std::uint64_t played{}; ///< words that were played, where counts are taken over time
        std::uint32_t number{}; ///< of the thread
        unsigned cpu{unknown_cpu};
    };

    std::mutex busy_;
    std::atomic<int> asking_{}; ///< threads that wait for their turn
    bool has_run_{};
    bool counts_alone_{};
    bool simulates_clock_{};
    models::attention looked_at_{};
    bool needs_all_parts_{true};
    std::string broken_;
    std::set<std::string> text_; ///< of counters that a program sets up and that stay still
    std::unique_ptr<simulated> processor_;
    std::unique_ptr<models> models_;
    recording *recording_{};
    profiling *profiling_{};
    over_time *over_time_{};
    std::unique_ptr<perf_events> events_;
    std::vector<std::uint32_t> event_lanes_;       ///< whose threads wait for an answer
    std::vector<std::uint32_t> executing_threads_; ///< by CPU: the thread that its tally is of
    bool registers_are_used_{};
    msr::sim::model_parts fed_parts_ = msr::sim::model_parts::all();
    lanes lanes_;
    interrupt_streams streams_;
    std::vector<standing> standing_;      ///< by CPU
    std::vector<writing_thread> threads_; ///< by lane
    keeping_step steps_;
    bool goes_to_end_{};      ///< all that is written is played
    std::uint32_t exempt_{};  ///< the lane that is read although a CPU stands still
    unsigned exempt_parts_{}; ///< so many parts of it
    std::vector<std::uint32_t> asking_lanes_;
    std::vector<std::uint32_t> left_lanes_; ///< that have ended while words of them wait
    std::atomic<bool> finished_{};
    std::thread::id owner_ = std::this_thread::get_id();
    std::optional<reader_place> place_; ///< of the reader and of threads that serve registers
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
    void need_parts_for_events();
    void read_ring();
    std::uint64_t clocks_of(unsigned cpu);
    void interrupted(const msr::sim::interrupt &interrupt);
    void stand(const msr::sim::interrupt &interrupt, bool is_sample);
    void stand(std::size_t lane, unsigned cpu);
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
