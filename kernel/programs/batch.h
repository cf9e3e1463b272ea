/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/* A BATCH: check_batch.c says whether it may be, batch.c carries it out. */
#ifndef MSRPP_BATCH_H
#define MSRPP_BATCH_H

#include "program.h"

/* What the roll-back needs to know of an operation. */
struct msrpp_undo {
	u64 found;
	bool written;
};

struct msrpp_work {
	struct msrpp_operation *operations;
	u32 count;
	struct msrpp_cpu_time *times;	/* by CPU number, or NULL */
	struct msrpp_undo *undo;	/* of each operation, or NULL: no roll-back */
	bool several;	/* CPUs */
	cpumask_var_t mask;	/* of one call, where there are several */
	u32 first;	/* of the operations of this call */
	u32 end;
	struct msrpp_borrowed *borrowed;
	u32 borrowed_count;
	bool unknown_writes;	/* of registers that do not count */
};

/* What is the same for all operations of a batch. */
struct msrpp_circumstances {
	u32 step;
	u32 writes;	/* so many operations are */
	bool locked_down;
	bool writes_are_off;	/* of registers that do not count; msr.allow_writes */
};

int msrpp_refuse(struct msrpp_batch *batch, struct msrpp_operation *operation, u32 reason, int error,
		 u32 index);
struct msrpp_circumstances msrpp_circumstances_of(struct msrpp_file *file,
						  const struct msrpp_work *work);
int msrpp_check_batch(struct msrpp_file *file, struct msrpp_batch *batch, struct msrpp_work *work,
		      const struct msrpp_circumstances *now);

#endif
