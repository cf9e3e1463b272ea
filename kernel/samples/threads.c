// SPDX-License-Identifier: MIT OR GPL-2.0
/* Which threads are sampled: attached by a call, inherited where they are created. */
#include <linux/cpu.h>
#include <linux/errno.h>
#include <linux/pid.h>
#include <linux/sched/task.h>
#include <linux/smp.h>

#include "sampling.h"

static struct msrpp_follow_table tables[MSRPP_UNITS] = {
	{ .lock = __RAW_SPIN_LOCK_UNLOCKED(tables[0].lock) },
	{ .lock = __RAW_SPIN_LOCK_UNLOCKED(tables[1].lock) },
};

/* Without one, the scheduler's probe does not come here. */
DEFINE_STATIC_KEY_DEFERRED_FALSE(msrpp_threads_are_sampled, MSRPP_KEYS_STAY);

static struct msrpp_sampled *find(const struct task_struct *task, u32 unit)
{
	struct msrpp_followed *found = msrpp_followed_in(msrpp_follow_bucket(&tables[unit], task), task);

	return found ? container_of(found, struct msrpp_sampled, of) : NULL;
}

/* In an RCU section. */
struct msrpp_sampled *msrpp_find_sampled(const struct task_struct *task, u32 unit)
{
	return find(task, unit);
}

void msrpp_sample_crowd_init(struct msrpp_samples *program)
{
	msrpp_crowd_init(&program->crowd, &tables[program->unit], program->file->user, program->step);
}

/* Every thread that was attached has ended, or was detached. */
bool msrpp_samples_ended(const struct msrpp_samples *program)
{
	return READ_ONCE(program->crowd.had) && !READ_ONCE(program->crowd.count);
}

/* --- one thread ----------------------------------------------------------------------- */

static void set_numbers(struct msrpp_sampled *thread)
{
	struct pid_namespace *pids = msrpp_samples_of(thread)->pids;

	WRITE_ONCE(thread->pid, task_tgid_nr_ns(thread->of.task, pids));
	WRITE_ONCE(thread->tid, task_pid_nr_ns(thread->of.task, pids));
}

static struct msrpp_sampled *make_thread(struct msrpp_samples *program, struct task_struct *task,
					 gfp_t how)
{
	struct msrpp_sampled *thread = msrpp_new_followed(sizeof(*thread), &program->crowd, task, how);

	BUILD_BUG_ON(offsetof(struct msrpp_sampled, of));
	if (thread)
		set_numbers(thread);
	return thread;
}

static void leave_thread_here(void *info)
{
	const struct msrpp_sampled *thread = info;
	struct msrpp_sampler *sampler = this_cpu_ptr(msrpp_samplers);
	struct msrpp_unit *unit = &sampler->units[msrpp_samples_of(thread)->unit];

	if (unit->thread == thread)
		msrpp_unit_leave(sampler, unit);
}

static bool has_thread(int cpu, void *info)
{
	const u32 unit = msrpp_samples_of(info)->unit;

	return READ_ONCE(per_cpu_ptr(msrpp_samplers, cpu)->units[unit].thread) == info;
}

/* Of the thread that calls, within an RCU section. */
static void forget_current(struct msrpp_sampled *thread)
{
	struct msrpp_samples *program = msrpp_samples_of(thread);
	unsigned long flags;
	bool there;

	local_irq_save(flags);
	leave_thread_here(thread);
	there = msrpp_unfollow(&thread->of);
	local_irq_restore(flags);
	if (!there)
		return;
	msrpp_free_followed(&thread->of);
	if (msrpp_samples_ended(program))
		wake_up_interruptible(&program->readers);
}

/* Of any thread; where it runs now it is sampled no more when this is through. */
static bool forget(struct msrpp_sampled *thread)
{
	if (!msrpp_unfollow(&thread->of))
		return false;
	on_each_cpu_cond(has_thread, leave_thread_here, thread, 1);
	msrpp_free_followed(&thread->of);
	return true;
}

/* --- what the kernel tells; within RCU sections --------------------------------------- */

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
		thread = find(next, i);
		if (unlikely(thread))
			msrpp_unit_enter(msrpp_samples_of(thread), thread);
	}
}

