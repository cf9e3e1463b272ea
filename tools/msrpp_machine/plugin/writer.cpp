#include "writer.hpp"

#include "plugin_events.hpp"
#include "plugin_numbers.hpp"
#include "plugin_signals.hpp"

#include "../../support/cpus.hpp"

#include <algorithm>
#include <atomic>
#include <climits>
#include <cstdio>
#include <cstring>
#include <ctime>

#include <linux/futex.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace msrpp::machine {

namespace sim = msr::sim;

ring *shared = nullptr;

namespace {

/// The next lane (buffer of a thread) is the first lane of its program.
std::atomic<bool> begins_program = true;

long futex(std::atomic<std::uint32_t> &word, int operation, std::uint32_t value,
           const timespec *limit = nullptr) {
    return syscall(SYS_futex, &word, operation, value, limit, nullptr, 0);
}

/// Sleeps until the machine has read from a lane (buffer) since `reads` was the number of its
/// reads, or for one second, should the machine end without a notice.
void sleep_until_read(lane_header &lane, std::uint32_t reads) {
    const timespec limit{1, 0};
    futex(lane.reads, FUTEX_WAIT, reads, &limit);
}

/// Wakes the machine, and waits until `is_done()` returns true. Returns whether it did; false: the
/// machine has ended. `lane`: the lane (buffer) of a thread, whose `reads` the machine raises when
/// it has answered the thread.
template <typename IsDone>
bool wait_for_machine(lane_header &lane, IsDone is_done) {
    ring_bell();
    for (;;) {
        const std::uint32_t observed = lane.reads.load();
        if (is_done()) return true;
        if (shared->header.is_over.load() != 0) return false;
        sleep_until_read(lane, observed);
    }
}

std::uint64_t end_of_room(const lane_header &lane) {
    return lane.read.load(std::memory_order_acquire) + words_in_lane;
}

/// Waits until the lane (the thread's buffer) has `words` free words behind the word `written`. A
/// wait lasts until a quarter of the lane is free, so that the writer is not woken for each word.
/// Returns the number of the first word that is not free.
std::uint64_t wait_for_room(lane_header &lane, std::uint64_t written, std::uint64_t words) {
    if (end_of_room(lane) >= written + words) return end_of_room(lane);
    words = std::max(words, words_in_lane / 4);
    for (;;) {
        const std::uint32_t observed = lane.reads.load(std::memory_order_acquire);
        lane.waits.store(1, std::memory_order_relaxed);
        // The fence pairs with one in free_words(): the writer stores `waits` and then loads
        // `read`, the reader stores `read` and then loads `waits`.
        std::atomic_thread_fence(std::memory_order_seq_cst);
        const std::uint64_t end = end_of_room(lane);
        if (end >= written + words) {
            lane.waits.store(0, std::memory_order_relaxed);
            return end;
        }
        if (shared->header.is_over.load(std::memory_order_acquire) != 0) _exit(125);
        ring_bell();
        sleep_until_read(lane, observed);
    }
}

void raise(std::atomic<std::uint32_t> &number, std::uint32_t destination) {
    std::uint32_t kind = number.load();
    while (kind < destination && !number.compare_exchange_weak(kind, destination)) {
    }
}

/// Wakes the machine if the machine sleeps and a quarter of the lane (the thread's buffer) can be
/// read.
void wake_reader(const lane_header &lane, std::uint64_t written) {
    // The fence pairs with one in lanes::wait(): the writer stores words and then loads
    // `reader_sleeps`, the reader stores `reader_sleeps` and then waits for a change of `bell`.
    std::atomic_thread_fence(std::memory_order_seq_cst);
    if (shared->header.reader_sleeps.load(std::memory_order_relaxed) != 0 &&
        written - lane.read.load(std::memory_order_relaxed) >= words_in_lane / 4)
        ring_bell();
}

/// The right to write definitions of code blocks, which one thread has at a time. The right of a
/// process that dies stays taken until the machine frees it (lanes.cpp, reap).
class turn {
public:
    turn() {
        std::atomic<std::uint32_t> &handle = shared->header.defining;
        const auto mine = static_cast<std::uint32_t>(getpid());
        for (std::uint32_t free = 0; !handle.compare_exchange_weak(free, mine); free = 0) {
            if (shared->header.is_over.load(std::memory_order_acquire) != 0) _exit(125);
            sched_yield();
        }
    }
    turn(const turn &) = delete;
    turn &operator=(const turn &) = delete;
    ~turn() { shared->header.defining.store(0, std::memory_order_release); }
};

} // namespace

void give_up(const char *reason) {
    std::fprintf(stderr, "msrpp machine: %s\n", reason);
    _exit(125);
}

void ring_bell() {
    shared->header.bell.fetch_add(1, std::memory_order_release);
    futex(shared->header.bell, FUTEX_WAKE, INT_MAX);
}

