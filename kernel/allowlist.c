// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * The allowlist of the kernel module: the registers that callers without CAP_SYS_RAWIO may read and
 * write, without those that the module denies.
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

/*
 * An entry of the allowlist, and the rights that the entry gives: no list overrides what the module
 * denies.
 */
struct allowlist_entry {
	struct msrpp_allowlist_entry request;	/* the entry as the caller of ALLOW gave it */
	bool may_read;
	bool may_write;
	u64 mask;	/* bits of the register that callers with CAP_PERFMON may write */
	/* bits of the register that callers without CAP_PERFMON may not write */
	u64 perfmon_bits;
	enum msrpp_register_kind kind;
};

struct allowlist {
	struct rcu_head rcu;
	u32 count;
	struct allowlist_entry entries[];	/* the list's entries, in ascending order of their addresses */
};

static struct allowlist __rcu *current_list;
static DEFINE_MUTEX(list_lock);

static int allowlist_compare_address(const void *key, const void *element)
{
	const u32 address = *(const u32 *)key;
	const struct allowlist_entry *entry = element;

	return address < entry->request.address ? -1 : address > entry->request.address;
}

/*
 * Computes the rights that an entry of the allowlist gives. Only registers that count may be
 * written: the module cannot know what other registers do.
 */
static void allowlist_resolve_entry(struct allowlist_entry *entry)
{
	const struct msrpp_register known = msrpp_lookup_register(entry->request.address);
	const u32 flags = entry->request.flags;

	entry->kind = known.kind;
	entry->may_read = (flags & MSRPP_ALLOW_READ) && known.deny_flags != MSRPP_DENY_ALL;
	entry->may_write = (flags & MSRPP_ALLOW_WRITE) && known.kind != MSRPP_KIND_UNKNOWN &&
			   known.kind != MSRPP_KIND_STATUS;
	entry->mask = entry->may_write ? entry->request.write_mask & ~known.rawio_bits : 0;
	entry->perfmon_bits = known.perfmon_bits;
}

/*
 * Whether a call on `path` may write a register. Registers of classes and RMIDs take CAP_PERFMON.
 * IA32_PQR_ASSOC has the class of a CPU, which applies to every thread that runs there: only groups
 * change it, which check the rights to a thread and restore the old value.
 */
static bool allowlist_permits_path(const struct allowlist_entry *entry, u32 step,
				   enum msrpp_write_path path)
{
	if (entry->kind != MSRPP_KIND_RESOURCE)
		return true;
	if (step == MSRPP_RIGHTS_THREADS)
		return false;
	return path == MSRPP_BY_GROUP || entry->request.address != MSRPP_PQR_ASSOC;
}

static void allowlist_fill_rights(struct msrpp_rights *rights, const struct allowlist_entry *entry,
				  u32 step, enum msrpp_write_path path)
{
	const u64 zero_mask = step == MSRPP_RIGHTS_THREADS ? entry->perfmon_bits : 0;

	rights->may_read = entry->may_read;
	rights->may_write = entry->may_write && allowlist_permits_path(entry, step, path);
	rights->mask = rights->may_write ? entry->mask & ~zero_mask : 0;
	rights->listed_mask = entry->request.write_mask;
	rights->listed_for_reading = entry->request.flags & MSRPP_ALLOW_READ;
}

/*
 * Returns the rights of a caller to a register. Each write clears the bits of `zero_mask`: bits
 * that others left must not interrupt, count the kernel, or change the caller's event.
 */
struct msrpp_rights msrpp_lookup_rights(u32 step, u32 address, enum msrpp_write_path path)
{
	struct msrpp_rights rights = {};
	const struct allowlist_entry *entry = NULL;
	const struct allowlist *list;
	struct msrpp_register known;

	if (step == MSRPP_RIGHTS_ALL)
		return (struct msrpp_rights){ .may_read = true, .may_write = true, .mask = ~0ULL };
	rcu_read_lock();
	list = rcu_dereference(current_list);
	if (list)
		entry = bsearch(&address, list->entries, list->count, sizeof(*entry),
				allowlist_compare_address);
	if (entry)
		allowlist_fill_rights(&rights, entry, step, path);
	rcu_read_unlock();
	if (rights.may_write) {
		known = msrpp_lookup_register(address);
		rights.kernel_holds = known.kind == MSRPP_KIND_RESOURCE &&
				      msrpp_resctrl_is_mounted();
		rights.may_write = !rights.kernel_holds;
	}
	if (rights.may_write) {
		rights.zero_mask = known.rawio_bits;
		if (step == MSRPP_RIGHTS_THREADS)
			rights.zero_mask |=
				known.perfmon_bits |
				(msrpp_find_deciding_bits(known.address) & ~rights.mask);
		rights.write_one_to_clear = known.kind == MSRPP_KIND_CLEAR;
	}
	return rights;
}

/* Returns the reason why a caller with `rights` may not write the bits `bits` of a register. */
u32 msrpp_write_refusal(const struct msrpp_rights *rights, u64 bits)
{
	const bool listed = rights->listed_mask && !(bits & ~rights->listed_mask);

	if (rights->kernel_holds)
		return MSRPP_REASON_HELD_BY_KERNEL;
	return listed ? MSRPP_REASON_DENIED : MSRPP_REASON_NOT_ALLOWED;
}

