#include "lanes.hpp"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iterator>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <linux/futex.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

namespace msrpp::machine {

namespace {

void wake(std::atomic<std::uint32_t> &word) {
    word.fetch_add(1, std::memory_order_release);
    syscall(SYS_futex, &word, FUTEX_WAKE, INT_MAX, nullptr, nullptr, 0);
}

/// Marks the words of a lane (buffer) before `end` as read, and wakes the lane's writer if the
/// writer waits for free words.
void free_words(lane_header &lane, std::uint64_t end) {
    lane.read.store(end, std::memory_order_release);
    // The fence pairs with one in wait_for_room(): the reader stores `read` and then loads `waits`,
    // the writer stores `waits` and then loads `read`.
    std::atomic_thread_fence(std::memory_order_seq_cst);
    if (lane.waits.load(std::memory_order_relaxed) == 0) return;
    const std::uint64_t written = lane.written.load(std::memory_order_relaxed);
    // The writer waits until a quarter of the lane (its buffer) is free.
    if (end + words_in_lane < written + words_in_lane / 4) return;
    lane.waits.store(0, std::memory_order_relaxed);
    wake(lane.reads);
}

bool is_gone(std::uint32_t process) {
    return process != 0 && kill(static_cast<pid_t>(process), 0) != 0 && errno == ESRCH;
}

/// Returns whether a thread has ended, although its process may still wait for its parent's
/// wait(2).
bool has_ended(std::uint32_t thread) {
    std::ifstream file{"/proc/" + std::to_string(thread) + "/stat"};
    std::string text;
    if (!std::getline(file, text)) return true;
    // The thread's name in front of the state may have parentheses, too.
    const std::size_t state = text.rfind(") ");
    return state != text.npos && state + 2 < text.size() &&
           (text[state + 2] == 'Z' || text[state + 2] == 'X');
}

} // namespace

lanes::lanes(unsigned cpus) {
    file_ = memfd_create("msrpp-machine", MFD_CLOEXEC);
    if (file_ < 0 || ftruncate(file_, sizeof(ring)) != 0)
        throw std::runtime_error("no memory to share with the program");
    void *const mapped = mmap(nullptr, sizeof(ring), PROT_READ | PROT_WRITE, MAP_SHARED, file_, 0);
    if (mapped == MAP_FAILED) throw std::runtime_error("no memory to share with the program");
    shared_ = static_cast<ring *>(mapped);
    shared_->header.cpus = cpus;
    shared_->header.magic = ring_magic;
}

lanes::~lanes() {
    if (shared_ != nullptr) {
        close();
        munmap(shared_, sizeof(ring));
    }
    if (file_ >= 0) ::close(file_);
}

void lanes::announce(const cpuid_tables &answers) { shared_->header.cpuid = answers; }

void lanes::announce_notes(const std::string &file) {
    char(&destination)[sizeof shared_->header.notes_file] = shared_->header.notes_file;
    if (file.empty() || file.size() >= sizeof destination) return;
    // The first letter of the path is written last: a plugin that reads the first letter sees the
    // whole path.
    file.copy(destination + 1, file.size() - 1, 1);
    std::atomic_ref<char>{destination[0]}.store(file[0], std::memory_order_release);
}

lanes::thread lanes::thread_of(std::uint32_t lane) const {
    const lane_header &lane_header = shared_->header.lanes[lane];
    char name[17]{};
    for (unsigned i = 0; i < 2; ++i) {
        const std::uint64_t word = lane_header.name[i].load(std::memory_order_relaxed);
        std::memcpy(name + 8 * i, &word, 8);
    }
    return {lane_header.thread.load(std::memory_order_relaxed), name};
}

bool lanes::executes(std::uint32_t lane) const {
    const lane_header &lane_header = shared_->header.lanes[lane];
    return lane_header.state.load(std::memory_order_acquire) == lane_state::used &&
           lane_header.is_in_call.load(std::memory_order_acquire) == 0;
}

bool lanes::is_in_call(std::uint32_t lane) const {
    const lane_header &lane_header = shared_->header.lanes[lane];
    return lane_header.state.load(std::memory_order_acquire) == lane_state::used &&
           lane_header.is_in_call.load(std::memory_order_acquire) != 0;
}

lanes::lane_position lanes::position_in(std::uint32_t lane) const {
    const std::uint64_t written =
        shared_->header.lanes[lane].written.load(std::memory_order_acquire);
    return {written, !has_read(lane, written)};
}

void lanes::simulate_clock() {
    shared_->header.simulates_clock = 1;
    for (const clockid_t clock : simulated_clocks) {
        timespec time{};
        if (clock_gettime(clock, &time) == 0)
            shared_->header.clock_starts[clock] =
                static_cast<std::uint64_t>(time.tv_sec) * ns_of_a_second +
                static_cast<std::uint64_t>(time.tv_nsec);
    }
}

std::string lanes::file() const {
    return "/proc/" + std::to_string(getpid()) + "/fd/" + std::to_string(file_);
}

/// Hands the words of a lane (buffer) up to the number `written` to the destination. Returns
/// whether the destination took any words.
bool lanes::hand_on(std::uint32_t number, std::uint64_t written, reader_of_words &destination) {
    lane_header &lane = shared_->header.lanes[number];
    const std::uint64_t read = lane.read.load(std::memory_order_relaxed);
    // A lane (buffer) with more words than words_in_lane was overwritten by a program: no word is
    // taken.
    const std::uint64_t count = written - read <= words_in_lane ? written - read : 0;
    if (number != definitions_lane && !begun_[number]) {
        begun_[number] = true;
        end_earlier_lanes(number, destination);
        destination.lane_begins(number, lane.process.load(std::memory_order_acquire));
    }
    // Words (records of executed code) are handed on in parts, so that the writer can write more
    // words before all words are played (counted).
    std::uint64_t position = read;
    while (position != read + count && (number == definitions_lane || destination.takes(number))) {
        const std::uint64_t until_end = words_in_lane - (position & lane_mask);
        const std::uint64_t part = std::min({words_of_part, until_end, read + count - position});
        destination.words(number, &shared_->words[number][position & lane_mask], part);
        position += part;
        free_words(lane, position);
    }
    if (count == 0) free_words(lane, written);
    return position != read || count == 0;
}

/// Hands on all words of the lanes (buffers) which the thread of a lane has ended, when it became
/// another program: what the thread executed before comes first, even where its CPU is ahead.
void lanes::end_earlier_lanes(std::uint32_t number, reader_of_words &destination) {
    const std::uint32_t thread = shared_->header.lanes[number].thread.load();
    for (std::uint32_t other = definitions_lane + 1; other < end(); ++other) {
        lane_header &lane = shared_->header.lanes[other];
        if (other == number || !begun_[other] || lane.thread.load() != thread ||
            lane.state.load(std::memory_order_acquire) != lane_state::ended)
            continue;
        const std::uint64_t written = lane.written.load(std::memory_order_acquire);
        // The thread may have defined blocks of code since the definitions were last read.
        hand_on(definitions_lane,
                shared_->header.lanes[definitions_lane].written.load(std::memory_order_acquire),
                destination);
        std::uint64_t position = lane.read.load(std::memory_order_relaxed);
        // A number of words that is larger than a lane (buffer) is invalid.
        if (written - position > words_in_lane) position = written;
        while (position != written) {
            const std::uint64_t until_end = words_in_lane - (position & lane_mask);
            const std::uint64_t part = std::min({words_of_part, until_end, written - position});
            destination.words(other, &shared_->words[other][position & lane_mask], part);
            position += part;
        }
        free_words(lane, written);
        has_ended_early_[other] = true;
        free(other, destination);
    }
}

bool lanes::has_read(std::uint32_t lane, std::uint64_t written) const {
    return written == shared_->header.lanes[lane].read.load(std::memory_order_relaxed);
}

void lanes::free(std::uint32_t number, reader_of_words &destination) {
    if (begun_[number]) destination.lane_ends(number);
    begun_[number] = false;
    lane_header &lane = shared_->header.lanes[number];
    lane.state.store(lane_state::free, std::memory_order_release);
    wake(lane.reads);
}

bool lanes::drain(reader_of_words &destination, std::uint32_t first, std::uint32_t end) {
    // The numbers of words in lanes (buffers) are read before the definitions: the blocks that a
    // thread executes were defined earlier.
    std::uint64_t written[lane_count];
    lane_state states[lane_count];
    std::fill(std::begin(has_ended_early_), std::end(has_ended_early_), false);
    end = std::min(this->end(), end);
    for (std::uint32_t lane = first; lane < end; ++lane) {
        states[lane] = shared_->header.lanes[lane].state.load(std::memory_order_acquire);
        written[lane] = shared_->header.lanes[lane].written.load(std::memory_order_acquire);
    }
    written[definitions_lane] =
        shared_->header.lanes[definitions_lane].written.load(std::memory_order_acquire);
    bool present = !has_read(definitions_lane, written[definitions_lane]) &&
                   hand_on(definitions_lane, written[definitions_lane], destination);
    // Each round of reading begins with another lane (buffer). Where threads share a CPU that is
    // ahead once the first of its lanes was read, the other lanes would otherwise never be read.
    const std::uint32_t count = first < end ? end - first : 0;
    ++turn_;
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::uint32_t lane = first + (i + turn_) % count;
        // The thread of the lane (buffer) has ended and its words are read: `written` and `states`
        // are out of date.
        if (has_ended_early_[lane]) continue;
        if (!has_read(lane, written[lane]))
            present = hand_on(lane, written[lane], destination) || present;
        if (states[lane] == lane_state::ended && has_read(lane, written[lane]))
            free(lane, destination);
    }
    return present;
}

