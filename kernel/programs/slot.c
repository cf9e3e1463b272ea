// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Switches of counted threads on a CPU: the counters of the thread that leaves are added up and
 * stopped, those of the thread that comes are started. Registers are written only where they must
 * change: a program that was set up on a CPU stays set up until another program needs the registers
 * there, or until the program is unloaded.
 */
#include <linux/smp.h>

#include "slot.h"

DEFINE_PER_CPU(struct msrpp_slot, msrpp_slots);

static struct msrpp_cpu_state *slot_state(const struct msrpp_program *program)
{
	return program->states[smp_processor_id()];
}

/* Takes `values` of the counters as the start values of a thread that begins to run. */
static void counted_thread_begin_at(struct msrpp_counted_thread *thread, const u64 *values)
{
	struct msrpp_page *page = thread->sums_page;
	u32 i;

	msrpp_page_write_begin(page);
	for (i = 0; i < msrpp_counting_program(thread)->readout_count; i++)
		page->readouts[i].begin = values[i];
	page->flags |= MSRPP_PAGE_RUNNING;
	page->cpu = smp_processor_id();
	msrpp_page_write_end(page);
}

/* Adds to a thread's sums the events from the counters' last values up to `values`. */
static void counted_thread_add_up(struct msrpp_counted_thread *thread, const u64 *values,
				  bool keeps_running)
{
	const u64 *masks = msrpp_counting_program(thread)->readout_masks;
	struct msrpp_page *page = thread->sums_page;
	u32 i;

	msrpp_page_write_begin(page);
	for (i = 0; i < msrpp_counting_program(thread)->readout_count; i++) {
		const u64 event_count = (values[i] - page->readouts[i].begin) & masks[i];

		WRITE_ONCE(page->readouts[i].sum, page->readouts[i].sum + event_count);
		page->readouts[i].begin = values[i];
	}
	if (!keeps_running)
		page->flags &= ~MSRPP_PAGE_RUNNING;
	msrpp_page_write_end(page);
}

/*
 * Ends the counting of a thread whose counters could not be read: its sums stay as they are.
 * Readers of a page that is marked as running would go on adding events since `begin`.
 */
static void counted_thread_give_up(struct msrpp_counted_thread *thread)
{
	struct msrpp_page *page = thread->sums_page;

	msrpp_page_write_begin(page);
	page->flags &= ~MSRPP_PAGE_RUNNING;
	msrpp_page_write_end(page);
}

/* Adds up the counters of the active thread and stops them; the program stays set up. */
void msrpp_slot_leave(struct msrpp_slot *slot)
{
	struct msrpp_counted_thread *thread = slot->active_thread;
	struct msrpp_program *program = msrpp_counting_program(thread);
	struct msrpp_cpu_state *state = slot_state(program);

	lockdep_assert_irqs_disabled();
	/*
	 * Counters are read before they stop: a counter that stops in the clock of a carry may lose
	 * 2^32 (erratum O9 of the Xeon MP).
	 */
	if (msrpp_read_leaving_counters(program, state, state->last_values))
		counted_thread_give_up(thread);
	else
		counted_thread_add_up(thread, state->last_values, false);
	msrpp_execute_stop(program, state);
	slot->active_thread = NULL;
	WRITE_ONCE(slot->program, NULL);
}

static void slot_restore(struct msrpp_slot *slot)
{
	msrpp_restore_registers(slot->loaded_program, slot_state(slot->loaded_program));
	WRITE_ONCE(slot->loaded_program, NULL);
}

static int slot_set_up(struct msrpp_program *program, struct msrpp_cpu_state *state)
{
	const int error =
		msrpp_hides_counters(program) ? msrpp_clear_hidden_counters(program, state) : 0;

	return error ? error : msrpp_execute_set_up(program, state);
}

/* Sets a program up on this CPU, in place of the program that was set up before. */
static int slot_load(struct msrpp_slot *slot, struct msrpp_program *program,
		     struct msrpp_cpu_state *state)
{
	int error = 0;

	if (slot->loaded_program)
		slot_restore(slot);
	WRITE_ONCE(slot->loaded_program, program);
	if (!state->claims_checked)
		error = msrpp_check_claims(program, state);
	if (!error)
		error = msrpp_save_registers(program, state);
	if (!error)
		error = slot_set_up(program, state);
	return error;
}

