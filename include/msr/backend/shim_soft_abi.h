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
    __u32 address; /* a counter; it counts them where its enable bits are set */
    __u32 reserved;
    __u64 events;
};

/* Flags of simulated samples, which take CAP_SYS_RAWIO. */
#define MSRPP_SOFT_FOLLOW 1u   /* the instruction is that which is interrupted, not `ip` */
#define MSRPP_SOFT_SPURIOUS 2u /* an interrupt without a sample */
#define MSRPP_SOFT_STEAL 4u    /* somebody else writes the control register, and has a sample */
#define MSRPP_SOFT_RELEASE 8u  /* somebody else clears the control register */
#define MSRPP_SOFT_HELD 16u    /* somebody else's enable bit is set, without a sample */
#define MSRPP_SOFT_SILENT 32u  /* a sample whose interrupt is still to come */

struct msrpp_soft_sample {
    __u32 cpu;
    __u32 kind;
    __u32 flags; /* MSRPP_SOFT_... */
    __u32 count; /* such samples, each after the one before was taken; out: how many were */
    __u64 ip;
    __u64 data;
    __u64 data2;
    __u64 data3;
    __u64 address;
    __u64 physical;
    __u64 target;
    /* out: of registers, by the handler on `cpu` for its samples since the last such call */
    __u32 accesses;
    __u32 most_accesses; /* for one sample */
};

enum msrpp_soft_tasks_action {
    MSRPP_SOFT_TRAFFIC = 0,   /* `value` counts of `event` under the RMID of the caller's CPU */
    MSRPP_SOFT_ASSOCIATE = 1, /* somebody else writes IA32_PQR_ASSOC of `cpu`: CAP_SYS_RAWIO */
    MSRPP_SOFT_NO_DATA = 2,   /* the next `value` reads on `cpu` are unavailable: CAP_SYS_RAWIO */
    MSRPP_SOFT_ACCESSES = 3   /* out: of IA32_PQR_ASSOC of `cpu`, and its value */
};

struct msrpp_soft_tasks {
    __u32 action; /* enum msrpp_soft_tasks_action */
    __u32 cpu;    /* TRAFFIC: 0 */
    __u32 event;  /* of TRAFFIC: its number in QM_EVTSEL */
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
    __u64 used[8]; /* by the byte of IA32_PERF_METRICS that holds their share */
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
