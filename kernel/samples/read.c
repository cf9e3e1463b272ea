// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * The rings of a sampling program, which hold its sample records: their memory, read() by several
 * readers, mmap() by one reader.
 */
#include <linux/err.h>
#include <linux/errno.h>
#include <linux/mm.h>
#include <linux/nospec.h>
#include <linux/sched/signal.h>
#include <linux/slab.h>
#include <linux/uaccess.h>
#include <linux/vmalloc.h>

#include "sampling.h"
#include "../versions.h"

#define HEADER_PAGES 2	/* pages of struct msrpp_ring_page and struct msrpp_ring_tail */
#define READ_WORDS 2048	/* most words that read() copies from a ring at a time */

/* --- memory ------------------------------------------------------------------------------ */

static void ring_wake_readers(struct irq_work *work)
{
	struct msrpp_ring *ring = container_of(work, struct msrpp_ring, wake_work);

	wake_up_interruptible(&ring->program->readers);
}

static int ring_alloc_pages(struct msrpp_ring *ring, u32 bytes)
{
	const u32 count = HEADER_PAGES + (bytes >> PAGE_SHIFT);

	ring->pages = kvcalloc(count, sizeof(*ring->pages), GFP_KERNEL_ACCOUNT);
	if (!ring->pages)
		return -ENOMEM;
	while (ring->page_count < count) {
		struct page *page = alloc_page(GFP_KERNEL_ACCOUNT | __GFP_ZERO);

		if (!page)
			return -ENOMEM;
		ring->pages[ring->page_count++] = page;
		if (fatal_signal_pending(current))
			return -EINTR;
		cond_resched();
	}
	return 0;
}

static int ring_lay_out(struct msrpp_ring *ring, u32 bytes)
{
	struct msrpp_ring_core *core = &ring->core;
	int error = ring_alloc_pages(ring, bytes);

	if (error)
		return error;
	core->words = vmap(ring->pages + HEADER_PAGES, bytes >> PAGE_SHIFT, VM_MAP, PAGE_KERNEL);
	if (!core->words)
		return -ENOMEM;
	core->size = bytes;
	core->page = page_address(ring->pages[0]);
	core->tail_page = page_address(ring->pages[1]);
	core->page->data_offset = PAGE_SIZE;
	core->page->data_size = bytes;
	core->page->cpu = ring->cpu;
	core->page->overwrite_mode = core->overwrite_mode;
	return 0;
}

/* Allocates a ring, or returns an error pointer. */
struct msrpp_ring *msrpp_ring_alloc(struct msrpp_sampling_program *program, u32 cpu)
{
	struct msrpp_ring *ring = kzalloc(sizeof(*ring), GFP_KERNEL_ACCOUNT);
	int error;

	if (!ring)
		return ERR_PTR(-ENOMEM);
	ring->program = program;
	ring->cpu = cpu;
	ring->period = program->period;
	ring->raise_factor = 1024;
	ring->kind = program->kind << 8;
	ring->window_countdown = MSRPP_WINDOW;
	ring->wake_position = program->watermark;
	ring->core.overwrite_mode = program->flags & MSRPP_SAMPLING_OVERWRITE;
	init_irq_work(&ring->wake_work, ring_wake_readers);
	msrpp_init_hard_work(&ring->idle_work, msrpp_perf_stop_idle_event);
	error = ring_lay_out(ring, program->ring_bytes);
	if (!error)
		return ring;
	msrpp_ring_free(ring);
	return ERR_PTR(error);
}

/*
 * Frees a ring when no CPU samples for the program. Processes that have mapped pages of the ring
 * keep these pages.
 */
void msrpp_ring_free(struct msrpp_ring *ring)
{
	if (!ring)
		return;
	irq_work_sync(&ring->wake_work);
	vunmap(ring->core.words);
	while (ring->page_count)
		put_page(ring->pages[--ring->page_count]);
	kvfree(ring->pages);
	kfree(ring);
}

/* --- read() ------------------------------------------------------------------------------ */

