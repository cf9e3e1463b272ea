#include "records.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <utility>

#include <sys/mman.h>

namespace msrpp::machine {

namespace {

constexpr std::uint64_t packed(std::uint32_t low, std::uint32_t high) {
    return std::uint64_t{high} << 32 | low;
}

/// A record of a perf event, built field by field; the size in its header is set when the record is
/// complete.
class record {
public:
    record(std::uint32_t type, std::uint32_t flags) : type_{type}, flags_{flags} {
        words_.push_back(0);
    }
    void put(std::uint64_t word) { words_.push_back(word); }
    void put(std::span<const std::uint64_t> words) {
        words_.insert(words_.end(), words.begin(), words.end());
    }
    /// Appends a text with a byte 0 behind it, padded to a multiple of 8 bytes.
    void put_text(std::string_view text) {
        const std::size_t start = words_.size();
        words_.resize(start + text.size() / 8 + 1);
        std::memcpy(&words_[start], text.data(), text.size());
    }
    /// Appends the fields that all records have at their ends (sample_id_all), and completes the
    /// header.
    record_words finish(const perf_event_attr &attributes, const record_origin &origin) {
        if (attributes.sample_id_all != 0) put_origin(attributes.sample_type, origin);
        return finish();
    }
    record_words finish() {
        const auto bytes = static_cast<std::uint32_t>(8 * words_.size());
        words_.front() = packed(type_, flags_ | bytes << 16);
        return std::move(words_);
    }

private:
    std::uint32_t type_;
    std::uint32_t flags_;
    record_words words_;

