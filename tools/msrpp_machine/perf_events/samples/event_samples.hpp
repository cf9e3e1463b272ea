// The records that events of perf_event_open(2) write into their rings: samples, and what a reader
// of samples must know of the sampled programs.
//
// A sample is due at each period-th event of a thread. Its instruction is the first of the block
// in which the period ends (sample_watch.hpp): that is the skid. An event with a frequency begins
// with a period of 1, and gets a period from each sample for the next: the events since the last
// sample, scaled to the clocks that the frequency leaves at 2 GHz of simulated time, and varied by
// an eighth, so that samples do not fall into step with a loop.
//
// The machine writes all records in one thread, with the time of the writing: the records of all
// rings are in order of time, and a record about a program comes before the samples that need it.
// A thread that changes its mappings waits until its earlier samples are written
// (plugin/plugin_notes.hpp). Records about programs go to the events that ask for them and follow
// the thread on its CPU. PERF_RECORD_THROTTLE is never written, because nothing is throttled.
#pragma once

#include "../../samples/noted_memory.hpp"
#include "../event.hpp"
#include "../event_signals.hpp"
#include "../records/records.hpp"
#include "../thread_events.hpp"
#include "precise_watch.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace msrpp::machine {

/// Where a CPU counts an overflow: the instruction, and the lane (buffer) of the thread, by which
/// callers and branches are found.
struct sample_place {
    std::uint64_t address{};
    std::size_t lane{};
};

/// The reason why the machine does not write the records of an event.
struct sampling_refusal {
    int error{}; ///< errno of the refusal; 0: the machine writes the records
    std::string reason{};
};

/// Returns whether the machine writes the records of an event that the kernel would accept.
sampling_refusal refusal_of(const perf_event_attr &attributes);

/// The writer of the records of all events.
class event_samples {
public:
    /// A thread, and the events that follow the thread or its CPU, for records about the thread.
    struct subject {
        std::uint32_t process{};
        std::uint32_t thread{};
        unsigned cpu{};
        const thread_events *events{};        ///< events that follow the thread; null: none
        const thread_events *events_of_cpu{}; ///< events that follow the CPU; null: none
    };
    using read_counts = std::function<record_words(event &)>;
    /// Returns the callers of an instruction on a CPU, the innermost first.
    using find_callers = std::function<std::vector<std::uint64_t>(unsigned, const sample_place &)>;
    /// Returns the newest branches, of the requested kinds of branches, before a CPU's instruction.
    using find_branches =
        std::function<branch_stack(unsigned, const sample_place &, const stack_choice &)>;
    /// Returns the instruction on a CPU in which a period of precise samples has ended.
    using find_instruction = std::function<precise_place(unsigned, const period_end &)>;
    /// The functions that find callers, branches and instruction of a sample; each may be empty.
    struct finders {
        find_callers callers{};
        find_branches branches{};
        find_instruction instruction{};
    };

    /// Maps the ring of an event. Returns an errno, or 0.
    int map(event &event, std::uint64_t bytes, bool is_writable);
    /// Lets an event of a thread write into the ring of the event `other`; null: into no ring.
    /// Returns an errno, or 0. `thread`: number of the thread; 0: the event follows a CPU.
    int redirect(event &event, std::uint32_t thread, const struct event *other);
    /// Returns the events of poll(2) for an event's file, and removes the note that a reader is to
    /// be woken.
    short poll(event &event);

    /// Writes the samples of an event's part (a thread or CPU) that are due. Returns whether the
    /// event is to be disabled.
    bool write_due(event_part &part, const subject &subject, const sample_place &place,
                   const read_counts &counts, const finders &finders);
    /// Writes a record that a thread of a subject's process was started.
    void write_start(const subject &subject, const started_thread &thread);
    /// Writes a record that a thread has ended.
    void write_end(const subject &subject, const started_thread &thread);
    /// Writes a record with the counts of an event in a thread that has inherited the event and has
    /// ended, where the event has such records (inherit_stat).
    void write_counts(event &event, const subject &subject, const event_page_values &values);
    /// Writes records with the name of a program that begins, and with the program's mappings.
    void write_program(const subject &subject);
    /// Writes records of the mappings of a subject's process that have no record yet.
    void write_mappings(const subject &subject);

    /// Path of the file in which the plugin notes programs' memory (ring/notes.hpp).
    std::string notes_file() const { return memory_.file(); }
    /// Number of times that a reader of the rings was to be woken.
    std::uint32_t wakes() const { return wakes_; }
    void wake() { ++wakes_; }
    /// The signals of samples that threads have not sent yet.
    event_signals &signals() { return signals_; }
    const event_signals &signals() const { return signals_; }

private:
    noted_memory memory_;
    event_signals signals_;
    std::uint32_t wakes_{};
    /// Path of the file whose code was last written to the ring for an address, by process and
    /// address.
    std::map<std::uint32_t, std::map<std::uint64_t, std::string>> written_;

    bool put(event &event, const record_origin &origin, const record_words &words);
    template <typename Wants, typename Make>
    void put_about(const subject &subject, Wants wants, Make make);
};

} // namespace msrpp::machine
