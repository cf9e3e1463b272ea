// SPDX-License-Identifier: MIT OR GPL-2.0
/* Selects the source of the registers: the processor, or for tests msrpp_soft.ko. */
#include <linux/errno.h>
#include <linux/module.h>
#include <linux/string.h>

#include "msrpp.h"

const struct msrpp_soft_operations *msrpp_soft __ro_after_init;
DEFINE_STATIC_KEY_FALSE(msrpp_soft_key);

static char *registers = "hardware";
module_param(registers, charp, 0444);
MODULE_PARM_DESC(registers,
		 "Registers that the module accesses: hardware (RDMSR and WRMSR), or soft "
		 "(simulated by msrpp_soft.ko, for tests) (default: hardware)");

int __init msrpp_soft_get(void)
{
	if (!strcmp(registers, "hardware"))
		return 0;
	if (strcmp(registers, "soft")) {
		pr_err("no such registers: %s; there are hardware and soft\n", registers);
		return -EINVAL;
	}
	msrpp_soft = symbol_get(msrpp_soft_operations);
	if (!msrpp_soft) {
		pr_err("registers=soft: msrpp_soft.ko, which is for tests, is not there\n");
		return -ENODEV;
	}
	static_branch_enable(&msrpp_soft_key);
	pr_warn("registers=soft: nothing is measured\n");
	return 0;
}

/* Releases msrpp_soft.ko, after all users of its registers have ended. */
void msrpp_soft_put(void)
{
	if (msrpp_soft)
		symbol_put(msrpp_soft_operations);
}
