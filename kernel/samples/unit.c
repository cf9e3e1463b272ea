// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * The sampling units of a CPU, which are started and stopped on that CPU, with interrupts off. NMIs
 * come all the same: the order in which a unit's state and its control register change decides
 * whether the NMI handler or unit_stop() records a sample.
 */
#include <linux/cpufeature.h>
#include <linux/errno.h>
#include <linux/minmax.h>
#include <linux/random.h>
#include <linux/sched.h>
#include <linux/sched/task_stack.h>
#include <linux/smp.h>
#include <linux/version.h>

#include <asm/apic.h>
#if LINUX_VERSION_CODE >= KERNEL_VERSION(6, 16, 0)
#include <asm/cpuid/api.h>
#endif
#include <asm/irq_regs.h>
#include <asm/perf_event.h>
#include <asm/processor.h>
#include <asm/tsc.h>

#include "sampling.h"

struct msrpp_sampler __percpu *msrpp_samplers __ro_after_init;

const struct msrpp_unit_layout msrpp_unit_layouts[MSRPP_UNITS] = {
	[MSRPP_UNIT_OP] = {
		.control = IBS_OP_CTL,
		.enable = IBS_OP_RUN,
		.valid = IBS_OP_VALID,
		.maximum = IBS_OP_MAX,
		.settings = IBS_OP_SETTINGS,
	},
	[MSRPP_UNIT_FETCH] = {
		.control = IBS_FETCH_CTL,
		.enable = IBS_FETCH_RUN,
		.valid = IBS_FETCH_VALID,
		.maximum = IBS_FETCH_MAX,
		.settings = IBS_FETCH_SETTINGS,
	},
};

u32 msrpp_ibs_capabilities __ro_after_init;
u32 msrpp_ibs_errata __ro_after_init;
u64 msrpp_ibs_max_nmi_delay __ro_after_init = 10 * NSEC_PER_MSEC;

/* Returns how many ops, clocks or fetches a unit has counted towards its maximum. */
static u32 unit_count(u32 unit, u64 control)
{
	if (unit == MSRPP_UNIT_FETCH)
		return (control & IBS_FETCH_COUNT) >> 16 << 4;
	return (control & IBS_OP_COUNT) >> 32;
}

/* --- stopping ---------------------------------------------------------------------------- */

static void unit_disable(const struct msrpp_unit_layout *layout, u64 control)
{
	/* erratum 420: a late interrupt finds a register without a maximum */
	if (msrpp_ibs_errata & IBS_420)
		msrpp_ibs_write(layout->control, (control & ~layout->maximum) | layout->valid);
	msrpp_ibs_write(layout->control, 0);
}

/*
 * A count this near to the maximum, in ops, clocks or fetches, may reach it before the register is
 * written; for short periods a quarter of the period.
 */
#define NEAR_END 4096u

/*
 * Whether an NMI may be on its way: the count is near the next sample, or an instruction is tagged
 * and not finished.
 */
static bool unit_nmi_may_be_late(const struct msrpp_unit *unit, u32 count)
{
	return !count || count + min(NEAR_END, unit->maximum / 4) > unit->maximum;
}

/* Saves for the thread that leaves how much of the distance to its next sample has passed. */
static void unit_save_count(struct msrpp_unit *unit, u32 count)
{
	const u32 remaining = unit->maximum > count ? unit->maximum - count : 0;

	if (!unit->thread)
		return;
	unit->thread->distance = remaining ? unit->distance : 0;
	unit->thread->passed_distance =
		remaining && remaining < unit->distance ? unit->distance - remaining : 0;
}

/*
 * Records a sample that a unit has when it is stopped. The registers of the sampled instruction are
 * gone: the record gets those of the thread's entry to the kernel, or of this interrupt.
 */
