/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * Threads that a sampling program or a group of threads follows: attached by a call, inherited where
 * they are created, gone when they end. Whoever follows embeds a crowd, and a followed thread as the
 * first member of its own; each kind has a table in which a switch of threads finds them.
 *
 * Who takes a thread out does so first, and then looks which CPUs have it. A CPU says first that it has
 * the thread, and then looks whether the thread was taken out. One of them sees the other.
 */
#ifndef MSRPP_THREADS_H
#define MSRPP_THREADS_H

#include <linux/hash.h>
#include <linux/lockdep.h>
#include <linux/rculist.h>
#include <linux/spinlock.h>

#include "../msrpp.h"

#define MSRPP_FOLLOW_BITS 9

struct msrpp_follow_table {
	raw_spinlock_t lock;	/* within a crowd's */
	struct hlist_head buckets[1 << MSRPP_FOLLOW_BITS];
};

/* All that one program or group follows. */
struct msrpp_crowd {
	struct msrpp_follow_table *table;
	struct msrpp_user *user;	/* is charged */
	u32 step;	/* enum msrpp_rights_step */
	raw_spinlock_t lock;
	struct list_head followed;
	u32 count;
	bool had;	/* a thread was followed, some time */
	bool dying;
	bool inherit_lost;
};

struct msrpp_followed {
	struct hlist_node node;	/* in the table */
	struct list_head siblings;	/* of the crowd */
	struct rcu_head rcu;
	struct task_struct *task;
	struct msrpp_crowd *crowd;
	bool gone;	/* out of the table */
};

/*
 * Whether a thread may be on a CPU, or on its way to one. One that sleeps is queued, under the lock of
 * its CPU, before that CPU chooses it, and so before the CPU looks into the tables. Who asks has put it
 * there first: if it is not queued yet, it will be found.
 */
static inline bool msrpp_may_run(const struct task_struct *task)
{
	return READ_ONCE(task->on_rq) || task == current;
}

static inline struct hlist_head *msrpp_follow_bucket(struct msrpp_follow_table *table,
						     const struct task_struct *task)
{
	return &table->buckets[hash_ptr(task, MSRPP_FOLLOW_BITS)];
}

/* In an RCU section, or with the table locked. */
static inline struct msrpp_followed *msrpp_followed_in(struct hlist_head *bucket,
						       const struct task_struct *task)
{
	struct msrpp_followed *each;

	hlist_for_each_entry_rcu(each, bucket, node, true)
		if (each->task == task)
			return each;
	return NULL;
}

/* --- follow.c ------------------------------------------------------------------------- */

void msrpp_crowd_init(struct msrpp_crowd *crowd, struct msrpp_follow_table *table,
		      struct msrpp_user *user, u32 step);
/* Of `size` bytes, the first of which are a followed thread. NULL without memory. */
void *msrpp_new_followed(size_t size, struct msrpp_crowd *crowd, struct task_struct *task, gfp_t how);
void msrpp_discard_followed(struct msrpp_followed *followed);
int msrpp_follow_attached(struct msrpp_followed *followed);
void msrpp_follow_child(struct msrpp_followed *from, struct msrpp_followed *child);
bool msrpp_unfollow(struct msrpp_followed *followed);
void msrpp_free_followed(struct msrpp_followed *followed);
u32 msrpp_unfollow_if(struct msrpp_crowd *crowd,
		      bool (*goes)(const struct msrpp_followed *each, const void *with),
		      const void *with);
void msrpp_crowd_dies(struct msrpp_crowd *crowd);
void msrpp_crowd_cpus(struct msrpp_crowd *crowd, struct cpumask *cpus);

/* --- watch.c -------------------------------------------------------------------------- */

bool msrpp_may_watch(struct task_struct *task, u32 step);
struct task_struct *msrpp_get_thread(s32 number);
int msrpp_add_task(struct task_struct *task, u32 step, int (*add)(void *to, struct task_struct *task),
		   void *to);
int msrpp_tell_thread(int error, struct msrpp_failure *failure);

#endif
