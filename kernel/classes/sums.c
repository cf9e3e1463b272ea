// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * The bytes that an RMID occupies and transfers: QM_EVTSEL selects what QM_CTR reports, for the
 * last-level cache of the CPU that reads QM_CTR (Intel SDM volume 3B, 17.18).
 */
#include <linux/cpu.h>
#include <linux/ktime.h>
#include <linux/smp.h>

#include "group.h"

/*
 * Number of times that the counters of a cache may have begun anew: a cache's first CPU came
 * online, or the machine was suspended.
 */
static atomic_t epoch;

/*
 * Nanoseconds in which no counter of bandwidth wraps: a count of 24 bits of 32 KiB wraps after 5.5
 * s at 100 GB/s.
 */
#define WRAP_FREE_NS (5 * (u64)NSEC_PER_SEC)

#define READ_TRIES 3	/* most reads of a counter that reports that it has no data now */

void msrpp_class_counters_restarted(void)
{
	atomic_inc(&epoch);
}

/* --- reading the counters of a cache ----------------------------------------------------- */

/* A reading of the counters of an RMID by one CPU: a state and a count for each event. */
struct cache_query {
	u32 rmid;
	u32 states[MSRPP_EVENTS];
	u64 counts[MSRPP_EVENTS];
};

static u32 sums_state(u64 value)
{
	if (value & MSRPP_QM_ERROR)
		return MSRPP_SUM_ERROR;
	return value & MSRPP_QM_UNAVAILABLE ? MSRPP_SUM_UNAVAILABLE : MSRPP_SUM_VALID;
}

static u32 sums_read_event(u32 event, u32 rmid, u64 *count)
{
	const u64 selection = (u64)rmid << MSRPP_QM_RMID_SHIFT | msrpp_qm_event_number(event);
	u32 state = MSRPP_SUM_FAULT, i;

	for (i = 0; i < READ_TRIES; i++) {
		if (msrpp_write_register(MSRPP_QM_EVTSEL, selection) ||
		    msrpp_read_register(MSRPP_QM_CTR, count))
			return MSRPP_SUM_FAULT;
		state = sums_state(*count);
		if (state != MSRPP_SUM_UNAVAILABLE)
			break;
	}
	return state;
}

/* Reads the counters of one RMID, with interrupts off. QM_EVTSEL is restored afterwards. */
static void sums_query_cpu(void *info)
{
	struct cache_query *query = info;
	u64 selected;
	u32 i;

	if (msrpp_read_register(MSRPP_QM_EVTSEL, &selected)) {
		for (i = 0; i < MSRPP_EVENTS; i++)
			query->states[i] = MSRPP_SUM_FAULT;
		return;
	}
	for (i = 0; i < MSRPP_EVENTS; i++)
		query->states[i] = msrpp_class_features.events & BIT(msrpp_qm_event_number(i)) ?
					   sums_read_event(i, query->rmid, &query->counts[i]) :
					   MSRPP_SUM_NOT_COUNTED;
	msrpp_write_register(MSRPP_QM_EVTSEL, selected);
}

/* --- adding up traffic, under the group's sums_lock -------------------------------------- */

/*
 * Adds to the group's sum the traffic of a cache since the last reading of its counter. `time`:
 * nanoseconds at this reading.
 */
static void sums_add_traffic(struct msrpp_group *group, struct msrpp_cache *cache, u32 event,
			     u64 count, u64 time)
{
	const u64 mask = GENMASK_ULL(msrpp_class_features.width - 1, 0);

	lockdep_assert_held(&group->sums_lock);
	if (cache->has_base[event]) {
		group->sums[event] +=
			((count - cache->last_counts[event]) & mask) * msrpp_class_features.upscale;
		if (time - cache->read_at[event] > WRAP_FREE_NS)
			group->gaps[event]++;
	} else if (group->counters_read && !cache->gap_counted[event]) {
		/* the bytes before this first valid reading of the counter are unknown */
		group->gaps[event]++;
	}
	cache->has_base[event] = true;
	cache->gap_counted[event] = false;
	cache->last_counts[event] = count & mask;
	cache->read_at[event] = time;
}

static void sums_add_answer(struct msrpp_group *group, struct msrpp_cache *cache,
			    const struct cache_query *answer, u64 time)
{
	u32 i;

	lockdep_assert_held(&group->sums_lock);
	for (i = 0; i < MSRPP_EVENTS; i++) {
		cache->states[i] = answer->states[i];
		if (answer->states[i] != MSRPP_SUM_VALID)
			continue;
		if (i == MSRPP_OCCUPANCY)
			cache->last_counts[i] = answer->counts[i] & GENMASK_ULL(61, 0);
		else
			sums_add_traffic(group, cache, i, answer->counts[i], time);
	}
}

static struct msrpp_cache *sums_find_cache(struct msrpp_group *group, u32 id)
{
	u32 i;

