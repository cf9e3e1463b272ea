// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * The call BATCH. All operations are validated, and the written registers acquired, before any
 * operation is executed. Then each round executes at most MSRPP_ROUND_OPERATIONS operations, on all
 * their CPUs at the same time: this bounds the time that an interrupt takes.
 *
 * Each of these functions calls the next: msrpp_batch(), batch_check_rights_and_run(),
 * batch_allocate_and_run(), batch_copy_and_run(), batch_check_and_execute(), batch_execute().
 */
#include <linux/cpu.h>
#include <linux/errno.h>
#include <linux/mm.h>
#include <linux/sched.h>
#include <linux/slab.h>
#include <linux/smp.h>
#include <linux/uaccess.h>

#include <asm/tsc.h>

#include "batch.h"

static int batch_execute_operation(struct msrpp_operation *operation, struct msrpp_batch_undo *undo)
{
	const bool write_only = operation->flags & MSRPP_OPERATION_WRITE_ONLY;
	u32 address = operation->address;
	u64 value = operation->value;
	u64 old_value;
	int error;

	if (operation->kind == MSRPP_READ)
		return msrpp_read_register(operation->address, &operation->value);
	if (!write_only && (undo || operation->mask != ~0ULL)) {
		error = msrpp_read_register(operation->address, &old_value);
		if (error)
			return error;
		value = (old_value & ~operation->mask) | (value & operation->mask);
		if (undo)
			undo->old_value = old_value;
		address = msrpp_masked_write_address(address, operation->mask);
	}
	error = msrpp_write_register(address, value);
	if (undo)
		undo->written = !error && !write_only;
	return error;
}

static void batch_execute_local(void *info)
{
	const struct msrpp_batch_work *work = info;
	const u32 cpu = smp_processor_id();
	bool failed = false;
	u32 i;

	if (work->times && !work->times[cpu].reserved) {
		work->times[cpu].reserved = 1;
		work->times[cpu].begin = rdtsc_ordered();
	}
	for (i = work->first; i < work->end; i++) {
		struct msrpp_operation *operation = &work->operations[i];

		if (operation->cpu != cpu)
			continue;
		if (failed && work->undo) {
			operation->error = ECANCELED;
			continue;
		}
		operation->error =
			-batch_execute_operation(operation, work->undo ? &work->undo[i] : NULL);
		if (operation->error)
			failed = true;
	}
	if (work->times)
		work->times[cpu].end = rdtsc_ordered();
}

/*
 * Restores what this CPU has written in the current round of a batch (the operations that one
 * interrupt executes). operation->error becomes ENOTRECOVERABLE where a register could not be
 * restored; batch_fill_failure() replaces that number.
 */
static void batch_roll_back_local(void *info)
{
	const struct msrpp_batch_work *work = info;
	const u32 cpu = smp_processor_id();
	u32 i = work->end;

	while (i-- > work->first) {
		struct msrpp_operation *operation = &work->operations[i];

		if (operation->cpu != cpu || !work->undo[i].written)
			continue;
		if (msrpp_write_whole_register(operation->address, work->undo[i].old_value))
			operation->error = ENOTRECOVERABLE;
		else
			operation->error = ECANCELED;
	}
}

/* Calls `function` on the only CPU of a batch. Returns -ENXIO where that CPU has gone offline. */
static int batch_call_cpu(struct msrpp_batch_work *work, smp_call_func_t function)
{
	const u32 cpu = work->operations[work->first].cpu;
	unsigned long flags;
	bool is_local;

	local_irq_save(flags);
	is_local = smp_processor_id() == cpu;
	if (is_local)
		function(work);
	local_irq_restore(flags);
	return is_local ? 0 : smp_call_function_single(cpu, function, work, 1);
}

/*
 * Calls `function` on every CPU of the operations in the batch's current round (those that one
 * interrupt executes on each CPU).
 */
static int batch_call_cpus(struct msrpp_batch_work *work, smp_call_func_t function)
{
	u32 i;

	if (!work->multiple_cpus)
		return batch_call_cpu(work, function);
	cpumask_clear(work->mask);
	for (i = work->first; i < work->end; i++)
		cpumask_set_cpu(work->operations[i].cpu, work->mask);
	on_each_cpu_mask(work->mask, function, work, true);
	return 0;
}

/*
 * Fills in the failure of a batch: the first operation whose access failed, not one that was
 * canceled because another operation failed.
 */
