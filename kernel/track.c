// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Probes of the scheduler's tracepoints call the handlers for counted, sampled and grouped threads.
 */
#include <linux/binfmts.h>
#include <linux/errno.h>
#include <linux/string.h>
#include <linux/tracepoint.h>
#include <linux/workqueue.h>

#include <trace/events/sched.h>

#include "classes/classes.h"
#include "programs/slot.h"
#include "samples/samples.h"

static struct msrpp_thread_table *const tables[] = {
	&msrpp_counted_threads,
	&msrpp_sampled_threads[MSRPP_UNIT_OP],
	&msrpp_sampled_threads[MSRPP_UNIT_FETCH],
	&msrpp_grouped_threads,
};

/*
 * Handles the tracepoint sched_switch. A switch between two threads that are not followed costs
 * only the accesses of this function.
 */
static void track_switch(void *data, bool preempt, struct task_struct *prev,
			 struct task_struct *next MSRPP_SWITCH_STATE)
{
	struct msrpp_slot *slot = this_cpu_ptr(&msrpp_slots);
	struct hlist_head *bucket = msrpp_thread_bucket(&msrpp_counted_threads, next);

	if (unlikely(slot->active_thread || !hlist_empty(bucket)))
		msrpp_slot_switch(slot, bucket, next);
	if (static_branch_unlikely(&msrpp_threads_are_sampled.key))
		msrpp_samples_switch(next);
	if (static_branch_unlikely(&msrpp_threads_have_groups.key))
		msrpp_group_switch(next);
}

static void track_fork(void *data, struct task_struct *parent, struct task_struct *child)
{
	u32 i;

	for (i = 0; i < ARRAY_SIZE(tables); i++)
		msrpp_follow_fork(tables[i], parent, child);
}

#if LINUX_VERSION_CODE >= KERNEL_VERSION(6, 16, 0)
static void track_exit(void *data, struct task_struct *task, bool group_dead)
#else
static void track_exit(void *data, struct task_struct *task)
#endif
{
	u32 i;

	for (i = 0; i < ARRAY_SIZE(tables); i++)
		msrpp_follow_exit(tables[i]);
}

/*
 * Handles the tracepoint sched_process_exec. As perf does, the module stops following a process
 * that gains rights by exec, or that executes a file which its user may not read, and so is not
 * dumpable. The task is current, and has not run in user mode since the exec.
 */
static void track_exec(void *data, struct task_struct *task, pid_t old,
		       struct linux_binprm *program)
{
	const bool gained_rights = program->secureexec || !msrpp_current_is_dumpable();
	u32 i;

	for (i = 0; i < ARRAY_SIZE(tables); i++)
		msrpp_follow_exec(tables[i], gained_rights);
}

static struct probe {
	const char *name;
	void *function;
	struct tracepoint *tracepoint;
} probes[] = {
	{ .name = "sched_switch", .function = track_switch },
	{ .name = "sched_process_fork", .function = track_fork },
	{ .name = "sched_process_exit", .function = track_exit },
	{ .name = "sched_process_exec", .function = track_exec },
};

static DEFINE_MUTEX(probes_lock);
static unsigned int probe_users;
static bool probes_registered;

static void track_remove_unused_probes(struct work_struct *work);
static DECLARE_DELAYED_WORK(probe_removal, track_remove_unused_probes);

/*
 * Delay in jiffies after which probes without users are removed: close() does not wait for the
 * removal, and the next program often comes soon.
 */
#define PROBE_REMOVAL_DELAY (HZ / 4)

static void track_find_tracepoint(struct tracepoint *tracepoint, void *unused)
{
	unsigned int i;

	for (i = 0; i < ARRAY_SIZE(probes); i++)
		if (!strcmp(tracepoint->name, probes[i].name))
			probes[i].tracepoint = tracepoint;
}

static void track_unregister_probes(unsigned int count)
{
	lockdep_assert_held(&probes_lock);
	while (count--)
		tracepoint_probe_unregister(probes[count].tracepoint, probes[count].function, NULL);
	tracepoint_synchronize_unregister();
}

static int track_register_probes(void)
{
	unsigned int i;
	int error;

	lockdep_assert_held(&probes_lock);
	for (i = 0; i < ARRAY_SIZE(probes); i++) {
		error = tracepoint_probe_register(probes[i].tracepoint, probes[i].function, NULL);
		if (error) {
			track_unregister_probes(i);
			return error;
		}
	}
	return 0;
}

/*
 * Registers the probes for their first user. Without a user a switch of threads costs nothing. The
 * caller must not hold the lock of CPU hotplug: the kernel takes that lock when it changes a
 * tracepoint.
 */
int msrpp_get_probes(void)
{
	int error = 0;

	mutex_lock(&probes_lock);
	if (!probes_registered)
		error = track_register_probes();
	if (!error) {
		probes_registered = true;
		probe_users++;
	}
	mutex_unlock(&probes_lock);
	return error;
}

void msrpp_put_probes(void)
{
	mutex_lock(&probes_lock);
	if (!--probe_users)
		schedule_delayed_work(&probe_removal, PROBE_REMOVAL_DELAY);
	mutex_unlock(&probes_lock);
}

static void track_remove_unused_probes(struct work_struct *work)
{
	mutex_lock(&probes_lock);
	if (!probe_users && probes_registered) {
		track_unregister_probes(ARRAY_SIZE(probes));
		probes_registered = false;
	}
	mutex_unlock(&probes_lock);
}

bool msrpp_can_follow_threads(void)
{
	unsigned int i;

	/* track_fork() allocates memory with preemption off, which PREEMPT_RT forbids */
	if (IS_ENABLED(CONFIG_PREEMPT_RT) || msrpp_siblings_share_counters())
		return false;
	for (i = 0; i < ARRAY_SIZE(probes); i++)
		if (!probes[i].tracepoint)
			return false;
	return true;
}

int __init msrpp_track_init(void)
{
	/*
	 * The table of probes has untyped functions: the calls of check_trace_callback_type_...
	 * check the types of the probes.
	 */
	check_trace_callback_type_sched_switch(track_switch);
	check_trace_callback_type_sched_process_fork(track_fork);
	check_trace_callback_type_sched_process_exit(track_exit);
	check_trace_callback_type_sched_process_exec(track_exec);
	for_each_kernel_tracepoint(track_find_tracepoint, NULL);
	return 0;
}

void msrpp_track_exit(void)
{
	cancel_delayed_work_sync(&probe_removal);
	track_remove_unused_probes(NULL);
	rcu_barrier();	/* waits for follow_free_rcu(), which is code of this module */
}
