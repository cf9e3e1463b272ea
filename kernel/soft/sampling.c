// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Simulated IBS. The hardware does one op and one fetch in each nanosecond, and its interrupts are
 * NMIs that one CPU sends another. The units of each CPU are checked by a timer of the next CPU, so
 * that the NMI interrupts the program and not the timer. Tests may also make samples.
 */
#include <linux/cpu.h>
#include <linux/cpuhotplug.h>
#include <linux/cpumask.h>
#include <linux/errno.h>
#include <linux/hrtimer.h>
#include <linux/module.h>
#include <linux/mutex.h>
#include <linux/sched/signal.h>
#include <linux/smp.h>
#include <linux/timekeeping.h>
#include <linux/uaccess.h>

#include <asm/apic.h>
#include <asm/irq_vectors.h>
#include <asm/nmi.h>

#include <msr/backend/sampling_abi.h>

#include "../ibs.h"
#include "../versions.h"
#include "parts.h"

static unsigned int ibs = 0xbff;
module_param(ibs, uint, 0444);
MODULE_PARM_DESC(ibs,
		 "Capabilities of the simulated IBS, as CPUID Fn8000_001B_EAX (default: 0xbff)");

static unsigned int errata;
module_param(errata, uint, 0444);
MODULE_PARM_DESC(errata,
		 "Errata of the simulated IBS, a sum of 1 (erratum 420), 2 (erratum 718) and "
		 "4 (a fetch count starts again only after the unit was disabled) (default: 0)");

static unsigned int tick = 20000;
module_param(tick, uint, 0644);
MODULE_PARM_DESC(tick,
		 "Least nanoseconds between two checks whether a sample is due; 0: no samples "
		 "(default: 20000)");

static bool entry = true;
module_param(entry, bool, 0644);
MODULE_PARM_DESC(entry,
		 "Whether the simulated APIC's entry for IBS can be set up on a CPU (default: Y)");

#define SOFT_FIRST_REGISTER IBS_FETCH_CTL
#define SOFT_REGISTERS (IBS_FETCH_EXTENDED - SOFT_FIRST_REGISTER + 1)
/* longest and shortest time between two checks of the timer, in nanoseconds */
#define SLOWEST_TICK NSEC_PER_MSEC
#define FASTEST_TICK 1000
/* longest delay of an NMI, in nanoseconds: long, since an emulator's CPUs take turns */
#define MAX_NMI_DELAY NSEC_PER_SEC

static const struct soft_unit_layout {
	u64 enable;
	u64 valid;
} soft_unit_layouts[MSRPP_UNITS] = {
	[MSRPP_UNIT_OP] = { IBS_OP_RUN, IBS_OP_VALID },
	[MSRPP_UNIT_FETCH] = { IBS_FETCH_RUN, IBS_FETCH_VALID },
};

struct soft_unit {
	u64 control;
	u64 arming_ns;	/* time at which the unit was armed, in nanoseconds */
	bool is_armed;	/* msrpp.ko armed the unit, not a test that plays another user */
	/* the address of the sample is that of the interrupted instruction */
	bool ip_is_interrupted;
};

struct soft_cpu {
	raw_spinlock_t lock;	/* serializes makers of samples; never taken in NMIs */
	struct soft_unit units[MSRPP_UNITS];
	u64 registers[SOFT_REGISTERS];
	u64 ip;	/* address of the instruction that the last NMI interrupted */
	u64 old_control;	/* value of a control register before the last write */
	u32 accesses;	/* register accesses since a control register was read */
	/* register accesses of handlers of samples, since the last report to a test */
	u32 handled_accesses;
	u32 most_handled_accesses;
	u32 sample_count;
	struct hrtimer ticker;
};

static DEFINE_PER_CPU(struct soft_cpu, soft_cpus);
/* protects the timers; taken under the lock of CPU hotplug */
static DEFINE_MUTEX(tickers_lock);
static u32 ticker_users;

static struct soft_unit *soft_find_unit(struct soft_cpu *cpu, u32 address)
{
	if (address == IBS_OP_CTL)
		return &cpu->units[MSRPP_UNIT_OP];
	return address == IBS_FETCH_CTL ? &cpu->units[MSRPP_UNIT_FETCH] : NULL;
}

