/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * Declarations that all parts of the module share. Each folder has a header for the other folders:
 * threads/ follows threads; programs/ has programs of registers that count, and the owners of
 * registers; samples/ samples threads and CPUs, and classes/ gives threads classes of service and
 * RMIDs, and both acquire registers from programs/. main.c, power.c and track.c call all of them.
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
 * The locks, the outermost first: a holder of one takes only those below it. "Any" context includes
 * sections with interrupts off, those under the lock of a run queue, and interrupts. "Calls"
 * include close(), but for msrpp_file.lock. "Works" run in workqueues, "power" in the callbacks of
 * power.c. No lock is taken in an NMI.
 *
 *   lock                     protects                                            taken in
 *   msrpp_file.lock          an open file's programs and buffer, its last        calls
 *                            caller's step, and what calls change in its
 *                            programs, sampling programs and groups
 *   probes_lock              the probes of the scheduler and their users; the    calls, works
 *                            kernel's locks of tracepoints and of CPU hotplug
 *                            are taken inside
 *   exec_update_lock         the kernel's, of a process: its credentials and     calls
 *                            whether it is dumpable
 *   CPU hotplug              the kernel's: CPUs stay online; a hotplug callback  calls, works,
 *                            holds it for writing                                power
 *   programs_lock            the list of programs that count CPUs, whether the   calls, works,
 *                            machine is suspended, and the failures of CPUs      power
 *                            while they are merged
 *   groups_lock              the list of groups, the RMIDs in use, and           calls, works
 *                            group_count, the number of groups that hold
 *                            IA32_PQR_ASSOC
 *   msrpp_group.sums_lock    sums and caches of a group                          calls, works
 *   holdings_lock            the owners of registers                             calls
 *   handler_lock             the registration of the NMI handler                 calls
 *   list_lock                replacement of the allowlist; readers use RCU       calls
 *   settings_lock            settings read from /proc and /sys; the holder       calls
 *                            waits for a worker, so never under CPU hotplug
 *   mmap_lock                the kernel's, of a process: its mappings; copies    calls, mmap()
 *                            to and from user space take it under
 *                            msrpp_file.lock
 *   msrpp_file.pages_lock    the pages of a file's programs; mmap() takes it     calls, mmap()
 *                            under mmap_lock
 *   users_lock               the table of users                                  open(), close()
 *   msrpp_thread_set.lock    the threads of a set; a program's sums of threads   any
 *                            that ended, a group's failure
 *   msrpp_thread_table.lock  the table in which a switch finds a thread;         any
 *                            readers use RCU
 *
 * Per-CPU data has no lock: a CPU's slots and sampler are accessed by that CPU with interrupts off
 * (programs/slot.h, classes/group.h, samples/sampling.h). The locks of msrpp_soft.ko are in
 * soft/parts.h.
 */

/*
 * Flags for memory that is allocated when a thread is created, with preemption off; charged to the
 * control group of the creating thread.
 */
#define MSRPP_GFP_FORK (GFP_ATOMIC | __GFP_NOWARN | __GFP_ACCOUNT)

/* Limits of a user without CAP_SYS_RAWIO (most programs, threads, bytes), which INFO reports. */
#define MSRPP_MOST_USER_PROGRAMS 128
#define MSRPP_MOST_USER_THREADS 1024
#define MSRPP_MOST_USER_BYTES (16 << 20)

/*
 * Limits of callers without CAP_SYS_RAWIO, for work with interrupts off. INFO reports these limits,
 * but for MSRPP_MOST_RESTRICTED_REGISTERS.
 */
#define MSRPP_MOST_RESTRICTED_WRITES 128 /* most register writes of a program */
/* most registers that a program changes, and most claims (conditions on registers) of a program */
#define MSRPP_MOST_RESTRICTED_REGISTERS 96
#define MSRPP_MOST_RESTRICTED_OPERATIONS 1024 /* most operations of a BATCH */
#define MSRPP_ROUND_OPERATIONS \
	128 /* most operations of a BATCH in one interrupt, for all callers */

/* a BATCH of at most this many operations uses the file's buffer */
#define MSRPP_BUFFERED_OPERATIONS 128

/*
 * Jiffies for which a static key stays on after its last user. The kernel interrupts every CPU to
 * change a key, so a key stays on while programs come and go.
 */
#define MSRPP_KEY_DELAY HZ

struct msrpp_program;

