// SPDX-License-Identifier: MIT OR GPL-2.0
/* Attaching a thread to a program, and the page of sums that the thread itself reads. */
#include <linux/err.h>
#include <linux/errno.h>
#include <linux/mm.h>
#include <linux/nospec.h>
#include <linux/uaccess.h>

#include "../versions.h"
#include "slot.h"

/* --- operations of the table of counted threads ------------------------------------------ */

static struct msrpp_followed_thread *counted_thread_make(struct msrpp_thread_set *set,
							 struct task_struct *task,
							 const struct msrpp_followed_thread *parent,
							 gfp_t gfp)
{
	struct msrpp_program *program = msrpp_to_program(set);
	const size_t page_size = offsetof(struct msrpp_page, readouts[program->readout_count]);
	struct msrpp_counted_thread *thread = msrpp_followed_thread_alloc(
		sizeof(*thread) + (parent ? page_size : 0), set, task, gfp);

	BUILD_BUG_ON(offsetof(struct msrpp_counted_thread, followed));
	if (!thread)
		return NULL;
	thread->sums_page = parent ? (struct msrpp_page *)(thread + 1) :
				     page_address(program->page);
	return &thread->followed;
}

/* Adds the sums of a thread that leaves the set to the program's sums of ended threads. */
static void counted_thread_before_removal(struct msrpp_followed_thread *followed)
{
	struct msrpp_counted_thread *thread = msrpp_to_counted_thread(followed);
	struct msrpp_program *program = msrpp_counting_program(thread);
	struct msrpp_slot *slot = this_cpu_ptr(&msrpp_slots);
	u32 i;

	lockdep_assert_held(&program->thread_set.lock);
	if (slot->active_thread == thread)
		msrpp_slot_leave(slot);
	for (i = 0; i < program->readout_count; i++)
		program->ended_sums[i] += thread->sums_page->readouts[i].sum;
}

struct msrpp_thread_table msrpp_counted_threads = {
	.make = counted_thread_make,
	.before_removal = counted_thread_before_removal,
	.is_on_cpu = msrpp_thread_set_is_on_cpu,
	.recheck = msrpp_thread_set_recheck_cpu,
	.lock = __RAW_SPIN_LOCK_UNLOCKED(msrpp_counted_threads.lock),
};

/* --- the call ATTACH --------------------------------------------------------------------- */

static int program_attach(struct msrpp_file *file, const struct msrpp_attach *request,
			  struct msrpp_failure *failure)
{
	struct msrpp_program *program = msrpp_find_program(file, request->handle);
	int error;

	if (!program)
		return -ENOENT;
	error = msrpp_require_step(file, program->step, failure);
	if (!error)
		error = msrpp_require_user_access(file, failure);
	if (error)
		return error;
	if (!(program->flags & MSRPP_PROGRAM_THREAD) || program->attached)
		return msrpp_fail_wrong_state(failure);
	program->thread_set.inherit = request->flags & MSRPP_ATTACH_INHERIT;
	error = msrpp_attach_thread(&program->thread_set, request->thread, msrpp_file_step(file),
				    msrpp_program_enter_cpu, program, failure);
	if (error)
		return error;
	program->attached = true;
	return msrpp_threads_failure(program, failure);
}

long msrpp_attach(struct msrpp_file *file, struct msrpp_attach __user *arg)
{
	struct msrpp_attach request;
	long error;

	if (copy_from_user(&request, arg, sizeof(request)))
		return -EFAULT;
	if (request.reserved || request.thread < 0 || (request.flags & ~MSRPP_ATTACH_INHERIT))
		return -EINVAL;
	memset(&request.failure, 0, sizeof(request.failure));
	if (mutex_lock_interruptible(&file->lock))
		return -ERESTARTSYS;
	error = program_attach(file, &request, &request.failure);
	mutex_unlock(&file->lock);
	return msrpp_copy_failure(error, &request.failure, &arg->failure);
}

/*
 * Returns the page with the sums of a program's thread, with a reference, for callers with the
 * rights of the program's loader; or an error pointer.
 */
static struct page *program_get_page(struct msrpp_file *file, unsigned long handle)
{
	const u32 step = msrpp_current_step(file);
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

int msrpp_map(struct msrpp_file *file, struct vm_area_struct *vma)
{
	struct page *page;
	int error;

	if (vma->vm_end - vma->vm_start != PAGE_SIZE)
		return -EINVAL;
	if (vma->vm_flags & VM_WRITE)
		return -EPERM;
	page = program_get_page(file, vma->vm_pgoff);
	if (IS_ERR(page))
		return PTR_ERR(page);
	msrpp_change_vm_flags(vma, VM_DONTEXPAND | VM_DONTDUMP, VM_MAYWRITE);
	error = vm_insert_page(vma, vma->vm_start, page);
	put_page(page);
	return error;
}
