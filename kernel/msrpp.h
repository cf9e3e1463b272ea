/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * What all parts of the module share. The folders, each with a header that says what others may
 * call: threads/ follows threads; programs/ has programs of registers, which count, and who has
 * which register; samples/ and classes/ sample threads and give them classes of service, and ask
 * programs/ who has a register. main.c, power.c and track.c call all of them.
 */
#ifndef MSRPP_H
#define MSRPP_H

#ifdef pr_fmt
#undef pr_fmt
#endif
#define pr_fmt(text) KBUILD_MODNAME ": " text

#include <linux/cpumask.h>
#include <linux/fs.h>
#include <linux/jump_label.h>
#include <linux/jump_label_ratelimit.h>
#include <linux/lockdep.h>
#include <linux/mm_types.h>
#include <linux/mutex.h>
#include <linux/nospec.h>
#include <linux/sched.h>
#include <linux/spinlock.h>
#include <linux/types.h>
#include <linux/uaccess.h>

#include <msr/backend/classes_abi.h>
#include <msr/backend/sampling_abi.h>
#include <msr/backend/shim_abi.h>
#include <msr/backend/shim_registers.h>

#include "soft.h"
#include "versions.h"

#ifndef CONFIG_X86_64
#error "sums of 64 bits are read in one piece: a 64-bit kernel is needed"
#endif

/*
 * The locks, the outermost first: who holds one takes only those below it. "Any" is a context with
 * interrupts off, under the lock of a run queue, or an interrupt; no lock is taken in an NMI.
 *
 *   lock                     protects                                            taken in
 *   msrpp_file.lock          the programs and the buffer of an open file, its    calls
 *                            rights; everything of those programs, of its
 *                            sampling programs and groups that calls change
 *   probes_lock              the probes of the scheduler, who wants them; the    calls, works
 *                            kernel's tracepoints and CPU hotplug come within
 *   exec_update_lock         the kernel's, of a process: who it is               calls
 *   CPU hotplug              the kernel's: CPUs stay while they are called       calls, works
 *   programs_lock            the list of programs on CPUs, and that the machine  calls, works,
 *                            sleeps                                              power
 *   groups_lock              the list of groups, who has which RMID              calls, works
 *   msrpp_group.sums_lock    sums and caches of a group                          calls, works
 *   holdings_lock            who holds which register                            calls
 *   handler_lock             whether the handler of NMIs is there                calls
 *   list_lock                who replaces the list; RCU readers find it          calls
 *   settings_lock            what was read of /proc and /sys                     calls
 *   msrpp_file.pages_lock    the pages of a file's programs, for mmap()          calls
 *   users_lock               the table of users                                  calls
 *   msrpp_crowd.lock         threads that a program or group follows; sums of    any
 *                            those that ended, the failure of a group
 *   msrpp_following.lock     the table in which a switch finds a thread; RCU     any
 *                            readers
 *
 * Of a CPU, and so without a lock: slots, samplers and slots of classes, by that CPU with
 * interrupts off (programs/slot.h, samples/sampling.h, classes/group.h).
 */

/* Where a thread is created, with preemption off: charged to the control group that creates it. */
#define MSRPP_GFP_FORK (GFP_ATOMIC | __GFP_NOWARN | __GFP_ACCOUNT)

/* Limits, told by INFO. Of a user without CAP_SYS_RAWIO: */
#define MSRPP_MOST_USER_PROGRAMS 128
#define MSRPP_MOST_USER_THREADS 1024
#define MSRPP_MOST_USER_BYTES (16 << 20)
/* Of what runs with interrupts off, at a switch of threads or in an interrupt: */
#define MSRPP_MOST_RESTRICTED_WRITES 128	/* of a program, all phases together */
#define MSRPP_MOST_RESTRICTED_TOUCHED 96	/* and the claims */
#define MSRPP_MOST_RESTRICTED_OPERATIONS 1024	/* of a BATCH */
#define MSRPP_ROUND_OPERATIONS 128

#define MSRPP_BUFFERED_OPERATIONS 128	/* of a BATCH, in the file's buffer */

/*
 * The kernel interrupts every CPU to change its code: a key that is off for the last program stays
 * on for a while, so that programs which come and go change nothing.
 */
#define MSRPP_KEY_DELAY HZ

struct msrpp_program;

/* An open /dev/msrpp. */
struct msrpp_file {
	struct mutex lock;	/* programs, and buffer */
	struct msrpp_program *programs[MSRPP_MOST_PROGRAMS];
	struct msrpp_operation *buffer;	/* of small batches */
	/*
	 * For mmap(), which comes with the address space locked: the mutex is held where memory of
	 * that address space is read.
	 */
	spinlock_t pages_lock;
	struct {
		struct page *page;
		u32 step;	/* of the program */
	} pages[MSRPP_MOST_PROGRAMS];
	struct msrpp_user *user;	/* who opened it */
	u32 opener_step;	/* enum msrpp_rights_step */
	const struct cred *step_cred;	/* of the last caller, and how far it may go */
	u32 step;
};

