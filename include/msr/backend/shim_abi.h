/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * The binary interface of /dev/msrpp, for the kernel module (kernel/) and for user space (C and
 * C++). A structure never changes within an ABI version. Reserved fields are 0, or the call is
 * refused. Pointers are 64 bits wide on every system.
 */
#ifndef MSRPP_SHIM_ABI_H
#define MSRPP_SHIM_ABI_H

#ifdef __KERNEL__
#include <linux/build_bug.h>
#include <linux/ioctl.h>
#include <linux/stddef.h>
#include <linux/types.h>
#else
#include <stddef.h>

#include <linux/types.h>
#include <sys/ioctl.h>
#endif

#ifdef __cplusplus
#define MSRPP_ABI_ASSERT(condition, sentence) static_assert(condition, sentence)
#else
#define MSRPP_ABI_ASSERT(condition, sentence) _Static_assert(condition, sentence)
#endif
#define MSRPP_ABI_SIZE(type, bytes) MSRPP_ABI_ASSERT(sizeof(type) == (bytes), #type " has a size")
#define MSRPP_ABI_AT(type, member, bytes)                                                          \
    MSRPP_ABI_ASSERT(offsetof(type, member) == (bytes), #type "." #member " has a place")

#define MSRPP_ABI_VERSION 3

/* Each macro is a limit of the module's calls or programs; the call INFO reports the limits. */
#define MSRPP_MOST_OPERATIONS 4096        /* the largest number of operations in one BATCH call */
#define MSRPP_MOST_ALLOWLIST_ENTRIES 4096 /* the largest number of entries in the allowlist */
/* the largest number of register writes in one program: set-up, start and stop together */
#define MSRPP_MOST_WRITES 1024
/* the largest number of readouts (counters that are read) in one program: the sums fit one page */
#define MSRPP_MOST_READOUTS 64
/* the largest number of registers that one program changes, and puts back at its end */
#define MSRPP_MOST_CHANGED_REGISTERS 512
/* the largest number of claims (checks whether another user has a register) in one program */
#define MSRPP_MOST_CLAIMS 1024
#define MSRPP_MOST_PROGRAMS 64 /* the largest number of programs of one open file */
/* the largest number of threads of one program, with inherited ones */
#define MSRPP_MOST_THREADS 4096

/* The reason why a call or an operation failed, in addition to the error number. */
enum msrpp_reason {
    MSRPP_REASON_NONE = 0,
    /* EINVAL: a count, kind, mask, flag or reserved field of the call is invalid */
    MSRPP_REASON_MALFORMED = 1,
    MSRPP_REASON_CPU_OFFLINE = 2, /* ENXIO: the CPU does not exist, or is offline */
    MSRPP_REASON_NOT_ALLOWED = 3, /* EACCES: the allowlist lacks the register that the call names */
    MSRPP_REASON_LOCKED_DOWN = 4, /* EPERM: kernel lockdown forbids the access to registers */
    MSRPP_REASON_FAULT = 5,       /* EIO: the processor answered #GP to a read */
    /*
     * EBUSY: the kernel's perf or NMI watchdog has the counter, resctrl has the registers of
     * classes of service, or other software than this module uses the unit of IBS
     */
    MSRPP_REASON_HELD_BY_KERNEL = 6,
    /* EBUSY: another program, sampling program, batch or group of this module owns the register */
    MSRPP_REASON_HELD = 7,
    /* EBUSY: a register of the program's claims belongs to another user */
    MSRPP_REASON_CLAIMED = 8,
    /* EREMOTEIO: a register reads back another value than the written one */
    MSRPP_REASON_NOT_KEPT = 9,
    MSRPP_REASON_WRONG_STATE = 10, /* EBADFD: the call needs a program in another state */
    /*
     * EBUSY: a program or group of the same kind follows the thread already. The kinds are programs
     * that count, programs that sample one unit of IBS, and groups.
     */
    MSRPP_REASON_THREAD_TAKEN = 11,
    MSRPP_REASON_NO_THREAD = 12, /* ESRCH: the thread does not exist, or is ending */
    /*
     * EPERM: `value` is the enum msrpp_rights_step that the call needs, or with which the program
     * was loaded; 0: the caller lacks the rights to trace the thread
     */
    MSRPP_REASON_NO_RIGHTS = 13,
    /* ENOMEM: a thread that a counted one created could not be counted */
    MSRPP_REASON_INHERIT_LOST = 14,
    MSRPP_REASON_WRITE_FAULT = 15, /* EIO: the processor answered #GP to a write */
    /*
     * EACCES: callers without CAP_SYS_RAWIO never get the register, or the bits, whatever the
     * allowlist gives
     */
    MSRPP_REASON_DENIED = 16,
    /* EDQUOT: a user has reached a limit of programs, threads or memory */
    MSRPP_REASON_USER_LIMIT = 17,
    /* EACCES: kernel.perf_event_paranoid, whose level is in `value`, forbids the call */
    MSRPP_REASON_PARANOID = 18,
    MSRPP_REASON_OTHER_CPU = 19, /* EPERM: the caller itself may not run on the CPU `cpu` */
    MSRPP_REASON_SUSPENDED = 20, /* ENXIO: since START the machine slept or the CPU was offline */
    MSRPP_REASON_WRITES_OFF =
        21, /* EPERM: msr.allow_writes is off, and the written register counts nothing */
    /*
     * EREMOTEIO: the shares in IA32_PERF_METRICS (`actual_value`) do not add up to the issue slots
     * (`value`) of the same time: other software wrote IA32_PERF_METRICS, or the issue slots were
     * not counted
     */
    MSRPP_REASON_NOT_SHARES = 22
};

/*
 * The failure of a call, written where the call fails for a reason of enum msrpp_reason. With any
 * other error (EFAULT; EINVAL or ENOENT of a call by handle), and without an error, the structure
 * is not written.
 */
struct msrpp_failure {
    __u32 reason;  /* reason of the failure: one of enum msrpp_reason */
    __s32 error;   /* error number of the failed call, positive */
    __u32 cpu;     /* number of the logical processor at fault */
    __u32 address; /* number of the register at fault */
    __u64 value;   /* the value that was to be written, or that was expected, in the register */
    /*
     * the value found in the register instead of the expected one, as far as the caller may read it
     */
    __u64 actual_value;
    /*
     * index of the operation, write, claim, counter, changed register or CPU at fault; of a
     * malformed SAMPLE or TASKS the position of the field, in words of 32 bits; the limit that a
     * BATCH or LOAD without CAP_SYS_RAWIO exceeds
     */
    __u32 index;
    __u32 unrestored_count; /* number of registers that could not be restored */
};

/* --- INFO ------------------------------------------------------------------------------------ */

/* registers are simulated in memory: nothing is measured */
#define MSRPP_FEATURE_SOFT 1u
#define MSRPP_FEATURE_THREADS 2u      /* this kernel can ATTACH programs to threads */
#define MSRPP_FEATURE_UNRESTRICTED 4u /* the allowlist does not restrict the caller */
/* CR4.PCE, which lets users execute RDPMC, is set on the caller's CPU */
#define MSRPP_FEATURE_RDPMC 8u
#define MSRPP_FEATURE_KERNEL_HOLDINGS 16u /* the kernel reports which counters it holds */
#define MSRPP_FEATURE_SAMPLING 32u        /* SAMPLE works on this machine: sampling_abi.h */
#define MSRPP_FEATURE_TASKS 64u           /* TASKS works on this machine: classes_abi.h */
#define MSRPP_FEATURE_SHARES 128u         /* programs may read shares of issue slots */

/* Steps of rights of a caller; each step includes those of lower numbers. */
enum msrpp_rights_step {
    /* no rights: kernel.perf_event_paranoid is 3 or more, and the caller lacks CAP_PERFMON */
    MSRPP_RIGHTS_NONE = 0,
    /* the caller may count threads that the caller may watch, in user mode, under the allowlist */
    MSRPP_RIGHTS_THREADS = 1,
    /*
     * CAP_PERFMON: the caller may also count CPUs and the kernel, and access single registers,
     * under the allowlist
     */
    MSRPP_RIGHTS_CPUS = 2,
    /*
     * CAP_SYS_RAWIO: the caller may also access registers that other callers are denied, and has
     * larger limits
     */
    MSRPP_RIGHTS_ALL = 3
};

struct msrpp_info {
    __u32 abi_version;
    __u32 features; /* features of the module and the machine: bits MSRPP_FEATURE_... */
    __u32 most_operations;
    __u32 most_allowlist_entries;
    __u32 most_writes;
    __u32 most_readouts;
    __u32 most_changed_registers;
    __u32 most_claims;
    __u32 most_programs;
    __u32 most_threads;
    __u32 cpus;            /* one more than the largest number of a logical processor */
    __u32 allowlist_count; /* entries that the allowlist has now */
    __u32 rights;          /* rights of the caller, an enum msrpp_rights_step */
    __s32 paranoid; /* value of kernel.perf_event_paranoid; 4 where the module cannot read it */
    /*
     * the largest number of programs, sampling programs and groups of threads that a user without
     * CAP_SYS_RAWIO may have
     */
    __u32 most_user_programs;
    __u32 most_user_threads;   /* the largest number of threads that such a user may count */
    __u32 most_user_kibibytes; /* the most memory of such a user's programs and groups, in KiB */
    /*
     * the largest number of writes, in all phases together, of a program loaded without
     * CAP_SYS_RAWIO
     */
    __u32 most_restricted_writes;
    /* the largest number of operations of one BATCH without CAP_SYS_RAWIO */
    __u32 most_restricted_operations;
    /* the largest number of operations of a BATCH that one interrupt carries out */
    __u32 most_interrupt_operations;
    /* programs, sampling programs and groups of threads of the user who opened the file, now */
    __u32 user_programs;
    __u32 user_threads;   /* threads that this user's programs and groups follow */
    __u32 user_kibibytes; /* memory of this user's programs and groups, in KiB */
    __u32 reserved[9];
};

/* --- BATCH ----------------------------------------------------------------------------------- */

enum msrpp_kind {
    MSRPP_READ = 0,
    MSRPP_WRITE = 1,
    /* writes the register's bits in the mask; all other bits keep their values */
    MSRPP_WRITE_MASKED = 2
};

/* flag of a write: the written register is neither read nor rolled back */
#define MSRPP_OPERATION_WRITE_ONLY 1u

struct msrpp_operation {
    __u32 cpu;
    __u16 kind;  /* kind of the operation: one of enum msrpp_kind */
    __u16 flags; /* flags of the operation: bits MSRPP_OPERATION_... */
    __u32 address;
    /*
     * out: 0, or the error number: EIO for #GP, ECANCELED where the operation was not executed, or
     * was undone
     */
    __s32 error;
    __u64 value; /* in: the value to write to the register; out: the value read */
    __u64 mask;  /* in: the mask of a masked write; out: the bits written, the others kept */
};

/* Time-stamp counter of a CPU before its first and after its last operation of a batch. */
struct msrpp_cpu_time {
    __u32 cpu;
    __u32 reserved;
    __u64 begin;
    __u64 end;
};

/* one failed operation undoes all writes of the batch, on all CPUs */
#define MSRPP_BATCH_ROLL_BACK 1u

/**
 * struct msrpp_batch - MSRPP_IOCTL_BATCH: reads and writes registers of online CPUs.
 * @count: operations, 1 to MSRPP_MOST_OPERATIONS; without CAP_SYS_RAWIO fewer, see INFO
 * @flags: MSRPP_BATCH_...
 * @operations: pointer to @count struct msrpp_operation
 * @times: pointer to @times_count struct msrpp_cpu_time, or 0
 * @times_count: length of @times; out: number of CPUs whose times were written
 * @reserved: 0
 * @failure: the first failure in the order of the operations
 *
 * Takes CAP_PERFMON. All operations are checked before the first is carried out: EINVAL, ENXIO,
 * EACCES, EPERM and EBUSY leave every register as it was. EIO is the processor's #GP: only that
 * operation fails, or with MSRPP_BATCH_ROLL_BACK all of them.
 */
struct msrpp_batch {
    __u32 count;
    __u32 flags;
    __u64 operations;
    __u64 times;
    __u32 times_count;
    __u32 reserved;
    struct msrpp_failure failure;
};

/* --- ALLOWLIST ------------------------------------------------------------------------------- */

#define MSRPP_ALLOW_READ 1u
#define MSRPP_ALLOW_WRITE 2u

struct msrpp_allowlist_entry {
    __u32 address;
    __u32 flags;      /* accesses that are allowed: bits MSRPP_ALLOW_... */
    __u64 write_mask; /* bits of the register that may be written; 0 without MSRPP_ALLOW_WRITE */
};

/**
 * struct msrpp_allowlist - MSRPP_IOCTL_ALLOW replaces the allowlist, MSRPP_IOCTL_ALLOWED reads it.
 * @count: number of @entries, MSRPP_MOST_ALLOWLIST_ENTRIES at most; ALLOWED: length of @entries,
 *  out: number of entries of the allowlist
 * @reserved: 0
 * @entries: pointer to @count struct msrpp_allowlist_entry, of ascending addresses
 *
 * ALLOW takes CAP_SYS_RAWIO and CAP_SYS_ADMIN, and no lockdown (EPERM). A list that is malformed
 * (EINVAL) or cannot be read (EFAULT) replaces nothing. Any caller that may open the file may call
 * ALLOWED.
 */
struct msrpp_allowlist {
    __u32 count;
    __u32 reserved;
    __u64 entries;
};

/* --- PROGRAM --------------------------------------------------------------------------------- */

struct msrpp_write {
    __u32 address;
    __u32 reserved;
    __u64 value;
    __u64 keep_mask; /* bits of the register that the write leaves as they are */
};

struct msrpp_readout {
    __u32 address;
    __u32 width; /* number of bits of the register that count, 1 to 64 */
    __u32 rdpmc; /* value of ECX for RDPMC, or MSRPP_NO_RDPMC */
    /* 0: the register is a counter; MSRPP_SHARE(byte): a share of issue slots, which modules
     * before ABI version 3 refuse */
    __u32 share;
};

#define MSRPP_NO_RDPMC 0xffffffffu

/*
 * A readout that is a share of the issue slots that fixed counter 3 counts: byte 0 to 7 of
 * IA32_PERF_METRICS holds the share in 255ths. `address` is that of IA32_PERF_METRICS, `width` 64.
 * Takes MSRPP_FEATURE_SHARES (EOPNOTSUPP). The program changes, in this order of its changed
 * registers, fixed counter 3 and IA32_PERF_METRICS, and the two bits of IA32_PERF_GLOBAL_CTRL that
 * enable them. The module reads the two registers together, and clears them at any time: neither
 * has an ECX of RDPMC.
 */
#define MSRPP_SHARE(byte) ((byte) + 1u)

/* the register is a counter: its value changes by itself */
#define MSRPP_CHANGED_REGISTER_COUNTS 1u

/*
 * A register that the program changes: its value is saved before set-up and restored at the end, in
 * the order listed.
 */
struct msrpp_changed_register {
    __u32 address;
    __u32 flags; /* properties of the register: bits MSRPP_CHANGED_REGISTER_... */
    /*
     * bits of the register that read back as written; 0: the register is write-only, and never read
     */
    __u64 check_mask;
    /*
     * bits of the register that belong to other users, and keep the value that they have when the
     * program ends; 0 without `check_mask`
     */
    __u64 foreign_mask;
};

/*
 * A check before a program's set-up: the register belongs to another user where (value & mask) ==
 * taken_value.
 */
struct msrpp_claim {
    __u32 address;
    __u32 reserved;
    __u64 mask;
    __u64 taken_value;
};

/* the program counts threads to which it is attached, not CPUs */
#define MSRPP_PROGRAM_THREAD 1u
/* the program's counters overflow on purpose: each start sets up the program again */
#define MSRPP_PROGRAM_OVERFLOWS 2u

/**
 * struct msrpp_load - MSRPP_IOCTL_LOAD: checks a program, and takes the registers that it changes.
 * @flags: MSRPP_PROGRAM_...
 * @cpu_count: 0 with MSRPP_PROGRAM_THREAD, else 1 or more
 * @set_up_count: number of writes of the set-up
 * @start_count: number of writes of each start
 * @stop_count: number of writes of each stop
 * @readout_count: number of counters that COUNTS reads
 * @changed_register_count: number of registers that any phase writes
 * @claim_count: number of claims, the checks that registers belong to nobody else
 * @cpus: pointer to __u32, no number twice
 * @writes: pointer to struct msrpp_write: set-up, then start, then stop
 * @readouts: pointer to struct msrpp_readout
 * @changed_registers: pointer to struct msrpp_changed_register: every register written, once
 * @claims: pointer to struct msrpp_claim
 * @handle: out: the number of the program in its open file
 * @reserved: 0
 * @failure: out, with every error that has a reason
 *
 * For a program on CPUs, LOAD checks the claims, saves, sets up and verifies the registers on all
 * of the CPUs. For threads (MSRPP_PROGRAM_THREAD) registers are first changed when an attached
 * thread runs.
 *
 * A program on CPUs takes CAP_PERFMON (EPERM). Without CAP_PERFMON a program counts in user mode,
 * and reads only counters whose selects the program writes. Errors beside those of enum
 * msrpp_reason: EMFILE, the file has MSRPP_MOST_PROGRAMS; EOPNOTSUPP, this kernel counts no
 * threads, or this processor has no such share; ENOMEM; EFAULT.
 */
struct msrpp_load {
    __u32 flags;
    __u32 cpu_count;
    __u32 set_up_count;
    __u32 start_count;
    __u32 stop_count;
    __u32 readout_count;
    __u32 changed_register_count;
    __u32 claim_count;
    __u64 cpus;
    __u64 writes;
    __u64 readouts;
    __u64 changed_registers;
    __u64 claims;
    __u32 handle;
    __u32 reserved;
    struct msrpp_failure failure;
};

/**
 * struct msrpp_control - MSRPP_IOCTL_START, STOP, COUNTS and UNLOAD of a program.
 * @handle: the handle that LOAD returned
 * @count: number of values: all of them, or 0 for none; 0 for START and UNLOAD
 * @values: pointer to __u64
 * @failure: out, with every error that has a reason
 *
 * Values are events since START: `readout_count` for each CPU, in the order of LOAD; for threads
 * one set. Takes the rights with which the program was loaded (EPERM). ENOENT: no such handle;
 * EBADFD: STOP and COUNTS of a program that does not run, START of one that does; EINVAL: another
 * @count. After UNLOAD the handle is gone, also where registers could not be put back (EREMOTEIO,
 * EIO).
 */
struct msrpp_control {
    __u32 handle;
    __u32 count;
    __u64 values;
    struct msrpp_failure failure;
};

/* --- ATTACH ---------------------------------------------------------------------------------- */

/* threads and processes that the attached thread creates are counted, too */
#define MSRPP_ATTACH_INHERIT 1u

/**
 * struct msrpp_attach - MSRPP_IOCTL_ATTACH: makes a program for threads count a thread.
 * @handle: the handle that LOAD returned with MSRPP_PROGRAM_THREAD; a program is attached once
 * @thread: number that gettid() returns, in the caller's namespace; 0: the caller
 * @flags: MSRPP_ATTACH_...
 * @reserved: 0
 * @failure: out, with every error that has a reason
 *
 * Takes the right to watch the thread, or CAP_PERFMON (EPERM). ENOENT: no such handle; EBADFD: the
 * program is for CPUs, or attached; ESRCH: no such thread, or it is ending; EBUSY: another program
 * counts it. The thread is attached even where the call then fails because the counters could not
 * be started on the thread's CPU; COUNTS fails with the same reason.
 */
struct msrpp_attach {
    __u32 handle;
    __s32 thread;
    __u32 flags;
    __u32 reserved;
    struct msrpp_failure failure;
};

/* the thread is on a CPU, and its counters run: events since `begin` are not in `sum` */
#define MSRPP_PAGE_RUNNING 1u

/*
 * The page that mmap() of /dev/msrpp gives at offset handle * page size: the counts of the thread
 * to which the program is attached, without those of threads that inherited. A reader reads
 * `sequence` before and after the counts, and starts again where it is odd or has changed.
 */
struct msrpp_page {
    __u32 sequence;
    __u32 flags; /* state of the counted thread: bits MSRPP_PAGE_... */
    __u32 count; /* number of elements of `readouts` in use */
    __u32 cpu;   /* number of the CPU that runs the thread */
    struct {
        __u64 sum;   /* events that were counted since START, in 64 bits */
        __u64 begin; /* the counter's value at the time of `sum` */
        __u32 width;
        __u32 rdpmc;
    } readouts[MSRPP_MOST_READOUTS];
};

/*
 * The type of the module's calls, unassigned in Linux
 * Documentation/userspace-api/ioctl/ioctl-number.rst. INFO has the same number and size in every
 * version. shim_soft_abi.h has the calls 10, 14, 23 and 27.
 */
#define MSRPP_IOCTL_TYPE 0xd7
#define MSRPP_IOCTL_INFO _IOR(MSRPP_IOCTL_TYPE, 0, struct msrpp_info)
#define MSRPP_IOCTL_BATCH _IOWR(MSRPP_IOCTL_TYPE, 1, struct msrpp_batch)
#define MSRPP_IOCTL_ALLOW _IOW(MSRPP_IOCTL_TYPE, 2, struct msrpp_allowlist)
#define MSRPP_IOCTL_ALLOWED _IOWR(MSRPP_IOCTL_TYPE, 3, struct msrpp_allowlist)
#define MSRPP_IOCTL_LOAD _IOWR(MSRPP_IOCTL_TYPE, 4, struct msrpp_load)
#define MSRPP_IOCTL_START _IOWR(MSRPP_IOCTL_TYPE, 5, struct msrpp_control)
#define MSRPP_IOCTL_STOP _IOWR(MSRPP_IOCTL_TYPE, 6, struct msrpp_control)
#define MSRPP_IOCTL_COUNTS _IOWR(MSRPP_IOCTL_TYPE, 7, struct msrpp_control)
#define MSRPP_IOCTL_UNLOAD _IOWR(MSRPP_IOCTL_TYPE, 8, struct msrpp_control)
#define MSRPP_IOCTL_ATTACH _IOWR(MSRPP_IOCTL_TYPE, 9, struct msrpp_attach)

MSRPP_ABI_SIZE(struct msrpp_failure, 40);
MSRPP_ABI_AT(struct msrpp_failure, value, 16);
MSRPP_ABI_AT(struct msrpp_failure, index, 32);
MSRPP_ABI_SIZE(struct msrpp_info, 128);
MSRPP_ABI_AT(struct msrpp_info, allowlist_count, 44);
MSRPP_ABI_AT(struct msrpp_info, rights, 48);
MSRPP_ABI_AT(struct msrpp_info, reserved, 92);
MSRPP_ABI_SIZE(struct msrpp_operation, 32);
MSRPP_ABI_AT(struct msrpp_operation, address, 8);
MSRPP_ABI_AT(struct msrpp_operation, value, 16);
MSRPP_ABI_SIZE(struct msrpp_cpu_time, 24);
MSRPP_ABI_SIZE(struct msrpp_batch, 72);
MSRPP_ABI_AT(struct msrpp_batch, operations, 8);
MSRPP_ABI_AT(struct msrpp_batch, failure, 32);
MSRPP_ABI_SIZE(struct msrpp_allowlist_entry, 16);
MSRPP_ABI_SIZE(struct msrpp_allowlist, 16);
MSRPP_ABI_SIZE(struct msrpp_write, 24);
MSRPP_ABI_SIZE(struct msrpp_readout, 16);
MSRPP_ABI_SIZE(struct msrpp_changed_register, 24);
MSRPP_ABI_AT(struct msrpp_changed_register, foreign_mask, 16);
MSRPP_ABI_SIZE(struct msrpp_claim, 24);
MSRPP_ABI_SIZE(struct msrpp_load, 120);
MSRPP_ABI_AT(struct msrpp_load, cpus, 32);
MSRPP_ABI_AT(struct msrpp_load, handle, 72);
MSRPP_ABI_AT(struct msrpp_load, failure, 80);
MSRPP_ABI_SIZE(struct msrpp_control, 56);
MSRPP_ABI_AT(struct msrpp_control, failure, 16);
MSRPP_ABI_SIZE(struct msrpp_attach, 56);
MSRPP_ABI_SIZE(struct msrpp_page, 16 + 24 * MSRPP_MOST_READOUTS);

#endif
