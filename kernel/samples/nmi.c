// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * The NMI handler of sampling units takes no lock. The handler reads a sample, writes a record into
 * the ring of the CPU, and arms the unit again; until then the unit takes no other sample. Without
 * errata of the processor, the handler arms the unit again by one write of its control register,
 * and writes no other register.
 */
#include <linux/err.h>
#include <linux/minmax.h>
#include <linux/mutex.h>
#include <linux/time64.h> /* defines types that mach_traps.h of Linux 6.12.117 uses */

#include <asm/mach_traps.h>
#include <asm/nmi.h>
#include <asm/tsc.h>

#include "record.h"

DEFINE_PER_CPU(u32, msrpp_soft_clocks);

/* --- records of samples in the general form ---------------------------------------------- */

static noinline void nmi_write_record(struct msrpp_unit *unit, struct msrpp_clock *clock,
				      u64 control, const u64 *raw, u64 tsc, struct pt_regs *regs)
{
	const struct msrpp_source source = {
		.regs = regs,
		.raw = raw,
		.clock = clock,
		.control = control,
		.tsc = tsc,
	};

	record_write_sample(unit, unit->program->unit, &source, false);
}

/* Records a sample that is left in a unit which is being stopped. Runs with interrupts off. */
void msrpp_record_pending_sample(struct msrpp_unit *unit, u64 control, struct pt_regs *regs)
{
	nmi_write_record(unit, NULL, control, NULL, rdtsc(), regs);
}

static __always_inline void nmi_count_down(struct msrpp_unit *unit, struct msrpp_ring *ring)
{
	if (unlikely(!--ring->window_countdown))
		msrpp_adapt_period(unit);
}

static __always_inline void nmi_count_clocks(struct msrpp_ring *ring, u64 clocks)
{
	ring->handler_clocks += clocks;
	ring->window_clocks += clocks;
}

/* Records a sample that perf has read. Returns the distance of the next sample. */
u32 msrpp_record_perf_sample(struct msrpp_sampler *sampler, struct msrpp_unit *unit, const u64 *raw,
			     struct pt_regs *regs)
{
	const u64 control = raw[unit->program->control - IBS_FETCH_CTL];
	const u64 begin = rdtsc();

	nmi_write_record(unit, NULL, control, raw, begin, regs);
	nmi_count_down(unit, unit->ring);
	nmi_count_clocks(unit->ring, rdtsc() - begin);
	return msrpp_next_distance(sampler, unit);
}

/* --- handling of the interrupt ----------------------------------------------------------- */

/*
 * Gives up a unit whose control register does not have the settings that the module has written:
 * somebody else has written the register, and now owns the unit.
 */
static noinline void nmi_lose_unit(struct msrpp_unit *unit)
{
	/*
	 * the control register may not have been written since the unit was started: then the NMI
	 * has another source
	 */
	if (READ_ONCE(unit->is_arming))
		return;
	cmpxchg(&unit->ring->reason, 0, MSRPP_REASON_HELD_BY_KERNEL);
	WRITE_ONCE(unit->state, MSRPP_STOPPED);
	irq_work_queue(&unit->ring->wake_work);
}

/*
 * Records the sample of a started unit, if the unit has one, and arms the unit again. Returns
 * whether there was a sample.
 */
static __always_inline bool nmi_handle_unit(struct msrpp_sampler *sampler, u32 unit_id,
					    struct pt_regs *regs)
{
	const bool is_op = unit_id == MSRPP_UNIT_OP;
	struct msrpp_source source = { .regs = regs, .clock = &sampler->clock };
	struct msrpp_unit *unit = &sampler->units[unit_id];
	struct msrpp_ring *ring;
	u32 period, random;
	u64 clocks;

	if (msrpp_is_soft())
		__this_cpu_write(msrpp_soft_clocks, 0);
	source.tsc = rdtsc();
	source.control = msrpp_ibs_read(is_op ? IBS_OP_CTL : IBS_FETCH_CTL);
	if (unlikely((source.control & (is_op ? IBS_OP_SETTINGS : IBS_FETCH_SETTINGS)) !=
		     unit->written_settings)) {
		/*
		 * the settings are compared before the valid bit is read: after erratum 420 the
		 * unit may have a sample from the time before its last stop
		 */
		nmi_lose_unit(unit);
		return false;
	}
	if (!(source.control & (is_op ? IBS_OP_VALID : IBS_FETCH_VALID)))
		return false;
	ring = unit->ring;
	if (likely(ring->core.space >= unit->plain_bytes))
		record_write_sample(unit, unit_id, &source, true);
	else
		nmi_write_record(unit, &sampler->clock, source.control, NULL, source.tsc, regs);
	nmi_count_down(unit, ring);
	period = READ_ONCE(ring->period);
	random = msrpp_next_random(sampler, unit);
	unit->distance = period - random;
	msrpp_unit_rearm(unit, unit_id, period, random);
	clocks = rdtsc() - source.tsc;
	if (msrpp_is_soft()) {
		clocks -= __this_cpu_read(msrpp_soft_clocks);
		msrpp_soft->count_accesses();
	}
	nmi_count_clocks(ring, clocks);
	return true;
}

