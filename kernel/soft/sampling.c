// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Instruction-based sampling. The hardware does one op and one fetch in each nanosecond, and its
 * interrupts are NMIs that one CPU sends another. A timer of the next CPU looks after each CPU, so
 * that what is interrupted is the program and not the timer; tests make samples of their own.
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
MODULE_PARM_DESC(ibs, "capabilities of the sampling, as CPUID Fn8000_001B_EAX");

static unsigned int errata;
module_param(errata, uint, 0444);
MODULE_PARM_DESC(errata, "its errata: 1 number 420, 2 number 718, 4 fetch counts that go on");

static unsigned int tick = 20000;
module_param(tick, uint, 0644);
MODULE_PARM_DESC(tick, "nanoseconds between two looks at it, at least; 0: it makes no samples");

#define FIRST IBS_FETCH_CTL
#define REGISTERS (IBS_FETCH_EXTENDED - FIRST + 1)
#define SLOWEST_TICK NSEC_PER_MSEC
#define FASTEST_TICK 1000
#define LATE_FOR NSEC_PER_SEC	/* an emulator's CPUs take turns */

static const struct engine {
	u64 enable;
	u64 valid;
} engines[MSRPP_UNITS] = {
	[MSRPP_UNIT_OP] = { IBS_OP_RUN, IBS_OP_VALID },
	[MSRPP_UNIT_FETCH] = { IBS_FETCH_RUN, IBS_FETCH_VALID },
};

struct soft_unit {
	u64 control;
	u64 armed_at;	/* nanoseconds */
	bool armed;	/* by the module; not by a test that plays somebody else */
	bool follows;	/* the instruction is the one that is interrupted */
};

struct soft_cpu {
	raw_spinlock_t lock;	/* of samples that are made; never in an NMI */
	struct soft_unit units[MSRPP_UNITS];
	u64 registers[REGISTERS];
	u64 ip;	/* that the last NMI interrupted */
	u64 replaced;	/* what a control register held before the last write */
	u32 accesses;	/* since a control register was read */
	u32 handled;	/* of these, those of samples since a test was told */
	u32 most_handled;
	u32 made;
	struct hrtimer ticker;
};

static DEFINE_PER_CPU(struct soft_cpu, soft_cpus);
static DEFINE_MUTEX(tickers_lock);	/* within the hotplug lock */
static u32 tickers_wanted;

static struct soft_unit *unit_of(struct soft_cpu *cpu, u32 address)
{
	if (address == IBS_OP_CTL)
		return &cpu->units[MSRPP_UNIT_OP];
	return address == IBS_FETCH_CTL ? &cpu->units[MSRPP_UNIT_FETCH] : NULL;
}

/* --- registers, as the processor has them ------------------------------------------------ */

static u64 most_of(u32 unit, u64 control)
{
	if (unit == MSRPP_UNIT_FETCH)
		return (control & IBS_FETCH_MAX) << 4;
	return ((control & 0xffff) << 4) | (control & IBS_OP_MAX_HIGH);
}

static u64 count_of(u32 unit, const struct soft_unit *of, u64 control)
{
	const u64 from = unit == MSRPP_UNIT_FETCH ? (control & IBS_FETCH_COUNT) >> 16 << 4 :
						    (control & IBS_OP_COUNT) >> 32;
	const u64 passed = ktime_get_mono_fast_ns() - READ_ONCE(of->armed_at);

	return min(from + passed, most_of(unit, control));
}

static u64 read_control(struct soft_cpu *cpu, struct soft_unit *of)
{
	const u32 unit = of - cpu->units;
	const struct engine *engine = &engines[unit];
	u64 control = READ_ONCE(of->control), count;

	if (!(control & engine->enable) || (control & engine->valid) || !of->armed)
		return control;
	count = count_of(unit, of, control);
	if (unit == MSRPP_UNIT_FETCH)
		return (control & ~IBS_FETCH_COUNT) | (count >> 4 << 16);
	return (control & ~IBS_OP_COUNT) | (count << 32);
}

