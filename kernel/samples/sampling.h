/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * Sampling of threads and CPUs by the module. check.c: checks of a request; make.c: makes programs;
 * calls.c: the calls at their descriptors; read.c: hands out the records of the rings (ring.h);
 * threads.c: follows threads; unit.c: starts and stops the hardware of a CPU; nmi.c: handles
 * interrupts; record.h: writes records; period.c: periods; clock.h: time; perf.c: samples that the
 * kernel's perf takes.
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

/* The accesses to shared words that ring.h demands. */
#define ring_load(x) READ_ONCE(x)
#define ring_store(x, value) WRITE_ONCE(x, value)
#define ring_load_acquire(x) smp_load_acquire(&(x))
#define ring_store_release(x, value) smp_store_release(&(x), value)
#define ring_exchange(x, old, value) cmpxchg64(&(x), old, value)
#define ring_store_barrier() smp_wmb()
#define ring_barrier() smp_mb()

#include "ring.h"

struct msrpp_sampling_program;

/*
 * The ring and the statistics of a program on one CPU. Other CPUs write only core.tail,
 * core.is_mapped, period, reason and map_claimed.
 */
struct msrpp_ring {
	struct msrpp_ring_core core;
	union {
		/* first word of the next record, without the bits of length and flags */
		u64 first_word;
		struct {
			/* kind of the records, shifted to its place in the first word */
			u32 kind;
			u32 sequence;
		};
	};
	u64 wake_position;	/* position of `head` at which readers wake up */
	/*
	 * The period, and the costs of samples by which the period is adapted. A window is the time
	 * of MSRPP_WINDOW samples since the last adaptation.
	 */
	u32 period;
	/* the factor by which the requested period is raised, in 1024ths; only the CPU writes it */
	u32 raise_factor;
	u32 window_countdown;	/* number of samples until the next adaptation of the period */
	/* clocks of the time-stamp counter spent in the handler in the window */
	u64 window_clocks;
	/*
	 * clocks of the time-stamp counter while the unit was started in the window, until its last
	 * stop
	 */
	u64 window_active;
	/* Statistics of samples: each interrupt is a sample, or is counted as lost or filtered. */
	u64 samples;
	u64 handler_clocks;
	u64 lost_records;
	u64 filtered_samples;
	u64 period_raises;
	bool gap;	/* records were lost since the last record in the ring */
	u32 cpu;
	struct msrpp_sampling_program *program;
	struct irq_work wake_work;	/* wakes the readers of the program */
	struct irq_work idle_work;	/* stops perf's event where no thread of the program runs */
	u32 reason;	/* enum msrpp_reason: why sampling on the CPU stopped by itself */
	/* number of the ring's pages, which readers may map */
	u32 page_count;
	struct page **pages;	/* pages of the ring: header, tail and records */
	bool map_claimed;	/* the ring is or was mapped: it cannot be read() or mapped again */
};

/* A sampling program. */
struct msrpp_sampling_program {
	/* the open /dev/msrpp, which stays open as long as the program exists */
	struct file *device;
	struct msrpp_file *file;
	u32 step;	/* enum msrpp_rights_step of the program's maker */
	u32 unit;	/* unit that takes the samples: one of MSRPP_UNIT_... */
	u32 control;	/* address of the unit's control register */
	u64 settings;	/* bits of the control register, without period and count */
	u32 kind;	/* kind of the records: one of enum msrpp_sample_kind */
	u32 flags;	/* flags of the program: bits MSRPP_SAMPLING_... */
	u32 period;	/* requested ops, clocks or fetches from sample to sample */
	u32 random_mask;	/* bits of the random number that is subtracted from a period */
	u32 chain;	/* most return addresses in a record */
	u32 watermark;	/* bytes in a ring at which readers wake up */
	u32 overhead;	/* limit of the handler's time, in thousandths of a CPU's time */
	u32 ring_bytes;	/* size of each ring, a power of two */
	u64 charged_bytes;	/* bytes of the program's memory, charged to the user */
	u64 start_late_nmi_count;	/* msrpp_late_nmi_count() when the program began */
	struct pid_namespace *pids;	/* namespace of the numbers of threads in records */
	/* CPUs that are sampled, where the flags have MSRPP_SAMPLING_CPUS */
	cpumask_var_t cpus;
	bool holds_register;	/* the program holds the control register of its unit */
	/* MSRPP_CARRIER_DIRECT (the module's own NMI handler) or MSRPP_CARRIER_PERF */
	u32 carrier;
	/* perf's event of each CPU, with MSRPP_CARRIER_PERF; else NULL */
	struct perf_event **events;
	/* perf's events of sampled threads were enabled, and stay so until the program is freed */
	bool events_enabled;
	bool has_probes;	/* msrpp_get_probes() has succeeded */
	bool may_run;	/* units of CPUs may start to sample for the program */
	struct msrpp_ring **rings;	/* rings by CPU number; NULL: the CPU has none */
	wait_queue_head_t readers;
	atomic_t next_ring;	/* the ring with which the next read() begins */
	struct msrpp_thread_set thread_set;
};

