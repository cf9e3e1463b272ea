// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Threads that the module follows to count, sample or classify, and the sets and tables of such
 * threads: see threads.h.
 */
#include <linux/cpu.h>
#include <linux/cpumask.h>
#include <linux/errno.h>
#include <linux/sched.h>
#include <linux/sched/task.h>
#include <linux/slab.h>

#include "threads.h"

void msrpp_thread_set_init(struct msrpp_thread_set *set, struct msrpp_thread_table *table,
			   struct msrpp_user *user, u32 step, bool inherit)
{
	set->table = table;
	set->user = user;
	set->step = step;
	set->inherit = inherit;
	raw_spin_lock_init(&set->lock);
	INIT_LIST_HEAD(&set->threads);
}

void *msrpp_followed_thread_alloc(size_t size, struct msrpp_thread_set *set,
				  struct task_struct *task, gfp_t gfp)
{
	struct msrpp_followed_thread *followed = kzalloc(size, gfp);

	if (!followed)
		return NULL;
	followed->set = set;
	followed->task = get_task_struct(task);
	INIT_LIST_HEAD(&followed->siblings);
	return followed;
}

static void follow_free_rcu(struct rcu_head *head)
{
	struct msrpp_followed_thread *followed =
		container_of(head, struct msrpp_followed_thread, rcu);

	put_task_struct(followed->task);
	kfree(followed);	/* `followed` is the first member of the allocated structure */
}

/* --- adding a thread --------------------------------------------------------------------- */

static int follow_add_to_table(struct msrpp_followed_thread *followed)
{
	struct msrpp_thread_table *table = followed->set->table;
	struct hlist_head *bucket = msrpp_thread_bucket(table, followed->task);
	int error = 0;

	lockdep_assert_held(&followed->set->lock);
	raw_spin_lock(&table->lock);
	if (msrpp_find_in_bucket(bucket, followed->task))
		error = -EBUSY;
	else
		hlist_add_head_rcu(&followed->node, bucket);
	raw_spin_unlock(&table->lock);
	return error;
}

/*
 * Adds a thread to its set. Returns 0; -EBUSY: a set of the same table follows the thread already;
 * -EAGAIN: the set is full or ending; -EDQUOT: the user follows too many threads.
 */
static int follow_add_to_set(struct msrpp_followed_thread *followed)
{
	struct msrpp_thread_set *set = followed->set;
	int error;

	lockdep_assert_held(&set->lock);
	if (set->ending || set->count >= MSRPP_MOST_THREADS)
		return -EAGAIN;
	if (!msrpp_charge_thread(set->user, set->step))
		return -EDQUOT;
	error = follow_add_to_table(followed);
	if (error) {
		msrpp_uncharge_thread(set->user);
		return error;
	}
	list_add_tail(&followed->siblings, &set->threads);
	WRITE_ONCE(set->count, set->count + 1);
	WRITE_ONCE(set->had_threads, true);
	return 0;
}

/* --- removing a thread ------------------------------------------------------------------- */

static void follow_unlink(struct msrpp_followed_thread *followed)
{
	struct msrpp_thread_set *set = followed->set;
	struct msrpp_thread_table *table = set->table;

	lockdep_assert_held(&set->lock);
	if (table->before_removal)
		table->before_removal(followed);
	list_del_init(&followed->siblings);
	WRITE_ONCE(set->count, set->count - 1);
	msrpp_uncharge_thread(set->user);
	raw_spin_lock(&table->lock);
	hlist_del_rcu(&followed->node);
	raw_spin_unlock(&table->lock);
	WRITE_ONCE(followed->removed, true);
	call_rcu(&followed->rcu, follow_free_rcu);
}

/*
 * Removes a thread from its set and its table. The caller is in an RCU section: the followed thread
 * may be freed at the end of that section, and a CPU may still use it until then.
 */
static bool follow_remove(struct msrpp_followed_thread *followed)
{
	struct msrpp_thread_set *set = followed->set;
	unsigned long flags;
	bool removed;

	raw_spin_lock_irqsave(&set->lock, flags);
	removed = !followed->removed;
	if (removed)
		follow_unlink(followed);
	raw_spin_unlock_irqrestore(&set->lock, flags);
	/*
	 * `removed` is written before CPUs are queried whether they use the thread; see the
	 * handshake in threads.h.
	 */
	smp_mb();
	return removed;
}

