/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * Sampling through /dev/msrpp, for the kernel module (kernel/) and for user space (C and C++). The
 * call SAMPLE makes a program and gives a descriptor for the program's calls, for read(), poll()
 * and mmap(). Closing the descriptor ends the program. Records are those of sample_abi.h. As in
 * shim_abi.h, reserved fields are 0 and structures never change.
 */
#ifndef MSRPP_SAMPLING_ABI_H
#define MSRPP_SAMPLING_ABI_H

#include <msr/backend/sample_abi.h>
#include <msr/backend/shim_abi.h>

/* The handler that takes the interrupts of samples. */
enum msrpp_carrier {
    /* perf takes the interrupts where perf uses the hardware, else the module itself */
    MSRPP_CARRIER_ANY = 0,
    MSRPP_CARRIER_DIRECT =
        1, /* the module's own handler; where perf uses the hardware, CAP_SYS_RAWIO is needed */
    MSRPP_CARRIER_PERF = 2 /* the kernel's perf, whose samples the module fills into its rings */
};

#define MSRPP_SAMPLING_CPUS 1u    /* CPUs are sampled, not threads; takes CAP_PERFMON */
#define MSRPP_SAMPLING_INHERIT 2u /* threads that an attached thread creates are attached, too */
/* samples are also taken while the kernel runs; takes CAP_PERFMON */
#define MSRPP_SAMPLING_KERNEL 4u
/* no samples are taken in user mode: only while the kernel runs */
#define MSRPP_SAMPLING_NO_USER 8u
#define MSRPP_SAMPLING_OVERWRITE 16u /* a full ring loses its oldest records, not the new ones */
/* the period of ops is in clocks; ops are then tagged with a bias */
#define MSRPP_SAMPLING_CLOCKS 32u
#define MSRPP_SAMPLING_L3_MISS                                                                     \
    64u /* only ops or fetches that missed the L3 are sampled (Zen 4); the period is skewed */
#define MSRPP_SAMPLING_PHYSICAL 128u /* records have physical addresses: takes CAP_PERFMON */
#define MSRPP_SAMPLING_EVERY_FLAG 255u

#define MSRPP_SAMPLING_LEAST_PERIOD 256u
/* the shortest sampling period without CAP_PERFMON */
#define MSRPP_SAMPLING_LEAST_USER_PERIOD 4096u
#define MSRPP_SAMPLING_MOST_CHAIN 127u
#define MSRPP_SAMPLING_LEAST_RING 4096u /* the smallest size of one CPU's ring, in bytes */
#define MSRPP_SAMPLING_MOST_RING (1u << 26)
/* The largest overhead, in thousandths of a CPU's time; a request of 0 means this value. */
#define MSRPP_SAMPLING_MOST_OVERHEAD 250u

/* MSRPP_IOCTL_SAMPLE, at /dev/msrpp: makes a sampling program. */
struct msrpp_sampling {
    __u32 kind;        /* kind of the samples: MSRPP_SAMPLE_OP or MSRPP_SAMPLE_FETCH */
    __u32 flags;       /* options of the sampling program: bits MSRPP_SAMPLING_... */
    __u32 period;      /* ops, clocks or fetches from sample to sample, a multiple of 16 */
    __u32 random_bits; /* 0, 4, 7 or 12: each period is shortened by a random number of so many bits
                        */
    __u32 chain;       /* the largest number of return addresses of the user's stack in a sample */
    __u32 ring_bytes;  /* bytes of each CPU's ring: a power of two */
    __u32 watermark;   /* bytes in a ring at which readers wake up; 0: half of the ring */
    /*
     * the share of a CPU's time, in thousandths, above which sampling raises the period; 0: the
     * largest share
     */
    __u32 overhead;
    /* the handler of interrupts, an enum msrpp_carrier; in: the requested one, out: that in use */
    __u32 carrier;
    __u32 cpu_count;
    __u64 cpus;       /* pointer to numbers of CPUs, of type __u32, none twice */
    __s32 descriptor; /* out: the file descriptor of the sampling program */
    __u32 reserved;
    struct msrpp_failure failure;
};

/*
 * Arguments of the calls at a sampling program's descriptor: START, STOP; PERIOD, from the next
 * sample on; ATTACH and DETACH of a thread (its number as gettid() returns it; 0: the caller;
 * DETACH of -1: all). Fields that a call does not use are 0.
 */