/* --- registers --------------------------------------------------------------------------- */

static u64 soft_maximum(u32 unit_id, u64 control)
{
	if (unit_id == MSRPP_UNIT_FETCH)
		return (control & IBS_FETCH_MAX) << 4;
	return ((control & 0xffff) << 4) | (control & IBS_OP_MAX_HIGH);
}

static u64 soft_count(u32 unit_id, const struct soft_unit *unit, u64 control)
{
	const u64 start_count = unit_id == MSRPP_UNIT_FETCH ?
					(control & IBS_FETCH_COUNT) >> 16 << 4 :
					(control & IBS_OP_COUNT) >> 32;
	const u64 elapsed_ns = ktime_get_mono_fast_ns() - READ_ONCE(unit->arming_ns);

	return min(start_count + elapsed_ns, soft_maximum(unit_id, control));
}

static u64 soft_read_control(struct soft_cpu *cpu, struct soft_unit *unit)
{
	const u32 unit_id = unit - cpu->units;
	const struct soft_unit_layout *layout = &soft_unit_layouts[unit_id];
	u64 control = READ_ONCE(unit->control), count;

	if (!(control & layout->enable) || (control & layout->valid) || !unit->is_armed)
		return control;
	count = soft_count(unit_id, unit, control);
	if (unit_id == MSRPP_UNIT_FETCH)
		return (control & ~IBS_FETCH_COUNT) | (count >> 4 << 16);
	return (control & ~IBS_OP_COUNT) | (count << 32);
}

/* Accesses to the registers of IBS, with interrupts off or in an NMI. */
u64 msrpp_soft_ibs_read(u32 address)
{
	struct soft_cpu *cpu = this_cpu_ptr(&soft_cpus);
	struct soft_unit *unit = soft_find_unit(cpu, address);

	cpu->accesses++;
	if (unit) {
		cpu->accesses = 1;
		return soft_read_control(cpu, unit);
	}
	if ((address == IBS_OP_RIP && cpu->units[MSRPP_UNIT_OP].ip_is_interrupted) ||
	    (address == IBS_FETCH_ADDRESS && cpu->units[MSRPP_UNIT_FETCH].ip_is_interrupted))
		return cpu->ip;
	return READ_ONCE(cpu->registers[address - SOFT_FIRST_REGISTER]);
}

void msrpp_soft_ibs_write(u32 address, u64 value)
{
	struct soft_cpu *cpu = this_cpu_ptr(&soft_cpus);
	struct soft_unit *unit = soft_find_unit(cpu, address);

	cpu->accesses++;
	if (!unit) {
		WRITE_ONCE(cpu->registers[address - SOFT_FIRST_REGISTER], value);
		return;
	}
	WRITE_ONCE(unit->arming_ns, ktime_get_mono_fast_ns());
	WRITE_ONCE(unit->is_armed, value != 0);
	cpu->old_control = xchg(&unit->control, value);
}

void msrpp_soft_count_accesses(void)
{
	struct soft_cpu *cpu = this_cpu_ptr(&soft_cpus);

	cpu->handled_accesses += cpu->accesses;
	cpu->most_handled_accesses = max(cpu->most_handled_accesses, cpu->accesses);
}

bool msrpp_soft_set_up_entry(void)
{
	return READ_ONCE(entry);
}

/*
 * Returns whether the last write to a unit's control register cleared a sample, whose NMI comes or
 * came.
 */
bool msrpp_soft_cleared_sample(u32 unit_id)
{
	return __this_cpu_read(soft_cpus.old_control) & soft_unit_layouts[unit_id].valid;
}

/*
 * An NMI handler that the kernel calls before that of msrpp.ko: it notes the interrupted
 * instruction.
 */
static int soft_nmi_handler(unsigned int type, struct pt_regs *regs)
{
	__this_cpu_write(soft_cpus.ip, regs->ip);
	return NMI_DONE;
}

/* --- samples ----------------------------------------------------------------------------- */

static void soft_send_nmi(u32 cpu)
{
	apic->send_IPI_mask(cpumask_of(cpu), NMI_VECTOR);
}