/* With interrupts off, or in an NMI. */
u64 msrpp_soft_ibs_read(u32 address)
{
	struct soft_cpu *cpu = this_cpu_ptr(&soft_cpus);
	struct soft_unit *of = unit_of(cpu, address);

	cpu->accesses++;
	if (of) {
		cpu->accesses = 1;
		return read_control(cpu, of);
	}
	if ((address == IBS_OP_RIP && cpu->units[MSRPP_UNIT_OP].follows) ||
	    (address == IBS_FETCH_ADDRESS && cpu->units[MSRPP_UNIT_FETCH].follows))
		return cpu->ip;
	return READ_ONCE(cpu->registers[address - FIRST]);
}

void msrpp_soft_ibs_write(u32 address, u64 value)
{
	struct soft_cpu *cpu = this_cpu_ptr(&soft_cpus);
	struct soft_unit *of = unit_of(cpu, address);

	cpu->accesses++;
	if (!of) {
		WRITE_ONCE(cpu->registers[address - FIRST], value);
		return;
	}
	WRITE_ONCE(of->armed_at, ktime_get_mono_fast_ns());
	WRITE_ONCE(of->armed, value != 0);
	cpu->replaced = xchg(&of->control, value);
}

void msrpp_soft_count_accesses(void)
{
	struct soft_cpu *cpu = this_cpu_ptr(&soft_cpus);

	cpu->handled += cpu->accesses;
	cpu->most_handled = max(cpu->most_handled, cpu->accesses);
}

/*
 * Whether the last write to a control register took a sample away, whose interrupt comes or came.
 */
bool msrpp_soft_took_sample(u32 unit)
{
	return __this_cpu_read(soft_cpus.replaced) & engines[unit].valid;
}

/* Called before the handler of msrpp.ko. */
static int on_nmi(unsigned int type, struct pt_regs *regs)
{
	__this_cpu_write(soft_cpus.ip, regs->ip);
	return NMI_DONE;
}

/* --- samples ----------------------------------------------------------------------------- */

static void interrupt(u32 cpu)
{
	apic->send_IPI_mask(cpumask_of(cpu), NMI_VECTOR);
}

static void fill(struct soft_cpu *cpu, u32 unit, const struct msrpp_soft_sample *sample)
{
	u64 *registers = cpu->registers;

	cpu->units[unit].follows = sample->flags & MSRPP_SOFT_FOLLOW;
	if (unit == MSRPP_UNIT_FETCH) {
		registers[IBS_FETCH_ADDRESS - FIRST] = sample->ip;
		registers[IBS_FETCH_PHYSICAL - FIRST] = sample->physical;
		registers[IBS_FETCH_EXTENDED - FIRST] = sample->data2;
		return;
	}
	registers[IBS_OP_RIP - FIRST] = sample->ip;
	registers[IBS_OP_DATA - FIRST] = sample->data;
	registers[IBS_OP_DATA2 - FIRST] = sample->data2;
	registers[IBS_OP_DATA3 - FIRST] = sample->data3;
	registers[IBS_OP_ADDRESS - FIRST] = sample->address;
	registers[IBS_OP_PHYSICAL - FIRST] = sample->physical;
	registers[IBS_OP_TARGET - FIRST] = sample->target;
}

/* Whether the unit was enabled, and had no sample. */
static bool sample_now(struct soft_cpu *cpu, u32 unit, const struct msrpp_soft_sample *sample)
{
	const struct engine *engine = &engines[unit];
	struct soft_unit *of = &cpu->units[unit];
	const u64 control = READ_ONCE(of->control);
	u64 bits = engine->valid;

	if (!(control & engine->enable) || (control & engine->valid))
		return false;
	fill(cpu, unit, sample);
	if (unit == MSRPP_UNIT_FETCH)
		bits |= sample->data & (IBS_FETCH_PHYSICAL_VALID | 0xffffull << 32);
	/* its NMI may stop the unit meanwhile */
	if (cmpxchg64(&of->control, control, control | bits) != control)
		return false;
	if (!(sample->flags & MSRPP_SOFT_SILENT))
		interrupt(sample->cpu);
	return true;
}

/* --- by itself: in turn an op of the ALU, a branch, a load that hits and one that misses -- */

