/* SPDX-License-Identifier: MIT OR GPL-2.0 */
/*
 * A ring of records: one producer, which is never interrupted by itself and never waits, and
 * readers that take whole records. The header also compiles in user space, where
 * test/backend/shim/ring.cpp checks all orders in which producer and readers can run: the including
 * file defines the accesses.
 *
 *   ring_load(x), ring_store(x, value)                single accesses of shared words
 *   ring_load_acquire(x), ring_store_release(x, value)
 *   ring_exchange(x, old, value)                      compares, exchanges, returns the value before
 *   ring_store_barrier()                              orders stores
 *   ring_barrier()                                    orders all accesses
 *
 * Positions are bytes since the beginning, in 64 bits: they never wrap. The first byte of a record
 * is its length in words.
 */
#ifndef MSRPP_RING_H
#define MSRPP_RING_H

struct msrpp_ring_core {
	/* Members that only the producer of records writes; `head`: position of the next record. */
	u64 head;
	u64 *next_word;	/* address of the byte at `head`, where `space` is not 0 */
	u32 space;	/* bytes at `next_word` that can be written in one piece */
	/* page for readers that map the ring; the producer only writes this page */
	struct msrpp_ring_page *page;
	u64 overwritten_records;

	u64 *words;
	u64 size;	/* size of the ring in bytes, a power of two */
	/* page that readers write, whose values are never trusted */
	struct msrpp_ring_tail *tail_page;
	bool overwrite_mode;
	u64 is_mapped;	/* 1: a reader has mapped the ring; else 0 */
	/*
	 * position of the oldest record; the producer or reader that moves the tail owns the record
	 */
	u64 tail;
};

static inline u64 *msrpp_ring_word(struct msrpp_ring_core *ring, u64 position)
{
	return &ring->words[(position & (ring->size - 1)) >> 3];
}

/* Publishes the position of the oldest record, before a word of older records is overwritten. */
static inline void msrpp_ring_publish_oldest(struct msrpp_ring_core *ring, u64 tail)
{
	ring_store_release(ring->page->data_oldest, tail);
	ring_store_barrier();
}

/*
 * Drops the oldest records until there is space. A reader that takes one of them at the same time
 * moves the tail first, or finds it moved by the producer: exactly one of the two has the record.
 */
static inline void msrpp_ring_displace(struct msrpp_ring_core *ring, u32 bytes)
{
	u64 tail = ring_load(ring->tail), previous, length;

	while (ring->head + bytes - tail > ring->size) {
		length = 8 * (ring_load(*msrpp_ring_word(ring, tail)) & 0xff);
		previous = ring_exchange(ring->tail, tail, tail + length);
		if (previous != tail) {
			tail = previous;
			continue;
		}
		/* a record that the mapping reader has read already is not counted */
		if (!ring->is_mapped || (s64)(tail - ring_load(ring->tail_page->data_tail)) >= 0)
			ring_store(ring->overwritten_records, ring->overwritten_records + 1);
		tail += length;
	}
	msrpp_ring_publish_oldest(ring, tail);
}

/*
 * Returns the position up to which readers have read. `is_mapped` is read last:
 * msrpp_ring_hand_over() copies the tail once more after it has set `is_mapped`, and the tail that
 * was read before is not beyond that copy.
 */
static inline u64 msrpp_ring_read_position(struct msrpp_ring_core *ring)
{
	const u64 tail = ring_load_acquire(ring->tail);

	if (!ring->overwrite_mode && ring_load_acquire(ring->is_mapped))
		return ring_load_acquire(ring->tail_page->data_tail);
	return tail;
}

/*
 * Computes the space that can be written in one piece. The space stays valid: readers only add to
 * it. A reader that has mapped the ring may move its tail back, and then reads overwritten words.
 */
