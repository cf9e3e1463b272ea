/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * The registers of classes of service and RMIDs. Sources: Intel SDM volume 3B, 17.18 and 17.19; AMD
 * 24593 (APM volume 2) chapter 19, with the same addresses.
 */
#ifndef MSRPP_RDT_H
#define MSRPP_RDT_H

#include <linux/bits.h>
#include <linux/types.h>

#define MSRPP_PQR_ASSOC 0xc8f
#define MSRPP_QM_EVTSEL 0xc8d
#define MSRPP_QM_CTR 0xc8e
#define MSRPP_L3_QOS_CFG 0xc81
#define MSRPP_L2_QOS_CFG 0xc82
#define MSRPP_QOS_CFG_CDP BIT_ULL(0)

#define MSRPP_PQR_RMID GENMASK_ULL(9, 0)
#define MSRPP_PQR_CLASS GENMASK_ULL(63, 32)
#define MSRPP_PQR_CLASS_SHIFT 32
#define MSRPP_QM_RMID_SHIFT 32
#define MSRPP_QM_UNAVAILABLE BIT_ULL(62)
#define MSRPP_QM_ERROR BIT_ULL(63)

/* The events of the counters of an RMID. */
enum {
	MSRPP_OCCUPANCY,	/* bytes of the cache that the RMID occupies */
	MSRPP_TOTAL,	/* the traffic of the RMID with all memory */
	MSRPP_LOCAL,	/* the traffic of the RMID with the memory of the local node */
	MSRPP_EVENTS,
};

/* Returns the number of an event, MSRPP_OCCUPANCY, MSRPP_TOTAL or MSRPP_LOCAL, in QM_EVTSEL. */
static inline u32 msrpp_qm_event_number(u32 event)
{
	return event + 1;
}

/* The classes and RMIDs that the processor has. */
struct msrpp_class_features {
	u32 l3_classes;	/* number of classes with a mask of the L3's ways; 0: none */
	u32 l2_classes;	/* number of classes with a mask of the L2's ways; 0: none */
	u32 other_classes;	/* number of classes with a limit of memory bandwidth; 0: none */
	bool l3_cdp;	/* the L3 can have masks of its own for code and data (CDP) */
	bool l2_cdp;
	u32 rmids;	/* number of RMIDs; 0: none */
	u32 events;	/* BIT(number) of each event in QM_EVTSEL */
	u32 upscale;	/* bytes of one count of QM_CTR */
	u32 width;	/* bits of a count of traffic, after which it wraps */
};

#endif
