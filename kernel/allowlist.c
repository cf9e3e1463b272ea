// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Which registers callers without CAP_SYS_RAWIO may read and write: the list, less what is denied.
 */
#include <linux/bsearch.h>
#include <linux/capability.h>
#include <linux/err.h>
#include <linux/errno.h>
#include <linux/mm.h>
#include <linux/mutex.h>
#include <linux/rcupdate.h>
#include <linux/slab.h>
#include <linux/uaccess.h>

#include <msr/backend/shim_registers.h>

#include "rdt.h"
#include "selects.h"

/* What the list says of a register, and what is left of it: no list overrides what is denied. */
struct entry {
	struct msrpp_allowed listed;
	bool read;
	bool write;
	u64 mask;	/* that callers with CAP_PERFMON may write */
	u64 guarded;	/* of it, what others may not */
	enum msrpp_register_kind kind;
};

struct list {
	struct rcu_head rcu;
	u32 count;
	struct entry entries[];	/* by address, each one once */
};

static struct list __rcu *current_list;
static DEFINE_MUTEX(list_lock);

static int by_address(const void *key, const void *element)
{
	const u32 address = *(const u32 *)key;
	const struct entry *entry = element;

	return address < entry->listed.address ? -1 : address > entry->listed.address;
}

/* Only registers that count may be written: what else a register does, the module cannot know. */
static void allowlist_resolve_entry(struct entry *entry)
{
	const struct msrpp_register known = msrpp_look_up(entry->listed.address);
	const u32 flags = entry->listed.flags;

	entry->kind = known.kind;
	entry->read = (flags & MSRPP_ALLOW_READ) && known.denied != MSRPP_DENY_ALL;
	entry->write = (flags & MSRPP_ALLOW_WRITE) && known.kind != MSRPP_KIND_UNKNOWN &&
		       known.kind != MSRPP_KIND_STATUS;
	entry->mask = entry->write ? entry->listed.write_mask & ~known.never : 0;
	entry->guarded = known.guarded;
}

/*
 * Whether this way of writing is one for the register. The class that a CPU has is that of every
 * thread which runs there: only groups change it, which ask whose thread it is, and put back what
 * was found.
 */
static bool is_written_by(const struct entry *entry, u32 step, enum msrpp_way way)
{
	if (entry->kind != MSRPP_KIND_RESOURCE)
		return true;
	if (step == MSRPP_RIGHTS_THREADS)
		return false;
	return way == MSRPP_BY_GROUP || entry->listed.address != MSRPP_PQR_ASSOC;
}

static void allowlist_fill_rights(struct msrpp_rights *rights, const struct entry *entry, u32 step,
				  enum msrpp_way way)
{
	const u64 kept = step == MSRPP_RIGHTS_THREADS ? entry->guarded : 0;

	rights->read = entry->read;
	rights->write = entry->write && is_written_by(entry, step, way);
	rights->mask = rights->write ? entry->mask & ~kept : 0;
	rights->listed = entry->listed.write_mask;
	rights->listed_to_read = entry->listed.flags & MSRPP_ALLOW_READ;
}

/*
 * Of a caller at this step, and the one place where that is decided, whatever call asks. The bits
 * that it may not have are 0 in what it writes, not as they were found: what somebody left in a
 * register must not interrupt, nor count the kernel, for it; nor, without CAP_PERFMON, be a part of
 * its event.
 */
struct msrpp_rights msrpp_rights_of(u32 step, u32 address, enum msrpp_way way)
{
	struct msrpp_rights rights = {};
	const struct entry *entry = NULL;
	const struct list *list;
	struct msrpp_register known;

	if (step == MSRPP_RIGHTS_ALL)
		return (struct msrpp_rights){ .read = true, .write = true, .mask = ~0ULL };
	rcu_read_lock();
	list = rcu_dereference(current_list);
	if (list)
		entry = bsearch(&address, list->entries, list->count, sizeof(*entry), by_address);
	if (entry)
		allowlist_fill_rights(&rights, entry, step, way);
	rcu_read_unlock();
	if (rights.write) {
		known = msrpp_look_up(address);
		rights.kernels = known.kind == MSRPP_KIND_RESOURCE && msrpp_resctrl_is_mounted();
		rights.write = !rights.kernels;
	}
	if (rights.write) {
		rights.cleared = known.never;
		if (step == MSRPP_RIGHTS_THREADS)
			rights.cleared |= known.guarded |
					  (msrpp_choice_of(known.address) & ~rights.mask);
		rights.clears = known.kind == MSRPP_KIND_CLEAR;
	}
	return rights;
}

/* What a caller is told who may not write these bits. */
u32 msrpp_write_refusal(const struct msrpp_rights *rights, u64 bits)
{
	const bool listed = rights->listed && !(bits & ~rights->listed);

	if (rights->kernels)
		return MSRPP_REASON_HELD_BY_KERNEL;
	return listed ? MSRPP_REASON_DENIED : MSRPP_REASON_NOT_ALLOWED;
}

u32 msrpp_read_refusal(const struct msrpp_rights *rights)
{
	return rights->listed_to_read ? MSRPP_REASON_DENIED : MSRPP_REASON_NOT_ALLOWED;
}

