/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/* Which register says what a counter counts, and whom. */
#ifndef MSRPP_SELECTS_H
#define MSRPP_SELECTS_H

#include "msrpp.h"

struct msrpp_select {
	u32 address;	/* by which it is known, or 0 */
	u64 choice;	/* its bits that decide about this counter */
};

struct msrpp_select msrpp_select_of(u32 counter);
u32 msrpp_counter_of_cccr(u32 address);
u32 msrpp_escr_of(u32 counter, u64 cccr);
u64 msrpp_choice_of(u32 address);
bool msrpp_switches_on(u32 address);
u32 msrpp_counter_behind(u32 address, u32 bit);

static inline bool msrpp_is_counter(const struct msrpp_register *known)
{
	return known->kind == MSRPP_KIND_COUNTER || known->kind == MSRPP_KIND_FIXED_COUNTER ||
	       msrpp_select_of(known->address).address;
}

#endif
