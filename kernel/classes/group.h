/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * Groups of threads with a class of service or an RMID: calls.c has the calls, make.c makes and
 * ends groups, threads.c follows threads, attach.c attaches them, slot.c writes IA32_PQR_ASSOC on a
 * CPU, sums.c reads what an RMID holds and moves, features.c says what the processor has.
 *
 * A slot belongs to its CPU, with interrupts off.
 */
#ifndef MSRPP_GROUP_H
#define MSRPP_GROUP_H

#include <linux/percpu.h>

#include <msr/backend/classes_abi.h>

#include "../rdt.h"
#include "classes.h"

extern struct msrpp_class_features msrpp_class_features __ro_after_init;

/* What one cache has of a group. */
struct msrpp_cache {
	u32 id;
	bool seen;	/* in this round */
	bool based[MSRPP_EVENTS];
	bool told[MSRPP_EVENTS];	/* a gap was counted since it was based */
	u32 state[MSRPP_EVENTS];	/* enum msrpp_sum_state, of the last reading */
	u64 last[MSRPP_EVENTS];	/* counts */
	u64 at[MSRPP_EVENTS];	/* nanoseconds */
};

struct msrpp_group {
	struct file *device;	/* /dev/msrpp, which stays open as long */
	struct msrpp_file *file;
	struct list_head all;
	u32 flags;
	u32 of_class;
	u32 rmid;	/* 0: none */
	u64 charged;
	u64 value;	/* of IA32_PQR_ASSOC */
	u64 mask;	/* the bits that the group chooses */
	bool holds;	/* the register is held for it */
	bool stopped;	/* no CPU begins it */
	struct msrpp_thread_set thread_set;	/* its threads; its lock is the failure's, too */
	u32 call;	/* the last one that attached; not 0 */
	struct msrpp_failure failure;	/* why it stopped by itself */

	struct mutex sums_lock;
	u64 began;	/* nanoseconds */
	u32 epoch;	/* of the counters */
	u32 cache_count;
	u32 cache_room;
	bool cache_left_out;
	bool began_counting;	/* its counters were asked once */
	u64 sums[MSRPP_EVENTS];
	u32 gaps[MSRPP_EVENTS];
	struct msrpp_cache *caches;
};

/* A thread of a group. */
struct msrpp_group_member {
	struct msrpp_followed_thread followed;
	u32 call;	/* that attached it, or whom it inherited from */
};

static inline struct msrpp_group_member *
msrpp_to_group_member(const struct msrpp_followed_thread *followed)
{
	return container_of(followed, struct msrpp_group_member, followed);
}

struct msrpp_class_slot {
	/* whose thread is here; others compare this, and never follow it */
	struct msrpp_group *group;
	u64 now;	/* what the register holds, unless somebody else has written it */
	u64 found;	/* what it held before a thread of a group came */
	bool known;	/* both are right */
	bool used;	/* since it was last looked at */
	bool down;	/* the CPU goes offline, or the machine sleeps */
	u32 cache;	/* the id of its last-level cache */
	u64 switches;
	u64 reads;
	u64 writes;
};

static inline struct msrpp_group *msrpp_to_group(const struct msrpp_thread_set *set)
{
	return container_of(set, struct msrpp_group, thread_set);
}

extern struct msrpp_class_slot __percpu *msrpp_class_slots __ro_after_init;

/* --- slot.c: on the CPU, with interrupts off --------------------------------------------- */

void msrpp_class_change(struct msrpp_class_slot *slot, struct msrpp_group *next);
bool msrpp_has_group(int cpu, void *group);
bool msrpp_class_slot_is_known(int cpu, void *unused);
void msrpp_class_verify_here(void *unused);
void msrpp_group_stop(struct msrpp_group *group, u32 reason, int error, u64 value, u64 got);

/* --- make.c ------------------------------------------------------------------------------ */

int msrpp_refuse_resctrl(struct msrpp_failure *failure);
int msrpp_check_tasks(const struct msrpp_tasks *request, struct msrpp_failure *failure);
int msrpp_group_make(struct msrpp_file *file, const struct msrpp_tasks *request,
		     struct msrpp_group **into, struct msrpp_failure *failure);
void msrpp_group_discard(struct msrpp_group *group);
void msrpp_group_end(struct msrpp_group *group);
u32 msrpp_group_count(void);

/* --- threads.c --------------------------------------------------------------------------- */

struct msrpp_group *msrpp_group_of(const struct task_struct *task);
void msrpp_class_look_again(void *unused);	/* at the thread that runs here */

/* --- attach.c ---------------------------------------------------------------------------- */

int msrpp_group_attach(struct msrpp_group *group, struct msrpp_tasks_control *request);
int msrpp_group_detach(struct msrpp_group *group, struct msrpp_tasks_control *request);

/* --- features.c -------------------------------------------------------------------------- */

void msrpp_class_features_init(void);
u32 msrpp_classes_now(void);
void msrpp_class_cache_comes_here(void);
bool msrpp_cache_has_cpu(u32 cache, u32 but);

/* --- sums.c ------------------------------------------------------------------------------ */

void msrpp_group_add_up(struct msrpp_group *group, u32 step);
void msrpp_group_tell(struct msrpp_group *group, struct msrpp_task_sums *sums);

#endif
