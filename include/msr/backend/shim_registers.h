/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * The registers that the module behind /dev/msrpp knows, and the registers that it denies to
 * callers without CAP_SYS_RAWIO whatever the allowlist says. For the kernel module, for user space
 * (C and C++), and for the tool that writes allowlists.
 *
 * Sources: Intel SDM volume 4 (335592) and volume 3B, chapters on performance monitoring; AMD
 * 24593 (APM volume 2) appendix A and the processor programming references; Intel's specification
 * of flexible return and event delivery (346446); of hypervisors, Linux
 * Documentation/virt/kvm/x86/msr.rst and Microsoft's Hypervisor Top-Level Functional Specification.
 */
#ifndef MSRPP_SHIM_REGISTERS_H
#define MSRPP_SHIM_REGISTERS_H

/* Each macro is the bit, in a mask of processors, for one kind of performance counters. */
#define MSRPP_ON_NETBURST 4u
/* processors with Intel's architectural counters, Core Solo and later */
#define MSRPP_ON_PERFMON 8u
#define MSRPP_ON_AMD 16u
#define MSRPP_ON_ALL (MSRPP_ON_NETBURST | MSRPP_ON_PERFMON | MSRPP_ON_AMD)

/* The kind of a register that the module knows. */
enum msrpp_register_kind {
    MSRPP_KIND_UNKNOWN = 0,
    MSRPP_KIND_COUNTER = 1,       /* a general counter, whose value changes by itself */
    MSRPP_KIND_SELECT = 2,        /* register that selects an event: event select, CCCR */
    MSRPP_KIND_FIXED_COUNTER = 3, /* a counter whose event is fixed */
    MSRPP_KIND_CONTROL = 4,       /* a control of the whole PMU: ESCR, fixed or global control */
    /* a written 1 clears a flag of another register; other bits are written as 0 */
    MSRPP_KIND_CLEAR = 5,
    MSRPP_KIND_STATUS = 6,  /* a read-only register with the state of the PMU */
    MSRPP_KIND_RESOURCE = 7 /* a register of RDT: classes of service, cache masks, monitors */
};

/*
 * Shares of issue slots: fixed counter 3, IA32_PERF_METRICS, and the bits of IA32_PERF_GLOBAL_CTRL
 * that enable them (Linux, arch/x86/include/asm/perf_event.h). The module knows IA32_PERF_METRICS
 * only on processors that have it.
 */
#define MSRPP_SLOTS_COUNTER 0x30c
#define MSRPP_PERF_METRICS 0x329
#define MSRPP_GLOBAL_CTRL 0x38f
/* bit 35 of IA32_PERF_GLOBAL_CTRL enables fixed counter 3, bit 48 IA32_PERF_METRICS */
#define MSRPP_ENABLED_SLOTS 0x0001000800000000ull

/*
 * The counting registers, which callers without CAP_SYS_RAWIO may write where the allowlist has
 * them. X(processors, first, last, step, alias, alias_step, kind, perfmon_bits, rawio_bits, name)
 *
 *   step          addresses first, first + step, ... up to last
 *   alias         canonical address of the register at `first`, where it has two; that of the
 *                 register at first + step is alias + alias_step
 *   perfmon_bits  bits that take CAP_PERFMON: counting the kernel, counting other threads
 *   rawio_bits    bits that take CAP_SYS_RAWIO: interrupts, forced overflows, records in memory
 */
/*
 * bits of an event select that take CAP_PERFMON: 17 counts the kernel; 21 counts any thread of the
 * core
 */
#define MSRPP_PERFMON_BITS_OF_SELECT 0x0000000000220000ull
/*
 * bits of an event select that take CAP_SYS_RAWIO: 19 pin control; 20 interrupt; 34 and 35 records
 * in memory
 */
#define MSRPP_RAWIO_BITS_OF_SELECT 0x0000000c00180000ull
/*
 * bits of an AMD event select that take CAP_SYS_RAWIO: 19 pin control; 20 interrupt; bits 35:32
 * belong to the event number
 */
