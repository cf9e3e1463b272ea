// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Registers that switch many counters on say not whom these count: their selects do. A program
 * without CAP_PERFMON switches on a counter whose select it has written itself, with the bits that
 * it may not have at 0; not one that somebody left set for the kernel, or with its interrupt.
 */
#include <linux/bitops.h>
#include <linux/errno.h>

#include "msrpp.h"

/* With the bits that the program may not have: those are 0 in whatever it writes. */
static bool is_written_before(const struct msrpp_program *program, u32 count, u32 known_address)
{
	u32 i;

	for (i = 0; i < count; i++)
		if (program->registers[program->steps[i].touched].address == known_address)
			return true;
	return false;
}

static int check_step(const struct msrpp_program *program, u32 i, struct msrpp_failure *failure)
{
	const struct msrpp_step *step = &program->steps[i];
	const u32 known_address = program->registers[step->touched].address;
	u64 bits = step->value;
	u32 bit;

	if (!msrpp_switches_on(known_address))
		return 0;
	while (bits) {
		bit = __ffs64(bits);
		bits &= bits - 1;
		if (is_written_before(program, i, msrpp_select_behind(known_address, bit)))
			continue;
		msrpp_fail(failure, MSRPP_REASON_NO_RIGHTS, EPERM, 0, step->address, i);
		failure->value = MSRPP_RIGHTS_CPUS;
		return -EPERM;
	}
	return 0;
}

/* The steps of a program are in the order in which they are carried out. */
int msrpp_check_switched_on(const struct msrpp_program *program, struct msrpp_failure *failure)
{
	const u32 count = program->set_up_count + program->start_count + program->stop_count;
	int error = 0;
	u32 i;

	for (i = 0; !error && msrpp_hides(program) && i < count; i++)
		error = check_step(program, i, failure);
	return error;
}
