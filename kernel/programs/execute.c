// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Executes the phases of a program on this CPU, with interrupts off, as
 * include/msr/session/execution/execute.hpp does in user space.
 */
#include <linux/errno.h>
#include <linux/string.h>

#include "program.h"

static int program_read_fault(struct msrpp_cpu_state *state, u32 address, u32 index)
{
	return msrpp_fail(&state->failure, MSRPP_REASON_FAULT, EIO, state->cpu, address, index);
}

static int program_write_fault(struct msrpp_cpu_state *state, u32 address, u64 value, u32 index)
{
	return msrpp_fail_with(&state->failure, (struct msrpp_failure){
							.reason = MSRPP_REASON_WRITE_FAULT,
							.error = EIO,
							.cpu = state->cpu,
							.address = address,
							.value = value,
							.index = index,
						});
}

/*
 * Compares a register with its expected value, in the bits that read back as written. The caller
 * chooses the failure to fill in, which need not be state->failure: that one is read by other CPUs.
 * Programs without the right to count CPUs get no values in a failure, since a value may be another
 * user's; and counters of such programs are not compared, since the result would reveal what other
 * threads do.
 */
static int program_compare_register(const struct msrpp_program *program,
				    const struct msrpp_cpu_state *state, u32 i, u64 expected,
				    struct msrpp_failure *failure)
{
	const u32 address = program->changed_registers[i].address;
	const u64 check_mask = program->policies[i].check_mask & ~program->policies[i].foreign_mask;
	const u64 shown_mask = msrpp_hides_counters(program) ? 0 : check_mask;
	u64 actual;

	if (msrpp_hides_counters(program) && program->policies[i].counts)
		return 0;
	if (msrpp_read_register(address, &actual))
		return msrpp_fail(failure, MSRPP_REASON_FAULT, EIO, state->cpu, address, i);
	if (!((actual ^ expected) & check_mask))
		return 0;
	return msrpp_fail_with(failure, (struct msrpp_failure){
						.reason = MSRPP_REASON_NOT_KEPT,
						.error = EREMOTEIO,
						.cpu = state->cpu,
						.address = address,
						.value = expected & shown_mask,
						.actual_value = actual & shown_mask,
						.index = i,
					});
}

/* Checks that no register of the program's claims belongs to another user on this CPU. */
int msrpp_check_claims(const struct msrpp_program *program, struct msrpp_cpu_state *state)
{
	u64 actual;
	u32 i;

	for (i = 0; i < program->claim_count; i++) {
		const struct msrpp_claim *claim = &program->claims[i];

		if (msrpp_read_register(claim->address, &actual))
			return program_read_fault(state, claim->address, i);
		if ((actual & claim->mask) != claim->taken_value)
			continue;
		return msrpp_fail_with(
			&state->failure,
			(struct msrpp_failure){
				.reason = MSRPP_REASON_CLAIMED,
				.error = EBUSY,
				.cpu = state->cpu,
				.address = claim->address,
				.value = claim->taken_value,
				.actual_value = msrpp_hides_counters(program) ?
							actual & claim->mask :
							actual,
				.index = i,
			});
	}
	state->claims_checked = true;
	return 0;
}

/* Reads the values to which the changed registers are restored when the program ends. */
int msrpp_save_registers(const struct msrpp_program *program, struct msrpp_cpu_state *state)
{
	u32 i;

	for (i = 0; i < program->changed_register_count; i++) {
		struct msrpp_register_state *register_state = &state->register_states[i];

		*register_state = (struct msrpp_register_state){};
		if (!program->policies[i].save)
			continue;
		if (msrpp_read_register(program->changed_registers[i].address,
					&register_state->old_value))
			return program_read_fault(state, program->changed_registers[i].address, i);
	}
	state->saved = true;
	return 0;
}

static int program_execute_write(const struct msrpp_program *program, struct msrpp_cpu_state *state,
				 u32 i)
{
	const struct msrpp_program_write *write = &program->writes[i];
	struct msrpp_register_state *register_state =
		&state->register_states[write->register_index];
	u32 address = write->address;
	u64 value = write->value;
	u64 actual;

	if (write->mask != ~0ULL) {
		if (msrpp_read_register(address, &actual))
			return program_read_fault(state, address, i);
		value = (actual & ~write->mask) | (value & write->mask);
		address = msrpp_masked_write_address(address, write->mask);
	}
	register_state->dirty = true;
	if (msrpp_write_register(address, value))
		/*
		 * the failure has no bits of the old value: the caller may have no right to read
		 * them
		 */
		return program_write_fault(state, write->address, write->value, i);
	register_state->written_value = value;
	register_state->unverified = true;
	return 0;
}

