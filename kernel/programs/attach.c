// SPDX-License-Identifier: MIT OR GPL-2.0
/* Which thread a program counts, and the page that the thread itself reads. */
#include <linux/err.h>
#include <linux/errno.h>
#include <linux/mm.h>
#include <linux/nospec.h>
#include <linux/sched/task.h>
#include <linux/smp.h>
#include <linux/uaccess.h>

#include "../threads/threads.h"
#include "../versions.h"
#include "seat.h"

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
