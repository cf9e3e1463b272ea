// SPDX-License-Identifier: MIT OR GPL-2.0
/* The threads in groups, which a switch of threads looks up. */
#include <linux/errno.h>

#include "group.h"

/*
 * A key that is off while there are no groups: a switch of threads then calls no function of this
 * folder.
 */
DEFINE_STATIC_KEY_DEFERRED_FALSE(msrpp_threads_have_groups, MSRPP_KEY_DELAY);

static struct msrpp_group *group_in_bucket(struct hlist_head *bucket,
					   const struct task_struct *task)
{
	struct msrpp_followed_thread *followed = msrpp_find_in_bucket(bucket, task);

	return followed ? msrpp_to_group(followed->set) : NULL;
}

/* Returns the group of a task, or NULL. The caller is in an RCU section or has interrupts off. */
struct msrpp_group *msrpp_find_group(const struct task_struct *task)
{
	return group_in_bucket(msrpp_thread_bucket(&msrpp_grouped_threads, task), task);
}

/*
 * Switches IA32_PQR_ASSOC to the group of a task. The function that removes a thread reads
 * afterwards which CPUs use its group: either that function sees the group in this CPU's slot, or
 * this function finds the thread removed and switches once more.
 */
static void group_switch_to_task(struct msrpp_group_slot *slot, const struct task_struct *task)
{
	struct msrpp_group *group;

	do {
		group = msrpp_find_group(task);
		msrpp_group_slot_switch(slot, group);
	} while (group && unlikely(msrpp_find_group(task) != group));
}

/* Switches this CPU to the group of its current thread, after a change of the thread or group. */
void msrpp_group_recheck_cpu(void *unused)
{
	group_switch_to_task(this_cpu_ptr(msrpp_group_slots), current);
}

/* --- operations of the table of grouped threads ------------------------------------------ */

static struct msrpp_followed_thread *member_make(struct msrpp_thread_set *set,
						 struct task_struct *task,
						 const struct msrpp_followed_thread *parent,
						 gfp_t gfp)
{
	struct msrpp_group_member *member =
		msrpp_followed_thread_alloc(sizeof(*member), set, task, gfp);

	BUILD_BUG_ON(offsetof(struct msrpp_group_member, followed));
	if (!member)
		return NULL;
	member->attach_call = parent ? msrpp_to_group_member(parent)->attach_call :
				       msrpp_to_group(set)->attach_call;
	return &member->followed;
}

static bool member_is_on_cpu(int cpu, void *set)
{
	return msrpp_group_is_on_cpu(cpu, msrpp_to_group(set));
}

struct msrpp_thread_table msrpp_grouped_threads = {
	.make = member_make,
	.is_on_cpu = member_is_on_cpu,
	.recheck = msrpp_group_recheck_cpu,
	.lock = __RAW_SPIN_LOCK_UNLOCKED(msrpp_grouped_threads.lock),
};

/* Handles a switch of threads, with interrupts off; `current` is still the thread that leaves. */
void msrpp_group_switch(const struct task_struct *next)
{
	struct msrpp_group_slot *slot = this_cpu_ptr(msrpp_group_slots);
	struct hlist_head *bucket = msrpp_thread_bucket(&msrpp_grouped_threads, next);
	struct msrpp_group *group;

	if (likely(!slot->group && hlist_empty(bucket)))
		return;
	group = group_in_bucket(bucket, next);
	if (group == slot->group && !(group && READ_ONCE(group->stopped)))
		return;
	group_switch_to_task(slot, next);
}