/*
 * Whether the caller has the rights of the program's maker; the rights are checked at every call,
 * since a descriptor may be passed on.
 */
bool msrpp_may_use_samples(const struct msrpp_sampling_program *program)
{
	return msrpp_current_step(program->file) >= program->step;
}

/* Whether read() would find a record in the ring. */
static bool ring_is_readable(const struct msrpp_ring *ring)
{
	return !READ_ONCE(ring->map_claimed) &&
	       READ_ONCE(ring->core.head) != READ_ONCE(ring->core.tail);
}

/*
 * Whether a mapped ring has unread records, by the tail that its reader writes. The reader may
 * write any value.
 */
static bool ring_is_mapped_and_unread(const struct msrpp_ring *ring)
{
	return READ_ONCE(ring->map_claimed) &&
	       READ_ONCE(ring->core.head) != READ_ONCE(ring->core.tail_page->data_tail);
}

static bool sampling_any_ring(const struct msrpp_sampling_program *program,
			      bool (*predicate)(const struct msrpp_ring *ring))
{
	u32 cpu;

	for (cpu = 0; cpu < nr_cpu_ids; cpu++)
		if (program->rings[cpu] && predicate(program->rings[cpu]))
			return true;
	return false;
}

/* Whether poll() reports that the program has records to read. */
bool msrpp_samples_readable(const struct msrpp_sampling_program *program)
{
	return sampling_any_ring(program, ring_is_readable) ||
	       sampling_any_ring(program, ring_is_mapped_and_unread);
}

static ssize_t sampling_read_ring(struct msrpp_ring *ring, u64 *buffer, char __user *destination,
				  size_t bytes)
{
	bool too_large;
	u32 words;

	if (!ring || READ_ONCE(ring->map_claimed))
		return 0;
	words = msrpp_ring_take(&ring->core, buffer, min_t(size_t, bytes >> 3, READ_WORDS),
				&too_large);
	if (too_large)
		return -EMSGSIZE;
	if (copy_to_user(destination, buffer, 8 * (size_t)words))
		return -EFAULT;	/* the records that were taken from the rings are lost */
	return 8 * (ssize_t)words;
}

/*
 * Reads whole records, one ring after the other; the next call begins with the next ring. A record
 * that does not fit stays in its ring, and those of other rings are read: -EMSGSIZE means that no
 * ring has a record that fits.
 */
static ssize_t sampling_read_rings(struct msrpp_sampling_program *program, u64 *buffer,
				   char __user *destination, size_t bytes)
{
	const u32 first = (u32)atomic_inc_return(&program->next_ring);
	ssize_t byte_count = 0, result = 0;
	bool too_large = false;
	u32 i;

	for (i = 0; i < nr_cpu_ids; i++) {
		struct msrpp_ring *ring = program->rings[(first + i) % nr_cpu_ids];

		do {
			result = sampling_read_ring(ring, buffer, destination + byte_count,
						    bytes - byte_count);
			if (result > 0)
				byte_count += result;
			if (signal_pending(current))
				return byte_count;
		} while (result > 0);
		if (result == -EMSGSIZE)
			too_large = true;
		else if (result < 0)
			return byte_count ? byte_count : result;
	}
	return byte_count || !too_large ? byte_count : -EMSGSIZE;
}

/* Reads records with a buffer, which is allocated only after waiting. */
static ssize_t sampling_read_with_buffer(struct msrpp_sampling_program *program,
					 char __user *destination, size_t bytes)
{
	u64 *buffer = kmalloc_array(READ_WORDS, sizeof(*buffer), GFP_KERNEL_ACCOUNT);
	ssize_t result;

	if (!buffer)
		return -ENOMEM;
	result = sampling_read_rings(program, buffer, destination, bytes);
	kfree(buffer);
	return result;
}

static bool sampling_is_active(const struct msrpp_sampling_program *program)
{
	return READ_ONCE(program->may_run) && !msrpp_samples_ended(program);
}

/*
 * The call read(). Returns 0 where no record is left, and none comes before the next START or
 * ATTACH.
 */
