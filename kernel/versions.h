/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/* Adapts the module to the differences between versions of Linux. */
#ifndef MSRPP_VERSIONS_H
#define MSRPP_VERSIONS_H

#include <linux/capability.h>
#include <linux/fs.h>
#include <linux/hrtimer.h>
#include <linux/irq_work.h>
#include <linux/kernel.h>
#include <linux/mm.h>
#include <linux/path.h>
#include <linux/perf_event.h>
#include <linux/rcupdate.h>
#include <linux/sched.h>
#include <linux/sched/coredump.h>
#include <linux/sched/mm.h>
#include <linux/types.h>
#include <linux/version.h>

#include <asm/apicdef.h>
#include <asm/msr.h>
#include <asm/processor.h>

/* add_taint() moved from linux/kernel.h in Linux 5.14. */
#if __has_include(<linux/panic.h>)
#include <linux/panic.h>
#endif

/* The functions for CPUID moved from asm/processor.h in Linux 6.16. */
#if __has_include(<asm/cpuid/api.h>)
#include <asm/cpuid/api.h>
#endif

/*
 * The message type of an extended interrupt that is an NMI (AMD 24593, APM volume 2, 16.4.5); Linux
 * 7.3 has no name for it.
 */
#ifndef APIC_EILVT_MSG_NMI
#define APIC_EILVT_MSG_NMI 4
#endif

#if LINUX_VERSION_CODE >= KERNEL_VERSION(7, 2, 0)
#include <linux/sched/exec_state.h>

/* Whether a task is dumpable, so that its owner may read its memory. */
static inline bool msrpp_is_dumpable(struct task_struct *task)
{
	bool result;

	rcu_read_lock();
	result = READ_ONCE(rcu_dereference(task->exec_state)->dumpable) == TASK_DUMPABLE_OWNER;
	rcu_read_unlock();
	return result;
}

/* Whether the current process is dumpable; the function does not sleep. */
static inline bool msrpp_current_is_dumpable(void)
{
	return msrpp_is_dumpable(current);
}

/* Whether the caller may trace a task that is not dumpable. */
static inline bool msrpp_may_trace_memory(struct task_struct *task)
{
	bool result;

	rcu_read_lock();
	result = ns_capable_noaudit(rcu_dereference(task->exec_state)->user_ns, CAP_SYS_PTRACE);
	rcu_read_unlock();
	return result;
}
#else
static inline bool msrpp_is_dumpable(struct task_struct *task)
{
	struct mm_struct *mm = get_task_mm(task);
	bool result;

	if (!mm)
		return false;
	result = get_dumpable(mm) == SUID_DUMP_USER;
	mmput(mm);
	return result;
}

/* Whether the current process is dumpable; the function does not sleep, as mmput() may. */
static inline bool msrpp_current_is_dumpable(void)
{
	return current->mm && get_dumpable(current->mm) == SUID_DUMP_USER;
}

/* Whether the caller may trace a task that is not dumpable. */
static inline bool msrpp_may_trace_memory(struct task_struct *task)
{
	struct mm_struct *mm = get_task_mm(task);
	bool result;

	if (!mm)
		return false;
	result = ns_capable_noaudit(mm->user_ns, CAP_SYS_PTRACE);
	mmput(mm);
	return result;
}
#endif

/*
 * RDMSR and WRMSR. The functions return an error at #GP; a read that fails leaves the value
 * unchanged.
 */
#if LINUX_VERSION_CODE >= KERNEL_VERSION(6, 16, 0)
static inline int msrpp_native_read(u32 address, u64 *value)
{
	u64 current_value;
	const int error = native_read_msr_safe(address, &current_value);

	if (likely(!error))
		*value = current_value;
	return error;
}

static inline int msrpp_native_write(u32 address, u64 value)
{
	return native_write_msr_safe(address, value);
}
#else
static inline int msrpp_native_read(u32 address, u64 *value)
{
	int error;
	const u64 current_value = native_read_msr_safe(address, &error);

	if (likely(!error))
		*value = current_value;
	return error;
}

static inline int msrpp_native_write(u32 address, u64 value)
{
	return native_write_msr_safe(address, (u32)value, (u32)(value >> 32));
}
#endif

#if LINUX_VERSION_CODE >= KERNEL_VERSION(6, 3, 0)
static inline void msrpp_change_vm_flags(struct vm_area_struct *vma, vm_flags_t set,
					 vm_flags_t clear)
{
	vm_flags_mod(vma, set, clear);
}
#else
static inline void msrpp_change_vm_flags(struct vm_area_struct *vma, vm_flags_t set,
					 vm_flags_t clear)
{
	vma->vm_flags = (vma->vm_flags | set) & ~clear;
}
#endif

#if LINUX_VERSION_CODE >= KERNEL_VERSION(6, 13, 0)
static inline void msrpp_init_timer(struct hrtimer *timer,
				    enum hrtimer_restart (*function)(struct hrtimer *timer))
{
	hrtimer_setup(timer, function, CLOCK_MONOTONIC, HRTIMER_MODE_REL_PINNED);
}
#else
static inline void msrpp_init_timer(struct hrtimer *timer,
				    enum hrtimer_restart (*function)(struct hrtimer *timer))
{
	hrtimer_init(timer, CLOCK_MONOTONIC, HRTIMER_MODE_REL_PINNED);
	timer->function = function;
}
#endif

/* The last parameter of probes of sched_switch, since Linux 5.18. */
#if LINUX_VERSION_CODE >= KERNEL_VERSION(5, 18, 0)
#define MSRPP_SWITCH_STATE , unsigned int prev_state
#else
#define MSRPP_SWITCH_STATE
#endif

/*
 * Initializes work that runs in the interrupt itself, also on kernels that run other work in a
 * thread (PREEMPT_RT).
 */
static inline void msrpp_init_hard_work(struct irq_work *work,
					void (*function)(struct irq_work *work))
{
#ifdef IRQ_WORK_INIT_HARD
	*work = IRQ_WORK_INIT_HARD(function);
#else
	init_irq_work(work, function);
	atomic_set(&work->flags, IRQ_WORK_HARD_IRQ);
#endif
}

/* Whether a sample of perf has raw data. */
static inline bool msrpp_has_raw(const struct perf_sample_data *data)
{
#if LINUX_VERSION_CODE >= KERNEL_VERSION(6, 1, 0)
	if (!(data->sample_flags & PERF_SAMPLE_RAW))
		return false;
#endif
	return data->raw;
}

/* Opens a file for reading, by its path below a folder. */
static inline struct file *msrpp_open_below(const struct path *folder, const char *path)
{
#if LINUX_VERSION_CODE >= KERNEL_VERSION(5, 13, 0)
	return file_open_root(folder, path, O_RDONLY, 0);
#else
	return file_open_root(folder->dentry, folder->mnt, path, O_RDONLY, 0);
#endif
}

#endif
