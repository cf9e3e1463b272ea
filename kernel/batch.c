// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * BATCH: everything is validated before anything is executed; then one call to each CPU, all of
 * them at the same time.
 */
#include <linux/cpu.h>
#include <linux/errno.h>
#include <linux/mm.h>
#include <linux/slab.h>
#include <linux/smp.h>
#include <linux/uaccess.h>

#include <asm/tsc.h>

#include "msrpp.h"

/* What the roll-back needs to know of an operation. */
struct undo {
	u64 found;
	bool written;
};

struct work {
	struct msrpp_operation *operations;
	u32 count;
	struct msrpp_cpu_time *times;	/* by CPU number, or NULL */
	struct undo *undo;	/* of each operation, or NULL: no roll-back */
	bool several;	/* CPUs */
};

static int execute_one(struct msrpp_operation *operation, struct undo *undo)
{
	const bool write_only = operation->flags & MSRPP_OPERATION_WRITE_ONLY;
	u64 value = operation->value;
	u64 now;
	int error;

	if (operation->kind == MSRPP_READ)
		return msrpp_read_register(operation->address, &operation->value);
	if (!write_only && (undo || operation->mask != ~0ULL)) {
		error = msrpp_read_register(operation->address, &now);
		if (error)
			return error;
		value = (now & ~operation->mask) | (value & operation->mask);
		if (undo)
			undo->found = now;
	}
	error = msrpp_write_register(operation->address, value);
	if (undo)
		undo->written = !error && !write_only;
	return error;
}

static void execute_here(void *info)
{
	const struct work *work = info;
	const u32 cpu = smp_processor_id();
	bool failed = false;
	u32 i;

	if (work->times) {
		work->times[cpu].reserved = 1;
		work->times[cpu].begin = rdtsc_ordered();
	}
	for (i = 0; i < work->count; i++) {
		struct msrpp_operation *operation = &work->operations[i];

		if (operation->cpu != cpu)
			continue;
		if (failed && work->undo) {
			operation->error = ECANCELED;
			continue;
		}
		operation->error = -execute_one(operation, work->undo ? &work->undo[i] : NULL);
		if (operation->error)
			failed = true;
	}
	if (work->times)
		work->times[cpu].end = rdtsc_ordered();
}

/* ENOTRECOVERABLE stands for "left changed" until the failure is told. */
static void roll_back_here(void *info)
{
	const struct work *work = info;
	const u32 cpu = smp_processor_id();
	u32 i = work->count;

	while (i--) {
		struct msrpp_operation *operation = &work->operations[i];

		if (operation->cpu != cpu || !work->undo[i].written)
			continue;
		if (msrpp_write_register(operation->address, work->undo[i].found))
			operation->error = ENOTRECOVERABLE;
		else
			operation->error = ECANCELED;
	}
}

static int refuse(struct msrpp_batch *batch, struct msrpp_operation *operation, u32 reason,
		  int error, u32 index)
{
	msrpp_fail(&batch->failure, reason, error, operation->cpu, operation->address, index);
	batch->failure.value = operation->kind == MSRPP_READ ? 0 : operation->value;
	return -error;
}

/* What is the same for all operations of a batch. */
struct circumstances {
	bool unrestricted;
	bool locked_down;
	bool held;	/* there are programs that hold registers, and they are locked */
};