	lockdep_assert_held(&group->sums_lock);
	for (i = 0; i < group->cache_count; i++)
		if (group->caches[i].id == id)
			return &group->caches[i];
	if (group->cache_count == group->cache_capacity) {
		group->cache_omitted = true;
		return NULL;
	}
	group->caches[group->cache_count].id = id;
	return &group->caches[group->cache_count++];
}

/* Counts a gap for each counter of the cache that began anew, or that no CPU could read. */
static void sums_restart_cache(struct msrpp_group *group, struct msrpp_cache *cache)
{
	u32 i;

	lockdep_assert_held(&group->sums_lock);
	for (i = MSRPP_TOTAL; i < MSRPP_EVENTS; i++) {
		if (!cache->has_base[i])
			continue;
		group->gaps[i]++;
		cache->has_base[i] = false;
		cache->gap_counted[i] = true;
	}
}

/*
 * Begins a reading of all caches: counts gaps where counters may have begun anew since the previous
 * reading.
 */
static void sums_count_gaps(struct msrpp_group *group)
{
	const u32 current_epoch = atomic_read(&epoch);
	u32 i;

	lockdep_assert_held(&group->sums_lock);
	for (i = 0; i < group->cache_count; i++) {
		group->caches[i].was_read = false;
		if (group->epoch != current_epoch)
			sums_restart_cache(group, &group->caches[i]);
	}
	group->epoch = current_epoch;
}

static void sums_add_cpu(struct msrpp_group *group, u32 cpu, u32 step)
{
	struct cache_query query = { .rmid = group->rmid };
	struct msrpp_cache *cache =
		sums_find_cache(group, per_cpu_ptr(msrpp_group_slots, cpu)->cache);

	if (!cache || cache->was_read || !msrpp_may_use_cpu(step, cpu))
		return;
	if (smp_call_function_single(cpu, sums_query_cpu, &query, 1))
		return;
	cache->was_read = true;
	sums_add_answer(group, cache, &query, ktime_get_ns());
}

/*
 * Reads the counters of the group's RMID by one CPU of each last-level cache, among the CPUs that a
 * caller with the rights `step` may use; caches of other CPUs were read by the module's own
 * periodic check. The caller holds the lock of CPU hotplug.
 */
void msrpp_group_add_up(struct msrpp_group *group, u32 step)
{
	u32 cpu, i;

	mutex_lock(&group->sums_lock);
	sums_count_gaps(group);
	for_each_online_cpu(cpu)
		sums_add_cpu(group, cpu, step);
	for (i = 0; i < group->cache_count; i++)
		if (!group->caches[i].was_read &&
		    !msrpp_cache_has_other_cpu(group->caches[i].id, nr_cpu_ids)) {
			sums_restart_cache(group, &group->caches[i]);
			memset(group->caches[i].states, 0, sizeof(group->caches[i].states));
			group->caches[i].last_counts[MSRPP_OCCUPANCY] = 0;
		}
	group->counters_read = true;
	mutex_unlock(&group->sums_lock);
}

static bool sums_is_counted(const struct msrpp_group *group, u32 event)
{
	return group->rmid && (msrpp_class_features.events & BIT(msrpp_qm_event_number(event)));
}

/*
 * Returns the worst state that the event has in any cache, or MSRPP_SUM_UNAVAILABLE where no cache
 * was read or the machine has too many caches. A cache without an online CPU holds no data of the
 * group, and is left out.
 */
static u32 sums_common_state(const struct msrpp_group *group, u32 event)
{
	u32 i, state = MSRPP_SUM_NOT_COUNTED;

	lockdep_assert_held(&group->sums_lock);
	if (!sums_is_counted(group, event))
		return MSRPP_SUM_NOT_COUNTED;
	for (i = 0; i < group->cache_count; i++)
		state = max(state, group->caches[i].states[event]);
	if (state <= MSRPP_SUM_VALID && (!state || group->cache_omitted))
		return MSRPP_SUM_UNAVAILABLE;
	return state;
}

static u64 sums_bytes(const struct msrpp_group *group, u32 event)
{
	u64 sum = 0;
	u32 i;

	lockdep_assert_held(&group->sums_lock);
	if (event != MSRPP_OCCUPANCY)
		return group->sums[event];
	for (i = 0; i < group->cache_count; i++)
		sum += group->caches[i].last_counts[event] * msrpp_class_features.upscale;
	return sum;
}

void msrpp_group_fill_sums(struct msrpp_group *group, struct msrpp_task_sums *sums)
{
	struct msrpp_task_sum *const results[] = { &sums->occupancy, &sums->total, &sums->local };
	u32 i;

	mutex_lock(&group->sums_lock);
	for (i = 0; i < MSRPP_EVENTS; i++) {
		results[i]->state = sums_common_state(group, i);
		results[i]->bytes = results[i]->state == MSRPP_SUM_VALID ? sums_bytes(group, i) :
									   MSRPP_NO_BYTES;
		results[i]->gaps = group->gaps[i];
	}
	sums->caches = group->cache_count;
	sums->nanoseconds = ktime_get_ns() - group->start_ns;
	mutex_unlock(&group->sums_lock);
}
