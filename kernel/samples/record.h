/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * A sample becomes a record, which is written where it belongs in the ring as the registers are
 * read. For nmi.c. Readers that have the ring mapped see words before the record is published: so
 * nothing is written that they may not have, even if it is written over.
 */
#ifndef MSRPP_SAMPLE_RECORD_H
#define MSRPP_SAMPLE_RECORD_H

#include <linux/cgroup.h>
#include <linux/sched.h>
#include <linux/sched/task_stack.h>
#include <linux/uaccess.h>

#include <asm/ptrace.h>

#include "sampling.h"

/* Where a sample comes from. */
struct msrpp_source {
	struct pt_regs *regs;
	const u64 *raw;	/* the registers, as perf has read them, by their distance; or NULL */
	struct msrpp_clock *clock;	/* of the module's own NMI, or NULL */
	u64 control;
	u64 tsc;
};

/* A record that is written. */
struct msrpp_draft {
	u64 *to;
	u64 ip;
	u32 words;
	u32 flags;
	u32 present;
};

/* --- what is not needed for most samples ------------------------------------------------- */

static inline bool is_kernel_address(u64 address)
{
	return address >> 63;
}

/*
 * Return addresses by frame pointers. The registers are those of the interrupt, or of the system
 * call that it came in; what they point to is the program's, and may be anything.
 */
static noinline u32 record_walk_chain(struct pt_regs *regs, u64 *chain, u32 most)
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
		WRITE_ONCE(chain[count++], frame.back);
		before = at;
	}
	return count;
}

/* Readers are woken where the ring has filled up so far since they were last. */
static noinline void record_wake_readers(struct msrpp_ring *ring)
{
	ring->wake_at = ring->core.head + ring->program->watermark;
	irq_work_queue(&ring->wake);
}

static u64 record_numbers_elsewhere(struct pid_namespace *pids)
{
	return (u32)task_tgid_nr_ns(current, pids) | (u64)task_pid_nr_ns(current, pids) << 32;
}

/* Looks whether a record of any length can be written where it belongs. */
static u64 *record_find_place(struct msrpp_unit *unit)
{
	struct msrpp_ring *ring = unit->ring;

	if (ring->gap)
		return unit->record;
	msrpp_ring_look(&ring->core);
	return ring->core.room >= unit->most_bytes ? ring->core.next : unit->record;
}

/* A record that is in the unit, and may find room: it is copied, also around the ring's end. */
static void record_put_copy(struct msrpp_unit *unit, u32 words)
{
	struct msrpp_ring *ring = unit->ring;
	struct msrpp_ring_core *core = &ring->core;
	u32 i;

	ring->sequence++;
	if (!msrpp_ring_has_room(core, 8 * words)) {
		ring->gap = true;
		ring->lost++;
		WRITE_ONCE(core->page->lost, ring->lost);
		return;
	}
	if (ring->gap)
		unit->record[0] |= MSRPP_SAMPLE_LOST << 16;
	ring->gap = false;
	for (i = 0; i < words; i++)
		msrpp_ring_put(core, i, unit->record[i]);
	if (core->overwrites)
		WRITE_ONCE(core->page->overwritten, core->overwritten);
	msrpp_ring_publish(core, 8 * words);
	ring->samples++;
	if (core->head >= ring->wake_at)
		record_wake_readers(ring);
}

/* --- a record ---------------------------------------------------------------------------- */

static __always_inline u64 cgroup_of_current(void)
{
#ifdef CONFIG_CGROUPS
	return cgroup_id(task_dfl_cgroup(current));
#else
	return 0;
#endif
}

/*
 * Process and thread, as the program's maker numbers them; of the first namespace they stand there.
 */
static __always_inline u64 record_numbers(const struct msrpp_unit *unit, bool plain)
{
	const struct msrpp_sampled_thread *thread = unit->thread;

	if (thread)	/* which has others after it has executed a program */
		return thread->pid | (u64)thread->tid << 32;
	if (plain || unit->program->pids == &init_pid_ns)
		return (u32)current->tgid | (u64)current->pid << 32;
	return record_numbers_elsewhere(unit->program->pids);
}