static void batch_fill_failure(struct msrpp_batch *batch, const struct msrpp_batch_work *work)
{
	u32 i, unrestored_count = 0;

	for (i = 0; i < batch->count; i++) {
		struct msrpp_operation *operation = &work->operations[i];

		if (operation->error == ENOTRECOVERABLE) {
			operation->error = EIO;
			unrestored_count++;
		} else if (operation->error && operation->error != ECANCELED &&
			   !batch->failure.reason) {
			msrpp_refuse_operation(batch, operation,
					       operation->kind == MSRPP_READ ?
						       MSRPP_REASON_FAULT :
						       MSRPP_REASON_WRITE_FAULT,
					       operation->error, i);
		}
	}
	batch->failure.unrestored_count = unrestored_count;
}

static bool batch_any_failed(const struct msrpp_batch_work *work)
{
	u32 i;

	for (i = work->first; i < work->end; i++)
		if (work->operations[i].error)
			return true;
	return false;
}

/*
 * Restores what a batch has written, from the operations of the current interrupt back to those of
 * the first.
 */
static int batch_roll_back(struct msrpp_batch_work *work)
{
	const u32 end = work->end;
	int error = 0;

	while (!error && work->end) {
		work->first = (work->end - 1) / MSRPP_ROUND_OPERATIONS * MSRPP_ROUND_OPERATIONS;
		error = batch_call_cpus(work, batch_roll_back_local);
		work->end = work->first;
		cond_resched();
	}
	work->end = end;
	return error;
}

static int batch_execute(struct msrpp_batch_work *work)
{
	int error = 0;

	for (work->first = 0; !error && work->first < work->count; work->first = work->end) {
		work->end = min(work->first + MSRPP_ROUND_OPERATIONS, work->count);
		error = batch_call_cpus(work, batch_execute_local);
		if (!error && work->undo && batch_any_failed(work))
			return batch_roll_back(work);
		if (work->end < work->count)
			cond_resched();
	}
	return error;
}

static long batch_copy_times(struct msrpp_batch *batch, const struct msrpp_batch_work *work)
{
	struct msrpp_cpu_time __user *times = u64_to_user_ptr(batch->times);
	u32 cpu, count = 0;

	for (cpu = 0; cpu < nr_cpu_ids; cpu++) {
		struct msrpp_cpu_time *time = &work->times[cpu];

		if (!time->reserved)
			continue;
		time->cpu = cpu;
		time->reserved = 0;
		if (count < batch->times_count && copy_to_user(&times[count], time, sizeof(*time)))
			return -EFAULT;
		count++;
	}
	batch->times_count = min(count, batch->times_count);
	return 0;
}

/* Checks and executes a batch. */
static long batch_check_and_execute(struct msrpp_file *file, struct msrpp_batch *batch,
				    struct msrpp_batch_work *work,
				    const struct msrpp_batch_context *context)
{
	long error = msrpp_check_batch(file, batch, work, context);

	if (error)
		return error;
	error = batch_execute(work);
	if (work->borrowed_count)
		msrpp_return_registers(work->borrowed_registers, work->borrowed_count);
	/*
	 * writes of registers that the module does not know taint the kernel, as those of the msr
	 * driver do
	 */
	if (work->unknown_writes)
		add_taint(TAINT_CPU_OUT_OF_SPEC, LOCKDEP_STILL_OK);
	if (!error)
		batch_fill_failure(batch, work);
	else if (error == -ENXIO)
		msrpp_refuse_operation(batch, work->operations, MSRPP_REASON_CPU_OFFLINE, ENXIO, 0);
	return error;
}

/*
 * Allocates the list of the registers that the batch writes, and the mask of the CPUs that are
 * interrupted at a time.
 */
static int batch_prepare(struct msrpp_batch_work *work, const struct msrpp_batch_context *context)
{
	if (context->writes) {
		work->borrowed_registers = kvcalloc(
			context->writes, sizeof(*work->borrowed_registers), GFP_KERNEL_ACCOUNT);
		if (!work->borrowed_registers)
			return -ENOMEM;
	}
	return !work->multiple_cpus || zalloc_cpumask_var(&work->mask, GFP_KERNEL_ACCOUNT) ?
		       0 :
		       -ENOMEM;
}

/*
 * Whether the CPUs of a batch stay online while it runs. A CPU that went offline after the first
 * interrupt of a batch would leave its writes half done; and the CPUs that share counters depend on
 * which CPUs are online. Any other batch is a single interrupt of a single CPU, which
 * smp_call_function_single() makes or does not make.
 */
