/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * The registers that select the event and the mode of each counter. The tables are for the kernel
 * module, which lets callers without CAP_PERFMON read only counters whose selects they have
 * written, and for user space (C and C++). A test compares these tables with those that the library
 * plans with.
 *
 * Sources: Intel SDM volume 3 (325384-059), Table 18-63 (ESCRs of NetBurst), and volume 3B, chapter
 * on performance monitoring; AMD 24593 (APM volume 2), 13.2, and the processor programming
 * references.
 */
#ifndef MSRPP_SHIM_SELECTS_H
#define MSRPP_SHIM_SELECTS_H

#include <msr/backend/shim_registers.h>

/* Each macro is the place of a field or a mask of bits of a CCCR of NetBurst. */
#define MSRPP_CCCR_ESCR_SHIFT 13 /* shift of the field escr_select, which has 3 bits */
/* bits of a CCCR that let a counter count: 11 extended cascade, 12 enable, 30 cascade */
#define MSRPP_CCCR_COUNTS 0x40001800ull
#define MSRPP_CCCR_DECIDING_BITS 0x4000f800ull /* a CCCR's bits that decide what is counted */
#define MSRPP_ALL_BITS 0xffffffffffffffffull

/*
 * The select (register that selects the event) of each counter. X(processors, first, last, step,
 * select, select_step, deciding_bits, shift): counters first, first + step, ... up to last, by the
 * addresses by which the module knows them.
 *
 *   select         address of the select of the counter at `first`; that of the counter at
 *                  first + step is select + select_step
 *   deciding_bits  bits of the select that decide what the counter at `first` counts, and whose
 *                  events; those of the next counter are `shift` bits higher
 *
 * The counters outside of a core, of AMD and of the Xeon MP, have selects that lists never give.
 */
/* clang-format off */
#define MSRPP_COUNTER_SELECTS(X)                                                                 \
    X(MSRPP_ON_NETBURST, 0x300, 0x311, 1, 0x360, 1, MSRPP_CCCR_DECIDING_BITS, 0)                 \
    X(MSRPP_ON_NETBURST, 0x107cc, 0x107d3, 1, 0x107cc, 1, MSRPP_ALL_BITS, 0)                     \
    X(MSRPP_ON_PERFMON, 0xc1, 0xca, 1, 0x186, 1, MSRPP_ALL_BITS, 0)                              \
    X(MSRPP_ON_PERFMON, 0x309, 0x30f, 1, 0x38d, 0, 0xf, 4)                                       \
    X(MSRPP_ON_PERFMON, 0x329, 0x329, 1, 0x38d, 0, 0xf000, 0) /* shares in IA32_PERF_METRICS */  \
    X(MSRPP_ON_AMD, 0xc0010201, 0xc001020b, 2, 0xc0010200, 2, MSRPP_ALL_BITS, 0)                 \
    X(MSRPP_ON_AMD, 0xc0010231, 0xc001023b, 2, 0xc0010230, 2, MSRPP_ALL_BITS, 0)                 \
    X(MSRPP_ON_AMD, 0xc0010241, 0xc001025f, 2, 0xc0010240, 2, MSRPP_ALL_BITS, 0)                 \
    X(MSRPP_ON_AMD, 0xc0010801, 0xc00108ff, 2, 0xc0010800, 2, MSRPP_ALL_BITS, 0)

/*
 * The ESCRs that the CCCR of a counter can select, by the value of escr_select. X(first, last,
 * escr0, ... escr7): ESCRs of the counters first to last; 0 where there is none.
 */
#define MSRPP_COUNTER_ESCRS(X)                                                       \
    X(0x300, 0x301, 0x3b2, 0x3b4, 0x3aa, 0x3b6, 0x3ac, 0x3c8, 0x3a2, 0x3a0) /* BPU */   \
    X(0x302, 0x303, 0x3b3, 0x3b5, 0x3ab, 0x3b7, 0x3ad, 0x3c9, 0x3a3, 0x3a1)             \
    X(0x304, 0x305, 0x3c0, 0x3c4, 0x3c2, 0, 0, 0, 0, 0) /* MS */                        \
    X(0x306, 0x307, 0x3c1, 0x3c5, 0x3c3, 0, 0, 0, 0, 0)                                 \
    X(0x308, 0x309, 0x3a6, 0x3a4, 0x3ae, 0x3b0, 0, 0x3a8, 0, 0) /* FLAME */             \
    X(0x30a, 0x30b, 0x3a7, 0x3a5, 0x3af, 0x3b1, 0, 0x3a9, 0, 0)                         \
    X(0x30c, 0x30d, 0x3ba, 0x3ca, 0x3bc, 0x3be, 0x3b8, 0x3cc, 0x3e0, 0) /* IQ */        \
    X(0x310, 0x310, 0x3ba, 0x3ca, 0x3bc, 0x3be, 0x3b8, 0x3cc, 0x3e0, 0)                 \
    X(0x30e, 0x30f, 0x3bb, 0x3cb, 0x3bd, 0, 0x3b9, 0x3cd, 0x3e1, 0)                     \
    X(0x311, 0x311, 0x3bb, 0x3cb, 0x3bd, 0, 0x3b9, 0x3cd, 0x3e1, 0)

/*
 * Registers that switch many counters on. X(processors, address, first_bit, last_bit, counter,
 * step): the first bit switches the counter, each next bit the counter whose address is `step`
 * higher.
 */
#define MSRPP_GLOBAL_SWITCHES(X)                              \
    X(MSRPP_ON_PERFMON, 0x38f, 0, 9, 0xc1, 1)                 \
    X(MSRPP_ON_PERFMON, 0x38f, 32, 38, 0x309, 1)              \
    X(MSRPP_ON_PERFMON, 0x38f, 48, 48, 0x329, 1)              \
    X(MSRPP_ON_AMD, 0xc0000301, 0, 5, 0xc0010201, 2)
/* clang-format on */

#endif
