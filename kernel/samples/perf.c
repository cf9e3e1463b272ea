// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Samples that the kernel's perf takes, where it has the hardware: an event on each CPU, whose
 * handler puts what perf has read into our ring. Threads are followed as with the module's own
 * handler: the event of a CPU runs only while such a thread does, or somebody in between would be
 * interrupted for nothing. Perf starts it at other times, too, as when programs take turns: the
 * first sample that is nobody's stops it again.
 */
#include <linux/cpumask.h>
#include <linux/cred.h>
#include <linux/err.h>
#include <linux/errno.h>
#include <linux/fs.h>
#include <linux/irq_work.h>
#include <linux/kernel.h>
#include <linux/minmax.h>
#include <linux/perf_event.h>
#include <linux/sched/task.h>
#include <linux/slab.h>
#include <linux/string.h>

#include <asm/perf_event.h>
#include <asm/ptrace.h>

#include "sampling.h"

static const char *const names[MSRPP_UNITS] = {
	[MSRPP_UNIT_OP] = "ibs_op",
	[MSRPP_UNIT_FETCH] = "ibs_fetch",
};

static u32 types[MSRPP_UNITS] __ro_after_init;	/* numbers of perf's PMUs; 0: there is none */

/* --- which they are ---------------------------------------------------------------------- */

/* Nothing that is exported tells the number of a PMU by its name. */
static u32 __init perf_find_type(const char *name)
{
	char path[64], text[16] = "";
	struct file *file;
	loff_t at = 0;
	u32 type = 0;

	snprintf(path, sizeof(path), "/sys/bus/event_source/devices/%s/type", name);
	file = filp_open(path, O_RDONLY, 0);
	if (IS_ERR(file))
		return 0;
	if (kernel_read(file, text, sizeof(text) - 1, &at) <= 0 ||
	    kstrtou32(strim(text), 10, &type))
		type = 0;
	filp_close(file, NULL);
	return type;
}

/* When the module is loaded, in the file system of who loads it; later calls look nowhere. */
void __init msrpp_sample_perf_init(void)
{
	u32 i;

	if (!msrpp_can_sample())
		return;
	for (i = 0; i < MSRPP_UNITS; i++)
		types[i] = perf_find_type(names[i]);
}

bool msrpp_perf_has(u32 unit)
{
	return types[unit];
}

/* --- samples ----------------------------------------------------------------------------- */

/* Perf's raw data: the capabilities, then the registers in the order of their addresses. */
static bool perf_take_registers(u64 *raw, u32 unit, const struct perf_raw_record *from)
{
	const u32 first = unit == MSRPP_UNIT_OP ? IBS_OP_CTL : IBS_FETCH_CTL;
	const u32 least = unit == MSRPP_UNIT_OP ? 7 : 3;
	const u8 *at = from->frag.data;
	u32 capabilities, count, i;

	if (from->frag.size < sizeof(u32) + least * sizeof(u64))
		return false;
	memcpy(&capabilities, at, sizeof(capabilities));
	at += sizeof(capabilities);
	count = (from->frag.size - sizeof(u32)) / sizeof(u64);
	memcpy(raw + (first - IBS_FETCH_CTL), at, least * sizeof(u64));
	at += least * sizeof(u64);
	i = least;
	raw[IBS_OP_TARGET - IBS_FETCH_CTL] = 0;
	raw[IBS_FETCH_EXTENDED - IBS_FETCH_CTL] = 0;
	if (unit == MSRPP_UNIT_OP && (capabilities & IBS_HAS_TARGET) && i < count)
		memcpy(raw + (IBS_OP_TARGET - IBS_FETCH_CTL), at, sizeof(u64));
	if (unit == MSRPP_UNIT_FETCH && (capabilities & IBS_HAS_EXTENDED) && i < count)
		memcpy(raw + (IBS_FETCH_EXTENDED - IBS_FETCH_CTL), at, sizeof(u64));
	return true;
}

/*
 * In an interrupt that follows: in its NMI perf's driver would begin the next period all the same.
 */
void msrpp_perf_idle(struct irq_work *work)
{
	struct msrpp_sampling_program *program =
		container_of(work, struct msrpp_ring, idle)->program;

	if (this_cpu_ptr(msrpp_samplers)->units[program->unit].program != program)
		msrpp_perf_leave(program);
}

/* In an NMI, or in an interrupt. */
static void perf_take_sample(struct perf_event *event, struct perf_sample_data *data,
			     struct pt_regs *regs)
{
	struct msrpp_sampling_program *program = event->overflow_handler_context;
	struct msrpp_sampler *sampler = this_cpu_ptr(msrpp_samplers);
	struct msrpp_unit *unit = &sampler->units[program->unit];

	if (READ_ONCE(unit->state) != MSRPP_STARTED_BY_PERF || READ_ONCE(unit->program) != program) {
		irq_work_queue(&program->rings[smp_processor_id()]->idle);
		return;
	}
	if (!msrpp_has_raw(data) || !perf_take_registers(sampler->raw, program->unit, data->raw)) {
		unit->ring->filtered++;
		return;
	}
	unit->distance = (u32)data->period;
	/* perf has begun the next period: this is that of the one after it */
	event->hw.sample_period = msrpp_take_raw_sample(sampler, unit, sampler->raw, regs);
}

