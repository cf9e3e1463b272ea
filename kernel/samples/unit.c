// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * The sampling units of a CPU: started and stopped there, with interrupts off. NMIs come all the
 * same, so the order in which the state and the register change is what keeps both apart.
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

/* An NMI as an entry of the APIC has it; the kernel's name for it changes. */
#define NMI_DELIVERY 4

struct msrpp_sampler __percpu *msrpp_samplers __ro_after_init;

const struct msrpp_engine msrpp_engines[MSRPP_UNITS] = {
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
u64 msrpp_ibs_late_for __ro_after_init = 10 * NSEC_PER_MSEC;

static u32 unit_count_in(u32 unit, u64 control)
{
	if (unit == MSRPP_UNIT_FETCH)
		return (control & IBS_FETCH_COUNT) >> 16 << 4;
	return (control & IBS_OP_COUNT) >> 32;
}

/* --- stopping ---------------------------------------------------------------------------- */

static void unit_disable(const struct msrpp_engine *engine, u64 control)
{
	/* so that a late interrupt is known for what it is */
	if (msrpp_ibs_errata & IBS_420)
		msrpp_ibs_write(engine->control, (control & ~engine->maximum) | engine->valid);
	msrpp_ibs_write(engine->control, 0);
}

/*
 * So near to its end the count may reach it before the register is written; of short ones a
 * quarter.
 */
#define NEAR 4096u

/* An interrupt may be on its way: the sample is near, or tagged and not there yet. */
static bool unit_may_be_late(const struct msrpp_unit *unit, u32 count)
{
	return !count || count + min(NEAR, unit->most / 4) > unit->most;
}

static void unit_keep_count(struct msrpp_unit *unit, u32 count)
{
	const u32 left = unit->most > count ? unit->most - count : 0;

	if (!unit->thread)
		return;
	unit->thread->distance = left ? unit->distance : 0;
	unit->thread->passed = left && left < unit->distance ? unit->distance - left : 0;
}

static void unit_drain(struct msrpp_unit *unit, u64 control)
{
	struct pt_regs *regs = current->mm ? task_pt_regs(current) : get_irq_regs();

	if (unit->thread)
		unit->thread->distance = 0;
	rcu_read_lock();	/* the control group is looked up */
	if (regs)
		msrpp_take_sample(unit, control, regs);
	else
		unit->ring->filtered++;
	rcu_read_unlock();
	/* whose time is exact: that of the next sample is not to be before it */
	WRITE_ONCE(this_cpu_ptr(msrpp_samplers)->clock.reach, 0);
}

/* One interrupt comes, or has come since it was in doubt. */
static void unit_settle(struct msrpp_sampler *sampler, bool comes)
{
	if (comes)
		msrpp_expect_late(sampler, 1);
	if (!xchg(&sampler->in_doubt, 0) && comes)
		msrpp_expect_one_less(sampler);
}

/*
 * A sample that is there is the thread's that leaves; its interrupt comes to nothing, and is
 * counted. From STOPPING on the NMI leaves the ring alone, and one is in doubt until the register
 * has told.
 */
static void unit_stop(struct msrpp_sampler *sampler, struct msrpp_unit *unit,
		      const struct msrpp_engine *engine)
{
	bool comes;
	u64 control;
	u32 count;

	WRITE_ONCE(sampler->in_doubt, 1);
	barrier();
	WRITE_ONCE(unit->state, MSRPP_STOPPING);
	barrier();	/* an NMI up to here has taken its sample */
	control = msrpp_ibs_read(engine->control);
	if ((control & engine->settings) != unit->written || !(control & engine->enable)) {
		cmpxchg(&unit->ring->reason, 0, MSRPP_REASON_HELD_BY_KERNEL);
		unit_settle(sampler, false);
		return;
	}
	if (control & engine->valid) {
		unit_settle(sampler, true);
		unit_drain(unit, control);
		unit_disable(engine, control);
		return;
	}
	count = unit_count_in(unit->program->unit, control);
	unit_keep_count(unit, count);
	unit_disable(engine, control);
	/* of software it is known; between two accesses anything may happen there */
	comes = msrpp_is_soft() ? msrpp_soft->took_sample(unit->program->unit) :
				  unit_may_be_late(unit, count);
	unit_settle(sampler, comes);
}

void msrpp_unit_leave(struct msrpp_sampler *sampler, struct msrpp_unit *unit)
{
	struct msrpp_ring *ring = unit->ring;

	if (!unit->program)
		return;
	if (unit->program->events)
		msrpp_perf_leave(unit->program);
	else if (unit->state == MSRPP_STARTED)
		unit_stop(sampler, unit, &msrpp_engines[unit->program->unit]);
	WRITE_ONCE(unit->state, MSRPP_STOPPED);
	barrier();	/* before what an NMI follows goes */
	ring->window_active += rdtsc() - unit->since;
	unit->ring = NULL;
	WRITE_ONCE(unit->thread, NULL);
	WRITE_ONCE(unit->program, NULL);
}

/* --- starting ---------------------------------------------------------------------------- */

static void unit_give_up(struct msrpp_unit *unit)
{
	WRITE_ONCE(unit->thread, NULL);
	WRITE_ONCE(unit->program, NULL);
}

/*
 * Who stops a program, or takes a thread out, says so first, and then looks which CPUs have it:
 * this CPU says first that it will have it, and then looks whether it may. One of them sees the
 * other.
 */
static bool unit_begins(struct msrpp_unit *unit, struct msrpp_sampling_program *program,
			struct msrpp_sampled_thread *thread)
{
	WRITE_ONCE(unit->program, program);
	WRITE_ONCE(unit->thread, thread);
	smp_mb();	/* as above; pairs with those in sampling_halt() and follow_remove() */
	if (READ_ONCE(program->running) && !(thread && READ_ONCE(thread->followed.gone)))
		return true;
	unit_give_up(unit);
	return false;
}

static void unit_start(struct msrpp_sampler *sampler, struct msrpp_unit *unit,
		       struct msrpp_sampled_thread *thread)
{
	u32 distance = thread ? thread->distance : 0, passed = 0;

	unit->since = rdtsc();
	if (unit->program->events) {
		WRITE_ONCE(unit->state, MSRPP_STARTED_BY_PERF);
		barrier();	/* its samples find it started */
		msrpp_perf_enter(unit->program);
		return;
	}
	if (distance)
		passed = min(thread->passed, distance - 1);
	else
		distance = msrpp_unit_next(sampler, unit);
	WRITE_ONCE(unit->arming, true);
	WRITE_ONCE(unit->state, MSRPP_STARTED);
	barrier();	/* an NMI finds it started; another one may come before it is */
	msrpp_unit_arm(unit, passed, distance);
	barrier();
	WRITE_ONCE(unit->arming, false);
}

/* Whether its records have what nearly all have, and no more. */
static bool unit_is_plain(const struct msrpp_sampling_program *program)
{
	const u32 all = IBS_HAS_RIP_INVALID | IBS_HAS_TARGET | IBS_HAS_EXTENDED;

	return (msrpp_ibs_capabilities & all) == all && !program->chain &&
	       program->pids == &init_pid_ns &&
	       !(program->flags & (MSRPP_SAMPLING_PHYSICAL | MSRPP_SAMPLING_NO_USER));
}

/* What the NMI needs, next to each other. The unit is stopped. */
static void unit_take_over(struct msrpp_unit *unit, const struct msrpp_sampling_program *program)
{
	unit->ring = program->rings[smp_processor_id()];
	unit->cpu = smp_processor_id();
	unit->flags = program->flags;
	unit->random_mask = program->random_mask;
	/* a control register is written before it is known that there is no place for it */
	unit->most_bytes = 8 * (MSRPP_SAMPLE_FIXED_WORDS + 1 + MSRPP_SAMPLE_MOST_REGISTERS +
				program->chain);
	unit->plain_bytes = unit_is_plain(program) ? unit->most_bytes : MSRPP_NOT_PLAIN;
}

void msrpp_unit_enter(struct msrpp_sampling_program *program, struct msrpp_sampled_thread *thread)
{
	struct msrpp_sampler *sampler = this_cpu_ptr(msrpp_samplers);
	struct msrpp_unit *unit = &sampler->units[program->unit];
	struct msrpp_ring *ring = program->rings[smp_processor_id()];

	if (sampler->down && ring && !thread)	/* what samples a CPU does not begin by itself */
		cmpxchg(&ring->reason, 0, MSRPP_REASON_SUSPENDED);
	if (unit->program || sampler->down || !ring || ring->reason ||
	    !unit_begins(unit, program, thread))
		return;
	/*
	 * The kernel has no reservation for these: an enable bit is all that tells. Where perf is
	 * the carrier the register is perf's, which has enabled it for this program, or for another
	 * event.
	 */
	if (!program->events &&
	    (msrpp_ibs_read(program->control) & msrpp_engines[program->unit].enable)) {
		ring->reason = MSRPP_REASON_HELD_BY_KERNEL;
		unit_give_up(unit);
		return;
	}
	unit_take_over(unit, program);
	if (unlikely(sampler->clock.khz != tsc_khz))
		msrpp_clock_check(&sampler->clock);
	unit_start(sampler, unit, thread);
}

/* --- called on a CPU --------------------------------------------------------------------- */

void msrpp_sample_enter_here(void *info)
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
	if (thread && msrpp_sampling_program_of(thread) == program)
		msrpp_unit_enter(program, thread);
	rcu_read_unlock();
}

