// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * The calls of programs that count threads, and the end of such a program; ATTACH is in attach.c.
 */
#include <linux/cpu.h>
#include <linux/errno.h>
#include <linux/mm.h>
#include <linux/sched.h>
#include <linux/slab.h>
#include <linux/smp.h>

#include "slot.h"

static atomic_t thread_program_count;	/* number of programs that count threads */

static bool slot_is_active(int cpu, void *unused)
{
	return READ_ONCE(per_cpu(msrpp_slots, cpu).program);
}

/*
 * Adds the counts of all active threads to the threads' sums. Returns whether programs that count
 * threads exist. The caller holds the lock of CPU hotplug.
 */
bool msrpp_add_up_threads(void)
{
	on_each_cpu_cond(slot_is_active, msrpp_program_add_up_cpu, NULL, 1);
	return atomic_read(&thread_program_count);
}

static bool program_counts_only_caller(struct msrpp_program *program)
{
	struct msrpp_thread_set *set = &program->thread_set;
	const struct msrpp_followed_thread *first;
	unsigned long flags;
	bool result;

	raw_spin_lock_irqsave(&set->lock, flags);
	first = list_first_entry_or_null(&set->threads, struct msrpp_followed_thread, siblings);
	result = set->count == 1 && first->task == current && !set->inherit;
	raw_spin_unlock_irqrestore(&set->lock, flags);
	return result;
}

/*
 * Adds the counts of the program's active threads to the threads' sums, on the CPUs of the threads.
 * Where the program counts only the caller, no other CPU is interrupted.
 */
static void program_add_up_threads(struct msrpp_program *program)
{
	unsigned long flags;

	if (!program_counts_only_caller(program)) {
		on_each_cpu_cond(msrpp_program_runs_on_cpu, msrpp_program_add_up_cpu, program, 1);
		return;
	}
	local_irq_save(flags);
	msrpp_program_add_up_cpu(program);
	local_irq_restore(flags);
}

/*
 * Stops a program: on return no thread becomes active for the program, and `function` has run on
 * the CPUs that `condition` selects.
 */
static void program_stop_cpus(struct msrpp_program *program, smp_cond_func_t condition,
			      smp_call_func_t function)
{
	WRITE_ONCE(program->may_run, false);
	/* orders: mark the program as stopped, then query CPUs; pairs with slot_may_run() */
	smp_mb();
	cpus_read_lock();
	on_each_cpu_cond(condition, function, program, 1);
	cpus_read_unlock();
}

int msrpp_threads_failure(struct msrpp_program *program, struct msrpp_failure *failure)
{
	u32 cpu;

	for_each_possible_cpu(cpu)
		if (msrpp_copy_first_failure(failure, &program->states[cpu]->failure))
			return -failure->error;
	if (READ_ONCE(program->thread_set.inherit_lost))
		return msrpp_fail(failure, MSRPP_REASON_INHERIT_LOST, ENOMEM, 0, 0, 0);
	return 0;
}

int msrpp_threads_prepare(struct msrpp_program *program)
{
	struct msrpp_file *file = program->file;
	struct msrpp_page *page;
	int error;
	u32 i;

	BUILD_BUG_ON(sizeof(struct msrpp_page) > PAGE_SIZE);
	if (!msrpp_can_follow_threads())
		return -EOPNOTSUPP;
	program->ended_sums = kvcalloc(program->readout_count + 1, sizeof(u64), GFP_KERNEL_ACCOUNT);
	program->page = alloc_page(GFP_KERNEL_ACCOUNT | __GFP_ZERO);
	error = program->ended_sums && program->page ? msrpp_get_probes() : -ENOMEM;
	if (error) {
		if (program->page)
			__free_page(program->page);
		kvfree(program->ended_sums);
		return error;
	}
	atomic_inc(&thread_program_count);
	msrpp_schedule_add_up();
	page = page_address(program->page);
	page->count = program->readout_count;
	for (i = 0; i < program->readout_count; i++) {
		page->readouts[i].width = program->readouts[i].width;
		page->readouts[i].rdpmc = program->readouts[i].rdpmc;
	}
	spin_lock(&file->pages_lock);
	file->pages[program->handle].page = program->page;
	file->pages[program->handle].step = program->step;
	spin_unlock(&file->pages_lock);
	return 0;
}

/*
 * Ends a program: on return no CPU works for the program, and no thread is found for it. CPUs that
 * found a thread before may read the program until an RCU grace period has passed.
 */
void msrpp_threads_end(struct msrpp_program *program)
{
	program_stop_cpus(program, msrpp_program_is_in_slot, msrpp_program_unload_cpu);
	msrpp_thread_set_end(&program->thread_set);
}

/*
 * Frees the parts of a program that belong to threads, after an RCU grace period since
 * msrpp_threads_end().
 */
