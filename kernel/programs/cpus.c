// SPDX-License-Identifier: MIT OR GPL-2.0
/* Programs that count CPUs: each call is executed on every CPU of the program, by interrupts. */
#include <linux/cpu.h>
#include <linux/errno.h>
#include <linux/list.h>
#include <linux/mutex.h>
#include <linux/smp.h>
#include <linux/workqueue.h>

#include "program.h"

/*
 * The list of programs that count CPUs. programs_lock is taken inside the lock of CPU hotplug if
 * both are held.
 */
static LIST_HEAD(programs);
static DEFINE_MUTEX(programs_lock);
static bool machine_suspended;	/* the machine is suspended or about to be: no program may begin */

/*
 * Jiffies between two additions of running counters to their sums. A counter of 40 bits that counts
 * 3 events in each cycle of 3 GHz wraps after 122 s. No counter of events has 32 bits, which would
 * wrap after 0.5 s.
 */
#define ADD_UP_PERIOD (HZ)

static void cpus_add_up(struct work_struct *work);
static DECLARE_DELAYED_WORK(add_up_work, cpus_add_up);

void msrpp_schedule_add_up(void)
{
	schedule_delayed_work(&add_up_work, ADD_UP_PERIOD);
}

/* --- functions that run on every CPU of a program ---------------------------------------- */

struct cpus_call_info {
	struct msrpp_program *program;
	void (*function)(struct msrpp_program *program, struct msrpp_cpu_state *state);
};

static void cpus_call_local(void *info)
{
	const struct cpus_call_info *call = info;
	struct msrpp_cpu_state *state = call->program->states[smp_processor_id()];

	if (!state || state->lost)
		return;
	state->has_executed = true;
	call->function(call->program, state);
}

/*
 * Merges the failures of all CPUs; the failure of the first CPU in the order of LOAD is reported.
 * Meanwhile neither the periodic addition nor a CPU that goes offline fills in a failure: both hold
 * programs_lock.
 */
static int cpus_collect_failures(struct msrpp_program *program, struct msrpp_failure *failure)
{
	int error = 0;
	u32 i, unrestored_count = 0;

	mutex_lock(&programs_lock);
	for (i = 0; i < program->cpu_count; i++) {
		struct msrpp_cpu_state *state = program->states[program->cpus[i]];

		if (!state->has_executed)
			msrpp_fail(&state->failure,
				   state->suspended ? MSRPP_REASON_SUSPENDED :
						      MSRPP_REASON_CPU_OFFLINE,
				   ENXIO, state->cpu, 0, 0);
		unrestored_count += state->unrestored_count;
		state->unrestored_count = 0;
		if (state->failure.reason && !failure->reason)
			*failure = state->failure;
		if (state->failure.reason && !error)
			error = -state->failure.error;
		state->failure = (struct msrpp_failure){};
	}
	mutex_unlock(&programs_lock);
	failure->unrestored_count += unrestored_count;
	return error;
}

static bool cpus_all_succeeded(const struct msrpp_program *program)
{
	u32 i;

	for (i = 0; i < program->cpu_count; i++) {
		const struct msrpp_cpu_state *state = program->states[program->cpus[i]];

		if (unlikely(!state->has_executed || state->failure.reason))
			return false;
	}
	return true;
}

/* Calls a function on all CPUs of a program at the same time, with interrupts off. */
static int cpus_call(struct msrpp_program *program, struct msrpp_failure *failure,
		     void (*function)(struct msrpp_program *program, struct msrpp_cpu_state *state))
{
	struct cpus_call_info call = { .program = program, .function = function };
	u32 i;

	for (i = 0; i < program->cpu_count; i++)
		program->states[program->cpus[i]]->has_executed = false;
	on_each_cpu_mask(program->cpu_mask, cpus_call_local, &call, true);
	return likely(cpus_all_succeeded(program)) ? 0 : cpus_collect_failures(program, failure);
}

static void cpus_check_and_save(struct msrpp_program *program, struct msrpp_cpu_state *state)
{
	if (!msrpp_check_claims(program, state))
		msrpp_save_registers(program, state);
}

