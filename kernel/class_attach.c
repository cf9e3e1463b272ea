// SPDX-License-Identifier: MIT OR GPL-2.0
/* Attaching threads and whole processes to a group, and detaching them. */
#include <linux/cpu.h>
#include <linux/errno.h>
#include <linux/pid.h>
#include <linux/rwsem.h>
#include <linux/sched/signal.h>
#include <linux/sched/task.h>
#include <linux/slab.h>
#include <linux/smp.h>

#include "classes.h"

/* Where its threads are; one that comes to another CPU meanwhile finds what was said before. */
static void look_where_they_are(struct msrpp_group *group)
{
	const struct msrpp_member *member;
	unsigned long flags;
	cpumask_var_t cpus;

	if (!zalloc_cpumask_var(&cpus, GFP_KERNEL))
		return;	/* they get their class at the next switch */
	cpus_read_lock();
	smp_mb();	/* they are in the table before it is asked where they are */
	raw_spin_lock_irqsave(&group->lock, flags);
	list_for_each_entry(member, &group->members, siblings)
		cpumask_set_cpu(task_cpu(member->task), cpus);
	raw_spin_unlock_irqrestore(&group->lock, flags);
	on_each_cpu_mask(cpus, msrpp_class_look_again, NULL, 1);
	cpus_read_unlock();
	free_cpumask_var(cpus);
}

/* Who found a thread before it was taken out has it now. */
static void look_everywhere(void)
{
	on_each_cpu(msrpp_class_look_again, NULL, 1);
}

static int add_task(struct msrpp_group *group, struct task_struct *task)
{
	struct msrpp_member *member = msrpp_make_member(group, task, group->call, GFP_KERNEL_ACCOUNT);
	int error;

	if (!member)
		return -ENOMEM;
	rcu_read_lock();	/* it may end, and be freed, at once */
	error = msrpp_add_member(member);
	if (error) {
		msrpp_discard_member(member);
	} else {
		smp_mb();	/* the table is written, the flag is read; exit does it in turn */
		if (READ_ONCE(task->flags) & PF_EXITING) {
			/* it may be through with its last tracepoint */
			msrpp_forget_member(member);
			error = -ESRCH;
		}
	}
	rcu_read_unlock();
	return error;
}

/* A thread of the process that is in no group yet; with a reference, or NULL. */
static struct task_struct *next_of_process(struct task_struct *leader,
					   const struct msrpp_group *group)
{
	struct task_struct *task, *found = NULL;

	rcu_read_lock();
	for_each_thread(leader, task) {
		if ((READ_ONCE(task->flags) & PF_EXITING) || msrpp_group_of(task) == group)
			continue;
		found = get_task_struct(task);
		break;
	}
	rcu_read_unlock();
	return found;
}

/* Of a process what one call attached, and what inherited from that; or with 0 all. */
static u32 forget_process(struct msrpp_group *group, struct task_struct *of, u32 call)
{
	struct msrpp_member *member, *next;
	unsigned long flags;
	u32 count = 0;

	raw_spin_lock_irqsave(&group->lock, flags);
	list_for_each_entry_safe(member, next, &group->members, siblings)
		if (call ? member->call == call : same_thread_group(member->task, of))
			count += msrpp_take_out(member);
	raw_spin_unlock_irqrestore(&group->lock, flags);
	look_everywhere();
	return count;
}

static bool has_member(struct msrpp_group *group, const struct task_struct *task)
{
	bool result;

	rcu_read_lock();
	result = msrpp_group_of(task) == group;
	rcu_read_unlock();
	return result;
}

/*
 * Until a look finds none that is missing: a thread that was created meanwhile, by one that was
 * not attached yet, is found by the next look; one that was created later has inherited.
 */
