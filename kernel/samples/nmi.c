// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Samples, as they come: in an NMI. No lock is taken, no register is written but the unit's own,
 * and that as a whole. A sample is read out, put into the ring of its CPU, and the unit armed anew
 * by one write; until then it takes no other sample.
 */
#include <linux/err.h>
#include <linux/minmax.h>
#include <linux/mutex.h>
#include <linux/time64.h> /* for mach_traps.h, which names its types in Linux 6.12.117 */

#include <asm/mach_traps.h>
#include <asm/nmi.h>
#include <asm/tsc.h>

#include "record.h"

DEFINE_PER_CPU(u32, msrpp_soft_clocks);

/* --- a sample, of any kind --------------------------------------------------------------- */

static noinline void nmi_take_record(struct msrpp_unit *unit, struct msrpp_clock *clock,
				     u64 control, const u64 *raw, u64 tsc, struct pt_regs *regs)
{
	const struct msrpp_source source = {
		.regs = regs,
		.raw = raw,
		.clock = clock,
		.control = control,
		.tsc = tsc,
	};

	write_sample(unit, unit->program->unit, &source, false);
}

/* One that is there when the unit is stopped, with interrupts off. */
void msrpp_take_sample(struct msrpp_unit *unit, u64 control, struct pt_regs *regs)
{
	nmi_take_record(unit, NULL, control, NULL, rdtsc(), regs);
}

static __always_inline void nmi_count_down(struct msrpp_unit *unit, struct msrpp_ring *ring)
{
	if (unlikely(!--ring->window_left))
		msrpp_adapt_period(unit);
}

static __always_inline void nmi_count_clocks(struct msrpp_ring *ring, u64 clocks)
{
	ring->clocks += clocks;
	ring->window_clocks += clocks;
}

/* A sample of perf's; the distance of the next one is returned. */
u32 msrpp_take_raw_sample(struct msrpp_sampler *sampler, struct msrpp_unit *unit, const u64 *raw,
			  struct pt_regs *regs)
{
	const u64 control = raw[unit->program->control - IBS_FETCH_CTL];
	const u64 begin = rdtsc();

	nmi_take_record(unit, NULL, control, raw, begin, regs);
	nmi_count_down(unit, unit->ring);
	nmi_count_clocks(unit->ring, rdtsc() - begin);
	return msrpp_unit_next(sampler, unit);
}

/* --- the interrupt ----------------------------------------------------------------------- */

/*
 * The register is not as it was written. If it was, somebody else has written it: it is theirs, and
 * is not written to any more.
 */
static noinline void nmi_lose_unit(struct msrpp_unit *unit)
{
	if (READ_ONCE(unit->arming))	/* an interrupt of the other unit, or of anybody's */
		return;
	cmpxchg(&unit->ring->reason, 0, MSRPP_REASON_HELD_BY_KERNEL);
	WRITE_ONCE(unit->state, MSRPP_STOPPED);
	irq_work_queue(&unit->ring->wake);
}

/* Whether the unit, which is started, had a sample. */
static __always_inline bool nmi_look_at_unit(struct msrpp_sampler *sampler, u32 which,
					     struct pt_regs *regs)
{
	const bool is_op = which == MSRPP_UNIT_OP;
	struct msrpp_source source = { .regs = regs, .clock = &sampler->clock };
	struct msrpp_unit *unit = &sampler->units[which];
	struct msrpp_ring *ring;
	u32 period, random;
	u64 clocks;

	if (msrpp_is_soft())
		__this_cpu_write(msrpp_soft_clocks, 0);
	source.tsc = rdtsc();
	source.control = msrpp_ibs_read(is_op ? IBS_OP_CTL : IBS_FETCH_CTL);
	if (unlikely((source.control & (is_op ? IBS_OP_SETTINGS : IBS_FETCH_SETTINGS)) !=
		     unit->written)) {
		/* of erratum 420 a sample may be left, of a unit that was stopped since */
		nmi_lose_unit(unit);
		return false;
	}
	if (!(source.control & (is_op ? IBS_OP_VALID : IBS_FETCH_VALID)))
		return false;
	ring = unit->ring;
	if (likely(ring->core.room >= unit->plain_bytes))
		write_sample(unit, which, &source, true);
	else
		nmi_take_record(unit, &sampler->clock, source.control, NULL, source.tsc, regs);
	nmi_count_down(unit, ring);
	period = READ_ONCE(ring->period);
	random = msrpp_next_random(sampler, unit);
	unit->distance = period - random;
	msrpp_unit_write_again(unit, which, period, random);
	clocks = rdtsc() - source.tsc;
	if (msrpp_is_soft()) {
		clocks -= __this_cpu_read(msrpp_soft_clocks);
		msrpp_soft->count_accesses();
	}
	nmi_count_clocks(ring, clocks);
	return true;
}