static void soft_fill_registers(struct soft_cpu *cpu, u32 unit_id,
				const struct msrpp_soft_sample *sample)
{
	u64 *registers = cpu->registers;

	cpu->units[unit_id].ip_is_interrupted = sample->flags & MSRPP_SOFT_FOLLOW;
	if (unit_id == MSRPP_UNIT_FETCH) {
		registers[IBS_FETCH_ADDRESS - SOFT_FIRST_REGISTER] = sample->ip;
		registers[IBS_FETCH_PHYSICAL - SOFT_FIRST_REGISTER] = sample->physical;
		registers[IBS_FETCH_EXTENDED - SOFT_FIRST_REGISTER] = sample->data2;
		return;
	}
	registers[IBS_OP_RIP - SOFT_FIRST_REGISTER] = sample->ip;
	registers[IBS_OP_DATA - SOFT_FIRST_REGISTER] = sample->data;
	registers[IBS_OP_DATA2 - SOFT_FIRST_REGISTER] = sample->data2;
	registers[IBS_OP_DATA3 - SOFT_FIRST_REGISTER] = sample->data3;
	registers[IBS_OP_ADDRESS - SOFT_FIRST_REGISTER] = sample->address;
	registers[IBS_OP_PHYSICAL - SOFT_FIRST_REGISTER] = sample->physical;
	registers[IBS_OP_TARGET - SOFT_FIRST_REGISTER] = sample->target;
}

/* Gives the unit a sample. Returns false where the unit is not enabled, or has a sample already. */
static bool soft_take_sample(struct soft_cpu *cpu, u32 unit_id,
			     const struct msrpp_soft_sample *sample)
{
	const struct soft_unit_layout *layout = &soft_unit_layouts[unit_id];
	struct soft_unit *unit = &cpu->units[unit_id];
	const u64 control = READ_ONCE(unit->control);
	u64 bits = layout->valid;

	if (!(control & layout->enable) || (control & layout->valid))
		return false;
	soft_fill_registers(cpu, unit_id, sample);
	if (unit_id == MSRPP_UNIT_FETCH)
		bits |= sample->data & (IBS_FETCH_PHYSICAL_VALID | 0xffffull << 32);
	/* an NMI of the CPU may stop the unit before the sample is written */
	if (cmpxchg64(&unit->control, control, control | bits) != control)
		return false;
	if (!(sample->flags & MSRPP_SOFT_SILENT))
		soft_send_nmi(sample->cpu);
	return true;
}

/* --- samples of the timer: an ALU op, a branch, a load hit and a load miss in turn -------- */

static void soft_make_sample(struct soft_cpu *cpu, u32 number, u32 unit_id)
{
	struct msrpp_soft_sample sample = {
		.cpu = number,
		.flags = MSRPP_SOFT_FOLLOW,
		.data = 0x00050003,
		.address = 0x10000 + 64 * (u64)(cpu->sample_count & 0xff),
		.physical = 0x100000,
		.target = 0x400000,
	};

	switch (cpu->sample_count++ & 3) {
	case 1:
		sample.data |= IBS_DATA_BRANCH;
		break;
	case 2:
		sample.data3 = IBS_DATA3_LOAD | IBS_DATA3_ADDRESS | IBS_DATA3_PHYSICAL;
		break;
	case 3:
		sample.data3 = IBS_DATA3_LOAD | IBS_DATA3_ADDRESS | IBS_DATA3_PHYSICAL |
			       IBS_DATA3_MISS | 200ull << 32;
		sample.data2 = 3;
		break;
	}
	soft_take_sample(cpu, unit_id, &sample);
}

/* Makes a sample where one is due. Returns the nanoseconds to the next sample. */
static u64 soft_check_unit(struct soft_cpu *cpu, u32 number, u32 unit_id)
{
	const struct soft_unit_layout *layout = &soft_unit_layouts[unit_id];
	struct soft_unit *unit = &cpu->units[unit_id];
	const u64 control = smp_load_acquire(&unit->control);
	u64 maximum, count;

	if (!(control & layout->enable) || (control & layout->valid) || !READ_ONCE(unit->is_armed))
		return SLOWEST_TICK;
	maximum = soft_maximum(unit_id, control);
	count = soft_count(unit_id, unit, control);
	if (count < maximum)
		return maximum - count;
	soft_make_sample(cpu, number, unit_id);
	return 0;
}