static int program_execute_phase(const struct msrpp_program *program, struct msrpp_cpu_state *state,
				 u32 first, u32 count)
{
	u32 i;
	int error = 0;

	for (i = first; !error && i < first + count; i++)
		error = program_execute_write(program, state, i);
	return error;
}

/* Verifies that the registers written since their last verification read back as written. */
int msrpp_verify_writes(const struct msrpp_program *program, struct msrpp_cpu_state *state)
{
	u32 i;
	int error;

	for (i = 0; i < program->changed_register_count; i++) {
		struct msrpp_register_state *register_state = &state->register_states[i];

		if (!register_state->unverified || !program->policies[i].check_mask)
			continue;
		error = program_compare_register(program, state, i, register_state->written_value,
						 &state->failure);
		if (error)
			return error;
		register_state->unverified = false;
	}
	return 0;
}

/* Verifies that nobody else has changed the written registers, but for those that count. */
int msrpp_verify_settings(const struct msrpp_program *program, struct msrpp_cpu_state *state)
{
	u32 i;
	int error;

	for (i = 0; i < program->changed_register_count; i++) {
		if (!state->register_states[i].dirty || !program->policies[i].check_mask ||
		    program->policies[i].counts)
			continue;
		error = program_compare_register(program, state, i,
						 state->register_states[i].written_value,
						 &state->failure);
		if (error)
			return error;
	}
	return 0;
}

int msrpp_execute_set_up(const struct msrpp_program *program, struct msrpp_cpu_state *state)
{
	int error = program_execute_phase(program, state, 0, program->set_up_count);

	state->is_fresh = true;
	return error ? error : msrpp_verify_writes(program, state);
}

int msrpp_execute_start(const struct msrpp_program *program, struct msrpp_cpu_state *state)
{
	state->is_fresh = false;
	return program_execute_phase(program, state, program->set_up_count, program->start_count);
}

/* Executes all writes of the stop phase, also after one has failed. Returns the first error. */
int msrpp_execute_stop(const struct msrpp_program *program, struct msrpp_cpu_state *state)
{
	const u32 first = program->set_up_count + program->start_count;
	int error, result = 0;
	u32 i;

	for (i = first; i < first + program->stop_count; i++) {
		error = program_execute_write(program, state, i);
		if (error && !result)
			result = error;
	}
	return result;
}

/*
 * Reads all counters of a program in one pass, without a call for each: COUNTS is the most frequent
 * operation. `values` gets the counters' values; with `add_up` the sums, to which the events since
 * `last_values` are added.
 */
static __always_inline int program_read_all(const struct msrpp_program *program,
					    struct msrpp_cpu_state *state, u64 *values, bool add_up)
{
	const struct msrpp_readout *readouts = program->readouts;
	const u64 *masks = program->readout_masks;
	const u32 count = program->readout_count;
	u64 actual;
	u32 i;

	if (unlikely(program->has_shares))
		return msrpp_read_with_shares(program, state, values, add_up, false);
	for (i = 0; i < count; i++) {
		const u32 address = readouts[i].address;

		if (unlikely(msrpp_read_register(address, &actual)))
			return program_read_fault(state, address, i);
		if (add_up) {
			state->sums[i] += (actual - state->last_values[i]) & masks[i];
			state->last_values[i] = actual;
			actual = state->sums[i];
		}
		values[i] = actual;
	}
	return 0;
}

int msrpp_read_counters(const struct msrpp_program *program, struct msrpp_cpu_state *state,
			u64 *values)
{
	return program_read_all(program, state, values, false);
}

/*
 * Reads the counters of a thread that stops being counted on this CPU, as msrpp_read_counters()
 * does.
 */
int msrpp_read_leaving_counters(const struct msrpp_program *program, struct msrpp_cpu_state *state,
				u64 *values)
{
	if (program->has_shares)
		return msrpp_read_with_shares(program, state, values, false, true);
	return program_read_all(program, state, values, false);
}

/*
 * Clears hidden counters (hidden from the program while its thread is away) before the set-up
 * phase, which need not write them: the program must not read values that others left there.
 */
