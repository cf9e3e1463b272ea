/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * Writes a sample as a record, directly into the ring while the registers are read. nmi.c includes
 * this header. Readers that have mapped the ring can see words before the record is published: so
 * no word is written that readers may not see, not even if it is overwritten later.
 */
#ifndef MSRPP_SAMPLE_RECORD_H
#define MSRPP_SAMPLE_RECORD_H

#include <linux/cgroup.h>
#include <linux/sched.h>
#include <linux/sched/task_stack.h>
#include <linux/uaccess.h>

#include <asm/ptrace.h>

#include "sampling.h"

/* The source of a sample: the module's own NMI, or perf. */
struct msrpp_source {
	struct pt_regs *regs;
	/* registers that perf has read, from IBS_FETCH_CTL on; or NULL in the module's own NMI */
	const u64 *raw;
	/* clock for the time of the sample, in the module's own NMI; or NULL */
	struct msrpp_clock *clock;
	u64 control;	/* value of the unit's control register with the sample */
	u64 tsc;	/* time-stamp counter when the module began to handle the sample */
};

/* A record that is being written; `ip`, `flags` and `present` as in struct msrpp_sample. */
struct msrpp_draft {
	u64 *record;	/* place of the record in the ring, or the unit's own buffer */
	u64 ip;
	u32 words;	/* number of words of the record written or reserved so far */
	u32 flags;
	u32 present;
};

/* --- rare parts of records --------------------------------------------------------------- */

static inline bool is_kernel_address(u64 address)
{
	return address >> 63;
}

/*
 * Walks the return addresses by frame pointers. The registers are those of the interrupt, or of the
 * system call that was interrupted; the memory that they point to is the user process's, and may
 * hold anything. Returns the number of addresses.
 */
static noinline u32 record_walk_chain(struct pt_regs *regs, u64 *chain, u32 max)
{
	struct {
		u64 next_frame;
		u64 return_address;
	} frame;
	u64 frame_address, previous = 0;
	u32 count = 0;

	if (!current->mm || (current->flags & PF_KTHREAD))
		return 0;
	if (!user_mode(regs))
		regs = task_pt_regs(current);
	if (!user_64bit_mode(regs))
		return 0;
	for (frame_address = regs->bp;
	     count < max && frame_address > previous && !(frame_address & 7);
	     frame_address = frame.next_frame) {
		if (copy_from_user_nmi(&frame, (const void __user *)frame_address, sizeof(frame)) ||
		    !frame.return_address || is_kernel_address(frame.return_address))
			break;
		WRITE_ONCE(chain[count++], frame.return_address);
		previous = frame_address;
	}
	return count;
}

/* Wakes the readers of a ring, and sets the position at which readers are woken next. */
static noinline void record_wake_readers(struct msrpp_ring *ring)
{
	ring->wake_position = ring->core.head + ring->program->watermark;
	irq_work_queue(&ring->wake_work);
}

static u64 record_ids_in_namespace(struct pid_namespace *pids)
{
	return (u32)task_tgid_nr_ns(current, pids) | (u64)task_pid_nr_ns(current, pids) << 32;
}

/*
 * Returns the buffer for the next record: its place in the ring if a record of any length fits
 * there, or the unit's own buffer.
 */
static u64 *record_choose_buffer(struct msrpp_unit *unit)
{
	struct msrpp_ring *ring = unit->ring;

	if (ring->gap)
		return unit->record;
	msrpp_ring_update_space(&ring->core);
	return ring->core.space >= unit->most_bytes ? ring->core.next_word : unit->record;
}

/*
 * Copies a record from the unit's buffer to the ring, also around the ring's end, if there is
 * space; counts the record as lost otherwise.
 */
static void record_put_copy(struct msrpp_unit *unit, u32 words)
{
	struct msrpp_ring *ring = unit->ring;
	struct msrpp_ring_core *core = &ring->core;
	u32 i;

	ring->sequence++;
	if (!msrpp_ring_has_space(core, 8 * words)) {
		ring->gap = true;
		ring->lost_records++;
		WRITE_ONCE(core->page->lost_records, ring->lost_records);
		return;
	}
	if (ring->gap)
		unit->record[0] |= MSRPP_SAMPLE_LOST << 16;
	ring->gap = false;
	for (i = 0; i < words; i++)
		msrpp_ring_put(core, i, unit->record[i]);
	if (core->overwrite_mode)
		WRITE_ONCE(core->page->overwritten_records, core->overwritten_records);
	msrpp_ring_publish(core, 8 * words);
	ring->samples++;
	if (core->head >= ring->wake_position)
		record_wake_readers(ring);
}

