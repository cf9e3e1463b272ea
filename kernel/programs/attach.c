// SPDX-License-Identifier: MIT OR GPL-2.0
/* Which thread a program counts, and the page that the thread itself reads. */
#include <linux/err.h>
#include <linux/errno.h>
#include <linux/mm.h>
#include <linux/nospec.h>
#include <linux/uaccess.h>

#include "../versions.h"
#include "slot.h"

/* --- as threads.h has them --------------------------------------------------------------- */

static struct msrpp_followed_thread *thread_make(struct msrpp_thread_set *set,
						 struct task_struct *task,
						 const struct msrpp_followed_thread *from,
						 gfp_t how)
{
	struct msrpp_program *program = msrpp_to_program(set);
	const size_t own = offsetof(struct msrpp_page, readouts[program->readout_count]);
	struct msrpp_counted_thread *thread =
		msrpp_followed_thread_alloc(sizeof(*thread) + (from ? own : 0), set, task, how);

	BUILD_BUG_ON(offsetof(struct msrpp_counted_thread, followed));
	if (!thread)
		return NULL;
	thread->area = from ? (struct msrpp_page *)(thread + 1) : page_address(program->page);
	return &thread->followed;
}

/* The sums stay with the program. */
static void thread_before_removal(struct msrpp_followed_thread *followed)
{
	struct msrpp_counted_thread *thread = msrpp_to_counted_thread(followed);
	struct msrpp_program *program = msrpp_counting_program(thread);
	struct msrpp_slot *slot = this_cpu_ptr(&msrpp_slots);
	u32 i;

	lockdep_assert_held(&program->thread_set.lock);
	if (slot->active == thread)
		msrpp_leave_cpu(slot);
	for (i = 0; i < program->readout_count; i++)
		program->ended[i] += thread->area->readouts[i].sum;
}

struct msrpp_thread_table msrpp_counted_threads = {
	.make = thread_make,
	.before_removal = thread_before_removal,
	.on_cpu = msrpp_counts_for,
	.recheck = msrpp_recheck_thread_set,
	.lock = __RAW_SPIN_LOCK_UNLOCKED(msrpp_counted_threads.lock),
};

/* --- the call ---------------------------------------------------------------------------- */

static int program_attach(struct msrpp_file *file, const struct msrpp_attach *wanted,
			  struct msrpp_failure *failure)
{
	struct msrpp_program *program = msrpp_program_of(file, wanted->handle);
	int error;

	if (!program)
		return -ENOENT;
	error = msrpp_need(file, program->step, failure);
	if (!error)
		error = msrpp_need_users(file, failure);
	if (error)
		return error;
	if (!(program->flags & MSRPP_PROGRAM_THREAD) || program->attached)
		return msrpp_wrong_state(failure);
	program->thread_set.inherit = wanted->flags & MSRPP_ATTACH_INHERIT;
	error = msrpp_attach_thread(&program->thread_set, wanted->thread, msrpp_step(file),
				    msrpp_enter_here, program, failure);
	if (error)
		return error;
	program->attached = true;
	return msrpp_threads_failure(program, failure);
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
	error = program_attach(file, &wanted, &wanted.failure);
	mutex_unlock(&file->lock);
	return msrpp_tell_failure(error, &wanted.failure, &arg->failure);
}

/* The page of a program, for callers who come as far as its loader did; or an error pointer. */
static struct page *program_get_page(struct msrpp_file *file, unsigned long handle)
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
	page = program_get_page(file, area->vm_pgoff);
	if (IS_ERR(page))
		return PTR_ERR(page);
	msrpp_change_flags(area, VM_DONTEXPAND | VM_DONTDUMP, VM_MAYWRITE);
	error = vm_insert_page(area, area->vm_start, page);
	put_page(page);
	return error;
}
