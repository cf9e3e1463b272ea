// SPDX-License-Identifier: MIT OR GPL-2.0
/* Computes the rate that clock.h needs, and decides whether clock.h may compute times at all. */
#include <linux/cpufeature.h>
#include <linux/math64.h>

#include "sampling.h"

#define NO_SPAN (~0ULL)	/* value of `span` while no time may be computed */
/*
 * lowest rate in kHz of a usable time-stamp counter: a lower one needs products of more than 64
 * bits
 */
#define LEAST_KHZ 500000

/* Whether the time-stamp counter has a constant rate, as far as processor and kernel know. */
static bool clock_is_steady(void)
{
	return boot_cpu_has(X86_FEATURE_CONSTANT_TSC) && tsc_khz >= LEAST_KHZ &&
	       !check_tsc_unstable();
}

/*
 * Updates the rate of a clock: the kernel measures the rate once more some time after boot. An NMI
 * in the middle of the update finds a span of NO_SPAN, and only queries the kernel's clock.
 */
void msrpp_clock_update_rate(struct msrpp_clock *clock)
{
	const u32 khz = clock_is_steady() ? tsc_khz : 0;
	u64 rate, span;

	if (likely(khz && clock->khz == khz))
		return;
	WRITE_ONCE(clock->span, NO_SPAN);
	WRITE_ONCE(clock->valid_clocks, 0);
	barrier();
	clock->khz = khz;
	if (!khz)
		return;
	rate = div_u64((u64)NSEC_PER_MSEC << 32, khz);
	span = div_u64((u64)khz << CLOCK_SPAN_SHIFT, NSEC_PER_MSEC);
	clock->rate = rate - (rate >> CLOCK_BIAS_SHIFT);
	clock->max_query_clocks = span >> CLOCK_QUERY_SHIFT;
	clock->tsc = 0;
	barrier();
	WRITE_ONCE(clock->span, span);
}
