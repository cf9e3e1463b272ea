// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * IA32_PQR_ASSOC of a CPU: what the group of the thread that runs wants, or else what was found.
 * It is accessed only where that differs from what the CPU has. Before each write it is read:
 * where it does not hold what was written, somebody else switches classes here (resctrl), and the
 * group stops.
 */
#include <linux/errno.h>
#include <linux/smp.h>

#include "group.h"

struct msrpp_class_slot __percpu *msrpp_class_slots __ro_after_init;

/* Also at a switch of threads: it prints nothing, and wakes nobody. */
void msrpp_group_stop(struct msrpp_group *group, u32 reason, int error, u64 value, u64 got)
{
	unsigned long flags;

	raw_spin_lock_irqsave(&group->thread_set.lock, flags);
	if (!group->failure.reason) {
		msrpp_fail(&group->failure, reason, error, raw_smp_processor_id(), MSRPP_PQR_ASSOC,
			   0);
		group->failure.value = value;
		group->failure.got = got;
	}
	WRITE_ONCE(group->stopped, true);
	raw_spin_unlock_irqrestore(&group->thread_set.lock, flags);
}

static int class_slot_read(struct msrpp_class_slot *slot, u64 *value)
{
	slot->reads++;
	return msrpp_read_register(MSRPP_PQR_ASSOC, value);
}

/*
 * Who stops a group says so first, and then looks which CPUs have it: this CPU says first that it
 * will have it, and then looks whether it is stopped. One of them sees the other.
 */
static struct msrpp_group *class_slot_take(struct msrpp_class_slot *slot, struct msrpp_group *group)
{
	if (group && (slot->down || READ_ONCE(group->stopped)))
		group = NULL;
	WRITE_ONCE(slot->group, group);
	if (!group)
		return NULL;
	smp_mb();	/* as above; pairs with those in group_halt() and follow_remove() */
	if (!READ_ONCE(group->stopped))
		return group;
	WRITE_ONCE(slot->group, NULL);
	return NULL;
}

static u64 class_slot_value(const struct msrpp_group *group, u64 found)
{
	return group ? (found & ~group->mask) | group->value : found;
}

/* Nothing is known of the register any more, and nothing of the module's is in it. */
static void class_slot_lose(struct msrpp_class_slot *slot)
{
	WRITE_ONCE(slot->group, NULL);
	WRITE_ONCE(slot->known, false);
}

/* What the CPU has before any thread of a group comes. */
static bool class_slot_find_out(struct msrpp_class_slot *slot, struct msrpp_group *group)
{
	u64 held;
	const int error = class_slot_read(slot, &held);

	if (error) {
		if (group)
			msrpp_group_stop(group, MSRPP_REASON_FAULT, EIO, 0, 0);
		class_slot_lose(slot);
		return false;
	}
	slot->found = held;
	slot->now = held;
	WRITE_ONCE(slot->known, true);
	return true;
}

/*
 * Whether the register still holds what this CPU knows. Between two groups' threads others may
 * write it, and that is what is found then; while one runs nobody else may.
 */
static bool class_slot_is_as_known(struct msrpp_class_slot *slot, struct msrpp_group *left,
				   struct msrpp_group *next)
{
	u64 held;

	if (class_slot_read(slot, &held)) {
		msrpp_group_stop(left ? left : next, MSRPP_REASON_FAULT, EIO, slot->now, 0);
		return false;
	}
	if (held == slot->now)
		return true;
	if (left) {
		msrpp_group_stop(left, MSRPP_REASON_HELD_BY_KERNEL, EBUSY, slot->now, held);
		return false;
	}
	slot->found = held;
	slot->now = held;
	return true;
}

static int class_slot_write(struct msrpp_class_slot *slot, struct msrpp_group *next)
{
	const u64 value = class_slot_value(next, slot->found);
	int error;

	if (value == slot->now)
		return 0;
	slot->writes++;
	error = msrpp_write_register(MSRPP_PQR_ASSOC, value);
	if (!error)
		slot->now = value;
	return error;
}

/* What was left then is not what `next` is to have: what was found is put back. */
static void class_slot_put_in(struct msrpp_class_slot *slot, struct msrpp_group *left,
			      struct msrpp_group *next)
{
	if (!class_slot_write(slot, next))
		return;
	msrpp_group_stop(next ? next : left, MSRPP_REASON_WRITE_FAULT, EIO,
			 class_slot_value(next, slot->found), slot->now);
	WRITE_ONCE(slot->group, NULL);
	if (next && !class_slot_write(slot, NULL))
		return;
	(next ? next : left)->failure.left = 1;
	class_slot_lose(slot);
}

/* `next` is the group of the thread that comes, or NULL. */
noinline void msrpp_class_change(struct msrpp_class_slot *slot, struct msrpp_group *next)
{
	struct msrpp_group *left = slot->group;

	next = class_slot_take(slot, next);
	if (left == next)
		return;
	slot->switches++;
	slot->used = true;
	if (!slot->known && !class_slot_find_out(slot, next))
		return;
	if (class_slot_value(next, slot->found) == slot->now)
		return;
	if (class_slot_is_as_known(slot, left, next))
		class_slot_put_in(slot, left, next);
	else
		class_slot_lose(slot);
}

bool msrpp_has_group(int cpu, void *group)
{
	return READ_ONCE(per_cpu_ptr(msrpp_class_slots, cpu)->group) == group;
}

bool msrpp_class_slot_is_known(int cpu, void *unused)
{
	return READ_ONCE(per_cpu_ptr(msrpp_class_slots, cpu)->known);
}

/*
 * Now and then: a thread that runs for long is looked at too, and a CPU where no thread of a
 * group was meanwhile is asked no more.
 */
void msrpp_class_verify_here(void *unused)
{
	struct msrpp_class_slot *slot = this_cpu_ptr(msrpp_class_slots);

	if (!slot->known)
		return;
	if (!slot->group && !slot->used) {
		WRITE_ONCE(slot->known, false);
		return;
	}
	slot->used = false;
	if (slot->group ? !class_slot_is_as_known(slot, slot->group, NULL) :
			  !class_slot_find_out(slot, NULL))
		class_slot_lose(slot);
}

void msrpp_tasks_cpu_down(void)
{
	struct msrpp_class_slot *slot = this_cpu_ptr(msrpp_class_slots);

	slot->down = true;
	if (slot->group)
		msrpp_class_change(slot, NULL);
	WRITE_ONCE(slot->known, false);
}

void msrpp_tasks_cpu_up(void)
{
	struct msrpp_class_slot *slot = this_cpu_ptr(msrpp_class_slots);

	msrpp_class_cache_comes_here();
	/*
	 * When the machine wakes a CPU comes up, and is used, before those are told who wait for
	 * the machine: then the register is the group's, and what was found before is known.
	 */
	if (!slot->group)
		WRITE_ONCE(slot->known, false);
	slot->down = false;
}
