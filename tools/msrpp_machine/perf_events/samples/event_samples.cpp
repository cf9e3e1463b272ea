#include "event_samples.hpp"

#include "../attributes.hpp"
#include "../records/data_sources.hpp"
#include "../records/mapped_segments.hpp"

#include <algorithm>
#include <cerrno>
#include <ctime>
#include <random>
#include <string>
#include <utility>

#include <linux/perf_event.h>
#include <poll.h>
#include <unistd.h>

namespace msrpp::machine {

namespace {

/// Returns the time of an event's clock in ns.
std::uint64_t time_of(const event &event) {
    timespec time{};
    clock_gettime(event.attributes.use_clockid != 0 ? event.attributes.clockid : CLOCK_MONOTONIC,
                  &time);
    return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000 +
           static_cast<std::uint64_t>(time.tv_nsec);
}

record_origin origin_of(const event &event, const event_samples::subject &subject) {
    return {.process = subject.process,
            .thread = subject.thread,
            .time = time_of(event),
            .event = event.number,
            .cpu = subject.cpu};
}

bool is_clock_known(std::int32_t clock) {
    return clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_RAW || clock == CLOCK_REALTIME ||
           clock == CLOCK_BOOTTIME || clock == CLOCK_TAI;
}

/// Returns whether an event has records of the start and the end of threads. Source: Linux,
/// kernel/events/core.c, perf_event_task_match().
bool wants_threads(const perf_event_attr &attributes) {
    return attributes.task != 0 || attributes.comm != 0 || attributes.mmap != 0 ||
           attributes.mmap2 != 0 || attributes.mmap_data != 0;
}

/// Returns whether a thread is gone from the system; false for 0. Only the system knows the end of
/// the emulator's own threads, which programs find below /proc: these threads have no lane (buffer)
/// in the shared memory.
bool has_vanished(std::uint32_t thread) {
    return thread != 0 && access(("/proc/" + std::to_string(thread)).c_str(), F_OK) != 0;
}

/// Sets the values of a sample to those of a precise sample.
void make_precise(sample_values &sample, const event &event, const precise_place &place) {
    const msr::sim::traced_instruction &instruction = place.instruction;
    if (instruction.address == 0) return; // the trace has no instruction
    sample.is_exact = !event.planned.is_behind || event.attributes.precise_ip > 1;
    sample.address = sample.is_exact ? instruction.address : instruction.next;
    if (!instruction.has_access) return;
    sample.data_address = instruction.access.address;
    sample.latency = place.latency;
    sample.data_source = data_source_of(instruction.access);
}

/// Returns the next sampling period of an event with a frequency.
std::uint64_t next_period(const event_part &part) {
    constexpr std::uint64_t clocks_of_second = 2'000'000'000;
    constexpr std::uint64_t longest = std::uint64_t{1} << 40;
    constexpr std::uint64_t steepness = 8;
    const std::uint64_t frequency = part.whole->attributes.sample_freq;
    const double interval = static_cast<double>(clocks_of_second) /
                            static_cast<double>(std::max<std::uint64_t>(frequency, 1));
    // A sampling period that stays the same could fall into step with a loop of the program; so the
    // period varies.
    constexpr double lowest = 0.875, range = 0.25;
    std::minstd_rand random{static_cast<std::minstd_rand::result_type>(part.count)};
    const double share = lowest + range * std::generate_canonical<double, 16>(random);
    const double scaled = share * static_cast<double>(part.sampled) * interval /
                          static_cast<double>(std::max<std::uint64_t>(part.clocks, 1));
    const std::uint64_t upper = std::min(part.period * steepness, longest);
    const std::uint64_t lower = std::max<std::uint64_t>(part.period / steepness, 1);
    if (scaled >= static_cast<double>(upper)) return upper;
    return std::max(lower, static_cast<std::uint64_t>(scaled));
}

} // namespace

sampling_refusal refusal_of(const perf_event_attr &attributes) {
    if (attributes.use_clockid != 0 && !is_clock_known(attributes.clockid))
        return {EINVAL, "the kernel has no such clock for events"};
    if (!is_sampling(attributes)) return {};
    const bool is_dummy =
        attributes.type == PERF_TYPE_SOFTWARE && attributes.config == PERF_COUNT_SW_DUMMY;
    if (attributes.type == PERF_TYPE_SOFTWARE && !is_dummy)
        return {EOPNOTSUPP, "software events are counted by the host, and give no samples here"};
    if (is_dummy) return {};
    if (missing_fields(attributes.sample_type) != 0)
        return {EOPNOTSUPP, "samples have no registers, stacks, raw data, physical addresses, "
                            "cgroups or page sizes here; chains of callers (perf record -g) and "
                            "branches (perf record -b) are given"};
    if (attributes.write_backward != 0) return {EOPNOTSUPP, "rings are not written backward"};
    if (attributes.aux_output != 0 || attributes.aux_sample_size != 0)
        return {EOPNOTSUPP, "no unit here writes an AUX area"};
    if (attributes.sigtrap != 0) return {EOPNOTSUPP, "samples send no signals"};
    return {};
}

int event_samples::map(event &event, std::uint64_t bytes, bool is_writable) {
    if (bytes == 0 || bytes % record_buffer::page_bytes != 0) return EINVAL;
    const std::uint64_t pages = bytes / record_buffer::page_bytes - 1;
    if (event.ring != nullptr)
        return event.has_own_ring && event.ring->data_pages() == pages ? 0 : EINVAL;
    int error = 0;
    const std::uint64_t watermark =
        event.attributes.watermark != 0 ? event.attributes.wakeup_watermark : 0;
    event.ring = record_buffer::map(event.own_file.number(), pages, !is_writable, watermark, error);
    event.has_own_ring = event.ring != nullptr;
    return error;
}

int event_samples::redirect(event &event, std::uint32_t thread, const struct event *other) {
    if (event.has_own_ring) return EINVAL;
    if (other == nullptr) {
        event.ring = nullptr;
        return 0;
    }
    const perf_event_attr &own = event.attributes, &others = other->attributes;
    const bool is_same_thread = other->cpu != -1 || other->parts.front()->thread == thread;
    if (other == &event || other->cpu != event.cpu || !is_same_thread || other->ring == nullptr ||
        own.use_clockid != others.use_clockid || own.clockid != others.clockid)
        return EINVAL;
    event.ring = other->ring;
    return 0;
}

short event_samples::poll(event &event) {
    const bool is_alive = std::any_of(event.parts.begin(), event.parts.end(), [](const auto &part) {
        return part->is_alive && !has_vanished(part->thread);
    });
    if (!is_alive || event.ring == nullptr) return POLLHUP;
    return event.ring->take_wake() ? POLLIN | POLLRDNORM : 0;
}

/// Puts a record into an event's ring, after a record about records that were lost. Returns false
/// where the ring is full.
bool event_samples::put(event &event, const record_origin &origin, const record_words &words) {
    if (event.ring == nullptr) return false;
    record_buffer &ring = *event.ring;
    bool has_room = false;
    if (ring.lost_records == 0) {
        has_room = ring.put(words);
    } else {
        record_words joined = lost_record(event.attributes, origin, ring.lost_records);
        joined.insert(joined.end(), words.begin(), words.end());
        has_room = ring.put(joined);
        if (has_room) ring.lost_records = 0;
    }
    ring.lost_records += has_room ? 0 : 1;
    if (ring.has_wake()) wake();
    return has_room;
}

/// Puts a record about a thread into the ring of each event that wants the record.
template <typename Wants, typename Make>
void event_samples::put_about(const subject &subject, Wants wants, Make make) {
    const auto put_to = [&](const thread_events *followers, bool on_any_cpu) {
        bool is_put = false;
        if (followers == nullptr) return is_put;
        for (const event_part *const part : followers->parts()) {
            event &event = *part->whole;
            const bool is_there = event.cpu < 0 || static_cast<unsigned>(event.cpu) == subject.cpu;
            if (!is_enabled(*part) || !wants(event.attributes) || !(is_there || on_any_cpu))
                continue;
            const record_origin origin = origin_of(event, subject);
            put(event, origin, make(event.attributes, origin));
            is_put = true;
            if (on_any_cpu) break;
        }
        return is_put;
    };
    // The CPU of a new thread may be unknown: then the events of any CPU have the record.
    if (!put_to(subject.events, false)) put_to(subject.events, true);
    put_to(subject.events_of_cpu, false);
}

bool event_samples::write_due(event_part &part, const subject &subject, const sample_place &place,
                              const read_counts &counts, const finders &finders) {
    event &event = *part.whole;
    const perf_event_attr &attributes = event.attributes;
    const auto includes = [&](std::uint64_t field) {
        return (attributes.sample_type & field) != 0;
    };
    // The largest number of samples in a block of code. A reader could not follow more; the kernel
    // would throttle the event.
    constexpr std::uint64_t most_of_block = 1024;
    write_mappings(subject);
    record_words values, chain, branches;
    if (includes(PERF_SAMPLE_READ)) values = counts(event);
    if (includes(PERF_SAMPLE_CALLCHAIN) && finders.callers)
        chain = finders.callers(subject.cpu, place);
    if (event.branches.facility != nullptr)
        branches = branch_words(attributes, event.branches,
                                finders.branches
                                    ? finders.branches(subject.cpu, place, event.branches.choice)
                                    : branch_stack{});
    for (std::uint64_t written = 0; part.due_samples != 0; ++written) {
        --part.due_samples;
        const record_origin origin = origin_of(event, subject);
        sample_values sample{.address = place.address,
                             .period = part.sampled,
                             .counts = values,
                             .callers = chain,
                             .branches = branches};
        if (event.planned.is_precise && finders.instruction) {
            make_precise(sample, event,
                         finders.instruction(subject.cpu, {.sum = event.planned.sum,
                                                           .index = part.due_index,
                                                           .added = part.due_added}));
            part.due_index += part.sampled;
        }
        const bool is_put = written < most_of_block &&
                            put(event, origin, sample_record(attributes, origin, sample));
        if (written >= most_of_block) {
            const std::uint64_t rest = std::exchange(part.due_samples, 0) + 1;
            event.lost_samples += rest;
            if (event.ring != nullptr) event.ring->lost_records += rest;
            break;
        }
        event.lost_samples += is_put ? 0 : 1;
        if (is_put && attributes.watermark == 0) {
            event.ring->count_sample(attributes.wakeup_events);
            if (event.ring->has_wake()) wake();
        }
        const bool is_last = event.limit != 0 && --event.limit == 0;
        signals_.add(event, subject.thread, is_last);
        if (is_last) {
            part.due_samples = 0;
            wake();
            return true;
        }
    }
    if (attributes.freq != 0) {
        part.begin_period(next_period(part));
        part.clocks = 0;
    }
    return false;
}

void event_samples::write_start(const subject &subject, const started_thread &thread) {
    put_about(subject, wants_threads,
              [&](const perf_event_attr &attributes, const record_origin &origin) {
                  return thread_record(attributes, origin, PERF_RECORD_FORK, thread);
              });
}

void event_samples::write_end(const subject &subject, const started_thread &thread) {
    write_mappings(subject);
    put_about(subject, wants_threads,
              [&](const perf_event_attr &attributes, const record_origin &origin) {
                  return thread_record(attributes, origin, PERF_RECORD_EXIT, thread);
              });
}

// Source of the record: Linux, kernel/events/core.c, sync_child_event().
void event_samples::write_counts(event &event, const subject &subject,
                                 const event_page_values &values) {
    const perf_event_attr &attributes = event.attributes;
    if (attributes.inherit_stat == 0 || (attributes.read_format & PERF_FORMAT_GROUP) != 0) return;
    record_words words{values.count};
    if ((attributes.read_format & PERF_FORMAT_TOTAL_TIME_ENABLED) != 0)
        words.push_back(values.enabled);
    if ((attributes.read_format & PERF_FORMAT_TOTAL_TIME_RUNNING) != 0)
        words.push_back(values.running);
    if ((attributes.read_format & PERF_FORMAT_ID) != 0) words.push_back(event.number);
    if ((attributes.read_format & PERF_FORMAT_LOST) != 0) words.push_back(event.lost_samples);
    const record_origin origin = origin_of(event, subject);
    put(event, origin, read_record(attributes, origin, words));
}

void event_samples::write_program(const subject &subject) {
    memory_.read_notes();
    const std::string name = thread_name_of(memory_.process(subject.process).program);
    written_.erase(subject.process);
    put_about(
        subject, [](const perf_event_attr &attributes) { return attributes.comm != 0; },
        [&](const perf_event_attr &attributes, const record_origin &origin) {
            return name_record(attributes, origin, name, true);
        });
    write_mappings(subject);
}

void event_samples::write_mappings(const subject &subject) {
    memory_.read_notes();
    noted_process &process = memory_.process(subject.process);
    if (process.news.empty()) return;
    std::map<std::uint64_t, std::string> &written = written_[subject.process];
    for (const std::uint64_t begin : std::exchange(process.news, {})) {
        const auto position = process.mappings.find(begin);
        if (position == process.mappings.end() || position->second.is_told) continue;
        noted_mapping &mapping = position->second;
        mapping.is_told = true;
        if (!mapping.path.starts_with('/')) continue;
        for (const mapped_code &code : code_of(mapping.path, begin, mapping.size, mapping.offset)) {
            // A library's first mapping shows the whole file: later mappings of the same code bring
            // no record.
            if (std::exchange(written[code.begin], code.path) == code.path) continue;
            put_about(
                subject,
                [](const perf_event_attr &attributes) {
                    return (attributes.mmap | attributes.mmap2) != 0;
                },
                [&](const perf_event_attr &attributes, const record_origin &origin) {
                    return mapping_record(attributes, origin, code);
                });
        }
    }
}

} // namespace msrpp::machine