static __always_inline void record_begin(struct msrpp_unit *unit, struct msrpp_draft *draft,
					 bool plain)
{
	draft->to = plain ? unit->ring->core.next : record_find_place(unit);
	draft->words = MSRPP_SAMPLE_FIXED_WORDS;
}

static __always_inline void record_add_word(struct msrpp_draft *draft, u32 bit, u64 word)
{
	WRITE_ONCE(draft->to[draft->words++], word);
	draft->present |= bit;
}

static __always_inline void record_end(struct msrpp_unit *unit, struct msrpp_draft *draft,
				       const struct msrpp_source *source, bool plain)
{
	struct msrpp_ring *ring = unit->ring;
	u64 *const to = draft->to;

	WRITE_ONCE(to[1], source->tsc);
	WRITE_ONCE(to[2], plain || source->clock ? msrpp_time_at(source->clock, source->tsc) :
						   ktime_get_mono_fast_ns());
	if (!plain && unit->program->chain)
		draft->words +=
			record_walk_chain(source->regs, to + draft->words, unit->program->chain);
	WRITE_ONCE(to[3], record_numbers(unit, plain));
	WRITE_ONCE(to[4], unit->stands_for | (u64)draft->present << 48);
	WRITE_ONCE(to[5], cgroup_of_current());
	WRITE_ONCE(to[6], draft->ip);
	WRITE_ONCE(to[0], ring->first_word | draft->words | draft->flags << 16);
	if (!plain && to == unit->record) {
		record_put_copy(unit, draft->words);
		return;
	}
	ring->sequence++;
	ring->samples++;
	msrpp_ring_advance(&ring->core, 8 * draft->words);
	if (unlikely(ring->core.head >= ring->wake_at))
		record_wake_readers(ring);
}

/* --- registers --------------------------------------------------------------------------- */

/* Whether the mode of what was sampled was asked for. */
static __always_inline bool record_is_wanted(const struct msrpp_unit *unit,
					     struct msrpp_draft *draft, bool exact,
					     struct pt_regs *regs, bool plain)
{
	bool kernel;

	if (likely(exact)) {
		draft->flags = MSRPP_SAMPLE_EXACT;
		kernel = is_kernel_address(draft->ip);
	} else {
		draft->flags = 0;
		draft->ip = regs->ip;
		kernel = !user_mode(regs);
	}
	if (!kernel)
		return plain || !(unit->flags & MSRPP_SAMPLING_NO_USER);
	draft->flags |= MSRPP_SAMPLE_KERNEL;
	return unit->flags & MSRPP_SAMPLING_KERNEL;
}

/* An address of the kernel is kept from those who do not sample it. */
static __always_inline bool record_may_have(const struct msrpp_unit *unit, u64 address)
{
	return !is_kernel_address(address) || (unit->flags & MSRPP_SAMPLING_KERNEL);
}

/* Whether the hardware has what what is plain takes for granted. */
static __always_inline bool record_can(u32 capability, bool plain)
{
	return plain || (msrpp_ibs_capabilities & capability);
}

static __always_inline u64 record_value(const struct msrpp_source *source, u32 address)
{
	return source->raw ? source->raw[address - IBS_FETCH_CTL] : msrpp_ibs_read(address);
}

/* There are more words than a record may have: the control register's is the least of them. */
static noinline u32 record_leave_control_out(u64 *to, u32 words)
{
	u32 i;

	for (i = MSRPP_SAMPLE_FIXED_WORDS + 1; i < words; i++)
		WRITE_ONCE(to[i - 1], to[i]);
	return words - 1;
}

#define MOST_WORDS (MSRPP_SAMPLE_FIXED_WORDS + MSRPP_SAMPLE_MOST_REGISTERS)

/*
 * In the order of the bits of `present`. False: it is not wanted. What is plain has a place where
 * its record belongs, and nothing of what is_plain() of unit.c leaves out.
 */