/* An open /dev/msrpp. */
struct msrpp_file {
	struct mutex lock;	/* protects the programs of the file; see the table of locks */
	struct msrpp_program *programs[MSRPP_MOST_PROGRAMS];	/* the file's programs, or NULL */
	struct msrpp_operation *buffer;	/* buffer of small batches, kept between calls */
	/*
	 * Protects `pages` for mmap(), which is called under mmap_lock: the mutex of the file
	 * cannot be taken there, since calls access user space under that mutex.
	 */
	spinlock_t pages_lock;
	/* pages of the programs that count threads, by handle */
	struct {
		struct page *page;
		u32 step;	/* enum msrpp_rights_step of the program's loader */
	} pages[MSRPP_MOST_PROGRAMS];
	struct msrpp_user *user;	/* the user who opened the file */
	u32 opener_step;	/* enum msrpp_rights_step of the process that opened the file */
	const struct cred *step_cred;	/* credentials of the last caller */
	/* enum msrpp_rights_step of the last caller, limited to `opener_step` */
	u32 step;
};

/* --- registers of this CPU, with interrupts off ------------------------------------------ */

/*
 * RDMSR and WRMSR; #GP is returned as an error. The instructions do not go through pv_ops: a call
 * for each register would be most of the costs of a read. Under Xen PV the hypervisor traps the
 * instruction.
 */
static inline int msrpp_hard_read(u32 address, u64 *value)
{
	return msrpp_native_read(address, value) ? -EIO : 0;
}

static inline int msrpp_hard_write(u32 address, u64 value)
{
	return msrpp_native_write(address, value) ? -EIO : 0;
}

/* Accesses to a register of the processor, or of msrpp_soft.ko. The functions return 0 or -EIO. */
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

/*
 * Writes all bits of a register, also of a counter whose usual address takes 32 bits only. The
 * value is one that was read from the register.
 */
static inline int msrpp_write_whole_register(u32 address, u64 value)
{
	return msrpp_write_register(msrpp_wide_address(address), value);
}

/*
 * The address for a write of the bits under a mask. A mask with all of the lower 32 bits asks for
 * the write that the processor does at the usual address, where it sign-extends the lower 32 bits
 * of a counter. With any other mask the written value has old bits of the register, so the write
 * takes the address at which a counter takes all bits.
 */
static inline u32 msrpp_masked_write_address(u32 address, u64 mask)
{
	return (u32)mask == U32_MAX ? address : msrpp_wide_address(address);
}

/*
 * Writes the bits under a mask. The register is read first only if bits outside of the mask are to
 * keep their value.
 */
static inline int msrpp_write_masked(u32 address, u64 value, u64 mask)
{
	u64 old_value = 0;
	int error = mask == ~0ULL ? 0 : msrpp_read_register(address, &old_value);

	return error ? error :
		       msrpp_write_whole_register(address, (old_value & ~mask) | (value & mask));
}

/* --- registers.c ------------------------------------------------------------------------- */

/* What the module knows of a register on this processor. */
struct msrpp_register {
	u32 address;	/* canonical address: one of the addresses of the register */
	enum msrpp_register_kind kind;
	/* bits of the register that only callers with CAP_PERFMON may write */
	u64 perfmon_bits;
	u64 rawio_bits;	/* bits of the register that only callers with CAP_SYS_RAWIO may write */
	u32 deny_flags;	/* flags MSRPP_DENY_..., of registers that do not count */
};

void msrpp_registers_init(void);
struct msrpp_register msrpp_lookup_register(u32 address);
bool msrpp_find_guards(u32 *counter, u32 *select);
bool msrpp_processor_matches(u32 mask);
const struct cpumask *msrpp_counter_siblings(u32 cpu);
bool msrpp_counter_siblings_vary(void);
bool msrpp_siblings_share_counters(void);
u32 msrpp_metrics_share_count(void);

/* --- rights.c ---------------------------------------------------------------------------- */

/* level of kernel.perf_event_paranoid from which on users without CAP_PERFMON may not use perf */
#define MSRPP_PARANOID_NO_USERS 3
/* level that is assumed where the file of kernel.perf_event_paranoid cannot be read */
#define MSRPP_UNREADABLE_PARANOID 4

