// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * The phases of a program on the CPU that runs this, with interrupts off. What each of them does is
 * what include/msr/session/execution/execute.hpp does from user space.
 */
#include <linux/errno.h>
#include <linux/string.h>

#include "program.h"

static int program_read_fault(struct msrpp_state *state, u32 address, u32 index)
{
	return msrpp_fail(&state->failure, MSRPP_REASON_FAULT, EIO, state->cpu, address, index);
}

static int program_write_fault(struct msrpp_state *state, u32 address, u64 value, u32 index)
{
	const bool first = !state->failure.reason;

	msrpp_fail(&state->failure, MSRPP_REASON_WRITE_FAULT, EIO, state->cpu, address, index);
	if (first)
		state->failure.value = value;
	return -EIO;
}

/*
 * Into this failure, which need not be that of the state: others read that one. Who counts no CPUs
 * is told no value: what was found is somebody else's; and a counter is not compared for it, for
 * whether the bits that it names are the same tells as much.
 */
static int program_compare_register(const struct msrpp_program *program,
				    const struct msrpp_state *state, u32 i, u64 wanted,
				    struct msrpp_failure *failure)
{
	const u32 address = program->touched[i].address;
	const u64 check = program->changed[i].check & ~program->changed[i].shared;
	u64 now;

	if (msrpp_hides(program) && program->changed[i].counts)
		return 0;
	if (msrpp_read_register(address, &now))
		return msrpp_fail(failure, MSRPP_REASON_FAULT, EIO, state->cpu, address, i);
	if (!((now ^ wanted) & check))
		return 0;
	if (!failure->reason) {
		msrpp_fail(failure, MSRPP_REASON_NOT_KEPT, EREMOTEIO, state->cpu, address, i);
		if (!msrpp_hides(program)) {
			failure->value = wanted & check;
			failure->got = now & check;
		}
	}
	return -EREMOTEIO;
}

int msrpp_check_claims(const struct msrpp_program *program, struct msrpp_state *state)
{
	u64 now;
	u32 i;

	for (i = 0; i < program->claim_count; i++) {
		const struct msrpp_claim *claim = &program->claims[i];

		if (msrpp_read_register(claim->address, &now))
			return program_read_fault(state, claim->address, i);
		if ((now & claim->mask) != claim->taken)
			continue;
		msrpp_fail(&state->failure, MSRPP_REASON_CLAIMED, EBUSY, state->cpu,
			   claim->address, i);
		state->failure.value = claim->taken;
		state->failure.got = msrpp_hides(program) ? now & claim->mask : now;
		return -EBUSY;
	}
	state->claims_checked = true;
	return 0;
}

int msrpp_save(const struct msrpp_program *program, struct msrpp_state *state)
{
	u32 i;

	for (i = 0; i < program->touched_count; i++) {
		struct msrpp_memory *memory = &state->memory[i];

		*memory = (struct msrpp_memory){};
		if (!program->changed[i].save)
			continue;
		if (msrpp_read_register(program->touched[i].address, &memory->found))
			return program_read_fault(state, program->touched[i].address, i);
	}
	state->saved = true;
	return 0;
}

static int program_carry_out_step(const struct msrpp_program *program, struct msrpp_state *state,
				  u32 i)
{
	const struct msrpp_step *step = &program->steps[i];
	struct msrpp_memory *memory = &state->memory[step->touched];
	u32 address = step->address;
	u64 value = step->value;
	u64 now;

	if (step->mask != ~0ULL) {
		if (msrpp_read_register(address, &now))
			return program_read_fault(state, address, i);
		value = (now & ~step->mask) | (value & step->mask);
		address = msrpp_address_under(address, step->mask);
	}
	memory->changed = true;
	if (msrpp_write_register(address, value))
		/* not what was read: the caller may not be allowed to read it */
		return program_write_fault(state, step->address, step->value, i);
	memory->written = value;
	memory->to_verify = true;
	return 0;
}

static int program_carry_out_phase(const struct msrpp_program *program, struct msrpp_state *state,
				   u32 first, u32 count)
{
	u32 i;
	int error = 0;

	for (i = first; !error && i < first + count; i++)
		error = program_carry_out_step(program, state, i);
	return error;
}

int msrpp_verify(const struct msrpp_program *program, struct msrpp_state *state)
{
	u32 i;
	int error;

	for (i = 0; i < program->touched_count; i++) {
		struct msrpp_memory *memory = &state->memory[i];

		if (!memory->to_verify || !program->changed[i].check)
			continue;
		error = program_compare_register(program, state, i, memory->written,
						 &state->failure);
		if (error)
			return error;
		memory->to_verify = false;
	}
	return 0;
}

int msrpp_verify_settings(const struct msrpp_program *program, struct msrpp_state *state)
{
	u32 i;
	int error;

	for (i = 0; i < program->touched_count; i++) {
		if (!state->memory[i].changed || !program->changed[i].check ||
		    program->changed[i].counts)
			continue;
		error = program_compare_register(program, state, i, state->memory[i].written,
						 &state->failure);
		if (error)
			return error;
	}
	return 0;
}

int msrpp_set_up(const struct msrpp_program *program, struct msrpp_state *state)
{
	int error = program_carry_out_phase(program, state, 0, program->set_up_count);

	state->fresh = true;
	return error ? error : msrpp_verify(program, state);
}