std::vector<std::uint32_t> lanes::full() const {
    std::vector<std::uint32_t> value;
    for (std::uint32_t lane = definitions_lane + 1; lane < end(); ++lane) {
        const lane_header &header = shared_->header.lanes[lane];
        if (header.written.load(std::memory_order_acquire) -
                header.read.load(std::memory_order_relaxed) >=
            words_in_lane / 2)
            value.push_back(lane);
    }
    return value;
}

bool lanes::is_handler_without_room(std::uint32_t number) const {
    const lane_header &lane = shared_->header.lanes[number];
    return lane.handles.load(std::memory_order_relaxed) != 0 &&
           lane.waits.load(std::memory_order_relaxed) != 0;
}

void lanes::add_those_that_ask(std::vector<std::uint32_t> &destination) {
    const std::uint32_t goal = shared_->header.goal.load();
    if (std::exchange(goal_, goal) == goal) return;
    for (std::uint32_t lane = definitions_lane + 1; lane < end(); ++lane)
        if (shared_->header.lanes[lane].requests.load() != 0 &&
            std::find(destination.begin(), destination.end(), lane) == destination.end())
            destination.push_back(lane);
}

void lanes::answer(std::uint32_t number) {
    lane_header &lane = shared_->header.lanes[number];
    lane.requests.store(0);
    wake(lane.reads);
}

