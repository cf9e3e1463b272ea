// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * The calls of sampling programs: SAMPLE at /dev/msrpp makes a program, and the program's own
 * descriptor takes the other calls.
 */
#include <linux/cpu.h>
#include <linux/err.h>
#include <linux/errno.h>
#include <linux/file.h>
#include <linux/poll.h>
#include <linux/rcupdate.h>
#include <linux/slab.h>
#include <linux/smp.h>
#include <linux/uaccess.h>

#include "sampling.h"

/* --- calls at a program's descriptor ----------------------------------------------------- */

/*
 * Stops a sampling program: on return no CPU begins to sample for it, and CPUs that sampled for it
 * have stopped.
 */
static void sampling_halt(struct msrpp_sampling_program *program)
{
	WRITE_ONCE(program->may_run, false);
	/* orders: mark the program as stopped, then query CPUs; pairs with unit_may_run() */
	smp_mb();
	cpus_read_lock();
	on_each_cpu_cond(msrpp_cpu_is_sampling_for, msrpp_sampling_leave_cpu, program, 1);
	cpus_read_unlock();
	msrpp_perf_disable(program);
	wake_up_interruptible(&program->readers);
}

/* Returns the ring of the first CPU on which sampling stopped by itself, or NULL. */
static struct msrpp_ring *sampling_stopped_ring(const struct msrpp_sampling_program *program)
{
	u32 cpu;

	for (cpu = 0; cpu < nr_cpu_ids; cpu++)
		if (program->rings[cpu] && READ_ONCE(program->rings[cpu]->reason))
			return program->rings[cpu];
	return NULL;
}

static int sampling_failure(const struct msrpp_sampling_program *program,
			    struct msrpp_failure *failure)
{
	const struct msrpp_ring *ring = sampling_stopped_ring(program);
	u32 reason;

	if (!ring)
		return 0;
	reason = READ_ONCE(ring->reason);
	return msrpp_fail(failure, reason, reason == MSRPP_REASON_HELD_BY_KERNEL ? EBUSY : ENXIO,
			  ring->cpu, program->control, 0);
}

/*
 * Starts sampling on the CPUs where the program's threads are, or on the CPUs that the program
 * names. A thread that comes to another CPU later starts sampling there.
 */
static int sampling_enter_cpus(struct msrpp_sampling_program *program,
			       struct msrpp_failure *failure)
{
	const bool threads = !(program->flags & MSRPP_SAMPLING_CPUS);
	int error = 0;
	u32 cpu;

	for (cpu = 0; cpu < nr_cpu_ids; cpu++)
		if (program->rings[cpu])
			program->rings[cpu]->reason =
				threads || cpu_online(cpu) ? 0 : MSRPP_REASON_CPU_OFFLINE;
	WRITE_ONCE(program->may_run, true);
	if (threads)
		error = msrpp_call_on_thread_cpus(&program->thread_set, msrpp_sampling_enter_cpu,
						  program);
	else
		on_each_cpu_mask(program->cpus, msrpp_sampling_enter_cpu, program, 1);
	return error ? error : sampling_failure(program, failure);
}

static int sampling_start(struct msrpp_sampling_program *program, struct msrpp_failure *failure)
{
	int error = msrpp_require_user_access(program->file, failure);

	if (error)
		return error;
	if (program->may_run)
		return msrpp_fail_wrong_state(failure);
	msrpp_perf_enable(program);
	cpus_read_lock();
	error = sampling_enter_cpus(program, failure);
	cpus_read_unlock();
	if (error)
		sampling_halt(program);
	return error;
}

static int sampling_stop(struct msrpp_sampling_program *program, struct msrpp_failure *failure)
{
	if (!program->may_run)
		return msrpp_fail_wrong_state(failure);
	sampling_halt(program);
	return 0;
}

/* Changes the period of a program, from the next sample on. */
static int sampling_set_period(struct msrpp_sampling_program *program, u32 period,
			       struct msrpp_failure *failure)
{
	u32 cpu;

	if (!msrpp_is_sampling_period(program, period))
		return msrpp_fail_malformed(failure, 0, 0);
	WRITE_ONCE(program->period, period);
	/* orders: the requested period is written first; pairs with msrpp_adapt_period() */
	smp_wmb();
	for (cpu = 0; cpu < nr_cpu_ids; cpu++)
		if (program->rings[cpu])
			msrpp_set_ring_period(program->rings[cpu], period);
	return 0;
}

