// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Simulated classes and RMIDs: each CPU is a last-level cache with counters of its own for each
 * RMID.
 */
#include <linux/errno.h>
#include <linux/mm.h>
#include <linux/module.h>
#include <linux/nospec.h>
#include <linux/slab.h>
#include <linux/smp.h>
#include <linux/uaccess.h>

#include <msr/backend/classes_abi.h>

#include "parts.h"

static unsigned int classes = 16;
module_param(classes, uint, 0444);
MODULE_PARM_DESC(classes, "Number of classes of service, 0 to 128 (default: 16)");

static unsigned int rmids = 32;
module_param(rmids, uint, 0444);
MODULE_PARM_DESC(rmids, "Number of RMIDs, 0 to 1024 (default: 32)");

#define WIDTH 24	/* number of bits of a count of memory traffic */
#define UPSCALE 1024	/* bytes of one count of QM_CTR */
#define MOST_CLASSES 128

struct soft_cpu {
	u64 association;	/* value of IA32_PQR_ASSOC */
	u64 selection;	/* value of QM_EVTSEL */
	u64 unavailable_reads;	/* number of coming reads of QM_CTR that find no data */
	u64 reads;	/* number of reads of IA32_PQR_ASSOC */
	u64 writes;	/* number of writes of IA32_PQR_ASSOC */
	u32 *counts;	/* MSRPP_EVENTS counters for each RMID, in the units of QM_CTR */
};

static DEFINE_PER_CPU(struct soft_cpu, soft_cpus);

static u32 soft_rmid(u64 association)
{
	return array_index_nospec(association & MSRPP_PQR_RMID, rmids);
}

/* Whether a value of IA32_PQR_ASSOC names an existing class and an existing RMID. */
static bool soft_is_association(u64 value)
{
	return !(value & ~(MSRPP_PQR_RMID | MSRPP_PQR_CLASS)) &&
	       (value & MSRPP_PQR_RMID) < max(rmids, 1u) &&
	       (value >> MSRPP_PQR_CLASS_SHIFT) < max(classes, 1u);
}

static u64 soft_read_count(struct soft_cpu *cpu)
{
	const u32 event = cpu->selection & 0xff;
	const u32 rmid = cpu->selection >> MSRPP_QM_RMID_SHIFT;

	if (!event || event > MSRPP_EVENTS || rmid >= rmids)
		return MSRPP_QM_ERROR;
	if (cpu->unavailable_reads) {
		cpu->unavailable_reads--;
		return MSRPP_QM_UNAVAILABLE;
	}
	return cpu->counts[soft_rmid(rmid) * MSRPP_EVENTS +
			   array_index_nospec(event - 1, MSRPP_EVENTS)];
}

bool msrpp_is_soft_class_register(u32 address)
{
	return address >= MSRPP_QM_EVTSEL && address <= MSRPP_PQR_ASSOC;
}

/* Accesses to the registers of classes and RMIDs, with interrupts off. */
int msrpp_soft_class_read(u32 address, u64 *value)
{
	struct soft_cpu *cpu = this_cpu_ptr(&soft_cpus);

	switch (address) {
	case MSRPP_QM_EVTSEL:
		*value = cpu->selection;
		return 0;
	case MSRPP_QM_CTR:
		*value = soft_read_count(cpu);
		return 0;
	default:
		cpu->reads++;
		*value = cpu->association;
		return 0;
	}
}

int msrpp_soft_class_write(u32 address, u64 value)
{
	struct soft_cpu *cpu = this_cpu_ptr(&soft_cpus);

	switch (address) {
	case MSRPP_QM_EVTSEL:
		if (value & ~(MSRPP_PQR_RMID << MSRPP_QM_RMID_SHIFT | 0xff))
			return -EIO;
		cpu->selection = value;
		return 0;
	case MSRPP_PQR_ASSOC:
		if (!soft_is_association(value))
			return -EIO;
		cpu->writes++;
		cpu->association = value;
		return 0;
	default:
		return -EIO;
	}
}

/* --- calls that tests make --------------------------------------------------------------- */

static int soft_add_traffic(const struct msrpp_soft_tasks *request)
{
	struct soft_cpu *cpu;
	unsigned long flags;
	u32 *count;

	if (request->cpu || !request->event || request->event > MSRPP_EVENTS ||
	    request->value > BIT_ULL(WIDTH))
		return -EINVAL;
	local_irq_save(flags);
	cpu = this_cpu_ptr(&soft_cpus);
	count = &cpu->counts[soft_rmid(cpu->association) * MSRPP_EVENTS +
			     array_index_nospec(request->event - 1, MSRPP_EVENTS)];
	*count = (*count + request->value) & GENMASK(WIDTH - 1, 0);
	local_irq_restore(flags);
	return 0;
}

static void soft_execute_local(void *info)
{
	struct msrpp_soft_tasks *request = info;
	struct soft_cpu *cpu = this_cpu_ptr(&soft_cpus);

	switch (request->action) {
	case MSRPP_SOFT_ASSOCIATE:
		cpu->association = request->value;
		break;
	case MSRPP_SOFT_NO_DATA:
		cpu->unavailable_reads = request->value;
		break;
	}
	request->reads = cpu->reads;
	request->writes = cpu->writes;
	request->value = cpu->association;
}

static int soft_execute(u32 step, struct msrpp_soft_tasks *request)
{
	if (request->action > MSRPP_SOFT_ACCESSES || request->reserved || request->reads ||
	    request->writes)
		return -EINVAL;
	if (request->action == MSRPP_SOFT_TRAFFIC)
		return soft_add_traffic(request);
	if (request->event || request->cpu >= nr_cpu_ids ||
	    (request->action == MSRPP_SOFT_ASSOCIATE && !soft_is_association(request->value)))
		return -EINVAL;
	if (step != MSRPP_RIGHTS_ALL)
		return -EPERM;
	return smp_call_function_single(request->cpu, soft_execute_local, request, 1);
}

long msrpp_soft_tasks(u32 step, struct msrpp_soft_tasks __user *arg)
{
	struct msrpp_soft_tasks request;
	long error;

	if (copy_from_user(&request, arg, sizeof(request)))
		return -EFAULT;
	error = soft_execute(step, &request);
	if (!error && copy_to_user(arg, &request, sizeof(request)))
		return -EFAULT;
	return error;
}

void msrpp_soft_classes_exit(void)
{
	u32 cpu;

	for_each_possible_cpu(cpu)
		kvfree(per_cpu(soft_cpus, cpu).counts);
}

int __init msrpp_soft_classes_init(struct msrpp_class_features *features)
{
	u32 cpu;

	if (classes > MOST_CLASSES || rmids > MSRPP_MOST_RMIDS) {
		pr_err("classes and rmids: at most %u and %u\n", MOST_CLASSES,
		       MSRPP_MOST_RMIDS);
		return -EINVAL;
	}
	for_each_possible_cpu(cpu) {
		per_cpu(soft_cpus, cpu).counts = kvcalloc(max(rmids, 1u) * MSRPP_EVENTS,
							  sizeof(u32), GFP_KERNEL);
		if (!per_cpu(soft_cpus, cpu).counts) {
			msrpp_soft_classes_exit();
			return -ENOMEM;
		}
	}
	features->l3_classes = classes;
	features->rmids = rmids;
	features->events = rmids ? GENMASK(MSRPP_EVENTS, 1) : 0;
	features->upscale = UPSCALE;
	features->width = WIDTH;
	return 0;
}