/*
 * Starts the counters of a program on this CPU, after set-up where that is needed, and reads their
 * start values into state->last_values.
 */
static int slot_run(struct msrpp_slot *slot, struct msrpp_program *program,
		    struct msrpp_cpu_state *state)
{
	const bool is_loaded = slot->loaded_program == program;
	const bool repeat_set_up = is_loaded && (program->flags & MSRPP_PROGRAM_OVERFLOWS);
	int error = 0;

	if (!is_loaded)
		error = slot_load(slot, program, state);
	else if (repeat_set_up && !state->is_fresh)
		error = slot_set_up(program, state);
	if (!error)
		error = msrpp_execute_start(program, state);
	if (!error && !is_loaded)
		error = msrpp_verify_writes(program, state);
	if (!error && program->has_shares)
		error = msrpp_begin_shares(program, state);
	if (error)
		return error;
	/*
	 * hidden counters (hidden from the program while its thread is away) that changed meanwhile
	 * are set to 0; shares of slots were cleared just now and need no read
	 */
	if (msrpp_hides_counters(program) ? is_loaded && !repeat_set_up : program->has_shares)
		return msrpp_read_hidden_counters(program, state);
	return msrpp_read_counters(program, state, state->last_values);
}

/*
 * Decides whether a program may run on this CPU: the CPU's side of the handshake of threads.h. The
 * CPU first writes that it uses the program, and then reads whether it may. The function that stops
 * a program or removes a thread first writes that, and then reads which CPUs use it.
 */
static bool slot_may_run(struct msrpp_slot *slot, struct msrpp_program *program,
			 const struct msrpp_counted_thread *thread)
{
	WRITE_ONCE(slot->program, program);
	/*
	 * this barrier pairs with those of program_stop_cpus(), follow_remove() and
	 * msrpp_unfollow_matching()
	 */
	smp_mb();
	if (READ_ONCE(program->may_run) && !READ_ONCE(thread->followed.removed))
		return true;
	WRITE_ONCE(slot->program, NULL);
	return false;
}

/*
 * Starts to count a thread that comes to this CPU, unless the CPU goes offline, the program is
 * stopped, or the program has failed on this CPU.
 */
static void slot_enter(struct msrpp_slot *slot, struct msrpp_counted_thread *thread)
{
	struct msrpp_program *program = msrpp_counting_program(thread);
	struct msrpp_cpu_state *state = slot_state(program);

	lockdep_assert_irqs_disabled();
	if (slot->offline || state->failure.reason || !slot_may_run(slot, program, thread))
		return;
	if (!slot_run(slot, program, state)) {
		counted_thread_begin_at(thread, state->last_values);
		slot->active_thread = thread;
		return;
	}
	if (state->saved)
		msrpp_execute_stop(program, state);
	slot_restore(slot);
	WRITE_ONCE(slot->program, NULL);
}

/* Switches between two threads of one program: the counters go on, and only the sums change. */
static void slot_hand_over(struct msrpp_slot *slot, struct msrpp_counted_thread *next)
{
	struct msrpp_program *program = msrpp_counting_program(next);
	struct msrpp_cpu_state *state = slot_state(program);

	if (msrpp_read_leaving_counters(program, state, state->last_values)) {
		msrpp_slot_leave(slot);
		return;
	}
	counted_thread_add_up(slot->active_thread, state->last_values, false);
	counted_thread_begin_at(next, state->last_values);
	slot->active_thread = next;
}

/*
 * Switches from the active thread, if any, to the thread that comes, if `bucket` of the table of
 * counted threads has that thread.
 */
noinline void msrpp_slot_switch(struct msrpp_slot *slot, struct hlist_head *bucket,
				const struct task_struct *task)
{
	struct msrpp_counted_thread *next =
		msrpp_to_counted_thread(msrpp_find_in_bucket(bucket, task));

	lockdep_assert_irqs_disabled();
	if (slot->active_thread && next &&
	    msrpp_counting_program(slot->active_thread) == msrpp_counting_program(next) &&
	    !(msrpp_counting_program(next)->flags & MSRPP_PROGRAM_OVERFLOWS)) {
		slot_hand_over(slot, next);
		return;
	}
	if (slot->active_thread)
		msrpp_slot_leave(slot);
	if (next)
		slot_enter(slot, next);
}

