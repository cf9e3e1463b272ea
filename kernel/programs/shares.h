/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * Shares of slots: what readings of fixed counter 3 and IA32_PERF_METRICS add up to.
 * test/backend/shim/shares compiles this file in user space.
 *
 * Each byte of IA32_PERF_METRICS is a share, in 255ths, of the slots since both registers were
 * cleared. If the registers were saved and written back at a switch of threads, as Linux does
 * (arch/x86/events/intel/core.c, intel_update_topdown_event), a turn of the thread with less than a
 * 255th of the slots would not show. So the module converts shares to slots when it reads, adds the
 * slots up and clears both registers; unless a thread leaves, few slots stay in the registers.
 */
#ifndef MSRPP_SHARES_H
#define MSRPP_SHARES_H

/* the sum of the first four bytes of IA32_PERF_METRICS, but for their rounding */
#define MSRPP_WHOLE_SHARE 255
/* most by which rounding changes the sum of the first four bytes of IA32_PERF_METRICS */
#define MSRPP_SHARE_ROUNDING 4
#define MSRPP_SHARE_SUMS 9	/* number of sums: all slots, and the slots of each of 8 shares */

/*
 * The fewest slots for which the bytes of IA32_PERF_METRICS must make up the whole, and for which a
 * reading adds up and clears the registers while the thread stays on the CPU.
 */
#define MSRPP_LEAST_SLOTS 4096

/* The sums of slots of one CPU since START: of all slots, and of each share. */
struct msrpp_shares {
	/*
	 * sums of slots up to the last time that fixed counter 3 and IA32_PERF_METRICS were cleared
	 */
	u64 sums[MSRPP_SHARE_SUMS];
	/* sums with the present values of fixed counter 3 and IA32_PERF_METRICS; never decrease */
	u64 shown_sums[MSRPP_SHARE_SUMS];
	/* slots in the sums for which the bytes of IA32_PERF_METRICS did not make up the whole */
	u64 undivided_slots;
};

/*
 * Returns the slots of one byte, which is a number of 255th parts of all slots; rounded down,
 * without products above 64 bits.
 */
static inline u64 msrpp_share_slots(u64 slots, u64 metrics, u32 byte)
{
	const u64 share = metrics >> 8 * byte & MSRPP_WHOLE_SHARE;

	return slots / MSRPP_WHOLE_SHARE * share +
	       slots % MSRPP_WHOLE_SHARE * share / MSRPP_WHOLE_SHARE;
}

/*
 * Whether the first four bytes of IA32_PERF_METRICS make up the whole; each byte is rounded by
 * itself.
 */
static inline bool msrpp_shares_make_whole(u64 metrics)
{
	u32 byte, sum = 0;

	for (byte = 0; byte < 4; byte++)
		sum += metrics >> 8 * byte & MSRPP_WHOLE_SHARE;
	return sum + MSRPP_SHARE_ROUNDING >= MSRPP_WHOLE_SHARE &&
	       sum <= MSRPP_WHOLE_SHARE + MSRPP_SHARE_ROUNDING;
}

/*
 * Sets the counts to show to the sums plus the present values of fixed counter 3 and
 * IA32_PERF_METRICS; no count decreases. Where rounding makes a count lower than the one shown
 * before, the earlier count stays, as in Linux.
 */
static inline void msrpp_shares_update_shown(struct msrpp_shares *shares, u64 slots, u64 metrics)
{
	u32 i;

	for (i = 0; i < MSRPP_SHARE_SUMS; i++) {
		const u64 part = i ? msrpp_share_slots(slots, metrics, i - 1) : slots;

		if (shares->shown_sums[i] < shares->sums[i] + part)
			shares->shown_sums[i] = shares->sums[i] + part;
	}
}

/* Adds to the sums what fixed counter 3 and IA32_PERF_METRICS held before they were cleared. */
static inline void msrpp_shares_add(struct msrpp_shares *shares, u64 slots, u64 metrics)
{
	u32 i;

	shares->sums[0] += slots;
	for (i = 1; i < MSRPP_SHARE_SUMS; i++)
		shares->sums[i] += msrpp_share_slots(slots, metrics, i - 1);
	if (!msrpp_shares_make_whole(metrics))
		shares->undivided_slots += slots;
}

/*
 * Whether shares are usable: this reading, if it has many slots, has shares that make up the whole,
 * and `undivided_slots` is at most MSRPP_LEAST_SLOTS or a 255th of all slots.
 */
static inline bool msrpp_shares_are_usable(const struct msrpp_shares *shares, u64 slots,
					   u64 metrics)
{
	if (slots >= MSRPP_LEAST_SLOTS && !msrpp_shares_make_whole(metrics))
		return false;
	return shares->undivided_slots <= MSRPP_LEAST_SLOTS ||
	       shares->undivided_slots <= shares->sums[0] / MSRPP_WHOLE_SHARE;
}

#endif
