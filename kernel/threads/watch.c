// SPDX-License-Identifier: MIT OR GPL-2.0
/* Who may watch whom. */
#include <linux/cred.h>
#include <linux/errno.h>
#include <linux/pid.h>
#include <linux/rwsem.h>
#include <linux/sched/signal.h>
#include <linux/sched/task.h>

#include "../versions.h"
#include "threads.h"

/* The ids that a caller must share with a process to watch it: all of them, as ptrace has it. */
static bool watch_has_same_ids(const struct cred *own, const struct cred *its)
{
	return uid_eq(own->uid, its->euid) && uid_eq(own->uid, its->suid) &&
	       uid_eq(own->uid, its->uid) && gid_eq(own->gid, its->egid) &&
	       gid_eq(own->gid, its->sgid) && gid_eq(own->gid, its->gid);
}

/*
 * The kernel does not give ptrace_may_access() to modules. This asks what it asks, for reading and
 * with the real ids, and for no fewer capabilities, as its capability module does for all modes.
 * CAP_PERFMON is asked for no more, as with perf. With the task's exec_update_lock.
 */
bool msrpp_may_watch(struct task_struct *task, u32 step)
{
	const struct cred *own = current_cred(), *its;
	bool result;

	lockdep_assert_held(&task->signal->exec_update_lock);
	if (task->flags & PF_KTHREAD)
		return false;
	if (step >= MSRPP_RIGHTS_CPUS || same_thread_group(task, current))
		return true;
	its = get_task_cred(task);
	result = (watch_has_same_ids(own, its) && own->user_ns == its->user_ns &&
		  cap_issubset(its->cap_permitted, own->cap_permitted)) ||
		 ns_capable_noaudit(its->user_ns, CAP_SYS_PTRACE);
	put_cred(its);
	/* a process that its owner may not have a dump of is more than its ids */
	return result && (msrpp_is_dumpable(task) || msrpp_may_trace_memory_of(task));
}

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

/* What adding a thread fails with, for the caller to be told. */
int msrpp_thread_failure(int error, struct msrpp_failure *failure)
{
	switch (error) {
	case -ESRCH:
		return msrpp_fail(failure, MSRPP_REASON_NO_THREAD, ESRCH, 0, 0, 0);
	case -EBUSY:
		return msrpp_fail(failure, MSRPP_REASON_THREAD_TAKEN, EBUSY, 0, 0, 0);
	case -EDQUOT:
		return msrpp_over_limit(failure);
	case -EPERM:
		return msrpp_fail(failure, MSRPP_REASON_NO_RIGHTS, EPERM, 0, 0, 0);
	default:
		return error;
	}
}

/*
 * From the check on until the thread is among those that exec looks through, its process gets no
 * other program and so no other rights (CVE-2019-3901). `add` tells of its own errors as above.
 */
int msrpp_add_task(struct task_struct *task, u32 step, int (*add)(void *to, struct task_struct *task),
		   void *to)
{
	struct rw_semaphore *exec = &task->signal->exec_update_lock;
	int error = -EPERM;

	if (down_read_interruptible(exec))
		return -ERESTARTSYS;
	if (msrpp_may_watch(task, step))
		error = add(to, task);
	up_read(exec);
	return error;
}

static int watch_add_to_set(void *set, struct task_struct *task)
{
	return msrpp_follow(set, task);
}

/* `enter` is called, with `info`, on the CPU where the thread is. */
int msrpp_attach_thread(struct msrpp_thread_set *set, s32 number, u32 step, smp_call_func_t enter,
			void *info, struct msrpp_failure *failure)
{
	struct task_struct *task = msrpp_get_thread(number);
	int error;

	if (!task)
		return msrpp_thread_failure(-ESRCH, failure);
	error = msrpp_add_task(task, step, watch_add_to_set, set);
	if (!error)
		msrpp_call_on_thread_cpu(task, enter, info);
	put_task_struct(task);
	return msrpp_thread_failure(error, failure);
}

/* The caller is asked for no rights: what it detaches it, or who passed it this on, attached. */
int msrpp_detach_thread(struct msrpp_thread_set *set, s32 number, struct msrpp_failure *failure)
{
	struct task_struct *task = msrpp_get_thread(number);
	bool done;

	if (!task)
		return msrpp_thread_failure(-ESRCH, failure);
	done = msrpp_unfollow(set, task);
	put_task_struct(task);
	return done ? 0 : msrpp_thread_failure(-ESRCH, failure);
}