/* Returns the CPU whose timer makes the samples of another CPU. */
static u32 soft_timer_cpu(u32 cpu)
{
	const u32 next = cpumask_next(cpu, cpu_online_mask);

	return next < nr_cpu_ids ? next : cpumask_first(cpu_online_mask);
}

static enum hrtimer_restart soft_tick(struct hrtimer *timer)
{
	const u32 min_tick = READ_ONCE(tick);
	u64 next = SLOWEST_TICK;
	u32 number, unit_id;

	for_each_online_cpu(number) {
		struct soft_cpu *cpu = per_cpu_ptr(&soft_cpus, number);

		if (!min_tick || soft_timer_cpu(number) != smp_processor_id())
			continue;
		raw_spin_lock(&cpu->lock);
		for (unit_id = 0; unit_id < MSRPP_UNITS; unit_id++)
			next = min(next, soft_check_unit(cpu, number, unit_id));
		raw_spin_unlock(&cpu->lock);
	}
	hrtimer_forward_now(timer, ns_to_ktime(max3(next, (u64)min_tick, (u64)FASTEST_TICK)));
	return HRTIMER_RESTART;
}

static void soft_start_ticker(void *unused)
{
	hrtimer_start(this_cpu_ptr(&soft_cpus.ticker), ns_to_ktime(SLOWEST_TICK),
		      HRTIMER_MODE_REL_PINNED);
}

void msrpp_soft_begin_sampling(void)
{
	cpus_read_lock();
	mutex_lock(&tickers_lock);
	if (!ticker_users++)
		on_each_cpu(soft_start_ticker, NULL, 1);
	mutex_unlock(&tickers_lock);
	cpus_read_unlock();
}

void msrpp_soft_end_sampling(void)
{
	u32 cpu;

	cpus_read_lock();
	mutex_lock(&tickers_lock);
	if (!--ticker_users)
		for_each_possible_cpu(cpu)
			hrtimer_cancel(&per_cpu_ptr(&soft_cpus, cpu)->ticker);
	mutex_unlock(&tickers_lock);
	cpus_read_unlock();
}

/*
 * CPU hotplug callback on the CPU that comes online; the hotplug lock keeps ticker_users unchanged
 * meanwhile.
 */
static int soft_cpu_up(unsigned int cpu)
{
	if (READ_ONCE(ticker_users))
		soft_start_ticker(NULL);
	return 0;
}

static int soft_cpu_down(unsigned int cpu)
{
	hrtimer_cancel(&per_cpu_ptr(&soft_cpus, cpu)->ticker);
	return 0;
}

/* --- samples that tests make ------------------------------------------------------------- */

/* Writes a unit's control register as other software would, with settings foreign to msrpp.ko. */
static void soft_play_other_user(struct soft_cpu *cpu, u32 unit_id,
				 const struct msrpp_soft_sample *sample)
{
	const struct soft_unit_layout *layout = &soft_unit_layouts[unit_id];
	struct soft_unit *unit = &cpu->units[unit_id];

	unit->is_armed = false;
	if (sample->flags & MSRPP_SOFT_RELEASE)
		WRITE_ONCE(unit->control, 0);
	else if (sample->flags & MSRPP_SOFT_HELD)
		WRITE_ONCE(unit->control, layout->enable | 0x1234);
	else
		WRITE_ONCE(unit->control, layout->enable | layout->valid | 0x1234);
	if (sample->flags & MSRPP_SOFT_STEAL)
		soft_send_nmi(sample->cpu);
}

static bool soft_execute(const struct msrpp_soft_sample *sample, u32 unit_id)
{
	struct soft_cpu *cpu = per_cpu_ptr(&soft_cpus, sample->cpu);
	unsigned long flags;
	bool is_executed = true;

	raw_spin_lock_irqsave(&cpu->lock, flags);
	if (!cpu_online(sample->cpu))
		is_executed = false;
	else if (sample->flags & MSRPP_SOFT_SPURIOUS)
		soft_send_nmi(sample->cpu);
	else if (sample->flags & (MSRPP_SOFT_STEAL | MSRPP_SOFT_RELEASE | MSRPP_SOFT_HELD))
		soft_play_other_user(cpu, unit_id, sample);
	else
		is_executed = soft_take_sample(cpu, unit_id, sample);
	raw_spin_unlock_irqrestore(&cpu->lock, flags);
	return is_executed;
}

