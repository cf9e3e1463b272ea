// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Samples, as they come: in an NMI. No lock is taken, no register is written but the unit's own, and
 * that as a whole. A sample is read out, put into the ring of its CPU, and the unit armed anew by one
 * write; until then it takes no other sample.
 */
#include <linux/cgroup.h>
#include <linux/err.h>
#include <linux/minmax.h>
#include <linux/module.h>
#include <linux/mutex.h>
#include <linux/sched.h>
#include <linux/sched/task_stack.h>
#include <linux/timekeeping.h>
#include <linux/uaccess.h>

#include <asm/nmi.h>
#include <asm/ptrace.h>
#include <asm/tsc.h>

#include "sampling.h"

/* What an interrupt may be late by; an emulator's CPUs take turns. */
#define LATE_FOR ((msrpp_soft ? 1000 : 100) * NSEC_PER_MSEC)

/* Samples after which the period is looked at. */
#define WINDOW 64

static unsigned int interrupt_clocks = 1000;
module_param(interrupt_clocks, uint, 0644);
MODULE_PARM_DESC(interrupt_clocks, "what an interrupt costs beside its handler, for overhead targets");

/* --- the period -------------------------------------------------------------------------- */

/* The period is raised while the handler's share is too large, and falls to what was asked for. */
static noinline void adapt(struct msrpp_unit *unit, struct msrpp_ring *ring)
{
	const struct msrpp_samples *program = unit->program;
	const u64 now = rdtsc();
	const u64 active = max_t(u64, (ring->window_active + now - unit->since) >> 10, 1);
	const u64 spent = ring->window_clocks + (u64)WINDOW * READ_ONCE(interrupt_clocks);
	const u32 least = READ_ONCE(program->period);
	const u32 most = program->unit == MSRPP_UNIT_OP &&
			 (msrpp_ibs_capabilities & IBS_HAS_LONG_COUNT) ? IBS_LONG_MOST : IBS_SHORT_MOST;
	/* in 1024ths of what may be spent; no more than a factor of 4 at once */
	const u64 share = clamp_t(u64, spent * 1000 / (active * program->overhead), 256, 4096);
	u64 period = ring->period;

	if (share > 1024 || period != least)
		period = clamp_t(u64, (period * share) >> 10, least, most);
	period &= ~15ULL;
	if (period > ring->period)
		ring->raised++;
	WRITE_ONCE(ring->period, period);
	ring->window_samples = 0;
	ring->window_clocks = 0;
	ring->window_active = 0;
	unit->since = now;
}

/* What is taken from the next period. */
static __always_inline u32 next_random(struct msrpp_sampler *sampler, const struct msrpp_unit *unit)
{
	u32 x = sampler->random;

	x ^= x << 13;	/* Marsaglia's xorshift of 32 bits: never 0 */
	x ^= x >> 17;
	x ^= x << 5;
	sampler->random = x;
	return x & unit->program->random_mask;
}

/* How far it is to the next sample. */
u32 msrpp_unit_next(struct msrpp_sampler *sampler, const struct msrpp_unit *unit)
{
	return READ_ONCE(unit->ring->period) - next_random(sampler, unit);
}

static noinline void before_arming(const struct msrpp_unit *unit, u64 value)
{
	if (unit->program->unit == MSRPP_UNIT_OP) {
		if (msrpp_ibs_errata & IBS_718)
			msrpp_ibs_write(IBS_OP_DATA3, 0);
	} else if (msrpp_ibs_errata & IBS_FETCH_RESTART) {
		msrpp_ibs_write(IBS_FETCH_CTL, value & ~IBS_FETCH_RUN);
	}
}

/*
 * One write: the maximum, and a count that has begun `from` there. Where the count cannot be written
 * the maximum is what is left.
 */
