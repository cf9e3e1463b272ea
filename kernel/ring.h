/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * A ring of records: one producer, which is never interrupted by itself and never waits, and readers
 * that take whole records. It compiles in user space too, where test/backend/shim/ring.cpp goes
 * through the orders in which producer and readers can run: whoever includes this defines the
 * accesses.
 *
 *   ring_load(x), ring_store(x, value)                   single accesses, of words that others change
 *   ring_load_acquire(x), ring_store_release(x, value)
 *   ring_exchange(x, old, value)                         compare and exchange; what was there
 *   ring_store_barrier()                                 stores before it, then those after it
 *
 * Positions are bytes since the beginning, in 64 bits: they never come round. The first byte of a
 * record is its length in words.
 */
#ifndef MSRPP_RING_H
#define MSRPP_RING_H

struct msrpp_ring_core {
	u64 *words;
	u64 size;	/* bytes, a power of two */
	u64 head;	/* the producer's */
	u64 tail;	/* the oldest record that is left; whoever moves it has the record */
	struct msrpp_ring_page *page;	/* for readers that have it mapped; never read here */
	struct msrpp_ring_tail *shared;	/* theirs to write, and so never trusted */
	u64 overwritten;
	bool overwrites;
	bool mapped;
};

static inline u64 *msrpp_ring_word(struct msrpp_ring_core *ring, u64 position)
{
	return &ring->words[(position & (ring->size - 1)) >> 3];
}

/*
 * Gives up the oldest records until there is room. A reader that takes one at the same time moves the
 * tail first, or finds it moved: one of both has the record.
 */
static inline void msrpp_ring_displace(struct msrpp_ring_core *ring, u32 bytes)
{
	u64 tail = ring_load(ring->tail), found, length;

	while (ring->head + bytes - tail > ring->size) {
		length = 8 * (ring_load(*msrpp_ring_word(ring, tail)) & 0xff);
		found = ring_exchange(ring->tail, tail, tail + length);
		if (found != tail) {
			tail = found;
			continue;
		}
		if (!ring->mapped || (s64)(tail - ring_load(ring->shared->data_tail)) >= 0)
			ring_store(ring->overwritten, ring->overwritten + 1);
		tail += length;
	}
	/* before the first word is written over */
	ring_store_release(ring->page->data_oldest, tail);
	ring_store_barrier();
}

/* Whether a record of so many bytes, at most the ring's size, can be put in now. */
static inline bool msrpp_ring_has_room(struct msrpp_ring_core *ring, u32 bytes)
{
	u64 tail;

	if (ring->overwrites) {
		msrpp_ring_displace(ring, bytes);
		return true;
	}
	/* a tail that is nonsense is further away than the ring is large */
	tail = ring->mapped ? ring_load_acquire(ring->shared->data_tail) :
			      ring_load_acquire(ring->tail);
	return ring->head - tail <= ring->size - bytes;
}

static inline void msrpp_ring_put(struct msrpp_ring_core *ring, u32 word, u64 value)
{
	ring_store(*msrpp_ring_word(ring, ring->head + 8 * (u64)word), value);
}

/* Where the next record of so many bytes goes; NULL: it goes round the ring's end. */
static inline u64 *msrpp_ring_straight(struct msrpp_ring_core *ring, u32 bytes)
{
	const u64 at = ring->head & (ring->size - 1);

	return at + bytes <= ring->size ? &ring->words[at >> 3] : (u64 *)0;
}

/* What was put is a record of so many bytes. */
static inline void msrpp_ring_publish(struct msrpp_ring_core *ring, u32 bytes)
{
	const u64 head = ring->head + bytes;

	ring_store_release(ring->head, head);
	ring_store_release(ring->page->data_head, head);
}

/*
 * Takes whole records, so many as `room` words hold. Returns words; 0: there is none, or the first is
 * larger than `room`, which is told apart by `too_large`.
 */
static inline u32 msrpp_ring_take(struct msrpp_ring_core *ring, u64 *into, u32 room,
				  bool *too_large)
{
	u64 tail, there;
	u32 count, whole, length;

	*too_large = false;
	for (;;) {
		tail = ring_load_acquire(ring->tail);
		there = ring_load_acquire(ring->head) - tail;
		if (!there)
			return 0;
		there >>= 3;
		for (count = 0; count < there && count < room; count++)
			into[count] = ring_load(*msrpp_ring_word(ring, tail + 8 * (u64)count));
		for (whole = 0; whole < count; whole += length) {
			length = into[whole] & 0xff;
			if (!length || length > count - whole)
				break;
		}
		*too_large = !whole;
		/* with it, nothing of this was written over: the producer moves the tail first */
		if (ring_exchange(ring->tail, tail, tail + 8 * (u64)whole) == tail)
			return whole;
	}
}

#endif
