// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * The simulated registers of each CPU. Accesses to registers that are not declared, and writes of
 * reserved bits, fail like #GP.
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

/*
 * A range of declared registers, from `first` to `last`. A counter in the range counts where
 * (enable register & enable mask) == enable mask.
 */
struct register_range {
	u32 first;
	u32 last;
	/* offset of the first register of the range in the register file of a CPU */
	u32 offset;
	u64 writable;	/* bits that may be written; for counters, the bits that count */
	bool write_only;
	bool counts;
	/*
	 * address of the enable register of the first counter; the next counters have the next
	 * addresses
	 */
	u32 enable_address;
	u64 enable_mask;
	/*
	 * address at which a write of the first register takes all bits, where its own address
	 * sign-extends 32 bits; or 0
	 */
	u32 wide_address;
};

/* The counters, CCCRs and ESCRs of a Pentium 4: Intel SDM volume 4, chapter on NetBurst. */
#define COUNTERS "0x300-0x311:0xffffffffff:counter:0x360:0x1000"
#define CCCRS "0x360-0x371:0xc7fff000"
#define ESCRS "0x3a0-0x3e1:0x7fffffff"

/* The masks IA32_L3_QOS_MASK_n: 11 ways for each of 16 classes. */
#define MASKS "0xc90-0xc9f:0x7ff"

static char *registers = COUNTERS "," CCCRS "," ESCRS "," MASKS;
module_param(registers, charp, 0444);
MODULE_PARM_DESC(registers,
		 "Ranges of registers that exist, separated by commas: FIRST-LAST:WRITABLE_BITS"
		 "[:wo][:counter:ENABLE_ADDRESS:ENABLE_MASK][:narrow:WIDE_ADDRESS] "
		 "(default: those of a Pentium 4, and the masks of 16 classes)");

static struct register_range ranges[MOST_RANGES] __ro_after_init;
static unsigned int range_count __ro_after_init;
static unsigned int register_count __ro_after_init;
static u64 **files __ro_after_init;	/* the register file of each CPU */

static const struct register_range *soft_find_range(u32 address)
{
	unsigned int i;

	for (i = 0; i < range_count; i++)
		if (address - ranges[i].first <= ranges[i].last - ranges[i].first)
			return &ranges[i];
	return NULL;
}

static u64 *soft_register(const struct register_range *range, u32 address)
{
	if (range->wide_address) {
		address += range->wide_address - range->first;
		range = soft_find_range(address);
	}
	return &files[smp_processor_id()][range->offset + address - range->first];
}

int msrpp_soft_read(u32 address, u64 *value)
{
	const struct register_range *range;

	if (msrpp_is_soft_class_register(address))
		return msrpp_soft_class_read(address, value);
	range = soft_find_range(address);
	if (!range || range->write_only)
		return -EIO;
	*value = *soft_register(range, address);
	return 0;
}

int msrpp_soft_write(u32 address, u64 value)
{
	const struct register_range *range;

	if (msrpp_is_soft_class_register(address))
		return msrpp_soft_class_write(address, value);
	range = soft_find_range(address);
	if (!range || (value & ~range->writable))
		return -EIO;
	if (range->wide_address)
		value = sign_extend64(value, 31) & range->writable;
	*soft_register(range, address) = value;
	return 0;
}

static bool soft_is_enabled(const struct register_range *range, u32 address)
{
	u64 enable;

	if (msrpp_soft_read(range->enable_address + address - range->first, &enable))
		return false;
	return (enable & range->enable_mask) == range->enable_mask;
}

long msrpp_soft_events(const struct msrpp_soft_events __user *source)
{
	struct msrpp_soft_events request;
	const struct register_range *range;
	unsigned long flags;

	if (copy_from_user(&request, source, sizeof(request)))
		return -EFAULT;
	range = soft_find_range(request.address);
	if (request.reserved || !range || !range->counts)
		return -EINVAL;
	/* no counter may count its whole range between two readings of msrpp.ko, a second apart */
	if (request.events > (range->writable >> 1) + 1)
		return -EINVAL;
	local_irq_save(flags);
	if (soft_is_enabled(range, request.address)) {
		u64 *counter = soft_register(range, request.address);

		*counter = (*counter + request.events) & range->writable;
	}
	local_irq_restore(flags);
	return 0;
}

static int __init soft_parse_number(char **text, const char *ends, u64 *number)
{
	size_t length = strcspn(*text, ends);
	char end = (*text)[length];
	int error;

	(*text)[length] = '\0';
	error = kstrtou64(*text, 0, number);
	*text += length + (end ? 1 : 0);
	return error;
}

static int __init soft_parse_range(char *text, struct register_range *range)
{
	u64 first, last, enable = 0, wide;
	char *word;

	if (soft_parse_number(&text, "-", &first) || soft_parse_number(&text, ":", &last) ||
	    soft_parse_number(&text, ":", &range->writable))
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
			if (!text || soft_parse_number(&text, ":", &wide) || !wide ||
			    wide > U32_MAX)
				return -EINVAL;
			range->wide_address = wide;
			continue;
		}
		if (strcmp(word, "counter") || !text || soft_parse_number(&text, ":", &enable) ||
		    soft_parse_number(&text, ":", &range->enable_mask) || enable > U32_MAX)
			return -EINVAL;
		range->counts = true;
		range->enable_address = enable;
	}
	return 0;
}

/*
 * Whether the wide addresses of each narrow range (of counters whose own addresses take 32 bits)
 * lie in one range that is not narrow itself.
 */
static bool __init soft_wide_ranges_exist(void)
{
	const struct register_range *range, *wide, *last;

	for (range = ranges; range < ranges + range_count; range++) {
		if (!range->wide_address)
			continue;
		wide = soft_find_range(range->wide_address);
		last = soft_find_range(range->wide_address + range->last - range->first);
		if (!wide || wide != last || wide->wide_address)
			return false;
	}
	return true;
}

static int __init soft_parse_ranges(void)
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
			error = soft_parse_range(word, range);
		if (error)
			break;
		range->offset = register_count;
		register_count += range->last - range->first + 1;
		range_count++;
		if (register_count > MOST_REGISTERS)
			error = -E2BIG;
	}
	kfree(copy);
	return error || soft_wide_ranges_exist() ? error : -EINVAL;
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
	int error = soft_parse_ranges();

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
