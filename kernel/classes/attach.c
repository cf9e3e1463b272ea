// SPDX-License-Identifier: MIT OR GPL-2.0
/* Attaching threads and whole processes to a group, and detaching them. */
#include <linux/cpu.h>
#include <linux/errno.h>
#include <linux/sched/signal.h>
#include <linux/sched/task.h>
#include <linux/smp.h>

#include "group.h"

/* Returns the next thread of a process that is not in the group yet, with a reference; or NULL. */
static struct task_struct *group_next_missing_thread(struct task_struct *leader,
						     const struct msrpp_group *group)
{
	struct task_struct *task, *missing = NULL;

	rcu_read_lock();
	for_each_thread(leader, task) {
		if ((READ_ONCE(task->flags) & PF_EXITING) || msrpp_find_group(task) == group)
			continue;
		missing = get_task_struct(task);
		break;
	}
	rcu_read_unlock();
	return missing;
}

static bool member_was_added_by_call(const struct msrpp_followed_thread *followed, const void *call)
{
	return msrpp_to_group_member(followed)->attach_call == *(const u32 *)call;
}

static bool member_is_in_process(const struct msrpp_followed_thread *followed, const void *task)
{
	return same_thread_group(followed->task, (struct task_struct *)task);
}

static bool group_has_thread(struct msrpp_group *group, const struct task_struct *task)
{
	bool result;

	rcu_read_lock();
	result = msrpp_find_group(task) == group;
	rcu_read_unlock();
	return result;
}

/*
 * The step of rights with which a caller may attach threads of other users. A class decides how
 * much of the cache a thread may fill, and so how fast it is: below CAP_SYS_RAWIO the right to
 * watch a thread by CAP_PERFMON is not enough to change its class.
 */
static u32 group_step_for_foreign_threads(const struct msrpp_group *group)
{
	const u32 step = msrpp_file_step(group->file);

	if ((group->flags & MSRPP_TASKS_CLASS) && step != MSRPP_RIGHTS_ALL)
		return min_t(u32, step, MSRPP_RIGHTS_THREADS);
	return step;
}

/*
 * Adds one thread of a process, after a check of the caller's rights to that thread: rights differ
 * by thread.
 */
static int group_add_thread(struct msrpp_group *group, struct task_struct *task)
{
	if (fatal_signal_pending(current))
		return -EINTR;
	if (!msrpp_may_watch(task, group_step_for_foreign_threads(group)))
		return -EPERM;
	return msrpp_follow(&group->thread_set, task);
}

/*
 * Adds threads of a process until none is missing. A thread that is created meanwhile inherits the
 * group, or is found by the next search.
 */
static int group_add_process(struct msrpp_group *group, struct task_struct *leader, u32 *count)
{
	struct task_struct *task;
	int error = 0;

	while (!error && (task = group_next_missing_thread(leader, group))) {
		error = group_add_thread(group, task);
		put_task_struct(task);
		if (error == -ESRCH)
			error = 0;	/* the thread ends: the next search leaves it out */
		else if (!error)
			++*count;
		cond_resched();
	}
	if (!error && !*count)
		error = group_has_thread(group, leader) ? -EBUSY : -ESRCH;
	if (error)
		msrpp_unfollow_matching(&group->thread_set, member_was_added_by_call,
					&group->attach_call);
	return error;
}

struct group_add_info {
	struct msrpp_group *group;
	struct msrpp_tasks_control *request;
};

static int group_add(void *info, struct task_struct *task)
{
	const struct group_add_info *add_info = info;
	struct msrpp_tasks_control *request = add_info->request;
	int error;

	if (request->flags & MSRPP_TASKS_PROCESS)
		return group_add_process(add_info->group, task, &request->threads);
	error = msrpp_follow(&add_info->group->thread_set, task);
	request->threads = !error;
	return error;
}

int msrpp_group_attach(struct msrpp_group *group, struct msrpp_tasks_control *request)
{
	struct group_add_info info = { .group = group, .request = request };
	struct task_struct *task = msrpp_get_thread(request->thread);
	int error = -ESRCH;

	lockdep_assert_held(&group->file->lock);
	if (!++group->attach_call)
		group->attach_call = 1;
	if (task) {
		error = msrpp_add_if_watchable(task, group_step_for_foreign_threads(group),
					       group_add, &info);
		put_task_struct(task);
	}
	if (error) {
		request->threads = 0;
		return msrpp_thread_failure(error, &request->failure);
	}
	cpus_read_lock();
	/*
	 * where interrupting the CPUs fails for lack of memory, threads get their class at the next
	 * switch
	 */
	msrpp_call_on_thread_cpus(&group->thread_set, msrpp_group_recheck_cpu, NULL);
	cpus_read_unlock();
	return 0;
}

/*
 * Detaching takes no right to watch the thread: the group holds only threads that the owner of the
 * descriptor, or the process that passed it on, has attached.
 */
int msrpp_group_detach(struct msrpp_group *group, struct msrpp_tasks_control *request)
{
	struct task_struct *task;
	int error;

	lockdep_assert_held(&group->file->lock);
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
			msrpp_unfollow_matching(&group->thread_set, member_is_in_process, task);
		put_task_struct(task);
	}
	return request->threads ? 0 : msrpp_thread_failure(-ESRCH, &request->failure);
}
