// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * IA32_PQR_ASSOC of a CPU: it holds the value of the running thread's group, or else the value from
 * before any group. The register is accessed only at a switch that changes it. Before each write
 * the register is read: where its value is not the one that the module has written, somebody else
 * (resctrl) switches classes on this CPU, and the group stops.
 */
#include <linux/errno.h>
#include <linux/smp.h>

#include "group.h"

struct msrpp_group_slot __percpu *msrpp_group_slots __ro_after_init;

/*
 * Stops a group for a reason on this CPU. The function may run at a switch of threads, so it prints
 * nothing and wakes nobody.
 */
void msrpp_group_stop(struct msrpp_group *group, u32 reason, int error, u64 value, u64 actual_value)
{
	unsigned long flags;

	raw_spin_lock_irqsave(&group->thread_set.lock, flags);
	if (!group->failure.reason) {
		msrpp_fail(&group->failure, reason, error, raw_smp_processor_id(), MSRPP_PQR_ASSOC,
			   0);
		group->failure.value = value;
		group->failure.actual_value = actual_value;
	}
	WRITE_ONCE(group->stopped, true);
	raw_spin_unlock_irqrestore(&group->thread_set.lock, flags);
}

/* Notes in a group's failure that IA32_PQR_ASSOC could not be restored. */
static void group_slot_note_unrestored(struct msrpp_group *group)
{
	unsigned long flags;

	raw_spin_lock_irqsave(&group->thread_set.lock, flags);
	group->failure.unrestored_count = 1;
	raw_spin_unlock_irqrestore(&group->thread_set.lock, flags);
}

static int group_slot_read(struct msrpp_group_slot *slot, u64 *value)
{
	slot->reads++;
	return msrpp_read_register(MSRPP_PQR_ASSOC, value);
}

/*
 * Chooses the group for this CPU: the CPU's side of the handshake of threads.h. The CPU first
 * writes that it uses the group, and then reads whether the group is stopped. The function that
 * stops a group first writes that, and then reads which CPUs use the group.
 */
static struct msrpp_group *group_slot_choose(struct msrpp_group_slot *slot,
					     struct msrpp_group *group)
{
	if (group && (slot->offline || READ_ONCE(group->stopped)))
		group = NULL;
	WRITE_ONCE(slot->group, group);
	if (!group)
		return NULL;
	/*
	 * this barrier pairs with those of group_halt(), follow_remove() and
	 * msrpp_unfollow_matching()
	 */
	smp_mb();
	if (!READ_ONCE(group->stopped))
		return group;
	WRITE_ONCE(slot->group, NULL);
	return NULL;
}

/*
 * Returns the value that IA32_PQR_ASSOC has while a thread of the group runs, or without a group
 * (NULL); `old_value` is the value before any thread of a group ran on the CPU.
 */
static u64 group_slot_value(const struct msrpp_group *group, u64 old_value)
{
	return group ? (old_value & ~group->mask) | group->value : old_value;
}

/* Forgets the value of IA32_PQR_ASSOC: the register holds no value of the module. */
static void group_slot_forget(struct msrpp_group_slot *slot)
{
	WRITE_ONCE(slot->group, NULL);
	WRITE_ONCE(slot->value_known, false);
}

/* Reads the value that IA32_PQR_ASSOC has before any thread of a group runs on the CPU. */
static bool group_slot_read_old_value(struct msrpp_group_slot *slot, struct msrpp_group *group)
{
	u64 value;
	const int error = group_slot_read(slot, &value);

	if (error) {
		if (group)
			msrpp_group_stop(group, MSRPP_REASON_FAULT, EIO, 0, 0);
		group_slot_forget(slot);
		return false;
	}
	slot->old_value = value;
	slot->written_value = value;
	WRITE_ONCE(slot->value_known, true);
	return true;
}

/*
 * Returns whether the value of the group `next` may be written. Where IA32_PQR_ASSOC cannot be
 * read, both groups stop. Where others changed it while a thread of `prev` ran, `prev` stops. What
 * others wrote becomes the old value, unless no group comes.
 */
static bool group_slot_check(struct msrpp_group_slot *slot, struct msrpp_group *prev,
			     struct msrpp_group *next)
{
	u64 value;

