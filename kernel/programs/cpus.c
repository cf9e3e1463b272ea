// SPDX-License-Identifier: MIT OR GPL-2.0
/* Programs on CPUs: each call is carried out on every CPU of the program, by interrupts. */
#include <linux/cpu.h>
#include <linux/errno.h>
#include <linux/list.h>
#include <linux/mutex.h>
#include <linux/smp.h>
#include <linux/workqueue.h>

#include "program.h"

/* Programs on CPUs. Locked after CPU hotplug. */
static LIST_HEAD(programs);
static DEFINE_MUTEX(programs_lock);
static bool asleep;	/* the machine sleeps, or is about to: no program begins */

/*
 * The counters of those that run are added up now and then. One of 40 bits that counts 3 events in
 * each cycle of 3 GHz comes round after 122 s. None that counts events has 32 bits, which would be
 * too few: 0.5 s.
 */
#define ADD_UP_EVERY (HZ)

static void cpus_add_up(struct work_struct *work);
static DECLARE_DELAYED_WORK(adding_up, cpus_add_up);

void msrpp_add_up_from_now_on(void)
{
	schedule_delayed_work(&adding_up, ADD_UP_EVERY);
}

/* --- on every CPU of a program ----------------------------------------------------------- */

struct call {
	struct msrpp_program *program;
	void (*act)(struct msrpp_program *program, struct msrpp_state *state);
};

static void cpus_call_here(void *info)
{
	const struct call *call = info;
	struct msrpp_state *state = call->program->state_of[smp_processor_id()];

	if (!state || state->lost)
		return;
	state->answered = true;
	call->act(call->program, state);
}

/* The first failure in the order of the CPUs. */
static int cpus_collect_failures(struct msrpp_program *program, struct msrpp_failure *failure)
{
	int error = 0;
	u32 i, left = 0;

	for (i = 0; i < program->cpu_count; i++) {
		struct msrpp_state *state = program->state_of[program->cpus[i]];

		if (!state->answered)
			msrpp_fail(&state->failure,
				   state->slept ? MSRPP_REASON_SUSPENDED : MSRPP_REASON_CPU_OFFLINE,
				   ENXIO, state->cpu, 0, 0);
		left += state->left;
		state->left = 0;
		if (state->failure.reason && !failure->reason)
			*failure = state->failure;
		if (state->failure.reason && !error)
			error = -state->failure.error;
		state->failure = (struct msrpp_failure){};
	}
	failure->left += left;
	return error;
}

static bool cpus_all_did_it(const struct msrpp_program *program)
{
	u32 i;

	for (i = 0; i < program->cpu_count; i++) {
		const struct msrpp_state *state = program->state_of[program->cpus[i]];

		if (unlikely(!state->answered || state->failure.reason))
			return false;
	}
	return true;
}

static int cpus_call(struct msrpp_program *program, struct msrpp_failure *failure,
		     void (*act)(struct msrpp_program *program, struct msrpp_state *state))
{
	struct call call = { .program = program, .act = act };
	u32 i;

	for (i = 0; i < program->cpu_count; i++)
		program->state_of[program->cpus[i]]->answered = false;
	on_each_cpu_mask(program->mask, cpus_call_here, &call, true);
	return likely(cpus_all_did_it(program)) ? 0 : cpus_collect_failures(program, failure);
}

static void cpus_look(struct msrpp_program *program, struct msrpp_state *state)
{
	if (!msrpp_check_claims(program, state))
		msrpp_save(program, state);
}

static void cpus_set_up(struct msrpp_program *program, struct msrpp_state *state)
{
	msrpp_set_up(program, state);
}

/* What it costs to verify and to start is not counted: where the counters stand is read last. */
static void cpus_start_here(struct msrpp_program *program, struct msrpp_state *state)
{
	int error = msrpp_verify_settings(program, state);

	if (!error && !state->fresh && (program->flags & MSRPP_PROGRAM_OVERFLOWS))
		error = msrpp_set_up(program, state);
	if (!error)
		error = msrpp_set_running(program, state);
	if (!error)
		error = msrpp_verify(program, state);
	if (!error)
		msrpp_begin_counting(program, state);
}

static void cpus_count_here(struct msrpp_program *program, struct msrpp_state *state)
{
	msrpp_count(program, state,
		    program->values + (size_t)state->position * program->readout_count);
}

/* Counts are read first: a stop in the moment of a carry can lose it. */
static void cpus_stop_here(struct msrpp_program *program, struct msrpp_state *state)
{
	cpus_count_here(program, state);
	state->counting = false;
	msrpp_verify_settings(program, state);
	if (!msrpp_set_stopped(program, state))
		msrpp_verify(program, state);
}

static void cpus_leave_program(struct msrpp_program *program, struct msrpp_state *state)
{
	state->counting = false;
	if (program->now == MSRPP_RUNNING)
		msrpp_set_stopped(program, state);
	msrpp_put_back(program, state);
}

/* Counters stop, registers are as they were found, and may be somebody else's. */
static void cpus_close_program(struct msrpp_program *program, struct msrpp_failure *failure)
{
	struct msrpp_failure leaving = {};

	if (program->now == MSRPP_CLOSED)
		return;
	cpus_call(program, &leaving, cpus_leave_program);
	program->now = MSRPP_CLOSED;
	mutex_lock(&programs_lock);
	list_del_init(&program->all);
	mutex_unlock(&programs_lock);
	msrpp_let_go(program);
	program->leaving = leaving;
	failure->left += leaving.left;
	if (!failure->reason) {
		leaving.left = failure->left;
		*failure = leaving;
	}
}

