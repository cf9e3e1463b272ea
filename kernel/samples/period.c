// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * How far it is from sample to sample: the period, which follows what the handler costs, and how a
 * unit is armed with it. On the unit's CPU, in its NMI or with interrupts off.
 */
#include <linux/minmax.h>
#include <linux/module.h>

#include <asm/tsc.h>

#include "sampling.h"

static unsigned int interrupt_clocks = 1000;
module_param(interrupt_clocks, uint, 0644);
MODULE_PARM_DESC(interrupt_clocks, "what an interrupt costs beside its handler, for overhead targets");

/* The period is raised while the handler's share is too large, and falls to what was asked for. */
void msrpp_adapt_period(struct msrpp_unit *unit)
{
	const struct msrpp_sampling_program *program = unit->program;
	struct msrpp_ring *ring = unit->ring;
	const u64 now = rdtsc();
	const u64 active = max_t(u64, (ring->window_active + now - unit->since) >> 10, 1);
	const u64 spent = ring->window_clocks + (u64)MSRPP_WINDOW * READ_ONCE(interrupt_clocks);
	const u32 least = READ_ONCE(program->period);
	const u32 most = msrpp_most_period(program->unit);
	/* in 1024ths of what may be spent; no more than a factor of 4 at once */
	const u64 share = clamp_t(u64, spent * 1000 / (active * program->overhead), 256, 4096);
	u64 period = ring->period;

	if (share > 1024 || period != least)
		period = clamp_t(u64, (period * share) >> 10, least, most);
	period &= ~15ULL;
	if (period > ring->period)
		ring->raised++;
	WRITE_ONCE(ring->raised_by, (u32)(((period << 10) + least - 1) / least));
	WRITE_ONCE(ring->period, period);
	ring->window_left = MSRPP_WINDOW;
	ring->window_clocks = 0;
	ring->window_active = 0;
	unit->since = now;
	msrpp_clock_check(&this_cpu_ptr(msrpp_samplers)->clock);
}

/*
 * From another CPU: the period from the next sample on. What samples cost is as it was, so it stays
 * as much longer than what is asked for, until the next look.
 */
void msrpp_ask_for_period(struct msrpp_ring *ring, u32 period)
{
	const u64 raised = ((u64)period * READ_ONCE(ring->raised_by) >> 10) & ~15ULL;

	WRITE_ONCE(ring->period, clamp_t(u64, raised, period,
					 msrpp_most_period(ring->program->unit)));
}

/* How far it is to the next sample. */
u32 msrpp_unit_next(struct msrpp_sampler *sampler, const struct msrpp_unit *unit)
{
	return READ_ONCE(unit->ring->period) - msrpp_next_random(sampler, unit);
}

/* Whether a unit has errata. */
static bool unit_has_errata(u32 which, u32 errata)
{
	return msrpp_ibs_errata & errata &
	       (which == MSRPP_UNIT_OP ? IBS_718 | IBS_FIXED_COUNT : IBS_FETCH_RESTART);
}

/*
 * One write: the maximum, and a count that has begun `from` there. Where the count cannot be
 * written the maximum is what is left.
 */
void msrpp_unit_write(struct msrpp_unit *unit, u32 which, u32 most, u32 from)
{
	u64 value = unit->program->settings, count;

	if (which == MSRPP_UNIT_OP) {
		if (unit_has_errata(which, IBS_FIXED_COUNT)) {
			most = max((most - from) & ~15u, 16u);
			from = 0;
		}
		value |= ((most >> 4) & 0xffff) | (most & IBS_OP_MAX_HIGH);
		count = (u64)from << 32;
		unit->written = value & IBS_OP_SETTINGS;
	} else {
		value |= most >> 4;
		count = (from >> 4) << 16;
		unit->written = value & IBS_FETCH_SETTINGS;
	}
	unit->most = most;
	unit->armed = value;
	unit->repeated = unit_has_errata(which, ~0u) ? 0 : most;
	if (unit_has_errata(which, IBS_718))
		msrpp_ibs_write(IBS_OP_DATA3, 0);
	if (unit_has_errata(which, IBS_FETCH_RESTART))
		msrpp_ibs_write(IBS_FETCH_CTL, (value | count) & ~IBS_FETCH_RUN);
	msrpp_ibs_write(msrpp_engines[which].control, value | count);
}

/* So that `distance - passed` is left. */
void msrpp_unit_arm(struct msrpp_unit *unit, u32 passed, u32 distance)
{
	const u32 most = max(READ_ONCE(unit->ring->period), round_up(distance, 16));

	unit->distance = distance;
	msrpp_unit_write(unit, unit->program->unit, most, most - (distance - passed));
}