static void follow_recheck_cpus(struct msrpp_thread_set *set)
{
	on_each_cpu_cond(set->table->is_on_cpu, set->table->recheck, set, 1);
}

/* Removes a thread from the set. On return no CPU works for the thread. */
bool msrpp_unfollow(struct msrpp_thread_set *set, const struct task_struct *task)
{
	struct msrpp_followed_thread *followed;
	bool removed;

	rcu_read_lock();
	followed = msrpp_find_followed(set->table, task);
	removed = followed && followed->set == set && follow_remove(followed);
	if (removed)
		follow_recheck_cpus(set);
	rcu_read_unlock();
	return removed;
}

/*
 * Removes the threads that `matches` selects from a set, or all where `matches` is NULL. Returns
 * the number of removed threads.
 */
u32 msrpp_unfollow_matching(struct msrpp_thread_set *set,
			    bool (*matches)(const struct msrpp_followed_thread *followed,
					    const void *argument),
			    const void *argument)
{
	struct msrpp_followed_thread *followed, *next;
	unsigned long flags;
	u32 count = 0;

	rcu_read_lock();
	raw_spin_lock_irqsave(&set->lock, flags);
	list_for_each_entry_safe(followed, next, &set->threads, siblings) {
		if (matches && !matches(followed, argument))
			continue;
		follow_unlink(followed);
		count++;
	}
	raw_spin_unlock_irqrestore(&set->lock, flags);
	/* orders: `removed` is written before CPUs are read, as in follow_remove() */
	smp_mb();
	follow_recheck_cpus(set);
	rcu_read_unlock();
	return count;
}

/* Removes all threads of a set. No thread can be added to the set from this call on. */
void msrpp_thread_set_end(struct msrpp_thread_set *set)
{
	unsigned long flags;

	raw_spin_lock_irqsave(&set->lock, flags);
	set->ending = true;
	raw_spin_unlock_irqrestore(&set->lock, flags);
	msrpp_unfollow_matching(set, NULL, NULL);
}

/* --- functions for calls at descriptors -------------------------------------------------- */

/*
 * Adds a thread to a set. Returns 0, an error of follow_add_to_set(), -ENOMEM, or -ESRCH where the
 * thread is ending. A thread that began to end before it was added may have passed its last
 * tracepoint, so such a thread is removed again.
 */
int msrpp_follow(struct msrpp_thread_set *set, struct task_struct *task)
{
	struct msrpp_followed_thread *followed;
	unsigned long flags;
	int error;

	if (READ_ONCE(task->flags) & PF_EXITING)
		return -ESRCH;
	followed = set->table->make(set, task, NULL, GFP_KERNEL_ACCOUNT);
	if (!followed)
		return -ENOMEM;
	raw_spin_lock_irqsave(&set->lock, flags);
	error = follow_add_to_set(followed);
	raw_spin_unlock_irqrestore(&set->lock, flags);
	if (error) {
		follow_free_rcu(&followed->rcu);
		return error;
	}
	/* since the unlock above the thread may end, and `followed` be freed, at any time */
	/*
	 * orders: the table is written, then the flag is read; do_exit() writes the flag, then
	 * reads the table
	 */
	smp_mb();
	if (!(READ_ONCE(task->flags) & PF_EXITING))
		return 0;
	msrpp_unfollow(set, task);
	return -ESRCH;
}

/*
 * Whether a thread may be on a CPU, or on its way to one. A sleeping thread is queued, under the
 * lock of its run queue, before the CPU switches to it, and so before the CPU looks into the
 * tables. The caller has added the thread to its table before this call: a CPU to which the thread
 * comes later finds it in the table.
 */
static bool follow_task_may_run(const struct task_struct *task)
{
	return READ_ONCE(task->on_rq) || task == current;
}

/*
 * Calls a function on the CPUs where threads of the set are. The caller holds the lock of CPU
 * hotplug. A CPU to which a thread comes meanwhile sees all that the caller has written before this
 * call.
 */
