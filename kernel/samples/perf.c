// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Samples that the kernel's perf takes, on processors whose sampling hardware perf uses: an event
 * on each CPU, whose handler writes what perf has read into the module's ring. Threads are followed
 * as with the module's own handler: the event of a CPU runs only while a thread of the program runs
 * there, since the event would interrupt other threads for nothing. perf starts the event at other
 * times, too, for example when programs take turns: its first sample without a thread of the
 * program stops it again.
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

static const char *const pmu_names[MSRPP_UNITS] = {
	[MSRPP_UNIT_OP] = "ibs_op",
	[MSRPP_UNIT_FETCH] = "ibs_fetch",
};

/* numbers of perf's PMUs by unit; 0: none */
static u32 pmu_types[MSRPP_UNITS] __ro_after_init;

/* --- perf's PMUs ------------------------------------------------------------------------- */

/* Returns the number of a PMU by its name, or 0: the kernel exports no function for this. */
static u32 __init sampling_perf_find_type(const char *name)
{
	char path[64], text[16] = "";
	struct file *file;
	loff_t position = 0;
	u32 type = 0;

	snprintf(path, sizeof(path), "/sys/bus/event_source/devices/%s/type", name);
	file = filp_open(path, O_RDONLY, 0);
	if (IS_ERR(file))
		return 0;
	if (kernel_read(file, text, sizeof(text) - 1, &position) <= 0 ||
	    kstrtou32(strim(text), 10, &type))
		type = 0;
	filp_close(file, NULL);
	return type;
}

/*
 * Finds perf's PMUs when the module is loaded, in the file system of the process that loads the
 * module. Later calls read no files.
 */
void __init msrpp_sample_perf_init(void)
{
	u32 i;

	if (!msrpp_can_sample())
		return;
	for (i = 0; i < MSRPP_UNITS; i++)
		pmu_types[i] = sampling_perf_find_type(pmu_names[i]);
}

bool msrpp_perf_has_unit(u32 unit)
{
	return pmu_types[unit];
}

/* --- samples ----------------------------------------------------------------------------- */

/*
 * Copies the registers from perf's raw data to `raw`, which has them from IBS_FETCH_CTL on. The
 * data has the capabilities, the registers that all processors have, in the order of their
 * addresses, and then IBS_OP_TARGET or IBS_FETCH_EXTENDED where the capabilities have it. Returns
 * false for data that is too short.
 */
static bool sampling_perf_copy_registers(u64 *raw, u32 unit, const struct perf_raw_record *record)
{
	const u32 first = unit == MSRPP_UNIT_OP ? IBS_OP_CTL : IBS_FETCH_CTL;
	const u32 fixed_count = unit == MSRPP_UNIT_OP ? 7 : 3;
	const u8 *data = record->frag.data;
	u32 capabilities, count, i;

	if (record->frag.size < sizeof(u32) + fixed_count * sizeof(u64))
		return false;
	memcpy(&capabilities, data, sizeof(capabilities));
	data += sizeof(capabilities);
	count = (record->frag.size - sizeof(u32)) / sizeof(u64);
	memcpy(raw + (first - IBS_FETCH_CTL), data, fixed_count * sizeof(u64));
	data += fixed_count * sizeof(u64);
	i = fixed_count;
	raw[IBS_OP_TARGET - IBS_FETCH_CTL] = 0;
	raw[IBS_FETCH_EXTENDED - IBS_FETCH_CTL] = 0;
	if (unit == MSRPP_UNIT_OP && (capabilities & IBS_HAS_TARGET) && i < count)
		memcpy(raw + (IBS_OP_TARGET - IBS_FETCH_CTL), data, sizeof(u64));
	if (unit == MSRPP_UNIT_FETCH && (capabilities & IBS_HAS_EXTENDED) && i < count)
		memcpy(raw + (IBS_FETCH_EXTENDED - IBS_FETCH_CTL), data, sizeof(u64));
	return true;
}

/*
 * Stops an event that runs without a thread of the program. The function runs in an interrupt after
 * the NMI: within the NMI perf's driver would start the next period all the same.
 */
void msrpp_perf_stop_idle_event(struct irq_work *work)
{
	struct msrpp_sampling_program *program =
		container_of(work, struct msrpp_ring, idle_work)->program;

	if (this_cpu_ptr(msrpp_samplers)->units[program->unit].program != program)
		msrpp_perf_leave(program);
}

/* Handles an overflow of perf's event, in an NMI or in an interrupt. */
static void sampling_perf_handle_overflow(struct perf_event *event, struct perf_sample_data *data,
					  struct pt_regs *regs)
{
	struct msrpp_sampling_program *program = event->overflow_handler_context;
	struct msrpp_sampler *sampler = this_cpu_ptr(msrpp_samplers);
	struct msrpp_unit *unit = &sampler->units[program->unit];

	if (READ_ONCE(unit->state) != MSRPP_STARTED_BY_PERF ||
	    READ_ONCE(unit->program) != program) {
		irq_work_queue(&program->rings[smp_processor_id()]->idle_work);
		return;
	}
	if (!msrpp_has_raw(data) ||
	    !sampling_perf_copy_registers(sampler->raw, program->unit, data->raw)) {
		unit->ring->filtered_samples++;
		return;
	}
	unit->distance = (u32)data->period;
	/*
	 * perf has started the next period already: the value is the length of the period after
	 * that
	 */
	event->hw.sample_period = msrpp_record_perf_sample(sampler, unit, sampler->raw, regs);
}

