// SPDX-License-Identifier: MIT OR GPL-2.0
/* A module for tests that reserves a counter as the kernel's perf and NMI watchdog do. */
#include <linux/errno.h>
#include <linux/module.h>

#include <asm/nmi.h>

static unsigned int counter;
module_param(counter, uint, 0444);
MODULE_PARM_DESC(counter, "Number of the counter register to reserve (default: 0)");

static int __init holder_init(void)
{
	return reserve_perfctr_nmi(counter) ? 0 : -EBUSY;
}

static void __exit holder_exit(void)
{
	release_perfctr_nmi(counter);
}

module_init(holder_init);
module_exit(holder_exit);
MODULE_DESCRIPTION("Reserves a counter from the kernel, for tests");
MODULE_LICENSE("Dual MIT/GPL");
