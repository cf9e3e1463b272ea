// SPDX-License-Identifier: MIT OR GPL-2.0
/* A module for tests: a file system with the name of Linux's resctrl and no function. */
#include <linux/fs.h>
#include <linux/fs_context.h>
#include <linux/module.h>

#define MAGIC 0x7373

static int resctrl_fill_super(struct super_block *super, struct fs_context *context)
{
	static const struct tree_descr no_files[] = { { "" } };

	return simple_fill_super(super, MAGIC, no_files);
}

static int resctrl_get_tree(struct fs_context *context)
{
	return get_tree_single(context, resctrl_fill_super);
}

static const struct fs_context_operations context_operations = { .get_tree = resctrl_get_tree };

static int resctrl_init_fs_context(struct fs_context *context)
{
	context->ops = &context_operations;
	return 0;
}

static struct file_system_type resctrl_type = {
	.owner = THIS_MODULE,
	.name = "resctrl",
	.init_fs_context = resctrl_init_fs_context,
	.kill_sb = kill_anon_super,
};

static int __init resctrl_init(void)
{
	return register_filesystem(&resctrl_type);
}

static void __exit resctrl_exit(void)
{
	unregister_filesystem(&resctrl_type);
}

module_init(resctrl_init);
module_exit(resctrl_exit);
MODULE_DESCRIPTION("A file system with the name of resctrl and no function, for tests");
MODULE_LICENSE("Dual MIT/GPL");
