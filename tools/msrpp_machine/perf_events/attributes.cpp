#include "attributes.hpp"

#include <cerrno>
#include <cstdint>
#include <fstream>

namespace msrpp::machine {

namespace {

bool is_valid_mask_of_registers(std::uint64_t mask) {
    // Bits of registers that samples cannot have: of four segment registers, and the bits between
    // the general registers and the vector registers. Source: Linux, arch/x86/kernel/perf_regs.c.
    constexpr std::uint64_t unknown = 0xff00f000;
    return mask != 0 && (mask & unknown) == 0;
}

bool are_samples_valid(const perf_event_attr &attributes) {
    if ((attributes.sample_type & ~(std::uint64_t{PERF_SAMPLE_MAX} - 1)) != 0) return false;
    if ((attributes.sample_type & PERF_SAMPLE_BRANCH_STACK) != 0) {
        const std::uint64_t branches = attributes.branch_sample_type;
        if ((branches & ~(std::uint64_t{PERF_SAMPLE_BRANCH_MAX} - 1)) != 0) return false;
        constexpr std::uint64_t levels =
            PERF_SAMPLE_BRANCH_USER | PERF_SAMPLE_BRANCH_KERNEL | PERF_SAMPLE_BRANCH_HV;
        if ((branches & ~levels) == 0) return false;
    }
    if ((attributes.sample_type & PERF_SAMPLE_REGS_USER) != 0 &&
        !is_valid_mask_of_registers(attributes.sample_regs_user))
        return false;
    if ((attributes.sample_type & PERF_SAMPLE_REGS_INTR) != 0 &&
        !is_valid_mask_of_registers(attributes.sample_regs_intr))
        return false;
    if ((attributes.sample_type & PERF_SAMPLE_STACK_USER) != 0 &&
        (attributes.sample_stack_user % 8 != 0 || attributes.sample_stack_user >= UINT16_MAX))
        return false;
    constexpr std::uint64_t weights = PERF_SAMPLE_WEIGHT | PERF_SAMPLE_WEIGHT_STRUCT;
    return (attributes.sample_type & weights) != weights;
}

} // namespace

std::uint64_t highest_frequency() {
    std::uint64_t value = 100'000;
    std::ifstream file{"/proc/sys/kernel/perf_event_max_sample_rate"};
    file >> value;
    return value;
}

int problem_of(const perf_event_attr &attributes) {
    if (attributes.__reserved_1 != 0 || attributes.__reserved_2 != 0 ||
        attributes.__reserved_3 != 0)
        return EINVAL;
    if ((attributes.read_format & ~(std::uint64_t{PERF_FORMAT_MAX} - 1)) != 0) return EINVAL;
    if (!are_samples_valid(attributes)) return EINVAL;
    if (attributes.inherit_thread != 0 && attributes.inherit == 0) return EINVAL;
    if (attributes.remove_on_exec != 0 && attributes.enable_on_exec != 0) return EINVAL;
    if (attributes.sigtrap != 0 && attributes.remove_on_exec == 0) return EINVAL;
    if (attributes.freq != 0) {
        if (attributes.sample_freq > highest_frequency()) return EINVAL;
    } else if (attributes.sample_period >> 63 != 0) {
        return EINVAL;
    }
    return 0;
}

bool has_vector_registers(const perf_event_attr &attributes) {
    constexpr std::uint64_t vector_registers = ~std::uint64_t{0} << 32;
    return ((attributes.sample_regs_user | attributes.sample_regs_intr) & vector_registers) != 0;
}

bool lacks_thread_number(const perf_event_attr &attributes) {
    return attributes.inherit != 0 && (attributes.sample_type & PERF_SAMPLE_READ) != 0 &&
           (attributes.sample_type & PERF_SAMPLE_TID) == 0;
}

unsigned long read_size(const perf_event_attr &attributes, unsigned long events) {
    const auto bit_of = [&](std::uint64_t bit) -> unsigned long {
        return (attributes.read_format & bit) != 0 ? 1 : 0;
    };
    const unsigned long words_of_event = 1 + bit_of(PERF_FORMAT_ID) + bit_of(PERF_FORMAT_LOST);
    const unsigned long times =
        bit_of(PERF_FORMAT_TOTAL_TIME_ENABLED) + bit_of(PERF_FORMAT_TOTAL_TIME_RUNNING);
    const unsigned long words = bit_of(PERF_FORMAT_GROUP) != 0 ? 1 + times + words_of_event * events
                                                               : times + words_of_event;
    return 8 * words;
}

} // namespace msrpp::machine
