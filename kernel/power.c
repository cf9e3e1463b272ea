// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * CPU hotplug, suspend, reboot and kexec: before each of them the module restores the registers of
 * the CPUs concerned, since no call of the module reaches a CPU that is offline.
 */
#include <linux/cpu.h>
#include <linux/cpuhotplug.h>
#include <linux/errno.h>
#include <linux/notifier.h>
#include <linux/reboot.h>
#include <linux/smp.h>
#include <linux/suspend.h>

#include "classes/classes.h"
#include "programs/programs.h"
#include "samples/samples.h"

static enum cpuhp_state hotplug_state;

static void power_cpu_leave(void *unused)
{
	msrpp_counting_cpu_down();
	msrpp_sampling_cpu_down(MSRPP_REASON_SUSPENDED);
	msrpp_group_cpu_down();
}

static void power_cpu_enter(void *unused)
{
	msrpp_counting_cpu_up();
	msrpp_sampling_cpu_up();
	msrpp_group_cpu_up();
}

static int power_cpu_online(unsigned int cpu)
{
	unsigned long flags;

	local_irq_save(flags);
	power_cpu_enter(NULL);
	local_irq_restore(flags);
	return 0;
}

/* Restores registers on the CPU that goes offline; tasks may still run there for a while. */
static int power_cpu_offline(unsigned int cpu)
{
	unsigned long flags;

	msrpp_cpus_drop_local();
	local_irq_save(flags);
	/* sampling ends for this reason: the second call, in power_cpu_leave(), changes nothing */
	msrpp_sampling_cpu_down(MSRPP_REASON_CPU_OFFLINE);
	power_cpu_leave(NULL);
	local_irq_restore(flags);
	return 0;
}

static void power_suspend_all(void)
{
	cpus_read_lock();
	msrpp_cpus_suspend();
	on_each_cpu(power_cpu_leave, NULL, 1);
	cpus_read_unlock();
}

static void power_resume_all(void)
{
	cpus_read_lock();
	on_each_cpu(power_cpu_enter, NULL, 1);
	cpus_read_unlock();
	msrpp_class_counters_restarted();
	msrpp_cpus_resume();
}

/*
 * Restores registers before suspend, also on the boot CPU, for which no hotplug callback is called.
 * After resume, programs may begin on all CPUs again.
 */
static int power_notify_suspend(struct notifier_block *block, unsigned long event, void *unused)
{
	switch (event) {
	case PM_SUSPEND_PREPARE:
	case PM_HIBERNATION_PREPARE:
	case PM_RESTORE_PREPARE:
		power_suspend_all();
		break;
	case PM_POST_SUSPEND:
	case PM_POST_HIBERNATION:
	case PM_POST_RESTORE:
		power_resume_all();
		break;
	}
	return NOTIFY_DONE;
}

/*
 * Restores all registers before a reboot, since kexec starts a kernel that would find them as the
 * module wrote them.
 */
static int power_notify_reboot(struct notifier_block *block, unsigned long event, void *unused)
{
	power_suspend_all();
	return NOTIFY_DONE;
}

static struct notifier_block suspend_notifier = { .notifier_call = power_notify_suspend };
static struct notifier_block reboot_notifier = { .notifier_call = power_notify_reboot };

int __init msrpp_power_init(void)
{
	int state = cpuhp_setup_state_nocalls(CPUHP_AP_ONLINE_DYN, "msrpp:online", power_cpu_online,
					      power_cpu_offline);
	int error;

	if (state < 0)
		return state;
	hotplug_state = state;
	error = register_pm_notifier(&suspend_notifier);
	if (error)
		goto remove_hotplug_state;
	error = register_reboot_notifier(&reboot_notifier);
	if (!error)
		return 0;
	unregister_pm_notifier(&suspend_notifier);
remove_hotplug_state:
	cpuhp_remove_state_nocalls(hotplug_state);
	return error;
}

void msrpp_power_exit(void)
{
	unregister_reboot_notifier(&reboot_notifier);
	unregister_pm_notifier(&suspend_notifier);
	cpuhp_remove_state_nocalls(hotplug_state);
}