	if (group_slot_read(slot, &value)) {
		if (prev)
			msrpp_group_stop(prev, MSRPP_REASON_FAULT, EIO, slot->written_value, 0);
		if (next)
			msrpp_group_stop(next, MSRPP_REASON_FAULT, EIO, slot->written_value, 0);
		return false;
	}
	if (value == slot->written_value)
		return true;
	if (prev) {
		msrpp_group_stop(prev, MSRPP_REASON_HELD_BY_KERNEL, EBUSY, slot->written_value,
				 value);
		if (!next)
			return false;
	}
	slot->old_value = value;
	slot->written_value = value;
	return true;
}

static int group_slot_write(struct msrpp_group_slot *slot, struct msrpp_group *next)
{
	const u64 value = group_slot_value(next, slot->old_value);
	int error;

	if (value == slot->written_value)
		return 0;
	slot->writes++;
	error = msrpp_write_register(MSRPP_PQR_ASSOC, value);
	if (!error)
		slot->written_value = value;
	return error;
}

/*
 * Writes the IA32_PQR_ASSOC value of the next group. Where the write fails, the group stops, and
 * the value from before any group is written instead.
 */
static void group_slot_write_or_stop(struct msrpp_group_slot *slot, struct msrpp_group *prev,
				     struct msrpp_group *next)
{
	if (!group_slot_write(slot, next))
		return;
	msrpp_group_stop(next ? next : prev, MSRPP_REASON_WRITE_FAULT, EIO,
			 group_slot_value(next, slot->old_value), slot->written_value);
	WRITE_ONCE(slot->group, NULL);
	if (next && !group_slot_write(slot, NULL))
		return;
	group_slot_note_unrestored(next ? next : prev);
	group_slot_forget(slot);
}

/* Switches IA32_PQR_ASSOC to the group of the thread that comes; NULL: the thread has no group. */
noinline void msrpp_group_slot_switch(struct msrpp_group_slot *slot, struct msrpp_group *next)
{
	struct msrpp_group *prev = slot->group;

	lockdep_assert_irqs_disabled();
	next = group_slot_choose(slot, next);
	if (prev == next)
		return;
	slot->switches++;
	slot->recently_active = true;
	if (!slot->value_known && !group_slot_read_old_value(slot, next))
		return;
	if (group_slot_value(next, slot->old_value) == slot->written_value)
		return;
	if (group_slot_check(slot, prev, next))
		group_slot_write_or_stop(slot, prev, next);
	else
		group_slot_forget(slot);
}

bool msrpp_group_is_on_cpu(int cpu, void *group)
{
	return READ_ONCE(per_cpu_ptr(msrpp_group_slots, cpu)->group) == group;
}

bool msrpp_group_slot_is_known(int cpu, void *unused)
{
	return READ_ONCE(per_cpu_ptr(msrpp_group_slots, cpu)->value_known);
}

/*
 * Checks IA32_PQR_ASSOC once in CHECK_PERIOD, for threads that run for long. A CPU on which no
 * thread of a group ran since the last check is not interrupted for the next one.
 */
void msrpp_group_slot_verify_cpu(void *unused)
{
	struct msrpp_group_slot *slot = this_cpu_ptr(msrpp_group_slots);

	if (!slot->value_known)
		return;
	if (!slot->group && !slot->recently_active) {
		WRITE_ONCE(slot->value_known, false);
		return;
	}
	slot->recently_active = false;
	if (slot->group ? !group_slot_check(slot, slot->group, NULL) :
			  !group_slot_read_old_value(slot, NULL))
		group_slot_forget(slot);
}

void msrpp_group_cpu_down(void)
{
	struct msrpp_group_slot *slot = this_cpu_ptr(msrpp_group_slots);

	slot->offline = true;
	if (slot->group)
		msrpp_group_slot_switch(slot, NULL);
	WRITE_ONCE(slot->value_known, false);
}

void msrpp_group_cpu_up(void)
{
	struct msrpp_group_slot *slot = this_cpu_ptr(msrpp_group_slots);

	msrpp_class_cache_cpu_up();
	/*
	 * At resume a CPU may run threads before the notifiers of resume are called. A group's
	 * thread may run here then: the register has the group's value, and `old_value` is valid.
	 */
	if (!slot->group)
		WRITE_ONCE(slot->value_known, false);
	slot->offline = false;
}
