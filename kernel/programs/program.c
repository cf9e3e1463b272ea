// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * The calls of programs: LOAD checks a program once; START, STOP, COUNTS and UNLOAD take its
 * handle.
 */
#include <linux/errno.h>
#include <linux/mm.h>
#include <linux/nospec.h>
#include <linux/ratelimit.h>
#include <linux/rcupdate.h>
#include <linux/sched.h>
#include <linux/slab.h>
#include <linux/uaccess.h>

#include "program.h"

/* --- loading ----------------------------------------------------------------------------- */

/* Acquires the registers of a loaded program, and sets the program up on CPUs or for threads. */
static int program_open(struct msrpp_program *program, struct msrpp_failure *failure)
{
	int error = msrpp_hold_registers(program, failure);

	if (error)
		return error;
	if (msrpp_counts_threads(program)) {
		error = msrpp_threads_prepare(program);
		if (!error)
			program->run_state = MSRPP_READY;
	} else {
		error = msrpp_cpus_open(program, failure);
	}
	if (error)
		msrpp_release_registers(program);
	return error;
}

static struct msrpp_program *program_alloc(struct msrpp_file *file, u32 handle)
{
	struct msrpp_program *program = kzalloc(sizeof(*program), GFP_KERNEL_ACCOUNT);

	if (!program)
		return NULL;
	program->file = file;
	program->user = file->user;
	program->step = msrpp_file_step(file);
	program->handle = handle;
	INIT_LIST_HEAD(&program->list);
	msrpp_thread_set_init(&program->thread_set, &msrpp_counted_threads, program->user,
			      program->step, false);
	if (zalloc_cpumask_var(&program->cpu_mask, GFP_KERNEL_ACCOUNT) &&
	    zalloc_cpumask_var(&program->counter_cpus, GFP_KERNEL_ACCOUNT))
		return program;
	free_cpumask_var(program->cpu_mask);
	kfree(program);
	return NULL;
}

/* Checks the right to load a program for threads, or for CPUs. */
static int program_check_rights(struct msrpp_file *file, const struct msrpp_load *load,
				struct msrpp_failure *failure)
{
	if (load->flags & MSRPP_PROGRAM_THREAD)
		return msrpp_require_user_access(file, failure);
	return msrpp_require_step(file, MSRPP_RIGHTS_CPUS, failure);
}

static int program_load(struct msrpp_file *file, struct msrpp_load *load)
{
	struct msrpp_program *program;
	u32 handle = 0;
	int error = program_check_rights(file, load, &load->failure);

	if (error)
		return error;
	while (handle < MSRPP_MOST_PROGRAMS && file->programs[handle])
		handle++;
	if (handle == MSRPP_MOST_PROGRAMS)
		return -EMFILE;
	if (!msrpp_charge_program(file->user, msrpp_file_step(file), 0))
		return msrpp_fail_user_limit(&load->failure);
	program = program_alloc(file, handle);
	if (!program) {
		msrpp_uncharge_program(file->user, 0);
		return -ENOMEM;
	}
	error = msrpp_load_program(program, load, &load->failure);
	if (!error)
		error = program_open(program, &load->failure);
	if (error) {
		msrpp_free_program(program);
		return error;
	}
	/*
	 * writes of registers that the module does not know taint the kernel, as those of the msr
	 * driver do
	 */
	if (program->unknown_writes)
		add_taint(TAINT_CPU_OUT_OF_SPEC, LOCKDEP_STILL_OK);
	file->programs[handle] = program;
	load->handle = handle;
	return 0;
}

/*
 * Ends the work of a program on all CPUs. The program's memory stays: other CPUs may still read it.
 */
static void program_end(struct msrpp_program *program)
{
	if (msrpp_counts_threads(program))
		msrpp_threads_end(program);
	else
		msrpp_cpus_end(program);
}

/*
 * Frees a program. Where the program counted threads, an RCU grace period has passed since
 * program_end().
 */
static void program_free(struct msrpp_program *program, struct msrpp_failure *failure)
{
	if (msrpp_counts_threads(program)) {
		msrpp_threads_release(program, failure);
		msrpp_release_registers(program);
	} else {
		/* the program may have been closed before, with this failure */
		*failure = program->close_failure;
	}
	msrpp_free_program(program);
}

static void program_unload(struct msrpp_program *program, struct msrpp_failure *failure)
{
	program_end(program);
	if (msrpp_counts_threads(program))
		/* waits for CPUs that found a thread of the program before it ended */
		synchronize_rcu();
	program_free(program, failure);
}

long msrpp_load(struct msrpp_file *file, struct msrpp_load __user *arg)
{
	struct msrpp_load load;
	long error;

	if (copy_from_user(&load, arg, sizeof(load)))
		return -EFAULT;
	memset(&load.failure, 0, sizeof(load.failure));
	error = msrpp_check_load_counts(&load, &load.failure);
	if (!error) {
		if (mutex_lock_interruptible(&file->lock))
			return -ERESTARTSYS;
		error = program_load(file, &load);
		if (!error && put_user(load.handle, &arg->handle)) {
			struct msrpp_failure ignored = {};

			program_unload(file->programs[load.handle], &ignored);
			file->programs[load.handle] = NULL;
			error = -EFAULT;
		}
		mutex_unlock(&file->lock);
	}
	return msrpp_copy_failure(error, &load.failure, &arg->failure);
}