void lanes::add_event_calls(std::vector<std::uint32_t> &destination) {
    const std::uint32_t goal = shared_->header.event_goal.load();
    if (std::exchange(event_goal_, goal) == goal) return;
    for (std::uint32_t lane = definitions_lane + 1; lane < end(); ++lane)
        if (shared_->calls[lane].state.load() == event_call_state::waits &&
            std::find(destination.begin(), destination.end(), lane) == destination.end())
            destination.push_back(lane);
}

void lanes::answer_call(std::uint32_t number) {
    shared_->calls[number].state.store(event_call_state::answered);
    wake(shared_->header.lanes[number].reads);
}

void lanes::give_signals(std::uint32_t lane, std::span<const signal_order> signals) {
    signal_orders &destination = shared_->orders[lane];
    const std::size_t count = std::min(signals.size(), signal_orders::capacity);
    std::copy_n(signals.begin(), count, destination.orders);
    destination.count.store(static_cast<std::uint32_t>(count));
}

void lanes::stop_for_signals(std::uint32_t lane, std::uint64_t words) {
    shared_->header.lanes[lane].signal_stop.store(words == 0 ? 0 : written_in(lane) + words,
                                                  std::memory_order_release);
}

void lanes::answer(std::uint32_t number, std::uint64_t clocks) {
    shared_->header.lanes[number].clocks.store(clocks, std::memory_order_relaxed);
    answer(number);
}

/// Returns the number of words in a lane (buffer). A thread that is gone may have written words
/// that it has not handed on; an end mark stands behind the words.
std::uint64_t lanes::end_of_words(std::uint32_t number) const {
    const lane_header &lane = shared_->header.lanes[number];
    const std::uint64_t *const words = shared_->words[number];
    const std::uint64_t full = lane.read.load(std::memory_order_relaxed) + words_in_lane;
    std::uint64_t end = lane.written.load(std::memory_order_acquire);
    while (end < full && words[end & lane_mask] != no_word)
        ++end;
    return end;
}

void lanes::reap_starts() {
    for (thread_start &start : std::span{shared_->header.starts}.first(starts_end()))
        if (std::uint32_t number = start.thread.load(); is_gone(number))
            start.thread.compare_exchange_strong(number, 0);
}

