// SPDX-License-Identifier: MIT OR GPL-2.0
/* Threads that are followed, as threads.h says. */
#include <linux/cpu.h>
#include <linux/cpumask.h>
#include <linux/errno.h>
#include <linux/sched.h>
#include <linux/sched/task.h>
#include <linux/slab.h>

#include "threads.h"

void msrpp_thread_set_init(struct msrpp_thread_set *set, struct msrpp_thread_table *kind,
			   struct msrpp_user *user, u32 step, bool inherit)
{
	set->kind = kind;
	set->user = user;
	set->step = step;
	set->inherit = inherit;
	raw_spin_lock_init(&set->lock);
	INIT_LIST_HEAD(&set->followed);
}

void *msrpp_followed_thread_alloc(size_t size, struct msrpp_thread_set *set,
				  struct task_struct *task, gfp_t how)
{
	struct msrpp_followed_thread *followed = kzalloc(size, how);

	if (!followed)
		return NULL;
	followed->set = set;
	followed->task = get_task_struct(task);
	INIT_LIST_HEAD(&followed->siblings);
	return followed;
}

static void follow_free_now(struct rcu_head *head)
{
	struct msrpp_followed_thread *followed =
		container_of(head, struct msrpp_followed_thread, rcu);

	put_task_struct(followed->task);
	kfree(followed);	/* the first member of what was allocated */
}

/* --- coming ------------------------------------------------------------------------------ */

static int follow_add_to_table(struct msrpp_followed_thread *followed)
{
	struct msrpp_thread_table *kind = followed->set->kind;
	struct hlist_head *bucket = msrpp_thread_bucket(kind, followed->task);
	int error = 0;

	raw_spin_lock(&kind->lock);
	if (msrpp_find_in_bucket(bucket, followed->task))
		error = -EBUSY;
	else
		hlist_add_head_rcu(&followed->node, bucket);
	raw_spin_unlock(&kind->lock);
	return error;
}

/*
 * -EBUSY: another set of this kind follows the thread, or this one; -EAGAIN: there are too many, or
 * the set is going; -EDQUOT: the user has too many.
 */
static int follow_add_to_set(struct msrpp_followed_thread *followed)
{
	struct msrpp_thread_set *set = followed->set;
	int error;

	lockdep_assert_held(&set->lock);
	if (set->dying || set->count >= MSRPP_MOST_THREADS)
		return -EAGAIN;
	if (!msrpp_charge_thread(set->user, set->step))
		return -EDQUOT;
	error = follow_add_to_table(followed);
	if (error) {
		msrpp_uncharge_thread(set->user);
		return error;
	}
	list_add_tail(&followed->siblings, &set->followed);
	WRITE_ONCE(set->count, set->count + 1);
	WRITE_ONCE(set->had, true);
	return 0;
}

/* --- going ------------------------------------------------------------------------------- */

static void follow_take_out(struct msrpp_followed_thread *followed)
{
	struct msrpp_thread_set *set = followed->set;
	struct msrpp_thread_table *kind = set->kind;

	lockdep_assert_held(&set->lock);
	if (kind->leave)
		kind->leave(followed);
	list_del_init(&followed->siblings);
	WRITE_ONCE(set->count, set->count - 1);
	msrpp_uncharge_thread(set->user);
	raw_spin_lock(&kind->lock);
	hlist_del_rcu(&followed->node);
	raw_spin_unlock(&kind->lock);
	WRITE_ONCE(followed->gone, true);
	call_rcu(&followed->rcu, follow_free_now);
}

/* In an RCU section, at whose end it may be freed: until then a CPU may have it yet. */
static bool follow_remove(struct msrpp_followed_thread *followed)
{
	struct msrpp_thread_set *set = followed->set;
	unsigned long flags;
	bool there;

	raw_spin_lock_irqsave(&set->lock, flags);
	there = !followed->gone;
	if (there)
		follow_take_out(followed);
	raw_spin_unlock_irqrestore(&set->lock, flags);
	smp_mb();	/* out of the table before it is asked who has it; as threads.h says */
	return there;
}