static void unit_record_pending_sample(struct msrpp_unit *unit, u64 control)
{
	struct pt_regs *regs = current->mm ? task_pt_regs(current) : get_irq_regs();

	if (unit->thread)
		unit->thread->distance = 0;
	/* record_cgroup() reads the control group of a task, which RCU protects */
	rcu_read_lock();
	if (regs)
		msrpp_record_pending_sample(unit, control, regs);
	else
		unit->ring->filtered_samples++;
	rcu_read_unlock();
	/*
	 * The next sample queries the kernel's clock, so that its time is not before the time of
	 * this sample.
	 */
	WRITE_ONCE(this_cpu_ptr(msrpp_samplers)->clock.valid_clocks, 0);
}

/*
 * Ends the time in which a late NMI is possible. `late`: an NMI comes, or has come meanwhile. An
 * NMI that has come has cleared `possible_late_nmis`, and is not expected once more.
 */
static void unit_settle_late(struct msrpp_sampler *sampler, bool late)
{
	if (late)
		msrpp_expect_late_nmi(sampler, 1);
	if (!xchg(&sampler->possible_late_nmis, 0) && late)
		msrpp_cancel_late_nmi(sampler);
}

/*
 * Stops a unit. A sample in the unit is recorded for the thread that leaves; the sample's NMI is
 * then expected to be late. From STOPPING on the NMI handler leaves the ring alone, and an NMI is
 * possible until the control register has been read.
 */
static void unit_stop(struct msrpp_sampler *sampler, struct msrpp_unit *unit,
		      const struct msrpp_unit_layout *layout)
{
	bool late;
	u64 control;
	u32 count;

	WRITE_ONCE(sampler->possible_late_nmis, 1);
	barrier();
	WRITE_ONCE(unit->state, MSRPP_STOPPING);
	barrier();	/* orders: an NMI before this barrier has recorded its sample */
	control = msrpp_ibs_read(layout->control);
	if ((control & layout->settings) != unit->written_settings || !(control & layout->enable)) {
		cmpxchg(&unit->ring->reason, 0, MSRPP_REASON_HELD_BY_KERNEL);
		unit_settle_late(sampler, false);
		return;
	}
	if (control & layout->valid) {
		unit_settle_late(sampler, true);
		unit_record_pending_sample(unit, control);
		unit_disable(layout, control);
		return;
	}
	count = unit_count(unit->program->unit, control);
	unit_save_count(unit, count);
	unit_disable(layout, control);
	/*
	 * msrpp_soft.ko knows whether a sample was cleared; there anything may happen between two
	 * accesses
	 */
	late = msrpp_is_soft() ? msrpp_soft->cleared_sample(unit->program->unit) :
				 unit_nmi_may_be_late(unit, count);
	unit_settle_late(sampler, late);
}

/* Stops sampling for the unit's program on this CPU. */
void msrpp_unit_leave(struct msrpp_sampler *sampler, struct msrpp_unit *unit)
{
	struct msrpp_ring *ring = unit->ring;

	lockdep_assert_irqs_disabled();
	if (!unit->program)
		return;
	if (unit->program->events)
		msrpp_perf_leave(unit->program);
	else if (unit->state == MSRPP_STARTED)
		unit_stop(sampler, unit, &msrpp_unit_layouts[unit->program->unit]);
	WRITE_ONCE(unit->state, MSRPP_STOPPED);
	barrier();	/* orders: the state is written before the pointers that an NMI reads */
	ring->window_active += rdtsc() - unit->start_tsc;
	unit->ring = NULL;
	WRITE_ONCE(unit->thread, NULL);
	WRITE_ONCE(unit->program, NULL);
}

/* --- starting ---------------------------------------------------------------------------- */

static void unit_release(struct msrpp_unit *unit)
{
	WRITE_ONCE(unit->thread, NULL);
	WRITE_ONCE(unit->program, NULL);
}

/*
 * Decides whether a program may use this unit: the CPU's side of the handshake of threads.h. The
 * CPU first writes that it samples for the program, and then reads whether it may. The function
 * that stops a program or removes a thread first writes that, and then reads which CPUs use it.
 */
