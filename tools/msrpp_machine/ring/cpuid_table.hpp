// The answers of CPUID on the simulated processor where they differ from the emulator's: rows of
// plain data, which the machine writes into the memory that it shares with its programs.
#pragma once

#include <msr/processor/cpuid.hpp>

#include <cstdint>

namespace msrpp::machine {

/// Bits of a register that CPUID returns, and their values.
struct cpuid_bits {
    static constexpr std::uint8_t nowhere = 32;
    std::uint32_t mask{};
    std::uint32_t value{};
    /// The lowest bit of the field that holds the number of the logical processor; `nowhere`: no
    /// field does.
    std::uint8_t cpu_at = nowhere;

    constexpr std::uint32_t put_into(std::uint32_t word, std::uint32_t cpu) const {
        const std::uint32_t number = cpu_at < nowhere ? cpu << cpu_at : 0;
        return (word & ~mask) | ((value | number) & mask);
    }
};

/// Returns an answer of CPUID in one register, with all bits given by `value`.
constexpr cpuid_bits exactly(std::uint64_t value) {
    return {.mask = ~std::uint32_t{0}, .value = static_cast<std::uint32_t>(value)};
}

inline constexpr std::uint32_t any_subleaf = ~std::uint32_t{0};

/// The answer of the leaves from `first` to `last`, for a single subleaf or for all.
struct cpuid_answer {
    std::uint32_t first{};
    std::uint32_t last{};
    std::uint32_t subleaf{};
    cpuid_bits eax{};
    cpuid_bits ebx{};
    cpuid_bits ecx{};
    cpuid_bits edx{};

    constexpr bool is_for(std::uint32_t leaf, std::uint32_t value) const {
        return first <= leaf && leaf <= last && (subleaf == any_subleaf || subleaf == value);
    }
};

/// The answers of CPUID: of several answers for a leaf the first counts. A table of zeros is empty.
struct cpuid_table {
    static constexpr std::uint32_t most = 64;
    std::uint32_t count{};
    std::uint32_t signature{}; ///< EAX of leaf 1 as the emulator answers; 0: unknown
    cpuid_answer answers[most]{};

    constexpr const cpuid_answer *answer_for(std::uint32_t leaf, std::uint32_t subleaf) const {
        for (std::uint32_t i = 0; i < count && i < most; ++i)
            if (answers[i].is_for(leaf, subleaf)) return &answers[i];
        return nullptr;
    }

    /// Returns whether the answer for a leaf depends on the subleaf.
    constexpr bool needs_subleaf(std::uint32_t leaf) const {
        for (std::uint32_t i = 0; i < count && i < most; ++i) {
            if (answers[i].subleaf != any_subleaf && answers[i].is_for(leaf, answers[i].subleaf))
                return true;
        }
        return false;
    }

    /// Returns the answer that a logical processor gives, made from the emulator's answer.
    constexpr msr::cpuid_registers corrected(std::uint32_t leaf, std::uint32_t subleaf,
                                             msr::cpuid_registers report, std::uint32_t cpu) const {
        if (const cpuid_answer *const answer = answer_for(leaf, subleaf))
            report = {.eax = answer->eax.put_into(report.eax, cpu),
                      .ebx = answer->ebx.put_into(report.ebx, cpu),
                      .ecx = answer->ecx.put_into(report.ecx, cpu),
                      .edx = answer->edx.put_into(report.edx, cpu)};
        return report;
    }
};

/// The tables of CPUID of the kinds of processors in a machine, by logical processor.
struct cpuid_tables {
    static constexpr std::uint32_t most_kinds = 8;
    /// Number of logical processors with a table; all further ones have the last table.
    static constexpr std::uint32_t most_cpus = 64;
    cpuid_table of_kind[most_kinds]{};
    std::uint8_t kind_of_cpu[most_cpus]{};

    constexpr const cpuid_table &of_cpu(std::uint32_t cpu) const {
        return of_kind[kind_of_cpu[cpu < most_cpus ? cpu : most_cpus - 1] % most_kinds];
    }
};

} // namespace msrpp::machine