static __always_inline void arm(struct msrpp_unit *unit, u32 which, u32 most, u32 from)
{
	const struct msrpp_samples *program = unit->program;
	u64 value = program->settings;

	if (which == MSRPP_UNIT_OP) {
		if (unlikely(!(msrpp_ibs_capabilities & IBS_HAS_WRITABLE_COUNT))) {
			most = max((most - from) & ~15u, 16u);
			from = 0;
		}
		value |= ((most >> 4) & 0xffff) | (most & IBS_OP_MAX_HIGH) | ((u64)from << 32);
		unit->written = value & (IBS_OP_MAX | IBS_OP_COUNTS_OPS | IBS_OP_L3_MISS);
	} else {
		value |= (most >> 4) | ((from >> 4) << 16);
		unit->written = value & (IBS_FETCH_MAX | IBS_FETCH_L3_MISS);
	}
	unit->most = most;
	if (unlikely(msrpp_ibs_errata))
		before_arming(unit, value);
	msrpp_ibs_write(which == MSRPP_UNIT_OP ? IBS_OP_CTL : IBS_FETCH_CTL, value);
}

/* So that `distance - passed` is left. */
void msrpp_unit_arm(struct msrpp_unit *unit, u32 passed, u32 distance)
{
	const u32 most = max(READ_ONCE(unit->ring->period), round_up(distance, 16));

	unit->distance = distance;
	arm(unit, unit->program->unit, most, most - (distance - passed));
}

/* --- the record -------------------------------------------------------------------------- */

static inline bool is_kernel_address(u64 address)
{
	return address >> 63;
}

static inline u64 cgroup_of_current(void)
{
#ifdef CONFIG_CGROUPS
	return cgroup_id(task_dfl_cgroup(current));
#else
	return 0;
#endif
}

/*
 * Return addresses by frame pointers. The registers are those of the interrupt, or of the system call
 * that it came in; what they point to is the program's, and may be anything.
 */
static noinline u32 walk(struct pt_regs *regs, u64 *chain, u32 most)
{
	struct {
		u64 next;
		u64 back;
	} frame;
	u64 at, before = 0;
	u32 count = 0;

	if (!current->mm || (current->flags & PF_KTHREAD))
		return 0;
	if (!user_mode(regs))
		regs = task_pt_regs(current);
	if (!user_64bit_mode(regs))
		return 0;
	for (at = regs->bp; count < most && at > before && !(at & 7); at = frame.next) {
		if (copy_from_user_nmi(&frame, (const void __user *)at, sizeof(frame)) ||
		    !frame.back || is_kernel_address(frame.back))
			break;
		chain[count++] = frame.back;
		before = at;
	}
	return count;
}

/* Readers are woken where the ring has filled up so far since they were last. */
static noinline void wake(struct msrpp_ring *ring)
{
	ring->wake_at = ring->core.head + ring->program->watermark;
	irq_work_queue(&ring->wake);
}

/* Process and thread, as the program's maker numbers them; of the first namespace they stand there. */
static __always_inline u64 numbers_of_current(const struct msrpp_samples *program)
{
	if (likely(program->pids == &init_pid_ns))
		return (u32)current->tgid | (u64)current->pid << 32;
	return task_tgid_nr_ns(current, program->pids) |
	       (u64)task_pid_nr_ns(current, program->pids) << 32;
}

static __always_inline u64 numbers_of(const struct msrpp_sampled *thread)
{
	return thread->pid | (u64)thread->tid << 32;
}

static noinline void lose(struct msrpp_ring *ring)
{
	ring->sequence++;
	ring->gap = true;
	ring->lost++;
	WRITE_ONCE(ring->core.page->lost, ring->lost);
}

/* A record that goes round the ring's end. */
static noinline void put_round(struct msrpp_ring_core *core, const u64 *record, u32 words)
{
	u32 i;

	for (i = 0; i < words; i++)
		msrpp_ring_put(core, i, record[i]);
}

/* What was read of a sample; its registers are in the unit's words, from `first` on. */
struct draft {
	u64 ip;
	u32 present;
	u32 flags;
	u32 first;
	u32 count;
};

static __always_inline void put(struct msrpp_unit *unit, const struct draft *draft,
				struct pt_regs *regs)
{
	const struct msrpp_samples *program = unit->program;
	const u64 *registers = &unit->words[draft->first];
	struct msrpp_ring *ring = unit->ring;
	struct msrpp_ring_core *core = &ring->core;
	const u32 chain = unlikely(program->chain) ? walk(regs, unit->chain, program->chain) : 0;
	const u32 words = MSRPP_SAMPLE_FIXED_WORDS + draft->count + chain;
	u32 flags = draft->flags, i;
	u64 *straight, *to;

