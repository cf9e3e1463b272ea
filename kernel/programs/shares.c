// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Programs with shares of slots: the checks of LOAD, and how fixed counter 3 and IA32_PERF_METRICS
 * are read together and cleared; shares.h says why they are cleared. In a program with shares, the
 * count of fixed counter 3 comes from that common reading.
 */
#include <linux/errno.h>

#include <msr/backend/shim_registers.h>

#include "program.h"

/* --- checks of LOAD for shares of slots -------------------------------------------------- */

static int shares_check_readout(const struct msrpp_program *program, u32 i, bool is_metrics,
				struct msrpp_failure *failure)
{
	const struct msrpp_readout *readout = &program->readouts[i];

	if (!is_metrics)
		return readout->share ? msrpp_fail_malformed(failure, readout->address, i) : 0;
	/* A share of slots has no counter, so that RDPMC cannot read it. */
	if (!readout->share || readout->share > MSRPP_SHARE(7) || readout->width != 64 ||
	    readout->rdpmc != MSRPP_NO_RDPMC)
		return msrpp_fail_malformed(failure, readout->address, i);
	return readout->share > msrpp_metrics_share_count() ? -EOPNOTSUPP : 0;
}

/*
 * Finds a register that the module reads and writes for a program with shares: the program must
 * change that register, so that it is owned and restored.
 */
static int shares_find_register(const struct msrpp_program *program, u32 known_address, u32 *index,
				struct msrpp_failure *failure)
{
	const struct msrpp_rights *rights;

	*index = 0;
	while (*index < program->changed_register_count &&
	       program->known_registers[*index].address != known_address)
		(*index)++;
	if (*index == program->changed_register_count)
		return msrpp_fail_malformed(failure, known_address, 0);
	rights = &program->policies[*index].rights;
	return rights->may_read ? 0 :
				  msrpp_fail(failure, msrpp_read_refusal(rights), EACCES, 0,
					     known_address, *index);
}

static int shares_find_registers(struct msrpp_program *program, struct msrpp_failure *failure)
{
	const struct msrpp_rights *rights;
	u32 reason;
	int error =
		shares_find_register(program, MSRPP_SLOTS_COUNTER, &program->slots_index, failure);

	if (!error)
		error = shares_find_register(program, MSRPP_PERF_METRICS, &program->metrics_index,
					     failure);
	if (!error)
		error = shares_find_register(program, MSRPP_GLOBAL_CTRL,
					     &program->global_ctrl_index, failure);
	if (error)
		return error;
	/*
	 * fixed counter 3 is cleared and restored before IA32_PERF_METRICS, so its index is
	 * lower
	 */
	if (program->slots_index > program->metrics_index)
		return msrpp_fail_malformed(failure, MSRPP_PERF_METRICS, program->metrics_index);
	rights = &program->policies[program->global_ctrl_index].rights;
	if (!(MSRPP_ENABLED_SLOTS & ~rights->mask))
		return 0;
	reason = msrpp_write_refusal(rights, MSRPP_ENABLED_SLOTS);
	return msrpp_fail(failure, reason, msrpp_refusal_error(reason), 0, MSRPP_GLOBAL_CTRL,
			  program->global_ctrl_index);
}

/*
 * Checks the counters of a program that are shares of slots, and fills program->share_positions
 * with the positions of their sums.
 */
int msrpp_check_shares(struct msrpp_program *program, struct msrpp_failure *failure)
{
	int error = 0;
	u32 i;

	for (i = 0; !error && i < program->readout_count; i++) {
		const u32 address = program->readouts[i].address;
		const struct msrpp_register known = msrpp_lookup_register(address);
		const bool is_metrics = known.address == MSRPP_PERF_METRICS &&
					msrpp_metrics_share_count();

		if (program->readouts[i].share && !msrpp_metrics_share_count())
			return -EOPNOTSUPP;
		error = shares_check_readout(program, i, is_metrics, failure);
		program->has_shares |= is_metrics;
		program->share_positions[i] =
			is_metrics ? MSRPP_SLOTS_POSITION + program->readouts[i].share : 0;
	}
	if (error || !program->has_shares)
		return error;
	for (i = 0; i < program->readout_count; i++) {
		const struct msrpp_readout *readout = &program->readouts[i];

		if (msrpp_lookup_register(readout->address).address != MSRPP_SLOTS_COUNTER)
			continue;
		if (readout->rdpmc != MSRPP_NO_RDPMC)
			return msrpp_fail_malformed(failure, readout->address, i);
		program->share_positions[i] = MSRPP_SLOTS_POSITION;
	}
	return shares_find_registers(program, failure);
}

/* --- functions that run on this CPU with interrupts off ---------------------------------- */

static int shares_fault(const struct msrpp_program *program, struct msrpp_cpu_state *state,
			u32 index, u32 reason)
{
	return msrpp_fail(&state->failure, reason, EIO, state->cpu,
			  program->changed_registers[index].address, index);
}

static int shares_read(const struct msrpp_program *program, struct msrpp_cpu_state *state,
		       u32 index, u64 *value)
{
	if (!msrpp_read_register(program->changed_registers[index].address, value))
		return 0;
	return shares_fault(program, state, index, MSRPP_REASON_FAULT);
}

static int shares_write(const struct msrpp_program *program, struct msrpp_cpu_state *state,
			u32 index, u64 value)
{
	if (!msrpp_write_register(program->changed_registers[index].address, value))
		return 0;
	return shares_fault(program, state, index, MSRPP_REASON_WRITE_FAULT);
}

