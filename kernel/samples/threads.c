// SPDX-License-Identifier: MIT OR GPL-2.0
/* Which threads are sampled; threads.h of threads/ follows them, by one table for each unit. */
#include <linux/errno.h>
#include <linux/pid.h>

#include "sampling.h"

/* Without one, the scheduler's probe does not come here. */
DEFINE_STATIC_KEY_DEFERRED_FALSE(msrpp_threads_are_sampled, MSRPP_KEYS_STAY);

/* In an RCU section. */
struct msrpp_sampled *msrpp_find_sampled(const struct task_struct *task, u32 unit)
{
	struct msrpp_followed *found = msrpp_follower(&msrpp_sampled[unit], task);

	return found ? container_of(found, struct msrpp_sampled, of) : NULL;
}

/* Every thread that was attached has ended, or was detached. */
bool msrpp_samples_ended(const struct msrpp_samples *program)
{
	return READ_ONCE(program->crowd.had) && !READ_ONCE(program->crowd.count);
}

/* --- as threads.h has them --------------------------------------------------------------- */

static void sampled_set_numbers(struct msrpp_followed *followed)
{
	struct msrpp_sampled *thread = container_of(followed, struct msrpp_sampled, of);
	struct pid_namespace *pids = msrpp_samples_of(thread)->pids;

	WRITE_ONCE(thread->pid, task_tgid_nr_ns(followed->task, pids));
	WRITE_ONCE(thread->tid, task_pid_nr_ns(followed->task, pids));
}

static struct msrpp_followed *sampled_make(struct msrpp_crowd *crowd, struct task_struct *task,
					   const struct msrpp_followed *from, gfp_t how)
{
	struct msrpp_sampled *thread = msrpp_new_followed(sizeof(*thread), crowd, task, how);

	BUILD_BUG_ON(offsetof(struct msrpp_sampled, of));
	if (!thread)
		return NULL;
	sampled_set_numbers(&thread->of);
	return &thread->of;
}

static bool sampled_has(int cpu, void *crowd)
{
	return msrpp_has_samples(cpu, msrpp_samples_with(crowd));
}

static void sampled_look(void *crowd)
{
	struct msrpp_samples *program = msrpp_samples_with(crowd);
	struct msrpp_sampler *sampler = this_cpu_ptr(msrpp_samplers);
	struct msrpp_unit *unit = &sampler->units[program->unit];

	if (unit->program == program && unit->thread && READ_ONCE(unit->thread->of.gone))
		msrpp_unit_leave(sampler, unit);
}

static void sampled_ended(struct msrpp_crowd *crowd)
{
	struct msrpp_samples *program = msrpp_samples_with(crowd);

	if (msrpp_samples_ended(program))
		wake_up_interruptible(&program->readers);
}

#define SAMPLED_BY(unit)                                                    \
	[unit] = {                                                          \
		.make = sampled_make,                                       \
		.has = sampled_has,                                         \
		.look = sampled_look,                                       \
		.ended = sampled_ended,                                     \
		.renumber = sampled_set_numbers,                            \
		.lock = __RAW_SPIN_LOCK_UNLOCKED(msrpp_sampled[unit].lock), \
	}

struct msrpp_following msrpp_sampled[MSRPP_UNITS] = {
	SAMPLED_BY(MSRPP_UNIT_OP),
	SAMPLED_BY(MSRPP_UNIT_FETCH),
};

/* With interrupts off, while the thread that goes is still the current one. */
void msrpp_samples_switch(const struct task_struct *next)
{
	struct msrpp_sampler *sampler = this_cpu_ptr(msrpp_samplers);
	struct msrpp_sampled *thread;
	u32 i;

	for (i = 0; i < MSRPP_UNITS; i++)
		if (sampler->units[i].thread)
			msrpp_unit_leave(sampler, &sampler->units[i]);
	for (i = 0; i < MSRPP_UNITS; i++) {
		thread = msrpp_find_sampled(next, i);
		if (unlikely(thread))
			msrpp_unit_enter(msrpp_samples_of(thread), thread);
	}
}