static int sampling_attach(struct msrpp_sampling_program *program, s32 thread,
			   struct msrpp_failure *failure)
{
	int error = msrpp_require_user_access(program->file, failure);

	if (error)
		return error;
	if (program->flags & MSRPP_SAMPLING_CPUS)
		return msrpp_fail_wrong_state(failure);
	return msrpp_attach_thread(&program->thread_set, thread, msrpp_file_step(program->file),
				   msrpp_sampling_enter_cpu, program, failure);
}

static int sampling_detach(struct msrpp_sampling_program *program, s32 thread,
			   struct msrpp_failure *failure)
{
	int error = 0;

	if (thread < 0)
		msrpp_unfollow_matching(&program->thread_set, NULL, NULL);
	else
		error = msrpp_detach_thread(&program->thread_set, thread, failure);
	if (!error)
		wake_up_interruptible(&program->readers);
	return error;
}

static int sampling_execute_call(struct msrpp_sampling_program *program, unsigned int command,
				 const struct msrpp_sampling_control *request,
				 struct msrpp_failure *failure)
{
	int error = msrpp_require_step(program->file, program->step, failure);

	if (error)
		return error;
	switch (command) {
	case MSRPP_IOCTL_SAMPLING_START:
		return sampling_start(program, failure);
	case MSRPP_IOCTL_SAMPLING_STOP:
		return sampling_stop(program, failure);
	case MSRPP_IOCTL_SAMPLING_PERIOD:
		return sampling_set_period(program, request->period, failure);
	case MSRPP_IOCTL_SAMPLING_ATTACH:
		return sampling_attach(program, request->thread, failure);
	default:
		return sampling_detach(program, request->thread, failure);
	}
}

static bool sampling_is_well_formed(unsigned int command,
				    const struct msrpp_sampling_control *request)
{
	if (request->reserved)
		return false;
	if (command != MSRPP_IOCTL_SAMPLING_PERIOD && request->period)
		return false;
	if (command == MSRPP_IOCTL_SAMPLING_DETACH)
		return request->thread >= -1;
	return command == MSRPP_IOCTL_SAMPLING_ATTACH ? request->thread >= 0 : !request->thread;
}

static long sampling_control(struct msrpp_sampling_program *program, unsigned int command,
			     struct msrpp_sampling_control __user *arg)
{
	struct msrpp_sampling_control request;
	long error;

	if (copy_from_user(&request, arg, sizeof(request)))
		return -EFAULT;
	if (!sampling_is_well_formed(command, &request))
		return -EINVAL;
	memset(&request.failure, 0, sizeof(request.failure));
	if (mutex_lock_interruptible(&program->file->lock))
		return -ERESTARTSYS;
	error = sampling_execute_call(program, command, &request, &request.failure);
	mutex_unlock(&program->file->lock);
	return msrpp_copy_failure(error, &request.failure, &arg->failure);
}

static void sampling_add_ring(struct msrpp_sampling_statistics *sums, const struct msrpp_ring *ring)
{
	sums->samples += READ_ONCE(ring->samples);
	sums->lost_records += READ_ONCE(ring->lost_records);
	sums->overwritten_records += READ_ONCE(ring->core.overwritten_records);
	sums->filtered_samples += READ_ONCE(ring->filtered_samples);
	sums->period_raises += READ_ONCE(ring->period_raises);
	sums->handler_clocks += READ_ONCE(ring->handler_clocks);
	sums->period = max_t(u64, sums->period, READ_ONCE(ring->period));
}

static long sampling_statistics(struct msrpp_sampling_program *program, void __user *destination)
{
	struct msrpp_sampling_statistics sums = {};
	const struct msrpp_ring *stopped = sampling_stopped_ring(program);
	u32 cpu;

	if (!msrpp_may_use_samples(program))
		return -EPERM;
	for (cpu = 0; cpu < nr_cpu_ids; cpu++)
		if (program->rings[cpu])
			sampling_add_ring(&sums, program->rings[cpu]);
	sums.interrupts = sums.samples + sums.lost_records + sums.filtered_samples;
	sums.is_started = READ_ONCE(program->may_run);
	if (stopped) {
		sums.reason = READ_ONCE(stopped->reason);
		sums.cpu = stopped->cpu;
	}
	sums.threads = READ_ONCE(program->thread_set.count);
	sums.late_interrupts = msrpp_late_nmi_count() - program->start_late_nmi_count;
	sums.inherit_lost = READ_ONCE(program->thread_set.inherit_lost);
	return copy_to_user(destination, &sums, sizeof(sums)) ? -EFAULT : 0;
}

