/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * The monotonic clock in an NMI. A query of the kernel's clock takes a good part of the handler's
 * time, so most samples get a time that is computed from the time-stamp counter: the time of the
 * last query, plus the clocks since then. Whatever the kernel's clock is made of, it is compared
 * with the counter all the time:
 *
 *   A time is computed for at most a span, half a millisecond, after a query; and only if
 *   this query and the one before, at least a span apart, found that the clock agrees with
 *   the counter. Times are computed with a rate that is too low by 1/4096. The clock agrees
 *   if it is ahead of the computed time, by at most 1/2048 of the time between the queries,
 *   plus 128 ns that a query may take. A clock that is slewed by more than 244 millionths (as
 *   NTP may do), or that is not steady, is queried at each sample.
 *
 * A time is at most 640 ns too early: 128 ns for the query, 256 ns for the tolerance of 1/2048 in a
 * span, and 256 ns for the two queries that were compared. A time is at most 128 ns too late;
 * without a slew, times never go back. While the clock begins to be slewed, the error of a time is
 * larger by the slew of one span: 262 ns for 500 millionths.
 */
#ifndef MSRPP_SAMPLE_CLOCK_H
#define MSRPP_SAMPLE_CLOCK_H

#include <linux/ktime.h>
#include <linux/timekeeping.h>

#include <asm/tsc.h>

/* log2 of the nanoseconds in a span, for which times are computed after a query */
#define CLOCK_SPAN_SHIFT 19
#define CLOCK_QUERY_SHIFT 12	/* a query of the clock takes at most 1 / 2^12 of a span */
#define CLOCK_BIAS_SHIFT 12	/* `rate` is too low by 1 / 2^12 */
/* the kernel's clock is ahead by at most 1 / 2^11 of the time between two queries */
#define CLOCK_TOLERANCE_SHIFT 11

/* A point of the monotonic clock, and the rate from that point on. */
struct msrpp_clock {
	u64 tsc;
	u64 valid_clocks;	/* clocks after `tsc` for which a time may be computed */
	u64 rate;	/* nanoseconds in a clock, times 2^32 */
	u64 time;	/* time at `tsc`, in nanoseconds */
	u64 span;	/* clocks in a span: `valid_clocks` where times may be computed */
	u32 max_query_clocks;	/* clocks that a query of the kernel's clock may take */
	u32 khz;	/* tsc_khz from which `rate`, `span` and `max_query_clocks` were computed */
	u32 sampled_since_query;	/* 1: a sample came within a span after the last query */
};

void msrpp_clock_update_rate(struct msrpp_clock *clock);

/*
 * Whether the kernel's clock agrees with the time-stamp counter over `elapsed_clocks` up to
 * `time_now`.
 */
static __always_inline bool msrpp_clock_agrees(const struct msrpp_clock *clock, u64 elapsed_clocks,
					       u64 time_now)
{
	const u64 elapsed_ns = (elapsed_clocks * clock->rate) >> 32;
	const u64 excess_ns = time_now - clock->time - elapsed_ns;
	const u64 query_time = 1 << (CLOCK_SPAN_SHIFT - CLOCK_QUERY_SHIFT);

	return excess_ns <= (elapsed_ns >> CLOCK_TOLERANCE_SHIFT) + query_time;
}

/*
 * Queries the kernel's clock, and takes the answer as the new base of computed times where the
 * answer is good enough.
 */
static __always_inline u64 msrpp_clock_query(struct msrpp_clock *clock)
{
	const u32 begin = (u32)rdtsc();
	const u64 time_now = ktime_get_mono_fast_ns();
	const u64 end = rdtsc_ordered();
	const u64 elapsed_clocks = end - clock->tsc;

	/*
	 * the old pair of time and clocks stays until a span is over; a query that was interrupted
	 * cannot replace the pair
	 */
	if (elapsed_clocks < clock->span || (u32)end - begin > clock->max_query_clocks) {
		clock->sampled_since_query = 1;
		return time_now;
	}
	clock->valid_clocks = 0;
	/* where samples are rare, each sample queries the clock, and no answer is compared */
	if (clock->sampled_since_query) {
		clock->sampled_since_query = 0;
		if (elapsed_clocks < 2 * clock->span &&
		    msrpp_clock_agrees(clock, elapsed_clocks, time_now))
			clock->valid_clocks = clock->span;
	}
	clock->tsc = end;
	clock->time = time_now;
	return time_now;
}

/*
 * Returns the nanoseconds of the monotonic clock at a value of the time-stamp counter that has just
 * passed; for NMIs.
 */
static __always_inline u64 msrpp_clock_time_at(struct msrpp_clock *clock, u64 tsc)
{
	const u64 elapsed_clocks = tsc - clock->tsc;

	if (unlikely(elapsed_clocks >= clock->valid_clocks))
		return msrpp_clock_query(clock);
	clock->sampled_since_query = 1;
	return clock->time + ((elapsed_clocks * clock->rate) >> 32);
}

#endif
