/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * Threads that are followed: by programs that count them, programs that sample them, groups that give
 * them a class. They are attached by a call, inherited where they are created, gone when they end.
 * Whoever follows embeds a set, and a followed thread as the first member of its own; each kind has a
 * table in which a switch of threads finds them.
 *
 * Who takes a thread out does so first, and then looks which CPUs have it. A CPU says first that it has
 * the thread, and then looks whether the thread was taken out. One of them sees the other.
 */
#ifndef MSRPP_THREADS_H
#define MSRPP_THREADS_H

#include <linux/hash.h>
#include <linux/lockdep.h>
#include <linux/rculist.h>
#include <linux/smp.h>
#include <linux/spinlock.h>

#include "../msrpp.h"

#define MSRPP_FOLLOW_BITS 10

struct msrpp_thread_set;
struct msrpp_followed_thread;

/* What is done with threads. Which of them a switch brings, each kind finds by itself: that is short. */
struct msrpp_thread_table {
	/* one for a thread, or NULL without memory; of a thread that inherits: from whom */
	struct msrpp_followed_thread *(*make)(struct msrpp_thread_set *set,
					      struct task_struct *task,
					      const struct msrpp_followed_thread *from, gfp_t how);
	/* with the set's lock, before it is taken out; or NULL. It may run on this CPU */
	void (*leave)(struct msrpp_followed_thread *followed);
	/* whether a CPU may have a thread of a set */
	bool (*has)(int cpu, void *set);
	/* on that CPU, with interrupts off: it stops there, if it was taken out */
	void (*look)(void *set);
	/* after a thread has ended, or NULL */
	void (*ended)(struct msrpp_thread_set *set);
	/* after a program was executed, or NULL */
	void (*renumber)(struct msrpp_followed_thread *followed);

	raw_spinlock_t lock;	/* of the table; within a set's */
	struct hlist_head buckets[1 << MSRPP_FOLLOW_BITS];
};

/* All that one program or group follows. */
struct msrpp_thread_set {
	struct msrpp_thread_table *kind;
	struct msrpp_user *user;	/* is charged */
	u32 step;	/* enum msrpp_rights_step */
	bool inherit;	/* threads that are created by followed ones */
	raw_spinlock_t lock;
	struct list_head followed;
	u32 count;
	bool had;	/* a thread was followed, some time */
	bool dying;
	bool inherit_lost;
};

struct msrpp_followed_thread {
	struct hlist_node node;	/* in the table */
	struct list_head siblings;	/* of the set */
	struct rcu_head rcu;
	struct task_struct *task;
	struct msrpp_thread_set *set;
	bool gone;	/* out of the table */
};

static inline struct hlist_head *msrpp_thread_bucket(struct msrpp_thread_table *kind,
						     const struct task_struct *task)
{
	return &kind->buckets[hash_ptr(task, MSRPP_FOLLOW_BITS)];
}

/* In an RCU section, or with the table locked. */
static inline struct msrpp_followed_thread *msrpp_find_in_bucket(struct hlist_head *bucket,
								 const struct task_struct *task)
{
	struct msrpp_followed_thread *each;

	hlist_for_each_entry_rcu(each, bucket, node, true)
		if (each->task == task)
			return each;
	return NULL;
}

/* In an RCU section, or with interrupts off. */
static inline struct msrpp_followed_thread *msrpp_find_followed(struct msrpp_thread_table *kind,
								const struct task_struct *task)
{
	return msrpp_find_in_bucket(msrpp_thread_bucket(kind, task), task);
}

/* --- follow.c: a set and its threads --------------------------------------------------- */

void msrpp_thread_set_init(struct msrpp_thread_set *set, struct msrpp_thread_table *kind,
			   struct msrpp_user *user, u32 step, bool inherit);
/* Of `size` bytes, the first of which are a followed thread. NULL without memory. */
void *msrpp_followed_thread_alloc(size_t size, struct msrpp_thread_set *set,
				  struct task_struct *task, gfp_t how);
int msrpp_follow(struct msrpp_thread_set *set, struct task_struct *task);
bool msrpp_unfollow(struct msrpp_thread_set *set, const struct task_struct *task);
u32 msrpp_unfollow_if(struct msrpp_thread_set *set,
		      bool (*goes)(const struct msrpp_followed_thread *each, const void *with),
		      const void *with);
void msrpp_thread_set_end(struct msrpp_thread_set *set);
int msrpp_call_on_thread_cpus(struct msrpp_thread_set *set, smp_call_func_t act, void *info);
void msrpp_call_on_thread_cpu(const struct task_struct *task, smp_call_func_t act, void *info);

/* What the kernel tells of threads. */
void msrpp_follow_child(struct msrpp_thread_table *kind, struct task_struct *parent,
			struct task_struct *child);
void msrpp_follow_exit(struct msrpp_thread_table *kind);
void msrpp_follow_exec(struct msrpp_thread_table *kind, bool gained);

/* --- watch.c: who may watch whom --------------------------------------------------------- */

bool msrpp_may_watch(struct task_struct *task, u32 step);
struct task_struct *msrpp_get_thread(s32 number);
int msrpp_add_task(struct task_struct *task, u32 step, int (*add)(void *to, struct task_struct *task),
		   void *to);
int msrpp_attach_thread(struct msrpp_thread_set *set, s32 number, u32 step, smp_call_func_t enter,
			void *info, struct msrpp_failure *failure);
int msrpp_detach_thread(struct msrpp_thread_set *set, s32 number, struct msrpp_failure *failure);
int msrpp_thread_failure(int error, struct msrpp_failure *failure);

#endif
