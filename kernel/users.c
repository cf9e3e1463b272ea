// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Counts and limits the resources of a user of the module: files, programs, threads, memory. The
 * user of a file is the one who opened it. Callers with CAP_SYS_RAWIO are counted and not limited.
 */
#include <linux/cred.h>
#include <linux/errno.h>
#include <linux/hashtable.h>
#include <linux/slab.h>
#include <linux/spinlock.h>
#include <linux/uidgid.h>

#include "msrpp.h"

/* most open files of a user without CAP_SYS_RAWIO */
#define MSRPP_MOST_USER_FILES 256

static DEFINE_HASHTABLE(users, 6);
static DEFINE_SPINLOCK(users_lock);

static struct msrpp_user *user_find(kuid_t uid)
{
	struct msrpp_user *user;

	lockdep_assert_held(&users_lock);
	hash_for_each_possible(users, user, node, __kuid_val(uid))
		if (uid_eq(user->uid, uid))
			return user;
	return NULL;
}

/*
 * Counts an open file for its user. Returns an error pointer where memory is lacking, or with
 * `limited` where the user has MSRPP_MOST_USER_FILES open files already.
 */
struct msrpp_user *msrpp_get_user(kuid_t uid, bool limited)
{
	struct msrpp_user *fresh = kzalloc(sizeof(*fresh), GFP_KERNEL_ACCOUNT);
	struct msrpp_user *user;

	if (!fresh)
		return ERR_PTR(-ENOMEM);
	spin_lock(&users_lock);
	user = user_find(uid);
	if (!user) {
		user = fresh;
		fresh = NULL;
		user->uid = uid;
		hash_add(users, &user->node, __kuid_val(uid));
	}
	if (limited && user->files >= MSRPP_MOST_USER_FILES)
		user = ERR_PTR(-EMFILE);
	else
		user->files++;
	spin_unlock(&users_lock);
	kfree(fresh);
	return user;
}

/* Releases an open file of a user; the user is freed with the last one. */
void msrpp_put_user(struct msrpp_user *user)
{
	bool last;

	spin_lock(&users_lock);
	last = !--user->files;
	if (last)
		hash_del(&user->node);
	spin_unlock(&users_lock);
	if (last)
		kfree(user);
}

static bool user_charge(atomic_long_t *counter, long amount, long limit)
{
	if (atomic_long_add_return(amount, counter) <= limit)
		return true;
	atomic_long_sub(amount, counter);
	return false;
}

static long user_limit(u32 step, long limit)
{
	return step == MSRPP_RIGHTS_ALL ? LONG_MAX : limit;
}

bool msrpp_charge_bytes(struct msrpp_user *user, u32 step, u64 bytes)
{
	return user_charge(&user->bytes, bytes, user_limit(step, MSRPP_MOST_USER_BYTES));
}

/*
 * Charges a user for a program, or for another object with a handle or a descriptor, and for the
 * part of its memory that is known.
 */
bool msrpp_charge_program(struct msrpp_user *user, u32 step, u64 bytes)
{
	if (!user_charge(&user->programs, 1, user_limit(step, MSRPP_MOST_USER_PROGRAMS)))
		return false;
	if (msrpp_charge_bytes(user, step, bytes))
		return true;
	atomic_long_dec(&user->programs);
	return false;
}

void msrpp_uncharge_program(struct msrpp_user *user, u64 bytes)
{
	atomic_long_sub(bytes, &user->bytes);
	atomic_long_dec(&user->programs);
}

/*
 * Charges a user for a followed thread. The function is also called where a thread is created, with
 * preemption off.
 */
bool msrpp_charge_thread(struct msrpp_user *user, u32 step)
{
	return user_charge(&user->threads, 1, user_limit(step, MSRPP_MOST_USER_THREADS));
}

void msrpp_uncharge_thread(struct msrpp_user *user)
{
	atomic_long_dec(&user->threads);
}