static bool unit_may_run(struct msrpp_unit *unit, struct msrpp_sampling_program *program,
			 struct msrpp_sampled_thread *thread)
{
	WRITE_ONCE(unit->program, program);
	WRITE_ONCE(unit->thread, thread);
	/*
	 * this barrier pairs with those of sampling_halt(), follow_remove() and
	 * msrpp_unfollow_matching()
	 */
	smp_mb();
	if (READ_ONCE(program->may_run) && !(thread && READ_ONCE(thread->followed.removed)))
		return true;
	unit_release(unit);
	return false;
}

static void unit_start(struct msrpp_sampler *sampler, struct msrpp_unit *unit,
		       struct msrpp_sampled_thread *thread)
{
	u32 distance = thread ? thread->distance : 0, passed = 0;

	unit->start_tsc = rdtsc();
	if (unit->program->events) {
		WRITE_ONCE(unit->state, MSRPP_STARTED_BY_PERF);
		barrier();	/* orders: the state is written before the first sample can come */
		msrpp_perf_enter(unit->program);
		return;
	}
	if (distance)
		passed = min(thread->passed_distance, distance - 1);
	else
		distance = msrpp_next_distance(sampler, unit);
	WRITE_ONCE(unit->is_arming, true);
	WRITE_ONCE(unit->state, MSRPP_STARTED);
	barrier();	/* orders: the state is written before the unit can interrupt */
	msrpp_unit_arm(unit, passed, distance);
	barrier();
	WRITE_ONCE(unit->is_arming, false);
}

/*
 * Whether records of a program are plain: they have the words that nearly all programs want, and no
 * others.
 */
static bool unit_is_plain(const struct msrpp_sampling_program *program)
{
	const u32 usual = IBS_HAS_RIP_INVALID | IBS_HAS_TARGET | IBS_HAS_EXTENDED;

	return (msrpp_ibs_capabilities & usual) == usual && !program->chain &&
	       program->pids == &init_pid_ns &&
	       !(program->flags & (MSRPP_SAMPLING_PHYSICAL | MSRPP_SAMPLING_NO_USER));
}

/* Copies from the program to the stopped unit what the NMI handler needs. */
static void unit_copy_program(struct msrpp_unit *unit, const struct msrpp_sampling_program *program)
{
	unit->ring = program->rings[smp_processor_id()];
	unit->cpu = smp_processor_id();
	unit->flags = program->flags;
	unit->random_mask = program->random_mask;
	/*
	 * one word more than a record may have: the control register is written before it may be
	 * dropped
	 */
	unit->most_bytes = 8 * (MSRPP_SAMPLE_FIXED_WORDS + 1 + MSRPP_SAMPLE_MOST_REGISTERS +
				program->chain);
	unit->plain_bytes = unit_is_plain(program) ? unit->most_bytes : MSRPP_NOT_PLAIN;
}

/*
 * Starts to sample for a program on this CPU, for a thread that comes, or with `thread` NULL for
 * all that runs on the CPU. Nothing happens where the unit is in use, or the program has no ring.
 */
void msrpp_unit_enter(struct msrpp_sampling_program *program, struct msrpp_sampled_thread *thread)
{
	struct msrpp_sampler *sampler = this_cpu_ptr(msrpp_samplers);
	struct msrpp_unit *unit = &sampler->units[program->unit];
	struct msrpp_ring *ring = program->rings[smp_processor_id()];

	lockdep_assert_irqs_disabled();
	/* `reason` ends the program's sampling on an offline CPU until the next START */
	if (sampler->offline && ring && !thread)
		cmpxchg(&ring->reason, 0, MSRPP_REASON_SUSPENDED);
	/* the APIC's entry could not be set up when the CPU came back: no NMI would come */
	if (!sampler->is_prepared && ring)
		cmpxchg(&ring->reason, 0, MSRPP_REASON_HELD_BY_KERNEL);
	if (unit->program || sampler->offline || !ring || ring->reason ||
	    !unit_may_run(unit, program, thread))
		return;
	/*
	 * The kernel has no reservation for registers of IBS: an enable bit is the only sign of
	 * another user. Where perf takes the samples, the enable bit is perf's, for this program or
	 * for another event.
	 */
	if (!program->events &&
	    (msrpp_ibs_read(program->control) & msrpp_unit_layouts[program->unit].enable)) {
		ring->reason = MSRPP_REASON_HELD_BY_KERNEL;
		unit_release(unit);
		return;
	}
	unit_copy_program(unit, program);
	if (unlikely(sampler->clock.khz != tsc_khz))
		msrpp_clock_update_rate(&sampler->clock);
	unit_start(sampler, unit, thread);
}