void lanes::reap(reader_of_words &destination) {
    reap_starts();
    ring_header &header = shared_->header;
    std::uint32_t definer = header.defining.load(std::memory_order_acquire);
    if (is_gone(definer)) header.defining.compare_exchange_strong(definer, 0);
    for (std::uint32_t lane = definitions_lane + 1; lane < lane_count; ++lane) {
        lane_header &lane_header = header.lanes[lane];
        if (lane_header.state.load(std::memory_order_acquire) != lane_state::used) continue;
        // A lane (buffer) whose number of words has grown has a thread that has not ended.
        const std::uint64_t reported = lane_header.written.load(std::memory_order_acquire);
        const bool is_idle = std::exchange(reported_[lane], reported) == reported;
        // A thread that takes a lane (buffer) writes the number of the thread before the number of
        // its process.
        const std::uint32_t process = lane_header.process.load(std::memory_order_acquire);
        const bool ended = process != 0 && is_idle &&
                           has_ended(lane_header.thread.load(std::memory_order_relaxed));
        if (!ended && !is_gone(process)) continue;
        const std::uint64_t written = end_of_words(lane);
        lane_header.written.store(written, std::memory_order_release);
        // The program may have defined blocks of code since the definitions were read, and words of
        // blocks that are not defined are lost where the lane (buffer) ends.
        drain_definitions(destination);
        if (!has_read(lane, written)) hand_on(lane, written, destination);
        if (has_read(lane, written)) free(lane, destination);
    }
}

namespace {

void free_slots_of_the_gone(block_numbers &numbers) {
    for (process_slot &slot : numbers.slots) {
        const std::uint64_t owner = slot.owner.load();
        if (owner == 0 || !is_gone(static_cast<std::uint32_t>(owner | owner >> 32))) continue;
        for (std::atomic<std::uint64_t> &entry : slot.chunks)
            entry.store(0);
        slot.owner.store(0);
    }
}

/// Returns the chunks of block numbers that were used and are marked in no process's slot any more.
std::vector<std::uint32_t> chunks_of_nobody(const block_numbers &numbers) {
    // The states of chunks are read before the slots: a process that takes a chunk marks its slot
    // first.
    std::vector<std::uint32_t> value;
    for (std::uint32_t chunk = 0; chunk < chunk_count; ++chunk)
        if (numbers.chunks[chunk].load() == chunk_state::used) value.push_back(chunk);
    std::uint64_t had[chunk_count / 64];
    for (std::size_t i = 0; i < std::size(had); ++i)
        had[i] = numbers.saved[i].load();
    for (const process_slot &slot : numbers.slots)
        for (std::size_t i = 0; i < std::size(had); ++i)
            had[i] |= slot.chunks[i].load();
    std::erase_if(value,
                  [&](std::uint32_t chunk) { return (had[chunk / 64] >> chunk % 64 & 1) != 0; });
    return value;
}

} // namespace

void lanes::free_numbers(bool all_played) {
    for (std::uint32_t lane = 0; !leaving_.empty() && lane < lane_count; ++lane)
        if (!all_played ||
            shared_->header.lanes[lane].read.load(std::memory_order_relaxed) < leaving_after_[lane])
            return;
    for (const std::uint32_t chunk : leaving_)
        shared_->numbers.chunks[chunk].store(chunk_state::free);
    free_slots_of_the_gone(shared_->numbers);
    leaving_ = chunks_of_nobody(shared_->numbers);
    for (const std::uint32_t chunk : leaving_)
        shared_->numbers.chunks[chunk].store(chunk_state::leaving);
    for (std::uint32_t lane = 0; lane < lane_count; ++lane)
        leaving_after_[lane] = shared_->header.lanes[lane].written.load(std::memory_order_acquire);
}

void lanes::wait() {
    ring_header &header = shared_->header;
    const std::uint32_t observed = header.bell.load(std::memory_order_acquire);
    header.reader_sleeps.store(1, std::memory_order_relaxed);
    // The fence pairs with one in wake_reader(): the reader stores `reader_sleeps`, and a writer
    // loads `reader_sleeps` after its words are stored.
    std::atomic_thread_fence(std::memory_order_seq_cst);
    const timespec limit{0, 1'000'000};
    syscall(SYS_futex, &header.bell, FUTEX_WAIT, observed, &limit, nullptr, 0);
    header.reader_sleeps.store(0, std::memory_order_relaxed);
}

void lanes::end_wait() { wake(shared_->header.bell); }

void lanes::close() {
    shared_->header.is_over.store(1);
    // A writer that takes a lane (buffer) after this loop sees `is_over` before it waits.
    for (lane_header &lane : std::span{shared_->header.lanes}.first(end()))
        wake(lane.reads);
}

} // namespace msrpp::machine