static long samples_ioctl(struct file *filp, unsigned int command, unsigned long argument)
{
	struct msrpp_sampling_program *program = filp->private_data;
	void __user *arg = (void __user *)argument;

	switch (command) {
	case MSRPP_IOCTL_SAMPLING_STATISTICS:
		return sampling_statistics(program, arg);
	case MSRPP_IOCTL_SAMPLING_START:
	case MSRPP_IOCTL_SAMPLING_STOP:
	case MSRPP_IOCTL_SAMPLING_PERIOD:
	case MSRPP_IOCTL_SAMPLING_ATTACH:
	case MSRPP_IOCTL_SAMPLING_DETACH:
		return sampling_control(program, command, arg);
	default:
		return -ENOTTY;
	}
}

static __poll_t samples_poll(struct file *filp, struct poll_table_struct *table)
{
	struct msrpp_sampling_program *program = filp->private_data;
	__poll_t result = 0;

	poll_wait(filp, &program->readers, table);
	if (msrpp_samples_ended(program))
		result |= EPOLLHUP;
	if (msrpp_samples_readable(program))
		result |= EPOLLIN | EPOLLRDNORM;
	return result;
}

static int samples_release(struct inode *inode, struct file *filp)
{
	struct msrpp_sampling_program *program = filp->private_data;
	struct file *device = program->device;

	sampling_halt(program);
	msrpp_thread_set_end(&program->thread_set);
	if (!(program->flags & MSRPP_SAMPLING_CPUS))
		static_branch_slow_dec_deferred(&msrpp_threads_are_sampled);
	/* waits for CPUs that found a thread of the program before it was stopped */
	synchronize_rcu();
	if (msrpp_is_soft())
		msrpp_soft->end_sampling();
	msrpp_sampling_free(program);
	fput(device);
	return 0;
}

static const struct file_operations sample_operations = {
	.owner = THIS_MODULE,
	.release = samples_release,
	.unlocked_ioctl = samples_ioctl,
	.compat_ioctl = compat_ptr_ioctl,
	.read = msrpp_samples_read,
	.poll = samples_poll,
	.mmap = msrpp_samples_map,
};

/* --- calls at /dev/msrpp ----------------------------------------------------------------- */

/* Gives the caller the program's descriptor, which keeps /dev/msrpp open. */
static int sampling_install_descriptor(struct file *filp, struct msrpp_sampling_program *program,
				       struct msrpp_sampling __user *arg)
{
	struct file *file = ERR_PTR(-EFAULT);
	int number;

	if (!put_user(program->carrier, &arg->carrier))
		file = msrpp_create_descriptor(&number, "[msrpp-samples]", &sample_operations,
					       program, &arg->descriptor);
	if (IS_ERR(file)) {
		msrpp_sampling_free(program);
		return PTR_ERR(file);
	}
	program->device = get_file(filp);
	msrpp_sampling_begin(program);
	fd_install(number, file);
	return 0;
}

long msrpp_sample(struct file *filp, struct msrpp_sampling __user *arg)
{
	struct msrpp_file *file = filp->private_data;
	struct msrpp_sampling_program *program = NULL;
	struct msrpp_sampling request;
	long error;

	if (copy_from_user(&request, arg, sizeof(request)))
		return -EFAULT;
	memset(&request.failure, 0, sizeof(request.failure));
	error = msrpp_check_sampling_shape(&request, &request.failure);
	if (!error) {
		if (mutex_lock_interruptible(&file->lock))
			return -ERESTARTSYS;
		error = msrpp_sampling_make(file, &request, &program, &request.failure);
		mutex_unlock(&file->lock);
	}
	if (!error)
		return sampling_install_descriptor(filp, program, arg);
	return msrpp_copy_failure(error, &request.failure, &arg->failure);
}
