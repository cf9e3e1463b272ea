/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * Followed threads: those that programs count or sample, and those in groups with a class or an
 * RMID. A call attaches a thread, threads that a followed thread creates may be followed too
 * (`inherit`), and a thread that ends is removed. A program or group embeds a thread set. A
 * followed thread is the first member of a structure of its kind. Counting, each sampling unit, and
 * classes have one struct msrpp_thread_table each: a switch of threads finds the followed thread of
 * a task there.
 *
 * The handshake of removal: the remover first marks the thread as `removed` and then reads which
 * CPUs use it. A CPU first writes that it uses the thread and then reads `removed`. So either the
 * remover sees the CPU and interrupts it, or the CPU sees the mark and does not begin.
 */
#ifndef MSRPP_THREADS_H
#define MSRPP_THREADS_H

#include <linux/hash.h>
#include <linux/lockdep.h>
#include <linux/rculist.h>
#include <linux/smp.h>
#include <linux/spinlock.h>

#include "../msrpp.h"

#define MSRPP_FOLLOW_BITS 10	/* log2 of the number of buckets in a table of followed threads */

struct msrpp_thread_set;
struct msrpp_followed_thread;

/*
 * A kind of followed threads: its operations, and the table that finds a thread by its task. There
 * is no operation for a switch of threads: track.c calls the functions of each kind directly, which
 * takes less time.
 */
struct msrpp_thread_table {
	/*
	 * Allocates a followed thread, or returns NULL. `parent` is the followed thread that
	 * creates this one, or NULL.
	 */
	struct msrpp_followed_thread *(*make)(struct msrpp_thread_set *set,
					      struct task_struct *task,
					      const struct msrpp_followed_thread *parent,
					      gfp_t gfp);
	/*
	 * NULL, or called under the set's lock before each removal, where the thread may still be
	 * active on this CPU.
	 */
	void (*before_removal)(struct msrpp_followed_thread *followed);
	/* Returns whether a CPU may work for a thread of the set. */
	bool (*is_on_cpu)(int cpu, void *set);
	/*
	 * Called on a CPU that may work for the set, with interrupts off: stops the CPU's work for
	 * a removed thread.
	 */
	void (*recheck)(void *set);
	/* NULL, or called after the current thread was removed, at its exit or at its exec. */
	void (*after_exit)(struct msrpp_thread_set *set);
	/* NULL, or called after an exec, which may change the thread's number. */
	void (*renumber)(struct msrpp_followed_thread *followed);

	/* protects the buckets of the table; taken under a set's lock; readers use RCU */
	raw_spinlock_t lock;
	struct hlist_head buckets[1 << MSRPP_FOLLOW_BITS];
};

/* The threads that one program or group follows. */
struct msrpp_thread_set {
	struct msrpp_thread_table *table;
	struct msrpp_user *user;	/* the user charged for the threads */
	u32 step;	/* the maker's enum msrpp_rights_step when the set was made */
	bool inherit;	/* threads that followed threads create are followed, too */
	/*
	 * protects threads, count, had_threads and ending, and `removed` of each thread of the set
	 */
	raw_spinlock_t lock;
	struct list_head threads;	/* the followed threads of the set */
	u32 count;	/* number of threads that the set follows */
	bool had_threads;	/* a thread was added to the set at some time */
	bool ending;	/* the set ends: no thread can be added */
	bool inherit_lost;	/* a thread that a followed thread created could not be added */
};

/* A thread that a set follows: the first member of a structure of the thread's kind. */
struct msrpp_followed_thread {
	struct hlist_node node;	/* entry in a bucket of the table of the set */
	struct list_head siblings;	/* entry in the list of the set's threads */
	struct rcu_head rcu;
	struct task_struct *task;
	struct msrpp_thread_set *set;
	bool removed;	/* the thread is removed from its set and its table */
};

static inline struct hlist_head *msrpp_thread_bucket(struct msrpp_thread_table *table,
						     const struct task_struct *task)
{
	return &table->buckets[hash_ptr(task, MSRPP_FOLLOW_BITS)];
}

/*
 * Finds a task in a bucket of a table of followed threads. The caller is in an RCU section, has
 * interrupts off, or holds the table's lock.
 */
static inline struct msrpp_followed_thread *msrpp_find_in_bucket(struct hlist_head *bucket,
								 const struct task_struct *task)
{
	struct msrpp_followed_thread *followed;

	hlist_for_each_entry_rcu(followed, bucket, node, true)
		if (followed->task == task)
			return followed;
	return NULL;
}

/*
 * Returns the followed thread of a task, or NULL. The caller is in an RCU section or has interrupts
 * off.
 */
static inline struct msrpp_followed_thread *msrpp_find_followed(struct msrpp_thread_table *table,
								const struct task_struct *task)
{
	return msrpp_find_in_bucket(msrpp_thread_bucket(table, task), task);
}

/* --- follow.c ---------------------------------------------------------------------------- */

void msrpp_thread_set_init(struct msrpp_thread_set *set, struct msrpp_thread_table *table,
			   struct msrpp_user *user, u32 step, bool inherit);
/*
 * Allocates a structure of `size` bytes whose first member is a followed thread; or returns NULL.
 */
void *msrpp_followed_thread_alloc(size_t size, struct msrpp_thread_set *set,
				  struct task_struct *task, gfp_t gfp);
int msrpp_follow(struct msrpp_thread_set *set, struct task_struct *task);
bool msrpp_unfollow(struct msrpp_thread_set *set, const struct task_struct *task);
u32 msrpp_unfollow_matching(struct msrpp_thread_set *set,
			    bool (*matches)(const struct msrpp_followed_thread *followed,
					    const void *argument),
			    const void *argument);
void msrpp_thread_set_end(struct msrpp_thread_set *set);
int msrpp_call_on_thread_cpus(struct msrpp_thread_set *set, smp_call_func_t function, void *info);
void msrpp_call_on_thread_cpu(const struct task_struct *task, smp_call_func_t function, void *info);

/* Handlers of the scheduler's tracepoints, for the threads of one table. */
void msrpp_follow_fork(struct msrpp_thread_table *table, struct task_struct *parent,
		       struct task_struct *child);
void msrpp_follow_exit(struct msrpp_thread_table *table);
void msrpp_follow_exec(struct msrpp_thread_table *table, bool gained_rights);

/* --- watch.c: the right to follow a thread ----------------------------------------------- */

bool msrpp_may_watch(struct task_struct *task, u32 step);
struct task_struct *msrpp_get_thread(s32 number);
int msrpp_add_if_watchable(struct task_struct *task, u32 step,
			   int (*add)(void *target, struct task_struct *task), void *target);
int msrpp_attach_thread(struct msrpp_thread_set *set, s32 number, u32 step, smp_call_func_t enter,
			void *info, struct msrpp_failure *failure);
int msrpp_detach_thread(struct msrpp_thread_set *set, s32 number, struct msrpp_failure *failure);
int msrpp_thread_failure(int error, struct msrpp_failure *failure);

#endif