struct msrpp_sampled_thread {
	struct msrpp_followed_thread followed;
	u32 pid;	/* numbers of process (pid) and thread (tid) in the program's namespace */
	u32 tid;
	/*
	 * State of a sampled thread off its CPU: the distance to its next sample in ops, clocks or
	 * fetches, and the part of the distance that has passed.
	 */
	u32 passed_distance;
	u32 distance;	/* ops, clocks or fetches to the next sample; 0: a new distance begins */
};

static inline struct msrpp_sampling_program *msrpp_to_sampling_program(struct msrpp_thread_set *set)
{
	return container_of(set, struct msrpp_sampling_program, thread_set);
}

static inline struct msrpp_sampling_program *
msrpp_thread_sampling_program(const struct msrpp_sampled_thread *thread)
{
	return msrpp_to_sampling_program(thread->followed.set);
}

/* The number of samples in a window, after which the period is adapted. */
#define MSRPP_WINDOW 64

/* The most registers in a record without a chain, which then has at most 96 bytes. */
#define MSRPP_SAMPLE_MOST_REGISTERS 5

/*
 * A sampling unit of a CPU. Only that CPU accesses the unit, with interrupts off; while the unit is
 * started, also its NMI.
 */
struct msrpp_unit {
	u32 state;	/* MSRPP_STOPPED, or another of the unit's states */
	/* the unit is started, but `written_settings` may not have been written yet */
	bool is_arming;
	/*
	 * the maximum in `armed_control`, for which one write of that value and a count arms the
	 * unit again; 0: the processor's errata demand more than that write
	 */
	u32 rearm_maximum;
	u64 written_settings;	/* bits of msrpp_unit_layout.settings that the module wrote last */
	u64 armed_control;	/* value last written to the control register, without the count */
	struct msrpp_ring *ring;
	/* a word of each record: the period that the next sample stands for, and the CPU */
	union {
		u64 distance_and_cpu;
		struct {
			u32 distance;
			u32 cpu;
		};
	};
	/* Copies of members of the sampling program, such as its flags, for the NMI handler. */
	u32 flags;
	u32 random_mask;
	/* the most bytes of a plain record, or MSRPP_NOT_PLAIN; see unit_is_plain() */
	u32 plain_bytes;
	u32 most_bytes;	/* the most bytes of a record */

	/*
	 * the sampled thread, or NULL for a program that samples CPUs; other CPUs only compare the
	 * pointer
	 */
	struct msrpp_sampled_thread *thread;
	/* the program that the unit samples for, or NULL; other CPUs only compare the pointer */
	struct msrpp_sampling_program *program;
	u32 maximum;	/* count at which the hardware takes a sample */
	/* time-stamp counter when the unit was started, or at the last adaptation */
	u64 start_tsc;
	/*
	 * A buffer for records that cannot be written into the ring directly. Each unit has one:
	 * while one unit is stopped with a sample left, the NMI of the other may come.
	 */
	u64 record[MSRPP_SAMPLE_MOST_WORDS];
};