ssize_t msrpp_samples_read(struct file *filp, char __user *destination, size_t bytes,
			   loff_t *unused)
{
	struct msrpp_sampling_program *program = filp->private_data;
	ssize_t result;

	if (!msrpp_may_use_samples(program))
		return -EPERM;
	if (bytes < sizeof(struct msrpp_sample))
		return -EINVAL;
	for (;;) {
		/*
		 * whether sampling goes on is read before the rings are, so that no last record is
		 * missed
		 */
		const bool is_active = sampling_is_active(program);

		result = sampling_any_ring(program, ring_is_readable) ?
				 sampling_read_with_buffer(program, destination, bytes) :
				 0;
		if (result)
			return result;
		/* where a signal has ended the reading of the rings, some rings may be unread */
		if (!is_active && !signal_pending(current))
			return 0;
		if (signal_pending(current))
			/* a signal is reported even where the wait would end at once */
			result = -ERESTARTSYS;
		else if (filp->f_flags & O_NONBLOCK)
			result = -EAGAIN;
		else
			result = wait_event_interruptible(
				program->readers,
				!sampling_is_active(program) ||
					sampling_any_ring(program, ring_is_readable));
		if (result)
			return result;
	}
}

/* --- mmap() ------------------------------------------------------------------------------ */

static int ring_insert_pages(struct vm_area_struct *vma, unsigned long address, struct page **pages,
			     u32 count)
{
	int error = 0;
	u32 i;

	for (i = 0; !error && i < count; i++, address += PAGE_SIZE)
		error = vm_insert_page(vma, address, pages[i]);
	return error;
}

static int ring_map(struct msrpp_ring *ring, struct vm_area_struct *vma)
{
	int error;

	if (vma->vm_end - vma->vm_start != PAGE_SIZE + ring->core.size)
		return -EINVAL;
	if (vma->vm_flags & VM_WRITE)
		return -EPERM;
	if (xchg(&ring->map_claimed, true))
		return -EBUSY;
	msrpp_change_vm_flags(vma, VM_DONTEXPAND | VM_DONTDUMP | VM_DONTCOPY,
			      VM_MAYWRITE | VM_MAYEXEC);
	error = ring_insert_pages(vma, vma->vm_start, ring->pages, 1);
	if (!error)
		error = ring_insert_pages(vma, vma->vm_start + PAGE_SIZE,
					  ring->pages + HEADER_PAGES,
					  ring->page_count - HEADER_PAGES);
	if (error)
		WRITE_ONCE(ring->map_claimed, false);
	else
		msrpp_ring_hand_over(&ring->core);
	return error;
}

static int ring_map_tail(struct msrpp_ring *ring, struct vm_area_struct *vma)
{
	if (vma->vm_end - vma->vm_start != PAGE_SIZE)
		return -EINVAL;
	msrpp_change_vm_flags(vma, VM_DONTEXPAND | VM_DONTDUMP | VM_DONTCOPY, VM_MAYEXEC);
	return ring_insert_pages(vma, vma->vm_start, ring->pages + 1, 1);
}

int msrpp_samples_map(struct file *filp, struct vm_area_struct *vma)
{
	struct msrpp_sampling_program *program = filp->private_data;
	const u64 offset = (u64)vma->vm_pgoff << PAGE_SHIFT;
	u64 cpu = offset >> 32;
	struct msrpp_ring *ring;

	if (!msrpp_may_use_samples(program))
		return -EPERM;
	if (!(vma->vm_flags & VM_SHARED) || (vma->vm_flags & VM_EXEC) || cpu >= nr_cpu_ids)
		return -EINVAL;
	cpu = array_index_nospec(cpu, nr_cpu_ids);
	ring = program->rings[cpu];
	if (!ring)
		return -ENXIO;
	if (offset == MSRPP_RING_OFFSET(cpu))
		return ring_map(ring, vma);
	return offset == MSRPP_TAIL_OFFSET(cpu) ? ring_map_tail(ring, vma) : -EINVAL;
}