	if (unlikely(!msrpp_ring_has_room(core, 8 * words))) {
		lose(ring);
		return;
	}
	if (unlikely(ring->gap)) {
		flags |= MSRPP_SAMPLE_LOST;
		ring->gap = false;
	}
	straight = msrpp_ring_straight(core, 8 * words);
	to = likely(straight) ? straight : unit->record;
	WRITE_ONCE(to[0], words | (program->kind << 8) | (flags << 16) | (u64)ring->sequence++ << 32);
	WRITE_ONCE(to[1], rdtsc());
	WRITE_ONCE(to[2], ktime_get_mono_fast_ns());
	WRITE_ONCE(to[3], likely(unit->thread) ? numbers_of(unit->thread) :
						 numbers_of_current(program));
	WRITE_ONCE(to[4], unit->distance | (u64)(u16)ring->cpu << 32 | (u64)draft->present << 48);
	WRITE_ONCE(to[5], cgroup_of_current());
	WRITE_ONCE(to[6], draft->ip);
	to += MSRPP_SAMPLE_FIXED_WORDS;
	for (i = 0; i < draft->count; i++)
		WRITE_ONCE(to[i], registers[i]);
	to += draft->count;
	for (i = 0; i < chain; i++)
		WRITE_ONCE(to[i], unit->chain[i]);
	if (unlikely(!straight))
		put_round(core, unit->record, words);
	if (core->overwrites)
		WRITE_ONCE(core->page->overwritten, core->overwritten);
	msrpp_ring_publish(core, 8 * words);
	ring->samples++;
	if (unlikely(core->head >= ring->wake_at))
		wake(ring);
}

/* Whether the mode of what was sampled was asked for. */
static __always_inline bool is_wanted(const struct msrpp_samples *program, struct draft *draft,
				      bool exact, struct pt_regs *regs)
{
	const bool kernel = exact ? is_kernel_address(draft->ip) : !user_mode(regs);

	if (exact)
		draft->flags |= MSRPP_SAMPLE_EXACT;
	else
		draft->ip = regs->ip;
	if (!kernel)
		return !(program->flags & MSRPP_SAMPLING_NO_USER);
	draft->flags |= MSRPP_SAMPLE_KERNEL;
	return program->flags & MSRPP_SAMPLING_KERNEL;
}

/* An address of the kernel is kept from those who do not sample it. */
static __always_inline bool may_have(const struct msrpp_samples *program, u64 address)
{
	return (program->flags & MSRPP_SAMPLING_KERNEL) || !is_kernel_address(address);
}

/* A register: the processor's, or as perf has read it, by its distance from the first. */
static __always_inline u64 value_of(const u64 *raw, u32 address)
{
	return raw ? raw[address - IBS_FETCH_CTL] : msrpp_ibs_read(address);
}

