/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * Sampling: check.c says what may be asked for, make.c makes programs, calls.c has the calls at
 * their descriptors, read.c hands on what is in their rings (ring.h), threads.c follows threads,
 * unit.c starts and stops the hardware of a CPU, nmi.c takes the samples, record.h makes records of
 * them, period.c has the periods, clock.h the time, perf.c has samples from the kernel's perf.
 */
#ifndef MSRPP_SAMPLING_H
#define MSRPP_SAMPLING_H

#include <linux/irq_work.h>
#include <linux/jump_label.h>
#include <linux/percpu.h>
#include <linux/pid_namespace.h>
#include <linux/wait.h>

#include <asm/tsc.h>

#include <msr/backend/sampling_abi.h>

#include "clock.h"
#include "samples.h"

/* The accesses of ring.h. */
#define ring_load(x) READ_ONCE(x)
#define ring_store(x, value) WRITE_ONCE(x, value)
#define ring_load_acquire(x) smp_load_acquire(&(x))
#define ring_store_release(x, value) smp_store_release(&(x), value)
#define ring_exchange(x, old, value) cmpxchg64(&(x), old, value)
#define ring_store_barrier() smp_wmb()
#define ring_barrier() smp_mb()

#include "ring.h"

struct msrpp_sampling_program;

/* What a program has on one CPU. But for the core's tail, this CPU alone writes it. */
struct msrpp_ring {
	struct msrpp_ring_core core;
	union {
		u64 first_word;	/* of the next record, but for its length and its flags */
		struct {
			u32 kind;	/* shifted to its place */
			u32 sequence;
		};
	};
	u64 wake_at;	/* position at which readers wake up */
	/* the period, and what it follows */
	u32 period;
	u32 raised_by;	/* the period over what was asked for, in 1024ths, at the last look */
	u32 window_left;	/* samples until it is looked at */
	u64 window_clocks;	/* in the handler */
	u64 window_active;	/* while this was sampled, until the last stop */
	/* statistics; an interrupt is a sample, lost or filtered */
	u64 samples;
	u64 clocks;
	u64 lost;
	u64 filtered;
	u64 raised;
	bool gap;	/* records were lost since the last one */
	u32 cpu;
	struct msrpp_sampling_program *program;
	struct irq_work wake;
	struct irq_work idle;	/* stops perf's event where it runs for nobody */
	u32 reason;	/* enum msrpp_reason: why sampling stopped here by itself */
	/* memory */
	u32 page_count;
	struct page **pages;	/* header, tail, records */
	bool taken;	/* the ring is mapped, or was */
};

/* A sampling program. */
struct msrpp_sampling_program {
	struct file *opened;	/* /dev/msrpp, which stays open as long */
	struct msrpp_file *file;
	u32 step;	/* enum msrpp_rights_step: with which it was made */
	u32 unit;	/* MSRPP_UNIT_... */
	u32 control;	/* its register */
	u64 settings;	/* of it, but for period and count */
	u32 kind;	/* enum msrpp_sample_kind */
	u32 flags;
	u32 period;
	u32 random_mask;
	u32 chain;
	u32 watermark;
	u32 overhead;
	u32 ring_bytes;
	u64 charged;
	u64 late_before;
	struct pid_namespace *pids;
	cpumask_var_t cpus;	/* with MSRPP_SAMPLING_CPUS */
	bool held;	/* the unit is reserved */
	u32 carrier;	/* enum msrpp_carrier, but for ANY */
	struct perf_event **events;	/* of perf's carrier, by CPU; NULL: of the module's own */
	bool enabled;	/* they are, until it goes */
	bool has_probes;	/* to be given back */
	bool running;
	struct msrpp_ring **rings;	/* by CPU; NULL where there is none */
	wait_queue_head_t readers;
	atomic_t next_ring;	/* with which a read begins */
	struct msrpp_thread_set thread_set;
};

/* A thread that is sampled. */
struct msrpp_sampled_thread {
	struct msrpp_followed_thread followed;
	u32 pid;
	u32 tid;
	/* on its CPU, with interrupts off: how far it is on its way to the next sample */
	u32 passed;
	u32 distance;	/* 0: a new one begins */
};

static inline struct msrpp_sampling_program *msrpp_to_sampling_program(struct msrpp_thread_set *set)
{
	return container_of(set, struct msrpp_sampling_program, thread_set);
}

static inline struct msrpp_sampling_program *
msrpp_sampling_program_of(const struct msrpp_sampled_thread *thread)
{
	return msrpp_to_sampling_program(thread->followed.set);
}

/* Samples after which the period is looked at. */
#define MSRPP_WINDOW 64

/* Of registers, in a record without a chain: it has 96 bytes then. */
#define MSRPP_SAMPLE_MOST_REGISTERS 5

