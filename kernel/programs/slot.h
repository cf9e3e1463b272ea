/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * Counting threads: slot.c works on a CPU, attach.c says which thread it is, thread_calls.c has the
 * other calls.
 *
 * The fields of a slot, and of a thread that is active on it, belong to that CPU, with interrupts
 * off. A thread's sums may be read from everywhere.
 */
#ifndef MSRPP_SLOT_H
#define MSRPP_SLOT_H

#include <linux/percpu.h>

#include "program.h"

struct msrpp_counted_thread {
	struct msrpp_followed_thread followed;
	struct msrpp_page *area;	/* sums: in the program's page, of one inherited behind this */
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

struct msrpp_slot {
	struct msrpp_counted_thread *active;	/* whose counters run here */
	struct msrpp_program *loaded;	/* which is set up here */
	/* whose thread is active, or is about to be; others compare this, and never follow it */
	struct msrpp_program *program;
	bool down;	/* the CPU goes offline, or the machine sleeps: no thread becomes active */
};

DECLARE_PER_CPU(struct msrpp_slot, msrpp_slots);

/* Around what is changed in a page. */
static inline void msrpp_begin_change(struct msrpp_page *area)
{
	WRITE_ONCE(area->sequence, area->sequence + 1);
	smp_wmb();	/* odd before the change */
}

static inline void msrpp_end_change(struct msrpp_page *area)
{
	smp_wmb();	/* even after the change */
	WRITE_ONCE(area->sequence, area->sequence + 1);
}

/* --- slot.c: on the CPU, with interrupts off --------------------------------------------- */

void msrpp_leave_cpu(struct msrpp_slot *slot);
void msrpp_change(struct msrpp_slot *slot, struct hlist_head *bucket,
		  const struct task_struct *task);

bool msrpp_counts_for(int cpu, void *set);
void msrpp_recheck_thread_set(void *set);
bool msrpp_has_program(int cpu, void *program);
bool msrpp_runs_program(int cpu, void *program);
bool msrpp_has_not_looked(int cpu, void *program);

/* For smp_call_function(); the argument is a program. */
void msrpp_enter_here(void *program);
void msrpp_leave_here(void *program);
void msrpp_unload_here(void *program);
void msrpp_look_here(void *program);
void msrpp_add_up_here(void *program);	/* of any program, where it is NULL */

#endif
