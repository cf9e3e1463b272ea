// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Adapts the period to the costs of the handler, and arms units with the period. All functions but
 * msrpp_set_ring_period() run on the unit's CPU, in its NMI or with interrupts off.
 */
#include <linux/minmax.h>
#include <linux/module.h>

#include <asm/tsc.h>

#include "sampling.h"

static unsigned int interrupt_clocks = 1000;
module_param(interrupt_clocks, uint, 0644);
MODULE_PARM_DESC(interrupt_clocks,
		 "Clocks of the time-stamp counter that an interrupt costs beyond its handler, "
		 "for limits of overhead (default: 1000)");

/*
 * Adapts the period: it is raised while the handler's share of time is too large, and falls back to
 * the requested period. The costs change the factor alone, by 4 at most, so that the call PERIOD,
 * which may set another period at the same time on another CPU, does not escape it.
 */
void msrpp_adapt_period(struct msrpp_unit *unit)
{
	const struct msrpp_sampling_program *program = unit->program;
	struct msrpp_ring *ring = unit->ring;
	const u64 tsc = rdtsc();
	const u64 active_kiloclocks =
		max_t(u64, (ring->window_active + tsc - unit->start_tsc) >> 10, 1);
	const u64 spent_clocks =
		ring->window_clocks + (u64)MSRPP_WINDOW * READ_ONCE(interrupt_clocks);
	/*
	 * `share` is the time spent in the handler, in 1024ths of the limit: `active_kiloclocks`
	 * counts 1024 clocks each.
	 */
	const u64 share = clamp_t(
		u64, spent_clocks * 1000 / (active_kiloclocks * program->overhead), 256, 4096);
	u32 period = READ_ONCE(program->period);
	const u64 max_factor = ((u64)msrpp_most_period(program->unit) << 10) / period;
	const u32 factor = clamp_t(u64, (ring->raise_factor * share) >> 10, 1024, max_factor);

	if (factor > ring->raise_factor)
		ring->period_raises++;
	WRITE_ONCE(ring->raise_factor, factor);
	msrpp_set_ring_period(ring, period);
	/*
	 * orders: the ring's period is written, then the requested period is read again; PERIOD
	 * writes the requested period first. Whichever of both writes the ring last, writes the new
	 * period.
	 */
	smp_mb();
	while (unlikely(period != READ_ONCE(program->period))) {
		period = READ_ONCE(program->period);
		msrpp_set_ring_period(ring, period);
		smp_mb();
	}
	ring->window_countdown = MSRPP_WINDOW;
	ring->window_clocks = 0;
	ring->window_active = 0;
	unit->start_tsc = tsc;
	msrpp_clock_update_rate(&this_cpu_ptr(msrpp_samplers)->clock);
}

/*
 * Sets the period of a ring from any CPU, from the next sample on: the requested period times the
 * factor by which the costs of samples have raised it at the last adaptation.
 */
void msrpp_set_ring_period(struct msrpp_ring *ring, u32 period)
{
	const u64 raised = ((u64)period * READ_ONCE(ring->raise_factor) >> 10) & ~15ULL;

	WRITE_ONCE(ring->period, clamp_t(u64, raised, period,
					 msrpp_most_period(ring->program->unit)));
}

/*
 * Returns the distance to the next sample, in ops, clocks or fetches: the period less a random
 * number.
 */
u32 msrpp_next_distance(struct msrpp_sampler *sampler, const struct msrpp_unit *unit)
{
	return READ_ONCE(unit->ring->period) - msrpp_next_random(sampler, unit);
}

/* Whether a unit of this processor has one of these errata. */
static bool unit_has_errata(u32 unit_id, u32 errata)
{
	return msrpp_ibs_errata & errata &
	       (unit_id == MSRPP_UNIT_OP ? IBS_718 | IBS_FIXED_COUNT : IBS_FETCH_RESTART);
}

/*
 * Arms a unit by one write of its control register: the maximum, and a count that begins at
 * `start_count`. Where the count cannot be written the maximum is lower by `start_count`.
 */
void msrpp_unit_write_control(struct msrpp_unit *unit, u32 unit_id, u32 maximum, u32 start_count)
{
	u64 value = unit->program->settings, count_bits;

	if (unit_id == MSRPP_UNIT_OP) {
		if (unit_has_errata(unit_id, IBS_FIXED_COUNT)) {
			maximum = max((maximum - start_count) & ~15u, 16u);
			start_count = 0;
		}
		value |= ((maximum >> 4) & 0xffff) | (maximum & IBS_OP_MAX_HIGH);
		count_bits = (u64)start_count << 32;
		unit->written_settings = value & IBS_OP_SETTINGS;
	} else {
		value |= maximum >> 4;
		count_bits = (start_count >> 4) << 16;
		unit->written_settings = value & IBS_FETCH_SETTINGS;
	}
	unit->maximum = maximum;
	unit->armed_control = value;
	unit->rearm_maximum = unit_has_errata(unit_id, ~0u) ? 0 : maximum;
	if (unit_has_errata(unit_id, IBS_718))
		msrpp_ibs_write(IBS_OP_DATA3, 0);
	if (unit_has_errata(unit_id, IBS_FETCH_RESTART))
		msrpp_ibs_write(IBS_FETCH_CTL, (value | count_bits) & ~IBS_FETCH_RUN);
	msrpp_ibs_write(msrpp_unit_layouts[unit_id].control, value | count_bits);
}

/* Arms a unit so that the next sample comes after `distance - passed` ops, clocks or fetches. */
void msrpp_unit_arm(struct msrpp_unit *unit, u32 passed, u32 distance)
{
	const u32 maximum = max(READ_ONCE(unit->ring->period), round_up(distance, 16));

	unit->distance = distance;
	msrpp_unit_write_control(unit, unit->program->unit, maximum, maximum - (distance - passed));
}