/* --- registers of the CPU that runs this, with interrupts off ---------------------------- */

/*
 * RDMSR and WRMSR, with #GP as an error. Not through pv_ops: a call for each register is most of
 * what a read costs. Under Xen PV the hypervisor sees the instruction all the same.
 */
static inline int msrpp_hard_read(u32 address, u64 *value)
{
	return msrpp_native_read(address, value) ? -EIO : 0;
}

static inline int msrpp_hard_write(u32 address, u64 value)
{
	return msrpp_native_write(address, value) ? -EIO : 0;
}

/* 0 or -EIO. */
static __always_inline int msrpp_read_register(u32 address, u64 *value)
{
	if (msrpp_is_soft())
		return msrpp_soft->read(address, value);
	return msrpp_hard_read(address, value);
}

static __always_inline int msrpp_write_register(u32 address, u64 value)
{
	if (msrpp_is_soft())
		return msrpp_soft->write(address, value);
	return msrpp_hard_write(address, value);
}

u32 msrpp_wide_address(u32 address);

/* A value that was read from the register, at least in part: with all of its bits. */
static inline int msrpp_write_whole_register(u32 address, u64 value)
{
	return msrpp_write_register(msrpp_wide_address(address), value);
}

/*
 * By which address bits under a mask are written. Where the caller has all 32 that the usual
 * address of a counter takes, that address is meant, and their sign.
 */
static inline u32 msrpp_masked_write_address(u32 address, u64 mask)
{
	return (u32)mask == U32_MAX ? address : msrpp_wide_address(address);
}

/* Writes the bits under the mask back; reads only where others are to stay. */
static inline int msrpp_write_masked(u32 address, u64 value, u64 mask)
{
	u64 old_value = 0;
	int error = mask == ~0ULL ? 0 : msrpp_read_register(address, &old_value);

	return error ? error :
		       msrpp_write_whole_register(address, (old_value & ~mask) | (value & mask));
}

/* --- registers.c ------------------------------------------------------------------------- */

/* What a register is. */
struct msrpp_register {
	u32 address;	/* by which it is known, where it has two */
	enum msrpp_register_kind kind;
	u64 guarded;	/* bits for callers with CAP_PERFMON */
	u64 never;	/* bits for callers with CAP_SYS_RAWIO */
	u32 denied;	/* MSRPP_DENY_..., of what does not count */
};

void msrpp_registers_init(void);
struct msrpp_register msrpp_lookup_register(u32 address);
bool msrpp_find_guards(u32 *counter, u32 *select);
bool msrpp_processor_in(u32 mask);
const struct cpumask *msrpp_counter_siblings(u32 cpu);
bool msrpp_siblings_share_counters(void);

/* --- rights.c ---------------------------------------------------------------------------- */

#define MSRPP_PARANOID_NO_USERS 3	/* of kernel.perf_event_paranoid, where a kernel has it */
#define MSRPP_UNREADABLE_PARANOID 4

u32 msrpp_opener_step(const struct file *opened);
u32 msrpp_current_step(const struct msrpp_file *file);
u32 msrpp_file_step(struct msrpp_file *file);
int msrpp_require_step(struct msrpp_file *file, u32 step, struct msrpp_failure *failure);
int msrpp_require_user_access(struct msrpp_file *file, struct msrpp_failure *failure);
int msrpp_paranoid_level(void);
bool msrpp_may_use_cpu(u32 step, u32 cpu);

/* Why a caller may not name this CPU, which nobody knows yet to be one; 0: it may. */
static inline u32 msrpp_cpu_refusal(u32 step, u32 *cpu, const struct cpumask *candidates)
{
	if (*cpu >= nr_cpu_ids)
		return MSRPP_REASON_CPU_OFFLINE;
	*cpu = array_index_nospec(*cpu, nr_cpu_ids);
	if (!cpumask_test_cpu(*cpu, candidates))
		return MSRPP_REASON_CPU_OFFLINE;
	return msrpp_may_use_cpu(step, *cpu) ? 0 : MSRPP_REASON_OTHER_CPU;
}

bool msrpp_writes_locked_down(void);
bool msrpp_writes_disabled(void);

/* --- allowlist.c ------------------------------------------------------------------------- */

/* By which call a register is written. */
enum msrpp_write_path {
	MSRPP_BY_PROGRAM,
	MSRPP_BY_BATCH,
	MSRPP_BY_GROUP,	/* of threads, which have it while they run */
	MSRPP_BY_SAMPLES,
};

/* What a caller may do with a register. */
struct msrpp_rights {
	bool read;
	bool write;
	bool clears;	/* ones clear flags elsewhere; the register is never read for a write */
	u64 mask;	/* that may be written */
	u64 cleared;	/* bits that a write sets to 0 whatever the caller asks for */
	u64 listed;	/* what the list would give */
	bool listed_to_read;
	bool held_by_kernel;	/* the kernel writes the register for everybody now */
};

