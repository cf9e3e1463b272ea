// SPDX-License-Identifier: MIT OR GPL-2.0
/* The right of a caller to follow a thread, and attaching a thread with that right. */
#include <linux/cred.h>
#include <linux/errno.h>
#include <linux/pid.h>
#include <linux/rwsem.h>
#include <linux/sched/signal.h>
#include <linux/sched/task.h>

#include "../versions.h"
#include "threads.h"

/* Whether each id of the watched process is the caller's real id, as ptrace demands. */
static bool watch_has_same_ids(const struct cred *own_cred, const struct cred *cred)
{
	return uid_eq(own_cred->uid, cred->euid) && uid_eq(own_cred->uid, cred->suid) &&
	       uid_eq(own_cred->uid, cred->uid) && gid_eq(own_cred->gid, cred->egid) &&
	       gid_eq(own_cred->gid, cred->sgid) && gid_eq(own_cred->gid, cred->gid);
}

/*
 * Whether the caller may follow a task. The kernel does not export ptrace_may_access(): this
 * function checks what that one checks with PTRACE_MODE_READ_REALCREDS, and capabilities as
 * cap_ptrace_access_check() does. CAP_PERFMON is enough for any thread, as with perf. The caller
 * holds the task's exec_update_lock.
 */
bool msrpp_may_watch(struct task_struct *task, u32 step)
{
	const struct cred *own_cred = current_cred(), *cred;
	bool result;

	lockdep_assert_held(&task->signal->exec_update_lock);
	if (task->flags & PF_KTHREAD)
		return false;
	if (step >= MSRPP_RIGHTS_CPUS || same_thread_group(task, current))
		return true;
	cred = get_task_cred(task);
	result = (watch_has_same_ids(own_cred, cred) && own_cred->user_ns == cred->user_ns &&
		  cap_issubset(cred->cap_permitted, own_cred->cap_permitted)) ||
		 ns_capable_noaudit(cred->user_ns, CAP_SYS_PTRACE);
	put_cred(cred);
	/* a process that is not dumpable may have more rights than its ids show */
	return result && (msrpp_is_dumpable(task) || msrpp_may_trace_memory(task));
}

/*
 * Returns the thread with a number, as gettid() returns it in the caller's namespace (0: the
 * caller), with a reference; or NULL.
 */
struct task_struct *msrpp_get_thread(s32 number)
{
	struct task_struct *task;
	struct pid *pid;

	if (!number)
		return get_task_struct(current);
	pid = find_get_pid(number);
	if (!pid)
		return NULL;
	task = get_pid_task(pid, PIDTYPE_PID);
	put_pid(pid);
	return task;
}

/* Fills in the failure for an error of adding or finding a thread, and returns the error. */
int msrpp_thread_failure(int error, struct msrpp_failure *failure)
{
	switch (error) {
	case -ESRCH:
		return msrpp_fail(failure, MSRPP_REASON_NO_THREAD, ESRCH, 0, 0, 0);
	case -EBUSY:
		return msrpp_fail(failure, MSRPP_REASON_THREAD_TAKEN, EBUSY, 0, 0, 0);
	case -EDQUOT:
		return msrpp_fail_user_limit(failure);
	case -EPERM:
		return msrpp_fail(failure, MSRPP_REASON_NO_RIGHTS, EPERM, 0, 0, 0);
	default:
		return error;
	}
}

/*
 * Checks the right to watch a task and then calls `add`, under one hold of exec_update_lock:
 * between the check and the entry into the table, where exec finds the thread, the process cannot
 * execute another program and so gain rights (CVE-2019-3901). Returns the result of `add`, -EPERM,
 * or -ERESTARTSYS after a signal.
 */
int msrpp_add_if_watchable(struct task_struct *task, u32 step,
			   int (*add)(void *target, struct task_struct *task), void *target)
{
	struct rw_semaphore *exec_lock = &task->signal->exec_update_lock;
	int error = -EPERM;

	if (down_read_interruptible(exec_lock))
		return -ERESTARTSYS;
	if (msrpp_may_watch(task, step))
		error = add(target, task);
	up_read(exec_lock);
	return error;
}

static int watch_add_to_set(void *set, struct task_struct *task)
{
	return msrpp_follow(set, task);
}

/* Adds a thread to a set, and then calls `enter` with `info` on the CPU where the thread is. */
int msrpp_attach_thread(struct msrpp_thread_set *set, s32 number, u32 step, smp_call_func_t enter,
			void *info, struct msrpp_failure *failure)
{
	struct task_struct *task = msrpp_get_thread(number);
	int error;

	if (!task)
		return msrpp_thread_failure(-ESRCH, failure);
	error = msrpp_add_if_watchable(task, step, watch_add_to_set, set);
	if (!error)
		msrpp_call_on_thread_cpu(task, enter, info);
	put_task_struct(task);
	return msrpp_thread_failure(error, failure);
}

/*
 * Removes a thread from a set. Detaching takes no right to watch the thread: the set holds only
 * threads that the owner of the descriptor, or the process that passed it on, has attached.
 */
int msrpp_detach_thread(struct msrpp_thread_set *set, s32 number, struct msrpp_failure *failure)
{
	struct task_struct *task = msrpp_get_thread(number);
	bool removed;

	if (!task)
		return msrpp_thread_failure(-ESRCH, failure);
	removed = msrpp_unfollow(set, task);
	put_task_struct(task);
	return removed ? 0 : msrpp_thread_failure(-ESRCH, failure);
}
