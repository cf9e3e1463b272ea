/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * Classes of service and RMIDs of threads through /dev/msrpp, for the kernel module (kernel/) and
 * for user space (C and C++). TASKS makes a group and gives a descriptor of its own for it; threads
 * that are attached take the group's class or RMID with them, wherever they run: the module writes
 * IA32_PQR_ASSOC at a switch of threads, where the value differs. Closing the descriptor ends the
 * group. The rules of shim_abi.h hold here too: reserved fields are 0, structures never change.
 */
#ifndef MSRPP_CLASSES_ABI_H
#define MSRPP_CLASSES_ABI_H

#include <msr/backend/shim_abi.h>

/* the group has a class of service; attaching threads of other users then takes CAP_SYS_RAWIO */
#define MSRPP_TASKS_CLASS 1u
/* the group has an RMID, under which the caches and traffic of its threads are counted */
#define MSRPP_TASKS_RMID 2u
#define MSRPP_TASKS_INHERIT 4u /* threads that an attached thread creates are attached, too */
#define MSRPP_TASKS_EVERY_FLAG 7u

#define MSRPP_ANY_RMID 0xffffffffu
/* the largest number of RMIDs: the field of IA32_PQR_ASSOC has 10 bits */
#define MSRPP_MOST_RMIDS 1024u
/* the largest number of last-level caches for which a group of threads has sums of bytes */
#define MSRPP_MOST_CACHES 256u

/*
 * MSRPP_IOCTL_TASKS, at /dev/msrpp, makes a group of threads. The caller needs CAP_PERFMON, and the
 * allowlist's permission for the bits of IA32_PQR_ASSOC that the flags choose. The register's other
 * bits keep the value that each CPU has.
 */
struct msrpp_tasks {
    /* options of the group of threads: MSRPP_TASKS_CLASS, MSRPP_TASKS_RMID or both must be set */
    __u32 flags;
    __u32 class_number; /* number of the class of service; 0 without MSRPP_TASKS_CLASS */
    /*
     * in: an RMID but 0, or MSRPP_ANY_RMID; out: the RMID that was assigned; 0 without
     * MSRPP_TASKS_RMID
     */
    __u32 rmid;
    __s32 descriptor; /* out: the file descriptor of the group of threads */
    __u64 reserved[2];
    struct msrpp_failure failure;
};

/*
 * Arguments of the calls at the file descriptor of a group of threads. ATTACH attaches a thread
 * (the number that gettid() returns; 0: the caller), or with the flag MSRPP_TASKS_PROCESS all
 * threads of its process, or on failure none. DETACH detaches the thread or the process, or with
 * thread -1 all threads of the group. A thread is in one group at a time.
 */
#define MSRPP_TASKS_PROCESS 1u

struct msrpp_tasks_control {
    __s32 thread;
    __u32 flags;   /* 0: one thread; MSRPP_TASKS_PROCESS: all threads of the process */
    __u32 threads; /* out: the number of threads that the call attached or detached */
    __u32 reserved;
    struct msrpp_failure failure;
};

/*
 * The validity of a sum of bytes over all last-level caches. A sum without data has MSRPP_NO_BYTES
 * in `bytes`, never 0.
 */
enum msrpp_sum_state {
    /* the processor has no event for the sum of bytes, or the group of threads has no RMID */
    MSRPP_SUM_NOT_COUNTED = 0,
    MSRPP_SUM_VALID = 1,
    MSRPP_SUM_UNAVAILABLE = 2, /* a cache has no data of the RMID now */
    MSRPP_SUM_ERROR = 3,       /* the processor reports that the RMID is invalid */
    MSRPP_SUM_FAULT = 4        /* the processor answered #GP to a read of the sum */
};
#define MSRPP_NO_BYTES 0xffffffffffffffffull

struct msrpp_task_sum {
    __u64 bytes;
    __u32 state; /* validity of the sum: one of enum msrpp_sum_state */
    __u32 gaps;  /* times that a counter may have wrapped between two readings, or began anew (a CPU
                    came online, the machine was suspended): the sum may be too small */
};

/*
 * MSRPP_IOCTL_TASKS_READ, at the file descriptor of a group of threads: the sums of the group's
 * bytes over all last-level caches.
 */
struct msrpp_task_sums {
    /* bytes that the group of threads occupies in the caches at the time of the call */
    struct msrpp_task_sum occupancy;
    /* bytes that the group of threads moved from and to memory since the group was made */
    struct msrpp_task_sum total;
    /* bytes of `total` from and to the memory of the cache's own node */
    struct msrpp_task_sum local;
    __u64 nanoseconds; /* nanoseconds since the group of threads was made */
    __u32 caches;
    __u32 threads; /* threads attached at the time of the call, inherited ones included */
    __u32 class_number;
    __u32 rmid;
    __u32 inherit_lost; /* 1: a thread that an attached one created could not be attached */
    __u32 stopped;      /* 1: the sums stopped by themselves, for the reason in `failure` */
    __u64 reserved[2];
    struct msrpp_failure failure;
};

/*
 * MSRPP_IOCTL_TASKS_INFO, at /dev/msrpp: what the processor and the module have for groups
 * of threads. Register accesses are counted over all groups and CPUs since the module was loaded.
 */
struct msrpp_tasks_info {
    __u32 classes; /* number of classes of service; 0: the processor has none */
    __u32 rmids;
    __u32 events;  /* events that the processor has: bit 1 << number in QM_EVTSEL for each */
    __u32 upscale; /* bytes for which a count of 1 of an RMID counter stands */
    __u32 width;   /* number of bits of an RMID's count of memory traffic */
    __u32 groups;
    __u64 switches; /* switches of CPUs from a group's thread to another group's or to a thread of
                       no group, and back */
    __u64 reads;    /* reads of IA32_PQR_ASSOC by the module */
    __u64 writes;
    __u64 reserved[2];
};

#define MSRPP_IOCTL_TASKS _IOWR(MSRPP_IOCTL_TYPE, 21, struct msrpp_tasks)
#define MSRPP_IOCTL_TASKS_INFO _IOR(MSRPP_IOCTL_TYPE, 22, struct msrpp_tasks_info)
/* The calls at the file descriptor of a group of threads: ATTACH, DETACH, READ. */
#define MSRPP_IOCTL_TASKS_ATTACH _IOWR(MSRPP_IOCTL_TYPE, 24, struct msrpp_tasks_control)
#define MSRPP_IOCTL_TASKS_DETACH _IOWR(MSRPP_IOCTL_TYPE, 25, struct msrpp_tasks_control)
#define MSRPP_IOCTL_TASKS_READ _IOR(MSRPP_IOCTL_TYPE, 26, struct msrpp_task_sums)

MSRPP_ABI_SIZE(struct msrpp_tasks, 72);
MSRPP_ABI_AT(struct msrpp_tasks, failure, 32);
MSRPP_ABI_SIZE(struct msrpp_tasks_control, 56);
MSRPP_ABI_AT(struct msrpp_tasks_control, failure, 16);
MSRPP_ABI_SIZE(struct msrpp_task_sum, 16);
MSRPP_ABI_SIZE(struct msrpp_task_sums, 136);
MSRPP_ABI_AT(struct msrpp_task_sums, nanoseconds, 48);
MSRPP_ABI_AT(struct msrpp_task_sums, failure, 96);
MSRPP_ABI_SIZE(struct msrpp_tasks_info, 64);
MSRPP_ABI_AT(struct msrpp_tasks_info, switches, 24);

#endif
