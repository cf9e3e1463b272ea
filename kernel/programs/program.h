/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * Programs: program.c has the calls, load.c takes them from user space, check_selects.c says what
 * counters they may read, holdings.c who has which register, execute.c carries out phases on a CPU,
 * cpus.c has programs on CPUs. thread_calls.c, attach.c and slot.c have those that count threads.
 */
#ifndef MSRPP_PROGRAM_H
#define MSRPP_PROGRAM_H

#include <linux/cpumask.h>
#include <linux/list.h>

#include "../selects.h"
#include "programs.h"

/* --- holdings.c -------------------------------------------------------------------------- */

/* A register of a CPU for the time of a batch. */
struct msrpp_borrowed {
	struct msrpp_register is;
	u32 cpu;
	u32 home;	/* the first CPU with the same counters */
	u32 address;	/* as the caller has it */
	u32 index;	/* of the operation */
	bool taken;
	bool lent;	/* by a program of the same file */
};

int msrpp_hold(struct msrpp_program *program, struct msrpp_failure *failure);
void msrpp_let_go(struct msrpp_program *program);
int msrpp_borrow(const struct msrpp_file *file, struct msrpp_borrowed *list, u32 count,
		 struct msrpp_failure *failure);
void msrpp_give_back(struct msrpp_borrowed *list, u32 count);

/* --- program.c, execute.c ---------------------------------------------------------------- */

struct msrpp_step {
	u32 address;
	u32 touched;	/* position among the touched registers */
	u64 value;
	u64 mask;	/* bits that are written; the others are read before, unless there are none */
};

/*
 * Of a program for threads whose loader counts no CPUs: a counter of its own, of which it learns
 * nothing that happens while its thread is away.
 */
#define MSRPP_NOT_HIDDEN 0xffffffffu

/* A register that a program changes, as the module looks at it. */
struct msrpp_changed {
	struct msrpp_rights rights;	/* of the list that was there when it was checked */
	u64 check;	/* bits that read back as written */
	u64 shared;	/* bits that belong to others */
	u64 mask;	/* bits that are put back */
	bool counts;	/* its value changes by itself */
	bool save;	/* is read before, and put back */
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
	bool lost;	/* the CPU went offline, or the machine slept */
	bool slept;
	bool saved;	/* something may be there to put back */
	bool fresh;	/* set up, and not started since */
	bool counting;	/* `last` and `sums` are of a counter that runs */
	bool claims_checked;
	bool answered;
	u32 left;
	struct msrpp_failure failure;
	struct msrpp_memory *memory;	/* for each touched register */
	u64 *last;	/* for each readout: where it stood when `sums` was right */
	u64 *sums;	/* since START */
};

enum msrpp_program_state {
	MSRPP_CLOSED,
	MSRPP_READY,
	MSRPP_RUNNING,
};

struct msrpp_program {
	struct msrpp_file *file;
	struct msrpp_user *user;
	size_t bytes;	/* of memory, charged to the user */
	struct list_head all;	/* programs on CPUs, for those that go offline */
	u32 *sorted;	/* addresses by which the touched registers are known, in order */
	u32 flags;
	u32 step;	/* enum msrpp_rights_step: with which it was loaded */
	bool held;
	bool unknown_writes;	/* of registers that do not count */
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
	u32 *hidden;	/* for each readout: the touched counter to hide, or MSRPP_NOT_HIDDEN */
	struct msrpp_touched *touched;
	struct msrpp_changed *changed;	/* the touched registers, as checked */
	struct msrpp_register *registers;	/* the same, as the processor has them */
	struct msrpp_claim *claims;
	cpumask_var_t mask;	/* the CPUs */
	cpumask_var_t sharing;	/* and those that have the same counters */
	struct msrpp_state **state_of;	/* by CPU number */
	u64 *values;	/* of one COUNTS */
	struct msrpp_failure leaving;	/* what could not be put back */

	/* threads, see slot.h */
	bool running;
	struct msrpp_thread_set thread_set;	/* its lock is that of `ended`, too */
	bool attached;
	struct page *page;	/* of the thread attached to */
	u64 *ended;	/* sums of threads that ended */
	u32 handle;
};

static inline bool msrpp_on_threads(const struct msrpp_program *program)
{
	return program->flags & MSRPP_PROGRAM_THREAD;
}

static inline bool msrpp_hides(const struct msrpp_program *program)
{
	return program->step == MSRPP_RIGHTS_THREADS;
}

/* load.c */
int msrpp_check_counts(const struct msrpp_load *load, struct msrpp_failure *failure);
int msrpp_take(struct msrpp_program *program, const struct msrpp_load *load,
	       struct msrpp_failure *failure);
void msrpp_free_program(struct msrpp_program *program);
bool msrpp_touches(const struct msrpp_program *program, u32 known_address);

/* check_selects.c */
int msrpp_check_selects(const struct msrpp_program *program, struct msrpp_failure *failure);

/* On this CPU; they return 0 or an error number, with state->failure said. */
int msrpp_check_claims(const struct msrpp_program *program, struct msrpp_state *state);
int msrpp_save(const struct msrpp_program *program, struct msrpp_state *state);
int msrpp_set_up(const struct msrpp_program *program, struct msrpp_state *state);
int msrpp_set_running(const struct msrpp_program *program, struct msrpp_state *state);
int msrpp_set_stopped(const struct msrpp_program *program, struct msrpp_state *state);
int msrpp_verify(const struct msrpp_program *program, struct msrpp_state *state);
int msrpp_verify_settings(const struct msrpp_program *program, struct msrpp_state *state);
int msrpp_read_counters(const struct msrpp_program *program, struct msrpp_state *state, u64 *into);
int msrpp_hide_before(const struct msrpp_program *program, struct msrpp_state *state);
int msrpp_read_and_hide(const struct msrpp_program *program, struct msrpp_state *state);
int msrpp_begin_counting(const struct msrpp_program *program, struct msrpp_state *state);
int msrpp_count(const struct msrpp_program *program, struct msrpp_state *state, u64 *into);
void msrpp_put_back(const struct msrpp_program *program, struct msrpp_state *state);

struct msrpp_program *msrpp_program_of(struct msrpp_file *file, u32 handle);

/* --- cpus.c ------------------------------------------------------------------------------ */

void msrpp_add_up_from_now_on(void);
int msrpp_cpus_open(struct msrpp_program *program, struct msrpp_failure *failure);
int msrpp_cpus_start(struct msrpp_program *program, struct msrpp_failure *failure);
int msrpp_cpus_counts(struct msrpp_program *program, struct msrpp_failure *failure);
int msrpp_cpus_stop(struct msrpp_program *program, struct msrpp_failure *failure);
void msrpp_cpus_end(struct msrpp_program *program);

/* --- thread_calls.c ---------------------------------------------------------------------- */

int msrpp_threads_failure(struct msrpp_program *program, struct msrpp_failure *failure);
bool msrpp_threads_add_up(void);
int msrpp_threads_prepare(struct msrpp_program *program);
void msrpp_threads_end(struct msrpp_program *program);
void msrpp_threads_release(struct msrpp_program *program, struct msrpp_failure *failure);
int msrpp_threads_start(struct msrpp_program *program, struct msrpp_failure *failure);
int msrpp_threads_counts(struct msrpp_program *program, struct msrpp_failure *failure);
int msrpp_threads_stop(struct msrpp_program *program, struct msrpp_failure *failure);

#endif