static int validate_write(const struct msrpp_file *file, struct msrpp_batch *batch,
			  struct msrpp_operation *operation, const struct msrpp_rights *rights,
			  const struct circumstances *now, u32 index)
{
	if (now->locked_down)
		return refuse(batch, operation, MSRPP_REASON_LOCKED_DOWN, EPERM, index);
	if (!rights->write)
		return refuse(batch, operation, MSRPP_REASON_NOT_ALLOWED, EACCES, index);
	if (operation->kind == MSRPP_WRITE_MASKED) {
		if (operation->flags & MSRPP_OPERATION_WRITE_ONLY)
			return refuse(batch, operation, MSRPP_REASON_MALFORMED, EINVAL, index);
		if (operation->mask & ~rights->mask)
			return refuse(batch, operation, MSRPP_REASON_NOT_ALLOWED, EACCES, index);
		/* a register that may not be read may not be read for this either */
		if (!rights->read && operation->mask != ~0ULL)
			return refuse(batch, operation, MSRPP_REASON_NOT_ALLOWED, EACCES, index);
	} else {
		if (operation->value & ~rights->mask)
			return refuse(batch, operation, MSRPP_REASON_NOT_ALLOWED, EACCES, index);
		operation->mask = rights->mask;
		if (!rights->read)
			operation->flags |= MSRPP_OPERATION_WRITE_ONLY;
	}
	if (now->held && msrpp_held_by_other(file, operation->address, operation->cpu))
		return refuse(batch, operation, MSRPP_REASON_HELD, EBUSY, index);
	return 0;
}

static int validate_one(const struct msrpp_file *file, struct msrpp_batch *batch,
			struct msrpp_operation *operation, const struct circumstances *now,
			u32 index)
{
	struct msrpp_rights rights;

	if (operation->kind > MSRPP_WRITE_MASKED ||
	    (operation->flags & ~MSRPP_OPERATION_WRITE_ONLY) ||
	    (operation->kind == MSRPP_READ && operation->flags))
		return refuse(batch, operation, MSRPP_REASON_MALFORMED, EINVAL, index);
	if (operation->cpu >= nr_cpu_ids || !cpu_online(operation->cpu))
		return refuse(batch, operation, MSRPP_REASON_CPU_OFFLINE, ENXIO, index);
	operation->error = ECANCELED;
	if (now->unrestricted && operation->kind == MSRPP_READ)
		return 0;
	rights = msrpp_rights_of(now->unrestricted, operation->address);
	if (operation->kind != MSRPP_READ)
		return validate_write(file, batch, operation, &rights, now, index);
	if (!rights.read)
		return refuse(batch, operation, MSRPP_REASON_NOT_ALLOWED, EACCES, index);
	return 0;
}

static int validate(struct msrpp_file *file, struct msrpp_batch *batch,
		    struct msrpp_operation *operations)
{
	struct circumstances now = { .unrestricted = msrpp_unrestricted(file) };
	bool writes = false;
	int error = 0;
	u32 i;

	for (i = 0; i < batch->count && !writes; i++)
		writes = operations[i].kind != MSRPP_READ;
	if (writes) {
		now.held = msrpp_anything_held();
		now.locked_down = msrpp_writes_locked_down();
	}
	if (now.held)
		msrpp_lock_holdings();
	for (i = 0; !error && i < batch->count; i++)
		error = validate_one(file, batch, &operations[i], &now, i);
	if (now.held)
		msrpp_unlock_holdings();
	return error;
}

/* -ENXIO: the only CPU has gone offline since. */
static int on_one_cpu(struct work *work, smp_call_func_t function)
{
	const u32 cpu = work->operations[0].cpu;
	unsigned long flags;
	bool here;

	local_irq_save(flags);
	here = smp_processor_id() == cpu;
	if (here)
		function(work);
	local_irq_restore(flags);
	return here ? 0 : smp_call_function_single(cpu, function, work, 1);
}

/* Calls the function on every CPU of the batch. */
static int on_cpus(struct work *work, smp_call_func_t function)
{
	cpumask_var_t mask;
	u32 i;

	if (!work->several)
		return on_one_cpu(work, function);
	if (!zalloc_cpumask_var(&mask, GFP_KERNEL))
		return -ENOMEM;
	for (i = 0; i < work->count; i++)
		cpumask_set_cpu(work->operations[i].cpu, mask);
	on_each_cpu_mask(mask, function, work, true);
	free_cpumask_var(mask);
	return 0;
}