/* --- a record ---------------------------------------------------------------------------- */

static __always_inline u64 record_cgroup(void)
{
#ifdef CONFIG_CGROUPS
	return cgroup_id(task_dfl_cgroup(current));
#else
	return 0;
#endif
}

/*
 * Returns the numbers of process and thread in the namespace of the program's maker. Numbers of the
 * initial namespace are in the task itself.
 */
static __always_inline u64 record_ids(const struct msrpp_unit *unit, bool plain)
{
	const struct msrpp_sampled_thread *thread = unit->thread;

	/* sampled_thread_set_numbers() updates both numbers when the thread calls exec */
	if (thread)
		return thread->pid | (u64)thread->tid << 32;
	if (plain || unit->program->pids == &init_pid_ns)
		return (u32)current->tgid | (u64)current->pid << 32;
	return record_ids_in_namespace(unit->program->pids);
}

static __always_inline void record_begin(struct msrpp_unit *unit, struct msrpp_draft *draft,
					 bool plain)
{
	draft->record = plain ? unit->ring->core.next_word : record_choose_buffer(unit);
	draft->words = MSRPP_SAMPLE_FIXED_WORDS;
}

static __always_inline void record_add_word(struct msrpp_draft *draft, u32 bit, u64 word)
{
	WRITE_ONCE(draft->record[draft->words++], word);
	draft->present |= bit;
}

static __always_inline void record_end(struct msrpp_unit *unit, struct msrpp_draft *draft,
				       const struct msrpp_source *source, bool plain)
{
	struct msrpp_ring *ring = unit->ring;
	u64 *const record = draft->record;

	WRITE_ONCE(record[1], source->tsc);
	WRITE_ONCE(record[2], plain || source->clock ?
				      msrpp_clock_time_at(source->clock, source->tsc) :
				      ktime_get_mono_fast_ns());
	if (!plain && unit->program->chain)
		draft->words += record_walk_chain(source->regs, record + draft->words,
						  unit->program->chain);
	WRITE_ONCE(record[3], record_ids(unit, plain));
	WRITE_ONCE(record[4], unit->distance_and_cpu | (u64)draft->present << 48);
	WRITE_ONCE(record[5], record_cgroup());
	WRITE_ONCE(record[6], draft->ip);
	WRITE_ONCE(record[0], ring->first_word | draft->words | draft->flags << 16);
	if (!plain && record == unit->record) {
		record_put_copy(unit, draft->words);
		return;
	}
	ring->sequence++;
	ring->samples++;
	msrpp_ring_advance(&ring->core, 8 * draft->words);
	if (unlikely(ring->core.head >= ring->wake_position))
		record_wake_readers(ring);
}

/* --- registers --------------------------------------------------------------------------- */

/*
 * Sets the instruction and the mode of a sample: those of the address in draft->ip where the
 * hardware has the `exact` address, else those of the interrupted instruction. Returns whether
 * samples of that mode were requested.
 */
