/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * Counting threads: slot.c switches counters on a CPU, attach.c attaches a thread, thread_calls.c
 * has the other calls.
 *
 * The members of a slot, and of the thread that is active in it, are accessed only by the slot's
 * CPU with interrupts off. The sums of a thread may be read from any CPU.
 */
#ifndef MSRPP_SLOT_H
#define MSRPP_SLOT_H

#include <linux/percpu.h>

#include "program.h"

/* A thread that a program counts. */
struct msrpp_counted_thread {
	struct msrpp_followed_thread followed;
	/* page with the thread's sums: the program's page, or a page after the structure */
	struct msrpp_page *sums_page;
};

static inline struct msrpp_counted_thread *
msrpp_to_counted_thread(struct msrpp_followed_thread *followed)
{
	return followed ? container_of(followed, struct msrpp_counted_thread, followed) : NULL;
}

static inline struct msrpp_program *msrpp_to_program(struct msrpp_thread_set *set)
{
	return container_of(set, struct msrpp_program, thread_set);
}

static inline struct msrpp_program *
msrpp_counting_program(const struct msrpp_counted_thread *thread)
{
	return msrpp_to_program(thread->followed.set);
}

/* The state of a CPU that counts for programs on threads. */
struct msrpp_slot {
	/* the thread whose counters run on the CPU, or NULL */
	struct msrpp_counted_thread *active_thread;
	struct msrpp_program *loaded_program;	/* the program that is set up on the CPU, or NULL */
	/* program of the thread that is, or becomes, active; other CPUs only compare the pointer */
	struct msrpp_program *program;
	bool offline;	/* CPU offline or machine suspended: no thread becomes active */
};

DECLARE_PER_CPU(struct msrpp_slot, msrpp_slots);

/*
 * A writer of a page calls msrpp_page_write_begin() before its changes and msrpp_page_write_end()
 * after them: readers retry while `sequence` is odd.
 */
static inline void msrpp_page_write_begin(struct msrpp_page *page)
{
	WRITE_ONCE(page->sequence, page->sequence + 1);
	smp_wmb();	/* `sequence` is odd before the sums are written */
}

static inline void msrpp_page_write_end(struct msrpp_page *page)
{
	smp_wmb();	/* the sums are written before `sequence` becomes even */
	WRITE_ONCE(page->sequence, page->sequence + 1);
}

/* --- slot.c: functions that run on the CPU, with interrupts off -------------------------- */

void msrpp_slot_leave(struct msrpp_slot *slot);
void msrpp_slot_switch(struct msrpp_slot *slot, struct hlist_head *bucket,
		       const struct task_struct *task);

bool msrpp_thread_set_is_on_cpu(int cpu, void *set);
void msrpp_thread_set_recheck_cpu(void *set);
bool msrpp_program_is_in_slot(int cpu, void *program);
bool msrpp_program_runs_on_cpu(int cpu, void *program);
bool msrpp_claims_are_unchecked(int cpu, void *program);

/* Functions for smp_call_function(), whose argument is a program. */
void msrpp_program_enter_cpu(void *program);
void msrpp_program_leave_cpu(void *program);
void msrpp_program_unload_cpu(void *program);
void msrpp_program_check_cpu(void *program);
/* the argument NULL stands for whichever program is active */
void msrpp_program_add_up_cpu(void *program);

#endif
