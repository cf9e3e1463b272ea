// Requests of samples from Linux's perf: the attributes of a sampling event, and the registers of
// IBS in its raw data. An event comes from a program's register writes (derive.hpp), or is the
// kernel's.
// Source: perf_event_open(2), Linux, arch/x86/events/amd/ibs.c (perf_ibs_handle_irq).
#pragma once

#include <msr/backend/perf/event.hpp>
#include <msr/core/bytes.hpp>
#include <msr/core/cplusplus.hpp>

#include <cstddef>
#include <cstdint>
#include <span>

#include <linux/perf_event.h>
#include <time.h>

namespace msr {

/// The content of samples, in addition to the address of the instruction.
enum class perf_sampled : std::uint8_t {
    /// Samples have the instruction at which the counter's interrupt came.
    interrupt,
    /// Samples are Intel's PEBS: the instruction, its data address, latency and data source.
    precise,
    registers, ///< samples have the registers of AMD's IBS, uninterpreted
};

/// Options of sampling an event.
struct perf_sampling_options {
    perf_sampled what{perf_sampled::interrupt};
    /// The number of events from a sample to the next; 0: the event's own period.
    std::uint64_t period{};
    unsigned chain{}; ///< the largest number of return addresses in a sample; 0: none
    /// The branches in each sample, bits of PERF_SAMPLE_BRANCH_...; 0: none.
    std::uint64_t branches{};
    unsigned precise{2}; ///< with `perf_sampled::precise`: the value of `precise_ip`, 1 to 3
    /// Whether threads and processes that the sampled thread creates are sampled, too.
    bool inherit{true};
    /// Whether sampling begins when the sampled thread executes a program; false: when the event is
    /// enabled.
    bool at_exec{true};
    bool kernel{};      ///< whether the kernel is sampled, too, which takes rights
    bool cgroups{true}; ///< whether samples name their cgroup (since Linux 5.7)
    /// Whether samples have the latency as a structured weight (since Linux 5.12).
    bool weight_struct{true};
    /// Whether records of mappings have the file's build id (since Linux 5.12).
    bool build_ids{true};
    /// The number of bytes in the ring at which readers wake up.
    std::uint32_t wakeup_bytes{1u << 16};
};

/// The usual value of kernel.perf_event_max_stack, the most return addresses of a sample; root may
/// set another number.
inline constexpr unsigned most_perf_chain = 127;

namespace perf_detail {

/// Adds the attributes that all events which write to rings have: records of processes, the clock,
/// one wake-up for many records.
inline void add_news(perf_event_attr &attributes, const perf_sampling_options &options) noexcept {
    attributes.size = sizeof attributes;
    attributes.sample_type = PERF_SAMPLE_TID | PERF_SAMPLE_TIME | PERF_SAMPLE_CPU;
    attributes.disabled = 1;
    attributes.enable_on_exec = options.at_exec;
    attributes.inherit = options.inherit;
    attributes.mmap = attributes.mmap2 = attributes.mmap_data = 1;
    attributes.comm = attributes.comm_exec = 1;
    attributes.task = 1;
    attributes.build_id = options.build_ids;
    attributes.sample_id_all = 1;
    attributes.use_clockid = 1;
    attributes.clockid = CLOCK_MONOTONIC;
    attributes.watermark = 1;
    attributes.wakeup_watermark = options.wakeup_bytes;
}

} // namespace perf_detail

/// Returns the attributes of an event that reports begins, ends and mappings of processes, and
/// samples nothing. The event needs no PMU.
inline perf_event_attr attribute_of_news(const perf_sampling_options &options = {}) noexcept {
    perf_event_attr attributes{};
    attributes.type = PERF_TYPE_SOFTWARE;
    attributes.config = PERF_COUNT_SW_DUMMY;
    perf_detail::add_news(attributes, options);
    attributes.exclude_kernel = attributes.exclude_hv = 1;
    return attributes;
}

/// Returns the attributes of a sampling event that also reports new, ended and renamed processes
/// and their mappings. The event begins as `options.at_exec` says.
inline perf_event_attr sampling_attribute_of(const perf_event &event,
                                             const perf_sampling_options &options) noexcept {
    perf_event_attr attributes{};
    attributes.type = event.type;
    attributes.config = event.config;
    attributes.config1 = event.config1;
    attributes.config2 = event.config2;
    perf_detail::add_news(attributes, options);
    attributes.sample_period = options.period != 0 ? options.period : event.period;
    attributes.sample_type |= PERF_SAMPLE_IP;
    // Software events with PERF_SAMPLE_PERIOD overflow at each event (perf_swevent_event).
    if (event.type != PERF_TYPE_SOFTWARE) attributes.sample_type |= PERF_SAMPLE_PERIOD;
    if (options.cgroups) attributes.sample_type |= PERF_SAMPLE_CGROUP;
    if (options.chain != 0) {
        attributes.sample_type |= PERF_SAMPLE_CALLCHAIN;
        attributes.exclude_callchain_kernel = 1;
        // The kernel's chain has a mark and the interrupted instruction in front of the first
        // return address.
        const unsigned goal = options.chain + 1;
        attributes.sample_max_stack = static_cast<decltype(attributes.sample_max_stack)>(
            goal < most_perf_chain ? goal : most_perf_chain);
    }
    if (options.branches != 0) {
        attributes.sample_type |= PERF_SAMPLE_BRANCH_STACK;
        attributes.branch_sample_type = options.branches;
    }
    switch (options.what) {
    case perf_sampled::interrupt:
        break;
    case perf_sampled::precise:
        attributes.precise_ip = options.precise & 3;
        attributes.sample_type |= PERF_SAMPLE_ADDR | PERF_SAMPLE_DATA_SRC;
        attributes.sample_type |=
            options.weight_struct ? PERF_SAMPLE_WEIGHT_STRUCT : PERF_SAMPLE_WEIGHT;
        break;
    case perf_sampled::registers:
        attributes.sample_type |= PERF_SAMPLE_ADDR | PERF_SAMPLE_RAW;
        break;
    }
    attributes.exclude_user = !event.counts_user;
    attributes.exclude_kernel = attributes.exclude_hv = !options.kernel;
    return attributes;
}

/// The registers of a sample of AMD's IBS, as perf's raw data has them.
struct perf_ibs_registers {
    bool fits{}; ///< whether the raw data has all registers; false: the data is cut
    std::uint64_t control{};
    std::uint64_t rip{}; ///< the register IBS_OP_RIP, for a sample of an op
    std::uint64_t data{}, data2{}, data3{};
    std::uint64_t address{};
    std::uint64_t physical{};
    bool has_target{}, has_data4{}, has_extended{};
    std::uint64_t target{}, data4{};
    std::uint64_t extended{}; ///< the register IBS_EXTD_CTL, for a sample of a fetch
};

/// Returns the registers in raw data of IBS: EAX of CPUID Fn8000_001B (4 bytes), then registers of
/// 8 bytes in the order of their addresses, as far as the processor has them. `is_op`: the sample
/// is of an op; false: of a fetch.
inline perf_ibs_registers ibs_registers_of(std::span<const unsigned char> raw, bool is_op) {
    constexpr std::uint32_t has_branch_target = 1u << 5, has_extended = 1u << 9,
                            has_data4 = 1u << 10;
    const std::size_t minimum = 4 + 8 * (is_op ? std::size_t{7} : std::size_t{3});
    perf_ibs_registers registers;
    if (raw.size() < minimum) return registers;
    const std::uint32_t features = load_32(raw.data());
    std::size_t place = 0;
    const auto is_there = [&] { return 4 + 8 * (place + 1) <= raw.size(); };
    const auto next = [&] { return load_64(raw.data() + 4 + 8 * place++); };
    registers.fits = true;
    registers.control = next();
    if (!is_op) {
        registers.address = next();
        registers.physical = next();
        registers.has_extended = (features & has_extended) != 0 && is_there();
        if (registers.has_extended) registers.extended = next();
        return registers;
    }
    registers.rip = next();
    registers.data = next();
    registers.data2 = next();
    registers.data3 = next();
    registers.address = next();
    registers.physical = next();
    registers.has_target = (features & has_branch_target) != 0 && is_there();
    if (registers.has_target) registers.target = next();
    registers.has_data4 = (features & has_data4) != 0 && is_there();
    if (registers.has_data4) registers.data4 = next();
    return registers;
}

} // namespace msr