/* --- a program's events ------------------------------------------------------------------ */

static struct perf_event *perf_make_event(struct msrpp_sampling_program *program, u32 cpu)
{
	struct perf_event_attr asked = {
		.type = types[program->unit],
		.size = sizeof(asked),
		.config = program->settings &
			  (program->unit == MSRPP_UNIT_OP ?
				   IBS_OP_COUNTS_OPS | IBS_OP_L3_MISS :
				   IBS_FETCH_RANDOM | IBS_FETCH_L3_MISS),
		.sample_period = program->period,
		.sample_type = PERF_SAMPLE_RAW,
		.disabled = 1,
	};
	struct perf_event *event =
		perf_event_create_kernel_counter(&asked, cpu, NULL, perf_take_sample, program);

	if (IS_ERR(event) || !strcmp(event->pmu->name, names[program->unit]))
		return event;
	perf_event_release_kernel(event);	/* another has this number now */
	return ERR_PTR(-ENODEV);
}

static int perf_make_events(struct msrpp_sampling_program *program)
{
	int error = 0;
	u32 cpu;

	for (cpu = 0; cpu < nr_cpu_ids && !error; cpu++) {
		struct perf_event *event;

		if (!program->rings[cpu])
			continue;
		event = perf_make_event(program, cpu);
		if (!IS_ERR(event))
			program->events[cpu] = event;
		else if (PTR_ERR(event) != -ENODEV || cpu_online(cpu))
			error = PTR_ERR(event);
	}
	return error;
}

/*
 * Where the program has rings. Perf lets users have no event of a CPU. These are the module's: it
 * has asked what the caller may, and lets them run only where that holds.
 */
int msrpp_perf_open(struct msrpp_sampling_program *program)
{
	struct perf_event **events = kvcalloc(nr_cpu_ids, sizeof(*events), GFP_KERNEL_ACCOUNT);
	struct cred *kernels = prepare_kernel_cred(&init_task);
	const struct cred *callers;
	int error = -ENOMEM;

	program->events = events;
	if (events && kernels) {
		callers = override_creds(kernels);
		error = perf_make_events(program);
		revert_creds(callers);
	}
	if (kernels)
		put_cred(kernels);
	return error;
}

void msrpp_perf_close(struct msrpp_sampling_program *program)
{
	struct perf_event *event;
	u32 cpu;

	/* an interrupt that is under way finds none, or one that is freed after it */
	for (cpu = 0; program->events && cpu < nr_cpu_ids; cpu++) {
		event = program->events[cpu];
		if (!event)
			continue;
		WRITE_ONCE(program->events[cpu], NULL);
		perf_event_release_kernel(event);
		irq_work_sync(&program->rings[cpu]->idle);
	}
	kvfree(program->events);
	program->events = NULL;
}

/*
 * Once, where threads are sampled: to enable or disable an event interrupts its CPU, whoever runs
 * there. Until the program goes it is then started and stopped where its threads come and go.
 */
void msrpp_perf_enable(struct msrpp_sampling_program *program)
{
	u32 cpu;

	if (program->enabled)
		return;
	program->enabled = !(program->flags & MSRPP_SAMPLING_CPUS);

	for (cpu = 0; program->events && cpu < nr_cpu_ids; cpu++)
		if (program->events[cpu])
			perf_event_enable(program->events[cpu]);
}

void msrpp_perf_disable(struct msrpp_sampling_program *program)
{
	u32 cpu;

	if (program->enabled)
		return;
	for (cpu = 0; program->events && cpu < nr_cpu_ids; cpu++)
		if (program->events[cpu])
			perf_event_disable(program->events[cpu]);
}

/* --- on its CPU, with interrupts off: perf changes the event nowhere else ---------------- */

static struct perf_event *perf_event_here(struct msrpp_sampling_program *program)
{
	struct perf_event *event = READ_ONCE(program->events[smp_processor_id()]);

	return event && READ_ONCE(event->state) == PERF_EVENT_STATE_ACTIVE ? event : NULL;
}

/*
 * The kernel starts an event that it has throttled at its next tick, whoever runs then; one that
 * was started meanwhile it would start twice. What samples cost is limited by the period here.
 */
static void perf_forget_throttling(struct perf_event *event)
{
	if (event->hw.interrupts == ~0ULL)
		event->hw.interrupts = 0;
}

void msrpp_perf_enter(struct msrpp_sampling_program *program)
{
	struct perf_event *event = perf_event_here(program);

	if (!event)
		return;
	perf_forget_throttling(event);
	if (event->hw.state & PERF_HES_STOPPED)
		event->pmu->start(event, 0);
}

void msrpp_perf_leave(struct msrpp_sampling_program *program)
{
	struct perf_event *event = perf_event_here(program);

	if (!event)
		return;
	perf_forget_throttling(event);
	if (!(event->hw.state & PERF_HES_STOPPED))
		event->pmu->stop(event, PERF_EF_UPDATE);
}
