// SPDX-License-Identifier: MIT OR GPL-2.0
/* The device file /dev/msrpp: opening, closing, and the dispatch of calls. */
#include <linux/cred.h>
#include <linux/err.h>
#include <linux/errno.h>
#include <linux/fs.h>
#include <linux/miscdevice.h>
#include <linux/module.h>
#include <linux/ratelimit.h>
#include <linux/sched.h>
#include <linux/slab.h>
#include <linux/string.h>
#include <linux/uaccess.h>

#include <asm/processor-flags.h>
#include <asm/special_insns.h>

#include "classes/classes.h"
#include "programs/programs.h"
#include "samples/samples.h"

static u32 msrpp_info_features(u32 step)
{
	u32 result = 0;

	if (msrpp_is_soft())
		result |= MSRPP_FEATURE_SOFT;
	if (msrpp_can_follow_threads())
		result |= MSRPP_FEATURE_THREADS;
	if (step == MSRPP_RIGHTS_ALL)
		result |= MSRPP_FEATURE_UNRESTRICTED;
	if (native_read_cr4() & X86_CR4_PCE)
		result |= MSRPP_FEATURE_RDPMC;
	if (msrpp_can_sample())
		result |= MSRPP_FEATURE_SAMPLING;
	if (msrpp_kernel_reserves())
		result |= MSRPP_FEATURE_KERNEL_HOLDINGS;
	if (msrpp_has_classes())
		result |= MSRPP_FEATURE_TASKS;
	if (msrpp_metrics_share_count())
		result |= MSRPP_FEATURE_SHARES;
	return result;
}

static void msrpp_info_fill_user(struct msrpp_info *info, const struct msrpp_user *user)
{
	info->user_programs = atomic_long_read(&user->programs);
	info->user_threads = atomic_long_read(&user->threads);
	info->user_kibibytes = atomic_long_read(&user->bytes) >> 10;
}

/* Fills in the rights of the caller, and the limits of users, for the call INFO. */
static void msrpp_info_fill_rights(struct msrpp_info *info, u32 step)
{
	info->paranoid = msrpp_paranoid_level();
	info->rights = step;
	if (step == MSRPP_RIGHTS_THREADS && info->paranoid >= MSRPP_PARANOID_NO_USERS)
		info->rights = MSRPP_RIGHTS_NONE;
	info->most_user_programs = MSRPP_MOST_USER_PROGRAMS;
	info->most_user_threads = MSRPP_MOST_USER_THREADS;
	info->most_user_kibibytes = MSRPP_MOST_USER_BYTES >> 10;
	info->most_restricted_writes = MSRPP_MOST_RESTRICTED_WRITES;
	info->most_restricted_operations = MSRPP_MOST_RESTRICTED_OPERATIONS;
	info->most_interrupt_operations = MSRPP_ROUND_OPERATIONS;
}

static long msrpp_info_read(struct msrpp_file *file, void __user *destination)
{
	const u32 step = msrpp_current_step(file);
	struct msrpp_info info = {
		.abi_version = MSRPP_ABI_VERSION,
		.features = msrpp_info_features(step),
		.most_operations = MSRPP_MOST_OPERATIONS,
		.most_allowlist_entries = MSRPP_MOST_ALLOWLIST_ENTRIES,
		.most_writes = MSRPP_MOST_WRITES,
		.most_readouts = MSRPP_MOST_READOUTS,
		.most_changed_registers = MSRPP_MOST_CHANGED_REGISTERS,
		.most_claims = MSRPP_MOST_CLAIMS,
		.most_programs = MSRPP_MOST_PROGRAMS,
		.most_threads = MSRPP_MOST_THREADS,
		.cpus = nr_cpu_ids,
		.allowlist_count = msrpp_allowlist_count(),
	};

	msrpp_info_fill_user(&info, file->user);
	msrpp_info_fill_rights(&info, step);
	return copy_to_user(destination, &info, sizeof(info)) ? -EFAULT : 0;
}

/* Whether a call changes nothing, so that it needs no descriptor that is opened for writing. */
static bool msrpp_device_call_only_reads(unsigned int command)
{
	switch (command) {
	case MSRPP_IOCTL_INFO:
	case MSRPP_IOCTL_ALLOWED:
	case MSRPP_IOCTL_COUNTS:
	case MSRPP_IOCTL_SAMPLING_INFO:
	case MSRPP_IOCTL_TASKS_INFO:
		return true;
	default:
		return false;
	}
}

