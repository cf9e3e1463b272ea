/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * Calls that tests make at /dev/msrpp where its registers are those of msrpp_soft.ko: the calls
 * stand for what the processor and other software do. Without msrpp_soft.ko each call fails with
 * ENOTTY. See doc/shim.md.
 */
#ifndef MSRPP_SHIM_SOFT_ABI_H
#define MSRPP_SHIM_SOFT_ABI_H

#include <msr/backend/shim_abi.h>

/* Events that the simulated hardware counts on the calling CPU and in the calling thread. */
struct msrpp_soft_events {
    __u32 address; /* number of a counter, which counts the events where its enable bits are set */
    __u32 reserved;
    __u64 events;
};

/* Each macro is a flag of a simulated sample, which takes CAP_SYS_RAWIO. */
#define MSRPP_SOFT_FOLLOW 1u   /* the sample's instruction is the interrupted one, not `ip` */
#define MSRPP_SOFT_SPURIOUS 2u /* an interrupt comes without a sample */
/*
 * other software writes the control register of the IBS unit, and the unit has a sample of that
 * software
 */
#define MSRPP_SOFT_STEAL 4u
#define MSRPP_SOFT_RELEASE 8u /* other software clears the control register of the IBS unit */
#define MSRPP_SOFT_HELD 16u   /* other software enables the IBS unit, without a sample */
#define MSRPP_SOFT_SILENT 32u /* the IBS unit has a sample whose interrupt has not come yet */

struct msrpp_soft_sample {
    __u32 cpu;
    __u32 kind;
    __u32 flags; /* properties of the simulated samples: bits MSRPP_SOFT_... */
    /*
     * number of equal samples, each made after the module took the previous sample; out: samples
     * taken
     */
    __u32 count;
    __u64 ip;
    __u64 data;
    __u64 data2;
    __u64 data3;
    __u64 address;
    __u64 physical;
    __u64 target;
    /*
     * out: register accesses of the module's handler on `cpu` for simulated samples since the last
     * call of this kind
     */
    __u32 accesses;
    /* out: the largest number of register accesses of the module's handler for one sample */
    __u32 most_accesses;
};

enum msrpp_soft_tasks_action {
    /* adds `value` counts of `event` under the RMID of the caller's CPU */
    MSRPP_SOFT_TRAFFIC = 0,
    MSRPP_SOFT_ASSOCIATE = 1, /* other software writes IA32_PQR_ASSOC of `cpu` */
    /* the next `value` reads of QM_CTR on `cpu` find no data; takes CAP_SYS_RAWIO */
    MSRPP_SOFT_NO_DATA = 2,
    MSRPP_SOFT_ACCESSES = 3 /* out: accesses to IA32_PQR_ASSOC of `cpu`, and the register's value */
};

struct msrpp_soft_tasks {
    __u32 action; /* the simulated action: one of enum msrpp_soft_tasks_action */
    __u32 cpu;    /* number of the CPU; 0 with TRAFFIC */
    __u32 event;  /* the event's number in QM_EVTSEL, for MSRPP_SOFT_TRAFFIC */
    __u32 reserved;
    __u64 value;
    __u64 reads;
    __u64 writes;
};

/*
 * Issue slots on the calling CPU and in the calling thread. The slots of the first four bytes add
 * up to all slots: fixed counter 3 counts them, and IA32_PERF_METRICS holds the shares since both
 * registers were cleared, each register as far as it is enabled.
 */
struct msrpp_soft_slots {
    __u64 slots_by_use[8]; /* issue slots, by the byte of IA32_PERF_METRICS with their share */
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
