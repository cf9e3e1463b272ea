/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * The monotonic clock in the NMI. To ask the kernel takes as long as a good part of the handler, so
 * most samples have their time from the time-stamp counter: that of the last question, and the
 * clocks since then. Whatever the kernel's clock is made of, it is compared with the counter all
 * the time:
 *
 *   The time is only reckoned for a span after a question, of half a millisecond; and only where this
 *   question and the one before, at least a span apart, found that the clock goes as the counter says.
 *   The rate is low by 1/4096. The clock is found right if it is ahead of what was reckoned by 1/2048
 *   at most, and by 128 ns that a question may take. A clock that is slewed by more than 244 millionths
 *   (as NTP may do), and any that is not steady, is asked at each sample.
 *
 * So a time is less than 1 us too early: 128 ns of the question, 256 ns by the rate in a span, 256
 * ns by what two questions may take from the comparison. It is at most 128 ns too late, and then as
 * much before it at the next question; where nothing slews the clock it never goes back. While the
 * clock begins to be slewed it is wrong by that, too, for one span: by 262 ns for 500 millionths.
 */
#ifndef MSRPP_SAMPLE_CLOCK_H
#define MSRPP_SAMPLE_CLOCK_H

#include <linux/ktime.h>
#include <linux/timekeeping.h>

#include <asm/tsc.h>

#define CLOCK_SPAN_SHIFT 19	/* of nanoseconds */
#define CLOCK_TAKEN_SHIFT 12	/* the most that a question takes is this part of a span */
#define CLOCK_LOW_SHIFT 12	/* the rate is low by this part */
#define CLOCK_RIGHT_SHIFT 11	/* the clock is ahead by this part at most */

/* What the monotonic clock is at a moment of the time-stamp counter. */
struct msrpp_clock {
	u64 tsc;
	u64 reach;	/* clocks from then on, for which the time follows from it */
	u64 rate;	/* nanoseconds in a clock, times 2^32 */
	u64 time;	/* nanoseconds */
	u64 span;	/* clocks that `reach` is, where it is not 0 */
	u32 most_taken;	/* clocks by a question */
	u32 khz;	/* of which these were made */
	u32 served;	/* a truth value: there was a sample since the question, within a span */
};

void msrpp_clock_check(struct msrpp_clock *clock);

/* Whether the clock went as the counter says, in so many clocks up to now. */
static __always_inline bool msrpp_clock_is_right(const struct msrpp_clock *clock, u64 passed,
						 u64 now)
{
	const u64 reckoned = (passed * clock->rate) >> 32;
	const u64 ahead = now - clock->time - reckoned;
	const u64 taken = 1 << (CLOCK_SPAN_SHIFT - CLOCK_TAKEN_SHIFT);

	return ahead <= (reckoned >> CLOCK_RIGHT_SHIFT) + taken;
}

/* Asks the kernel. */
static __always_inline u64 msrpp_clock_ask(struct msrpp_clock *clock)
{
	const u32 begin = (u32)rdtsc();
	const u64 now = ktime_get_mono_fast_ns();
	const u64 end = rdtsc_ordered();
	const u64 passed = end - clock->tsc;

	/* the question before stands until a span is over; one that was disturbed is of no use */
	if (passed < clock->span || (u32)end - begin > clock->most_taken) {
		clock->served = 1;
		return now;
	}
	clock->reach = 0;
	/* where samples are rare it is asked at each of them, and no answer is compared */
	if (clock->served) {
		clock->served = 0;
		if (passed < 2 * clock->span && msrpp_clock_is_right(clock, passed, now))
			clock->reach = clock->span;
	}
	clock->tsc = end;
	clock->time = now;
	return now;
}

/* Nanoseconds of the monotonic clock, in an NMI: at a moment that has just passed. */
static __always_inline u64 msrpp_time_at(struct msrpp_clock *clock, u64 tsc)
{
	const u64 passed = tsc - clock->tsc;

	if (unlikely(passed >= clock->reach))
		return msrpp_clock_ask(clock);
	clock->served = 1;
	return clock->time + ((passed * clock->rate) >> 32);
}

#endif
