/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/* What the parts of the module share. */
#ifndef MSRPP_H
#define MSRPP_H

#ifdef pr_fmt
#undef pr_fmt
#endif
#define pr_fmt(text) KBUILD_MODNAME ": " text

#include <linux/cpumask.h>
#include <linux/fs.h>
#include <linux/list.h>
#include <linux/mm_types.h>
#include <linux/mutex.h>
#include <linux/sched.h>
#include <linux/spinlock.h>
#include <linux/types.h>
#include <linux/uaccess.h>

#include <msr/backend/shim_abi.h>

#include "versions.h"

#ifndef CONFIG_X86_64
#error "sums of 64 bits are read in one piece: a 64-bit kernel is needed"
#endif

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
	struct page *pages[MSRPP_MOST_PROGRAMS];
	bool raw_io;	/* opened with CAP_SYS_RAWIO */
	const struct cred *looked_at;	/* of the last caller, and what it may do */
	bool unrestricted;
};

/* --- soft.c; registers of the CPU that runs this, with interrupts off -------------------- */

extern bool msrpp_soft;

int msrpp_soft_init(void);
void msrpp_soft_exit(void);
int msrpp_soft_read(u32 address, u64 *value);
int msrpp_soft_write(u32 address, u64 value);
long msrpp_soft_events(const struct msrpp_soft_events __user *from);

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
static inline int msrpp_read_register(u32 address, u64 *value)
{
	if (unlikely(msrpp_soft))
		return msrpp_soft_read(address, value);
	return msrpp_hard_read(address, value);
}

static inline int msrpp_write_register(u32 address, u64 value)
{
	if (unlikely(msrpp_soft))
		return msrpp_soft_write(address, value);
	return msrpp_hard_write(address, value);
}

/* Writes the bits under the mask; reads only where others are to stay. */
static inline int msrpp_write_under_mask(u32 address, u64 value, u64 mask)
{
	u64 now;
	int error;

	if (mask == ~0ULL)
		return msrpp_write_register(address, value);
	error = msrpp_read_register(address, &now);
	return error ? error : msrpp_write_register(address, (now & ~mask) | (value & mask));
}

/* --- allowlist.c ------------------------------------------------------------------------- */

/* What a caller may do with a register. */
struct msrpp_rights {
	bool read;
	bool write;
	u64 mask;
};

bool msrpp_unrestricted(struct msrpp_file *file);
struct msrpp_rights msrpp_rights_of(bool unrestricted, u32 address);
bool msrpp_writes_locked_down(void);
u32 msrpp_allowed_count(void);
long msrpp_allow(const struct msrpp_allowlist __user *from);
long msrpp_allowed(struct msrpp_allowlist __user *to);
void msrpp_allowlist_exit(void);

/* --- holdings.c -------------------------------------------------------------------------- */

struct msrpp_program;

bool msrpp_kernel_tells(void);
int msrpp_hold(struct msrpp_program *program, struct msrpp_failure *failure);
void msrpp_let_go(struct msrpp_program *program);
void msrpp_lock_holdings(void);
void msrpp_unlock_holdings(void);
bool msrpp_anything_held(void);
bool msrpp_held_by_other(const struct msrpp_file *file, u32 address, u32 cpu);

/* --- batch.c ----------------------------------------------------------------------------- */

#define MSRPP_BUFFERED_OPERATIONS 128

long msrpp_batch(struct msrpp_file *file, struct msrpp_batch __user *arg);

/* --- program.c, execute.c ---------------------------------------------------------------- */

struct msrpp_step {
	u32 address;
	u32 touched;	/* position among the touched registers */
	u64 value;
	u64 mask;	/* bits that are written */
};

/* What is remembered about a touched register on one CPU. */
struct msrpp_memory {
	u64 found;
	u64 written;
	bool changed;
	bool to_verify;
};

/* A program on one CPU; used there with interrupts off. */
struct msrpp_state {
	u32 cpu;
	u32 position;	/* among the CPUs of LOAD */
	bool lost;	/* the CPU went offline */
	bool saved;	/* something may be there to put back */
	bool fresh;	/* set up, and not started since */
	bool claims_checked;
	bool answered;
	u32 left;
	struct msrpp_failure failure;
	struct msrpp_memory *memory;	/* for each touched register */
	u64 *first;	/* for each readout */
};

enum msrpp_program_state {
	MSRPP_CLOSED,
	MSRPP_READY,
	MSRPP_RUNNING,
};

