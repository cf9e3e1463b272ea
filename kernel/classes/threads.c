// SPDX-License-Identifier: MIT OR GPL-2.0
/* Which threads are in which group: attached by a call, inherited where they are created. */
#include <linux/errno.h>
#include <linux/sched/task.h>
#include <linux/smp.h>

#include "group.h"

static struct msrpp_follow_table table = { .lock = __RAW_SPIN_LOCK_UNLOCKED(table.lock) };

/* Without a group, the scheduler's probe does not come here. */
DEFINE_STATIC_KEY_DEFERRED_FALSE(msrpp_threads_have_classes, MSRPP_KEYS_STAY);

void msrpp_group_crowd_init(struct msrpp_group *group, u32 step)
{
	msrpp_crowd_init(&group->crowd, &table, group->file->user, step);
}

/* In an RCU section. */
struct msrpp_member *msrpp_find_member(const struct task_struct *task)
{
	struct msrpp_followed *found = msrpp_followed_in(msrpp_follow_bucket(&table, task), task);

	return found ? container_of(found, struct msrpp_member, of) : NULL;
}

static struct msrpp_group *group_in(struct hlist_head *bucket, const struct task_struct *task)
{
	struct msrpp_followed *found = msrpp_followed_in(bucket, task);

	return found ? msrpp_group_with(found->crowd) : NULL;
}

/* In an RCU section, or with interrupts off. */
struct msrpp_group *msrpp_group_of(const struct task_struct *task)
{
	return group_in(msrpp_follow_bucket(&table, task), task);
}

/* --- one thread ----------------------------------------------------------------------- */

struct msrpp_member *msrpp_make_member(struct msrpp_group *group, struct task_struct *task,
				       u32 call, gfp_t how)
{
	struct msrpp_member *member = msrpp_new_followed(sizeof(*member), &group->crowd, task, how);

	BUILD_BUG_ON(offsetof(struct msrpp_member, of));
	if (member)
		member->call = call;
	return member;
}

/* In an RCU section. It may run somewhere yet: who calls this looks after that. */
bool msrpp_forget_member(struct msrpp_member *member)
{
	if (!msrpp_unfollow(&member->of))
		return false;
	msrpp_free_followed(&member->of);
	return true;
}

/*
 * Of the thread that is here, or comes. Who takes one out looks for its group after that: it finds the
 * group here, or the thread is found out of it.
 */
static void change_for(struct msrpp_class_seat *seat, const struct task_struct *task)
{
	struct msrpp_group *group;

	do {
		group = msrpp_group_of(task);
		msrpp_class_change(seat, group);
	} while (group && unlikely(msrpp_group_of(task) != group));
}

void msrpp_class_look_again(void *unused)
{
	change_for(this_cpu_ptr(msrpp_class_seats), current);
}

/* The thread that calls has no class of its own from here on. */
static void forget_current(struct msrpp_member *member)
{
	unsigned long flags;

	if (!msrpp_forget_member(member))
		return;
	local_irq_save(flags);
	msrpp_class_look_again(NULL);
	local_irq_restore(flags);
}

/* --- what the kernel tells; within RCU sections --------------------------------------- */

/* With interrupts off, while the thread that goes is still the current one. */
void msrpp_tasks_switch(const struct task_struct *next)
{
	struct msrpp_class_seat *seat = this_cpu_ptr(msrpp_class_seats);
	struct hlist_head *bucket = msrpp_follow_bucket(&table, next);
	struct msrpp_group *group;

	if (likely(!seat->group && hlist_empty(bucket)))
		return;
	group = group_in(bucket, next);
	if (group == seat->group && !(group && READ_ONCE(group->stopped)))
		return;
	change_for(seat, next);
}

/* The child does not run yet. */
void msrpp_tasks_fork(struct task_struct *parent, struct task_struct *child)
{
	struct msrpp_member *from, *member;
	struct msrpp_group *group;

	rcu_read_lock();
	from = msrpp_find_member(parent);
	group = from ? msrpp_group_with(from->of.crowd) : NULL;
	if (group && (group->flags & MSRPP_TASKS_INHERIT)) {
		member = msrpp_make_member(group, child, from->call, MSRPP_GFP_OF_CHILDREN);
		msrpp_follow_child(&from->of, member ? &member->of : NULL);
	}
	rcu_read_unlock();
}

/* Of the thread that calls. */
void msrpp_tasks_exit(void)
{
	struct msrpp_member *member;

	rcu_read_lock();
	member = msrpp_find_member(current);
	if (member)
		forget_current(member);
	rcu_read_unlock();
}

/* A program that gained rights is not moved or watched by those who have fewer. */
void msrpp_tasks_exec(bool gained)
{
	struct msrpp_member *member;

	if (!gained)
		return;
	rcu_read_lock();
	member = msrpp_find_member(current);
	if (member && member->of.crowd->step != MSRPP_RIGHTS_ALL)
		forget_current(member);
	rcu_read_unlock();
}
