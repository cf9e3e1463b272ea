/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * Groups of threads with a class of service or an RMID. calls.c: the calls; make.c: makes and ends
 * groups; threads.c: follows threads; attach.c: attaches threads; slot.c: writes IA32_PQR_ASSOC of
 * a CPU; sums.c: reads what an RMID occupies and transfers; features.c: what the processor can do.
 *
 * A struct msrpp_group_slot is written only by its own CPU, with interrupts off.
 */
#ifndef MSRPP_GROUP_H
#define MSRPP_GROUP_H

#include <linux/percpu.h>

#include <msr/backend/classes_abi.h>

#include "../rdt.h"
#include "classes.h"

extern struct msrpp_class_features msrpp_class_features __ro_after_init;

/* The counters of a group's RMID in one last-level cache. */
struct msrpp_cache {
	u32 id;	/* number of the cache, as in struct msrpp_group_slot */
	/* a CPU of the cache has read the counters in this call of msrpp_group_add_up() */
	bool was_read;
	bool has_base[MSRPP_EVENTS];	/* whether `last_counts` is valid, for each event */
	/* for each event: whether `gaps` counts the gap that made `last_counts` invalid */
	bool gap_counted[MSRPP_EVENTS];
	/* for each event: enum msrpp_sum_state of the last reading of the event's counter */
	u32 states[MSRPP_EVENTS];
	u64 last_counts[MSRPP_EVENTS];	/* value of each event's counter at its last reading */
	u64 read_at[MSRPP_EVENTS];	/* time of each counter's last reading, in nanoseconds */
};

/* A group of threads with a class of service, or an RMID, or both. */
struct msrpp_group {
	/* the open /dev/msrpp, which stays open as long as the group exists */
	struct file *device;
	struct msrpp_file *file;
	struct list_head list;	/* entry in the list of all groups */
	u32 flags;	/* flags of the group: bits MSRPP_TASKS_... */
	u32 class_number;	/* the group's class, with MSRPP_TASKS_CLASS */
	u32 rmid;	/* the group's RMID; 0: none */
	u64 charged_bytes;	/* bytes of the group's memory, charged to the user */
	u64 value;	/* the group's bits of IA32_PQR_ASSOC, under the mask */
	u64 mask;	/* the bits of IA32_PQR_ASSOC that the group chooses */
	bool holds_register;	/* the group is one of the holders of IA32_PQR_ASSOC */
	bool stopped;	/* no CPU may use the group any more */
	/* threads of the group; its lock protects `failure` too */
	struct msrpp_thread_set thread_set;
	u32 attach_call;	/* number of the last call ATTACH; 0 before the first call */
	struct msrpp_failure failure;	/* the reason why the group stopped by itself */

	struct mutex sums_lock;	/* protects the members `start_ns` to `caches` */
	u64 start_ns;	/* time when the group was made, in nanoseconds */
	u32 epoch;	/* value of `epoch` of sums.c at the last reading of the counters */
	u32 cache_count;	/* number of `caches` in use */
	u32 cache_capacity;	/* length of `caches`; 0: the group has no RMID */
	bool cache_omitted;	/* the machine has more than cache_capacity caches */
	bool counters_read;	/* the counters of the RMID were read at least once */
	u64 sums[MSRPP_EVENTS];	/* bytes of traffic since the group was made, for each event */
	/* number of times that bytes of traffic may have been missed, for each event */
	u32 gaps[MSRPP_EVENTS];
	struct msrpp_cache *caches;	/* counters of the group's RMID, by last-level cache */
};

/* A thread in a group. */
struct msrpp_group_member {
	struct msrpp_followed_thread followed;
	/* number of the call ATTACH that added the thread, or the thread's ancestor */
	u32 attach_call;
};

static inline struct msrpp_group_member *
msrpp_to_group_member(const struct msrpp_followed_thread *followed)
{
	return container_of(followed, struct msrpp_group_member, followed);
}

/* The state of IA32_PQR_ASSOC on a CPU. */
struct msrpp_group_slot {
	/*
	 * the group of the thread that runs on the CPU, or NULL; other CPUs only compare the
	 * pointer
	 */
	struct msrpp_group *group;
	u64 written_value;	/* the value of IA32_PQR_ASSOC at the module's last access */
	u64 old_value;	/* the value of IA32_PQR_ASSOC before a thread of a group came */
	bool value_known;	/* `written_value` and `old_value` are valid */
	bool recently_active;	/* a thread of a group came or went since the last periodic check */
	bool offline;	/* the CPU goes offline, or the machine suspends */
	u32 cache;	/* number of the CPU's last-level cache */
	u64 switches;	/* number of switches between groups, for the call TASKS_INFO */
	u64 reads;	/* reads of IA32_PQR_ASSOC at switches and by the periodic check */
	u64 writes;
};

static inline struct msrpp_group *msrpp_to_group(const struct msrpp_thread_set *set)
{
	return container_of(set, struct msrpp_group, thread_set);
}

extern struct msrpp_group_slot __percpu *msrpp_group_slots __ro_after_init;

/* --- slot.c: functions that run on the slot's CPU, with interrupts off ------------------- */

void msrpp_group_slot_switch(struct msrpp_group_slot *slot, struct msrpp_group *next);
bool msrpp_group_is_on_cpu(int cpu, void *group);
bool msrpp_group_slot_is_known(int cpu, void *unused);
void msrpp_group_slot_verify_cpu(void *unused);
void msrpp_group_stop(struct msrpp_group *group, u32 reason, int error, u64 value,
		      u64 actual_value);

/* --- make.c ------------------------------------------------------------------------------ */

int msrpp_refuse_resctrl(struct msrpp_failure *failure);
int msrpp_check_tasks(const struct msrpp_tasks *request, struct msrpp_failure *failure);
int msrpp_group_make(struct msrpp_file *file, const struct msrpp_tasks *request,
		     struct msrpp_group **result, struct msrpp_failure *failure);
void msrpp_group_discard(struct msrpp_group *group);
void msrpp_group_end(struct msrpp_group *group);
u32 msrpp_group_count(void);

/* --- threads.c --------------------------------------------------------------------------- */

struct msrpp_group *msrpp_find_group(const struct task_struct *task);
void msrpp_group_recheck_cpu(void *unused);

/* --- attach.c ---------------------------------------------------------------------------- */

int msrpp_group_attach(struct msrpp_group *group, struct msrpp_tasks_control *request);
int msrpp_group_detach(struct msrpp_group *group, struct msrpp_tasks_control *request);

/* --- features.c -------------------------------------------------------------------------- */

void msrpp_class_features_init(void);
u32 msrpp_class_count(void);
void msrpp_class_cache_cpu_up(void);
bool msrpp_cache_has_other_cpu(u32 cache, u32 excluded_cpu);

/* --- sums.c ------------------------------------------------------------------------------ */

void msrpp_group_add_up(struct msrpp_group *group, u32 step);
void msrpp_group_fill_sums(struct msrpp_group *group, struct msrpp_task_sums *sums);

#endif