int msrpp_clear_hidden_counters(const struct msrpp_program *program, struct msrpp_cpu_state *state)
{
	u32 i;

	for (i = 0; i < program->readout_count; i++) {
		const u32 register_index = program->hidden_indices[i];
		const u32 address = program->readouts[i].address;

		if (register_index == MSRPP_NOT_HIDDEN)
			continue;
		state->register_states[register_index].dirty = true;
		if (msrpp_write_register(address, 0))
			return program_write_fault(state, address, 0, i);
	}
	return 0;
}

/*
 * Reads the counters when a thread comes back. A program need not stop its counters: a hidden
 * counter (hidden from the program while its thread is away) whose value has changed since its last
 * reading has counted other threads, and is set to 0.
 */
int msrpp_read_hidden_counters(const struct msrpp_program *program, struct msrpp_cpu_state *state)
{
	u64 actual;
	u32 i;

	for (i = 0; i < program->readout_count; i++) {
		const u32 register_index = program->hidden_indices[i];
		const u32 address = program->readouts[i].address;

		/*
		 * the register (fixed counter 3 or IA32_PERF_METRICS) was cleared when the thread
		 * came
		 */
		if (program->share_positions[i]) {
			state->last_values[i] = msrpp_get_shown_slots(program, state, i);
			continue;
		}
		if (msrpp_read_register(address, &actual))
			return program_read_fault(state, address, i);
		if (register_index != MSRPP_NOT_HIDDEN && actual != state->last_values[i]) {
			actual = 0;
			if (msrpp_write_register(address, actual))
				return program_write_fault(state, address, actual, i);
		}
		state->last_values[i] = actual;
	}
	return 0;
}

/* Sets the program's sums to 0 and takes the counters' values as start values. */
int msrpp_begin_sums(const struct msrpp_program *program, struct msrpp_cpu_state *state)
{
	int error = 0;

	memset(state->sums, 0, program->readout_count * sizeof(u64));
	if (program->has_shares) {
		msrpp_forget_shares(state);
		error = msrpp_begin_shares(program, state);
	}
	state->is_counting = !error && !program_read_all(program, state, state->last_values, false);
	return state->is_counting ? 0 : -EIO;
}

/*
 * Adds up the counters. Sums since START are right if no counter of n bits counts 2^n events
 * between two calls of this function.
 */
int msrpp_add_up_counters(const struct msrpp_program *program, struct msrpp_cpu_state *state,
			  u64 *values)
{
	return program_read_all(program, state, values, true);
}

/* Whether the register of index `i` was written and is to be restored. */
static bool program_must_restore(const struct msrpp_program *program,
				 const struct msrpp_cpu_state *state, u32 i)
{
	return state->register_states[i].dirty && program->policies[i].save;
}

/*
 * Restores the old value of a register. Bits that are shared with others keep their present value;
 * where the register cannot be read, shared bits are restored too.
 */
static int program_restore_register(const struct msrpp_program *program,
				    const struct msrpp_cpu_state *state, u32 i)
{
	const struct msrpp_register_policy *policy = &program->policies[i];
	const u32 address = program->changed_registers[i].address;
	u64 value = state->register_states[i].old_value;
	u64 actual;

	if (policy->foreign_mask && !msrpp_read_register(address, &actual))
		value = (value & ~policy->foreign_mask) | (actual & policy->foreign_mask);
	return msrpp_write_masked(address, value, policy->restore_mask);
}

/*
 * Verifies that a register has its old value, and writes that value once more where the register
 * differs.
 */
static int program_verify_restored_register(const struct msrpp_program *program,
					    const struct msrpp_cpu_state *state, u32 i,
					    struct msrpp_failure *failure)
{
	struct msrpp_failure first = {};

	if (!program_compare_register(program, state, i, state->register_states[i].old_value,
				      &first))
		return 0;
	program_restore_register(program, state, i);
	return program_compare_register(program, state, i, state->register_states[i].old_value,
					failure);
}

/* Restores every changed register, in the program's order, also after one could not be restored. */
void msrpp_restore_registers(const struct msrpp_program *program, struct msrpp_cpu_state *state)
{
	u32 i;

	if (!state->saved)
		return;
	for (i = 0; i < program->changed_register_count; i++)
		if (program_must_restore(program, state, i))
			/* errors are ignored here: the second loop verifies each register */
			program_restore_register(program, state, i);
	for (i = 0; i < program->changed_register_count; i++) {
		if (program_must_restore(program, state, i) &&
		    program_verify_restored_register(program, state, i, &state->failure))
			state->unrestored_count++;
		state->register_states[i].dirty = false;
	}
	state->saved = false;
}
