// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * A register file for each CPU. Registers that are not declared, and reserved bits, answer as #GP.
 */
#include <linux/bitops.h>
#include <linux/cpumask.h>
#include <linux/errno.h>
#include <linux/kernel.h>
#include <linux/mm.h>
#include <linux/module.h>
#include <linux/slab.h>
#include <linux/string.h>
#include <linux/uaccess.h>

#include "parts.h"

#define MOST_RANGES 16
#define MOST_REGISTERS 4096

/* Registers first to last; counters count where (enable register & enable mask) == enable mask. */
struct register_range {
	u32 first;
	u32 last;
	u32 offset;	/* of the first register in the CPU's file */
	u64 writable;
	bool write_only;
	bool counts;
	u32 enable;	/* register of the first counter; the next one has the next one */
	u64 enable_mask;
	u32 wide;	/* the first is the register at this address, or 0; 32 bits are written, and their sign */
};

/* The counters, CCCRs and ESCRs of a Pentium 4: Intel SDM volume 4, chapter on NetBurst. */
#define COUNTERS "0x300-0x311:0xffffffffff:counter:0x360:0x1000"
#define CCCRS "0x360-0x371:0xc7fff000"
#define ESCRS "0x3a0-0x3e1:0x7fffffff"

/* Masks of 11 ways of 16 classes: IA32_L3_QOS_MASK_n. */
#define MASKS "0xc90-0xc9f:0x7ff"

static char *registers = COUNTERS "," CCCRS "," ESCRS "," MASKS;
module_param(registers, charp, 0444);
MODULE_PARM_DESC(registers,
		 "FIRST-LAST:WRITABLE[:wo][:counter:ENABLE:ENABLE_MASK][:narrow:WIDE],...");

static struct register_range ranges[MOST_RANGES] __ro_after_init;
static unsigned int range_count __ro_after_init;
static unsigned int register_count __ro_after_init;
static u64 **files __ro_after_init;	/* by CPU */

static const struct register_range *range_of(u32 address)
{
	unsigned int i;

	for (i = 0; i < range_count; i++)
		if (address - ranges[i].first <= ranges[i].last - ranges[i].first)
			return &ranges[i];
	return NULL;
}

static u64 *register_of(const struct register_range *range, u32 address)
{
	if (range->wide) {
		address += range->wide - range->first;
		range = range_of(address);
	}
	return &files[smp_processor_id()][range->offset + address - range->first];
}

int msrpp_soft_read(u32 address, u64 *value)
{
	const struct register_range *range;

	if (msrpp_is_soft_class_register(address))
		return msrpp_soft_class_read(address, value);
	range = range_of(address);
	if (!range || range->write_only)
		return -EIO;
	*value = *register_of(range, address);
	return 0;
}

int msrpp_soft_write(u32 address, u64 value)
{
	const struct register_range *range;

	if (msrpp_is_soft_class_register(address))
		return msrpp_soft_class_write(address, value);
	range = range_of(address);
	if (!range || (value & ~range->writable))
		return -EIO;
	if (range->wide)
		value = sign_extend64(value, 31) & range->writable;
	*register_of(range, address) = value;
	return 0;
}

static bool is_enabled(const struct register_range *range, u32 address)
{
	u64 enable;

	if (msrpp_soft_read(range->enable + address - range->first, &enable))
		return false;
	return (enable & range->enable_mask) == range->enable_mask;
}

long msrpp_soft_events(const struct msrpp_soft_events __user *from)
{
	struct msrpp_soft_events happened;
	const struct register_range *range;
	unsigned long flags;

	if (copy_from_user(&happened, from, sizeof(happened)))
		return -EFAULT;
	range = range_of(happened.address);
	if (happened.reserved || !range || !range->counts)
		return -EINVAL;
	/* no counter comes round twice in the second after which the module looks at it again */
	if (happened.events > (range->writable >> 1) + 1)
		return -EINVAL;
	local_irq_save(flags);
	if (is_enabled(range, happened.address)) {
		u64 *counter = register_of(range, happened.address);

		*counter = (*counter + happened.events) & range->writable;
	}
	local_irq_restore(flags);
	return 0;
}

static int __init parse_number(char **text, const char *ends, u64 *number)
{
	size_t length = strcspn(*text, ends);
	char end = (*text)[length];
	int error;

	(*text)[length] = '\0';
	error = kstrtou64(*text, 0, number);
	*text += length + (end ? 1 : 0);
	return error;
}

static int __init parse_range(char *text, struct register_range *range)
{
	u64 first, last, enable = 0, wide;
	char *word;

	if (parse_number(&text, "-", &first) || parse_number(&text, ":", &last) ||
	    parse_number(&text, ":", &range->writable))
		return -EINVAL;
	if (first > last || last > U32_MAX || last - first >= MOST_REGISTERS)
		return -EINVAL;
	range->first = first;
	range->last = last;
	while ((word = strsep(&text, ":")) && *word) {
		if (!strcmp(word, "wo")) {
			range->write_only = true;
			continue;
		}
		if (!strcmp(word, "narrow")) {
			if (!text || parse_number(&text, ":", &wide) || !wide || wide > U32_MAX)
				return -EINVAL;
			range->wide = wide;
			continue;
		}
		if (strcmp(word, "counter") || !text ||
		    parse_number(&text, ":", &enable) ||
		    parse_number(&text, ":", &range->enable_mask) || enable > U32_MAX)
			return -EINVAL;
		range->counts = true;
		range->enable = enable;
	}
	return 0;
}

/* What is written by another address is declared there, once. */
static bool __init wide_ones_are_there(void)
{
	const struct register_range *range, *wide, *last;

	for (range = ranges; range < ranges + range_count; range++) {
		if (!range->wide)
			continue;
		wide = range_of(range->wide);
		last = range_of(range->wide + range->last - range->first);
		if (!wide || wide != last || wide->wide)
			return false;
	}
	return true;
}

static int __init parse_ranges(void)
{
	char *copy = kstrdup(registers, GFP_KERNEL), *rest = copy, *word;
	int error = 0;

	if (!copy)
		return -ENOMEM;
	while (!error && (word = strsep(&rest, ","))) {
		struct register_range *range = &ranges[range_count];

		if (range_count == MOST_RANGES)
			error = -E2BIG;
		else
			error = parse_range(word, range);
		if (error)
			break;
		range->offset = register_count;
		register_count += range->last - range->first + 1;
		range_count++;
		if (register_count > MOST_REGISTERS)
			error = -E2BIG;
	}
	kfree(copy);
	return error || wide_ones_are_there() ? error : -EINVAL;
}

void msrpp_soft_registers_exit(void)
{
	unsigned int cpu;

	for (cpu = 0; cpu < nr_cpu_ids; cpu++)
		kvfree(files[cpu]);
	kvfree(files);
}

int __init msrpp_soft_registers_init(void)
{
	unsigned int cpu;
	int error = parse_ranges();

	if (error) {
		pr_err("registers cannot be read: error %d\n", error);
		return error;
	}
	files = kvcalloc(nr_cpu_ids, sizeof(*files), GFP_KERNEL);
	if (!files)
		return -ENOMEM;
	for_each_possible_cpu(cpu) {
		files[cpu] = kvcalloc(register_count, sizeof(u64), GFP_KERNEL);
		if (!files[cpu]) {
			msrpp_soft_registers_exit();
			return -ENOMEM;
		}
	}
	return 0;
}
