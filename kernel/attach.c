// SPDX-License-Identifier: MIT OR GPL-2.0
/* Which thread a program counts: who may watch whom, and the page that the thread itself reads. */
#include <linux/cred.h>
#include <linux/err.h>
#include <linux/errno.h>
#include <linux/mm.h>
#include <linux/nospec.h>
#include <linux/pid.h>
#include <linux/rwsem.h>
#include <linux/sched/signal.h>
#include <linux/sched/task.h>
#include <linux/smp.h>
#include <linux/uaccess.h>

#include "threads.h"
#include "versions.h"

/* The ids that a caller must share with a process to watch it: all of them, as ptrace has it. */
static bool same_ids(const struct cred *own, const struct cred *its)
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
	result = (same_ids(own, its) && own->user_ns == its->user_ns &&
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

/*
 * One that began to end before it was added may be through with its last tracepoint. Within the RCU
 * section in which it was added, so that it is still there.
 */
static bool came_too_late(struct msrpp_program *program, struct msrpp_thread *thread,
			  const struct task_struct *task)
{
	unsigned long flags;
	bool there;

	smp_mb();	/* the table is written, the flag is read; exit does it in turn */
	if (!(READ_ONCE(task->flags) & PF_EXITING))
		return false;
	raw_spin_lock_irqsave(&program->lock, flags);
	there = !list_empty(&thread->siblings);
	if (there)
		msrpp_forget(thread);
	raw_spin_unlock_irqrestore(&program->lock, flags);
	if (there)
		on_each_cpu_cond(msrpp_runs_program, msrpp_leave_here, program, 1);
	return true;
}

/* What adding a thread fails with, for the caller to be told. */
int msrpp_tell_thread(int error, struct msrpp_failure *failure)
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

struct addition {
	struct msrpp_program *program;
	bool inherit;
};

static int add_task(void *to, struct task_struct *task)
{
	const struct addition *addition = to;
	struct msrpp_program *program = addition->program;
	struct msrpp_thread *thread;
	bool late;
	int error;

	if (READ_ONCE(task->flags) & PF_EXITING)
		return -ESRCH;
	thread = msrpp_make_thread(program, task, addition->inherit, page_address(program->page),
				   GFP_KERNEL_ACCOUNT);
	if (!thread)
		return -ENOMEM;
	rcu_read_lock();	/* it may end, and be freed, at once */
	error = msrpp_add_thread(thread);
	late = !error && came_too_late(program, thread, task);
	rcu_read_unlock();
	if (error)
		msrpp_discard(thread);
	return late ? -ESRCH : error;
}

static long attach(struct msrpp_file *file, const struct msrpp_attach *wanted,
		   struct msrpp_failure *failure)
{
	struct addition addition = {
		.program = msrpp_program_of(file, wanted->handle),
		.inherit = wanted->flags & MSRPP_ATTACH_INHERIT,
	};
	struct msrpp_program *program = addition.program;
	struct task_struct *task;
	int error;

	if (!program)
		return -ENOENT;
	error = msrpp_need(file, program->step, failure);
	if (!error)
		error = msrpp_need_users(file, failure);
	if (error)
		return error;
	if (!(program->flags & MSRPP_PROGRAM_THREAD) || program->attached)
		return msrpp_fail(failure, MSRPP_REASON_WRONG_STATE, EBADFD, 0, 0, 0);
	task = msrpp_get_thread(wanted->thread);
	if (!task)
		return msrpp_fail(failure, MSRPP_REASON_NO_THREAD, ESRCH, 0, 0, 0);
	error = msrpp_add_task(task, msrpp_step(file), add_task, &addition);
	put_task_struct(task);
	if (error)
		return msrpp_tell_thread(error, failure);
	program->attached = true;
	return msrpp_threads_enter(program, failure);
}

long msrpp_attach(struct msrpp_file *file, struct msrpp_attach __user *arg)
{
	struct msrpp_attach wanted;
	long error;

	if (copy_from_user(&wanted, arg, sizeof(wanted)))
		return -EFAULT;
	if (wanted.reserved || wanted.thread < 0 || (wanted.flags & ~MSRPP_ATTACH_INHERIT))
		return -EINVAL;
	memset(&wanted.failure, 0, sizeof(wanted.failure));
	if (mutex_lock_interruptible(&file->lock))
		return -ERESTARTSYS;
	error = attach(file, &wanted, &wanted.failure);
	mutex_unlock(&file->lock);
	if (error && wanted.failure.reason &&
	    copy_to_user(&arg->failure, &wanted.failure, sizeof(wanted.failure)))
		return -EFAULT;
	return error;
}

/* The page of a program, for callers who come as far as its loader did; or an error pointer. */
static struct page *page_of(struct msrpp_file *file, unsigned long handle)
{
	const u32 step = msrpp_step_now(file);
	struct page *page;
	bool allowed;

	if (handle >= MSRPP_MOST_PROGRAMS)
		return ERR_PTR(-EINVAL);
	handle = array_index_nospec(handle, MSRPP_MOST_PROGRAMS);
	spin_lock(&file->pages_lock);
	page = file->pages[handle].page;
	allowed = page && step >= file->pages[handle].step;
	if (allowed)
		get_page(page);
	spin_unlock(&file->pages_lock);
	if (!page)
		return ERR_PTR(-ENOENT);
	return allowed ? page : ERR_PTR(-EPERM);
}

int msrpp_map(struct msrpp_file *file, struct vm_area_struct *area)
{
	struct page *page;
	int error;

	if (area->vm_end - area->vm_start != PAGE_SIZE)
		return -EINVAL;
	if (area->vm_flags & VM_WRITE)
		return -EPERM;
	page = page_of(file, area->vm_pgoff);
	if (IS_ERR(page))
		return PTR_ERR(page);
	msrpp_change_flags(area, VM_DONTEXPAND | VM_DONTDUMP, VM_MAYWRITE);
	error = vm_insert_page(area, area->vm_start, page);
	put_page(page);
	return error;
}