/*
 * Waits until the handler has read the sample, for 100 ms at most. Returns whether the sample was
 * read.
 */
static bool soft_wait_until_handled(const struct msrpp_soft_sample *sample, u32 unit_id)
{
	const struct soft_unit *unit = &per_cpu_ptr(&soft_cpus, sample->cpu)->units[unit_id];
	const u64 deadline = ktime_get_mono_fast_ns() + 100 * NSEC_PER_MSEC;

	while (READ_ONCE(unit->control) & soft_unit_layouts[unit_id].valid) {
		if (ktime_get_mono_fast_ns() > deadline)
			return false;
		cpu_relax();
	}
	return true;
}

static bool soft_repeat_sample(const struct msrpp_soft_sample *sample, u32 unit_id)
{
	const u32 unhandled_flags = MSRPP_SOFT_SPURIOUS | MSRPP_SOFT_STEAL | MSRPP_SOFT_RELEASE |
				    MSRPP_SOFT_HELD | MSRPP_SOFT_SILENT;

	if (!soft_execute(sample, unit_id))
		return false;
	if (!(sample->flags & unhandled_flags) && !soft_wait_until_handled(sample, unit_id))
		return false;
	cond_resched();
	return !signal_pending(current);
}

static void soft_report_accesses(struct msrpp_soft_sample *sample)
{
	struct soft_cpu *cpu = per_cpu_ptr(&soft_cpus, sample->cpu);

	sample->accesses = xchg(&cpu->handled_accesses, 0);
	sample->most_accesses = xchg(&cpu->most_handled_accesses, 0);
}

long msrpp_soft_sample(u32 step, struct msrpp_soft_sample __user *arg)
{
	struct msrpp_soft_sample sample;
	u32 unit_id, taken_count = 0;

	if (step < MSRPP_RIGHTS_ALL)
		return -EPERM;
	if (copy_from_user(&sample, arg, sizeof(sample)))
		return -EFAULT;
	if (sample.cpu >= nr_cpu_ids || !cpu_possible(sample.cpu) ||
	    (sample.kind != MSRPP_SAMPLE_OP && sample.kind != MSRPP_SAMPLE_FETCH))
		return -EINVAL;
	unit_id = sample.kind == MSRPP_SAMPLE_OP ? MSRPP_UNIT_OP : MSRPP_UNIT_FETCH;
	cpus_read_lock();
	while (taken_count < sample.count && soft_repeat_sample(&sample, unit_id))
		taken_count++;
	cpus_read_unlock();
	sample.count = taken_count;
	soft_report_accesses(&sample);
	return copy_to_user(arg, &sample, sizeof(sample)) ? -EFAULT : 0;
}

/* --- loading and unloading --------------------------------------------------------------- */

static enum cpuhp_state hotplug_state;

int __init msrpp_soft_sampling_init(struct msrpp_soft_operations *operations)
{
	int state, error;
	u32 cpu;

	for_each_possible_cpu(cpu) {
		struct soft_cpu *cpu_state = per_cpu_ptr(&soft_cpus, cpu);

		raw_spin_lock_init(&cpu_state->lock);
		msrpp_init_timer(&cpu_state->ticker, soft_tick);
	}
	state = cpuhp_setup_state_nocalls(CPUHP_AP_ONLINE_DYN, "msrpp_soft:online", soft_cpu_up,
					  soft_cpu_down);
	if (state < 0)
		return state;
	hotplug_state = state;
	error = register_nmi_handler(NMI_LOCAL, soft_nmi_handler, NMI_FLAG_FIRST, "msrpp_soft");
	if (error) {
		cpuhp_remove_state_nocalls(hotplug_state);
		return error;
	}
	operations->ibs_capabilities = ibs;
	operations->ibs_errata = errata;
	operations->max_nmi_delay = MAX_NMI_DELAY;
	return 0;
}

void msrpp_soft_sampling_exit(void)
{
	unregister_nmi_handler(NMI_LOCAL, "msrpp_soft");
	cpuhp_remove_state_nocalls(hotplug_state);
}
