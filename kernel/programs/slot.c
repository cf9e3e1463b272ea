// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Threads on a CPU: the counters of the thread that goes are added up and stopped, those of the one
 * that comes are started. Registers are written only where they must change: what was set up on a
 * CPU stays until another program needs the registers there, or until the program is unloaded.
 */
#include <linux/smp.h>

#include "slot.h"

DEFINE_PER_CPU(struct msrpp_slot, msrpp_slots);

static struct msrpp_state *slot_state(const struct msrpp_program *program)
{
	return program->state_of[smp_processor_id()];
}

/* From here on the thread counts from these values. */
static void thread_begin_from(struct msrpp_counted_thread *thread, const u64 *now)
{
	struct msrpp_page *area = thread->area;
	u32 i;

	msrpp_begin_change(area);
	for (i = 0; i < msrpp_counting_program(thread)->readout_count; i++)
		area->readouts[i].begin = now[i];
	area->flags |= MSRPP_PAGE_RUNNING;
	area->cpu = smp_processor_id();
	msrpp_end_change(area);
}

/* Adds what the counters moved up to these values. */
static void thread_add_up(struct msrpp_counted_thread *thread, const u64 *now, bool runs_on)
{
	const u64 *masks = msrpp_counting_program(thread)->readout_masks;
	struct msrpp_page *area = thread->area;
	u32 i;

	msrpp_begin_change(area);
	for (i = 0; i < msrpp_counting_program(thread)->readout_count; i++) {
		const u64 moved = (now[i] - area->readouts[i].begin) & masks[i];

		WRITE_ONCE(area->readouts[i].sum, area->readouts[i].sum + moved);
		area->readouts[i].begin = now[i];
	}
	if (!runs_on)
		area->flags &= ~MSRPP_PAGE_RUNNING;
	msrpp_end_change(area);
}

void msrpp_leave_cpu(struct msrpp_slot *slot)
{
	struct msrpp_counted_thread *thread = slot->active;
	struct msrpp_program *program = msrpp_counting_program(thread);
	struct msrpp_state *state = slot_state(program);

	/* read first: a stop in the moment of a carry can lose it */
	if (!msrpp_read_counters(program, state, state->last))
		thread_add_up(thread, state->last, false);
	msrpp_set_stopped(program, state);
	slot->active = NULL;
	WRITE_ONCE(slot->program, NULL);
}

static void slot_put_back(struct msrpp_slot *slot)
{
	msrpp_put_back(slot->loaded, slot_state(slot->loaded));
	WRITE_ONCE(slot->loaded, NULL);
}

static int slot_set_up(struct msrpp_program *program, struct msrpp_state *state)
{
	const int error = msrpp_hides(program) ? msrpp_hide_before(program, state) : 0;

	return error ? error : msrpp_set_up(program, state);
}

static int slot_load(struct msrpp_slot *slot, struct msrpp_program *program,
		     struct msrpp_state *state)
{
	int error = 0;

	if (slot->loaded)
		slot_put_back(slot);
	WRITE_ONCE(slot->loaded, program);
	if (!state->claims_checked)
		error = msrpp_check_claims(program, state);
	if (!error)
		error = msrpp_save(program, state);
	if (!error)
		error = slot_set_up(program, state);
	return error;
}

static int slot_run(struct msrpp_slot *slot, struct msrpp_program *program,
		    struct msrpp_state *state)
{
	const bool comes_back = slot->loaded == program;
	const bool again = comes_back && (program->flags & MSRPP_PROGRAM_OVERFLOWS);
	int error = 0;

	if (!comes_back)
		error = slot_load(slot, program, state);
	else if (again && !state->fresh)
		error = slot_set_up(program, state);
	if (!error)
		error = msrpp_set_running(program, state);
	if (!error && !comes_back)
		error = msrpp_verify(program, state);
	if (error)
		return error;
	if (comes_back && !again && msrpp_hides(program))
		return msrpp_read_and_hide(program, state);
	return msrpp_read_counters(program, state, state->last);
}

/*
 * Who stops or unloads a program, or takes a thread out, says so first, and then looks which CPUs
 * have it: this CPU says first that it will have it, and then looks whether it may. One of them
 * sees the other.
 */
static bool slot_begins(struct msrpp_slot *slot, struct msrpp_program *program,
			const struct msrpp_counted_thread *thread)
{
	WRITE_ONCE(slot->program, program);
	smp_mb();	/* as above; pairs with those in program_halt() and follow_remove() */
	if (READ_ONCE(program->running) && !READ_ONCE(thread->followed.gone))
		return true;
	WRITE_ONCE(slot->program, NULL);
	return false;
}

static void slot_enter(struct msrpp_slot *slot, struct msrpp_counted_thread *thread)
{
	struct msrpp_program *program = msrpp_counting_program(thread);
	struct msrpp_state *state = slot_state(program);

	if (slot->down || state->failure.reason || !slot_begins(slot, program, thread))
		return;
	if (!slot_run(slot, program, state)) {
		thread_begin_from(thread, state->last);
		slot->active = thread;
		return;
	}
	if (state->saved)
		msrpp_set_stopped(program, state);
	slot_put_back(slot);
	WRITE_ONCE(slot->program, NULL);
}

