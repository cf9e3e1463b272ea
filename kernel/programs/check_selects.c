// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * A counter does not say what it counts, nor whom: its select does, on NetBurst an ESCR behind
 * that. A program without CAP_PERFMON reads only counters whose selects it has written itself, and
 * so with the bits that it may not have at 0; it switches on no others. What somebody left in the
 * select of another one may count the kernel, or interrupt.
 */
#include <linux/bitops.h>
#include <linux/errno.h>

#include <msr/backend/shim_selects.h>

#include "program.h"

/* Steps are in the order in which they are carried out first. */
static bool is_written_before(const struct msrpp_program *program, u32 count,
			      const struct msrpp_select *select)
{
	u32 i;

	for (i = 0; select->address && i < count; i++) {
		const struct msrpp_step *step = &program->steps[i];

		if (program->registers[step->touched].address == select->address &&
		    !(select->choice & ~step->mask))
			return true;
	}
	return false;
}

static int refuse_foreign_counter(struct msrpp_failure *failure, u32 address, u32 index)
{
	msrpp_fail(failure, MSRPP_REASON_NO_RIGHTS, EPERM, 0, address, index);
	failure->value = MSRPP_RIGHTS_CPUS;
	return -EPERM;
}

static int selects_check_global(const struct msrpp_program *program, u32 i,
				struct msrpp_failure *failure)
{
	const struct msrpp_step *step = &program->steps[i];
	const u32 known_address = program->registers[step->touched].address;
	struct msrpp_select select;
	u64 bits = step->value;

	if (!msrpp_switches_on(known_address))
		return 0;
	while (bits) {
		select = msrpp_select_of(msrpp_counter_behind(known_address, __ffs64(bits)));
		bits &= bits - 1;
		if (!is_written_before(program, i, &select))
			return refuse_foreign_counter(failure, step->address, i);
	}
	return 0;
}

/* What the register holds, as far as the program has written it. */
struct content {
	u64 value;
	u64 known;	/* bits */
};

static bool is_own_choice(const struct msrpp_program *program, u32 before, u32 counter,
			  const struct content *cccr)
{
	const struct msrpp_select escr = {
		.address = msrpp_escr_of(counter, cccr->value),
		.choice = MSRPP_ALL_BITS,
	};

	if (MSRPP_CCCR_CHOICE & ~cccr->known)
		return false;
	return !(cccr->value & MSRPP_CCCR_COUNTS) || is_written_before(program, before, &escr);
}

/*
 * After each write of a CCCR it is known whether its counter may count, and by which ESCR. Once
 * more from the start: what was written last is found there.
 */
static int selects_check_cccr(const struct msrpp_program *program, u32 t,
			      struct msrpp_failure *failure)
{
	const u32 count = program->set_up_count + program->start_count + program->stop_count;
	const u32 counter = msrpp_counter_of_cccr(program->registers[t].address);
	struct content cccr = {};
	u32 round, i;

	for (round = 0; counter && round < 2; round++) {
		for (i = 0; i < count; i++) {
			const struct msrpp_step *step = &program->steps[i];

			if (step->touched != t)
				continue;
			cccr.value = (cccr.value & ~step->mask) | step->value;
			cccr.known |= step->mask;
			if (!is_own_choice(program, round ? count : i, counter, &cccr))
				return refuse_foreign_counter(failure, step->address, i);
		}
	}
	return 0;
}

/* Counters, also those outside of a core, whose selects no list gives. */
static int selects_check_readout(const struct msrpp_program *program, u32 i,
				 struct msrpp_failure *failure)
{
	const u32 address = program->readouts[i].address;
	const struct msrpp_register known = msrpp_look_up(address);
	const struct msrpp_select select = msrpp_select_of(known.address);

	if (!msrpp_is_counter(&known))
		return 0;
	if (is_written_before(program, program->set_up_count + program->start_count, &select))
		return 0;
	return refuse_foreign_counter(failure, address, i);
}

int msrpp_check_selects(const struct msrpp_program *program, struct msrpp_failure *failure)
{
	const u32 count = program->set_up_count + program->start_count + program->stop_count;
	int error = 0;
	u32 i;

	if (!msrpp_hides(program))
		return 0;
	for (i = 0; !error && i < count; i++)
		error = selects_check_global(program, i, failure);
	for (i = 0; !error && i < program->touched_count; i++)
		error = selects_check_cccr(program, i, failure);
	for (i = 0; !error && i < program->readout_count; i++)
		error = selects_check_readout(program, i, failure);
	return error;
}
