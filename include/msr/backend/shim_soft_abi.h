/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * Calls that tests make at /dev/msrpp where its registers are those of msrpp_soft.ko: what the
 * processor and others do. Without that module each is ENOTTY. See doc/shim.md.
 */
#ifndef MSRPP_SHIM_SOFT_ABI_H
#define MSRPP_SHIM_SOFT_ABI_H

#include <msr/backend/shim_abi.h>

/* Events on the CPU and in the thread that calls, as hardware would have. */
struct msrpp_soft_events {
    __u32 address; /* number of a counter; it counts the events where its enable bits are set */
    __u32 reserved;
    __u64 events;
};

/* Flags of simulated samples, which take CAP_SYS_RAWIO. */
#define MSRPP_SOFT_FOLLOW 1u   /* the instruction is that which is interrupted, not `ip` */
#define MSRPP_SOFT_SPURIOUS 2u /* an interrupt without a sample */
#define MSRPP_SOFT_STEAL 4u    /* other software writes the control register, and has a sample */
#define MSRPP_SOFT_RELEASE 8u  /* other software clears the control register */
#define MSRPP_SOFT_HELD 16u    /* the enable bit of other software is set, without a sample */
#define MSRPP_SOFT_SILENT 32u  /* a sample whose interrupt has not come yet */

struct msrpp_soft_sample {
    __u32 cpu;
    __u32 kind;
    __u32 flags; /* bits MSRPP_SOFT_... */
    __u32 count; /* number of equal samples, each after the module took the one before; out: samples
                    taken */
    __u64 ip;
    __u64 data;
    __u64 data2;
    __u64 data3;
    __u64 address;
    __u64 physical;
    __u64 target;
    /* out: register accesses of the handler on `cpu` for its samples since the last such call */
    __u32 accesses;
    __u32 most_accesses; /* out: the most accesses for one sample */
};

enum msrpp_soft_tasks_action {
    MSRPP_SOFT_TRAFFIC = 0,   /* `value` counts of `event` under the RMID of the caller's CPU */
    MSRPP_SOFT_ASSOCIATE = 1, /* other software writes IA32_PQR_ASSOC of `cpu` */
    MSRPP_SOFT_NO_DATA = 2,   /* the next `value` reads on `cpu` are unavailable: CAP_SYS_RAWIO */
    MSRPP_SOFT_ACCESSES = 3   /* out: accesses to IA32_PQR_ASSOC of `cpu`, and its value */
};

struct msrpp_soft_tasks {
    __u32 action; /* of enum msrpp_soft_tasks_action */
    __u32 cpu;    /* number of the CPU; 0 with TRAFFIC */
    __u32 event;  /* TRAFFIC: the event's number in QM_EVTSEL */
    __u32 reserved;
    __u64 value;
    __u64 reads;
    __u64 writes;
};

/*
 * Issue slots on the CPU and in the thread that calls. Those of the first four numbers are all of
 * them: fixed counter 3 counts them, and IA32_PERF_METRICS holds their shares since both were
 * cleared, each as far as it is enabled.
 */
struct msrpp_soft_slots {
    __u64 used[8]; /* slots by the byte of IA32_PERF_METRICS that holds their share */
};

#define MSRPP_IOCTL_SOFT_EVENTS _IOW(MSRPP_IOCTL_TYPE, 10, struct msrpp_soft_events)
#define MSRPP_IOCTL_SOFT_SAMPLE _IOWR(MSRPP_IOCTL_TYPE, 14, struct msrpp_soft_sample)
#define MSRPP_IOCTL_SOFT_TASKS _IOWR(MSRPP_IOCTL_TYPE, 23, struct msrpp_soft_tasks)
#define MSRPP_IOCTL_SOFT_SLOTS _IOW(MSRPP_IOCTL_TYPE, 27, struct msrpp_soft_slots)

MSRPP_ABI_SIZE(struct msrpp_soft_slots, 64);
MSRPP_ABI_SIZE(struct msrpp_soft_events, 16);
MSRPP_ABI_SIZE(struct msrpp_soft_sample, 80);
MSRPP_ABI_AT(struct msrpp_soft_sample, ip, 16);
MSRPP_ABI_SIZE(struct msrpp_soft_tasks, 40);

#endif