struct msrpp_program {
	struct msrpp_file *file;
	struct list_head all;	/* programs on CPUs, for those that go offline */
	struct list_head holding;	/* programs that hold registers */
	u32 *addresses;	/* of the touched registers, in order */
	u32 flags;
	bool unrestricted;
	bool held;
	enum msrpp_program_state now;
	u32 cpu_count;
	u32 set_up_count;
	u32 start_count;
	u32 stop_count;
	u32 readout_count;
	u32 touched_count;
	u32 claim_count;
	u32 *cpus;
	struct msrpp_step *steps;
	struct msrpp_readout *readouts;
	u64 *readout_masks;
	struct msrpp_touched *touched;
	u64 *touched_masks;	/* bits that may be written */
	struct msrpp_claim *claims;
	cpumask_var_t mask;	/* the CPUs */
	struct msrpp_state **state_of;	/* by CPU number */
	u64 *values;	/* of one COUNTS */
	struct msrpp_failure leaving;	/* what could not be put back */

	/* threads, see thread.c */
	bool running;
	raw_spinlock_t lock;	/* threads, sums of those that ended */
	struct list_head threads;
	u32 thread_count;
	bool dying;
	bool inherit_lost;
	bool attached;
	struct page *page;	/* of the thread attached to */
	u64 *ended;
	u32 handle;
};

static inline bool msrpp_on_threads(const struct msrpp_program *program)
{
	return program->flags & MSRPP_PROGRAM_THREAD;
}

/* validate.c */
int msrpp_check_counts(const struct msrpp_load *load, struct msrpp_failure *failure);
int msrpp_take(struct msrpp_program *program, const struct msrpp_load *load,
	       struct msrpp_failure *failure);
void msrpp_free_program(struct msrpp_program *program);

/* On this CPU; they return 0 or an error number, with state->failure said. */
int msrpp_check_claims(const struct msrpp_program *program, struct msrpp_state *state);
int msrpp_save(const struct msrpp_program *program, struct msrpp_state *state);
int msrpp_set_up(const struct msrpp_program *program, struct msrpp_state *state);
int msrpp_set_running(const struct msrpp_program *program, struct msrpp_state *state);
int msrpp_set_stopped(const struct msrpp_program *program, struct msrpp_state *state);
int msrpp_verify(const struct msrpp_program *program, struct msrpp_state *state);
int msrpp_verify_settings(const struct msrpp_program *program, struct msrpp_state *state);
int msrpp_read_counters(const struct msrpp_program *program, struct msrpp_state *state, u64 *into);
int msrpp_count(const struct msrpp_program *program, struct msrpp_state *state, u64 *into);
void msrpp_put_back(const struct msrpp_program *program, struct msrpp_state *state);

long msrpp_load(struct msrpp_file *file, struct msrpp_load __user *arg);
long msrpp_control(struct msrpp_file *file, unsigned int command,
		   struct msrpp_control __user *arg);
void msrpp_unload_all(struct msrpp_file *file);
int msrpp_programs_init(void);
void msrpp_programs_exit(void);
struct msrpp_program *msrpp_program_of(struct msrpp_file *file, u32 handle);

/* --- seat.c, track.c, attach.c ----------------------------------------------------------- */

bool msrpp_threads_work(void);
int msrpp_threads_init(void);
void msrpp_threads_exit(void);
long msrpp_attach(struct msrpp_file *file, struct msrpp_attach __user *arg);
int msrpp_threads_prepare(struct msrpp_program *program);
void msrpp_threads_release(struct msrpp_program *program, struct msrpp_failure *failure);
int msrpp_threads_start(struct msrpp_program *program, struct msrpp_failure *failure);
int msrpp_threads_counts(struct msrpp_program *program, struct msrpp_failure *failure);
int msrpp_threads_stop(struct msrpp_program *program, struct msrpp_failure *failure);
void msrpp_threads_cpu_down(void);
int msrpp_map(struct msrpp_file *file, struct vm_area_struct *area);

/* --- memory of the caller ---------------------------------------------------------------- */

/*
 * Bytes are a multiple of 8, as every structure of the ABI is. Of a few words at once: what a small
 * call costs is mostly the way in and out, and a general copy first looks for the best way.
 */
#define MSRPP_FEW_BYTES 512

static inline int msrpp_from_user(void *to, const void __user *from, size_t bytes)
{
	const u64 __user *source = from;
	u64 *words = to;
	u32 i;

	if (bytes > MSRPP_FEW_BYTES)
		return copy_from_user(to, from, bytes) ? -EFAULT : 0;
	if (!user_read_access_begin(source, bytes))
		return -EFAULT;
	for (i = 0; i < bytes / sizeof(*words); i++)
		unsafe_get_user(words[i], &source[i], fault);
	user_read_access_end();
	return 0;
fault:
	user_read_access_end();
	return -EFAULT;
}

static inline int msrpp_to_user(void __user *to, const void *from, size_t bytes)
{
	const u64 *words = from;
	u64 __user *target = to;
	u32 i;

	if (bytes > MSRPP_FEW_BYTES)
		return copy_to_user(to, from, bytes) ? -EFAULT : 0;
	if (!user_write_access_begin(target, bytes))
		return -EFAULT;
	for (i = 0; i < bytes / sizeof(*words); i++)
		unsafe_put_user(words[i], &target[i], fault);
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

#endif