/* value of plain_bytes of units without plain records: more bytes than any ring has */
#define MSRPP_NOT_PLAIN 0xffffffffu

/* The states of a sampling unit. */
enum {
	MSRPP_STOPPED,
	MSRPP_STARTED,	/* the module's NMI handler takes the unit's samples */
	/* perf takes the unit's samples: the module's NMI handler ignores the unit */
	MSRPP_STARTED_BY_PERF,
	/* unit_stop() records a sample that the unit has: the NMI handler ignores the unit */
	MSRPP_STOPPING,
};

#define MSRPP_IBS_REGISTERS 16	/* number of registers of IBS from IBS_FETCH_CTL on */

/* The sampling hardware of a CPU. */
struct msrpp_sampler {
	/* clock by which the NMI handler tells the time of samples */
	struct msrpp_clock clock;
	struct msrpp_unit units[MSRPP_UNITS];
	u32 expected_late_nmis;	/* NMIs that may still come after their sample was recorded */
	/* number of NMIs that may come because a unit is about to stop: 0 or 1 */
	u32 possible_late_nmis;
	u64 random;	/* state of the generator of random numbers */
	u64 late_deadline;	/* time until which late NMIs are expected, in nanoseconds */
	u64 late_nmi_count;	/* number of NMIs that came after their samples were recorded */
	bool offline;	/* the CPU goes offline, or the machine suspends */
	bool is_prepared;	/* the APIC's entry for IBS delivers NMIs */
	u64 raw[MSRPP_IBS_REGISTERS];	/* registers of the last sample that perf has read */
};

extern struct msrpp_sampler __percpu *msrpp_samplers __ro_after_init;

/* The control register of a unit and its fields. */
struct msrpp_unit_layout {
	u32 control;	/* address of the control register */
	u64 enable;	/* bit that enables the unit */
	u64 valid;	/* bit that says that the unit has a sample */
	u64 maximum;	/* field of the count at which the unit takes a sample */
	/* fields of the control register that show whether somebody else has written it */
	u64 settings;
};

extern const struct msrpp_unit_layout msrpp_unit_layouts[MSRPP_UNITS];
extern u32 msrpp_ibs_capabilities __ro_after_init;
extern u32 msrpp_ibs_errata __ro_after_init;

/* The most nanoseconds by which an interrupt comes after its sample. */
extern u64 msrpp_ibs_max_nmi_delay __ro_after_init;

/*
 * Clocks that the NMI handler has spent in msrpp_soft.ko; the handler's costs do not include these
 * clocks. The low 32 bits of the time-stamp counter are enough for one access.
 */
DECLARE_PER_CPU(u32, msrpp_soft_clocks);

/* Accesses to registers of the units, with interrupts off or in an NMI. */
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

int msrpp_sampling_make(struct msrpp_file *file, const struct msrpp_sampling *request,
			struct msrpp_sampling_program **result, struct msrpp_failure *failure);
/* Begins a program: from this call on its units may be started. */
void msrpp_sampling_begin(struct msrpp_sampling_program *program);
/* Frees a program, which must be stopped; an RCU grace period has passed since the stop. */
void msrpp_sampling_free(struct msrpp_sampling_program *program);
/* The number of interrupts that came after their sample was recorded, on all CPUs. */
u64 msrpp_late_nmi_count(void);

/* --- nmi.c ------------------------------------------------------------------------------- */

struct pt_regs;

int msrpp_register_nmi_handler(void);
void msrpp_unregister_nmi_handler(void);
void msrpp_expect_late_nmi(struct msrpp_sampler *sampler, u32 count);
void msrpp_cancel_late_nmi(struct msrpp_sampler *sampler);
u32 msrpp_record_perf_sample(struct msrpp_sampler *sampler, struct msrpp_unit *unit, const u64 *raw,
			     struct pt_regs *regs);
void msrpp_record_pending_sample(struct msrpp_unit *unit, u64 control, struct pt_regs *regs);

/* --- period.c ---------------------------------------------------------------------------- */