/* The error number that goes with a refusal. */
int msrpp_refusal_error(u32 reason)
{
	switch (reason) {
	case MSRPP_REASON_HELD_BY_KERNEL:
		return EBUSY;
	case MSRPP_REASON_CPU_OFFLINE:
		return ENXIO;
	case MSRPP_REASON_OTHER_CPU:
		return EPERM;
	default:
		return EACCES;
	}
}

u32 msrpp_allowed_count(void)
{
	const struct list *list;
	u32 count;

	rcu_read_lock();
	list = rcu_dereference(current_list);
	count = list ? list->count : 0;
	rcu_read_unlock();
	return count;
}

static bool allowlist_is_valid(const struct list *list)
{
	u32 i;

	for (i = 0; i < list->count; i++) {
		const struct msrpp_allowed *entry = &list->entries[i].listed;

		if (!entry->flags || (entry->flags & ~(MSRPP_ALLOW_READ | MSRPP_ALLOW_WRITE)))
			return false;
		if (!(entry->flags & MSRPP_ALLOW_WRITE) != !entry->write_mask)
			return false;
		if (i && list->entries[i - 1].listed.address >= entry->address)
			return false;
	}
	return true;
}

static void allowlist_replace(struct list *list)
{
	struct list *old;

	mutex_lock(&list_lock);
	old = rcu_replace_pointer(current_list, list, lockdep_is_held(&list_lock));
	mutex_unlock(&list_lock);
	if (!old)
		return;
	synchronize_rcu();
	kvfree(old);
}

/* Which entries give less than they say; the log is where who loads lists looks. */
static void tell_denied(const struct list *list)
{
	u32 i, count = 0, first = 0;

	for (i = 0; i < list->count; i++) {
		const struct entry *each = &list->entries[i];

		if (each->mask == each->listed.write_mask &&
		    each->read == !!(each->listed.flags & MSRPP_ALLOW_READ))
			continue;
		if (!count++)
			first = each->listed.address;
	}
	if (count)
		pr_notice_ratelimited("%u registers of the allowlist stay denied, at least in part; 0x%x first\n",
				      count, first);
}

static struct list *fetch_list(const struct msrpp_allowlist *request)
{
	struct list *list =
		kvzalloc(struct_size(list, entries, request->count), GFP_KERNEL_ACCOUNT);
	const struct msrpp_allowed __user *from = u64_to_user_ptr(request->entries);
	u32 i;

	if (!list)
		return ERR_PTR(-ENOMEM);
	for (i = 0; i < request->count; i++) {
		struct entry *entry = &list->entries[i];

		if (copy_from_user(&entry->listed, from + i, sizeof(entry->listed))) {
			kvfree(list);
			return ERR_PTR(-EFAULT);
		}
		allowlist_resolve_entry(entry);
		cond_resched();
	}
	list->count = request->count;
	if (allowlist_is_valid(list))
		return list;
	kvfree(list);
	return ERR_PTR(-EINVAL);
}

/*
 * The right to say what others may do with registers is no greater than the right to do it: with
 * CAP_SYS_ADMIN alone nobody lists a register that only CAP_SYS_RAWIO gives.
 */
long msrpp_allow(struct msrpp_file *file, const struct msrpp_allowlist __user *from)
{
	struct msrpp_allowlist request;
	struct list *list = NULL;

	if (msrpp_step_now(file) != MSRPP_RIGHTS_ALL || !capable(CAP_SYS_ADMIN) ||
	    msrpp_writes_locked_down())
		return -EPERM;
	if (copy_from_user(&request, from, sizeof(request)))
		return -EFAULT;
	if (request.reserved || request.count > MSRPP_MOST_ALLOWED)
		return -EINVAL;
	if (request.count) {
		list = fetch_list(&request);
		if (IS_ERR(list))
			return PTR_ERR(list);
		tell_denied(list);
	}
	allowlist_replace(list);
	return 0;
}

/* Into memory of the kernel: a caller's page can keep who writes to it waiting for ever. */
static u32 allowlist_copy(struct msrpp_allowed *into, u32 room)
{
	const struct list *list;
	u32 i, count;

	rcu_read_lock();
	list = rcu_dereference(current_list);
	count = list ? list->count : 0;
	for (i = 0; i < min(count, room); i++)
		into[i] = list->entries[i].listed;
	rcu_read_unlock();
	return count;
}

long msrpp_allowed(struct msrpp_allowlist __user *to)
{
	struct msrpp_allowlist request;
	struct msrpp_allowed *copy;
	long error = 0;
	u32 count, room;

	if (copy_from_user(&request, to, sizeof(request)))
		return -EFAULT;
	if (request.reserved)
		return -EINVAL;
	room = min_t(u32, request.count, MSRPP_MOST_ALLOWED);
	copy = kvcalloc(room + 1, sizeof(*copy), GFP_KERNEL_ACCOUNT);
	if (!copy)
		return -ENOMEM;
	count = allowlist_copy(copy, room);
	if (copy_to_user(u64_to_user_ptr(request.entries), copy,
			 array_size(min(count, room), sizeof(*copy))) ||
	    put_user(count, &to->count))
		error = -EFAULT;
	kvfree(copy);
	return error;
}

void msrpp_allowlist_exit(void)
{
	allowlist_replace(NULL);
}
