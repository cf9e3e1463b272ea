// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * What is asked of a BATCH before anything of it is executed: rights, masks, CPUs, and that nobody
 * else has what it writes.
 */
#include <linux/cpu.h>
#include <linux/errno.h>
#include <linux/sort.h>

#include "batch.h"

int msrpp_refuse(struct msrpp_batch *batch, struct msrpp_operation *operation, u32 reason,
		  int error, u32 index)
{
	msrpp_fail(&batch->failure, reason, error, operation->cpu, operation->address, index);
	batch->failure.value = operation->kind == MSRPP_READ ? 0 : operation->value;
	return -error;
}

/* As far as the rights go, and no further; what the register holds beside the mask stays. */
static int batch_restrict_write(struct msrpp_batch *batch, struct msrpp_operation *operation,
				const struct msrpp_circumstances *now, u32 index)
{
	const struct msrpp_rights rights =
		msrpp_rights_of(now->step, operation->address, MSRPP_BY_BATCH);
	u64 bits = operation->value;
	u32 reason;

	if (operation->kind == MSRPP_WRITE_MASKED)
		bits = operation->mask;
	if (!rights.write || (bits & ~rights.mask)) {
		reason = msrpp_write_refusal(&rights, bits);
		return msrpp_refuse(batch, operation, reason, msrpp_refusal_error(reason), index);
	}
	if (operation->kind == MSRPP_WRITE)
		operation->mask = rights.mask;
	operation->value &= operation->mask;
	operation->mask |= rights.cleared;
	operation->flags = rights.clears ? MSRPP_OPERATION_WRITE_ONLY : 0;
	return 0;
}

static int batch_check_write(struct msrpp_batch *batch, struct msrpp_work *work,
			     struct msrpp_operation *operation,
			     const struct msrpp_circumstances *now, u32 index)
{
	const struct msrpp_register known = msrpp_look_up(operation->address);

	if (now->locked_down)
		return msrpp_refuse(batch, operation, MSRPP_REASON_LOCKED_DOWN, EPERM, index);
	if (operation->kind == MSRPP_WRITE_MASKED &&
	    (operation->flags & MSRPP_OPERATION_WRITE_ONLY))
		return msrpp_refuse(batch, operation, MSRPP_REASON_MALFORMED, EINVAL, index);
	work->borrowed[work->borrowed_count++] = (struct msrpp_borrowed){
		.is = known,
		.cpu = operation->cpu,
		.address = operation->address,
		.index = index,
	};
	if (now->step != MSRPP_RIGHTS_ALL)
		return batch_restrict_write(batch, operation, now, index);
	if (operation->kind == MSRPP_WRITE)
		operation->mask = ~0ULL;
	if (known.kind == MSRPP_KIND_UNKNOWN && !msrpp_is_soft()) {
		if (now->writes_are_off)
			return msrpp_refuse(batch, operation, MSRPP_REASON_WRITES_OFF, EPERM, index);
		work->unknown_writes = true;
	}
	return 0;
}

static int batch_check_operation(struct msrpp_batch *batch, struct msrpp_work *work,
				 struct msrpp_operation *operation,
				 const struct msrpp_circumstances *now, u32 index)
{
	struct msrpp_rights rights;
	u32 reason, cpu;

	if (operation->kind > MSRPP_WRITE_MASKED ||
	    (operation->flags & ~MSRPP_OPERATION_WRITE_ONLY) ||
	    (operation->kind == MSRPP_READ && operation->flags))
		return msrpp_refuse(batch, operation, MSRPP_REASON_MALFORMED, EINVAL, index);
	cpu = operation->cpu;
	reason = msrpp_cpu_refusal(now->step, &cpu, cpu_online_mask);
	operation->cpu = cpu;
	if (reason)
		return msrpp_refuse(batch, operation, reason, msrpp_refusal_error(reason), index);
	operation->error = ECANCELED;
	if (operation->kind != MSRPP_READ)
		return batch_check_write(batch, work, operation, now, index);
	if (now->step == MSRPP_RIGHTS_ALL)
		return 0;
	rights = msrpp_rights_of(now->step, operation->address, MSRPP_BY_BATCH);
	if (!rights.read)
		return msrpp_refuse(batch, operation, msrpp_read_refusal(&rights), EACCES, index);
	return 0;
}

static int by_register(const void *one, const void *other)
{
	const struct msrpp_borrowed *a = one, *b = other;

	if (a->is.address != b->is.address)
		return a->is.address < b->is.address ? -1 : 1;
	if (a->home != b->home)
		return a->home < b->home ? -1 : 1;
	return a->index < b->index ? -1 : a->index > b->index;
}

/* Each register of a CPU once; CPUs with the same counters are one. */
static void batch_drop_repeated(struct msrpp_work *work)
{
	struct msrpp_borrowed *list = work->borrowed;
	u32 i, kept = 0;

	if (work->borrowed_count < 2)
		return;
	for (i = 0; i < work->borrowed_count; i++)
		list[i].home = cpumask_first(msrpp_same_counters(list[i].cpu));
	sort(list, work->borrowed_count, sizeof(*list), by_register, NULL);
	for (i = 0; i < work->borrowed_count; i++)
		if (!kept || list[kept - 1].is.address != list[i].is.address ||
		    list[kept - 1].home != list[i].home)
			list[kept++] = list[i];
	work->borrowed_count = kept;
}

/* What is asked once, and before the CPUs are kept from going: settings are read by a worker. */
struct msrpp_circumstances msrpp_circumstances_of(struct msrpp_file *file, const struct msrpp_work *work)
{
	struct msrpp_circumstances now = { .step = msrpp_step(file) };
	bool unknown = false;
	u32 i;

	for (i = 0; i < work->count; i++) {
		const struct msrpp_operation *each = &work->operations[i];

		if (each->kind == MSRPP_READ)
			continue;
		now.writes++;
		if (!unknown && now.step == MSRPP_RIGHTS_ALL && !msrpp_is_soft())
			unknown = msrpp_look_up(each->address).kind == MSRPP_KIND_UNKNOWN;
	}
	now.locked_down = now.writes && msrpp_writes_locked_down();
	now.writes_are_off = unknown && msrpp_writes_are_off();
	return now;
}

int msrpp_check_batch(struct msrpp_file *file, struct msrpp_batch *batch, struct msrpp_work *work,
		    const struct msrpp_circumstances *now)
{
	int error = 0;
	u32 i;

	for (i = 0; !error && i < batch->count; i++)
		error = batch_check_operation(batch, work, &work->operations[i], now, i);
	if (error || !now->writes)
		return error;
	batch_drop_repeated(work);
	error = msrpp_borrow(file, work->borrowed, work->borrowed_count, &batch->failure);
	if (error)
		work->borrowed_count = 0;	/* nothing of it is to be given back */
	return error;
}
