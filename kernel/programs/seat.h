/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * Counting threads: seat.c works on a CPU, ../track.c follows threads, attach.c has the one that a call
 * names, thread_calls.c has the other calls.
 *
 * The fields of a seat, and of a thread that is active on it, belong to that CPU, with interrupts
 * off. A thread's sums may be read from everywhere.
 */
#ifndef MSRPP_SEAT_H
#define MSRPP_SEAT_H

#include <linux/hash.h>
#include <linux/percpu.h>
#include <linux/rculist.h>

#include "program.h"

struct msrpp_thread {
	struct hlist_node node;	/* in the table */
	struct list_head siblings;	/* of the same program */
	struct rcu_head rcu;
	struct task_struct *task;
	struct msrpp_program *program;
	struct msrpp_page *area;	/* sums; of the one attached to: the program's page */
	bool inherit;
	bool owns_area;
};

struct msrpp_seat {
	struct msrpp_thread *active;	/* whose counters run here */
	struct msrpp_program *loaded;	/* which is set up here */
	/* whose thread is active, or is about to be; others compare this, and never follow it */
	struct msrpp_program *program;
	bool down;	/* the CPU goes offline, or the machine sleeps: no thread becomes active */
};

DECLARE_PER_CPU(struct msrpp_seat, msrpp_seats);

#define MSRPP_TABLE_BITS 10

extern struct hlist_head msrpp_table[1 << MSRPP_TABLE_BITS];

static inline struct hlist_head *msrpp_bucket_of(const struct task_struct *task)
{
	return &msrpp_table[hash_ptr(task, MSRPP_TABLE_BITS)];
}

/* In an RCU section, or with the table locked. */
static inline struct msrpp_thread *msrpp_find_in(struct hlist_head *bucket,
						 const struct task_struct *task)
{
	struct msrpp_thread *thread;

	hlist_for_each_entry_rcu(thread, bucket, node, true)
		if (thread->task == task)
			return thread;
	return NULL;
}

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

/* --- seat.c: on the CPU, with interrupts off ------------------------------------------ */

void msrpp_leave_cpu(struct msrpp_seat *seat);
void msrpp_change(struct msrpp_seat *seat, struct hlist_head *bucket,
		  const struct task_struct *task);

bool msrpp_has_program(int cpu, void *program);
bool msrpp_runs_program(int cpu, void *program);
bool msrpp_has_not_looked(int cpu, void *program);

/* For smp_call_function(); the argument is a program. */
void msrpp_enter_here(void *program);
void msrpp_leave_here(void *program);
void msrpp_unload_here(void *program);
void msrpp_look_here(void *program);
void msrpp_add_up_here(void *program);	/* of any program, where it is NULL */

/* --- thread_calls.c ------------------------------------------------------------------- */

int msrpp_threads_enter(struct msrpp_program *program, struct msrpp_failure *failure);

/* --- track.c -------------------------------------------------------------------------- */

struct msrpp_thread *msrpp_make_thread(struct msrpp_program *program, struct task_struct *task,
				       bool inherit, struct msrpp_page *area, gfp_t how);
int msrpp_add_thread(struct msrpp_thread *thread);
void msrpp_discard(struct msrpp_thread *thread);
void msrpp_forget(struct msrpp_thread *thread);

#endif