static inline void msrpp_ring_update_space(struct msrpp_ring_core *ring)
{
	const u64 tail = msrpp_ring_read_position(ring);
	const u64 used_bytes = ring->head - tail;
	const u64 bytes_to_end = ring->size - (ring->head & (ring->size - 1));
	/* the tail that a reader writes is invalid if it is further away than the ring is large */
	const u64 free_bytes = used_bytes <= ring->size ? ring->size - used_bytes : 0;

	ring->space = free_bytes < bytes_to_end ? free_bytes : bytes_to_end;
	ring->next_word = msrpp_ring_word(ring, ring->head);
	if (ring->overwrite_mode)
		msrpp_ring_publish_oldest(ring, tail);
}

/*
 * Whether a record of `bytes`, at most the ring's size, can be put in now, word by word.
 * Invalidates `space`.
 */
static inline bool msrpp_ring_has_space(struct msrpp_ring_core *ring, u32 bytes)
{
	ring->space = 0;
	if (ring->overwrite_mode) {
		msrpp_ring_displace(ring, bytes);
		return true;
	}
	return ring->head - msrpp_ring_read_position(ring) <= ring->size - bytes;
}

static inline void msrpp_ring_put(struct msrpp_ring_core *ring, u32 word, u64 value)
{
	ring_store(*msrpp_ring_word(ring, ring->head + 8 * (u64)word), value);
}

/* Publishes a record of `bytes` that msrpp_ring_put() has written. */
static inline void msrpp_ring_publish(struct msrpp_ring_core *ring, u32 bytes)
{
	const u64 head = ring->head + bytes;

	ring_store_release(ring->head, head);
	ring_store_release(ring->page->data_head, head);
}

/* Publishes a record of `bytes` that was written at `next_word`, within `space`. */
static inline void msrpp_ring_advance(struct msrpp_ring_core *ring, u32 bytes)
{
	ring->next_word += bytes >> 3;
	ring->space -= bytes;
	msrpp_ring_publish(ring, bytes);
}

/* Hands the tail over to the reader that maps the ring. */
static inline void msrpp_ring_hand_over(struct msrpp_ring_core *ring)
{
	ring_store(ring->tail_page->data_tail, ring_load(ring->tail));
	ring_store_release(ring->is_mapped, 1);
	ring_barrier();
	/*
	 * read() may have moved the tail before it saw `is_mapped`, and the producer has seen that
	 * tail
	 */
	ring_store(ring->tail_page->data_tail, ring_load(ring->tail));
}

/*
 * Copies whole records, as many as `space` words hold. Returns the number of words; 0: the ring is
 * empty, it was mapped meanwhile, or the first record is larger than `space`, which sets
 * `too_large`.
 */
static inline u32 msrpp_ring_take(struct msrpp_ring_core *ring, u64 *buffer, u32 space,
				  bool *too_large)
{
	u64 tail, available;
	u32 count, whole_words, length;

	*too_large = false;
	for (;;) {
		tail = ring_load_acquire(ring->tail);
		available = ring_load_acquire(ring->head) - tail;
		if (!available)
			return 0;
		available >>= 3;
		for (count = 0; count < available && count < space; count++)
			buffer[count] = ring_load(*msrpp_ring_word(ring, tail + 8 * (u64)count));
		for (whole_words = 0; whole_words < count; whole_words += length) {
			length = buffer[whole_words] & 0xff;
			if (!length || length > count - whole_words)
				break;
		}
		/*
		 * the producer follows the tail of the mapping reader now: the copied words may be
		 * torn
		 */
		if (ring_load_acquire(ring->is_mapped))
			return 0;
		*too_large = !whole_words;
		/*
		 * success: no copied word was overwritten, since the producer moves the tail first
		 */
		if (ring_exchange(ring->tail, tail, tail + 8 * (u64)whole_words) == tail)
			return whole_words;
		if (space / 2 > 0xff)	/* the producer is too fast: copying fewer words is tried */
			space /= 2;
	}
}

#endif
