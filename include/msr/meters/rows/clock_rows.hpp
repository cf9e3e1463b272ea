// Clocks, instructions and interrupts: registers of a thread that only go up, and the package
// states of Skylake that are no residencies. Sources: Linux 6.12, arch/x86/events/msr.c; turbostat;
// edk2, MdePkg/Include/Register/Intel; LIKWID and CoreFreq for AMD. Nothing here was measured.
#pragma once

#include <msr/meters/processors.hpp>
#include <msr/meters/rows/meter_row.hpp>

namespace msr::meters::detail {

inline constexpr cpuid_bit tsc_bit{1, cpuid_bit::part::edx, 4};
inline constexpr cpuid_bit mperf_bit{6, cpuid_bit::part::ecx, 0};
inline constexpr cpuid_bit readonly_bit{0x8000'0007, cpuid_bit::part::edx, 10};
inline constexpr cpuid_bit irperf_bit{0x8000'0008, cpuid_bit::part::ebx, 1};

/// Returns the number of clocks that the content of a register of Knights Landing stands for: these
/// registers count in units of 1024 clocks.
constexpr std::uint64_t in_1024_clocks(std::uint64_t content, std::uint64_t) {
    return content * 1024;
}

/// Returns a row of a meter whose register has 64 bits and belongs to a thread.
constexpr meter_row thread_row(meter_number number, std::uint32_t address, const char *name,
                               core_set processors, const char *source,
                               cpuid_bit announced_by = {}) {
    return {.number = number,
            .address = address,
            .register_name = name,
            .width = 64,
            .scope = register_scope::thread,
            .processors = processors,
            .conversion = plain(),
            .announced_by = announced_by,
            .source = source};
}
constexpr meter_row counted_in_1024(meter_row row) {
    row.conversion.value = in_1024_clocks;
    return row;
}
/// Returns a row of the meter IRPERF, which counts where bit 30 of HWCR is 1: HWCR takes the place
/// of the register of units.
constexpr meter_row enabled_by_hwcr(meter_row row) {
    row.conversion.unit_address = 0xc001'0015;
    row.conversion.unit_name = "hwcr";
    row.conversion.unit_mask = std::uint64_t{1} << 30;
    return row;
}
/// Returns a row of a meter whose register counts a time for a package, on Intel's client
/// processors from Skylake on.
constexpr meter_row package_time(meter_number number, std::uint32_t address, const char *name,
                                 const char *source) {
    return {.number = number,
            .address = address,
            .register_name = name,
            .width = 64,
            .scope = register_scope::package,
            .processors = with_c0_residency,
            .conversion = plain(),
            .source = source};
}

inline constexpr meter_row clock_rows[] = {
    thread_row(meter_number::tsc, 0x10, "ia32_time_stamp_counter", with_perfmon | with_amd_clocks,
               "linux+edk2(address)", tsc_bit),
    thread_row(meter_number::mperf, 0xe7, "ia32_mperf", with_perfmon | with_amd_clocks,
               "linux+turbostat+edk2(address)", mperf_bit),
    thread_row(meter_number::aperf, 0xe8, "ia32_aperf", with_perfmon | with_amd_clocks,
               "linux+turbostat+edk2(address)", mperf_bit),
    counted_in_1024(thread_row(meter_number::mperf, 0xe7, "ia32_mperf", knights,
                               "linux+turbostat+edk2(address)", mperf_bit)),
    counted_in_1024(thread_row(meter_number::aperf, 0xe8, "ia32_aperf", knights,
                               "linux+turbostat+edk2(address)", mperf_bit)),
    thread_row(meter_number::tsc, 0x10, "ia32_time_stamp_counter", knights, "linux+edk2(address)",
               tsc_bit),
    thread_row(meter_number::mperf_readonly, 0xc000'00e7, "mperf_readonly",
               zen_before_4 | zen_from_4, "likwid+corefreq", readonly_bit),
    thread_row(meter_number::aperf_readonly, 0xc000'00e8, "aperf_readonly",
               zen_before_4 | zen_from_4, "likwid+corefreq", readonly_bit),
    thread_row(meter_number::pperf, 0x64e, "pperf", with_pperf, "linux+edk2(address)"),
    enabled_by_hwcr(thread_row(meter_number::irperf, 0xc000'00e9, "irperf",
                               zen_before_4 | zen_from_4, "linux+likwid+corefreq", irperf_bit)),
    {.number = meter_number::smi_count,
     .address = 0x34,
     .register_name = "msr_smi_count",
     .width = 32,
     .scope = register_scope::thread,
     .processors = with_smi_count,
     .conversion = plain(),
     .source = "linux+turbostat+edk2(Nehalem SandyBridge Silvermont XeonPhi)"},
    {.number = meter_number::smi_count,
     .address = 0x34,
     .register_name = "msr_smi_count",
     .width = 32,
     .scope = register_scope::core,
     .processors = core_set{core::silvermont, core::airmont},
     .conversion = plain(),
     .source = "linux+turbostat+edk2(Nehalem SandyBridge Silvermont XeonPhi)"},
    package_time(meter_number::cores_c0_weighted, 0x658, "msr_pkg_weighted_core_c0_res",
                 "linux+turbostat+edk2(address)"),
    package_time(meter_number::any_core_c0, 0x659, "msr_pkg_any_core_c0_res",
                 "linux+turbostat+edk2(address)"),
    package_time(meter_number::any_graphics_c0, 0x65a, "msr_pkg_any_gfxe_c0_res",
                 "linux+turbostat+edk2(address)"),
    package_time(meter_number::core_and_graphics_c0, 0x65b, "msr_pkg_both_core_gfxe_c0_res",
                 "linux+turbostat+edk2(address)"),
};

} // namespace msr::meters::detail