void writer::publish() {
    if (lane_ == nullptr) return;
    // tell() writes how many accesses were left out; make_room() has left enough free words.
    accesses_.tell(*this);
    // In a program that has had a single lane (thread), no other thread uses the caches.
    if (shared->header.lanes_end.load(std::memory_order_relaxed) > definitions_lane + 2)
        accesses_.forget();
    lane_->written.store(written_, std::memory_order_release);
}

namespace {

/// Returns the simulated CPU of a thread that begins: the CPU that was announced for the thread, or
/// the next CPU that the thread may run on.
std::uint32_t next_cpu(const thread_start *start) {
    const std::uint32_t cpus = shared->header.cpus;
    // The set of CPUs has most_cpus bits, for the kernel refuses a set that is shorter than its
    // own.
    cpu_set_t mine[support::most_cpus / CPU_SETSIZE];
    const bool is_known = sched_getaffinity(0, sizeof mine, mine) == 0;
    const auto is_usable = [&](std::uint32_t cpu) {
        return !is_known || CPU_ISSET_S(cpu, sizeof mine, mine);
    };
    if (start != nullptr && start->cpu.load() < cpus && is_usable(start->cpu.load()))
        return start->cpu.load();
    std::uint32_t turn = shared->header.next_cpu.fetch_add(1, std::memory_order_relaxed);
    if (!is_known) return turn % cpus;
    std::uint32_t usable = 0;
    for (std::uint32_t cpu = 0; cpu < cpus; ++cpu)
        usable += is_usable(cpu) ? 1 : 0;
    if (usable == 0) return turn % cpus;
    turn %= usable;
    for (std::uint32_t cpu = 0;; ++cpu)
        if (is_usable(cpu) && turn-- == 0) return cpu;
}

} // namespace

thread_start *announce_start() {
    return shared->header.cpus > 1 ? announce_start(*shared, next_cpu(nullptr)) : nullptr;
}

void writer::take_lane() {
    for (std::uint32_t number = definitions_lane + 1; number < lane_count; ++number) {
        lane_header &lane = shared->header.lanes[number];
        lane_state expected = lane_state::free;
        if (lane.state.load(std::memory_order_relaxed) != lane_state::free ||
            !lane.state.compare_exchange_strong(expected, lane_state::used))
            continue;
        lane.handles.store(0, std::memory_order_relaxed);
        lane.parent.store(parent_, std::memory_order_relaxed);
        lane.events_before.store(events_before_, std::memory_order_relaxed);
        lane.begins_program.store(begins_program.exchange(false) ? 1 : 0,
                                  std::memory_order_relaxed);
        lane.is_replaced.store(0, std::memory_order_relaxed);
        lane.cpu_time.store(0, std::memory_order_relaxed);
        parent_ = 0;
        lane.thread.store(static_cast<std::uint32_t>(syscall(SYS_gettid)),
                          std::memory_order_relaxed);
        lane.process.store(static_cast<std::uint32_t>(getpid()), std::memory_order_release);
        raise(shared->header.lanes_end, number + 1);
        lane_ = &lane;
        tell_name();
        words_ = shared->words[number];
        written_ = lane.written.load(std::memory_order_acquire);
        saved_ = keeping_accesses{shared->saved[number]};
        thread_start *const start = start_ != nullptr ? start_ : start_of_this_thread(*shared);
        cpu_ = next_cpu(start);
        lane.cpu.store(cpu_, std::memory_order_relaxed);
        lane.resumes_at.store(0);
        lane.signal_stop.store(0);
        shared->orders[number].count.store(0);
        lane.is_in_call.store(0, std::memory_order_release);
        end_start(start);
        start_ = nullptr;
        wait_for_room(lane, written_, 2);
        put(sim::cpu_word(cpu_, true));
        accesses_.begin(shared->header.first_levels);
        return;
    }
    give_up("the program has more than 255 threads at a time");
}

/// Publishes the written words (records) and waits for free words in the lane (buffer): the slow
/// part of writing a word.
__attribute__((noinline)) void writer::make_room() {
    if (lane_ == nullptr) {
        take_lane();
    } else {
        publish();
        wake_reader(*lane_, written_);
    }
    look_what_is_wanted();
    const std::uint64_t end = wait_for_room(*lane_, written_, 1 + words_kept);
    room_ends_ = std::min(end - words_kept, written_ + words_of_part);
    end_room_at_stop();
    // Number of the first word (record) that is still in the lane (buffer); earlier words may wait
    // to be played (counted).
    const std::uint64_t read = end - words_in_lane;
    saved_.make_room(read - std::min(read, words_that_wait), written_);
}

/// Limits the words that may be written to those before the word at which the thread waits for the
/// signals of events.
void writer::end_room_at_stop() {
    if (const std::uint64_t stop = lane_->signal_stop.load(std::memory_order_acquire); stop != 0)
        room_ends_ = std::min(room_ends_, std::max(stop, written_));
}