static void cpus_set_up(struct msrpp_program *program, struct msrpp_cpu_state *state)
{
	msrpp_execute_set_up(program, state);
}

/* Counters are read last, so that the start and its verification are not counted. */
static void cpus_start_local(struct msrpp_program *program, struct msrpp_cpu_state *state)
{
	int error = msrpp_verify_settings(program, state);

	if (!error && !state->is_fresh && (program->flags & MSRPP_PROGRAM_OVERFLOWS))
		error = msrpp_execute_set_up(program, state);
	if (!error)
		error = msrpp_execute_start(program, state);
	if (!error)
		error = msrpp_verify_writes(program, state);
	if (!error)
		msrpp_begin_sums(program, state);
}

static void cpus_count_local(struct msrpp_program *program, struct msrpp_cpu_state *state)
{
	msrpp_add_up_counters(program, state,
			      program->values + (size_t)state->position * program->readout_count);
}

/*
 * Counters are read before they stop: a counter that stops in the clock of a carry may lose 2^32
 * (erratum O9 of the Xeon MP).
 */
static void cpus_stop_local(struct msrpp_program *program, struct msrpp_cpu_state *state)
{
	cpus_count_local(program, state);
	state->is_counting = false;
	msrpp_verify_settings(program, state);
	if (!msrpp_execute_stop(program, state))
		msrpp_verify_writes(program, state);
}

static void cpus_leave_program(struct msrpp_program *program, struct msrpp_cpu_state *state)
{
	state->is_counting = false;
	if (program->run_state == MSRPP_RUNNING)
		msrpp_execute_stop(program, state);
	msrpp_restore_registers(program, state);
}

/* Stops the counters of a program, restores its registers and gives up their ownership. */
static void cpus_close_program(struct msrpp_program *program, struct msrpp_failure *failure)
{
	struct msrpp_failure close_failure = {};

	if (program->run_state == MSRPP_CLOSED)
		return;
	cpus_call(program, &close_failure, cpus_leave_program);
	program->run_state = MSRPP_CLOSED;
	mutex_lock(&programs_lock);
	list_del_init(&program->list);
	mutex_unlock(&programs_lock);
	msrpp_release_registers(program);
	program->close_failure = close_failure;
	failure->unrestored_count += close_failure.unrestored_count;
	if (!failure->reason) {
		close_failure.unrestored_count = failure->unrestored_count;
		*failure = close_failure;
	}
}

/* Restores the registers of a program on this CPU, where the program never runs again. */
static void cpus_drop_program(struct msrpp_program *program, bool suspended)
{
	struct msrpp_cpu_state *state = program->states[smp_processor_id()];

	if (!state || state->lost)
		return;
	cpus_leave_program(program, state);
	state->suspended = suspended;
	state->lost = true;
}

/* Drops all programs on the calling CPU, which goes offline. */
void msrpp_cpus_drop_local(void)
{
	struct msrpp_program *program;
	unsigned long flags;

	mutex_lock(&programs_lock);
	list_for_each_entry(program, &programs, list) {
		local_irq_save(flags);
		cpus_drop_program(program, false);
		local_irq_restore(flags);
	}
	mutex_unlock(&programs_lock);
}

static void cpus_suspend_local(void *program)
{
	cpus_drop_program(program, true);
}

/*
 * Drops all programs on all CPUs before the machine suspends; no program begins until the machine
 * resumes. The caller holds the lock of CPU hotplug.
 */
void msrpp_cpus_suspend(void)
{
	struct msrpp_program *program;

	mutex_lock(&programs_lock);
	machine_suspended = true;
	list_for_each_entry(program, &programs, list)
		on_each_cpu_mask(program->cpu_mask, cpus_suspend_local, program, 1);
	mutex_unlock(&programs_lock);
}

void msrpp_cpus_resume(void)
{
	mutex_lock(&programs_lock);
	machine_suspended = false;
	mutex_unlock(&programs_lock);
}

/* --- adding counters to their sums ------------------------------------------------------- */

static void cpus_add_up_local(void *info)
{
	struct msrpp_program *program = info;
	struct msrpp_cpu_state *state = program->states[smp_processor_id()];

	if (state && state->is_counting)
		msrpp_add_up_counters(program, state, state->sums);
}

