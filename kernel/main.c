// SPDX-License-Identifier: MIT OR GPL-2.0
/* /dev/msrpp: opening, closing, and which call goes where. */
#include <linux/capability.h>
#include <linux/cred.h>
#include <linux/errno.h>
#include <linux/fs.h>
#include <linux/miscdevice.h>
#include <linux/module.h>
#include <linux/slab.h>
#include <linux/uaccess.h>
#include <linux/user_namespace.h>

#include <asm/processor-flags.h>
#include <asm/special_insns.h>

#include "msrpp.h"

static long tell_info(struct msrpp_file *file, struct msrpp_info __user *to)
{
	struct msrpp_info info = {
		.abi_version = MSRPP_ABI_VERSION,
		.most_operations = MSRPP_MOST_OPERATIONS,
		.most_allowed = MSRPP_MOST_ALLOWED,
		.most_writes = MSRPP_MOST_WRITES,
		.most_readouts = MSRPP_MOST_READOUTS,
		.most_touched = MSRPP_MOST_TOUCHED,
		.most_claims = MSRPP_MOST_CLAIMS,
		.most_programs = MSRPP_MOST_PROGRAMS,
		.most_threads = MSRPP_MOST_THREADS,
		.cpus = nr_cpu_ids,
		.allowed = msrpp_allowed_count(),
	};

	if (msrpp_soft)
		info.features |= MSRPP_FEATURE_SOFT;
	if (msrpp_threads_work())
		info.features |= MSRPP_FEATURE_THREADS;
	mutex_lock(&file->lock);
	if (msrpp_unrestricted(file))
		info.features |= MSRPP_FEATURE_UNRESTRICTED;
	mutex_unlock(&file->lock);
	if (native_read_cr4() & X86_CR4_PCE)
		info.features |= MSRPP_FEATURE_RDPMC;
	if (msrpp_kernel_tells())
		info.features |= MSRPP_FEATURE_KERNEL_HOLDINGS;
	return copy_to_user(to, &info, sizeof(info)) ? -EFAULT : 0;
}

static long device_ioctl(struct file *opened, unsigned int command, unsigned long argument)
{
	struct msrpp_file *file = opened->private_data;
	void __user *arg = (void __user *)argument;

	/* before all others: what a call by handle costs is mostly the way there */
	if (likely(command == MSRPP_IOCTL_COUNTS))
		return msrpp_control(file, command, arg);
	switch (command) {
	case MSRPP_IOCTL_INFO:
		return tell_info(file, arg);
	case MSRPP_IOCTL_BATCH:
		return msrpp_batch(file, arg);
	case MSRPP_IOCTL_ALLOW:
		return msrpp_allow(arg);
	case MSRPP_IOCTL_ALLOWED:
		return msrpp_allowed(arg);
	case MSRPP_IOCTL_LOAD:
		return msrpp_load(file, arg);
	case MSRPP_IOCTL_START:
	case MSRPP_IOCTL_STOP:
	case MSRPP_IOCTL_UNLOAD:
		return msrpp_control(file, command, arg);
	case MSRPP_IOCTL_ATTACH:
		return msrpp_attach(file, arg);
	case MSRPP_IOCTL_SOFT_EVENTS:
		return msrpp_soft_events(arg);
	default:
		return -ENOTTY;
	}
}

static int device_open(struct inode *inode, struct file *opened)
{
	struct msrpp_file *file = kzalloc(sizeof(*file), GFP_KERNEL_ACCOUNT);

	if (!file)
		return -ENOMEM;
	file->buffer = kmalloc_array(MSRPP_BUFFERED_OPERATIONS, sizeof(*file->buffer),
				     GFP_KERNEL_ACCOUNT);
	if (!file->buffer) {
		kfree(file);
		return -ENOMEM;
	}
	mutex_init(&file->lock);
	spin_lock_init(&file->pages_lock);
	file->raw_io = file_ns_capable(opened, &init_user_ns, CAP_SYS_RAWIO);
	opened->private_data = file;
	return nonseekable_open(inode, opened);
}

/* Comes when the last descriptor is closed, also by exit, crash or kill of its owner. */
static int device_release(struct inode *inode, struct file *opened)
{
	struct msrpp_file *file = opened->private_data;

	msrpp_unload_all(file);
	put_cred(file->looked_at);
	kfree(file->buffer);
	kfree(file);
	return 0;
}

static int device_mmap(struct file *opened, struct vm_area_struct *area)
{
	return msrpp_map(opened->private_data, area);
}

static const struct file_operations operations = {
	.owner = THIS_MODULE,	/* no removal while a file is open */
	.open = device_open,
	.release = device_release,
	.unlocked_ioctl = device_ioctl,
	.compat_ioctl = compat_ptr_ioctl,
	.mmap = device_mmap,
};

static struct miscdevice device = {
	.minor = MISC_DYNAMIC_MINOR,
	.name = "msrpp",
	.fops = &operations,
	.mode = 0600,
};

static int __init msrpp_init(void)
{
	int error = msrpp_soft_init();

	if (error)
		return error;
	error = msrpp_threads_init();
	if (error)
		goto soft;
	error = msrpp_programs_init();
	if (error)
		goto threads;
	error = misc_register(&device);
	if (error)
		goto programs;
	pr_info("/dev/msrpp, ABI %u%s%s\n", MSRPP_ABI_VERSION,
		msrpp_soft ? ", software registers" : "",
		msrpp_threads_work() ? "" : ", no threads on this kernel");
	return 0;
programs:
	msrpp_programs_exit();
threads:
	msrpp_threads_exit();
soft:
	msrpp_soft_exit();
	return error;
}

static void __exit msrpp_exit(void)
{
	misc_deregister(&device);
	msrpp_programs_exit();
	msrpp_threads_exit();
	msrpp_allowlist_exit();
	msrpp_soft_exit();
}

module_init(msrpp_init);
module_exit(msrpp_exit);
MODULE_DESCRIPTION("Checked programs of performance-monitoring registers, by CPU and by thread");
MODULE_AUTHOR("msrpp");
MODULE_LICENSE("Dual MIT/GPL");
MODULE_VERSION("0.1.0");