/* One unit of a CPU. It belongs to that CPU, with interrupts off; and to its NMI while started. */
struct msrpp_unit {
	/* STOPPING while stop() decides who has a sample: it, or a late NMI, which is swallowed */
	u32 state;
	bool arming;	/* started, but what `written` says may not have been written yet */
	u32 repeated;	/* the maximum, if one write is all that it takes to have it again */
	u64 written;	/* the control register's settings */
	u64 armed;	/* all of it, but for the count */
	struct msrpp_ring *ring;
	/* a word of records: what the next sample stands for, and the CPU */
	union {
		u64 stands_for;
		struct {
			u32 distance;
			u32 cpu;
		};
	};
	/* of the program, while the unit has it */
	u32 flags;
	u32 random_mask;
	u32 plain_bytes;	/* that a record may have; MSRPP_NOT_PLAIN: it takes more than usual */
	u32 most_bytes;	/* the same of any record */

	/* or NULL: the program samples CPUs; others compare this, and never follow it */
	struct msrpp_sampled_thread *thread;
	struct msrpp_sampling_program *program;	/* as with the thread */
	u32 most;	/* the maximum */
	u64 since;	/* clocks at the start */
	/*
	 * For records that cannot be written where they belong. Each unit has one: while one is
	 * stopped, and a sample is left, the other one's interrupt may come.
	 */
	u64 record[MSRPP_SAMPLE_MOST_WORDS];
};

#define MSRPP_NOT_PLAIN 0xffffffffu	/* more room than there ever is */

enum {
	MSRPP_STOPPED,
	MSRPP_STARTED,
	MSRPP_STARTED_BY_PERF,	/* the NMI leaves it alone */
	MSRPP_STOPPING,
};

#define MSRPP_IBS_REGISTERS 16	/* from IBS_FETCH_CTL on */

struct msrpp_sampler {
	struct msrpp_clock clock;	/* the NMI's */
	struct msrpp_unit units[MSRPP_UNITS];
	u32 due;	/* interrupts that may still come though nothing is to be found */
	u32 in_doubt;	/* a unit is about to stop: one interrupt may come */
	u64 random;
	u64 due_until;	/* nanoseconds */
	u64 late;
	bool down;	/* the CPU goes offline, or the machine sleeps */
	bool prepared;	/* for programs of this CPU: its hardware interrupts */
	u64 raw[MSRPP_IBS_REGISTERS];	/* of a sample of perf's, by their distance from the first */
};

extern struct msrpp_sampler __percpu *msrpp_samplers __ro_after_init;

/* The registers of a unit. */
struct msrpp_engine {
	u32 control;
	u64 enable;
	u64 valid;
	u64 maximum;
	u64 settings;	/* of ours, by which it is known that nobody else has written */
};

extern const struct msrpp_engine msrpp_engines[MSRPP_UNITS];
extern u32 msrpp_ibs_capabilities __ro_after_init;
extern u32 msrpp_ibs_errata __ro_after_init;

/* What an interrupt may be late by. */
extern u64 msrpp_ibs_late_for __ro_after_init;

/*
 * Clocks that msrpp_soft.ko has taken for accesses: they are not the handler's. The lower half of
 * the counter is enough for an access.
 */
DECLARE_PER_CPU(u32, msrpp_soft_clocks);

/* With interrupts off, or in an NMI. */
static __always_inline u64 msrpp_ibs_read(u32 address)
{
	u64 value = 0;

	if (msrpp_is_soft()) {
		const u32 begin = (u32)rdtsc();

		value = msrpp_soft->ibs_read(address);
		__this_cpu_add(msrpp_soft_clocks, (u32)rdtsc() - begin);
		return value;
	}
	msrpp_hard_read(address, &value);
	return value;
}

static __always_inline void msrpp_ibs_write(u32 address, u64 value)
{
	if (msrpp_is_soft()) {
		const u32 begin = (u32)rdtsc();

		msrpp_soft->ibs_write(address, value);
		__this_cpu_add(msrpp_soft_clocks, (u32)rdtsc() - begin);
	} else {
		msrpp_hard_write(address, value);
	}
}

/* --- check.c ----------------------------------------------------------------------------- */

int msrpp_check_sampling_shape(const struct msrpp_sampling *request, struct msrpp_failure *failure);
int msrpp_check_sampling(struct msrpp_sampling_program *program,
			 const struct msrpp_sampling *request, struct msrpp_failure *failure);
bool msrpp_is_sampling_period(const struct msrpp_sampling_program *program, u32 period);
u32 msrpp_most_period(u32 unit);

/* --- make.c ------------------------------------------------------------------------------ */

int msrpp_samples_make(struct msrpp_file *file, const struct msrpp_sampling *request,
		       struct msrpp_sampling_program **into, struct msrpp_failure *failure);
