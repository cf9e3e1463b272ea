// SPDX-License-Identifier: MIT OR GPL-2.0
/* What the scheduler's tracepoints tell of threads goes to those who follow them. */
#include <linux/binfmts.h>
#include <linux/errno.h>
#include <linux/string.h>
#include <linux/tracepoint.h>
#include <linux/workqueue.h>

#include <trace/events/sched.h>

#include "classes/classes.h"
#include "programs/slot.h"
#include "samples/samples.h"

/* What is done with threads. */
static struct msrpp_thread_table *const kinds[] = {
	&msrpp_counted_threads,
	&msrpp_sampled_threads[MSRPP_UNIT_OP],
	&msrpp_sampled_threads[MSRPP_UNIT_FETCH],
	&msrpp_classed_threads,
};

/* The module costs a thread that nobody follows what stands here. */
static void track_switch(void *data, bool preempt, struct task_struct *prev,
			 struct task_struct *next MSRPP_SWITCH_STATE)
{
	struct msrpp_slot *slot = this_cpu_ptr(&msrpp_slots);
	struct hlist_head *bucket = msrpp_thread_bucket(&msrpp_counted_threads, next);

	if (unlikely(slot->active || !hlist_empty(bucket)))
		msrpp_change(slot, bucket, next);
	if (static_branch_unlikely(&msrpp_threads_are_sampled.key))
		msrpp_samples_switch(next);
	if (static_branch_unlikely(&msrpp_threads_have_classes.key))
		msrpp_tasks_switch(next);
}

static void track_fork(void *data, struct task_struct *parent, struct task_struct *child)
{
	u32 i;

	for (i = 0; i < ARRAY_SIZE(kinds); i++)
		msrpp_follow_child(kinds[i], parent, child);
}

#if LINUX_VERSION_CODE >= KERNEL_VERSION(6, 16, 0)
static void track_exit(void *data, struct task_struct *task, bool group_dead)
#else
static void track_exit(void *data, struct task_struct *task)
#endif
{
	u32 i;

	for (i = 0; i < ARRAY_SIZE(kinds); i++)
		msrpp_follow_exit(kinds[i]);
}

/*
 * What perf drops: a program that gained rights, or that its owner may not read and so could not
 * have a dump of, is not watched by those who have fewer. It has not run in user mode yet. The task
 * is the one that runs this.
 */
static void track_exec(void *data, struct task_struct *task, pid_t old,
		       struct linux_binprm *program)
{
	const bool gained = program->secureexec || !msrpp_current_is_dumpable();
	u32 i;

	for (i = 0; i < ARRAY_SIZE(kinds); i++)
		msrpp_follow_exec(kinds[i], gained);
}

static struct probe {
	const char *name;
	void *function;
	struct tracepoint *point;
} probes[] = {
	{ .name = "sched_switch", .function = track_switch },
	{ .name = "sched_process_fork", .function = track_fork },
	{ .name = "sched_process_exit", .function = track_exit },
	{ .name = "sched_process_exec", .function = track_exec },
};

static DEFINE_MUTEX(probes_lock);
static unsigned int programs_with_probes;
static bool probes_are_there;

static void track_remove_probes_later(struct work_struct *work);
static DECLARE_DELAYED_WORK(removal, track_remove_probes_later);

/* Who closes files does not wait for this; and the next one often comes soon. */
#define REMOVE_AFTER (HZ / 4)

static void track_find_point(struct tracepoint *point, void *unused)
{
	unsigned int i;

	for (i = 0; i < ARRAY_SIZE(probes); i++)
		if (!strcmp(point->name, probes[i].name))
			probes[i].point = point;
}

static void track_remove_probes(unsigned int count)
{
	while (count--)
		tracepoint_probe_unregister(probes[count].point, probes[count].function, NULL);
	tracepoint_synchronize_unregister();
}

static int track_add_probes(void)
{
	unsigned int i;
	int error;

	for (i = 0; i < ARRAY_SIZE(probes); i++) {
		error = tracepoint_probe_register(probes[i].point, probes[i].function, NULL);
		if (error) {
			track_remove_probes(i);
			return error;
		}
	}
	return 0;
}

/*
 * Without a program that counts threads, a switch costs nothing. Never where CPUs are kept from
 * coming and going: for a tracepoint the kernel keeps them so, too, and waits where one is to go.
 */
int msrpp_want_probes(void)
{
	int error = 0;

	mutex_lock(&probes_lock);
	if (!probes_are_there)
		error = track_add_probes();
	if (!error) {
		probes_are_there = true;
		programs_with_probes++;
	}
	mutex_unlock(&probes_lock);
	return error;
}

void msrpp_need_probes_no_more(void)
{
	mutex_lock(&probes_lock);
	if (!--programs_with_probes)
		schedule_delayed_work(&removal, REMOVE_AFTER);
	mutex_unlock(&probes_lock);
}

static void track_remove_probes_later(struct work_struct *work)
{
	mutex_lock(&probes_lock);
	if (!programs_with_probes && probes_are_there) {
		track_remove_probes(ARRAY_SIZE(probes));
		probes_are_there = false;
	}
	mutex_unlock(&probes_lock);
}

bool msrpp_threads_work(void)
{
	unsigned int i;

	/* track_fork() allocates where preemption is off */
	if (IS_ENABLED(CONFIG_PREEMPT_RT) || msrpp_threads_share_counters())
		return false;
	for (i = 0; i < ARRAY_SIZE(probes); i++)
		if (!probes[i].point)
			return false;
	return true;
}

int __init msrpp_threads_init(void)
{
	/* the table of probes would take any function */
	check_trace_callback_type_sched_switch(track_switch);
	check_trace_callback_type_sched_process_fork(track_fork);
	check_trace_callback_type_sched_process_exit(track_exit);
	check_trace_callback_type_sched_process_exec(track_exec);
	for_each_kernel_tracepoint(track_find_point, NULL);
	return 0;
}

void msrpp_threads_exit(void)
{
	cancel_delayed_work_sync(&removal);
	track_remove_probes_later(NULL);
	rcu_barrier();	/* those that are followed are freed by this module */
}