static void cpus_lose_program(struct msrpp_program *program, bool slept)
{
	struct msrpp_state *state = program->state_of[smp_processor_id()];

	if (!state || state->lost)
		return;
	cpus_leave_program(program, state);
	state->slept = slept;
	state->lost = true;
}

/* On a CPU that goes offline. */
void msrpp_cpus_leave_here(void)
{
	struct msrpp_program *program;
	unsigned long flags;

	mutex_lock(&programs_lock);
	list_for_each_entry(program, &programs, all) {
		local_irq_save(flags);
		cpus_lose_program(program, false);
		local_irq_restore(flags);
	}
	mutex_unlock(&programs_lock);
}

static void cpus_fall_asleep(void *program)
{
	cpus_lose_program(program, true);
}

/* With the CPUs kept from coming and going. Until the machine is awake no program begins. */
void msrpp_cpus_sleep(void)
{
	struct msrpp_program *program;

	mutex_lock(&programs_lock);
	asleep = true;
	list_for_each_entry(program, &programs, all)
		on_each_cpu_mask(program->mask, cpus_fall_asleep, program, 1);
	mutex_unlock(&programs_lock);
}

void msrpp_cpus_wake(void)
{
	mutex_lock(&programs_lock);
	asleep = false;
	mutex_unlock(&programs_lock);
}

/* --- adding up --------------------------------------------------------------------------- */

static void cpus_add_up_here(void *info)
{
	struct msrpp_program *program = info;
	struct msrpp_state *state = program->state_of[smp_processor_id()];

	if (state && state->counting)
		msrpp_count(program, state, state->sums);
}

static void cpus_add_up(struct work_struct *work)
{
	struct msrpp_program *program;
	bool wanted;

	cpus_read_lock();
	wanted = msrpp_threads_add_up();
	mutex_lock(&programs_lock);
	list_for_each_entry(program, &programs, all) {
		if (READ_ONCE(program->now) != MSRPP_RUNNING)
			continue;
		wanted = true;
		on_each_cpu_mask(program->mask, cpus_add_up_here, program, 1);
	}
	mutex_unlock(&programs_lock);
	cpus_read_unlock();
	if (wanted)
		msrpp_add_up_from_now_on();
}

static bool cpus_enlist(struct msrpp_program *program)
{
	bool awake;

	mutex_lock(&programs_lock);
	awake = !asleep;
	if (awake)
		list_add_tail(&program->all, &programs);
	mutex_unlock(&programs_lock);
	return awake;
}

/* Claims on all CPUs come before the first write on any. */
static int cpus_open_all(struct msrpp_program *program, struct msrpp_failure *failure)
{
	int error;
	u32 i;

	for (i = 0; i < program->cpu_count; i++)
		if (!cpu_online(program->cpus[i]))
			return msrpp_fail(failure, MSRPP_REASON_CPU_OFFLINE, ENXIO,
					  program->cpus[i], 0, i);
	error = cpus_call(program, failure, cpus_look);
	if (error)
		return error;
	if (!cpus_enlist(program))
		return msrpp_fail(failure, MSRPP_REASON_SUSPENDED, ENXIO, program->cpus[0], 0, 0);
	program->now = MSRPP_READY;
	error = cpus_call(program, failure, cpus_set_up);
	if (error)
		cpus_close_program(program, failure);
	return error;
}

/* --- the calls --------------------------------------------------------------------------- */

int msrpp_cpus_open(struct msrpp_program *program, struct msrpp_failure *failure)
{
	int error;

	cpus_read_lock();
	error = cpus_open_all(program, failure);
	cpus_read_unlock();
	return error;
}

int msrpp_cpus_start(struct msrpp_program *program, struct msrpp_failure *failure)
{
	int error;

	cpus_read_lock();
	program->now = MSRPP_RUNNING;	/* before: one counter may run though another failed */
	error = cpus_call(program, failure, cpus_start_here);
	if (error)
		cpus_close_program(program, failure);
	else
		msrpp_add_up_from_now_on();
	cpus_read_unlock();
	return error;
}

int msrpp_cpus_stop(struct msrpp_program *program, struct msrpp_failure *failure)
{
	int error;

	cpus_read_lock();
	error = cpus_call(program, failure, cpus_stop_here);
	if (error)
		cpus_close_program(program, failure);
	else
		program->now = MSRPP_READY;
	cpus_read_unlock();
	return error;
}

/* Where the only CPU is this one, no other one is bothered. */
int msrpp_cpus_counts(struct msrpp_program *program, struct msrpp_failure *failure)
{
	struct call call = { .program = program, .act = cpus_count_here };
	struct msrpp_state *state;
	unsigned long flags;

	if (program->cpu_count > 1)
		return cpus_call(program, failure, cpus_count_here);
	state = program->state_of[program->cpus[0]];
	state->answered = false;
	local_irq_save(flags);
	if (smp_processor_id() == state->cpu) {
		cpus_call_here(&call);
		local_irq_restore(flags);
	} else {
		local_irq_restore(flags);
		smp_call_function_single(state->cpu, cpus_call_here, &call, 1);
	}
	return likely(cpus_all_did_it(program)) ? 0 : cpus_collect_failures(program, failure);
}

/* What could not be put back is in program->leaving then. */
void msrpp_cpus_end(struct msrpp_program *program)
{
	struct msrpp_failure unsaid = {};

	cpus_read_lock();
	cpus_close_program(program, &unsaid);
	cpus_read_unlock();
}

void msrpp_programs_exit(void)
{
	cancel_delayed_work_sync(&adding_up);
}
