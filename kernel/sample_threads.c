// SPDX-License-Identifier: MIT OR GPL-2.0
/* Which threads are sampled: attached by a call, inherited where they are created. */
#include <linux/cpu.h>
#include <linux/errno.h>
#include <linux/pid.h>
#include <linux/rwsem.h>
#include <linux/sched/signal.h>
#include <linux/sched/task.h>
#include <linux/slab.h>
#include <linux/smp.h>

#include "sampling.h"

#define TABLE_BITS 8

static struct hlist_head table[1 << TABLE_BITS];
static DEFINE_RAW_SPINLOCK(table_lock);	/* within a program's lock */

/* Without one, the scheduler's probe does not come here. */
DEFINE_STATIC_KEY_FALSE(msrpp_threads_are_sampled);

static struct hlist_head *bucket_of(const struct task_struct *task)
{
	return &table[hash_ptr(task, TABLE_BITS)];
}

static struct msrpp_sampled *find_in(struct hlist_head *bucket, const struct task_struct *task,
				     u32 unit)
{
	struct msrpp_sampled *thread;

	hlist_for_each_entry_rcu(thread, bucket, node, true)
		if (thread->task == task && thread->program->unit == unit)
			return thread;
	return NULL;
}

/* In an RCU section. */
struct msrpp_sampled *msrpp_find_sampled(const struct task_struct *task, u32 unit)
{
	return find_in(bucket_of(task), task, unit);
}

/* --- one thread -------------------------------------------------------------------------- */

static void set_numbers(struct msrpp_sampled *thread)
{
	struct pid_namespace *pids = thread->program->pids;

	WRITE_ONCE(thread->pid, task_tgid_nr_ns(thread->task, pids));
	WRITE_ONCE(thread->tid, task_pid_nr_ns(thread->task, pids));
}

static struct msrpp_sampled *make_thread(struct msrpp_samples *program, struct task_struct *task,
					 gfp_t how)
{
	struct msrpp_sampled *thread = kzalloc(sizeof(*thread), how);

	if (!thread)
		return NULL;
	thread->program = program;
	thread->task = get_task_struct(task);
	INIT_LIST_HEAD(&thread->siblings);
	set_numbers(thread);
	return thread;
}

static void free_thread(struct rcu_head *head)
{
	struct msrpp_sampled *thread = container_of(head, struct msrpp_sampled, rcu);

	put_task_struct(thread->task);
	kfree(thread);
}

static void discard(struct msrpp_sampled *thread)
{
	if (thread)
		free_thread(&thread->rcu);
}

static int add_to_table(struct msrpp_sampled *thread)
{
	struct hlist_head *bucket = bucket_of(thread->task);
	int error = 0;

	raw_spin_lock(&table_lock);
	if (find_in(bucket, thread->task, thread->program->unit))
		error = -EBUSY;
	else
		hlist_add_head_rcu(&thread->node, bucket);
	raw_spin_unlock(&table_lock);
	return error;
}

/* As msrpp_add_thread(). */
static int add_thread(struct msrpp_sampled *thread)
{
	struct msrpp_samples *program = thread->program;
	struct msrpp_user *user = program->file->user;
	unsigned long flags;
	int error = -EAGAIN;

	raw_spin_lock_irqsave(&program->lock, flags);
	if (!program->dying && program->thread_count < MSRPP_MOST_THREADS)
		error = msrpp_charge_sampled(user, program->step) ? add_to_table(thread) : -EDQUOT;
	if (!error) {
		list_add_tail(&thread->siblings, &program->threads);
		program->thread_count++;
		WRITE_ONCE(program->attached, true);
		WRITE_ONCE(program->ended, false);
	} else if (error == -EBUSY) {
		msrpp_uncharge_sampled(user);
	}
	raw_spin_unlock_irqrestore(&program->lock, flags);
	return error;
}

/* With the program's lock. It is still what a CPU samples, perhaps: it is freed by free_thread(). */
static void take_out(struct msrpp_sampled *thread)
{
	struct msrpp_samples *program = thread->program;

	list_del_init(&thread->siblings);
	if (!--program->thread_count)
		WRITE_ONCE(program->ended, true);
	msrpp_uncharge_sampled(program->file->user);
	raw_spin_lock(&table_lock);
	hlist_del_rcu(&thread->node);
	raw_spin_unlock(&table_lock);
}