u32 msrpp_opener_step(const struct file *filp);
u32 msrpp_current_step(const struct msrpp_file *file);
u32 msrpp_file_step(struct msrpp_file *file);
int msrpp_require_step(struct msrpp_file *file, u32 step, struct msrpp_failure *failure);
int msrpp_require_user_access(struct msrpp_file *file, struct msrpp_failure *failure);
int msrpp_paranoid_level(void);
bool msrpp_may_use_cpu(u32 step, u32 cpu);

/*
 * Returns the reason why a caller may not use a CPU whose number comes from user space, or 0 where
 * the caller may.
 */
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

/* The paths by which calls write registers. */
enum msrpp_write_path {
	MSRPP_BY_PROGRAM,
	MSRPP_BY_BATCH,
	/* a group's write of IA32_PQR_ASSOC, for threads of the group while they run */
	MSRPP_BY_GROUP,
	MSRPP_BY_SAMPLES,	/* a sampling program's write of the control register of IBS */
};

/* The rights of a caller to one register. */
struct msrpp_rights {
	bool may_read;
	bool may_write;
	/* writing 1 clears a flag of another register; no write reads the register first */
	bool write_one_to_clear;
	u64 mask;	/* bits of the register that the caller may write */
	u64 zero_mask;	/* bits of the register that each write sets to 0 */
	/* write mask of the allowlist's entry, including bits that the module denies */
	u64 listed_mask;
	/* the allowlist's entry permits reading, even where the module denies it */
	bool listed_for_reading;
	bool kernel_holds;	/* the kernel itself uses the register now */
};

struct msrpp_rights msrpp_lookup_rights(u32 step, u32 address, enum msrpp_write_path path);
u32 msrpp_write_refusal(const struct msrpp_rights *rights, u64 bits);
int msrpp_refusal_error(u32 reason);
u32 msrpp_read_refusal(const struct msrpp_rights *rights);
u32 msrpp_allowlist_count(void);
long msrpp_allowlist_load(struct msrpp_file *file, const struct msrpp_allowlist __user *source);
long msrpp_allowlist_read(struct msrpp_allowlist __user *destination);
void msrpp_allowlist_exit(void);

/* --- users.c ----------------------------------------------------------------------------- */

/* The resources that one user has in use. */
struct msrpp_user {
	struct hlist_node node;	/* entry in the table of users */
	kuid_t uid;
	u32 files;	/* number of the user's open files; the last one frees the user */
	/* number of the user's programs, and of other objects with a handle or a descriptor */
	atomic_long_t programs;
	atomic_long_t threads;	/* number of threads that the user's programs and groups follow */
	atomic_long_t bytes;	/* bytes of memory of the user's programs and other objects */
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

/* --- copies from and to memory of the caller --------------------------------------------- */

/*
 * Most bytes of a short copy, which is done word by word: a general copy first chooses its method,
 * which is most of the costs of a small call. Structures of the ABI have a multiple of 8 bytes.
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

/*
 * Fills in a failure, unless an earlier failure is in it already, and returns -error. The reason is
 * written last: another CPU that reads the reason by msrpp_copy_first_failure() reads a whole
 * failure.
 */
static inline int msrpp_fail_with(struct msrpp_failure *failure, struct msrpp_failure first)
{
	const u32 reason = first.reason;

	if (!failure->reason) {
		first.reason = MSRPP_REASON_NONE;
		*failure = first;
		smp_store_release(&failure->reason, reason);
	}
	return -first.error;
}

/* Copies a failure that another CPU may be filling in. Returns whether there is a failure. */
static inline bool msrpp_copy_first_failure(struct msrpp_failure *destination,
					    const struct msrpp_failure *failure)
{
	if (!smp_load_acquire(&failure->reason))
		return false;
	*destination = *failure;
	return true;
}

/* Fills in a failure without values, as msrpp_fail_with() does, and returns -error. */
static inline int msrpp_fail(struct msrpp_failure *failure, u32 reason, int error, u32 cpu,
			     u32 address, u32 index)
{
	return msrpp_fail_with(failure, (struct msrpp_failure){
						.reason = reason,
						.error = error,
						.cpu = cpu,
						.address = address,
						.index = index,
					});
}

/* Fills in the failure of a malformed request; `index` is the position of the wrong part. */
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

/* Copies the failure to the caller. Returns the call's own error, or -EFAULT. */
static inline long msrpp_copy_failure(long error, const struct msrpp_failure *failure,
				      struct msrpp_failure __user *destination)
{
	if (failure->reason && copy_to_user(destination, failure, sizeof(*failure)))
		return -EFAULT;
	return error;
}

#endif