/* --- functions that are called on a CPU -------------------------------------------------- */

void msrpp_sampling_enter_cpu(void *info)
{
	struct msrpp_sampling_program *program = info;
	struct msrpp_sampled_thread *thread;

	if (program->flags & MSRPP_SAMPLING_CPUS) {
		if (cpumask_test_cpu(smp_processor_id(), program->cpus))
			msrpp_unit_enter(program, NULL);
		return;
	}
	rcu_read_lock();
	thread = msrpp_find_sampled_thread(current, program->unit);
	if (thread && msrpp_thread_sampling_program(thread) == program)
		msrpp_unit_enter(program, thread);
	rcu_read_unlock();
}

void msrpp_sampling_leave_cpu(void *info)
{
	struct msrpp_sampling_program *program = info;
	struct msrpp_sampler *sampler = this_cpu_ptr(msrpp_samplers);
	struct msrpp_unit *unit = &sampler->units[program->unit];

	if (unit->program == program)
		msrpp_unit_leave(sampler, unit);
}

/* Whether a CPU may sample for the program `info`. */
bool msrpp_cpu_is_sampling_for(int cpu, void *info)
{
	struct msrpp_sampling_program *program = info;

	return READ_ONCE(per_cpu_ptr(msrpp_samplers, cpu)->units[program->unit].program) == program;
}

/*
 * Stops the units of a CPU that goes offline. Threads are sampled again when they next run on
 * another CPU; programs that sample CPUs have ended on the offline CPU, for `reason`.
 */
void msrpp_sampling_cpu_down(u32 reason)
{
	struct msrpp_sampler *sampler = this_cpu_ptr(msrpp_samplers);
	u32 i;

	sampler->offline = true;
	for (i = 0; i < MSRPP_UNITS; i++) {
		struct msrpp_unit *unit = &sampler->units[i];

		if (unit->program && (unit->program->flags & MSRPP_SAMPLING_CPUS)) {
			cmpxchg(&unit->ring->reason, 0, reason);
			irq_work_queue(&unit->ring->wake_work);
		}
		msrpp_unit_leave(sampler, unit);
	}
}

void msrpp_sampling_cpu_up(void)
{
	struct msrpp_sampler *sampler = this_cpu_ptr(msrpp_samplers);
	bool failed;

	if (sampler->is_prepared)	/* the APIC has lost its entry for IBS */
		msrpp_sampling_prepare_cpu(&failed);
	sampler->offline = false;
	sampler->clock.valid_clocks = 0;
}

/* --- the sampling hardware --------------------------------------------------------------- */

/* Whether the module sets up the APIC's entry for IBS: perf does so where it knows the hardware. */
static bool sampling_must_set_up_entry(void)
{
#ifdef CONFIG_CPU_SUP_AMD
	if (get_ibs_caps())
		return false;
#endif
	return !msrpp_is_soft();
}

/* Sets up the APIC's entry that the firmware has chosen for IBS. Returns whether it is set up. */
static bool sampling_set_up_entry(void)
{
	u64 control;

	if (msrpp_is_soft())
		return msrpp_soft->set_up_entry();
	if (!sampling_must_set_up_entry())
		return true;
	return !msrpp_hard_read(IBS_CONTROL, &control) && (control & IBS_CONTROL_VALID) &&
	       !setup_APIC_eilvt(control & IBS_CONTROL_ENTRY, 0, APIC_EILVT_MSG_NMI, 0);
}

