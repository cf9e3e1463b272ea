// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * What the processor has of classes and RMIDs, and which CPUs share a last-level cache. Sources:
 * those of msr/rdt/features.hpp.
 */
#include <linux/cpumask.h>
#include <linux/smp.h>

#include <asm/cpufeature.h>
#include <asm/processor.h>

#include "group.h"

struct msrpp_class_features msrpp_class_features __ro_after_init;

#define INTEL_HASWELL_SERVER 0x3f

static u32 class_cpuid(u32 number, u32 part, u32 *b, u32 *c, u32 *d)
{
	u32 a = 0;

	*b = *c = *d = 0;
	if (boot_cpu_data.cpuid_level >= (int)number)
		cpuid_count(number, part, &a, b, c, d);
	return a;
}

static bool is_amd(void)
{
	return boot_cpu_data.x86_vendor == X86_VENDOR_AMD ||
	       boot_cpu_data.x86_vendor == X86_VENDOR_HYGON;
}

static u32 __init class_counter_width(u32 offset)
{
	if (offset)
		return min(24 + offset, 62u);
	if (boot_cpu_data.x86_vendor == X86_VENDOR_HYGON)
		return 32;
	return is_amd() ? 44 : 24;
}

static void __init class_find_monitoring(struct msrpp_class_features *has)
{
	u32 a, b, c, d;

	class_cpuid(0xf, 0, &b, &c, &d);
	if (!(d & BIT(1)))
		return;
	a = class_cpuid(0xf, 1, &b, &c, &d);
	has->upscale = b;
	has->rmids = min_t(u64, (u64)c + 1, MSRPP_MOST_RMIDS);
	has->width = class_counter_width(a & 0xff);
	/* without a factor a count would stand for no bytes */
	has->events = b ? (d & GENMASK(MSRPP_EVENTS - 1, 0)) << 1 : 0;
}

static void __init class_find_classes(struct msrpp_class_features *has)
{
	u32 kinds, b, c, d;

	class_cpuid(0x10, 0, &kinds, &c, &d);
	if (kinds & BIT(1)) {
		class_cpuid(0x10, 1, &b, &c, &d);
		has->l3_classes = (d & 0xffff) + 1;
		has->l3_cdp = c & BIT(2);
	}
	if (kinds & BIT(2)) {
		class_cpuid(0x10, 2, &b, &c, &d);
		has->l2_classes = (d & 0xffff) + 1;
		has->l2_cdp = c & BIT(2);
	}
	if (kinds & BIT(3)) {
		class_cpuid(0x10, 3, &b, &c, &d);
		has->other_classes = (d & 0xffff) + 1;
	}
}

/* Bandwidth of AMD, in a leaf of its own. */
static void __init class_find_limits(struct msrpp_class_features *has)
{
	u32 a, b, c, d;

	if (!is_amd() || boot_cpu_data.extended_cpuid_level < 0x80000020)
		return;
	cpuid_count(0x80000020, 0, &a, &b, &c, &d);
	if (!(b & BIT(1)))
		return;
	cpuid_count(0x80000020, 1, &a, &b, &c, &d);
	has->other_classes = max(has->other_classes, (d & 0xffff) + 1);
}

static void __init class_find_features(struct msrpp_class_features *has)
{
	u32 b, c, d;

	class_cpuid(0x7, 0, &b, &c, &d);
	if (b & BIT(12))
		class_find_monitoring(has);
	if (b & BIT(15)) {
		class_find_classes(has);
		class_find_limits(has);
	} else if (boot_cpu_data.x86_vendor == X86_VENDOR_INTEL && boot_cpu_data.x86 == 6 &&
		   boot_cpu_data.x86_model == INTEL_HASWELL_SERVER) {
		has->l3_classes = 4;	/* though CPUID does not say it */
	}
}

static bool class_is_divided(bool has, u32 address)
{
	u64 value;

	return has && !msrpp_read_register(address, &value) && (value & MSRPP_QOS_CFG_CDP);
}

/* The most that a CPU may be given; code and data apart take two masks for each class. */
u32 msrpp_classes_now(void)
{
	const struct msrpp_class_features *has = &msrpp_class_features;
	unsigned long flags;
	u32 most;

	local_irq_save(flags);
	most = has->l3_classes >> class_is_divided(has->l3_cdp, MSRPP_L3_QOS_CFG);
	most = max(most, has->l2_classes >> class_is_divided(has->l2_cdp, MSRPP_L2_QOS_CFG));
	local_irq_restore(flags);
	return max(most, has->other_classes);
}

/*
 * The number of the last-level cache of this CPU: what is left of its APIC id without the bits
 * that tell apart who shares it (CPUID leaf 4, AMD Fn8000_001D).
 */
static void class_find_cache_here(void *unused)
{
	struct msrpp_class_slot *slot = this_cpu_ptr(msrpp_class_slots);
	u32 a, b, c, d, id, sharing;

	slot->cache = smp_processor_id();
	if (msrpp_is_soft())
		return;
	class_cpuid(1, 0, &b, &c, &d);
	id = b >> 24;
	class_cpuid(0xb, 0, &b, &c, &d);
	if (b)
		id = d;
	if (!is_amd()) {
		a = class_cpuid(4, 3, &b, &c, &d);
	} else if (boot_cpu_data.extended_cpuid_level >= 0x8000001d) {
		cpuid_count(0x8000001d, 3, &a, &b, &c, &d);
	} else {
		a = 0;
	}
	sharing = ((a >> 14) & 0xfff) + 1;
	slot->cache = (a & 0x1f) ? id >> order_base_2(sharing) : 0;
}

bool msrpp_has_classes(void)
{
	const struct msrpp_class_features *has = &msrpp_class_features;

	return msrpp_can_follow_threads() &&
	       (has->l3_classes || has->l2_classes || has->other_classes || has->rmids);
}

void __init msrpp_class_features_init(void)
{
	if (msrpp_soft)
		msrpp_class_features = msrpp_soft->classes;
	else
		class_find_features(&msrpp_class_features);
	on_each_cpu(class_find_cache_here, NULL, 1);
}

bool msrpp_cache_has_cpu(u32 cache, u32 than)
{
	u32 cpu;

	for_each_online_cpu(cpu)
		if (cpu != than && per_cpu_ptr(msrpp_class_slots, cpu)->cache == cache)
			return true;
	return false;
}

/* On a CPU that comes. */
void msrpp_class_cache_comes_here(void)
{
	class_find_cache_here(NULL);
	if (!msrpp_cache_has_cpu(this_cpu_ptr(msrpp_class_slots)->cache, smp_processor_id()))
		msrpp_class_counters_begin_anew();
}