static int add_process(struct msrpp_group *group, struct task_struct *of, u32 *count)
{
	struct task_struct *task;
	int error = 0;

	while (!error && (task = next_of_process(of, group))) {
		error = fatal_signal_pending(current) ? -EINTR : add_task(group, task);
		put_task_struct(task);
		if (error == -ESRCH)
			error = 0;	/* it ends: the next look leaves it out */
		else if (!error)
			++*count;
		cond_resched();
	}
	if (!error && !*count)
		error = has_member(group, of) ? -EBUSY : -ESRCH;
	if (error)
		forget_process(group, of, group->call);
	return error;
}

/*
 * Whose threads a caller may move. What a class may fill decides how fast a thread is: that takes
 * more than to be allowed to watch it.
 */
static u32 step_towards_others(const struct msrpp_group *group)
{
	const u32 step = msrpp_step(group->file);

	if ((group->flags & MSRPP_TASKS_CLASS) && step != MSRPP_RIGHTS_ALL)
		return min_t(u32, step, MSRPP_RIGHTS_THREADS);
	return step;
}

static int told(int error, struct msrpp_failure *failure)
{
	switch (error) {
	case -ESRCH:
		return msrpp_fail(failure, MSRPP_REASON_NO_THREAD, ESRCH, 0, 0, 0);
	case -EBUSY:
		return msrpp_fail(failure, MSRPP_REASON_THREAD_TAKEN, EBUSY, 0, 0, 0);
	case -EDQUOT:
		return msrpp_fail(failure, MSRPP_REASON_USER_LIMIT, EDQUOT, 0, 0, 0);
	case -EPERM:
		return msrpp_fail(failure, MSRPP_REASON_NO_RIGHTS, EPERM, 0, 0, 0);
	default:
		return error;
	}
}

/* As attach_task() of attach.c: nobody gets other rights between the check and the table. */
static int attach_task(struct msrpp_group *group, struct task_struct *task,
		       struct msrpp_tasks_control *wanted)
{
	struct rw_semaphore *exec = &task->signal->exec_update_lock;
	int error;

	if (down_read_interruptible(exec))
		return -ERESTARTSYS;
	if (!msrpp_may_watch(task, step_towards_others(group))) {
		error = -EPERM;
	} else if (wanted->flags & MSRPP_TASKS_PROCESS) {
		error = add_process(group, task, &wanted->threads);
	} else {
		error = add_task(group, task);
		wanted->threads = !error;
	}
	up_read(exec);
	return error;
}

int msrpp_group_attach(struct msrpp_group *group, struct msrpp_tasks_control *wanted)
{
	struct task_struct *task = msrpp_get_thread(wanted->thread);
	int error = -ESRCH;

	if (!++group->call)
		group->call = 1;
	if (task) {
		error = attach_task(group, task, wanted);
		put_task_struct(task);
	}
	if (error) {
		wanted->threads = 0;
		return told(error, &wanted->failure);
	}
	look_where_they_are(group);
	return 0;
}

static bool forget_task(struct msrpp_group *group, struct task_struct *task)
{
	struct msrpp_member *member;
	bool done;

	rcu_read_lock();
	member = msrpp_find_member(task);
	done = member && member->group == group && msrpp_forget_member(member);
	rcu_read_unlock();
	look_everywhere();
	return done;
}

/* The caller is asked for no rights: what it detaches it, or who passed it this on, attached. */
int msrpp_group_detach(struct msrpp_group *group, struct msrpp_tasks_control *wanted)
{
	struct task_struct *task;
	u32 all;

	if (wanted->thread < 0) {
		all = group->member_count;
		msrpp_group_forget_all(group);
		look_everywhere();
		wanted->threads = all;
		return 0;
	}
	task = msrpp_get_thread(wanted->thread);
	if (!task)
		return told(-ESRCH, &wanted->failure);
	wanted->threads = wanted->flags & MSRPP_TASKS_PROCESS ? forget_process(group, task, 0) :
								forget_task(group, task);
	put_task_struct(task);
	return wanted->threads ? 0 : told(-ESRCH, &wanted->failure);
}