int msrpp_set_running(const struct msrpp_program *program, struct msrpp_state *state)
{
	state->fresh = false;
	return program_carry_out_phase(program, state, program->set_up_count, program->start_count);
}

/* All of it, whatever fails. */
int msrpp_set_stopped(const struct msrpp_program *program, struct msrpp_state *state)
{
	const u32 first = program->set_up_count + program->start_count;
	int error, result = 0;
	u32 i;

	for (i = first; i < first + program->stop_count; i++) {
		error = program_carry_out_step(program, state, i);
		if (error && !result)
			result = error;
	}
	return result;
}

/*
 * The way that is taken most often: one pass, and no call for each register. The value of each; or
 * with `sums`, which get what each one moved since `last`.
 */
static __always_inline int program_read_all(const struct msrpp_program *program,
					    struct msrpp_state *state, u64 *into, bool add_up)
{
	const struct msrpp_readout *readouts = program->readouts;
	const u64 *masks = program->readout_masks;
	const u32 count = program->readout_count;
	u64 now;
	u32 i;

	for (i = 0; i < count; i++) {
		const u32 address = readouts[i].address;

		if (unlikely(msrpp_read_register(address, &now)))
			return program_read_fault(state, address, i);
		if (add_up) {
			state->sums[i] += (now - state->last[i]) & masks[i];
			state->last[i] = now;
			now = state->sums[i];
		}
		into[i] = now;
	}
	return 0;
}

int msrpp_read_counters(const struct msrpp_program *program, struct msrpp_state *state, u64 *into)
{
	return program_read_all(program, state, into, false);
}

/*
 * Before a set-up, which need not write the counters that it reads: what others left in them is not
 * to be seen.
 */
int msrpp_hide_before(const struct msrpp_program *program, struct msrpp_state *state)
{
	u32 i;

	for (i = 0; i < program->readout_count; i++) {
		const u32 t = program->hidden[i], address = program->readouts[i].address;

		if (t == MSRPP_NOT_HIDDEN)
			continue;
		state->memory[t].changed = true;
		if (msrpp_write_register(address, 0))
			return program_write_fault(state, address, 0, i);
	}
	return 0;
}

/*
 * Reads the counters when the thread comes back. A program need not stop them: one that moved since
 * it was read last counted other threads, and begins at 0.
 */
int msrpp_read_and_hide(const struct msrpp_program *program, struct msrpp_state *state)
{
	u64 now;
	u32 i;

	for (i = 0; i < program->readout_count; i++) {
		const u32 t = program->hidden[i], address = program->readouts[i].address;

		if (msrpp_read_register(address, &now))
			return program_read_fault(state, address, i);
		if (t != MSRPP_NOT_HIDDEN && now != state->last[i]) {
			now = 0;
			if (msrpp_write_register(address, now))
				return program_write_fault(state, address, now, i);
		}
		state->last[i] = now;
	}
	return 0;
}

/* Counts are from here on. */
int msrpp_begin_counting(const struct msrpp_program *program, struct msrpp_state *state)
{
	memset(state->sums, 0, program->readout_count * sizeof(u64));
	state->counting = !program_read_all(program, state, state->last, false);
	return state->counting ? 0 : -EIO;
}

/* Since START, in 64 bits, where this is called before a counter comes round twice. */
int msrpp_count(const struct msrpp_program *program, struct msrpp_state *state, u64 *into)
{
	return program_read_all(program, state, into, true);
}

static bool program_puts_back(const struct msrpp_program *program, const struct msrpp_state *state,
			      u32 i)
{
	return state->memory[i].changed && program->changed[i].save;
}

/* Bits of others stay as they are; where they cannot be read, all is as it was found. */
static int program_write_found(const struct msrpp_program *program, const struct msrpp_state *state,
			       u32 i)
{
	const struct msrpp_changed *changed = &program->changed[i];
	const u32 address = program->touched[i].address;
	u64 value = state->memory[i].found;
	u64 now;

	if (changed->shared && !msrpp_read_register(address, &now))
		value = (value & ~changed->shared) | (now & changed->shared);
	return msrpp_write_under_mask(address, value, changed->mask);
}

/* Looks whether the register has its old value, and writes it once more where it has not. */
static int program_make_sure(const struct msrpp_program *program, const struct msrpp_state *state,
			     u32 i, struct msrpp_failure *failure)
{
	struct msrpp_failure first = {};

	if (!program_compare_register(program, state, i, state->memory[i].found, &first))
		return 0;
	program_write_found(program, state, i);
	return program_compare_register(program, state, i, state->memory[i].found, failure);
}

/* Puts back every register that was written, in the program's order, whatever fails. */
void msrpp_put_back(const struct msrpp_program *program, struct msrpp_state *state)
{
	u32 i;

	if (!state->saved)
		return;
	for (i = 0; i < program->touched_count; i++)
		if (program_puts_back(program, state, i))
			program_write_found(program, state, i);	/* a refusal shows below */
	for (i = 0; i < program->touched_count; i++) {
		if (program_puts_back(program, state, i) &&
		    program_make_sure(program, state, i, &state->failure))
			state->left++;
		state->memory[i].changed = false;
	}
	state->saved = false;
}
