// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * The registers that select what a counter counts, and in which mode of the CPU. The tables are in
 * include/msr/backend/shim_selects.h.
 */
#include <linux/kernel.h>

#include <msr/backend/shim_selects.h>

#include "selects.h"

/* A row of MSRPP_COUNTER_SELECTS, whose comment describes the members. */
struct selection {
	u32 processors;
	u32 first;
	u32 last;
	u32 step;
	u32 select;
	u32 select_step;
	u64 deciding_bits;
	u32 shift;
};

/* A row of MSRPP_COUNTER_ESCRS: the ESCRs of the counters from `first` to `last`. */
struct escr_row {
	u32 first;
	u32 last;
	u32 escrs[8];
};

/* A row of MSRPP_GLOBAL_SWITCHES, whose comment describes the members. */
struct global_switch {
	u32 processors;
	u32 address;
	u32 first_bit;
	u32 last_bit;
	u32 counter;
	u32 step;
};

#define SELECTION(processors, first, last, step, select, select_step, deciding_bits, shift) \
	{ processors, first, last, step, select, select_step, deciding_bits, shift },
#define ESCR_ROW(first, last, ...) { first, last, { __VA_ARGS__ } },
#define GLOBAL_SWITCH(processors, address, first_bit, last_bit, counter, step) \
	{ processors, address, first_bit, last_bit, counter, step },

static const struct selection selections[] = { MSRPP_COUNTER_SELECTS(SELECTION) };
static const struct escr_row escr_rows[] = { MSRPP_COUNTER_ESCRS(ESCR_ROW) };
static const struct global_switch switches[] = { MSRPP_GLOBAL_SWITCHES(GLOBAL_SWITCH) };

/*
 * Finds the select register of a counter, by the counter's canonical address. The result's address
 * is 0 where no select register is known.
 */
struct msrpp_select msrpp_find_select(u32 counter)
{
	u32 i;

	for (i = 0; i < ARRAY_SIZE(selections); i++) {
		const struct selection *selection = &selections[i];
		const u32 index = (counter - selection->first) / selection->step;

		if (!msrpp_processor_matches(selection->processors) || counter < selection->first ||
		    counter > selection->last || (counter - selection->first) % selection->step)
			continue;
		return (struct msrpp_select){
			.address = selection->select + index * selection->select_step,
			.deciding_bits = selection->deciding_bits << index * selection->shift,
		};
	}
	return (struct msrpp_select){};
}

/* Returns the counter that a CCCR controls, or 0 for another register. */
u32 msrpp_find_cccr_counter(u32 address)
{
	const u32 first_counter = 0x300, first_cccr = 0x360, counters = 0x12;

	if (!msrpp_processor_matches(MSRPP_ON_NETBURST) || address - first_cccr >= counters)
		return 0;
	return address - first_cccr + first_counter;
}

/* Returns the ESCR that a value of a counter's CCCR selects, or 0. */
u32 msrpp_find_escr(u32 counter, u64 cccr)
{
	u32 i;

	for (i = 0; i < ARRAY_SIZE(escr_rows); i++)
		if (counter >= escr_rows[i].first && counter <= escr_rows[i].last)
			return escr_rows[i].escrs[cccr >> MSRPP_CCCR_ESCR_SHIFT & 7];
	return 0;
}

static bool selects_is_escr(u32 address)
{
	u32 i, e;

	if (!msrpp_processor_matches(MSRPP_ON_NETBURST))
		return false;
	for (i = 0; i < ARRAY_SIZE(escr_rows); i++)
		for (e = 0; e < ARRAY_SIZE(escr_rows[i].escrs); e++)
			if (escr_rows[i].escrs[e] == address)
				return true;
	return false;
}

/*
 * Returns the bits of a select register, or of an ESCR, that decide what is counted. A select
 * register that several counters share has none: a write for one counter must keep the bits of the
 * others.
 */
u64 msrpp_find_deciding_bits(u32 address)
{
	u64 deciding_bits = selects_is_escr(address) ? MSRPP_ALL_BITS : 0;
	u32 i;

	for (i = 0; i < ARRAY_SIZE(selections); i++) {
		const struct selection *selection = &selections[i];
		const u32 offset = address - selection->select;
		const u32 span = (selection->last - selection->first) / selection->step *
				 selection->select_step;

		if (msrpp_processor_matches(selection->processors) && selection->select_step &&
		    address >= selection->select && offset <= span &&
		    !(offset % selection->select_step))
			deciding_bits |= selection->deciding_bits;
	}
	return deciding_bits;
}

/* Whether a register enables several counters by one bit for each. */
bool msrpp_is_global_switch(u32 address)
{
	u32 i;

	for (i = 0; i < ARRAY_SIZE(switches); i++)
		if (msrpp_processor_matches(switches[i].processors) &&
		    switches[i].address == address)
			return true;
	return false;
}

/*
 * Returns the counter that a bit of a global switch enables, or 0 where the counter is not known.
 */
u32 msrpp_find_switched_counter(u32 address, u32 bit)
{
	u32 i;

	for (i = 0; i < ARRAY_SIZE(switches); i++) {
		const struct global_switch *global_switch = &switches[i];

		if (msrpp_processor_matches(global_switch->processors) &&
		    global_switch->address == address && bit >= global_switch->first_bit &&
		    bit <= global_switch->last_bit)
			return global_switch->counter +
			       (bit - global_switch->first_bit) * global_switch->step;
	}
	return 0;
}