/* In the order of the bits of `present`. False: it is not wanted. */
static __always_inline bool read_op(struct msrpp_unit *unit, struct draft *draft, u64 control,
				    const u64 *raw, struct pt_regs *regs)
{
	const struct msrpp_samples *program = unit->program;
	u64 *const first = unit->words, *const end = first + MSRPP_SAMPLE_MOST_REGISTERS + 1;
	u64 *to = first + 1;	/* the first one is the control register's, if there is room */
	u32 present = MSRPP_SAMPLE_DATA | MSRPP_SAMPLE_DATA3;
	u64 data, data3, value;
	bool exact = true;

	draft->ip = value_of(raw, IBS_OP_RIP);
	data = value_of(raw, IBS_OP_DATA);
	if (msrpp_ibs_capabilities & IBS_HAS_RIP_INVALID)
		exact = !(data & IBS_DATA_NO_RIP);
	if (!is_wanted(program, draft, exact, regs))
		return false;
	data3 = value_of(raw, IBS_OP_DATA3);
	*to++ = data;
	if ((data3 & (IBS_DATA3_LOAD | IBS_DATA3_MISS)) == (IBS_DATA3_LOAD | IBS_DATA3_MISS)) {
		*to++ = value_of(raw, IBS_OP_DATA2);
		present |= MSRPP_SAMPLE_DATA2;
	}
	*to++ = data3;
	if (data3 & IBS_DATA3_ADDRESS) {
		value = value_of(raw, IBS_OP_ADDRESS);
		if (may_have(program, value)) {
			*to++ = value;
			present |= MSRPP_SAMPLE_ADDRESS;
		}
	}
	if (unlikely(program->flags & MSRPP_SAMPLING_PHYSICAL) && (data3 & IBS_DATA3_PHYSICAL)) {
		*to++ = value_of(raw, IBS_OP_PHYSICAL);
		present |= MSRPP_SAMPLE_PHYSICAL;
	}
	if ((data & IBS_DATA_BRANCH) && (msrpp_ibs_capabilities & IBS_HAS_TARGET)) {
		value = value_of(raw, IBS_OP_TARGET);
		if (may_have(program, value) && to < end) {
			*to++ = value;
			present |= MSRPP_SAMPLE_TARGET;
		}
	}
	draft->first = 1;
	if (likely(to < end)) {
		*first = control;
		present |= MSRPP_SAMPLE_CONTROL;
		draft->first = 0;
	}
	draft->present = present;
	draft->count = to - first - draft->first;
	return true;
}

static __always_inline bool read_fetch(struct msrpp_unit *unit, struct draft *draft, u64 control,
				       const u64 *raw, struct pt_regs *regs)
{
	const struct msrpp_samples *program = unit->program;
	u64 *to = unit->words;

	draft->ip = value_of(raw, IBS_FETCH_ADDRESS);
	/* of a fetch that was aborted early the address may be none (erratum 1197) */
	to[1] = draft->ip;
	if (!is_wanted(program, draft, draft->ip != 0, regs))
		return false;
	to[0] = control;
	to += 2;
	draft->present = MSRPP_SAMPLE_CONTROL | MSRPP_SAMPLE_ADDRESS;
	if ((control & IBS_FETCH_PHYSICAL_VALID) && (program->flags & MSRPP_SAMPLING_PHYSICAL)) {
		*to++ = value_of(raw, IBS_FETCH_PHYSICAL);
		draft->present |= MSRPP_SAMPLE_PHYSICAL;
	}
	if (msrpp_ibs_capabilities & IBS_HAS_EXTENDED) {
		*to++ = value_of(raw, IBS_FETCH_EXTENDED);
		draft->present |= MSRPP_SAMPLE_EXTENDED;
	}
	draft->first = 0;
	draft->count = to - unit->words;
	return true;
}

static __always_inline void take(struct msrpp_unit *unit, u32 which, u64 control, const u64 *raw,
				 struct pt_regs *regs)
{
	struct draft draft = {};

	unit->ring->interrupts++;
	if (likely(which == MSRPP_UNIT_OP ? read_op(unit, &draft, control, raw, regs) :
					    read_fetch(unit, &draft, control, raw, regs)))
		put(unit, &draft, regs);
	else
		unit->ring->filtered++;
}

/* Also of a sample that is there when the unit is stopped, with interrupts off. */
void msrpp_take_sample(struct msrpp_unit *unit, u64 control, struct pt_regs *regs)
{
	take(unit, unit->program->unit, control, NULL, regs);
}

/* A sample of perf's; the distance of the next one is returned. */
u32 msrpp_take_raw_sample(struct msrpp_sampler *sampler, struct msrpp_unit *unit, const u64 *raw,
			  struct pt_regs *regs)
{
	struct msrpp_ring *ring = unit->ring;
	u64 clocks = rdtsc();

	take(unit, unit->program->unit, raw[unit->program->control - IBS_FETCH_CTL], raw, regs);
	if (unlikely(++ring->window_samples == WINDOW))
		adapt(unit, ring);
	clocks = rdtsc() - clocks;
	ring->clocks += clocks;
	ring->window_clocks += clocks;
	return msrpp_unit_next(sampler, unit);
}

