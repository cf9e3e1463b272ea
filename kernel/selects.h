/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/* Functions that find the registers that select what counters count; see selects.c. */
#ifndef MSRPP_SELECTS_H
#define MSRPP_SELECTS_H

#include "msrpp.h"

struct msrpp_select {
	u32 address;	/* canonical address of the select register, or 0 */
	u64 deciding_bits;	/* the bits that decide what the counter counts */
};

struct msrpp_select msrpp_find_select(u32 counter);
u32 msrpp_find_cccr_counter(u32 address);
u32 msrpp_find_escr(u32 counter, u64 cccr);
u64 msrpp_find_deciding_bits(u32 address);
bool msrpp_is_global_switch(u32 address);
u32 msrpp_find_switched_counter(u32 address, u32 bit);

static inline bool msrpp_is_counter(const struct msrpp_register *known)
{
	return known->kind == MSRPP_KIND_COUNTER || known->kind == MSRPP_KIND_FIXED_COUNTER ||
	       msrpp_find_select(known->address).address;
}

#endif