void msrpp_threads_release(struct msrpp_program *program, struct msrpp_failure *failure)
{
	u32 cpu;

	atomic_dec(&thread_program_count);
	msrpp_put_probes();
	for_each_possible_cpu(cpu) {
		struct msrpp_cpu_state *state = program->states[cpu];

		failure->unrestored_count += state->unrestored_count;
		if (state->unrestored_count && !failure->reason) {
			state->failure.unrestored_count = failure->unrestored_count;
			*failure = state->failure;
		}
	}
	spin_lock(&program->file->pages_lock);
	program->file->pages[program->handle].page = NULL;
	spin_unlock(&program->file->pages_lock);
	put_page(program->page);	/* processes that have mapped the page keep it */
	kvfree(program->ended_sums);
}

static bool program_failed_on_cpu(int cpu, void *info)
{
	const struct msrpp_program *program = info;

	return READ_ONCE(program->states[cpu]->failure.reason);
}

/*
 * A failure to restore registers is kept: START must not take those registers for restored ones.
 */
static void state_forget_failure(struct msrpp_cpu_state *state)
{
	if (!state->unrestored_count)
		state->failure = (struct msrpp_failure){};
}

static void program_forget_failure_cpu(void *info)
{
	const struct msrpp_program *program = info;

	state_forget_failure(program->states[smp_processor_id()]);
}

/*
 * A CPU forgets its failure itself: while the program is stopped, another program that comes to the
 * CPU restores the registers there, and may fail. The caller holds the lock of CPU hotplug.
 */
static void program_forget_failures(struct msrpp_program *program)
{
	u32 cpu;

	on_each_cpu_cond(program_failed_on_cpu, program_forget_failure_cpu, program, 1);
	for_each_possible_cpu(cpu) {
		if (!cpu_online(cpu))
			state_forget_failure(program->states[cpu]);
		msrpp_forget_shares(program->states[cpu]);
	}
	program->thread_set.inherit_lost = false;
}

static void program_clear_sums(struct msrpp_program *program)
{
	struct msrpp_counted_thread *thread;
	unsigned long flags;
	u32 i;

	raw_spin_lock_irqsave(&program->thread_set.lock, flags);
	list_for_each_entry(thread, &program->thread_set.threads, followed.siblings) {
		msrpp_page_write_begin(thread->sums_page);
		for (i = 0; i < program->readout_count; i++)
			WRITE_ONCE(thread->sums_page->readouts[i].sum, 0);
		msrpp_page_write_end(thread->sums_page);
	}
	memset(program->ended_sums, 0, program->readout_count * sizeof(u64));
	raw_spin_unlock_irqrestore(&program->thread_set.lock, flags);
}

/*
 * Checks the program's claims (conditions under which others use its registers) on the CPUs where
 * the caller may run. On other CPUs the claims are checked when a thread of the program first comes
 * there.
 */
static void program_check_claims(struct msrpp_program *program)
{
	on_each_cpu_cond_mask(msrpp_claims_are_unchecked, msrpp_program_check_cpu, program, 1,
			      current->cpus_ptr);
}

int msrpp_threads_start(struct msrpp_program *program, struct msrpp_failure *failure)
{
	int error;

	lockdep_assert_held(&program->file->lock);
	cpus_read_lock();
	program_forget_failures(program);
	program_check_claims(program);
	error = msrpp_threads_failure(program, failure);
	if (!error) {
		program_clear_sums(program);
		WRITE_ONCE(program->may_run, true);
		error = msrpp_call_on_thread_cpus(&program->thread_set, msrpp_program_enter_cpu,
						  program);
	}
	if (!error)
		error = msrpp_threads_failure(program, failure);
	cpus_read_unlock();
	if (error)
		program_stop_cpus(program, msrpp_program_is_in_slot, msrpp_program_unload_cpu);
	return error;
}

static void program_sum_up(struct msrpp_program *program)
{
	const struct msrpp_counted_thread *thread;
	unsigned long flags;
	u32 i;

	raw_spin_lock_irqsave(&program->thread_set.lock, flags);
	memcpy(program->values, program->ended_sums, program->readout_count * sizeof(u64));
	list_for_each_entry(thread, &program->thread_set.threads, followed.siblings)
		for (i = 0; i < program->readout_count; i++)
			program->values[i] += READ_ONCE(thread->sums_page->readouts[i].sum);
	raw_spin_unlock_irqrestore(&program->thread_set.lock, flags);
}

/*
 * Reads the sums. Each thread's sum is right for a moment within this call: an active thread is
 * added up on its CPU, and one that leaves meanwhile has added up as it left.
 */
int msrpp_threads_read_counts(struct msrpp_program *program, struct msrpp_failure *failure)
{
	lockdep_assert_held(&program->file->lock);
	program_add_up_threads(program);
	program_sum_up(program);
	return msrpp_threads_failure(program, failure);
}

int msrpp_threads_stop(struct msrpp_program *program, struct msrpp_failure *failure)
{
	lockdep_assert_held(&program->file->lock);
	program_stop_cpus(program, msrpp_program_runs_on_cpu, msrpp_program_leave_cpu);
	program_sum_up(program);
	return msrpp_threads_failure(program, failure);
}