/* --- calls that name a program by its handle --------------------------------------------- */

struct msrpp_program *msrpp_find_program(struct msrpp_file *file, u32 handle)
{
	lockdep_assert_held(&file->lock);
	if (handle >= MSRPP_MOST_PROGRAMS)
		return NULL;
	return file->programs[array_index_nospec(handle, MSRPP_MOST_PROGRAMS)];
}

static int program_start(struct msrpp_program *program, struct msrpp_failure *failure)
{
	int error;

	if (program->run_state != MSRPP_READY)
		return msrpp_fail_wrong_state(failure);
	if (!msrpp_counts_threads(program))
		return msrpp_cpus_start(program, failure);
	error = msrpp_threads_start(program, failure);
	if (!error)
		program->run_state = MSRPP_RUNNING;
	return error;
}

static int program_stop(struct msrpp_program *program, struct msrpp_failure *failure)
{
	if (program->run_state != MSRPP_RUNNING)
		return msrpp_fail_wrong_state(failure);
	if (!msrpp_counts_threads(program))
		return msrpp_cpus_stop(program, failure);
	program->run_state = MSRPP_READY;
	return msrpp_threads_stop(program, failure);
}

static int program_read_counts(struct msrpp_program *program, struct msrpp_failure *failure)
{
	if (program->run_state != MSRPP_RUNNING)
		return msrpp_fail_wrong_state(failure);
	return msrpp_counts_threads(program) ? msrpp_threads_read_counts(program, failure) :
					       msrpp_cpus_read_counts(program, failure);
}

static u32 program_value_count(const struct msrpp_program *program)
{
	return (msrpp_counts_threads(program) ? 1 : program->cpu_count) * program->readout_count;
}

static long program_control(struct msrpp_file *file, unsigned int command, u32 handle, u32 count,
			    u64 values, struct msrpp_failure *failure)
{
	struct msrpp_program *program = msrpp_find_program(file, handle);
	long error;

	if (unlikely(!program))
		return -ENOENT;
	/* the owner of a descriptor that was passed on needs the rights of the loader */
	error = msrpp_require_step(file, program->step, failure);
	if (unlikely(error))
		return error;
	if (count && (count != program_value_count(program) || command == MSRPP_IOCTL_START ||
		      command == MSRPP_IOCTL_UNLOAD))
		return -EINVAL;
	switch (command) {
	case MSRPP_IOCTL_COUNTS:
		error = program_read_counts(program, failure);
		break;
	case MSRPP_IOCTL_START:
		return program_start(program, failure);
	case MSRPP_IOCTL_STOP:
		error = program_stop(program, failure);
		break;
	default:
		file->programs[handle] = NULL;
		program_unload(program, failure);
		return failure->reason ? -failure->error : 0;
	}
	if (!error && count)
		error = msrpp_copy_to_user(u64_to_user_ptr(values), program->values,
					   count * sizeof(u64));
	return error;
}

long msrpp_control(struct msrpp_file *file, unsigned int command,
		   struct msrpp_control __user *arg)
{
	struct {
		u32 handle;
		u32 count;
		u64 values;
	} request;
	struct msrpp_failure failure;
	long error;

	BUILD_BUG_ON(sizeof(request) != offsetof(struct msrpp_control, failure));
	if (msrpp_copy_from_user(&request, arg, sizeof(request)))
		return -EFAULT;
	failure.reason = 0;
	failure.unrestored_count = 0;
	if (mutex_lock_interruptible(&file->lock))
		return -ERESTARTSYS;
	error = program_control(file, command, request.handle, request.count, request.values,
				&failure);
	mutex_unlock(&file->lock);
	if (unlikely(error && failure.reason) &&
	    copy_to_user(&arg->failure, &failure, sizeof(failure)))
		return -EFAULT;
	return error;
}

/* Unloads all programs of a file that is closed, in a single RCU grace period. */
void msrpp_unload_all(struct msrpp_file *file)
{
	struct msrpp_failure ignored;
	bool threads = false;
	u32 handle;

	for (handle = 0; handle < MSRPP_MOST_PROGRAMS; handle++) {
		if (!file->programs[handle])
			continue;
		threads |= msrpp_counts_threads(file->programs[handle]);
		program_end(file->programs[handle]);
		cond_resched();
	}
	if (threads)
		synchronize_rcu();
	for (handle = 0; handle < MSRPP_MOST_PROGRAMS; handle++) {
		if (!file->programs[handle])
			continue;
		memset(&ignored, 0, sizeof(ignored));
		program_free(file->programs[handle], &ignored);
		file->programs[handle] = NULL;
		if (ignored.unrestored_count)
			pr_warn_ratelimited("%u registers could not be put back, 0x%x on CPU %u "
					    "first\n",
					    ignored.unrestored_count, ignored.address, ignored.cpu);
	}
}
