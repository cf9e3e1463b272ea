/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/* Batches: check_batch.c checks a batch, batch.c executes it. */
#ifndef MSRPP_BATCH_H
#define MSRPP_BATCH_H

#include "program.h"

/* What the roll-back of a batch needs to restore the register that one operation has written. */
struct msrpp_batch_undo {
	u64 old_value;	/* the register's value before the write */
	bool written;	/* the operation has written the register, and can be undone */
};

struct msrpp_batch_work {
	struct msrpp_operation *operations;
	u32 count;
	/*
	 * times of the CPUs, by CPU number, or NULL; `reserved` is 1 for a CPU that has executed
	 * operations, until the time is copied to the caller
	 */
	struct msrpp_cpu_time *times;
	/* undo states, one for each operation, or NULL without roll-back */
	struct msrpp_batch_undo *undo;
	bool multiple_cpus;	/* the operations name more than one CPU */
	cpumask_var_t mask;	/* CPUs on which the operations `first` to `end` - 1 run */
	/* the operations that one interrupt executes on each CPU are `first` to `end` - 1 */
	u32 first;
	u32 end;
	struct msrpp_borrowed_register *borrowed_registers;
	u32 borrowed_count;
	bool unknown_writes;	/* some operation writes a register that does not count */
};

/*
 * Facts that hold for all operations of a batch; they are read once, before the first operation is
 * checked.
 */
struct msrpp_batch_context {
	u32 step;
	u32 writes;	/* number of the batch's operations that write */
	bool locked_down;
	bool writes_disabled;	/* msr.allow_writes is off: no writes of unknown registers */
};

int msrpp_refuse_operation(struct msrpp_batch *batch, struct msrpp_operation *operation, u32 reason,
			   int error, u32 index);
struct msrpp_batch_context msrpp_read_batch_context(struct msrpp_file *file,
						    const struct msrpp_batch_work *work);
int msrpp_check_batch(struct msrpp_file *file, struct msrpp_batch *batch,
		      struct msrpp_batch_work *work, const struct msrpp_batch_context *context);

#endif