/* --- events of a program ----------------------------------------------------------------- */

static struct perf_event *sampling_perf_make_event(struct msrpp_sampling_program *program, u32 cpu)
{
	struct perf_event_attr attr = {
		.type = pmu_types[program->unit],
		.size = sizeof(attr),
		.config = program->settings &
			  (program->unit == MSRPP_UNIT_OP ? IBS_OP_COUNTS_OPS | IBS_OP_L3_MISS :
							    IBS_FETCH_RANDOM | IBS_FETCH_L3_MISS),
		.sample_period = program->period,
		.sample_type = PERF_SAMPLE_RAW,
		.disabled = 1,
	};
	struct perf_event *event = perf_event_create_kernel_counter(
		&attr, cpu, NULL, sampling_perf_handle_overflow, program);

	if (IS_ERR(event) || !strcmp(event->pmu->name, pmu_names[program->unit]))
		return event;
	/* another PMU has got the number of IBS meanwhile */
	perf_event_release_kernel(event);
	return ERR_PTR(-ENODEV);
}

static int sampling_perf_make_events(struct msrpp_sampling_program *program)
{
	int error = 0;
	u32 cpu;

	for (cpu = 0; cpu < nr_cpu_ids && !error; cpu++) {
		struct perf_event *event;

		if (!program->rings[cpu])
			continue;
		event = sampling_perf_make_event(program, cpu);
		if (!IS_ERR(event))
			program->events[cpu] = event;
		else if (PTR_ERR(event) != -ENODEV || cpu_online(cpu))
			error = PTR_ERR(event);
	}
	return error;
}

/*
 * Makes an event on each CPU where the program has a ring, with the kernel's credentials: perf
 * gives users no events of a CPU. The module has checked the rights of the caller, and runs the
 * events only where those rights hold.
 */
int msrpp_perf_open(struct msrpp_sampling_program *program)
{
	struct perf_event **events = kvcalloc(nr_cpu_ids, sizeof(*events), GFP_KERNEL_ACCOUNT);
	struct cred *kernel_cred = prepare_kernel_cred(&init_task);
	const struct cred *caller_cred;
	int error = -ENOMEM;

	program->events = events;
	if (events && kernel_cred) {
		caller_cred = override_creds(kernel_cred);
		error = sampling_perf_make_events(program);
		revert_creds(caller_cred);
	}
	if (kernel_cred)
		put_cred(kernel_cred);
	return error;
}

void msrpp_perf_close(struct msrpp_sampling_program *program)
{
	struct perf_event *event;
	u32 cpu;

	/* an interrupt meanwhile finds NULL in `events`, or an event that is freed afterwards */
	for (cpu = 0; program->events && cpu < nr_cpu_ids; cpu++) {
		event = program->events[cpu];
		if (!event)
			continue;
		WRITE_ONCE(program->events[cpu], NULL);
		perf_event_release_kernel(event);
		irq_work_sync(&program->rings[cpu]->idle_work);
	}
	kvfree(program->events);
	program->events = NULL;
}

/*
 * Enables perf's events. To enable or disable an event interrupts its CPU, whoever runs there: for
 * threads, events are enabled once, and until the program is freed they are only started and
 * stopped where threads of the program come and go.
 */
void msrpp_perf_enable(struct msrpp_sampling_program *program)
{
	u32 cpu;

	if (program->events_enabled)
		return;
	program->events_enabled = !(program->flags & MSRPP_SAMPLING_CPUS);

	for (cpu = 0; program->events && cpu < nr_cpu_ids; cpu++)
		if (program->events[cpu])
			perf_event_enable(program->events[cpu]);
}

void msrpp_perf_disable(struct msrpp_sampling_program *program)
{
	u32 cpu;

	if (program->events_enabled)
		return;
	for (cpu = 0; program->events && cpu < nr_cpu_ids; cpu++)
		if (program->events[cpu])
			perf_event_disable(program->events[cpu]);
}

/* --- on the event's CPU, with interrupts off: perf changes the event nowhere else --------- */

static struct perf_event *sampling_perf_get_local_event(struct msrpp_sampling_program *program)
{
	struct perf_event *event = READ_ONCE(program->events[smp_processor_id()]);

	return event && READ_ONCE(event->state) == PERF_EVENT_STATE_ACTIVE ? event : NULL;
}

/*
 * Clears the mark of a throttled event. At the next tick the kernel would start the event, whoever
 * runs then, or start it twice. The module limits the costs of samples by the period.
 */
static void sampling_perf_forget_throttling(struct perf_event *event)
{
	if (event->hw.interrupts == ~0ULL)
		event->hw.interrupts = 0;
}

/* Starts the event of this CPU for a thread of the program that comes. */
void msrpp_perf_enter(struct msrpp_sampling_program *program)
{
	struct perf_event *event = sampling_perf_get_local_event(program);

	if (!event)
		return;
	sampling_perf_forget_throttling(event);
	if (event->hw.state & PERF_HES_STOPPED)
		event->pmu->start(event, 0);
}

/* Stops the event of this CPU for a thread of the program that leaves. */
void msrpp_perf_leave(struct msrpp_sampling_program *program)
{
	struct perf_event *event = sampling_perf_get_local_event(program);

	if (!event)
		return;
	sampling_perf_forget_throttling(event);
	if (!(event->hw.state & PERF_HES_STOPPED))
		event->pmu->stop(event, PERF_EF_UPDATE);
}
