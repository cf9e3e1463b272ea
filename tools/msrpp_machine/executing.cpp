#include "executing.hpp"

#include <msr/amd/ibs/fields.hpp>
#include <msr/amd/ibs/register_fields.hpp>
#include <msr/meters/names.hpp>
#include <msr/meters/quantities.hpp>
#include <msr/meters/table.hpp>
#include <msr/sim/registers/interrupt.hpp>
#include <msr/sim/stream/stream.hpp>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <string>
#include <thread>
#include <utility>

#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

namespace msrpp::machine {

namespace {

/// Returns whether the register at an address counts energy on some processor.
bool is_energy(std::uint32_t address) {
    return std::any_of(
        msr::meters::meter_rows.begin(), msr::meters::meter_rows.end(),
        [address](const msr::meters::meter_row &row) {
            const auto &name = msr::meters::meter_names[static_cast<unsigned>(row.number)];
            return row.address == address && name.measures == msr::meters::quantity::energy;
        });
}

} // namespace

/// Holds the reader's lock for a thread other than the reader of the ring (buffers of threads), and
/// counts the thread among those that wait for the lock.
class executing::asking {
public:
    explicit asking(executing &owner) : owner_{owner} {
        ++owner.asking_;
        owner.busy_.lock();
    }
    asking(const asking &) = delete;
    asking &operator=(const asking &) = delete;
    ~asking() {
        owner_.busy_.unlock();
        --owner_.asking_;
    }

private:
    executing &owner_;
};

executing::executing(std::unique_ptr<simulated> processor, std::unique_ptr<models> model)
    : processor_{std::move(processor)}, models_{std::move(model)},
      executing_threads_(processor_->cpus()), lanes_{processor_->cpus()},
      streams_{processor_->cpus()}, stopped_cpus_(processor_->cpus()),
      threads_(lane_count), steps_{processor_->cpus(), lanes_,
                                   [this](unsigned cpu) { return clocks_of(cpu); }} {
    processor_->on_interrupt({[](void *self, const msr::sim::interrupt &interrupt) {
                                  static_cast<executing *>(self)->interrupted(interrupt);
                              },
                              this});
    lanes_.announce(models_->first_levels());
    tell_what_is_wanted();
    reader_ = std::thread{[this] { read_ring(); }};
}

executing::~executing() { finish(); }

/// Notes that the calling thread answers accesses to registers. The thread then moves along with
/// the reading thread to other CPUs of the host. The owner of the object is not moved, because the
/// programs that it starts inherit its CPUs.
void executing::serve_here() {
    thread_local const executing *known = nullptr;
    if (known == this || !place_ || std::this_thread::get_id() == owner_) return;
    known = this;
    place_->take_along(static_cast<pid_t>(syscall(SYS_gettid)));
}

msr::failure executing::read(unsigned cpu, std::uint32_t address, std::uint64_t &value) {
    const asking turn{*this};
    serve_here();
    settle();
    count_with_others();
    if (warns_of_clock_ && is_energy(address)) {
        warns_of_clock_ = false;
        std::fputs(
            "msrpp machine: a program reads energy, which follows the time of the models, "
            "while it has this system's time: its watts are wrong; --clock simulated lets it "
            "have the time of the models\n",
            stderr);
    }
    return processor_->read(cpu, address, value);
}

msr::failure executing::write(unsigned cpu, std::uint32_t address, std::uint64_t value) {
    std::string words;
    const msr::failure problem = write(cpu, address, value, words);
    std::fputs(words.c_str(), stderr);
    return problem;
}

msr::failure executing::write(unsigned cpu, std::uint32_t address, std::uint64_t value,
                              std::string &words) {
    const asking turn{*this};
    serve_here();
    settle();
    count_with_others();
    const msr::failure problem = processor_->write(cpu, address, value);
    if (!problem && cpu < stopped_cpus_.size()) stopped_cpus_[cpu].for_others = false;
    go_on_where_handled();
    tell_what_is_wanted();
    if (!problem) tell_still(cpu, words);
    return problem;
}

void executing::catch_up() {
    const asking turn{*this};
    goes_to_end_ = true;
    do {
        go_on_where_handled(true);
        while (lanes_.drain(*this)) {
        }
        lanes_.reap(*this); // reap() frees the buffers (lanes) of programs that were killed
    } while (anybody_stands());
    settle();
    goes_to_end_ = false;
}

void executing::finish() {
    if (!reader_.joinable()) return;
    finished_.store(true);
    reader_.join();
    const asking turn{*this};
    goes_to_end_ = true;
    go_on_where_handled();
    while (lanes_.drain(*this)) {
    }
    lanes_.reap(*this); // reap() frees the buffers (lanes) of programs that were killed
    settle();
    // A CPU on which nothing executed towards the end was halted up to the end.
    if (simulates_clock_)
        for (unsigned cpu = 0; cpu < processor_->cpus(); ++cpu)
            let_pass(cpu, latest_clocks());
    lanes_.close();
}

void executing::words(std::uint32_t lane, const std::uint64_t *first, std::uint64_t count) {
    // After an error of counting, nothing is counted any more, but the program goes on.
    if (!count_error_.empty()) return;
    try {
        divide_by_threads(lane, first, count);
        play(lane, first, count);
        if (recording_ != nullptr) recording_->words(lane, {first, count});
    } catch (const std::exception &error) {
        count_error_ = error.what();
    }
}

/// Called before a thread's words (records of what the thread has executed) are played: first
/// counts, for the events of another thread, what that thread has executed on the same CPU.
void executing::divide_by_threads(std::uint32_t lane, const std::uint64_t *first,
                                  std::uint64_t count) {
    if (events_ == nullptr || events_->open_count() == 0 || lane == definitions_lane) return;
    writing_thread &thread = threads_[lane];
    const auto begin_on = [&](unsigned cpu) {
        if (cpu >= executing_threads_.size()) return;
        const bool is_other = executing_threads_[cpu] != thread.number;
        if (is_other || events_->takes_turns()) this->count(cpu);
        executing_threads_[cpu] = thread.number;
        if (is_other && watch_ != nullptr) watch_->update(cpu);
    };
    if (thread.cpu != unknown_cpu || executing_threads_.size() == 1)
        begin_on(executing_threads_.size() == 1 ? 0 : thread.cpu);
    else
        for (unsigned cpu = 0; cpu < executing_threads_.size(); ++cpu)
            begin_on(cpu);
    if (executing_threads_.size() == 1) return;
    for (std::uint64_t i = 0; i < count; ++i) {
        const msr::sim::stream_word word{first[i]};
        if (word.kind() != msr::sim::word_kind::cpu || word.is_left_out()) continue;
        thread.cpu = word.number();
        begin_on(thread.cpu);
    }
}

/// Counts what a CPU has executed up to the present.
void executing::count(unsigned cpu) {
    const msr::sim::tally tally = models_->take(cpu);
    processor_->count(cpu, tally);
    if (events_ == nullptr) return;
    events_->count(executing_threads_[cpu], cpu, tally,
                   watch_ != nullptr ? watch_->place_of(cpu) : sample_place{});
    if (watch_ != nullptr) watch_->update(cpu);
}

/// Begins to watch the periods of samples, once an event of perf_event_open has records.
void executing::watch_samples() {
    if (watch_ == nullptr && events_->has_records()) {
        watch_ = std::make_unique<sample_watch>(
            *models_, cpus(), [this](unsigned cpu) { count(cpu); },
            [this](unsigned cpu, bool precise,
                   std::vector<msr::sim::awaited_overflow> &destination) {
                events_->add_awaited(executing_threads_[cpu], cpu, precise, destination);
            },
            [this](unsigned cpu) { return events_->load_latency(executing_threads_[cpu], cpu); });
        events_->find_by(
            {.callers = [this](unsigned cpu,
                               const sample_place &place) { return watch_->callers(cpu, place); },
             .branches =
                 [this](unsigned cpu, const sample_place &place, const stack_choice &choice) {
                     return watch_->branches(cpu, place, choice);
                 },
             .instruction =
                 [this](unsigned cpu, const period_end &end) {
                     return watch_->find_instruction(cpu, end);
                 }});
        if (profiling_ == nullptr) lanes_.announce_notes(events_->notes_file());
    }
    if (watch_ == nullptr) return;
    if (events_->has_callers()) watch_->follow_calls();
    events_->each_recorded([this](unsigned cpu, const branch_request &request) {
        watch_->record_branches(cpu, request);
    });
    watch_->update_all();
}

/// Plays words: applies the records of what a thread has executed to the models. Where counts are
/// taken over time, words are played in small pieces, and counts taken after each. Pieces of a
/// thread begin at the same words whenever the thread wrote the words, so that times hardly change
/// from run to run; only accesses that are left out change the times.
void executing::play(std::uint32_t lane, const std::uint64_t *first, std::uint64_t count) {
    constexpr std::uint64_t piece = 64;
    if (over_time_ == nullptr || lane == definitions_lane)
        return models_->words(lane, first, count);
    std::uint64_t &played = threads_[lane].played;
    while (count != 0) {
        const std::uint64_t number = std::min(piece - played % piece, count);
        models_->words(lane, first, number);
        first += number;
        count -= number;
        played += number;
        if (played % piece != 0) break;
        count_what_was_played();
        over_time_->take_due();
    }
}

void executing::lane_begins(std::uint32_t lane, std::uint32_t process) {
    has_run_ = true;
    const lane_header &header = lanes_.header_of(lane);
    threads_[lane] = {};
    threads_[lane].number = header.thread.load();
    if (events_ != nullptr)
        events_->begin({threads_[lane].number, process, header.parent.load(),
                        header.begins_program.load() != 0, header.events_before.load(),
                        std::min(header.cpu.load(), cpus() - 1)});
    if (watch_ != nullptr) {
        // A process that was forked has the call stack of the thread that called fork().
        const bool is_forked = header.parent.load() != 0 && threads_[lane].number == process;
        watch_->begin_lane(lane, is_forked ? header.parent.load() : 0);
        watch_->update_all();
    }
    if (events_ != nullptr && events_->open_count() != 0) {
        tell_what_is_wanted();
        stop_for_signals();
    }
    // The CPU of the new thread may have been idle while other CPUs executed: its clock follows.
    if (simulates_clock_ && header.cpu.load() < processor_->cpus())
        let_pass(header.cpu.load(), latest_clocks());
    models_->lane_begins(lane, process);
    models_->set_left_out(lane, lanes_.kept_in(lane));
    if (recording_ != nullptr) recording_->begin(lane, process);
    if (profiling_ != nullptr) profiling_->lane_begins(lane, process);
}

void executing::lane_ends(std::uint32_t lane) {
    if (anybody_stands()) {
        left_lanes_.push_back(lane);
        // The next thread of the lane (buffer) may overwrite the memory accesses that the ended
        // thread kept for the models.
        models_->set_left_out(lane, {});
    } else {
        models_->lane_ends(lane);
    }
    if (events_ != nullptr && events_->open_count() != 0) count_what_was_played();
    if (events_ != nullptr)
        events_->end(threads_[lane].number, lanes_.header_of(lane).is_replaced.load() != 0,
                     lanes_.header_of(lane).cpu_time.load(),
                     std::min(lanes_.header_of(lane).cpu.load(), cpus() - 1));
    if (watch_ != nullptr) watch_->update_all();
    if (recording_ != nullptr) recording_->end(lane);
    if (profiling_ != nullptr) profiling_->lane_ends(lane);
}

void executing::sample(profiling &destination) {
    const asking turn{*this};
    destination.start(*processor_, lanes_, *models_);
    profiling_ = &destination;
    if (events_ != nullptr) events_->refuse_samples();
    count_with_others();
    tell_what_is_wanted();
}

void executing::open_interrupts(const std::string &place) {
    constexpr int own = -1;
    for (unsigned cpu = 0; cpu < cpus(); ++cpu)
        add_stream(own, cpu, interrupts_of(place, cpu));
}

void executing::add_stream(int folder, unsigned cpu, descriptor pipe) {
    const asking turn{*this};
    streams_.add(folder, cpu, std::move(pipe));
}

void executing::remove_streams(int folder) {
    const asking turn{*this};
    streams_.remove(folder);
}

void executing::interrupted(const msr::sim::interrupt &interrupt) {
    using msr::sim::interrupt_cause;
    constexpr std::uint32_t time_stamp_counter = 0x10;
    const bool is_sample =
        interrupt.cause == interrupt_cause::op || interrupt.cause == interrupt_cause::fetch;
    // Counts what the CPU has executed up to the sample. A counter's overflow raises its interrupt
    // within count().
    if (is_sample) count(interrupt.cpu);
    if (profiling_ != nullptr && profiling_->take(interrupt)) return;
    std::uint64_t clocks = 0;
    (void)processor_->read(interrupt.cpu, time_stamp_counter, clocks);
    const bool all_are_read = streams_.are_read(interrupt.cpu);
    streams_.tell(interrupt, clocks);
    if (finished_.load() || !(all_are_read || stopped_cpus_[interrupt.cpu].is_stopped)) return;
    // Words (records of executed code) that wait while the CPU stands still would be counted for
    // the thread that executes later.
    if (events_ != nullptr && events_->open_count() != 0 && count_error_.empty())
        count_error_ =
            "a program handles interrupts while events of perf_event_open are open: their "
            "counts would be those of other threads";
    stop_cpu(interrupt, is_sample);
}

void executing::stop_cpu(const msr::sim::interrupt &interrupt, bool is_sample) {
    using msr::sim::interrupt_cause;
    stopped_cpu &stopped_cpu = stopped_cpus_[interrupt.cpu];
    if (!stopped_cpu.is_stopped)
        stopped_cpu = {
            .is_stopped = true, .start = lanes_.now(), .has_handler = stopped_cpu.has_handler};
    stop_cpu(interrupt.lane, interrupt.cpu);
    if (is_sample)
        // instructions that the CPU executes before the sample is taken would not be sampled
        stop_cpu(interrupt.sampled_lane, interrupt.cpu);
    stopped_cpu.for_op = stopped_cpu.for_op || interrupt.cause == interrupt_cause::op;
    stopped_cpu.for_fetch = stopped_cpu.for_fetch || interrupt.cause == interrupt_cause::fetch;
    stopped_cpu.for_others = stopped_cpu.for_others || !is_sample;
    models_->hold(interrupt.cpu);
}

void executing::stop_cpu(std::size_t lane, unsigned cpu) {
    if (lane >= threads_.size()) return;
    writing_thread &thread = threads_[lane];
    thread.was_interrupted = thread.is_standing = true;
    thread.stands_on = cpu;
    models_->exempt(static_cast<std::uint32_t>(lane), false);
    exempt_ = lane == exempt_ ? definitions_lane : exempt_;
}

bool executing::anybody_stands() const {
    return std::any_of(stopped_cpus_.begin(), stopped_cpus_.end(),
                       [](const stopped_cpu &stopped_cpu) { return stopped_cpu.is_stopped; });
}

bool executing::is_handled(unsigned cpu) {
    namespace ibs = msr::ibs;
    const auto holds = [&](std::uint32_t address, std::uint64_t bit) {
        std::uint64_t value = 0;
        return !processor_->read(cpu, address, value) && (value & bit) != 0;
    };
    const stopped_cpu &stopped_cpu = stopped_cpus_[cpu];
    return !stopped_cpu.for_others &&
           !(stopped_cpu.for_op &&
             holds(ibs::address::op_ctl, ibs::detail::op_ctl_op_val.mask())) &&
           !(stopped_cpu.for_fetch &&
             holds(ibs::address::fetch_ctl, ibs::detail::fetch_ctl_fetch_val.mask()));
}

/// Returns whether a CPU has stood still for too long. A program with a handler of interrupts has
/// more time, and so has a program that has read its first interrupt.
bool executing::is_too_late(unsigned cpu) const {
    constexpr std::chrono::milliseconds longest{1000}, longest_of_handlers{5000};
    const bool has_handler = stopped_cpus_[cpu].has_handler || streams_.are_read(cpu);
    if (!lanes_.is_past(stopped_cpus_[cpu].start, has_handler ? longest_of_handlers : longest))
        return false;
    if (has_handler)
        std::fprintf(stderr,
                     "msrpp machine: CPU %u: an interrupt was not handled in time: what executes "
                     "until it is, is not sampled\n",
                     cpu);
    return true;
}

void executing::go_on_where_handled(bool wherever) {
    if (!anybody_stands()) return;
    for (unsigned cpu = 0; cpu < stopped_cpus_.size(); ++cpu) {
        if (!stopped_cpus_[cpu].is_stopped) continue;
        const bool handled = is_handled(cpu);
        if (!handled && !wherever && !finished_.load() && !is_too_late(cpu)) continue;
        stopped_cpus_[cpu] = {.has_handler = handled};
        for (writing_thread &thread : threads_)
            thread.is_standing = thread.is_standing && thread.stands_on != cpu;
        try {
            models_->go_on(cpu); // the simulated CPU goes on up to its next interrupt
        } catch (const std::exception &error) {
            count_error_ = error.what();
        }
    }
    if (anybody_stands()) return;
    lanes_.end_wait();
    for (const std::uint32_t lane : left_lanes_)
        models_->lane_ends(lane);
    left_lanes_.clear();
}

/// Answers threads that wait until the machine has played all that they have executed. A thread
/// that was never interrupted is answered first, for an interrupted thread may wait for such a
/// thread.
void executing::answer_lanes() {
    lanes_.add_those_that_ask(asking_lanes_);
    if (asking_lanes_.empty()) return;
    if (!anybody_stands()) {
        const bool goes_to_end = std::exchange(goes_to_end_, goes_to_end_ || simulates_clock_);
        lanes_.drain(*this);
        goes_to_end_ = goes_to_end;
    }
    for (unsigned cpu = 0; cpu < processor_->cpus(); ++cpu) {
        const auto is_here = [&](std::uint32_t lane) { return lanes_.cpu_of(lane) == cpu; };
        // A waiting thread has ended its block of code; of another thread's block only a part may
        // have been played (counted).
        if (!models_->takes_between_blocks(cpu) ||
            std::any_of(asking_lanes_.begin(), asking_lanes_.end(), is_here)) {
            if (watch_ != nullptr) watch_->find_place(cpu);
            count(cpu);
        }
    }
    std::erase_if(asking_lanes_, [this](std::uint32_t lane) {
        if (anybody_stands() && threads_[lane].was_interrupted) return false;
        if (profiling_ != nullptr) profiling_->lane_waits(lane);
        if (watch_ != nullptr) watch_->lane_waits(lane, threads_[lane].number);
        hand_on_signals(lane);
        if (simulates_clock_) {
            resume(lane);
            lanes_.answer(lane, clocks_of(lanes_.cpu_of(lane)));
        } else {
            lanes_.answer(lane);
        }
        return true;
    });
}

/// Lets simulated time pass on the CPU of a thread that waits for a time, where that time has come:
/// another CPU has executed as long, or no CPU executes until then.
void executing::resume(std::uint32_t lane) {
    const unsigned cpu = lanes_.cpu_of(lane);
    std::uint64_t resumes_at = lanes_.resumption_of(lane);
    if (resumes_at == 0 || cpu >= processor_->cpus()) return;
    const std::uint64_t latest = latest_clocks();
    if (resumes_at == resumes_with_others) resumes_at = latest;
    if (resumes_at > latest && !steps_.is_next(lane)) return;
    let_pass(cpu, resumes_at);
}

void executing::let_pass(unsigned cpu, std::uint64_t end) {
    const std::uint64_t present = clocks_of(cpu);
    if (end <= present) return;
    processor_->pass(cpu, end - present);
    steps_.time_passed(cpu);
}

std::uint64_t executing::latest_clocks() {
    std::uint64_t latest = 0;
    for (unsigned cpu = 0; cpu < processor_->cpus(); ++cpu)
        latest = std::max(latest, clocks_of(cpu));
    return latest;
}

/// Answers calls of programs about events of perf_event_open. What was executed before a call is
/// counted first.
void executing::answer_event_calls() {
    lanes_.add_event_calls(event_lanes_);
    if (event_lanes_.empty() || anybody_stands()) return;
    goes_to_end_ = true;
    lanes_.drain(*this);
    goes_to_end_ = false;
    count_what_was_played();
    for (const std::uint32_t lane : std::exchange(event_lanes_, {})) {
        const lane_header &header = lanes_.header_of(lane);
        event_call &call = lanes_.call_of(lane);
        if (call.state.load() != event_call_state::waits) continue;
        call.is_event = 0;
        if (events_ != nullptr) events_->answer(call, header.thread.load(), header.process.load());
        if (events_ != nullptr) lanes_.announce_events(events_->open_count(), events_->opened());
        if (call.kind != event_call_kind::read && call.kind != event_call_kind::poll &&
            call.is_event != 0) {
            watch_samples();
            need_parts_for_events();
        }
        hand_on_signals(lane);
        lanes_.answer_call(lane);
    }
    stop_for_signals();
}

/// Gives the waiting thread of a lane (buffer) the signals of its events, and sets when the thread
/// waits for signals again. All words of the thread must be counted.
void executing::hand_on_signals(std::uint32_t lane) {
    if (events_ == nullptr) return;
    const std::uint32_t thread = lanes_.header_of(lane).thread.load();
    if (const std::size_t room = lanes_.room_for_signals(lane); room != 0)
        if (const auto signals = events_->take_signals(thread, room); !signals.empty())
            lanes_.give_signals(lane, signals);
    lanes_.stop_for_signals(lane, events_->words_before_signal(thread, lanes_.written_in(lane)));
}

/// Lets the threads that do not wait yet, and for whose events signals are sent, wait before their
/// next blocks of code.
void executing::stop_for_signals() {
    if (events_ == nullptr) return;
    for (std::uint32_t lane = definitions_lane + 1; lane < lanes_.end(); ++lane)
        if (!lanes_.stops_for_signals(lane) && events_->sends_signals(threads_[lane].number))
            lanes_.stop_for_signals(lane, 1);
}

void executing::need_parts_for_events() {
    if (!registers_are_used_ && profiling_ == nullptr) counts_alone_ = true;
    const msr::sim::model_parts previous = fed_parts_;
    tell_what_is_wanted();
    if ((fed_parts_ | previous) != previous)
        std::fputs("msrpp machine: a program opens an event that needs more of the models than "
                   "those before: from here on it is simulated, and begins empty\n",
                   stderr);
}

/// Returns the time stamp counter of a CPU, in clocks.
std::uint64_t executing::clocks_of(unsigned cpu) {
    constexpr std::uint32_t time_stamp_counter = 0x10;
    std::uint64_t clocks = 0;
    if (!models_->takes_between_blocks(cpu)) count(cpu);
    (void)processor_->read(cpu, time_stamp_counter, clocks);
    return clocks;
}

bool executing::takes(std::uint32_t lane) {
    if (!anybody_stands()) return goes_to_end_ || !steps_.is_ahead(lane);
    if (lane != exempt_ || exempt_parts_ == 0) return false;
    --exempt_parts_;
    return true;
}

/// Reads the buffers (lanes) that are full. While a CPU stands still for an interrupt, the machine
/// reads no buffer, so that all threads come equally far. The exception is a thread that handles
/// interrupts and would wait for free words, perhaps the interrupted thread itself: its buffer is
/// read.
bool executing::read_full_lanes() {
    bool present = lanes_.drain_definitions(*this);
    for (const std::uint32_t lane : lanes_.full()) {
        if (threads_[lane].is_standing && !lanes_.is_handler_without_room(lane)) continue;
        exempt_ = lane;
        // The number of parts of the lane (a thread's buffer) that are read so that a waiting
        // writer can write again.
        exempt_parts_ = words_in_lane / words_of_part / 4 + 1;
        models_->exempt(lane, true);
        present = lanes_.drain(*this, lane) || present;
        models_->exempt(lane, false);
        exempt_ = definitions_lane;
    }
    return present;
}

void executing::read_ring() {
    constexpr auto between_reaps = std::chrono::milliseconds{50};
    clock::time_point reaped = clock::now();
    {
        const std::lock_guard alone{busy_};
        place_.emplace(processor_->cpus());
    }
    while (!finished_.load()) {
        while (asking_.load() != 0) // a mutex is not fair: threads that wait for the lock go first
            std::this_thread::yield();
        bool present = false;
        {
            const std::lock_guard alone{busy_};
            go_on_where_handled();
            answer_lanes();
            answer_event_calls();
            const bool goes_on = !anybody_stands();
            present = goes_on ? lanes_.drain(*this) : read_full_lanes();
            if (models_->looked_at() != looked_at_) tell_what_is_wanted();
            if (watch_ != nullptr) lanes_.announce_wakes(events_->wakes());
            if (goes_on && clock::now() - reaped > between_reaps) {
                place_->move_to_idle(lanes_);
                lanes_.reap(*this);
                if (events_ != nullptr && events_->open_count() != 0) {
                    events_->close_unused();
                    lanes_.announce_events(events_->open_count(), events_->opened());
                }
                lanes_.free_numbers(models_->waiting_words() == 0);
                reaped = clock::now();
            }
        }
        if (!present) lanes_.wait();
        lanes_.count_round();
    }
}

/// Sets for the plugin which accesses the models need. Accesses are left out only where no kind of
/// processor needs them, and where no trace is recorded. A handler of interrupts may read counters,
/// which must be right; a profile reads none.
void executing::tell_what_is_wanted() {
    using msr::sim::model_parts;
    looked_at_ = models_->looked_at();
    const bool needs_all_accesses =
        recording_ != nullptr || looked_at_.all_accesses ||
        (looked_at_.present && profiling_ == nullptr && processor_->counts_hits());
    const bool needs_all_parts =
        !counts_alone_ || needs_all_accesses || looked_at_.present || over_time_ != nullptr;
    model_parts of_events = events_ != nullptr ? events_->needed_parts() : model_parts{};
    if (events_ != nullptr && events_->open_count() != 0 && !events_->counts())
        // While not every event that the program wants is open, all parts of the models keep
        // running.
        of_events = of_events | fed_parts_;
    const model_parts parts =
        needs_all_parts ? model_parts::all() : needed_parts(*processor_) | of_events;
    fed_parts_ = parts;
    models_->need(parts);
    lanes_.want(needs_all_accesses     ? accesses_wanted::all
                : looked_at_.present   ? accesses_wanted::kept
                : parts.see_accesses() ? accesses_wanted::changing
                                       : accesses_wanted::none);
    needs_all_parts_ = parts == model_parts::all();
}

void executing::count_alone() {
    counts_alone_ = true;
    tell_what_is_wanted();
}

void executing::count_with_others() {
    registers_are_used_ = true;
    if (!std::exchange(counts_alone_, false)) return;
    if (!needs_all_parts_)
        std::fputs("msrpp machine: a program uses registers: from here on all of the processor is "
                   "simulated; caches, TLBs and predictor that -e does not need begin empty\n",
                   stderr);
    tell_what_is_wanted();
}

void executing::tell_still(unsigned cpu, std::string &words) {
    for (const still &still : processor_->not_simulated(cpu)) {
        const std::string sentence = still.counter + " stays still: " + still.why;
        if (text_.insert(sentence).second)
            words += "msrpp machine: CPU " + std::to_string(cpu) + ": " + sentence + "\n";
    }
}

void executing::settle() {
    // A thread that requests a register access has written all words about what it executed before.
    if (!anybody_stands()) lanes_.drain(*this);
    count_what_was_played();
}

void executing::count_what_was_played() {
    for (unsigned cpu = 0; cpu < processor_->cpus(); ++cpu) {
        if (watch_ != nullptr) watch_->find_place(cpu);
        count(cpu);
    }
}

} // namespace msrpp::machine
