// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * What an RMID holds and moves: QM_EVTSEL chooses what QM_CTR tells, of the last-level cache of
 * the CPU that asks (Intel SDM volume 3B, 17.18).
 */
#include <linux/cpu.h>
#include <linux/ktime.h>
#include <linux/smp.h>

#include "group.h"

/* The counters may have begun anew: a cache's first CPU came, or the machine slept. */
static atomic_t epoch;

/* A count of 24 bits of 32 KiB comes round after 5.5 s at 100 GB/s. */
#define SURE_FOR (5 * (u64)NSEC_PER_SEC)

#define TRIES 3

void msrpp_class_counters_begin_anew(void)
{
	atomic_inc(&epoch);
}

/* --- asking a cache ---------------------------------------------------------------------- */

struct asking {
	u32 rmid;
	u32 states[MSRPP_EVENTS];
	u64 counts[MSRPP_EVENTS];
};

static u32 sums_state(u64 told)
{
	if (told & MSRPP_QM_ERROR)
		return MSRPP_SUM_ERROR;
	return told & MSRPP_QM_UNAVAILABLE ? MSRPP_SUM_UNAVAILABLE : MSRPP_SUM_VALID;
}

static u32 sums_ask_event(u32 event, u32 rmid, u64 *count)
{
	const u64 selection = (u64)rmid << MSRPP_QM_RMID_SHIFT | msrpp_event_number(event);
	u32 state = MSRPP_SUM_FAULT, i;

	for (i = 0; i < TRIES; i++) {
		if (msrpp_write_register(MSRPP_QM_EVTSEL, selection) ||
		    msrpp_read_register(MSRPP_QM_CTR, count))
			return MSRPP_SUM_FAULT;
		state = sums_state(*count);
		if (state != MSRPP_SUM_UNAVAILABLE)
			break;
	}
	return state;
}

/* With interrupts off. What somebody has selected stays selected. */
static void sums_ask_here(void *info)
{
	struct asking *asking = info;
	u64 selected;
	u32 i;

	if (msrpp_read_register(MSRPP_QM_EVTSEL, &selected)) {
		for (i = 0; i < MSRPP_EVENTS; i++)
			asking->states[i] = MSRPP_SUM_FAULT;
		return;
	}
	for (i = 0; i < MSRPP_EVENTS; i++)
		asking->states[i] = msrpp_class_features.events & BIT(msrpp_event_number(i)) ?
					    sums_ask_event(i, asking->rmid, &asking->counts[i]) :
					    MSRPP_SUM_NOT_COUNTED;
	msrpp_write_register(MSRPP_QM_EVTSEL, selected);
}

/* --- adding up; with the group's sums locked --------------------------------------------- */

static void sums_take_traffic(struct msrpp_group *group, struct msrpp_cache *cache, u32 event,
			      u64 count, u64 now)
{
	const u64 mask = GENMASK_ULL(msrpp_class_features.width - 1, 0);

	if (cache->based[event]) {
		group->sums[event] += ((count - cache->last[event]) & mask) *
				      msrpp_class_features.upscale;
		if (now - cache->at[event] > SURE_FOR)
			group->gaps[event]++;
	} else if (group->began_counting && !cache->told[event]) {
		group->gaps[event]++;	/* what it moved before nobody knows */
	}
	cache->based[event] = true;
	cache->told[event] = false;
	cache->last[event] = count & mask;
	cache->at[event] = now;
}

static void sums_take_answer(struct msrpp_group *group, struct msrpp_cache *cache,
			     const struct asking *asked, u64 now)
{
	u32 i;

	lockdep_assert_held(&group->sums_lock);
	for (i = 0; i < MSRPP_EVENTS; i++) {
		cache->state[i] = asked->states[i];
		if (asked->states[i] != MSRPP_SUM_VALID)
			continue;
		if (i == MSRPP_OCCUPANCY)
			cache->last[i] = asked->counts[i] & GENMASK_ULL(61, 0);
		else
			sums_take_traffic(group, cache, i, asked->counts[i], now);
	}
}

static struct msrpp_cache *sums_find_cache(struct msrpp_group *group, u32 id)
{
	u32 i;

	lockdep_assert_held(&group->sums_lock);
	for (i = 0; i < group->cache_count; i++)
		if (group->caches[i].id == id)
			return &group->caches[i];
	if (group->cache_count == group->cache_room) {
		group->cache_left_out = true;
		return NULL;
	}
	group->caches[group->cache_count].id = id;
	return &group->caches[group->cache_count++];
}