static void leave_thread_here(void *info)
{
	const struct msrpp_sampled *thread = info;
	struct msrpp_sampler *sampler = this_cpu_ptr(&msrpp_samplers);
	struct msrpp_unit *unit = &sampler->units[thread->program->unit];

	if (unit->thread == thread)
		msrpp_unit_leave(sampler, unit);
}

/* Of the thread that calls, within an RCU section. */
static void forget_current(struct msrpp_sampled *thread)
{
	struct msrpp_samples *program = thread->program;
	unsigned long flags;
	bool last = false;

	raw_spin_lock_irqsave(&program->lock, flags);
	if (!list_empty(&thread->siblings)) {
		leave_thread_here(thread);
		take_out(thread);
		last = program->ended;
		call_rcu(&thread->rcu, free_thread);
	}
	raw_spin_unlock_irqrestore(&program->lock, flags);
	if (last)
		wake_up_interruptible(&program->readers);
}

/* Of any thread; where it runs now it is sampled no more when this is through. */
static bool forget(struct msrpp_samples *program, struct msrpp_sampled *thread)
{
	unsigned long flags;
	bool there;

	raw_spin_lock_irqsave(&program->lock, flags);
	there = !list_empty(&thread->siblings);
	if (there)
		take_out(thread);
	raw_spin_unlock_irqrestore(&program->lock, flags);
	if (!there)
		return false;
	on_each_cpu(leave_thread_here, thread, 1);	/* who found it before has it now */
	call_rcu(&thread->rcu, free_thread);
	return true;
}

/* When no CPU has the program any more. */
void msrpp_sample_forget_all(struct msrpp_samples *program)
{
	struct msrpp_sampled *thread, *next;
	unsigned long flags;

	raw_spin_lock_irqsave(&program->lock, flags);
	program->dying = true;
	list_for_each_entry_safe(thread, next, &program->threads, siblings) {
		take_out(thread);
		call_rcu(&thread->rcu, free_thread);
	}
	raw_spin_unlock_irqrestore(&program->lock, flags);
}

/* --- what the kernel tells; within RCU sections ------------------------------------------ */

/* With interrupts off, while the thread that goes is still the current one. */
void msrpp_samples_switch(const struct task_struct *next)
{
	struct msrpp_sampler *sampler = this_cpu_ptr(&msrpp_samplers);
	struct hlist_head *bucket = bucket_of(next);
	struct msrpp_sampled *thread;
	u32 i;

	for (i = 0; i < MSRPP_UNITS; i++)
		if (sampler->units[i].thread)
			msrpp_unit_leave(sampler, &sampler->units[i]);
	if (likely(hlist_empty(bucket)))
		return;
	for (i = 0; i < MSRPP_UNITS; i++) {
		thread = find_in(bucket, next, i);
		if (thread)
			msrpp_unit_enter(thread->program, thread);
	}
}

static void inherit(struct msrpp_sampled *from, struct task_struct *child)
{
	struct msrpp_samples *program = from->program;
	struct msrpp_sampled *thread;

	if (!(program->flags & MSRPP_SAMPLING_INHERIT))
		return;
	thread = make_thread(program, child, GFP_ATOMIC | __GFP_NOWARN);
	if (thread && !add_thread(thread))
		return;
	WRITE_ONCE(program->inherit_lost, true);
	discard(thread);
}

/* The child does not run yet. */
void msrpp_samples_fork(struct task_struct *parent, struct task_struct *child)
{
	struct msrpp_sampled *thread;
	u32 i;

	rcu_read_lock();
	for (i = 0; i < MSRPP_UNITS; i++) {
		thread = msrpp_find_sampled(parent, i);
		if (thread)
			inherit(thread, child);
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
		thread = msrpp_find_sampled(current, i);
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
		thread = msrpp_find_sampled(current, i);
		if (!thread)
			continue;
		if (gained && thread->program->step != MSRPP_RIGHTS_ALL)
			forget_current(thread);
		else
			set_numbers(thread);
	}
	rcu_read_unlock();
}