/* The failure that the caller is told of: the first one that is not a consequence. */
static void tell(struct msrpp_batch *batch, const struct work *work)
{
	u32 i, left = 0;

	for (i = 0; i < batch->count; i++) {
		struct msrpp_operation *operation = &work->operations[i];

		if (operation->error == ENOTRECOVERABLE) {
			operation->error = EIO;
			left++;
		} else if (operation->error && operation->error != ECANCELED &&
			   !batch->failure.reason) {
			refuse(batch, operation,
			       operation->kind == MSRPP_READ ? MSRPP_REASON_FAULT :
							       MSRPP_REASON_WRITE_FAULT,
			       operation->error, i);
		}
	}
	batch->failure.left = left;
}

static int execute(struct msrpp_batch *batch, struct work *work)
{
	int error = on_cpus(work, execute_here);
	u32 i;

	if (error || !work->undo)
		return error;
	for (i = 0; i < work->count; i++)
		if (work->operations[i].error)
			return on_cpus(work, roll_back_here);
	return 0;
}

static long tell_times(struct msrpp_batch *batch, const struct work *work)
{
	struct msrpp_cpu_time __user *to = u64_to_user_ptr(batch->times);
	u32 cpu, told = 0;

	for (cpu = 0; cpu < nr_cpu_ids; cpu++) {
		struct msrpp_cpu_time *time = &work->times[cpu];

		if (!time->reserved)
			continue;
		time->cpu = cpu;
		time->reserved = 0;
		if (told < batch->times_count && copy_to_user(&to[told], time, sizeof(*time)))
			return -EFAULT;
		told++;
	}
	batch->times_count = min(told, batch->times_count);
	return 0;
}

static long run(struct msrpp_file *file, struct msrpp_batch *batch, struct work *work)
{
	const size_t bytes = array_size(batch->count, sizeof(*work->operations));
	void __user *operations = u64_to_user_ptr(batch->operations);
	long error;
	u32 i;

	if (msrpp_from_user(work->operations, operations, bytes))
		return -EFAULT;
	for (i = 1; i < work->count && !work->several; i++)
		work->several = work->operations[i].cpu != work->operations[0].cpu;
	/* all of them or none; one alone is there, or is found not to be */
	if (work->several)
		cpus_read_lock();
	error = validate(file, batch, work->operations);
	if (!error) {
		error = execute(batch, work);
		if (!error)
			tell(batch, work);
		else if (error == -ENXIO)
			refuse(batch, work->operations, MSRPP_REASON_CPU_OFFLINE, ENXIO, 0);
	}
	if (work->several)
		cpus_read_unlock();
	if (error)
		return error;
	if (work->times)
		error = tell_times(batch, work);
	if (msrpp_to_user(operations, work->operations, bytes))
		error = -EFAULT;
	if (!error && batch->failure.reason)
		error = -batch->failure.error;
	return error;
}

static long with_memory(struct msrpp_file *file, struct msrpp_batch *batch)
{
	struct work work = { .count = batch->count };
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
		error = run(file, batch, &work);
	if (work.undo)
		kvfree(work.undo);
	if (work.times)
		kvfree(work.times);
	if (!buffered)
		kvfree(work.operations);
	return error;
}

long msrpp_batch(struct msrpp_file *file, struct msrpp_batch __user *arg)
{
	struct msrpp_batch batch;
	long error;

	if (msrpp_from_user(&batch, arg, offsetof(struct msrpp_batch, failure)))
		return -EFAULT;
	memset(&batch.failure, 0, sizeof(batch.failure));
	if (batch.reserved || (batch.flags & ~MSRPP_BATCH_ROLL_BACK) || !batch.count ||
	    batch.count > MSRPP_MOST_OPERATIONS || (batch.times_count && !batch.times)) {
		error = msrpp_fail(&batch.failure, MSRPP_REASON_MALFORMED, EINVAL, 0, 0, 0);
	} else {
		mutex_lock(&file->lock);
		error = with_memory(file, &batch);
		mutex_unlock(&file->lock);
	}
	if (batch.times_count && put_user(batch.times_count, &arg->times_count))
		return -EFAULT;
	if (batch.failure.reason &&
	    copy_to_user(&arg->failure, &batch.failure, sizeof(batch.failure)))
		return -EFAULT;
	return error;
}
