// SPDX-License-Identifier: MIT OR GPL-2.0
/* Makes and ends groups of threads: rights, RMIDs, and the periodic check. */
#include <linux/bitmap.h>
#include <linux/cpu.h>
#include <linux/errno.h>
#include <linux/ktime.h>
#include <linux/log2.h>
#include <linux/minmax.h>
#include <linux/nospec.h>
#include <linux/rcupdate.h>
#include <linux/slab.h>
#include <linux/smp.h>
#include <linux/workqueue.h>

#include "../programs/programs.h"
#include "group.h"

/* jiffies from one periodic check of IA32_PQR_ASSOC and of the RMIDs' counters to the next */
#define CHECK_PERIOD HZ

static LIST_HEAD(groups);
/*
 * protects the list of groups, group_count and the RMIDs; inside the lock of CPU hotplug if both
 * are held
 */
static DEFINE_MUTEX(groups_lock);
static DECLARE_BITMAP(used_rmids, MSRPP_MOST_RMIDS);
static u32 last_rmid;	/* the RMID assigned last: its data in caches is the youngest */
static u32 group_count;

static void groups_check(struct work_struct *work);
static DECLARE_DELAYED_WORK(check_work, groups_check);

/* --- other users of IA32_PQR_ASSOC ------------------------------------------------------- */

int msrpp_refuse_resctrl(struct msrpp_failure *failure)
{
	if (!msrpp_resctrl_is_mounted())
		return 0;
	return msrpp_fail(failure, MSRPP_REASON_HELD_BY_KERNEL, EBUSY, 0, MSRPP_PQR_ASSOC, 0);
}

/*
 * Acquires IA32_PQR_ASSOC for the first group: while the module holds that register, no batch and
 * no program may write it.
 */
static int group_hold_register(struct msrpp_group *group, struct msrpp_failure *failure)
{
	int error;

	lockdep_assert_held(&groups_lock);
	error = group_count ? 0 : msrpp_hold_register(MSRPP_PQR_ASSOC, cpu_possible_mask, failure);
	group->holds_register = !error;
	group_count += group->holds_register;
	return error;
}

static void group_release_register(struct msrpp_group *group)
{
	lockdep_assert_held(&groups_lock);
	if (group->holds_register && !--group_count)
		msrpp_release_register(MSRPP_PQR_ASSOC, cpu_possible_mask);
	group->holds_register = false;
}

/* --- choice of RMIDs, under groups_lock ------------------------------------------------- */

/*
 * Marks the RMID that other software uses on this CPU. While a thread of a group runs there, that
 * is the RMID in `old_value`.
 */
static void group_mark_rmid_cpu(void *rmids)
{
	const struct msrpp_group_slot *slot = this_cpu_ptr(msrpp_group_slots);
	u64 value = slot->old_value;

	if (!slot->group && msrpp_read_register(MSRPP_PQR_ASSOC, &value))
		return;
	/* set_bit is atomic: several CPUs run this function at the same time */
	set_bit(array_index_nospec(value & MSRPP_PQR_RMID, MSRPP_MOST_RMIDS), rmids);
}

/*
 * Chooses a free RMID, downwards from the RMID that was assigned last and then from the highest:
 * other users of RMIDs begin with the low numbers. Returns 0 where none is free.
 */
static u32 group_choose_rmid(const unsigned long *rmids)
{
	const u32 count = msrpp_class_features.rmids;
	u32 i, rmid = last_rmid;

	lockdep_assert_held(&groups_lock);
	for (i = 1; i < count; i++) {
		rmid = rmid > 1 && rmid <= count ? rmid - 1 : count - 1;
		if (!test_bit(rmid, rmids))
			return rmid;
	}
	return 0;
}

static int group_acquire_rmid(struct msrpp_group *group, u32 requested_rmid,
			      struct msrpp_failure *failure)
{
	unsigned long *rmids = bitmap_zalloc(MSRPP_MOST_RMIDS, GFP_KERNEL_ACCOUNT);
	u32 rmid = requested_rmid;

	lockdep_assert_held(&groups_lock);
	if (!rmids)
		return -ENOMEM;
	on_each_cpu(group_mark_rmid_cpu, rmids, 1);
	bitmap_or(rmids, rmids, used_rmids, MSRPP_MOST_RMIDS);
	if (requested_rmid == MSRPP_ANY_RMID)
		rmid = group_choose_rmid(rmids);
	else if (test_bit(array_index_nospec(rmid, MSRPP_MOST_RMIDS), rmids))
		rmid = 0;
	bitmap_free(rmids);
	if (!rmid)
		return msrpp_fail(failure, MSRPP_REASON_HELD, EBUSY, 0, MSRPP_PQR_ASSOC, 2);
	__set_bit(rmid, used_rmids);
	group->rmid = rmid;
	last_rmid = rmid;
	return 0;
}

/* --- checks of requests for groups of threads -------------------------------------------- */

/*
 * Checks the form of a request for a group. failure->index is the position of the wrong field, in
 * words.
 */