static __always_inline bool record_mode_is_requested(const struct msrpp_unit *unit,
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

/* Whether a record may show an address: kernel addresses only where the kernel is sampled. */
static __always_inline bool record_may_show(const struct msrpp_unit *unit, u64 address)
{
	return !is_kernel_address(address) || (unit->flags & MSRPP_SAMPLING_KERNEL);
}

/*
 * Whether the hardware has a capability. Plain records are written only on hardware that has all
 * usual capabilities.
 */
static __always_inline bool record_has_capability(u32 capability, bool plain)
{
	return plain || (msrpp_ibs_capabilities & capability);
}

static __always_inline u64 record_value(const struct msrpp_source *source, u32 address)
{
	return source->raw ? source->raw[address - IBS_FETCH_CTL] : msrpp_ibs_read(address);
}

/*
 * Leaves the control register, the least important word, out of a record with more words than a
 * record may have.
 */
static noinline u32 record_drop_control(u64 *record, u32 words)
{
	u32 i;

	for (i = MSRPP_SAMPLE_FIXED_WORDS + 1; i < words; i++)
		WRITE_ONCE(record[i - 1], record[i]);
	return words - 1;
}

#define MOST_WORDS (MSRPP_SAMPLE_FIXED_WORDS + MSRPP_SAMPLE_MOST_REGISTERS)

/*
 * Writes the registers of an op in the order of the bits of `present`. Returns false where the mode
 * was not requested. A plain record has its place in the ring, and none of the words that
 * unit_is_plain() excludes.
 */
static __always_inline bool record_write_op(struct msrpp_unit *unit,
					    const struct msrpp_source *source, bool plain)
{
	const u64 load_miss = IBS_DATA3_LOAD | IBS_DATA3_MISS;
	struct msrpp_draft draft = {};
	u64 data, data3, value;

	draft.ip = record_value(source, IBS_OP_RIP);
	data = record_value(source, IBS_OP_DATA);
	if (!record_mode_is_requested(unit, &draft,
				      !(data & IBS_DATA_NO_RIP) ||
					      !record_has_capability(IBS_HAS_RIP_INVALID, plain),
				      source->regs, plain))
		return false;
	data3 = record_value(source, IBS_OP_DATA3);
	record_begin(unit, &draft, plain);
	record_add_word(&draft, MSRPP_SAMPLE_CONTROL, source->control);
	record_add_word(&draft, MSRPP_SAMPLE_DATA, data);
	if ((data3 & load_miss) == load_miss)
		record_add_word(&draft, MSRPP_SAMPLE_DATA2, record_value(source, IBS_OP_DATA2));
	record_add_word(&draft, MSRPP_SAMPLE_DATA3, data3);
	if (data3 & IBS_DATA3_ADDRESS) {
		value = record_value(source, IBS_OP_ADDRESS);
		if (likely(record_may_show(unit, value)))
			record_add_word(&draft, MSRPP_SAMPLE_ADDRESS, value);
	}
	if (!plain && (unit->flags & MSRPP_SAMPLING_PHYSICAL) && (data3 & IBS_DATA3_PHYSICAL))
		record_add_word(&draft, MSRPP_SAMPLE_PHYSICAL,
				record_value(source, IBS_OP_PHYSICAL));
	if ((data & IBS_DATA_BRANCH) && record_has_capability(IBS_HAS_TARGET, plain)) {
		value = record_value(source, IBS_OP_TARGET);
		if (likely(record_may_show(unit, value)) && draft.words <= MOST_WORDS)
			record_add_word(&draft, MSRPP_SAMPLE_TARGET, value);
	}
	if ((!plain || (data & IBS_DATA_BRANCH)) && unlikely(draft.words > MOST_WORDS)) {
		draft.words = record_drop_control(draft.record, draft.words);
		draft.present &= ~MSRPP_SAMPLE_CONTROL;
	}
	record_end(unit, &draft, source, plain);
	return true;
}

static __always_inline bool record_write_fetch(struct msrpp_unit *unit,
					       const struct msrpp_source *source, bool plain)
{
	struct msrpp_draft draft = {};
	const u64 address = record_value(source, IBS_FETCH_ADDRESS);

	draft.ip = address;
	/* the address of a fetch that was aborted early may be 0 (erratum 1197) */
	if (!record_mode_is_requested(unit, &draft, address != 0, source->regs, plain))
		return false;
	record_begin(unit, &draft, plain);
	record_add_word(&draft, MSRPP_SAMPLE_CONTROL, source->control);
	record_add_word(&draft, MSRPP_SAMPLE_ADDRESS, address);
	if (!plain && (unit->flags & MSRPP_SAMPLING_PHYSICAL) &&
	    (source->control & IBS_FETCH_PHYSICAL_VALID))
		record_add_word(&draft, MSRPP_SAMPLE_PHYSICAL,
				record_value(source, IBS_FETCH_PHYSICAL));
	if (record_has_capability(IBS_HAS_EXTENDED, plain))
		record_add_word(&draft, MSRPP_SAMPLE_EXTENDED,
				record_value(source, IBS_FETCH_EXTENDED));
	record_end(unit, &draft, source, plain);
	return true;
}

static __always_inline void record_write_sample(struct msrpp_unit *unit, u32 unit_id,
						const struct msrpp_source *source, bool plain)
{
	if (unlikely(!(unit_id == MSRPP_UNIT_OP ? record_write_op(unit, source, plain) :
						  record_write_fetch(unit, source, plain))))
		unit->ring->filtered_samples++;
}

#endif