static void make(struct soft_cpu *cpu, u32 number, u32 unit)
{
	struct msrpp_soft_sample sample = {
		.cpu = number,
		.flags = MSRPP_SOFT_FOLLOW,
		.data = 0x00050003,
		.address = 0x10000 + 64 * (u64)(cpu->made & 0xff),
		.physical = 0x100000,
		.target = 0x400000,
	};

	switch (cpu->made++ & 3) {
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
	sample_now(cpu, unit, &sample);
}

/* Nanoseconds to its next sample. */
static u64 look_at(struct soft_cpu *cpu, u32 number, u32 unit)
{
	const struct engine *engine = &engines[unit];
	struct soft_unit *of = &cpu->units[unit];
	const u64 control = smp_load_acquire(&of->control);
	u64 most, count;

	if (!(control & engine->enable) || (control & engine->valid) || !READ_ONCE(of->armed))
		return SLOWEST_TICK;
	most = most_of(unit, control);
	count = count_of(unit, of, control);
	if (count < most)
		return most - count;
	make(cpu, number, unit);
	return 0;
}

/* The CPU that looks after another one. */
static u32 keeper_of(u32 cpu)
{
	const u32 next = cpumask_next(cpu, cpu_online_mask);

	return next < nr_cpu_ids ? next : cpumask_first(cpu_online_mask);
}

static enum hrtimer_restart look_at_all(struct hrtimer *timer)
{
	const u32 least = READ_ONCE(tick);
	u64 next = SLOWEST_TICK;
	u32 number, unit;

	for_each_online_cpu(number) {
		struct soft_cpu *cpu = per_cpu_ptr(&soft_cpus, number);

		if (!least || keeper_of(number) != smp_processor_id())
			continue;
		raw_spin_lock(&cpu->lock);
		for (unit = 0; unit < MSRPP_UNITS; unit++)
			next = min(next, look_at(cpu, number, unit));
		raw_spin_unlock(&cpu->lock);
	}
	hrtimer_forward_now(timer, ns_to_ktime(max3(next, (u64)least, (u64)FASTEST_TICK)));
	return HRTIMER_RESTART;
}

static void start_ticker(void *unused)
{
	hrtimer_start(this_cpu_ptr(&soft_cpus.ticker), ns_to_ktime(SLOWEST_TICK),
		      HRTIMER_MODE_REL_PINNED);
}

void msrpp_soft_begin_sampling(void)
{
	cpus_read_lock();
	mutex_lock(&tickers_lock);
	if (!tickers_wanted++)
		on_each_cpu(start_ticker, NULL, 1);
	mutex_unlock(&tickers_lock);
	cpus_read_unlock();
}

void msrpp_soft_end_sampling(void)
{
	u32 cpu;

	cpus_read_lock();
	mutex_lock(&tickers_lock);
	if (!--tickers_wanted)
		for_each_possible_cpu(cpu)
			hrtimer_cancel(&per_cpu_ptr(&soft_cpus, cpu)->ticker);
	mutex_unlock(&tickers_lock);
	cpus_read_unlock();
}

/* On that CPU; nobody changes the number meanwhile. */
static int cpu_comes_up(unsigned int cpu)
{
	if (READ_ONCE(tickers_wanted))
		start_ticker(NULL);
	return 0;
}

static int cpu_goes_down(unsigned int cpu)
{
	hrtimer_cancel(&per_cpu_ptr(&soft_cpus, cpu)->ticker);
	return 0;
}

/* --- as tests want them ------------------------------------------------------------------ */

static void play_others(struct soft_cpu *cpu, u32 unit, const struct msrpp_soft_sample *sample)
{
	const struct engine *engine = &engines[unit];
	struct soft_unit *of = &cpu->units[unit];

	of->armed = false;
	if (sample->flags & MSRPP_SOFT_RELEASE)
		WRITE_ONCE(of->control, 0);
	else if (sample->flags & MSRPP_SOFT_HELD)
		WRITE_ONCE(of->control, engine->enable | 0x1234);
	else
		WRITE_ONCE(of->control, engine->enable | engine->valid | 0x1234);
	if (sample->flags & MSRPP_SOFT_STEAL)
		interrupt(sample->cpu);
}

static bool act(const struct msrpp_soft_sample *sample, u32 unit)
{
	struct soft_cpu *cpu = per_cpu_ptr(&soft_cpus, sample->cpu);
	unsigned long flags;
	bool done = true;

	raw_spin_lock_irqsave(&cpu->lock, flags);
	if (!cpu_online(sample->cpu))
		done = false;
	else if (sample->flags & MSRPP_SOFT_SPURIOUS)
		interrupt(sample->cpu);
	else if (sample->flags & (MSRPP_SOFT_STEAL | MSRPP_SOFT_RELEASE | MSRPP_SOFT_HELD))
		play_others(cpu, unit, sample);
	else
		done = sample_now(cpu, unit, sample);
	raw_spin_unlock_irqrestore(&cpu->lock, flags);
	return done;
}

/* Whether the handler came within some time. */
static bool was_taken(const struct msrpp_soft_sample *sample, u32 unit)
{
	const struct soft_unit *of = &per_cpu_ptr(&soft_cpus, sample->cpu)->units[unit];
	const u64 until = ktime_get_mono_fast_ns() + 100 * NSEC_PER_MSEC;

	while (READ_ONCE(of->control) & engines[unit].valid) {
		if (ktime_get_mono_fast_ns() > until)
			return false;
		cpu_relax();
	}
	return true;
}

static bool goes_on(const struct msrpp_soft_sample *sample, u32 unit)
{
	const u32 rest = MSRPP_SOFT_SPURIOUS | MSRPP_SOFT_STEAL | MSRPP_SOFT_RELEASE |
			 MSRPP_SOFT_HELD | MSRPP_SOFT_SILENT;

	if (!act(sample, unit))
		return false;
	if (!(sample->flags & rest) && !was_taken(sample, unit))
		return false;
	cond_resched();
	return !signal_pending(current);
}

static void tell_accesses(struct msrpp_soft_sample *sample)
{
	struct soft_cpu *cpu = per_cpu_ptr(&soft_cpus, sample->cpu);

	sample->accesses = xchg(&cpu->handled, 0);
	sample->most_accesses = xchg(&cpu->most_handled, 0);
}

long msrpp_soft_sample(u32 step, struct msrpp_soft_sample __user *arg)
{
	struct msrpp_soft_sample sample;
	u32 unit, done = 0;

	if (step < MSRPP_RIGHTS_ALL)
		return -EPERM;
	if (copy_from_user(&sample, arg, sizeof(sample)))
		return -EFAULT;
	if (sample.cpu >= nr_cpu_ids || !cpu_possible(sample.cpu) ||
	    (sample.kind != MSRPP_SAMPLE_OP && sample.kind != MSRPP_SAMPLE_FETCH))
		return -EINVAL;
	unit = sample.kind == MSRPP_SAMPLE_OP ? MSRPP_UNIT_OP : MSRPP_UNIT_FETCH;
	cpus_read_lock();
	while (done < sample.count && goes_on(&sample, unit))
		done++;
	cpus_read_unlock();
	sample.count = done;
	tell_accesses(&sample);
	return copy_to_user(arg, &sample, sizeof(sample)) ? -EFAULT : 0;
}

/* --- life -------------------------------------------------------------------------------- */

static enum cpuhp_state hotplug_state;

int __init msrpp_soft_sampling_init(struct msrpp_soft_operations *operations)
{
	int state, error;
	u32 cpu;

	for_each_possible_cpu(cpu) {
		struct soft_cpu *each = per_cpu_ptr(&soft_cpus, cpu);

		raw_spin_lock_init(&each->lock);
		msrpp_init_timer(&each->ticker, look_at_all);
	}
	state = cpuhp_setup_state_nocalls(CPUHP_AP_ONLINE_DYN, "msrpp_soft:online", cpu_comes_up,
					  cpu_goes_down);
	if (state < 0)
		return state;
	hotplug_state = state;
	error = register_nmi_handler(NMI_LOCAL, on_nmi, NMI_FLAG_FIRST, "msrpp_soft");
	if (error) {
		cpuhp_remove_state_nocalls(hotplug_state);
		return error;
	}
	operations->ibs_capabilities = ibs;
	operations->ibs_errata = errata;
	operations->late_for = LATE_FOR;
	return 0;
}

void msrpp_soft_sampling_exit(void)
{
	unregister_nmi_handler(NMI_LOCAL, "msrpp_soft");
	cpuhp_remove_state_nocalls(hotplug_state);
}