static bool batch_keeps_cpus_online(const struct msrpp_batch_work *work,
				    const struct msrpp_batch_context *context)
{
	return work->multiple_cpus || work->undo || work->count > MSRPP_ROUND_OPERATIONS ||
	       (context->writes && msrpp_counter_siblings_vary());
}

static long batch_copy_and_run(struct msrpp_file *file, struct msrpp_batch *batch,
			       struct msrpp_batch_work *work)
{
	const size_t bytes = array_size(batch->count, sizeof(*work->operations));
	void __user *operations = u64_to_user_ptr(batch->operations);
	struct msrpp_batch_context context;
	bool keeps_online;
	long error;
	u32 i;

	if (msrpp_copy_from_user(work->operations, operations, bytes))
		return -EFAULT;
	for (i = 1; i < work->count && !work->multiple_cpus; i++)
		work->multiple_cpus = work->operations[i].cpu != work->operations[0].cpu;
	context = msrpp_read_batch_context(file, work);
	error = batch_prepare(work, &context);
	if (error)
		return error;
	keeps_online = batch_keeps_cpus_online(work, &context);
	if (keeps_online)
		cpus_read_lock();
	error = batch_check_and_execute(file, batch, work, &context);
	if (keeps_online)
		cpus_read_unlock();
	if (work->multiple_cpus)
		free_cpumask_var(work->mask);
	if (error)
		return error;
	if (work->times)
		error = batch_copy_times(batch, work);
	if (msrpp_copy_to_user(operations, work->operations, bytes))
		error = -EFAULT;
	if (!error && batch->failure.reason)
		error = -batch->failure.error;
	return error;
}

static long batch_allocate_and_run(struct msrpp_file *file, struct msrpp_batch *batch)
{
	struct msrpp_batch_work work = { .count = batch->count };
	const bool buffered = batch->count <= MSRPP_BUFFERED_OPERATIONS;
	long error = -ENOMEM;

	if (buffered)
		work.operations = file->buffer;
	else
		work.operations = kvmalloc_array(batch->count, sizeof(*work.operations),
						 GFP_KERNEL_ACCOUNT);
	if (batch->times_count)
		work.times = kvcalloc(nr_cpu_ids, sizeof(*work.times), GFP_KERNEL_ACCOUNT);
	if (batch->flags & MSRPP_BATCH_ROLL_BACK)
		work.undo = kvcalloc(batch->count, sizeof(*work.undo), GFP_KERNEL_ACCOUNT);
	if (work.operations && (work.times || !batch->times_count) &&
	    (work.undo || !(batch->flags & MSRPP_BATCH_ROLL_BACK)))
		error = batch_copy_and_run(file, batch, &work);
	if (work.borrowed_registers)
		kvfree(work.borrowed_registers);
	if (work.undo)
		kvfree(work.undo);
	if (work.times)
		kvfree(work.times);
	if (!buffered)
		kvfree(work.operations);
	return error;
}

static long batch_check_rights_and_run(struct msrpp_file *file, struct msrpp_batch *batch)
{
	int error = msrpp_require_step(file, MSRPP_RIGHTS_CPUS, &batch->failure);

	if (error)
		return error;
	if (batch->count > MSRPP_MOST_RESTRICTED_OPERATIONS &&
	    msrpp_file_step(file) != MSRPP_RIGHTS_ALL)
		return msrpp_fail(&batch->failure, MSRPP_REASON_MALFORMED, EINVAL, 0, 0,
				  MSRPP_MOST_RESTRICTED_OPERATIONS);
	return batch_allocate_and_run(file, batch);
}

long msrpp_batch(struct msrpp_file *file, struct msrpp_batch __user *arg)
{
	struct msrpp_batch batch;
	long error;

	if (msrpp_copy_from_user(&batch, arg, offsetof(struct msrpp_batch, failure)))
		return -EFAULT;
	memset(&batch.failure, 0, sizeof(batch.failure));
	if (batch.reserved || (batch.flags & ~MSRPP_BATCH_ROLL_BACK) || !batch.count ||
	    batch.count > MSRPP_MOST_OPERATIONS || (batch.times_count && !batch.times)) {
		error = msrpp_fail_malformed(&batch.failure, 0, 0);
	} else {
		error = mutex_lock_interruptible(&file->lock);
		if (error)
			return -ERESTARTSYS;
		error = batch_check_rights_and_run(file, &batch);
		mutex_unlock(&file->lock);
	}
	if (batch.times_count && put_user(batch.times_count, &arg->times_count))
		return -EFAULT;
	return msrpp_copy_failure(error, &batch.failure, &arg->failure);
}
