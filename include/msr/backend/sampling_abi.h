/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * Sampling through /dev/msrpp, for the kernel module (kernel/) and for user space (C and C++).
 * SAMPLE makes a program and gives a descriptor of its own for it: for its calls, for read(),
 * poll() and mmap(). Closing the descriptor ends the program. Records are those of sample_abi.h. As
 * in shim_abi.h, reserved fields are 0 and structures never change.
 */
#ifndef MSRPP_SAMPLING_ABI_H
#define MSRPP_SAMPLING_ABI_H

#include <msr/backend/sample_abi.h>
#include <msr/backend/shim_abi.h>

/* The handler of the interrupts. */
enum msrpp_carrier {
    MSRPP_CARRIER_ANY = 0, /* perf where it has the hardware, or else the module itself */
    MSRPP_CARRIER_DIRECT =
        1, /* the module's own handler; where perf has the hardware: CAP_SYS_RAWIO */
    MSRPP_CARRIER_PERF = 2 /* the kernel's perf, whose samples the module fills into its rings */
};

#define MSRPP_SAMPLING_CPUS 1u       /* CPUs are sampled, not threads: CAP_PERFMON */
#define MSRPP_SAMPLING_INHERIT 2u    /* attaches what an attached thread creates, too */
#define MSRPP_SAMPLING_KERNEL 4u     /* samples while the kernel runs, too: takes CAP_PERFMON */
#define MSRPP_SAMPLING_NO_USER 8u    /* no samples in user mode: only while the kernel runs */
#define MSRPP_SAMPLING_OVERWRITE 16u /* a full ring loses its oldest records, not the new ones */
#define MSRPP_SAMPLING_CLOCKS 32u    /* ops: the period is in clocks; they are tagged with a bias */
#define MSRPP_SAMPLING_L3_MISS                                                                     \
    64u                              /* ops or fetches that missed the L3 (Zen 4): a skewed period \
                                      */
#define MSRPP_SAMPLING_PHYSICAL 128u /* records have physical addresses: takes CAP_PERFMON */
#define MSRPP_SAMPLING_EVERY_FLAG 255u

#define MSRPP_SAMPLING_LEAST_PERIOD 256u
#define MSRPP_SAMPLING_LEAST_USER_PERIOD 4096u /* shortest period without CAP_PERFMON */
#define MSRPP_SAMPLING_MOST_CHAIN 127u
#define MSRPP_SAMPLING_LEAST_RING 4096u /* fewest bytes of one CPU's ring */
#define MSRPP_SAMPLING_MOST_RING (1u << 26)
#define MSRPP_SAMPLING_MOST_OVERHEAD                                                               \
    250u /* most overhead, in thousandths of a CPU's time; also the value of a request of 0 */

/* MSRPP_IOCTL_SAMPLE, at /dev/msrpp. */
struct msrpp_sampling {
    __u32 kind;        /* MSRPP_SAMPLE_OP or MSRPP_SAMPLE_FETCH */
    __u32 flags;       /* bits MSRPP_SAMPLING_... */
    __u32 period;      /* ops, clocks or fetches from sample to sample, a multiple of 16 */
    __u32 random_bits; /* 0, 4, 7 or 12: each period is shortened by a random number of so many bits
                        */
    __u32 chain;       /* return addresses at most, of the user's stack */
    __u32 ring_bytes;  /* bytes of each CPU's ring: a power of two */
    __u32 watermark;   /* bytes in a ring at which readers wake up; 0: half of it */
    __u32 overhead; /* thousandths of a CPU's time, for which the period is raised; 0: the most */
    __u32 carrier;  /* of enum msrpp_carrier; out: the carrier in use */
    __u32 cpu_count;
    __u64 cpus;       /* pointer to __u32, no number twice */
    __s32 descriptor; /* out: the program's file descriptor */
    __u32 reserved;
    struct msrpp_failure failure;
};

/*
 * Calls at the program's descriptor: START, STOP; PERIOD, from the next sample on; ATTACH and
 * DETACH of a thread (as gettid() has it; 0: the caller; DETACH of -1: all). The other fields are
 * 0.
 */
struct msrpp_sampling_control {
    __u32 period;
    __s32 thread;
    __u64 reserved;
    struct msrpp_failure failure;
};

/* Sums of all rings since the program was made. */
struct msrpp_sampling_statistics {
    __u32 running; /* 1 between START and STOP */
    __u32 reason;  /* enum msrpp_reason: why a CPU stopped by itself; 0: none did */
    __u32 cpu;     /* the first CPU that did */
    __u32 threads; /* threads attached now, inherited ones included */
    __u64 interrupts;
    __u64 samples;      /* records written to a ring */
    __u64 lost;         /* records lost in a full ring */
    __u64 overwritten;  /* records overwritten before they were read */
    __u64 filtered;     /* samples of a mode that was not requested */
    __u64 late;         /* interrupts after a stop, of all programs since this one was made */
    __u64 raised;       /* times that the period was raised for the sake of overhead */
    __u64 clocks;       /* spent in the handler, by the time-stamp counter */
    __u64 period;       /* the largest of now */
    __u32 inherit_lost; /* a new thread could not be followed */
    __u32 unused;
    __u64 reserved[5];
};

