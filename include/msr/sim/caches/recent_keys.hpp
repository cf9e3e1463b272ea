// The keys that were used last, up to a fixed number: a fully associative memory with true
// least-recently-used replacement, whose cost does not grow with the number of keys.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace msr::sim {

/// The keys of 64 bits that were used last, up to a fixed number. The constructor allocates all
/// memory.
class recent_keys {
public:
    /// Makes an empty object. `maximum`: the number of keys that the object can hold, 1 to 32,767.
    explicit recent_keys(std::size_t maximum)
        : bucket_mask_{std::bit_ceil(2 * maximum) - 1}, nodes_(maximum),
          buckets_(bucket_mask_ + 1, none) {}

    /// Uses a key if the object holds it. Returns whether the object holds the key; if not, nothing
    /// changes.
    bool refer_if_kept(std::uint64_t key) {
        std::uint16_t position = buckets_[bucket_of(key)];
        while (position != none && nodes_[position].key != key)
            position = nodes_[position].next;
        if (position == none) return false;
        if (position != newest_) {
            unlink(position);
            link(position);
        }
        return true;
    }

    /// Uses a key. Returns whether the object held the key; if not, the key replaces the least
    /// recently used key once `maximum` keys are held.
    bool refer(std::uint64_t key) {
        if (refer_if_kept(key)) return true;
        std::uint16_t position = static_cast<std::uint16_t>(kept_);
        if (kept_ < nodes_.size()) {
            ++kept_;
        } else {
            position = oldest_;
            unlink(position);
            leave_bucket(position);
        }
        std::uint16_t &first = buckets_[bucket_of(key)];
        nodes_[position].key = key;
        nodes_[position].next = first;
        first = position;
        link(position);
        return false;
    }

    /// Returns whether the key is the newest of all, so that refer() would find it and change
    /// nothing.
    bool is_newest(std::uint64_t key) const {
        return newest_ != none && nodes_[newest_].key == key;
    }

private:
    static constexpr std::uint16_t none = 0xffff;

    struct node {
        std::uint64_t key{};
        // Index of the next entry in the hash bucket; `none`: the last entry.
        std::uint16_t next{none};
        std::uint16_t newer{none};
        std::uint16_t older{none};
    };

    std::size_t bucket_mask_;
    std::vector<node> nodes_;
    std::vector<std::uint16_t> buckets_;
    std::size_t kept_ = 0;
    std::uint16_t newest_ = none;
    std::uint16_t oldest_ = none;

    std::size_t bucket_of(std::uint64_t key) const {
        return ((key * 0x9e3779b97f4a7c15) >> 40) & bucket_mask_;
    }

    void unlink(std::uint16_t position) {
        const node &gone = nodes_[position];
        (gone.newer == none ? newest_ : nodes_[gone.newer].older) = gone.older;
        (gone.older == none ? oldest_ : nodes_[gone.older].newer) = gone.newer;
    }

    void link(std::uint16_t position) {
        nodes_[position].newer = none;
        nodes_[position].older = newest_;
        (newest_ == none ? oldest_ : nodes_[newest_].newer) = position;
        newest_ = position;
    }

    void leave_bucket(std::uint16_t position) {
        std::uint16_t *place = &buckets_[bucket_of(nodes_[position].key)];
        while (*place != position)
            place = &nodes_[*place].next;
        *place = nodes_[position].next;
    }
};

} // namespace msr::sim
