/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * A ring of records: one producer, which is never interrupted by itself and never waits, and
 * readers that take whole records. It compiles in user space too, where test/backend/shim/ring.cpp
 * goes through the orders in which producer and readers can run: whoever includes this defines the
 * accesses.
 *
 *   ring_load(x), ring_store(x, value)                   single accesses, of words that others change
 *   ring_load_acquire(x), ring_store_release(x, value)
 *   ring_exchange(x, old, value)                         compare and exchange; what was there
 *   ring_store_barrier()                                 stores before it, then those after it
 *   ring_barrier()                                       accesses before it, then those after it
 *
 * Positions are bytes since the beginning, in 64 bits: they never come round. The first byte of a
 * record is its length in words.
 */
#ifndef MSRPP_RING_H
#define MSRPP_RING_H

struct msrpp_ring_core {
	/* the producer's */
	u64 head;
	u64 *next;	/* where it is, as long as there is room */
	u32 room;	/* bytes from there on that can be written in one piece: no reader has them */
	struct msrpp_ring_page *page;	/* for readers that have it mapped; never read here */
	u64 overwritten;

	u64 *words;
	u64 size;	/* bytes, a power of two */
	struct msrpp_ring_tail *shared;	/* readers' to write, and so never trusted */
	bool overwrites;
	u64 mapped;	/* a truth value */
	u64 tail;	/* the oldest record that is left; whoever moves it has the record */
};

static inline u64 *msrpp_ring_word(struct msrpp_ring_core *ring, u64 position)
{
	return &ring->words[(position & (ring->size - 1)) >> 3];
}

/* Before the first word is written over. */
static inline void msrpp_ring_tell_oldest(struct msrpp_ring_core *ring, u64 tail)
{
	ring_store_release(ring->page->data_oldest, tail);
	ring_store_barrier();
}

/*
 * Gives up the oldest records until there is room. A reader that takes one at the same time moves
 * the tail first, or finds it moved: one of both has the record.
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
	msrpp_ring_tell_oldest(ring, tail);
}

/*
 * Up to where readers have read. Whether it is mapped is asked last: msrpp_ring_hand_over() copies
 * the tail once more after it has said so, and what was found here is not beyond it.
 */
static inline u64 msrpp_ring_read_up_to(struct msrpp_ring_core *ring)
{
	const u64 tail = ring_load_acquire(ring->tail);

	if (!ring->overwrites && ring_load_acquire(ring->mapped))
		return ring_load_acquire(ring->shared->data_tail);
	return tail;
}

/*
 * Looks how much room there is. It may be used without another look: readers only make it more. Who
 * has the ring mapped may take back what he has read, and then has what is written there.
 */
static inline void msrpp_ring_look(struct msrpp_ring_core *ring)
{
	const u64 tail = msrpp_ring_read_up_to(ring);
	const u64 used = ring->head - tail;
	const u64 straight = ring->size - (ring->head & (ring->size - 1));
	/* a tail that is nonsense is further away than the ring is large */
	const u64 free = used <= ring->size ? ring->size - used : 0;

	ring->room = free < straight ? free : straight;
	ring->next = msrpp_ring_word(ring, ring->head);
	if (ring->overwrites)
		msrpp_ring_tell_oldest(ring, tail);
}

/*
 * Whether a record of so many bytes, at most the ring's size, can be put in now, word by word. What
 * is known of the room is of no use after that.
 */
static inline bool msrpp_ring_has_room(struct msrpp_ring_core *ring, u32 bytes)
{
	ring->room = 0;
	if (ring->overwrites) {
		msrpp_ring_displace(ring, bytes);
		return true;
	}
	return ring->head - msrpp_ring_read_up_to(ring) <= ring->size - bytes;
}

static inline void msrpp_ring_put(struct msrpp_ring_core *ring, u32 word, u64 value)
{
	ring_store(*msrpp_ring_word(ring, ring->head + 8 * (u64)word), value);
}

/* What was put is a record of so many bytes. */
static inline void msrpp_ring_publish(struct msrpp_ring_core *ring, u32 bytes)
{
	const u64 head = ring->head + bytes;

	ring_store_release(ring->head, head);
	ring_store_release(ring->page->data_head, head);
}

/* What was written at `next` is a record of so many bytes, for which there was room. */
static inline void msrpp_ring_advance(struct msrpp_ring_core *ring, u32 bytes)
{
	ring->next += bytes >> 3;
	ring->room -= bytes;
	msrpp_ring_publish(ring, bytes);
}

/* From here on the tail is the one that the reader writes. */
static inline void msrpp_ring_hand_over(struct msrpp_ring_core *ring)
{
	ring_store(ring->shared->data_tail, ring_load(ring->tail));
	ring_store_release(ring->mapped, 1);
	ring_barrier();
	/* a reader that had begun before may have moved it, and the producer has seen that */
	ring_store(ring->shared->data_tail, ring_load(ring->tail));
}

/*
 * Takes whole records, so many as `room` words hold. Returns words; 0: there is none, somebody has
 * mapped the ring meanwhile, or the first is larger than `room`, which is told apart by
 * `too_large`.
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
		/*
		 * the tail that the producer follows is another one now: what was copied may be
		 * torn
		 */
		if (ring_load_acquire(ring->mapped))
			return 0;
		*too_large = !whole;
		/* with it, nothing of this was written over: the producer moves the tail first */
		if (ring_exchange(ring->tail, tail, tail + 8 * (u64)whole) == tail)
			return whole;
		if (room / 2 > 0xff)	/* a producer that is faster than this catches up with less */
			room /= 2;
	}
}

#endif
