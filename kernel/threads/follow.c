// SPDX-License-Identifier: MIT OR GPL-2.0
/* Threads that are followed, as threads.h says. */
#include <linux/cpumask.h>
#include <linux/errno.h>
#include <linux/sched.h>
#include <linux/sched/task.h>
#include <linux/slab.h>

#include "threads.h"

void msrpp_crowd_init(struct msrpp_crowd *crowd, struct msrpp_follow_table *table,
		      struct msrpp_user *user, u32 step)
{
	crowd->table = table;
	crowd->user = user;
	crowd->step = step;
	raw_spin_lock_init(&crowd->lock);
	INIT_LIST_HEAD(&crowd->followed);
}

void *msrpp_new_followed(size_t size, struct msrpp_crowd *crowd, struct task_struct *task, gfp_t how)
{
	struct msrpp_followed *followed = kzalloc(size, how);

	if (!followed)
		return NULL;
	followed->crowd = crowd;
	followed->task = get_task_struct(task);
	INIT_LIST_HEAD(&followed->siblings);
	return followed;
}

static void free_now(struct rcu_head *head)
{
	struct msrpp_followed *followed = container_of(head, struct msrpp_followed, rcu);

	put_task_struct(followed->task);
	kfree(followed);	/* the first member of what was allocated */
}

/* One that was never in the table, or none. */
void msrpp_discard_followed(struct msrpp_followed *followed)
{
	if (followed)
		free_now(&followed->rcu);
}

/* One that was taken out, when no CPU has it but by the table. */
void msrpp_free_followed(struct msrpp_followed *followed)
{
	call_rcu(&followed->rcu, free_now);
}

/* --- coming --------------------------------------------------------------------------- */

static int add_to_table(struct msrpp_followed *followed)
{
	struct msrpp_follow_table *table = followed->crowd->table;
	struct hlist_head *bucket = msrpp_follow_bucket(table, followed->task);
	int error = 0;

	raw_spin_lock(&table->lock);
	if (msrpp_followed_in(bucket, followed->task))
		error = -EBUSY;
	else
		hlist_add_head_rcu(&followed->node, bucket);
	raw_spin_unlock(&table->lock);
	return error;
}

/* With the crowd's lock. */
static int add_to_crowd(struct msrpp_followed *followed)
{
	struct msrpp_crowd *crowd = followed->crowd;
	int error;

	lockdep_assert_held(&crowd->lock);
	if (crowd->dying || crowd->count >= MSRPP_MOST_THREADS)
		return -EAGAIN;
	if (!msrpp_charge_thread(crowd->user, crowd->step))
		return -EDQUOT;
	error = add_to_table(followed);
	if (error) {
		msrpp_uncharge_thread(crowd->user);
		return error;
	}
	list_add_tail(&followed->siblings, &crowd->followed);
	WRITE_ONCE(crowd->count, crowd->count + 1);
	WRITE_ONCE(crowd->had, true);
	return 0;
}

/*
 * In an RCU section, for the thread may end, and be freed, at once. -EBUSY: another one of this kind
 * follows it; -EAGAIN: there are too many, or the crowd is going; -EDQUOT: the user has too many;
 * -ESRCH: it is in, but it ends, and may be through with its last tracepoint: the caller takes it out
 * again. With another error it was never in.
 */
int msrpp_follow_attached(struct msrpp_followed *followed)
{
	struct msrpp_crowd *crowd = followed->crowd;
	unsigned long flags;
	int error;

	raw_spin_lock_irqsave(&crowd->lock, flags);
	error = add_to_crowd(followed);
	raw_spin_unlock_irqrestore(&crowd->lock, flags);
	if (error)
		return error;
	smp_mb();	/* the table is written, the flag is read; exit does it in turn */
	return READ_ONCE(followed->task->flags) & PF_EXITING ? -ESRCH : 0;
}

/*
 * Where a thread is created, in an RCU section; the child does not run yet. A parent that was taken out
 * meanwhile has nothing to inherit, and a child that somebody has attached already is not lost.
 */
void msrpp_follow_child(struct msrpp_followed *from, struct msrpp_followed *child)
{
	struct msrpp_crowd *crowd = from->crowd;
	unsigned long flags;
	int error = -ENOMEM;

	if (child) {
		raw_spin_lock_irqsave(&crowd->lock, flags);
		error = from->gone ? -EBUSY : add_to_crowd(child);
		raw_spin_unlock_irqrestore(&crowd->lock, flags);
	}
	if (!error)
		return;
	if (error != -EBUSY)
		WRITE_ONCE(crowd->inherit_lost, true);
	msrpp_discard_followed(child);
}

/* --- going ---------------------------------------------------------------------------- */

/* With the crowd's lock. */
static void take_out(struct msrpp_followed *followed)
{
	struct msrpp_crowd *crowd = followed->crowd;

	lockdep_assert_held(&crowd->lock);
	list_del_init(&followed->siblings);
	WRITE_ONCE(crowd->count, crowd->count - 1);
	msrpp_uncharge_thread(crowd->user);
	raw_spin_lock(&crowd->table->lock);
	hlist_del_rcu(&followed->node);
	raw_spin_unlock(&crowd->table->lock);
	WRITE_ONCE(followed->gone, true);
}

/*
 * In an RCU section. False where it is out already. A CPU may have it yet: who calls this looks after
 * that, and frees it then.
 */
bool msrpp_unfollow(struct msrpp_followed *followed)
{
	struct msrpp_crowd *crowd = followed->crowd;
	unsigned long flags;
	bool there;

	raw_spin_lock_irqsave(&crowd->lock, flags);
	there = !followed->gone;
	if (there)
		take_out(followed);
	raw_spin_unlock_irqrestore(&crowd->lock, flags);
	smp_mb();	/* out of the table before it is asked who has it; as threads.h says */
	return there;
}

/*
 * Where no CPU has more of a thread than its crowd: takes out, and frees, those that go, or all.
 * Returns how many.
 */
u32 msrpp_unfollow_if(struct msrpp_crowd *crowd,
		      bool (*goes)(const struct msrpp_followed *each, const void *with),
		      const void *with)
{
	struct msrpp_followed *each, *next;
	unsigned long flags;
	u32 count = 0;

	raw_spin_lock_irqsave(&crowd->lock, flags);
	list_for_each_entry_safe(each, next, &crowd->followed, siblings) {
		if (goes && !goes(each, with))
			continue;
		take_out(each);
		msrpp_free_followed(each);
		count++;
	}
	raw_spin_unlock_irqrestore(&crowd->lock, flags);
	smp_mb();	/* as above */
	return count;
}

/* From here on no thread comes. */
void msrpp_crowd_dies(struct msrpp_crowd *crowd)
{
	unsigned long flags;

	raw_spin_lock_irqsave(&crowd->lock, flags);
	crowd->dying = true;
	raw_spin_unlock_irqrestore(&crowd->lock, flags);
}

/* Where its threads are; one that comes to another CPU meanwhile is found in the table there. */
void msrpp_crowd_cpus(struct msrpp_crowd *crowd, struct cpumask *cpus)
{
	const struct msrpp_followed *each;
	unsigned long flags;

	smp_mb();	/* they are in the table before it is asked where they are */
	raw_spin_lock_irqsave(&crowd->lock, flags);
	list_for_each_entry(each, &crowd->followed, siblings)
		if (msrpp_may_run(each->task))
			cpumask_set_cpu(task_cpu(each->task), cpus);
	raw_spin_unlock_irqrestore(&crowd->lock, flags);
}