/* Returns the reason why a caller may not read a register. */
u32 msrpp_read_refusal(const struct msrpp_rights *rights)
{
	return rights->listed_for_reading ? MSRPP_REASON_DENIED : MSRPP_REASON_NOT_ALLOWED;
}

/* Returns the positive error number that goes with the reason of a refusal. */
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

u32 msrpp_allowlist_count(void)
{
	const struct allowlist *list;
	u32 count;

	rcu_read_lock();
	list = rcu_dereference(current_list);
	count = list ? list->count : 0;
	rcu_read_unlock();
	return count;
}

static bool allowlist_is_valid(const struct allowlist *list)
{
	u32 i;

	for (i = 0; i < list->count; i++) {
		const struct msrpp_allowlist_entry *entry = &list->entries[i].request;

		if (!entry->flags || (entry->flags & ~(MSRPP_ALLOW_READ | MSRPP_ALLOW_WRITE)))
			return false;
		if (!(entry->flags & MSRPP_ALLOW_WRITE) != !entry->write_mask)
			return false;
		if (i && list->entries[i - 1].request.address >= entry->address)
			return false;
	}
	return true;
}

/* Makes `list` the current list, or no list where it is NULL, and frees the previous list. */
static void allowlist_replace(struct allowlist *list)
{
	struct allowlist *old;

	mutex_lock(&list_lock);
	old = rcu_replace_pointer(current_list, list, lockdep_is_held(&list_lock));
	mutex_unlock(&list_lock);
	if (!old)
		return;
	synchronize_rcu();
	kvfree(old);
}

/* Writes to the kernel's log which entries of a new list give fewer rights than they list. */
static void allowlist_report_denied(const struct allowlist *list)
{
	u32 i, count = 0, first = 0;

	for (i = 0; i < list->count; i++) {
		const struct allowlist_entry *entry = &list->entries[i];

		if (entry->mask == entry->request.write_mask &&
		    entry->may_read == !!(entry->request.flags & MSRPP_ALLOW_READ))
			continue;
		if (!count++)
			first = entry->request.address;
	}
	if (count)
		pr_notice_ratelimited("%u registers of the allowlist stay denied, at least in part; 0x%x first\n",
				      count, first);
}

static struct allowlist *allowlist_fetch(const struct msrpp_allowlist *request)
{
	struct allowlist *list =
		kvzalloc(struct_size(list, entries, request->count), GFP_KERNEL_ACCOUNT);
	const struct msrpp_allowlist_entry __user *entries = u64_to_user_ptr(request->entries);
	u32 i;

	if (!list)
		return ERR_PTR(-ENOMEM);
	for (i = 0; i < request->count; i++) {
		struct allowlist_entry *entry = &list->entries[i];

		if (copy_from_user(&entry->request, entries + i, sizeof(entry->request))) {
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
 * The call ALLOW. A caller needs the right to write all registers to load a list: with
 * CAP_SYS_ADMIN alone nobody may list a register that only CAP_SYS_RAWIO gives.
 */
long msrpp_allowlist_load(struct msrpp_file *file, const struct msrpp_allowlist __user *source)
{
	struct msrpp_allowlist request;
	struct allowlist *list = NULL;

	if (msrpp_current_step(file) != MSRPP_RIGHTS_ALL || !capable(CAP_SYS_ADMIN) ||
	    msrpp_writes_locked_down())
		return -EPERM;
	if (copy_from_user(&request, source, sizeof(request)))
		return -EFAULT;
	if (request.reserved || request.count > MSRPP_MOST_ALLOWLIST_ENTRIES)
		return -EINVAL;
	if (request.count) {
		list = allowlist_fetch(&request);
		if (IS_ERR(list))
			return PTR_ERR(list);
		allowlist_report_denied(list);
	}
	allowlist_replace(list);
	return 0;
}

/*
 * Copies the allowlist into kernel memory, in an RCU section: a write to the caller's memory could
 * wait for any time. Returns the number of entries of the list.
 */
static u32 allowlist_copy(struct msrpp_allowlist_entry *destination, u32 capacity)
{
	const struct allowlist *list;
	u32 i, count;

	rcu_read_lock();
	list = rcu_dereference(current_list);
	count = list ? list->count : 0;
	for (i = 0; i < min(count, capacity); i++)
		destination[i] = list->entries[i].request;
	rcu_read_unlock();
	return count;
}

/* The call ALLOWED: copies the list to the caller. */
long msrpp_allowlist_read(struct msrpp_allowlist __user *destination)
{
	struct msrpp_allowlist request;
	struct msrpp_allowlist_entry *copy;
	long error = 0;
	u32 count, capacity;

	if (copy_from_user(&request, destination, sizeof(request)))
		return -EFAULT;
	if (request.reserved)
		return -EINVAL;
	capacity = min_t(u32, request.count, MSRPP_MOST_ALLOWLIST_ENTRIES);
	copy = kvcalloc(capacity + 1, sizeof(*copy), GFP_KERNEL_ACCOUNT);
	if (!copy)
		return -ENOMEM;
	count = allowlist_copy(copy, capacity);
	if (copy_to_user(u64_to_user_ptr(request.entries), copy,
			 array_size(min(count, capacity), sizeof(*copy))) ||
	    put_user(count, &destination->count))
		error = -EFAULT;
	kvfree(copy);
	return error;
}

void msrpp_allowlist_exit(void)
{
	allowlist_replace(NULL);
}