void msrpp_program_enter_cpu(void *program)
{
	struct msrpp_slot *slot = this_cpu_ptr(&msrpp_slots);
	struct msrpp_counted_thread *thread =
		msrpp_to_counted_thread(msrpp_find_followed(&msrpp_counted_threads, current));

	if (!slot->active_thread && thread && msrpp_counting_program(thread) == program)
		slot_enter(slot, thread);
}

void msrpp_program_leave_cpu(void *program)
{
	struct msrpp_slot *slot = this_cpu_ptr(&msrpp_slots);

	if (slot->active_thread && msrpp_counting_program(slot->active_thread) == program)
		msrpp_slot_leave(slot);
}

void msrpp_program_unload_cpu(void *program)
{
	struct msrpp_slot *slot = this_cpu_ptr(&msrpp_slots);

	msrpp_program_leave_cpu(program);
	if (slot->loaded_program == program)
		slot_restore(slot);
}

/* Whether a thread of the set may be active on a CPU. */
bool msrpp_thread_set_is_on_cpu(int cpu, void *set)
{
	return msrpp_program_runs_on_cpu(cpu, msrpp_to_program(set));
}

/* Stops the active thread of this CPU if it is of this set and was removed. */
void msrpp_thread_set_recheck_cpu(void *set)
{
	struct msrpp_slot *slot = this_cpu_ptr(&msrpp_slots);

	if (slot->active_thread && slot->active_thread->followed.set == set &&
	    READ_ONCE(slot->active_thread->followed.removed))
		msrpp_slot_leave(slot);
}

/* Whether a program is active on a CPU or set up there. */
bool msrpp_program_is_in_slot(int cpu, void *program)
{
	const struct msrpp_slot *slot = per_cpu_ptr(&msrpp_slots, cpu);

	if (READ_ONCE(slot->program) == program)
		return true;
	/* `loaded_program` was written before `program` became NULL, so `program` is read first */
	smp_rmb();
	return READ_ONCE(slot->loaded_program) == program;
}

/* Whether a thread of the program may be active on a CPU. */
bool msrpp_program_runs_on_cpu(int cpu, void *program)
{
	return READ_ONCE(per_cpu(msrpp_slots, cpu).program) == program;
}

/* Whether the program's claims (conditions on registers) have not been checked on a CPU yet. */
bool msrpp_claims_are_unchecked(int cpu, void *info)
{
	const struct msrpp_program *program = info;

	return !READ_ONCE(program->states[cpu]->claims_checked);
}

/*
 * Adds the counts of this CPU's active thread to that thread's sums, if the thread is one of
 * `program`, or if `program` is NULL.
 */
void msrpp_program_add_up_cpu(void *program)
{
	struct msrpp_slot *slot = this_cpu_ptr(&msrpp_slots);
	struct msrpp_counted_thread *thread = slot->active_thread;
	struct msrpp_cpu_state *state;

	if (!thread || (program && msrpp_counting_program(thread) != program))
		return;
	state = slot_state(msrpp_counting_program(thread));
	if (!msrpp_read_counters(msrpp_counting_program(thread), state, state->last_values))
		counted_thread_add_up(thread, state->last_values, true);
}

/*
 * Checks the program's claims on this CPU. A register that another program has set up on this CPU
 * does not break a claim: it is restored before the check, and that program's thread is started
 * again afterwards.
 */
void msrpp_program_check_cpu(void *info)
{
	struct msrpp_program *program = info;
	struct msrpp_cpu_state *state = slot_state(program);
	struct msrpp_slot *slot = this_cpu_ptr(&msrpp_slots);
	struct msrpp_counted_thread *active_thread = slot->active_thread;

	if (state->claims_checked)
		return;
	if (active_thread)
		msrpp_slot_leave(slot);
	if (slot->loaded_program)
		slot_restore(slot);
	msrpp_check_claims(program, state);
	if (active_thread)
		slot_enter(slot, active_thread);
}

/*
 * Stops counting on a CPU that goes offline. Tasks may still run there for a while, those throttled
 * by a quota for example, but they are not counted.
 */
void msrpp_counting_cpu_down(void)
{
	struct msrpp_slot *slot = this_cpu_ptr(&msrpp_slots);

	slot->offline = true;

	if (slot->active_thread)
		msrpp_slot_leave(slot);
	if (slot->loaded_program)
		slot_restore(slot);
}

void msrpp_counting_cpu_up(void)
{
	struct msrpp_slot *slot = this_cpu_ptr(&msrpp_slots);

	slot->offline = false;
}
