// SPDX-License-Identifier: MIT OR GPL-2.0
/* The rate by which clock.h reckons the time, and whether it may. */
#include <linux/cpufeature.h>
#include <linux/math64.h>

#include "sampling.h"

#define NEVER (~0ULL)
#define LEAST_KHZ 500000	/* so that products with the rate have 64 bits */

/* The counter goes on at one rate, as far as processor and kernel know. */
static bool is_steady(void)
{
	return boot_cpu_has(X86_FEATURE_CONSTANT_TSC) && tsc_khz >= LEAST_KHZ &&
	       !check_tsc_unstable();
}

/*
 * Whether the time may be reckoned at all, and by which rate: the kernel measures it again some
 * time after it has begun. An NMI in between asks, and that is all it does.
 */
void msrpp_clock_check(struct msrpp_clock *clock)
{
	const u32 khz = is_steady() ? tsc_khz : 0;
	u64 rate, span;

	if (likely(khz && clock->khz == khz))
		return;
	WRITE_ONCE(clock->span, NEVER);
	WRITE_ONCE(clock->reach, 0);
	barrier();
	clock->khz = khz;
	if (!khz)
		return;
	rate = div_u64((u64)NSEC_PER_MSEC << 32, khz);
	span = div_u64((u64)khz << CLOCK_SPAN_SHIFT, NSEC_PER_MSEC);
	clock->rate = rate - (rate >> CLOCK_LOW_SHIFT);
	clock->most_taken = span >> CLOCK_TAKEN_SHIFT;
	clock->tsc = 0;
	barrier();
	WRITE_ONCE(clock->span, span);
}