/* Two threads of one program: the counters run on, and only the sums change hands. */
static void slot_hand_over(struct msrpp_slot *slot, struct msrpp_counted_thread *next)
{
	struct msrpp_program *program = msrpp_counting_program(next);
	struct msrpp_state *state = slot_state(program);

	if (msrpp_read_counters(program, state, state->last)) {
		msrpp_leave_cpu(slot);
		return;
	}
	thread_add_up(slot->active, state->last, false);
	thread_begin_from(next, state->last);
	slot->active = next;
}

noinline void msrpp_change(struct msrpp_slot *slot, struct hlist_head *bucket,
			    const struct task_struct *task)
{
	struct msrpp_counted_thread *next =
		msrpp_to_counted_thread(msrpp_find_in_bucket(bucket, task));

	if (slot->active && next &&
	    msrpp_counting_program(slot->active) == msrpp_counting_program(next) &&
	    !(msrpp_counting_program(next)->flags & MSRPP_PROGRAM_OVERFLOWS)) {
		slot_hand_over(slot, next);
		return;
	}
	if (slot->active)
		msrpp_leave_cpu(slot);
	if (next)
		slot_enter(slot, next);
}

void msrpp_enter_here(void *program)
{
	struct msrpp_slot *slot = this_cpu_ptr(&msrpp_slots);
	struct msrpp_counted_thread *thread =
		msrpp_to_counted_thread(msrpp_find_followed(&msrpp_counted_threads, current));

	if (!slot->active && thread && msrpp_counting_program(thread) == program)
		slot_enter(slot, thread);
}

void msrpp_leave_here(void *program)
{
	struct msrpp_slot *slot = this_cpu_ptr(&msrpp_slots);

	if (slot->active && msrpp_counting_program(slot->active) == program)
		msrpp_leave_cpu(slot);
}

void msrpp_unload_here(void *program)
{
	struct msrpp_slot *slot = this_cpu_ptr(&msrpp_slots);

	msrpp_leave_here(program);
	if (slot->loaded == program)
		slot_put_back(slot);
}

/* Whether a thread of the set is on a CPU. */
bool msrpp_counts_for(int cpu, void *set)
{
	return msrpp_runs_program(cpu, msrpp_to_program(set));
}

/* A thread that was taken out is counted no more. */
void msrpp_recheck_thread_set(void *set)
{
	struct msrpp_slot *slot = this_cpu_ptr(&msrpp_slots);

	if (slot->active && slot->active->followed.set == set &&
	    READ_ONCE(slot->active->followed.gone))
		msrpp_leave_cpu(slot);
}

/* Whether the registers of a CPU may be those of a program that does not run any more. */
bool msrpp_has_program(int cpu, void *program)
{
	const struct msrpp_slot *slot = per_cpu_ptr(&msrpp_slots, cpu);

	if (READ_ONCE(slot->program) == program)
		return true;
	smp_rmb();	/* what is loaded was loaded before the program left */
	return READ_ONCE(slot->loaded) == program;
}

/* Whether a thread of the program is on a CPU. */
bool msrpp_runs_program(int cpu, void *program)
{
	return READ_ONCE(per_cpu(msrpp_slots, cpu).program) == program;
}

/* Whether a program has not looked at the registers of a CPU yet. */
bool msrpp_has_not_looked(int cpu, void *info)
{
	const struct msrpp_program *program = info;

	return !READ_ONCE(program->state_of[cpu]->claims_checked);
}

/* Any program's, or that of `program`. */
void msrpp_add_up_here(void *program)
{
	struct msrpp_slot *slot = this_cpu_ptr(&msrpp_slots);
	struct msrpp_counted_thread *thread = slot->active;
	struct msrpp_state *state;

	if (!thread || (program && msrpp_counting_program(thread) != program))
		return;
	state = slot_state(msrpp_counting_program(thread));
	if (!msrpp_read_counters(msrpp_counting_program(thread), state, state->last))
		thread_add_up(thread, state->last, true);
}

/* What another program has set up here is no claim: it goes while its thread does not run. */
void msrpp_look_here(void *info)
{
	struct msrpp_program *program = info;
	struct msrpp_state *state = slot_state(program);
	struct msrpp_slot *slot = this_cpu_ptr(&msrpp_slots);
	struct msrpp_counted_thread *active = slot->active;

	if (state->claims_checked)
		return;
	if (active)
		msrpp_leave_cpu(slot);
	if (slot->loaded)
		slot_put_back(slot);
	msrpp_check_claims(program, state);
	if (active)
		slot_enter(slot, active);
}

/* Tasks may run here for a while yet: those throttled by a quota, for one. */
void msrpp_counting_cpu_down(void)
{
	struct msrpp_slot *slot = this_cpu_ptr(&msrpp_slots);

	slot->down = true;

	if (slot->active)
		msrpp_leave_cpu(slot);
	if (slot->loaded)
		slot_put_back(slot);
}

void msrpp_counting_cpu_up(void)
{
	struct msrpp_slot *slot = this_cpu_ptr(&msrpp_slots);

	slot->down = false;
}