struct msrpp_rights msrpp_rights_of(u32 step, u32 address, enum msrpp_write_path path);
u32 msrpp_write_refusal(const struct msrpp_rights *rights, u64 bits);
int msrpp_refusal_error(u32 reason);
u32 msrpp_read_refusal(const struct msrpp_rights *rights);
u32 msrpp_allowlist_count(void);
long msrpp_allowlist_load(struct msrpp_file *file, const struct msrpp_allowlist __user *source);
long msrpp_allowlist_read(struct msrpp_allowlist __user *destination);
void msrpp_allowlist_exit(void);

/* --- users.c ----------------------------------------------------------------------------- */

struct msrpp_user {
	struct hlist_node node;
	kuid_t uid;
	u32 files;
	atomic_long_t programs;
	atomic_long_t threads;
	atomic_long_t bytes;
};

struct msrpp_user *msrpp_get_user(kuid_t uid, bool limited);
void msrpp_put_user(struct msrpp_user *user);
bool msrpp_charge_program(struct msrpp_user *user, u32 step, u64 bytes);
void msrpp_uncharge_program(struct msrpp_user *user, u64 bytes);
bool msrpp_charge_bytes(struct msrpp_user *user, u32 step, u64 bytes);
bool msrpp_charge_thread(struct msrpp_user *user, u32 step);
void msrpp_uncharge_thread(struct msrpp_user *user);

/* --- power.c ----------------------------------------------------------------------------- */

int msrpp_power_init(void);
void msrpp_power_exit(void);

/* --- descriptors.c ----------------------------------------------------------------------- */

struct file *msrpp_create_descriptor(int *number, const char *name,
				     const struct file_operations *operations, void *private_data,
				     __s32 __user *destination);

/* --- track.c ----------------------------------------------------------------------------- */

bool msrpp_can_follow_threads(void);
int msrpp_track_init(void);
void msrpp_track_exit(void);
int msrpp_get_probes(void);
void msrpp_put_probes(void);

/* --- resctrl.c --------------------------------------------------------------------------- */

void msrpp_resctrl_init(void);
bool msrpp_resctrl_is_mounted(void);

/* --- memory of the caller ---------------------------------------------------------------- */

/*
 * Bytes are a multiple of 8, as every structure of the ABI is. Of a few words at once: what a small
 * call costs is mostly the way in and out, and a general copy first looks for the best way.
 */
#define MSRPP_SMALL_COPY 512

static inline int msrpp_copy_from_user(void *destination, const void __user *source, size_t bytes)
{
	const u64 __user *user_words = source;
	u64 *words = destination;
	u32 i;

	if (bytes > MSRPP_SMALL_COPY)
		return copy_from_user(destination, source, bytes) ? -EFAULT : 0;
	if (!user_read_access_begin(user_words, bytes))
		return -EFAULT;
	for (i = 0; i < bytes / sizeof(*words); i++)
		unsafe_get_user(words[i], &user_words[i], fault);
	user_read_access_end();
	return 0;
fault:
	user_read_access_end();
	return -EFAULT;
}

static inline int msrpp_copy_to_user(void __user *destination, const void *source, size_t bytes)
{
	const u64 *words = source;
	u64 __user *user_words = destination;
	u32 i;

	if (bytes > MSRPP_SMALL_COPY)
		return copy_to_user(destination, source, bytes) ? -EFAULT : 0;
	if (!user_write_access_begin(user_words, bytes))
		return -EFAULT;
	for (i = 0; i < bytes / sizeof(*words); i++)
		unsafe_put_user(words[i], &user_words[i], fault);
	user_write_access_end();
	return 0;
fault:
	user_write_access_end();
	return -EFAULT;
}

/* --- failures ---------------------------------------------------------------------------- */

/* Fills the failure in, unless one is there, and returns -error. */
static inline int msrpp_fail(struct msrpp_failure *failure, u32 reason, int error, u32 cpu,
			     u32 address, u32 index)
{
	if (!failure->reason)
		*failure = (struct msrpp_failure){
			.reason = reason,
			.error = error,
			.cpu = cpu,
			.address = address,
			.index = index,
		};
	return -error;
}

/* `index` says which part of what was asked for it is. */
static inline int msrpp_fail_malformed(struct msrpp_failure *failure, u32 address, u32 index)
{
	return msrpp_fail(failure, MSRPP_REASON_MALFORMED, EINVAL, 0, address, index);
}

static inline int msrpp_fail_wrong_state(struct msrpp_failure *failure)
{
	return msrpp_fail(failure, MSRPP_REASON_WRONG_STATE, EBADFD, 0, 0, 0);
}

static inline int msrpp_fail_user_limit(struct msrpp_failure *failure)
{
	return msrpp_fail(failure, MSRPP_REASON_USER_LIMIT, EDQUOT, 0, 0, 0);
}

/*
 * What a call returns: the error, or -EFAULT where the caller's memory does not take the failure.
 */
static inline long msrpp_copy_failure(long error, const struct msrpp_failure *failure,
				      struct msrpp_failure __user *destination)
{
	if (failure->reason && copy_to_user(destination, failure, sizeof(*failure)))
		return -EFAULT;
	return error;
}

#endif