/*
 * Clears fixed counter 3, which counts slots, and then IA32_PERF_METRICS (as Linux does in
 * icl_set_topdown_event_period).
 */
static int shares_clear(const struct msrpp_program *program, struct msrpp_cpu_state *state)
{
	int error;

	state->register_states[program->slots_index].dirty = true;
	state->register_states[program->metrics_index].dirty = true;
	error = shares_write(program, state, program->slots_index, 0);
	return error ? error : shares_write(program, state, program->metrics_index, 0);
}

/* Fails with values in the failure only where the caller may see what others leave in registers. */
static int shares_refuse(const struct msrpp_program *program, struct msrpp_cpu_state *state,
			 u64 slots, u64 metrics)
{
	const bool hides = msrpp_hides_counters(program);
	const u32 index = program->metrics_index;

	return msrpp_fail_with(&state->failure,
			       (struct msrpp_failure){
				       .reason = MSRPP_REASON_NOT_SHARES,
				       .error = EREMOTEIO,
				       .cpu = state->cpu,
				       .address = program->changed_registers[index].address,
				       .value = hides ? 0 : slots,
				       .actual_value = hides ? 0 : metrics,
				       .index = index,
			       });
}

/*
 * Reads fixed counter 3 and IA32_PERF_METRICS while both stand still, and clears them where they
 * are added up.
 */
static int shares_read_and_add(const struct msrpp_program *program, struct msrpp_cpu_state *state,
			       bool leaves)
{
	struct msrpp_shares *shares = state->shares;
	u64 slots, metrics;
	bool adds;
	int error = shares_read(program, state, program->slots_index, &slots);

	if (!error)
		error = shares_read(program, state, program->metrics_index, &metrics);
	if (error)
		return error;
	adds = leaves || slots >= MSRPP_LEAST_SLOTS;
	if (adds) {
		msrpp_shares_add(shares, slots, metrics);
		error = shares_clear(program, state);
	}
	msrpp_shares_update_shown(shares, adds ? 0 : slots, adds ? 0 : metrics);
	if (!error && !msrpp_shares_are_usable(shares, slots, metrics))
		error = shares_refuse(program, state, slots, metrics);
	return error;
}

/*
 * Disables fixed counter 3 and IA32_PERF_METRICS while `function` runs, where they are enabled;
 * only their two enable bits change.
 */
static int shares_call_stopped(const struct msrpp_program *program, struct msrpp_cpu_state *state,
			       bool leaves,
			       int (*function)(const struct msrpp_program *program,
					       struct msrpp_cpu_state *state, bool leaves))
{
	u64 enabled;
	int error = shares_read(program, state, program->global_ctrl_index, &enabled), last;

	if (!error && (enabled & MSRPP_ENABLED_SLOTS))
		error = shares_write(program, state, program->global_ctrl_index,
				     enabled & ~MSRPP_ENABLED_SLOTS);
	if (error)
		return error;
	error = function(program, state, leaves);
	if (!(enabled & MSRPP_ENABLED_SLOTS))
		return error;
	last = shares_write(program, state, program->global_ctrl_index, enabled);
	return error ? error : last;
}

static int shares_discard(const struct msrpp_program *program, struct msrpp_cpu_state *state,
			  bool unused)
{
	return shares_clear(program, state);
}

/*
 * Clears fixed counter 3 and IA32_PERF_METRICS when a thread comes or START begins: whatever has
 * been counted there before is not the program's.
 */
int msrpp_begin_shares(const struct msrpp_program *program, struct msrpp_cpu_state *state)
{
	return shares_call_stopped(program, state, false, shares_discard);
}

/* Returns the slots of a share, or those that fixed counter 3 counted, by the last reading. */
u64 msrpp_get_shown_slots(const struct msrpp_program *program, const struct msrpp_cpu_state *state,
			  u32 readout)
{
	return state->shares->shown_sums[program->share_positions[readout] - MSRPP_SLOTS_POSITION];
}

static int shares_read_value(const struct msrpp_program *program, struct msrpp_cpu_state *state,
			     u32 i, u64 *value)
{
	const u32 address = program->readouts[i].address;

	if (program->share_positions[i]) {
		*value = msrpp_get_shown_slots(program, state, i);
		return 0;
	}
	if (!msrpp_read_register(address, value))
		return 0;
	return msrpp_fail(&state->failure, MSRPP_REASON_FAULT, EIO, state->cpu, address, i);
}

/*
 * Reads all counters of a program with shares; with `add_up` as sums since START. Where the thread
 * `leaves` the CPU, all that fixed counter 3 and IA32_PERF_METRICS hold is added up, also few
 * slots; else few slots stay in the two registers, so that frequent readings lose nothing.
 */
int msrpp_read_with_shares(const struct msrpp_program *program, struct msrpp_cpu_state *state,
			   u64 *values, bool add_up, bool leaves)
{
	int error = shares_call_stopped(program, state, leaves, shares_read_and_add);
	u64 actual = 0;
	u32 i;

	for (i = 0; !error && i < program->readout_count; i++) {
		error = shares_read_value(program, state, i, &actual);
		if (error)
			break;
		if (add_up) {
			state->sums[i] += (actual - state->last_values[i]) &
					  program->readout_masks[i];
			state->last_values[i] = actual;
			actual = state->sums[i];
		}
		values[i] = actual;
	}
	return error;
}
