// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * A counter's select register, and on NetBurst the ESCR of its CCCR, determine which events the
 * counter counts and in which mode. A program without CAP_PERFMON may read only counters whose
 * select registers that program has written, with 0 in the bits that the caller may not set, and
 * may enable no other counters: the select register that somebody left may count the kernel, or
 * interrupt.
 */
#include <linux/bitops.h>
#include <linux/errno.h>

#include <msr/backend/shim_selects.h>

#include "program.h"

/*
 * Whether one of the first `count` writes of the program writes those bits of a select register
 * which decide what is counted. Writes are in the order of their first execution.
 */
static bool selects_written_before(const struct msrpp_program *program, u32 count,
				   const struct msrpp_select *select)
{
	u32 i;

	for (i = 0; select->address && i < count; i++) {
		const struct msrpp_program_write *write = &program->writes[i];

		if (program->known_registers[write->register_index].address == select->address &&
		    !(select->deciding_bits & ~write->mask))
			return true;
	}
	return false;
}

static int selects_refuse_counter(struct msrpp_failure *failure, u32 address, u32 index)
{
	msrpp_fail(failure, MSRPP_REASON_NO_RIGHTS, EPERM, 0, address, index);
	failure->value = MSRPP_RIGHTS_CPUS;
	return -EPERM;
}

/*
 * Checks the write `i` if its register enables counters by a bit for each: the program must have
 * written the select register of every counter that the write enables.
 */
static int selects_check_global_switch(const struct msrpp_program *program, u32 i,
				       struct msrpp_failure *failure)
{
	const struct msrpp_program_write *write = &program->writes[i];
	const u32 known_address = program->known_registers[write->register_index].address;
	struct msrpp_select select;
	u64 bits = write->value;

	if (!msrpp_is_global_switch(known_address))
		return 0;
	while (bits) {
		select = msrpp_find_select(
			msrpp_find_switched_counter(known_address, __ffs64(bits)));
		bits &= bits - 1;
		if (!selects_written_before(program, i, &select))
			return selects_refuse_counter(failure, write->address, i);
	}
	return 0;
}

/* The value of a CCCR, as far as a program's writes determine it. */
struct register_content {
	u64 value;
	u64 known;	/* bits of `value` that the program's writes determine */
};

/*
 * Whether a CCCR, at a content that the program's writes determine, lets its counter stand still or
 * count by an ESCR that one of the first `count` writes of the program has written.
 */
static bool selects_cccr_uses_own_escr(const struct msrpp_program *program, u32 count, u32 counter,
				       const struct register_content *cccr)
{
	const struct msrpp_select escr = {
		.address = msrpp_find_escr(counter, cccr->value),
		.deciding_bits = MSRPP_ALL_BITS,
	};

	if (MSRPP_CCCR_DECIDING_BITS & ~cccr->known)
		return false;
	return !(cccr->value & MSRPP_CCCR_COUNTS) || selects_written_before(program, count, &escr);
}

/*
 * Checks each write of the changed register `register_index`, if it is a CCCR: the counter of that
 * CCCR may count only by an ESCR that the program has written. A program may be started again after
 * its stop, so a second round checks the writes with the value that the last write has left.
 */
static int selects_check_cccr(const struct msrpp_program *program, u32 register_index,
			      struct msrpp_failure *failure)
{
	const u32 count = program->set_up_count + program->start_count + program->stop_count;
	const u32 counter =
		msrpp_find_cccr_counter(program->known_registers[register_index].address);
	struct register_content cccr = {};
	u32 round, i;

	for (round = 0; counter && round < 2; round++) {
		for (i = 0; i < count; i++) {
			const struct msrpp_program_write *write = &program->writes[i];

			if (write->register_index != register_index)
				continue;
			cccr.value = (cccr.value & ~write->mask) | write->value;
			cccr.known |= write->mask;
			if (!selects_cccr_uses_own_escr(program, round ? count : i, counter, &cccr))
				return selects_refuse_counter(failure, write->address, i);
		}
	}
	return 0;
}

/*
 * Checks that the program writes the select register of a counter that the program reads; this
 * holds also for counters outside of cores, whose select registers no allowlist gives.
 */
static int selects_check_readout(const struct msrpp_program *program, u32 i,
				 struct msrpp_failure *failure)
{
	const u32 address = program->readouts[i].address;
	const struct msrpp_register known = msrpp_lookup_register(address);
	const struct msrpp_select select = msrpp_find_select(known.address);

	if (!msrpp_is_counter(&known))
		return 0;
	if (selects_written_before(program, program->set_up_count + program->start_count, &select))
		return 0;
	return selects_refuse_counter(failure, address, i);
}

int msrpp_check_selects(const struct msrpp_program *program, struct msrpp_failure *failure)
{
	const u32 count = program->set_up_count + program->start_count + program->stop_count;
	int error = 0;
	u32 i;

	if (!msrpp_hides_counters(program))
		return 0;
	for (i = 0; !error && i < count; i++)
		error = selects_check_global_switch(program, i, failure);
	for (i = 0; !error && i < program->changed_register_count; i++)
		error = selects_check_cccr(program, i, failure);
	for (i = 0; !error && i < program->readout_count; i++)
		error = selects_check_readout(program, i, failure);
	return error;
}
