// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Checks of a BATCH before any operation is executed: rights, masks, CPUs, and that nobody else
 * holds the registers that the batch writes.
 */
#include <linux/cpu.h>
#include <linux/errno.h>
#include <linux/sort.h>

#include "batch.h"

int msrpp_refuse_operation(struct msrpp_batch *batch, struct msrpp_operation *operation, u32 reason,
			   int error, u32 index)
{
	msrpp_fail(&batch->failure, reason, error, operation->cpu, operation->address, index);
	batch->failure.value = operation->kind == MSRPP_READ ? 0 : operation->value;
	return -error;
}

/* Restricts a write to the bits that the caller may write; bits of rights.zero_mask become 0. */
static int batch_restrict_write(struct msrpp_batch *batch, struct msrpp_operation *operation,
				const struct msrpp_batch_context *context, u32 index)
{
	const struct msrpp_rights rights =
		msrpp_lookup_rights(context->step, operation->address, MSRPP_BY_BATCH);
	u64 bits = operation->value;
	u32 reason;

	if (operation->kind == MSRPP_WRITE_MASKED)
		bits = operation->mask;
	if (!rights.may_write || (bits & ~rights.mask)) {
		reason = msrpp_write_refusal(&rights, bits);
		return msrpp_refuse_operation(batch, operation, reason, msrpp_refusal_error(reason),
					      index);
	}
	if (operation->kind == MSRPP_WRITE)
		operation->mask = rights.mask;
	operation->value &= operation->mask;
	operation->mask |= rights.zero_mask;
	operation->flags = rights.write_one_to_clear ? MSRPP_OPERATION_WRITE_ONLY : 0;
	return 0;
}

static int batch_check_write(struct msrpp_batch *batch, struct msrpp_batch_work *work,
			     struct msrpp_operation *operation,
			     const struct msrpp_batch_context *context, u32 index)
{
	const struct msrpp_register known = msrpp_lookup_register(operation->address);

	if (context->locked_down)
		return msrpp_refuse_operation(batch, operation, MSRPP_REASON_LOCKED_DOWN, EPERM,
					      index);
	if (operation->kind == MSRPP_WRITE_MASKED &&
	    (operation->flags & MSRPP_OPERATION_WRITE_ONLY))
		return msrpp_refuse_operation(batch, operation, MSRPP_REASON_MALFORMED, EINVAL,
					      index);
	work->borrowed_registers[work->borrowed_count++] = (struct msrpp_borrowed_register){
		.reg = known,
		.cpu = operation->cpu,
		.address = operation->address,
		.index = index,
	};
	if (context->step != MSRPP_RIGHTS_ALL)
		return batch_restrict_write(batch, operation, context, index);
	if (operation->kind == MSRPP_WRITE)
		operation->mask = ~0ULL;
	if (known.kind == MSRPP_KIND_UNKNOWN && !msrpp_is_soft()) {
		if (context->writes_disabled)
			return msrpp_refuse_operation(batch, operation, MSRPP_REASON_WRITES_OFF,
						      EPERM, index);
		work->unknown_writes = true;
	}
	return 0;
}

static int batch_check_operation(struct msrpp_batch *batch, struct msrpp_batch_work *work,
				 struct msrpp_operation *operation,
				 const struct msrpp_batch_context *context, u32 index)
{
	struct msrpp_rights rights;
	u32 reason, cpu;

	if (operation->kind > MSRPP_WRITE_MASKED ||
	    (operation->flags & ~MSRPP_OPERATION_WRITE_ONLY) ||
	    (operation->kind == MSRPP_READ && operation->flags))
		return msrpp_refuse_operation(batch, operation, MSRPP_REASON_MALFORMED, EINVAL,
					      index);
	cpu = operation->cpu;
	reason = msrpp_cpu_refusal(context->step, &cpu, cpu_online_mask);
	operation->cpu = cpu;
	if (reason)
		return msrpp_refuse_operation(batch, operation, reason, msrpp_refusal_error(reason),
					      index);
	operation->error = ECANCELED;
	if (operation->kind != MSRPP_READ)
		return batch_check_write(batch, work, operation, context, index);
	if (context->step == MSRPP_RIGHTS_ALL)
		return 0;
	rights = msrpp_lookup_rights(context->step, operation->address, MSRPP_BY_BATCH);
	if (!rights.may_read)
		return msrpp_refuse_operation(batch, operation, msrpp_read_refusal(&rights), EACCES,
					      index);
	return 0;
}

static int batch_compare_registers(const void *first, const void *second)
{
	const struct msrpp_borrowed_register *a = first, *b = second;

	if (a->reg.address != b->reg.address)
		return a->reg.address < b->reg.address ? -1 : 1;
	if (a->first_sibling != b->first_sibling)
		return a->first_sibling < b->first_sibling ? -1 : 1;
	return a->index < b->index ? -1 : a->index > b->index;
}

/*
 * Leaves one entry for each register of a CPU in the list of borrowed registers, which the batch
 * acquires until its end. CPUs that share counters count as one CPU in this list.
 */
static void batch_drop_repeated(struct msrpp_batch_work *work)
{
	struct msrpp_borrowed_register *list = work->borrowed_registers;
	u32 i, unique = 0;

	if (work->borrowed_count < 2)
		return;
	for (i = 0; i < work->borrowed_count; i++)
		list[i].first_sibling = cpumask_first(msrpp_counter_siblings(list[i].cpu));
	sort(list, work->borrowed_count, sizeof(*list), batch_compare_registers, NULL);
	for (i = 0; i < work->borrowed_count; i++)
		if (!unique || list[unique - 1].reg.address != list[i].reg.address ||
		    list[unique - 1].first_sibling != list[i].first_sibling)
			list[unique++] = list[i];
	work->borrowed_count = unique;
}

/*
 * Reads the facts that hold for the whole batch. The caller does not hold the lock of CPU hotplug:
 * settings are read by a worker, for which this function waits.
 */
struct msrpp_batch_context msrpp_read_batch_context(struct msrpp_file *file,
						    const struct msrpp_batch_work *work)
{
	struct msrpp_batch_context context = { .step = msrpp_file_step(file) };
	bool unknown = false;
	u32 i;

	for (i = 0; i < work->count; i++) {
		const struct msrpp_operation *operation = &work->operations[i];

		if (operation->kind == MSRPP_READ)
			continue;
		context.writes++;
		if (!unknown && context.step == MSRPP_RIGHTS_ALL && !msrpp_is_soft())
			unknown = msrpp_lookup_register(operation->address).kind ==
				  MSRPP_KIND_UNKNOWN;
	}
	context.locked_down = context.writes && msrpp_writes_locked_down();
	context.writes_disabled = unknown && msrpp_writes_disabled();
	return context;
}

int msrpp_check_batch(struct msrpp_file *file, struct msrpp_batch *batch,
		      struct msrpp_batch_work *work, const struct msrpp_batch_context *context)
{
	int error = 0;
	u32 i;

	for (i = 0; !error && i < batch->count; i++)
		error = batch_check_operation(batch, work, &work->operations[i], context, i);
	if (error || !context->writes)
		return error;
	batch_drop_repeated(work);
	error = msrpp_borrow_registers(file, work->borrowed_registers, work->borrowed_count,
				       &batch->failure);
	if (error)
		work->borrowed_count = 0;	/* no register is acquired yet */
	return error;
}