/* The child does not run yet. */
void msrpp_samples_fork(struct task_struct *parent, struct task_struct *child)
{
	struct msrpp_sampled *thread, *inherited;
	u32 i;

	rcu_read_lock();
	for (i = 0; i < MSRPP_UNITS; i++) {
		thread = find(parent, i);
		if (!thread || !(msrpp_samples_of(thread)->flags & MSRPP_SAMPLING_INHERIT))
			continue;
		inherited = make_thread(msrpp_samples_of(thread), child, MSRPP_GFP_OF_CHILDREN);
		msrpp_follow_child(&thread->of, inherited ? &inherited->of : NULL);
	}
	rcu_read_unlock();
}

/* Of the thread that calls. */
void msrpp_samples_exit(void)
{
	struct msrpp_sampled *thread;
	u32 i;

	rcu_read_lock();
	for (i = 0; i < MSRPP_UNITS; i++) {
		thread = find(current, i);
		if (thread)
			forget_current(thread);
	}
	rcu_read_unlock();
}

/* A program that gained rights is not sampled by those who have fewer; others have a new number. */
void msrpp_samples_exec(bool gained)
{
	struct msrpp_sampled *thread;
	u32 i;

	rcu_read_lock();
	for (i = 0; i < MSRPP_UNITS; i++) {
		thread = find(current, i);
		if (!thread)
			continue;
		if (gained && msrpp_samples_of(thread)->step != MSRPP_RIGHTS_ALL)
			forget_current(thread);
		else
			set_numbers(thread);
	}
	rcu_read_unlock();
}

/* --- the calls ------------------------------------------------------------------------ */

static int add_task(void *to, struct task_struct *task)
{
	struct msrpp_sampled *thread = make_thread(to, task, GFP_KERNEL_ACCOUNT);
	int error;

	if (!thread)
		return -ENOMEM;
	rcu_read_lock();	/* it may end, and be freed, at once */
	error = msrpp_follow_attached(&thread->of);
	if (error == -ESRCH)
		forget(thread);
	else if (error)
		msrpp_discard_followed(&thread->of);
	rcu_read_unlock();
	return error;
}

static void enter_where_it_runs(struct msrpp_samples *program, const struct task_struct *task)
{
	cpus_read_lock();
	smp_mb();	/* it is in the table before it is asked where it is */
	if (msrpp_may_run(task))
		on_each_cpu_mask(cpumask_of(task_cpu(task)), msrpp_sample_enter_here, program, 1);
	cpus_read_unlock();
}

int msrpp_sample_attach(struct msrpp_samples *program, s32 number, struct msrpp_failure *failure)
{
	struct task_struct *task = msrpp_get_thread(number);
	int error;

	if (!task)
		return msrpp_fail(failure, MSRPP_REASON_NO_THREAD, ESRCH, 0, 0, 0);
	error = msrpp_add_task(task, msrpp_step(program->file), add_task, program);
	if (!error)
		enter_where_it_runs(program, task);
	put_task_struct(task);
	return msrpp_tell_thread(error, failure);
}

static bool forget_first(struct msrpp_samples *program)
{
	struct msrpp_crowd *crowd = &program->crowd;
	struct msrpp_followed *first;
	unsigned long flags;

	rcu_read_lock();	/* it may end meanwhile */
	raw_spin_lock_irqsave(&crowd->lock, flags);
	first = list_first_entry_or_null(&crowd->followed, struct msrpp_followed, siblings);
	raw_spin_unlock_irqrestore(&crowd->lock, flags);
	if (first)
		forget(container_of(first, struct msrpp_sampled, of));
	rcu_read_unlock();
	return first;
}

static bool forget_task(struct msrpp_samples *program, const struct task_struct *task)
{
	struct msrpp_sampled *thread;
	bool done;

	rcu_read_lock();
	thread = find(task, program->unit);
	done = thread && msrpp_samples_of(thread) == program && forget(thread);
	rcu_read_unlock();
	return done;
}

/* The caller is asked for no rights: what it detaches it, or who passed it this on, attached. */
int msrpp_sample_detach(struct msrpp_samples *program, s32 number, struct msrpp_failure *failure)
{
	struct task_struct *task;
	bool done;

	if (number < 0) {
		while (forget_first(program))
			cond_resched();
		wake_up_interruptible(&program->readers);
		return 0;
	}
	task = msrpp_get_thread(number);
	if (!task)
		return msrpp_fail(failure, MSRPP_REASON_NO_THREAD, ESRCH, 0, 0, 0);
	done = forget_task(program, task);
	put_task_struct(task);
	if (!done)
		return msrpp_fail(failure, MSRPP_REASON_NO_THREAD, ESRCH, 0, 0, 0);
	wake_up_interruptible(&program->readers);
	return 0;
}
