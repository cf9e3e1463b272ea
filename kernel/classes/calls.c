// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * The calls by which user space manages groups of threads: TASKS at /dev/msrpp, and calls at a
 * group's descriptor.
 */
#include <linux/cpu.h>
#include <linux/err.h>
#include <linux/errno.h>
#include <linux/file.h>
#include <linux/fs.h>
#include <linux/module.h>
#include <linux/smp.h>

#include "group.h"

/* --- calls at a group's descriptor ------------------------------------------------------- */

static int group_failure(struct msrpp_group *group, struct msrpp_failure *failure)
{
	unsigned long flags;

	if (!READ_ONCE(group->stopped))
		return 0;
	raw_spin_lock_irqsave(&group->thread_set.lock, flags);
	*failure = group->failure;
	raw_spin_unlock_irqrestore(&group->thread_set.lock, flags);
	return failure->error ? -failure->error : -EBADFD;
}

static int group_execute_call(struct msrpp_group *group, unsigned int command,
			      struct msrpp_tasks_control *request)
{
	int error = msrpp_require_step(group->file, group->thread_set.step, &request->failure);

	if (error)
		return error;
	if (command == MSRPP_IOCTL_TASKS_DETACH)
		return msrpp_group_detach(group, request);
	error = group_failure(group, &request->failure);
	if (!error)
		error = msrpp_refuse_resctrl(&request->failure);
	return error ? error : msrpp_group_attach(group, request);
}

static bool group_is_well_formed(unsigned int command, const struct msrpp_tasks_control *request)
{
	if (request->reserved || request->threads || (request->flags & ~MSRPP_TASKS_PROCESS))
		return false;
	if (request->thread == -1)
		return command == MSRPP_IOCTL_TASKS_DETACH && !request->flags;
	return request->thread >= 0;
}

static long group_control(struct msrpp_group *group, unsigned int command,
			  struct msrpp_tasks_control __user *arg)
{
	struct msrpp_tasks_control request;
	long error;

	if (copy_from_user(&request, arg, sizeof(request)))
		return -EFAULT;
	if (!group_is_well_formed(command, &request))
		return -EINVAL;
	memset(&request.failure, 0, sizeof(request.failure));
	if (mutex_lock_interruptible(&group->file->lock))
		return -ERESTARTSYS;
	error = group_execute_call(group, command, &request);
	mutex_unlock(&group->file->lock);
	if ((!error || request.failure.reason) && copy_to_user(arg, &request, sizeof(request)))
		return -EFAULT;
	return error;
}

static long group_read_sums(struct msrpp_group *group, void __user *destination)
{
	const u32 step = msrpp_current_step(group->file);
	struct msrpp_task_sums sums = {};

	if (step < group->thread_set.step)
		return -EPERM;
	if (group->rmid) {
		cpus_read_lock();
		msrpp_group_add_up(group, step);
		cpus_read_unlock();
	}
	msrpp_group_fill_sums(group, &sums);
	sums.threads = READ_ONCE(group->thread_set.count);
	sums.class_number = group->class_number;
	sums.rmid = group->rmid;
	sums.inherit_lost = READ_ONCE(group->thread_set.inherit_lost);
	sums.stopped = READ_ONCE(group->stopped);
	group_failure(group, &sums.failure);
	return copy_to_user(destination, &sums, sizeof(sums)) ? -EFAULT : 0;
}

static long group_ioctl(struct file *filp, unsigned int command, unsigned long argument)
{
	struct msrpp_group *group = filp->private_data;
	void __user *arg = (void __user *)argument;

	switch (command) {
	case MSRPP_IOCTL_TASKS_ATTACH:
	case MSRPP_IOCTL_TASKS_DETACH:
		return group_control(group, command, arg);
	case MSRPP_IOCTL_TASKS_READ:
		return group_read_sums(group, arg);
	default:
		return -ENOTTY;
	}
}

static int group_release(struct inode *inode, struct file *filp)
{
	struct msrpp_group *group = filp->private_data;
	struct file *device = group->device;

	msrpp_group_end(group);
	static_branch_slow_dec_deferred(&msrpp_threads_have_groups);
	fput(device);
	return 0;
}

static const struct file_operations group_operations = {
	.owner = THIS_MODULE,
	.release = group_release,
	.unlocked_ioctl = group_ioctl,
	.compat_ioctl = compat_ptr_ioctl,
};

/* --- calls at /dev/msrpp ----------------------------------------------------------------- */

/* Gives the caller the group's descriptor, which keeps /dev/msrpp open. */
static int group_install_descriptor(struct file *filp, struct msrpp_group *group,
				    struct msrpp_tasks __user *arg)
{
	struct file *file = ERR_PTR(-EFAULT);
	int number;

	if (!put_user(group->rmid, &arg->rmid))
		file = msrpp_create_descriptor(&number, "[msrpp-tasks]", &group_operations, group,
					       &arg->descriptor);
	if (IS_ERR(file)) {
		msrpp_group_discard(group);
		return PTR_ERR(file);
	}
	group->device = get_file(filp);
	static_branch_deferred_inc(&msrpp_threads_have_groups);
	fd_install(number, file);
	return 0;
}

long msrpp_tasks(struct file *filp, struct msrpp_tasks __user *arg)
{
	struct msrpp_file *file = filp->private_data;
	struct msrpp_group *group = NULL;
	struct msrpp_tasks request;
	long error;

	if (copy_from_user(&request, arg, sizeof(request)))
		return -EFAULT;
	memset(&request.failure, 0, sizeof(request.failure));
	error = msrpp_check_tasks(&request, &request.failure);
	if (!error) {
		if (mutex_lock_interruptible(&file->lock))
			return -ERESTARTSYS;
		error = msrpp_group_make(file, &request, &group, &request.failure);
		mutex_unlock(&file->lock);
	}
	if (!error)
		return group_install_descriptor(filp, group, arg);
	return msrpp_copy_failure(error, &request.failure, &arg->failure);
}

long msrpp_tasks_info_read(void __user *destination)
{
	struct msrpp_tasks_info info = {
		.classes = msrpp_class_count(),
		.rmids = msrpp_class_features.rmids,
		.events = msrpp_class_features.events,
		.upscale = msrpp_class_features.upscale,
		.width = msrpp_class_features.width,
		.groups = msrpp_group_count(),
	};
	u32 cpu;

	for_each_possible_cpu(cpu) {
		const struct msrpp_group_slot *slot = per_cpu_ptr(msrpp_group_slots, cpu);

		info.switches += READ_ONCE(slot->switches);
		info.reads += READ_ONCE(slot->reads);
		info.writes += READ_ONCE(slot->writes);
	}
	return copy_to_user(destination, &info, sizeof(info)) ? -EFAULT : 0;
}
