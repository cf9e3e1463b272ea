// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * For tests: the registers of a processor in memory, for msrpp.ko with registers=soft.
 * msrpp_soft.ko does nothing by itself; msrpp.ko holds a reference to it while it uses these
 * registers.
 */
#include <linux/errno.h>
#include <linux/export.h>
#include <linux/kernel.h>
#include <linux/module.h>
#include <linux/slab.h>
#include <linux/string.h>

#include <msr/backend/shim_registers.h>

#include "parts.h"

static char *processor = "netburst,amd";
module_param(processor, charp, 0444);
MODULE_PARM_DESC(processor,
		 "Processors that are simulated, separated by commas: "
		 "netburst, perfmon, amd, unknown (default: netburst,amd)");

static long soft_ioctl(u32 step, unsigned int command, void __user *arg)
{
	switch (command) {
	case MSRPP_IOCTL_SOFT_EVENTS:
		return msrpp_soft_events(arg);
	case MSRPP_IOCTL_SOFT_SLOTS:
		return msrpp_soft_slots(arg);
	case MSRPP_IOCTL_SOFT_SAMPLE:
		return msrpp_soft_sample(step, arg);
	case MSRPP_IOCTL_SOFT_TASKS:
		return msrpp_soft_tasks(step, arg);
	default:
		return -ENOTTY;
	}
}

struct msrpp_soft_operations msrpp_soft_operations __ro_after_init = {
	.read = msrpp_soft_read,
	.write = msrpp_soft_write,
	.ioctl = soft_ioctl,
	.begin_sampling = msrpp_soft_begin_sampling,
	.end_sampling = msrpp_soft_end_sampling,
	.ibs_read = msrpp_soft_ibs_read,
	.ibs_write = msrpp_soft_ibs_write,
	.cleared_sample = msrpp_soft_cleared_sample,
	.count_accesses = msrpp_soft_count_accesses,
	.set_up_entry = msrpp_soft_set_up_entry,
};
EXPORT_SYMBOL_GPL(msrpp_soft_operations);

static int __init soft_parse_processors(u32 *result)
{
	static const struct {
		const char *name;
		u32 processors;
	} names[] __initconst = {
		{ "netburst", MSRPP_ON_NETBURST }, { "perfmon", MSRPP_ON_PERFMON },
		{ "amd", MSRPP_ON_AMD }, { "unknown", 0 },
	};
	char *copy = kstrdup(processor, GFP_KERNEL), *rest = copy, *word;
	int error = 0;
	u32 i;

	if (!copy)
		return -ENOMEM;
	while (!error && (word = strsep(&rest, ","))) {
		for (i = 0; i < ARRAY_SIZE(names) && strcmp(names[i].name, word); i++)
			;
		if (i == ARRAY_SIZE(names))
			error = -EINVAL;
		else
			*result |= names[i].processors;
	}
	kfree(copy);
	if (error)
		pr_err("processor cannot be read: %s\n", processor);
	return error;
}

static int __init soft_init(void)
{
	int error = soft_parse_processors(&msrpp_soft_operations.processors);

	if (!error)
		error = msrpp_soft_registers_init();
	if (error)
		return error;
	error = msrpp_soft_classes_init(&msrpp_soft_operations.classes);
	if (error)
		goto exit_registers;
	error = msrpp_soft_sampling_init(&msrpp_soft_operations);
	if (error)
		goto exit_classes;
	pr_warn("registers in memory, for tests: nothing is measured\n");
	return 0;
exit_classes:
	msrpp_soft_classes_exit();
exit_registers:
	msrpp_soft_registers_exit();
	return error;
}

static void __exit soft_exit(void)
{
	msrpp_soft_sampling_exit();
	msrpp_soft_classes_exit();
	msrpp_soft_registers_exit();
}

module_init(soft_init);
module_exit(soft_exit);
MODULE_DESCRIPTION("Simulated registers in memory, for tests of msrpp; nothing is measured");
MODULE_AUTHOR("msrpp");
MODULE_LICENSE("Dual MIT/GPL");
MODULE_VERSION("0.2.0");
MODULE_INFO(test, "Y");	/* since Linux 6.0 this mark taints the kernel as a test (TAINT_TEST) */