int msrpp_check_tasks(const struct msrpp_tasks *request, struct msrpp_failure *failure)
{
	if ((request->flags & ~MSRPP_TASKS_EVERY_FLAG) ||
	    !(request->flags & (MSRPP_TASKS_CLASS | MSRPP_TASKS_RMID)))
		return msrpp_fail_malformed(failure, 0, 0);
	if (request->class_number && !(request->flags & MSRPP_TASKS_CLASS))
		return msrpp_fail_malformed(failure, 0, 1);
	if (!(request->flags & MSRPP_TASKS_RMID) != !request->rmid)
		return msrpp_fail_malformed(failure, 0, 2);
	if (request->descriptor || request->reserved[0] || request->reserved[1])
		return msrpp_fail_malformed(failure, 0, 3);
	return 0;
}

static int group_check_hardware(const struct msrpp_tasks *request, struct msrpp_failure *failure)
{
	if (!msrpp_can_follow_threads())
		return -EOPNOTSUPP;
	if (request->flags & MSRPP_TASKS_CLASS) {
		const u32 classes = msrpp_class_count();

		if (!classes)
			return -EOPNOTSUPP;
		if (request->class_number >= classes)
			return msrpp_fail_malformed(failure, 0, 1);
	}
	if (request->flags & MSRPP_TASKS_RMID) {
		if (!msrpp_class_features.rmids)
			return -EOPNOTSUPP;
		if (request->rmid != MSRPP_ANY_RMID && request->rmid >= msrpp_class_features.rmids)
			return msrpp_fail_malformed(failure, 0, 2);
	}
	return 0;
}

/* Checks that the caller may write the bits of IA32_PQR_ASSOC that the group chooses. */
static int group_check_rights(struct msrpp_file *file, u64 mask, struct msrpp_failure *failure)
{
	struct msrpp_rights rights;
	u32 reason;
	int error = msrpp_require_step(file, MSRPP_RIGHTS_CPUS, failure);

	if (error)
		return error;
	if (msrpp_writes_locked_down())
		return msrpp_fail(failure, MSRPP_REASON_LOCKED_DOWN, EPERM, 0, MSRPP_PQR_ASSOC, 0);
	rights = msrpp_lookup_rights(msrpp_file_step(file), MSRPP_PQR_ASSOC, MSRPP_BY_GROUP);
	reason = msrpp_write_refusal(&rights, mask);
	if (!rights.may_write || (mask & ~rights.mask))
		return msrpp_fail(failure, reason, msrpp_refusal_error(reason), 0, MSRPP_PQR_ASSOC,
				  0);
	return 0;
}

static u64 group_mask(u32 flags)
{
	return (flags & MSRPP_TASKS_CLASS ? MSRPP_PQR_CLASS : 0) |
	       (flags & MSRPP_TASKS_RMID ? MSRPP_PQR_RMID : 0);
}

/*
 * Returns the bits of IA32_PQR_ASSOC that differ between the classes, or RMIDs, that the processor
 * has.
 */
static u64 group_bits(u32 flags)
{
	const u64 classes = roundup_pow_of_two(max(msrpp_class_count(), 1u)) - 1;
	const u64 rmids = roundup_pow_of_two(max(msrpp_class_features.rmids, 1u)) - 1;

	return group_mask(flags) & (classes << MSRPP_PQR_CLASS_SHIFT | rmids);
}

/* --- making a group of threads ----------------------------------------------------------- */

static struct msrpp_group *group_alloc(struct msrpp_file *file, const struct msrpp_tasks *request)
{
	struct msrpp_group *group = kzalloc(sizeof(*group), GFP_KERNEL_ACCOUNT);

	if (!group)
		return NULL;
	group->file = file;
	group->flags = request->flags;
	group->class_number = request->class_number;
	group->mask = group_mask(request->flags);
	group->value = (u64)request->class_number << MSRPP_PQR_CLASS_SHIFT;
	group->cache_capacity =
		request->flags & MSRPP_TASKS_RMID ? min(nr_cpu_ids, MSRPP_MOST_CACHES) : 0;
	INIT_LIST_HEAD(&group->list);
	msrpp_thread_set_init(&group->thread_set, &msrpp_grouped_threads, file->user,
			      msrpp_file_step(file), request->flags & MSRPP_TASKS_INHERIT);
	mutex_init(&group->sums_lock);
	return group;
}

static int group_charge(struct msrpp_group *group, struct msrpp_failure *failure)
{
	const u64 bytes = sizeof(*group) + (u64)group->cache_capacity * sizeof(*group->caches);

	if (!msrpp_charge_program(group->file->user, group->thread_set.step, bytes))
		return msrpp_fail_user_limit(failure);
	group->charged_bytes = bytes;
	if (!group->cache_capacity)
		return 0;
	group->caches = kvcalloc(group->cache_capacity, sizeof(*group->caches), GFP_KERNEL_ACCOUNT);
	return group->caches ? 0 : -ENOMEM;
}

/*
 * Acquires IA32_PQR_ASSOC and an RMID, takes the start values of the counters, and adds the group
 * to the list of groups. The caller holds the lock of CPU hotplug.
 */