static long msrpp_device_ioctl(struct file *filp, unsigned int command, unsigned long argument)
{
	struct msrpp_file *file = filp->private_data;
	void __user *arg = (void __user *)argument;

	/* COUNTS, the most frequent call, is dispatched first */
	if (likely(command == MSRPP_IOCTL_COUNTS))
		return msrpp_control(file, command, arg);
	if (!(filp->f_mode & FMODE_WRITE) && !msrpp_device_call_only_reads(command))
		return -EBADF;
	switch (command) {
	case MSRPP_IOCTL_INFO:
		return msrpp_info_read(file, arg);
	case MSRPP_IOCTL_BATCH:
		return msrpp_batch(file, arg);
	case MSRPP_IOCTL_ALLOW:
		return msrpp_allowlist_load(file, arg);
	case MSRPP_IOCTL_ALLOWED:
		return msrpp_allowlist_read(arg);
	case MSRPP_IOCTL_LOAD:
		return msrpp_load(file, arg);
	case MSRPP_IOCTL_START:
	case MSRPP_IOCTL_STOP:
	case MSRPP_IOCTL_UNLOAD:
		return msrpp_control(file, command, arg);
	case MSRPP_IOCTL_ATTACH:
		return msrpp_attach(file, arg);
	case MSRPP_IOCTL_SAMPLE:
		return msrpp_sample(filp, arg);
	case MSRPP_IOCTL_SAMPLING_INFO:
		return msrpp_sampling_info_read(file, arg);
	case MSRPP_IOCTL_TASKS:
		return msrpp_tasks(filp, arg);
	case MSRPP_IOCTL_TASKS_INFO:
		return msrpp_tasks_info_read(arg);
	default:
		if (msrpp_is_soft())
			return msrpp_soft->ioctl(msrpp_current_step(file), command, arg);
		return -ENOTTY;
	}
}

static int msrpp_device_open(struct inode *inode, struct file *filp)
{
	struct msrpp_file *file = kzalloc(sizeof(*file), GFP_KERNEL_ACCOUNT);
	int error = -ENOMEM;

	if (!file)
		return -ENOMEM;
	file->opener_step = msrpp_opener_step(filp);
	file->buffer = kmalloc_array(MSRPP_BUFFERED_OPERATIONS, sizeof(*file->buffer),
				     GFP_KERNEL_ACCOUNT);
	if (!file->buffer)
		goto free_file;
	file->user = msrpp_get_user(filp->f_cred->uid, file->opener_step != MSRPP_RIGHTS_ALL);
	if (IS_ERR(file->user)) {
		error = PTR_ERR(file->user);
		goto free_buffer;
	}
	mutex_init(&file->lock);
	spin_lock_init(&file->pages_lock);
	filp->private_data = file;
	return nonseekable_open(inode, filp);
free_buffer:
	kfree(file->buffer);
free_file:
	kfree(file);
	return error;
}

/*
 * Releases an open file when its last descriptor is closed, also by exit, crash or kill of its
 * owner.
 */
static int msrpp_device_release(struct inode *inode, struct file *filp)
{
	struct msrpp_file *file = filp->private_data;

	msrpp_unload_all(file);
	msrpp_put_user(file->user);
	put_cred(file->step_cred);
	kfree(file->buffer);
	kfree(file);
	return 0;
}

static int msrpp_device_mmap(struct file *filp, struct vm_area_struct *vma)
{
	return msrpp_map(filp->private_data, vma);
}

static const struct file_operations operations = {
	.owner = THIS_MODULE,	/* keeps the module from being removed while a file is open */
	.open = msrpp_device_open,
	.release = msrpp_device_release,
	.unlocked_ioctl = msrpp_device_ioctl,
	.compat_ioctl = compat_ptr_ioctl,
	.mmap = msrpp_device_mmap,
};

static struct miscdevice device = {
	.minor = MISC_DYNAMIC_MINOR,
	.name = "msrpp",
	.fops = &operations,
	.mode = 0600,
};

static int __init msrpp_init(void)
{
	int error = msrpp_soft_get();

	if (error)
		return error;
	msrpp_registers_init();
	msrpp_resctrl_init();
	msrpp_holdings_init();
	error = msrpp_sampling_init();
	if (error)
		goto put_soft;
	error = msrpp_track_init();
	if (error)
		goto exit_sampling;
	error = msrpp_classes_init();
	if (error)
		goto exit_track;
	error = msrpp_power_init();
	if (error)
		goto exit_classes;
	error = misc_register(&device);
	if (error)
		goto exit_power;
	pr_info("/dev/msrpp, ABI %u%s%s\n", MSRPP_ABI_VERSION,
		msrpp_soft ? ", software registers" : "",
		msrpp_can_follow_threads() ? "" : ", no threads on this kernel or processor");
	return 0;
exit_power:
	msrpp_power_exit();
exit_classes:
	msrpp_classes_exit();
exit_track:
	msrpp_track_exit();
exit_sampling:
	msrpp_sampling_exit();
put_soft:
	msrpp_soft_put();
	return error;
}

static void __exit msrpp_exit(void)
{
	misc_deregister(&device);
	msrpp_power_exit();
	msrpp_programs_exit();
	msrpp_track_exit();
	msrpp_classes_exit();
	msrpp_sampling_exit();
	msrpp_allowlist_exit();
	msrpp_soft_put();
}

module_init(msrpp_init);
module_exit(msrpp_exit);
MODULE_DESCRIPTION("Checked programs of performance-monitoring registers, by CPU and by thread");
MODULE_AUTHOR("msrpp");
MODULE_LICENSE("Dual MIT/GPL");
MODULE_VERSION("0.2.0");