static __always_inline bool write_op(struct msrpp_unit *unit, const struct msrpp_source *source,
				     bool plain)
{
	const u64 missed = IBS_DATA3_LOAD | IBS_DATA3_MISS;
	struct msrpp_draft draft = {};
	u64 data, data3, value;

	draft.ip = record_value(source, IBS_OP_RIP);
	data = record_value(source, IBS_OP_DATA);
	if (!record_is_wanted(unit, &draft,
			      !(data & IBS_DATA_NO_RIP) || !record_can(IBS_HAS_RIP_INVALID, plain),
			      source->regs, plain))
		return false;
	data3 = record_value(source, IBS_OP_DATA3);
	record_begin(unit, &draft, plain);
	record_add_word(&draft, MSRPP_SAMPLE_CONTROL, source->control);
	record_add_word(&draft, MSRPP_SAMPLE_DATA, data);
	if ((data3 & missed) == missed)
		record_add_word(&draft, MSRPP_SAMPLE_DATA2, record_value(source, IBS_OP_DATA2));
	record_add_word(&draft, MSRPP_SAMPLE_DATA3, data3);
	if (data3 & IBS_DATA3_ADDRESS) {
		value = record_value(source, IBS_OP_ADDRESS);
		if (likely(record_may_have(unit, value)))
			record_add_word(&draft, MSRPP_SAMPLE_ADDRESS, value);
	}
	if (!plain && (unit->flags & MSRPP_SAMPLING_PHYSICAL) && (data3 & IBS_DATA3_PHYSICAL))
		record_add_word(&draft, MSRPP_SAMPLE_PHYSICAL,
				record_value(source, IBS_OP_PHYSICAL));
	if ((data & IBS_DATA_BRANCH) && record_can(IBS_HAS_TARGET, plain)) {
		value = record_value(source, IBS_OP_TARGET);
		if (likely(record_may_have(unit, value)) && draft.words <= MOST_WORDS)
			record_add_word(&draft, MSRPP_SAMPLE_TARGET, value);
	}
	if ((!plain || (data & IBS_DATA_BRANCH)) && unlikely(draft.words > MOST_WORDS)) {
		draft.words = record_leave_control_out(draft.to, draft.words);
		draft.present &= ~MSRPP_SAMPLE_CONTROL;
	}
	record_end(unit, &draft, source, plain);
	return true;
}

static __always_inline bool write_fetch(struct msrpp_unit *unit, const struct msrpp_source *source,
					bool plain)
{
	struct msrpp_draft draft = {};
	const u64 address = record_value(source, IBS_FETCH_ADDRESS);

	draft.ip = address;
	/* of a fetch that was aborted early the address may be none (erratum 1197) */
	if (!record_is_wanted(unit, &draft, address != 0, source->regs, plain))
		return false;
	record_begin(unit, &draft, plain);
	record_add_word(&draft, MSRPP_SAMPLE_CONTROL, source->control);
	record_add_word(&draft, MSRPP_SAMPLE_ADDRESS, address);
	if (!plain && (unit->flags & MSRPP_SAMPLING_PHYSICAL) &&
	    (source->control & IBS_FETCH_PHYSICAL_VALID))
		record_add_word(&draft, MSRPP_SAMPLE_PHYSICAL,
				record_value(source, IBS_FETCH_PHYSICAL));
	if (record_can(IBS_HAS_EXTENDED, plain))
		record_add_word(&draft, MSRPP_SAMPLE_EXTENDED,
				record_value(source, IBS_FETCH_EXTENDED));
	record_end(unit, &draft, source, plain);
	return true;
}

static __always_inline void write_sample(struct msrpp_unit *unit, u32 which,
					 const struct msrpp_source *source, bool plain)
{
	if (unlikely(!(which == MSRPP_UNIT_OP ? write_op(unit, source, plain) :
						write_fetch(unit, source, plain))))
		unit->ring->filtered++;
}

#endif
