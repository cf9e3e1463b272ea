// SPDX-License-Identifier: MIT OR GPL-2.0
/* Attaching threads and whole processes to a group, and detaching them. */
#include <linux/cpu.h>
#include <linux/errno.h>
#include <linux/sched/signal.h>
#include <linux/sched/task.h>
#include <linux/smp.h>

#include "group.h"

/* A thread of the process that is in no group yet; with a reference, or NULL. */
static struct task_struct *group_next_of_process(struct task_struct *leader,
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

static bool member_came_by_call(const struct msrpp_followed_thread *each, const void *call)
{
	return msrpp_to_group_member(each)->call == *(const u32 *)call;
}

static bool member_is_of_process(const struct msrpp_followed_thread *each, const void *task)
{
	return same_thread_group(each->task, (struct task_struct *)task);
}

static bool group_has_thread(struct msrpp_group *group, const struct task_struct *task)
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
static u32 group_step_towards_others(const struct msrpp_group *group)
{
	const u32 step = msrpp_step(group->file);

	if ((group->flags & MSRPP_TASKS_CLASS) && step != MSRPP_RIGHTS_ALL)
		return min_t(u32, step, MSRPP_RIGHTS_THREADS);
	return step;
}

/* Each thread of a process has rights of its own. */
static int group_add_one(struct msrpp_group *group, struct task_struct *task)
{
	if (fatal_signal_pending(current))
		return -EINTR;
	if (!msrpp_may_watch(task, group_step_towards_others(group)))
		return -EPERM;
	return msrpp_follow(&group->thread_set, task);
}

/*
 * Until a look finds none that is missing: a thread that was created meanwhile, by one that was
 * not attached yet, is found by the next look; one that was created later has inherited.
 */
static int group_add_process(struct msrpp_group *group, struct task_struct *of, u32 *count)
{
	struct task_struct *task;
	int error = 0;

	while (!error && (task = group_next_of_process(of, group))) {
		error = group_add_one(group, task);
		put_task_struct(task);
		if (error == -ESRCH)
			error = 0;	/* it ends: the next look leaves it out */
		else if (!error)
			++*count;
		cond_resched();
	}
	if (!error && !*count)
		error = group_has_thread(group, of) ? -EBUSY : -ESRCH;
	if (error)
		msrpp_unfollow_matching(&group->thread_set, member_came_by_call, &group->call);
	return error;
}

struct addition {
	struct msrpp_group *group;
	struct msrpp_tasks_control *request;
};

static int group_add(void *to, struct task_struct *task)
{
	const struct addition *addition = to;
	struct msrpp_tasks_control *request = addition->request;
	int error;

	if (request->flags & MSRPP_TASKS_PROCESS)
		return group_add_process(addition->group, task, &request->threads);
	error = msrpp_follow(&addition->group->thread_set, task);
	request->threads = !error;
	return error;
}

int msrpp_group_attach(struct msrpp_group *group, struct msrpp_tasks_control *request)
{
	struct addition addition = { .group = group, .request = request };
	struct task_struct *task = msrpp_get_thread(request->thread);
	int error = -ESRCH;

	if (!++group->call)
		group->call = 1;
	if (task) {
		error = msrpp_add_if_watchable(task, group_step_towards_others(group), group_add,
					       &addition);
		put_task_struct(task);
	}
	if (error) {
		request->threads = 0;
		return msrpp_thread_failure(error, &request->failure);
	}
	cpus_read_lock();
	/* without memory they get their class at the next switch */
	msrpp_call_on_thread_cpus(&group->thread_set, msrpp_class_look_again, NULL);
	cpus_read_unlock();
	return 0;
}

/* The caller is asked for no rights: what it detaches it, or who passed it this on, attached. */
int msrpp_group_detach(struct msrpp_group *group, struct msrpp_tasks_control *request)
{
	struct task_struct *task;
	int error;

	if (request->thread < 0) {
		request->threads = msrpp_unfollow_matching(&group->thread_set, NULL, NULL);
		return 0;
	}
	if (!(request->flags & MSRPP_TASKS_PROCESS)) {
		error = msrpp_detach_thread(&group->thread_set, request->thread, &request->failure);
		request->threads = !error;
		return error;
	}
	task = msrpp_get_thread(request->thread);
	if (task) {
		request->threads =
			msrpp_unfollow_matching(&group->thread_set, member_is_of_process, task);
		put_task_struct(task);
	}
	return request->threads ? 0 : msrpp_thread_failure(-ESRCH, &request->failure);
}