static void follow_look_everywhere(struct msrpp_thread_set *set)
{
	on_each_cpu_cond(set->kind->has, set->kind->look, set, 1);
}

/* Where a thread of the set runs now it is followed no more when this is through. */
bool msrpp_unfollow(struct msrpp_thread_set *set, const struct task_struct *task)
{
	struct msrpp_followed_thread *followed;
	bool done;

	rcu_read_lock();
	followed = msrpp_find_followed(set->kind, task);
	done = followed && followed->set == set && follow_remove(followed);
	if (done)
		follow_look_everywhere(set);
	rcu_read_unlock();
	return done;
}

/* The same of those threads that go, or of all. Returns how many. */
u32 msrpp_unfollow_if(struct msrpp_thread_set *set,
		      bool (*goes)(const struct msrpp_followed_thread *each, const void *with),
		      const void *with)
{
	struct msrpp_followed_thread *each, *next;
	unsigned long flags;
	u32 count = 0;

	rcu_read_lock();
	raw_spin_lock_irqsave(&set->lock, flags);
	list_for_each_entry_safe(each, next, &set->followed, siblings) {
		if (goes && !goes(each, with))
			continue;
		follow_take_out(each);
		count++;
	}
	raw_spin_unlock_irqrestore(&set->lock, flags);
	smp_mb();	/* as above */
	follow_look_everywhere(set);
	rcu_read_unlock();
	return count;
}

/* No thread is in it any more, and none comes. */
void msrpp_thread_set_end(struct msrpp_thread_set *set)
{
	unsigned long flags;

	raw_spin_lock_irqsave(&set->lock, flags);
	set->dying = true;
	raw_spin_unlock_irqrestore(&set->lock, flags);
	msrpp_unfollow_if(set, NULL, NULL);
}

/* --- by a call --------------------------------------------------------------------------- */

/*
 * The errors of follow_add_to_crowd(), -ENOMEM; -ESRCH: the thread ends. One that began to end before it
 * was added may be through with its last tracepoint, so it is taken out again.
 */
int msrpp_follow(struct msrpp_thread_set *set, struct task_struct *task)
{
	struct msrpp_followed_thread *followed;
	unsigned long flags;
	int error;

	if (READ_ONCE(task->flags) & PF_EXITING)
		return -ESRCH;
	followed = set->kind->make(set, task, NULL, GFP_KERNEL_ACCOUNT);
	if (!followed)
		return -ENOMEM;
	raw_spin_lock_irqsave(&set->lock, flags);
	error = follow_add_to_set(followed);
	raw_spin_unlock_irqrestore(&set->lock, flags);
	if (error) {
		follow_free_now(&followed->rcu);
		return error;
	}
	/* from here on the thread may end, and be freed, at once */
	smp_mb();	/* the table is written, the flag is read; exit does it in turn */
	if (!(READ_ONCE(task->flags) & PF_EXITING))
		return 0;
	msrpp_unfollow(set, task);
	return -ESRCH;
}

/*
 * Whether a thread may be on a CPU, or on its way to one. One that sleeps is queued, under the lock of
 * its CPU, before that CPU chooses it, and so before the CPU looks into the tables. Who asks has put it
 * there first: if it is not queued yet, it will be found.
 */
static bool follow_may_run(const struct task_struct *task)
{
	return READ_ONCE(task->on_rq) || task == current;
}

/*
 * On the CPUs where its threads are, which are kept from coming and going; a thread that comes to
 * another CPU meanwhile finds there what has been said before this.
 */