void msrpp_sample_leave_here(void *info)
{
	struct msrpp_sampling_program *program = info;
	struct msrpp_sampler *sampler = this_cpu_ptr(msrpp_samplers);
	struct msrpp_unit *unit = &sampler->units[program->unit];

	if (unit->program == program)
		msrpp_unit_leave(sampler, unit);
}

/* Whether a CPU samples for a program. */
bool msrpp_has_samples(int cpu, void *info)
{
	struct msrpp_sampling_program *program = info;

	return READ_ONCE(per_cpu_ptr(msrpp_samplers, cpu)->units[program->unit].program) == program;
}

/* Threads begin again when they next come; what samples CPUs has ended there, and says why. */
void msrpp_sampling_cpu_down(u32 reason)
{
	struct msrpp_sampler *sampler = this_cpu_ptr(msrpp_samplers);
	u32 i;

	sampler->down = true;
	for (i = 0; i < MSRPP_UNITS; i++) {
		struct msrpp_unit *unit = &sampler->units[i];

		if (unit->program && (unit->program->flags & MSRPP_SAMPLING_CPUS)) {
			cmpxchg(&unit->ring->reason, 0, reason);
			irq_work_queue(&unit->ring->wake);
		}
		msrpp_unit_leave(sampler, unit);
	}
}

