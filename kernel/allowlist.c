// SPDX-License-Identifier: MIT OR GPL-2.0
/* Which registers callers without CAP_SYS_RAWIO may read and write. */
#include <linux/bsearch.h>
#include <linux/capability.h>
#include <linux/cred.h>
#include <linux/errno.h>
#include <linux/mm.h>
#include <linux/mutex.h>
#include <linux/rcupdate.h>
#include <linux/security.h>
#include <linux/slab.h>
#include <linux/uaccess.h>

#include "msrpp.h"

struct list {
	struct rcu_head rcu;
	u32 count;
	struct msrpp_allowed entries[];	/* by address, each one once */
};

static struct list __rcu *current_list;
static DEFINE_MUTEX(list_lock);

/*
 * The opener must have had the right too: a descriptor that a privileged process passed on gives no
 * more than its new owner has, and one that an unprivileged process passed on to a privileged one
 * does not make that a helper. Credentials never change, a process gets others; so it is enough to
 * ask once for each. With the file's lock.
 */
bool msrpp_unrestricted(struct msrpp_file *file)
{
	const struct cred *cred = current_cred();

	if (!file->raw_io)
		return false;
	if (file->looked_at != cred) {
		put_cred(file->looked_at);
		file->looked_at = get_cred(cred);
		file->unrestricted = capable(CAP_SYS_RAWIO);
	}
	return file->unrestricted;
}

bool msrpp_writes_locked_down(void)
{
	return security_locked_down(LOCKDOWN_MSR) != 0;
}

static int by_address(const void *key, const void *element)
{
	const u32 address = *(const u32 *)key;
	const struct msrpp_allowed *entry = element;

	return address < entry->address ? -1 : address > entry->address;
}

struct msrpp_rights msrpp_rights_of(bool unrestricted, u32 address)
{
	struct msrpp_rights rights = {};
	const struct msrpp_allowed *entry = NULL;
	const struct list *list;

	if (unrestricted)
		return (struct msrpp_rights){ .read = true, .write = true, .mask = ~0ULL };
	rcu_read_lock();
	list = rcu_dereference(current_list);
	if (list)
		entry = bsearch(&address, list->entries, list->count, sizeof(*entry), by_address);
	if (entry) {
		rights.read = entry->flags & MSRPP_ALLOW_READ;
		rights.write = entry->flags & MSRPP_ALLOW_WRITE;
		rights.mask = entry->write_mask;
	}
	rcu_read_unlock();
	return rights;
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

static bool is_valid(const struct list *list)
{
	u32 i;

	for (i = 0; i < list->count; i++) {
		const struct msrpp_allowed *entry = &list->entries[i];

		if (!entry->flags || (entry->flags & ~(MSRPP_ALLOW_READ | MSRPP_ALLOW_WRITE)))
			return false;
		if (!(entry->flags & MSRPP_ALLOW_WRITE) != !entry->write_mask)
			return false;
		if (i && list->entries[i - 1].address >= entry->address)
			return false;
	}
	return true;
}

static void replace(struct list *list)
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

long msrpp_allow(const struct msrpp_allowlist __user *from)
{
	struct msrpp_allowlist wanted;
	struct list *list;

	if (!capable(CAP_SYS_ADMIN) || msrpp_writes_locked_down())
		return -EPERM;
	if (copy_from_user(&wanted, from, sizeof(wanted)))
		return -EFAULT;
	if (wanted.reserved || wanted.count > MSRPP_MOST_ALLOWED)
		return -EINVAL;
	if (!wanted.count) {
		replace(NULL);
		return 0;
	}
	list = kvzalloc(struct_size(list, entries, wanted.count), GFP_KERNEL_ACCOUNT);
	if (!list)
		return -ENOMEM;
	list->count = wanted.count;
	if (copy_from_user(list->entries, u64_to_user_ptr(wanted.entries),
			   array_size(wanted.count, sizeof(*list->entries)))) {
		kvfree(list);
		return -EFAULT;
	}
	if (!is_valid(list)) {
		kvfree(list);
		return -EINVAL;
	}
	replace(list);
	return 0;
}

long msrpp_allowed(struct msrpp_allowlist __user *to)
{
	struct msrpp_allowlist wanted;
	const struct list *list;
	long error = 0;
	u32 count;

	if (copy_from_user(&wanted, to, sizeof(wanted)))
		return -EFAULT;
	if (wanted.reserved)
		return -EINVAL;
	mutex_lock(&list_lock);
	list = rcu_dereference_protected(current_list, lockdep_is_held(&list_lock));
	count = list ? list->count : 0;
	if (count && copy_to_user(u64_to_user_ptr(wanted.entries), list->entries,
				  array_size(min(count, wanted.count), sizeof(*list->entries))))
		error = -EFAULT;
	mutex_unlock(&list_lock);
	if (!error && put_user(count, &to->count))
		error = -EFAULT;
	return error;
}

void msrpp_allowlist_exit(void)
{
	replace(NULL);
}