/* Counters that begin anew, or of which no CPU could be asked. */
static void sums_begin_anew(struct msrpp_group *group, struct msrpp_cache *cache)
{
	u32 i;

	lockdep_assert_held(&group->sums_lock);
	for (i = MSRPP_TOTAL; i < MSRPP_EVENTS; i++) {
		if (!cache->based[i])
			continue;
		group->gaps[i]++;
		cache->based[i] = false;
		cache->told[i] = true;
	}
}

static void sums_look_for_gaps(struct msrpp_group *group)
{
	const u32 now = atomic_read(&epoch);
	u32 i;

	lockdep_assert_held(&group->sums_lock);
	for (i = 0; i < group->cache_count; i++) {
		group->caches[i].seen = false;
		if (group->epoch != now)
			sums_begin_anew(group, &group->caches[i]);
	}
	group->epoch = now;
}

static void sums_ask_cpu(struct msrpp_group *group, u32 cpu, u32 step)
{
	struct asking asking = { .rmid = group->rmid };
	struct msrpp_cache *cache =
		sums_find_cache(group, per_cpu_ptr(msrpp_class_slots, cpu)->cache);

	if (!cache || cache->seen || !msrpp_may_use_cpu(step, cpu))
		return;
	if (smp_call_function_single(cpu, sums_ask_here, &asking, 1))
		return;
	cache->seen = true;
	sums_take_answer(group, cache, &asking, ktime_get_ns());
}

/*
 * Asks one CPU of each last-level cache, of those that a caller at this step may use; what others
 * have is as the last look of the module's own worker found it. With the CPUs kept from coming
 * and going.
 */
void msrpp_group_add_up(struct msrpp_group *group, u32 step)
{
	u32 cpu, i;

	mutex_lock(&group->sums_lock);
	sums_look_for_gaps(group);
	for_each_online_cpu(cpu)
		sums_ask_cpu(group, cpu, step);
	for (i = 0; i < group->cache_count; i++)
		if (!group->caches[i].seen && !msrpp_cache_has_cpu(group->caches[i].id, nr_cpu_ids)) {
			sums_begin_anew(group, &group->caches[i]);
			memset(group->caches[i].state, 0, sizeof(group->caches[i].state));
			group->caches[i].last[MSRPP_OCCUPANCY] = 0;
		}
	group->began_counting = true;
	mutex_unlock(&group->sums_lock);
}

static bool sums_is_counted(const struct msrpp_group *group, u32 event)
{
	return group->rmid && (msrpp_class_features.events & BIT(msrpp_event_number(event)));
}

/* Of all caches the state that is furthest from data; one that is offline holds nothing. */
static u32 sums_common_state(const struct msrpp_group *group, u32 event)
{
	u32 i, state = MSRPP_SUM_NOT_COUNTED;

	if (!sums_is_counted(group, event))
		return MSRPP_SUM_NOT_COUNTED;
	for (i = 0; i < group->cache_count; i++)
		state = max(state, group->caches[i].state[event]);
	if (state <= MSRPP_SUM_VALID && (!state || group->cache_left_out))
		return MSRPP_SUM_UNAVAILABLE;
	return state;
}

static u64 sums_bytes(const struct msrpp_group *group, u32 event)
{
	u64 sum = 0;
	u32 i;

	if (event != MSRPP_OCCUPANCY)
		return group->sums[event];
	for (i = 0; i < group->cache_count; i++)
		sum += group->caches[i].last[event] * msrpp_class_features.upscale;
	return sum;
}

void msrpp_group_tell(struct msrpp_group *group, struct msrpp_task_sums *sums)
{
	struct msrpp_task_sum *const each[] = { &sums->occupancy, &sums->total, &sums->local };
	u32 i;

	mutex_lock(&group->sums_lock);
	for (i = 0; i < MSRPP_EVENTS; i++) {
		each[i]->state = sums_common_state(group, i);
		each[i]->bytes = each[i]->state == MSRPP_SUM_VALID ? sums_bytes(group, i) :
								     MSRPP_NO_BYTES;
		each[i]->gaps = group->gaps[i];
	}
	sums->caches = group->cache_count;
	sums->nanoseconds = ktime_get_ns() - group->began;
	mutex_unlock(&group->sums_lock);
}
