// SPDX-License-Identifier: MIT OR GPL-2.0
/* Attaching threads and whole processes to a group, and detaching them. */
#include <linux/cpu.h>
#include <linux/errno.h>
#include <linux/sched/signal.h>
#include <linux/sched/task.h>
#include <linux/smp.h>

#include "group.h"

static void look_where_they_are(struct msrpp_group *group)
{
	cpumask_var_t cpus;

	if (!zalloc_cpumask_var(&cpus, GFP_KERNEL_ACCOUNT))
		return;	/* they get their class at the next switch */
	cpus_read_lock();
	msrpp_crowd_cpus(&group->crowd, cpus);
	on_each_cpu_mask(cpus, msrpp_class_look_again, NULL, 1);
	cpus_read_unlock();
	free_cpumask_var(cpus);
}

/* Where the group is, when a thread was taken out of it. */
static void look_where_it_is(struct msrpp_group *group)
{
	on_each_cpu_cond(msrpp_has_group, msrpp_class_look_again, group, 1);
}

static int add_task(struct msrpp_group *group, struct task_struct *task)
{
	struct msrpp_member *member = msrpp_make_member(group, task, group->call, GFP_KERNEL_ACCOUNT);
	int error;

	if (!member)
		return -ENOMEM;
	rcu_read_lock();	/* it may end, and be freed, at once */
	error = msrpp_follow_attached(&member->of);
	if (error == -ESRCH)
		msrpp_forget_member(member);
	else if (error)
		msrpp_discard_followed(&member->of);
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

static bool came_by_call(const struct msrpp_followed *each, const void *call)
{
	return container_of(each, struct msrpp_member, of)->call == *(const u32 *)call;
}

static bool is_of_process(const struct msrpp_followed *each, const void *task)
{
	return same_thread_group(each->task, (struct task_struct *)task);
}

static u32 forget_those(struct msrpp_group *group,
			bool (*goes)(const struct msrpp_followed *each, const void *with),
			const void *with)
{
	const u32 count = msrpp_unfollow_if(&group->crowd, goes, with);

	look_where_it_is(group);
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

/* Each thread of a process has rights of its own. */
static int add_one_of(struct msrpp_group *group, struct task_struct *task)
{
	if (fatal_signal_pending(current))
		return -EINTR;
	if (!msrpp_may_watch(task, step_towards_others(group)))
		return -EPERM;
	return add_task(group, task);
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
		error = add_one_of(group, task);
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
		forget_those(group, came_by_call, &group->call);
	return error;
}

struct addition {
	struct msrpp_group *group;
	struct msrpp_tasks_control *wanted;
};

static int add(void *to, struct task_struct *task)
{
	const struct addition *addition = to;
	struct msrpp_tasks_control *wanted = addition->wanted;
	int error;

	if (wanted->flags & MSRPP_TASKS_PROCESS)
		return add_process(addition->group, task, &wanted->threads);
	error = add_task(addition->group, task);
	wanted->threads = !error;
	return error;
}

int msrpp_group_attach(struct msrpp_group *group, struct msrpp_tasks_control *wanted)
{
	struct addition addition = { .group = group, .wanted = wanted };
	struct task_struct *task = msrpp_get_thread(wanted->thread);
	int error = -ESRCH;

	if (!++group->call)
		group->call = 1;
	if (task) {
		error = msrpp_add_task(task, step_towards_others(group), add, &addition);
		put_task_struct(task);
	}
	if (error) {
		wanted->threads = 0;
		return msrpp_tell_thread(error, &wanted->failure);
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
	done = member && member->of.crowd == &group->crowd && msrpp_forget_member(member);
	rcu_read_unlock();
	look_where_it_is(group);
	return done;
}

/* The caller is asked for no rights: what it detaches it, or who passed it this on, attached. */
int msrpp_group_detach(struct msrpp_group *group, struct msrpp_tasks_control *wanted)
{
	struct task_struct *task;

	if (wanted->thread < 0) {
		wanted->threads = forget_those(group, NULL, NULL);
		return 0;
	}
	task = msrpp_get_thread(wanted->thread);
	if (!task)
		return msrpp_tell_thread(-ESRCH, &wanted->failure);
	wanted->threads = wanted->flags & MSRPP_TASKS_PROCESS ?
				  forget_those(group, is_of_process, task) :
				  forget_task(group, task);
	put_task_struct(task);
	return wanted->threads ? 0 : msrpp_tell_thread(-ESRCH, &wanted->failure);
}
