// SPDX-License-Identifier: MIT OR GPL-2.0
/* Which threads are in which group: attached by a call, inherited where they are created. */
#include <linux/cpu.h>
#include <linux/errno.h>
#include <linux/hash.h>
#include <linux/pid.h>
#include <linux/rwsem.h>
#include <linux/sched/signal.h>
#include <linux/sched/task.h>
#include <linux/slab.h>
#include <linux/smp.h>

#include "classes.h"

#define TABLE_BITS 10

static struct hlist_head table[1 << TABLE_BITS];
static DEFINE_RAW_SPINLOCK(table_lock);	/* within a group's lock */

/* Without a group, the scheduler's probe does not come here. */
DEFINE_STATIC_KEY_FALSE(msrpp_threads_have_classes);

static struct hlist_head *bucket_of(const struct task_struct *task)
{
	return &table[hash_ptr(task, TABLE_BITS)];
}

static struct msrpp_member *find_in(struct hlist_head *bucket, const struct task_struct *task)
{
	struct msrpp_member *member;

	hlist_for_each_entry_rcu(member, bucket, node, true)
		if (member->task == task)
			return member;
	return NULL;
}

/* In an RCU section. */
struct msrpp_member *msrpp_find_member(const struct task_struct *task)
{
	return find_in(bucket_of(task), task);
}

static struct msrpp_group *group_in(struct hlist_head *bucket, const struct task_struct *task)
{
	struct msrpp_member *member = find_in(bucket, task);

	return member ? member->group : NULL;
}

/* In an RCU section, or with interrupts off. */
struct msrpp_group *msrpp_group_of(const struct task_struct *task)
{
	return group_in(bucket_of(task), task);
}

/* --- one thread -------------------------------------------------------------------------- */

struct msrpp_member *msrpp_make_member(struct msrpp_group *group, struct task_struct *task,
				       u32 call, gfp_t how)
{
	struct msrpp_member *member = kzalloc(sizeof(*member), how);

	if (!member)
		return NULL;
	member->group = group;
	member->task = get_task_struct(task);
	member->call = call;
	INIT_LIST_HEAD(&member->siblings);
	return member;
}

static void free_member(struct rcu_head *head)
{
	struct msrpp_member *member = container_of(head, struct msrpp_member, rcu);

	put_task_struct(member->task);
	kfree(member);
}

/* One that was never added. */
void msrpp_discard_member(struct msrpp_member *member)
{
	if (member)
		free_member(&member->rcu);
}

static int add_to_table(struct msrpp_member *member)
{
	struct hlist_head *bucket = bucket_of(member->task);
	int error = 0;

	raw_spin_lock(&table_lock);
	if (find_in(bucket, member->task))
		error = -EBUSY;
	else
		hlist_add_head_rcu(&member->node, bucket);
	raw_spin_unlock(&table_lock);
	return error;
}

/* As msrpp_add_thread(); also where a thread is created, with preemption off. */
int msrpp_add_member(struct msrpp_member *member)
{
	struct msrpp_group *group = member->group;
	struct msrpp_user *user = group->file->user;
	unsigned long flags;
	int error = -EAGAIN;

	raw_spin_lock_irqsave(&group->lock, flags);
	if (!group->dying && group->member_count < MSRPP_MOST_THREADS)
		error = msrpp_charge_sampled(user, group->step) ? add_to_table(member) : -EDQUOT;
	if (!error) {
		list_add_tail(&member->siblings, &group->members);
		group->member_count++;
	} else if (error == -EBUSY) {
		msrpp_uncharge_sampled(user);
	}
	raw_spin_unlock_irqrestore(&group->lock, flags);
	return error;
}

/* With the group's lock. False where it is out already. */
bool msrpp_take_out(struct msrpp_member *member)
{
	struct msrpp_group *group = member->group;

	if (list_empty(&member->siblings))
		return false;
	list_del_init(&member->siblings);
	group->member_count--;
	msrpp_uncharge_sampled(group->file->user);
	raw_spin_lock(&table_lock);
	hlist_del_rcu(&member->node);
	raw_spin_unlock(&table_lock);
	call_rcu(&member->rcu, free_member);
	return true;
}

/* In an RCU section. It may run somewhere yet: who calls this looks after that. */
bool msrpp_forget_member(struct msrpp_member *member)
{
	unsigned long flags;
	bool done;

	raw_spin_lock_irqsave(&member->group->lock, flags);
	done = msrpp_take_out(member);
	raw_spin_unlock_irqrestore(&member->group->lock, flags);
	return done;
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

/* --- what the kernel tells; within RCU sections ------------------------------------------ */

/* With interrupts off, while the thread that goes is still the current one. */
void msrpp_tasks_switch(const struct task_struct *next)
{
	struct msrpp_class_seat *seat = this_cpu_ptr(&msrpp_class_seats);
	struct hlist_head *bucket = bucket_of(next);
	struct msrpp_group *group;

	if (likely(!seat->group && hlist_empty(bucket)))
		return;
	group = group_in(bucket, next);
	if (group == seat->group && !(group && READ_ONCE(group->stopped)))
		return;
	msrpp_class_change(seat, group);
}

/* The child does not run yet. */
void msrpp_tasks_fork(struct task_struct *parent, struct task_struct *child)
{
	struct msrpp_member *from, *member;

	rcu_read_lock();
	from = msrpp_find_member(parent);
	if (from && (from->group->flags & MSRPP_TASKS_INHERIT)) {
		member = msrpp_make_member(from->group, child, from->call, GFP_ATOMIC | __GFP_NOWARN);
		if (!member || msrpp_add_member(member)) {
			WRITE_ONCE(from->group->inherit_lost, true);
			msrpp_discard_member(member);
		}
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
	if (member && member->group->step != MSRPP_RIGHTS_ALL)
		forget_current(member);
	rcu_read_unlock();
}

/* --- all of a group ----------------------------------------------------------------------- */

void msrpp_group_forget_all(struct msrpp_group *group)
{
	struct msrpp_member *member, *next;
	unsigned long flags;

	raw_spin_lock_irqsave(&group->lock, flags);
	list_for_each_entry_safe(member, next, &group->members, siblings)
		msrpp_take_out(member);
	raw_spin_unlock_irqrestore(&group->lock, flags);
}