static noinline bool nmi_handle_op(struct msrpp_sampler *sampler, struct pt_regs *regs)
{
	return nmi_handle_unit(sampler, MSRPP_UNIT_OP, regs);
}

static noinline bool nmi_handle_fetch(struct msrpp_sampler *sampler, struct pt_regs *regs)
{
	return nmi_handle_unit(sampler, MSRPP_UNIT_FETCH, regs);
}

/*
 * Claims an NMI that comes after its sample was recorded: the unit was stopped meanwhile, or the
 * NMI before has found the samples of both units. Without this handler the kernel would report the
 * NMI.
 */
static noinline int nmi_handle_late(struct msrpp_sampler *sampler)
{
	/* the kernel itself must handle a fault of memory or of a device */
	if (default_get_nmi_reason() & NMI_REASON_MASK)
		return NMI_DONE;
	if (READ_ONCE(sampler->possible_late_nmis)) {
		WRITE_ONCE(sampler->possible_late_nmis, 0);
		sampler->late_nmi_count++;
		return NMI_HANDLED;
	}
	if (ktime_get_mono_fast_ns() > sampler->late_deadline) {
		WRITE_ONCE(sampler->expected_late_nmis, 0);
		return NMI_DONE;
	}
	WRITE_ONCE(sampler->expected_late_nmis, sampler->expected_late_nmis - 1);
	sampler->late_nmi_count++;
	return NMI_HANDLED;
}

/*
 * Announces `count` late NMIs within the next msrpp_ibs_max_nmi_delay nanoseconds, at most two at
 * the same time: one for each unit. The kernel does not report announced NMIs as unknown.
 */
void msrpp_expect_late_nmi(struct msrpp_sampler *sampler, u32 count)
{
	const u64 time = ktime_get_mono_fast_ns();
	const bool expired = time > sampler->late_deadline;
	u32 expected_late_nmis = READ_ONCE(sampler->expected_late_nmis);

	WRITE_ONCE(sampler->late_deadline, time + msrpp_ibs_max_nmi_delay);
	/* the deadline is written before the count, for an NMI between the two writes */
	barrier();
	while (!try_cmpxchg(&sampler->expected_late_nmis, &expected_late_nmis,
			    min((expired ? 0 : expected_late_nmis) + count, 2u)))
		/* an NMI changed the number of late NMIs meanwhile: the addition is tried again */
		;
}

/* Takes back the announcement of a late NMI, which may have come already. */
void msrpp_cancel_late_nmi(struct msrpp_sampler *sampler)
{
	u32 expected_late_nmis = READ_ONCE(sampler->expected_late_nmis);

	while (expected_late_nmis && !try_cmpxchg(&sampler->expected_late_nmis, &expected_late_nmis,
						  expected_late_nmis - 1))
		;
}

static int nmi_handle(unsigned int type, struct pt_regs *regs)
{
	struct msrpp_sampler *sampler = this_cpu_ptr(msrpp_samplers);
	int samples = 0;

	if (READ_ONCE(sampler->units[MSRPP_UNIT_OP].state) == MSRPP_STARTED)
		samples += nmi_handle_op(sampler, regs);
	if (READ_ONCE(sampler->units[MSRPP_UNIT_FETCH].state) == MSRPP_STARTED)
		samples += nmi_handle_fetch(sampler, regs);
	if (unlikely(samples > 1))
		msrpp_expect_late_nmi(sampler, 1);
	if (likely(samples))
		return samples;
	if (READ_ONCE(sampler->possible_late_nmis) || READ_ONCE(sampler->expected_late_nmis))
		return nmi_handle_late(sampler);
	return NMI_DONE;
}

/* --- registration ------------------------------------------------------------------------ */

static DEFINE_MUTEX(handler_lock);
static bool handler_registered;

/*
 * Registers the NMI handler, which stays until the module is removed, since an NMI may still be on
 * its way when the last program ends.
 */
int msrpp_register_nmi_handler(void)
{
	int error = 0;

	mutex_lock(&handler_lock);
	if (!handler_registered)
		error = register_nmi_handler(NMI_LOCAL, nmi_handle, 0, "msrpp");
	handler_registered = !error;
	mutex_unlock(&handler_lock);
	return error;
}

void msrpp_unregister_nmi_handler(void)
{
	if (handler_registered)
		unregister_nmi_handler(NMI_LOCAL, "msrpp");
}