struct msrpp_sampling_control {
    __u32 period;
    __s32 thread;
    __u64 reserved;
    struct msrpp_failure failure;
};

/* Sums over the rings of all CPUs since the sampling program was made. */
struct msrpp_sampling_statistics {
    __u32 is_started; /* 1: the sampling program samples, after START and before STOP */
    /* enum msrpp_reason: why sampling on a CPU stopped by itself; 0: sampling stopped on no CPU */
    __u32 reason;
    __u32 cpu;     /* the first CPU on which sampling stopped by itself */
    __u32 threads; /* threads attached now, inherited ones included */
    __u64 interrupts;
    __u64 samples;             /* records written to a ring */
    __u64 lost_records;        /* records lost in a full ring */
    __u64 overwritten_records; /* records overwritten before they were read */
    /* samples at a privilege level that was not requested, which were left out */
    __u64 filtered_samples;
    /* interrupts after a stop of any sampling program since this sampling program was made */
    __u64 late_interrupts;
    __u64 period_raises;  /* times that the sampling period was raised to limit the overhead */
    __u64 handler_clocks; /* clocks of the time-stamp counter spent in the handler */
    __u64 period;         /* the largest sampling period that a CPU has now */
    __u32 inherit_lost;   /* 1: a thread that an attached one created could not be followed */
    __u32 unused;
    __u64 reserved[5];
};

/* MSRPP_IOCTL_SAMPLING_INFO, at /dev/msrpp: what the module and the processor can sample. */
struct msrpp_sampling_info {
    /* kinds of samples of this machine: a bit 1 << enum msrpp_sample_kind for each */
    __u32 kinds;
    __u32 carriers;     /* handlers of this machine: a bit 1 << enum msrpp_carrier for each */
    __u32 capabilities; /* CPUID Fn8000_001B_EAX, or a test's value in its place */
    __u32 least_period; /* the shortest sampling period that the caller may set */
    __u32 most_period;  /* the longest sampling period of ops; that of fetches is 1048560 */
    __u32 most_ring;
    __u32 most_chain;
    __u32 most_overhead;
    __u64 reserved[4];
};

/*
 * A sampling program has a ring of records for each CPU, with the CPU's number. mmap() at
 * MSRPP_RING_OFFSET maps, for reading only, a page with struct msrpp_ring_page and the ring behind
 * it; mmap() at MSRPP_TAIL_OFFSET maps the page with struct msrpp_ring_tail. A reader reads
 * `data_head`, executes a read barrier, reads records, and then writes `data_tail`. A record may
 * wrap from the ring's end to its begin. A ring that was mapped once cannot be mapped again, and
 * read() skips it.
 *
 * Without OVERWRITE the module writes up to `data_tail`, which the module never trusts: a wrong
 * tail loses records. With OVERWRITE a record was whole if `data_oldest`, read after the record, is
 * not beyond the record's begin.
 */
struct msrpp_ring_page {
    __u64 data_head; /* bytes written to the ring since the ring was made */
    /* position before which no record is left, in bytes since the ring was made */
    __u64 data_oldest;
    __u64 data_offset; /* distance of the records from the begin of the page, in bytes */
    __u64 data_size;   /* size of the ring in bytes, a power of two */
    __u64 lost_records;
    __u64 overwritten_records;
    __u32 cpu;
    __u32 overwrite_mode; /* 1: the ring has MSRPP_SAMPLING_OVERWRITE: new records replace the
                             oldest */
};

struct msrpp_ring_tail {
    __u64 data_tail; /* bytes that the reader has read since the ring was made */
};

#define MSRPP_RING_OFFSET(cpu) ((__u64)(cpu) << 32)
#define MSRPP_TAIL_OFFSET(cpu) (((__u64)(cpu) << 32) + 0x80000000u)

#define MSRPP_IOCTL_SAMPLE _IOWR(MSRPP_IOCTL_TYPE, 12, struct msrpp_sampling)
#define MSRPP_IOCTL_SAMPLING_INFO _IOR(MSRPP_IOCTL_TYPE, 13, struct msrpp_sampling_info)
/* The calls at the file descriptor of a sampling program. */
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