/* --- the interrupt ----------------------------------------------------------------------- */

/* Somebody else has written the register: it is theirs, and is not written to any more. */
static noinline void lost_to_others(struct msrpp_unit *unit)
{
	cmpxchg(&unit->ring->reason, 0, MSRPP_REASON_HELD_BY_KERNEL);
	WRITE_ONCE(unit->state, MSRPP_STOPPED);
	irq_work_queue(&unit->ring->wake);
}

static noinline void count_accesses(struct msrpp_ring *ring, u32 accesses)
{
	ring->accesses += accesses;
	ring->most_accesses = max(ring->most_accesses, accesses);
}

/* Whether the unit had a sample. */
static __always_inline bool look(struct msrpp_sampler *sampler, u32 which, struct pt_regs *regs)
{
	const struct msrpp_engine *engine = &msrpp_engines[which];
	struct msrpp_unit *unit = &sampler->units[which];
	struct msrpp_ring *ring;
	u64 control, clocks;
	u32 accesses = 0, period, random;

	if (READ_ONCE(unit->state) != MSRPP_STARTED || unit->program->events)
		return false;
	if (unlikely(msrpp_soft)) {
		accesses = msrpp_soft_ibs_accesses();
		__this_cpu_write(msrpp_soft_ibs_clocks, 0);
	}
	clocks = rdtsc();
	control = msrpp_ibs_read(which == MSRPP_UNIT_OP ? IBS_OP_CTL : IBS_FETCH_CTL);
	if (unlikely((control & engine->settings) != unit->written)) {
		/* of erratum 420 a sample may be left, of a unit that was stopped since */
		lost_to_others(unit);
		return false;
	}
	if (!(control & engine->valid))
		return false;
	ring = unit->ring;
	take(unit, which, control, NULL, regs);
	if (unlikely(++ring->window_samples == WINDOW))
		adapt(unit, ring);
	period = READ_ONCE(ring->period);
	random = next_random(sampler, unit);
	unit->distance = period - random;
	arm(unit, which, period, random);
	clocks = rdtsc() - clocks;
	if (unlikely(msrpp_soft)) {
		clocks -= __this_cpu_read(msrpp_soft_ibs_clocks);
		count_accesses(ring, msrpp_soft_ibs_accesses() - accesses);
	}
	ring->clocks += clocks;
	ring->window_clocks += clocks;
	return true;
}

/*
 * One that comes after its sample: the unit was stopped meanwhile, or the NMI before found the
 * samples of both units. Nobody else knows it, and the kernel would report it.
 */
static noinline int late(struct msrpp_sampler *sampler)
{
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
	const u32 due = now > sampler->due_until ? 0 : READ_ONCE(sampler->due);

	WRITE_ONCE(sampler->due_until, now + LATE_FOR);
	barrier();	/* an NMI here finds the time before the number */
	WRITE_ONCE(sampler->due, min(due + count, 2u));
}

static int on_nmi(unsigned int type, struct pt_regs *regs)
{
	struct msrpp_sampler *sampler = this_cpu_ptr(&msrpp_samplers);
	int samples;

	if (unlikely(msrpp_soft))
		msrpp_soft_ibs_interrupted(regs->ip);
	samples = look(sampler, MSRPP_UNIT_OP, regs);
	samples += look(sampler, MSRPP_UNIT_FETCH, regs);
	if (unlikely(samples > 1))
		msrpp_expect_late(sampler, 1);
	if (likely(samples))
		return samples;
	if (unlikely(READ_ONCE(sampler->in_doubt))) {
		WRITE_ONCE(sampler->in_doubt, 0);
		sampler->late++;
		return NMI_HANDLED;
	}
	return READ_ONCE(sampler->due) ? late(sampler) : NMI_DONE;
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
		error = register_nmi_handler(NMI_LOCAL, on_nmi, 0, "msrpp");
	handler_is_there = !error;
	mutex_unlock(&handler_lock);
	return error;
}

void msrpp_sample_handler_exit(void)
{
	if (handler_is_there)
		unregister_nmi_handler(NMI_LOCAL, "msrpp");
}
