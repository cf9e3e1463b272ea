// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Which register says what a counter of this processor counts, and whom. The facts stand in
 * include/msr/backend/shim_selects.h.
 */
#include <linux/kernel.h>

#include <msr/backend/shim_selects.h>

#include "selects.h"

struct selection {
	u32 processors;
	u32 first;
	u32 last;
	u32 step;
	u32 select;
	u32 select_step;
	u64 choice;
	u32 shift;
};

struct wiring {
	u32 first;
	u32 last;
	u32 escrs[8];
};

struct global_switch {
	u32 processors;
	u32 address;
	u32 first_bit;
	u32 last_bit;
	u32 counter;
	u32 step;
};

#define SELECTION(processors, first, last, step, select, select_step, choice, shift) \
	{ processors, first, last, step, select, select_step, choice, shift },
#define WIRING(first, last, ...) { first, last, { __VA_ARGS__ } },
#define GLOBAL_SWITCH(processors, address, first_bit, last_bit, counter, step) \
	{ processors, address, first_bit, last_bit, counter, step },

static const struct selection selections[] = { MSRPP_COUNTER_SELECTS(SELECTION) };
static const struct wiring wirings[] = { MSRPP_COUNTER_ESCRS(WIRING) };
static const struct global_switch switches[] = { MSRPP_GLOBAL_SWITCHES(GLOBAL_SWITCH) };

/* By the address by which the counter is known; its address is 0 where nothing is known. */
struct msrpp_select msrpp_select_of(u32 counter)
{
	u32 i;

	for (i = 0; i < ARRAY_SIZE(selections); i++) {
		const struct selection *each = &selections[i];
		const u32 place = (counter - each->first) / each->step;

		if (!msrpp_on_processors(each->processors) || counter < each->first ||
		    counter > each->last || (counter - each->first) % each->step)
			continue;
		return (struct msrpp_select){
			.address = each->select + place * each->select_step,
			.choice = each->choice << place * each->shift,
		};
	}
	return (struct msrpp_select){};
}

/* The counter of this CCCR, or 0 where it is none. */
u32 msrpp_counter_of_cccr(u32 address)
{
	const u32 first_counter = 0x300, first_cccr = 0x360, counters = 0x12;

	if (!msrpp_on_processors(MSRPP_ON_NETBURST) || address - first_cccr >= counters)
		return 0;
	return address - first_cccr + first_counter;
}

/* The ESCR that a counter listens to with this value of its CCCR, or 0 where there is none. */
u32 msrpp_escr_of(u32 counter, u64 cccr)
{
	u32 i;

	for (i = 0; i < ARRAY_SIZE(wirings); i++)
		if (counter >= wirings[i].first && counter <= wirings[i].last)
			return wirings[i].escrs[cccr >> MSRPP_CCCR_ESCR_SHIFT & 7];
	return 0;
}

static bool is_escr(u32 address)
{
	u32 i, e;

	if (!msrpp_on_processors(MSRPP_ON_NETBURST))
		return false;
	for (i = 0; i < ARRAY_SIZE(wirings); i++)
		for (e = 0; e < ARRAY_SIZE(wirings[i].escrs); e++)
			if (wirings[i].escrs[e] == address)
				return true;
	return false;
}

/*
 * Of a select of one counter, or of an ESCR: the bits that decide what is counted. Of those that
 * several counters share each has its own, and there are none.
 */
u64 msrpp_choice_of(u32 address)
{
	u64 choice = is_escr(address) ? MSRPP_ALL_BITS : 0;
	u32 i;

	for (i = 0; i < ARRAY_SIZE(selections); i++) {
		const struct selection *each = &selections[i];
		const u32 offset = address - each->select;
		const u32 reach = (each->last - each->first) / each->step * each->select_step;

		if (msrpp_on_processors(each->processors) && each->select_step &&
		    address >= each->select && offset <= reach && !(offset % each->select_step))
			choice |= each->choice;
	}
	return choice;
}

bool msrpp_switches_on(u32 address)
{
	u32 i;

	for (i = 0; i < ARRAY_SIZE(switches); i++)
		if (msrpp_on_processors(switches[i].processors) && switches[i].address == address)
			return true;
	return false;
}

/* The counter that this bit of such a register switches on, or 0 where it is not known. */
u32 msrpp_counter_behind(u32 address, u32 bit)
{
	u32 i;

	for (i = 0; i < ARRAY_SIZE(switches); i++) {
		const struct global_switch *each = &switches[i];

		if (msrpp_on_processors(each->processors) && each->address == address &&
		    bit >= each->first_bit && bit <= each->last_bit)
			return each->counter + (bit - each->first_bit) * each->step;
	}
	return 0;
}
