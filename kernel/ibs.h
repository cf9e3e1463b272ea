/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * The registers of AMD's instruction-based sampling (IBS), as include/msr/amd/ibs/fields.hpp has
 * them for user space. Sources: Linux asm/amd-ibs.h and arch/x86/events/amd/ibs.c, the AMD Research
 * IBS toolkit.
 */
#ifndef MSRPP_IBS_H
#define MSRPP_IBS_H

#define IBS_FETCH_CTL 0xc0011030
#define IBS_FETCH_ADDRESS 0xc0011031
#define IBS_FETCH_PHYSICAL 0xc0011032
#define IBS_OP_CTL 0xc0011033
#define IBS_OP_RIP 0xc0011034
#define IBS_OP_DATA 0xc0011035
#define IBS_OP_DATA2 0xc0011036
#define IBS_OP_DATA3 0xc0011037
#define IBS_OP_ADDRESS 0xc0011038
#define IBS_OP_PHYSICAL 0xc0011039
#define IBS_CONTROL 0xc001103a
#define IBS_OP_TARGET 0xc001103b
#define IBS_FETCH_EXTENDED 0xc001103c

#define IBS_FETCH_MAX 0x000000000000ffffull	/* bits 19:4 of the period of fetches */
#define IBS_FETCH_COUNT 0x00000000ffff0000ull	/* bits 19:4 of the count of fetches */
#define IBS_FETCH_RUN (1ull << 48)
#define IBS_FETCH_VALID (1ull << 49)
#define IBS_FETCH_PHYSICAL_VALID (1ull << 52)
#define IBS_FETCH_RANDOM (1ull << 57)
#define IBS_FETCH_L3_MISS (1ull << 59)

#define IBS_OP_MAX 0x0000000007f0ffffull	/* period of ops / 16, in two bit fields */
#define IBS_OP_MAX_HIGH 0x0000000007f00000ull	/* bits 26:20 of the period of ops */
#define IBS_OP_L3_MISS (1ull << 16)
#define IBS_OP_RUN (1ull << 17)
#define IBS_OP_VALID (1ull << 18)
#define IBS_OP_COUNTS_OPS (1ull << 19)
#define IBS_OP_COUNT 0x07ffffff00000000ull

/*
 * Fields of the control registers of IBS that only the module changes: another value shows that
 * somebody else has written the register.
 */
#define IBS_FETCH_SETTINGS (IBS_FETCH_MAX | IBS_FETCH_L3_MISS)
#define IBS_OP_SETTINGS (IBS_OP_MAX | IBS_OP_COUNTS_OPS | IBS_OP_L3_MISS)

#define IBS_DATA_BRANCH (1ull << 37)
#define IBS_DATA_NO_RIP (1ull << 38)

#define IBS_DATA3_LOAD (1ull << 0)
#define IBS_DATA3_MISS (1ull << 7)
#define IBS_DATA3_ADDRESS (1ull << 17)
#define IBS_DATA3_PHYSICAL (1ull << 18)

#define IBS_CONTROL_ENTRY 0xfull	/* index of the APIC's extended vector for IBS */
#define IBS_CONTROL_VALID (1ull << 8)

/* the names IBS_HAS_... are bits of CPUID Fn8000_001B_EAX */
#define IBS_HAS_FETCH (1u << 1)
#define IBS_HAS_OP (1u << 2)
#define IBS_HAS_WRITABLE_COUNT (1u << 3)
#define IBS_HAS_OP_COUNT (1u << 4)
#define IBS_HAS_TARGET (1u << 5)
#define IBS_HAS_LONG_COUNT (1u << 6)
#define IBS_HAS_RIP_INVALID (1u << 7)
#define IBS_HAS_EXTENDED (1u << 9)
#define IBS_HAS_L3_MISS (1u << 11)
/* Zen 6 has the register IBS_OP_CTL2, which the module does not use */
#define IBS_HAS_DISABLE (1u << 13)

/*
 * The longest period of a unit whose field of the maximum has 16 bits, and of ops with
 * IBS_HAS_LONG_COUNT, where the field has 23 bits. The lower 4 bits of a period are 0.
 */
#define IBS_SHORT_MOST 0xffff0u
#define IBS_LONG_MOST 0x7fffff0u

/* Bits of msrpp_ibs_errata: errata, and other properties of processor families. */
#define IBS_420 1u	/* family 10h: two writes stop IBS; the first clears the maximum */
#define IBS_718 2u	/* family 15h, models 00h to 1Fh: IBS_OP_DATA3 is not cleared */
/* families 16h to 18h: a fetch count starts again only after En = 0 */
#define IBS_FETCH_RESTART 4u
/* the count of ops always begins at 0: a start value cannot be written */
#define IBS_FIXED_COUNT 8u

/* The units of IBS that each CPU has: one samples ops, the other samples fetches. */
enum {
	MSRPP_UNIT_OP,
	MSRPP_UNIT_FETCH,
	MSRPP_UNITS,
};

#endif
