// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Simulates issue slots: fixed counter 3 counts the slots, and IA32_PERF_METRICS says how the slots
 * were used. Both registers are declared by the module's parameter. The processor also knows the
 * slots of each use; where a program writes one of the two registers, these slots follow from the
 * written values.
 */
#include <linux/cpumask.h>
#include <linux/errno.h>
#include <linux/irqflags.h>
#include <linux/percpu.h>
#include <linux/smp.h>
#include <linux/string.h>
#include <linux/uaccess.h>

#include <msr/backend/shim_registers.h>

#include "parts.h"

#define SOFT_USES 8	/* number of uses of slots, each with a byte of IA32_PERF_METRICS */
#define FIRST_LEVEL_USES 4	/* number of first-level uses, which make up all slots */
#define SOFT_WHOLE 255	/* sum of the first-level bytes of IA32_PERF_METRICS */

/*
 * The address of IA32_FIXED_CTR_CTRL with its bits for fixed counter 3, and the bits of
 * IA32_PERF_GLOBAL_CTRL for fixed counter 3 and IA32_PERF_METRICS.
 */
#define FIXED_CONTROL 0x38d
#define COUNTS_SLOTS 0x3000ULL
#define ENABLES_SLOTS (1ULL << 35)
#define ENABLES_METRICS (1ULL << 48)
#define MOST_SLOTS (1ULL << 47)	/* most slots that a test may add in one call */

struct soft_slots {
	/* slots of each use since fixed counter 3 and IA32_PERF_METRICS were cleared */
	u64 slots_by_use[SOFT_USES];
	/* values that the last access gave fixed counter 3 and IA32_PERF_METRICS */
	u64 slots;
	u64 metrics;
};

static DEFINE_PER_CPU(struct soft_slots, soft_slots);

/*
 * Derives the slots of each use from the values of fixed counter 3 and IA32_PERF_METRICS, where a
 * program has written one of the two. The slots are rounded to the nearest number, without products
 * above 64 bits.
 */
static void slots_sync_with_registers(struct soft_slots *state, u64 slots, u64 metrics)
{
	u32 i;

	if (slots == state->slots && metrics == state->metrics)
		return;
	for (i = 0; i < SOFT_USES; i++) {
		const u64 share = metrics >> 8 * i & SOFT_WHOLE;

		state->slots_by_use[i] =
			slots / SOFT_WHOLE * share +
			(slots % SOFT_WHOLE * share + SOFT_WHOLE / 2) / SOFT_WHOLE;
	}
}

/*
 * Computes IA32_PERF_METRICS: the share of each use in all slots, each rounded to the nearest
 * 255th.
 */
static u64 slots_make_metrics(const struct soft_slots *state, u64 slots)
{
	u64 metrics = 0;
	u32 i;

	for (i = 0; slots && i < SOFT_USES; i++)
		metrics |= min_t(u64, (state->slots_by_use[i] * SOFT_WHOLE + slots / 2) / slots,
				 SOFT_WHOLE)
			   << 8 * i;
	return metrics;
}

/*
 * Adds the slots of a request to this CPU's fixed counter 3 and IA32_PERF_METRICS, as far as the
 * two are enabled.
 */
static int slots_count_uses(const struct msrpp_soft_slots *request, u64 all_slots)
{
	struct soft_slots *state = this_cpu_ptr(&soft_slots);
	u64 control, enabled, slots, metrics;
	u32 i;

	if (msrpp_soft_read(FIXED_CONTROL, &control) ||
	    msrpp_soft_read(MSRPP_GLOBAL_CTRL, &enabled) ||
	    msrpp_soft_read(MSRPP_SLOTS_COUNTER, &slots) ||
	    msrpp_soft_read(MSRPP_PERF_METRICS, &metrics))
		return -EINVAL;
	if (!(control & COUNTS_SLOTS) || !(enabled & ENABLES_SLOTS))
		return 0;
	slots_sync_with_registers(state, slots, metrics);
	slots += all_slots;
	if (enabled & ENABLES_METRICS) {
		for (i = 0; i < SOFT_USES; i++)
			state->slots_by_use[i] += request->slots_by_use[i];
		metrics = slots_make_metrics(state, slots);
	}
	state->slots = slots;
	state->metrics = metrics;
	if (msrpp_soft_write(MSRPP_SLOTS_COUNTER, slots) ||
	    msrpp_soft_write(MSRPP_PERF_METRICS, metrics))
		return -EINVAL;
	return 0;
}

long msrpp_soft_slots(const struct msrpp_soft_slots __user *source)
{
	struct msrpp_soft_slots request;
	unsigned long flags;
	u64 all_slots = 0;
	int error;
	u32 i;

	if (copy_from_user(&request, source, sizeof(request)))
		return -EFAULT;
	for (i = 0; i < SOFT_USES; i++) {
		if (request.slots_by_use[i] > MOST_SLOTS)
			return -EINVAL;
		all_slots += i < FIRST_LEVEL_USES ? request.slots_by_use[i] : 0;
	}
	if (all_slots > MOST_SLOTS)
		return -EINVAL;
	local_irq_save(flags);
	error = slots_count_uses(&request, all_slots);
	local_irq_restore(flags);
	return error;
}