void msrpp_sampling_prepare_cpu(void *failed)
{
	struct msrpp_sampler *sampler = this_cpu_ptr(msrpp_samplers);
	const bool is_prepared = sampling_set_up_entry();

	if (!sampler->random)
		sampler->random = get_random_u64() | 1;
	WRITE_ONCE(sampler->is_prepared, is_prepared);
	if (!is_prepared)
		WRITE_ONCE(*(bool *)failed, true);
}

/* Whether a CPU is not prepared: only such CPUs are interrupted when a program is made. */
bool msrpp_sampling_is_unprepared(int cpu, void *unused)
{
	return !READ_ONCE(per_cpu_ptr(msrpp_samplers, cpu)->is_prepared);
}

static u32 __init sampling_find_capabilities(void)
{
	u32 capabilities;

	if (boot_cpu_data.x86_vendor != X86_VENDOR_AMD &&
	    boot_cpu_data.x86_vendor != X86_VENDOR_HYGON)
		return 0;
	if (!boot_cpu_has(X86_FEATURE_IBS))
		return 0;
	capabilities = boot_cpu_data.extended_cpuid_level >= 0x8000001b ? cpuid_eax(0x8000001b) : 0;
	/* the first processors with IBS have no valid capability flags */
	if (!(capabilities & 1))
		capabilities = IBS_HAS_FETCH | IBS_HAS_OP;
	return capabilities & IBS_HAS_DISABLE ? 0 : capabilities;
}

/* Returns IBS_FIXED_COUNT where the processor lacks the capability to write the count of ops. */
static u32 __init sampling_find_count_errata(void)
{
	return msrpp_ibs_capabilities & IBS_HAS_WRITABLE_COUNT ? 0 : IBS_FIXED_COUNT;
}

static u32 __init sampling_find_errata(void)
{
	const u32 model = boot_cpu_data.x86_model;

	switch (boot_cpu_data.x86) {
	case 0x10:
		return IBS_420;
	case 0x15:
		return model < 0x20 ? IBS_718 : 0;
	case 0x16:
	case 0x17:
	case 0x18:
		return IBS_FETCH_RESTART;
	default:
		return 0;
	}
}

int __init msrpp_sampling_init(void)
{
	msrpp_samplers = alloc_percpu(struct msrpp_sampler);
	if (!msrpp_samplers)
		return -ENOMEM;
	if (msrpp_soft) {
		msrpp_ibs_capabilities = msrpp_soft->ibs_capabilities;
		msrpp_ibs_errata = msrpp_soft->ibs_errata;
		msrpp_ibs_max_nmi_delay = msrpp_soft->max_nmi_delay;
	} else {
		msrpp_ibs_capabilities = sampling_find_capabilities();
		if (!IS_ENABLED(CONFIG_X86_LOCAL_APIC))
			msrpp_ibs_capabilities = 0;
		msrpp_ibs_errata = sampling_find_errata();
	}
	msrpp_ibs_errata |= sampling_find_count_errata();
	msrpp_sample_perf_init();
	return 0;
}

bool msrpp_can_sample(void)
{
	return msrpp_ibs_capabilities & (IBS_HAS_OP | IBS_HAS_FETCH);
}

/* Masks the APIC's entry, as the kernel leaves entries that nobody uses. */
static void sampling_release_cpu(void *unused)
{
	struct msrpp_sampler *sampler = this_cpu_ptr(msrpp_samplers);
	u64 control;

	if (!sampler->is_prepared || !sampling_must_set_up_entry())
		return;
	if (!msrpp_hard_read(IBS_CONTROL, &control))
		setup_APIC_eilvt(control & IBS_CONTROL_ENTRY, 0, 0, 1);
}

void msrpp_sampling_exit(void)
{
	static_key_deferred_flush(&msrpp_threads_are_sampled);
	/* waits for NMIs that are still being handled on any CPU */
	on_each_cpu(sampling_release_cpu, NULL, 1);
	msrpp_unregister_nmi_handler();
	free_percpu(msrpp_samplers);
}