static noinline bool nmi_look_at_op(struct msrpp_sampler *sampler, struct pt_regs *regs)
{
	return nmi_look_at_unit(sampler, MSRPP_UNIT_OP, regs);
}

static noinline bool nmi_look_at_fetch(struct msrpp_sampler *sampler, struct pt_regs *regs)
{
	return nmi_look_at_unit(sampler, MSRPP_UNIT_FETCH, regs);
}

/*
 * One that comes after its sample: the unit was stopped meanwhile, or the NMI before found the
 * samples of both units. Nobody else knows it, and the kernel would report it.
 */
static noinline int nmi_take_late(struct msrpp_sampler *sampler)
{
	/* a fault of memory or of a device, which the kernel would not look for any more */
	if (default_get_nmi_reason() & NMI_REASON_MASK)
		return NMI_DONE;
	if (READ_ONCE(sampler->in_doubt)) {
		WRITE_ONCE(sampler->in_doubt, 0);
		sampler->late++;
		return NMI_HANDLED;
	}
	if (ktime_get_mono_fast_ns() > sampler->due_until) {
		WRITE_ONCE(sampler->due, 0);
		return NMI_DONE;
	}
	WRITE_ONCE(sampler->due, sampler->due - 1);
	sampler->late++;
	return NMI_HANDLED;
}

/* So many may come within a while that are not to be reported. */
void msrpp_expect_late(struct msrpp_sampler *sampler, u32 count)
{
	const u64 now = ktime_get_mono_fast_ns();
	const bool over = now > sampler->due_until;
	u32 due = READ_ONCE(sampler->due);

	WRITE_ONCE(sampler->due_until, now + msrpp_ibs_late_for);
	barrier();	/* an NMI here finds the time before the number */
	while (!try_cmpxchg(&sampler->due, &due, min((over ? 0 : due) + count, 2u)))
		;	/* an NMI took one */
}

/* One comes no more; an NMI may have taken it. */
void msrpp_expect_one_less(struct msrpp_sampler *sampler)
{
	u32 due = READ_ONCE(sampler->due);

	while (due && !try_cmpxchg(&sampler->due, &due, due - 1))
		;
}

static int nmi_handle(unsigned int type, struct pt_regs *regs)
{
	struct msrpp_sampler *sampler = this_cpu_ptr(msrpp_samplers);
	int samples = 0;

	if (READ_ONCE(sampler->units[MSRPP_UNIT_OP].state) == MSRPP_STARTED)
		samples += nmi_look_at_op(sampler, regs);
	if (READ_ONCE(sampler->units[MSRPP_UNIT_FETCH].state) == MSRPP_STARTED)
		samples += nmi_look_at_fetch(sampler, regs);
	if (unlikely(samples > 1))
		msrpp_expect_late(sampler, 1);
	if (likely(samples))
		return samples;
	if (READ_ONCE(sampler->in_doubt) || READ_ONCE(sampler->due))
		return nmi_take_late(sampler);
	return NMI_DONE;
}

/* --- the handler's life ------------------------------------------------------------------ */

static DEFINE_MUTEX(handler_lock);
static bool handler_is_there;

/* It stays until the module goes: an interrupt may be on its way when the last program ends. */
int msrpp_sample_handler_needed(void)
{
	int error = 0;

	mutex_lock(&handler_lock);
	if (!handler_is_there)
		error = register_nmi_handler(NMI_LOCAL, nmi_handle, 0, "msrpp");
	handler_is_there = !error;
	mutex_unlock(&handler_lock);
	return error;
}

void msrpp_sample_handler_exit(void)
{
	if (handler_is_there)
		unregister_nmi_handler(NMI_LOCAL, "msrpp");
}