/* --- the calls --------------------------------------------------------------------------- */

/* One that began to end before it was added may be through with its last tracepoint. */
static bool came_too_late(struct msrpp_sampled *thread, const struct task_struct *task)
{
	smp_mb();	/* the table is written, the flag is read; exit does it in turn */
	return READ_ONCE(task->flags) & PF_EXITING;
}

static int add_task(struct msrpp_samples *program, struct task_struct *task,
		    struct msrpp_failure *failure)
{
	struct msrpp_sampled *thread = make_thread(program, task, GFP_KERNEL_ACCOUNT);
	int error;

	if (!thread)
		return -ENOMEM;
	rcu_read_lock();	/* it may end, and be freed, at once */
	error = add_thread(thread);
	if (!error && came_too_late(thread, task)) {
		forget(program, thread);
		error = -ESRCH;
	} else if (error) {
		discard(thread);
	}
	rcu_read_unlock();
	switch (error) {
	case -ESRCH:
		return msrpp_fail(failure, MSRPP_REASON_NO_THREAD, ESRCH, 0, 0, 0);
	case -EBUSY:
		return msrpp_fail(failure, MSRPP_REASON_THREAD_TAKEN, EBUSY, 0, 0, 0);
	case -EDQUOT:
		return msrpp_fail(failure, MSRPP_REASON_USER_LIMIT, EDQUOT, 0, 0, 0);
	default:
		return error;
	}
}

/* As attach_task() of attach.c: nobody gets other rights between the check and the table. */
static int attach_task(struct msrpp_samples *program, struct task_struct *task,
		       struct msrpp_failure *failure)
{
	struct rw_semaphore *exec = &task->signal->exec_update_lock;
	int error;

	if (down_read_interruptible(exec))
		return -ERESTARTSYS;
	if (msrpp_may_watch(task, msrpp_step(program->file)))
		error = add_task(program, task, failure);
	else
		error = msrpp_fail(failure, MSRPP_REASON_NO_RIGHTS, EPERM, 0, 0, 0);
	up_read(exec);
	return error;
}

static void enter_where_it_runs(struct msrpp_samples *program, const struct task_struct *task)
{
	cpus_read_lock();
	smp_mb();	/* it is in the table before it is asked where it is */
	on_each_cpu_mask(cpumask_of(task_cpu(task)), msrpp_sample_enter_here, program, 1);
	cpus_read_unlock();
}

int msrpp_sample_attach(struct msrpp_samples *program, s32 number, struct msrpp_failure *failure)
{
	struct task_struct *task = msrpp_get_thread(number);
	int error;

	if (!task)
		return msrpp_fail(failure, MSRPP_REASON_NO_THREAD, ESRCH, 0, 0, 0);
	error = attach_task(program, task, failure);
	if (!error)
		enter_where_it_runs(program, task);
	put_task_struct(task);
	return error;
}

static struct msrpp_sampled *of_program(struct msrpp_samples *program,
					const struct task_struct *task)
{
	struct msrpp_sampled *thread = msrpp_find_sampled(task, program->unit);

	return thread && thread->program == program ? thread : NULL;
}

static bool forget_first(struct msrpp_samples *program)
{
	struct msrpp_sampled *thread;
	unsigned long flags;

	rcu_read_lock();	/* it may end meanwhile */
	raw_spin_lock_irqsave(&program->lock, flags);
	thread = list_first_entry_or_null(&program->threads, struct msrpp_sampled, siblings);
	raw_spin_unlock_irqrestore(&program->lock, flags);
	if (thread)
		forget(program, thread);
	rcu_read_unlock();
	return thread;
}

/* The caller is asked for no rights: what it detaches it, or who passed it this on, attached. */
int msrpp_sample_detach(struct msrpp_samples *program, s32 number, struct msrpp_failure *failure)
{
	struct msrpp_sampled *thread;
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
	rcu_read_lock();
	thread = of_program(program, task);
	done = thread && forget(program, thread);
	rcu_read_unlock();
	put_task_struct(task);
	if (!done)
		return msrpp_fail(failure, MSRPP_REASON_NO_THREAD, ESRCH, 0, 0, 0);
	wake_up_interruptible(&program->readers);
	return 0;
}
