// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * A PMU of the kernel's perf for tests, with the name of AMD's op sampling (ibs_op). An op of the
 * PMU is a nanosecond, and a timer is its interrupt. Its raw data are capabilities and registers in
 * the layout of Linux arch/x86/events/amd/ibs.c, for an op that loads.
 */
#include <linux/errno.h>
#include <linux/hrtimer.h>
#include <linux/ktime.h>
#include <linux/module.h>
#include <linux/perf_event.h>
#include <linux/smp.h>
#include <linux/version.h>

#include <asm/irq_regs.h>
#include <asm/ptrace.h>

#define MOST_CPUS 8

/* The numbers of starts of events, and of overflows of their periods, by CPU. */
static unsigned long starts[MOST_CPUS], overflows[MOST_CPUS];
module_param_array(starts, ulong, NULL, 0444);
MODULE_PARM_DESC(starts, "Number of starts of an event, by CPU; for reading");
module_param_array(overflows, ulong, NULL, 0444);
MODULE_PARM_DESC(overflows, "Number of overflows of an event's period, by CPU; for reading");

/* A CPU runs at most one event at a time, as IBS hardware does. */
static struct perf_event *active_events[MOST_CPUS];

struct raw_sample {
	u32 capabilities;
	u64 registers[8];
} __packed;

static u64 fake_ibs_get_period(const struct perf_event *event)
{
	return max_t(u64, event->hw.sample_period, 10000);
}

static enum hrtimer_restart fake_ibs_tick(struct hrtimer *timer)
{
	struct perf_event *event = container_of(timer, struct perf_event, hw.hrtimer);
	struct pt_regs *regs = get_irq_regs();
	struct raw_sample sample = {
		.capabilities = 0xbff,
		.registers = { 0xa0000 | 1 << 18, regs ? regs->ip : 0, 0x50003, 0, 0x20001,
			       0x7f000040, 0, 0 },
	};
	struct perf_raw_record raw = { .frag = { .data = &sample, .size = sizeof(sample) } };
	struct perf_sample_data data;

	if (event->state != PERF_EVENT_STATE_ACTIVE || (event->hw.state & PERF_HES_STOPPED))
		return HRTIMER_NORESTART;
	if (regs && event->overflow_handler) {
		perf_sample_data_init(&data, 0, event->hw.last_period);
		data.raw = &raw;
#if LINUX_VERSION_CODE >= KERNEL_VERSION(6, 1, 0)
		data.sample_flags |= PERF_SAMPLE_RAW;
#endif
		event->hw.last_period = fake_ibs_get_period(event);
		overflows[smp_processor_id() % MOST_CPUS]++;
		event->overflow_handler(event, &data, regs);
	}
	hrtimer_forward_now(timer, ns_to_ktime(fake_ibs_get_period(event)));
	return HRTIMER_RESTART;
}

static void fake_ibs_start(struct perf_event *event, int flags)
{
	event->hw.state = 0;
	starts[smp_processor_id() % MOST_CPUS]++;
	event->hw.last_period = fake_ibs_get_period(event);
	hrtimer_start(&event->hw.hrtimer, ns_to_ktime(fake_ibs_get_period(event)),
		      HRTIMER_MODE_REL_PINNED_HARD);
}

static void fake_ibs_stop(struct perf_event *event, int flags)
{
	event->hw.state = PERF_HES_STOPPED | PERF_HES_UPTODATE;
	hrtimer_try_to_cancel(&event->hw.hrtimer);
}

static int fake_ibs_add(struct perf_event *event, int flags)
{
	struct perf_event **active_event = &active_events[smp_processor_id() % MOST_CPUS];

	if (*active_event)
		return -ENOSPC;
	*active_event = event;
	event->hw.state = PERF_HES_STOPPED | PERF_HES_UPTODATE;
	if (flags & PERF_EF_START)
		fake_ibs_start(event, flags);
	return 0;
}

static void fake_ibs_del(struct perf_event *event, int flags)
{
	active_events[smp_processor_id() % MOST_CPUS] = NULL;
	fake_ibs_stop(event, flags);
}

static void fake_ibs_read(struct perf_event *event)
{
}

static void fake_ibs_event_destroy(struct perf_event *event)
{
	hrtimer_cancel(&event->hw.hrtimer);
}

static int fake_ibs_event_init(struct perf_event *event)
{
	if (event->attr.type != event->pmu->type)
		return -ENOENT;
	if (!event->hw.sample_period || (event->hw.sample_period & 15) || event->attr.freq)
		return -EINVAL;
#if LINUX_VERSION_CODE >= KERNEL_VERSION(6, 13, 0)
	hrtimer_setup(&event->hw.hrtimer, fake_ibs_tick, CLOCK_MONOTONIC, HRTIMER_MODE_REL_HARD);
#else
	hrtimer_init(&event->hw.hrtimer, CLOCK_MONOTONIC, HRTIMER_MODE_REL_HARD);
	event->hw.hrtimer.function = fake_ibs_tick;
#endif
	event->destroy = fake_ibs_event_destroy;
	return 0;
}

static struct pmu fake_ibs_pmu = {
	.module = THIS_MODULE,
	.task_ctx_nr = perf_invalid_context,
	.event_init = fake_ibs_event_init,
	.add = fake_ibs_add,
	.del = fake_ibs_del,
	.start = fake_ibs_start,
	.stop = fake_ibs_stop,
	.read = fake_ibs_read,
};

static int __init fake_ibs_init(void)
{
	return perf_pmu_register(&fake_ibs_pmu, "ibs_op", -1);
}

static void __exit fake_ibs_exit(void)
{
	perf_pmu_unregister(&fake_ibs_pmu);
}

module_init(fake_ibs_init);
module_exit(fake_ibs_exit);
MODULE_DESCRIPTION("A simulated PMU that samples ops for the kernel's perf, for tests");
MODULE_LICENSE("Dual MIT/GPL");
