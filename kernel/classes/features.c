// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * Classes and RMIDs of the processor, and the CPUs that share a last-level cache. Sources: see
 * include/msr/rdt/features.hpp.
 */
#include <linux/cpumask.h>
#include <linux/smp.h>

#include <asm/cpufeature.h>
#include <asm/processor.h>

#include "group.h"

struct msrpp_class_features msrpp_class_features __ro_after_init;

#define INTEL_HASWELL_SERVER 0x3f

static u32 class_cpuid(u32 leaf, u32 subleaf, u32 *b, u32 *c, u32 *d)
{
	u32 a = 0;

	*b = *c = *d = 0;
	if (boot_cpu_data.cpuid_level >= (int)leaf)
		cpuid_count(leaf, subleaf, &a, b, c, d);
	return a;
}

static bool class_vendor_is_amd(void)
{
	return boot_cpu_data.x86_vendor == X86_VENDOR_AMD ||
	       boot_cpu_data.x86_vendor == X86_VENDOR_HYGON;
}

/*
 * Returns the width in bits of a count of memory traffic. `offset`: bits above 24, as CPUID reports
 * them; 0: CPUID reports no width, and the vendor decides.
 */
static u32 __init class_counter_width(u32 offset)
{
	if (offset)
		return min(24 + offset, 62u);
	if (boot_cpu_data.x86_vendor == X86_VENDOR_HYGON)
		return 32;
	return class_vendor_is_amd() ? 44 : 24;
}

static void __init class_find_monitoring(struct msrpp_class_features *features)
{
	u32 a, b, c, d;

	class_cpuid(0xf, 0, &b, &c, &d);
	if (!(d & BIT(1)))
		return;
	a = class_cpuid(0xf, 1, &b, &c, &d);
	features->upscale = b;
	features->rmids = min_t(u64, (u64)c + 1, MSRPP_MOST_RMIDS);
	features->width = class_counter_width(a & 0xff);
	/*
	 * Without an upscaling factor counts cannot be converted to bytes, so that no event is
	 * usable.
	 */
	features->events = b ? (d & GENMASK(MSRPP_EVENTS - 1, 0)) << 1 : 0;
}

static void __init class_find_classes(struct msrpp_class_features *features)
{
	u32 kinds, b, c, d;

	class_cpuid(0x10, 0, &kinds, &c, &d);
	if (kinds & BIT(1)) {
		class_cpuid(0x10, 1, &b, &c, &d);
		features->l3_classes = (d & 0xffff) + 1;
		features->l3_cdp = c & BIT(2);
	}
	if (kinds & BIT(2)) {
		class_cpuid(0x10, 2, &b, &c, &d);
		features->l2_classes = (d & 0xffff) + 1;
		features->l2_cdp = c & BIT(2);
	}
	if (kinds & BIT(3)) {
		class_cpuid(0x10, 3, &b, &c, &d);
		features->other_classes = (d & 0xffff) + 1;
	}
}

/* Reads AMD's limits of bandwidth, which have a CPUID leaf of their own. */
static void __init class_find_limits(struct msrpp_class_features *features)
{
	u32 a, b, c, d;

	if (!class_vendor_is_amd() || boot_cpu_data.extended_cpuid_level < 0x80000020)
		return;
	cpuid_count(0x80000020, 0, &a, &b, &c, &d);
	if (!(b & BIT(1)))
		return;
	cpuid_count(0x80000020, 1, &a, &b, &c, &d);
	features->other_classes = max(features->other_classes, (d & 0xffff) + 1);
}

static void __init class_find_features(struct msrpp_class_features *features)
{
	u32 b, c, d;

	class_cpuid(0x7, 0, &b, &c, &d);
	if (b & BIT(12))
		class_find_monitoring(features);
	if (b & BIT(15)) {
		class_find_classes(features);
		class_find_limits(features);
	} else if (boot_cpu_data.x86_vendor == X86_VENDOR_INTEL && boot_cpu_data.x86 == 6 &&
		   boot_cpu_data.x86_model == INTEL_HASWELL_SERVER) {
		/* CPUID does not report the classes of Haswell server processors, which have 4 */
		features->l3_classes = 4;
	}
}

static bool class_has_cdp_enabled(bool supported, u32 address)
{
	u64 value;

	return supported && !msrpp_read_register(address, &value) && (value & MSRPP_QOS_CFG_CDP);
}

/*
 * The number of classes that a CPU can have now. With code and data prioritization (CDP) each class
 * takes two masks.
 */
u32 msrpp_class_count(void)
{
	const struct msrpp_class_features *features = &msrpp_class_features;
	unsigned long flags;
	u32 count;

	local_irq_save(flags);
	count = features->l3_classes >> class_has_cdp_enabled(features->l3_cdp, MSRPP_L3_QOS_CFG);
	count = max(count, features->l2_classes >>
				   class_has_cdp_enabled(features->l2_cdp, MSRPP_L2_QOS_CFG));
	local_irq_restore(flags);
	return max(count, features->other_classes);
}

/*
 * Finds the number of this CPU's last-level cache: its APIC id without the bits that tell apart
 * CPUs which share the cache (CPUID leaf 4, AMD Fn8000_001D).
 */
static void class_find_cache_local(void *unused)
{
	struct msrpp_group_slot *slot = this_cpu_ptr(msrpp_group_slots);
	u32 a, b, c, d, id, sharing;

	slot->cache = smp_processor_id();
	if (msrpp_is_soft())
		return;
	class_cpuid(1, 0, &b, &c, &d);
	id = b >> 24;
	class_cpuid(0xb, 0, &b, &c, &d);
	if (b)
		id = d;
	if (!class_vendor_is_amd()) {
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
	const struct msrpp_class_features *features = &msrpp_class_features;

	return msrpp_can_follow_threads() && (features->l3_classes || features->l2_classes ||
					      features->other_classes || features->rmids);
}

void __init msrpp_class_features_init(void)
{
	if (msrpp_soft)
		msrpp_class_features = msrpp_soft->classes;
	else
		class_find_features(&msrpp_class_features);
	on_each_cpu(class_find_cache_local, NULL, 1);
}

/*
 * Whether an online CPU other than `excluded_cpu` uses the last-level cache number `cache`;
 * nr_cpu_ids excludes no CPU.
 */
bool msrpp_cache_has_other_cpu(u32 cache, u32 excluded_cpu)
{
	u32 cpu;

	for_each_online_cpu(cpu)
		if (cpu != excluded_cpu && per_cpu_ptr(msrpp_group_slots, cpu)->cache == cache)
			return true;
	return false;
}

/*
 * Called when a CPU comes online. The counters of a last-level cache begin anew where the CPU is
 * the first of that cache.
 */
void msrpp_class_cache_cpu_up(void)
{
	class_find_cache_local(NULL);
	if (!msrpp_cache_has_other_cpu(this_cpu_ptr(msrpp_group_slots)->cache, smp_processor_id()))
		msrpp_class_counters_restarted();
}