#define MSRPP_RAWIO_BITS_OF_AMD_SELECT 0x0000000000180000ull
/*
 * bits 49 and up of a register that clears overflow flags: writing these bits takes CAP_SYS_RAWIO,
 * as none of them clears a counter's flag
 */
#define MSRPP_RAWIO_BITS_OF_CLEAR 0xfffe000000000000ull
/*
 * bits of IA32_FIXED_CTR_CTRL that take CAP_SYS_RAWIO: those for interrupts; from bit 32 on those
 * for records in memory
 */
#define MSRPP_RAWIO_BITS_OF_FIXED 0xffffffff88888888ull
#define MSRPP_PERFMON_BITS_OF_FIXED 0x0000000055555555ull

/* clang-format off */
#define MSRPP_COUNTING_REGISTERS(X)                                                                                        \
    X(MSRPP_ON_NETBURST, 0x300, 0x311, 1, 0x300, 1, MSRPP_KIND_COUNTER, 0, 0, "counter")                                   \
    X(MSRPP_ON_NETBURST, 0x360, 0x371, 1, 0x360, 1, MSRPP_KIND_SELECT, 0, 0x000000000e000000ull, "cccr")                   \
    X(MSRPP_ON_NETBURST, 0x3a0, 0x3be, 1, 0x3a0, 1, MSRPP_KIND_CONTROL, 0x000000000000000aull, 0, "escr")                  \
    X(MSRPP_ON_NETBURST, 0x3c0, 0x3c5, 1, 0x3c0, 1, MSRPP_KIND_CONTROL, 0x000000000000000aull, 0, "escr")                  \
    X(MSRPP_ON_NETBURST, 0x3c8, 0x3cd, 1, 0x3c8, 1, MSRPP_KIND_CONTROL, 0x000000000000000aull, 0, "escr")                  \
    X(MSRPP_ON_NETBURST, 0x3e0, 0x3e1, 1, 0x3e0, 1, MSRPP_KIND_CONTROL, 0x000000000000000aull, 0, "escr")                  \
    X(MSRPP_ON_NETBURST, 0x3f0, 0x3f0, 1, 0x3f0, 1, MSRPP_KIND_CONTROL, 0, 0, "tc_precise_event")                          \
    X(MSRPP_ON_NETBURST, 0x3f1, 0x3f1, 1, 0x3f1, 1, MSRPP_KIND_CONTROL, 0, 0xfffffffffefe6000ull, "pebs_enable")           \
    X(MSRPP_ON_NETBURST, 0x3f2, 0x3f2, 1, 0x3f2, 1, MSRPP_KIND_CONTROL, 0, 0, "pebs_matrix_vert")                          \
    X(MSRPP_ON_PERFMON, 0xc1, 0xca, 1, 0xc1, 1, MSRPP_KIND_COUNTER, 0, 0, "pmc")                                           \
    X(MSRPP_ON_PERFMON, 0x4c1, 0x4ca, 1, 0xc1, 1, MSRPP_KIND_COUNTER, 0, 0, "a_pmc")                                       \
    X(MSRPP_ON_PERFMON, 0x1900, 0x1924, 4, 0xc1, 1, MSRPP_KIND_COUNTER, 0, 0, "pmc_gp_ctr")                                \
    X(MSRPP_ON_PERFMON, 0x186, 0x18f, 1, 0x186, 1, MSRPP_KIND_SELECT, MSRPP_PERFMON_BITS_OF_SELECT, MSRPP_RAWIO_BITS_OF_SELECT, "perfevtsel") \
    X(MSRPP_ON_PERFMON, 0x1901, 0x1925, 4, 0x186, 1, MSRPP_KIND_SELECT, MSRPP_PERFMON_BITS_OF_SELECT, MSRPP_RAWIO_BITS_OF_SELECT, "pmc_gp_cfg_a") \
    X(MSRPP_ON_PERFMON, 0x309, 0x30f, 1, 0x309, 1, MSRPP_KIND_FIXED_COUNTER, 0, 0, "fixed_ctr")                            \
    X(MSRPP_ON_PERFMON, 0x1980, 0x1998, 4, 0x309, 1, MSRPP_KIND_FIXED_COUNTER, 0, 0, "pmc_fx_ctr")                         \
    X(MSRPP_ON_PERFMON, 0x38d, 0x38d, 1, 0x38d, 1, MSRPP_KIND_CONTROL, MSRPP_PERFMON_BITS_OF_FIXED, MSRPP_RAWIO_BITS_OF_FIXED, "fixed_ctr_ctrl") \
    X(MSRPP_ON_PERFMON, 0x38e, 0x38e, 1, 0x38e, 1, MSRPP_KIND_STATUS, 0, 0, "perf_global_status")                          \
    X(MSRPP_ON_PERFMON, 0x38f, 0x38f, 1, 0x38f, 1, MSRPP_KIND_CONTROL, 0, 0, "perf_global_ctrl")                           \
    X(MSRPP_ON_PERFMON, 0x390, 0x390, 1, 0x390, 1, MSRPP_KIND_CLEAR, 0, MSRPP_RAWIO_BITS_OF_CLEAR, "perf_global_ovf_ctrl") \
    X(MSRPP_ON_PERFMON, 0x392, 0x392, 1, 0x392, 1, MSRPP_KIND_STATUS, 0, 0, "perf_global_inuse")                           \
    X(MSRPP_ON_PERFMON, 0x329, 0x329, 1, 0x329, 1, MSRPP_KIND_FIXED_COUNTER, 0, 0, "perf_metrics")                         \
    X(MSRPP_ON_PERFMON, 0x1a6, 0x1a7, 1, 0x1a6, 1, MSRPP_KIND_CONTROL, 0, 0, "offcore_rsp")                                \
    X(MSRPP_ON_AMD, 0xc0010000, 0xc0010003, 1, 0xc0010200, 2, MSRPP_KIND_SELECT, MSRPP_PERFMON_BITS_OF_SELECT, MSRPP_RAWIO_BITS_OF_AMD_SELECT, "evntsel") \
    X(MSRPP_ON_AMD, 0xc0010004, 0xc0010007, 1, 0xc0010201, 2, MSRPP_KIND_COUNTER, 0, 0, "perfctr")                         \
    X(MSRPP_ON_AMD, 0xc0010200, 0xc001020a, 2, 0xc0010200, 2, MSRPP_KIND_SELECT, MSRPP_PERFMON_BITS_OF_SELECT, MSRPP_RAWIO_BITS_OF_AMD_SELECT, "perf_ctl") \
    X(MSRPP_ON_AMD, 0xc0010201, 0xc001020b, 2, 0xc0010201, 2, MSRPP_KIND_COUNTER, 0, 0, "perf_ctr")                        \
    X(MSRPP_ON_AMD, 0xc0000300, 0xc0000300, 1, 0xc0000300, 1, MSRPP_KIND_STATUS, 0, 0, "perf_cntr_global_status")          \
    X(MSRPP_ON_AMD, 0xc0000301, 0xc0000301, 1, 0xc0000301, 1, MSRPP_KIND_CONTROL, 0, 0, "perf_cntr_global_ctl")            \
    X(MSRPP_ON_AMD, 0xc0000302, 0xc0000302, 1, 0xc0000302, 1, MSRPP_KIND_CLEAR, 0, MSRPP_RAWIO_BITS_OF_CLEAR, "perf_cntr_global_status_clr") \
    X(MSRPP_ON_PERFMON, 0xc81, 0xc84, 1, 0xc81, 1, MSRPP_KIND_RESOURCE, 0, 0, "qos_cfg")                                   \
    X(MSRPP_ON_PERFMON | MSRPP_ON_AMD, 0xc8d, 0xc8f, 1, 0xc8d, 1, MSRPP_KIND_RESOURCE, 0, 0, "qm_evtsel, qm_ctr, pqr_assoc") \
    X(MSRPP_ON_PERFMON | MSRPP_ON_AMD, 0xc90, 0xc9f, 1, 0xc90, 1, MSRPP_KIND_RESOURCE, 0, 0, "cache and bandwidth masks")  \
    X(MSRPP_ON_AMD, 0xca0, 0xca0, 1, 0xca0, 1, MSRPP_KIND_RESOURCE, 0, 0, "cache and bandwidth masks")                     \
    X(MSRPP_ON_PERFMON | MSRPP_ON_AMD, 0xca1, 0xd8f, 1, 0xca1, 1, MSRPP_KIND_RESOURCE, 0, 0, "cache and bandwidth masks")  \
    X(MSRPP_ON_AMD, 0xc0000200, 0xc00002ff, 1, 0xc0000200, 1, MSRPP_KIND_RESOURCE, 0, 0, "bandwidth limits")               \
    X(MSRPP_ON_AMD, 0xc00003fd, 0xc0000407, 1, 0xc00003fd, 1, MSRPP_KIND_RESOURCE, 0, 0, "bandwidth monitoring")
