// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Detects Linux's resctrl, which writes the class of service of all threads at switches of threads
 * while it is mounted.
 */
#include <linux/fs.h>
#include <linux/module.h>

#include "msrpp.h"

static bool resctrl_exists __ro_after_init;

static bool resctrl_find(bool *mounted)
{
	struct file_system_type *type = get_fs_type("resctrl");

	*mounted = false;
	if (!type)
		return false;
	*mounted = !hlist_empty(&type->fs_supers);
	module_put(type->owner);
	return true;
}

/*
 * Whether resctrl is mounted. The file system is looked up by name only where the kernel has it: a
 * look-up of an unknown name would start modprobe.
 */
bool msrpp_resctrl_is_mounted(void)
{
	bool mounted;

	return resctrl_exists && resctrl_find(&mounted) && mounted;
}

void __init msrpp_resctrl_init(void)
{
	bool mounted;

	resctrl_exists = resctrl_find(&mounted);
}