void msrpp_sampling_cpu_up(void)
{
	struct msrpp_sampler *sampler = this_cpu_ptr(msrpp_samplers);
	bool failed;

	if (sampler->prepared)	/* the APIC has forgotten */
		msrpp_sampling_prepare_here(&failed);
	sampler->down = false;
	sampler->clock.reach = 0;
}

/* --- the hardware ------------------------------------------------------------------------ */

/* Where perf knows the hardware it has set the APIC's entry up, and keeps it: it is left alone. */
static bool sampling_sets_entry_up(void)
{
#ifdef CONFIG_CPU_SUP_AMD
	if (get_ibs_caps())
		return false;
#endif
	return !msrpp_is_soft();
}

/* The firmware has said which entry it is. */
void msrpp_sampling_prepare_here(void *failed)
{
	struct msrpp_sampler *sampler = this_cpu_ptr(msrpp_samplers);
	u64 control;

	if (!sampler->random)
		sampler->random = get_random_u64() | 1;
	WRITE_ONCE(sampler->prepared, true);
	if (!sampling_sets_entry_up())
		return;
	if (msrpp_hard_read(IBS_CONTROL, &control) || !(control & IBS_CONTROL_VALID) ||
	    setup_APIC_eilvt(control & IBS_CONTROL_ENTRY, 0, NMI_DELIVERY, 0)) {
		WRITE_ONCE(sampler->prepared, false);
		WRITE_ONCE(*(bool *)failed, true);
	}
}

/* So that a program that is made interrupts no CPU where it need not. */
bool msrpp_sampling_is_unprepared(int cpu, void *unused)
{
	return !READ_ONCE(per_cpu_ptr(msrpp_samplers, cpu)->prepared);
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
	if (!(capabilities & 1))	/* the flags are not valid: the first processors that had it */
		capabilities = IBS_HAS_FETCH | IBS_HAS_OP;
	return capabilities & IBS_HAS_DISABLE ? 0 : capabilities;
}

/* Without the flag a count of ops cannot be written. */
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
		msrpp_ibs_late_for = msrpp_soft->late_for;
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

/* The APIC's entry is left as the kernel leaves those that nobody has: masked. */
static void sampling_release_here(void *unused)
{
	struct msrpp_sampler *sampler = this_cpu_ptr(msrpp_samplers);
	u64 control;

	if (!sampler->prepared || !sampling_sets_entry_up())
		return;
	if (!msrpp_hard_read(IBS_CONTROL, &control))
		setup_APIC_eilvt(control & IBS_CONTROL_ENTRY, 0, 0, 1);
}

void msrpp_sampling_exit(void)
{
	static_key_deferred_flush(&msrpp_threads_are_sampled);
	on_each_cpu(sampling_release_here, NULL, 1);	/* an NMI that was on its way has come */
	msrpp_sample_handler_exit();
	free_percpu(msrpp_samplers);
}