int msrpp_call_on_thread_cpus(struct msrpp_thread_set *set, smp_call_func_t act, void *info)
{
	const struct msrpp_followed_thread *each;
	unsigned long flags;
	cpumask_var_t cpus;

	if (!zalloc_cpumask_var(&cpus, GFP_KERNEL_ACCOUNT))
		return -ENOMEM;
	smp_mb();	/* said, and in the table, before it is asked where they are */
	raw_spin_lock_irqsave(&set->lock, flags);
	list_for_each_entry(each, &set->followed, siblings)
		if (follow_may_run(each->task))
			cpumask_set_cpu(task_cpu(each->task), cpus);
	raw_spin_unlock_irqrestore(&set->lock, flags);
	on_each_cpu_mask(cpus, act, info, 1);
	free_cpumask_var(cpus);
	return 0;
}

/* After a thread was attached; as above. */
void msrpp_call_on_thread_cpu(const struct task_struct *task, smp_call_func_t act, void *info)
{
	cpus_read_lock();
	smp_mb();	/* it is in the table before it is asked where it is */
	if (follow_may_run(task))
		on_each_cpu_mask(cpumask_of(task_cpu(task)), act, info, 1);
	cpus_read_unlock();
}

/* --- what the kernel tells --------------------------------------------------------------- */

static bool follow_has(struct msrpp_thread_set *set, const struct task_struct *task)
{
	const struct msrpp_followed_thread *found = msrpp_find_followed(set->kind, task);

	return found && found->set == set;
}

/*
 * A parent that was taken out meanwhile has nothing to inherit, and a child that was attached to its
 * set already has what it needs.
 */
static void follow_inherit(struct msrpp_followed_thread *from, struct task_struct *task)
{
	struct msrpp_thread_set *set = from->set;
	struct msrpp_followed_thread *child =
		set->kind->make(set, task, from, MSRPP_GFP_OF_CHILDREN);
	unsigned long flags;
	int error = -ENOMEM;
	bool lost;

	raw_spin_lock_irqsave(&set->lock, flags);
	if (child)
		error = from->gone ? -ESRCH : follow_add_to_set(child);
	lost = error && !from->gone && !follow_has(set, task);
	raw_spin_unlock_irqrestore(&set->lock, flags);
	if (lost)
		WRITE_ONCE(set->inherit_lost, true);
	if (error && child)
		follow_free_now(&child->rcu);
}

/* The child does not run yet. */
void msrpp_follow_child(struct msrpp_thread_table *kind, struct task_struct *parent,
			struct task_struct *child)
{
	struct msrpp_followed_thread *from;

	rcu_read_lock();
	from = msrpp_find_followed(kind, parent);
	if (from && from->set->inherit)
		follow_inherit(from, child);
	rcu_read_unlock();
}

/* Of the thread that calls, in an RCU section: no other CPU has it. */
static void follow_remove_current(struct msrpp_followed_thread *followed)
{
	struct msrpp_thread_set *set = followed->set;
	const struct msrpp_thread_table *kind = set->kind;
	unsigned long flags;

	if (!follow_remove(followed))
		return;
	local_irq_save(flags);
	kind->look(set);
	local_irq_restore(flags);
	if (kind->ended)
		kind->ended(set);
}

void msrpp_follow_exit(struct msrpp_thread_table *kind)
{
	struct msrpp_followed_thread *followed;

	rcu_read_lock();
	followed = msrpp_find_followed(kind, current);
	if (followed)
		follow_remove_current(followed);
	rcu_read_unlock();
}

/* A program that gained rights is not followed by those who have fewer; others have a new number. */
void msrpp_follow_exec(struct msrpp_thread_table *kind, bool gained)
{
	struct msrpp_followed_thread *followed;

	rcu_read_lock();
	followed = msrpp_find_followed(kind, current);
	if (followed && gained && followed->set->step != MSRPP_RIGHTS_ALL)
		follow_remove_current(followed);
	else if (followed && kind->renumber)
		kind->renumber(followed);
	rcu_read_unlock();
}