    void put_origin(std::uint64_t fields, const record_origin &origin) {
        if ((fields & PERF_SAMPLE_TID) != 0) put(packed(origin.process, origin.thread));
        if ((fields & PERF_SAMPLE_TIME) != 0) put(origin.time);
        if ((fields & PERF_SAMPLE_ID) != 0) put(origin.event);
        if ((fields & PERF_SAMPLE_STREAM_ID) != 0) put(origin.event);
        if ((fields & PERF_SAMPLE_CPU) != 0) put(packed(origin.cpu, 0));
        if ((fields & PERF_SAMPLE_IDENTIFIER) != 0) put(origin.event);
    }
};

/// Returns the chain of a sample: a mark of user level, the sampled instruction, and callers.
record_words chain_of(const perf_event_attr &attributes, const sample_values &values) {
    constexpr std::size_t usual_depth = 127; // default of the sysctl kernel.perf_event_max_stack
    if (attributes.exclude_callchain_user != 0) return {};
    const std::size_t depth =
        attributes.sample_max_stack != 0 && attributes.sample_max_stack < usual_depth
            ? attributes.sample_max_stack
            : usual_depth;
    record_words chain{static_cast<std::uint64_t>(PERF_CONTEXT_USER), values.address};
    const std::size_t callers = std::min(values.callers.size(), depth - 1);
    chain.insert(chain.end(), values.callers.begin(),
                 values.callers.begin() + static_cast<std::ptrdiff_t>(callers));
    return chain;
}

} // namespace

std::uint64_t missing_fields(std::uint64_t sample_type) {
    constexpr std::uint64_t present =
        PERF_SAMPLE_IDENTIFIER | PERF_SAMPLE_IP | PERF_SAMPLE_TID | PERF_SAMPLE_TIME |
        PERF_SAMPLE_ADDR | PERF_SAMPLE_ID | PERF_SAMPLE_STREAM_ID | PERF_SAMPLE_CPU |
        PERF_SAMPLE_PERIOD | PERF_SAMPLE_READ | PERF_SAMPLE_CALLCHAIN | PERF_SAMPLE_WEIGHT |
        PERF_SAMPLE_WEIGHT_STRUCT | PERF_SAMPLE_DATA_SRC | PERF_SAMPLE_TRANSACTION |
        PERF_SAMPLE_BRANCH_STACK;
    return sample_type & ~present;
}

record_words sample_record(const perf_event_attr &attributes, const record_origin &origin,
                           const sample_values &values) {
    const std::uint64_t fields = attributes.sample_type;
    const auto includes = [&](std::uint64_t field) { return (fields & field) != 0; };
    // The field data_src of a sample that is not precise: no memory access belongs to the sample.
    constexpr std::uint64_t no_data_source = PERF_MEM_S(OP, NA) | PERF_MEM_S(LVL, NA) |
                                             PERF_MEM_S(SNOOP, NA) | PERF_MEM_S(LOCK, NA) |
                                             PERF_MEM_S(TLB, NA) | PERF_MEM_S(LVLNUM, NA);
    record sample{PERF_RECORD_SAMPLE,
                  values.is_exact ? std::uint32_t{PERF_RECORD_MISC_USER} | PERF_RECORD_MISC_EXACT_IP
                                  : std::uint32_t{PERF_RECORD_MISC_USER}};
    if (includes(PERF_SAMPLE_IDENTIFIER)) sample.put(origin.event);
    if (includes(PERF_SAMPLE_IP)) sample.put(values.address);
    if (includes(PERF_SAMPLE_TID)) sample.put(packed(origin.process, origin.thread));
    if (includes(PERF_SAMPLE_TIME)) sample.put(origin.time);
    if (includes(PERF_SAMPLE_ADDR)) sample.put(values.data_address);
    if (includes(PERF_SAMPLE_ID)) sample.put(origin.event);
    if (includes(PERF_SAMPLE_STREAM_ID)) sample.put(origin.event);
    if (includes(PERF_SAMPLE_CPU)) sample.put(packed(origin.cpu, 0));
    if (includes(PERF_SAMPLE_PERIOD)) sample.put(values.period);
    if (includes(PERF_SAMPLE_READ)) sample.put(values.counts);
    if (includes(PERF_SAMPLE_CALLCHAIN)) {
        const record_words chain = chain_of(attributes, values);
        sample.put(std::uint64_t{chain.size()});
        sample.put(chain);
    }
    if (includes(PERF_SAMPLE_BRANCH_STACK)) sample.put(values.branches);
    if (includes(PERF_SAMPLE_WEIGHT) || includes(PERF_SAMPLE_WEIGHT_STRUCT))
        sample.put(values.latency);
    if (includes(PERF_SAMPLE_DATA_SRC))
        sample.put(values.data_source != 0 ? values.data_source : no_data_source);
    if (includes(PERF_SAMPLE_TRANSACTION)) sample.put(std::uint64_t{0});
    return sample.finish();
}

record_words mapping_record(const perf_event_attr &attributes, const record_origin &origin,
                            const mapped_code &mapping) {
    const bool has_file = attributes.mmap2 != 0;
    record code{has_file ? std::uint32_t{PERF_RECORD_MMAP2} : std::uint32_t{PERF_RECORD_MMAP},
                PERF_RECORD_MISC_USER};
    code.put(packed(origin.process, origin.thread));
    code.put(mapping.begin);
    code.put(mapping.size);
    code.put(mapping.offset);
    if (has_file) {
        code.put(packed(mapping.major, mapping.minor));
        code.put(mapping.inode);
        code.put(std::uint64_t{0}); // generation of the file's inode
        code.put(packed(PROT_READ | PROT_EXEC, MAP_PRIVATE));
    }
    code.put_text(mapping.path);
    return code.finish(attributes, origin);
}

record_words name_record(const perf_event_attr &attributes, const record_origin &origin,
                         std::string_view name, bool is_program) {
    record text{PERF_RECORD_COMM,
                is_program ? std::uint32_t{PERF_RECORD_MISC_COMM_EXEC} : std::uint32_t{0}};
    text.put(packed(origin.process, origin.thread));
    text.put_text(name.substr(0, 15));
    return text.finish(attributes, origin);
}

record_words thread_record(const perf_event_attr &attributes, const record_origin &origin,
                           std::uint32_t type, const started_thread &thread) {
    record task{type, 0};
    task.put(packed(thread.process, thread.parent_process));
    task.put(packed(thread.thread, thread.parent_thread));
    task.put(origin.time);
    return task.finish(attributes, origin);
}

record_words read_record(const perf_event_attr &attributes, const record_origin &origin,
                         std::span<const std::uint64_t> counts) {
    record values{PERF_RECORD_READ, 0};
    values.put(packed(origin.process, origin.thread));
    values.put(counts);
    return values.finish(attributes, origin);
}

record_words lost_record(const perf_event_attr &attributes, const record_origin &origin,
                         std::uint64_t lost) {
    record loss{PERF_RECORD_LOST, 0};
    loss.put(origin.event);
    loss.put(lost);
    return loss.finish(attributes, origin);
}

} // namespace msrpp::machine