static void cpus_add_up(struct work_struct *work)
{
	struct msrpp_program *program;
	bool needed;

	cpus_read_lock();
	needed = msrpp_add_up_threads();
	mutex_lock(&programs_lock);
	list_for_each_entry(program, &programs, list) {
		if (READ_ONCE(program->run_state) != MSRPP_RUNNING)
			continue;
		needed = true;
		on_each_cpu_mask(program->cpu_mask, cpus_add_up_local, program, 1);
	}
	mutex_unlock(&programs_lock);
	cpus_read_unlock();
	if (needed)
		msrpp_schedule_add_up();
}

/* Adds a program to the list, unless the machine is suspended. Returns whether it was added. */
static bool cpus_enlist(struct msrpp_program *program)
{
	bool enlisted;

	mutex_lock(&programs_lock);
	enlisted = !machine_suspended;
	if (enlisted)
		list_add_tail(&program->list, &programs);
	mutex_unlock(&programs_lock);
	return enlisted;
}

/*
 * Checks the program's claims (conditions under which others use its registers) on all CPUs before
 * the first write on any of them.
 */
static int cpus_open_all(struct msrpp_program *program, struct msrpp_failure *failure)
{
	int error;
	u32 i;

	for (i = 0; i < program->cpu_count; i++)
		if (!cpu_online(program->cpus[i]))
			return msrpp_fail(failure, MSRPP_REASON_CPU_OFFLINE, ENXIO,
					  program->cpus[i], 0, i);
	error = cpus_call(program, failure, cpus_check_and_save);
	if (error)
		return error;
	if (!cpus_enlist(program))
		return msrpp_fail(failure, MSRPP_REASON_SUSPENDED, ENXIO, program->cpus[0], 0, 0);
	program->run_state = MSRPP_READY;
	error = cpus_call(program, failure, cpus_set_up);
	if (error)
		cpus_close_program(program, failure);
	return error;
}

/* --- calls of programs that count CPUs --------------------------------------------------- */

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
	/*
	 * the state is set before the CPUs are called: a counter may run on one CPU though another
	 * CPU failed
	 */
	program->run_state = MSRPP_RUNNING;
	error = cpus_call(program, failure, cpus_start_local);
	if (error)
		cpus_close_program(program, failure);
	else
		msrpp_schedule_add_up();
	cpus_read_unlock();
	return error;
}

int msrpp_cpus_stop(struct msrpp_program *program, struct msrpp_failure *failure)
{
	int error;

	cpus_read_lock();
	error = cpus_call(program, failure, cpus_stop_local);
	if (error)
		cpus_close_program(program, failure);
	else
		program->run_state = MSRPP_READY;
	cpus_read_unlock();
	return error;
}

/*
 * Reads the counters of a program. A program on a single CPU interrupts no other CPU, and is read
 * directly where the caller runs on that CPU.
 */
int msrpp_cpus_read_counts(struct msrpp_program *program, struct msrpp_failure *failure)
{
	struct cpus_call_info call = { .program = program, .function = cpus_count_local };
	struct msrpp_cpu_state *state;
	unsigned long flags;

	if (program->cpu_count > 1)
		return cpus_call(program, failure, cpus_count_local);
	state = program->states[program->cpus[0]];
	state->has_executed = false;
	local_irq_save(flags);
	if (smp_processor_id() == state->cpu) {
		cpus_call_local(&call);
		local_irq_restore(flags);
	} else {
		local_irq_restore(flags);
		smp_call_function_single(state->cpu, cpus_call_local, &call, 1);
	}
	return likely(cpus_all_succeeded(program)) ? 0 : cpus_collect_failures(program, failure);
}

/* Closes a program. program->close_failure has the registers that could not be restored. */
void msrpp_cpus_end(struct msrpp_program *program)
{
	struct msrpp_failure ignored = {};

	cpus_read_lock();
	cpus_close_program(program, &ignored);
	cpus_read_unlock();
}

void msrpp_programs_exit(void)
{
	cancel_delayed_work_sync(&add_up_work);
}
