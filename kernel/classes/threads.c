// SPDX-License-Identifier: MIT OR GPL-2.0
/* Which threads are in which group; threads.h of threads/ follows them. */
#include <linux/errno.h>

#include "group.h"

/* Without a group, the scheduler's probe does not come here. */
DEFINE_STATIC_KEY_DEFERRED_FALSE(msrpp_threads_have_classes, MSRPP_KEYS_STAY);

static struct msrpp_group *group_in(struct hlist_head *bucket, const struct task_struct *task)
{
	struct msrpp_followed *found = msrpp_followed_in(bucket, task);

	return found ? msrpp_group_with(found->crowd) : NULL;
}

/* In an RCU section, or with interrupts off. */
struct msrpp_group *msrpp_group_of(const struct task_struct *task)
{
	return group_in(msrpp_follow_bucket(&msrpp_classed, task), task);
}

/*
 * Of the thread that is here, or comes. Who takes one out looks for its group after that: it finds the
 * group here, or the thread is found out of it.
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

static struct msrpp_followed *member_make(struct msrpp_crowd *crowd, struct task_struct *task,
					  const struct msrpp_followed *from, gfp_t how)
{
	struct msrpp_member *member = msrpp_new_followed(sizeof(*member), crowd, task, how);

	BUILD_BUG_ON(offsetof(struct msrpp_member, of));
	if (!member)
		return NULL;
	member->call = from ? msrpp_member_with(from)->call : msrpp_group_with(crowd)->call;
	return &member->of;
}

static bool member_has(int cpu, void *crowd)
{
	return msrpp_has_group(cpu, msrpp_group_with(crowd));
}

struct msrpp_following msrpp_classed = {
	.make = member_make,
	.has = member_has,
	.look = msrpp_class_look_again,
	.lock = __RAW_SPIN_LOCK_UNLOCKED(msrpp_classed.lock),
};

/* With interrupts off, while the thread that goes is still the current one. */
void msrpp_tasks_switch(const struct task_struct *next)
{
	struct msrpp_class_slot *slot = this_cpu_ptr(msrpp_class_slots);
	struct hlist_head *bucket = msrpp_follow_bucket(&msrpp_classed, next);
	struct msrpp_group *group;

	if (likely(!slot->group && hlist_empty(bucket)))
		return;
	group = group_in(bucket, next);
	if (group == slot->group && !(group && READ_ONCE(group->stopped)))
		return;
	class_change_for(slot, next);
}
