// A hash table that numbers the addresses of a file or process in the order of their first
// requests: a single access to memory finds most numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace msrpp::profile {

/// A hash table with open addressing: an entry is at the position of its hash, or a little behind.
class place_table {
public:
    struct result {
        std::uint32_t number{};
        bool is_new{};
    };

    /// Returns the number of an address in a file or a process, `owner`. Addresses get numbers from
    /// 0 on, in the order of the first requests.
    result of(std::uint32_t owner, std::uint64_t address) {
        if (2 * (std::size_t{used_} + 1) > entries_.size()) grow();
        entry &entry = slot_of(owner, address);
        if (entry.number_and_one != 0) return {entry.number_and_one - 1, false};
        entry = {address, owner, ++used_};
        return {used_ - 1, true};
    }

private:
    struct entry {
        std::uint64_t address{};
        std::uint32_t owner{};
        std::uint32_t
            number_and_one{}; ///< number of the address plus 1; 0: the table's entry is free
    };
    /// Entries of the hash table; their number is a power of two.
    std::vector<entry> entries_ = std::vector<entry>(1024);
    std::uint32_t used_ = 0;

    static std::size_t hash(std::uint32_t owner, std::uint64_t address) {
        const std::uint64_t mixed = (address ^ std::uint64_t{owner} << 40) * 0x9e3779b97f4a7c15u;
        return static_cast<std::size_t>(mixed ^ mixed >> 32);
    }
    entry &slot_of(std::uint32_t owner, std::uint64_t address) {
        const std::size_t mask = entries_.size() - 1;
        std::size_t i = hash(owner, address) & mask;
        while (entries_[i].number_and_one != 0 &&
               (entries_[i].address != address || entries_[i].owner != owner))
            i = (i + 1) & mask;
        return entries_[i];
    }
    void grow() {
        std::vector<entry> old(2 * entries_.size());
        std::swap(old, entries_);
        for (const entry &item : old)
            if (item.number_and_one != 0) slot_of(item.owner, item.address) = item;
    }
};

} // namespace msrpp::profile
