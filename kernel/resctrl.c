// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Linux's resctrl: while it is mounted it writes the class of service at switches of threads, for
 * anybody.
 */
#include <linux/fs.h>
#include <linux/module.h>

#include "msrpp.h"

static bool is_there __ro_after_init;

static bool find_resctrl(bool *mounted)
{
	struct file_system_type *type = get_fs_type("resctrl");

	*mounted = false;
	if (!type)
		return false;
	*mounted = !hlist_empty(&type->fs_supers);
	module_put(type->owner);
	return true;
}

/* It is part of the kernel or is not there; who asks for what is not there starts modprobe. */
bool msrpp_resctrl_is_mounted(void)
{
	bool mounted;

	return is_there && find_resctrl(&mounted) && mounted;
}

void __init msrpp_resctrl_init(void)
{
	bool mounted;

	is_there = find_resctrl(&mounted);
}
