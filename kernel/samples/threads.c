// SPDX-License-Identifier: MIT OR GPL-2.0
/* The threads that are sampled: one table for each unit. */
#include <linux/errno.h>
#include <linux/pid.h>

#include "sampling.h"

/*
 * A key that is off while no program samples threads: a switch of threads then calls no function of
 * this folder.
 */
DEFINE_STATIC_KEY_DEFERRED_FALSE(msrpp_threads_are_sampled, MSRPP_KEY_DELAY);

/*
 * Returns the sampled thread of a task, or NULL. The caller is in an RCU section or has interrupts
 * off.
 */
struct msrpp_sampled_thread *msrpp_find_sampled_thread(const struct task_struct *task, u32 unit)
{
	struct msrpp_followed_thread *followed =
		msrpp_find_followed(&msrpp_sampled_threads[unit], task);

	return followed ? container_of(followed, struct msrpp_sampled_thread, followed) : NULL;
}

/* Whether all threads that were ever attached to the program have ended, or were detached. */
bool msrpp_samples_ended(const struct msrpp_sampling_program *program)
{
	return READ_ONCE(program->thread_set.had_threads) && !READ_ONCE(program->thread_set.count);
}

/* --- operations of the tables of sampled threads ----------------------------------------- */

static void sampled_thread_set_numbers(struct msrpp_followed_thread *followed)
{
	struct msrpp_sampled_thread *thread =
		container_of(followed, struct msrpp_sampled_thread, followed);
	struct pid_namespace *pids = msrpp_thread_sampling_program(thread)->pids;

	WRITE_ONCE(thread->pid, task_tgid_nr_ns(followed->task, pids));
	WRITE_ONCE(thread->tid, task_pid_nr_ns(followed->task, pids));
}

static struct msrpp_followed_thread *sampled_thread_make(struct msrpp_thread_set *set,
							 struct task_struct *task,
							 const struct msrpp_followed_thread *parent,
							 gfp_t gfp)
{
	struct msrpp_sampled_thread *thread =
		msrpp_followed_thread_alloc(sizeof(*thread), set, task, gfp);

	BUILD_BUG_ON(offsetof(struct msrpp_sampled_thread, followed));
	if (!thread)
		return NULL;
	sampled_thread_set_numbers(&thread->followed);
	return &thread->followed;
}

static bool sampled_thread_is_on_cpu(int cpu, void *set)
{
	return msrpp_cpu_is_sampling_for(cpu, msrpp_to_sampling_program(set));
}

static void sampled_thread_recheck(void *set)
{
	struct msrpp_sampling_program *program = msrpp_to_sampling_program(set);
	struct msrpp_sampler *sampler = this_cpu_ptr(msrpp_samplers);
	struct msrpp_unit *unit = &sampler->units[program->unit];

	if (unit->program == program && unit->thread && READ_ONCE(unit->thread->followed.removed))
		msrpp_unit_leave(sampler, unit);
}

static void sampled_thread_after_exit(struct msrpp_thread_set *set)
{
	struct msrpp_sampling_program *program = msrpp_to_sampling_program(set);

	if (msrpp_samples_ended(program))
		wake_up_interruptible(&program->readers);
}

#define SAMPLED_BY(unit)                                                            \
	[unit] = {                                                                  \
		.make = sampled_thread_make,                                        \
		.is_on_cpu = sampled_thread_is_on_cpu,                              \
		.recheck = sampled_thread_recheck,                                  \
		.after_exit = sampled_thread_after_exit,                            \
		.renumber = sampled_thread_set_numbers,                             \
		.lock = __RAW_SPIN_LOCK_UNLOCKED(msrpp_sampled_threads[unit].lock), \
	}

struct msrpp_thread_table msrpp_sampled_threads[MSRPP_UNITS] = {
	SAMPLED_BY(MSRPP_UNIT_OP),
	SAMPLED_BY(MSRPP_UNIT_FETCH),
};

/* Handles a switch of threads, with interrupts off; `current` is still the thread that leaves. */
void msrpp_samples_switch(const struct task_struct *next)
{
	struct msrpp_sampler *sampler = this_cpu_ptr(msrpp_samplers);
	struct msrpp_sampled_thread *thread;
	u32 i;

	for (i = 0; i < MSRPP_UNITS; i++)
		if (sampler->units[i].thread)
			msrpp_unit_leave(sampler, &sampler->units[i]);
	for (i = 0; i < MSRPP_UNITS; i++) {
		thread = msrpp_find_sampled_thread(next, i);
		if (unlikely(thread))
			msrpp_unit_enter(msrpp_thread_sampling_program(thread), thread);
	}
}
