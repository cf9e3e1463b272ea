// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * A module for tests: prints the value of a register of CPU 0 when the machine ends or starts
 * another kernel, after all other notifiers were called.
 */
#include <linux/errno.h>
#include <linux/module.h>
#include <linux/notifier.h>
#include <linux/reboot.h>
#include <linux/smp.h>

static unsigned int address;
module_param(address, uint, 0444);
MODULE_PARM_DESC(address, "Number of the register whose value is printed (default: 0)");

static unsigned long long expected;
module_param(expected, ullong, 0444);
MODULE_PARM_DESC(expected, "Value that the register has to have at the end (default: 0)");

static void watcher_read_local(void *destination)
{
	u32 low, high;

	asm volatile("rdmsr" : "=a"(low), "=d"(high) : "c"(address));
	*(u64 *)destination = (u64)high << 32 | low;
}

static u64 watcher_read(void)
{
	u64 result = 0;

	smp_call_function_single(0, watcher_read_local, &result, 1);
	return result;
}

static int watcher_notify_reboot(struct notifier_block *block, unsigned long event, void *unused)
{
	const u64 actual_value = watcher_read();

	printk(KERN_EMERG "%s a program's register is put back before the machine ends: 0x%llx\n",
	       actual_value == expected ? "ok" : "FAIL", actual_value);
	return NOTIFY_DONE;
}

static struct notifier_block reboot_notifier = { .notifier_call = watcher_notify_reboot,
						 .priority = -100 };

/*
 * The module loads only if a program has changed the register: otherwise the value at the end would
 * prove nothing.
 */
static int __init watcher_init(void)
{
	return watcher_read() == expected ? -EINVAL : register_reboot_notifier(&reboot_notifier);
}

static void __exit watcher_exit(void)
{
	unregister_reboot_notifier(&reboot_notifier);
}

module_init(watcher_init);
module_exit(watcher_exit);
MODULE_DESCRIPTION("Prints the value of a register when the machine ends, for tests");
MODULE_LICENSE("Dual MIT/GPL");