/* From here on units may be started. */
void msrpp_samples_begin(struct msrpp_sampling_program *program);
/* When no CPU has it, and no thread is found for it. */
void msrpp_samples_free(struct msrpp_sampling_program *program);
/* Interrupts that came after their sample, of all CPUs. */
u64 msrpp_late_so_far(void);

/* --- nmi.c ------------------------------------------------------------------------------- */

struct pt_regs;

int msrpp_sample_handler_needed(void);
void msrpp_sample_handler_exit(void);
void msrpp_expect_late(struct msrpp_sampler *sampler, u32 count);
void msrpp_expect_one_less(struct msrpp_sampler *sampler);
u32 msrpp_take_raw_sample(struct msrpp_sampler *sampler, struct msrpp_unit *unit, const u64 *raw,
			  struct pt_regs *regs);
void msrpp_take_sample(struct msrpp_unit *unit, u64 control, struct pt_regs *regs);

/* --- period.c ---------------------------------------------------------------------------- */

u32 msrpp_unit_next(struct msrpp_sampler *sampler, const struct msrpp_unit *unit);
void msrpp_unit_arm(struct msrpp_unit *unit, u32 passed, u32 distance);
void msrpp_unit_write(struct msrpp_unit *unit, u32 which, u32 most, u32 from);
void msrpp_adapt_period(struct msrpp_unit *unit);
void msrpp_ask_for_period(struct msrpp_ring *ring, u32 period);

/* What is taken from the next period. */
static __always_inline u32 msrpp_next_random(struct msrpp_sampler *sampler,
					     const struct msrpp_unit *unit)
{
	/*
	 * linear congruence with a multiplier of Steele and Vigna's: the upper bits are good ones
	 */
	const u64 x = sampler->random * 0xd1342543de82ef95 + 1;

	sampler->random = x;
	return (u32)(x >> 32) & unit->random_mask;
}

/* As msrpp_unit_write(), which is not needed where but the count is other than at the last time. */
static __always_inline void msrpp_unit_write_again(struct msrpp_unit *unit, u32 which, u32 most,
						   u32 from)
{
	if (unlikely(most != unit->repeated))
		msrpp_unit_write(unit, which, most, from);
	else if (which == MSRPP_UNIT_OP)
		msrpp_ibs_write(IBS_OP_CTL, unit->armed | (u64)from << 32);
	else
		msrpp_ibs_write(IBS_FETCH_CTL, unit->armed | (from >> 4) << 16);
}

/* --- unit.c: on the CPU, with interrupts off --------------------------------------------- */

void msrpp_unit_enter(struct msrpp_sampling_program *program, struct msrpp_sampled_thread *thread);
void msrpp_unit_leave(struct msrpp_sampler *sampler, struct msrpp_unit *unit);
void msrpp_sampling_prepare_here(void *failed);
bool msrpp_sampling_is_unprepared(int cpu, void *unused);
/* For smp_call_function(); the argument is a program. */
void msrpp_sample_enter_here(void *program);
void msrpp_sample_leave_here(void *program);
bool msrpp_has_samples(int cpu, void *program);

/* --- perf.c: samples that the kernel's perf takes ---------------------------------------- */

void msrpp_sample_perf_init(void);
bool msrpp_perf_has(u32 unit);
/* Where CPUs may come and go: perf takes that lock itself. */
int msrpp_perf_open(struct msrpp_sampling_program *program);
void msrpp_perf_close(struct msrpp_sampling_program *program);
void msrpp_perf_enable(struct msrpp_sampling_program *program);
void msrpp_perf_disable(struct msrpp_sampling_program *program);
/* On the CPU, with interrupts off. */
void msrpp_perf_enter(struct msrpp_sampling_program *program);
void msrpp_perf_leave(struct msrpp_sampling_program *program);
void msrpp_perf_idle(struct irq_work *work);

/* --- threads.c --------------------------------------------------------------------------- */

struct msrpp_sampled_thread *msrpp_find_sampled_thread(const struct task_struct *task, u32 unit);
bool msrpp_samples_ended(const struct msrpp_sampling_program *program);

/* --- read.c ------------------------------------------------------------------------------ */

struct msrpp_ring *msrpp_make_ring(struct msrpp_sampling_program *program, u32 cpu);
void msrpp_free_ring(struct msrpp_ring *ring);
ssize_t msrpp_samples_read(struct file *opened, char __user *to, size_t bytes, loff_t *unused);
int msrpp_samples_map(struct file *opened, struct vm_area_struct *area);
bool msrpp_samples_are_there(const struct msrpp_sampling_program *program);
bool msrpp_may_use_samples(const struct msrpp_sampling_program *program);

#endif