int msrpp_call_on_thread_cpus(struct msrpp_thread_set *set, smp_call_func_t function, void *info)
{
	const struct msrpp_followed_thread *followed;
	unsigned long flags;
	cpumask_var_t cpus;

	if (!zalloc_cpumask_var(&cpus, GFP_KERNEL_ACCOUNT))
		return -ENOMEM;
	/*
	 * orders: the caller's writes and the table are written before the threads' CPUs are read
	 */
	smp_mb();
	raw_spin_lock_irqsave(&set->lock, flags);
	list_for_each_entry(followed, &set->threads, siblings)
		if (follow_task_may_run(followed->task))
			cpumask_set_cpu(task_cpu(followed->task), cpus);
	raw_spin_unlock_irqrestore(&set->lock, flags);
	on_each_cpu_mask(cpus, function, info, 1);
	free_cpumask_var(cpus);
	return 0;
}

/*
 * Calls a function on the CPU on which a thread runs. The caller has added the thread to its table
 * before.
 */
void msrpp_call_on_thread_cpu(const struct task_struct *task, smp_call_func_t function, void *info)
{
	cpus_read_lock();
	smp_mb();	/* orders: the table is written before the thread's CPU is read */
	if (follow_task_may_run(task))
		on_each_cpu_mask(cpumask_of(task_cpu(task)), function, info, 1);
	cpus_read_unlock();
}

/* --- tracepoints of the scheduler -------------------------------------------------------- */

static bool follow_set_has_task(struct msrpp_thread_set *set, const struct task_struct *task)
{
	const struct msrpp_followed_thread *followed = msrpp_find_followed(set->table, task);

	return followed && followed->set == set;
}

/*
 * Adds a new child of a followed thread to the same set. Nothing is lost where the parent was
 * removed meanwhile, or where a call has attached the child to this set already.
 */
static void follow_inherit(struct msrpp_followed_thread *parent, struct task_struct *task)
{
	struct msrpp_thread_set *set = parent->set;
	struct msrpp_followed_thread *child = set->table->make(set, task, parent, MSRPP_GFP_FORK);
	unsigned long flags;
	int error = -ENOMEM;
	bool lost;

	raw_spin_lock_irqsave(&set->lock, flags);
	if (child)
		error = parent->removed ? -ESRCH : follow_add_to_set(child);
	lost = error && !parent->removed && !follow_set_has_task(set, task);
	raw_spin_unlock_irqrestore(&set->lock, flags);
	if (lost)
		WRITE_ONCE(set->inherit_lost, true);
	if (error && child)
		follow_free_rcu(&child->rcu);
}

/* Handler of the tracepoint sched_process_fork: the child does not run yet. */
void msrpp_follow_fork(struct msrpp_thread_table *table, struct task_struct *parent,
		       struct task_struct *child)
{
	struct msrpp_followed_thread *followed;

	rcu_read_lock();
	followed = msrpp_find_followed(table, parent);
	if (followed && followed->set->inherit)
		follow_inherit(followed, child);
	rcu_read_unlock();
}

/*
 * Removes the current thread from its set and table, in an RCU section. Only this CPU can work for
 * the thread.
 */
static void follow_remove_current(struct msrpp_followed_thread *followed)
{
	struct msrpp_thread_set *set = followed->set;
	const struct msrpp_thread_table *table = set->table;
	unsigned long flags;

	if (!follow_remove(followed))
		return;
	local_irq_save(flags);
	table->recheck(set);
	local_irq_restore(flags);
	if (table->after_exit)
		table->after_exit(set);
}

/* Handler of the tracepoint sched_process_exit: the current thread ends. */
void msrpp_follow_exit(struct msrpp_thread_table *table)
{
	struct msrpp_followed_thread *followed;

	rcu_read_lock();
	followed = msrpp_find_followed(table, current);
	if (followed)
		follow_remove_current(followed);
	rcu_read_unlock();
}

/*
 * Handler of the tracepoint sched_process_exec. A process that gained rights is no longer followed
 * for users without CAP_SYS_RAWIO; a thread that stays followed may have a new number.
 */
void msrpp_follow_exec(struct msrpp_thread_table *table, bool gained_rights)
{
	struct msrpp_followed_thread *followed;

	rcu_read_lock();
	followed = msrpp_find_followed(table, current);
	if (followed && gained_rights && followed->set->step != MSRPP_RIGHTS_ALL)
		follow_remove_current(followed);
	else if (followed && table->renumber)
		table->renumber(followed);
	rcu_read_unlock();
}