static int group_enlist(struct msrpp_group *group, const struct msrpp_tasks *request,
			struct msrpp_failure *failure)
{
	int error;

	mutex_lock(&groups_lock);
	error = group_hold_register(group, failure);
	if (!error && (request->flags & MSRPP_TASKS_RMID))
		error = group_acquire_rmid(group, request->rmid, failure);
	if (!error) {
		group->value |= group->rmid;
		group->start_ns = ktime_get_ns();
		if (group->rmid)
			msrpp_group_add_up(group, MSRPP_RIGHTS_ALL);
		list_add_tail(&group->list, &groups);
		schedule_delayed_work(&check_work, CHECK_PERIOD);
	}
	mutex_unlock(&groups_lock);
	return error;
}

/*
 * Frees a group. The caller has made sure that no CPU uses the group, and that no thread is found
 * for it.
 */
static void group_free(struct msrpp_group *group)
{
	mutex_lock(&groups_lock);
	list_del_init(&group->list);
	if (group->rmid)
		__clear_bit(group->rmid, used_rmids);
	group_release_register(group);
	mutex_unlock(&groups_lock);
	if (group->charged_bytes)
		msrpp_uncharge_program(group->file->user, group->charged_bytes);
	kvfree(group->caches);
	kfree(group);
}

int msrpp_group_make(struct msrpp_file *file, const struct msrpp_tasks *request,
		     struct msrpp_group **result, struct msrpp_failure *failure)
{
	struct msrpp_group *group;
	int error = group_check_rights(file, group_bits(request->flags), failure);

	if (!error)
		error = group_check_hardware(request, failure);
	if (!error)
		error = msrpp_refuse_resctrl(failure);
	if (error)
		return error;
	group = group_alloc(file, request);
	if (!group)
		return -ENOMEM;
	error = group_charge(group, failure);
	if (!error)
		error = msrpp_get_probes();
	if (!error) {
		cpus_read_lock();
		error = group_enlist(group, request, failure);
		cpus_read_unlock();
		if (error)
			msrpp_put_probes();
	}
	if (error)
		group_free(group);
	else
		*result = group;
	return error;
}

/* --- ending a group of threads ----------------------------------------------------------- */

/*
 * Stops a group: on return no CPU uses the group, and CPUs that used it have restored
 * IA32_PQR_ASSOC.
 */
static void group_halt(struct msrpp_group *group)
{
	WRITE_ONCE(group->stopped, true);
	/* orders: mark the group as stopped, then query CPUs; pairs with group_slot_choose() */
	smp_mb();
	on_each_cpu_cond(msrpp_group_is_on_cpu, msrpp_group_recheck_cpu, group, 1);
}

void msrpp_group_end(struct msrpp_group *group)
{
	msrpp_thread_set_end(&group->thread_set);
	cpus_read_lock();
	group_halt(group);
	cpus_read_unlock();
	/* waits for CPUs that found a thread of the group before the stop */
	synchronize_rcu();
	msrpp_put_probes();
	if (group->failure.unrestored_count)
		pr_warn_ratelimited("a class could not be put back on CPU %u\n",
				    group->failure.cpu);
	group_free(group);
}

/* Frees a group whose descriptor could not be given to the caller. */
void msrpp_group_discard(struct msrpp_group *group)
{
	msrpp_put_probes();
	group_free(group);
}

u32 msrpp_group_count(void)
{
	return READ_ONCE(group_count);
}

/* --- the periodic check of all groups ---------------------------------------------------- */

static void group_check(struct msrpp_group *group, bool mounted)
{
	lockdep_assert_held(&groups_lock);
	if (mounted)
		msrpp_group_stop(group, MSRPP_REASON_HELD_BY_KERNEL, EBUSY, group->value, 0);
	if (READ_ONCE(group->stopped))
		group_halt(group);
	if (group->rmid)
		msrpp_group_add_up(group, MSRPP_RIGHTS_ALL);
}

static void groups_check(struct work_struct *work)
{
	const bool mounted = msrpp_resctrl_is_mounted();
	struct msrpp_group *group;

	cpus_read_lock();
	mutex_lock(&groups_lock);
	on_each_cpu_cond(msrpp_group_slot_is_known, msrpp_group_slot_verify_cpu, NULL, 1);
	list_for_each_entry(group, &groups, list)
		group_check(group, mounted);
	if (!list_empty(&groups))
		schedule_delayed_work(&check_work, CHECK_PERIOD);
	mutex_unlock(&groups_lock);
	cpus_read_unlock();
}

int __init msrpp_classes_init(void)
{
	msrpp_group_slots = alloc_percpu(struct msrpp_group_slot);
	if (!msrpp_group_slots)
		return -ENOMEM;
	msrpp_class_features_init();
	return 0;
}

void msrpp_classes_exit(void)
{
	static_key_deferred_flush(&msrpp_threads_have_groups);
	cancel_delayed_work_sync(&check_work);
	free_percpu(msrpp_group_slots);
}
