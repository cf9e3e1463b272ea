// SPDX-License-Identifier: MIT OR GPL-2.0
/* Which threads are in which group; threads.h of threads/ follows them. */
#include <linux/errno.h>

#include "group.h"

/* Without a group, the scheduler's probe does not come here. */
DEFINE_STATIC_KEY_DEFERRED_FALSE(msrpp_threads_have_classes, MSRPP_KEYS_STAY);

static struct msrpp_group *group_in(struct hlist_head *bucket, const struct task_struct *task)
{
	struct msrpp_followed_thread *found = msrpp_find_in_bucket(bucket, task);

	return found ? msrpp_to_group(found->set) : NULL;
}

/* In an RCU section, or with interrupts off. */
struct msrpp_group *msrpp_group_of(const struct task_struct *task)
{
	return group_in(msrpp_thread_bucket(&msrpp_classed_threads, task), task);
}

/*
 * Of the thread that is here, or comes. Who takes one out looks for its group after that: it finds
 * the group here, or the thread is found out of it.
 */
static void class_change_for(struct msrpp_class_slot *slot, const struct task_struct *task)
{
	struct msrpp_group *group;

	do {
		group = msrpp_group_of(task);
		msrpp_class_change(slot, group);
	} while (group && unlikely(msrpp_group_of(task) != group));
}

void msrpp_class_look_again(void *unused)
{
	class_change_for(this_cpu_ptr(msrpp_class_slots), current);
}

/* --- as threads.h has them --------------------------------------------------------------- */

static struct msrpp_followed_thread *member_make(struct msrpp_thread_set *set,
						 struct task_struct *task,
						 const struct msrpp_followed_thread *from,
						 gfp_t how)
{
	struct msrpp_group_member *member =
		msrpp_followed_thread_alloc(sizeof(*member), set, task, how);

	BUILD_BUG_ON(offsetof(struct msrpp_group_member, followed));
	if (!member)
		return NULL;
	member->call = from ? msrpp_to_group_member(from)->call : msrpp_to_group(set)->call;
	return &member->followed;
}

static bool member_on_cpu(int cpu, void *set)
{
	return msrpp_has_group(cpu, msrpp_to_group(set));
}

struct msrpp_thread_table msrpp_classed_threads = {
	.make = member_make,
	.on_cpu = member_on_cpu,
	.recheck = msrpp_class_look_again,
	.lock = __RAW_SPIN_LOCK_UNLOCKED(msrpp_classed_threads.lock),
};

/* With interrupts off, while the thread that goes is still the current one. */
void msrpp_tasks_switch(const struct task_struct *next)
{
	struct msrpp_class_slot *slot = this_cpu_ptr(msrpp_class_slots);
	struct hlist_head *bucket = msrpp_thread_bucket(&msrpp_classed_threads, next);
	struct msrpp_group *group;

	if (likely(!slot->group && hlist_empty(bucket)))
		return;
	group = group_in(bucket, next);
	if (group == slot->group && !(group && READ_ONCE(group->stopped)))
		return;
	class_change_for(slot, next);
}