u32 msrpp_next_distance(struct msrpp_sampler *sampler, const struct msrpp_unit *unit);
void msrpp_unit_arm(struct msrpp_unit *unit, u32 passed, u32 distance);
void msrpp_unit_write_control(struct msrpp_unit *unit, u32 unit_id, u32 maximum, u32 start_count);
void msrpp_adapt_period(struct msrpp_unit *unit);
void msrpp_set_ring_period(struct msrpp_ring *ring, u32 period);

/* Returns the random number that is subtracted from the next period. */
static __always_inline u32 msrpp_next_random(struct msrpp_sampler *sampler,
					     const struct msrpp_unit *unit)
{
	/*
	 * linear congruence with a multiplier of Steele and Vigna: the upper bits of x are random
	 * enough
	 */
	const u64 x = sampler->random * 0xd1342543de82ef95 + 1;

	sampler->random = x;
	return (u32)(x >> 32) & unit->random_mask;
}

/*
 * Arms a unit again. Only the count may differ from the last write; otherwise
 * msrpp_unit_write_control() writes the register.
 */
static __always_inline void msrpp_unit_rearm(struct msrpp_unit *unit, u32 unit_id, u32 maximum,
					     u32 start_count)
{
	if (unlikely(maximum != unit->rearm_maximum))
		msrpp_unit_write_control(unit, unit_id, maximum, start_count);
	else if (unit_id == MSRPP_UNIT_OP)
		msrpp_ibs_write(IBS_OP_CTL, unit->armed_control | (u64)start_count << 32);
	else
		msrpp_ibs_write(IBS_FETCH_CTL, unit->armed_control | (start_count >> 4) << 16);
}

/* --- unit.c: functions that run on the CPU, with interrupts off -------------------------- */

void msrpp_unit_enter(struct msrpp_sampling_program *program, struct msrpp_sampled_thread *thread);
void msrpp_unit_leave(struct msrpp_sampler *sampler, struct msrpp_unit *unit);
void msrpp_sampling_prepare_cpu(void *failed);
bool msrpp_sampling_is_unprepared(int cpu, void *unused);
/* Functions for smp_call_function(), whose argument is a program. */
void msrpp_sampling_enter_cpu(void *program);
void msrpp_sampling_leave_cpu(void *program);
bool msrpp_cpu_is_sampling_for(int cpu, void *program);

/* --- perf.c: samples that the kernel's perf takes ---------------------------------------- */

void msrpp_sample_perf_init(void);
bool msrpp_perf_has_unit(u32 unit);
/* The caller must not hold the lock of CPU hotplug, which perf takes itself. */
int msrpp_perf_open(struct msrpp_sampling_program *program);
void msrpp_perf_close(struct msrpp_sampling_program *program);
void msrpp_perf_enable(struct msrpp_sampling_program *program);
void msrpp_perf_disable(struct msrpp_sampling_program *program);
/* Functions that run on the event's CPU, with interrupts off. */
void msrpp_perf_enter(struct msrpp_sampling_program *program);
void msrpp_perf_leave(struct msrpp_sampling_program *program);
void msrpp_perf_stop_idle_event(struct irq_work *work);

/* --- threads.c --------------------------------------------------------------------------- */

struct msrpp_sampled_thread *msrpp_find_sampled_thread(const struct task_struct *task, u32 unit);
bool msrpp_samples_ended(const struct msrpp_sampling_program *program);

/* --- read.c ------------------------------------------------------------------------------ */

struct msrpp_ring *msrpp_ring_alloc(struct msrpp_sampling_program *program, u32 cpu);
void msrpp_ring_free(struct msrpp_ring *ring);
ssize_t msrpp_samples_read(struct file *filp, char __user *destination, size_t bytes,
			   loff_t *unused);
int msrpp_samples_map(struct file *filp, struct vm_area_struct *area);
bool msrpp_samples_readable(const struct msrpp_sampling_program *program);
bool msrpp_may_use_samples(const struct msrpp_sampling_program *program);

#endif
