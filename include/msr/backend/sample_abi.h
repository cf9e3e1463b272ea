/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * A sample in the form in which the kernel module, Linux's perf and the simulated machine pass it
 * on: one record, in rings and in files of profiles. For C and C++. Words are 64 bits,
 * little-endian.
 *
 * A record is `struct msrpp_sample`, then the words that `present` names, in the order of its bits,
 * then the call chain: return addresses, the innermost first, up to the record's end. Without a
 * chain a record of an op has at most 96 bytes.
 */
#ifndef MSRPP_SAMPLE_ABI_H
#define MSRPP_SAMPLE_ABI_H

#ifdef __KERNEL__
#include <linux/build_bug.h>
#include <linux/types.h>
#else
#include <linux/types.h>
#endif

/* The kind of a sample. */
enum msrpp_sample_kind {
    MSRPP_SAMPLE_OP = 1,      /* AMD IBS: a dispatched op */
    MSRPP_SAMPLE_FETCH = 2,   /* AMD IBS: an instruction fetch */
    MSRPP_SAMPLE_PRECISE = 3, /* Intel PEBS: an event, with the instruction that caused it */
    MSRPP_SAMPLE_OVERFLOW = 4 /* a counter's interrupt, with the instruction that it interrupted */
};

/* Each macro is a bit of `flags` in struct msrpp_sample. */
#define MSRPP_SAMPLE_KERNEL 1u /* the sample interrupted the kernel */
/* `ip` is the address of the sampled instruction, not of the interrupted one */
#define MSRPP_SAMPLE_EXACT 2u
#define MSRPP_SAMPLE_LOST 4u /* samples were lost before this sample */

/* Bits of `present`: the words that follow the structure. Registers have the processor's values. */
#define MSRPP_SAMPLE_CONTROL 0x0001u /* a word of the record has IBS_OP_CTL or IBS_FETCH_CTL */
#define MSRPP_SAMPLE_DATA 0x0002u    /* a word of the record has IBS_OP_DATA */
/* a word of the record has IBS_OP_DATA2: the source of the data */
#define MSRPP_SAMPLE_DATA2 0x0004u
#define MSRPP_SAMPLE_DATA3 0x0008u /* a word of the record has IBS_OP_DATA3 */
/* a word of the record has the linear address of the data, or of the fetch */
#define MSRPP_SAMPLE_ADDRESS 0x0010u
/* a word of the record has the physical address of the data, or of the fetch */
#define MSRPP_SAMPLE_PHYSICAL 0x0020u
#define MSRPP_SAMPLE_TARGET 0x0040u   /* a word of the record has a branch's target */
#define MSRPP_SAMPLE_DATA4 0x0080u    /* a word of the record has IBS_OP_DATA4 */
#define MSRPP_SAMPLE_EXTENDED 0x0100u /* a word of the record has IBS_EXTD_CTL of a fetch */
#define MSRPP_SAMPLE_LATENCY 0x0200u  /* a word of the record has a load's clocks (PEBS) */
/* a word of the record has the data source, as the processor encodes it (PEBS) */
#define MSRPP_SAMPLE_SOURCE 0x0400u
/* a word of the record has the union perf_mem_data_src, as Linux's perf reports it */
#define MSRPP_SAMPLE_PERF_SOURCE 0x0800u
/* a word of the record has the counters whose events caused the sample, a bit for each (PEBS) */
#define MSRPP_SAMPLE_COUNTERS 0x1000u
#define MSRPP_SAMPLE_EVERY_WORD 0x1fffu

struct msrpp_sample {
    __u8 words;     /* number of 64-bit words of the record, this structure included */
    __u8 kind;      /* kind of the sample: one of enum msrpp_sample_kind */
    __u16 flags;    /* bits MSRPP_SAMPLE_KERNEL, MSRPP_SAMPLE_EXACT, MSRPP_SAMPLE_LOST */
    __u32 sequence; /* number of the record in its ring; 0 follows 2^32 - 1 */
    /* time-stamp counter at the sample; for the module's samples: when its handler began */
    __u64 tsc;
    /* nanoseconds of CLOCK_MONOTONIC at the time of `tsc`; for the module's samples within 1 us */
    __u64 time;
    __u32 pid;    /* number of the sampled process */
    __u32 tid;    /* number of the sampled thread */
    __u32 period; /* number of ops, fetches or events that the sample represents */
    __u16 cpu;
    __u16 present; /* bits MSRPP_SAMPLE_CONTROL and others: the words that follow */
    __u64 cgroup;  /* number of the sampled thread's cgroup; 0: unknown */
    __u64 ip;
};

#define MSRPP_SAMPLE_FIXED_WORDS 7u
#define MSRPP_SAMPLE_MOST_WORDS 255u

#ifdef __cplusplus
static_assert(sizeof(struct msrpp_sample) == 8 * MSRPP_SAMPLE_FIXED_WORDS, "a record has a size");
#else
_Static_assert(sizeof(struct msrpp_sample) == 8 * MSRPP_SAMPLE_FIXED_WORDS, "a record has a size");
#endif

#endif