/* clang-format on */

/* Each macro is a kind of access that callers without CAP_SYS_RAWIO are denied. */
#define MSRPP_DENY_WRITE 1u
#define MSRPP_DENY_ALL 3u /* both reads and writes are denied */

/*
 * Ranges of registers that callers without CAP_SYS_RAWIO never get, whatever the allowlist has,
 * each with its reason. A counting register of the processor within such a range is not denied.
 * X(processors, first, last, what, reason)
 */
/* clang-format off */
#define MSRPP_DENIED_REGISTERS(X)                                                                                          \
    X(MSRPP_ON_ALL, 0x600, 0x600, MSRPP_DENY_ALL, "the processor writes records to the memory it points at")                 \
    X(MSRPP_ON_ALL, 0x1d9, 0x1d9, MSRPP_DENY_WRITE, "branch traces, single steps and records are switched on here")          \
    X(MSRPP_ON_ALL & ~MSRPP_ON_NETBURST, 0x3f1, 0x3f1, MSRPP_DENY_WRITE, "records are written to memory")                    \
    X(MSRPP_ON_ALL & ~MSRPP_ON_NETBURST, 0x3f2, 0x3f2, MSRPP_DENY_WRITE, "what records hold: registers, addresses")          \
    X(MSRPP_ON_ALL, 0x3f6, 0x3f7, MSRPP_DENY_WRITE, "which accesses are recorded, with their addresses")                     \
    X(MSRPP_ON_PERFMON, 0x391, 0x391, MSRPP_DENY_WRITE, "sets overflow flags, and so raises interrupts")                     \
    X(MSRPP_ON_ALL, 0x560, 0x58f, MSRPP_DENY_ALL, "processor trace writes to physical memory")                               \
    X(MSRPP_ON_ALL, 0x1b, 0x1b, MSRPP_DENY_ALL, "where the interrupt controller is mapped")                                  \
    X(MSRPP_ON_ALL, 0x800, 0x8ff, MSRPP_DENY_ALL, "the interrupt controller")                                                \
    X(MSRPP_ON_ALL, 0x79, 0x79, MSRPP_DENY_ALL, "loads microcode")                                                           \
    X(MSRPP_ON_ALL, 0x8b, 0x8b, MSRPP_DENY_WRITE, "microcode")                                                               \
    X(MSRPP_ON_ALL, 0x4e, 0x4f, MSRPP_DENY_ALL, "the number of this one processor")                                          \
    X(MSRPP_ON_ALL, 0xc00102f0, 0xc00102f1, MSRPP_DENY_ALL, "the number of this one processor")                              \
    X(MSRPP_ON_ALL, 0x11, 0x12, MSRPP_DENY_ALL, "physical addresses that a hypervisor writes to")                            \
    X(MSRPP_ON_ALL, 0x4b564d00, 0x4b564dff, MSRPP_DENY_ALL, "physical addresses that a hypervisor writes to")                \
    X(MSRPP_ON_ALL, 0x40000000, 0x400001ff, MSRPP_DENY_ALL, "physical addresses that a hypervisor writes to")                \
    X(MSRPP_ON_ALL, 0x1cc, 0x1d4, MSRPP_DENY_ALL, "stacks of the kernel, and where events enter it")                         \
    X(MSRPP_ON_ALL, 0x985, 0x98a, MSRPP_DENY_ALL, "user interrupts: handlers and addresses of other programs")               \
    X(MSRPP_ON_ALL, 0x17d0, 0x17d1, MSRPP_DENY_ALL, "the processor writes feedback to the memory it points at")              \
    X(MSRPP_ON_ALL, 0xc0002000, 0xc0002fff, MSRPP_DENY_ALL, "machine checks, with physical addresses")                       \
    X(MSRPP_ON_ALL, 0x8c, 0x8f, MSRPP_DENY_ALL, "keys of enclaves")                                                          \
    X(MSRPP_ON_ALL, 0x10, 0x10, MSRPP_DENY_WRITE, "the time of the whole system")                                            \
    X(MSRPP_ON_ALL, 0x3b, 0x3b, MSRPP_DENY_WRITE, "the time of the whole system")                                            \
    X(MSRPP_ON_ALL, 0x6e0, 0x6e0, MSRPP_DENY_WRITE, "the timer interrupt")                                                   \
    X(MSRPP_ON_ALL, 0x3a, 0x3a, MSRPP_DENY_WRITE, "virtualization and enclaves")                                             \
    X(MSRPP_ON_ALL, 0x48, 0x49, MSRPP_DENY_WRITE, "protection against speculation")                                          \
    X(MSRPP_ON_ALL, 0x10a, 0x10b, MSRPP_DENY_WRITE, "protection against speculation")                                        \
    X(MSRPP_ON_ALL, 0x122, 0x123, MSRPP_DENY_WRITE, "protection against speculation")                                        \
    X(MSRPP_ON_ALL, 0x174, 0x176, MSRPP_DENY_ALL, "where system calls enter the kernel")                                     \
    X(MSRPP_ON_ALL, 0x179, 0x17b, MSRPP_DENY_WRITE, "machine checks")                                                        \
    X(MSRPP_ON_ALL, 0x1f2, 0x1f3, MSRPP_DENY_ALL, "memory of the system-management mode")                                    \
    X(MSRPP_ON_ALL, 0x200, 0x26f, MSRPP_DENY_WRITE, "memory types")                                                          \
    X(MSRPP_ON_ALL, 0x277, 0x277, MSRPP_DENY_WRITE, "memory types")                                                          \
    X(MSRPP_ON_ALL, 0x280, 0x29f, MSRPP_DENY_WRITE, "machine-check interrupts")                                              \
    X(MSRPP_ON_ALL, 0x2ff, 0x2ff, MSRPP_DENY_WRITE, "memory types")                                                          \
    X(MSRPP_ON_ALL, 0x400, 0x47f, MSRPP_DENY_ALL, "machine checks, with physical addresses")                                 \
    X(MSRPP_ON_ALL, 0x480, 0x49f, MSRPP_DENY_WRITE, "virtualization")                                                        \
    X(MSRPP_ON_ALL, 0x40, 0x47, MSRPP_DENY_ALL, "branch addresses, of the kernel too")                                       \
    X(MSRPP_ON_ALL, 0x60, 0x67, MSRPP_DENY_ALL, "branch addresses, of the kernel too")                                       \
    X(MSRPP_ON_ALL, 0x1c8, 0x1c9, MSRPP_DENY_WRITE, "which branches are recorded")                                           \
    X(MSRPP_ON_ALL, 0x1d7, 0x1d8, MSRPP_DENY_ALL, "branch addresses, of the kernel too")                                     \
    X(MSRPP_ON_ALL, 0x1da, 0x1de, MSRPP_DENY_ALL, "branch addresses, of the kernel too")                                     \
    X(MSRPP_ON_ALL, 0x680, 0x6df, MSRPP_DENY_ALL, "branch addresses, of the kernel too")                                     \
    X(MSRPP_ON_ALL, 0xdc0, 0xddf, MSRPP_DENY_ALL, "branch addresses, of the kernel too")                                     \
    X(MSRPP_ON_ALL, 0x1200, 0x121f, MSRPP_DENY_ALL, "branch addresses, of the kernel too")                                   \
    X(MSRPP_ON_ALL, 0x14ce, 0x14cf, MSRPP_DENY_ALL, "branch addresses, of the kernel too")                                   \
    X(MSRPP_ON_ALL, 0x1500, 0x161f, MSRPP_DENY_ALL, "branch addresses, of the kernel too")                                   \
    X(MSRPP_ON_AMD, 0xc0010300, 0xc001031f, MSRPP_DENY_ALL, "branch addresses, of the kernel too")                           \
    X(MSRPP_ON_AMD, 0xc000010e, 0xc000010f, MSRPP_DENY_ALL, "branch records")                                                \
    X(MSRPP_ON_ALL, 0x606, 0x64f, MSRPP_DENY_ALL, "energy: what other programs compute can be told from it")                 \
    X(MSRPP_ON_AMD, 0xc0010299, 0xc001029b, MSRPP_DENY_ALL, "energy: what other programs compute can be told from it")       \
    X(MSRPP_ON_ALL, 0x6a0, 0x6a8, MSRPP_DENY_ALL, "shadow stacks")                                                           \
    X(MSRPP_ON_PERFMON, 0xca0, 0xca0, MSRPP_DENY_WRITE, "how sub-NUMA clusters share out the monitoring")                    \
    X(MSRPP_ON_NETBURST, 0x107cc, 0x107d3, MSRPP_DENY_WRITE, "counts the third-level cache and bus of all cores")            \
    X(MSRPP_ON_ALL, 0xda0, 0xda0, MSRPP_DENY_WRITE, "which state is saved at a switch")                                      \
    X(MSRPP_ON_ALL, 0x6e1, 0x6e1, MSRPP_DENY_WRITE, "memory protection keys of the kernel")                                  \
    X(MSRPP_ON_PERFMON, 0x1902, 0x1927, MSRPP_DENY_WRITE, "reloads and records of counters, where it is no counter")         \
    X(MSRPP_ON_PERFMON, 0x1982, 0x199b, MSRPP_DENY_WRITE, "reloads and records of counters, where it is no counter")         \
    X(MSRPP_ON_ALL, 0xc0000080, 0xc0000084, MSRPP_DENY_ALL, "long mode, and where system calls enter the kernel")            \
    X(MSRPP_ON_ALL, 0xc0000100, 0xc0000103, MSRPP_DENY_ALL, "the bases of segments: addresses of the kernel")                \
    X(MSRPP_ON_ALL, 0xc0000104, 0xc0000104, MSRPP_DENY_WRITE, "the time of the whole system")                                \
    X(MSRPP_ON_AMD, 0xc0010010, 0xc001001f, MSRPP_DENY_WRITE, "memory types and the processor's own configuration")          \
    X(MSRPP_ON_AMD, 0xc0010020, 0xc0010020, MSRPP_DENY_ALL, "loads microcode")                                               \
    X(MSRPP_ON_AMD, 0xc0010050, 0xc001007f, MSRPP_DENY_WRITE, "input and output traps, clocks and voltages")                 \
    X(MSRPP_ON_AMD, 0xc0010111, 0xc001011b, MSRPP_DENY_ALL, "system-management mode and virtualization")                     \
    X(MSRPP_ON_AMD, 0xc0010130, 0xc001013f, MSRPP_DENY_ALL, "encrypted machines")                                            \
    X(MSRPP_ON_AMD, 0xc0010230, 0xc001023b, MSRPP_DENY_WRITE, "counts other cores, and interrupts them")                     \
    X(MSRPP_ON_AMD, 0xc0010240, 0xc0010247, MSRPP_DENY_WRITE, "counts other cores, and interrupts them")                     \
    X(MSRPP_ON_AMD, 0xc0010800, 0xc00108ff, MSRPP_DENY_WRITE, "counts the memory traffic of all users")                      \
    X(MSRPP_ON_AMD, 0xc0011000, 0xc001102f, MSRPP_DENY_WRITE, "the processor's own configuration")                           \
    X(MSRPP_ON_ALL, 0xc0011030, 0xc001103d, MSRPP_DENY_ALL, "sampled addresses of the kernel and of memory, and interrupts")
/* clang-format on */

#endif