void writer::write_with_room(sim::stream_word word) {
    make_room();
    // The thread waits for signals where a block of code begins: all of the earlier blocks is
    // written then.
    if (word.kind() == sim::word_kind::block && stops_for_signals() &&
        written_ >= lane_->signal_stop.load(std::memory_order_acquire)) {
        is_in_call(true); // no other CPU waits for this thread
        request_signals();
        is_in_call(false);
        send_signals();
        make_room();
    }
    put(word);
}

void writer::request_signals() {
    publish();
    if (lane_->handles.load(std::memory_order_relaxed) == 0) request_answer();
}

void writer::send_signals() {
    if (lane_ != nullptr) machine::send_signals(shared->orders[lane_ - shared->header.lanes]);
}

void writer::wait_until_played() {
    if (lane_ == nullptr || lane_->handles.load(std::memory_order_relaxed) != 0 ||
        !is_looked_at(shared->header.accesses.load(std::memory_order_acquire)))
        return;
    request_answer();
}

std::uint64_t writer::simulated_clocks() {
    if (lane_ == nullptr) return 0;
    publish();
    if (lane_->handles.load(std::memory_order_relaxed) == 0) request_answer();
    return lane_->clocks.load(std::memory_order_relaxed);
}

void writer::resume_at(std::uint64_t clocks) {
    if (lane_ == nullptr) return;
    lane_->resumes_at.store(clocks);
    const bool handles = lane_->handles.load(std::memory_order_relaxed) != 0;
    while (simulated_clocks() < clocks && clocks != resumes_with_others && !handles &&
           shared->header.is_over.load() == 0) {
        const timespec pause{0, 1'000'000};
        if (nanosleep(&pause, nullptr) != 0) break;
    }
    lane_->resumes_at.store(0);
}

void writer::request_answer() {
    lane_->requests.store(1);
    shared->header.goal.fetch_add(1);
    wait_for_machine(*lane_, [this] { return lane_->requests.load() == 0; });
    end_room_at_stop();
}

void writer::wait_for_events() {
    event_call &call = event_call_of();
    call.cpu_time = cpu_time_of(lane_->thread.load(std::memory_order_relaxed));
    call.state.store(event_call_state::waits);
    shared->header.event_goal.fetch_add(1);
    const bool is_answered = wait_for_machine(
        *lane_, [&call] { return call.state.load() == event_call_state::answered; });
    if (!is_answered) _exit(125);
    call.state.store(event_call_state::free);
    end_room_at_stop();
}

void writer::tell_time() {
    if (lane_ == nullptr) return;
    lane_->cpu_time.store(cpu_time_of(lane_->thread.load(std::memory_order_relaxed)),
                          std::memory_order_relaxed);
}

void writer::tell_name() {
    if (lane_ == nullptr) return;
    std::uint64_t name[2]{};
    prctl(PR_GET_NAME, name); // PR_GET_NAME writes 16 bytes
    for (unsigned i = 0; i < 2; ++i)
        lane_->name[i].store(name[i], std::memory_order_relaxed);
}

void writer::end(bool is_replaced) {
    if (lane_ == nullptr) return;
    lane_->is_replaced.store(is_replaced ? 1 : 0, std::memory_order_relaxed);
    tell_time();
    tell_name(); // another thread may have changed this thread's name
    publish();
    wait_for_room(*lane_, written_, 2);
    put(sim::cpu_word(0, false, true));
    publish(); // no memory access was left out since the last block, so tell() writes nothing
    lane_header &lane = *lane_;
    lane.state.store(lane_state::ended, std::memory_order_release);
    *this = {};
    // Linux writes the records of a thread before another thread can learn of the thread's end: the
    // thread waits until the machine has noted its end.
    if (!is_replaced && shared->header.events_opened.load() != 0)
        wait_for_machine(lane, [&lane] { return lane.state.load() != lane_state::ended; });
}

std::uint32_t define_block(std::uint64_t address, unsigned instructions, const unsigned char *code,
                           unsigned bytes) {
    const turn mine;
    const std::uint32_t number = next_block_number();
    const sim::stream_word first = sim::definition_word(number, instructions, bytes);
    lane_header &lane = shared->header.lanes[definitions_lane];
    std::uint64_t *const words = shared->words[definitions_lane];
    std::uint64_t written = lane.written.load(std::memory_order_acquire);
    wait_for_room(lane, written, 1 + words_behind(first));
    words[written++ & lane_mask] = first.bits;
    words[written++ & lane_mask] = address;
    for (unsigned position = 0; position < bytes; position += 8)
        std::memcpy(&words[written++ & lane_mask], code + position, 8);
    lane.written.store(written, std::memory_order_release);
    return number;
}

} // namespace msrpp::machine