/* MSRPP_IOCTL_SAMPLING_INFO, at /dev/msrpp. */
struct msrpp_sampling_info {
    __u32 kinds;        /* a bit 1 << enum msrpp_sample_kind for each */
    __u32 carriers;     /* a bit 1 << enum msrpp_carrier for each */
    __u32 capabilities; /* CPUID Fn8000_001B_EAX, or what a test has in its place */
    __u32 least_period; /* shortest period for the caller */
    __u32 most_period;  /* longest period of ops; that of fetches is at most 1048560 */
    __u32 most_ring;
    __u32 most_chain;
    __u32 most_overhead;
    __u64 reserved[4];
};

/*
 * Rings, one for each CPU, numbered as CPUs are. mmap() at MSRPP_RING_OFFSET maps, for reading
 * only, a page with struct msrpp_ring_page and the ring behind it; mmap() at MSRPP_TAIL_OFFSET maps
 * the page with struct msrpp_ring_tail. A reader reads `data_head`, executes a read barrier, reads
 * records, and then writes `data_tail`. A record may wrap from the ring's end to its begin. A ring
 * that is mapped once cannot be mapped again, and read() leaves it out.
 *
 * Without OVERWRITE the module writes up to `data_tail`, which it never trusts: a wrong one loses
 * records. With OVERWRITE a record was whole if `data_oldest`, read after it, is not beyond its
 * begin.
 */
struct msrpp_ring_page {
    __u64 data_head;   /* bytes written since the beginning */
    __u64 data_oldest; /* bytes since the beginning before which nothing is left */
    __u64 data_offset; /* distance of the ring from the page's begin, in bytes */
    __u64 data_size;   /* bytes, a power of two */
    __u64 lost;
    __u64 overwritten;
    __u32 cpu;
    __u32 overwrites; /* 1 with MSRPP_SAMPLING_OVERWRITE */
};

struct msrpp_ring_tail {
    __u64 data_tail; /* bytes read since the beginning */
};

#define MSRPP_RING_OFFSET(cpu) ((__u64)(cpu) << 32)
#define MSRPP_TAIL_OFFSET(cpu) (((__u64)(cpu) << 32) + 0x80000000u)

#define MSRPP_IOCTL_SAMPLE _IOWR(MSRPP_IOCTL_TYPE, 12, struct msrpp_sampling)
#define MSRPP_IOCTL_SAMPLING_INFO _IOR(MSRPP_IOCTL_TYPE, 13, struct msrpp_sampling_info)
/* The file descriptor of a program takes these calls. */
#define MSRPP_IOCTL_SAMPLING_START _IOWR(MSRPP_IOCTL_TYPE, 15, struct msrpp_sampling_control)
#define MSRPP_IOCTL_SAMPLING_STOP _IOWR(MSRPP_IOCTL_TYPE, 16, struct msrpp_sampling_control)
#define MSRPP_IOCTL_SAMPLING_PERIOD _IOWR(MSRPP_IOCTL_TYPE, 17, struct msrpp_sampling_control)
#define MSRPP_IOCTL_SAMPLING_ATTACH _IOWR(MSRPP_IOCTL_TYPE, 18, struct msrpp_sampling_control)
#define MSRPP_IOCTL_SAMPLING_DETACH _IOWR(MSRPP_IOCTL_TYPE, 19, struct msrpp_sampling_control)
#define MSRPP_IOCTL_SAMPLING_STATISTICS _IOR(MSRPP_IOCTL_TYPE, 20, struct msrpp_sampling_statistics)

MSRPP_ABI_SIZE(struct msrpp_sampling, 96);
MSRPP_ABI_AT(struct msrpp_sampling, cpus, 40);
MSRPP_ABI_AT(struct msrpp_sampling, failure, 56);
MSRPP_ABI_SIZE(struct msrpp_sampling_control, 56);
MSRPP_ABI_AT(struct msrpp_sampling_control, failure, 16);
MSRPP_ABI_SIZE(struct msrpp_sampling_statistics, 136);
MSRPP_ABI_AT(struct msrpp_sampling_statistics, interrupts, 16);
MSRPP_ABI_AT(struct msrpp_sampling_statistics, reserved, 96);
MSRPP_ABI_SIZE(struct msrpp_sampling_info, 64);
MSRPP_ABI_SIZE(struct msrpp_ring_page, 56);
MSRPP_ABI_SIZE(struct msrpp_ring_tail, 8);

#endif
